import type { Routes } from '../../../interfaces/rest/route.js'
import { keyFromPath, list, one, search } from '../../../interfaces/rest/verbs.js'
import { csvImportJobDto, csvImportJobSearchDto } from './csv-import.dto.js'
import { cancelImport } from './csv-import.service.js'
import { csvImportJob } from './csv-import-job.resource.js'

export const csvImportRest = {
  'GET /v2/imports': list(csvImportJob, csvImportJobDto, csvImportJobSearchDto),
  'POST /v2/imports/search': search(csvImportJob, csvImportJobDto, csvImportJobSearchDto),
  'GET /v2/imports/{id}': one(csvImportJob, 'id', csvImportJobDto),
  'POST /v2/imports/{id}/cancel': {
    summary: 'Cancels an import. The batch that is being written is rolled back, earlier batches are kept.',
    output: { kind: 'one', dto: csvImportJobDto },
    handle: (ctx, { params }) => cancelImport(ctx, keyFromPath(csvImportJob, params)),
  },
} satisfies Routes
