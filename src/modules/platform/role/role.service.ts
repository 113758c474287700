/** Giving and taking rights: never more than the giver has, and what was changed counts at once. */
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

/** Contacts and customers have smaller numbers; only administrators have what a definition gives by default. */
const FIRST_ADMINISTRATOR_ID = 1_000_000_001

/** Who may not read roles asks for nobody's but their own. */
function refuseRolesOfOthers({ actor: { roles, user } }: Ctx, userIds: readonly number[]): void {
  if (!hasRole(roles, 'role', 'VIEWER') && userIds.some((id) => id !== user?.id))
    throw forbidden('these are the roles of other users')
}

export function listRoles(ctx: Ctx, search: RoleSearchInput, counted: boolean): Promise<Page<RoleRow>> {
  refuseRolesOfOthers(ctx, search.userIds)
  return store.list(ctx, role, search, { counted })
}

/** The roles of one user in many domains, one statement for all of them. */
export async function rolesOfUser(ctx: Ctx, roleDefinitionId: string, userId: number): Promise<RoleRow[]> {
  refuseRolesOfOthers(ctx, [userId])
  const { items } = await childPage(ctx, role, 'roleDefinitionId', roleDefinitionId, { page: 1, offset: 1, userIds: [userId] })
  return items
}

/** Adds a domain of the merchant's own. */
export async function createDefinition(ctx: Ctx, input: RoleDefinitionCreateInput): Promise<RoleDefinitionRow> {
  refuseAccessRaise(ctx, input.name, 'NONE', input.defaultAccess)
  return clearIdentitiesAfter(ctx, store.create(ctx, roleDefinition, input))
}

/** Changes a definition. The server finds its own domains by their names, so those stay. */
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

/** Deletes a definition with all roles of it, unless it is one that the server asks for. */
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

/** Gives a role to somebody who exists in this tenant. */
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

/** Takes a role away. An administrator falls back to the default, which may be more. */
export const deleteRole = (ctx: Ctx, id: string): Promise<RoleRow> =>
  clearIdentitiesAfter(
    ctx,
    changing(ctx, role, { uuid: id }, { access: 'OWNER' }, async (inner, { roleDefinitionId, userId, access }) => {
      const { name, defaultAccess } = await store.get(inner, roleDefinition, { uuid: roleDefinitionId })
      if (userId >= FIRST_ADMINISTRATOR_ID) refuseAccessRaise(inner, name, access, defaultAccess)
      return store.remove(inner, role, { uuid: id })
    }),
  )

/** More than before is a grant, and nobody grants what they lack. In a domain of the merchant's own, the right over roles counts. */
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

/** Once the command is done, this node reads the rights anew. */
async function clearIdentitiesAfter<T>(ctx: Ctx, command: Promise<T>): Promise<T> {
  const done = await command
  ctx.services.identities.forget()
  return done
}
