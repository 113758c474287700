/** What one unit of another currency is worth in that of a budget, limit or credit account. */
export interface CurrencyRateValues {
  currency: string
  rate: number
}
