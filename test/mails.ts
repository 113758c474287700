/** Reads the e-mails that a server without SMTP wrote to its folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface ReadMail {
  headers: Record<string, string>
  text: string
  html: string
  /** The whole message, its attachments included. */
  source: string
}

/** Reads the mails in the order of the files' times, because the clock of a test does not advance. */
export function readMails(folder: string): ReadMail[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map((file) => join(folder, file))
  const writtenAt = (file: string) => statSync(file, { bigint: true }).mtimeNs
  return files.toSorted((a, b) => (writtenAt(a) < writtenAt(b) ? -1 : 1)).map((file) => readMail(readFileSync(file, 'utf8')))
}

/** Parses a mail as nodemailer writes it: two alternatives, quoted-printable or base64; with attachments they are inside the first part. */
export function readMail(source: string): ReadMail {
  const message = source.replaceAll('\r\n', '\n')
  const [head = ''] = message.split('\n\n', 1)
  const boundaries = [...message.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary)
  const [, plain = '', rich = ''] = message.slice(head.length).split(`--${boundaries.at(-1)}`)
  return { headers: parseHeaders(head), text: decodePart(plain), html: decodePart(rich), source: message }
}

function parseHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.replace(/^[^:]*: ?/, ''))]),
  )
}

/** Decodes encoded words (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )

function decodePart(part: string): string {
  const [head = ''] = part.trimStart().split('\n\n', 1)
  const body = part.trimStart().slice(head.length).replace(/^\n\n/, '')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? decodeQuotedPrintable(body.replace(/=\n/g, '')) : body
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/[^\0-\xff]/g, '?'),
    'latin1',
  ).toString()
