/** Finds REST calls by curl in shell scripts, workflows and documentation. */
import { type Address, readAddress, toApiAddress } from './address.js'
import type { CodeCall, SentData } from './judge.js'

interface Word {
  start: number
  end: number
  text: string
  /** Whether the word is in single quotes, so that the shell takes it literally. */
  isVerbatim: boolean
}

const COMMAND = /\bcurl\b(?:\\\r?\n|[^\n'"|;&\\]|\\.|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*/g
const WORD = /(?:\\\r?\n|\\.|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|[^\s'"\\])+/g
const BODY_OPTIONS = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']

export function findCurlCalls(source: string): CodeCall[] {
  return [...source.matchAll(COMMAND)].flatMap(({ index, 0: command }) => {
    const call = readCommand(source, readWords(command, index))
    return call ? [call] : []
  })
}

const readWords = (command: string, offset: number): Word[] =>
  [...command.matchAll(WORD)].flatMap(({ index, 0: written }) => {
    if (/^\\\r?\n$/.test(written)) return []
    const quote = /^(['"])[\s\S]*\1$/.test(written) ? (written[0] as string) : ''
    const [start, end] = [offset + index + quote.length, offset + index + written.length - quote.length]
    return [{ start, end, text: written.slice(quote.length, written.length - quote.length), isVerbatim: quote === "'" }]
  })

function readCommand(source: string, words: readonly Word[]): CodeCall | null {
  const found = words.map((word) => addressOf(source, word)).find((entry) => entry !== null)
  if (!found) return null
  const findValue = (...options: string[]) => {
    const at = words.findIndex(({ text }) => options.includes(text))
    const joined = words.find(({ text }) => options.some((option) => text.startsWith(`${option}=`)))
    return at >= 0 ? words[at + 1] : joined
  }
  const body = findValue(...BODY_OPTIONS)
  const isGet = words.some(({ text }) => text === '-G' || text === '--get')
  const given = findValue('-X', '--request')?.text ?? words.find(({ text }) => /^-X\w+$/.test(text))?.text.slice(2)
  const method = given && !/^[A-Za-z]+$/.test(given) ? null : (given ?? (body && !isGet ? 'POST' : 'GET'))
  const form: SentData = isGet && words.some(({ text }) => text.startsWith('--data')) ? { kind: 'unknown' } : null
  return {
    offset: found.word.start,
    method,
    ...found.call,
    query: form,
    body: body && !isGet ? toSent(body) : null,
    isExplicit: true,
  }
}

function addressOf(
  source: string,
  word: Word,
): { word: Word; call: { address: Address; api: NonNullable<ReturnType<typeof toApiAddress>> } } | null {
  if (word.text.startsWith('-')) return null
  const address = readAddress(source, word.start, word.end)
  const api = toApiAddress(address, false)
  return api && { word, call: { address, api } }
}

function toSent({ text, start, isVerbatim }: Word): SentData {
  if (isVerbatim && /^\s*[{[]/.test(text)) return { kind: 'json', text, offset: start, canEdit: true }
  const plain = text.replace(/\\(["$\\])/g, '$1')
  const isJson = /^\s*[{[]/.test(plain) && !/(?:^|[^\\])\$/.test(text)
  return isJson ? { kind: 'json', text: plain, offset: start, canEdit: false } : { kind: 'unknown' }
}
