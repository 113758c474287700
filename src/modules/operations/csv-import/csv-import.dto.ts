import type { Dto } from '../../../interfaces/rest/dto.js'
import { errorsOfImport } from './csv-import-job.resource.js'

const csvRecordErrorDto: Dto = { name: 'CsvRecordError', from: 'CsvRecordError' }

/** Not in the published contract: an addition of Wharf. */
export const csvImportJobDto: Dto = {
  name: 'CsvImportJob',
  from: 'CsvImportJob',
  omit: ['errors'],
  nest: { errors: { dto: csvRecordErrorDto, of: errorsOfImport, many: true } },
}
export const csvImportJobSearchDto: Dto = { name: 'CsvImportJobSearchInput', from: 'CsvImportJobSearchInput', isSearch: true }
