import { loginsOf } from '../user/login.js'

/** The login of each customer; null without an account. */
export const loginOfCustomer = loginsOf('customerId')
