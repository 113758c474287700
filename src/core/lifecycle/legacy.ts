/** What a deprecated item is, and how its old spelling is translated at the services. The domain never reads a deprecated name. */
import { type ConstDirectiveNode, valueFromASTUntyped } from 'graphql'

export interface Legacy {
  migration: string
  /** Coordinates of what replaces it. */
  use?: readonly string[]
  /** What the item still does until it is removed. */
  before?: 'works' | 'ignored' | 'notStored' | 'folded'
  fix?: 'rename' | 'drop' | 'reshape' | 'choose' | 'none'
  note?: string
}

export const REMOVAL = '2027-03-01'

interface Declared {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null
}

const known = new WeakMap<object, Legacy>()

export function legacyOf({ astNode }: Declared): Legacy | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'legacy')
  if (!directive) return null
  const legacy =
    known.get(directive) ??
    (Object.fromEntries(
      (directive.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)]),
    ) as unknown as Legacy)
  known.set(directive, legacy)
  return legacy
}

/** The sentence that every published list and every flag shows. */
export function legacyReason({ use, note }: Legacy): string {
  const instead = use?.length ? `Use ${use.join(' or ')}.` : 'No replacement: stop using it.'
  return [instead, note, `Removed on ${REMOVAL}.`].filter(Boolean).join(' ')
}

/** `Type.field`, of which this is the field; null when the old name has no successor beside it. */
export const renamedTo = ({ fix, use }: Legacy): string | null =>
  fix === 'rename' ? (use?.[0]?.split('.').at(-1) ?? null) : null

/** The new name beside it that takes what the old one said, in another shape. */
export const convertTarget = ({ fix, use }: Legacy): string | null =>
  fix === 'reshape' && use?.length === 1 ? (use[0]?.split('.').at(-1) ?? null) : null

/** One text becomes a list with one language; what has the new shape already stays as it is. */
export const convertValue = (value: unknown, newType: string, language = 'NL'): unknown =>
  typeof value === 'string' && newType.includes('LocalizedStringInput') ? [{ language: language.toUpperCase(), value }] : value

export const isDropped = ({ before }: Legacy) => before === 'ignored' || before === 'notStored'
