/** Shows values of any shape as a short text. */
import { usePreferences } from '../base/preferences.js'
import { useWords } from '../base/words.js'
import { editWords } from './words.js'

const MAX_LENGTH = 160

/** Returns a function that shows a value: texts by language with their language, lists with commas, nothing as a word. */
export function useShowValue(): (value: unknown) => string {
  const words = useWords(editWords)
  const { texts, language } = usePreferences()
  const showLeaf = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    return typeof value === 'number' ? value.toLocaleString(language) : String(value)
  }
  const show = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return words.empty
    if (Array.isArray(value)) return value.map(show).join(', ') || words.empty
    return typeof value === 'object' ? showObject(value as Record<string, unknown>, show) : showLeaf(value)
  }
  return (value) => {
    const text = show(value)
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  }
}

function showObject(value: Record<string, unknown>, show: (value: unknown) => string): string {
  if ('language' in value && 'value' in value) return `${String(value.language)}: ${show(value.value)}`
  return Object.entries(value)
    .filter(([name, inner]) => name !== '__typename' && inner !== null && inner !== undefined && inner !== '')
    .map(([, inner]) => show(inner))
    .join(' · ')
}
