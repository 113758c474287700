import type { CreateContactInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import type { Routes } from '../../../faces/rest/route.js'
import { bulkBySource, create, list, oneByLookup, removeByLookup, search, updateByLookup } from '../../../faces/rest/verbs.js'
import { contact, contactLookup } from '../../../resources/accounts/contact.js'
import { upsertContacts } from './contact.bulk.js'
import { contactBulkDto, contactCreateDto, contactDto, contactSearchDto, contactUpdateDto } from './contact.dto.js'
import { type ContactParentInput, withParentId } from './contact.parent.js'
import { createContact, removeContact, updateContact } from './contact.service.js'

async function createContactFromRest(ctx: Ctx, input: Omit<CreateContactInput, 'parentId'> & ContactParentInput) {
  const { parentId, ...values } = await withParentId(ctx, input)
  if (parentId === undefined) throw invalidField('parentId', 'must be given, or the company as parent')
  return createContact(ctx, { ...values, parentId })
}

const bulkRoute = bulkBySource(contactLookup, contactBulkDto, 'contacts', upsertContacts)

export const contactRest = {
  'GET /v2/contacts': list(contact, contactDto, contactSearchDto),
  'POST /v2/contacts': {
    ...create(contact, contactCreateDto, contactDto),
    handle: (ctx, { input }) => createContactFromRest(ctx, input),
  },
  'POST /v2/contacts/search': search(contact, contactDto, contactSearchDto),
  'POST /v2/contacts/bulk/{lookupKey}': {
    ...bulkRoute,
    // Who has moved, or logs in otherwise, is known as such at once.
    handle: (ctx, asked) => bulkRoute.handle(ctx, asked).finally(ctx.identities.forget),
  },
  'GET /v2/contacts/{lookupKey}/{lookupValue}': oneByLookup(contactLookup, contactDto),
  'PATCH /v2/contacts/{lookupKey}/{lookupValue}': updateByLookup(
    contactLookup,
    contactUpdateDto,
    contactDto,
    async (ctx, key, input) => updateContact(ctx, key, await withParentId(ctx, input)),
  ),
  'DELETE /v2/contacts/{lookupKey}/{lookupValue}': removeByLookup(contactLookup, contactDto, removeContact),
} satisfies Routes
