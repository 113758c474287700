/** Who carries out which event of the outbox. */
import { accountMailHandlers } from './rooms/accounts/password/password.mails.js'
import { searchEventHandlers } from './rooms/catalog/search-index/reindex.js'
import { authorizationMailHandlers } from './rooms/messaging/email/authorization.mail.js'
import { importEventHandlers } from './rooms/operations/csv-import/csv-import.continue.js'
import type { EventHandlers } from './rooms/platform/outbox/outbox.rows.js'
import { statisticsHandlers } from './rooms/platform/outbox/statistics.js'
import { type MailServices, queuedMailHandlers } from './rooms/platform/template/template.mail.js'
import { orderMailHandlers } from './rooms/sales/order-document/order-document.mails.js'

export const createEventHandlers = (services: MailServices): EventHandlers => ({
  ...accountMailHandlers(services),
  ...orderMailHandlers(services),
  ...authorizationMailHandlers(services),
  ...queuedMailHandlers(services),
  ...searchEventHandlers,
  ...statisticsHandlers,
  ...importEventHandlers(services),
})
