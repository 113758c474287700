/** Caches what one request has read or created. Each owner, such as a relation, has its own keys. */
export class RequestCache {
  readonly #byOwner = new Map<object, Map<unknown, unknown>>()

  /** Returns the value of a key. The first call creates it. */
  get<V>(owner: object, key: unknown, make: () => V): V {
    const values = this.#byOwner.get(owner) ?? new Map<unknown, unknown>()
    if (values.has(key)) return values.get(key) as V
    const made = make()
    this.#byOwner.set(owner, values.set(key, made))
    return made
  }

  clear(): void {
    this.#byOwner.clear()
  }
}
