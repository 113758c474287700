/** Creates, updates and deletes companies with their sources, addresses, attributes and parent. */
import type { CompanySearchArguments, CreateCompanyInput, UpdateCompanyInput } from '../../../contract/contract.gen.js'
import { hasRole } from '../../../core/auth/access.js'
import { newSecret, sha256 } from '../../../core/auth/credentials.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Page } from '../../../core/base/page.js'
import { sourcesChild, writeChildren } from '../../../core/bulk/children.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { InputReference } from '../../../core/store/reference.js'
import { create, get, type Key, list, remove, update } from '../../../core/store/store.js'
import type { CompanyRow } from '../../../db/db.gen.js'
import { refuseForeignCompany } from '../../../resources/accounts/company.access.js'
import { company, companySource, type DeletedCompany, sourcesOfCompany } from '../../../resources/accounts/company.js'
import { refuseNulls } from '../../../resources/shapes/refuse-nulls.js'
import { attributesChild } from '../../catalog/attribute/attribute.write.js'
import { addressesOfCompany } from '../address/address.resource.js'
import { addressesChild } from '../address/address.write.js'
import { checkRegistration, refuseReservedFields } from '../user/registration-limits.js'
import { companyEvents } from './company.events.js'
import { lockParentChanges, setParent } from './company.parent.js'
import { lockCompanyTree, moveCompanies } from './company.tree.js'

type CompanyKey = Key<'company'>

/** The deprecated parent, which only REST accepts in addition to the input of GraphQL. */
interface CompanyParentInput {
  parent?: InputReference | null
}

/** The children of a company that are stored in other tables, except its parent. */
export const companyChildren = {
  sources: sourcesChild(companySource, 'keepAll'),
  addresses: addressesChild('companyId'),
  attributes: attributesChild('companyId'),
}

/** Returns a page of the companies that the caller may see. */
export function listCompanies(
  ctx: Ctx,
  search: CompanySearchArguments,
  options: { counted?: boolean } = {},
): Promise<Page<CompanyRow>> {
  return list(ctx, company, withManagedCompanies(ctx, search), options)
}

/**
 * Returns the search with the companies that the caller manages, for `managedCompaniesOnly`. A caller without the role may filter only by the place
 * of their own companies in the tree: the filter would disclose that of others.
 */
export function withManagedCompanies(ctx: Ctx, search: Partial<CompanySearchArguments>): CompanySearchArguments {
  const { belongsToCompanyIds, belowCompanyId, aboveCompanyId } = search
  const named = [...(belongsToCompanyIds ?? []), belowCompanyId, aboveCompanyId]
  for (const id of named) if (id != null) refuseForeignCompany(ctx, id, 'VIEWER')
  return { ...search, managedCompanyIds: ctx.actor.user?.managedCompanyIds ?? [] } as unknown as CompanySearchArguments
}

/** Creates a company. A caller without the role registers their own company and may not set debtorId, sources or attributes. */
export function createCompany(ctx: Ctx, input: CreateCompanyInput & CompanyParentInput): Promise<CompanyRow> {
  const isRegistration = !hasRole(ctx.actor.roles, 'user', 'OWNER')
  const reserved = {
    debtorId: input.debtorId ?? undefined,
    sources: input.sources ?? undefined,
    attributes: input.attributes ?? undefined,
    belongsToCompanyId: input.belongsToCompanyId ?? undefined,
  }
  checkRegistration(ctx, reserved)
  const { addresses, sources, attributes, parent, belongsToCompanyId, ...values } = checkCompany({
    ...input,
    name: input.name ?? '',
  })
  return inTransaction(ctx, async (inner) => {
    if (parent) await lockParentChanges(inner)
    if (belongsToCompanyId != null) await lockCompanyTree(inner)
    const registration = isRegistration ? bindRegistration(ctx) : null
    const added = await create(inner, company, { ...values, ...registration?.columns })
    await writeChildren(inner, companyChildren, [{ id: added.id, isNew: true, sources, addresses, attributes }])
    const parentId = parent ? await setParent(inner, added.id, parent) : null
    if (belongsToCompanyId != null) await moveCompanies(inner, [{ id: added.id, belongsToCompanyId }])
    await companyEvents.emit(inner, 'COMPANY_CREATED', { companyId: added.id })
    const result = { ...added, parentId, belongsToCompanyId: belongsToCompanyId ?? null }
    if (registration?.token) registrationTokens.set(result, registration.token)
    return result
  })
}

/** The tokens of companies registered by the current request. Rows read from the database are not in it. */
const registrationTokens = new WeakMap<object, string>()
export const shownRegistrationToken = (row: CompanyRow): string | null => registrationTokens.get(row) ?? null

/**
 * Binds a new company to the visitor who registers it: to their session, or else to a one-time token. Not to the API key, which all
 * visitors of a shop share: another visitor could guess the number of the company and become its first contact.
 */
function bindRegistration({ actor: { sessionId } }: Ctx) {
  if (sessionId) return { columns: { registeredBy: sessionId }, token: null }
  const token = newSecret('wharf_reg')
  return { columns: { registrationTokenHash: sha256(token) }, token }
}

/** Updates a company. Its managers may do so without the role, except debtorId, sources and attributes. */
export function updateCompany(ctx: Ctx, key: CompanyKey, input: UpdateCompanyInput & CompanyParentInput): Promise<CompanyRow> {
  refuseReservedFields(ctx, input, 'EDITOR')
  refuseNulls(input, 'addresses', 'sources', 'attributes')
  const { addresses, sources, attributes, parent, belongsToCompanyId, ...values } = checkCompany(input)
  return inTransaction(ctx, async (inner) => {
    if (parent) await lockParentChanges(inner)
    if (belongsToCompanyId !== undefined) await lockCompanyTree(inner)
    const changed = await update(inner, company, key, values)
    await writeChildren(inner, companyChildren, [{ id: changed.id, isNew: false, sources, addresses, attributes }])
    const parentId = parent === undefined ? changed.parentId : await setParent(inner, changed.id, parent)
    if (belongsToCompanyId !== undefined) await moveCompanies(inner, [{ id: changed.id, belongsToCompanyId }])
    await companyEvents.emit(inner, 'COMPANY_UPDATED', { companyId: changed.id })
    return { ...changed, parentId, ...(belongsToCompanyId !== undefined && { belongsToCompanyId }) }
  })
}

/** Deletes a company that has no contacts, together with its addresses, and returns it. */
export const removeCompany = (ctx: Ctx, key: CompanyKey): Promise<DeletedCompany> =>
  inTransaction(ctx, async (inner) => {
    const found = await get(inner, company, key, 'OWNER')
    const [sources = []] = await sourcesOfCompany(inner, [found])
    const [addresses = []] = await addressesOfCompany(inner, [found])
    const removed = { ...(await remove(inner, company, { id: found.id })), sources, addresses }
    await companyEvents.emit(inner, 'COMPANY_DELETED', { companyId: found.id, company: removed })
    return removed
  })

/** Checks what the rules of the SDL cannot express: the name is not blank, and a phone number that is not empty has six characters. */
export function checkCompany<I extends Pick<UpdateCompanyInput, 'name' | 'phone'>>(input: I): I {
  if (input.name?.trim() === '') throw invalidField('name', 'must not be blank')
  if (input.phone && input.phone.length < 6) throw invalidField('phone', 'must be at least 6 characters long')
  return input
}
