/** Formats amounts, dates and texts in the language of the desk. */
import { useMemo } from 'react'
import { DEFAULT_CURRENCY } from '../../contract/defaults.js'
import { type Language, usePreferences } from '../base/preferences.js'
import { NO_VALUE } from './columns.js'

export interface LocalizedText {
  language: string
  value?: string | null
}

const locales: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }

/** Returns formatters. `ownCurrency` is that of amounts without a currency. */
export function useFormat(ownCurrency: string = DEFAULT_CURRENCY) {
  const { language, contentLanguage } = usePreferences()
  return useMemo(() => {
    const locale = locales[language]
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const number = new Intl.NumberFormat(locale)
    const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    // Days without a time are days of no time zone.
    const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    const orDash = (value: string | null | undefined, show: (value: string) => string) => (value ? show(value) : NO_VALUE)
    return {
      /** A day stays on one line. */
      date: (value: string | null | undefined) => orDash(value, (text) => date.format(new Date(text)).replaceAll(' ', '\u00a0')),
      moment: (value: string | null | undefined) => orDash(value, (text) => moment.format(new Date(text))),
      /** A day such as 2026-11-18, without its year. */
      shortDate: (day: string) => shortDate.format(new Date(day)),
      month: (day: string) => month.format(new Date(day)),
      /** A number for an axis, such as 12k. */
      compact: (value: number) => compact.format(value),
      number: (value: number | null | undefined) => (value == null ? NO_VALUE : number.format(value)),
      /** An amount without its currency. */
      decimal: (value: number) => decimal.format(value),
      amount: (value: number | string | null | undefined, currency: string = ownCurrency) =>
        value == null ? NO_VALUE : formatAmount(locale, value, currency),
      /** The text in the language of the desk, or else in any language. */
      text: (texts: readonly LocalizedText[] | null | undefined) => pickText(texts, contentLanguage),
    }
  }, [language, contentLanguage, ownCurrency])
}

/** Formats an amount. Intl also accepts exact decimals as texts, so no amount passes through a float. */
const formatAmount = (locale: string, value: number | string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    value as number,
  )

function pickText(texts: readonly LocalizedText[] | null | undefined, language: string): string {
  const own = texts?.find((text) => text.language.toUpperCase() === language && text.value)
  return own?.value ?? texts?.find(({ value }) => value)?.value ?? ''
}

export const fullName = (person?: { firstName?: string | null; middleName?: string | null; lastName?: string | null } | null) =>
  [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ')

/** Returns the path of an image. Images have the public URL of the server; the desk loads them from its own origin. */
export const pathOf = (url: string) => {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
