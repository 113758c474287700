/** Turns objects with columns of numbers into a text and bytes, and back: for a file. */

const COLUMN_TYPES = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array] as const
type Column = InstanceType<(typeof COLUMN_TYPES)[number]>

export interface Packed {
  /** The object as JSON. A column is its type, and where its bytes are. */
  text: string
  columns: readonly Column[]
}

/** The marks of what JSON does not have. No object of the index has members with such names. */
interface PackedColumn {
  $column: [type: number, start: number, length: number]
}
interface PackedMap {
  $map: [unknown, unknown][]
}

/** Columns start at a multiple of this, as their elements have to. */
const ALIGNMENT = 4
const align = (at: number) => Math.ceil(at / ALIGNMENT) * ALIGNMENT

export function pack(value: unknown): Packed {
  const columns: Column[] = []
  let at = 0
  const replace = (part: unknown): unknown => {
    if (part instanceof Map) return { $map: [...part].map(([key, inner]) => [key, replace(inner)]) } satisfies PackedMap
    if (Array.isArray(part)) return part.map(replace)
    if (typeof part !== 'object' || part === null) return part
    if (!ArrayBuffer.isView(part)) return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replace(inner)]))
    const type = COLUMN_TYPES.findIndex((Type) => part instanceof Type)
    if (type < 0) throw new TypeError('A column of this type cannot be stored')
    columns.push(part as Column)
    const packed: PackedColumn = { $column: [type, at, (part as Column).length] }
    at = align(at + part.byteLength)
    return packed
  }
  return { text: JSON.stringify(replace(value)), columns }
}

/** Returns the bytes of all columns, as `pack` has numbered them. */
export function joinColumns(columns: readonly Column[]): Uint8Array {
  const length = columns.reduce((sum, column) => align(sum + column.byteLength), 0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at = align(at + column.byteLength)
  }
  return bytes
}

/** Reads an object again. Each column is copied, so that it does not keep all the others in memory. */
export function unpack(text: string, bytes: Uint8Array): unknown {
  const restore = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(restore)
    if (typeof part !== 'object' || part === null) return part
    const { $column, $map } = part as Partial<PackedColumn & PackedMap>
    if ($map) return new Map($map.map(([key, inner]) => [key, restore(inner)]))
    if (!$column) return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, restore(inner)]))
    const [type, start, length] = $column
    const Type = COLUMN_TYPES[type] as (typeof COLUMN_TYPES)[number]
    const from = bytes.byteOffset + start
    return new Type(bytes.buffer.slice(from, from + length * Type.BYTES_PER_ELEMENT) as ArrayBuffer)
  }
  return restore(JSON.parse(text))
}
