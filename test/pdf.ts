/** Reads the text of a PDF that Typst wrote: one list of texts for each page, in the order in which they are drawn. */
import { inflateSync } from 'node:zlib'

export function readPdf(base64: string): string[][] {
  const file = Buffer.from(base64, 'base64').toString('latin1')
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]))
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.match(/\/Font <<([^>]*)>>/)?.[1]?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? [])
      fonts.set(name, readGlyphs(objects, objects.get(id) ?? ''))
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.map((page) => readTexts(contentOf(objects.get(page.match(/\/Contents (\d+) 0 R/)?.[1] ?? '') ?? ''), fonts))
}

/** Returns the content. Compressed data may end with a line end character, so only the length says where a stream ends. */
function contentOf(body: string): string {
  const start = body.match(/stream\r?\n/)
  const length = Number(body.match(/\/Length (\d+)/)?.[1] ?? 0)
  const from = start ? (start.index ?? 0) + start[0].length : 0
  const stream = body.slice(from, from + length)
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream
}

/** The characters of the glyphs of a font. */
function readGlyphs(objects: Map<string, string>, font: string): Map<number, string> {
  const cmap = contentOf(objects.get(font.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? '') ?? '')
  const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  return new Map(
    [...cmap.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>\n/g)].map(([, id = '', hex = '']) => [
      Number.parseInt(id, 16),
      toText(hex),
    ]),
  )
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const decodeString = (text: string) =>
  text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, sign: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[sign] ?? sign),
  )

/** The state of the page, such as its font, is saved by `q` and restored by `Q`. Strings are collected until `TJ` shows them. */
function readTexts(content: string, fonts: Map<string, Map<number, string>>): string[] {
  const texts: string[] = []
  const saved: Map<number, string>[] = []
  let glyphs = new Map<number, string>()
  let strings: string[] = []
  for (const token of tokensOf(content)) {
    if (token.startsWith('(')) strings.push(decodeString(token.slice(1, -1)))
    else if (token === 'q') saved.push(glyphs)
    else if (token === 'Q') glyphs = saved.pop() ?? glyphs
    else if (token.startsWith('/F')) glyphs = fonts.get(token.slice(1)) ?? glyphs
    else if (token === 'TJ') {
      texts.push(strings.map((text) => toCharacters(text, glyphs)).join(''))
      strings = []
    }
  }
  return texts
}

/** Words and strings. Parentheses in a string are escaped, or there are as many that open as close. */
function* tokensOf(content: string): Generator<string> {
  for (let at = 0; at < content.length; at++) {
    const start = at
    if (content[at] === '(') {
      for (let depth = 0; ; at++) {
        if (content[at] === '\\') at++
        else if (content[at] === '(') depth++
        else if (content[at] === ')' && --depth === 0) break
      }
      yield content.slice(start, at + 1)
    } else if (/[^\s[\]]/.test(content[at] ?? '')) {
      while (/[^\s[\]()]/.test(content[at + 1] ?? ' ')) at++
      yield content.slice(start, at + 1)
    }
  }
}

function toCharacters(codes: string, glyphs: Map<number, string>): string {
  let text = ''
  for (let at = 0; at + 1 < codes.length; at += 2)
    text += glyphs.get(codes.charCodeAt(at) * 256 + codes.charCodeAt(at + 1)) ?? '?'
  return text
}
