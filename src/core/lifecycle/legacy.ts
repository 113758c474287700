/** The `@legacy` declaration of a deprecated item, and how its old name is translated. The interfaces translate old names; the domain never sees one. */
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'
import { type Declaration, readDirective } from '../base/sdl-directives.js'

export interface Legacy {
  migration: string
  /** The coordinates of its replacements, such as `Type.field`. */
  use?: readonly string[]
  /** The replacement in words, if it is not a member of the same contract with a coordinate. */
  replacement?: string
  /** What the item still does until it is removed. */
  before?: 'works' | 'ignored' | 'notStored' | 'folded'
  fix?: 'rename' | 'drop' | 'reshape' | 'choose' | 'none'
  note?: string
}

export const REMOVAL = '2027-03-01'

export const legacyOf = (declaration: Declaration): Legacy | null => readDirective('legacy', declaration) as Legacy | null

/** Returns the published replacement of an item: coordinates or words. Null if there is none. */
export const replacementOf = ({ use, replacement }: Legacy): string | null => use?.join(' or ') || replacement || null

/** Returns what to do instead, in whole sentences. If nothing replaces the item, its note says what to do; without a note, `otherwise` is used. */
export function insteadOf(legacy: Legacy, otherwise: string): string {
  const replacement = replacementOf(legacy)
  const instead = replacement ? `Use ${replacement}.` : legacy.note ? null : otherwise
  return [instead, legacy.note].filter(Boolean).join(' ')
}

export const NO_REPLACEMENT = 'No replacement: stop using it.'

/** Returns the text of `@deprecated`, of OpenAPI and of the published lists. */
export const legacyReason = (legacy: Legacy): string => `${insteadOf(legacy, NO_REPLACEMENT)} Removed on ${REMOVAL}.`

/** Returns the new name of a renamed item: the field of its first replacement. Null if it was not renamed. */
export const renamedTo = ({ fix, use }: Legacy): string | null =>
  fix === 'rename' ? (use?.[0]?.split('.').at(-1) ?? null) : null

/** Returns the field beside the item that takes its value in another shape; null if there is none. */
export const convertTarget = ({ fix, use }: Legacy): string | null =>
  fix === 'reshape' && use?.length === 1 ? (use[0]?.split('.').at(-1) ?? null) : null

/** The source that stores the single external id of older clients. */
export const EXTERNAL_ID = 'externalId'

/** Converts a plain text to a list with one language, or to a list with one source. A value that already has the new shape stays as it is. */
export function convertValue(value: unknown, newType: string, language = DEFAULT_LANGUAGE): unknown {
  if (typeof value !== 'string') return value
  if (newType.includes('LocalizedStringInput')) return [{ language: language.toUpperCase(), value }]
  return newType.includes('SourceInput') ? [{ name: EXTERNAL_ID, id: value }] : value
}

/** Returns true if the server accepts the item but does nothing with its value. */
export const isDropped = ({ before }: Legacy) => before === 'ignored' || before === 'notStored'
