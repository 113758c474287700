/** The list of rooms. Their order is the order in which the published lists and the REST reference show their operations. */
import { addressRoom } from './rooms/accounts/address/address.room.js'
import { apikeyRoom } from './rooms/accounts/apikey/apikey.room.js'
import { companyRoom } from './rooms/accounts/company/company.room.js'
import { companySearchRoom } from './rooms/accounts/company-search/company-search.room.js'
import { contactRoom } from './rooms/accounts/contact/contact.room.js'
import { customerRoom } from './rooms/accounts/customer/customer.room.js'
import { magicTokenRoom } from './rooms/accounts/magic-token/magic-token.room.js'
import { passwordRoom } from './rooms/accounts/password/password.room.js'
import { purchaseAuthorizationRoom } from './rooms/accounts/purchase-authorization/purchase-authorization.room.js'
import { sessionRoom } from './rooms/accounts/session/session.room.js'
import { userRoom } from './rooms/accounts/user/user.room.js'
import { attributeRoom } from './rooms/catalog/attribute/attribute.room.js'
import { bundleRoom } from './rooms/catalog/bundle/bundle.room.js'
import { categoryRoom } from './rooms/catalog/category/category.room.js'
import { clusterRoom } from './rooms/catalog/cluster/cluster.room.js'
import { clusterConfigRoom } from './rooms/catalog/cluster-config/cluster-config.room.js'
import { clusterOptionRoom } from './rooms/catalog/cluster-option/cluster-option.room.js'
import { crossupsellRoom } from './rooms/catalog/crossupsell/crossupsell.room.js'
import { machineRoom } from './rooms/catalog/machine/machine.room.js'
import { mediaRoom } from './rooms/catalog/media/media.room.js'
import { placementRoom } from './rooms/catalog/placement/placement.room.js'
import { productRoom } from './rooms/catalog/product/product.room.js'
import { searchRoom } from './rooms/catalog/search/search.room.js'
import { searchIndexRoom } from './rooms/catalog/search-index/search-index.room.js'
import { valuesetRoom } from './rooms/catalog/valueset/valueset.room.js'
import { agentRoom } from './rooms/messaging/agent/agent.room.js'
import { changeRoom } from './rooms/messaging/change/change.room.js'
import { emailRoom } from './rooms/messaging/email/email.room.js'
import { eventRoom } from './rooms/messaging/event/event.room.js'
import { ticketRoom } from './rooms/messaging/ticket/ticket.room.js'
import { csvImportRoom } from './rooms/operations/csv-import/csv-import.room.js'
import { adminUserRoom } from './rooms/platform/admin-user/admin-user.room.js'
import { channelRoom } from './rooms/platform/channel/channel.room.js'
import { lifecycleRoom } from './rooms/platform/lifecycle/lifecycle.room.js'
import { roleRoom } from './rooms/platform/role/role.room.js'
import { shopRoom } from './rooms/platform/shop/shop.room.js'
import { templateRoom } from './rooms/platform/template/template.room.js'
import { tenantRoom } from './rooms/platform/tenant/tenant.room.js'
import { discountRoom } from './rooms/pricing/discount/discount.room.js'
import { priceRoom } from './rooms/pricing/price/price.room.js'
import { priceCalculationRoom } from './rooms/pricing/price-calculation/price-calculation.room.js'
import { pricesheetRoom } from './rooms/pricing/pricesheet/pricesheet.room.js'
import { surchargeRoom } from './rooms/pricing/surcharge/surcharge.room.js'
import { taxRoom } from './rooms/pricing/tax/tax.room.js'
import { tierRoom } from './rooms/pricing/tier/tier.room.js'
import { zoneTaxCodeRoom } from './rooms/pricing/zone-tax-code/zone-tax-code.room.js'
import { businessRuleRoom } from './rooms/rules/business-rule/business-rule.room.js'
import { incentiveRoom } from './rooms/rules/incentive/incentive.room.js'
import { cartRoom } from './rooms/sales/cart/cart.room.js'
import { favoriteListRoom } from './rooms/sales/favorite-list/favorite-list.room.js'
import { orderRoom } from './rooms/sales/order/order.room.js'
import { orderCreateRoom } from './rooms/sales/order-create/order-create.room.js'
import { orderDocumentRoom } from './rooms/sales/order-document/order-document.room.js'
import { orderRevisionRoom } from './rooms/sales/order-revision/order-revision.room.js'
import { orderStatusRoom } from './rooms/sales/order-status/order-status.room.js'
import { orderStatusSetRoom } from './rooms/sales/order-status-set/order-status-set.room.js'
import { orderlistRoom } from './rooms/sales/orderlist/orderlist.room.js'
import { paymentRoom } from './rooms/sales/payment/payment.room.js'
import { payMethodRoom } from './rooms/sales/paymethod/paymethod.room.js'
import { shipmentRoom } from './rooms/sales/shipment/shipment.room.js'
import { tenderRoom } from './rooms/sales/tender/tender.room.js'
import { trackAndTraceRoom } from './rooms/sales/track-and-trace/track-and-trace.room.js'
import { carrierRoom } from './rooms/stock/carrier/carrier.room.js'
import { inventoryRoom } from './rooms/stock/inventory/inventory.room.js'
import { reservationRoom } from './rooms/stock/reservation/reservation.room.js'
import { warehouseRoom } from './rooms/stock/warehouse/warehouse.room.js'

export const rooms = [
  productRoom,
  clusterRoom,
  clusterConfigRoom,
  clusterOptionRoom,
  categoryRoom,
  placementRoom,
  attributeRoom,
  mediaRoom,
  searchRoom,
  searchIndexRoom,
  bundleRoom,
  crossupsellRoom,
  machineRoom,
  orderlistRoom,
  favoriteListRoom,
  cartRoom,
  tenderRoom,
  orderRoom,
  orderCreateRoom,
  orderRevisionRoom,
  orderDocumentRoom,
  paymentRoom,
  shipmentRoom,
  trackAndTraceRoom,
  orderStatusRoom,
  orderStatusSetRoom,
  businessRuleRoom,
  incentiveRoom,
  taxRoom,
  priceRoom,
  tierRoom,
  zoneTaxCodeRoom,
  pricesheetRoom,
  discountRoom,
  valuesetRoom,
  surchargeRoom,
  priceCalculationRoom,
  payMethodRoom,
  warehouseRoom,
  carrierRoom,
  inventoryRoom,
  reservationRoom,
  channelRoom,
  addressRoom,
  companyRoom,
  contactRoom,
  customerRoom,
  purchaseAuthorizationRoom,
  lifecycleRoom,
  shopRoom,
  templateRoom,
  emailRoom,
  tenantRoom,
  apikeyRoom,
  companySearchRoom,
  magicTokenRoom,
  passwordRoom,
  roleRoom,
  sessionRoom,
  userRoom,
  adminUserRoom,
  changeRoom,
  eventRoom,
  ticketRoom,
  agentRoom,
  csvImportRoom,
]
