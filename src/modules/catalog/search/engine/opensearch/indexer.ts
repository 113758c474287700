/** Keeps the indexes in OpenSearch up to date in the background, so that searches seldom wait for changes to be shipped. */
import type { OpenTenants } from '../../../../../core/auth/tenants.js'
import type { Clock } from '../../../../../core/base/clock.js'
import type { SearchIndexes } from '../../../../../core/search-indexes.js'
import { readVersions } from '../blocks.js'
import { type IndexWork, type RemoteIndex, remoteIndexOf } from './remote-index.js'

export interface SearchIndexer {
  /** Ships what has changed, of every tenant that is searched in OpenSearch. */
  work(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface IndexerOptions {
  searchIndexes: SearchIndexes
  tenants: Pick<OpenTenants, 'databases'>
  clock: Clock
  onError: IndexWork['report']
}

const ROUND_MS = 1000

export function openSearchIndexer({ searchIndexes, tenants, clock, onError }: IndexerOptions): SearchIndexer {
  let rounding: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null
  const work = async () => {
    const round: IndexWork = { now: clock(), report: onError }
    for (const [tenantId, db] of tenants.databases()) {
      const index = remoteIndexOf(searchIndexes, db, tenantId)
      if (index)
        await catchUp(index, round).catch((error) =>
          onError(error, `the catalogue of the tenant ${tenantId} waits for OpenSearch`),
        )
    }
  }
  // A round that takes long, such as the first load of a catalogue, is not joined by another one.
  const round = () => {
    turn ??= work().finally(() => {
      turn = null
    })
  }
  return {
    work,
    start() {
      if (searchIndexes.openSearch) rounding = setInterval(round, ROUND_MS).unref()
    },
    async stop() {
      clearInterval(rounding)
      await turn
    },
  }
}

/** Ships what has changed since the index was last seen to be up to date. */
async function catchUp(index: RemoteIndex, round: IndexWork): Promise<void> {
  if (!(await index.isLarge(round))) return
  const { version } = await readVersions(index.db)
  index.wanted = Math.max(index.wanted, version)
  if (index.version !== version) await index.update(round)
}
