/** Reads the e-mails that a server without an SMTP server wrote into its folder. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface ReadMail {
  headers: Record<string, string>
  text: string
  html: string
}

/** In the order in which they were written: the clock of a test stands still. */
export function mailsIn(folder: string): ReadMail[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map((file) => join(folder, file))
  const written = (file: string) => statSync(file, { bigint: true }).mtimeNs
  return files.toSorted((a, b) => (written(a) < written(b) ? -1 : 1)).map((file) => readMail(readFileSync(file, 'utf8')))
}

/** What nodemailer writes: two alternatives, quoted-printable or base64. */
export function readMail(source: string): ReadMail {
  const message = source.replaceAll('\r\n', '\n')
  const [head = ''] = message.split('\n\n', 1)
  const boundary = head.match(/boundary="([^"]+)"/)?.[1] ?? ''
  const [, plain = '', rich = ''] = message.slice(head.length).split(`--${boundary}`)
  return { headers: headersOf(head), text: bodyOf(plain), html: bodyOf(rich) }
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decoded(line.replace(/^[^:]*: ?/, ''))]),
  )
}

/** Encoded words (RFC 2047). */
const decoded = (text: string) =>
  text
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    )

function bodyOf(part: string): string {
  const [head = ''] = part.trimStart().split('\n\n', 1)
  const body = part.trimStart().slice(head.length).replace(/^\n\n/, '')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? unquoted(body.replace(/=\n/g, '')) : body
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/[^\0-\xff]/g, '?'),
    'latin1',
  ).toString()
