/** Sends requests to the server that serves this page. */
import { buildSchema, type GraphQLSchema } from 'graphql'
import type { RequestTexts } from './state.js'

interface Answer {
  /** The body, as a text that is easy to read. */
  text: string
  /** Status and duration, and how many deprecated items were used. */
  summary: string
}

function readObject(text: string, name: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${name} are not valid JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${name} must be a JSON object.`)
  return value as Record<string, unknown>
}

/** Removes empty headers: the server would refuse an empty apikey header, which the user has not filled in yet, as a wrong key. */
const withoutEmpty = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function summarize(response: Response, started: number): string {
  const deprecated = response.headers.get('api-deprecated-items')?.split(',').length ?? 0
  const parts = [`${response.status} ${response.statusText}`.trim(), `${Math.round(performance.now() - started)} ms`]
  if (deprecated > 0) parts.push(count(deprecated, 'deprecated item'))
  return parts.join(' · ')
}

/** Sends a request. Errors of the user's JSON or of the network are thrown; GraphQL errors are part of the response. */
export async function sendRequest(texts: RequestTexts, operationName?: string, signal?: AbortSignal): Promise<Answer> {
  const variables = readObject(texts.variables, 'The variables')
  const headers = withoutEmpty(readObject(texts.headers, 'The headers'))
  const started = performance.now()
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: texts.query, variables, operationName }),
    signal: signal ?? null,
  })
  const text = await response.text()
  const summary = summarize(response, started)
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), summary }
  } catch {
    throw new Error(`The server responded with ${response.status} ${response.statusText} and no JSON.`)
  }
}

/** Returns the day of the header `API-Preview-Date`, if any: requests with it get the API of that day. */
function previewDate(headers: string): string | undefined {
  try {
    const found = Object.entries(readObject(headers, 'The headers')).find(([name]) => name.toLowerCase() === 'api-preview-date')
    return found && String(found[1])
  } catch {
    return undefined
  }
}

/** Reads the published schema. An introspection query would count against the caller's budget, which a visitor may not have. */
export async function readSchema(headers: string): Promise<GraphQLSchema> {
  const at = previewDate(headers)
  const response = await fetch(`/v2/schema.graphql${at ? `?at=${encodeURIComponent(at)}` : ''}`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The server responded with ${response.status} ${response.statusText}.`)
  return buildSchema(await response.text(), { assumeValid: true, assumeValidSDL: true })
}
