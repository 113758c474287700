import type { Dto } from '../../../faces/rest/dto.js'
import { errorsOfImport } from '../../../resources/operations/csv-import-job.js'

/** Our own addition to the contract. */
export const csvImportJobDto: Dto = { name: 'CsvImportJob', from: 'CsvImportJob', related: { errors: errorsOfImport } }
export const csvImportJobSearchDto: Dto = { name: 'CsvImportJobSearchInput', from: 'CsvImportJobSearchInput', isSearch: true }
