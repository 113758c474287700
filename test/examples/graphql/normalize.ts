/** Makes an example the same at every recording, and fit to be published: without secrets, and short enough to be read. */
import type { Snapshot } from '../../../src/cli/demo/snapshot/archive.js'
import { PUBLIC_URL } from '../../test-server.js'

const MAX_TEXT = 120
const MAX_ENTRIES = 2
/** Only the beginning of a file is shown: the rest differs at every rendering. */
const MAX_FILE = 20

/** Values that open something or are made by chance, by the name of their field, and what the example shows in their place. */
const SECRETS: Readonly<Record<string, string>> = {
  accessToken: '<access token>',
  refreshToken: '<refresh token>',
  token: '<access token>',
  password: '<password>',
  clientSecret: '<client secret>',
  access_token: '<access token>',
  refresh_token: '<refresh token>',
  clientId: '<client id>',
  cursor: '<cursor>',
  signatureSalt: '<signature salt>',
  webhookSignatureSalt: '<signature salt>',
}

/** UUIDs, and the names of files. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g

/** Secrets that are recognised by what they look like: whole and masked keys, the ids of magic tokens, and tokens in links. */
const TOKENS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/wharf_mt_[\w-]+/g, '<magic token>'],
  [/wharf_[a-z]+_[\w-]{20,}/g, '<key>'],
  [/(?<=^\*{12})[\w-]{4}$/g, '1a2b'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<access token>'],
  [/(?<=\/media\/s\/\d+\/)[\w-]{22}/g, '<signature>'],
  [/^127\.0\.0\.1$/g, '203.0.113.7'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'https://erp.example.com'],
  [/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/g, '<recovery code>'],
  [/(?<=^|[?&]secret=)[A-Z2-7]{32}(?=$|&)/g, '<secret>'],
  [/(?<=[?&#](?:token|code|oobCode)=)[\w.~%-]+/g, '<token>'],
]

/** The host of the test server, and the one that readers expect. */
const HOSTS: readonly (readonly [string, string])[] = [[PUBLIC_URL, 'https://shop.example.com']]

export type IsOfDemo = (id: string) => boolean

/** Knows the UUIDs and files of the demo shop, which are the same in every demo shop. */
export function readDemoIds({ parts, header }: Snapshot): IsOfDemo {
  const known = new Set(parts.slice(0, header.tables.length).flatMap((part) => part.toString('utf8').match(ID) ?? []))
  return (id) => known.has(id)
}

/**
 * Returns a function that replaces what differs between two recordings. Ids of the demo shop stay, so that the examples can be sent to one;
 * all others are numbered in the order in which one example shows them.
 */
export function createNormalizer(isOfDemo: IsOfDemo): (value: unknown) => unknown {
  const numbers = new Map<string, number>()
  const replaceId = (id: string) => {
    if (isOfDemo(id)) return id
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
    const number = String(numbers.get(id))
    return id.includes('-') ? `0190a000-0000-7000-8000-${number.padStart(12, '0')}` : number.padStart(32, '0')
  }
  const normalize = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => normalize(entry, name))
    if (typeof value === 'string') return SECRETS[name] ?? normalizeText(value).replaceAll(ID, replaceId)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([inner, entry]) => [inner, normalize(entry, inner)]))
  }
  return (value) => normalize(value)
}

function normalizeText(text: string): string {
  const shown = TOKENS.reduce((result, [pattern, placeholder]) => result.replaceAll(pattern, placeholder), text)
  return HOSTS.reduce((result, [host, published]) => result.replaceAll(host, published), shown)
}

/** Shortens a response for readers: lists and texts are cut. */
export function shorten(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => shorten(entry, name))
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, name === 'base64' ? MAX_FILE : MAX_TEXT)}…`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shorten(inner, field)]))
}
