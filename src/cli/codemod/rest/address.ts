/** Reads the URL of a request from a string, a template or concatenated strings. */
import { findInterpolations } from '../templates.js'
import type { CodeScan, StringToken } from './scan.js'

/** A placeholder for a part of a URL that is only known at run time. */
export const UNKNOWN = '\uFFFC'

/** A URL with the source range of each of its characters. Characters of one literal have the same `literal`. */
export interface Address {
  text: string
  starts: number[]
  ends: number[]
  literals: number[]
}

const PLACEHOLDER =
  /\$\{[^}]*\}|#\{[^}]*\}|\{\{[^}]*\}\}|\{\$?[^{}\s?&=]*\}|\$\w+(?:->\w+|\[[^\]]*\])*|%(?:\d\$)?[sd](?![0-9a-f])/g

export function readAddress(source: string, start: number, end: number, isTemplate = false): Address {
  const address: Address = { text: '', starts: [], ends: [], literals: [] }
  appendLiteral(address, source, { start, end, isTemplate })
  return address
}

function appendLiteral(address: Address, source: string, part: { start: number; end: number; isTemplate: boolean }) {
  const { start, end, isTemplate } = part
  const unknown = isTemplate
    ? [...findInterpolations(source, start, end)]
    : [...source.slice(start, end).matchAll(PLACEHOLDER)].map(({ index, 0: { length } }) => ({
        start: start + index,
        end: start + index + length,
      }))
  for (let at = start; at < end; ) {
    const span = unknown.find((candidate) => candidate.start === at)
    append(address, span ? UNKNOWN : (source[at] ?? ''), at, span?.end ?? at + 1, start)
    at = span?.end ?? at + 1
  }
}

function append(address: Address, character: string, start: number, end: number, literal: number) {
  address.text += character
  address.starts.push(start)
  address.ends.push(end)
  address.literals.push(literal)
}

const OPERAND = /^[\w$]+(?:(?:->|::|\?\.|\.)\w+|\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\))*/

/** Returns the URL that begins in a string, with everything appended to it by `+`, or by `.` in PHP. */
export function readJoinedAddress({ source, strings }: CodeScan, token: StringToken): Address {
  const address = readAddress(source, token.start, token.end, token.quote === '`')
  let at = token.end + 1
  for (;;) {
    const operator = /^\s*(?:\+|\.(?=\s*[$'"]))\s*/.exec(source.slice(at, at + 80))?.[0]
    if (operator === undefined) return address
    at += operator.length
    const next = strings.find(({ start }) => start === at + 1)
    if (next) {
      appendLiteral(address, source, { ...next, isTemplate: next.quote === '`' })
      at = next.end + 1
      continue
    }
    const operand = OPERAND.exec(source.slice(at, at + 200))?.[0]
    if (!operand) return address
    append(address, UNKNOWN, at, at + operand.length, -1)
    at += operand.length
  }
}

/** Returns the source range of some characters of a URL; null if they belong to different literals, which no edit may cut through. */
export function rangeIn({ starts, ends, literals }: Address, from: number, to: number): { start: number; end: number } | null {
  const isWhole = literals.slice(from, to).every((literal) => literal === literals[from] && literal >= 0)
  return isWhole && from < to ? { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 } : null
}

export interface ApiAddress {
  method: string | null
  /** Begins with `/v2/`. */
  path: string
  /** The start of the query string, after its question mark; -1 without one. */
  queryAt: number
}

const EXPLICIT =
  /^(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s]+|[\uFFFC\w.:-]*)((?:\/[\w\uFFFC-]+)*?\/v2\/[^\s#?]*|(?<=^|\s)v2\/[^\s#?]+)(\?)?/
const RELATIVE = /^\uFFFC?\/?((?:[\w{}:-]|\uFFFC)+(?:\/(?:[\w{}:-]|\uFFFC)+)*)\/?(\?|$)/
const NOT_REST = /^\/v2\/(?:graphql|schema\.graphql|openapi[\w.-]*|client\.ts)\b/

/** Returns the URL as one of the REST API; null if it is something else. `isRelative` allows URLs without `/v2/`, below the base URL of a client. */
export function toApiAddress({ text }: Address, isRelative: boolean): ApiAddress | null {
  const explicit = EXPLICIT.exec(text)
  if (explicit) {
    const path = `/v2/${(explicit[2] ?? '').replace(/^.*?v2\//, '')}`
    return NOT_REST.test(path) ? null : { method: explicit[1] ?? null, path, queryAt: explicit[3] ? explicit[0].length : -1 }
  }
  const relative = isRelative ? RELATIVE.exec(text) : null
  if (!relative) return null
  return { method: null, path: `/v2/${relative[1]}`, queryAt: relative[2] ? relative[0].length : -1 }
}
