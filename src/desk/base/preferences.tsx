/** The language of the desk. It is stored in the browser; by default the browser's own language. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { en, type Texts } from '../texts/en.js'
import { nl } from '../texts/nl.js'

type Language = 'en' | 'nl'

interface Preferences {
  language: Language
  /** The code that the API uses, such as `NL`. */
  contentLanguage: string
  setLanguage(language: Language): void
  texts: Texts
}

const STORAGE_KEY = 'wharf-desk-language'
const dictionaries: Record<Language, Texts> = { en, nl }

const PreferencesContext = createContext<Preferences | null>(null)

const firstLanguage = (): Language => {
  const stored = localStorage.getItem(STORAGE_KEY) ?? navigator.language.slice(0, 2)
  return stored === 'nl' ? 'nl' : 'en'
}

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(STORAGE_KEY, language)
  }, [language])
  const value = useMemo(
    () => ({ language, contentLanguage: language.toUpperCase(), setLanguage, texts: dictionaries[language] }),
    [language],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('The desk renders inside its preferences.')
  return preferences
}

export const useTexts = () => usePreferences().texts
