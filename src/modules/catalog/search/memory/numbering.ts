/** Numbers texts in order of appearance. */
export class Numbering {
  readonly #numbers = new Map<string, number>()
  readonly texts: string[] = []

  static restore(texts: readonly string[]): Numbering {
    const numbering = new Numbering()
    for (const text of texts) numbering.add(text)
    return numbering
  }

  add(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    // A substring keeps the whole text in memory; a copy does not.
    const own = Buffer.from(text).toString()
    this.#numbers.set(own, this.texts.length)
    return this.texts.push(own) - 1
  }

  find = (text: string): number | undefined => this.#numbers.get(text)
}
