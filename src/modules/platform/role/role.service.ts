/** Grants and revokes roles: never more than the caller has, and with immediate effect. */
import { sql } from 'kysely'
import type {
  RoleCreateInput,
  RoleDefinitionCreateInput,
  RoleDefinitionUpdateInput,
  RoleSearchInput,
} from '../../../contract/contract.gen.js'
import { hasRole, refuseEscalation } from '../../../core/auth/access.js'
import { forbidden, refused } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { childPage } from '../../../core/store/relations.js'
import * as store from '../../../core/store/store.js'
import type { RoleDefinitionRow, RoleRow } from '../../../db/db.gen.js'
import type { Access } from '../../../db/json.js'
import { isBuiltIn } from './role.definitions.js'
import { role, roleDefinition } from './role.resource.js'

/** Contacts and customers have lower ids; only administrators get the default access of a definition. */
const FIRST_ADMINISTRATOR_ID = 1_000_000_001

/** Refuses a search for other users' roles without the right to read roles. */
function refuseRolesOfOthers({ actor: { roles, user } }: Ctx, userIds: readonly number[]): void {
  if (!hasRole(roles, 'role', 'VIEWER') && userIds.some((id) => id !== user?.id))
    throw forbidden('these are the roles of other users')
}

export function listRoles(ctx: Ctx, search: RoleSearchInput, counted: boolean): Promise<Page<RoleRow>> {
  refuseRolesOfOthers(ctx, search.userIds)
  return store.list(ctx, role, search, { counted })
}

/** Returns the roles of one user in many domains, in one statement. */
export async function rolesOfUser(ctx: Ctx, roleDefinitionId: string, userId: number): Promise<RoleRow[]> {
  refuseRolesOfOthers(ctx, [userId])
  const { items } = await childPage(ctx, role, 'roleDefinitionId', roleDefinitionId, { page: 1, offset: 1, userIds: [userId] })
  return items
}

/** Adds a custom domain. */
export async function createDefinition(ctx: Ctx, input: RoleDefinitionCreateInput): Promise<RoleDefinitionRow> {
  refuseAccessRaise(ctx, input.name, 'NONE', input.defaultAccess)
  return clearIdentitiesAfter(ctx, store.create(ctx, roleDefinition, input))
}

/** Changes a definition. Built-in domains keep their names, by which the server finds them. */
export const updateDefinition = (ctx: Ctx, id: string, input: RoleDefinitionUpdateInput): Promise<RoleDefinitionRow> =>
  clearIdentitiesAfter(
    ctx,
    changing(ctx, roleDefinition, { uuid: id }, { access: 'EDITOR' }, async (inner, { name, defaultAccess }) => {
      if (isBuiltIn(name) && input.name !== name)
        throw refused('ROLE_DEFINITION_UPDATE_ERROR', `The role definition [${name}] keeps its name`)
      refuseAccessRaise(inner, name, defaultAccess, input.defaultAccess)
      return store.update(inner, roleDefinition, { uuid: id }, input)
    }),
  )

/** Deletes a custom definition with all its roles. */
export const deleteDefinition = (ctx: Ctx, id: string): Promise<RoleDefinitionRow> =>
  clearIdentitiesAfter(
    ctx,
    changing(ctx, roleDefinition, { uuid: id }, { access: 'OWNER', allows: refuseBuiltIn }, (inner) =>
      store.remove(inner, roleDefinition, { uuid: id }),
    ),
  )

function refuseBuiltIn({ name }: RoleDefinitionRow): void {
  if (isBuiltIn(name)) throw refused('ROLE_DEFINITION_DELETE_ERROR', `The role definition [${name}] cannot be deleted`)
}

/** Grants a role to an existing user of this tenant. */
export const createRole = (ctx: Ctx, input: RoleCreateInput): Promise<RoleRow> =>
  clearIdentitiesAfter(
    ctx,
    inTransaction(ctx, async (inner) => {
      const { roleDefinitionId, userId, access } = input
      const definition = await store.find(inner, roleDefinition, { uuid: roleDefinitionId })
      if (!definition) throw refused('ROLE_CREATE_ERROR', `RoleDefinition with id [${roleDefinitionId}] not found`)
      refuseAccessRaise(inner, definition.name, 'NONE', access)
      if (!(await userExists(inner, userId))) throw refused('ROLE_CREATE_ERROR', `User with id [${userId}] not found`)
      return store.create(inner, role, input)
    }),
  )

export const updateRole = (ctx: Ctx, id: string, access: Access): Promise<RoleRow> =>
  clearIdentitiesAfter(
    ctx,
    changing(ctx, role, { uuid: id }, { access: 'EDITOR' }, async (inner, known) => {
      const { name } = await store.get(inner, roleDefinition, { uuid: known.roleDefinitionId })
      refuseAccessRaise(inner, name, known.access, access)
      return store.update(inner, role, { uuid: id }, { access })
    }),
  )

/** Revokes a role. An administrator falls back to the default, which may be more. */
export const deleteRole = (ctx: Ctx, id: string): Promise<RoleRow> =>
  clearIdentitiesAfter(
    ctx,
    changing(ctx, role, { uuid: id }, { access: 'OWNER' }, async (inner, { roleDefinitionId, userId, access }) => {
      const { name, defaultAccess } = await store.get(inner, roleDefinition, { uuid: roleDefinitionId })
      if (userId >= FIRST_ADMINISTRATOR_ID) refuseAccessRaise(inner, name, access, defaultAccess)
      return store.remove(inner, role, { uuid: id })
    }),
  )

/** Refuses to raise access above the caller's own. In a custom domain, the caller's right over roles counts. */
function refuseAccessRaise({ actor }: Ctx, name: string, before: Access, after: Access): void {
  if (hasRole({ [name]: before }, name, after)) return
  refuseEscalation(actor, { [isBuiltIn(name) ? name : 'role']: after })
}

async function userExists(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } =
    id >= FIRST_ADMINISTRATOR_ID
      ? await sql`select from control."adminUserTenant" where "adminUserId" = ${id} and "tenantId" = ${ctx.actor.tenantId}`.execute(
          ctx.tenants.control,
        )
      : await sql`select from contact where id = ${id} union all select from customer where id = ${id}`.execute(ctx.db)
  return rows.length > 0
}

/** Clears the identity cache of this server after the command. */
async function clearIdentitiesAfter<T>(ctx: Ctx, command: Promise<T>): Promise<T> {
  const done = await command
  ctx.services.identities.forget()
  return done
}
