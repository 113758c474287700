/** Localized texts: stored as a jsonb object, sent and returned as a list. */
import type { LocalizedString, LocalizedStringInput } from '../../contract/contract.gen.js'
import type { Localized } from '../../db/json.js'
import type { Problem } from '../base/errors.js'

/** A localized text in an input: per language the new value, or null to remove it. */
export type LocalizedPatch = Record<string, string | null>

export const toLocalized = (list: readonly LocalizedStringInput[]): LocalizedPatch =>
  Object.fromEntries(list.map(({ language, value }) => [language.toUpperCase(), value ?? null]))

export const withoutRemoved = (patch: LocalizedPatch): Localized =>
  Object.fromEntries(Object.entries(patch).filter((entry): entry is [string, string] => entry[1] !== null))

/** Converts a localized text to a list. The argument `language` filters; it never falls back to another language. */
export function fromLocalized(text: Localized, language?: string | null): LocalizedString[] {
  const wanted = language?.toUpperCase()
  const list: LocalizedString[] = []
  for (const key of Object.keys(text)) if (!wanted || key === wanted) list.push({ language: key, value: text[key] as string })
  return list
}

/** Moves the entry of one language to the front: clients that take the first entry show that language. The others keep their alphabetical order. */
export function languageFirst<T extends { language?: string | null | undefined }>(
  list: readonly T[],
  language: string,
): readonly T[] {
  const index = list.findIndex((entry) => entry?.language?.toUpperCase() === language)
  if (index <= 0) return list
  return [list[index] as T, ...list.slice(0, index), ...list.slice(index + 1)]
}

/** Moves the entry of one language to the front in every list of localized values inside a value. */
export function languageFirstWithin(value: unknown, language: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => languageFirstWithin(entry, language))
    return entries.every(isLocalizedEntry) ? languageFirst(entries, language) : entries
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, languageFirstWithin(entry, language)]))
}

const isLocalizedEntry = (entry: unknown): entry is { language: string } =>
  typeof entry === 'object' && entry !== null && 'language' in entry && typeof entry.language === 'string'

/** Returns whether a list of this type has one entry per language: `LocalizedString`, `LocalizedImage` and the like. */
export const isLocalizedType = (typeName: string): boolean => typeName.startsWith('Localized')

/** Finds languages that occur more than once. */
export function repeatedLanguages(list: readonly LocalizedStringInput[], path: readonly (string | number)[]): Problem[] {
  const seen = new Set<string>()
  return list.flatMap(({ language }, i) => {
    const key = language.toUpperCase()
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [{ path: [...path, i, 'language'], message: `repeats the language ${key}` }] : []
  })
}

/** Returns the text in the language, otherwise in any. */
export const textIn = (texts: Localized, language: string): string =>
  texts[language.toUpperCase()] ?? Object.values(texts)[0] ?? ''
