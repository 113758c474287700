/** Exchange rates of budgets, credit accounts and limits. Nothing is converted without one. */
import { invalidField } from '../../../core/base/errors.js'
import type { CurrencyRateValues } from '../../../db/json.js'

/** Refuses two rates of one currency, and a rate of the record's own. */
export function requireDistinctRates(rates: readonly CurrencyRateValues[] | null | undefined, currency: string): void {
  const currencies = (rates ?? []).map((rate) => rate.currency)
  const repeated = currencies.find((one, i) => currencies.indexOf(one) !== i)
  if (repeated) throw invalidField('rates', `must have at most one rate of ${repeated}`)
  if (currencies.includes(currency)) throw invalidField('rates', `must not have a rate of ${currency}, the currency itself`)
}
