import type { CreateContactInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { deleteMany, importFile } from '../../../interfaces/rest/mass-verbs.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import {
  bulkBySource,
  create,
  list,
  oneByLookup,
  removeByLookup,
  search,
  updateByLookup,
} from '../../../interfaces/rest/verbs.js'
import { contact, contactLookup } from '../../../resources/accounts/contact.js'
import { upsertContacts } from './contact.bulk.js'
import { importContacts } from './contact.csv.js'
import { contactBulkDto, contactCreateDto, contactDto, contactSearchDto, contactUpdateDto } from './contact.dto.js'
import { type ContactParentInput, withParentId } from './contact.parent.js'
import { createContact, removeContact, updateContact } from './contact.service.js'

/** Creates a contact whose company is given by id or by source. */
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
  'POST /v2/contacts/bulk/{lookupKey}/delete': deleteMany(contactLookup, removeContact),
  'POST /v2/contacts/csv': importFile('contacts', importContacts),
  'POST /v2/contacts/bulk/{lookupKey}': {
    ...bulkRoute,
    // Changed companies and logins take effect at once on this server.
    handle: (ctx, request) => bulkRoute.handle(ctx, request).finally(ctx.services.identities.forget),
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
