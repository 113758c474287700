/** Columns of numbers in as few bytes as they need. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array

/** Copies numbers that are not negative to the narrowest column that holds all of them. */
export function toNumbers(values: ArrayLike<number>, count = values.length): Numbers {
  let largest = 0
  for (let i = 0; i < count; i++) if ((values[i] as number) > largest) largest = values[i] as number
  const numbers = largest < 2 ** 8 ? new Uint8Array(count) : largest < 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = values[i] as number
  return numbers
}

/** A list of numbers that grows: an ordinary array takes eight bytes for each, and the garbage collector moves it. */
export class NumberList {
  values = new Float64Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(2 * this.length)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }
}
