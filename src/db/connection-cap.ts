/** Limits the connections of a process over all its pools: there may be many tenants, and PostgreSQL supports only so many connections. */

/** A pool, as the others see it. */
export interface CapMember {
  /** Since when its longest unused connection has been unused; null if it has none. */
  readonly idleSince: number | null
  /** The number of its connections. */
  readonly open: number
  /** Closes its longest unused connection. */
  closeIdle(): void
  /** Tries again to open the connections that it needs. */
  openWanted(): void
}

/** How long a pool may keep its share while others have none. */
const TURN_MS = 1000

export class ConnectionCap {
  #open = 0
  /** Connections that are being closed so that others can open theirs. */
  #closing = 0
  readonly #members = new Set<CapMember>()
  /** The waiting pools, the longest waiting first, and since when. */
  readonly #wanting = new Map<CapMember, number>()

  constructor(readonly max: number) {}

  join(member: CapMember): void {
    this.#members.add(member)
  }

  leave(member: CapMember): void {
    this.#members.delete(member)
    this.#wanting.delete(member)
  }

  /** Lets a pool open one more connection. Otherwise the pool is notified as soon as it may, and an unused connection of another pool is closed. */
  tryTake(member: CapMember): boolean {
    if (this.#open < this.max) {
      this.#open++
      this.#wanting.delete(member)
      return true
    }
    if (!this.#wanting.has(member)) this.#wanting.set(member, performance.now())
    if (this.#closing < this.#wanting.size) this.#closeOldest(member)
    return false
  }

  /** Records a closed connection. */
  giveBack(): void {
    this.#open--
    if (this.#closing > 0) this.#closing--
    for (const next of [...this.#wanting.keys()]) {
      if (this.#open >= this.max) return
      // The pool may have given up meanwhile: then the next one is notified.
      this.#wanting.delete(next)
      next.openWanted()
    }
  }

  /** Returns true if a pool has to give up a connection for waiting pools: it does not need it, or has more than its share. */
  isTooMuch(member: CapMember, isNeeded: boolean): boolean {
    if (!isNeeded) this.#wanting.delete(member)
    const others = this.#wanting.size - (this.#wanting.has(member) ? 1 : 0)
    if (this.#closing >= others) return false
    if (isNeeded && member.open <= this.#shareOfEach() && !this.#isWaitLong(member)) return false
    this.#closing++
    return true
  }

  /** Returns the share of each pool that has or wants connections while others wait. */
  #shareOfEach(): number {
    const active = [...this.#members].filter((member) => member.open > 0 || this.#wanting.has(member))
    return Math.max(1, Math.floor(this.max / Math.max(1, active.length)))
  }

  /** Returns whether a pool has waited long: with more busy pools than connections they take turns. */
  #isWaitLong(except: CapMember): boolean {
    for (const [member, since] of this.#wanting) if (member !== except) return performance.now() - since > TURN_MS
    return false
  }

  #closeOldest(except: CapMember) {
    let oldest: CapMember | null = null
    for (const member of this.#members)
      if (member !== except && member.idleSince !== null && member.idleSince < (oldest?.idleSince ?? Number.POSITIVE_INFINITY))
        oldest = member
    if (!oldest) return
    this.#closing++
    oldest.closeIdle()
  }
}
