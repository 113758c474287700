import type { Routes } from '../../../interfaces/rest/route.js'
import { list, one, search } from '../../../interfaces/rest/verbs.js'
import { spendingEntryDto, spendingEntrySearchDto } from './spending-entry.dto.js'
import { spendingEntry } from './spending-entry.resource.js'

export const spendingEntryRest = {
  'GET /v2/spending-entries': list(spendingEntry, spendingEntryDto, spendingEntrySearchDto),
  'POST /v2/spending-entries/search': search(spendingEntry, spendingEntryDto, spendingEntrySearchDto),
  'GET /v2/spending-entries/{id}': one(spendingEntry, 'id', spendingEntryDto),
} satisfies Routes
