// Generated from the migrated database by `npm run generate`. Do not edit.
import type { Generated, Selectable } from 'kysely'
import type { ALLOW_QUOTE_INVALIDATION, AddressType, AgentInteractionMode, AgentTrigger, ApprovalAction, ApprovalRole, ApprovalStatus, ApprovalVia, AttributeDescriptionClass, AttributeType, BookingCodeType, BudgetEnforcement, BudgetPeriod, BundleCondition, BusinessRuleType, CallOffReason, CarrierType, CartStatus, ChangeAction, ClusterConfigSettingDisplayType, ClusterConfigSettingType, CreditCountsFrom, CreditEntryType, CrossupsellType, CsvImportOperation, CsvImportState, CsvRecordErrorCode, DecisionCallStatus, DecisionFailurePolicy, DecisionPoint, EventDeliveryStatus, EventTrigger, FieldIndexState, FieldOwnerType, FieldReferenceType, FieldType, Gender, InventoryType, LifecycleUseKind, OrderDiscountType, OrderExportStatus, OrderItemClass, OrderStatusOrderType, OrderStatusType, OrderType, OrderlistType, PaymentOperationType, PaymentStatuses, PriceDiscountType, PriceDisplay, ProductClass, ProductStatus, PurchaseRole, RESTRICT_SALES_PRICING_VISIBILITY, RoleAccess, ShipmentStatus, SpendingEntryReason, SpendingLimitMeasure, SpendingPart, SpendingReasonEffect, SurchargeType, Taxcode, TemplateErrorType, TemplateType, TicketStatus, TransactionStatuses, TransactionTypes, ValuesetType, YesNo } from '../contract/contract.gen.js'
import type { ApprovalStepValues, Brownout, BusinessDay, CallOffDeliveryValues, CartAddressValues, CartAmounts, CartItemAmounts, CsvMappings, CsvRecord, CurrencyRateValues, CustomFieldValue, CustomFieldValues, DecisionPoints, EventActionKind, EventPayload, Extras, FingerprintParts, HistoryChanges, HistoryOrigin, ImportActor, Jwk, KeptDecision, LastUses, Localized, LocalizedTags, MailRequest, MediaFiles, OrderIncentiveValues, OrderSnapshot, PartNumberValues, PriceDerivation, Roles, RuleEdge, RuleNode, SavedViewSettings, StoredValue, TaxPercentage, TemplateContact, TenderDraft, Usergroups } from './json.js'

export interface DB {
  'control.adminRecoveryCode': {
    adminUserId: number
    codeHash: Buffer
  }
  'control.adminTwoFactor': {
    adminUserId: number
    secret: Buffer
    enabledAt: Date | null
    lastStep: Generated<number>
    createdAt: Date
  }
  'control.adminUser': {
    id: Generated<number>
    uuid: string
    email: string
    gender: Gender | null
    firstName: string | null
    middleName: string | null
    lastName: string | null
    language: Generated<string>
    phone: string | null
    job: string | null
    passwordHash: string | null
    disabled: Generated<boolean>
    tokensValidAfter: Date | null
    lastLoginAt: Date | null
    lastRefreshAt: Date | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  'control.adminUserTenant': {
    id: Generated<number>
    uuid: string
    adminUserId: number
    tenantId: string
    name: string
    default: boolean
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  'control.clientUses': {
    id: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    lastUsedAt: Date | null
    uses: LastUses
  }
  'control.controlHistory': {
    id: Generated<number>
    tenantId: string | null
    type: string
    recordId: number
    uuid: string
    ownerType: string | null
    ownerId: number | null
    action: ChangeAction
    changedAt: Date | null
    origin: HistoryOrigin | null
    changes: HistoryChanges | null
  }
  'control.gqlApiKey': {
    id: Generated<number>
    uuid: string
    tenantId: string
    name: string
    keyHash: Buffer
    keyHint: string
    active: Generated<boolean>
    roles: Generated<Roles>
    channelId: number | null
    createdAt: Date
    lastModifiedAt: Date
    surface: Date | null
    brownouts: Generated<Brownout[]>
    origins: Generated<string[]>
  }
  'control.mediaSecret': {
    id: number
    secret: Buffer
    createdAt: Date
  }
  'control.outboxVisit': {
    tenantId: string
    dueAt: Date
    intervalMs: number
  }
  'control.restApiKey': {
    id: Generated<number>
    uuid: string
    tenantId: string
    name: string
    clientId: string
    secretHash: Buffer
    secretHint: string
    active: Generated<boolean>
    roles: Generated<Roles>
    createdAt: Date
    lastModifiedAt: Date
    surface: Date | null
    brownouts: Generated<Brownout[]>
  }
  'control.restToken': {
    tokenHash: Buffer
    clientId: string
    expiresAt: Date
  }
  'control.signInPolicy': {
    id: Generated<boolean>
    requiresTwoFactor: Generated<boolean>
  }
  'control.signingKey': {
    kid: string
    publicJwk: Jwk
    privateJwk: Jwk
    createdAt: Date
    retiredAt: Date | null
  }
  'control.tenant': {
    id: string
    uuid: string
    name: string
    descriptions: Generated<Localized>
    restrictSalesPricingVisibility: Generated<RESTRICT_SALES_PRICING_VISIBILITY>
    allowQuoteInvalidation: Generated<ALLOW_QUOTE_INVALIDATION>
    quoteDefaultExpiryPeriodDays: number | null
    defaultAppLanguage: Generated<string>
    defaultDataLanguage: string | null
    database: string | null
    databaseUrl: string | null
    ready: Generated<boolean>
    createdAt: Date
    lastModifiedAt: Date
    replicaUrls: Generated<string[]>
    isSilent: Generated<boolean>
  }
  'control.tenantModule': {
    tenantId: string
    module: string
    isEnabled: boolean
    changedAt: Date
  }
  'control.usage': {
    day: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    item: string
    kind: LifecycleUseKind
    count: number
    firstAt: Date
    lastAt: Date
    sampleOperation: string
  }
  'control.usageByClient': {
    id: string
    tenantId: string
    credential: string
    clientName: string | null
    clientVersion: string | null
    item: string
    kind: LifecycleUseKind
    count: number
    firstUsedAt: Date
    lastUsedAt: Date
    sampleOperation: string
  }
  account: {
    id: Generated<number>
    uuid: string
    contactId: number | null
    customerId: number | null
    email: string
    passwordHash: string | null
    displayName: string | null
    phoneNumber: string | null
    emailVerified: Generated<boolean>
    disabled: Generated<boolean>
    tokensValidAfter: Date | null
    lastLoginAt: Date | null
    lastRefreshAt: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  actionDelivery: {
    id: Generated<number>
    uuid: string
    eventId: number
    eventActionConfigId: number | null
    aggregate: string | null
    sequence: number | null
    body: string | null
    status: Generated<EventDeliveryStatus>
    attempts: Generated<number>
    dueAt: Date
    lockedUntil: Date | null
    createdAt: Date
    lastAttemptAt: Date | null
    deliveredAt: Date | null
    responseStatus: number | null
    responseExcerpt: string | null
    error: string | null
    waitsFor: number | null
    deletedConfigUuid: string | null
  }
  address: {
    id: Generated<number>
    uuid: string
    companyId: number | null
    customerId: number | null
    type: AddressType
    firstName: string | null
    middleName: string | null
    lastName: string | null
    gender: Gender | null
    company: string | null
    street: string
    number: string | null
    numberExtension: string | null
    postalCode: string
    city: string
    region: string | null
    country: string
    phone: string | null
    mobile: string | null
    email: string | null
    fax: string | null
    code: string | null
    notes: string | null
    url: string | null
    name: string | null
    icp: Generated<YesNo>
    active: Generated<YesNo>
    isDefault: Generated<YesNo>
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
  }
  agent: {
    id: Generated<number>
    uuid: string
    names: Generated<Localized>
    descriptions: Generated<Localized>
    welcomeMessages: Generated<Localized>
    buttonLabels: Generated<Localized>
    active: boolean
    types: string[]
    trigger: AgentTrigger
    interactionMode: AgentInteractionMode
    webhookUrl: string
    webhookTimeoutMs: Generated<number>
    webhookSignatureSalt: string | null
    webhookBasicAuthUsername: string | null
    webhookBasicAuthPassword: string | null
    createdAt: Date
    lastModifiedAt: Date
    createdByAdminUserId: number | null
    lastModifiedByAdminUserId: number | null
  }
  approvalDelegate: {
    id: Generated<number>
    uuid: string
    contactId: number
    delegateContactId: number
    validFrom: Date
    validUntil: Date
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  approvalEntry: {
    id: Generated<number>
    uuid: string
    requestId: number
    number: number
    action: ApprovalAction
    contactId: number | null
    onBehalfOfContactId: number | null
    isEscalated: Generated<boolean>
    step: number | null
    comment: string | null
    content: string
    hash: string
    signature: string
    kid: string
    createdAt: Date
    via: Generated<ApprovalVia>
  }
  approvalKey: {
    kid: string
    publicJwk: Jwk
    privateJwk: Jwk
    createdAt: Date
    retiredAt: Date | null
  }
  approvalLink: {
    tokenHash: Buffer
    requestId: number
    step: number
    contactId: number
    email: string
    language: string | null
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  approvalNotice: {
    requestId: number
    step: number
    contactId: number
    sentAt: Date
  }
  approvalRequest: {
    id: Generated<number>
    uuid: string
    cartId: number
    cartUuid: string
    companyId: number
    contactId: number
    orderId: number | null
    status: Generated<ApprovalStatus>
    isTakenOver: Generated<boolean>
    tolerancePercentage: Generated<string>
    parts: FingerprintParts
    fingerprint: string
    currency: string
    totalGross: string
    totalNet: string
    step: Generated<number>
    approverIds: Generated<number[]>
    escalatedIds: Generated<number[]>
    escalateAt: Date | null
    escalateTo: number | null
    expiresAt: Date | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  approvalRule: {
    id: Generated<number>
    uuid: string
    name: string
    companyId: number
    contactId: number | null
    contactRole: ApprovalRole | null
    amount: Generated<string>
    currency: string
    rates: Generated<CurrencyRateValues[]>
    categoryId: number | null
    productId: number | null
    costCentre: string | null
    onlyIfRequired: Generated<boolean>
    steps: ApprovalStepValues[]
    tolerancePercentage: Generated<string>
    allowsOwnApproval: Generated<boolean>
    escalateAfterHours: number | null
    escalateToContactId: number | null
    expireAfterDays: number | null
    active: Generated<boolean>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    supplier: string | null
  }
  attribute: {
    id: Generated<number>
    uuid: string
    attributeDescriptionId: number
    productId: number | null
    categoryId: number | null
    clusterId: number | null
    companyId: number | null
    contactId: number | null
    customerId: number | null
    value: StoredValue
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  attributeDescription: {
    id: Generated<number>
    uuid: string
    name: string
    attributeClass: AttributeDescriptionClass
    type: AttributeType
    descriptions: Generated<Localized>
    units: Generated<Localized>
    valuesetId: number | null
    group: string | null
    isSearchable: Generated<boolean>
    isPublic: Generated<boolean>
    isSystem: Generated<boolean>
    isHidden: Generated<boolean>
    defaultValue: StoredValue
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  bookingCode: {
    id: Generated<number>
    uuid: string
    companyId: number
    type: BookingCodeType
    code: string
    name: string
    active: Generated<boolean>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  budget: {
    id: Generated<number>
    uuid: string
    name: string
    companyId: number
    contactId: number | null
    costCentre: string | null
    project: string | null
    amount: string
    currency: string
    rates: Generated<CurrencyRateValues[]>
    enforcement: Generated<BudgetEnforcement>
    period: Generated<BudgetPeriod>
    rollingDays: number | null
    timeZone: string
    isPerContact: Generated<boolean>
    active: Generated<boolean>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  budgetUse: {
    budgetId: number
    startsOn: string
    contactId: Generated<number>
    amount: string
  }
  bulkCostPrice: {
    id: Generated<number>
    uuid: string
    priceId: string
    quantityFrom: Generated<number>
    value: string
    validFrom: Date | null
    validTo: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  bulkPrice: {
    id: Generated<number>
    uuid: string
    priceId: string
    quantityFrom: Generated<number>
    value: string
    validFrom: Date | null
    validTo: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  bundle: {
    id: Generated<number>
    uuid: string
    name: string
    description: string | null
    discount: string | null
    condition: BundleCondition | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    fixedPrice: string | null
  }
  bundleItem: {
    id: Generated<number>
    uuid: string
    bundleId: number
    productId: number
    isLeader: Generated<YesNo>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  businessRule: {
    id: Generated<number>
    uuid: string
    type: BusinessRuleType
    name: Localized
    channelId: number | null
    nodes: RuleNode[]
    edges: RuleEdge[]
    isActive: Generated<boolean>
    revision: string
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  callOffContract: {
    id: Generated<number>
    uuid: string
    number: string
    companyId: number
    productId: number
    quantity: number
    price: string
    currency: string
    validFrom: Date
    validTo: Date
    schedule: Generated<CallOffDeliveryValues[]>
    active: Generated<boolean>
    calledOff: Generated<number>
    warnedAt: Date | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  callOffEntry: {
    id: Generated<number>
    uuid: string
    contractId: number
    orderId: number
    quantity: number
    reason: CallOffReason
    createdAt: Date
    createdBy: number | null
  }
  carrier: {
    id: Generated<number>
    uuid: string
    name: string
    type: CarrierType
    descriptions: Generated<Localized>
    shippingCost: Generated<string>
    trackAndTraceURL: string | null
    logo: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  carrierWarehouse: {
    carrierId: number
    warehouseId: number
  }
  cart: {
    id: Generated<number>
    uuid: string
    channelId: number
    contactId: number | null
    customerId: number | null
    companyId: number | null
    status: Generated<CartStatus>
    language: string | null
    notes: string | null
    reference: string | null
    extra3: string | null
    extra4: string | null
    actionCode: string | null
    orderId: number | null
    orderStatus: string | null
    paymentMethod: Generated<string>
    paymentStatus: string | null
    paymentStatusDate: Date | null
    paymentExternalPrice: string | null
    postageMethod: Generated<string>
    postageExternalPrice: string | null
    carrier: string | null
    requestDate: Date | null
    partialDeliveryAllowed: Generated<YesNo>
    pickUpLocationId: number | null
    invoiceAddress: CartAddressValues
    deliveryAddress: CartAddressValues
    amounts: CartAmounts
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    isInOrder: Generated<boolean>
    currency: Generated<string>
    customFields: Generated<CustomFieldValues>
    costCentre: string | null
    project: string | null
  }
  cartItem: {
    id: Generated<number>
    uuid: string
    cartId: number
    parentItemId: number | null
    productId: number
    clusterId: number | null
    bundleId: string | null
    quantity: number
    notes: string | null
    requestDate: Date | null
    externalPrice: string | null
    isBonus: Generated<boolean>
    unorderableReason: string | null
    amounts: CartItemAmounts
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
    partNumber: PartNumberValues | null
  }
  category: {
    id: Generated<number>
    uuid: string
    parentId: number | null
    path: Generated<string>
    sortOrder: Generated<number>
    names: Generated<Localized>
    descriptions: Generated<Localized>
    shortDescriptions: Generated<Localized>
    slugs: Generated<Localized>
    metadataTitles: Generated<Localized>
    metadataDescriptions: Generated<Localized>
    metadataKeywords: Generated<Localized>
    metadataCanonicalUrls: Generated<Localized>
    defaultLanguage: Generated<string>
    hidden: Generated<YesNo>
    createdAt: Date
    lastModifiedAt: Date
  }
  categoryItem: {
    id: Generated<number>
    uuid: string
    categoryId: number
    productId: number | null
    clusterId: number | null
    isDefault: Generated<boolean>
    sortOrder: Generated<number>
    createdAt: Date
    lastModifiedAt: Date
  }
  categorySlug: {
    language: string
    slug: string
    categoryId: number
  }
  categorySource: {
    name: string
    id: string
    categoryId: number
  }
  changeEntry: {
    id: Generated<number>
    xid: number
    type: string
    action: string
    recordId: number
    uuid: string
  }
  changeFeed: {
    databaseOid: number
    prunedId: Generated<number>
  }
  changeMark: {
    markedAt: Date
    snapshot: string
    top: number
  }
  channel: {
    id: Generated<number>
    uuid: string
    name: string
    descriptions: Generated<Localized>
    catalogRootId: number | null
    anonymousUserId: number | null
    defaultLetterId: number | null
    createdAt: Date
    lastModifiedAt: Date
    language: string | null
    reservesStock: Generated<boolean>
    reservationMinutes: Generated<number>
    numbersOrders: Generated<boolean>
    quoteValidDays: number | null
    country: string | null
    timeZone: string | null
    currency: Generated<string>
  }
  cluster: {
    id: Generated<number>
    uuid: string
    code: string | null
    clusterConfigId: number
    categoryId: number | null
    defaultProductId: number | null
    names: Generated<Localized>
    descriptions: Generated<Localized>
    shortDescriptions: Generated<Localized>
    slugs: Generated<Localized>
    metadataTitles: Generated<Localized>
    metadataDescriptions: Generated<Localized>
    metadataKeywords: Generated<Localized>
    metadataCanonicalUrls: Generated<Localized>
    priority: number | null
    hidden: Generated<YesNo>
    createdAt: Date
    lastModifiedAt: Date
  }
  clusterConfig: {
    id: Generated<number>
    uuid: string
    name: string
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  clusterConfigSetting: {
    id: Generated<number>
    uuid: string
    clusterConfigId: number
    attributeName: string
    type: Generated<ClusterConfigSettingType>
    displayType: ClusterConfigSettingDisplayType
    priority: Generated<number>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  clusterOption: {
    id: Generated<number>
    uuid: string
    clusterId: number
    names: Generated<Localized>
    descriptions: Generated<Localized>
    shortDescriptions: Generated<Localized>
    isRequired: Generated<YesNo>
    hidden: Generated<YesNo>
    defaultProductId: number | null
    sortOrder: Generated<number>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  clusterOptionProduct: {
    id: Generated<number>
    uuid: string
    clusterOptionId: number
    productId: number
    sortOrder: Generated<number>
    createdAt: Date
    lastModifiedAt: Date
  }
  clusterOptionSource: {
    name: string
    id: string
    clusterOptionId: number
  }
  clusterSlug: {
    language: string
    slug: string
    clusterId: number
  }
  clusterSource: {
    name: string
    id: string
    clusterId: number
  }
  company: {
    id: Generated<number>
    uuid: string
    name: string
    taxNumber: string | null
    cocNumber: string | null
    debtorId: string | null
    phone: string | null
    email: string | null
    notes: string | null
    hidden: Generated<YesNo>
    tag: string | null
    inheritProductList: YesNo | null
    path: string | null
    slug: string | null
    parentId: number | null
    registeredBy: string | null
    createdAt: Date
    lastModifiedAt: Date
    registrationTokenHash: Buffer | null
    customFields: Generated<CustomFieldValues>
    belongsToCompanyId: number | null
  }
  companyManager: {
    companyId: number
    userId: number
  }
  companySource: {
    name: string
    id: string
    companyId: number
  }
  contact: {
    id: Generated<number>
    uuid: string
    parentCompanyId: number
    gender: Gender | null
    firstName: Generated<string>
    middleName: string | null
    lastName: Generated<string>
    phone: string | null
    mobile: string | null
    email: string | null
    homepage: string | null
    iban: string | null
    bankAccount: string | null
    bic: string | null
    notes: string | null
    primaryLanguage: string | null
    expires: Date | null
    externalId: string | null
    dateOfBirth: Date | null
    mailingList: YesNo | null
    debtorId: string | null
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
    linkedContactId: number | null
  }
  contactCompany: {
    contactId: number
    companyId: number
  }
  contactSource: {
    name: string
    id: string
    contactId: number
  }
  costPrice: {
    id: Generated<number>
    uuid: string
    priceId: string
    quantityFrom: Generated<number>
    value: string
    validFrom: Date | null
    validTo: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  creditAccount: {
    id: Generated<number>
    uuid: string
    companyId: number
    creditLimit: string
    currency: string
    rates: Generated<CurrencyRateValues[]>
    countsFrom: Generated<CreditCountsFrom>
    isOnHold: Generated<boolean>
    onHoldReason: string | null
    openOrders: Generated<string>
    balance: Generated<string>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  creditEntry: {
    id: Generated<number>
    uuid: string
    creditAccountId: number
    externalId: string
    type: CreditEntryType
    amount: string
    orderId: number | null
    closesOrder: Generated<boolean>
    description: string | null
    bookedAt: Date
    createdAt: Date
    createdBy: number | null
  }
  crossupsell: {
    id: Generated<number>
    uuid: string
    type: CrossupsellType
    subType: string | null
    productIdFrom: number | null
    clusterIdFrom: number | null
    productIdTo: number | null
    clusterIdTo: number | null
    baseProductUuidFrom: string
    baseProductUuidTo: string
    createdAt: Date
    lastModifiedAt: Date
  }
  csvImportError: {
    id: Generated<number>
    jobId: number
    rowNumber: number | null
    code: CsvRecordErrorCode
    messages: string[]
    record: CsvRecord | null
  }
  csvImportJob: {
    id: Generated<number>
    uuid: string
    operation: CsvImportOperation
    state: Generated<CsvImportState>
    fileName: string
    mappings: CsvMappings | null
    bytesTotal: number
    bytesRead: Generated<number>
    rowsRead: Generated<number>
    rowsWritten: Generated<number>
    rowsFailed: Generated<number>
    writtenRows: Generated<number[]>
    error: string | null
    actor: ImportActor
    fileKey: string | null
    lease: string
    leaseUntil: Date
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    finishedAt: Date | null
  }
  customer: {
    id: Generated<number>
    uuid: string
    gender: Gender | null
    firstName: Generated<string>
    middleName: string | null
    lastName: Generated<string>
    phone: string | null
    mobile: string | null
    email: string | null
    iban: string | null
    bankAccount: string | null
    bic: string | null
    notes: string | null
    primaryLanguage: string | null
    expires: Date | null
    externalId: string | null
    dateOfBirth: Date | null
    mailingList: YesNo | null
    debtorId: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  customerSource: {
    name: string
    id: string
    customerId: number
  }
  decisionHook: {
    id: Generated<number>
    uuid: string
    name: string
    url: string
    points: DecisionPoints
    condition: string | null
    deadlineMs: Generated<number>
    onFailure: Generated<DecisionFailurePolicy>
    keepSeconds: number | null
    priority: Generated<number>
    maxPriceChangePercent: string | null
    maxShippingCost: string | null
    mayAddLines: Generated<boolean>
    maxAddedAmount: string | null
    active: Generated<boolean>
    revision: string
    secret: string
    previousSecret: string | null
    previousSecretUntil: Date | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    forCatalogPages: Generated<boolean>
    maxCatalogLines: Generated<number>
    modulePoints: Generated<string[]>
  }
  decisionHookCall: {
    id: Generated<number>
    uuid: string
    decisionHookId: number
    hookId: string
    point: DecisionPoint
    status: DecisionCallStatus
    hash: string
    question: string
    answer: string | null
    error: string | null
    responseStatus: number | null
    durationMs: number
    isDryRun: Generated<boolean>
    isCut: Generated<boolean>
    createdAt: Date
    modulePoint: string | null
  }
  discount: {
    id: Generated<number>
    uuid: string
    pricesheetId: string
    productId: number | null
    categoryId: number | null
    priceGroup: string | null
    value: string
    discountType: PriceDiscountType
    quantityFrom: Generated<number>
    validFrom: Date | null
    validTo: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  event: {
    id: Generated<number>
    uuid: string
    trigger: string
    channelId: number
    payload: EventPayload
    createdAt: Date
    attempts: Generated<number>
    dueAt: Date
    doneAt: Date | null
    error: string | null
    aggregate: string | null
    sequence: number | null
  }
  eventActionConfig: {
    id: Generated<number>
    uuid: string
    kind: EventActionKind
    trigger: EventTrigger
    code: string | null
    names: Generated<Localized>
    channelIds: Generated<number[]>
    emailTemplateId: string | null
    url: string | null
    signatureSalt: string | null
    basicAuthUsername: string | null
    basicAuthPassword: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    stoppedAt: Date | null
    stopReason: string | null
    previousSignatureSalt: string | null
    previousSignatureSaltUntil: Date | null
  }
  eventSequence: {
    aggregate: string
    last: number
  }
  favoriteList: {
    id: Generated<number>
    uuid: string
    name: string
    slug: string
    isDefault: Generated<boolean>
    companyId: number | null
    contactId: number | null
    customerId: number | null
    createdAt: Date
    lastModifiedAt: Date
  }
  favoriteListItem: {
    favoriteListId: number
    productId: number | null
    clusterId: number | null
  }
  fieldCode: {
    ownerType: string
    code: string
    valueType: string
  }
  fieldDefinition: {
    id: Generated<number>
    uuid: string
    ownerType: FieldOwnerType
    code: string
    type: FieldType
    itemType: FieldType | null
    options: Generated<string[]>
    referenceTo: FieldReferenceType | null
    names: Generated<Localized>
    descriptions: Generated<Localized>
    isRequired: Generated<boolean>
    defaultValue: CustomFieldValue | null
    minLength: number | null
    maxLength: number | null
    minimum: string | null
    maximum: string | null
    pattern: string | null
    isVisibleToStorefront: Generated<boolean>
    isEditableByBuyer: Generated<boolean>
    isIndexed: Generated<boolean>
    indexState: Generated<FieldIndexState>
    sortOrder: Generated<number>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  historySource: {
    type: string
    source: string
    owners: string[]
    hidden: string[]
    shape: string
    columns: string[]
  }
  idempotencyKey: {
    hash: Buffer
    fingerprint: Buffer
    status: number | null
    answer: Buffer | null
    createdAt: Date
  }
  inventory: {
    id: Generated<number>
    uuid: string
    productId: number
    type: InventoryType
    quantity: number
    costPrice: Generated<string>
    supplier: Generated<string>
    warehouseId: number | null
    companyId: number | null
    location: Generated<string>
    nextDeliveryDate: Date | null
    notes: Generated<string>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  loginChange: {
    tokenHash: Buffer
    accountUid: string
    email: string
    newEmail: string
    language: string
    createdAt: Date
    expiresAt: Date
  }
  magicToken: {
    id: Generated<number>
    uuid: string
    tokenHash: Buffer
    contactId: number | null
    customerId: number | null
    expiresAt: Date
    lastAccessedAt: Date | null
    failedLogins: Generated<number>
    successfulLogins: Generated<number>
    oneTimeUse: Generated<boolean>
    extra: Generated<Extras>
    createdAt: Date
    lastModifiedAt: Date
  }
  mailRequest: {
    uuid: string
    request: MailRequest
    createdAt: Date
  }
  mailboxUse: {
    mailbox: string
    windowStart: Date
    sent: number
  }
  mediaAttachment: {
    id: Generated<number>
    uuid: string
    sparePartsMachineId: string | null
    orderId: number | null
    companyId: number | null
    customerId: number | null
    alt: Generated<Localized>
    description: Generated<Localized>
    tags: Generated<LocalizedTags>
    priority: Generated<number>
    files: Generated<MediaFiles>
    createdAt: Date
    lastModifiedAt: Date
  }
  mediaDocument: {
    id: Generated<number>
    uuid: string
    productId: number | null
    clusterId: number | null
    categoryId: number | null
    sparePartsMachineId: string | null
    alt: Generated<Localized>
    description: Generated<Localized>
    tags: Generated<LocalizedTags>
    priority: Generated<number>
    files: Generated<MediaFiles>
    createdAt: Date
    lastModifiedAt: Date
  }
  mediaFile: {
    key: string
    size: number
    reservedAt: Date
    settled: Generated<boolean>
    party: string | null
  }
  mediaImage: {
    id: Generated<number>
    uuid: string
    productId: number | null
    clusterId: number | null
    categoryId: number | null
    sparePartsMachineId: string | null
    alt: Generated<Localized>
    description: Generated<Localized>
    tags: Generated<LocalizedTags>
    priority: Generated<number>
    files: Generated<MediaFiles>
    createdAt: Date
    lastModifiedAt: Date
  }
  mediaOrphan: {
    key: string
  }
  mediaPartyUsage: {
    party: string
    bytes: number
  }
  mediaUsage: {
    id: boolean
    bytes: number
  }
  mediaVideo: {
    id: Generated<number>
    uuid: string
    productId: number | null
    clusterId: number | null
    categoryId: number | null
    sparePartsMachineId: string | null
    alt: Generated<Localized>
    description: Generated<Localized>
    tags: Generated<LocalizedTags>
    priority: Generated<number>
    files: Generated<MediaFiles>
    createdAt: Date
    lastModifiedAt: Date
  }
  order: {
    id: Generated<number>
    uuid: string
    status: string
    statusDate: Date | null
    type: OrderType
    userId: number | null
    accountManagerId: number | null
    invoiceUserId: number | null
    companyId: number | null
    channelId: number
    cartId: string | null
    originalOrderId: number | null
    debtorId: string | null
    debtorFirstName: string | null
    debtorLastName: string | null
    debtorCompany: string | null
    recipientFirstName: string | null
    recipientLastName: string | null
    recipientCompany: string | null
    source: string | null
    externalId: string | null
    email: string
    emailDate: Date | null
    remarks: string | null
    reference: string | null
    extra3: string | null
    extra4: string | null
    actionCode: string | null
    currency: Generated<string>
    currencyRatio: Generated<string>
    language: string
    validUntil: Date | null
    exportedAt: Date | null
    exportStatus: Generated<OrderExportStatus>
    exportMessage: string | null
    paymentMethod: Generated<string>
    paymentGross: Generated<string>
    paymentNet: Generated<string>
    paymentTax: Generated<string>
    paymentTaxPercentage: Generated<string>
    paymentStatus: Generated<string | null>
    paymentStatusDate: Date | null
    paymentAccountingId: string | null
    paymentOverruled: Generated<YesNo>
    postageMethod: Generated<string>
    postageGross: Generated<string>
    postageNet: Generated<string>
    postageTax: Generated<string>
    postageTaxPercentage: Generated<string>
    requestDate: Date | null
    partialDeliveryAllowed: Generated<YesNo>
    pickUpLocationId: number | null
    carrier: string | null
    postageOverruled: Generated<YesNo>
    totalGross: Generated<string>
    totalNet: Generated<string>
    totalTax: Generated<string>
    discountType: Generated<OrderDiscountType>
    discountValue: Generated<string>
    taxPercentages: Generated<TaxPercentage[]>
    public: Generated<boolean>
    revisionNumber: Generated<number>
    publicVersionNumber: number | null
    invalid: Generated<boolean>
    invalidationReason: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    incentives: OrderIncentiveValues[] | null
    orderNumber: number | null
    decisions: Generated<KeptDecision[]>
    customFields: Generated<CustomFieldValues>
    costCentre: string | null
    project: string | null
  }
  orderAddress: {
    id: Generated<number>
    uuid: string
    orderId: number
    type: AddressType
    firstName: string | null
    middleName: string | null
    lastName: string | null
    gender: Generated<Gender>
    company: string | null
    street: Generated<string>
    number: string | null
    numberExtension: string | null
    postalCode: Generated<string>
    city: Generated<string>
    region: string | null
    country: Generated<string>
    phone: string | null
    mobile: string | null
    email: string | null
    code: string | null
    notes: string | null
    icp: Generated<YesNo>
    url: string | null
    name: string | null
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
  }
  orderConfirmation: {
    orderId: number
    status: string
    paymentStatus: string | null
    announcedAt: Date
  }
  orderCount: {
    orderId: number
    companyId: number | null
    channelId: number
    currency: string
    quotedOn: string | null
    wonOn: string | null
    placedOn: string | null
    gross: string
    net: string
  }
  orderItem: {
    id: Generated<number>
    uuid: string
    orderId: number
    class: OrderItemClass
    productId: number | null
    parentOrderItemId: number | null
    quantity: number
    sku: string
    name: Generated<string>
    notes: string | null
    supplier: string | null
    supplierCode: string | null
    manufacturer: string | null
    manufacturerCode: string | null
    eanCode: string | null
    originalPrice: string | null
    customerPrice: string | null
    costPrice: string | null
    price: string
    priceNet: string | null
    priceTotal: string
    priceTotalNet: string | null
    discount: string | null
    tax: string | null
    taxPercentage: number
    taxCode: Taxcode
    isBonus: Generated<YesNo>
    minimumQuantity: number | null
    unit: number | null
    package: string | null
    packageUnit: string | null
    packageUnitQuantity: string | null
    purchaseUnit: number | null
    purchaseMinimumQuantity: number | null
    requestDate: Date | null
    priority: number
    priceDerivation: PriceDerivation | null
    createdAt: Date
    lastModifiedAt: Date
    exactTaxPercentage: string | null
    customFields: Generated<CustomFieldValues>
    partNumber: PartNumberValues | null
    callOffContractId: number | null
  }
  orderMilestone: {
    orderId: number
    quotedAt: Date | null
    wonAt: Date | null
    placedAt: Date | null
  }
  orderNumberCounter: {
    channelId: number
    lastNumber: number
  }
  orderProductCount: {
    orderId: number
    productId: number
    quantity: number
    gross: string
  }
  orderRevision: {
    id: Generated<number>
    uuid: string
    orderId: number
    revisionNumber: number
    createdFromRevisionNumber: number | null
    createdByContactId: number | null
    createdByCustomerId: number | null
    createdByAdminUserId: number | null
    lastModifiedByContactId: number | null
    lastModifiedByCustomerId: number | null
    lastModifiedByAdminUserId: number | null
    public: Generated<boolean>
    invalid: Generated<boolean>
    invalidationReason: string | null
    snapshot: OrderSnapshot
    createdAt: Date
    lastModifiedAt: Date
  }
  orderSource: {
    name: string
    id: string
    orderId: number
  }
  orderStatus: {
    id: Generated<number>
    uuid: string
    name: string
    code: string
    type: Generated<OrderStatusType>
    orderType: Generated<OrderStatusOrderType>
    description: string | null
    priority: Generated<number>
    isDefault: Generated<boolean>
    isPublic: Generated<boolean>
    isEditable: Generated<boolean>
    isDeletable: Generated<boolean>
    isExportable: Generated<boolean>
    isConfirmable: Generated<boolean>
    isArchivable: Generated<boolean>
    orderStatusSetId: number | null
    createdAt: Date
    lastModifiedAt: Date
    isCancelled: Generated<boolean>
  }
  orderStatusNext: {
    orderStatusId: number
    nextOrderStatusId: number
  }
  orderStatusSet: {
    id: Generated<number>
    uuid: string
    name: string
    description: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  orderToCount: {
    id: Generated<number>
    orderId: number
  }
  orderlist: {
    id: Generated<number>
    uuid: string
    type: OrderlistType
    descriptions: Generated<Localized>
    extras: Generated<Localized>
    code: string | null
    validFrom: Date | null
    validTo: Date | null
    partnerEntity: string | null
    active: Generated<YesNo>
    createdAt: Date
    lastModifiedAt: Date
  }
  orderlistItem: {
    orderlistId: number
    productId: number | null
    clusterId: number | null
  }
  orderlistParty: {
    orderlistId: number
    companyId: number | null
    contactId: number | null
    customerId: number | null
  }
  partNumber: {
    id: Generated<number>
    uuid: string
    companyId: number
    productId: number
    number: string
    name: string | null
    unit: string | null
    externalId: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  passwordToken: {
    tokenHash: Buffer
    accountUid: string
    email: string
    purpose: string
    redirectUrl: string | null
    language: string
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  payMethod: {
    id: Generated<number>
    uuid: string
    names: Localized
    externalCode: string
    logo: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  payment: {
    id: Generated<number>
    uuid: string
    userId: number | null
    anonymousId: number | null
    paymentId: string | null
    orderId: number
    amount: number
    currency: string
    method: string
    status: PaymentStatuses
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    customFields: Generated<CustomFieldValues>
    hookId: string | null
    hookName: string | null
  }
  paymentIntent: {
    id: Generated<number>
    uuid: string
    key: string
    paymentRecordId: number
    operation: PaymentOperationType
    amount: number
    returnUrl: string | null
    isDone: Generated<boolean>
    redirectUrl: string | null
    message: string | null
    createdAt: Date
    doneAt: Date | null
    hookId: string | null
  }
  price: {
    id: Generated<number>
    uuid: string
    productId: number
    per: Generated<number>
    list: string
    store: string | null
    suggested: string | null
    bulkPriceDiscountType: Generated<PriceDiscountType>
    defaultTaxCode: Taxcode
    display: Generated<PriceDisplay>
    createdAt: Date
    lastModifiedAt: Date
    currency: Generated<string>
  }
  pricesheet: {
    id: Generated<number>
    uuid: string
    code: string
    names: Generated<Localized>
    descriptions: Generated<Localized>
    priority: Generated<number>
    readonly: Generated<boolean>
    usergroups: Generated<Usergroups>
    createdAt: Date
    lastModifiedAt: Date
    currency: Generated<string>
  }
  pricesheetParty: {
    pricesheetId: number
    companyId: number | null
    contactId: number | null
    customerId: number | null
  }
  product: {
    id: Generated<number>
    uuid: string
    sku: Generated<string>
    categoryId: number | null
    clusterId: number | null
    clusterOrder: Generated<number>
    clusteredAt: Date | null
    names: Generated<Localized>
    descriptions: Generated<Localized>
    shortDescriptions: Generated<Localized>
    shortNames: Generated<Localized>
    slugs: Generated<Localized>
    keywords: Generated<Localized>
    customKeywords: Generated<Localized>
    packageDescriptions: Generated<Localized>
    notes: Generated<Localized>
    metadataTitles: Generated<Localized>
    metadataDescriptions: Generated<Localized>
    metadataKeywords: Generated<Localized>
    metadataCanonicalUrls: Generated<Localized>
    manufacturer: Generated<string>
    manufacturerCode: Generated<string>
    supplier: Generated<string>
    supplierCode: Generated<string>
    eanCode: Generated<string>
    barCode: string | null
    status: Generated<ProductStatus>
    statusExtra: string | null
    taxonomy: string | null
    turnoverGroup: string | null
    priceGroup: string | null
    priority: number | null
    hidden: Generated<YesNo>
    orderable: Generated<YesNo>
    returnable: Generated<YesNo>
    physical: Generated<YesNo>
    orderableFrom: Date | null
    orderableTo: Date | null
    releaseDate: Date | null
    unit: Generated<number>
    minimumQuantity: Generated<number>
    economicOrderQuantity: Generated<number>
    package: Generated<string>
    packageUnit: Generated<string>
    packageUnitQuantity: Generated<string>
    purchaseUnit: Generated<number>
    purchaseMinimumQuantity: Generated<number>
    width: number | null
    height: number | null
    depth: number | null
    weight: number | null
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
  }
  productSales: {
    companyId: number
    unit: string
    startsOn: string
    channelId: number
    currency: string
    productId: number
    quantity: number
    gross: string
  }
  productSlug: {
    language: string
    slug: string
    productId: number
  }
  productSource: {
    name: string
    id: string
    productId: number
  }
  productStock: {
    productId: number
    localQuantity: Generated<number>
    supplierQuantity: Generated<number>
    heldQuantity: Generated<number>
  }
  purchaseAuthorizationConfig: {
    id: Generated<number>
    uuid: string
    contactId: number
    companyId: number
    purchaseRole: Generated<PurchaseRole>
    authorizationLimit: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  recordHistory: {
    id: Generated<number>
    type: string
    recordId: number | null
    uuid: string | null
    ownerType: string | null
    ownerId: number | null
    action: ChangeAction
    changedAt: Date | null
    origin: HistoryOrigin | null
    changes: HistoryChanges | null
  }
  refreshToken: {
    tokenHash: Buffer
    sessionId: string
    createdAt: Date
    usedAt: Date | null
    successorSalt: Buffer | null
  }
  role: {
    id: Generated<number>
    uuid: string
    roleDefinitionId: string
    userId: number
    access: RoleAccess
    createdAt: Date
    lastModifiedAt: Date
    createdBy: number | null
    lastModifiedBy: number | null
  }
  roleDefinition: {
    id: Generated<number>
    uuid: string
    name: string
    descriptions: Generated<Localized>
    defaultAccess: RoleAccess
    createdAt: Date
    lastModifiedAt: Date
    createdBy: number | null
    lastModifiedBy: number | null
  }
  salesDay: {
    companyId: number
    day: string
    channelId: number
    currency: string
    orders: number
    gross: string
    net: string
    quotesSent: number
    quotesWon: number
  }
  savedView: {
    id: Generated<number>
    uuid: string
    list: string
    name: string
    settings: Generated<SavedViewSettings>
    isShared: Generated<boolean>
    ownerId: number | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  searchBatch: {
    id: Generated<number>
    uuid: string
    reindexId: number | null
    kind: string
    size: number
    productCount: number
    clusterCount: number
    startedAt: Date
    finishedAt: Date
    error: string | null
  }
  searchChange: {
    xid: number
    bucket: number
    entryId: number | null
  }
  searchCount: {
    list: string
    bucket: number
    class: string
    statuses: string[]
    hidden: boolean
    delta: number
  }
  searchEntry: {
    id: number
    class: ProductClass
    statuses: string[]
    hidden: boolean
    names: Localized
    shortNames: Localized
    sku: string
    supplierCode: string
    priority: number | null
    createdAt: Date
    lastModifiedAt: Date
    indexedAt: Date
  }
  searchMember: {
    id: number
    entryId: number | null
    class: ProductClass
    hidden: boolean
    names: Localized
    shortNames: Localized
    sku: string
    supplierCode: string
    priority: number | null
    createdAt: Date
    lastModifiedAt: Date
    status: ProductStatus | null
    languages: string[]
    skus: string[]
    supplierCodes: string[]
    manufacturer: string
    manufacturerCode: string
    supplier: string
    eanCode: string
    codes: string[]
    tags: string[]
    valueIds: string[]
    hasBundle: boolean
    isBundleLeader: boolean
  }
  searchReindex: {
    id: Generated<number>
    uuid: string
    state: string
    totalProducts: number
    totalClusters: number
    totalBatches: number
    doneBatches: Generated<number>
    doneProducts: Generated<number>
    doneClusters: Generated<number>
    failedBatches: Generated<number>
    lastId: Generated<number>
    error: string | null
    startedAt: Date
    aliveAt: Date
    finishedAt: Date | null
  }
  searchSnapshot: {
    uuid: string
    createdAt: Date
  }
  searchTermMiss: {
    day: string
    channelId: number
    term: string
    count: number
    lastAt: Date
  }
  searchText: {
    memberId: number
    language: string
    texts: string
    codes: string
    rest: string
    digest: number
    attributes: Generated<string>
    textDigest: number | null
    attributesDigest: number | null
  }
  searchValue: {
    id: number
    attributeDescriptionId: number
    language: string
    value: string
    number: string | null
  }
  searchWord: {
    language: string
    word: string
  }
  session: {
    uuid: string
    kind: string
    accountUid: string | null
    provider: string
    createdAt: Date
    expiresAt: Date
    revokedAt: Date | null
    lastUsedAt: Date | null
    address: string | null
    client: string | null
  }
  shipment: {
    id: Generated<number>
    uuid: string
    orderId: number
    status: ShipmentStatus | null
    expectedDeliveryAt: Date | null
    createdAt: Date
    lastModifiedAt: Date
    customFields: Generated<CustomFieldValues>
  }
  shipmentItem: {
    id: Generated<number>
    uuid: string
    shipmentId: string
    orderItemId: number | null
    name: string | null
    sku: string | null
    quantity: number | null
    createdAt: Date
    lastModifiedAt: Date
  }
  shipmentSource: {
    name: string
    id: string
    shipmentId: number
  }
  shop: {
    id: Generated<number>
    uuid: string
    channelId: number
    purchaseRootId: number | null
    userRootId: number | null
    enableIncentives: Generated<boolean>
    isVatIncludedLeading: Generated<boolean>
    inheritCatalogDiscountOnPriceList: Generated<boolean>
    useMultipleCostprices: Generated<boolean>
    calculateDiscountOverBulkPrices: Generated<boolean>
    debtorId: string | null
    cocNumber: string | null
    taxNumber: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  sparePart: {
    id: Generated<number>
    uuid: string
    machineId: number
    sku: string
    quantity: number
    name: Generated<Localized>
    createdAt: Date
    lastModifiedAt: Date
  }
  sparePartsMachine: {
    id: Generated<number>
    uuid: string
    parentId: number | null
    source: string
    sourceId: string
    name: Localized
    description: Generated<Localized>
    slug: Generated<Localized>
    createdAt: Date
    lastModifiedAt: Date
  }
  sparePartsMachineSlug: {
    language: string
    slug: string
    machineId: number
  }
  spendingEntry: {
    id: Generated<number>
    uuid: string
    budgetId: number | null
    creditAccountId: number | null
    part: SpendingPart
    reason: SpendingEntryReason
    startsOn: string | null
    contactId: Generated<number>
    orderId: number | null
    creditEntryId: number | null
    amount: string
    orderCurrency: string | null
    rate: string | null
    createdAt: Date
    createdBy: number | null
  }
  spendingHold: {
    orderId: number
    expiresAt: Date | null
  }
  spendingLimit: {
    id: Generated<number>
    uuid: string
    name: string
    companyId: number
    contactId: number | null
    measure: Generated<SpendingLimitMeasure>
    categoryId: number | null
    productId: number | null
    amount: string
    currency: string
    rates: Generated<CurrencyRateValues[]>
    effect: Generated<SpendingReasonEffect>
    active: Generated<boolean>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    supplier: string | null
  }
  stockReservation: {
    id: Generated<number>
    uuid: string
    reference: string
    productId: number
    channelId: number
    quantity: number
    expiresAt: Date | null
    createdAt: Date
    lastModifiedAt: Date
  }
  surcharge: {
    id: Generated<number>
    uuid: string
    name: Localized
    description: Generated<Localized>
    type: SurchargeType
    value: string
    taxCodeValue: Taxcode
    taxZone: string
    enabled: boolean
    validFrom: Date | null
    validTo: Date | null
    shopId: number | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  surchargeProduct: {
    surchargeId: number
    productId: number
  }
  tax: {
    id: Generated<number>
    uuid: string
    code: Taxcode | null
    zone: string
    percentage: Generated<string>
    exportCode: string | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    shopId: number | null
  }
  template: {
    id: Generated<number>
    uuid: string
    type: TemplateType
    code: string | null
    names: Generated<Localized>
    contents: Generated<Localized>
    customQuery: string | null
    queryVariables: string | null
    subjects: Generated<Localized>
    fromEmail: string | null
    fromNames: Generated<Localized>
    tos: Generated<TemplateContact[]>
    ccs: Generated<TemplateContact[]>
    bccs: Generated<TemplateContact[]>
    fileNames: Generated<Localized>
    isDefaultOrderPdf: Generated<boolean>
    isDefaultQuotePdf: Generated<boolean>
    createdAt: Date
    lastModifiedAt: Date
    createdBy: number | null
    lastModifiedBy: number | null
  }
  templateAttachment: {
    templateId: number
    documentTemplateId: number
  }
  templateErrorLog: {
    id: Generated<number>
    uuid: string
    templateId: string | null
    errorType: TemplateErrorType
    errorMessage: string
    stackTrace: string
    fieldName: string | null
    eventInstance: string | null
    topicName: string | null
    createdAt: Date
  }
  tender: {
    id: Generated<number>
    uuid: string
    orderId: number | null
    channelId: number
    ownerId: number | null
    contactId: number | null
    customerId: number | null
    companyId: number | null
    draft: TenderDraft
    incentivesApplied: Generated<boolean>
    orderFingerprint: string | null
    createdByAdminUserId: number | null
    createdByContactId: number | null
    createdByCustomerId: number | null
    createdFromRevisionNumber: number | null
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
    customFields: Generated<CustomFieldValues>
  }
  ticket: {
    id: Generated<number>
    uuid: string
    titles: Generated<Localized>
    descriptions: Generated<Localized>
    buttonLabels: Generated<Localized>
    type: string | null
    status: Generated<TicketStatus>
    assignedToAdminUserId: number | null
    contactId: number | null
    customerId: number | null
    productId: number | null
    clusterId: number | null
    orderId: number | null
    companyId: number | null
    email: string | null
    phone: string | null
    externalUrl: string | null
    pickedUpAt: Date | null
    completedAt: Date | null
    createdAt: Date
    lastModifiedAt: Date
    createdByAdminUserId: number | null
    lastModifiedByAdminUserId: number | null
  }
  ticketSource: {
    name: string
    id: string
    ticketId: number
  }
  trackAndTrace: {
    id: Generated<number>
    uuid: string
    carrierId: number | null
    code: string
    shipmentId: string
    createdAt: Date
    lastModifiedAt: Date
  }
  transaction: {
    id: Generated<number>
    uuid: string
    paymentRecordId: number
    transactionId: string
    paymentId: string | null
    orderId: number
    amount: number
    currency: string
    description: string | null
    timestamp: Date | null
    type: TransactionTypes
    provider: string | null
    status: TransactionStatuses
    createdAt: Date
    lastModifiedAt: Date
  }
  valueset: {
    id: Generated<number>
    uuid: string
    name: string
    type: Generated<ValuesetType>
    descriptions: Generated<Localized>
    createdAt: Date
    createdBy: number | null
    lastModifiedAt: Date
    lastModifiedBy: number | null
  }
  valuesetItem: {
    id: Generated<number>
    uuid: string
    valuesetId: number
    value: string
    descriptions: Generated<Localized>
    extra: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  warehouse: {
    id: Generated<number>
    uuid: string
    name: string
    description: string
    notes: string
    isActive: boolean
    isStore: boolean
    isPickupLocation: boolean
    shopId: number | null
    addressId: number | null
    businessHours: BusinessDay[]
    createdAt: Date
    lastModifiedAt: Date
  }
  warehouseAddress: {
    id: Generated<number>
    uuid: string
    warehouseId: number
    firstName: string | null
    middleName: string | null
    lastName: string | null
    gender: Generated<Gender>
    company: string | null
    street: string
    number: string | null
    numberExtension: string | null
    postalCode: string
    city: string
    region: string | null
    country: string
    phone: string | null
    mobile: string | null
    email: string | null
    fax: string | null
    code: string | null
    notes: string | null
    icp: Generated<YesNo>
    url: string | null
    name: string | null
    createdAt: Date
    lastModifiedAt: Date
  }
  zoneTaxCode: {
    id: Generated<number>
    uuid: string
    priceId: string
    zone: string
    taxCode: Taxcode
    createdAt: Date
    lastModifiedAt: Date
  }
}

export type AdminRecoveryCodeRow = Selectable<DB['control.adminRecoveryCode']>
export type AdminTwoFactorRow = Selectable<DB['control.adminTwoFactor']>
export type AdminUserRow = Selectable<DB['control.adminUser']>
export type AdminUserTenantRow = Selectable<DB['control.adminUserTenant']>
export type ClientUsesRow = Selectable<DB['control.clientUses']>
export type ControlHistoryRow = Selectable<DB['control.controlHistory']>
export type GqlApiKeyRow = Selectable<DB['control.gqlApiKey']>
export type MediaSecretRow = Selectable<DB['control.mediaSecret']>
export type OutboxVisitRow = Selectable<DB['control.outboxVisit']>
export type RestApiKeyRow = Selectable<DB['control.restApiKey']>
export type RestTokenRow = Selectable<DB['control.restToken']>
export type SignInPolicyRow = Selectable<DB['control.signInPolicy']>
export type SigningKeyRow = Selectable<DB['control.signingKey']>
export type TenantRow = Selectable<DB['control.tenant']>
export type TenantModuleRow = Selectable<DB['control.tenantModule']>
export type UsageRow = Selectable<DB['control.usage']>
export type UsageByClientRow = Selectable<DB['control.usageByClient']>
export type AccountRow = Selectable<DB['account']>
export type ActionDeliveryRow = Selectable<DB['actionDelivery']>
export type AddressRow = Selectable<DB['address']>
export type AgentRow = Selectable<DB['agent']>
export type ApprovalDelegateRow = Selectable<DB['approvalDelegate']>
export type ApprovalEntryRow = Selectable<DB['approvalEntry']>
export type ApprovalKeyRow = Selectable<DB['approvalKey']>
export type ApprovalLinkRow = Selectable<DB['approvalLink']>
export type ApprovalNoticeRow = Selectable<DB['approvalNotice']>
export type ApprovalRequestRow = Selectable<DB['approvalRequest']>
export type ApprovalRuleRow = Selectable<DB['approvalRule']>
export type AttributeRow = Selectable<DB['attribute']>
export type AttributeDescriptionRow = Selectable<DB['attributeDescription']>
export type BookingCodeRow = Selectable<DB['bookingCode']>
export type BudgetRow = Selectable<DB['budget']>
export type BudgetUseRow = Selectable<DB['budgetUse']>
export type BulkCostPriceRow = Selectable<DB['bulkCostPrice']>
export type BulkPriceRow = Selectable<DB['bulkPrice']>
export type BundleRow = Selectable<DB['bundle']>
export type BundleItemRow = Selectable<DB['bundleItem']>
export type BusinessRuleRow = Selectable<DB['businessRule']>
export type CallOffContractRow = Selectable<DB['callOffContract']>
export type CallOffEntryRow = Selectable<DB['callOffEntry']>
export type CarrierRow = Selectable<DB['carrier']>
export type CarrierWarehouseRow = Selectable<DB['carrierWarehouse']>
export type CartRow = Selectable<DB['cart']>
export type CartItemRow = Selectable<DB['cartItem']>
export type CategoryRow = Selectable<DB['category']>
export type CategoryItemRow = Selectable<DB['categoryItem']>
export type CategorySlugRow = Selectable<DB['categorySlug']>
export type CategorySourceRow = Selectable<DB['categorySource']>
export type ChangeEntryRow = Selectable<DB['changeEntry']>
export type ChangeFeedRow = Selectable<DB['changeFeed']>
export type ChangeMarkRow = Selectable<DB['changeMark']>
export type ChannelRow = Selectable<DB['channel']>
export type ClusterRow = Selectable<DB['cluster']>
export type ClusterConfigRow = Selectable<DB['clusterConfig']>
export type ClusterConfigSettingRow = Selectable<DB['clusterConfigSetting']>
export type ClusterOptionRow = Selectable<DB['clusterOption']>
export type ClusterOptionProductRow = Selectable<DB['clusterOptionProduct']>
export type ClusterOptionSourceRow = Selectable<DB['clusterOptionSource']>
export type ClusterSlugRow = Selectable<DB['clusterSlug']>
export type ClusterSourceRow = Selectable<DB['clusterSource']>
export type CompanyRow = Selectable<DB['company']>
export type CompanyManagerRow = Selectable<DB['companyManager']>
export type CompanySourceRow = Selectable<DB['companySource']>
export type ContactRow = Selectable<DB['contact']>
export type ContactCompanyRow = Selectable<DB['contactCompany']>
export type ContactSourceRow = Selectable<DB['contactSource']>
export type CostPriceRow = Selectable<DB['costPrice']>
export type CreditAccountRow = Selectable<DB['creditAccount']>
export type CreditEntryRow = Selectable<DB['creditEntry']>
export type CrossupsellRow = Selectable<DB['crossupsell']>
export type CsvImportErrorRow = Selectable<DB['csvImportError']>
export type CsvImportJobRow = Selectable<DB['csvImportJob']>
export type CustomerRow = Selectable<DB['customer']>
export type CustomerSourceRow = Selectable<DB['customerSource']>
export type DecisionHookRow = Selectable<DB['decisionHook']>
export type DecisionHookCallRow = Selectable<DB['decisionHookCall']>
export type DiscountRow = Selectable<DB['discount']>
export type EventRow = Selectable<DB['event']>
export type EventActionConfigRow = Selectable<DB['eventActionConfig']>
export type EventSequenceRow = Selectable<DB['eventSequence']>
export type FavoriteListRow = Selectable<DB['favoriteList']>
export type FavoriteListItemRow = Selectable<DB['favoriteListItem']>
export type FieldCodeRow = Selectable<DB['fieldCode']>
export type FieldDefinitionRow = Selectable<DB['fieldDefinition']>
export type HistorySourceRow = Selectable<DB['historySource']>
export type IdempotencyKeyRow = Selectable<DB['idempotencyKey']>
export type InventoryRow = Selectable<DB['inventory']>
export type LoginChangeRow = Selectable<DB['loginChange']>
export type MagicTokenRow = Selectable<DB['magicToken']>
export type MailRequestRow = Selectable<DB['mailRequest']>
export type MailboxUseRow = Selectable<DB['mailboxUse']>
export type MediaAttachmentRow = Selectable<DB['mediaAttachment']>
export type MediaDocumentRow = Selectable<DB['mediaDocument']>
export type MediaFileRow = Selectable<DB['mediaFile']>
export type MediaImageRow = Selectable<DB['mediaImage']>
export type MediaOrphanRow = Selectable<DB['mediaOrphan']>
export type MediaPartyUsageRow = Selectable<DB['mediaPartyUsage']>
export type MediaUsageRow = Selectable<DB['mediaUsage']>
export type MediaVideoRow = Selectable<DB['mediaVideo']>
export type OrderRow = Selectable<DB['order']>
export type OrderAddressRow = Selectable<DB['orderAddress']>
export type OrderConfirmationRow = Selectable<DB['orderConfirmation']>
export type OrderCountRow = Selectable<DB['orderCount']>
export type OrderItemRow = Selectable<DB['orderItem']>
export type OrderMilestoneRow = Selectable<DB['orderMilestone']>
export type OrderNumberCounterRow = Selectable<DB['orderNumberCounter']>
export type OrderProductCountRow = Selectable<DB['orderProductCount']>
export type OrderRevisionRow = Selectable<DB['orderRevision']>
export type OrderSourceRow = Selectable<DB['orderSource']>
export type OrderStatusRow = Selectable<DB['orderStatus']>
export type OrderStatusNextRow = Selectable<DB['orderStatusNext']>
export type OrderStatusSetRow = Selectable<DB['orderStatusSet']>
export type OrderToCountRow = Selectable<DB['orderToCount']>
export type OrderlistRow = Selectable<DB['orderlist']>
export type OrderlistItemRow = Selectable<DB['orderlistItem']>
export type OrderlistPartyRow = Selectable<DB['orderlistParty']>
export type PartNumberRow = Selectable<DB['partNumber']>
export type PasswordTokenRow = Selectable<DB['passwordToken']>
export type PayMethodRow = Selectable<DB['payMethod']>
export type PaymentRow = Selectable<DB['payment']>
export type PaymentIntentRow = Selectable<DB['paymentIntent']>
export type PriceRow = Selectable<DB['price']>
export type PricesheetRow = Selectable<DB['pricesheet']>
export type PricesheetPartyRow = Selectable<DB['pricesheetParty']>
export type ProductRow = Selectable<DB['product']>
export type ProductSalesRow = Selectable<DB['productSales']>
export type ProductSlugRow = Selectable<DB['productSlug']>
export type ProductSourceRow = Selectable<DB['productSource']>
export type ProductStockRow = Selectable<DB['productStock']>
export type PurchaseAuthorizationConfigRow = Selectable<DB['purchaseAuthorizationConfig']>
export type RecordHistoryRow = Selectable<DB['recordHistory']>
export type RefreshTokenRow = Selectable<DB['refreshToken']>
export type RoleRow = Selectable<DB['role']>
export type RoleDefinitionRow = Selectable<DB['roleDefinition']>
export type SalesDayRow = Selectable<DB['salesDay']>
export type SavedViewRow = Selectable<DB['savedView']>
export type SearchBatchRow = Selectable<DB['searchBatch']>
export type SearchChangeRow = Selectable<DB['searchChange']>
export type SearchCountRow = Selectable<DB['searchCount']>
export type SearchEntryRow = Selectable<DB['searchEntry']>
export type SearchMemberRow = Selectable<DB['searchMember']>
export type SearchReindexRow = Selectable<DB['searchReindex']>
export type SearchSnapshotRow = Selectable<DB['searchSnapshot']>
export type SearchTermMissRow = Selectable<DB['searchTermMiss']>
export type SearchTextRow = Selectable<DB['searchText']>
export type SearchValueRow = Selectable<DB['searchValue']>
export type SearchWordRow = Selectable<DB['searchWord']>
export type SessionRow = Selectable<DB['session']>
export type ShipmentRow = Selectable<DB['shipment']>
export type ShipmentItemRow = Selectable<DB['shipmentItem']>
export type ShipmentSourceRow = Selectable<DB['shipmentSource']>
export type ShopRow = Selectable<DB['shop']>
export type SparePartRow = Selectable<DB['sparePart']>
export type SparePartsMachineRow = Selectable<DB['sparePartsMachine']>
export type SparePartsMachineSlugRow = Selectable<DB['sparePartsMachineSlug']>
export type SpendingEntryRow = Selectable<DB['spendingEntry']>
export type SpendingHoldRow = Selectable<DB['spendingHold']>
export type SpendingLimitRow = Selectable<DB['spendingLimit']>
export type StockReservationRow = Selectable<DB['stockReservation']>
export type SurchargeRow = Selectable<DB['surcharge']>
export type SurchargeProductRow = Selectable<DB['surchargeProduct']>
export type TaxRow = Selectable<DB['tax']>
export type TemplateRow = Selectable<DB['template']>
export type TemplateAttachmentRow = Selectable<DB['templateAttachment']>
export type TemplateErrorLogRow = Selectable<DB['templateErrorLog']>
export type TenderRow = Selectable<DB['tender']>
export type TicketRow = Selectable<DB['ticket']>
export type TicketSourceRow = Selectable<DB['ticketSource']>
export type TrackAndTraceRow = Selectable<DB['trackAndTrace']>
export type TransactionRow = Selectable<DB['transaction']>
export type ValuesetRow = Selectable<DB['valueset']>
export type ValuesetItemRow = Selectable<DB['valuesetItem']>
export type WarehouseRow = Selectable<DB['warehouse']>
export type WarehouseAddressRow = Selectable<DB['warehouseAddress']>
export type ZoneTaxCodeRow = Selectable<DB['zoneTaxCode']>

/** The SQL type of each column. `?` means that it may be null, `*` that the database has a default. */
export const columns = {
  'control.adminRecoveryCode': { adminUserId: 'int4', codeHash: 'bytea' },
  'control.adminTwoFactor': { adminUserId: 'int4', secret: 'bytea', enabledAt: 'timestamptz?', lastStep: 'int8*', createdAt: 'timestamptz' },
  'control.adminUser': { id: 'int4*', uuid: 'uuid', email: 'text', gender: 'text?', firstName: 'text?', middleName: 'text?', lastName: 'text?', language: 'text*', phone: 'text?', job: 'text?', passwordHash: 'text?', disabled: 'bool*', tokensValidAfter: 'timestamptz?', lastLoginAt: 'timestamptz?', lastRefreshAt: 'timestamptz?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  'control.adminUserTenant': { id: 'int4*', uuid: 'uuid', adminUserId: 'int4', tenantId: 'text', name: 'text', default: 'bool', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  'control.clientUses': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', lastUsedAt: 'timestamptz?', uses: 'jsonb' },
  'control.controlHistory': { id: 'int8*', tenantId: 'text?', type: 'text', recordId: 'int4', uuid: 'uuid', ownerType: 'text?', ownerId: 'int4?', action: 'text', changedAt: 'timestamptz?', origin: 'jsonb?', changes: 'jsonb?' },
  'control.gqlApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', keyHash: 'bytea', keyHint: 'text', active: 'bool*', roles: 'jsonb*', channelId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*', origins: '_text*' },
  'control.mediaSecret': { id: 'int4', secret: 'bytea', createdAt: 'timestamptz' },
  'control.outboxVisit': { tenantId: 'text', dueAt: 'timestamptz', intervalMs: 'int4' },
  'control.restApiKey': { id: 'int4*', uuid: 'uuid', tenantId: 'text', name: 'text', clientId: 'text', secretHash: 'bytea', secretHint: 'text', active: 'bool*', roles: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', surface: 'timestamptz?', brownouts: 'jsonb*' },
  'control.restToken': { tokenHash: 'bytea', clientId: 'text', expiresAt: 'timestamptz' },
  'control.signInPolicy': { id: 'bool*', requiresTwoFactor: 'bool*' },
  'control.signingKey': { kid: 'text', publicJwk: 'jsonb', privateJwk: 'jsonb', createdAt: 'timestamptz', retiredAt: 'timestamptz?' },
  'control.tenant': { id: 'text', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', restrictSalesPricingVisibility: 'text*', allowQuoteInvalidation: 'text*', quoteDefaultExpiryPeriodDays: 'int4?', defaultAppLanguage: 'text*', defaultDataLanguage: 'text?', database: 'text?', databaseUrl: 'text?', ready: 'bool*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', replicaUrls: '_text*', isSilent: 'bool*' },
  'control.tenantModule': { tenantId: 'text', module: 'text', isEnabled: 'bool', changedAt: 'timestamptz' },
  'control.usage': { day: 'date', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstAt: 'timestamptz', lastAt: 'timestamptz', sampleOperation: 'text' },
  'control.usageByClient': { id: 'text', tenantId: 'text', credential: 'uuid', clientName: 'text?', clientVersion: 'text?', item: 'text', kind: 'text', count: 'int8', firstUsedAt: 'timestamptz', lastUsedAt: 'timestamptz', sampleOperation: 'text' },
  account: { id: 'int4*', uuid: 'uuid', contactId: 'int4?', customerId: 'int4?', email: 'text', passwordHash: 'text?', displayName: 'text?', phoneNumber: 'text?', emailVerified: 'bool*', disabled: 'bool*', tokensValidAfter: 'timestamptz?', lastLoginAt: 'timestamptz?', lastRefreshAt: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  actionDelivery: { id: 'int8*', uuid: 'uuid', eventId: 'int4', eventActionConfigId: 'int4?', aggregate: 'text?', sequence: 'int4?', body: 'text?', status: 'text*', attempts: 'int4*', dueAt: 'timestamptz', lockedUntil: 'timestamptz?', createdAt: 'timestamptz', lastAttemptAt: 'timestamptz?', deliveredAt: 'timestamptz?', responseStatus: 'int4?', responseExcerpt: 'text?', error: 'text?', waitsFor: 'int8?', deletedConfigUuid: 'uuid?' },
  address: { id: 'int4*', uuid: 'uuid', companyId: 'int4?', customerId: 'int4?', type: 'text', firstName: 'text?', middleName: 'text?', lastName: 'text?', gender: 'text?', company: 'text?', street: 'text', number: 'text?', numberExtension: 'text?', postalCode: 'text', city: 'text', region: 'text?', country: 'text', phone: 'text?', mobile: 'text?', email: 'text?', fax: 'text?', code: 'text?', notes: 'text?', url: 'text?', name: 'text?', icp: 'text*', active: 'text*', isDefault: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*' },
  agent: { id: 'int4*', uuid: 'uuid', names: 'jsonb*', descriptions: 'jsonb*', welcomeMessages: 'jsonb*', buttonLabels: 'jsonb*', active: 'bool', types: '_text', trigger: 'text', interactionMode: 'text', webhookUrl: 'text', webhookTimeoutMs: 'int4*', webhookSignatureSalt: 'text?', webhookBasicAuthUsername: 'text?', webhookBasicAuthPassword: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdByAdminUserId: 'int4?', lastModifiedByAdminUserId: 'int4?' },
  approvalDelegate: { id: 'int4*', uuid: 'uuid', contactId: 'int4', delegateContactId: 'int4', validFrom: 'timestamptz', validUntil: 'timestamptz', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  approvalEntry: { id: 'int4*', uuid: 'uuid', requestId: 'int4', number: 'int4', action: 'text', contactId: 'int4?', onBehalfOfContactId: 'int4?', isEscalated: 'bool*', step: 'int4?', comment: 'text?', content: 'text', hash: 'text', signature: 'text', kid: 'text', createdAt: 'timestamptz', via: 'text*' },
  approvalKey: { kid: 'text', publicJwk: 'jsonb', privateJwk: 'jsonb', createdAt: 'timestamptz', retiredAt: 'timestamptz?' },
  approvalLink: { tokenHash: 'bytea', requestId: 'int4', step: 'int4', contactId: 'int4', email: 'text', language: 'text?', createdAt: 'timestamptz', expiresAt: 'timestamptz', usedAt: 'timestamptz?' },
  approvalNotice: { requestId: 'int4', step: 'int4', contactId: 'int4', sentAt: 'timestamptz' },
  approvalRequest: { id: 'int4*', uuid: 'uuid', cartId: 'int4', cartUuid: 'uuid', companyId: 'int4', contactId: 'int4', orderId: 'int4?', status: 'text*', isTakenOver: 'bool*', tolerancePercentage: 'numeric*', parts: 'jsonb', fingerprint: 'text', currency: 'text', totalGross: 'numeric', totalNet: 'numeric', step: 'int4*', approverIds: '_int4*', escalatedIds: '_int4*', escalateAt: 'timestamptz?', escalateTo: 'int4?', expiresAt: 'timestamptz?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  approvalRule: { id: 'int4*', uuid: 'uuid', name: 'text', companyId: 'int4', contactId: 'int4?', contactRole: 'text?', amount: 'numeric*', currency: 'text', rates: 'jsonb*', categoryId: 'int4?', productId: 'int4?', costCentre: 'text?', onlyIfRequired: 'bool*', steps: 'jsonb', tolerancePercentage: 'numeric*', allowsOwnApproval: 'bool*', escalateAfterHours: 'int4?', escalateToContactId: 'int4?', expireAfterDays: 'int4?', active: 'bool*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', supplier: 'text?' },
  attribute: { id: 'int4*', uuid: 'uuid', attributeDescriptionId: 'int4', productId: 'int4?', categoryId: 'int4?', clusterId: 'int4?', companyId: 'int4?', contactId: 'int4?', customerId: 'int4?', value: 'jsonb', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  attributeDescription: { id: 'int4*', uuid: 'uuid', name: 'text', attributeClass: 'text', type: 'text', descriptions: 'jsonb*', units: 'jsonb*', valuesetId: 'int4?', group: 'text?', isSearchable: 'bool*', isPublic: 'bool*', isSystem: 'bool*', isHidden: 'bool*', defaultValue: 'jsonb', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  bookingCode: { id: 'int4*', uuid: 'uuid', companyId: 'int4', type: 'text', code: 'text', name: 'text', active: 'bool*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  budget: { id: 'int4*', uuid: 'uuid', name: 'text', companyId: 'int4', contactId: 'int4?', costCentre: 'text?', project: 'text?', amount: 'numeric', currency: 'text', rates: 'jsonb*', enforcement: 'text*', period: 'text*', rollingDays: 'int4?', timeZone: 'text', isPerContact: 'bool*', active: 'bool*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  budgetUse: { budgetId: 'int4', startsOn: 'date', contactId: 'int4*', amount: 'numeric' },
  bulkCostPrice: { id: 'int4*', uuid: 'uuid', priceId: 'uuid', quantityFrom: 'int4*', value: 'numeric', validFrom: 'timestamptz?', validTo: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  bulkPrice: { id: 'int4*', uuid: 'uuid', priceId: 'uuid', quantityFrom: 'int4*', value: 'numeric', validFrom: 'timestamptz?', validTo: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  bundle: { id: 'int4*', uuid: 'uuid', name: 'text', description: 'text?', discount: 'numeric?', condition: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', fixedPrice: 'numeric?' },
  bundleItem: { id: 'int4*', uuid: 'uuid', bundleId: 'int4', productId: 'int4', isLeader: 'text*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  businessRule: { id: 'int4*', uuid: 'uuid', type: 'text', name: 'jsonb', channelId: 'int4?', nodes: 'jsonb', edges: 'jsonb', isActive: 'bool*', revision: 'uuid', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  callOffContract: { id: 'int4*', uuid: 'uuid', number: 'text', companyId: 'int4', productId: 'int4', quantity: 'int4', price: 'numeric', currency: 'text', validFrom: 'timestamptz', validTo: 'timestamptz', schedule: 'jsonb*', active: 'bool*', calledOff: 'int4*', warnedAt: 'timestamptz?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  callOffEntry: { id: 'int4*', uuid: 'uuid', contractId: 'int4', orderId: 'int4', quantity: 'int4', reason: 'text', createdAt: 'timestamptz', createdBy: 'int4?' },
  carrier: { id: 'int4*', uuid: 'uuid', name: 'text', type: 'text', descriptions: 'jsonb*', shippingCost: 'numeric*', trackAndTraceURL: 'text?', logo: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  carrierWarehouse: { carrierId: 'int4', warehouseId: 'int4' },
  cart: { id: 'int4*', uuid: 'uuid', channelId: 'int4', contactId: 'int4?', customerId: 'int4?', companyId: 'int4?', status: 'text*', language: 'text?', notes: 'text?', reference: 'text?', extra3: 'text?', extra4: 'text?', actionCode: 'text?', orderId: 'int4?', orderStatus: 'text?', paymentMethod: 'text*', paymentStatus: 'text?', paymentStatusDate: 'timestamptz?', paymentExternalPrice: 'numeric?', postageMethod: 'text*', postageExternalPrice: 'numeric?', carrier: 'text?', requestDate: 'timestamptz?', partialDeliveryAllowed: 'text*', pickUpLocationId: 'int4?', invoiceAddress: 'jsonb', deliveryAddress: 'jsonb', amounts: 'jsonb', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', isInOrder: 'bool*', currency: 'text*', customFields: 'jsonb*', costCentre: 'text?', project: 'text?' },
  cartItem: { id: 'int4*', uuid: 'uuid', cartId: 'int4', parentItemId: 'int4?', productId: 'int4', clusterId: 'int4?', bundleId: 'uuid?', quantity: 'int4', notes: 'text?', requestDate: 'timestamptz?', externalPrice: 'numeric?', isBonus: 'bool*', unorderableReason: 'text?', amounts: 'jsonb', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*', partNumber: 'jsonb?' },
  category: { id: 'int4*', uuid: 'uuid', parentId: 'int4?', path: 'text*', sortOrder: 'int4*', names: 'jsonb*', descriptions: 'jsonb*', shortDescriptions: 'jsonb*', slugs: 'jsonb*', metadataTitles: 'jsonb*', metadataDescriptions: 'jsonb*', metadataKeywords: 'jsonb*', metadataCanonicalUrls: 'jsonb*', defaultLanguage: 'text*', hidden: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  categoryItem: { id: 'int4*', uuid: 'uuid', categoryId: 'int4', productId: 'int4?', clusterId: 'int4?', isDefault: 'bool*', sortOrder: 'int4*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  categorySlug: { language: 'text', slug: 'text', categoryId: 'int4' },
  categorySource: { name: 'text', id: 'text', categoryId: 'int4' },
  changeEntry: { id: 'int8*', xid: 'int8', type: 'text', action: 'text', recordId: 'int4', uuid: 'uuid' },
  changeFeed: { databaseOid: 'int8', prunedId: 'int8*' },
  changeMark: { markedAt: 'timestamptz', snapshot: 'text', top: 'int8' },
  channel: { id: 'int4*', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', catalogRootId: 'int4?', anonymousUserId: 'int4?', defaultLetterId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', language: 'text?', reservesStock: 'bool*', reservationMinutes: 'int4*', numbersOrders: 'bool*', quoteValidDays: 'int4?', country: 'text?', timeZone: 'text?', currency: 'text*' },
  cluster: { id: 'int4*', uuid: 'uuid', code: 'text?', clusterConfigId: 'int4', categoryId: 'int4?', defaultProductId: 'int4?', names: 'jsonb*', descriptions: 'jsonb*', shortDescriptions: 'jsonb*', slugs: 'jsonb*', metadataTitles: 'jsonb*', metadataDescriptions: 'jsonb*', metadataKeywords: 'jsonb*', metadataCanonicalUrls: 'jsonb*', priority: 'int4?', hidden: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  clusterConfig: { id: 'int4*', uuid: 'uuid', name: 'text', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  clusterConfigSetting: { id: 'int4*', uuid: 'uuid', clusterConfigId: 'int4', attributeName: 'text', type: 'text*', displayType: 'text', priority: 'int4*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  clusterOption: { id: 'int4*', uuid: 'uuid', clusterId: 'int4', names: 'jsonb*', descriptions: 'jsonb*', shortDescriptions: 'jsonb*', isRequired: 'text*', hidden: 'text*', defaultProductId: 'int4?', sortOrder: 'int4*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  clusterOptionProduct: { id: 'int4*', uuid: 'uuid', clusterOptionId: 'int4', productId: 'int4', sortOrder: 'int4*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  clusterOptionSource: { name: 'text', id: 'text', clusterOptionId: 'int4' },
  clusterSlug: { language: 'text', slug: 'text', clusterId: 'int4' },
  clusterSource: { name: 'text', id: 'text', clusterId: 'int4' },
  company: { id: 'int4*', uuid: 'uuid', name: 'text', taxNumber: 'text?', cocNumber: 'text?', debtorId: 'text?', phone: 'text?', email: 'text?', notes: 'text?', hidden: 'text*', tag: 'text?', inheritProductList: 'text?', path: 'text?', slug: 'text?', parentId: 'int4?', registeredBy: 'uuid?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', registrationTokenHash: 'bytea?', customFields: 'jsonb*', belongsToCompanyId: 'int4?' },
  companyManager: { companyId: 'int4', userId: 'int4' },
  companySource: { name: 'text', id: 'text', companyId: 'int4' },
  contact: { id: 'int4*', uuid: 'uuid', parentCompanyId: 'int4', gender: 'text?', firstName: 'text*', middleName: 'text?', lastName: 'text*', phone: 'text?', mobile: 'text?', email: 'text?', homepage: 'text?', iban: 'text?', bankAccount: 'text?', bic: 'text?', notes: 'text?', primaryLanguage: 'text?', expires: 'timestamptz?', externalId: 'text?', dateOfBirth: 'timestamptz?', mailingList: 'text?', debtorId: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*', linkedContactId: 'int4?' },
  contactCompany: { contactId: 'int4', companyId: 'int4' },
  contactSource: { name: 'text', id: 'text', contactId: 'int4' },
  costPrice: { id: 'int4*', uuid: 'uuid', priceId: 'uuid', quantityFrom: 'int4*', value: 'numeric', validFrom: 'timestamptz?', validTo: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  creditAccount: { id: 'int4*', uuid: 'uuid', companyId: 'int4', creditLimit: 'numeric', currency: 'text', rates: 'jsonb*', countsFrom: 'text*', isOnHold: 'bool*', onHoldReason: 'text?', openOrders: 'numeric*', balance: 'numeric*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  creditEntry: { id: 'int4*', uuid: 'uuid', creditAccountId: 'int4', externalId: 'text', type: 'text', amount: 'numeric', orderId: 'int4?', closesOrder: 'bool*', description: 'text?', bookedAt: 'timestamptz', createdAt: 'timestamptz', createdBy: 'int4?' },
  crossupsell: { id: 'int4*', uuid: 'uuid', type: 'text', subType: 'text?', productIdFrom: 'int4?', clusterIdFrom: 'int4?', productIdTo: 'int4?', clusterIdTo: 'int4?', baseProductUuidFrom: 'uuid', baseProductUuidTo: 'uuid', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  csvImportError: { id: 'int4*', jobId: 'int4', rowNumber: 'int4?', code: 'text', messages: '_text', record: 'jsonb?' },
  csvImportJob: { id: 'int4*', uuid: 'uuid', operation: 'text', state: 'text*', fileName: 'text', mappings: 'jsonb?', bytesTotal: 'int4', bytesRead: 'int4*', rowsRead: 'int4*', rowsWritten: 'int4*', rowsFailed: 'int4*', writtenRows: '_int4*', error: 'text?', actor: 'jsonb', fileKey: 'text?', lease: 'uuid', leaseUntil: 'timestamptz', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', finishedAt: 'timestamptz?' },
  customer: { id: 'int4*', uuid: 'uuid', gender: 'text?', firstName: 'text*', middleName: 'text?', lastName: 'text*', phone: 'text?', mobile: 'text?', email: 'text?', iban: 'text?', bankAccount: 'text?', bic: 'text?', notes: 'text?', primaryLanguage: 'text?', expires: 'timestamptz?', externalId: 'text?', dateOfBirth: 'timestamptz?', mailingList: 'text?', debtorId: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  customerSource: { name: 'text', id: 'text', customerId: 'int4' },
  decisionHook: { id: 'int4*', uuid: 'uuid', name: 'text', url: 'text', points: '_text', condition: 'text?', deadlineMs: 'int4*', onFailure: 'text*', keepSeconds: 'int4?', priority: 'int4*', maxPriceChangePercent: 'numeric?', maxShippingCost: 'numeric?', mayAddLines: 'bool*', maxAddedAmount: 'numeric?', active: 'bool*', revision: 'uuid', secret: 'text', previousSecret: 'text?', previousSecretUntil: 'timestamptz?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', forCatalogPages: 'bool*', maxCatalogLines: 'int4*', modulePoints: '_text*' },
  decisionHookCall: { id: 'int4*', uuid: 'uuid', decisionHookId: 'int4', hookId: 'uuid', point: 'text', status: 'text', hash: 'text', question: 'text', answer: 'text?', error: 'text?', responseStatus: 'int4?', durationMs: 'int4', isDryRun: 'bool*', isCut: 'bool*', createdAt: 'timestamptz', modulePoint: 'text?' },
  discount: { id: 'int4*', uuid: 'uuid', pricesheetId: 'uuid', productId: 'int4?', categoryId: 'int4?', priceGroup: 'text?', value: 'numeric', discountType: 'text', quantityFrom: 'int4*', validFrom: 'timestamptz?', validTo: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  event: { id: 'int4*', uuid: 'uuid', trigger: 'text', channelId: 'int4', payload: 'jsonb', createdAt: 'timestamptz', attempts: 'int4*', dueAt: 'timestamptz', doneAt: 'timestamptz?', error: 'text?', aggregate: 'text?', sequence: 'int4?' },
  eventActionConfig: { id: 'int4*', uuid: 'uuid', kind: 'text', trigger: 'text', code: 'text?', names: 'jsonb*', channelIds: '_int4*', emailTemplateId: 'uuid?', url: 'text?', signatureSalt: 'text?', basicAuthUsername: 'text?', basicAuthPassword: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', stoppedAt: 'timestamptz?', stopReason: 'text?', previousSignatureSalt: 'text?', previousSignatureSaltUntil: 'timestamptz?' },
  eventSequence: { aggregate: 'text', last: 'int4' },
  favoriteList: { id: 'int4*', uuid: 'uuid', name: 'text', slug: 'text', isDefault: 'bool*', companyId: 'int4?', contactId: 'int4?', customerId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  favoriteListItem: { favoriteListId: 'int4', productId: 'int4?', clusterId: 'int4?' },
  fieldCode: { ownerType: 'text', code: 'text', valueType: 'text' },
  fieldDefinition: { id: 'int4*', uuid: 'uuid', ownerType: 'text', code: 'text', type: 'text', itemType: 'text?', options: '_text*', referenceTo: 'text?', names: 'jsonb*', descriptions: 'jsonb*', isRequired: 'bool*', defaultValue: 'jsonb?', minLength: 'int4?', maxLength: 'int4?', minimum: 'numeric?', maximum: 'numeric?', pattern: 'text?', isVisibleToStorefront: 'bool*', isEditableByBuyer: 'bool*', isIndexed: 'bool*', indexState: 'text*', sortOrder: 'int4*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  historySource: { type: 'text', source: 'text', owners: '_text', hidden: '_text', shape: 'text', columns: '_text' },
  idempotencyKey: { hash: 'bytea', fingerprint: 'bytea', status: 'int2?', answer: 'bytea?', createdAt: 'timestamptz' },
  inventory: { id: 'int4*', uuid: 'uuid', productId: 'int4', type: 'text', quantity: 'int4', costPrice: 'numeric*', supplier: 'text*', warehouseId: 'int4?', companyId: 'int4?', location: 'text*', nextDeliveryDate: 'timestamptz?', notes: 'text*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  loginChange: { tokenHash: 'bytea', accountUid: 'uuid', email: 'text', newEmail: 'text', language: 'text', createdAt: 'timestamptz', expiresAt: 'timestamptz' },
  magicToken: { id: 'int4*', uuid: 'uuid', tokenHash: 'bytea', contactId: 'int4?', customerId: 'int4?', expiresAt: 'timestamptz', lastAccessedAt: 'timestamptz?', failedLogins: 'int4*', successfulLogins: 'int4*', oneTimeUse: 'bool*', extra: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  mailRequest: { uuid: 'uuid', request: 'jsonb', createdAt: 'timestamptz' },
  mailboxUse: { mailbox: 'text', windowStart: 'timestamptz', sent: 'int4' },
  mediaAttachment: { id: 'int4*', uuid: 'uuid', sparePartsMachineId: 'uuid?', orderId: 'int4?', companyId: 'int4?', customerId: 'int4?', alt: 'jsonb*', description: 'jsonb*', tags: 'jsonb*', priority: 'int4*', files: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  mediaDocument: { id: 'int4*', uuid: 'uuid', productId: 'int4?', clusterId: 'int4?', categoryId: 'int4?', sparePartsMachineId: 'uuid?', alt: 'jsonb*', description: 'jsonb*', tags: 'jsonb*', priority: 'int4*', files: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  mediaFile: { key: 'text', size: 'int8', reservedAt: 'timestamptz', settled: 'bool*', party: 'text?' },
  mediaImage: { id: 'int4*', uuid: 'uuid', productId: 'int4?', clusterId: 'int4?', categoryId: 'int4?', sparePartsMachineId: 'uuid?', alt: 'jsonb*', description: 'jsonb*', tags: 'jsonb*', priority: 'int4*', files: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  mediaOrphan: { key: 'text' },
  mediaPartyUsage: { party: 'text', bytes: 'int8' },
  mediaUsage: { id: 'bool', bytes: 'int8' },
  mediaVideo: { id: 'int4*', uuid: 'uuid', productId: 'int4?', clusterId: 'int4?', categoryId: 'int4?', sparePartsMachineId: 'uuid?', alt: 'jsonb*', description: 'jsonb*', tags: 'jsonb*', priority: 'int4*', files: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  order: { id: 'int4*', uuid: 'uuid', status: 'text', statusDate: 'timestamptz?', type: 'text', userId: 'int4?', accountManagerId: 'int4?', invoiceUserId: 'int4?', companyId: 'int4?', channelId: 'int4', cartId: 'text?', originalOrderId: 'int4?', debtorId: 'text?', debtorFirstName: 'text?', debtorLastName: 'text?', debtorCompany: 'text?', recipientFirstName: 'text?', recipientLastName: 'text?', recipientCompany: 'text?', source: 'text?', externalId: 'text?', email: 'text', emailDate: 'timestamptz?', remarks: 'text?', reference: 'text?', extra3: 'text?', extra4: 'text?', actionCode: 'text?', currency: 'text*', currencyRatio: 'numeric*', language: 'text', validUntil: 'timestamptz?', exportedAt: 'timestamptz?', exportStatus: 'text*', exportMessage: 'text?', paymentMethod: 'text*', paymentGross: 'numeric*', paymentNet: 'numeric*', paymentTax: 'numeric*', paymentTaxPercentage: 'numeric*', paymentStatus: 'text?*', paymentStatusDate: 'timestamptz?', paymentAccountingId: 'text?', paymentOverruled: 'text*', postageMethod: 'text*', postageGross: 'numeric*', postageNet: 'numeric*', postageTax: 'numeric*', postageTaxPercentage: 'numeric*', requestDate: 'timestamptz?', partialDeliveryAllowed: 'text*', pickUpLocationId: 'int4?', carrier: 'text?', postageOverruled: 'text*', totalGross: 'numeric*', totalNet: 'numeric*', totalTax: 'numeric*', discountType: 'text*', discountValue: 'numeric*', taxPercentages: 'jsonb*', public: 'bool*', revisionNumber: 'int4*', publicVersionNumber: 'int4?', invalid: 'bool*', invalidationReason: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', incentives: 'jsonb?', orderNumber: 'int4?', decisions: 'jsonb*', customFields: 'jsonb*', costCentre: 'text?', project: 'text?' },
  orderAddress: { id: 'int4*', uuid: 'uuid', orderId: 'int4', type: 'text', firstName: 'text?', middleName: 'text?', lastName: 'text?', gender: 'text*', company: 'text?', street: 'text*', number: 'text?', numberExtension: 'text?', postalCode: 'text*', city: 'text*', region: 'text?', country: 'text*', phone: 'text?', mobile: 'text?', email: 'text?', code: 'text?', notes: 'text?', icp: 'text*', url: 'text?', name: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*' },
  orderConfirmation: { orderId: 'int4', status: 'text', paymentStatus: 'text?', announcedAt: 'timestamptz' },
  orderCount: { orderId: 'int4', companyId: 'int4?', channelId: 'int4', currency: 'text', quotedOn: 'date?', wonOn: 'date?', placedOn: 'date?', gross: 'numeric', net: 'numeric' },
  orderItem: { id: 'int4*', uuid: 'uuid', orderId: 'int4', class: 'text', productId: 'int4?', parentOrderItemId: 'int4?', quantity: 'int4', sku: 'text', name: 'text*', notes: 'text?', supplier: 'text?', supplierCode: 'text?', manufacturer: 'text?', manufacturerCode: 'text?', eanCode: 'text?', originalPrice: 'numeric?', customerPrice: 'numeric?', costPrice: 'numeric?', price: 'numeric', priceNet: 'numeric?', priceTotal: 'numeric', priceTotalNet: 'numeric?', discount: 'numeric?', tax: 'numeric?', taxPercentage: 'int4', taxCode: 'text', isBonus: 'text*', minimumQuantity: 'int4?', unit: 'int4?', package: 'text?', packageUnit: 'text?', packageUnitQuantity: 'text?', purchaseUnit: 'int4?', purchaseMinimumQuantity: 'int4?', requestDate: 'timestamptz?', priority: 'int4', priceDerivation: 'jsonb?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', exactTaxPercentage: 'numeric?', customFields: 'jsonb*', partNumber: 'jsonb?', callOffContractId: 'int4?' },
  orderMilestone: { orderId: 'int4', quotedAt: 'timestamptz?', wonAt: 'timestamptz?', placedAt: 'timestamptz?' },
  orderNumberCounter: { channelId: 'int4', lastNumber: 'int4' },
  orderProductCount: { orderId: 'int4', productId: 'int4', quantity: 'int8', gross: 'numeric' },
  orderRevision: { id: 'int4*', uuid: 'uuid', orderId: 'int4', revisionNumber: 'int4', createdFromRevisionNumber: 'int4?', createdByContactId: 'int4?', createdByCustomerId: 'int4?', createdByAdminUserId: 'int4?', lastModifiedByContactId: 'int4?', lastModifiedByCustomerId: 'int4?', lastModifiedByAdminUserId: 'int4?', public: 'bool*', invalid: 'bool*', invalidationReason: 'text?', snapshot: 'jsonb', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  orderSource: { name: 'text', id: 'text', orderId: 'int4' },
  orderStatus: { id: 'int4*', uuid: 'uuid', name: 'text', code: 'text', type: 'text*', orderType: 'text*', description: 'text?', priority: 'int4*', isDefault: 'bool*', isPublic: 'bool*', isEditable: 'bool*', isDeletable: 'bool*', isExportable: 'bool*', isConfirmable: 'bool*', isArchivable: 'bool*', orderStatusSetId: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', isCancelled: 'bool*' },
  orderStatusNext: { orderStatusId: 'int4', nextOrderStatusId: 'int4' },
  orderStatusSet: { id: 'int4*', uuid: 'uuid', name: 'text', description: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  orderToCount: { id: 'int8*', orderId: 'int4' },
  orderlist: { id: 'int4*', uuid: 'uuid', type: 'text', descriptions: 'jsonb*', extras: 'jsonb*', code: 'text?', validFrom: 'timestamptz?', validTo: 'timestamptz?', partnerEntity: 'text?', active: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  orderlistItem: { orderlistId: 'int4', productId: 'int4?', clusterId: 'int4?' },
  orderlistParty: { orderlistId: 'int4', companyId: 'int4?', contactId: 'int4?', customerId: 'int4?' },
  partNumber: { id: 'int4*', uuid: 'uuid', companyId: 'int4', productId: 'int4', number: 'text', name: 'text?', unit: 'text?', externalId: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  passwordToken: { tokenHash: 'bytea', accountUid: 'uuid', email: 'text', purpose: 'text', redirectUrl: 'text?', language: 'text', createdAt: 'timestamptz', expiresAt: 'timestamptz', usedAt: 'timestamptz?' },
  payMethod: { id: 'int4*', uuid: 'uuid', names: 'jsonb', externalCode: 'text', logo: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  payment: { id: 'int4*', uuid: 'uuid', userId: 'int4?', anonymousId: 'int4?', paymentId: 'text?', orderId: 'int4', amount: 'int4', currency: 'text', method: 'text', status: 'text', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', customFields: 'jsonb*', hookId: 'uuid?', hookName: 'text?' },
  paymentIntent: { id: 'int4*', uuid: 'uuid', key: 'text', paymentRecordId: 'int4', operation: 'text', amount: 'int4', returnUrl: 'text?', isDone: 'bool*', redirectUrl: 'text?', message: 'text?', createdAt: 'timestamptz', doneAt: 'timestamptz?', hookId: 'uuid?' },
  price: { id: 'int4*', uuid: 'uuid', productId: 'int4', per: 'int4*', list: 'numeric', store: 'numeric?', suggested: 'numeric?', bulkPriceDiscountType: 'text*', defaultTaxCode: 'text', display: 'text*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', currency: 'text*' },
  pricesheet: { id: 'int4*', uuid: 'uuid', code: 'text', names: 'jsonb*', descriptions: 'jsonb*', priority: 'int4*', readonly: 'bool*', usergroups: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', currency: 'text*' },
  pricesheetParty: { pricesheetId: 'int4', companyId: 'int4?', contactId: 'int4?', customerId: 'int4?' },
  product: { id: 'int4*', uuid: 'uuid', sku: 'text*', categoryId: 'int4?', clusterId: 'int4?', clusterOrder: 'int4*', clusteredAt: 'timestamptz?', names: 'jsonb*', descriptions: 'jsonb*', shortDescriptions: 'jsonb*', shortNames: 'jsonb*', slugs: 'jsonb*', keywords: 'jsonb*', customKeywords: 'jsonb*', packageDescriptions: 'jsonb*', notes: 'jsonb*', metadataTitles: 'jsonb*', metadataDescriptions: 'jsonb*', metadataKeywords: 'jsonb*', metadataCanonicalUrls: 'jsonb*', manufacturer: 'text*', manufacturerCode: 'text*', supplier: 'text*', supplierCode: 'text*', eanCode: 'text*', barCode: 'text?', status: 'text*', statusExtra: 'text?', taxonomy: 'text?', turnoverGroup: 'text?', priceGroup: 'text?', priority: 'int4?', hidden: 'text*', orderable: 'text*', returnable: 'text*', physical: 'text*', orderableFrom: 'timestamptz?', orderableTo: 'timestamptz?', releaseDate: 'timestamptz?', unit: 'int4*', minimumQuantity: 'int4*', economicOrderQuantity: 'int4*', package: 'text*', packageUnit: 'text*', packageUnitQuantity: 'text*', purchaseUnit: 'int4*', purchaseMinimumQuantity: 'int4*', width: 'int4?', height: 'int4?', depth: 'float8?', weight: 'float8?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*' },
  productSales: { companyId: 'int4', unit: 'text', startsOn: 'date', channelId: 'int4', currency: 'text', productId: 'int4', quantity: 'int8', gross: 'numeric' },
  productSlug: { language: 'text', slug: 'text', productId: 'int4' },
  productSource: { name: 'text', id: 'text', productId: 'int4' },
  productStock: { productId: 'int4', localQuantity: 'int8*', supplierQuantity: 'int8*', heldQuantity: 'int8*' },
  purchaseAuthorizationConfig: { id: 'int4*', uuid: 'uuid', contactId: 'int4', companyId: 'int4', purchaseRole: 'text*', authorizationLimit: 'numeric?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  recordHistory: { id: 'int8*', type: 'text', recordId: 'int4?', uuid: 'uuid?', ownerType: 'text?', ownerId: 'int4?', action: 'text', changedAt: 'timestamptz?', origin: 'jsonb?', changes: 'jsonb?' },
  refreshToken: { tokenHash: 'bytea', sessionId: 'uuid', createdAt: 'timestamptz', usedAt: 'timestamptz?', successorSalt: 'bytea?' },
  role: { id: 'int4*', uuid: 'uuid', roleDefinitionId: 'uuid', userId: 'int4', access: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdBy: 'int4?', lastModifiedBy: 'int4?' },
  roleDefinition: { id: 'int4*', uuid: 'uuid', name: 'text', descriptions: 'jsonb*', defaultAccess: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdBy: 'int4?', lastModifiedBy: 'int4?' },
  salesDay: { companyId: 'int4', day: 'date', channelId: 'int4', currency: 'text', orders: 'int4', gross: 'numeric', net: 'numeric', quotesSent: 'int4', quotesWon: 'int4' },
  savedView: { id: 'int4*', uuid: 'uuid', list: 'text', name: 'text', settings: 'jsonb*', isShared: 'bool*', ownerId: 'int4?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  searchBatch: { id: 'int4*', uuid: 'uuid', reindexId: 'int4?', kind: 'text', size: 'int4', productCount: 'int4', clusterCount: 'int4', startedAt: 'timestamptz', finishedAt: 'timestamptz', error: 'text?' },
  searchChange: { xid: 'int8', bucket: 'int4', entryId: 'int4?' },
  searchCount: { list: 'text', bucket: 'int4', class: 'text', statuses: '_text', hidden: 'bool', delta: 'int4' },
  searchEntry: { id: 'int4', class: 'text', statuses: '_text', hidden: 'bool', names: 'jsonb', shortNames: 'jsonb', sku: 'text', supplierCode: 'text', priority: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', indexedAt: 'timestamptz' },
  searchMember: { id: 'int4', entryId: 'int4?', class: 'text', hidden: 'bool', names: 'jsonb', shortNames: 'jsonb', sku: 'text', supplierCode: 'text', priority: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', status: 'text?', languages: '_text', skus: '_text', supplierCodes: '_text', manufacturer: 'text', manufacturerCode: 'text', supplier: 'text', eanCode: 'text', codes: '_text', tags: '_text', valueIds: '_int8', hasBundle: 'bool', isBundleLeader: 'bool' },
  searchReindex: { id: 'int4*', uuid: 'uuid', state: 'text', totalProducts: 'int4', totalClusters: 'int4', totalBatches: 'int4', doneBatches: 'int4*', doneProducts: 'int4*', doneClusters: 'int4*', failedBatches: 'int4*', lastId: 'int4*', error: 'text?', startedAt: 'timestamptz', aliveAt: 'timestamptz', finishedAt: 'timestamptz?' },
  searchSnapshot: { uuid: 'uuid', createdAt: 'timestamptz' },
  searchTermMiss: { day: 'date', channelId: 'int4', term: 'text', count: 'int4', lastAt: 'timestamptz' },
  searchText: { memberId: 'int4', language: 'text', texts: 'tsvector', codes: 'tsvector', rest: 'tsvector', digest: 'int8', attributes: 'tsvector*', textDigest: 'int8?', attributesDigest: 'int8?' },
  searchValue: { id: 'int8', attributeDescriptionId: 'int4', language: 'text', value: 'text', number: 'numeric?' },
  searchWord: { language: 'text', word: 'text' },
  session: { uuid: 'uuid', kind: 'text', accountUid: 'uuid?', provider: 'text', createdAt: 'timestamptz', expiresAt: 'timestamptz', revokedAt: 'timestamptz?', lastUsedAt: 'timestamptz?', address: 'text?', client: 'text?' },
  shipment: { id: 'int4*', uuid: 'uuid', orderId: 'int4', status: 'text?', expectedDeliveryAt: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', customFields: 'jsonb*' },
  shipmentItem: { id: 'int4*', uuid: 'uuid', shipmentId: 'uuid', orderItemId: 'int4?', name: 'text?', sku: 'text?', quantity: 'int4?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  shipmentSource: { name: 'text', id: 'text', shipmentId: 'int4' },
  shop: { id: 'int4*', uuid: 'uuid', channelId: 'int4', purchaseRootId: 'int4?', userRootId: 'int4?', enableIncentives: 'bool*', isVatIncludedLeading: 'bool*', inheritCatalogDiscountOnPriceList: 'bool*', useMultipleCostprices: 'bool*', calculateDiscountOverBulkPrices: 'bool*', debtorId: 'text?', cocNumber: 'text?', taxNumber: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  sparePart: { id: 'int4*', uuid: 'uuid', machineId: 'int4', sku: 'text', quantity: 'int4', name: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  sparePartsMachine: { id: 'int4*', uuid: 'uuid', parentId: 'int4?', source: 'text', sourceId: 'text', name: 'jsonb', description: 'jsonb*', slug: 'jsonb*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  sparePartsMachineSlug: { language: 'text', slug: 'text', machineId: 'int4' },
  spendingEntry: { id: 'int4*', uuid: 'uuid', budgetId: 'int4?', creditAccountId: 'int4?', part: 'text', reason: 'text', startsOn: 'date?', contactId: 'int4*', orderId: 'int4?', creditEntryId: 'int4?', amount: 'numeric', orderCurrency: 'text?', rate: 'numeric?', createdAt: 'timestamptz', createdBy: 'int4?' },
  spendingHold: { orderId: 'int4', expiresAt: 'timestamptz?' },
  spendingLimit: { id: 'int4*', uuid: 'uuid', name: 'text', companyId: 'int4', contactId: 'int4?', measure: 'text*', categoryId: 'int4?', productId: 'int4?', amount: 'numeric', currency: 'text', rates: 'jsonb*', effect: 'text*', active: 'bool*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', supplier: 'text?' },
  stockReservation: { id: 'int4*', uuid: 'uuid', reference: 'text', productId: 'int4', channelId: 'int4', quantity: 'int4', expiresAt: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  surcharge: { id: 'int4*', uuid: 'uuid', name: 'jsonb', description: 'jsonb*', type: 'text', value: 'numeric', taxCodeValue: 'text', taxZone: 'text', enabled: 'bool', validFrom: 'timestamptz?', validTo: 'timestamptz?', shopId: 'int4?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  surchargeProduct: { surchargeId: 'int4', productId: 'int4' },
  tax: { id: 'int4*', uuid: 'uuid', code: 'text?', zone: 'text', percentage: 'numeric*', exportCode: 'text?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', shopId: 'int4?' },
  template: { id: 'int4*', uuid: 'uuid', type: 'text', code: 'text?', names: 'jsonb*', contents: 'jsonb*', customQuery: 'text?', queryVariables: 'text?', subjects: 'jsonb*', fromEmail: 'text?', fromNames: 'jsonb*', tos: 'jsonb*', ccs: 'jsonb*', bccs: 'jsonb*', fileNames: 'jsonb*', isDefaultOrderPdf: 'bool*', isDefaultQuotePdf: 'bool*', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdBy: 'int4?', lastModifiedBy: 'int4?' },
  templateAttachment: { templateId: 'int4', documentTemplateId: 'int4' },
  templateErrorLog: { id: 'int4*', uuid: 'uuid', templateId: 'uuid?', errorType: 'text', errorMessage: 'text', stackTrace: 'text', fieldName: 'text?', eventInstance: 'text?', topicName: 'text?', createdAt: 'timestamptz' },
  tender: { id: 'int4*', uuid: 'uuid', orderId: 'int4?', channelId: 'int4', ownerId: 'int4?', contactId: 'int4?', customerId: 'int4?', companyId: 'int4?', draft: 'jsonb', incentivesApplied: 'bool*', orderFingerprint: 'text?', createdByAdminUserId: 'int4?', createdByContactId: 'int4?', createdByCustomerId: 'int4?', createdFromRevisionNumber: 'int4?', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?', customFields: 'jsonb*' },
  ticket: { id: 'int4*', uuid: 'uuid', titles: 'jsonb*', descriptions: 'jsonb*', buttonLabels: 'jsonb*', type: 'text?', status: 'text*', assignedToAdminUserId: 'int4?', contactId: 'int4?', customerId: 'int4?', productId: 'int4?', clusterId: 'int4?', orderId: 'int4?', companyId: 'int4?', email: 'text?', phone: 'text?', externalUrl: 'text?', pickedUpAt: 'timestamptz?', completedAt: 'timestamptz?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz', createdByAdminUserId: 'int4?', lastModifiedByAdminUserId: 'int4?' },
  ticketSource: { name: 'text', id: 'text', ticketId: 'int4' },
  trackAndTrace: { id: 'int4*', uuid: 'uuid', carrierId: 'int4?', code: 'text', shipmentId: 'uuid', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  transaction: { id: 'int4*', uuid: 'uuid', paymentRecordId: 'int4', transactionId: 'text', paymentId: 'text?', orderId: 'int4', amount: 'int4', currency: 'text', description: 'text?', timestamp: 'timestamptz?', type: 'text', provider: 'text?', status: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  valueset: { id: 'int4*', uuid: 'uuid', name: 'text', type: 'text*', descriptions: 'jsonb*', createdAt: 'timestamptz', createdBy: 'int4?', lastModifiedAt: 'timestamptz', lastModifiedBy: 'int4?' },
  valuesetItem: { id: 'int4*', uuid: 'uuid', valuesetId: 'int4', value: 'text', descriptions: 'jsonb*', extra: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  warehouse: { id: 'int4*', uuid: 'uuid', name: 'text', description: 'text', notes: 'text', isActive: 'bool', isStore: 'bool', isPickupLocation: 'bool', shopId: 'int4?', addressId: 'int4?', businessHours: 'jsonb', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  warehouseAddress: { id: 'int4*', uuid: 'uuid', warehouseId: 'int4', firstName: 'text?', middleName: 'text?', lastName: 'text?', gender: 'text*', company: 'text?', street: 'text', number: 'text?', numberExtension: 'text?', postalCode: 'text', city: 'text', region: 'text?', country: 'text', phone: 'text?', mobile: 'text?', email: 'text?', fax: 'text?', code: 'text?', notes: 'text?', icp: 'text*', url: 'text?', name: 'text?', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
  zoneTaxCode: { id: 'int4*', uuid: 'uuid', priceId: 'uuid', zone: 'text', taxCode: 'text', createdAt: 'timestamptz', lastModifiedAt: 'timestamptz' },
} as const satisfies { [T in keyof DB]: { [C in keyof DB[T]]: string } }

/** The default of each column; bulk inserts fill it in themselves. */
export const defaults = {
  'control.adminTwoFactor': { lastStep: 0 },
  'control.adminUser': { language: "NL", disabled: false },
  'control.gqlApiKey': { active: true, roles: {}, brownouts: [], origins: "{}" },
  'control.restApiKey': { active: true, roles: {}, brownouts: [] },
  'control.signInPolicy': { id: true, requiresTwoFactor: false },
  'control.tenant': { descriptions: {}, restrictSalesPricingVisibility: "NO", allowQuoteInvalidation: "YES", defaultAppLanguage: "EN", ready: false, replicaUrls: "{}", isSilent: false },
  account: { emailVerified: false, disabled: false },
  actionDelivery: { status: "PENDING", attempts: 0 },
  address: { icp: "N", active: "Y", isDefault: "N", customFields: {} },
  agent: { names: {}, descriptions: {}, welcomeMessages: {}, buttonLabels: {}, webhookTimeoutMs: 30000 },
  approvalEntry: { isEscalated: false, via: "API" },
  approvalRequest: { status: "PENDING", isTakenOver: false, tolerancePercentage: 0, step: 1, approverIds: "{}", escalatedIds: "{}" },
  approvalRule: { amount: 0, rates: [], onlyIfRequired: false, tolerancePercentage: 0, allowsOwnApproval: false, active: true },
  attributeDescription: { descriptions: {}, units: {}, isSearchable: true, isPublic: true, isSystem: false, isHidden: false },
  bookingCode: { active: true },
  budget: { rates: [], enforcement: "HARD", period: "NONE", isPerContact: false, active: true },
  budgetUse: { contactId: 0 },
  bulkCostPrice: { quantityFrom: 1 },
  bulkPrice: { quantityFrom: 1 },
  bundleItem: { isLeader: "N" },
  businessRule: { isActive: false },
  callOffContract: { schedule: [], active: true, calledOff: 0 },
  carrier: { descriptions: {}, shippingCost: 0 },
  cart: { status: "OPEN", paymentMethod: "", postageMethod: "", partialDeliveryAllowed: "N", isInOrder: false, currency: "EUR", customFields: {} },
  cartItem: { isBonus: false, customFields: {} },
  category: { path: "", sortOrder: 0, names: {}, descriptions: {}, shortDescriptions: {}, slugs: {}, metadataTitles: {}, metadataDescriptions: {}, metadataKeywords: {}, metadataCanonicalUrls: {}, defaultLanguage: "NL", hidden: "N" },
  categoryItem: { isDefault: false, sortOrder: 0 },
  changeFeed: { prunedId: 0 },
  channel: { descriptions: {}, reservesStock: false, reservationMinutes: 30, numbersOrders: false, currency: "EUR" },
  cluster: { names: {}, descriptions: {}, shortDescriptions: {}, slugs: {}, metadataTitles: {}, metadataDescriptions: {}, metadataKeywords: {}, metadataCanonicalUrls: {}, hidden: "N" },
  clusterConfigSetting: { type: "SELECTABLE_ATTRIBUTE", priority: 0 },
  clusterOption: { names: {}, descriptions: {}, shortDescriptions: {}, isRequired: "N", hidden: "N", sortOrder: 0 },
  clusterOptionProduct: { sortOrder: 0 },
  company: { hidden: "N", customFields: {} },
  contact: { firstName: "", lastName: "", customFields: {} },
  costPrice: { quantityFrom: 1 },
  creditAccount: { rates: [], countsFrom: "ORDER", isOnHold: false, openOrders: 0, balance: 0 },
  creditEntry: { closesOrder: false },
  csvImportJob: { state: "RUNNING", bytesRead: 0, rowsRead: 0, rowsWritten: 0, rowsFailed: 0, writtenRows: "{}" },
  customer: { firstName: "", lastName: "" },
  decisionHook: { deadlineMs: 800, onFailure: "REFUSE", priority: 0, mayAddLines: false, active: true, forCatalogPages: false, maxCatalogLines: 200, modulePoints: "{}" },
  decisionHookCall: { isDryRun: false, isCut: false },
  discount: { quantityFrom: 1 },
  event: { attempts: 0 },
  eventActionConfig: { names: {}, channelIds: "{}" },
  favoriteList: { isDefault: false },
  fieldDefinition: { options: "{}", names: {}, descriptions: {}, isRequired: false, isVisibleToStorefront: false, isEditableByBuyer: false, isIndexed: false, indexState: "NONE", sortOrder: 0 },
  inventory: { costPrice: 0, supplier: "", location: "", notes: "" },
  magicToken: { failedLogins: 0, successfulLogins: 0, oneTimeUse: false, extra: [] },
  mediaAttachment: { alt: {}, description: {}, tags: {}, priority: 1000, files: {} },
  mediaDocument: { alt: {}, description: {}, tags: {}, priority: 1000, files: {} },
  mediaFile: { settled: false },
  mediaImage: { alt: {}, description: {}, tags: {}, priority: 1000, files: {} },
  mediaVideo: { alt: {}, description: {}, tags: {}, priority: 1000, files: {} },
  order: { currency: "EUR", currencyRatio: 1, exportStatus: "EMPTY", paymentMethod: "", paymentGross: 0, paymentNet: 0, paymentTax: 0, paymentTaxPercentage: 0, paymentStatus: "UNKNOWN", paymentOverruled: "N", postageMethod: "", postageGross: 0, postageNet: 0, postageTax: 0, postageTaxPercentage: 0, partialDeliveryAllowed: "N", postageOverruled: "N", totalGross: 0, totalNet: 0, totalTax: 0, discountType: "N", discountValue: 0, taxPercentages: [], public: true, revisionNumber: 1, invalid: false, decisions: [], customFields: {} },
  orderAddress: { gender: "U", street: "", postalCode: "", city: "", country: "NL", icp: "N", customFields: {} },
  orderItem: { name: "", isBonus: "N", customFields: {} },
  orderRevision: { public: false, invalid: false },
  orderStatus: { type: "CUSTOM", orderType: "ORDER", priority: 0, isDefault: false, isPublic: false, isEditable: false, isDeletable: false, isExportable: false, isConfirmable: false, isArchivable: false, isCancelled: false },
  orderlist: { descriptions: {}, extras: {}, active: "Y" },
  payment: { customFields: {} },
  paymentIntent: { isDone: false },
  price: { per: 1, bulkPriceDiscountType: "NET_PRICE", display: "DEFAULT", currency: "EUR" },
  pricesheet: { names: {}, descriptions: {}, priority: 1, readonly: false, usergroups: [], currency: "EUR" },
  product: { sku: "", clusterOrder: 0, names: {}, descriptions: {}, shortDescriptions: {}, shortNames: {}, slugs: {}, keywords: {}, customKeywords: {}, packageDescriptions: {}, notes: {}, metadataTitles: {}, metadataDescriptions: {}, metadataKeywords: {}, metadataCanonicalUrls: {}, manufacturer: "", manufacturerCode: "", supplier: "", supplierCode: "", eanCode: "", status: "A", hidden: "N", orderable: "Y", returnable: "Y", physical: "Y", unit: 1, minimumQuantity: 1, economicOrderQuantity: 1, package: "", packageUnit: "", packageUnitQuantity: "1", purchaseUnit: 1, purchaseMinimumQuantity: 1, customFields: {} },
  productStock: { localQuantity: 0, supplierQuantity: 0, heldQuantity: 0 },
  purchaseAuthorizationConfig: { purchaseRole: "PURCHASER" },
  roleDefinition: { descriptions: {} },
  savedView: { settings: {}, isShared: false },
  searchReindex: { doneBatches: 0, doneProducts: 0, doneClusters: 0, failedBatches: 0, lastId: 0 },
  searchText: { attributes: "" },
  shipment: { customFields: {} },
  shop: { enableIncentives: false, isVatIncludedLeading: false, inheritCatalogDiscountOnPriceList: false, useMultipleCostprices: false, calculateDiscountOverBulkPrices: false },
  sparePart: { name: {} },
  sparePartsMachine: { description: {}, slug: {} },
  spendingEntry: { contactId: 0 },
  spendingLimit: { measure: "ORDER", rates: [], effect: "REFUSES", active: true },
  surcharge: { description: {} },
  tax: { percentage: 0 },
  template: { names: {}, contents: {}, subjects: {}, fromNames: {}, tos: [], ccs: [], bccs: [], fileNames: {}, isDefaultOrderPdf: false, isDefaultQuotePdf: false },
  tender: { incentivesApplied: false, customFields: {} },
  ticket: { titles: {}, descriptions: {}, buttonLabels: {}, status: "OPEN" },
  valueset: { type: "CUSTOM", descriptions: {} },
  valuesetItem: { descriptions: {} },
  warehouseAddress: { gender: "U", icp: "N" },
}
