/** The documentation of one type or one field. */
import { Badge, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isUnionType,
  print,
} from 'graphql'
import MarkdownIt from 'markdown-it'
import type { ReactNode } from 'react'
import { type DocsPlace, titleOf } from './docs-places.js'

const markdown = new MarkdownIt({ html: false, linkify: true })

/** Opens another page of the documentation. */
export type GoTo = (place: DocsPlace) => void

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField
type AnyInput = GraphQLArgument | GraphQLInputField

/** Renders a Markdown description. HTML in it is shown as text. */
export function Markdown({ text }: { text: string | null | undefined }) {
  if (!text) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes HTML
  return <div className="docs-text" dangerouslySetInnerHTML={{ __html: markdown.render(text) }} />
}

export function PlaceLink({ place, goTo, children }: { place: DocsPlace; goTo: GoTo; children?: ReactNode }) {
  return (
    <UnstyledButton className={place.field ? 'docs-field' : 'docs-type'} onClick={() => goTo(place)}>
      {children ?? titleOf(place)}
    </UnstyledButton>
  )
}

function Deprecation({ reason }: { reason: string | null | undefined }) {
  if (!reason) return null
  return (
    <div className="docs-deprecation">
      <Badge size="sm" color="yellow" variant="light" radius="sm" className="docs-badge">
        Deprecated
      </Badge>
      <Markdown text={reason} />
    </div>
  )
}

/** Shows a type with its brackets and exclamation marks; its name is a link. */
function TypeName({ type, goTo }: { type: GraphQLType; goTo: GoTo }) {
  const { name } = getNamedType(type)
  const [before, after] = String(type).split(name)
  return (
    <>
      {before}
      <PlaceLink place={{ type: name }} goTo={goTo} />
      {after}
    </>
  )
}

function DefaultValue({ input }: { input: AnyInput }) {
  if (input.defaultValue === undefined) return null
  const node = astFromValue(input.defaultValue, input.type)
  return node ? <span className="docs-value"> = {print(node)}</span> : null
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

const isOutput = (field: AnyField): field is GraphQLField<unknown, unknown> => 'args' in field

/** Shows a field in the list of its type. */
function FieldLine({ owner, field, goTo }: { owner: string; field: AnyField; goTo: GoTo }) {
  const args = isOutput(field) ? field.args : []
  return (
    <div className="docs-member">
      <div className="docs-code">
        <PlaceLink place={{ type: owner, field: field.name }} goTo={goTo}>
          {field.name}
        </PlaceLink>
        {args.length > 0 ? (
          <>
            (
            {args.map((arg, index) => (
              <span key={arg.name}>
                {index > 0 ? ', ' : ''}
                <span className="docs-argument">{arg.name}</span>: <TypeName type={arg.type} goTo={goTo} />
              </span>
            ))}
            )
          </>
        ) : null}
        : <TypeName type={field.type} goTo={goTo} />
        {isOutput(field) ? null : <DefaultValue input={field} />}
      </div>
      <Markdown text={field.description} />
      <Deprecation reason={field.deprecationReason} />
    </div>
  )
}

export function FieldDocs({ owner, field, goTo }: { owner: string; field: AnyField; goTo: GoTo }) {
  const args = isOutput(field) ? field.args : []
  return (
    <Stack gap="sm">
      <Title order={2} size="h4" className="docs-title">
        {owner}.{field.name}
      </Title>
      <Markdown text={field.description} />
      <Deprecation reason={field.deprecationReason} />
      <Section title="Type">
        <div className="docs-code">
          <TypeName type={field.type} goTo={goTo} />
        </div>
      </Section>
      {args.length > 0 ? (
        <Section title="Arguments">
          {args.map((arg) => (
            <div key={arg.name} className="docs-member">
              <div className="docs-code">
                <span className="docs-argument">{arg.name}</span>: <TypeName type={arg.type} goTo={goTo} />
                <DefaultValue input={arg} />
              </div>
              <Markdown text={arg.description} />
              <Deprecation reason={arg.deprecationReason} />
            </div>
          ))}
        </Section>
      ) : null}
    </Stack>
  )
}

function TypeList({ title, names, goTo }: { title: string; names: string[]; goTo: GoTo }) {
  if (names.length === 0) return null
  return (
    <Section title={title}>
      {names.map((name) => (
        <div key={name}>
          <PlaceLink place={{ type: name }} goTo={goTo} />
        </div>
      ))}
    </Section>
  )
}

function Values({ type }: { type: GraphQLNamedType }) {
  if (!isEnumType(type)) return null
  return (
    <Section title="Values">
      {type.getValues().map(({ name, description, deprecationReason }) => (
        <div key={name} className="docs-member">
          <Text className="docs-code docs-value">{name}</Text>
          <Markdown text={description} />
          <Deprecation reason={deprecationReason} />
        </div>
      ))}
    </Section>
  )
}

interface TypeDocsProps {
  type: GraphQLNamedType
  interfaces: string[]
  possible: string[]
  goTo: GoTo
}

export function TypeDocs({ type, interfaces, possible, goTo }: TypeDocsProps) {
  const fields: AnyField[] = 'getFields' in type ? Object.values(type.getFields()) : []
  const members = isUnionType(type) ? type.getTypes().map(({ name }) => name) : possible
  return (
    <Stack gap="sm">
      <Title order={2} size="h4" className="docs-title">
        {type.name}
      </Title>
      <Markdown text={type.description} />
      <TypeList title="Implements" names={interfaces} goTo={goTo} />
      <TypeList title="Possible types" names={members} goTo={goTo} />
      <Values type={type} />
      {fields.length > 0 ? (
        <Section title="Fields">
          {fields.map((field) => (
            <FieldLine key={field.name} owner={type.name} field={field} goTo={goTo} />
          ))}
        </Section>
      ) : null}
    </Stack>
  )
}
