/** Changes that are held back for ten seconds, in which they can be undone. They are kept outside of the pages, so that leaving a page does not lose them. */
import { useSyncExternalStore } from 'react'

export interface HeldChange {
  id: number
  /** What is changed, in the words of the desk. */
  label: string
  /** The view to which a failure leads back. */
  address: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  secondsLeft: number
  error: Error | null
}

interface HeldWork {
  label: string
  send: () => Promise<void>
  onUndo?: () => void
  onFailure?: (error: Error) => void
}

const HOLD_SECONDS = 10
const DONE_SECONDS = 4

let changes: HeldChange[] = []
let nextId = 1
const work = new Map<number, HeldWork>()
const listeners = new Set<() => void>()

const publish = (next: HeldChange[]) => {
  changes = next
  for (const listener of listeners) listener()
}

const patch = (id: number, values: Partial<HeldChange>) =>
  publish(changes.map((change) => (change.id === id ? { ...change, ...values } : change)))

/** Holds a change back. It is sent after ten seconds unless it is undone. */
export function holdChange(held: HeldWork): number {
  const id = nextId++
  work.set(id, held)
  const change: HeldChange = {
    id,
    label: held.label,
    address: location.hash,
    state: 'waiting',
    secondsLeft: HOLD_SECONDS,
    error: null,
  }
  publish([...changes, change])
  const timer = setInterval(() => {
    const current = changes.find((other) => other.id === id)
    if (current?.state !== 'waiting') return clearInterval(timer)
    if (current.secondsLeft > 1) return patch(id, { secondsLeft: current.secondsLeft - 1 })
    clearInterval(timer)
    return void sendNow(id)
  }, 1000)
  return id
}

/** Sends a change that waits, without waiting for the end of its time. */
export async function sendNow(id: number): Promise<void> {
  const held = work.get(id)
  if (!held || changes.find((change) => change.id === id)?.state === 'sending') return
  patch(id, { state: 'sending', secondsLeft: 0 })
  try {
    await held.send()
    patch(id, { state: 'done' })
    work.delete(id)
    setTimeout(() => dismiss(id), DONE_SECONDS * 1000)
  } catch (error) {
    patch(id, { state: 'failed', error: error as Error })
    held.onFailure?.(error as Error)
  }
}

export function undoChange(id: number): void {
  if (changes.find((change) => change.id === id)?.state !== 'waiting') return
  work.get(id)?.onUndo?.()
  dismiss(id)
}

export function dismiss(id: number): void {
  work.delete(id)
  publish(changes.filter((change) => change.id !== id))
}

export const useHeldChanges = (): HeldChange[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => changes,
  )

/** Whether a change can still be undone. */
export const isWaiting = (id: number): boolean => changes.some((change) => change.id === id && change.state === 'waiting')

/** Whether something is not stored yet. */
export const hasHeldChanges = () => changes.some(({ state }) => state === 'waiting' || state === 'sending')
