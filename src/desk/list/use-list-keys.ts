/** The keyboard of a list. */
import { useEffect, useRef } from 'react'

export interface ListKeys {
  move(by: 1 | -1): void
  open(): void
  select(): void
  edit(): void
  search(): void
  help(): void
}

const TEXT_FIELDS = 'textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])'
const OVERLAYS = '[role=dialog], [role=menu], [role=listbox]'
const CONTROLS = 'a, button, summary, [role=button]'

/** Whether a key is meant for what has the focus, not for the list. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && (target.matches(TEXT_FIELDS) || target.closest(OVERLAYS) !== null)) ||
  document.querySelector('[role=dialog][aria-modal=true]') !== null

/** Listens to the keys of a list as long as it is shown. */
export function useListKeys(keys: ListKeys) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
      const run = actionFor(event, current.current)
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function actionFor(event: KeyboardEvent, keys: ListKeys): (() => void) | null {
  switch (event.key) {
    case 'j':
      return () => keys.move(1)
    case 'k':
      return () => keys.move(-1)
    case 'x':
      return keys.select
    case 'e':
      return keys.edit
    case '/':
      return keys.search
    case '?':
      return keys.help
    case 'Enter':
      // A focused link or button does its own work; a focused row opens itself.
      return event.target instanceof Element && event.target.closest(`${CONTROLS}, tr`) ? null : keys.open
    default:
      return null
  }
}
