/** The palette: every view, every action of the page, recent records, and the search in all records and in the guide. */
import { Box, Group, Kbd, Loader, Modal, ScrollArea, Text, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useDelayed } from '../api/use-query.js'
import { useWords } from '../base/words.js'
import { useFormat } from '../parts/format.js'
import { Icon, type IconName } from '../parts/icon.js'
import { usePaletteActions } from './actions.js'
import { matches } from './find.js'
import { readRecent } from './recent.js'
import { kinds, MIN_LETTERS, useSearch } from './search.js'
import { paletteWords } from './words.js'

export interface PaletteView {
  label: string
  link: string
  icon: IconName
}

interface Item {
  key: string
  label: string
  detail?: string
  icon: IconName
  keys?: string | undefined
  run(): void
}

interface PaletteProps {
  views: readonly PaletteView[]
  onClose(): void
}

export default function Palette({ views, onClose }: PaletteProps) {
  const words = useWords(paletteWords)
  const [term, setTerm] = useState('')
  const { groups, isSearching, notes } = useGroups(term.trim(), views)
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, Math.max(items.length - 1, 0))
  const id = useId()
  const run = (item: Item | undefined) => {
    if (!item) return
    onClose()
    // The dialog returns the focus first; an action may move it elsewhere.
    setTimeout(item.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const by = event.key === 'ArrowDown' ? 1 : -1
      setChosen((current + by + items.length) % Math.max(items.length, 1))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(items[current])
    }
  }
  return (
    <Dialog label={words.title} onClose={onClose}>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        className="desk-palette-input"
        role="combobox"
        aria-label={words.placeholder}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={items[current] ? `${id}-${items[current].key}` : undefined}
        placeholder={words.placeholder}
        leftSection={isSearching ? <Loader size={18} /> : <Icon name="search" size={20} />}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ScrollArea.Autosize
        mah="min(30rem, 60vh)"
        type="auto"
        className="desk-palette-list"
        viewportProps={{ role: 'listbox', id: `${id}-list`, 'aria-label': words.title }}
      >
        <Box p="xs">
          {groups.map(({ title, items: own }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list of options
            <div key={title} role="group" aria-label={title}>
              <Text size="xs" c="dimmed" fw={600} px="xs" pt="xs" pb={4} aria-hidden>
                {title}
              </Text>
              {own.map((item) => (
                <Option
                  key={item.key}
                  id={`${id}-${item.key}`}
                  item={item}
                  isChosen={item === items[current]}
                  onChoose={() => run(item)}
                  onPoint={() => setChosen(items.indexOf(item))}
                />
              ))}
            </div>
          ))}
        </Box>
      </ScrollArea.Autosize>
      <Box role="status" px="md" pb={notes.length > 0 ? 'md' : 0}>
        {notes.map((note) => (
          <Text key={note} size="sm" c="dimmed" mt={4}>
            {note}
          </Text>
        ))}
      </Box>
      <Group gap="md" className="desk-palette-hints" aria-hidden visibleFrom="sm">
        <Hint keys={['↑', '↓']} label={words.hints.move} />
        <Hint keys={['Enter']} label={words.hints.open} />
        <Hint keys={['Esc']} label={words.hints.close} />
      </Group>
    </Dialog>
  )
}

/** A dialog without a title bar. `Modal` itself would put the label on its root, which is not the dialog. */
const Dialog = ({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) => (
  <Modal.Root opened onClose={onClose} padding={0} size="lg" yOffset="10vh">
    <Modal.Overlay />
    <Modal.Content aria-label={label}>
      <Modal.Body>{children}</Modal.Body>
    </Modal.Content>
  </Modal.Root>
)

const Hint = ({ keys, label }: { keys: string[]; label: string }) => (
  <Group gap={4}>
    {keys.map((key) => (
      <Kbd key={key} size="xs">
        {key}
      </Kbd>
    ))}
    <Text size="xs" c="dimmed">
      {label}
    </Text>
  </Group>
)

interface OptionProps {
  id: string
  item: Item
  isChosen: boolean
  onChoose(): void
  onPoint(): void
}

function Option({ id, item, isChosen, onChoose, onPoint }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above points to the chosen option
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="desk-palette-option"
      onClick={onChoose}
      onMouseMove={isChosen ? undefined : onPoint}
    >
      <Icon name={item.icon} size={18} />
      <Text size="sm" className="desk-palette-label" truncate>
        {item.label}
      </Text>
      {item.detail && (
        <Text size="sm" c="dimmed" truncate className="desk-palette-detail">
          {item.detail}
        </Text>
      )}
      {item.keys && <Kbd size="xs">{item.keys}</Kbd>}
    </div>
  )
}

const open = (link: string) => () => {
  if (link.startsWith('#')) location.hash = link
  else window.open(link, '_blank', 'noopener')
}

const kindIcons = { products: 'catalogue', orders: 'orders', companies: 'companies', contacts: 'person', help: 'docs' } as const

/** Returns what the palette offers for a term, and what it has to say about it. */
function useGroups(term: string, views: readonly PaletteView[]) {
  const words = useWords(paletteWords)
  const format = useFormat()
  const asked = useDelayed(term, 150)
  const { results, isDone } = useSearch(asked, words)
  const own = useOwnItems(views)
  const isAsked = term.length >= MIN_LETTERS
  const groups = useMemo(() => {
    const local = own
      .map((group) => ({ ...group, items: term ? group.items.filter(({ label }) => matches(label, term)) : group.items }))
      .filter(({ isForTerm }) => !term || isForTerm)
    const found = kinds.map((kind) => {
      const { records = [], found: count = 0, all = null } = results[kind] ?? {}
      const items: Item[] = records.map(({ label, detail, link }, index) => ({
        key: `${kind}-${index}`,
        label,
        detail,
        icon: kindIcons[kind],
        run: open(link),
      }))
      if (all && count > records.length)
        items.push({ key: `${kind}-all`, label: words.showAll(format.number(count)), icon: 'search', run: open(all) })
      return { title: words.groups[kind], items }
    })
    return [...local, ...(isAsked ? found : [])].filter(({ items }) => items.length > 0)
  }, [own, results, term, isAsked, words, format])
  const isSearching = isAsked && (asked !== term || !isDone)
  const problem = (name: 'forbidden' | 'failed') =>
    kinds.filter((kind) => results[kind]?.problem === name).map((kind) => words.groups[kind])
  const notes: string[] = []
  if (term && !isAsked) notes.push(words.tooShort)
  if (isAsked && !isSearching && groups.length === 0) notes.push(words.nothing(term), words.nothingHint)
  if (isAsked && problem('forbidden').length > 0) notes.push(words.noRight(problem('forbidden').join(', ')))
  if (isAsked && problem('failed').length > 0) notes.push(words.failed(problem('failed').join(', ')))
  return { groups, isSearching, notes }
}

/** What needs no request: actions of the page, recent records and views. */
function useOwnItems(views: readonly PaletteView[]) {
  const words = useWords(paletteWords)
  const actions = usePaletteActions()
  return useMemo(() => {
    const viewIcon = (link: string) => views.find((view) => link.startsWith(`${view.link}/`))?.icon ?? 'history'
    return [
      {
        title: words.groups.actions,
        isForTerm: true,
        items: actions.map(({ label, run, keys }, index): Item => ({ key: `action-${index}`, label, icon: 'play', keys, run })),
      },
      {
        title: words.groups.recent,
        isForTerm: true,
        items: readRecent().map(
          ({ link, title }, index): Item => ({ key: `recent-${index}`, label: title, icon: viewIcon(link), run: open(link) }),
        ),
      },
      {
        title: words.groups.views,
        isForTerm: true,
        items: views.map(({ label, link, icon }): Item => ({ key: `view-${link}`, label, icon, run: open(link) })),
      },
    ]
  }, [actions, views, words])
}
