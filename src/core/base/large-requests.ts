/**
 * Bounds how many large responses are made at once, because each of them fills memory: a few of one caller, and some of all callers together.
 * The others wait with what they have read so far. A place is free again when the response has been written, even before the client has read it.
 */

const MAX_OF_CALLER = 2
const MAX_OF_ALL = 12

/** A request that may have to wait for a place. */
export interface LargeRequest {
  readonly caller: string
}

const placed = new Set<LargeRequest>()
const placesOf = new Map<string, number>()
/** Those who wait, by caller, in the order in which their callers are served next. */
const waiting = new Map<string, Map<LargeRequest, () => void>>()

export const hasPlace = (request: LargeRequest): boolean => placed.has(request)

/** Calls `go` once the request has a place: now, or when others have finished. */
export function takePlace(request: LargeRequest, go: () => void): void {
  const own = waiting.get(request.caller)
  const before = own?.get(request)
  if (before) {
    own?.set(request, () => {
      before()
      go()
    })
  } else if (own) own.set(request, go)
  else waiting.set(request.caller, new Map([[request, go]]))
  giveFreePlaces()
}

/** Gives up the place of a request, or its wait. What waited goes on, without a place: its request has ended. */
export function leavePlace(request: LargeRequest): void {
  const { caller } = request
  const own = waiting.get(caller)
  const go = own?.get(request)
  own?.delete(request)
  if (own?.size === 0) waiting.delete(caller)
  if (placed.delete(request)) {
    const left = (placesOf.get(caller) ?? 1) - 1
    if (left > 0) placesOf.set(caller, left)
    else placesOf.delete(caller)
    giveFreePlaces()
  }
  go?.()
}

function giveFreePlaces(): void {
  for (const [caller, own] of waiting) {
    if (placed.size >= MAX_OF_ALL) return
    const taken = placesOf.get(caller) ?? 0
    const [next] = own
    if (!next || taken >= MAX_OF_CALLER) continue
    const [request, go] = next
    own.delete(request)
    waiting.delete(caller)
    // Behind all others, so that callers are served in turn.
    if (own.size > 0) waiting.set(caller, own)
    placed.add(request)
    placesOf.set(caller, taken + 1)
    go()
  }
}
