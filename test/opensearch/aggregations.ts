/** Computes aggregations over documents, as OpenSearch does for an index with one shard. */
import { Fault, illegalArgument, parsingError } from './errors.js'
import type { IndexedDocument, Mapping } from './mapping.js'
import { compileQuery, type QueryBody } from './query.js'

type AggregationBody = Record<string, unknown>

const MAX_BUCKETS = 65_535

export function aggregate(
  aggs: Record<string, AggregationBody>,
  documents: readonly IndexedDocument[],
  mapping: Mapping,
): object {
  const aggregator = new Aggregator(mapping)
  const answer = aggregator.run(aggs, documents)
  if (aggregator.buckets > MAX_BUCKETS)
    throw new Fault(
      503,
      'too_many_buckets_exception',
      `Trying to create too many buckets. Must be less than or equal to: [${MAX_BUCKETS}] but was [${aggregator.buckets}].`,
    )
  return answer
}

class Aggregator {
  buckets = 0

  constructor(readonly mapping: Mapping) {}

  run(aggs: Record<string, AggregationBody>, documents: readonly IndexedDocument[]): Record<string, object> {
    return Object.fromEntries(Object.entries(aggs).map(([name, body]) => [name, this.#one(body, documents)]))
  }

  #one({ aggs = {}, ...body }: AggregationBody, documents: readonly IndexedDocument[]): object {
    const [kind, ...others] = Object.keys(body)
    if (!kind || others.length) throw parsingError('Expected one type of aggregation')
    const options = body[kind] as Record<string, unknown>
    const inner = aggs as Record<string, AggregationBody>
    if (kind === 'max') return { value: maximum(documents, options.field as string) }
    if (kind === 'terms') return this.#terms(options, inner, documents)
    return this.#single(this.#select(kind, options, documents), inner)
  }

  /** The documents of an aggregation with a single bucket. */
  #select(kind: string, options: Record<string, unknown>, documents: readonly IndexedDocument[]): readonly IndexedDocument[] {
    switch (kind) {
      case 'filter': {
        const matches = compileQuery({ bool: { filter: [options as QueryBody] } }, this.mapping)
        return documents.filter((document) => matches(document) !== null)
      }
      case 'nested':
        return documents.flatMap(({ nested }) => nested.get(options.path as string) ?? [])
      case 'reverse_nested':
        return [...new Set(documents.flatMap(({ parent }) => parent ?? []))]
      default:
        throw parsingError(`Unknown aggregation type [${kind}]`)
    }
  }

  #single(documents: readonly IndexedDocument[], inner: Record<string, AggregationBody>): object {
    return { doc_count: documents.length, ...this.run(inner, documents) }
  }

  #terms(
    options: Record<string, unknown>,
    inner: Record<string, AggregationBody>,
    documents: readonly IndexedDocument[],
  ): object {
    const { field, size = 10, include } = options as { field: string; size?: number; include?: Partition }
    if (this.mapping.typeOf(field) === 'text')
      throw illegalArgument(
        `Text fields are not optimised for operations that require per-document field data like aggregations: [${field}]`,
      )
    const byKey = new Map<string | number | boolean, IndexedDocument[]>()
    for (const document of documents)
      for (const key of new Set(document.values.get(field) ?? [])) {
        if (include && partitionOf(String(key), include.num_partitions) !== include.partition) continue
        byKey.set(key, [...(byKey.get(key) ?? []), document])
      }
    const sorted = [...byKey].sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    const shown = sorted.slice(0, size)
    this.buckets += shown.length
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: sorted.slice(size).reduce((sum, [, list]) => sum + list.length, 0),
      buckets: shown.map(([key, list]) => ({ key, ...this.#single(list, inner) })),
    }
  }
}

interface Partition {
  partition: number
  num_partitions: number
}

/** Any function that divides values evenly will do. */
function partitionOf(key: string, partitions: number): number {
  let hash = 0
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) >>> 0
  return hash % partitions
}

function maximum(documents: readonly IndexedDocument[], field: string): number | null {
  const values = documents.flatMap(({ values }) => (values.get(field) ?? []) as number[])
  return values.length ? Math.max(...values) : null
}
