import type { Routes } from '../../../interfaces/rest/route.js'
import { list, one, search } from '../../../interfaces/rest/verbs.js'
import { tenderDto, tenderSearchDto } from './tender.dto.js'
import { tender } from './tender.resource.js'

export const tenderRest = {
  'GET /v2/tenders': list(tender, tenderDto, tenderSearchDto),
  'POST /v2/tenders/search': search(tender, tenderDto, tenderSearchDto),
  'GET /v2/tenders/{id}': one(tender, 'id', tenderDto),
} satisfies Routes
