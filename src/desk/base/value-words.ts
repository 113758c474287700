/** Shows the values of enums and well-known codes as words in the language of the desk. */
import { useCallback } from 'react'
import { de } from '../texts/values.de.js'
import { en, type ValueWords } from '../texts/values.en.js'
import { nl } from '../texts/values.nl.js'
import { findWord } from './readable.js'
import { defineWords, useWords } from './words.js'

const valueWords = defineWords<ValueWords>({ en, nl, de })

/** Returns a function that names a value. `type` is the enum where the same value has several meanings, such as `A` of `ProductStatus`. */
export function useValueWord() {
  const words = useWords(valueWords)
  return useCallback((value: string | null | undefined, type?: string) => (value ? findWord(words, value, type) : ''), [words])
}
