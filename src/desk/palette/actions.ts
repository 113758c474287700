/** The actions that pages register for the palette. They are there as long as the page is shown. */
import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface PaletteAction {
  label: string
  run(): void
  /** The keys that do the same, such as `e`. */
  keys?: string
}

let actions: readonly PaletteAction[] = []
const listeners = new Set<() => void>()

function change(next: readonly PaletteAction[]) {
  actions = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers an action of the page; without a label it is not available now. */
export function usePaletteAction(label: string | null | undefined | false, run: () => void, keys?: string) {
  const current = useRef(run)
  useEffect(() => {
    current.current = run
  })
  useEffect(() => {
    if (!label) return
    const action: PaletteAction = { label, run: () => current.current(), ...(keys && { keys }) }
    change([...actions, action])
    return () => change(actions.filter((other) => other !== action))
  }, [label, keys])
}

export const usePaletteActions = (): readonly PaletteAction[] => useSyncExternalStore(subscribe, () => actions)
