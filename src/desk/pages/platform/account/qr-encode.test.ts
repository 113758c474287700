import { expect, test } from 'vitest'
import { encodeQr } from './qr-encode.js'

/** Reads a code as a scanner does: format, mask, placement, blocks. It shares nothing with the encoder but the standard. */
function readCodewords(modules: boolean[][]): number[] {
  const size = modules.length
  const isReserved = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)
  const bits: number[] = []
  for (let column = size - 1, up = true; column > 0; column -= 2, up = !up) {
    if (column === 6) column--
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [column, column - 1]) if (!isReserved(x, y)) bits.push(Number(modules[y]?.[x]) ^ Number((x + y) % 2 === 0))
    }
  }
  return Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
}

/** The powers of two in the field of the standard. */
const powers = Array.from({ length: 255 }, () => 1)
for (let i = 1; i < 255; i++) {
  const twice = (powers[i - 1] ?? 0) * 2
  powers[i] = twice > 255 ? twice ^ 0x11d : twice
}
const times = (one: number, other: number) =>
  one && other ? (powers[(powers.indexOf(one) + powers.indexOf(other)) % 255] ?? 0) : 0

function readText(codewords: readonly number[]): string {
  const nibbles = codewords.flatMap((byte) => [byte >> 4, byte & 15])
  const byteAt = (at: number) => (nibbles[at] ?? 0) * 16 + (nibbles[at + 1] ?? 0)
  return new TextDecoder().decode(Uint8Array.from({ length: byteAt(1) }, (_, i) => byteAt(3 + i * 2)))
}

test('a short text can be read back from its code', () => {
  const modules = encodeQr('wharf: déjà vu')

  expect(modules).toHaveLength(21)
  expect(readText(readCodewords(modules))).toBe('wharf: déjà vu')
})

test('the format says level L and mask 0, and the error correction fits the data', () => {
  const modules = encodeQr('wharf')
  const format = [0, 1, 2, 3, 4, 5, 7].map((x) => Number(modules[8]?.[x])).join('')
  const codewords = readCodewords(modules)
  const remainders = [0, 1, 2, 3, 4, 5, 6].map((power) =>
    codewords.reduce((sum, byte) => times(sum, powers[power] ?? 0) ^ byte, 0),
  )

  expect(format).toBe('1110111')
  expect(remainders).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('a longer text takes a larger code, and one that is too long is refused', () => {
  expect(encodeQr('x'.repeat(150))).toHaveLength(7 * 4 + 17)
  expect(encodeQr('x'.repeat(271))).toHaveLength(10 * 4 + 17)
  expect(() => encodeQr('x'.repeat(272))).toThrow('too long')
})
