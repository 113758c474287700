/** Encodes a text as a QR code (ISO/IEC 18004): bytes, error correction level L, versions 1 to 10. */

interface Version {
  /** Codewords of data and error correction together. */
  total: number
  /** Codewords of error correction in each block. */
  correction: number
  blocks: number
}

/** Level L of versions 1 to 10. */
const VERSIONS: readonly Version[] = [
  { total: 26, correction: 7, blocks: 1 },
  { total: 44, correction: 10, blocks: 1 },
  { total: 70, correction: 15, blocks: 1 },
  { total: 100, correction: 20, blocks: 1 },
  { total: 134, correction: 26, blocks: 1 },
  { total: 172, correction: 18, blocks: 2 },
  { total: 196, correction: 20, blocks: 2 },
  { total: 242, correction: 24, blocks: 2 },
  { total: 292, correction: 30, blocks: 2 },
  { total: 346, correction: 18, blocks: 4 },
]

const dataOf = ({ total, correction, blocks }: Version) => total - correction * blocks

/** Multiplies in the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** Returns the divisor of error correction of this degree. */
function divisorOf(degree: number): number[] {
  const result = new Array<number>(degree).fill(0)
  result[degree - 1] = 1
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = multiply(result[j] ?? 0, root) ^ (result[j + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0)
    result.push(0)
    for (const [i, coefficient] of divisor.entries()) result[i] = (result[i] ?? 0) ^ multiply(coefficient, factor)
  }
  return result
}

/** Returns the bytes with their mode, their count and the padding. */
function toCodewords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = []
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  append(4, 4)
  append(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) append(byte, 8)
  append(0, Math.min(4, capacity * 8 - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  for (let padding = 0xec; bits.length < capacity * 8; padding ^= 0xec ^ 0x11) append(padding, 8)
  return Array.from({ length: capacity }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
}

/** Splits data into blocks, adds error correction to each, and interleaves them. Later blocks may be one codeword longer. */
function interleave(data: readonly number[], { total, correction, blocks }: Version): number[] {
  const short = Math.floor(total / blocks) - correction
  const longFrom = blocks - (total % blocks)
  const divisor = divisorOf(correction)
  let at = 0
  const parts = Array.from({ length: blocks }, (_, i) => {
    const length = short + (i >= longFrom ? 1 : 0)
    const own = data.slice(at, at + length)
    at += length
    return { own, check: correctionOf(own, divisor) }
  })
  const mixed: number[] = []
  for (let i = 0; i <= short; i++) for (const { own } of parts) if (i < own.length) mixed.push(own[i] ?? 0)
  for (let i = 0; i < correction; i++) for (const { check } of parts) mixed.push(check[i] ?? 0)
  return mixed
}

/** A code while it is drawn: which modules are dark, and which belong to fixed patterns. */
class Canvas {
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  }

  set(x: number, y: number, isDark: boolean): void {
    const [row, marks] = [this.dark[y], this.fixed[y]]
    if (!row || !marks || x < 0 || x >= this.size) return
    row[x] = isDark
    marks[x] = true
  }
}

/** Draws square rings around a centre; `isDark` says which, by their distance. */
function drawRings(canvas: Canvas, x: number, y: number, radius: number, isDark: (distance: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) canvas.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return []
  const last = version * 4 + 10
  return version < 7 ? [6, last] : [6, 6 + Math.ceil((last - 6) / 4) * 2, last]
}

function drawPatterns(canvas: Canvas, version: number) {
  const { size } = canvas
  for (let i = 0; i < size; i++) {
    canvas.set(6, i, i % 2 === 0)
    canvas.set(i, 6, i % 2 === 0)
  }
  const isFinder = (distance: number) => distance !== 2 && distance !== 4
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(canvas, x, y, 4, isFinder)
  const places = alignmentsOf(version)
  const last = places.at(-1)
  for (const x of places)
    for (const y of places) {
      const isAtFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!isAtFinder) drawRings(canvas, x, y, 2, (distance) => distance !== 1)
    }
  if (version >= 7) drawVersion(canvas, version)
}

/** Appends the remainder of a division by a generator, which corrects errors in the information about format and version. */
function withRemainder(value: number, length: number, generator: number): number {
  let remainder = value
  for (let i = 0; i < length; i++) remainder = (remainder << 1) ^ ((remainder >>> (length - 1)) * generator)
  return (value << length) | remainder
}

function drawVersion(canvas: Canvas, version: number) {
  const bits = withRemainder(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >>> i) & 1) === 1
    const [a, b] = [canvas.size - 11 + (i % 3), Math.floor(i / 3)]
    canvas.set(a, b, isDark)
    canvas.set(b, a, isDark)
  }
}

/** Level L and mask 0, in both places. */
function drawFormat(canvas: Canvas) {
  const { size } = canvas
  const bits = withRemainder(0b01000, 10, 0x537) ^ 0x5412
  const isDark = (i: number) => ((bits >>> i) & 1) === 1
  for (let i = 0; i <= 5; i++) canvas.set(8, i, isDark(i))
  canvas.set(8, 7, isDark(6))
  canvas.set(8, 8, isDark(7))
  canvas.set(7, 8, isDark(8))
  for (let i = 9; i < 15; i++) canvas.set(14 - i, 8, isDark(i))
  for (let i = 0; i < 8; i++) canvas.set(size - 1 - i, 8, isDark(i))
  for (let i = 8; i < 15; i++) canvas.set(8, size - 15 + i, isDark(i))
  canvas.set(8, size - 8, true)
}

/** Lists the free modules in the order in which data is written: in pairs of columns from the right, upwards and downwards. */
function* freeModules({ size, fixed }: Canvas): Generator<[number, number]> {
  for (const column of columnsOf(size)) {
    const isUpwards = ((column + 1) & 2) === 0
    for (let step = 0; step < size * 2; step++) {
      const [x, row] = [column - (step % 2), step >> 1]
      const y = isUpwards ? size - 1 - row : row
      if (!fixed[y]?.[x]) yield [x, y]
    }
  }
}

/** The right columns of the pairs; the column of the timing pattern is skipped. */
const columnsOf = (size: number) =>
  Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i).map((right) => (right <= 6 ? right - 1 : right))

/** Returns the rows of the code; true is a dark module. A text that is too long throws. */
export function encodeQr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const index = VERSIONS.findIndex((each, i) => bytes.length + (i < 9 ? 2 : 3) <= dataOf(each))
  const found = VERSIONS[index]
  if (!found) throw new Error('The text is too long for a QR code')
  const version = index + 1
  const canvas = new Canvas(version * 4 + 17)
  drawPatterns(canvas, version)
  drawFormat(canvas)
  const codewords = interleave(toCodewords(bytes, version, dataOf(found)), found)
  let bit = 0
  for (const [x, y] of freeModules(canvas)) {
    const isSet = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
    const row = canvas.dark[y]
    // Mask 0 turns every second module over.
    if (row) row[x] = isSet !== ((x + y) % 2 === 0)
    bit++
  }
  return canvas.dark
}
