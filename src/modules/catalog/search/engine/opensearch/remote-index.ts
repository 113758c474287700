/** The index of one catalogue in OpenSearch as this server sees it: whether it is used, how new it is, and how it is kept up to date. */
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../../../../core/context.js'
import type { SearchServerUse } from '../../../../../core/observe/metrics.js'
import type { OpenSearchSettings, SearchIndexes } from '../../../../../core/search-indexes.js'
import { type Database, sharedDatabase, stayAtPrimary } from '../../../../../db/database.js'
import { countProducts } from '../blocks.js'
import { MAX_AWAITED_CHANGES, MAX_TERMS, type QueriedIndex, type TermPlan } from '../memory-index.js'
import type { Totals } from '../sql-totals.js'
import { type Aggregation, OpenSearchClient, type SearchAnswer } from './client.js'
import { IndexWriter, isMissingIndex } from './index-writer.js'

/** How long OpenSearch is left alone after it has failed. Meanwhile searches do not wait for it. */
const RETRY_MS = 5000
/** How often the products of a tenant are counted, to see whether it is large enough. */
const COUNT_EVERY_MS = 600_000
/** How many totals of facets are kept. They belong to one version of the catalogue. */
const MAX_TOTALS = 50

/** What an index needs of a request, or of the server. */
export type IndexWork = Pick<Ctx, 'now' | 'report'>

export class RemoteIndex implements QueriedIndex {
  /** The version that OpenSearch is known to answer at; null until it is known. */
  version: number | null = null
  /** The newest version that the database was seen at. */
  wanted = 0
  answered = 0
  fallbacks = 0
  isUp = true
  readonly terms = new LRUCache<string, TermPlan>({ max: MAX_TERMS })
  /** Totals of facets, by the version of the index and what they count. */
  readonly totals = new LRUCache<string, Totals>({ max: MAX_TOTALS })
  readonly #client: OpenSearchClient
  readonly #writer: IndexWriter
  #alias: string | null = null
  #updating: Promise<void> | null = null
  #retryAt = 0
  #products: { count: number; until: number } | null = null

  constructor(
    readonly db: Database,
    readonly indexes: SearchIndexes,
    readonly settings: OpenSearchSettings,
    readonly tenantId: string,
  ) {
    this.#client = new OpenSearchClient(settings)
    this.#writer = new IndexWriter(db, this.#client, tenantId)
  }

  /** Whether the catalogue is large enough for OpenSearch. */
  async isLarge({ now }: Pick<IndexWork, 'now'>): Promise<boolean> {
    const { minProducts } = this.settings
    if (minProducts === 0) return true
    if (!this.#products || this.#products.until < now.getTime())
      this.#products = { count: await countProducts(this.db), until: now.getTime() + COUNT_EVERY_MS }
    return this.#products.count >= minProducts
  }

  /** Brings the index up to this version, or says that it cannot for now. */
  async reach(work: IndexWork, version: number): Promise<boolean> {
    this.wanted = Math.max(this.wanted, version)
    if (this.#isLeftAlone(work)) return false
    if (this.#isAt(version)) return true
    const isFar = this.version === null || version - this.version > MAX_AWAITED_CHANGES
    const update = this.update(work)
    if (isFar && !this.indexes.waits) return false
    await update
    // An update that was under way already may have begun before that version.
    if (!this.#isAt(version)) await this.update(work)
    return this.#isAt(version)
  }

  #isAt = (version: number): boolean => this.version !== null && this.version >= version
  #isLeftAlone = ({ now }: IndexWork): boolean => now.getTime() < this.#retryAt

  /** Ships what has changed, or joins the update that runs. It does nothing while OpenSearch is left alone. */
  update(work: IndexWork): Promise<void> {
    if (this.#isLeftAlone(work)) return Promise.resolve()
    this.#updating ??= this.#write()
      .catch((error) => this.fail(work, error, 'The index of the product search in OpenSearch could not be updated'))
      .finally(() => {
        this.#updating = null
      })
    return this.#updating
  }

  async #write(): Promise<void> {
    const written = await this.#writer.write()
    if (!written) return
    this.isUp = true
    this.version = written.version
    this.wanted = Math.max(this.wanted, written.version)
    this.#alias = written.alias
  }

  /** Runs searches at one version of the catalogue that is not older than `version`; null when the index is older, or is being written. */
  async search(searches: readonly object[], version: number): Promise<{ answers: SearchAnswer[]; version: number } | null> {
    const answers = await this.#client.search(this.#alias as string, searches)
    const versions = answers.map(({ aggregations }) => versionOf(aggregations?.state))
    const [first = null] = versions
    if (first !== null && first >= version && versions.every((other) => other === first)) return { answers, version: first }
    // The index is not what it was thought to be: the next search looks again.
    this.version = null
    return null
  }

  /** Leaves OpenSearch alone for a while after an error. */
  fail({ now, report }: IndexWork, error: unknown, what: string): void {
    report(error, `${what}; the database is searched instead`)
    if (isMissingIndex(error)) this.version = null
    else this.isUp = false
    this.#retryAt = this.indexes.waits ? 0 : now.getTime() + RETRY_MS
  }
}

/** The version in the answer to a search; null when the index has none. */
const versionOf = (state: Aggregation | undefined): number | null => (state?.version as Aggregation | undefined)?.value ?? null

const remoteIndexes = new WeakMap<SearchIndexes, Map<Database, RemoteIndex>>()

const indexesOf = (indexes: SearchIndexes): Map<Database, RemoteIndex> => {
  const all = remoteIndexes.get(indexes) ?? new Map<Database, RemoteIndex>()
  remoteIndexes.set(indexes, all)
  return all
}

/** The index of a tenant in OpenSearch; null when there is no OpenSearch. */
export function remoteIndexOf(indexes: SearchIndexes, db: Database, tenantId: string): RemoteIndex | null {
  const { openSearch } = indexes
  if (!openSearch) return null
  const all = indexesOf(indexes)
  const known = all.get(db)
  if (known?.settings === openSearch) return known
  const index = new RemoteIndex(db, indexes, openSearch, tenantId)
  all.set(db, index)
  return index
}

/** The index in OpenSearch that answers the searches of a request; null when another engine does, or the request may see what others do not see yet. */
export async function remoteIndexFor(ctx: Ctx): Promise<RemoteIndex | null> {
  if (!ctx.searchIndexes.openSearch || ctx.db.isTransaction) return null
  const index = remoteIndexOf(ctx.searchIndexes, sharedDatabase(ctx.db), ctx.actor.tenantId)
  if (!index || !(await index.isLarge(ctx))) return null
  // The index is that of the primary: what it finds may not be at a replica yet.
  stayAtPrimary(ctx.db)
  return index
}

/** What operators watch of the searches in OpenSearch, over all tenants of this process; null when no tenant uses it. */
export function readOpenSearchFigures(indexes: SearchIndexes): SearchServerUse | null {
  const all = [...indexesOf(indexes).values()].filter(({ version, fallbacks }) => version !== null || fallbacks > 0)
  if (!indexes.openSearch || all.length === 0) return null
  return {
    isUp: all.every(({ isUp }) => isUp),
    lag: Math.max(...all.map(({ version, wanted }) => wanted - (version ?? 0))),
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    fallbacks: all.reduce((sum, { fallbacks }) => sum + fallbacks, 0),
  }
}
