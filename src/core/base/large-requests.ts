/**
 * Limits how many large responses are built at once, because each of them fills memory: a few of one caller, and some of all callers of a lane.
 * The others wait with what they have read so far. A place is free again when the response has been written, even before the client has read it.
 */
import type { Lane } from './callers.js'

const MAX_OF_CALLER = 2
const MAX_OF_LANE = 12

/** A request that may have to wait for a place. */
interface LargeRequest {
  readonly caller: string
}

class Places {
  readonly #taken = new Set<LargeRequest>()
  readonly #takenBy = new Map<string, number>()
  /** The waiting requests, by caller. The first caller is served next. */
  readonly #waiting = new Map<string, Map<LargeRequest, () => void>>()

  has(request: LargeRequest): boolean {
    return this.#taken.has(request)
  }

  /** Calls `go` once the request has a place: now, or when others have finished. */
  take(request: LargeRequest, go: () => void): void {
    const own = this.#waiting.get(request.caller) ?? new Map<LargeRequest, () => void>()
    this.#waiting.set(request.caller, own)
    const before = own.get(request)
    own.set(request, () => {
      before?.()
      go()
    })
    this.#giveFree()
  }

  /** Releases the place of a request, or its wait. Waiting work continues without a place, because its request has ended. */
  leave(request: LargeRequest): void {
    const { caller } = request
    const own = this.#waiting.get(caller)
    const go = own?.get(request)
    own?.delete(request)
    if (own?.size === 0) this.#waiting.delete(caller)
    if (this.#taken.delete(request)) {
      const left = (this.#takenBy.get(caller) ?? 1) - 1
      if (left > 0) this.#takenBy.set(caller, left)
      else this.#takenBy.delete(caller)
      this.#giveFree()
    }
    go?.()
  }

  #giveFree(): void {
    for (const [caller, own] of this.#waiting) {
      if (this.#taken.size >= MAX_OF_LANE) return
      const taken = this.#takenBy.get(caller) ?? 0
      const [next] = own
      if (!next || taken >= MAX_OF_CALLER) continue
      const [request, go] = next
      own.delete(request)
      this.#waiting.delete(caller)
      // Behind all others, so that callers are served in turn.
      if (own.size > 0) this.#waiting.set(caller, own)
      this.#taken.add(request)
      this.#takenBy.set(caller, taken + 1)
      go()
    }
  }
}

/** Systems do not wait for people, nor people for systems. */
export const largePlaces: Record<Lane, Places> = { people: new Places(), systems: new Places() }
