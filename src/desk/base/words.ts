/** Reads the words of one part of the desk in the current language. */
import type { Words } from './define-words.js'
import { usePreferences } from './preferences.js'

export { defineWords } from './define-words.js'

export function useWords<T>(words: Words<T>): T {
  const { language } = usePreferences()
  return words[language] ?? words.en
}
