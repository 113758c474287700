import { type RestErrorTable, recordErrors } from '../../../interfaces/rest/published-errors.js'

const published = recordErrors(91, 'Tender', 'TENDER', 'key')

export const tenderErrors: RestErrorTable = { TENDER_NOT_FOUND: published.TENDER_NOT_FOUND_ERROR as RestErrorTable[string] }
