/** The documentation of the schema: root types, types, fields, and a search. */
import { ActionIcon, Alert, Button, Group, Loader, Stack, Text, TextInput, Title } from '@mantine/core'
import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { type RefObject, useState } from 'react'
import { Icon } from '../parts/icon.js'
import { FieldDocs, type GoTo, Markdown, PlaceLink, TypeDocs } from './docs-parts.js'
import { type DocsPlace, findPlaces, titleOf } from './docs-places.js'

/** The schema, or the reason why it could not be read. */
export interface LoadedSchema {
  schema?: GraphQLSchema
  error?: string
}

interface DocsProps {
  loaded: LoadedSchema
  /** The visited places; the last one is shown, or the root types if there is none. */
  places: DocsPlace[]
  setPlaces: (places: DocsPlace[]) => void
  searchRef: RefObject<HTMLInputElement | null>
}

export function Docs({ loaded: { schema, error }, places, setPlaces, searchRef }: DocsProps) {
  const [term, setTerm] = useState('')
  if (error) return <Alert title="The schema could not be read">{error}</Alert>
  if (!schema) return <Loader size="sm" aria-label="Reading the schema" />
  const goTo: GoTo = (place) => {
    setTerm('')
    setPlaces([...places, place])
  }
  const place = places.at(-1)
  return (
    <Stack gap="sm">
      <TextInput
        ref={searchRef}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        placeholder="Search types and fields"
        aria-label="Search types and fields"
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          term === '' ? null : (
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Clear the search" onClick={() => setTerm('')}>
              <Icon name="close" size={14} />
            </ActionIcon>
          )
        }
      />
      {term.trim() === '' ? (
        <>
          {place ? <Way places={places} setPlaces={setPlaces} /> : null}
          {place ? <Place schema={schema} place={place} goTo={goTo} /> : <Root schema={schema} goTo={goTo} />}
        </>
      ) : (
        <Hits schema={schema} term={term} goTo={goTo} />
      )}
    </Stack>
  )
}

/** Shows the links back: to the previous place, and to the root types. */
function Way({ places, setPlaces }: Pick<DocsProps, 'places' | 'setPlaces'>) {
  const before = places.at(-2)
  return (
    <Group gap={4}>
      <Button variant="subtle" size="compact-sm" onClick={() => setPlaces(places.slice(0, -1))}>
        ← {before ? titleOf(before) : 'Schema'}
      </Button>
      {before ? (
        <Button variant="subtle" size="compact-sm" color="gray" onClick={() => setPlaces([])}>
          Schema
        </Button>
      ) : null}
    </Group>
  )
}

function Hits({ schema, term, goTo }: { schema: GraphQLSchema; term: string; goTo: GoTo }) {
  const places = findPlaces(schema, term)
  if (places.length === 0) return <Text c="dimmed">Nothing has this name.</Text>
  return (
    <Stack gap={6}>
      {places.map((place) => (
        <div key={titleOf(place)}>
          <PlaceLink place={place} goTo={goTo} />
        </div>
      ))}
    </Stack>
  )
}

function Root({ schema, goTo }: { schema: GraphQLSchema; goTo: GoTo }) {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const
  const names = Object.keys(schema.getTypeMap())
    .filter((name) => !name.startsWith('__'))
    .sort()
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        Schema
      </Title>
      <Markdown
        text={schema.description ?? 'The operations of the schema, and all types. Ctrl-click a name in the query to see it here.'}
      />
      {roots.map(([name, type]) =>
        type ? (
          <Text key={name} ff="monospace" size="sm">
            {name}: <PlaceLink place={{ type: type.name }} goTo={goTo} />
          </Text>
        ) : null,
      )}
      <Title order={3} size="h5">
        All types
      </Title>
      {names.map((name) => (
        <div key={name}>
          <PlaceLink place={{ type: name }} goTo={goTo} />
        </div>
      ))}
    </Stack>
  )
}

function Place({ schema, place, goTo }: { schema: GraphQLSchema; place: DocsPlace; goTo: GoTo }) {
  const type = schema.getType(place.type)
  if (!type) return <Text>This type is not part of the schema.</Text>
  const named = getNamedType(type)
  const field = place.field && 'getFields' in named ? named.getFields()[place.field] : undefined
  if (field) return <FieldDocs owner={named.name} field={field} goTo={goTo} />
  const possible = isInterfaceType(named) ? schema.getPossibleTypes(named).map(({ name }) => name) : []
  const interfaces = isObjectType(named) || isInterfaceType(named) ? named.getInterfaces().map(({ name }) => name) : []
  return <TypeDocs type={named} possible={possible} interfaces={interfaces} goTo={goTo} />
}
