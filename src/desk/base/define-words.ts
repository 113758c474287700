/** The words of one part of the desk, in all languages beside each other. They are loaded with the page that needs them. */
export interface Words<T> {
  en: T
  nl: T
  de: T
}

/** Checks that all languages have the same keys. */
export const defineWords = <T extends object>(words: Words<T>): Words<T> => words
