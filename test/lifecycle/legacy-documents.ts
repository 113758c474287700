/** Documents of our own in the shape of the first published SDK: a fragment for every type, with the deprecated fields that such clients select. */
const TEXT = '{ language value }'

/** The fragments by type. Each names the other fragments that it spreads. */
const fragments: Record<string, string> = {
  ChannelOld: 'on Channel { id channelId name defaultLetterId shop { ...ShopOld } }',
  ShopOld: 'on Shop { shopId name priceCalculationConfig { isVatIncludedLeading } }',
  MembershipOld: 'on AdminUserTenant { id tenant name default }',
  BaseOld: `on IBaseProduct { language class hidden names ${TEXT} sku defaultLanguage categoryId }`,
  ProductOld: `on Product { ...BaseOld productId shortName category { ...CategoryOld } }`,
  ClusterOld: 'on Cluster { ...BaseOld clusterId sku class products { ...ProductOld } config { ...ConfigOld } }',
  ClusterFace: 'on ICluster { sku class clusterId }',
  ConfigOld: 'on ClusterConfig { id settings { id name type } }',
  CategoryOld: `on Category { categoryId name(language: "NL") ${TEXT} description ${TEXT} shortDescription ${TEXT} slug ${TEXT} parentId }`,
  CompanyOld: 'on Company { companyId name slug path inheritProductList }',
  ContactOld: 'on Contact { contactId debtorId firstName company { ...CompanyOld } }',
  CarrierOld: 'on Carrier { id name shippingCost warehouses { ...WarehouseOld } }',
  WarehouseOld: 'on Warehouse { id name shopId }',
  TaxOld: 'on Tax { id zone shopId }',
  SurchargeOld: `on Surcharge { id name ${TEXT} shopId }`,
  OrderlistOld:
    'on Orderlist { id users { ... on Contact { contactId } ... on Customer { customerId } } companies { ...CompanyOld } }',
  FoundCompanies:
    'on CompanySearchResponse { items { id name deletedAt addresses { ...FoundAddress } contacts { ...FoundContact } attributes { ...FoundValue } } itemsFound page pages }',
  FoundAddress: 'on CompanyAddressSearch { id street city isDefault type }',
  FoundContact: 'on CompanyContactSearch { id firstName debtorId primaryCompanyId attributes { ...FoundValue } }',
  FoundValue: 'on CompanyAttributeSearch { id value { id type } attributeDescription { id name } }',
  PersonOld: 'on Contact { contactId debtorId firstName company { ...CompanyOld } }',
  PrivateOld: 'on Customer { customerId debtorId lastName }',
  AddressOld: 'on Address { id street city fax isDefault type active icp }',
  TenderLine: 'on TenderMainItem { id uuid productId quantity }',
  TenderOld: `on Tender {
    tenderId
    siteId
    channelId
    shopId
    userId
    contactId
    customerId
    items { ...TenderLine }
    bonusItems { id uuid }
    total { totalNet discountType discountOverruled }
    carriers { id price name amount }
    user {
      userId
      debtorId
      firstName
      lastName
      email
    }
    contact { ...PersonOld }
    customer { ...PrivateOld }
  }`,
  UserOld: 'on IBaseUser { userId debtorId lastName ... on Contact { contactId } }',
  CartOld: 'on Cart { cartId userId user { ...UserOld } }',
  SentMail: 'on PublishEmailEventResponse { success messageId }',
  LoggedOut: 'on Logout { todo }',
}

/** Operations with their variables; the fragments that they spread follow. */
const operations: Record<string, string> = {
  channel: 'query ($id: Int!) { channel(channelId: $id) { ...ChannelOld } }',
  channels: 'query { channels { ...ChannelOld } }',
  channelCreate: 'mutation ($input: ChannelCreateInput!) { channelCreate(input: $input) { ...ChannelOld } }',
  channelUpdate: 'mutation ($id: Int!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) { ...ChannelOld } }',
  shop: 'query ($id: Int!) { shop(shopId: $id) { ...ShopOld } }',
  shops: 'query { shops { ...ShopOld } }',
  product: 'query ($id: Int!) { product(productId: $id) { ...ProductOld } }',
  products:
    'query { products { items { ...BaseOld ... on Product { ...ProductOld } ... on Cluster { ...ClusterOld } } itemsFound } }',
  productCreate: 'mutation ($input: CreateProductInput!) { productCreate(input: $input) { ...ProductOld } }',
  productUpdate:
    'mutation ($id: Int!, $input: UpdateProductInput!) { productUpdate(productId: $id, input: $input) { ...ProductOld } }',
  productMedia:
    'query ($id: Int!) { product(productId: $id) { mediaImages { items { id } } mediaVideos { items { id } } mediaDocuments { items { id } } } }',
  cluster: 'query ($id: Int!) { cluster(clusterId: $id) { ...ClusterOld } }',
  clusterFace: 'query ($id: Int!) { cluster(clusterId: $id) { ...ClusterFace } }',
  clusterCreate: 'mutation ($input: ClusterCreateInput!) { clusterCreate(input: $input) { ...ClusterOld } }',
  clusterLiteral: 'mutation { clusterCreate(input: { clusterConfigId: 1, sku: "C", defaultLanguage: "NL" }) { clusterId sku } }',
  clusterUpdate: 'mutation ($id: Int!, $input: ClusterUpdateInput!) { clusterUpdate(id: $id, input: $input) { ...ClusterOld } }',
  category: 'query ($id: Float, $userId: Int) { category(categoryId: $id, userId: $userId) { ...CategoryOld } }',
  categories:
    'query ($filter: CategorySearchInput, $userId: Int) { categories(filter: $filter, userId: $userId) { items { ...CategoryOld } itemsFound } }',
  categoryDates: 'query { categories(filter: { dateCreatedFrom: "2026-01-01", slug: ["a"] }) { items { id } } }',
  categoryCreate: 'mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { ...CategoryOld } }',
  categoryUpdate:
    'mutation ($id: Float!, $input: UpdateCategoryInput!) { categoryUpdate(categoryId: $id, input: $input) { ...CategoryOld } }',
  categoryLiteral:
    'mutation { categoryCreate(input: { name: [{ language: "NL", value: "Zagen" }], defaultLanguage: "NL" }) { categoryId } }',
  company: 'query ($id: Int!) { company(id: $id) { ...CompanyOld } }',
  companies: 'query ($input: CompanySearchArguments) { companies(input: $input) { items { ...CompanyOld } pages } }',
  companyCreate: 'mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { ...CompanyOld } }',
  companyUpdate: 'mutation ($id: Int!, $input: UpdateCompanyInput!) { companyUpdate(id: $id, input: $input) { ...CompanyOld } }',
  companySearch: 'query ($input: CompanySearchInput) { companySearch(input: $input) { ...FoundCompanies } }',
  contact: 'query ($id: Int!) { contact(id: $id) { ...ContactOld } }',
  contacts: 'query ($input: ContactSearchArguments) { contacts(input: $input) { items { ...ContactOld } } }',
  viewer: 'query { viewer { ... on Contact { ...ContactOld } } }',
  carrier: 'query ($id: Int!) { carrier(id: $id) { ...CarrierOld } }',
  carriers: 'query { carriers { items { ...CarrierOld } } }',
  carrierCreate: 'mutation ($input: CarrierCreateInput!) { carrierCreate(input: $input) { ...CarrierOld } }',
  carrierAssign: 'mutation ($id: Int!, $warehouseId: Int!) { carrierAssignWarehouse(id: $id, warehouseId: $warehouseId) }',
  carrierUnassign: 'mutation ($id: Int!, $warehouseId: Int!) { carrierUnassignWarehouse(id: $id, warehouseId: $warehouseId) }',
  warehouse: 'query ($id: Int!) { warehouse(id: $id) { ...WarehouseOld } }',
  warehouses: 'query { warehouses { items { ...WarehouseOld } } }',
  warehouseCreate: 'mutation ($input: CreateWarehouseInput!) { warehouseCreate(input: $input) { ...WarehouseOld } }',
  tax: 'query ($id: String, $shopId: Int) { tax(id: $id, shopId: $shopId) { ...TaxOld } }',
  taxes: 'query ($input: TaxSearchInput) { taxes(input: $input) { items { ...TaxOld } } }',
  taxesSorted: 'query { taxes(input: { shopId: 1, sortInputs: [{ field: ID, order: desc }] }) { itemsFound } }',
  taxCreate: 'mutation ($input: TaxCreateInput!) { taxCreate(input: $input) { ...TaxOld } }',
  taxUpdate: 'mutation ($id: String!, $input: TaxUpdateInput!) { taxUpdate(id: $id, input: $input) { ...TaxOld } }',
  surcharge: 'query ($id: String!) { surcharge(id: $id) { ...SurchargeOld } }',
  surcharges: 'query { surcharges { items { ...SurchargeOld } } }',
  surchargeCreate: 'mutation ($input: CreateSurchargeInput!) { surchargeCreate(input: $input) { ...SurchargeOld } }',
  orderlist: 'query ($id: Int!) { orderlist(id: $id) { ...OrderlistOld } }',
  orderlists: 'query { orderlists { items { ...OrderlistOld } } }',
  adminMembership: 'query ($id: Int!) { adminUserTenant(id: $id) { ...MembershipOld } }',
  tender: 'query ($id: String) { tender(tenderId: $id) { ...TenderOld } }',
  tenderStart: 'mutation ($input: TenderStartInput!) { tenderStart(input: $input) { ...TenderOld } }',
  tenderUpdate: 'mutation ($id: String!, $input: TenderUpdateInput!) { tenderUpdate(id: $id, input: $input) { ...TenderOld } }',
  tenderUpdateAddress:
    'mutation ($id: String!, $input: TenderUpdateAddressInput!) { tenderUpdateAddress(id: $id, input: $input) { ...TenderOld } }',
  tenderUpdateDiscount:
    'mutation ($id: String!, $input: TenderDiscountInput!) { tenderUpdateDiscount(id: $id, input: $input) { ...TenderOld } }',
  tenderUpdatePostage:
    'mutation ($id: String!, $input: TenderPostageInput!) { tenderUpdatePostage(id: $id, input: $input) { ...TenderOld } }',
  tenderUpdatePayment:
    'mutation ($id: String!, $input: TenderPaymentInput!) { tenderUpdatePayment(id: $id, input: $input) { ...TenderOld } }',
  tenderUpdateInvoiceUser:
    'mutation ($id: String!, $userId: Int!) { tenderUpdateInvoiceUser(id: $id, userId: $userId) { ...TenderOld } }',
  tenderAddItems:
    'mutation ($id: String!, $input: TenderAddItemsInput!) { tenderAddItems(id: $id, input: $input) { tender { ...TenderOld } } }',
  tenderUpdateItem:
    'mutation ($id: String!, $item: String!, $input: TenderUpdateItemInput!) { tenderUpdateItem(id: $id, itemId: $item, input: $input) { ...TenderOld } }',
  tenderDeleteItem: 'mutation ($id: String!, $item: String!) { tenderDeleteItem(id: $id, itemId: $item) { ...TenderOld } }',
  tenderDeleteBonusItem:
    'mutation ($id: String!, $item: String!) { tenderDeleteBonusItem(id: $id, itemId: $item) { ...TenderOld } }',
  tenderApplyIncentives: 'mutation ($id: String!) { tenderApplyIncentives(id: $id) { ...TenderOld } }',
  tenderBuyer:
    'query ($id: String) { tender(tenderId: $id) { buyer: user { firstName ... on Contact { ...PersonOld } ... on Customer { ...PrivateOld } } } }',
  cart: 'query ($id: String!) { cart(id: $id) { ...CartOld } }',
  cartUser: 'query ($id: String!) { cart(id: $id) { user { ... on Customer { customerId } } } }',
  viewerDebtor: 'query { viewer { userId debtorId } }',
  orderAddresses: 'query ($id: Int!) { addressesByOrderId(orderId: $id) { ...AddressOld } }',
  orderAddressesInline:
    'query ($id: Int!) { addressesByOrderId(orderId: $id, type: invoice) { isDefault ... on Address { fax city } } }',
  orderAddressesBeside:
    'query ($id: Int!, $company: Float!) { addressesByOrderId(orderId: $id) { ...AddressOld } addressesByCompanyId(companyId: $company) { ...AddressOld } }',
  mediaImage: 'query ($id: String!) { mediaImage(mediaId: $id) { id } }',
  mediaImages: 'query ($search: MediaImageSearchInput) { mediaImages(search: $search) { items { id } pages } }',
  mediaVideo: 'query ($id: String!) { mediaVideo(mediaId: $id) { id } }',
  mediaVideos: 'query ($search: MediaVideoSearchInput) { mediaVideos(search: $search) { items { id } } }',
  mediaDocument: 'query ($id: String!) { mediaDocument(mediaId: $id) { id } }',
  mediaDocuments: 'query ($search: MediaDocumentSearchInput) { mediaDocuments(search: $search) { items { id } } }',
  bundleAdd: 'mutation ($id: String!, $input: BundleAddItemsInput!) { bundleAddItems(id: $id, input: $input) { productId } }',
  bundleRemove: 'mutation ($id: String!, $productId: Int!) { bundleRemoveItem(id: $id, productId: $productId) }',
  startSession: 'mutation ($siteId: Int) { startSession(siteId: $siteId) { __typename } }',
  passwordLink: 'mutation ($email: String!, $url: String) { passwordResetLink(email: $email, redirectUrl: $url) }',
  passwordMail:
    'mutation ($input: PasswordResetLinkEmailInput!) { publishPasswordResetEmailEvent(input: $input) { ...SentMail } }',
  cleanUp: 'mutation ($input: CompanySearchReindexInput!) { companySearchCleanupOrphanedIndices(input: $input) }',
  invalidate: 'mutation { shopInvalidateCache }',
  logout: 'mutation { logout { ...LoggedOut } }',
}

/** The documents that nothing replaces: the tool leaves them whole. */
export const WITHOUT_REPLACEMENT = ['cleanUp', 'invalidate', 'logout']

/** A document and every fragment that it needs, as a generator writes them. */
function compose(operation: string, seen = new Set<string>()): string {
  const names = [...operation.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name).filter((name) => name in fragments)
  const added = names.filter((name) => !seen.has(name) && seen.add(name))
  return [operation, ...added.map((name) => compose(`fragment ${name} ${fragments[name]}`, seen))].join('\n\n')
}

export const legacyDocuments: Record<string, string> = Object.fromEntries(
  Object.entries(operations).map(([name, operation]) => [name, compose(operation)]),
)
