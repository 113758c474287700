/** What becomes of one use of an item: the decisions, apart from the syntax they are carried out in. */
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { Published, PublishedItem } from './published.js'

export interface Finding {
  /** The item, or for a consequence the coordinate that had to give way. */
  name: string
  item: PublishedItem | null
  offset: number
  isFixed: boolean
  how: string
}

export type InputPlan =
  | { kind: 'drop'; how: string }
  | { kind: 'rename'; name: string; how: string }
  /** One text of a list, in the language that a property beside it names, or in that which the item always meant. */
  | { kind: 'localize'; name: string; language: string | null; how: string }
  /** With its other half it becomes the one entry of a list. */
  | { kind: 'gather'; name: string; other: string; how: string }
  | { kind: 'human'; how: string }

/** What the single-language items of the contract always meant. */
export const LANGUAGE = 'NL'

/** `Order.channelId`, `Mutation.reset(input:)` or `channel`: the name at the end. */
export const lastName = (coordinate: string) => /(\w+)(?::\))?$/.exec(coordinate)?.[1] ?? coordinate

/** The declared fix; where the list has none, only what cannot be wrong. */
export function fixOf({ fix, before, use, kind }: PublishedItem): string | null {
  if (fix) return fix
  if (before && /ignored|not ?stored/i.test(before)) return 'drop'
  if (use?.length !== 1) return null
  return kind === 'query' || kind === 'mutation' ? 'reshape' : 'rename'
}

export const human = (item: PublishedItem): { kind: 'human'; how: string } => {
  const candidates = item.use?.length ? `choose ${item.use.join(' or ')}` : 'decide what to do without it'
  return { kind: 'human', how: [candidates, item.note].filter(Boolean).join(': ') }
}

/** An argument or an input field; `types` are those of its neighbours and itself, `given` what else the caller sends. */
export function planInput(
  item: PublishedItem,
  types: ReadonlyMap<string, GraphQLInputType>,
  old: string,
  given: readonly string[],
): InputPlan {
  const fix = fixOf(item)
  if (fix === 'drop') return { kind: 'drop', how: 'leave it out' }
  const name = lastName(item.use?.[0] ?? '')
  const [from, to] = [types.get(old), types.get(name)].map((type) => getNamedType(type))
  if (!(fix === 'rename' || (fix === 'reshape' && item.use?.length === 1)) || !from || !to) return human(item)
  if (given.includes(name)) return { kind: 'human', how: `${old} and ${name} are both given: keep one` }
  if (from === to) return { kind: 'rename', name, how: `rename to ${name}` }
  if (isLeafType(from) && isLeafType(to))
    return { kind: 'rename', name, how: `rename to ${name}: it takes ${to.name} instead of ${from.name}` }
  return isLeafType(from) && isLocalized(to) ? localize(name) : human(item)
}

export const localize = (name: string, language: string | null = null): InputPlan => ({
  kind: 'localize',
  name,
  language,
  how: language
    ? `becomes ${name} with one text in the ${language} that is sent with it`
    : `becomes ${name} with one text in ${LANGUAGE}: change the language where yours is another`,
})

export function isLocalized(type: GraphQLNamedType): boolean {
  const fields = isInputObjectType(type) ? type.getFields() : fieldsOf(type)
  return fields?.language !== undefined && fields.value !== undefined
}

/** `Shop` → `Channel`: types that go with the item that led to them, and what its replacement leads to. */
export function successorsOf({ items, schema }: Published, future: GraphQLSchema): Map<string, string> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const found = new Map<string, string>()
  for (const { item, use } of items) {
    const root = roots.find((type) => type?.getFields()[item])?.getFields()
    const [old, now] = [root?.[item], root?.[use?.[0] ?? '']]
    if (!old || !now) continue
    const [from, to] = [getNamedType(old.type), elementType(now.type)]
    if (!future.getType(from.name) && future.getType(to.name)) found.set(from.name, to.name)
  }
  return found
}

/** What a page of items holds, or the type itself. */
export function elementType(type: Parameters<typeof getNamedType>[0] & object): GraphQLNamedType {
  const named = getNamedType(type)
  const items = fieldsOf(named)?.items
  return items ? getNamedType(items.type) : named
}

export const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : null

/** `shopId` → `channelId` when shops became channels. */
export function succeed(name: string, from: string, to: string): string[] {
  const [old, now] = [lowerFirst(from), lowerFirst(to)]
  const rest = name.startsWith(old) ? name.slice(old.length) : null
  return rest === null ? [name] : [name, `${now}${rest}`, lowerFirst(rest)]
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
