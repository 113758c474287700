/** The field of the header that opens the palette. Ctrl-K opens it everywhere, and `/` where no list has a search field. */
import { Kbd, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import type { PaletteView } from './palette.js'
import { paletteWords } from './words.js'

const Palette = lazy(() => import('./palette.js'))

/** Whether the focus is in a field that takes text. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])')

const isPaletteKey = (event: KeyboardEvent) => {
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyping(event) && !document.querySelector('[data-list-search], [role=dialog][aria-modal=true]')
}

export function PaletteButton({ views }: { views: readonly PaletteView[] }) {
  const words = useWords(paletteWords)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    // Another view, such as with the back button of the browser, is not hidden behind the palette.
    const close = () => setOpen(false)
    addEventListener('keydown', onKey)
    addEventListener('hashchange', close)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('hashchange', close)
    }
  }, [])
  return (
    <>
      <UnstyledButton className="desk-search desk-palette-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" size={18} />
        <span>{words.open}</span>
        <Kbd size="xs" visibleFrom="sm">
          Ctrl K
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
