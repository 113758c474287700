/** Administrators created on the command line: the first one of a tenant cannot be created by another. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { conflict } from '../../../core/base/errors.js'
import type { Database } from '../../../db/database.js'
import type { Roles } from '../../../db/json.js'
import { createRoleDefinitions } from '../role/role.definitions.js'

interface NewAdmin {
  email: string
  firstName: string | null
  lastName: string | null
  language: string
  passwordHash: string
}

interface AdminTenant {
  id: string
  name: string
}

/** Creates an administrator of a tenant with a login and the given roles; all or nothing. */
export const issueAdmin = (control: Database, tenantDb: Database, at: Date, tenant: AdminTenant, given: NewAdmin, roles: Roles) =>
  control.transaction().execute(async (inner) => {
    const db = tenantDb === control ? inner : tenantDb
    const { rows: accounts } = await sql`select from account where lower(email) = lower(${given.email})`.execute(db)
    if (accounts.length) throw emailTakenError(given.email)
    const { id } = await inner
      .insertInto('control.adminUser')
      .values({ ...newRecordColumns(at), ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error: { code?: string }) => {
        throw error.code === '23505' ? emailTakenError(given.email) : error
      })
    await inner
      .insertInto('control.adminUserTenant')
      .values({ ...newRecordColumns(at), adminUserId: id, tenantId: tenant.id, name: tenant.name, default: true })
      .execute()
    await grantRoles(db, at, id, roles)
    return id
  })

const newRecordColumns = (at: Date) => ({ uuid: v7({ msecs: at.getTime() }), createdAt: at, lastModifiedAt: at })

const emailTakenError = (email: string) => conflict('BAD_REQUEST', `There is already an account for ${email}`)

async function grantRoles(db: Database, at: Date, userId: number, roles: Roles): Promise<void> {
  await createRoleDefinitions(db, at)
  const known = await db
    .selectFrom('roleDefinition')
    .select(['uuid', 'name'])
    .where('name', '=', sql<string>`any(${Object.keys(roles)})`)
    .execute()
  const rows = known.flatMap(({ uuid: roleDefinitionId, name }) => {
    const access = roles[name]
    return access ? [{ ...newRecordColumns(at), roleDefinitionId, userId, access }] : []
  })
  await db.insertInto('role').values(rows).execute()
}

/** Sets a new password of an administrator, and ends their sessions. */
export async function resetAdminPassword(control: Database, at: Date, email: string, passwordHash: string): Promise<boolean> {
  const { rows } = await sql`
    update control."adminUser"
       set "passwordHash" = ${passwordHash}, "tokensValidAfter" = ${at}, "lastModifiedAt" = ${at}
     where lower(email) = lower(${email}) returning id`.execute(control)
  return rows.length > 0
}
