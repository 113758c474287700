import { orOwn, owns } from '../../../core/auth/access.js'

export const orderCreatePolicy = {
  // Buyers order for themselves, at the prices of a cart.
  'mutation.orderCreate': orOwn(owns('order'), 'contact', 'customer'),
  'POST /v2/orders': owns('order'),
} as const
