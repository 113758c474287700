/** Who may order how much for a company. Whoever manages the company says so, and never of themselves. */
import type {
  PurchaseAuthorizationConfigCreateInput,
  PurchaseAuthorizationConfigSearchInput,
  PurchaseAuthorizationConfigUpdateInput,
} from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { invalidField, refused } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { childPage } from '../../../core/store/relations.js'
import * as store from '../../../core/store/store.js'
import type { PurchaseAuthorizationConfigRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { purchaseAuthorizationConfig } from '../../../resources/accounts/purchase-authorization.js'

type ConfigRow = PurchaseAuthorizationConfigRow
type ConfigKey = store.Key<'purchaseAuthorizationConfig'>
type OptionalInput<T> = T | null | undefined

/** A search names no company but the caller's own. */
function refuseForeignCompanies(ctx: Ctx, companyIds: readonly number[] | null | undefined): void {
  for (const id of companyIds ?? []) refuseForeignCompany(ctx, id, 'VIEWER')
}

export function listConfigs(ctx: Ctx, search: PurchaseAuthorizationConfigSearchInput, counted = true): Promise<Page<ConfigRow>> {
  refuseForeignCompanies(ctx, search.companyIds)
  return store.list(ctx, purchaseAuthorizationConfig, search, { counted })
}

/** What one of many contacts may order, one statement for all of them. */
export function configsOfContact(
  ctx: Ctx,
  contactId: number,
  search: PurchaseAuthorizationConfigSearchInput,
): Promise<Page<ConfigRow>> {
  refuseForeignCompanies(ctx, search.companyIds)
  return childPage(ctx, purchaseAuthorizationConfig, 'contactId', contactId, search)
}

/** Says what a contact of a company may order for it. */
export async function createConfig(ctx: Ctx, input: OptionalInput<PurchaseAuthorizationConfigCreateInput>): Promise<ConfigRow> {
  if (!input) throw invalidField('input', 'is required')
  refuseForeignCompany(ctx, input.companyId, 'OWNER')
  const created = inTransaction(ctx, async (inner) => {
    await requireContactOfCompany(inner, input)
    return store.create(inner, purchaseAuthorizationConfig, input)
  })
  return clearIdentitiesAfter(ctx, created)
}

/** The contact must be one of the company's, and stays so until the command is done. */
async function requireContactOfCompany(
  ctx: Ctx,
  { contactId, companyId }: PurchaseAuthorizationConfigCreateInput,
): Promise<void> {
  const { roles, user } = ctx.actor
  if (!hasRole(roles, 'user', 'OWNER') && user?.id === contactId) throw createError('Nobody authorizes themselves')
  const found = await ctx.db
    .selectFrom('contactCompany')
    .select('contactId')
    .where('contactId', '=', contactId)
    .where('companyId', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw createError(`Contact with id [${contactId}] is no contact of the company with id [${companyId}]`)
}

const createError = (message: string) => refused('PURCHASE_AUTHORIZATION_CONFIG_CREATE_ERROR', message)

export const updateConfig = (
  ctx: Ctx,
  key: ConfigKey,
  input: OptionalInput<PurchaseAuthorizationConfigUpdateInput>,
): Promise<ConfigRow> => clearIdentitiesAfter(ctx, store.update(ctx, purchaseAuthorizationConfig, key, input ?? {}))

export const deleteConfig = (ctx: Ctx, key: ConfigKey): Promise<ConfigRow> =>
  clearIdentitiesAfter(ctx, store.remove(ctx, purchaseAuthorizationConfig, key))

/** Who manages a company depends on the command: once it is done, this node reads the rights anew. */
async function clearIdentitiesAfter(ctx: Ctx, command: Promise<ConfigRow>): Promise<ConfigRow> {
  const done = await command
  ctx.identities.forget()
  return done
}
