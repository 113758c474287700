/** Purchase limits of contacts. The managers of a company set them, but never for themselves. */
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
import { purchaseAuthorizationConfig } from './purchase-authorization.resource.js'

type ConfigRow = PurchaseAuthorizationConfigRow
type ConfigKey = store.Key<'purchaseAuthorizationConfig'>
type OptionalInput<T> = T | null | undefined

/** Throws if a caller without the role searches by a company that is not theirs. */
function refuseForeignCompanies(ctx: Ctx, companyIds: readonly number[] | null | undefined): void {
  for (const id of companyIds ?? []) refuseForeignCompany(ctx, id, 'VIEWER')
}

export function listConfigs(ctx: Ctx, search: PurchaseAuthorizationConfigSearchInput, counted = true): Promise<Page<ConfigRow>> {
  refuseForeignCompanies(ctx, search.companyIds)
  return store.list(ctx, purchaseAuthorizationConfig, search, { counted })
}

/** Returns a page of the configs of a contact. The pages of many contacts are read in one statement. */
export function configsOfContact(
  ctx: Ctx,
  contactId: number,
  search: PurchaseAuthorizationConfigSearchInput,
): Promise<Page<ConfigRow>> {
  refuseForeignCompanies(ctx, search.companyIds)
  return childPage(ctx, purchaseAuthorizationConfig, 'contactId', contactId, search)
}

/** Creates the config of a contact for one of their companies. */
export async function createConfig(ctx: Ctx, input: OptionalInput<PurchaseAuthorizationConfigCreateInput>): Promise<ConfigRow> {
  if (!input) throw invalidField('input', 'is required')
  refuseForeignCompany(ctx, input.companyId, 'OWNER')
  const created = inTransaction(ctx, async (inner) => {
    await requireContactOfCompany(inner, input)
    return store.create(inner, purchaseAuthorizationConfig, input)
  })
  return clearIdentitiesAfter(ctx, created)
}

/** Throws unless the contact belongs to the company. The link is locked, so that it lasts until the transaction ends. */
async function requireContactOfCompany(
  ctx: Ctx,
  { contactId, companyId }: PurchaseAuthorizationConfigCreateInput,
): Promise<void> {
  const { roles, user } = ctx.actor
  if (!hasRole(roles, 'user', 'OWNER') && user?.id === contactId) throw createError('Contacts cannot authorize themselves')
  const found = await ctx.db
    .selectFrom('contactCompany')
    .select('contactId')
    .where('contactId', '=', contactId)
    .where('companyId', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw createError(`Contact with id [${contactId}] is not a contact of the company with id [${companyId}]`)
}

const createError = (message: string) => refused('PURCHASE_AUTHORIZATION_CONFIG_CREATE_ERROR', message)

export const updateConfig = (
  ctx: Ctx,
  key: ConfigKey,
  input: OptionalInput<PurchaseAuthorizationConfigUpdateInput>,
): Promise<ConfigRow> => clearIdentitiesAfter(ctx, store.update(ctx, purchaseAuthorizationConfig, key, input ?? {}))

export const deleteConfig = (ctx: Ctx, key: ConfigKey): Promise<ConfigRow> =>
  clearIdentitiesAfter(ctx, store.remove(ctx, purchaseAuthorizationConfig, key))

/** Clears the cached identities after a command, because it can change who manages a company. */
async function clearIdentitiesAfter(ctx: Ctx, command: Promise<ConfigRow>): Promise<ConfigRow> {
  const config = await command
  ctx.services.identities.forget()
  return config
}
