/**
 * A stand-in for an OpenSearch server: the part of its REST interface that the product search uses, with its limits, its errors, and documents that
 * are searched only after a refresh. It is written from the public documentation and has never been compared with a real server.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Fault, illegalArgument, missingIndex, rejected } from './errors.js'
import { StandInIndex, type WriteOptions } from './index.js'

/** How the stand-in misbehaves: it breaks connections, never answers, has no room for requests or for single writes. */
export type Misbehaviour = 'refuses' | 'hangs' | 'is busy' | 'rejects writes'

interface StandInRequest {
  method: string
  path: string
  query: URLSearchParams
  body: string
}

export interface OpenSearchStandIn {
  url: string
  indexes: Map<string, StandInIndex>
  aliases: Map<string, Set<string>>
  /** Every request since the last `requests.length = 0`, such as `POST /products/_bulk`. */
  requests: string[]
  /** Decides for each request how the stand-in misbehaves; null when it does not. */
  misbehave: (line: string) => Misbehaviour | null
  /** Runs before each request is answered. */
  before: (line: string) => Promise<void> | void
  /** Loses all documents and indexes. */
  lose: () => void
  close: () => Promise<void>
}

export async function startOpenSearch(credentials: { user: string; password: string } | null = null): Promise<OpenSearchStandIn> {
  const standIn = new StandIn()
  const expected = credentials && `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`
  const server = createServer((request, response) => void serve(standIn, expected, request, response))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return standIn
}

async function serve(
  standIn: StandIn,
  expected: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const method = request.method ?? 'GET'
  const line = `${method} ${pathname}`
  standIn.requests.push(line)
  await standIn.before(line)
  const misbehaviour = standIn.misbehave(line)
  if (misbehaviour === 'refuses') return void request.socket.destroy()
  if (misbehaviour === 'hangs') return
  const send = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  }
  if (expected && request.headers.authorization !== expected) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="OpenSearch Security"' }).end('Unauthorized')
    return
  }
  try {
    if (misbehaviour === 'is busy') throw rejected()
    const body = Buffer.concat(chunks).toString()
    const { status, answer } = standIn.answer(
      { method, path: decodeURIComponent(pathname), query: searchParams, body },
      misbehaviour === 'rejects writes',
    )
    send(status, answer)
  } catch (error) {
    if (error instanceof Fault) send(error.status, error.toBody())
    else send(500, { error: { type: 'stand_in', reason: (error as Error).message }, status: 500 })
  }
}

interface Answer {
  status: number
  answer: object
}

class StandIn implements OpenSearchStandIn {
  url = ''
  indexes = new Map<string, StandInIndex>()
  aliases = new Map<string, Set<string>>()
  requests: string[] = []
  misbehave: OpenSearchStandIn['misbehave'] = () => null
  before: OpenSearchStandIn['before'] = () => undefined
  close: () => Promise<void> = async () => undefined

  lose(): void {
    this.indexes.clear()
    this.aliases.clear()
  }

  answer(request: StandInRequest, rejectsWrites: boolean): Answer {
    const { method, path, body } = request
    const [first = '', second = '', id = ''] = path.split('/').slice(1)
    const route = `${method} ${first.startsWith('_') ? first : second || (first ? 'index' : '/')}`
    switch (route) {
      case 'GET /':
        return ok({ name: 'stand-in', cluster_name: 'wharf', version: { distribution: 'opensearch', number: '2.19.0' } })
      case 'PUT index':
        return this.#create(first, JSON.parse(body))
      case 'DELETE index':
        return this.#delete(first)
      case 'GET _alias':
        return this.#readAlias(second)
      case 'POST _aliases':
        return this.#changeAliases(JSON.parse(body).actions)
      case 'POST _refresh':
        this.#find(first).refresh()
        return ok({ _shards: { total: 2, successful: 1, failed: 0 } })
      case 'GET _doc': {
        const found = this.#find(first).get(id)
        return found ? ok(found) : { status: 404, answer: { _index: first, _id: id, found: false } }
      }
      case 'PUT _doc':
      case 'PUT _create':
        return this.#writeOne(request, first, id, second === '_create')
      case 'POST _bulk':
        return this.#bulk(request, first, rejectsWrites)
      case 'POST _msearch':
        return this.#searchMany(first, body)
      case 'GET _count':
        return ok({ count: this.#find(first).count(), _shards: { total: 1, successful: 1, skipped: 0, failed: 0 } })
      default:
        throw illegalArgument(`the stand-in does not know ${method} ${path}`)
    }
  }

  /** The index of that name, or the one behind an alias. */
  #find(name: string): StandInIndex {
    const [index] = this.aliases.get(name) ?? [name]
    const found = this.indexes.get(index as string)
    if (!found) throw missingIndex(name)
    return found
  }

  #create(name: string, body: ConstructorParameters<typeof StandInIndex>[1]): Answer {
    if (name !== name.toLowerCase() || /[\s"*+\\/|?#><,]/.test(name) || /^[-_]/.test(name))
      throw new Fault(400, 'invalid_index_name_exception', `Invalid index name [${name}]`)
    if (this.indexes.has(name)) throw new Fault(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    this.indexes.set(name, new StandInIndex(name, body))
    for (const alias of Object.keys(body.aliases ?? {})) this.#addAlias(name, alias)
    return ok({ acknowledged: true, shards_acknowledged: true, index: name })
  }

  #addAlias(index: string, alias: string): void {
    this.aliases.set(alias, new Set([...(this.aliases.get(alias) ?? []), index]))
  }

  #removeAlias(index: string, alias: string): void {
    this.aliases.get(alias)?.delete(index)
    if (this.aliases.get(alias)?.size === 0) this.aliases.delete(alias)
  }

  #delete(name: string): Answer {
    if (this.aliases.has(name))
      throw illegalArgument(
        `The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`,
      )
    if (!this.indexes.delete(name)) throw missingIndex(name)
    for (const alias of [...this.aliases.keys()]) this.#removeAlias(name, alias)
    return ok({ acknowledged: true })
  }

  #readAlias(alias: string): Answer {
    const found = this.aliases.get(alias)
    if (!found) return { status: 404, answer: { error: `alias [${alias}] missing`, status: 404 } }
    return ok(Object.fromEntries([...found].map((index) => [index, { aliases: { [alias]: {} } }])))
  }

  #changeAliases(actions: Record<'add' | 'remove', { index: string; alias: string } | undefined>[]): Answer {
    for (const { add, remove } of actions) {
      const { index, alias } = (add ?? remove) as { index: string; alias: string }
      if (!this.indexes.has(index)) throw missingIndex(index)
      if (remove && !this.aliases.get(alias)?.has(index))
        throw new Fault(404, 'aliases_not_found_exception', `aliases [${alias}] missing`)
      if (add) this.#addAlias(index, alias)
      else this.#removeAlias(index, alias)
    }
    return ok({ acknowledged: true })
  }

  /** The index that a write goes to. OpenSearch makes one that does not exist, which is never what the product search wants. */
  #writable(name: string, query: URLSearchParams): StandInIndex {
    if (query.get('require_alias') === 'true' && !this.aliases.has(name))
      throw new Fault(
        404,
        'index_not_found_exception',
        `no such index [[require_alias] request flag is [true] and [${name}] is not an alias]`,
      )
    if (!this.aliases.has(name) && !this.indexes.has(name)) this.indexes.set(name, new StandInIndex(name, {}))
    return this.#find(name)
  }

  #writeOne({ query, body }: StandInRequest, name: string, id: string, isCreate: boolean): Answer {
    const seqNo = query.get('if_seq_no')
    const options = {
      isCreate,
      ...(seqNo !== null && { if_seq_no: Number(seqNo), if_primary_term: Number(query.get('if_primary_term')) }),
    }
    const index = this.#writable(name, query)
    const written = index.write(id, JSON.parse(body), options)
    return { status: written.result === 'created' ? 201 : 200, answer: { _index: index.name, _id: id, ...written } }
  }

  #bulk({ body, query }: StandInRequest, name: string, rejectsWrites: boolean): Answer {
    if (!body.endsWith('\n')) throw illegalArgument('The bulk request must be terminated by a newline [\\n]')
    const lines = body.split('\n').slice(0, -1)
    const items: Record<string, { status: number }>[] = []
    while (lines.length) {
      const action = JSON.parse(lines.shift() as string) as Record<string, WriteOptions & { _id: string }>
      const [kind, { _id: id, ...options }] = Object.entries(action)[0] as [string, WriteOptions & { _id: string }]
      if (kind !== 'index' && kind !== 'delete') throw illegalArgument(`Malformed action/metadata line, found [${kind}]`)
      const source = kind === 'index' ? JSON.parse(lines.shift() as string) : null
      const isRejected = rejectsWrites && items.length % 2 === 1
      items.push({ [kind]: this.#bulkItem(name, query, id, source, options, isRejected) })
    }
    return ok({
      took: 1,
      errors: items.some((item) => Object.values(item).some(({ status }) => status >= 400 && status !== 404) || hasError(item)),
      items,
    })
  }

  #bulkItem(
    name: string,
    query: URLSearchParams,
    id: string,
    source: Record<string, unknown> | null,
    options: WriteOptions,
    isRejected: boolean,
  ) {
    try {
      if (isRejected) throw rejected()
      const index = this.#writable(name, query)
      const written = index.write(id, source, options)
      const status = written.result === 'created' ? 201 : written.result === 'not_found' ? 404 : 200
      return { _index: index.name, _id: id, ...written, status }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return { _index: name, _id: id, status: error.status, error: { type: error.type, reason: error.reason, index: name } }
    }
  }

  #searchMany(name: string, body: string): Answer {
    if (!body.endsWith('\n')) throw illegalArgument('The msearch request must be terminated by a newline [\\n]')
    const searches = body
      .split('\n')
      .slice(0, -1)
      .filter((_, i) => i % 2 === 1)
    const responses = searches.map((search) => {
      try {
        return { ...this.#find(name).search(JSON.parse(search)), status: 200 }
      } catch (error) {
        // A body that cannot be read fails the whole request.
        if (!(error instanceof Fault) || error.type === 'parsing_exception') throw error
        return error.type === 'index_not_found_exception' ? error.toBody() : error.toSearchBody()
      }
    })
    return ok({ took: 1, responses })
  }
}

const hasError = (item: Record<string, object>): boolean => Object.values(item).some((one) => 'error' in one)
const ok = (answer: object): Answer => ({ status: 200, answer })
