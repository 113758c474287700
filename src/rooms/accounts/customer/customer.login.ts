/** What customers log in with. */
import { loginsOf } from '../user/login.js'

/** What each customer logs in with, or null. */
export const loginOfCustomer = loginsOf('customerId')
