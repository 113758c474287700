/** The language of the desk. It is stored in the browser; by default the browser's own language. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { en, type Texts } from '../texts/en.js'

export const languages = ['en', 'nl', 'de'] as const
export type Language = (typeof languages)[number]

interface Chosen {
  language: Language
  texts: Texts
}

interface Preferences extends Chosen {
  /** The code that the API uses, such as `NL`. */
  contentLanguage: string
  setLanguage(language: Language): void
}

const STORAGE_KEY = 'wharf-desk-language'

/** Other languages are loaded when somebody chooses them. */
const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  nl: async () => (await import('../texts/nl.js')).nl,
  de: async () => (await import('../texts/de.js')).de,
}

const PreferencesContext = createContext<Preferences | null>(null)

const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** Loads the language that was chosen before, or that of the browser; English if it cannot be loaded. */
export async function loadLanguage(): Promise<Chosen> {
  const stored = localStorage.getItem(STORAGE_KEY) ?? navigator.language.slice(0, 2)
  const language = isLanguage(stored) ? stored : 'en'
  return loaders[language]()
    .then((texts) => ({ language, texts }))
    .catch(() => ({ language: 'en', texts: en }))
}

export function PreferencesProvider({ first, children }: { first: Chosen; children: ReactNode }) {
  const [chosen, setChosen] = useState(first)
  const { language } = chosen
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(STORAGE_KEY, language)
  }, [language])
  const value = useMemo(
    () => ({
      ...chosen,
      contentLanguage: chosen.language.toUpperCase(),
      // A language that does not load leaves the desk as it is.
      setLanguage: (next: Language) =>
        void loaders[next]().then(
          (texts) => setChosen({ language: next, texts }),
          () => undefined,
        ),
    }),
    [chosen],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('The desk renders inside its preferences.')
  return preferences
}

export const useTexts = () => usePreferences().texts
