/** The filters of a list: a button that offers all of them, and a chip for each one that is set. */
import { ActionIcon, Button, Group, NavLink, Popover, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { changeQuery, type Route } from '../base/router.js'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import { FilterForm } from './filter-editor.js'
import { type Filter, type Params, paramsOf, replaceParams, splitValues } from './filters.js'
import type { Names } from './names.js'
import { listWords } from './words.js'

interface FilterProps {
  route: Route
  filters: readonly Filter[]
  names: Names
}

const applyTo =
  (route: Route, { name }: Filter) =>
  (params: Params) =>
    changeQuery(route, replaceParams(name, route.query, params))

/** The button that offers every filter of the API. */
export function FilterButton({ route, filters, names }: FilterProps) {
  const words = useWords(listWords)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Filter | null>(null)
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  const toggle = () => (isOpen ? close() : setOpen(true))
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-start" width={320} trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="filter" size={18} />} onClick={toggle}>
          {words.filter}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {chosen ? (
          <FilterForm
            key={chosen.name}
            filter={chosen}
            names={names}
            params={paramsOf(chosen.name, route.query)}
            onApply={(params) => {
              applyTo(route, chosen)(params)
              close()
            }}
          />
        ) : (
          <FilterList filters={filters} names={names} onChoose={setChosen} />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

interface FilterListProps {
  filters: readonly Filter[]
  names: Names
  onChoose(filter: Filter): void
}

function FilterList({ filters, names, onChoose }: FilterListProps) {
  const words = useWords(listWords)
  const [term, setTerm] = useState('')
  const wanted = term.trim().toLowerCase()
  const shown = filters.filter(({ name }) => `${names.field(name)} ${name}`.toLowerCase().includes(wanted))
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={words.findFilter}
        placeholder={words.findFilter}
        leftSection={<Icon name="search" size={16} />}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && shown[0]) onChoose(shown[0])
        }}
      />
      <ScrollArea.Autosize mah={320} mt="xs" type="auto">
        {shown.map((filter) => (
          <NavLink
            key={filter.name}
            component="button"
            type="button"
            label={names.field(filter.name)}
            title={filter.description}
            onClick={() => onChoose(filter)}
          />
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="xs">
            {words.noSuchFilter}
          </Text>
        )}
      </ScrollArea.Autosize>
    </>
  )
}

/** The filters that are set. A chip opens its filter, and its cross removes it. */
export function FilterChips({ route, filters, names }: FilterProps) {
  const words = useWords(listWords)
  const active = filters.filter(({ name }) => Object.keys(paramsOf(name, route.query)).length > 0)
  if (active.length === 0) return null
  const clear = () => {
    const changes = active.map(({ name }) => replaceParams(name, route.query, {}))
    changeQuery(route, Object.assign({}, ...changes))
  }
  return (
    <Group gap="xs" className="desk-chips">
      {active.map((filter) => (
        <FilterChip key={filter.name} route={route} filter={filter} names={names} />
      ))}
      <Button variant="subtle" size="compact-sm" onClick={clear}>
        {words.clearAll}
      </Button>
    </Group>
  )
}

function FilterChip({ route, filter, names }: { route: Route; filter: Filter; names: Names }) {
  const words = useWords(listWords)
  const [isOpen, setOpen] = useState(false)
  const params = paramsOf(filter.name, route.query)
  const label = names.field(filter.name)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={320}
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <div className="desk-chip">
          <UnstyledButton className="desk-chip-text" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            <Text span size="sm" c="dimmed">
              {label}
            </Text>{' '}
            <Text span size="sm" fw={600}>
              {describeParams(filter, params, names, { true: words.yes, false: words.no })}
            </Text>
          </UnstyledButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={words.removeFilter(label)}
            onClick={() => applyTo(route, filter)({})}
          >
            <Icon name="close" size={14} />
          </ActionIcon>
        </div>
      </Popover.Target>
      <Popover.Dropdown>
        <FilterForm
          filter={filter}
          names={names}
          params={params}
          onApply={(next) => {
            applyTo(route, filter)(next)
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Writes the values of a filter in words, such as "from 2026-01-01 to 2026-01-31". */
function describeParams(filter: Filter, params: Params, names: Names, booleans: Record<string, string>): string {
  const describe = (member: Filter, text: string) => {
    if (member.kind === 'boolean') return booleans[text] ?? text
    const values = member.isList ? splitValues(text) : [text]
    return values.map((value) => (names.options(member).includes(value) ? names.value(member, value) : value)).join(', ')
  }
  return Object.entries(params)
    .map(([path, text]) => {
      const steps = path.split('.').slice(1)
      let member: Filter | undefined = filter
      for (const step of steps) if (!/^\d+$/.test(step)) member = member?.members.find(({ name }) => name === step)
      const last = steps.at(-1)
      return `${last ? `${names.field(last).toLowerCase()} ` : ''}${member ? describe(member, text) : text}`
    })
    .join(', ')
}
