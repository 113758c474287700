import type { Database } from '../database.js'
import { DEFAULT_TENANT } from './tenants.js'

/** Returns true for a tenant that sends no webhooks and no e-mails, such as a copy for testing. The default tenant is never silent. */
export async function isSilentTenant(control: Database, tenantId: string): Promise<boolean> {
  if (tenantId === DEFAULT_TENANT) return false
  const row = await control.selectFrom('control.tenant').select('isSilent').where('id', '=', tenantId).executeTakeFirst()
  return row?.isSilent ?? false
}
