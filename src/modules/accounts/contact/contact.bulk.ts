import { sql } from 'kysely'
import type { UpdateContactInput } from '../../../contract/contract.gen.js'
import { DomainError } from '../../../core/base/errors.js'
import type { BulkItem, BulkResult, Directives } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren } from '../../../core/bulk/children.js'
import { type Written, writeValid, writtenIds } from '../../../core/bulk/items.js'
import type { Ctx } from '../../../core/context.js'
import { contact } from '../../../resources/accounts/contact.js'
import { syncLoginEmails } from '../user/login.js'
import { clearedNamesToEmpty } from '../user/names.js'
import { contactEvents } from './contact.events.js'
import { addCompanyLinks, changePrimaryCompanies } from './contact.links.js'
import { type ContactParentInput, resolveParentIds } from './contact.parent.js'
import { CONTACT_LOGIN, contactChildren } from './contact.service.js'
import { duplicateEmails } from './contact.unique.js'

/** An item of the bulk request: the columns of the contact and its children. */
interface ContactItem extends Pick<UpdateContactInput, 'sources' | 'attributes'> {
  values: BulkItem
  /** The primary company of an existing contact before the request. */
  previousCompanyId?: number | undefined
}

const bulkChildren: Children<Written<ContactItem>> = {
  // Every existing contact has a company, so the field is never empty.
  parent: { isFilled: () => true, isPlace: true, alsoCalled: ['parentId'], write: writeCompanyLinks },
  ...contactChildren,
  email: { write: writeContactLogins },
}

/** Creates or updates contacts by uuid, with their companies. The number of statements does not depend on the number of items. */
export async function upsertContacts(ctx: Ctx, items: readonly BulkItem[], directives: Directives): Promise<BulkResult[]> {
  const parentIds = await resolveParentIds(ctx, items as readonly ContactParentInput[])
  const duplicates = await duplicateEmails(ctx, items, directives)
  const contacts = items.map((item, i) => {
    const parentId = parentIds[i]
    if (duplicates[i]) return duplicates[i]
    return parentId instanceof DomainError ? parentErrorText(parentId) : splitContact(item, parentId)
  })
  const results = await writeValid(contacts, async (valid) =>
    upsertWithChildren(
      ctx,
      contact,
      'uuid',
      await withPreviousCompanies(ctx, valid),
      bulkChildren,
      toColumnDirectives(directives),
    ),
  )
  const contactIds = writtenIds(results)
  if (contactIds.length) await contactEvents.emit(ctx, 'CONTACT_BULK', { contactIds })
  return results.map(withInputFieldName)
}

const parentErrorText = ({ kind, message }: DomainError) =>
  kind === 'NOT_FOUND' ? 'The company of the contact does not exist' : message

function splitContact(item: BulkItem & UpdateContactInput & ContactParentInput, parentCompanyId?: number): ContactItem {
  const { sources, attributes, parent: _p, parentId: _i, ...values } = item
  return { sources, attributes, values: { ...clearedNamesToEmpty(values), ...(parentCompanyId && { parentCompanyId }) } }
}

/**
 * Returns the directives with the name of the column. The input calls the company `parent` or `parentId`, the column is `parentCompanyId`. Every
 * existing contact has a company, so `skipMoveOnUpdate` and `skipIfNotEmpty` both mean that it stays.
 */
function toColumnDirectives({ skipIfNotEmpty = [], skipMoveOnUpdate = false, ...directives }: Directives): Directives {
  const isKept = skipMoveOnUpdate || skipIfNotEmpty.some((name) => name === 'parent' || name === 'parentId')
  return { ...directives, skipMoveOnUpdate, skipIfNotEmpty: [...skipIfNotEmpty, ...(isKept ? ['parentCompanyId'] : [])] }
}

/** Adds the current primary company to the items of existing contacts, and locks these contacts until the transaction ends. */
async function withPreviousCompanies(ctx: Ctx, items: readonly ContactItem[]): Promise<readonly ContactItem[]> {
  const uuids = items.flatMap(({ values }) => (values.parentCompanyId === undefined ? [] : [values.uuid as string]))
  if (uuids.length === 0) return items
  const rows = await ctx.db
    .selectFrom('contact')
    .select(['uuid', 'parentCompanyId'])
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .orderBy('uuid')
    .forUpdate()
    .execute()
  const companies = new Map(rows.map(({ uuid, parentCompanyId }) => [uuid, parentCompanyId]))
  return items.map((item) => ({ ...item, previousCompanyId: companies.get(item.values.uuid as string) }))
}

async function writeCompanyLinks(ctx: Ctx, contacts: readonly Written<ContactItem>[]) {
  const changes = contacts.flatMap(({ id, isNew, previousCompanyId: from, values }) => {
    const to = values.parentCompanyId as number | undefined
    return isNew || from === undefined || to === undefined ? [] : [{ contactId: id, from, to }]
  })
  await changePrimaryCompanies(ctx, changes)
  await addCompanyLinks(
    ctx,
    contacts.flatMap(({ id, isNew, values }) => (isNew ? [{ contactId: id, companyId: values.parentCompanyId as number }] : [])),
  )
}

async function writeContactLogins(ctx: Ctx, contacts: readonly Written<ContactItem>[]) {
  const ids = contacts.flatMap(({ id, isNew, values }) => (isNew || values.email === undefined ? [] : [id]))
  if (ids.length) await syncLoginEmails(ctx, CONTACT_LOGIN, ids)
}

/** Replaces the column name in an error with the name of the input field. */
const withInputFieldName = (result: BulkResult): BulkResult =>
  result.success ? result : { ...result, error: result.error.replace('parentCompanyId', 'parentId') }
