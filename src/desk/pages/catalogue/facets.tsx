/** The facets of the catalogue: values of searchable attributes with the number of results. */
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../base/preferences.js'
import { changeQuery, type Route } from '../../base/router.js'
import { useFormat } from '../../parts/format.js'
import type { AttributeFilter } from './types.js'

const PREFIX = 'a.'
const SHOWN_VALUES = 6

/** Returns the chosen values by attribute. In the URL they are `a.<attribute>=value|value`. */
export function readChosen(query: URLSearchParams): Record<string, string[]> {
  const chosen = [...query].filter(([name, value]) => name.startsWith(PREFIX) && value)
  return Object.fromEntries(chosen.map(([name, value]) => [name.slice(PREFIX.length), value.split('|')]))
}

export function Facets({ route, filters }: { route: Route; filters: AttributeFilter[] }) {
  const texts = useTexts()
  const chosen = readChosen(route.query)
  const shown = filters.filter(({ textFilters }) => textFilters?.length)
  const clear = () => changeQuery(route, Object.fromEntries(Object.keys(chosen).map((name) => [PREFIX + name, null])))
  return (
    <Stack component="aside" className="desk-facets" gap="md" aria-label={texts.filters}>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noFilters}
        </Text>
      )}
      {Object.keys(chosen).length > 0 && (
        <Button size="compact-sm" variant="light" onClick={clear}>
          {texts.clearFilters}
        </Button>
      )}
      {shown.map((filter) => (
        <Facet
          key={filter.id}
          filter={filter}
          onChange={(values) => changeQuery(route, { [PREFIX + filter.attributeDescription?.name]: values.join('|') })}
          chosen={chosen[filter.attributeDescription?.name ?? ''] ?? []}
        />
      ))}
    </Stack>
  )
}

interface FacetProps {
  filter: AttributeFilter
  chosen: string[]
  onChange(values: string[]): void
}

function Facet({ filter, chosen, onChange }: FacetProps) {
  const texts = useTexts()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const all = filter.textFilters ?? []
  const values = isWhole ? all : all.slice(0, SHOWN_VALUES)
  const name = format.text(filter.attributeDescription?.descriptions) || filter.attributeDescription?.name
  return (
    <Checkbox.Group label={name} value={chosen} onChange={onChange}>
      <Stack gap={6} mt={6}>
        {values.map(({ value, count }) => (
          <Group key={value} gap="xs" wrap="nowrap" justify="space-between">
            <Checkbox size="xs" value={value} label={value} className="desk-break" />
            <Text size="xs" c="dimmed">
              {format.number(count)}
            </Text>
          </Group>
        ))}
      </Stack>
      {all.length > SHOWN_VALUES && (
        <Button size="compact-xs" variant="subtle" mt={4} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(all.length)}
        </Button>
      )}
    </Checkbox.Group>
  )
}
