import { anyKey } from '../../../core/auth/access.js'

const ownImports = anyKey('Shows and cancels only imports that the roles of the caller allow to run.')

export const csvImportPolicy = {
  'query.csvImportJob': ownImports,
  'query.csvImportJobs': ownImports,
  'mutation.csvImportJobCancel': ownImports,
  'GET /v2/imports': ownImports,
  'POST /v2/imports/search': ownImports,
  'GET /v2/imports/{id}': ownImports,
  'POST /v2/imports/{id}/cancel': ownImports,
} as const
