/** The mapping of an index: which fields a document may have, and what is indexed of each. */
import { Fault, illegalArgument } from './errors.js'

/** A field of a mapping, as a client writes it. */
interface FieldMapping {
  type?: string
  index?: boolean
  analyzer?: string
  similarity?: string
  index_options?: string
  norms?: boolean
  properties?: Record<string, FieldMapping>
}

export interface IndexBody {
  settings?: { index?: Record<string, unknown> }
  mappings?: { dynamic?: string; _source?: { includes?: string[] }; properties?: Record<string, FieldMapping> }
  aliases?: Record<string, object>
}

type FieldValue = string | number | boolean

/** What is indexed of a document, or of a nested one. */
export interface IndexedDocument {
  id: string
  parent: IndexedDocument | null
  /** The values of fields with doc values, by their full path. */
  values: Map<string, FieldValue[]>
  /** The tokens of text fields with their frequencies. */
  tokens: Map<string, Map<string, number>>
  nested: Map<string, IndexedDocument[]>
}

const MAX_FREQUENCY = 2 ** 31 - 1
const MAX_TERM_BYTES = 32_766
/** The only script of a similarity that the stand-in can run. */
const KNOWN_SCRIPT = 'return query.boost * doc.freq;'

export class Mapping {
  readonly #fields = new Map<string, FieldMapping>()
  readonly #nestedLimit: number

  constructor(readonly body: IndexBody) {
    this.#flatten(body.mappings?.properties ?? {}, '')
    const settings = (body.settings?.index ?? {}) as {
      similarity?: Record<string, { type: string; script?: { source: string } }>
      mapping?: { nested_objects?: { limit?: number } }
    }
    this.#nestedLimit = settings.mapping?.nested_objects?.limit ?? 10_000
    for (const { type, script } of Object.values(settings.similarity ?? {}))
      if (type !== 'scripted' || script?.source !== KNOWN_SCRIPT)
        throw new Error(`The stand-in does not know the similarity ${type}`)
    for (const [path, field] of this.#fields) this.#checkField(path, field)
  }

  #flatten(properties: Record<string, FieldMapping>, prefix: string): void {
    for (const [name, field] of Object.entries(properties)) {
      this.#fields.set(prefix + name, field)
      if (field.properties) this.#flatten(field.properties, `${prefix}${name}.`)
    }
  }

  /** A text field is analyzed by a keyword tokenizer and delimited_term_freq, which needs a field without positions. */
  #checkField(path: string, { type, analyzer, similarity, index_options: options }: FieldMapping): void {
    if (type !== 'text') return
    const analyzers = (
      this.body.settings?.index?.analysis as { analyzer?: Record<string, { tokenizer: string; filter: string[] }> }
    )?.analyzer
    const found = analyzer ? analyzers?.[analyzer] : undefined
    if (!found) throw new Fault(400, 'mapper_parsing_exception', `analyzer [${analyzer}] has not been configured in mappings`)
    if (found.tokenizer !== 'keyword' || found.filter.join() !== 'delimited_term_freq')
      throw new Error(`The stand-in does not know the analyzer of ${path}`)
    if (options !== 'freqs') throw illegalArgument('custom term frequencies need index_options [freqs]')
    if (!similarity) throw new Error(`The stand-in does not know the default similarity, which ${path} has`)
  }

  typeOf = (path: string): string | undefined => this.#fields.get(path)?.type
  field = (path: string): FieldMapping | undefined => this.#fields.get(path)

  /** Indexes a document. Throws what OpenSearch answers to one that it cannot index. */
  index(id: string, source: object): IndexedDocument {
    const document = this.#indexObject(id, source, '', null)
    const nested = [...document.nested.values()].reduce((sum, list) => sum + list.length, 0)
    if (nested > this.#nestedLimit)
      throw illegalArgument(`The number of nested documents has exceeded the allowed limit of [${this.#nestedLimit}].`)
    return document
  }

  #indexObject(id: string, source: object, prefix: string, parent: IndexedDocument | null): IndexedDocument {
    const document: IndexedDocument = { id, parent, values: new Map(), tokens: new Map(), nested: new Map() }
    for (const [name, value] of Object.entries(source)) {
      const path = prefix + name
      const field = this.#fields.get(path)
      if (!field)
        throw new Fault(
          400,
          'strict_dynamic_mapping_exception',
          `mapping set to strict, dynamic introduction of [${name}] within [${prefix || '_doc'}] is not allowed`,
        )
      const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null)
      if (field.type === 'nested')
        document.nested.set(
          path,
          values.map((one) => this.#indexObject(id, one as object, `${path}.`, document)),
        )
      else if (field.type === 'text') document.tokens.set(path, analyze(path, values as string[]))
      else if (values.length)
        document.values.set(
          path,
          values.map((one) => parseValue(path, field.type ?? 'object', one)),
        )
    }
    return document
  }
}

/** The tokens of a text field: every value is one token, with the frequency after the last `|`. */
function analyze(path: string, values: readonly string[]): Map<string, number> {
  const tokens = new Map<string, number>()
  let total = 0
  for (const value of values) {
    const end = value.indexOf('|')
    const token = end < 0 ? value : value.slice(0, end)
    const frequency = end < 0 ? 1 : Number(value.slice(end + 1))
    if (!Number.isInteger(frequency) || frequency < 1)
      throw illegalArgument(`Term frequency must be 1 or greater; got ${value.slice(end + 1)}`)
    total += frequency
    if (total > MAX_FREQUENCY) throw illegalArgument(`too many tokens for field "${path}"`)
    tokens.set(token, (tokens.get(token) ?? 0) + frequency)
  }
  return tokens
}

const MAX_INTEGER = 2 ** 31 - 1

function parseValue(path: string, type: string, value: unknown): FieldValue {
  const fail = () => new Fault(400, 'mapper_parsing_exception', `failed to parse field [${path}] of type [${type}]`)
  if (type === 'keyword') {
    if (typeof value === 'object') throw fail()
    if (Buffer.byteLength(String(value)) > MAX_TERM_BYTES)
      throw illegalArgument(`Document contains at least one immense term in field="${path}"`)
    return String(value)
  }
  if (type === 'boolean') {
    if (typeof value !== 'boolean') throw fail()
    return value
  }
  if (type !== 'integer' && type !== 'long') throw new Error(`The stand-in does not know the type ${type}`)
  if (typeof value !== 'number' || !Number.isInteger(value) || (type === 'integer' && Math.abs(value) > MAX_INTEGER)) throw fail()
  return value
}
