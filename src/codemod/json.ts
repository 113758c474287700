/** Parses JSON with positions, so that a payload can be edited in place. */
export interface JsonMember {
  key: string
  start: number
  keyEnd: number
  end: number
  value: JsonNode
}

export type JsonNode = { start: number; end: number } & (
  | { kind: 'object'; members: JsonMember[] }
  | { kind: 'array'; values: JsonNode[] }
  | { kind: 'leaf'; value: unknown }
)

/** Parses JSON. Throws like `JSON.parse`, which checks the text first; so the reader below needs no checks. */
export function parseJson(source: string): JsonNode {
  JSON.parse(source)
  return new JsonReader(source).value()
}

const LEAF = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y

class JsonReader {
  private at = 0

  constructor(private readonly source: string) {}

  value(): JsonNode {
    this.skip()
    const start = this.at
    const opening = this.source[start]
    if (opening === '{') {
      const members = this.list('}', () => this.member())
      return { kind: 'object', start, end: this.at, members }
    }
    if (opening === '[') {
      const values = this.list(']', () => this.value())
      return { kind: 'array', start, end: this.at, values }
    }
    return { kind: 'leaf', start, value: JSON.parse(this.token()), end: this.at }
  }

  private member(): JsonMember {
    this.skip()
    const start = this.at
    const key = JSON.parse(this.token()) as string
    const keyEnd = this.at
    this.skip()
    this.at++
    const value = this.value()
    return { key, start, keyEnd, value, end: value.end }
  }

  private list<T>(closing: string, next: () => T): T[] {
    const found: T[] = []
    this.at++
    this.skip()
    while (this.source[this.at] !== closing) {
      found.push(next())
      this.skip()
      if (this.source[this.at] === ',') this.at++
      this.skip()
    }
    this.at++
    return found
  }

  private token(): string {
    LEAF.lastIndex = this.at
    const [text = ''] = LEAF.exec(this.source) ?? []
    this.at += text.length
    return text
  }

  private skip() {
    while (' \t\r\n'.includes(this.source[this.at] ?? 'x')) this.at++
  }
}
