/** Writes a catalogue to OpenSearch: finds or makes its index, and ships the blocks that have changed. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../../../db/database.js'
import { type BlockVersions, readBlocks, readVersions } from '../blocks.js'
import { changedBlocks } from '../memory-index.js'
import { type BulkAction, type OpenSearchClient, OpenSearchError, type SearchAnswer } from './client.js'
import { toDocuments } from './documents.js'
import { INDEX_BODY } from './mapping.js'

/** Part of the names of indexes. It grows when documents change their form, so that servers of both versions work side by side. */
const FORMAT = 1
/** How many blocks are shipped in one snapshot of the database: a long one would keep PostgreSQL from cleaning up. */
const BLOCKS_PER_PASS = 32
/** A bulk request is about this long. */
const MAX_BULK_CHARACTERS = 8_000_000
/** How many entries one block has, and how many versions of blocks one search reads. */
const BLOCK_SIZE = 1024
const MAX_READ_BLOCKS = 5000
/** How long a search of the writer may take. */
const READ_TIMEOUT_MS = 30_000
/** The version of an index that is being written. */
const INCOMPLETE = -1

/** Where the index of a database is. */
interface IndexPlace {
  alias: string
  /** Changes when a database is restored or another server takes over: then its versions may have gone back. */
  timeline: string
}

/** The document with the version of an index, and what is needed to replace it if nobody else has meanwhile. */
interface IndexState {
  version: number
  update: number
  timeline: string
  revision: { seqNo: number; primaryTerm: number }
}

/** An index that is written, with the versions of its blocks as of one of its updates. */
interface Target {
  name: string
  /** The alias that it is written through: that of searches, or while it is built another one. */
  alias: string
  isNew: boolean
  /** The update as of which `blocks` are; -1 before they were read. */
  update: number
  blocks: Map<number, number>
}

/** What a pass has done: `busy` when another process is at it. */
export type Pass = { kind: 'busy' } | { kind: 'more' } | { kind: 'done'; version: number; alias: string }

export class IndexWriter {
  #target: Target | null = null

  constructor(
    readonly db: Database,
    readonly client: OpenSearchClient,
    readonly tenantId: string,
  ) {}

  /** Ships changed blocks until the index has the version of the database; null when another process is at it. */
  async write(): Promise<{ version: number; alias: string } | null> {
    for (;;) {
      const wasKnown = this.#target !== null
      const pass = await this.#pass().catch((error): Pass => {
        this.#target = null
        // Somebody has deleted the index: it is made anew.
        if (wasKnown && isMissingIndex(error)) return { kind: 'more' }
        throw error
      })
      if (pass.kind !== 'more') return pass.kind === 'done' ? pass : null
    }
  }

  /** One pass in one snapshot. A lock of the database keeps other processes away; one that has lost it without noticing is stopped by the revision of the state. */
  #pass(): Promise<Pass> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db): Promise<Pass> => {
        if (!(await takeLock(db))) return { kind: 'busy' }
        const now = await readVersions(db)
        const place = await this.#readPlace(db)
        const { target, state } = await this.#open(place, now.blocks)
        const changed = changedBlocks(target.blocks, now.blocks)
        const some = changed.slice(0, BLOCKS_PER_PASS)
        if (some.length || state.version !== now.version)
          await this.#ship(db, target, state, now, some, some.length < changed.length)
        if (some.length < changed.length) return { kind: 'more' }
        if (target.isNew) await this.#publish(place, target)
        return { kind: 'done', version: now.version, alias: place.alias }
      })
  }

  async #readPlace(db: Database): Promise<IndexPlace> {
    const { rows } = await sql<{ database: string; timeline: string }>`
      select (select oid::text from pg_database where datname = current_database()) || ' ' || current_database() as database,
             substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || ' ' || (select system_identifier from pg_control_system()) as timeline`.execute(
      db,
    )
    const { database, timeline } = rows[0] as { database: string; timeline: string }
    const [, system] = timeline.split(' ')
    const hash = createHash('sha256').update(`${database} ${system}`).digest('hex').slice(0, 10)
    const tenant = this.tenantId.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return { alias: `${this.client.settings.prefix}-${tenant}-${hash}-${FORMAT}`, timeline }
  }

  /** The index to write to, with the versions of its blocks. One that has another past than the database is deleted. */
  async #open(place: IndexPlace, now: BlockVersions): Promise<{ target: Target; state: IndexState }> {
    const target = this.#target ?? (await this.#find(place))
    this.#target = target
    const state = (await this.#readState(target.name)) ?? (await this.#createState(target.alias, place))
    if (state.update !== target.update) await this.#readBlocks(target, state.update)
    const isAhead = [...target.blocks].some(([block, version]) => version > (now.get(block) ?? 0))
    if (state.timeline === place.timeline && !isAhead) return { target, state }
    await this.client.call('DELETE', `/${target.name}`)
    this.#target = null
    return this.#open(place, now)
  }

  /** Finds the index that answers searches, or the one that is being built, or makes one. */
  async #find({ alias }: IndexPlace): Promise<Target> {
    const known = { update: -1, blocks: new Map() }
    const complete = await this.#indexOf(alias)
    if (complete) return { name: complete, alias, isNew: false, ...known }
    const next = `${alias}-next`
    const building = await this.#indexOf(next)
    if (building) return { name: building, alias: next, isNew: true, ...known }
    const name = `${alias}-${randomUUID().slice(0, 8)}`
    await this.client.call('PUT', `/${name}`, { body: { ...INDEX_BODY, aliases: { [next]: {} } } })
    return { name, alias: next, isNew: true, ...known }
  }

  async #indexOf(alias: string): Promise<string | null> {
    const found = await unlessMissing(this.client.call<Record<string, object>>('GET', `/_alias/${alias}`))
    return Object.keys(found ?? {})[0] ?? null
  }

  /** Lets searches use an index that was built. */
  async #publish({ alias }: IndexPlace, target: Target): Promise<void> {
    const { name: index, alias: next } = target
    const actions = [{ add: { index, alias } }, { remove: { index, alias: next } }]
    await this.client.call('POST', '/_aliases', { body: { actions } })
    target.isNew = false
    target.alias = alias
  }

  /** The state as it was written last, whether it can be searched already or not; null when there is none. */
  async #readState(index: string): Promise<IndexState | null> {
    const found = await unlessMissing(
      this.client.call<{ _seq_no: number; _primary_term: number; _source: Omit<IndexState, 'revision'> }>(
        'GET',
        `/${index}/_doc/state`,
      ),
    )
    return found && { ...found._source, revision: { seqNo: found._seq_no, primaryTerm: found._primary_term } }
  }

  async #createState(alias: string, { timeline }: IndexPlace): Promise<IndexState> {
    const state = { version: INCOMPLETE, update: 0, timeline }
    const body = { kind: 'state', ...state }
    const made = await this.client.call<{ _seq_no: number; _primary_term: number }>(
      'PUT',
      `/${alias}/_create/state?require_alias=true`,
      { body },
    )
    return { ...state, revision: { seqNo: made._seq_no, primaryTerm: made._primary_term } }
  }

  /** Replaces the state, unless another process has replaced it meanwhile. */
  async #writeState(alias: string, { revision, ...state }: IndexState): Promise<IndexState> {
    const path = `/${alias}/_doc/state?require_alias=true&if_seq_no=${revision.seqNo}&if_primary_term=${revision.primaryTerm}`
    const made = await this.client.call<{ _seq_no: number; _primary_term: number }>('PUT', path, {
      body: { kind: 'state', ...state },
    })
    return { ...state, revision: { seqNo: made._seq_no, primaryTerm: made._primary_term } }
  }

  /** Reads the versions of the blocks that were written since the update that is known. */
  async #readBlocks(target: Target, update: number): Promise<void> {
    // A process that has ended in the middle of an update may have left documents that cannot be searched yet.
    await this.client.call('POST', `/${target.name}/_refresh`)
    const filter = [{ term: { kind: 'block' } }, { range: { update: { gt: target.update } } }]
    const search = {
      query: { bool: { filter } },
      sort: [{ block: 'asc' }],
      size: MAX_READ_BLOCKS,
      docvalue_fields: ['block', 'version'],
      _source: false,
    }
    let hits: SearchAnswer['hits']['hits']
    let after: object = {}
    do {
      hits = (await this.client.search(target.name, [{ ...search, ...after }], READ_TIMEOUT_MS))[0]?.hits.hits ?? []
      for (const { fields } of hits) target.blocks.set(Number(fields?.block?.[0]), Number(fields?.version?.[0]))
      after = { search_after: hits.at(-1)?.sort }
    } while (hits.length === MAX_READ_BLOCKS)
    target.update = update
  }

  /** Ships blocks. Until the last of them, searches see the index as it was before, or see that it is incomplete. */
  async #ship(
    db: Database,
    target: Target,
    before: IndexState,
    now: { version: number; blocks: BlockVersions },
    blocks: readonly number[],
    isIncomplete: boolean,
  ): Promise<void> {
    const { name, alias } = target
    const update = before.update + 1
    const begun = await this.#writeState(alias, { ...before, version: INCOMPLETE, update })
    const hashes = await this.#readHashes(name, blocks)
    for (const [i, block] of blocks.entries())
      await this.#shipBlock(db, alias, block, now.blocks.get(block) as number, hashes[i] ?? new Map())
    await this.client.bulk(
      alias,
      blocks.map((block) => blockAction(block, now.blocks.get(block) as number, update)),
    )
    if (!isIncomplete) await this.#writeState(alias, { ...begun, version: now.version })
    await this.client.call('POST', `/${name}/_refresh`)
    for (const block of blocks) target.blocks.set(block, now.blocks.get(block) as number)
    target.update = update
  }

  /** The hashes of the documents of some blocks, by their ids. */
  async #readHashes(index: string, blocks: readonly number[]): Promise<Map<string, unknown>[]> {
    if (blocks.length === 0) return []
    const searches = blocks.map((block) => ({
      query: { bool: { filter: [{ term: { kind: 'entry' } }, { term: { block } }] } },
      size: BLOCK_SIZE,
      docvalue_fields: ['hash'],
      _source: false,
    }))
    const answers = await this.client.search(index, searches, READ_TIMEOUT_MS)
    return answers.map(({ hits }) => new Map(hits.hits.map(({ _id, fields }) => [_id, fields?.hash?.[0]])))
  }

  /** Writes the documents of a block that have changed, and deletes those of entries that are gone. */
  async #shipBlock(
    db: Database,
    alias: string,
    block: number,
    version: number,
    hashes: ReadonlyMap<string, unknown>,
  ): Promise<void> {
    const [text] = await readBlocks(db, [block], null)
    const documents = text ? toDocuments(text) : new Map()
    // The version keeps a process that is late from writing over newer documents.
    const numbered = (id: string) => ({ _id: id, version, version_type: 'external_gte' })
    const actions: BulkAction[] = []
    for (const [id, document] of documents)
      if (hashes.get(id) !== document.hash) actions.push({ action: { index: numbered(id) }, document })
    for (const id of hashes.keys()) if (!documents.has(id)) actions.push({ action: { delete: numbered(id) } })
    for (const part of inParts(actions)) await this.client.bulk(alias, part)
  }
}

const blockAction = (block: number, version: number, update: number): BulkAction => ({
  action: { index: { _id: `block-${block}`, version, version_type: 'external_gte' } },
  document: { kind: 'block', block, version, update },
})

/** Divides actions into requests of bounded length. */
function* inParts(actions: readonly BulkAction[]): Generator<BulkAction[]> {
  let part: BulkAction[] = []
  let characters = 0
  for (const action of actions) {
    part.push(action)
    characters += JSON.stringify(action.document ?? {}).length
    if (characters < MAX_BULK_CHARACTERS) continue
    yield part
    part = []
    characters = 0
  }
  if (part.length) yield part
}

const NOT_FOUND = 404

export const isMissingIndex = (error: unknown): boolean =>
  error instanceof OpenSearchError && error.type === 'index_not_found_exception'

/** The answer, or null when the index has no such document or alias. */
const unlessMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error) => {
    if (error instanceof OpenSearchError && error.status === NOT_FOUND && !isMissingIndex(error)) return null
    throw error
  })

/** Takes the lock of whoever ships the catalogue of this database, until the end of the transaction. */
async function takeLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isMine: boolean
  }>`select pg_try_advisory_xact_lock(hashtext('search.opensearch')) as "isMine"`.execute(db)
  return rows[0]?.isMine ?? false
}
