/** Asks before a view with unsaved input is left. What was typed is kept as a draft in any case. */
import { useEffect } from 'react'
import { hasHeldChanges } from './held-changes.js'

let question: (() => string) | null = null
let address = ''

/** Asks before the view is left while `isDirty`. */
export function useLeaveGuard(isDirty: boolean, text: string): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = () => text
    question = ask
    address = location.hash
    return () => {
      if (question === ask) question = null
    }
  }, [isDirty, text])
}

/** Leaving the page itself: the browser asks with words of its own. */
addEventListener('beforeunload', (event) => {
  if (question || hasHeldChanges()) event.preventDefault()
})

/** Runs before the router hears of a new address, and puts the old one back if the person wants to stay. */
addEventListener(
  'hashchange',
  (event) => {
    if (!question || viewOf(location.hash) === viewOf(address)) return
    if (confirm(question())) {
      question = null
      return
    }
    event.stopImmediatePropagation()
    history.replaceState(null, '', address)
  },
  { capture: true },
)

/** The path of an address. A filter or a tab in its query does not leave the view. */
const viewOf = (hash: string) => hash.split('?')[0]
