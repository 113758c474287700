/** Bounds the connections of a process over all its pools: there may be many tenants, and PostgreSQL bears only so many connections. */

/** A pool, as the others see it. */
export interface CapMember {
  /** Since when its longest unused connection has been unused; null when it has none. */
  readonly idleSince: number | null
  /** How many connections it has. */
  readonly open: number
  /** Closes its longest unused connection. */
  closeIdle(): void
  /** Tries again to open the connections that it needs. */
  openWanted(): void
}

/** How long a pool may keep its part while others have none. */
const TURN_MS = 1000

export class ConnectionCap {
  #open = 0
  /** Connections that are being closed so that others can open theirs. */
  #closing = 0
  readonly #members = new Set<CapMember>()
  /** Those who wait, the longest first, and since when. */
  readonly #wanting = new Map<CapMember, number>()

  constructor(readonly max: number) {}

  join(member: CapMember): void {
    this.#members.add(member)
  }

  leave(member: CapMember): void {
    this.#members.delete(member)
    this.#wanting.delete(member)
  }

  /** Lets a pool open one more connection. Otherwise the pool is told as soon as it may, and an unused connection of another pool is closed. */
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

  /** A connection is closed. */
  giveBack(): void {
    this.#open--
    if (this.#closing > 0) this.#closing--
    for (const next of [...this.#wanting.keys()]) {
      if (this.#open >= this.max) return
      // It may have given up meanwhile: then the next one is asked.
      this.#wanting.delete(next)
      next.openWanted()
    }
  }

  /** True when a pool has to give up a connection, because others wait: it does not need it, or has more than its part. */
  isTooMuch(member: CapMember, isNeeded: boolean): boolean {
    if (!isNeeded) this.#wanting.delete(member)
    const others = this.#wanting.size - (this.#wanting.has(member) ? 1 : 0)
    if (this.#closing >= others) return false
    if (isNeeded && member.open <= this.#shareOfEach() && !this.#isWaitLong(member)) return false
    this.#closing++
    return true
  }

  /** What each pool that has or wants connections may keep while others wait. */
  #shareOfEach(): number {
    const active = [...this.#members].filter((member) => member.open > 0 || this.#wanting.has(member))
    return Math.max(1, Math.floor(this.max / Math.max(1, active.length)))
  }

  /** With more busy pools than connections they take turns. */
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
