import type { CreditEntryCreateInput } from '../../../contract/contract.gen.js'
import type { Routes } from '../../../interfaces/rest/route.js'
import { bulk, create, list, one, search } from '../../../interfaces/rest/verbs.js'
import { creditEntryCreateDto, creditEntryDto, creditEntrySearchDto } from './credit-entry.dto.js'
import { creditEntry } from './credit-entry.resource.js'
import { bookEntries, bookEntry } from './credit-entry.service.js'

export const creditEntryRest = {
  'GET /v2/credit-entries': list(creditEntry, creditEntryDto, creditEntrySearchDto),
  'POST /v2/credit-entries': {
    ...create(creditEntry, creditEntryCreateDto, creditEntryDto),
    summary: 'Books an invoice, a payment or a credit note. The same entry again returns the first one.',
    handle: (ctx, { input }) => bookEntry(ctx, input),
  },
  'POST /v2/credit-entries/search': search(creditEntry, creditEntryDto, creditEntrySearchDto),
  'POST /v2/credit-entries/bulk/{lookupKey}': {
    ...bulk(creditEntry, creditEntryCreateDto, 'entries', ['externalId'], (ctx, _, items) =>
      bookEntries(ctx, items as unknown as CreditEntryCreateInput[]),
    ),
    summary:
      'Books many invoices, payments and credit notes; each has its own result, and those that were sent before are not booked again.',
  },
  'GET /v2/credit-entries/{id}': one(creditEntry, 'id', creditEntryDto),
} satisfies Routes
