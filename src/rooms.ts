/** The rooms of the house: what each adds to the two faces, and who may call it. */
import type { GraphqlOperation } from './contract/contract.gen.js'
import type { Policy } from './core/auth/access.js'
import type { Routes } from './faces/rest/route.js'
import { addressGraphql } from './rooms/accounts/address/address.graphql.js'
import { addressPolicy } from './rooms/accounts/address/address.policy.js'
import { addressRest } from './rooms/accounts/address/address.rest.js'
import { apikeyGraphql } from './rooms/accounts/apikey/apikey.graphql.js'
import { apikeyPolicy } from './rooms/accounts/apikey/apikey.policy.js'
import { companyGraphql } from './rooms/accounts/company/company.graphql.js'
import { companyPolicy } from './rooms/accounts/company/company.policy.js'
import { companyRest } from './rooms/accounts/company/company.rest.js'
import { companySearchGraphql } from './rooms/accounts/company-search/company-search.graphql.js'
import { companySearchPolicy } from './rooms/accounts/company-search/company-search.policy.js'
import { contactGraphql } from './rooms/accounts/contact/contact.graphql.js'
import { contactPolicy } from './rooms/accounts/contact/contact.policy.js'
import { contactRest } from './rooms/accounts/contact/contact.rest.js'
import { customerGraphql } from './rooms/accounts/customer/customer.graphql.js'
import { customerPolicy } from './rooms/accounts/customer/customer.policy.js'
import { customerRest } from './rooms/accounts/customer/customer.rest.js'
import { magicTokenGraphql } from './rooms/accounts/magic-token/magic-token.graphql.js'
import { magicTokenPolicy } from './rooms/accounts/magic-token/magic-token.policy.js'
import { passwordGraphql } from './rooms/accounts/password/password.graphql.js'
import { passwordPolicy } from './rooms/accounts/password/password.policy.js'
import { purchaseAuthorizationGraphql } from './rooms/accounts/purchase-authorization/purchase-authorization.graphql.js'
import { purchaseAuthorizationPolicy } from './rooms/accounts/purchase-authorization/purchase-authorization.policy.js'
import { purchaseAuthorizationRest } from './rooms/accounts/purchase-authorization/purchase-authorization.rest.js'
import { sessionGraphql } from './rooms/accounts/session/session.graphql.js'
import { sessionPolicy } from './rooms/accounts/session/session.policy.js'
import { userGraphql } from './rooms/accounts/user/user.graphql.js'
import { userPolicy } from './rooms/accounts/user/user.policy.js'
import { attributeGraphql } from './rooms/catalog/attribute/attribute.graphql.js'
import { attributePolicy } from './rooms/catalog/attribute/attribute.policy.js'
import { attributeRest } from './rooms/catalog/attribute/attribute.rest.js'
import { bundleGraphql } from './rooms/catalog/bundle/bundle.graphql.js'
import { bundlePolicy } from './rooms/catalog/bundle/bundle.policy.js'
import { bundleRest } from './rooms/catalog/bundle/bundle.rest.js'
import { categoryGraphql } from './rooms/catalog/category/category.graphql.js'
import { categoryPolicy } from './rooms/catalog/category/category.policy.js'
import { categoryRest } from './rooms/catalog/category/category.rest.js'
import { clusterGraphql } from './rooms/catalog/cluster/cluster.graphql.js'
import { clusterPolicy } from './rooms/catalog/cluster/cluster.policy.js'
import { clusterRest } from './rooms/catalog/cluster/cluster.rest.js'
import { clusterConfigGraphql } from './rooms/catalog/cluster-config/cluster-config.graphql.js'
import { clusterConfigPolicy } from './rooms/catalog/cluster-config/cluster-config.policy.js'
import { clusterConfigRest } from './rooms/catalog/cluster-config/cluster-config.rest.js'
import { clusterOptionGraphql } from './rooms/catalog/cluster-option/cluster-option.graphql.js'
import { clusterOptionPolicy } from './rooms/catalog/cluster-option/cluster-option.policy.js'
import { clusterOptionRest } from './rooms/catalog/cluster-option/cluster-option.rest.js'
import { crossupsellGraphql } from './rooms/catalog/crossupsell/crossupsell.graphql.js'
import { crossupsellPolicy } from './rooms/catalog/crossupsell/crossupsell.policy.js'
import { crossupsellRest } from './rooms/catalog/crossupsell/crossupsell.rest.js'
import { machineGraphql } from './rooms/catalog/machine/machine.graphql.js'
import { machinePolicy } from './rooms/catalog/machine/machine.policy.js'
import { machineRest } from './rooms/catalog/machine/machine.rest.js'
import { mediaGraphql } from './rooms/catalog/media/media.graphql.js'
import { mediaPolicy } from './rooms/catalog/media/media.policy.js'
import { mediaRest } from './rooms/catalog/media/media.rest.js'
import { placementGraphql } from './rooms/catalog/placement/placement.graphql.js'
import { placementPolicy } from './rooms/catalog/placement/placement.policy.js'
import { placementRest } from './rooms/catalog/placement/placement.rest.js'
import { productGraphql } from './rooms/catalog/product/product.graphql.js'
import { productPolicy } from './rooms/catalog/product/product.policy.js'
import { productRest } from './rooms/catalog/product/product.rest.js'
import { searchGraphql } from './rooms/catalog/search/search.graphql.js'
import { searchPolicy } from './rooms/catalog/search/search.policy.js'
import { searchRest } from './rooms/catalog/search/search.rest.js'
import { valuesetGraphql } from './rooms/catalog/valueset/valueset.graphql.js'
import { valuesetPolicy } from './rooms/catalog/valueset/valueset.policy.js'
import { valuesetRest } from './rooms/catalog/valueset/valueset.rest.js'
import { adminUserGraphql } from './rooms/platform/admin-user/admin-user.graphql.js'
import { adminUserPolicy } from './rooms/platform/admin-user/admin-user.policy.js'
import { channelGraphql } from './rooms/platform/channel/channel.graphql.js'
import { channelPolicy } from './rooms/platform/channel/channel.policy.js'
import { channelRest } from './rooms/platform/channel/channel.rest.js'
import { lifecycleGraphql } from './rooms/platform/lifecycle/lifecycle.graphql.js'
import { lifecyclePolicy } from './rooms/platform/lifecycle/lifecycle.policy.js'
import { lifecycleRest } from './rooms/platform/lifecycle/lifecycle.rest.js'
import { roleGraphql } from './rooms/platform/role/role.graphql.js'
import { rolePolicy } from './rooms/platform/role/role.policy.js'
import { shopGraphql } from './rooms/platform/shop/shop.graphql.js'
import { shopPolicy } from './rooms/platform/shop/shop.policy.js'
import { tenantGraphql } from './rooms/platform/tenant/tenant.graphql.js'
import { tenantPolicy } from './rooms/platform/tenant/tenant.policy.js'
import { surchargeGraphql } from './rooms/pricing/surcharge/surcharge.graphql.js'
import { surchargePolicy } from './rooms/pricing/surcharge/surcharge.policy.js'
import { surchargeRest } from './rooms/pricing/surcharge/surcharge.rest.js'
import { taxGraphql } from './rooms/pricing/tax/tax.graphql.js'
import { taxPolicy } from './rooms/pricing/tax/tax.policy.js'
import { taxRest } from './rooms/pricing/tax/tax.rest.js'
import { favoriteListGraphql } from './rooms/sales/favorite-list/favorite-list.graphql.js'
import { favoriteListPolicy } from './rooms/sales/favorite-list/favorite-list.policy.js'
import { favoriteListRest } from './rooms/sales/favorite-list/favorite-list.rest.js'
import { orderlistGraphql } from './rooms/sales/orderlist/orderlist.graphql.js'
import { orderlistPolicy } from './rooms/sales/orderlist/orderlist.policy.js'
import { orderlistRest } from './rooms/sales/orderlist/orderlist.rest.js'
import { payMethodGraphql } from './rooms/sales/paymethod/paymethod.graphql.js'
import { payMethodPolicy } from './rooms/sales/paymethod/paymethod.policy.js'
import { payMethodRest } from './rooms/sales/paymethod/paymethod.rest.js'
import { carrierGraphql } from './rooms/stock/carrier/carrier.graphql.js'
import { carrierPolicy } from './rooms/stock/carrier/carrier.policy.js'
import { carrierRest } from './rooms/stock/carrier/carrier.rest.js'
import { warehouseGraphql } from './rooms/stock/warehouse/warehouse.graphql.js'
import { warehousePolicy } from './rooms/stock/warehouse/warehouse.policy.js'
import { warehouseRest } from './rooms/stock/warehouse/warehouse.rest.js'

/** Each room's resolvers; several rooms may add fields to one type. */
export const resolvers = [
  productGraphql,
  clusterGraphql,
  clusterConfigGraphql,
  clusterOptionGraphql,
  categoryGraphql,
  placementGraphql,
  attributeGraphql,
  mediaGraphql,
  searchGraphql,
  bundleGraphql,
  crossupsellGraphql,
  machineGraphql,
  orderlistGraphql,
  favoriteListGraphql,
  valuesetGraphql,
  taxGraphql,
  surchargeGraphql,
  payMethodGraphql,
  warehouseGraphql,
  carrierGraphql,
  channelGraphql,
  shopGraphql,
  tenantGraphql,
  apikeyGraphql,
  addressGraphql,
  companyGraphql,
  companySearchGraphql,
  contactGraphql,
  customerGraphql,
  magicTokenGraphql,
  passwordGraphql,
  purchaseAuthorizationGraphql,
  roleGraphql,
  sessionGraphql,
  userGraphql,
  adminUserGraphql,
  lifecycleGraphql,
]

export const routes = {
  ...productRest,
  ...clusterRest,
  ...clusterConfigRest,
  ...clusterOptionRest,
  ...categoryRest,
  ...placementRest,
  ...attributeRest,
  ...mediaRest,
  ...searchRest,
  ...bundleRest,
  ...crossupsellRest,
  ...machineRest,
  ...orderlistRest,
  ...favoriteListRest,
  ...taxRest,
  ...valuesetRest,
  ...surchargeRest,
  ...payMethodRest,
  ...warehouseRest,
  ...carrierRest,
  ...channelRest,
  ...addressRest,
  ...companyRest,
  ...contactRest,
  ...customerRest,
  ...purchaseAuthorizationRest,
  ...lifecycleRest,
} satisfies Routes

type OperationName = GraphqlOperation | keyof typeof routes

/** Default deny: an operation without a line here does not compile. */
export const policies = {
  ...productPolicy,
  ...clusterPolicy,
  ...clusterConfigPolicy,
  ...clusterOptionPolicy,
  ...categoryPolicy,
  ...placementPolicy,
  ...attributePolicy,
  ...mediaPolicy,
  ...searchPolicy,
  ...bundlePolicy,
  ...crossupsellPolicy,
  ...machinePolicy,
  ...orderlistPolicy,
  ...favoriteListPolicy,
  ...taxPolicy,
  ...valuesetPolicy,
  ...surchargePolicy,
  ...payMethodPolicy,
  ...warehousePolicy,
  ...carrierPolicy,
  ...channelPolicy,
  ...shopPolicy,
  ...tenantPolicy,
  ...apikeyPolicy,
  ...addressPolicy,
  ...companyPolicy,
  ...companySearchPolicy,
  ...contactPolicy,
  ...customerPolicy,
  ...magicTokenPolicy,
  ...passwordPolicy,
  ...purchaseAuthorizationPolicy,
  ...rolePolicy,
  ...sessionPolicy,
  ...userPolicy,
  ...adminUserPolicy,
  ...lifecyclePolicy,
} satisfies Record<OperationName, Policy>
