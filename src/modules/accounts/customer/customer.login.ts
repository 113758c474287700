import { loginsOf } from '../user/login.js'

/** Returns the login of each customer; null without an account. */
export const loginOfCustomer = loginsOf('customerId')
