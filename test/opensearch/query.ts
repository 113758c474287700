/** Runs queries on indexed documents: whether a document matches, and its score, in single precision as Lucene has it. */
import { Fault, illegalArgument, parsingError } from './errors.js'
import type { IndexedDocument, Mapping } from './mapping.js'

export type QueryBody = Record<string, unknown>

/** The score of a document; null when it does not match. */
type Matcher = (document: IndexedDocument) => number | null

const MAX_CLAUSES = 1024
const MAX_TERMS = 65_536

/** Prepares a query. Throws what OpenSearch answers to one that it cannot run. */
export function compileQuery(query: QueryBody, mapping: Mapping): Matcher {
  const compiler = new QueryCompiler(mapping)
  const matches = compiler.compile(query, true)
  if (compiler.clauses > MAX_CLAUSES)
    throw new Fault(
      400,
      'too_many_nested_clauses',
      `Query contains too many nested clauses; maxClauseCount is set to ${MAX_CLAUSES}`,
    )
  return matches
}

class QueryCompiler {
  /** How many clauses the query has that are not made of others. */
  clauses = 0

  constructor(readonly mapping: Mapping) {}

  /** `isScored` is false where only matching counts, as in filters. */
  compile(query: QueryBody, isScored: boolean): Matcher {
    const names = Object.keys(query)
    if (names.length !== 1) throw parsingError(`[query] malformed query, expected one field but found ${names.length}`)
    const [name] = names as [string]
    const body = query[name] as QueryBody
    switch (name) {
      case 'bool':
        return this.#bool(body, isScored)
      case 'nested':
        return this.#nested(body, isScored)
      case 'constant_score': {
        const matches = this.compile(body.filter as QueryBody, false)
        return (document) => (matches(document) === null ? null : Math.fround((body.boost as number) ?? 1))
      }
      case 'dis_max': {
        const all = (body.queries as QueryBody[]).map((one) => this.compile(one, isScored))
        return (document) => best(all.map((matches) => matches(document)))
      }
      default:
        return this.#leaf(name, body, isScored)
    }
  }

  #leaf(name: string, body: QueryBody, isScored: boolean): Matcher {
    this.clauses += 1
    switch (name) {
      case 'match_all':
        return () => 1
      case 'match_none':
        return () => null
      case 'exists':
        return ({ values }) => (values.has(body.field as string) ? 1 : null)
      case 'term':
        return this.#term(body, isScored)
      case 'terms':
        return this.#terms(body)
      case 'range':
        return range(body)
      default:
        throw parsingError(`unknown query [${name}]`)
    }
  }

  #bool(body: QueryBody, isScored: boolean): Matcher {
    const known = ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost']
    const strange = Object.keys(body).find((name) => !known.includes(name))
    if (strange) throw parsingError(`[bool] query does not support [${strange}]`)
    const all = (name: string, scored: boolean) =>
      ([body[name] ?? []].flat() as QueryBody[]).map((one) => this.compile(one, scored))
    const [must, should] = [all('must', isScored), all('should', isScored)]
    const [filter, mustNot] = [all('filter', false), all('must_not', false)]
    const needed = (body.minimum_should_match as number) ?? (should.length && !must.length && !filter.length ? 1 : 0)
    const isEmpty = must.length + should.length + filter.length + mustNot.length === 0
    return (document) => {
      if (isEmpty) return 1
      if (filter.some((matches) => matches(document) === null) || mustNot.some((matches) => matches(document) !== null))
        return null
      const required = must.map((matches) => matches(document))
      if (required.includes(null)) return null
      const optional = should.map((matches) => matches(document)).filter((score) => score !== null)
      if (optional.length < needed) return null
      return Math.fround([...(required as number[]), ...optional].reduce((sum, score) => sum + score, 0))
    }
  }

  #nested({ path, query, score_mode: mode = 'avg' }: QueryBody, isScored: boolean): Matcher {
    if (this.mapping.typeOf(path as string) !== 'nested')
      throw new Fault(400, 'query_shard_exception', `[nested] failed to find nested object under path [${path}]`)
    if (mode !== 'max') throw new Error(`The stand-in does not know the score mode ${mode}`)
    const matches = this.compile(query as QueryBody, isScored)
    return ({ nested }) => best((nested.get(path as string) ?? []).map(matches))
  }

  #term(body: QueryBody, isScored: boolean): Matcher {
    const [path, given] = Object.entries(body)[0] as [string, unknown]
    const { value, boost = 1 } = (typeof given === 'object' ? given : { value: given }) as { value: string; boost?: number }
    this.#requireIndexed(path)
    if (this.mapping.typeOf(path) === 'text') {
      const factor = Math.fround(boost)
      return ({ tokens }) => {
        const frequency = tokens.get(path)?.get(value)
        return frequency === undefined ? null : Math.fround(factor * Math.fround(frequency))
      }
    }
    if (isScored) throw new Error(`The stand-in does not know how ${path} is scored`)
    return ({ values }) => (values.get(path)?.includes(value) ? 1 : null)
  }

  #terms(body: QueryBody): Matcher {
    const [path, list] = Object.entries(body)[0] as [string, (string | number | boolean)[]]
    if (list.length > MAX_TERMS)
      throw illegalArgument(
        `The number of terms [${list.length}] used in the Terms Query request has exceeded the allowed maximum of [${MAX_TERMS}].`,
      )
    this.#requireIndexed(path)
    const wanted = new Set(list)
    if (this.mapping.typeOf(path) === 'text')
      return ({ tokens }) => (list.some((value) => tokens.get(path)?.has(value as string)) ? 1 : null)
    return ({ values }) => (values.get(path)?.some((value) => wanted.has(value)) ? 1 : null)
  }

  #requireIndexed(path: string): void {
    if (this.mapping.field(path)?.index === false)
      throw new Fault(
        400,
        'query_shard_exception',
        `failed to create query: Cannot search on field [${path}] since it is not indexed.`,
      )
  }
}

function best(scores: readonly (number | null)[]): number | null {
  const found = scores.filter((score) => score !== null)
  return found.length ? Math.max(...found) : null
}

function range(body: QueryBody): Matcher {
  const [path, bounds] = Object.entries(body)[0] as [string, { gt?: number; gte?: number; lt?: number; lte?: number }]
  const {
    gt = Number.NEGATIVE_INFINITY,
    gte = Number.NEGATIVE_INFINITY,
    lt = Number.POSITIVE_INFINITY,
    lte = Number.POSITIVE_INFINITY,
  } = bounds
  const isWithin = (value: unknown) =>
    (value as number) > gt && (value as number) >= gte && (value as number) < lt && (value as number) <= lte
  return ({ values }) => (values.get(path)?.some(isWithin) ? 1 : null)
}
