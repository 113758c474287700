/** Plans what to do about one use of an item. The text is edited elsewhere. */
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { DEFAULT_LANGUAGE } from '../contract/defaults.js'
import type { PublishedContract, PublishedItem } from './published.js'

export interface Finding {
  /** The item, or the coordinate that had to change as a consequence. */
  name: string
  item: PublishedItem | null
  offset: number
  isFixed: boolean
  how: string
}

export type InputPlan =
  | { kind: 'drop'; how: string }
  | { kind: 'rename'; name: string; how: string }
  /** The value becomes a list with one localized text. `language` is the sibling property that names the language; null means ORIGINAL_LANGUAGE. */
  | { kind: 'localize'; name: string; language: string | null; how: string }
  /** The value becomes the property `key` of the only entry of a list, after the texts in `beside`. */
  | { kind: 'wrap'; name: string; key: string; beside: Readonly<Record<string, string>>; how: string }
  /** The property and the property `other` become one entry of a list. */
  | { kind: 'gather'; name: string; other: string; how: string }
  | { kind: 'human'; how: string }

/** The language of the texts of the contract's single-language items. */
export const ORIGINAL_LANGUAGE = DEFAULT_LANGUAGE

/** Returns the last name of a coordinate such as `Order.channelId`, `Mutation.reset(input:)` or `channel`. */
export const lastName = (coordinate: string) => /(\w+)(?::\))?$/.exec(coordinate)?.[1] ?? coordinate

/** Returns the fix that the list declares; without one, only a fix that is certainly right. */
export function chooseFix({ fix, before, use, kind }: PublishedItem): string | null {
  if (fix) return fix
  if (before && /ignored|not ?stored/i.test(before)) return 'drop'
  // A field that nothing replaces can only be left out.
  if (kind === 'field' && !use?.length) return 'drop'
  if (use?.length !== 1) return null
  return kind === 'query' || kind === 'mutation' ? 'reshape' : 'rename'
}

export const leaveToHuman = (item: PublishedItem): { kind: 'human'; how: string } => {
  const replacement = item.use?.join(' or ') || item.replacement
  const candidates = replacement ? `choose ${replacement}` : 'decide what to do without it'
  return { kind: 'human', how: [candidates, item.note].filter(Boolean).join(': ') }
}

/** Plans the change of an argument or input field. `types` are its type and those of its siblings, `siblings` the names sent with it. */
export function planInput(
  item: PublishedItem,
  types: ReadonlyMap<string, GraphQLInputType>,
  old: string,
  siblings: readonly string[],
): InputPlan {
  const fix = chooseFix(item)
  if (fix === 'drop') return { kind: 'drop', how: 'leave it out' }
  const name = lastName(item.use?.[0] ?? '')
  const [from, to] = [types.get(old), types.get(name)].map((type) => getNamedType(type))
  if (!(fix === 'rename' || (fix === 'reshape' && item.use?.length === 1)) || !from || !to) return leaveToHuman(item)
  if (siblings.includes(name)) return { kind: 'human', how: `${old} and ${name} are both given: keep one` }
  if (from === to) return { kind: 'rename', name, how: `rename to ${name}` }
  if (isLeafType(from) && isLeafType(to))
    return { kind: 'rename', name, how: `rename to ${name}: it takes ${to.name} instead of ${from.name}` }
  return (isLeafType(from) && planEntry(to, old, name)) || leaveToHuman(item)
}

/** Plans turning a single value into a list of this type, with one entry. */
function planEntry(to: GraphQLNamedType, old: string, name: string): InputPlan | null {
  if (isTierType(to)) return planTier(name)
  if (isSourceType(to)) return planSource(name, 'id', { name: old })
  return isLocalizedType(to) ? planLocalize(name) : null
}

export const planTier = (name: string): InputPlan => ({
  kind: 'wrap',
  name,
  key: 'value',
  beside: {},
  how: `becomes ${name} with one entry, of quantity 1`,
})

/** Plans turning an external key into a source with the name of the old property. */
export const planSource = (name: string, key: string, beside: Readonly<Record<string, string>>): InputPlan => ({
  kind: 'wrap',
  name,
  key,
  beside,
  how: `becomes ${name} with one entry, named ${Object.values(beside).join()}`,
})

/** Returns whether a type is a tier: a value from a quantity on, by default 1. */
export function isTierType(type: GraphQLNamedType): boolean {
  const fields = isInputObjectType(type) ? type.getFields() : getFieldsOf(type)
  return fields?.quantityFrom !== undefined && fields.value !== undefined
}

/** Returns whether a type is a source: the name of another system, and its id of the record. */
export function isSourceType(type: GraphQLNamedType): boolean {
  const fields = isInputObjectType(type) ? type.getFields() : getFieldsOf(type)
  return (
    Object.keys(fields ?? {})
      .sort()
      .join() === 'id,name'
  )
}

export const planLocalize = (name: string, language: string | null = null): InputPlan => ({
  kind: 'localize',
  name,
  language,
  how: language
    ? `becomes ${name} with one text in the ${language} that is sent with it`
    : `becomes ${name} with one text in ${ORIGINAL_LANGUAGE}: change the language if yours is different`,
})

export function isLocalizedType(type: GraphQLNamedType): boolean {
  const fields = isInputObjectType(type) ? type.getFields() : getFieldsOf(type)
  return fields?.language !== undefined && fields.value !== undefined
}

/**
 * Maps a type that is removed together with its item to the type of the replacement, such as `Shop` → `Channel`.
 * The types of its fields follow those of the fields with the same names.
 */
export function findSuccessors({ items, schema }: PublishedContract, future: GraphQLSchema): Map<string, string> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const found = new Map<string, string>()
  const pair = (from: GraphQLNamedType, to: GraphQLNamedType) => {
    const [fields, newFields] = [getFieldsOf(from), getFieldsOf(future.getType(to.name))]
    if (!fields || !newFields || future.getType(from.name) || found.has(from.name)) return
    found.set(from.name, to.name)
    for (const field of Object.values(fields)) {
      const name = successorNames(field.name, from.name, to.name).find((candidate) => newFields[candidate])
      const now = name ? newFields[name] : undefined
      if (now) pairTypes(field.type, now.type)
    }
  }
  const pairTypes = (from: GraphQLOutputType, to: GraphQLOutputType) =>
    pair(getNamedType(from), isPage(getNamedType(from)) ? getNamedType(to) : getElementType(to))
  for (const { item, use } of items) {
    const root = roots.find((type) => type?.getFields()[item])?.getFields()
    const [old, now] = [root?.[item], root?.[use?.[0] ?? '']]
    if (old && now) pairTypes(old.type, now.type)
  }
  return found
}

const isPage = (type: GraphQLNamedType) => getFieldsOf(type)?.items !== undefined

/** Returns the type of the items of a page type, or the type itself. */
export function getElementType(type: Parameters<typeof getNamedType>[0] & object): GraphQLNamedType {
  const named = getNamedType(type)
  const items = getFieldsOf(named)?.items
  return items ? getNamedType(items.type) : named
}

export const getFieldsOf = (type: GraphQLNamedType | null | undefined) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : null

/** Returns the names that a field may have on the successor of its type, such as `shopId` → `channelId`. */
export function successorNames(name: string, from: string, to: string): string[] {
  const [old, now] = [lowerFirst(from), lowerFirst(to)]
  const rest = name.startsWith(old) ? name.slice(old.length) : null
  if (name === 'id') return [name, `${now}Id`]
  return rest === null ? [name] : [name, `${now}${rest}`, lowerFirst(rest)]
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
