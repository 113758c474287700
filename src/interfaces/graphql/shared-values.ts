/** Parts of a response that occur in several places. They are built once, and count in every place. */
import type { Budget } from '../../core/base/budget.js'
import type { PlannedField } from './compile/plan.js'

interface Size {
  objects: number
  bytes: number
}

/** The characters around a value in JSON: quotes, a colon, a comma. */
export const OVERHEAD = 4

export class SharedValues {
  readonly #made = new Map<PlannedField, Map<unknown, unknown>>()
  #sizes: Map<object, Size> | null = null

  constructor(readonly budget: Budget) {}

  /** Returns the value, or its promise, that was built for this field of this parent. */
  get(field: PlannedField, parent: unknown): unknown {
    return this.#made.get(field)?.get(parent)
  }

  set(field: PlannedField, parent: unknown, value: unknown): void {
    const known = this.#made.get(field)
    if (known) known.set(parent, value)
    else this.#made.set(field, new Map([[parent, value]]))
  }

  /** Counts another occurrence of a value, with everything below it. */
  count<V>(value: V): V {
    const { objects, bytes } = this.#sizeOf(value)
    this.budget.bytes += bytes
    this.budget.takeObjects(objects)
    return value
  }

  #sizeOf(value: unknown): Size {
    if (typeof value === 'string') return { objects: 0, bytes: value.length }
    if (typeof value !== 'object' || value === null) return { objects: 0, bytes: OVERHEAD }
    this.#sizes ??= new Map()
    const known = this.#sizes.get(value)
    if (known) return known
    const isList = Array.isArray(value)
    const size: Size = { objects: isList ? 0 : 1, bytes: 0 }
    for (const [key, member] of Object.entries(value)) {
      const { objects, bytes } = this.#sizeOf(member)
      size.objects += objects
      size.bytes += bytes + (isList ? 0 : key.length + OVERHEAD)
    }
    this.#sizes.set(value, size)
    return size
  }
}
