/** Formats the value of an attribute: a number, a text, a list, or texts by language. */
export function showAttributeValue(value: unknown, language: string): string {
  if (!Array.isArray(value)) return value == null ? '' : String(value)
  const localized = value as ({ language?: string; values?: string[] } | string | number)[]
  const own = localized.find((part) => typeof part === 'object' && part?.language?.toUpperCase() === language) ?? localized[0]
  return typeof own === 'object' ? (own.values ?? []).join(', ') : value.join(', ')
}
