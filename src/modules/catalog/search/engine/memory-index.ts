/** The index of one catalogue as the server sees it: its version and size, and how it is built and updated. */
import { LRUCache } from 'lru-cache'
import type { Budget } from '../../../../core/base/budget.js'
import { isOutage } from '../../../../core/base/outage.js'
import type { Ctx } from '../../../../core/context.js'
import { type Database, sharedDatabase, stayAtPrimary, unlessAway } from '../../../../db/database.js'
import type { AttributeDescriptionRow } from '../../../../db/db.gen.js'
import type { BlockText, IndexMessage, IndexResponse, IndexState, IndexUpdate } from '../memory/messages.js'
import type { TextTerm } from '../memory/text/prepared-term.js'
import { type CatalogueState, countProducts, readBlocks, readChange, readEntries, type StateChange } from './blocks.js'
import type { FacetCounts, FacetValue } from './facet-values.js'
import { IndexFile } from './index-files.js'
import type { SearchIndexes } from './search-indexes.js'

/** After more changes than this, searches do not wait for the update: they run in SQL meanwhile. */
const MAX_AWAITED_CHANGES = 200
/** The approximate size of a product in the index. A catalogue that cannot fit is not read. */
const BYTES_PER_PRODUCT = 200
/** How long a catalogue that was too small, could not be read, or was too large is not tried again. */
const RETRY_MS = 60_000
const TOO_LARGE_MS = 60 * RETRY_MS
/** How long a process waits for the file of another one that builds the index, before it looks again. */
const BUILDING_MS = 2000
/** How old a file becomes before a changed index is written again. */
const FILE_MS = 5 * 60_000
/** The number of results that are read with one statement, if many have changed. */
const MAX_READ_ENTRIES = 200
/** The number of terms that an index caches. */
const MAX_TERMS = 5000

/** The queries of a term, with the version of the word list that they depend on. */
export interface TermPlan {
  wordVersion: number
  term: TextTerm
}

/** The cached terms of an index. */
export interface TermCache {
  terms: LRUCache<string, TermPlan>
}

/** What a search needs of an index before it queries it. */
export interface QueriedIndex extends TermCache {
  /** Updates the index to this version; returns false if it cannot for now. */
  reach(ctx: Ctx, version: number): Promise<boolean>
}

/** The state of an index from its building until it is dropped. State of an earlier one is not valid for it. */
export interface Generation {
  /** The name of the index in the thread. */
  name: string
  /** The ids of attribute values by their numbers in the index, and the values as far as they were read. */
  valueIds: string[]
  values: (FacetValue | undefined)[]
  /** The attribute of each value, and its number; NaN if it is not a number. Lists of numbers are faster to read than thousands of objects. */
  attributeIds: number[]
  amounts: number[]
  /** The values below this number were read ahead. */
  readAhead: number
  /** The read values, sorted by attribute and text; empty if more were read meanwhile. */
  sorted: readonly number[]
  /** Cached counts of results, by the number of the result and what was counted. A result keeps its number only while nothing has changed. */
  counts: LRUCache<string, FacetCounts>
}

/** The number of counted values cached for each catalogue: with their facets about 50 MB. */
const MAX_COUNTED_VALUES = 400_000

let lastName = 0
const newGeneration = (): Generation => ({
  name: String(++lastName),
  valueIds: [],
  values: [],
  attributeIds: [],
  amounts: [],
  readAhead: 0,
  sorted: [],
  counts: new LRUCache<string, FacetCounts>({
    maxSize: MAX_COUNTED_VALUES,
    sizeCalculation: ({ values }) => values.length + 1,
  }),
})

export class MemoryIndex implements QueriedIndex {
  /** The version of the index; null until it is built. */
  version: number | null = null
  bytes = 0
  lastUse = 0
  readonly terms = new LRUCache<string, TermPlan>({ max: MAX_TERMS })
  /** The attributes for facets, with their version. */
  attributes: { version: number; rows: readonly AttributeDescriptionRow[] } | null = null
  generation = newGeneration()
  #state: CatalogueState | null = null
  #updating: Promise<void> | null = null
  #retryAt = 0
  /** Some parts of an update were sent, but not all. */
  #isPartial = false
  /** Whether the last search did without the index, because it is not built, too far behind, or too large. */
  #isLate = false
  /** The number of products, and when it was read. */
  #products = { count: 0, at: Number.NEGATIVE_INFINITY }
  /** The file while it is written. */
  saving: Promise<void> | null = null
  /** Resolves when other processes may build the index. */
  released: Promise<void> = Promise.resolve()
  /** The version in the file; null if there is none. */
  #savedVersion: number | null = null
  #saveAt = 0

  constructor(
    readonly db: Database,
    readonly indexes: SearchIndexes,
    readonly onChange: () => void,
    /** Where the index is kept; null to build it after each start. */
    readonly file: IndexFile | null,
  ) {}

  ask = (message: IndexMessage, request?: Budget): Promise<IndexResponse> =>
    this.indexes.ask(message, request) as Promise<IndexResponse>

  /** Updates the index to this version; returns false if it cannot for now. */
  async reach(ctx: Ctx, version: number): Promise<boolean> {
    this.lastUse = ctx.now.getTime()
    this.#isLate = !(await this.#reach(ctx, version))
    return !this.#isLate
  }

  /** Returns true if searches of a large catalogue have to do without the index at the moment. */
  async isMissed({ db }: Ctx): Promise<boolean> {
    if (!this.#isLate) return false
    if (this.lastUse - this.#products.at > RETRY_MS) this.#products = { count: await countProducts(db), at: this.lastUse }
    return this.#products.count > this.indexes.maxExact
  }

  async #reach(ctx: Ctx, version: number): Promise<boolean> {
    if (this.#isAt(version)) return true
    const isFar = this.version === null || version - this.version > MAX_AWAITED_CHANGES
    const update = this.#update(ctx)
    if (!update || (isFar && !this.indexes.waits)) return false
    try {
      await unlessAway(this.db, () => update)
      // An update that was already running may have begun before that version.
      if (!this.#isAt(version)) await unlessAway(this.db, async () => this.#update(ctx))
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return this.#isAt(version)
  }

  #isAt = (version: number): boolean => this.version !== null && this.version >= version

  /** Starts an update, or joins the running one. Returns null while the catalogue must not be tried again. */
  #update(ctx: Ctx): Promise<void> | null {
    if (this.#updating !== null) return this.#updating
    const now = ctx.now.getTime()
    if (this.version === null && now < this.#retryAt) return null
    this.#updating = this.#read(ctx, now)
      .catch((error) => {
        // What it has is still right, and building it again would take long.
        if (this.version !== null && !this.#isPartial && isOutage(error)) return
        this.drop()
        this.#retryAt = now + RETRY_MS
        ctx.report(error, 'The index of the product search could not be updated; the database is searched instead')
      })
      .finally(() => {
        this.#updating = null
      })
    return this.#updating
  }

  /** Reads what has changed, in one snapshot of the database: mostly with one statement, otherwise in a transaction. */
  async #read(ctx: Ctx, at: number): Promise<void> {
    if (!this.#state) await this.#load(ctx)
    if (this.#state) {
      const change = await readChange(this.db, this.#state)
      if (change.blocks.length === 0) return this.#apply(ctx, this.db, change, at)
    }
    const unlock = this.#state || !(await this.#isKept()) ? UNLOCKED : await this.file?.lock()
    if (!unlock) return this.#leaveAlone(at + BUILDING_MS)
    try {
      await this.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (db) => {
          if (this.#state || (await this.#fits(db))) await this.#apply(ctx, db, await readChange(db, this.#state, true), at)
          else this.#leaveAlone(at + RETRY_MS)
        })
    } finally {
      // Other processes of this node wait for the file.
      this.released = Promise.resolve(this.saving).then(unlock)
    }
  }

  async #apply(ctx: Ctx, db: Database, change: StateChange, at: number): Promise<void> {
    const { name } = this.generation
    this.#isPartial = true
    const { bytes, entries, needsRebuild } = await this.#send(db, change)
    // The index was dropped meanwhile, because others needed its memory.
    if (name !== this.generation.name) return
    this.#isPartial = false
    this.#state = change.state
    this.version = change.state.version
    this.bytes = bytes
    if (bytes > this.indexes.maxBytes) this.#leaveAlone(at + TOO_LARGE_MS)
    if (needsRebuild || bytes > this.indexes.maxBytes) this.drop()
    else if (entries >= this.indexes.minKept) this.#save(ctx, at)
    this.onChange()
  }

  /** Reads the index from its file, if that is of this database. What has changed since is read afterwards. */
  async #load(ctx: Ctx): Promise<void> {
    const found = await this.file?.find(this.indexes.maxBytes)
    if (!this.file || !found) return
    const { name } = this.generation
    try {
      const answer = await this.ask({ kind: 'load', index: name, path: this.file.path, head: found.head })
      this.bytes = (answer as Extract<IndexResponse, { kind: 'updated' }>).state.bytes
      this.#state = found.state
      this.#savedVersion = found.state.version
      this.#saveAt = ctx.now.getTime() + FILE_MS
    } catch (error) {
      ctx.report(error, 'The file of the search index cannot be used; the index is built again')
    }
  }

  /** Writes the file again if it is old and something has changed since. Searches go on meanwhile. */
  #save(ctx: Ctx, at: number): void {
    const { file, version } = this
    const state = this.#state
    if (!file || !state || this.saving || version === this.#savedVersion || at < this.#saveAt) return
    this.#saveAt = at + FILE_MS
    const { name } = this.generation
    this.saving = this.#write(file, state, ctx.now, name)
      .catch((error) => ctx.report(error, 'The search index could not be written to its file'))
      .finally(() => {
        this.saving = null
      })
  }

  async #write(file: IndexFile, state: CatalogueState, now: Date, index: string): Promise<void> {
    // Another process of this node may have written it.
    const age = this.#savedVersion === null ? null : await file.age()
    if (age === null || age >= FILE_MS / 2)
      await file.save(state, now, (path, head) => this.ask({ kind: 'save', index, path, head }))
    this.#savedVersion = state.version
  }

  /** Returns true if the catalogue is large enough for a file. */
  async #isKept(): Promise<boolean> {
    return this.file !== null && (await countProducts(this.db)) >= this.indexes.minKept
  }

  /** Does not build the index before this time, unless searches wait for it. */
  #leaveAlone(until: number): void {
    this.#retryAt = this.indexes.waits ? 0 : until
  }

  async #fits(db: Database): Promise<boolean> {
    const products = await countProducts(db)
    return products >= this.indexes.minProducts && products * BYTES_PER_PRODUCT <= this.indexes.maxBytes
  }

  /** Sends what has changed to the thread, a block at a time: while it reads a message, searches wait, including those of other tenants. The index changes with the last part. */
  async #send(db: Database, { state: { version }, entries, blocks, entryIds }: StateChange): Promise<IndexState> {
    const { name } = this.generation
    const send = async (read: Promise<BlockText[]>) => this.#sendPart(name, { blocks: await read, isLast: false, version })
    for (const block of blocks) {
      const state = await send(readBlocks(db, [block]))
      // It will not fit, so the rest need not be read.
      if (state.bytes > this.indexes.maxBytes) return state
    }
    for (const ids of partsOf(entryIds)) await send(readEntries(db, ids))
    return this.#sendPart(name, { blocks: entries, isLast: true, version })
  }

  async #sendPart(index: string, update: IndexUpdate): Promise<IndexState> {
    const answer = await this.ask({ kind: 'update', index, update })
    return (answer as Extract<IndexResponse, { kind: 'updated' }>).state
  }

  /** Frees the memory. The next search builds the index again. */
  drop(): void {
    this.version = null
    this.bytes = 0
    this.#isPartial = false
    this.#state = null
    this.ask({ kind: 'drop', index: this.generation.name }).catch(() => undefined)
    this.#savedVersion = null
    this.generation = newGeneration()
  }
}

const UNLOCKED = async () => undefined

/** Splits ids of results into parts of some hundred. */
const partsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_READ_ENTRIES) }, (_, i) =>
    ids.slice(i * MAX_READ_ENTRIES, (i + 1) * MAX_READ_ENTRIES),
  )

/** Returns the index of the request's database; null if there is none, or if the request may see uncommitted changes. */
export function indexFor(ctx: Ctx): MemoryIndex | null {
  const { searchIndexes } = ctx.services
  if (searchIndexes.maxBytes === 0 || ctx.db.isTransaction) return null
  // The index is that of the primary: its results may not be at a replica yet.
  stayAtPrimary(ctx.db)
  const db = sharedDatabase(ctx.db)
  const all = searchIndexes.ofDatabases as Map<Database, MemoryIndex>
  const known = all.get(db)
  if (known) return known
  const file = searchIndexes.folder === null ? null : new IndexFile(db, searchIndexes.folder, ctx.actor.tenantId)
  const index = new MemoryIndex(db, searchIndexes, () => dropLeastUsed(all, searchIndexes.maxBytes), file)
  all.set(db, index)
  return index
}

/** Drops the indexes that were not used for the longest time until the rest fit. */
function dropLeastUsed(all: Map<Database, MemoryIndex>, maxBytes: number): void {
  const byUse = [...all.values()].sort((a, b) => a.lastUse - b.lastUse)
  let bytes = byUse.reduce((sum, index) => sum + index.bytes, 0)
  for (const index of byUse) {
    if (bytes <= maxBytes) return
    bytes -= index.bytes
    index.drop()
  }
}
