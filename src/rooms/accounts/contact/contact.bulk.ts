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

/** An item of the bulk: the columns of the contact, and what is stored beside them. */
interface ContactItem extends Pick<UpdateContactInput, 'sources' | 'attributes'> {
  values: BulkItem
  /** The primary company of a contact that exists. */
  companyBefore?: number | undefined
}

const bulkChildren: Children<Written<ContactItem>> = {
  // Every contact that exists has a company.
  parent: { isFilled: () => true, isPlace: true, alsoCalled: ['parentId'], write: writeCompanyLinks },
  ...contactChildren,
  email: { write: writeContactLogins },
}

/** Adds or changes contacts by their uuid, with their companies: a few statements, however many items. */
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

/** The company stands in a column of another name. Every contact that exists has one: not to move it is not to overwrite it. */
function toColumnDirectives({ skipIfNotEmpty = [], skipMoveOnUpdate = false, ...directives }: Directives): Directives {
  const isKept = skipMoveOnUpdate || skipIfNotEmpty.some((name) => name === 'parent' || name === 'parentId')
  return { ...directives, skipMoveOnUpdate, skipIfNotEmpty: [...skipIfNotEmpty, ...(isKept ? ['parentCompanyId'] : [])] }
}

/** The items with the primary companies of the contacts that exist, which stay locked until all is written. */
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
  return items.map((item) => ({ ...item, companyBefore: companies.get(item.values.uuid as string) }))
}

async function writeCompanyLinks(ctx: Ctx, contacts: readonly Written<ContactItem>[]) {
  const moves = contacts.flatMap(({ id, isNew, companyBefore: from, values }) => {
    const to = values.parentCompanyId as number | undefined
    return isNew || from === undefined || to === undefined ? [] : [{ contactId: id, from, to }]
  })
  await changePrimaryCompanies(ctx, moves)
  await addCompanyLinks(
    ctx,
    contacts.flatMap(({ id, isNew, values }) => (isNew ? [{ contactId: id, companyId: values.parentCompanyId as number }] : [])),
  )
}

async function writeContactLogins(ctx: Ctx, contacts: readonly Written<ContactItem>[]) {
  const ids = contacts.flatMap(({ id, isNew, values }) => (isNew || values.email === undefined ? [] : [id]))
  if (ids.length) await syncLoginEmails(ctx, CONTACT_LOGIN, ids)
}

/** In the words of the interface, not of the table. */
const withInputFieldName = (result: BulkResult): BulkResult =>
  result.success ? result : { ...result, error: result.error.replace('parentCompanyId', 'parentId') }
