/** The `@legacy` declaration of a deprecated item, and how its old name is translated. The faces translate old names; the domain never sees one. */
import { type Declaration, readDirective } from '../base/sdl-directives.js'

export interface Legacy {
  migration: string
  /** The coordinates of its replacements, such as `Type.field`. */
  use?: readonly string[]
  /** What the item still does until it is removed. */
  before?: 'works' | 'ignored' | 'notStored' | 'folded'
  fix?: 'rename' | 'drop' | 'reshape' | 'choose' | 'none'
  note?: string
}

export const REMOVAL = '2027-03-01'

export const legacyOf = (declaration: Declaration): Legacy | null => readDirective('legacy', declaration) as Legacy | null

/** The text of `@deprecated`, of OpenAPI and of the published lists. */
export function legacyReason({ use, note }: Legacy): string {
  const instead = use?.length ? `Use ${use.join(' or ')}.` : 'No replacement: stop using it.'
  return [instead, note, `Removed on ${REMOVAL}.`].filter(Boolean).join(' ')
}

/** The new name of an item that was renamed: the field of its first replacement. Null when it was not renamed. */
export const renamedTo = ({ fix, use }: Legacy): string | null =>
  fix === 'rename' ? (use?.[0]?.split('.').at(-1) ?? null) : null

/** The field beside the item that takes its value in another shape; null when there is none. */
export const convertTarget = ({ fix, use }: Legacy): string | null =>
  fix === 'reshape' && use?.length === 1 ? (use[0]?.split('.').at(-1) ?? null) : null

/** The source under which the single external id of older clients is kept. */
export const EXTERNAL_ID = 'externalId'

/** Converts a plain text to a list with one language, or to a list with one source. A value that already has the new shape stays as it is. */
export function convertValue(value: unknown, newType: string, language = 'NL'): unknown {
  if (typeof value !== 'string') return value
  if (newType.includes('LocalizedStringInput')) return [{ language: language.toUpperCase(), value }]
  return newType.includes('SourceInput') ? [{ name: EXTERNAL_ID, id: value }] : value
}

/** True when the server accepts the item but does nothing with its value. */
export const isDropped = ({ before }: Legacy) => before === 'ignored' || before === 'notStored'
