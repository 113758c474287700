import { owns, type Policy, reads } from '../../../core/auth/access.js'

export const companySearchPolicy = {
  'query.companySearch': reads('user'),
  'mutation.companySearchIndexUpdateMapping': owns('system'),
  'mutation.companySearchReindex': owns('system'),
  'mutation.companySearchFixAliasWriteIndex': owns('system'),
  'mutation.companySearchCleanupOrphanedIndices': owns('system'),
} satisfies Record<string, Policy>
