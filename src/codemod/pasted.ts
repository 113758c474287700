/** Rewrites a pasted GraphQL document or REST call. It reads what the server publishes; nothing is executed. */
import { buildSchema, parse } from 'graphql'
import { migrateCall, type RestCall, readCall } from './call.js'
import { migrateDocument } from './document.js'
import { schemaAt } from './future.js'
import { isEndpoint } from './payload.js'
import { indexPublished, type PublishedItem } from './published.js'
import { createRules, type RewriteRules } from './rules.js'

export interface Rewritten {
  text: string
  findings: { item: string; how: string; isFixed: boolean }[]
  problems: string[]
}

/** The used part of a `fetch` response. */
type ReadAddress = (address: string) => Promise<{ json(): Promise<unknown>; text(): Promise<string> }>

const MAX_TOKENS = 5000

/** Returns a function that rewrites texts. Published data is cached; a failure is not, so that the next text tries again. */
export function openRewriter(read: ReadAddress): (text: string) => Promise<Rewritten> {
  const rules = keep(() => loadRules(read))
  const endpoints = keep(() => loadEndpoints(read))
  return async (text) => {
    const call = readCall(text)
    if (call) return rewriteCall(await rules(), await endpoints(), call)
    parse(text, { maxTokens: MAX_TOKENS })
    return rewriteDocument(await rules(), text)
  }
}

function keep<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: Error) => {
      loading = null
      throw error
    })
    return loading
  }
}

async function loadRules(read: ReadAddress): Promise<RewriteRules> {
  const [list, sdl] = await Promise.all([
    read('/deprecations.json').then((answer) => answer.json() as Promise<{ items: PublishedItem[] }>),
    read('/v2/schema.graphql').then((answer) => answer.text()),
  ])
  const published = indexPublished(list.items, buildSchema(sdl, { assumeValidSDL: true }))
  return createRules(published, schemaAt(published, published.removal), true)
}

const loadEndpoints = async (read: ReadAddress): Promise<string[]> =>
  ((await (await read('/docs/operations.json')).json()) as { line: string }[]).map(({ line }) => line)

function rewriteDocument(rules: RewriteRules, text: string): Rewritten {
  const { text: after, findings, problems } = migrateDocument(rules, text, text)
  return { text: after, findings: findings.map(toShown), problems: problems.map(({ message }) => message) }
}

/** Rewrites a call; an unknown endpoint is reported. */
function rewriteCall({ published }: RewriteRules, endpoints: readonly string[], call: RestCall): Rewritten {
  const { endpoint, body, findings } = migrateCall(published, call)
  const isKnown = findings.length > 0 || endpoints.some((template) => isEndpoint(template, call.endpoint))
  return {
    text: body ? `${endpoint}\n${body}` : endpoint,
    findings: findings.map(toShown),
    problems: isKnown ? [] : [`The API has no ${call.endpoint.split('?')[0]}.`],
  }
}

const toShown = ({ name, item, how, isFixed }: ReturnType<typeof migrateDocument>['findings'][number]) => ({
  item: item?.item ?? name,
  how,
  isFixed,
})
