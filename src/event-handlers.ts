/** Who carries out which event of the outbox. */
import { accountMailHandlers } from './modules/accounts/password/password.mails.js'
import { searchEventHandlers } from './modules/catalog/search-index/reindex.js'
import { authorizationMailHandlers } from './modules/messaging/email/authorization.mail.js'
import { importEventHandlers } from './modules/operations/csv-import/csv-import.continue.js'
import type { EventHandlers } from './modules/platform/outbox/outbox.rows.js'
import { statisticsHandlers } from './modules/platform/outbox/statistics.js'
import { type MailServices, queuedMailHandlers } from './modules/platform/template/template.mail.js'
import { orderMailHandlers } from './modules/sales/order-document/order-document.mails.js'

export const createEventHandlers = (services: MailServices): EventHandlers => ({
  ...accountMailHandlers(services),
  ...orderMailHandlers(services),
  ...authorizationMailHandlers(services),
  ...queuedMailHandlers(services),
  ...searchEventHandlers,
  ...statisticsHandlers,
  ...importEventHandlers(services),
})
