/** Collects the best results, in order. */

/** Up to this many results, a heap is fast; above, all results are collected and sorted. */
const MAX_HEAP = 1000

export class TopResults {
  count = 0
  readonly #ids: number[] = []
  readonly #ranks: number[] = []
  readonly #isCluster = new Set<number>()
  readonly #isHeap: boolean
  readonly #sign: 1 | -1 | 0

  /** `size` is the number of results needed, from the first on. */
  constructor(
    readonly size: number,
    order: 'rank' | 'worst first' | 'id',
  ) {
    this.#sign = order === 'rank' ? -1 : order === 'id' ? 0 : 1
    this.#isHeap = this.#sign !== 0 && size <= MAX_HEAP
  }

  /** Adds a result. Results come in the order of their ids. */
  add(id: number, rank: number, isCluster: boolean): void {
    this.count += 1
    if (this.#sign === 0 && this.count > this.size) return
    if (
      this.#isHeap &&
      this.#ids.length === this.size &&
      !this.#isBetter(rank, id, this.#ranks[0] as number, this.#ids[0] as number)
    )
      return
    if (isCluster) this.#isCluster.add(id)
    if (this.#isHeap && this.#ids.length === this.size) this.#replaceWorst(id, rank)
    else this.#push(id, rank)
  }

  /** Returns the results from `skip` on, in order. */
  slice(skip: number): { ids: number[]; isCluster: boolean[] } {
    const order = this.#ids.map((_, i) => i)
    if (this.#sign !== 0) order.sort((a, b) => (this.#isFirst(a, b) ? -1 : 1))
    const ids = order.slice(skip, this.size).map((i) => this.#ids[i] as number)
    return { ids, isCluster: ids.map((id) => this.#isCluster.has(id)) }
  }

  #isBetter(rank: number, id: number, otherRank: number, otherId: number): boolean {
    if (rank !== otherRank) return this.#sign * (rank - otherRank) < 0
    return id < otherId
  }

  #isFirst = (a: number, b: number): boolean =>
    this.#isBetter(this.#ranks[a] as number, this.#ids[a] as number, this.#ranks[b] as number, this.#ids[b] as number)

  /** Appends an item, and in a heap moves it up while it is worse than its parent: the worst comes first. */
  #push(id: number, rank: number): void {
    this.#ids.push(id)
    this.#ranks.push(rank)
    if (!this.#isHeap) return
    let i = this.#ids.length - 1
    while (i > 0 && this.#isFirst((i - 1) >> 1, i)) {
      this.#swap(i, (i - 1) >> 1)
      i = (i - 1) >> 1
    }
  }

  #replaceWorst(id: number, rank: number): void {
    this.#ids[0] = id
    this.#ranks[0] = rank
    let i = 0
    for (;;) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      let worst = i
      if (left < this.#ids.length && this.#isFirst(worst, left)) worst = left
      if (right < this.#ids.length && this.#isFirst(worst, right)) worst = right
      if (worst === i) return
      this.#swap(i, worst)
      i = worst
    }
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#ids, this.#ranks]) [list[a], list[b]] = [list[b] as number, list[a] as number]
  }
}
