import { relationField } from '../../../core/store/relations.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { keyOf, list, one } from '../../../interfaces/graphql/verbs.js'
import { cancelImport } from './csv-import.service.js'
import { csvImportJob, errorsOfImport } from './csv-import-job.resource.js'

export const csvImportGraphql = {
  Query: { csvImportJob: one(csvImportJob, 'id'), csvImportJobs: list(csvImportJob) },
  Mutation: { csvImportJobCancel: (_, { id }, ctx) => cancelImport(ctx, keyOf(csvImportJob, id)) },
  CsvImportJob: { id: ({ uuid }) => uuid, errors: relationField(errorsOfImport) },
} satisfies Resolvers
