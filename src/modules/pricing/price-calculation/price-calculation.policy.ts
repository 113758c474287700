import { reads } from '../../../core/auth/access.js'

export const priceCalculationPolicy = {
  'query.priceCalculate': reads('pricing'),
  'query.priceExplain': reads('pricing'),
  'query.priceDefault': reads('pricing'),
} as const
