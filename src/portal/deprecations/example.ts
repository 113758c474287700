/** Makes an example for each item: the smallest request that uses it, and the same request without it, as the client tool rewrites it. */
import type { GraphQLSchema } from 'graphql'
import { changeData } from '../../codemod/data.js'
import { migrateDocument } from '../../codemod/document.js'
import { applyEdits } from '../../codemod/edits.js'
import { parseJson } from '../../codemod/json.js'
import { shapeOfPayload } from '../../codemod/payload.js'
import { indexPublished } from '../../codemod/published.js'
import type { RewriteRules } from '../../codemod/rules.js'
import { writeExample } from './example.graphql.js'
import { lineOf, type Openapi, type RestExample, writeRestExample } from './example.rest.js'
import type { ListedItem } from './list.js'

export interface Example {
  before: string
  after: string
}

export interface ExampleSources {
  schema: GraphQLSchema
  openapi: Openapi
  rules: RewriteRules
}

/** Caches the examples, which are the same on every day. */
export function openExamples(sources: () => ExampleSources): (entry: ListedItem) => Example {
  const made = new Map<string, Example>()
  let opened: ExampleSources | undefined
  return (entry) => {
    opened ??= sources()
    const known = made.get(entry.id) ?? makeExample(opened, entry)
    made.set(entry.id, known)
    return known
  }
}

function makeExample(sources: ExampleSources, entry: ListedItem): Example {
  if (entry.api === 'graphql') return documentExample(sources, entry)
  if (entry.kind === 'parameter') return parameterExample(entry)
  if (entry.kind === 'operation') return { before: lineOf(entry.item), after: entry.use.map(lineOf).join('\n') || comment(entry) }
  const request = writeRestExample(sources.openapi, entry)
  return request ? bodyExample(sources, entry, request) : returnedExample(entry)
}

const comment = ({ note }: ListedItem) => `# ${note}`

function documentExample({ schema, rules }: ExampleSources, entry: ListedItem): Example {
  const before = writeExample(schema, entry)
  if (!before) return { before: `# ${entry.item}`, after: comment(entry) }
  const fixed = rewriteDocument(rules, before)
  if (fixed) return { before, after: fixed }
  // The replacement is for a human to choose; the example shows the request without the item, or the first operation that replaces it.
  const after = rewriteDocument(withoutItem(rules, entry), before) ?? writeReplacement(schema, entry)
  return { before, after: [comment(entry), after].filter(Boolean).join('\n') }
}

function writeReplacement(schema: GraphQLSchema, entry: ListedItem): string | null {
  const [item] = entry.use
  return item && (entry.kind === 'query' || entry.kind === 'mutation') ? writeExample(schema, { ...entry, item }) : null
}

function rewriteDocument(rules: RewriteRules, text: string): string | null {
  const { text: after, findings, problems } = migrateDocument(rules, text, text)
  return findings.every(({ isFixed }) => isFixed) && problems.length === 0 ? after : null
}

/** Returns the rules, with the item to be left out. */
const withoutItem = (rules: RewriteRules, { id }: ListedItem): RewriteRules => {
  const { items, schema } = rules.published
  const left = items.map((item) => (`gql:${item.item}` === id ? { ...item, use: [], fix: 'drop' } : item))
  return { ...rules, published: indexPublished(left, schema) }
}

function bodyExample({ rules }: ExampleSources, entry: ListedItem, { endpoint, line, body }: RestExample): Example {
  const json = JSON.stringify(body, null, 2)
  const { edits, findings } = changeData(json, parseJson(json), shapeOfPayload(rules.published, endpoint))
  const isFixed = findings.every((finding) => finding.isFixed)
  const after = isFixed ? JSON.parse(applyEdits(json, edits)) : withoutProperty(body, entry.item.split('.')[1] ?? '')
  const text = `${line}\n${JSON.stringify(after, null, 2)}`
  return { before: `${line}\n${json}`, after: isFixed ? text : `${comment(entry)}\n${text}` }
}

const withoutProperty = (body: unknown, name: string): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === name ? undefined : value)))

/** Returns the example of a property that only responses have: the request stays the same. */
function returnedExample(entry: ListedItem): Example {
  const [endpoint] = entry.endpoints
  const name = entry.item.split('.')[1]
  if (!endpoint) return { before: `# No request and no answer has ${entry.item}.`, after: comment(entry) }
  const line = lineOf(endpoint)
  return { before: `# The answer has ${name}.\n${line}`, after: `# The answer has no ${name}. ${entry.note}\n${line}` }
}

function parameterExample({ item, use }: ListedItem): Example {
  const [line = '', old = ''] = item.split(' ?')
  const names = use.map((one) => one.split(/[.?]/).at(-1))
  return {
    before: `${lineOf(line)}?${old}=1`,
    after: names.map((name) => `${lineOf(line)}?${name}=1`).join('\n') || lineOf(line),
  }
}
