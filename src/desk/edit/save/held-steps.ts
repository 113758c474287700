/** Collects steps that a person takes by dragging, such as moving categories, in one change that is held back. */
import { useEffect, useRef } from 'react'
import { dismiss, holdChange, isWaiting } from './held-changes.js'

type Step = () => Promise<unknown>

export interface HeldSteps {
  /** Adds a step and starts the ten seconds again. */
  add(step: Step): void
}

/** Sends the steps in their order. After that, and if they are undone or refused, `onSettled` reads what is stored. */
export function useHeldSteps(label: string, onSettled: () => unknown): HeldSteps {
  const held = useRef<{ id: number; steps: Step[] } | null>(null)
  const settle = useRef(onSettled)
  useEffect(() => {
    settle.current = onSettled
  })
  const add = (step: Step) => {
    const earlier = held.current && isWaiting(held.current.id) ? held.current : null
    if (earlier) dismiss(earlier.id)
    const steps = [...(earlier?.steps ?? []), step]
    const id = holdChange({
      label,
      send: async () => {
        for (const each of steps) await each()
        await settle.current()
      },
      onUndo: () => void settle.current(),
      onFailure: () => void settle.current(),
    })
    held.current = { id, steps }
  }
  return { add }
}
