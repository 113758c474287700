import { join } from 'node:path'
import { readInteger } from '../../../core/environment.js'
import type { Module } from '../../../interfaces/module.js'
import { type IndexOptions, openSearchIndexes } from './engine/index-thread.js'
import type { SearchIndexes } from './engine/search-indexes.js'
import { searchGraphql } from './search.graphql.js'
import { searchPolicy } from './search.policy.js'
import { searchRest } from './search.rest.js'
import { deleteOldMisses, openSearchMisses, type SearchMisses } from './search-misses.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Keeps indexes of catalogues in memory, for the product search. */
    searchIndexes: SearchIndexes
    /** Records search terms that found nothing. */
    searchMisses: SearchMisses
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** How the product search keeps catalogues in memory. */
    search?: Partial<IndexOptions> | undefined
  }
}

export const searchModule = {
  settings: (env) => ({ search: { maxBytes: readInteger(env, 'WHARF_SEARCH_MEMORY', 512, 0, 65_536) * 1_048_576 } }),
  graphql: searchGraphql,
  rest: searchRest,
  policy: searchPolicy,
  readsAtReplica: true,
  services: ({ settings, ...parts }) => ({
    searchIndexes: openSearchIndexes({ folder: join(settings.dataDir, 'search-cache'), ...settings.search }),
    searchMisses: openSearchMisses(parts),
  }),
  jobs: () => [{ name: 'delete old search terms', run: ({ db, now }) => deleteOldMisses(db, now) }],
} satisfies Module
