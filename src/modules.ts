/** The list of modules. Their order is the order in which the published lists and the REST reference show their operations. */
import { addressModule } from './modules/accounts/address/address.module.js'
import { apikeyModule } from './modules/accounts/apikey/apikey.module.js'
import { companyModule } from './modules/accounts/company/company.module.js'
import { companySearchModule } from './modules/accounts/company-search/company-search.module.js'
import { contactModule } from './modules/accounts/contact/contact.module.js'
import { customerModule } from './modules/accounts/customer/customer.module.js'
import { magicTokenModule } from './modules/accounts/magic-token/magic-token.module.js'
import { passwordModule } from './modules/accounts/password/password.module.js'
import { purchaseAuthorizationModule } from './modules/accounts/purchase-authorization/purchase-authorization.module.js'
import { sessionModule } from './modules/accounts/session/session.module.js'
import { twoFactorModule } from './modules/accounts/two-factor/two-factor.module.js'
import { userModule } from './modules/accounts/user/user.module.js'
import { attributeModule } from './modules/catalog/attribute/attribute.module.js'
import { bundleModule } from './modules/catalog/bundle/bundle.module.js'
import { callOffContractModule } from './modules/catalog/call-off-contract/call-off-contract.module.js'
import { categoryModule } from './modules/catalog/category/category.module.js'
import { clusterModule } from './modules/catalog/cluster/cluster.module.js'
import { clusterConfigModule } from './modules/catalog/cluster-config/cluster-config.module.js'
import { clusterOptionModule } from './modules/catalog/cluster-option/cluster-option.module.js'
import { crossupsellModule } from './modules/catalog/crossupsell/crossupsell.module.js'
import { machineModule } from './modules/catalog/machine/machine.module.js'
import { mediaModule } from './modules/catalog/media/media.module.js'
import { partNumberModule } from './modules/catalog/part-number/part-number.module.js'
import { placementModule } from './modules/catalog/placement/placement.module.js'
import { productModule } from './modules/catalog/product/product.module.js'
import { searchModule } from './modules/catalog/search/search.module.js'
import { searchIndexModule } from './modules/catalog/search-index/search-index.module.js'
import { valuesetModule } from './modules/catalog/valueset/valueset.module.js'
import { agentModule } from './modules/messaging/agent/agent.module.js'
import { changeModule } from './modules/messaging/change/change.module.js'
import { emailModule } from './modules/messaging/email/email.module.js'
import { eventModule } from './modules/messaging/event/event.module.js'
import { ticketModule } from './modules/messaging/ticket/ticket.module.js'
import { csvImportModule } from './modules/operations/csv-import/csv-import.module.js'
import { deskTaskModule } from './modules/operations/desk-task/desk-task.module.js'
import { adminUserModule } from './modules/platform/admin-user/admin-user.module.js'
import { channelModule } from './modules/platform/channel/channel.module.js'
import { fieldDefinitionModule } from './modules/platform/field-definition/field-definition.module.js'
import { historyModule } from './modules/platform/history/history.module.js'
import { lifecycleModule } from './modules/platform/lifecycle/lifecycle.module.js'
import { mailModule } from './modules/platform/mail/mail.module.js'
import { netModule } from './modules/platform/net/net.module.js'
import { outboxModule } from './modules/platform/outbox/outbox.module.js'
import { roleModule } from './modules/platform/role/role.module.js'
import { savedViewModule } from './modules/platform/saved-view/saved-view.module.js'
import { shopModule } from './modules/platform/shop/shop.module.js'
import { templateModule } from './modules/platform/template/template.module.js'
import { tenantModule } from './modules/platform/tenant/tenant.module.js'
import { discountModule } from './modules/pricing/discount/discount.module.js'
import { priceModule } from './modules/pricing/price/price.module.js'
import { priceCalculationModule } from './modules/pricing/price-calculation/price-calculation.module.js'
import { pricesheetModule } from './modules/pricing/pricesheet/pricesheet.module.js'
import { surchargeModule } from './modules/pricing/surcharge/surcharge.module.js'
import { taxModule } from './modules/pricing/tax/tax.module.js'
import { tierModule } from './modules/pricing/tier/tier.module.js'
import { zoneTaxCodeModule } from './modules/pricing/zone-tax-code/zone-tax-code.module.js'
import { businessRuleModule } from './modules/rules/business-rule/business-rule.module.js'
import { decisionHookModule } from './modules/rules/decision-hook/decision-hook.module.js'
import { incentiveModule } from './modules/rules/incentive/incentive.module.js'
import { approvalLinkModule } from './modules/sales/approval-link/approval-link.module.js'
import { cartModule } from './modules/sales/cart/cart.module.js'
import { catalogPriceModule } from './modules/sales/catalog-price/catalog-price.module.js'
import { favoriteListModule } from './modules/sales/favorite-list/favorite-list.module.js'
import { orderModule } from './modules/sales/order/order.module.js'
import { orderCreateModule } from './modules/sales/order-create/order-create.module.js'
import { orderDocumentModule } from './modules/sales/order-document/order-document.module.js'
import { orderRevisionModule } from './modules/sales/order-revision/order-revision.module.js'
import { orderStatusModule } from './modules/sales/order-status/order-status.module.js'
import { orderStatusSetModule } from './modules/sales/order-status-set/order-status-set.module.js'
import { orderlistModule } from './modules/sales/orderlist/orderlist.module.js'
import { paymentModule } from './modules/sales/payment/payment.module.js'
import { payMethodModule } from './modules/sales/paymethod/paymethod.module.js'
import { shipmentModule } from './modules/sales/shipment/shipment.module.js'
import { spendingExplainModule } from './modules/sales/spending-explain/spending-explain.module.js'
import { statisticsModule } from './modules/sales/statistics/statistics.module.js'
import { tenderModule } from './modules/sales/tender/tender.module.js'
import { trackAndTraceModule } from './modules/sales/track-and-trace/track-and-trace.module.js'
import { approvalModule } from './modules/spending/approval/approval.module.js'
import { approvalDelegateModule } from './modules/spending/approval-delegate/approval-delegate.module.js'
import { approvalRuleModule } from './modules/spending/approval-rule/approval-rule.module.js'
import { bookingCodeModule } from './modules/spending/booking-code/booking-code.module.js'
import { budgetModule } from './modules/spending/budget/budget.module.js'
import { creditAccountModule } from './modules/spending/credit-account/credit-account.module.js'
import { creditEntryModule } from './modules/spending/credit-entry/credit-entry.module.js'
import { spendingEntryModule } from './modules/spending/spending-entry/spending-entry.module.js'
import { spendingLimitModule } from './modules/spending/spending-limit/spending-limit.module.js'
import { verdictModule } from './modules/spending/verdict/verdict.module.js'
import { carrierModule } from './modules/stock/carrier/carrier.module.js'
import { inventoryModule } from './modules/stock/inventory/inventory.module.js'
import { reservationModule } from './modules/stock/reservation/reservation.module.js'
import { warehouseModule } from './modules/stock/warehouse/warehouse.module.js'

export const modules = [
  productModule,
  partNumberModule,
  callOffContractModule,
  clusterModule,
  clusterConfigModule,
  clusterOptionModule,
  categoryModule,
  placementModule,
  attributeModule,
  mediaModule,
  searchModule,
  searchIndexModule,
  bundleModule,
  crossupsellModule,
  machineModule,
  orderlistModule,
  favoriteListModule,
  cartModule,
  approvalLinkModule,
  tenderModule,
  spendingExplainModule,
  orderModule,
  orderCreateModule,
  orderRevisionModule,
  orderDocumentModule,
  statisticsModule,
  paymentModule,
  shipmentModule,
  trackAndTraceModule,
  orderStatusModule,
  orderStatusSetModule,
  businessRuleModule,
  incentiveModule,
  decisionHookModule,
  catalogPriceModule,
  taxModule,
  priceModule,
  tierModule,
  zoneTaxCodeModule,
  pricesheetModule,
  discountModule,
  valuesetModule,
  surchargeModule,
  priceCalculationModule,
  payMethodModule,
  budgetModule,
  bookingCodeModule,
  creditAccountModule,
  creditEntryModule,
  spendingEntryModule,
  spendingLimitModule,
  approvalRuleModule,
  approvalDelegateModule,
  approvalModule,
  verdictModule,
  warehouseModule,
  carrierModule,
  inventoryModule,
  reservationModule,
  channelModule,
  addressModule,
  companyModule,
  contactModule,
  customerModule,
  purchaseAuthorizationModule,
  fieldDefinitionModule,
  lifecycleModule,
  historyModule,
  savedViewModule,
  shopModule,
  templateModule,
  emailModule,
  tenantModule,
  apikeyModule,
  companySearchModule,
  magicTokenModule,
  passwordModule,
  roleModule,
  twoFactorModule,
  sessionModule,
  userModule,
  adminUserModule,
  changeModule,
  eventModule,
  ticketModule,
  agentModule,
  csvImportModule,
  deskTaskModule,
  netModule,
  mailModule,
  outboxModule,
]
