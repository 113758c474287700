// Generated from the modules' SDL by `npm run generate`. Do not edit.
import type * as Types from '../../contract/contract.gen.js'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AddressRow, GqlApiKeyRow, RestApiKeyRow, CompanyRow, ContactRow, CustomerRow, MagicTokenRow, PurchaseAuthorizationConfigRow, AttributeDescriptionRow, AttributeRow, BundleRow, BundleItemRow, CallOffEntryRow, CallOffContractRow, CategoryRow, ClusterConfigRow, ClusterConfigSettingRow, ClusterOptionRow, ClusterRow, CrossupsellRow, SparePartsMachineRow, SparePartRow, MediaImageRow, MediaVideoRow, MediaDocumentRow, MediaAttachmentRow, PartNumberRow, ProductRow, ValuesetRow, ValuesetItemRow, AgentRow, EventRow, EventActionConfigRow, TicketRow, CsvImportJobRow, AdminUserRow, AdminUserTenantRow, ChannelRow, FieldDefinitionRow, RoleDefinitionRow, RoleRow, SavedViewRow, ShopRow, TemplateRow, TemplateErrorLogRow, TenantRow, DiscountRow, PriceRow, PricesheetRow, SurchargeRow, SurchargeProductRow, TaxRow, BulkPriceRow, BulkCostPriceRow, CostPriceRow, ZoneTaxCodeRow, BusinessRuleRow, DecisionHookRow, DecisionHookCallRow, CartRow, CartItemRow, FavoriteListRow, OrderRevisionRow, OrderStatusSetRow, OrderStatusRow, OrderRow, OrderItemRow, OrderAddressRow, OrderlistRow, PaymentRow, TransactionRow, PayMethodRow, ShipmentRow, ShipmentItemRow, TenderRow, ApprovalDelegateRow, ApprovalRuleRow, ApprovalEntryRow, ApprovalRequestRow, BookingCodeRow, BudgetRow, CreditAccountRow, CreditEntryRow, SpendingEntryRow, SpendingLimitRow, CarrierRow, TrackAndTraceRow, InventoryRow, WarehouseRow, WarehouseAddressRow } from '../../db/db.gen.js';
import type { Ctx } from '../../core/context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  BaseProduct:
    | ( ProductRow )
    | ( ClusterRow )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  IBaseUser:
    | ( ContactRow )
    | ( CustomerRow )
    | ( Omit<Types.User, 'managedCompanies'> & { managedCompanies?: Types.Maybe<Array<_RefType['Company']>> } )
  ;
  Attribute:
    | ( AttributeRow )
    | ( AttributeRow )
    | ( AttributeRow )
    | ( AttributeRow )
    | ( AttributeRow )
    | ( AttributeRow )
  ;
  AttributeValue:
    | ( Types.AttributeTextValue )
    | ( Types.AttributeEnumValue )
    | ( Types.AttributeColorValue )
    | ( Types.AttributeDateTimeValue )
    | ( Types.AttributeIntValue )
    | ( Types.AttributeDecimalValue )
  ;
  IClusterDrillDown: ( Types.ClusterDrillDown );
  IClusterOption: ( ClusterOptionRow );
  ICluster: ( ClusterRow );
  IResource:
    | ( ClusterRow )
    | ( ProductRow )
  ;
  IBaseProduct:
    | ( ClusterRow )
    | ( ProductRow )
  ;
  IProduct: ( ProductRow );
  IAttributeFilter: ( Omit<Types.AttributeFilter, 'attributeDescription'> & { attributeDescription?: Types.Maybe<_RefType['AttributeDescription']> } );
  IAttributeTextFilter: ( Types.AttributeTextFilter );
  IAttributeIntegerRangeFilter: ( Types.AttributeIntegerRangeFilter );
  IAttributeDecimalRangeFilter: ( Types.AttributeDecimalRangeFilter );
  IEventActionConfig:
    | ( EventActionConfigRow )
    | ( EventActionConfigRow )
  ;
  IBaseTemplate:
    | ( TemplateRow )
    | ( TemplateRow )
  ;
  IProductOffer: ( Types.ProductOffer );
  IDiscount:
    | ( DiscountRow )
    | ( BulkPriceRow )
    | ( BulkCostPriceRow )
  ;
  IBusinessRuleExpression:
    | ( Types.BusinessRuleStringExpression )
    | ( Types.BusinessRuleNumberExpression )
    | ( Types.BusinessRuleArrayExpression )
    | ( Types.BusinessRuleDateExpression )
    | ( Omit<Types.BusinessRuleComplexExpression, 'expressions'> & { expressions?: Types.Maybe<Array<_RefType['BusinessRuleSubExpressionGroup']>> } )
  ;
  IBusinessRuleNode:
    | ( Types.BusinessRuleInput )
    | ( Types.BusinessRuleOutput )
    | ( Omit<Types.BusinessRuleDecisionTable, 'content'> & { content: _RefType['BusinessRuleDecisionTableContent'] } )
  ;
  ICart: ( CartRow );
  ICartBaseItem:
    | ( CartItemRow )
    | ( CartItemRow )
  ;
  ITenderBaseItem:
    | ( Omit<Types.TenderBaseItem, 'incentive' | 'surcharges'> & { incentive?: Types.Maybe<_RefType['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<_RefType['TenderItemSurcharge']>> } )
    | ( Omit<Types.TenderMainItem, 'incentive' | 'surcharges' | 'product' | 'childItems'> & { incentive?: Types.Maybe<_RefType['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<_RefType['TenderItemSurcharge']>>, product?: Types.Maybe<_RefType['Product']>, childItems?: Types.Maybe<Array<_RefType['ITenderBaseItem']>> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  LocalizedString: ResolverTypeWrapper<Types.LocalizedString>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  LocalizedStringInput: Types.LocalizedStringInput;
  DateSearchInput: Types.DateSearchInput;
  SortOrder: Types.SortOrder;
  YesNo: Types.YesNo;
  Gender: Types.Gender;
  JSONObject: ResolverTypeWrapper<Types.Scalars['JSONObject']['output']>;
  Source: ResolverTypeWrapper<Types.Source>;
  SourceInput: Types.SourceInput;
  SourceUpsertInput: Types.SourceUpsertInput;
  SourceSearchInput: Types.SourceSearchInput;
  DecimalSearchInput: Types.DecimalSearchInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  NumberSearchInput: Types.NumberSearchInput;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  BulkResponseData: ResolverTypeWrapper<Types.BulkResponseData>;
  LocalizedStringArray: ResolverTypeWrapper<Types.LocalizedStringArray>;
  LocalizedStringArrayInput: Types.LocalizedStringArrayInput;
  JSON: ResolverTypeWrapper<Types.Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  CsvImportResponse: ResolverTypeWrapper<Types.CsvImportResponse>;
  CsvRecordError: ResolverTypeWrapper<Types.CsvRecordError>;
  CsvRecordErrorCode: Types.CsvRecordErrorCode;
  AddressType: Types.AddressType;
  Address: ResolverTypeWrapper<AddressRow>;
  AddressBulkItemInput: Types.AddressBulkItemInput;
  CompanyAddressCreateInput: Types.CompanyAddressCreateInput;
  CompanyAddressUpdateInput: Types.CompanyAddressUpdateInput;
  CompanyAddressDeleteInput: Types.CompanyAddressDeleteInput;
  CustomerAddressCreateInput: Types.CustomerAddressCreateInput;
  CustomerAddressUpdateInput: Types.CustomerAddressUpdateInput;
  CustomerAddressDeleteInput: Types.CustomerAddressDeleteInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RoleAccess: Types.RoleAccess;
  GqlApiKey: ResolverTypeWrapper<GqlApiKeyRow>;
  GqlApiKeyRole: ResolverTypeWrapper<Types.GqlApiKeyRole>;
  GqlApiKeyResponse: ResolverTypeWrapper<Omit<Types.GqlApiKeyResponse, 'items'> & { items: Array<ResolversTypes['GqlApiKey']> }>;
  GqlApiKeySortField: Types.GqlApiKeySortField;
  GqlApiKeySortInput: Types.GqlApiKeySortInput;
  GqlApiKeySearchInput: Types.GqlApiKeySearchInput;
  GqlApiKeyRoleInput: Types.GqlApiKeyRoleInput;
  GqlApiKeyCreateInput: Types.GqlApiKeyCreateInput;
  GqlApiKeyUpdateInput: Types.GqlApiKeyUpdateInput;
  RestApiKey: ResolverTypeWrapper<RestApiKeyRow>;
  RestApiKeyResponse: ResolverTypeWrapper<Omit<Types.RestApiKeyResponse, 'items'> & { items: Array<ResolversTypes['RestApiKey']> }>;
  RestApiKeySortField: Types.RestApiKeySortField;
  RestApiKeySortInput: Types.RestApiKeySortInput;
  RestApiKeySearchInput: Types.RestApiKeySearchInput;
  RestApiKeyCreateInput: Types.RestApiKeyCreateInput;
  RestApiKeyUpdateInput: Types.RestApiKeyUpdateInput;
  CompanySearch: ResolverTypeWrapper<Types.CompanySearch>;
  CompanyAddressSearch: ResolverTypeWrapper<Types.CompanyAddressSearch>;
  CompanyContactSearch: ResolverTypeWrapper<Types.CompanyContactSearch>;
  CompanyAttributeSearch: ResolverTypeWrapper<Types.CompanyAttributeSearch>;
  CompanyAttributeValueSearch: ResolverTypeWrapper<Types.CompanyAttributeValueSearch>;
  CompanyAttributeDescriptionSearch: ResolverTypeWrapper<Types.CompanyAttributeDescriptionSearch>;
  CompanySearchResponse: ResolverTypeWrapper<Types.CompanySearchResponse>;
  CompanyTermFieldName: Types.CompanyTermFieldName;
  CompanyTermFieldInput: Types.CompanyTermFieldInput;
  CompanySearchSortField: Types.CompanySearchSortField;
  CompanySearchSortInput: Types.CompanySearchSortInput;
  CompanySearchInput: Types.CompanySearchInput;
  CompanySearchIndexTemplate: Types.CompanySearchIndexTemplate;
  CompanySearchIndexUpdateMappingInput: Types.CompanySearchIndexUpdateMappingInput;
  CompanySearchReindexInput: Types.CompanySearchReindexInput;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompaniesResponse: ResolverTypeWrapper<Omit<Types.CompaniesResponse, 'items'> & { items: Array<ResolversTypes['Company']> }>;
  CompanySortableField: Types.CompanySortableField;
  CompanySortInput: Types.CompanySortInput;
  CompanyTermField: Types.CompanyTermField;
  CompanySearchArguments: Types.CompanySearchArguments;
  CreateCompanyInput: Types.CreateCompanyInput;
  UpdateCompanyInput: Types.UpdateCompanyInput;
  CompanyCsvInput: Types.CompanyCsvInput;
  CompanyCsvMapping: Types.CompanyCsvMapping;
  CompanyFieldName: Types.CompanyFieldName;
  Contact: ResolverTypeWrapper<ContactRow>;
  ContactsResponse: ResolverTypeWrapper<Omit<Types.ContactsResponse, 'items'> & { items: Array<ResolversTypes['Contact']> }>;
  ContactCompaniesSearchInput: Types.ContactCompaniesSearchInput;
  ContactSearchArguments: Types.ContactSearchArguments;
  ContactSortInput: Types.ContactSortInput;
  ContactSortableField: Types.ContactSortableField;
  ContactTermField: Types.ContactTermField;
  CreateContactInput: Types.CreateContactInput;
  RegisterContactInput: Types.RegisterContactInput;
  UpdateContactInput: Types.UpdateContactInput;
  CreateAccountInput: Types.CreateAccountInput;
  RegisterUserSession: ResolverTypeWrapper<Types.RegisterUserSession>;
  RegisterContactResponse: ResolverTypeWrapper<Omit<Types.RegisterContactResponse, 'contact'> & { contact: ResolversTypes['IBaseUser'] }>;
  ContactAddToCompaniesInput: Types.ContactAddToCompaniesInput;
  ContactRemoveFromCompaniesInput: Types.ContactRemoveFromCompaniesInput;
  ContactActionsData: ResolverTypeWrapper<Types.ContactActionsData>;
  ContactActionsResponse: ResolverTypeWrapper<Types.ContactActionsResponse>;
  ContactAddToCompaniesResponse: ResolverTypeWrapper<Omit<Types.ContactAddToCompaniesResponse, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  ContactRemoveFromCompaniesResponse: ResolverTypeWrapper<Omit<Types.ContactRemoveFromCompaniesResponse, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  ContactCsvInput: Types.ContactCsvInput;
  ContactCsvMapping: Types.ContactCsvMapping;
  ContactFieldName: Types.ContactFieldName;
  Customer: ResolverTypeWrapper<CustomerRow>;
  CustomersResponse: ResolverTypeWrapper<Omit<Types.CustomersResponse, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerSortableField: Types.CustomerSortableField;
  CustomerSortInput: Types.CustomerSortInput;
  CustomerTermField: Types.CustomerTermField;
  CustomerSearchArguments: Types.CustomerSearchArguments;
  CustomerInput: Types.CustomerInput;
  RegisterCustomerInput: Types.RegisterCustomerInput;
  UpdateCustomerInput: Types.UpdateCustomerInput;
  RegisterCustomerResponse: ResolverTypeWrapper<Omit<Types.RegisterCustomerResponse, 'customer'> & { customer: ResolversTypes['IBaseUser'] }>;
  CustomerCsvInput: Types.CustomerCsvInput;
  CustomerCsvMapping: Types.CustomerCsvMapping;
  CustomerFieldName: Types.CustomerFieldName;
  MagicToken: ResolverTypeWrapper<MagicTokenRow>;
  MagicTokenResponse: ResolverTypeWrapper<Omit<Types.MagicTokenResponse, 'items'> & { items: Array<ResolversTypes['MagicToken']> }>;
  NumberExpressionOperator: Types.NumberExpressionOperator;
  IntegerRangeSearchInput: Types.IntegerRangeSearchInput;
  MagicTokenSearchInput: Types.MagicTokenSearchInput;
  MagicTokenCreateInput: Types.MagicTokenCreateInput;
  MagicTokenUpdateInput: Types.MagicTokenUpdateInput;
  EmailEventInput: Types.EmailEventInput;
  PasswordRecoveryLinkInput: Types.PasswordRecoveryLinkInput;
  PasswordResetLinkEmailInput: Types.PasswordResetLinkEmailInput;
  TriggerContactSendWelcomeEmailEventInput: Types.TriggerContactSendWelcomeEmailEventInput;
  TriggerCustomerSendWelcomeEmailEventInput: Types.TriggerCustomerSendWelcomeEmailEventInput;
  PurchaseRole: Types.PurchaseRole;
  PurchaseAuthorizationConfig: ResolverTypeWrapper<PurchaseAuthorizationConfigRow>;
  PurchaseAuthorizationConfigResponse: ResolverTypeWrapper<Omit<Types.PurchaseAuthorizationConfigResponse, 'items'> & { items: Array<ResolversTypes['PurchaseAuthorizationConfig']> }>;
  PurchaseAuthorizationConfigSearchInput: Types.PurchaseAuthorizationConfigSearchInput;
  CompanyPurchaseAuthorizationConfigSearchInput: Types.CompanyPurchaseAuthorizationConfigSearchInput;
  ContactPurchaseAuthorizationConfigSearchInput: Types.ContactPurchaseAuthorizationConfigSearchInput;
  PurchaseAuthorizationConfigCreateInput: Types.PurchaseAuthorizationConfigCreateInput;
  PurchaseAuthorizationConfigUpdateInput: Types.PurchaseAuthorizationConfigUpdateInput;
  Login: ResolverTypeWrapper<Types.Login>;
  Logout: ResolverTypeWrapper<Types.Logout>;
  GCIPUser: ResolverTypeWrapper<Types.GCIPUser>;
  GCIPMetadata: ResolverTypeWrapper<Types.GCIPMetadata>;
  GCIPProviderData: ResolverTypeWrapper<Types.GCIPProviderData>;
  MultiFactor: ResolverTypeWrapper<Types.MultiFactor>;
  EnrolledFactor: ResolverTypeWrapper<Types.EnrolledFactor>;
  RefreshTokenResponse: ResolverTypeWrapper<Types.RefreshTokenResponse>;
  VerifyToken: ResolverTypeWrapper<Types.VerifyToken>;
  Firebase: ResolverTypeWrapper<Types.Firebase>;
  ClaimsResetAllResponse: ResolverTypeWrapper<Types.ClaimsResetAllResponse>;
  LoginInput: Types.LoginInput;
  CreateAuthenticationInput: Types.CreateAuthenticationInput;
  CreateAuthenticationClaimsInput: Types.CreateAuthenticationClaimsInput;
  ExchangeRefreshTokenInput: Types.ExchangeRefreshTokenInput;
  VerifyTokenInput: Types.VerifyTokenInput;
  AdminSession: ResolverTypeWrapper<Types.AdminSession>;
  AdminTwoFactorState: ResolverTypeWrapper<Types.AdminTwoFactorState>;
  AdminTwoFactorSetup: ResolverTypeWrapper<Types.AdminTwoFactorSetup>;
  AdminRecoveryCodes: ResolverTypeWrapper<Types.AdminRecoveryCodes>;
  IBaseUser: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBaseUser']>;
  User: ResolverTypeWrapper<Omit<Types.User, 'managedCompanies'> & { managedCompanies?: Types.Maybe<Array<ResolversTypes['Company']>> }>;
  AttributeDescriptionClass: Types.AttributeDescriptionClass;
  AttributeType: Types.AttributeType;
  AttributeDescription: ResolverTypeWrapper<AttributeDescriptionRow>;
  AttributeDescriptionResponse: ResolverTypeWrapper<Omit<Types.AttributeDescriptionResponse, 'items'> & { items: Array<ResolversTypes['AttributeDescription']> }>;
  BulkDeleteResponse: ResolverTypeWrapper<Types.BulkDeleteResponse>;
  AttributeDescriptionCreateInput: Types.AttributeDescriptionCreateInput;
  AttributeDescriptionUpdateInput: Types.AttributeDescriptionUpdateInput;
  AttributeAttributeDescriptionTermField: Types.AttributeAttributeDescriptionTermField;
  AttributeAttributeDescriptionSearchInput: Types.AttributeAttributeDescriptionSearchInput;
  AttributeDescriptionSortField: Types.AttributeDescriptionSortField;
  AttributeDescriptionSortInput: Types.AttributeDescriptionSortInput;
  AttributeDescriptionSearchInput: Types.AttributeDescriptionSearchInput;
  AttributeDescriptionFieldName: Types.AttributeDescriptionFieldName;
  AttributeDescriptionCsvMapping: Types.AttributeDescriptionCsvMapping;
  AttributeDescriptionCsvInput: Types.AttributeDescriptionCsvInput;
  Attribute: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Attribute']>;
  ProductAttribute: ResolverTypeWrapper<AttributeRow>;
  CategoryAttribute: ResolverTypeWrapper<AttributeRow>;
  ClusterAttribute: ResolverTypeWrapper<AttributeRow>;
  CompanyAttribute: ResolverTypeWrapper<AttributeRow>;
  ContactAttribute: ResolverTypeWrapper<AttributeRow>;
  CustomerAttribute: ResolverTypeWrapper<AttributeRow>;
  AttributeValue: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValue']>;
  AttributeTextValue: ResolverTypeWrapper<Types.AttributeTextValue>;
  AttributeEnumValue: ResolverTypeWrapper<Types.AttributeEnumValue>;
  AttributeColorValue: ResolverTypeWrapper<Types.AttributeColorValue>;
  AttributeDateTimeValue: ResolverTypeWrapper<Types.AttributeDateTimeValue>;
  AttributeIntValue: ResolverTypeWrapper<Types.AttributeIntValue>;
  AttributeDecimalValue: ResolverTypeWrapper<Types.AttributeDecimalValue>;
  AttributeResult: ResolverTypeWrapper<Omit<Types.AttributeResult, 'attribute' | 'attributeDescription' | 'value'> & { attribute?: Types.Maybe<ResolversTypes['Attribute']>, attributeDescription: ResolversTypes['AttributeDescription'], value: ResolversTypes['AttributeValue'] }>;
  AttributeResponse: ResolverTypeWrapper<Omit<Types.AttributeResponse, 'items'> & { items: Array<ResolversTypes['Attribute']> }>;
  AttributeResultResponse: ResolverTypeWrapper<Omit<Types.AttributeResultResponse, 'items'> & { items: Array<ResolversTypes['AttributeResult']> }>;
  AttributeBulkResponse: ResolverTypeWrapper<Omit<Types.AttributeBulkResponse, 'value' | 'action'> & { value?: Types.Maybe<ResolversTypes['AttributeValue']>, action: ResolversTypes['AttributeBulkResponse'] }>;
  AttributeValueInput: Types.AttributeValueInput;
  AttributeCreateInput: Types.AttributeCreateInput;
  AttributeUpdateInput: Types.AttributeUpdateInput;
  AttributeBulkCreateInput: Types.AttributeBulkCreateInput;
  AttributeSearchInput: Types.AttributeSearchInput;
  AttributeResultSearchInput: Types.AttributeResultSearchInput;
  AttributeFieldName: Types.AttributeFieldName;
  AttributeCsvMapping: Types.AttributeCsvMapping;
  AttributeCsvInput: Types.AttributeCsvInput;
  BundleCondition: Types.BundleCondition;
  Bundle: ResolverTypeWrapper<BundleRow>;
  BundleItem: ResolverTypeWrapper<BundleItemRow>;
  BundlesResponse: ResolverTypeWrapper<Omit<Types.BundlesResponse, 'items'> & { items: Array<ResolversTypes['Bundle']> }>;
  BundleSortField: Types.BundleSortField;
  BundleSortInput: Types.BundleSortInput;
  BundleSearchInput: Types.BundleSearchInput;
  BundleItemInput: Types.BundleItemInput;
  BundleAddItemsInput: Types.BundleAddItemsInput;
  BundleCreateInput: Types.BundleCreateInput;
  BundleUpdateInput: Types.BundleUpdateInput;
  CallOffDelivery: ResolverTypeWrapper<Types.CallOffDelivery>;
  CallOffDeliveryInput: Types.CallOffDeliveryInput;
  CallOffReason: Types.CallOffReason;
  CallOffEntry: ResolverTypeWrapper<CallOffEntryRow>;
  CallOffContract: ResolverTypeWrapper<CallOffContractRow>;
  CallOffContractResponse: ResolverTypeWrapper<Omit<Types.CallOffContractResponse, 'items'> & { items: Array<ResolversTypes['CallOffContract']> }>;
  CallOffContractSortField: Types.CallOffContractSortField;
  CallOffContractSortInput: Types.CallOffContractSortInput;
  CallOffContractSearchInput: Types.CallOffContractSearchInput;
  CallOffContractCreateInput: Types.CallOffContractCreateInput;
  CallOffContractUpdateInput: Types.CallOffContractUpdateInput;
  Category: ResolverTypeWrapper<CategoryRow>;
  CategoryResponse: ResolverTypeWrapper<Omit<Types.CategoryResponse, 'items'> & { items: Array<ResolversTypes['Category']> }>;
  CategorySortableFields: Types.CategorySortableFields;
  CategorySearchInput: Types.CategorySearchInput;
  ClusterCategorySearchInput: Types.ClusterCategorySearchInput;
  ProductCategorySearchInput: Types.ProductCategorySearchInput;
  CreateCategoryInput: Types.CreateCategoryInput;
  UpdateCategoryInput: Types.UpdateCategoryInput;
  CategoryCsvInput: Types.CategoryCsvInput;
  CategoryCsvMapping: Types.CategoryCsvMapping;
  CategoryFieldName: Types.CategoryFieldName;
  ClusterConfig: ResolverTypeWrapper<ClusterConfigRow>;
  ClusterConfigSetting: ResolverTypeWrapper<ClusterConfigSettingRow>;
  ClusterConfigResponse: ResolverTypeWrapper<Types.ClusterConfigResponse>;
  ClusterConfigSettingResponse: ResolverTypeWrapper<Types.ClusterConfigSettingResponse>;
  UpdateClusterConfigSettingResponse: ResolverTypeWrapper<Types.UpdateClusterConfigSettingResponse>;
  ClusterConfigsResponse: ResolverTypeWrapper<Omit<Types.ClusterConfigsResponse, 'items'> & { items: Array<ResolversTypes['ClusterConfig']> }>;
  ClusterConfigSettingDisplayType: Types.ClusterConfigSettingDisplayType;
  ClusterConfigSettingType: Types.ClusterConfigSettingType;
  ClusterDrillDownDisplayType: Types.ClusterDrillDownDisplayType;
  IClusterDrillDown: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IClusterDrillDown']>;
  ClusterDrillDown: ResolverTypeWrapper<Types.ClusterDrillDown>;
  ClusterConfigCreateInput: Types.ClusterConfigCreateInput;
  ClusterConfigUpdateInput: Types.ClusterConfigUpdateInput;
  ClusterConfigSettingInput: Types.ClusterConfigSettingInput;
  ClusterConfigSettingCreateInput: Types.ClusterConfigSettingCreateInput;
  ClusterConfigSettingUpdateInput: Types.ClusterConfigSettingUpdateInput;
  ClusterConfigSearchInput: Types.ClusterConfigSearchInput;
  IClusterOption: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IClusterOption']>;
  ClusterOption: ResolverTypeWrapper<ClusterOptionRow>;
  ProductClusterOptionRelationship: ResolverTypeWrapper<Types.ProductClusterOptionRelationship>;
  ClusterOptionsResponse: ResolverTypeWrapper<Omit<Types.ClusterOptionsResponse, 'items'> & { items: Array<ResolversTypes['ClusterOption']> }>;
  ClusterOptionCreateInput: Types.ClusterOptionCreateInput;
  ClusterOptionUpdateInput: Types.ClusterOptionUpdateInput;
  ClusterOptionSearchInput: Types.ClusterOptionSearchInput;
  ClusterOptionProductSearchInput: Types.ClusterOptionProductSearchInput;
  ClusterOptionPaginatedSearchInput: Types.ClusterOptionPaginatedSearchInput;
  ICluster: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ICluster']>;
  Cluster: ResolverTypeWrapper<ClusterRow>;
  BaseProductClusterRelationship: ResolverTypeWrapper<Omit<Types.BaseProductClusterRelationship, 'product' | 'cluster'> & { product: ResolversTypes['Product'], cluster: ResolversTypes['Cluster'] }>;
  ClusterProductsActionResponse: ResolverTypeWrapper<Types.ClusterProductsActionResponse>;
  ClusterProductsActionData: ResolverTypeWrapper<Types.ClusterProductsActionData>;
  ClusterAssignProductsResponse: ResolverTypeWrapper<Omit<Types.ClusterAssignProductsResponse, 'cluster'> & { cluster: ResolversTypes['Cluster'] }>;
  ClusterUnassignProductsResponse: ResolverTypeWrapper<Omit<Types.ClusterUnassignProductsResponse, 'cluster'> & { cluster: ResolversTypes['Cluster'] }>;
  ClusterFieldName: Types.ClusterFieldName;
  ClusterProductSearchInput: Types.ClusterProductSearchInput;
  ClusterCreateInput: Types.ClusterCreateInput;
  ClusterUpdateInput: Types.ClusterUpdateInput;
  ClusterAssignProductsInput: Types.ClusterAssignProductsInput;
  ClusterUnassignProductsInput: Types.ClusterUnassignProductsInput;
  ClusterCsvInput: Types.ClusterCsvInput;
  ClusterCsvMapping: Types.ClusterCsvMapping;
  CrossupsellType: Types.CrossupsellType;
  Crossupsell: ResolverTypeWrapper<CrossupsellRow>;
  CrossupsellsResponse: ResolverTypeWrapper<Omit<Types.CrossupsellsResponse, 'items'> & { items: Array<ResolversTypes['Crossupsell']> }>;
  CrossupsellSortField: Types.CrossupsellSortField;
  CrossupsellSortInput: Types.CrossupsellSortInput;
  CrossupsellSearchInput: Types.CrossupsellSearchInput;
  CrossupsellCreateInput: Types.CrossupsellCreateInput;
  CrossupsellUpdateInput: Types.CrossupsellUpdateInput;
  SparePartsMachine: ResolverTypeWrapper<SparePartsMachineRow>;
  SparePart: ResolverTypeWrapper<SparePartRow>;
  SparePartsMachineResponse: ResolverTypeWrapper<Omit<Types.SparePartsMachineResponse, 'items'> & { items: Array<ResolversTypes['SparePartsMachine']> }>;
  SparePartsResponse: ResolverTypeWrapper<Omit<Types.SparePartsResponse, 'items' | 'filters'> & { items: Array<ResolversTypes['SparePart']>, filters?: Types.Maybe<Array<ResolversTypes['AttributeFilter']>> }>;
  SparePartsMachineProductSearchInput: Types.SparePartsMachineProductSearchInput;
  ExternalReferenceInput: Types.ExternalReferenceInput;
  SearchSparePartsMachineInput: Types.SearchSparePartsMachineInput;
  CreateSparePartInput: Types.CreateSparePartInput;
  CreateSparePartsMachineInput: Types.CreateSparePartsMachineInput;
  UpsertSparePartsMachineInput: Types.UpsertSparePartsMachineInput;
  ImageCsvInput: Types.ImageCsvInput;
  ImageCsvMapping: Types.ImageCsvMapping;
  ImageFieldName: Types.ImageFieldName;
  VideoCsvInput: Types.VideoCsvInput;
  VideoCsvMapping: Types.VideoCsvMapping;
  VideoFieldName: Types.VideoFieldName;
  DocumentCsvInput: Types.DocumentCsvInput;
  DocumentCsvMapping: Types.DocumentCsvMapping;
  DocumentFieldName: Types.DocumentFieldName;
  Media: ResolverTypeWrapper<Omit<Types.Media, 'image' | 'images' | 'video' | 'videos' | 'document' | 'documents' | 'attachment' | 'attachments'> & { image?: Types.Maybe<ResolversTypes['MediaImage']>, images?: Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, video?: Types.Maybe<ResolversTypes['MediaVideo']>, videos?: Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, document?: Types.Maybe<ResolversTypes['MediaDocument']>, documents?: Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, attachment: ResolversTypes['MediaAttachment'], attachments: ResolversTypes['PaginatedMediaAttachmentResponse'] }>;
  MediaImage: ResolverTypeWrapper<MediaImageRow>;
  LocalizedImage: ResolverTypeWrapper<Types.LocalizedImage>;
  MediaVideo: ResolverTypeWrapper<MediaVideoRow>;
  LocalizedVideo: ResolverTypeWrapper<Types.LocalizedVideo>;
  MediaDocument: ResolverTypeWrapper<MediaDocumentRow>;
  LocalizedDocument: ResolverTypeWrapper<Types.LocalizedDocument>;
  MediaAttachment: ResolverTypeWrapper<MediaAttachmentRow>;
  LocalizedAttachment: ResolverTypeWrapper<Types.LocalizedAttachment>;
  ProductMedia: ResolverTypeWrapper<Omit<Types.ProductMedia, 'images' | 'videos' | 'documents'> & { images?: Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, videos?: Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, documents?: Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']> }>;
  PaginatedMediaImageResponse: ResolverTypeWrapper<Omit<Types.PaginatedMediaImageResponse, 'items'> & { items: Array<ResolversTypes['MediaImage']> }>;
  PaginatedMediaVideoResponse: ResolverTypeWrapper<Omit<Types.PaginatedMediaVideoResponse, 'items'> & { items: Array<ResolversTypes['MediaVideo']> }>;
  PaginatedMediaDocumentResponse: ResolverTypeWrapper<Omit<Types.PaginatedMediaDocumentResponse, 'items'> & { items: Array<ResolversTypes['MediaDocument']> }>;
  PaginatedMediaAttachmentResponse: ResolverTypeWrapper<Omit<Types.PaginatedMediaAttachmentResponse, 'items'> & { items: Array<ResolversTypes['MediaAttachment']> }>;
  Sort: Types.Sort;
  MediaImageSearchInput: Types.MediaImageSearchInput;
  MediaVideoSearchInput: Types.MediaVideoSearchInput;
  MediaDocumentSearchInput: Types.MediaDocumentSearchInput;
  MediaAttachmentSearchInput: Types.MediaAttachmentSearchInput;
  MediaImageProductSearchInput: Types.MediaImageProductSearchInput;
  MediaVideoProductSearchInput: Types.MediaVideoProductSearchInput;
  MediaDocumentProductSearchInput: Types.MediaDocumentProductSearchInput;
  DeleteMediaImageResponse: ResolverTypeWrapper<Types.DeleteMediaImageResponse>;
  DeleteMediaVideoResponse: ResolverTypeWrapper<Types.DeleteMediaVideoResponse>;
  DeleteMediaDocumentResponse: ResolverTypeWrapper<Types.DeleteMediaDocumentResponse>;
  DeleteMediaAttachmentResponse: ResolverTypeWrapper<Types.DeleteMediaAttachmentResponse>;
  MediaLocalizedStringInput: Types.MediaLocalizedStringInput;
  MediaLocalizedStringArrayInput: Types.MediaLocalizedStringArrayInput;
  MediaImageInput: Types.MediaImageInput;
  MediaVideoInput: Types.MediaVideoInput;
  MediaDocumentInput: Types.MediaDocumentInput;
  MediaAttachmentInput: Types.MediaAttachmentInput;
  UpdateMediaImageInput: Types.UpdateMediaImageInput;
  UpdateMediaVideoInput: Types.UpdateMediaVideoInput;
  UpdateMediaDocumentInput: Types.UpdateMediaDocumentInput;
  UpdateMediaAttachmentInput: Types.UpdateMediaAttachmentInput;
  UploadFileInput: Types.UploadFileInput;
  UploadType: Types.UploadType;
  MediaBase64FileInput: Types.MediaBase64FileInput;
  StandardFileUploadInput: Types.StandardFileUploadInput;
  UrlFileUploadInput: Types.UrlFileUploadInput;
  CacheControlInput: Types.CacheControlInput;
  CacheControlType: Types.CacheControlType;
  UploadVideoInput: Types.UploadVideoInput;
  SparePartsMachineMedia: ResolverTypeWrapper<Omit<Types.SparePartsMachineMedia, 'images' | 'videos' | 'documents' | 'attachments'> & { images?: Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, videos?: Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, documents?: Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, attachments?: Types.Maybe<ResolversTypes['PaginatedMediaAttachmentResponse']> }>;
  ObjectMediaSearchInput: Types.ObjectMediaSearchInput;
  ImageVariant: ResolverTypeWrapper<Types.ImageVariant>;
  TransformationsInput: Types.TransformationsInput;
  ImageTransformationInput: Types.ImageTransformationInput;
  TransformationInput: Types.TransformationInput;
  Fit: Types.Fit;
  Format: Types.Format;
  Auto: Types.Auto;
  CropInput: Types.CropInput;
  CanvasInput: Types.CanvasInput;
  PadInput: Types.PadInput;
  TrimInput: Types.TrimInput;
  SharpenInput: Types.SharpenInput;
  Orient: Types.Orient;
  ResizeFilter: Types.ResizeFilter;
  Optimize: Types.Optimize;
  ImageMetadata: Types.ImageMetadata;
  FeaturesEnableDisable: Types.FeaturesEnableDisable;
  Level: Types.Level;
  PartNumber: ResolverTypeWrapper<PartNumberRow>;
  OwnPartNumber: ResolverTypeWrapper<Types.OwnPartNumber>;
  PartNumberResponse: ResolverTypeWrapper<Omit<Types.PartNumberResponse, 'items'> & { items: Array<ResolversTypes['PartNumber']> }>;
  PartNumberSortField: Types.PartNumberSortField;
  PartNumberSortInput: Types.PartNumberSortInput;
  PartNumberSearchInput: Types.PartNumberSearchInput;
  PartNumberCreateInput: Types.PartNumberCreateInput;
  PartNumberUpdateInput: Types.PartNumberUpdateInput;
  PartNumberBulkItemInput: Types.PartNumberBulkItemInput;
  PartNumberLookupKey: Types.PartNumberLookupKey;
  PartNumberBulkInput: Types.PartNumberBulkInput;
  BaseProductCategoryRelationship: ResolverTypeWrapper<Omit<Types.BaseProductCategoryRelationship, 'baseProduct' | 'category'> & { baseProduct: ResolversTypes['IBaseProduct'], category: ResolversTypes['Category'] }>;
  ProductCategoryRelationship: ResolverTypeWrapper<Omit<Types.ProductCategoryRelationship, 'product' | 'category'> & { product: ResolversTypes['Product'], category: ResolversTypes['Category'] }>;
  CategoryActionsData: ResolverTypeWrapper<Types.CategoryActionsData>;
  CategoryActionsResponse: ResolverTypeWrapper<Types.CategoryActionsResponse>;
  CategoryItemOperationResult: ResolverTypeWrapper<Types.CategoryItemOperationResult>;
  CategoryAddProductsClustersInput: Types.CategoryAddProductsClustersInput;
  CategoryAddProductsClustersResponse: ResolverTypeWrapper<Omit<Types.CategoryAddProductsClustersResponse, 'category'> & { category: ResolversTypes['Category'] }>;
  CategoryRemoveProductsClustersInput: Types.CategoryRemoveProductsClustersInput;
  CategoryRemoveProductsClustersResponse: ResolverTypeWrapper<Omit<Types.CategoryRemoveProductsClustersResponse, 'category'> & { category: ResolversTypes['Category'] }>;
  ClusterBulkMoveError: ResolverTypeWrapper<Types.ClusterBulkMoveError>;
  ClusterBulkMoveErrorCode: Types.ClusterBulkMoveErrorCode;
  ClusterBulkMoveInput: Types.ClusterBulkMoveInput;
  ClusterBulkMoveResponse: ResolverTypeWrapper<Types.ClusterBulkMoveResponse>;
  ClusterMoveItem: Types.ClusterMoveItem;
  ProductBulkMoveError: ResolverTypeWrapper<Types.ProductBulkMoveError>;
  ProductBulkMoveErrorCode: Types.ProductBulkMoveErrorCode;
  ProductBulkMoveInput: Types.ProductBulkMoveInput;
  ProductBulkMoveResponse: ResolverTypeWrapper<Types.ProductBulkMoveResponse>;
  ProductMoveItem: Types.ProductMoveItem;
  CreateProductInput: Types.CreateProductInput;
  UpdateProductInput: Types.UpdateProductInput;
  ProductFieldName: Types.ProductFieldName;
  ProductCsvMapping: Types.ProductCsvMapping;
  ProductCsvInput: Types.ProductCsvInput;
  IResource: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IResource']>;
  IBaseProduct: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBaseProduct']>;
  IProduct: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IProduct']>;
  Product: ResolverTypeWrapper<ProductRow>;
  BaseProduct: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BaseProduct']>;
  ProductClass: Types.ProductClass;
  ProductContainerClass: Types.ProductContainerClass;
  ProductStatus: Types.ProductStatus;
  IndexProductsInput: Types.IndexProductsInput;
  IndexClustersInput: Types.IndexClustersInput;
  IndexCategoriesInput: Types.IndexCategoriesInput;
  IndexEntitiesResponse: ResolverTypeWrapper<Types.IndexEntitiesResponse>;
  StartReindexResponse: ResolverTypeWrapper<Types.StartReindexResponse>;
  CancelReindexResponse: ResolverTypeWrapper<Types.CancelReindexResponse>;
  ReindexStatusResponse: ResolverTypeWrapper<Types.ReindexStatusResponse>;
  ReindexProgress: ResolverTypeWrapper<Types.ReindexProgress>;
  ReindexJobDetail: ResolverTypeWrapper<Types.ReindexJobDetail>;
  ReindexLockResponse: ResolverTypeWrapper<Types.ReindexLockResponse>;
  ForceReleaseLockResponse: ResolverTypeWrapper<Types.ForceReleaseLockResponse>;
  BatchMetricsTenantResponse: ResolverTypeWrapper<Types.BatchMetricsTenantResponse>;
  BatchMetricsTenantHourlyResponse: ResolverTypeWrapper<Types.BatchMetricsTenantHourlyResponse>;
  BatchMetricsHourlyBucket: ResolverTypeWrapper<Types.BatchMetricsHourlyBucket>;
  BatchMetricsQueueStatusResponse: ResolverTypeWrapper<Types.BatchMetricsQueueStatusResponse>;
  BatchMetricsQueueSummary: ResolverTypeWrapper<Types.BatchMetricsQueueSummary>;
  BatchMetricsFailedJobsResponse: ResolverTypeWrapper<Types.BatchMetricsFailedJobsResponse>;
  BatchMetricsFailedJobsByQueue: ResolverTypeWrapper<Types.BatchMetricsFailedJobsByQueue>;
  BatchMetricsFailedJob: ResolverTypeWrapper<Types.BatchMetricsFailedJob>;
  BaseProductSearchInput: Types.BaseProductSearchInput;
  BaseProductSortField: Types.BaseProductSortField;
  BaseProductsResponse: ResolverTypeWrapper<Omit<Types.BaseProductsResponse, 'items'> & { items: Array<ResolversTypes['BaseProduct']> }>;
  ClusterSearchInput: Types.ClusterSearchInput;
  ClustersResponse: ResolverTypeWrapper<Omit<Types.ClustersResponse, 'items'> & { items: Array<ResolversTypes['Cluster']> }>;
  RawProductSearchInput: Types.RawProductSearchInput;
  ProductsRawResponse: ResolverTypeWrapper<Omit<Types.ProductsRawResponse, 'items'> & { items: Array<ResolversTypes['Product']> }>;
  CategoryBaseProductsSearchInput: Types.CategoryBaseProductsSearchInput;
  ProductSearchSearchInput: Types.ProductSearchSearchInput;
  ProductSearchByCategoryInput: Types.ProductSearchByCategoryInput;
  ProductSearchTextFilterInput: Types.ProductSearchTextFilterInput;
  ProductSearchRangeFilterInput: Types.ProductSearchRangeFilterInput;
  ProductSearchPriceFilterInput: Types.ProductSearchPriceFilterInput;
  ProductSearchFieldsInput: Types.ProductSearchFieldsInput;
  ProductSearchSortInput: Types.ProductSearchSortInput;
  ProductSearchFacetInput: Types.ProductSearchFacetInput;
  ProductSearchResponse: ResolverTypeWrapper<Types.ProductSearchResponse>;
  IBaseProductSearch: ResolverTypeWrapper<Types.IBaseProductSearch>;
  ProductSearchAttributeFilter: ResolverTypeWrapper<Types.ProductSearchAttributeFilter>;
  IProductSearchAttributeTextFilter: ResolverTypeWrapper<Types.IProductSearchAttributeTextFilter>;
  IProductSearchAttributeIntegerRangeFilter: ResolverTypeWrapper<Types.IProductSearchAttributeIntegerRangeFilter>;
  IProductSearchAttributeDecimalRangeFilter: ResolverTypeWrapper<Types.IProductSearchAttributeDecimalRangeFilter>;
  ProductSearchByCategoryResponse: ResolverTypeWrapper<Types.ProductSearchByCategoryResponse>;
  CategoryProductSearchResult: ResolverTypeWrapper<Types.CategoryProductSearchResult>;
  CategorySearchResponse: ResolverTypeWrapper<Types.CategorySearchResponse>;
  ProductsResponse: ResolverTypeWrapper<Omit<Types.ProductsResponse, 'items' | 'filters'> & { items: Array<ResolversTypes['IBaseProduct']>, filters?: Types.Maybe<Array<ResolversTypes['AttributeFilter']>> }>;
  AttributeFilter: ResolverTypeWrapper<Omit<Types.AttributeFilter, 'attributeDescription'> & { attributeDescription?: Types.Maybe<ResolversTypes['AttributeDescription']> }>;
  IAttributeFilter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IAttributeFilter']>;
  AttributeTextFilter: ResolverTypeWrapper<Types.AttributeTextFilter>;
  IAttributeTextFilter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IAttributeTextFilter']>;
  AttributeIntegerRangeFilter: ResolverTypeWrapper<Types.AttributeIntegerRangeFilter>;
  IAttributeIntegerRangeFilter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IAttributeIntegerRangeFilter']>;
  AttributeDecimalRangeFilter: ResolverTypeWrapper<Types.AttributeDecimalRangeFilter>;
  IAttributeDecimalRangeFilter: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IAttributeDecimalRangeFilter']>;
  FilterAvailableAttributeInput: Types.FilterAvailableAttributeInput;
  ProductSearchInventoryFilterInput: Types.ProductSearchInventoryFilterInput;
  ProductSearchInput: Types.ProductSearchInput;
  CategoryProductSearchInput: Types.CategoryProductSearchInput;
  ProductTextFilterInput: Types.ProductTextFilterInput;
  ProductRangeFilterInput: Types.ProductRangeFilterInput;
  ProductPriceFilterInput: Types.ProductPriceFilterInput;
  SearchFieldsInput: Types.SearchFieldsInput;
  ProductSearchableField: Types.ProductSearchableField;
  ProductSortInput: Types.ProductSortInput;
  ProductSortField: Types.ProductSortField;
  ValuesetType: Types.ValuesetType;
  Valueset: ResolverTypeWrapper<ValuesetRow>;
  ValuesetItem: ResolverTypeWrapper<ValuesetItemRow>;
  ValuesetResponse: ResolverTypeWrapper<Omit<Types.ValuesetResponse, 'items'> & { items: Array<ResolversTypes['Valueset']> }>;
  ValuesetItemResponse: ResolverTypeWrapper<Omit<Types.ValuesetItemResponse, 'items'> & { items: Array<ResolversTypes['ValuesetItem']> }>;
  ValuesetSortOrder: Types.ValuesetSortOrder;
  ValuesetSortField: Types.ValuesetSortField;
  ValuesetSortInput: Types.ValuesetSortInput;
  ValuesetItemSortField: Types.ValuesetItemSortField;
  ValuesetItemSortInput: Types.ValuesetItemSortInput;
  ValuesetTermField: Types.ValuesetTermField;
  ValuesetItemTermField: Types.ValuesetItemTermField;
  ValuesetSearchInput: Types.ValuesetSearchInput;
  ValuesetItemSearchInput: Types.ValuesetItemSearchInput;
  ValuesetCreateInput: Types.ValuesetCreateInput;
  ValuesetCreateItemInput: Types.ValuesetCreateItemInput;
  ValuesetUpdateInput: Types.ValuesetUpdateInput;
  ValuesetItemCreateInput: Types.ValuesetItemCreateInput;
  ValuesetItemUpdateInput: Types.ValuesetItemUpdateInput;
  AgentInteractionMode: Types.AgentInteractionMode;
  AgentTrigger: Types.AgentTrigger;
  Agent: ResolverTypeWrapper<AgentRow>;
  AgentConversation: ResolverTypeWrapper<Types.AgentConversation>;
  AgentMessage: ResolverTypeWrapper<Types.AgentMessage>;
  UserClaims: ResolverTypeWrapper<Types.UserClaims>;
  AgentResponse: ResolverTypeWrapper<Omit<Types.AgentResponse, 'items'> & { items: Array<ResolversTypes['Agent']> }>;
  AgentSortField: Types.AgentSortField;
  AgentSortInput: Types.AgentSortInput;
  AgentSearchInput: Types.AgentSearchInput;
  AgentCreateInput: Types.AgentCreateInput;
  AgentUpdateInput: Types.AgentUpdateInput;
  AgentConversationCreateMessageInput: Types.AgentConversationCreateMessageInput;
  AgentConversationCreateInput: Types.AgentConversationCreateInput;
  AgentMessageCreateInput: Types.AgentMessageCreateInput;
  ChangeAction: Types.ChangeAction;
  ChangeType: Types.ChangeType;
  Change: ResolverTypeWrapper<Types.Change>;
  ChangesResponse: ResolverTypeWrapper<Types.ChangesResponse>;
  EmailSendEventInput: Types.EmailSendEventInput;
  EventFailureStatus: Types.EventFailureStatus;
  EventFailure: ResolverTypeWrapper<EventRow>;
  EventFailuresResponse: ResolverTypeWrapper<Omit<Types.EventFailuresResponse, 'items'> & { items: Array<ResolversTypes['EventFailure']> }>;
  EventFailureSortField: Types.EventFailureSortField;
  EventFailureSortInput: Types.EventFailureSortInput;
  EventFailureSearchInput: Types.EventFailureSearchInput;
  EventFailuresReplayInput: Types.EventFailuresReplayInput;
  EventTrigger: Types.EventTrigger;
  IEventActionConfig: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IEventActionConfig']>;
  EventToEmailConfig: ResolverTypeWrapper<EventActionConfigRow>;
  EventToWebHookConfig: ResolverTypeWrapper<EventActionConfigRow>;
  EventActionConfigResponse: ResolverTypeWrapper<Omit<Types.EventActionConfigResponse, 'items'> & { items: Array<ResolversTypes['IEventActionConfig']> }>;
  EventActionConfigSearchInput: Types.EventActionConfigSearchInput;
  EventActionConfigSortField: Types.EventActionConfigSortField;
  EventActionConfigSortInput: Types.EventActionConfigSortInput;
  EventToEmailConfigCreateInput: Types.EventToEmailConfigCreateInput;
  EventToEmailConfigUpdateInput: Types.EventToEmailConfigUpdateInput;
  EventToWebHookConfigCreateInput: Types.EventToWebHookConfigCreateInput;
  EventToWebHookConfigUpdateInput: Types.EventToWebHookConfigUpdateInput;
  TriggerCustomEventInput: Types.TriggerCustomEventInput;
  EventDeliveryStatus: Types.EventDeliveryStatus;
  EventDelivery: ResolverTypeWrapper<Types.EventDelivery>;
  EventDeliveryResponse: ResolverTypeWrapper<Types.EventDeliveryResponse>;
  EventDeliverySearchInput: Types.EventDeliverySearchInput;
  EventDeliveryRedeliverInput: Types.EventDeliveryRedeliverInput;
  TicketStatus: Types.TicketStatus;
  Ticket: ResolverTypeWrapper<TicketRow>;
  TicketResponse: ResolverTypeWrapper<Omit<Types.TicketResponse, 'items'> & { items: Array<ResolversTypes['Ticket']> }>;
  TicketSortField: Types.TicketSortField;
  TicketSortInput: Types.TicketSortInput;
  TicketSearchInput: Types.TicketSearchInput;
  TicketCreateInput: Types.TicketCreateInput;
  TicketUpdateInput: Types.TicketUpdateInput;
  CsvImportOperation: Types.CsvImportOperation;
  CsvImportState: Types.CsvImportState;
  CsvImportJob: ResolverTypeWrapper<CsvImportJobRow>;
  CsvImportJobsResponse: ResolverTypeWrapper<Omit<Types.CsvImportJobsResponse, 'items'> & { items: Array<ResolversTypes['CsvImportJob']> }>;
  CsvImportJobSortField: Types.CsvImportJobSortField;
  CsvImportJobSortInput: Types.CsvImportJobSortInput;
  CsvImportJobSearchInput: Types.CsvImportJobSearchInput;
  DeskTaskKind: Types.DeskTaskKind;
  DeskTask: ResolverTypeWrapper<Types.DeskTask>;
  AdminUser: ResolverTypeWrapper<AdminUserRow>;
  AdminUserTenant: ResolverTypeWrapper<AdminUserTenantRow>;
  UserResponse: ResolverTypeWrapper<Omit<Types.UserResponse, 'items'> & { items: Array<ResolversTypes['AdminUser']> }>;
  TenantResponse: ResolverTypeWrapper<Omit<Types.TenantResponse, 'items'> & { items: Array<ResolversTypes['AdminUserTenant']> }>;
  AdminUserSortField: Types.AdminUserSortField;
  AdminUserSortInput: Types.AdminUserSortInput;
  AdminUsersSearchInput: Types.AdminUsersSearchInput;
  AdminUserTenantsSearchInput: Types.AdminUserTenantsSearchInput;
  CreateUserDto: Types.CreateUserDto;
  UpdateUserDto: Types.UpdateUserDto;
  CreateTenantDto: Types.CreateTenantDto;
  Channel: ResolverTypeWrapper<ChannelRow>;
  ChannelCreateInput: Types.ChannelCreateInput;
  ChannelUpdateInput: Types.ChannelUpdateInput;
  CustomFieldFilterInput: Types.CustomFieldFilterInput;
  CustomFieldSortInput: Types.CustomFieldSortInput;
  CustomFields: ResolverTypeWrapper<Types.Scalars['CustomFields']['output']>;
  FieldOwnerType: Types.FieldOwnerType;
  FieldType: Types.FieldType;
  FieldReferenceType: Types.FieldReferenceType;
  FieldIndexState: Types.FieldIndexState;
  FieldDefinition: ResolverTypeWrapper<FieldDefinitionRow>;
  FieldDefinitionsResponse: ResolverTypeWrapper<Omit<Types.FieldDefinitionsResponse, 'items'> & { items: Array<ResolversTypes['FieldDefinition']> }>;
  FieldDefinitionSortField: Types.FieldDefinitionSortField;
  FieldDefinitionSortInput: Types.FieldDefinitionSortInput;
  FieldDefinitionSearchInput: Types.FieldDefinitionSearchInput;
  FieldDefinitionCreateInput: Types.FieldDefinitionCreateInput;
  FieldDefinitionUpdateInput: Types.FieldDefinitionUpdateInput;
  HistoryRecordType: Types.HistoryRecordType;
  HistoryCallerKind: Types.HistoryCallerKind;
  HistoryCaller: ResolverTypeWrapper<Types.HistoryCaller>;
  HistoryChange: ResolverTypeWrapper<Types.HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<Types.HistoryEntry>;
  HistoryEntryResponse: ResolverTypeWrapper<Types.HistoryEntryResponse>;
  RecordHistorySearchInput: Types.RecordHistorySearchInput;
  LifecycleUseKind: Types.LifecycleUseKind;
  LifecycleVerdict: Types.LifecycleVerdict;
  LifecycleFix: Types.LifecycleFix;
  LifecycleUsage: ResolverTypeWrapper<Types.LifecycleUsage>;
  LifecycleUsageResponse: ResolverTypeWrapper<Types.LifecycleUsageResponse>;
  LifecycleUsageSortField: Types.LifecycleUsageSortField;
  LifecycleUsageSortInput: Types.LifecycleUsageSortInput;
  LifecycleUsageSearchInput: Types.LifecycleUsageSearchInput;
  LifecycleReadiness: ResolverTypeWrapper<Types.LifecycleReadiness>;
  LifecycleReadinessResponse: ResolverTypeWrapper<Types.LifecycleReadinessResponse>;
  LifecycleReadinessSortField: Types.LifecycleReadinessSortField;
  LifecycleReadinessSortInput: Types.LifecycleReadinessSortInput;
  LifecycleReadinessSearchInput: Types.LifecycleReadinessSearchInput;
  EmailEventType: Types.EmailEventType;
  EmailSendContactInput: Types.EmailSendContactInput;
  Base64File: ResolverTypeWrapper<Types.Base64File>;
  Base64FileInput: Types.Base64FileInput;
  PublishEmailEventResponse: ResolverTypeWrapper<Types.PublishEmailEventResponse>;
  RoleDefinition: ResolverTypeWrapper<RoleDefinitionRow>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleDefinitionResponse: ResolverTypeWrapper<Omit<Types.RoleDefinitionResponse, 'items'> & { items: Array<ResolversTypes['RoleDefinition']> }>;
  RoleResponse: ResolverTypeWrapper<Omit<Types.RoleResponse, 'items'> & { items: Array<ResolversTypes['Role']> }>;
  RoleDefinitionSortableFields: Types.RoleDefinitionSortableFields;
  RoleDefinitionSortInput: Types.RoleDefinitionSortInput;
  RoleDefinitionSearchInput: Types.RoleDefinitionSearchInput;
  RoleSortableFields: Types.RoleSortableFields;
  RoleSortInput: Types.RoleSortInput;
  RoleSearchInput: Types.RoleSearchInput;
  RoleDefinitionCreateInput: Types.RoleDefinitionCreateInput;
  RoleDefinitionUpdateInput: Types.RoleDefinitionUpdateInput;
  RoleCreateInput: Types.RoleCreateInput;
  RoleUpdateInput: Types.RoleUpdateInput;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  SavedViewResponse: ResolverTypeWrapper<Omit<Types.SavedViewResponse, 'items'> & { items: Array<ResolversTypes['SavedView']> }>;
  SavedViewSortField: Types.SavedViewSortField;
  SavedViewSortInput: Types.SavedViewSortInput;
  SavedViewSearchInput: Types.SavedViewSearchInput;
  SavedViewCreateInput: Types.SavedViewCreateInput;
  SavedViewUpdateInput: Types.SavedViewUpdateInput;
  Shop: ResolverTypeWrapper<ShopRow>;
  ShopPriceCalculationConfig: ResolverTypeWrapper<Types.ShopPriceCalculationConfig>;
  TemplateType: Types.TemplateType;
  LocalizedTemplateContent: ResolverTypeWrapper<Types.LocalizedTemplateContent>;
  LocalizedTemplateContentInput: Types.LocalizedTemplateContentInput;
  IBaseTemplate: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBaseTemplate']>;
  EmailTemplate: ResolverTypeWrapper<TemplateRow>;
  DocumentTemplate: ResolverTypeWrapper<TemplateRow>;
  EmailSender: ResolverTypeWrapper<Omit<Types.EmailSender, 'names'> & { names?: Types.Maybe<Array<ResolversTypes['LocalizedString']>> }>;
  EmailSenderInput: Types.EmailSenderInput;
  EmailContact: ResolverTypeWrapper<Types.EmailContact>;
  EmailContactInput: Types.EmailContactInput;
  EmailTemplateCreateInput: Types.EmailTemplateCreateInput;
  EmailTemplateUpdateInput: Types.EmailTemplateUpdateInput;
  DocumentTemplateCreateInput: Types.DocumentTemplateCreateInput;
  DocumentTemplateUpdateInput: Types.DocumentTemplateUpdateInput;
  TemplateResponse: ResolverTypeWrapper<Omit<Types.TemplateResponse, 'items'> & { items: Array<ResolversTypes['IBaseTemplate']> }>;
  TemplateSortField: Types.TemplateSortField;
  TemplateSortInput: Types.TemplateSortInput;
  TemplateSearchInput: Types.TemplateSearchInput;
  TemplateRenderInput: Types.TemplateRenderInput;
  TemplateErrorType: Types.TemplateErrorType;
  TemplateErrorLog: ResolverTypeWrapper<TemplateErrorLogRow>;
  TemplateErrorLogResponse: ResolverTypeWrapper<Omit<Types.TemplateErrorLogResponse, 'items'> & { items: Array<ResolversTypes['TemplateErrorLog']> }>;
  TemplateErrorLogSortField: Types.TemplateErrorLogSortField;
  TemplateErrorLogSortInput: Types.TemplateErrorLogSortInput;
  TemplateErrorLogSearchInput: Types.TemplateErrorLogSearchInput;
  TemplateErrorLogStats: ResolverTypeWrapper<Types.TemplateErrorLogStats>;
  RESTRICT_SALES_PRICING_VISIBILITY: Types.RESTRICT_SALES_PRICING_VISIBILITY;
  ALLOW_QUOTE_INVALIDATION: Types.ALLOW_QUOTE_INVALIDATION;
  Tenant: ResolverTypeWrapper<TenantRow>;
  TenantCreateInput: Types.TenantCreateInput;
  TenantUpdateInput: Types.TenantUpdateInput;
  Discount: ResolverTypeWrapper<DiscountRow>;
  DiscountResponse: ResolverTypeWrapper<Omit<Types.DiscountResponse, 'items'> & { items: Array<ResolversTypes['Discount']> }>;
  DiscountSortField: Types.DiscountSortField;
  DiscountSortInput: Types.DiscountSortInput;
  DiscountSearchInput: Types.DiscountSearchInput;
  DiscountCreateInput: Types.DiscountCreateInput;
  DiscountUpdateInput: Types.DiscountUpdateInput;
  DiscountCsvInput: Types.DiscountCsvInput;
  DiscountCsvMapping: Types.DiscountCsvMapping;
  DiscountFieldName: Types.DiscountFieldName;
  PriceElementType: Types.PriceElementType;
  ProductPrice: ResolverTypeWrapper<Omit<Types.ProductPrice, 'discount'> & { discount?: Types.Maybe<ResolversTypes['IDiscount']> }>;
  PriceDerivation: ResolverTypeWrapper<Types.PriceDerivation>;
  PriceDecision: ResolverTypeWrapper<Types.PriceDecision>;
  PriceStep: ResolverTypeWrapper<Types.PriceStep>;
  PriceStepOperation: Types.PriceStepOperation;
  PriceStepSource: Types.PriceStepSource;
  PriceDerivationCost: ResolverTypeWrapper<Types.PriceDerivationCost>;
  PriceCandidate: ResolverTypeWrapper<Types.PriceCandidate>;
  PriceLineTarget: Types.PriceLineTarget;
  PriceCandidateOutcome: Types.PriceCandidateOutcome;
  PriceDerivationSheet: ResolverTypeWrapper<Types.PriceDerivationSheet>;
  PriceSheetOutcome: Types.PriceSheetOutcome;
  PriceBreak: ResolverTypeWrapper<Types.PriceBreak>;
  PriceCalculateInput: Types.PriceCalculateInput;
  PriceCalculateProductInput: Types.PriceCalculateProductInput;
  UserBulkPriceProductInput: Types.UserBulkPriceProductInput;
  PriceCalculateDefaultInput: Types.PriceCalculateDefaultInput;
  IProductOffer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IProductOffer']>;
  ProductOffer: ResolverTypeWrapper<Types.ProductOffer>;
  BundlePrice: ResolverTypeWrapper<Types.BundlePrice>;
  PriceDiscountType: Types.PriceDiscountType;
  PriceDisplay: Types.PriceDisplay;
  Price: ResolverTypeWrapper<PriceRow>;
  PriceResponse: ResolverTypeWrapper<Omit<Types.PriceResponse, 'items'> & { items: Array<ResolversTypes['Price']> }>;
  PriceSearchInput: Types.PriceSearchInput;
  PriceSortField: Types.PriceSortField;
  PriceSortInput: Types.PriceSortInput;
  PriceCostPriceInput: Types.PriceCostPriceInput;
  PriceCreateInput: Types.PriceCreateInput;
  PriceUpdateInput: Types.PriceUpdateInput;
  PriceCsvInput: Types.PriceCsvInput;
  PriceCsvMapping: Types.PriceCsvMapping;
  PriceFieldName: Types.PriceFieldName;
  Pricesheet: ResolverTypeWrapper<PricesheetRow>;
  PricesheetResponse: ResolverTypeWrapper<Omit<Types.PricesheetResponse, 'items'> & { items: Array<ResolversTypes['Pricesheet']> }>;
  PricesheetContactsSearchInput: Types.PricesheetContactsSearchInput;
  PricesheetCustomersSearchInput: Types.PricesheetCustomersSearchInput;
  PricesheetCompaniesSearchInput: Types.PricesheetCompaniesSearchInput;
  PricesheetSortField: Types.PricesheetSortField;
  PricesheetSortInput: Types.PricesheetSortInput;
  PricesheetSearchInput: Types.PricesheetSearchInput;
  PricesheetCreateInput: Types.PricesheetCreateInput;
  PricesheetUpdateInput: Types.PricesheetUpdateInput;
  PricesheetAssignInput: Types.PricesheetAssignInput;
  PricesheetUnassignInput: Types.PricesheetUnassignInput;
  PricesheetsEffectiveInput: Types.PricesheetsEffectiveInput;
  PricesheetsEffectivePaginationInput: Types.PricesheetsEffectivePaginationInput;
  PricesheetCsvInput: Types.PricesheetCsvInput;
  PricesheetCsvMapping: Types.PricesheetCsvMapping;
  PricesheetFieldName: Types.PricesheetFieldName;
  TaxCode: Types.TaxCode;
  SurchargeType: Types.SurchargeType;
  Surcharge: ResolverTypeWrapper<SurchargeRow>;
  SurchargesResponse: ResolverTypeWrapper<Omit<Types.SurchargesResponse, 'items'> & { items: Array<ResolversTypes['Surcharge']> }>;
  SurchargeSearchInput: Types.SurchargeSearchInput;
  CreateSurchargeInput: Types.CreateSurchargeInput;
  UpdateSurchargeInput: Types.UpdateSurchargeInput;
  SurchargeProduct: ResolverTypeWrapper<SurchargeProductRow>;
  SurchargeProductResponse: ResolverTypeWrapper<Omit<Types.SurchargeProductResponse, 'items'> & { items: Array<ResolversTypes['SurchargeProduct']> }>;
  ConfirmationResponse: ResolverTypeWrapper<Types.ConfirmationResponse>;
  AddSurchargesToProductInput: Types.AddSurchargesToProductInput;
  RemoveSurchargesFromProductInput: Types.RemoveSurchargesFromProductInput;
  Taxcode: Types.Taxcode;
  Tax: ResolverTypeWrapper<TaxRow>;
  TaxesResponse: ResolverTypeWrapper<Omit<Types.TaxesResponse, 'items'> & { items: Array<ResolversTypes['Tax']> }>;
  TaxSortField: Types.TaxSortField;
  TaxSortInput: Types.TaxSortInput;
  TaxSearchInput: Types.TaxSearchInput;
  TaxCreateInput: Types.TaxCreateInput;
  TaxUpdateInput: Types.TaxUpdateInput;
  IDiscount: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IDiscount']>;
  BulkPrice: ResolverTypeWrapper<BulkPriceRow>;
  BulkCostPrice: ResolverTypeWrapper<BulkCostPriceRow>;
  BulkPriceResponse: ResolverTypeWrapper<Omit<Types.BulkPriceResponse, 'items'> & { items: Array<ResolversTypes['BulkPrice']> }>;
  BulkCostPriceResponse: ResolverTypeWrapper<Omit<Types.BulkCostPriceResponse, 'items'> & { items: Array<ResolversTypes['BulkCostPrice']> }>;
  BulkPriceSortField: Types.BulkPriceSortField;
  BulkPriceSearchInput: Types.BulkPriceSearchInput;
  BulkPriceSortInput: Types.BulkPriceSortInput;
  BulkPriceCreateInput: Types.BulkPriceCreateInput;
  BulkPriceUpdateInput: Types.BulkPriceUpdateInput;
  BulkCostPriceSearchInput: Types.BulkCostPriceSearchInput;
  BulkCostPriceSortInput: Types.BulkCostPriceSortInput;
  BulkCostPriceCreateInput: Types.BulkCostPriceCreateInput;
  BulkCostPriceUpdateInput: Types.BulkCostPriceUpdateInput;
  BulkPriceCsvInput: Types.BulkPriceCsvInput;
  BulkPriceCsvMapping: Types.BulkPriceCsvMapping;
  BulkPriceFieldName: Types.BulkPriceFieldName;
  BulkCostPriceCsvInput: Types.BulkCostPriceCsvInput;
  BulkCostPriceCsvMapping: Types.BulkCostPriceCsvMapping;
  BulkCostPriceFieldName: Types.BulkCostPriceFieldName;
  CostPrice: ResolverTypeWrapper<CostPriceRow>;
  CostPriceResponse: ResolverTypeWrapper<Omit<Types.CostPriceResponse, 'items'> & { items: Array<ResolversTypes['CostPrice']> }>;
  CostPriceSortField: Types.CostPriceSortField;
  CostPriceSearchInput: Types.CostPriceSearchInput;
  CostPriceSortInput: Types.CostPriceSortInput;
  CostPriceCreateInput: Types.CostPriceCreateInput;
  CostPriceUpdateInput: Types.CostPriceUpdateInput;
  ZoneTaxCode: ResolverTypeWrapper<ZoneTaxCodeRow>;
  ZoneTaxCodeResponse: ResolverTypeWrapper<Omit<Types.ZoneTaxCodeResponse, 'items'> & { items: Array<ResolversTypes['ZoneTaxCode']> }>;
  ZoneTaxCodeSortField: Types.ZoneTaxCodeSortField;
  ZoneTaxCodeSortInput: Types.ZoneTaxCodeSortInput;
  ZoneTaxCodeSearchInput: Types.ZoneTaxCodeSearchInput;
  ZoneTaxCodeCreateInput: Types.ZoneTaxCodeCreateInput;
  ZoneTaxCodeUpdateInput: Types.ZoneTaxCodeUpdateInput;
  BusinessRuleDecisionTableColumnType: Types.BusinessRuleDecisionTableColumnType;
  BusinessRuleDecisionTableRowReorderDirection: Types.BusinessRuleDecisionTableRowReorderDirection;
  BusinessRuleCreateInput: Types.BusinessRuleCreateInput;
  BusinessRuleUpdateInput: Types.BusinessRuleUpdateInput;
  BusinessRuleDecisionTableAddColumnInput: Types.BusinessRuleDecisionTableAddColumnInput;
  BusinessRuleDecisionTableDeleteColumnInput: Types.BusinessRuleDecisionTableDeleteColumnInput;
  BusinessRuleDecisionTableDeleteRowInput: Types.BusinessRuleDecisionTableDeleteRowInput;
  BusinessRuleDecisionTableMoveRowInput: Types.BusinessRuleDecisionTableMoveRowInput;
  BusinessRuleDecisionTableSetCellInput: Types.BusinessRuleDecisionTableSetCellInput;
  BusinessRuleDecisionTableUpdateInput: Types.BusinessRuleDecisionTableUpdateInput;
  BusinessRuleExpressionTypes: Types.BusinessRuleExpressionTypes;
  BusinessRuleExpressionGroupOperators: Types.BusinessRuleExpressionGroupOperators;
  BusinessRuleStringExpressionOperators: Types.BusinessRuleStringExpressionOperators;
  BusinessRuleNumberExpressionOperators: Types.BusinessRuleNumberExpressionOperators;
  BusinessRuleArrayExpressionOperators: Types.BusinessRuleArrayExpressionOperators;
  BusinessRuleDateExpressionOperators: Types.BusinessRuleDateExpressionOperators;
  BusinessRuleComplexExpressionAction: Types.BusinessRuleComplexExpressionAction;
  IBusinessRuleExpression: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBusinessRuleExpression']>;
  BusinessRuleExpressionGroup: ResolverTypeWrapper<Omit<Types.BusinessRuleExpressionGroup, 'expressions'> & { expressions: Array<ResolversTypes['IBusinessRuleExpression']> }>;
  BusinessRuleSubExpressionGroup: ResolverTypeWrapper<Omit<Types.BusinessRuleSubExpressionGroup, 'expressions'> & { expressions: Array<ResolversTypes['IBusinessRuleExpression']> }>;
  BusinessRuleStringExpression: ResolverTypeWrapper<Types.BusinessRuleStringExpression>;
  BusinessRuleNumberExpression: ResolverTypeWrapper<Types.BusinessRuleNumberExpression>;
  BusinessRuleArrayExpression: ResolverTypeWrapper<Types.BusinessRuleArrayExpression>;
  BusinessRuleDateExpression: ResolverTypeWrapper<Types.BusinessRuleDateExpression>;
  BusinessRuleComplexExpression: ResolverTypeWrapper<Omit<Types.BusinessRuleComplexExpression, 'expressions'> & { expressions?: Types.Maybe<Array<ResolversTypes['BusinessRuleSubExpressionGroup']>> }>;
  BusinessRuleStringExpressionInput: Types.BusinessRuleStringExpressionInput;
  BusinessRuleNumberExpressionInput: Types.BusinessRuleNumberExpressionInput;
  BusinessRuleArrayExpressionInput: Types.BusinessRuleArrayExpressionInput;
  BusinessRuleDateExpressionInput: Types.BusinessRuleDateExpressionInput;
  BusinessRuleComplexExpressionInput: Types.BusinessRuleComplexExpressionInput;
  BusinessRuleExpressionUnionInput: Types.BusinessRuleExpressionUnionInput;
  BusinessRuleExpressionGroupInput: Types.BusinessRuleExpressionGroupInput;
  BusinessRuleType: Types.BusinessRuleType;
  BusinessRuleNodeType: Types.BusinessRuleNodeType;
  BusinessRuleHitPolicyOption: Types.BusinessRuleHitPolicyOption;
  BusinessRule: ResolverTypeWrapper<BusinessRuleRow>;
  BusinessRuleEdge: ResolverTypeWrapper<Types.BusinessRuleEdge>;
  IBusinessRuleNode: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBusinessRuleNode']>;
  BusinessRuleInput: ResolverTypeWrapper<Types.BusinessRuleInput>;
  BusinessRuleOutput: ResolverTypeWrapper<Types.BusinessRuleOutput>;
  BusinessRuleDecisionTable: ResolverTypeWrapper<Omit<Types.BusinessRuleDecisionTable, 'content'> & { content: ResolversTypes['BusinessRuleDecisionTableContent'] }>;
  BusinessRuleDecisionTableContent: ResolverTypeWrapper<Omit<Types.BusinessRuleDecisionTableContent, 'rows'> & { rows: Array<ResolversTypes['BusinessRuleDecisionTableRow']> }>;
  BusinessRuleDecisionTableInputOutput: ResolverTypeWrapper<Types.BusinessRuleDecisionTableInputOutput>;
  BusinessRuleDecisionTableRow: ResolverTypeWrapper<Omit<Types.BusinessRuleDecisionTableRow, 'inputs' | 'outputs'> & { inputs: Array<ResolversTypes['BusinessRuleDecisionTableCell']>, outputs: Array<ResolversTypes['BusinessRuleDecisionTableCell']> }>;
  BusinessRuleDecisionTableCell: ResolverTypeWrapper<Omit<Types.BusinessRuleDecisionTableCell, 'expression' | 'localizedValue'> & { expression?: Types.Maybe<ResolversTypes['BusinessRuleExpressionGroup']>, localizedValue?: Types.Maybe<Array<ResolversTypes['LocalizedString']>> }>;
  BusinessRuleResponse: ResolverTypeWrapper<Omit<Types.BusinessRuleResponse, 'items'> & { items: Array<ResolversTypes['BusinessRule']> }>;
  BusinessRuleSearchInput: Types.BusinessRuleSearchInput;
  BusinessRuleDecisionTableSearchInput: Types.BusinessRuleDecisionTableSearchInput;
  BusinessRuleActionField: ResolverTypeWrapper<Omit<Types.BusinessRuleActionField, 'name'> & { name: Array<ResolversTypes['LocalizedString']> }>;
  BusinessRuleFieldDefinition: ResolverTypeWrapper<Omit<Types.BusinessRuleFieldDefinition, 'name' | 'fields' | 'expressions'> & { name: Array<ResolversTypes['LocalizedString']>, fields?: Types.Maybe<Array<ResolversTypes['BusinessRuleActionField']>>, expressions?: Types.Maybe<Array<ResolversTypes['BusinessRuleFieldDefinition']>> }>;
  BusinessRuleFieldDefinitionGroup: ResolverTypeWrapper<Omit<Types.BusinessRuleFieldDefinitionGroup, 'definitions'> & { definitions: Array<ResolversTypes['BusinessRuleFieldDefinition']> }>;
  DecisionPoint: Types.DecisionPoint;
  DecisionFailurePolicy: Types.DecisionFailurePolicy;
  DecisionHookState: Types.DecisionHookState;
  DecisionHook: ResolverTypeWrapper<DecisionHookRow>;
  DecisionHookResponse: ResolverTypeWrapper<Omit<Types.DecisionHookResponse, 'items'> & { items: Array<ResolversTypes['DecisionHook']> }>;
  DecisionHookSortField: Types.DecisionHookSortField;
  DecisionHookSortInput: Types.DecisionHookSortInput;
  DecisionHookSearchInput: Types.DecisionHookSearchInput;
  DecisionHookCreateInput: Types.DecisionHookCreateInput;
  DecisionHookUpdateInput: Types.DecisionHookUpdateInput;
  DecisionCallStatus: Types.DecisionCallStatus;
  DecisionHookCall: ResolverTypeWrapper<DecisionHookCallRow>;
  DecisionHookCallResponse: ResolverTypeWrapper<Omit<Types.DecisionHookCallResponse, 'items'> & { items: Array<ResolversTypes['DecisionHookCall']> }>;
  DecisionHookCallSortField: Types.DecisionHookCallSortField;
  DecisionHookCallSortInput: Types.DecisionHookCallSortInput;
  DecisionHookCallSearchInput: Types.DecisionHookCallSearchInput;
  DecisionHookRotateSecretInput: Types.DecisionHookRotateSecretInput;
  IncentiveActions: Types.IncentiveActions;
  IncentiveDiscountType: Types.IncentiveDiscountType;
  IncentiveRuleOrderItemSetCellInput: Types.IncentiveRuleOrderItemSetCellInput;
  IncentiveRuleSetActionInput: Types.IncentiveRuleSetActionInput;
  CartStartInput: Types.CartStartInput;
  CartSetContactInput: Types.CartSetContactInput;
  CartSetCustomerInput: Types.CartSetCustomerInput;
  CartSetUserInput: Types.CartSetUserInput;
  CartPaymentDataInput: Types.CartPaymentDataInput;
  CartPostageDataInput: Types.CartPostageDataInput;
  CartUpdateInput: Types.CartUpdateInput;
  CartUpdateAddressInput: Types.CartUpdateAddressInput;
  CartActionCodeInput: Types.CartActionCodeInput;
  CartChildItemInput: Types.CartChildItemInput;
  CartAddItemInput: Types.CartAddItemInput;
  CartAddBundleInput: Types.CartAddBundleInput;
  CartUpdateItemInput: Types.CartUpdateItemInput;
  CartDeleteItemInput: Types.CartDeleteItemInput;
  CartChildItemBulkInput: Types.CartChildItemBulkInput;
  CartItemBulkInput: Types.CartItemBulkInput;
  CartItemsBulkUpsertInput: Types.CartItemsBulkUpsertInput;
  CartProcessInput: Types.CartProcessInput;
  CartAcceptPurchaseAuthorizationRequestInput: Types.CartAcceptPurchaseAuthorizationRequestInput;
  CartDeclinePurchaseAuthorizationRequestInput: Types.CartDeclinePurchaseAuthorizationRequestInput;
  CartProcessResponse: ResolverTypeWrapper<Omit<Types.CartProcessResponse, 'cart' | 'order'> & { cart: ResolversTypes['Cart'], order: ResolversTypes['Order'] }>;
  CartStatus: Types.CartStatus;
  CartAddressType: Types.CartAddressType;
  PriceMode: Types.PriceMode;
  ICart: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ICart']>;
  ICartBaseItem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ICartBaseItem']>;
  Cart: ResolverTypeWrapper<CartRow>;
  CartAddress: ResolverTypeWrapper<Types.CartAddress>;
  CartMainItem: ResolverTypeWrapper<CartItemRow>;
  CartBaseItem: ResolverTypeWrapper<CartItemRow>;
  CartUnOrderableItem: ResolverTypeWrapper<CartItemRow>;
  CartItemSurcharge: ResolverTypeWrapper<Omit<Types.CartItemSurcharge, 'names' | 'descriptions'> & { names: Array<ResolversTypes['LocalizedString']>, descriptions: Array<ResolversTypes['LocalizedString']> }>;
  CartPaymentData: ResolverTypeWrapper<Types.CartPaymentData>;
  CartPostageData: ResolverTypeWrapper<Omit<Types.CartPostageData, 'carrierData' | 'warehouse'> & { carrierData?: Types.Maybe<ResolversTypes['Carrier']>, warehouse?: Types.Maybe<ResolversTypes['Warehouse']> }>;
  CartPaymethod: ResolverTypeWrapper<Types.CartPaymethod>;
  CartCarrier: ResolverTypeWrapper<Types.CartCarrier>;
  CartShippingMethod: ResolverTypeWrapper<Types.CartShippingMethod>;
  CartTaxLevel: ResolverTypeWrapper<Types.CartTaxLevel>;
  CartTotal: ResolverTypeWrapper<Types.CartTotal>;
  CartResponse: ResolverTypeWrapper<Omit<Types.CartResponse, 'items'> & { items: Array<ResolversTypes['Cart']> }>;
  CartSortField: Types.CartSortField;
  CartSortInput: Types.CartSortInput;
  CartSearchInput: Types.CartSearchInput;
  CartItemIncentive: ResolverTypeWrapper<Types.CartItemIncentive>;
  OrderItemIncentiveCode: Types.OrderItemIncentiveCode;
  CartIncentive: ResolverTypeWrapper<Omit<Types.CartIncentive, 'affectedItems'> & { affectedItems?: Types.Maybe<Array<ResolversTypes['CartBaseItem']>> }>;
  OrderIncentive: ResolverTypeWrapper<Types.OrderIncentive>;
  CartIncentiveParams: ResolverTypeWrapper<Types.CartIncentiveParams>;
  DiscountType: Types.DiscountType;
  CartVoucher: ResolverTypeWrapper<Types.CartVoucher>;
  FavoriteList: ResolverTypeWrapper<FavoriteListRow>;
  FavoriteListsResponse: ResolverTypeWrapper<Omit<Types.FavoriteListsResponse, 'items'> & { items: Array<ResolversTypes['FavoriteList']> }>;
  FavoriteListsBaseSearchInput: Types.FavoriteListsBaseSearchInput;
  FavoriteListsSearchInput: Types.FavoriteListsSearchInput;
  FavoriteListsCreateInput: Types.FavoriteListsCreateInput;
  FavoriteListsUpdateInput: Types.FavoriteListsUpdateInput;
  FavoriteListsItemsInput: Types.FavoriteListsItemsInput;
  SendOrderConfirmResponseType: ResolverTypeWrapper<Types.SendOrderConfirmResponseType>;
  OrderRevision: ResolverTypeWrapper<OrderRevisionRow>;
  OrderRevisionResponse: ResolverTypeWrapper<Omit<Types.OrderRevisionResponse, 'items'> & { items: Array<ResolversTypes['OrderRevision']> }>;
  OrderRevisionSortField: Types.OrderRevisionSortField;
  OrderRevisionSortInput: Types.OrderRevisionSortInput;
  OrderRevisionSearchInput: Types.OrderRevisionSearchInput;
  OrderRevisionByOrderSearchInput: Types.OrderRevisionByOrderSearchInput;
  OrderRevisionsInvalidateInput: Types.OrderRevisionsInvalidateInput;
  OrderStatusSet: ResolverTypeWrapper<OrderStatusSetRow>;
  OrderStatusSetsResponse: ResolverTypeWrapper<Omit<Types.OrderStatusSetsResponse, 'items'> & { items: Array<ResolversTypes['OrderStatusSet']> }>;
  OrderStatusSetSortField: Types.OrderStatusSetSortField;
  OrderStatusSetSortInput: Types.OrderStatusSetSortInput;
  OrderStatusSetsSearchInput: Types.OrderStatusSetsSearchInput;
  OrderStatusSetSearchByInput: Types.OrderStatusSetSearchByInput;
  CreateOrderStatusSetInput: Types.CreateOrderStatusSetInput;
  UpdateOrderStatusSetInput: Types.UpdateOrderStatusSetInput;
  AddOrderStatusesToOrderStatusSetInput: Types.AddOrderStatusesToOrderStatusSetInput;
  RemoveOrderStatusesFromOrderStatusSetInput: Types.RemoveOrderStatusesFromOrderStatusSetInput;
  OrderStatusType: Types.OrderStatusType;
  OrderStatusOrderType: Types.OrderStatusOrderType;
  OrderStatus: ResolverTypeWrapper<OrderStatusRow>;
  OrderStatusesResponse: ResolverTypeWrapper<Omit<Types.OrderStatusesResponse, 'items'> & { items: Array<ResolversTypes['OrderStatus']> }>;
  OrderStatusSortField: Types.OrderStatusSortField;
  OrderStatusSortInput: Types.OrderStatusSortInput;
  OrderStatusesSearchInput: Types.OrderStatusesSearchInput;
  OrderStatusSearchByInput: Types.OrderStatusSearchByInput;
  CreateOrderStatusInput: Types.CreateOrderStatusInput;
  UpdateOrderStatusInput: Types.UpdateOrderStatusInput;
  OrderCreateAddressInput: Types.OrderCreateAddressInput;
  OrderAddressBulkInput: Types.OrderAddressBulkInput;
  OrderAddressUpdateInput: Types.OrderAddressUpdateInput;
  OrderUpdateAddressInput: Types.OrderUpdateAddressInput;
  OrderCreateInput: Types.OrderCreateInput;
  OrderUpdateInput: Types.OrderUpdateInput;
  OrderItemCreateInput: Types.OrderItemCreateInput;
  OrderItemUpdateInput: Types.OrderItemUpdateInput;
  OrderItemDeleteInput: Types.OrderItemDeleteInput;
  CreateOrUpdateOrderItemInput: Types.CreateOrUpdateOrderItemInput;
  OrderPaymentInput: Types.OrderPaymentInput;
  OrderPaymentUpdateInput: Types.OrderPaymentUpdateInput;
  OrderPostageInput: Types.OrderPostageInput;
  OrderPostageUpdateInput: Types.OrderPostageUpdateInput;
  OrderTotalInput: Types.OrderTotalInput;
  OrderTotalUpdateInput: Types.OrderTotalUpdateInput;
  OrderSetStatusInput: Types.OrderSetStatusInput;
  OrderType: Types.OrderType;
  OrderExportStatus: Types.OrderExportStatus;
  OrderDiscountType: Types.OrderDiscountType;
  OrderItemClass: Types.OrderItemClass;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderMedia: ResolverTypeWrapper<Omit<Types.OrderMedia, 'attachments'> & { attachments?: Types.Maybe<ResolversTypes['PaginatedMediaAttachmentResponse']> }>;
  OrderTotals: ResolverTypeWrapper<Types.OrderTotals>;
  OrderTotalRowKind: Types.OrderTotalRowKind;
  OrderTotalRow: ResolverTypeWrapper<Types.OrderTotalRow>;
  OrderTotalTaxPercentage: ResolverTypeWrapper<Types.OrderTotalTaxPercentage>;
  OrderPaymentData: ResolverTypeWrapper<Types.OrderPaymentData>;
  OrderPostageData: ResolverTypeWrapper<Omit<Types.OrderPostageData, 'warehouse'> & { warehouse?: Types.Maybe<ResolversTypes['Warehouse']> }>;
  OrderItem: ResolverTypeWrapper<OrderItemRow>;
  OrderAddress: ResolverTypeWrapper<OrderAddressRow>;
  OrderResponse: ResolverTypeWrapper<Omit<Types.OrderResponse, 'items'> & { items: Array<ResolversTypes['Order']> }>;
  OrderSortField: Types.OrderSortField;
  OrderSortInput: Types.OrderSortInput;
  OrderDecisionOutcome: Types.OrderDecisionOutcome;
  OrderDecision: ResolverTypeWrapper<Types.OrderDecision>;
  TriggerOrderSendConfirmEventInput: Types.TriggerOrderSendConfirmEventInput;
  TriggerQuoteSendEventInput: Types.TriggerQuoteSendEventInput;
  TriggerQuoteSendRequestEventInput: Types.TriggerQuoteSendRequestEventInput;
  TriggerQuoteSendValidationEventInput: Types.TriggerQuoteSendValidationEventInput;
  OrderSearchFields: Types.OrderSearchFields;
  OrderSearchArguments: Types.OrderSearchArguments;
  Orderlist: ResolverTypeWrapper<OrderlistRow>;
  OrderlistsResponse: ResolverTypeWrapper<Omit<Types.OrderlistsResponse, 'items'> & { items: Array<ResolversTypes['Orderlist']> }>;
  UsersResponse: ResolverTypeWrapper<Omit<Types.UsersResponse, 'items'> & { items: Array<ResolversTypes['IBaseUser']> }>;
  ComputedOrderlistsResponse: ResolverTypeWrapper<Types.ComputedOrderlistsResponse>;
  OrderlistType: Types.OrderlistType;
  OrderlistSortField: Types.OrderlistSortField;
  OrderlistSortInput: Types.OrderlistSortInput;
  OrderlistSearchInput: Types.OrderlistSearchInput;
  OrderlistUserSearchInput: Types.OrderlistUserSearchInput;
  OrderlistCompanySearchInput: Types.OrderlistCompanySearchInput;
  OrderlistCreateInput: Types.OrderlistCreateInput;
  OrderlistUpdateInput: Types.OrderlistUpdateInput;
  OrderlistItemsInput: Types.OrderlistItemsInput;
  OrderlistUsersInput: Types.OrderlistUsersInput;
  OrderlistCompaniesInput: Types.OrderlistCompaniesInput;
  ComputedOrderlistsInput: Types.ComputedOrderlistsInput;
  PaymentStatuses: Types.PaymentStatuses;
  TransactionTypes: Types.TransactionTypes;
  TransactionStatuses: Types.TransactionStatuses;
  Payment: ResolverTypeWrapper<PaymentRow>;
  Transaction: ResolverTypeWrapper<TransactionRow>;
  PaymentsResponse: ResolverTypeWrapper<Omit<Types.PaymentsResponse, 'items'> & { items: Array<ResolversTypes['Payment']> }>;
  PaymentsSearchInput: Types.PaymentsSearchInput;
  SearchByInput: Types.SearchByInput;
  CreatePaymentInput: Types.CreatePaymentInput;
  UpdatePaymentInput: Types.UpdatePaymentInput;
  CreateTransactionInput: Types.CreateTransactionInput;
  PaymentOperationType: Types.PaymentOperationType;
  PaymentOperation: ResolverTypeWrapper<Omit<Types.PaymentOperation, 'payment'> & { payment: ResolversTypes['Payment'] }>;
  PaymentStartInput: Types.PaymentStartInput;
  PaymentOperationInput: Types.PaymentOperationInput;
  PayMethod: ResolverTypeWrapper<PayMethodRow>;
  PayMethodsResponse: ResolverTypeWrapper<Omit<Types.PayMethodsResponse, 'items'> & { items: Array<ResolversTypes['PayMethod']> }>;
  PayMethodSortField: Types.PayMethodSortField;
  PayMethodSortInput: Types.PayMethodSortInput;
  PayMethodSearchInput: Types.PayMethodSearchInput;
  PayMethodCreateInput: Types.PayMethodCreateInput;
  PayMethodUpdateInput: Types.PayMethodUpdateInput;
  ShipmentStatus: Types.ShipmentStatus;
  Shipment: ResolverTypeWrapper<ShipmentRow>;
  ShipmentItem: ResolverTypeWrapper<ShipmentItemRow>;
  ShipmentResponse: ResolverTypeWrapper<Omit<Types.ShipmentResponse, 'items'> & { items: Array<ResolversTypes['Shipment']> }>;
  ShipmentItemResponse: ResolverTypeWrapper<Omit<Types.ShipmentItemResponse, 'items'> & { items: Array<ResolversTypes['ShipmentItem']> }>;
  ShipmentSortField: Types.ShipmentSortField;
  ShipmentSortInput: Types.ShipmentSortInput;
  ShipmentItemSortField: Types.ShipmentItemSortField;
  ShipmentItemSortInput: Types.ShipmentItemSortInput;
  ShipmentSearchInput: Types.ShipmentSearchInput;
  ShipmentItemSearchInput: Types.ShipmentItemSearchInput;
  ShipmentCreateInput: Types.ShipmentCreateInput;
  ShipmentCreateItemInput: Types.ShipmentCreateItemInput;
  ShipmentCreateTrackAndTraceInput: Types.ShipmentCreateTrackAndTraceInput;
  ShipmentUpdateInput: Types.ShipmentUpdateInput;
  ShipmentItemCreateInput: Types.ShipmentItemCreateInput;
  ShipmentItemUpdateInput: Types.ShipmentItemUpdateInput;
  SpendingExplainInput: Types.SpendingExplainInput;
  SpendingCheck: ResolverTypeWrapper<Types.SpendingCheck>;
  SpendingExplanation: ResolverTypeWrapper<Types.SpendingExplanation>;
  StatisticsInterval: Types.StatisticsInterval;
  SalesStatisticsInput: Types.SalesStatisticsInput;
  TopProductsOrder: Types.TopProductsOrder;
  TopProductsInput: Types.TopProductsInput;
  SearchTermsWithoutResultsInput: Types.SearchTermsWithoutResultsInput;
  CurrencyRevenue: ResolverTypeWrapper<Types.CurrencyRevenue>;
  SalesStatisticsPoint: ResolverTypeWrapper<Types.SalesStatisticsPoint>;
  SalesStatistics: ResolverTypeWrapper<Types.SalesStatistics>;
  TopProduct: ResolverTypeWrapper<Types.TopProduct>;
  TopProducts: ResolverTypeWrapper<Types.TopProducts>;
  SearchTermWithoutResults: ResolverTypeWrapper<Types.SearchTermWithoutResults>;
  SearchTermsWithoutResults: ResolverTypeWrapper<Types.SearchTermsWithoutResults>;
  TenderStartInput: Types.TenderStartInput;
  TenderUpdateAddressInput: Types.TenderUpdateAddressInput;
  TenderChildItemInput: Types.TenderChildItemInput;
  TenderAddItemInput: Types.TenderAddItemInput;
  TenderAddItemsInput: Types.TenderAddItemsInput;
  TenderUpdateItemInput: Types.TenderUpdateItemInput;
  TenderUpdateInput: Types.TenderUpdateInput;
  TenderDiscountInput: Types.TenderDiscountInput;
  TenderPostageInput: Types.TenderPostageInput;
  TenderPaymentInput: Types.TenderPaymentInput;
  Tender: ResolverTypeWrapper<TenderRow>;
  TenderAddress: ResolverTypeWrapper<Types.TenderAddress>;
  TenderPayment: ResolverTypeWrapper<Types.TenderPayment>;
  TenderPostage: ResolverTypeWrapper<Omit<Types.TenderPostage, 'warehouse'> & { warehouse?: Types.Maybe<ResolversTypes['Warehouse']> }>;
  TenderTotal: ResolverTypeWrapper<Types.TenderTotal>;
  TenderTaxLevel: ResolverTypeWrapper<Types.TenderTaxLevel>;
  TenderCarrier: ResolverTypeWrapper<Types.TenderCarrier>;
  TenderPaymethod: ResolverTypeWrapper<Types.TenderPaymethod>;
  TenderResponse: ResolverTypeWrapper<Omit<Types.TenderResponse, 'tender'> & { tender: ResolversTypes['Tender'] }>;
  TenderResponseData: ResolverTypeWrapper<Types.TenderResponseData>;
  TenderProcessResponse: ResolverTypeWrapper<Types.TenderProcessResponse>;
  TenderAddressType: Types.TenderAddressType;
  ITenderBaseItem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ITenderBaseItem']>;
  TenderBaseItem: ResolverTypeWrapper<Omit<Types.TenderBaseItem, 'incentive' | 'surcharges'> & { incentive?: Types.Maybe<ResolversTypes['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<ResolversTypes['TenderItemSurcharge']>> }>;
  TenderMainItem: ResolverTypeWrapper<Omit<Types.TenderMainItem, 'incentive' | 'surcharges' | 'product' | 'childItems'> & { incentive?: Types.Maybe<ResolversTypes['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<ResolversTypes['TenderItemSurcharge']>>, product?: Types.Maybe<ResolversTypes['Product']>, childItems?: Types.Maybe<Array<ResolversTypes['ITenderBaseItem']>> }>;
  TenderItemIncentive: ResolverTypeWrapper<Types.TenderItemIncentive>;
  TenderItemSurcharge: ResolverTypeWrapper<Omit<Types.TenderItemSurcharge, 'names'> & { names: Array<ResolversTypes['LocalizedString']> }>;
  TrackAndTraceResponse: ResolverTypeWrapper<Omit<Types.TrackAndTraceResponse, 'items'> & { items: Array<ResolversTypes['TrackAndTrace']> }>;
  TrackAndTraceSortField: Types.TrackAndTraceSortField;
  TrackAndTraceSortInput: Types.TrackAndTraceSortInput;
  TrackAndTraceSearchInput: Types.TrackAndTraceSearchInput;
  TrackAndTraceCreateInput: Types.TrackAndTraceCreateInput;
  TrackAndTraceUpdateInput: Types.TrackAndTraceUpdateInput;
  ApprovalDelegate: ResolverTypeWrapper<ApprovalDelegateRow>;
  ApprovalDelegateResponse: ResolverTypeWrapper<Omit<Types.ApprovalDelegateResponse, 'items'> & { items: Array<ResolversTypes['ApprovalDelegate']> }>;
  ApprovalDelegateSortField: Types.ApprovalDelegateSortField;
  ApprovalDelegateSortInput: Types.ApprovalDelegateSortInput;
  ApprovalDelegateSearchInput: Types.ApprovalDelegateSearchInput;
  ApprovalDelegateCreateInput: Types.ApprovalDelegateCreateInput;
  ApprovalDelegateUpdateInput: Types.ApprovalDelegateUpdateInput;
  ApprovalRole: Types.ApprovalRole;
  ApproverKind: Types.ApproverKind;
  ApprovalNeeds: Types.ApprovalNeeds;
  ApprovalStep: ResolverTypeWrapper<Types.ApprovalStep>;
  ApprovalStepInput: Types.ApprovalStepInput;
  ApprovalRule: ResolverTypeWrapper<ApprovalRuleRow>;
  ApprovalRuleResponse: ResolverTypeWrapper<Omit<Types.ApprovalRuleResponse, 'items'> & { items: Array<ResolversTypes['ApprovalRule']> }>;
  ApprovalRuleSortField: Types.ApprovalRuleSortField;
  ApprovalRuleSortInput: Types.ApprovalRuleSortInput;
  ApprovalRuleSearchInput: Types.ApprovalRuleSearchInput;
  ApprovalRuleCreateInput: Types.ApprovalRuleCreateInput;
  ApprovalRuleUpdateInput: Types.ApprovalRuleUpdateInput;
  ApprovalStatus: Types.ApprovalStatus;
  ApprovalAction: Types.ApprovalAction;
  ApprovalPart: Types.ApprovalPart;
  ApprovalVia: Types.ApprovalVia;
  ApprovalEntry: ResolverTypeWrapper<ApprovalEntryRow>;
  ApprovalRequest: ResolverTypeWrapper<ApprovalRequestRow>;
  ApprovalRequestResponse: ResolverTypeWrapper<Omit<Types.ApprovalRequestResponse, 'items'> & { items: Array<ResolversTypes['ApprovalRequest']> }>;
  ApprovalRequestSortField: Types.ApprovalRequestSortField;
  ApprovalRequestSortInput: Types.ApprovalRequestSortInput;
  ApprovalRequestSearchInput: Types.ApprovalRequestSearchInput;
  ApprovalProofEntry: ResolverTypeWrapper<Types.ApprovalProofEntry>;
  ApprovalProof: ResolverTypeWrapper<Types.ApprovalProof>;
  BookingCodeType: Types.BookingCodeType;
  BookingCode: ResolverTypeWrapper<BookingCodeRow>;
  BookingCodeResponse: ResolverTypeWrapper<Omit<Types.BookingCodeResponse, 'items'> & { items: Array<ResolversTypes['BookingCode']> }>;
  BookingCodeSortField: Types.BookingCodeSortField;
  BookingCodeSortInput: Types.BookingCodeSortInput;
  BookingCodeSearchInput: Types.BookingCodeSearchInput;
  BookingCodeCreateInput: Types.BookingCodeCreateInput;
  BookingCodeUpdateInput: Types.BookingCodeUpdateInput;
  BudgetEnforcement: Types.BudgetEnforcement;
  BudgetPeriod: Types.BudgetPeriod;
  CurrencyRate: ResolverTypeWrapper<Types.CurrencyRate>;
  CurrencyRateInput: Types.CurrencyRateInput;
  Budget: ResolverTypeWrapper<BudgetRow>;
  BudgetResponse: ResolverTypeWrapper<Omit<Types.BudgetResponse, 'items'> & { items: Array<ResolversTypes['Budget']> }>;
  BudgetSortField: Types.BudgetSortField;
  BudgetSortInput: Types.BudgetSortInput;
  BudgetSearchInput: Types.BudgetSearchInput;
  BudgetCreateInput: Types.BudgetCreateInput;
  BudgetUpdateInput: Types.BudgetUpdateInput;
  CreditCountsFrom: Types.CreditCountsFrom;
  CreditAccount: ResolverTypeWrapper<CreditAccountRow>;
  CreditAccountResponse: ResolverTypeWrapper<Omit<Types.CreditAccountResponse, 'items'> & { items: Array<ResolversTypes['CreditAccount']> }>;
  CreditAccountSortField: Types.CreditAccountSortField;
  CreditAccountSortInput: Types.CreditAccountSortInput;
  CreditAccountSearchInput: Types.CreditAccountSearchInput;
  CreditAccountCreateInput: Types.CreditAccountCreateInput;
  CreditAccountUpdateInput: Types.CreditAccountUpdateInput;
  CreditEntryType: Types.CreditEntryType;
  CreditEntry: ResolverTypeWrapper<CreditEntryRow>;
  CreditEntryResponse: ResolverTypeWrapper<Omit<Types.CreditEntryResponse, 'items'> & { items: Array<ResolversTypes['CreditEntry']> }>;
  CreditEntrySortField: Types.CreditEntrySortField;
  CreditEntrySortInput: Types.CreditEntrySortInput;
  CreditEntrySearchInput: Types.CreditEntrySearchInput;
  CreditEntryCreateInput: Types.CreditEntryCreateInput;
  SpendingPart: Types.SpendingPart;
  SpendingEntryReason: Types.SpendingEntryReason;
  SpendingEntry: ResolverTypeWrapper<SpendingEntryRow>;
  SpendingEntryResponse: ResolverTypeWrapper<Omit<Types.SpendingEntryResponse, 'items'> & { items: Array<ResolversTypes['SpendingEntry']> }>;
  SpendingEntrySortField: Types.SpendingEntrySortField;
  SpendingEntrySortInput: Types.SpendingEntrySortInput;
  SpendingEntrySearchInput: Types.SpendingEntrySearchInput;
  SpendingLimitMeasure: Types.SpendingLimitMeasure;
  SpendingLimit: ResolverTypeWrapper<SpendingLimitRow>;
  SpendingLimitResponse: ResolverTypeWrapper<Omit<Types.SpendingLimitResponse, 'items'> & { items: Array<ResolversTypes['SpendingLimit']> }>;
  SpendingLimitSortField: Types.SpendingLimitSortField;
  SpendingLimitSortInput: Types.SpendingLimitSortInput;
  SpendingLimitSearchInput: Types.SpendingLimitSearchInput;
  SpendingLimitCreateInput: Types.SpendingLimitCreateInput;
  SpendingLimitUpdateInput: Types.SpendingLimitUpdateInput;
  SpendingVerdictType: Types.SpendingVerdictType;
  SpendingReasonEffect: Types.SpendingReasonEffect;
  SpendingReasonCode: Types.SpendingReasonCode;
  SpendingReason: ResolverTypeWrapper<Types.SpendingReason>;
  SpendingApprovalStep: ResolverTypeWrapper<Types.SpendingApprovalStep>;
  SpendingVerdict: ResolverTypeWrapper<Types.SpendingVerdict>;
  CarrierType: Types.CarrierType;
  Carrier: ResolverTypeWrapper<CarrierRow>;
  TrackAndTrace: ResolverTypeWrapper<TrackAndTraceRow>;
  CarriersResponse: ResolverTypeWrapper<Omit<Types.CarriersResponse, 'items'> & { items: Array<ResolversTypes['Carrier']> }>;
  CarrierSortField: Types.CarrierSortField;
  CarrierSortInput: Types.CarrierSortInput;
  CarriersSearchInput: Types.CarriersSearchInput;
  CarrierCreateInput: Types.CarrierCreateInput;
  CarrierUpdateInput: Types.CarrierUpdateInput;
  InventoryType: Types.InventoryType;
  Inventory: ResolverTypeWrapper<InventoryRow>;
  InventoryResponse: ResolverTypeWrapper<InventoryRow>;
  InventoryDeleteResponse: ResolverTypeWrapper<Types.InventoryDeleteResponse>;
  ProductInventory: ResolverTypeWrapper<Omit<Types.ProductInventory, 'balance'> & { balance?: Types.Maybe<Array<ResolversTypes['Inventory']>> }>;
  CreateInventoryInput: Types.CreateInventoryInput;
  UpdateInventoryInput: Types.UpdateInventoryInput;
  InventoryCsvInput: Types.InventoryCsvInput;
  InventoryCsvMapping: Types.InventoryCsvMapping;
  InventoryFieldName: Types.InventoryFieldName;
  Warehouse: ResolverTypeWrapper<WarehouseRow>;
  BusinessHours: ResolverTypeWrapper<Types.BusinessHours>;
  WarehouseAddress: ResolverTypeWrapper<WarehouseAddressRow>;
  WarehousesResponse: ResolverTypeWrapper<Omit<Types.WarehousesResponse, 'items'> & { items: Array<ResolversTypes['Warehouse']> }>;
  WarehouseSortField: Types.WarehouseSortField;
  WarehouseSortInput: Types.WarehouseSortInput;
  WarehousesSearchInput: Types.WarehousesSearchInput;
  BusinessHoursInput: Types.BusinessHoursInput;
  CreateWarehouseInput: Types.CreateWarehouseInput;
  UpdateWarehouseInput: Types.UpdateWarehouseInput;
  CreateWarehouseAddressInput: Types.CreateWarehouseAddressInput;
  UpdateWarehouseAddressInput: Types.UpdateWarehouseAddressInput;
  DeleteWarehouseAddressInput: Types.DeleteWarehouseAddressInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Types.Scalars['DateTime']['output'];
  LocalizedString: Types.LocalizedString;
  String: Types.Scalars['String']['output'];
  LocalizedStringInput: Types.LocalizedStringInput;
  DateSearchInput: Types.DateSearchInput;
  JSONObject: Types.Scalars['JSONObject']['output'];
  Source: Types.Source;
  SourceInput: Types.SourceInput;
  SourceUpsertInput: Types.SourceUpsertInput;
  SourceSearchInput: Types.SourceSearchInput;
  DecimalSearchInput: Types.DecimalSearchInput;
  Float: Types.Scalars['Float']['output'];
  NumberSearchInput: Types.NumberSearchInput;
  Int: Types.Scalars['Int']['output'];
  BulkResponseData: Types.BulkResponseData;
  LocalizedStringArray: Types.LocalizedStringArray;
  LocalizedStringArrayInput: Types.LocalizedStringArrayInput;
  JSON: Types.Scalars['JSON']['output'];
  Upload: Types.Scalars['Upload']['output'];
  CsvImportResponse: Types.CsvImportResponse;
  CsvRecordError: Types.CsvRecordError;
  Address: AddressRow;
  AddressBulkItemInput: Types.AddressBulkItemInput;
  CompanyAddressCreateInput: Types.CompanyAddressCreateInput;
  CompanyAddressUpdateInput: Types.CompanyAddressUpdateInput;
  CompanyAddressDeleteInput: Types.CompanyAddressDeleteInput;
  CustomerAddressCreateInput: Types.CustomerAddressCreateInput;
  CustomerAddressUpdateInput: Types.CustomerAddressUpdateInput;
  CustomerAddressDeleteInput: Types.CustomerAddressDeleteInput;
  Query: Record<PropertyKey, never>;
  ID: Types.Scalars['ID']['output'];
  Boolean: Types.Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  GqlApiKey: GqlApiKeyRow;
  GqlApiKeyRole: Types.GqlApiKeyRole;
  GqlApiKeyResponse: Omit<Types.GqlApiKeyResponse, 'items'> & { items: Array<ResolversParentTypes['GqlApiKey']> };
  GqlApiKeySortInput: Types.GqlApiKeySortInput;
  GqlApiKeySearchInput: Types.GqlApiKeySearchInput;
  GqlApiKeyRoleInput: Types.GqlApiKeyRoleInput;
  GqlApiKeyCreateInput: Types.GqlApiKeyCreateInput;
  GqlApiKeyUpdateInput: Types.GqlApiKeyUpdateInput;
  RestApiKey: RestApiKeyRow;
  RestApiKeyResponse: Omit<Types.RestApiKeyResponse, 'items'> & { items: Array<ResolversParentTypes['RestApiKey']> };
  RestApiKeySortInput: Types.RestApiKeySortInput;
  RestApiKeySearchInput: Types.RestApiKeySearchInput;
  RestApiKeyCreateInput: Types.RestApiKeyCreateInput;
  RestApiKeyUpdateInput: Types.RestApiKeyUpdateInput;
  CompanySearch: Types.CompanySearch;
  CompanyAddressSearch: Types.CompanyAddressSearch;
  CompanyContactSearch: Types.CompanyContactSearch;
  CompanyAttributeSearch: Types.CompanyAttributeSearch;
  CompanyAttributeValueSearch: Types.CompanyAttributeValueSearch;
  CompanyAttributeDescriptionSearch: Types.CompanyAttributeDescriptionSearch;
  CompanySearchResponse: Types.CompanySearchResponse;
  CompanyTermFieldInput: Types.CompanyTermFieldInput;
  CompanySearchSortInput: Types.CompanySearchSortInput;
  CompanySearchInput: Types.CompanySearchInput;
  CompanySearchIndexUpdateMappingInput: Types.CompanySearchIndexUpdateMappingInput;
  CompanySearchReindexInput: Types.CompanySearchReindexInput;
  Company: CompanyRow;
  CompaniesResponse: Omit<Types.CompaniesResponse, 'items'> & { items: Array<ResolversParentTypes['Company']> };
  CompanySortInput: Types.CompanySortInput;
  CompanySearchArguments: Types.CompanySearchArguments;
  CreateCompanyInput: Types.CreateCompanyInput;
  UpdateCompanyInput: Types.UpdateCompanyInput;
  CompanyCsvInput: Types.CompanyCsvInput;
  CompanyCsvMapping: Types.CompanyCsvMapping;
  Contact: ContactRow;
  ContactsResponse: Omit<Types.ContactsResponse, 'items'> & { items: Array<ResolversParentTypes['Contact']> };
  ContactCompaniesSearchInput: Types.ContactCompaniesSearchInput;
  ContactSearchArguments: Types.ContactSearchArguments;
  ContactSortInput: Types.ContactSortInput;
  CreateContactInput: Types.CreateContactInput;
  RegisterContactInput: Types.RegisterContactInput;
  UpdateContactInput: Types.UpdateContactInput;
  CreateAccountInput: Types.CreateAccountInput;
  RegisterUserSession: Types.RegisterUserSession;
  RegisterContactResponse: Omit<Types.RegisterContactResponse, 'contact'> & { contact: ResolversParentTypes['IBaseUser'] };
  ContactAddToCompaniesInput: Types.ContactAddToCompaniesInput;
  ContactRemoveFromCompaniesInput: Types.ContactRemoveFromCompaniesInput;
  ContactActionsData: Types.ContactActionsData;
  ContactActionsResponse: Types.ContactActionsResponse;
  ContactAddToCompaniesResponse: Omit<Types.ContactAddToCompaniesResponse, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  ContactRemoveFromCompaniesResponse: Omit<Types.ContactRemoveFromCompaniesResponse, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  ContactCsvInput: Types.ContactCsvInput;
  ContactCsvMapping: Types.ContactCsvMapping;
  Customer: CustomerRow;
  CustomersResponse: Omit<Types.CustomersResponse, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerSortInput: Types.CustomerSortInput;
  CustomerSearchArguments: Types.CustomerSearchArguments;
  CustomerInput: Types.CustomerInput;
  RegisterCustomerInput: Types.RegisterCustomerInput;
  UpdateCustomerInput: Types.UpdateCustomerInput;
  RegisterCustomerResponse: Omit<Types.RegisterCustomerResponse, 'customer'> & { customer: ResolversParentTypes['IBaseUser'] };
  CustomerCsvInput: Types.CustomerCsvInput;
  CustomerCsvMapping: Types.CustomerCsvMapping;
  MagicToken: MagicTokenRow;
  MagicTokenResponse: Omit<Types.MagicTokenResponse, 'items'> & { items: Array<ResolversParentTypes['MagicToken']> };
  IntegerRangeSearchInput: Types.IntegerRangeSearchInput;
  MagicTokenSearchInput: Types.MagicTokenSearchInput;
  MagicTokenCreateInput: Types.MagicTokenCreateInput;
  MagicTokenUpdateInput: Types.MagicTokenUpdateInput;
  EmailEventInput: Types.EmailEventInput;
  PasswordRecoveryLinkInput: Types.PasswordRecoveryLinkInput;
  PasswordResetLinkEmailInput: Types.PasswordResetLinkEmailInput;
  TriggerContactSendWelcomeEmailEventInput: Types.TriggerContactSendWelcomeEmailEventInput;
  TriggerCustomerSendWelcomeEmailEventInput: Types.TriggerCustomerSendWelcomeEmailEventInput;
  PurchaseAuthorizationConfig: PurchaseAuthorizationConfigRow;
  PurchaseAuthorizationConfigResponse: Omit<Types.PurchaseAuthorizationConfigResponse, 'items'> & { items: Array<ResolversParentTypes['PurchaseAuthorizationConfig']> };
  PurchaseAuthorizationConfigSearchInput: Types.PurchaseAuthorizationConfigSearchInput;
  CompanyPurchaseAuthorizationConfigSearchInput: Types.CompanyPurchaseAuthorizationConfigSearchInput;
  ContactPurchaseAuthorizationConfigSearchInput: Types.ContactPurchaseAuthorizationConfigSearchInput;
  PurchaseAuthorizationConfigCreateInput: Types.PurchaseAuthorizationConfigCreateInput;
  PurchaseAuthorizationConfigUpdateInput: Types.PurchaseAuthorizationConfigUpdateInput;
  Login: Types.Login;
  Logout: Types.Logout;
  GCIPUser: Types.GCIPUser;
  GCIPMetadata: Types.GCIPMetadata;
  GCIPProviderData: Types.GCIPProviderData;
  MultiFactor: Types.MultiFactor;
  EnrolledFactor: Types.EnrolledFactor;
  RefreshTokenResponse: Types.RefreshTokenResponse;
  VerifyToken: Types.VerifyToken;
  Firebase: Types.Firebase;
  ClaimsResetAllResponse: Types.ClaimsResetAllResponse;
  LoginInput: Types.LoginInput;
  CreateAuthenticationInput: Types.CreateAuthenticationInput;
  CreateAuthenticationClaimsInput: Types.CreateAuthenticationClaimsInput;
  ExchangeRefreshTokenInput: Types.ExchangeRefreshTokenInput;
  VerifyTokenInput: Types.VerifyTokenInput;
  AdminSession: Types.AdminSession;
  AdminTwoFactorState: Types.AdminTwoFactorState;
  AdminTwoFactorSetup: Types.AdminTwoFactorSetup;
  AdminRecoveryCodes: Types.AdminRecoveryCodes;
  IBaseUser: ResolversInterfaceTypes<ResolversParentTypes>['IBaseUser'];
  User: Omit<Types.User, 'managedCompanies'> & { managedCompanies?: Types.Maybe<Array<ResolversParentTypes['Company']>> };
  AttributeDescription: AttributeDescriptionRow;
  AttributeDescriptionResponse: Omit<Types.AttributeDescriptionResponse, 'items'> & { items: Array<ResolversParentTypes['AttributeDescription']> };
  BulkDeleteResponse: Types.BulkDeleteResponse;
  AttributeDescriptionCreateInput: Types.AttributeDescriptionCreateInput;
  AttributeDescriptionUpdateInput: Types.AttributeDescriptionUpdateInput;
  AttributeAttributeDescriptionSearchInput: Types.AttributeAttributeDescriptionSearchInput;
  AttributeDescriptionSortInput: Types.AttributeDescriptionSortInput;
  AttributeDescriptionSearchInput: Types.AttributeDescriptionSearchInput;
  AttributeDescriptionCsvMapping: Types.AttributeDescriptionCsvMapping;
  AttributeDescriptionCsvInput: Types.AttributeDescriptionCsvInput;
  Attribute: ResolversInterfaceTypes<ResolversParentTypes>['Attribute'];
  ProductAttribute: AttributeRow;
  CategoryAttribute: AttributeRow;
  ClusterAttribute: AttributeRow;
  CompanyAttribute: AttributeRow;
  ContactAttribute: AttributeRow;
  CustomerAttribute: AttributeRow;
  AttributeValue: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValue'];
  AttributeTextValue: Types.AttributeTextValue;
  AttributeEnumValue: Types.AttributeEnumValue;
  AttributeColorValue: Types.AttributeColorValue;
  AttributeDateTimeValue: Types.AttributeDateTimeValue;
  AttributeIntValue: Types.AttributeIntValue;
  AttributeDecimalValue: Types.AttributeDecimalValue;
  AttributeResult: Omit<Types.AttributeResult, 'attribute' | 'attributeDescription' | 'value'> & { attribute?: Types.Maybe<ResolversParentTypes['Attribute']>, attributeDescription: ResolversParentTypes['AttributeDescription'], value: ResolversParentTypes['AttributeValue'] };
  AttributeResponse: Omit<Types.AttributeResponse, 'items'> & { items: Array<ResolversParentTypes['Attribute']> };
  AttributeResultResponse: Omit<Types.AttributeResultResponse, 'items'> & { items: Array<ResolversParentTypes['AttributeResult']> };
  AttributeBulkResponse: Omit<Types.AttributeBulkResponse, 'value' | 'action'> & { value?: Types.Maybe<ResolversParentTypes['AttributeValue']>, action: ResolversParentTypes['AttributeBulkResponse'] };
  AttributeValueInput: Types.AttributeValueInput;
  AttributeCreateInput: Types.AttributeCreateInput;
  AttributeUpdateInput: Types.AttributeUpdateInput;
  AttributeBulkCreateInput: Types.AttributeBulkCreateInput;
  AttributeSearchInput: Types.AttributeSearchInput;
  AttributeResultSearchInput: Types.AttributeResultSearchInput;
  AttributeCsvMapping: Types.AttributeCsvMapping;
  AttributeCsvInput: Types.AttributeCsvInput;
  Bundle: BundleRow;
  BundleItem: BundleItemRow;
  BundlesResponse: Omit<Types.BundlesResponse, 'items'> & { items: Array<ResolversParentTypes['Bundle']> };
  BundleSortInput: Types.BundleSortInput;
  BundleSearchInput: Types.BundleSearchInput;
  BundleItemInput: Types.BundleItemInput;
  BundleAddItemsInput: Types.BundleAddItemsInput;
  BundleCreateInput: Types.BundleCreateInput;
  BundleUpdateInput: Types.BundleUpdateInput;
  CallOffDelivery: Types.CallOffDelivery;
  CallOffDeliveryInput: Types.CallOffDeliveryInput;
  CallOffEntry: CallOffEntryRow;
  CallOffContract: CallOffContractRow;
  CallOffContractResponse: Omit<Types.CallOffContractResponse, 'items'> & { items: Array<ResolversParentTypes['CallOffContract']> };
  CallOffContractSortInput: Types.CallOffContractSortInput;
  CallOffContractSearchInput: Types.CallOffContractSearchInput;
  CallOffContractCreateInput: Types.CallOffContractCreateInput;
  CallOffContractUpdateInput: Types.CallOffContractUpdateInput;
  Category: CategoryRow;
  CategoryResponse: Omit<Types.CategoryResponse, 'items'> & { items: Array<ResolversParentTypes['Category']> };
  CategorySearchInput: Types.CategorySearchInput;
  ClusterCategorySearchInput: Types.ClusterCategorySearchInput;
  ProductCategorySearchInput: Types.ProductCategorySearchInput;
  CreateCategoryInput: Types.CreateCategoryInput;
  UpdateCategoryInput: Types.UpdateCategoryInput;
  CategoryCsvInput: Types.CategoryCsvInput;
  CategoryCsvMapping: Types.CategoryCsvMapping;
  ClusterConfig: ClusterConfigRow;
  ClusterConfigSetting: ClusterConfigSettingRow;
  ClusterConfigResponse: Types.ClusterConfigResponse;
  ClusterConfigSettingResponse: Types.ClusterConfigSettingResponse;
  UpdateClusterConfigSettingResponse: Types.UpdateClusterConfigSettingResponse;
  ClusterConfigsResponse: Omit<Types.ClusterConfigsResponse, 'items'> & { items: Array<ResolversParentTypes['ClusterConfig']> };
  IClusterDrillDown: ResolversInterfaceTypes<ResolversParentTypes>['IClusterDrillDown'];
  ClusterDrillDown: Types.ClusterDrillDown;
  ClusterConfigCreateInput: Types.ClusterConfigCreateInput;
  ClusterConfigUpdateInput: Types.ClusterConfigUpdateInput;
  ClusterConfigSettingInput: Types.ClusterConfigSettingInput;
  ClusterConfigSettingCreateInput: Types.ClusterConfigSettingCreateInput;
  ClusterConfigSettingUpdateInput: Types.ClusterConfigSettingUpdateInput;
  ClusterConfigSearchInput: Types.ClusterConfigSearchInput;
  IClusterOption: ResolversInterfaceTypes<ResolversParentTypes>['IClusterOption'];
  ClusterOption: ClusterOptionRow;
  ProductClusterOptionRelationship: Types.ProductClusterOptionRelationship;
  ClusterOptionsResponse: Omit<Types.ClusterOptionsResponse, 'items'> & { items: Array<ResolversParentTypes['ClusterOption']> };
  ClusterOptionCreateInput: Types.ClusterOptionCreateInput;
  ClusterOptionUpdateInput: Types.ClusterOptionUpdateInput;
  ClusterOptionSearchInput: Types.ClusterOptionSearchInput;
  ClusterOptionProductSearchInput: Types.ClusterOptionProductSearchInput;
  ClusterOptionPaginatedSearchInput: Types.ClusterOptionPaginatedSearchInput;
  ICluster: ResolversInterfaceTypes<ResolversParentTypes>['ICluster'];
  Cluster: ClusterRow;
  BaseProductClusterRelationship: Omit<Types.BaseProductClusterRelationship, 'product' | 'cluster'> & { product: ResolversParentTypes['Product'], cluster: ResolversParentTypes['Cluster'] };
  ClusterProductsActionResponse: Types.ClusterProductsActionResponse;
  ClusterProductsActionData: Types.ClusterProductsActionData;
  ClusterAssignProductsResponse: Omit<Types.ClusterAssignProductsResponse, 'cluster'> & { cluster: ResolversParentTypes['Cluster'] };
  ClusterUnassignProductsResponse: Omit<Types.ClusterUnassignProductsResponse, 'cluster'> & { cluster: ResolversParentTypes['Cluster'] };
  ClusterProductSearchInput: Types.ClusterProductSearchInput;
  ClusterCreateInput: Types.ClusterCreateInput;
  ClusterUpdateInput: Types.ClusterUpdateInput;
  ClusterAssignProductsInput: Types.ClusterAssignProductsInput;
  ClusterUnassignProductsInput: Types.ClusterUnassignProductsInput;
  ClusterCsvInput: Types.ClusterCsvInput;
  ClusterCsvMapping: Types.ClusterCsvMapping;
  Crossupsell: CrossupsellRow;
  CrossupsellsResponse: Omit<Types.CrossupsellsResponse, 'items'> & { items: Array<ResolversParentTypes['Crossupsell']> };
  CrossupsellSortInput: Types.CrossupsellSortInput;
  CrossupsellSearchInput: Types.CrossupsellSearchInput;
  CrossupsellCreateInput: Types.CrossupsellCreateInput;
  CrossupsellUpdateInput: Types.CrossupsellUpdateInput;
  SparePartsMachine: SparePartsMachineRow;
  SparePart: SparePartRow;
  SparePartsMachineResponse: Omit<Types.SparePartsMachineResponse, 'items'> & { items: Array<ResolversParentTypes['SparePartsMachine']> };
  SparePartsResponse: Omit<Types.SparePartsResponse, 'items' | 'filters'> & { items: Array<ResolversParentTypes['SparePart']>, filters?: Types.Maybe<Array<ResolversParentTypes['AttributeFilter']>> };
  SparePartsMachineProductSearchInput: Types.SparePartsMachineProductSearchInput;
  ExternalReferenceInput: Types.ExternalReferenceInput;
  SearchSparePartsMachineInput: Types.SearchSparePartsMachineInput;
  CreateSparePartInput: Types.CreateSparePartInput;
  CreateSparePartsMachineInput: Types.CreateSparePartsMachineInput;
  UpsertSparePartsMachineInput: Types.UpsertSparePartsMachineInput;
  ImageCsvInput: Types.ImageCsvInput;
  ImageCsvMapping: Types.ImageCsvMapping;
  VideoCsvInput: Types.VideoCsvInput;
  VideoCsvMapping: Types.VideoCsvMapping;
  DocumentCsvInput: Types.DocumentCsvInput;
  DocumentCsvMapping: Types.DocumentCsvMapping;
  Media: Omit<Types.Media, 'image' | 'images' | 'video' | 'videos' | 'document' | 'documents' | 'attachment' | 'attachments'> & { image?: Types.Maybe<ResolversParentTypes['MediaImage']>, images?: Types.Maybe<ResolversParentTypes['PaginatedMediaImageResponse']>, video?: Types.Maybe<ResolversParentTypes['MediaVideo']>, videos?: Types.Maybe<ResolversParentTypes['PaginatedMediaVideoResponse']>, document?: Types.Maybe<ResolversParentTypes['MediaDocument']>, documents?: Types.Maybe<ResolversParentTypes['PaginatedMediaDocumentResponse']>, attachment: ResolversParentTypes['MediaAttachment'], attachments: ResolversParentTypes['PaginatedMediaAttachmentResponse'] };
  MediaImage: MediaImageRow;
  LocalizedImage: Types.LocalizedImage;
  MediaVideo: MediaVideoRow;
  LocalizedVideo: Types.LocalizedVideo;
  MediaDocument: MediaDocumentRow;
  LocalizedDocument: Types.LocalizedDocument;
  MediaAttachment: MediaAttachmentRow;
  LocalizedAttachment: Types.LocalizedAttachment;
  ProductMedia: Omit<Types.ProductMedia, 'images' | 'videos' | 'documents'> & { images?: Types.Maybe<ResolversParentTypes['PaginatedMediaImageResponse']>, videos?: Types.Maybe<ResolversParentTypes['PaginatedMediaVideoResponse']>, documents?: Types.Maybe<ResolversParentTypes['PaginatedMediaDocumentResponse']> };
  PaginatedMediaImageResponse: Omit<Types.PaginatedMediaImageResponse, 'items'> & { items: Array<ResolversParentTypes['MediaImage']> };
  PaginatedMediaVideoResponse: Omit<Types.PaginatedMediaVideoResponse, 'items'> & { items: Array<ResolversParentTypes['MediaVideo']> };
  PaginatedMediaDocumentResponse: Omit<Types.PaginatedMediaDocumentResponse, 'items'> & { items: Array<ResolversParentTypes['MediaDocument']> };
  PaginatedMediaAttachmentResponse: Omit<Types.PaginatedMediaAttachmentResponse, 'items'> & { items: Array<ResolversParentTypes['MediaAttachment']> };
  MediaImageSearchInput: Types.MediaImageSearchInput;
  MediaVideoSearchInput: Types.MediaVideoSearchInput;
  MediaDocumentSearchInput: Types.MediaDocumentSearchInput;
  MediaAttachmentSearchInput: Types.MediaAttachmentSearchInput;
  MediaImageProductSearchInput: Types.MediaImageProductSearchInput;
  MediaVideoProductSearchInput: Types.MediaVideoProductSearchInput;
  MediaDocumentProductSearchInput: Types.MediaDocumentProductSearchInput;
  DeleteMediaImageResponse: Types.DeleteMediaImageResponse;
  DeleteMediaVideoResponse: Types.DeleteMediaVideoResponse;
  DeleteMediaDocumentResponse: Types.DeleteMediaDocumentResponse;
  DeleteMediaAttachmentResponse: Types.DeleteMediaAttachmentResponse;
  MediaLocalizedStringInput: Types.MediaLocalizedStringInput;
  MediaLocalizedStringArrayInput: Types.MediaLocalizedStringArrayInput;
  MediaImageInput: Types.MediaImageInput;
  MediaVideoInput: Types.MediaVideoInput;
  MediaDocumentInput: Types.MediaDocumentInput;
  MediaAttachmentInput: Types.MediaAttachmentInput;
  UpdateMediaImageInput: Types.UpdateMediaImageInput;
  UpdateMediaVideoInput: Types.UpdateMediaVideoInput;
  UpdateMediaDocumentInput: Types.UpdateMediaDocumentInput;
  UpdateMediaAttachmentInput: Types.UpdateMediaAttachmentInput;
  UploadFileInput: Types.UploadFileInput;
  MediaBase64FileInput: Types.MediaBase64FileInput;
  StandardFileUploadInput: Types.StandardFileUploadInput;
  UrlFileUploadInput: Types.UrlFileUploadInput;
  CacheControlInput: Types.CacheControlInput;
  UploadVideoInput: Types.UploadVideoInput;
  SparePartsMachineMedia: Omit<Types.SparePartsMachineMedia, 'images' | 'videos' | 'documents' | 'attachments'> & { images?: Types.Maybe<ResolversParentTypes['PaginatedMediaImageResponse']>, videos?: Types.Maybe<ResolversParentTypes['PaginatedMediaVideoResponse']>, documents?: Types.Maybe<ResolversParentTypes['PaginatedMediaDocumentResponse']>, attachments?: Types.Maybe<ResolversParentTypes['PaginatedMediaAttachmentResponse']> };
  ObjectMediaSearchInput: Types.ObjectMediaSearchInput;
  ImageVariant: Types.ImageVariant;
  TransformationsInput: Types.TransformationsInput;
  ImageTransformationInput: Types.ImageTransformationInput;
  TransformationInput: Types.TransformationInput;
  CropInput: Types.CropInput;
  CanvasInput: Types.CanvasInput;
  PadInput: Types.PadInput;
  TrimInput: Types.TrimInput;
  SharpenInput: Types.SharpenInput;
  PartNumber: PartNumberRow;
  OwnPartNumber: Types.OwnPartNumber;
  PartNumberResponse: Omit<Types.PartNumberResponse, 'items'> & { items: Array<ResolversParentTypes['PartNumber']> };
  PartNumberSortInput: Types.PartNumberSortInput;
  PartNumberSearchInput: Types.PartNumberSearchInput;
  PartNumberCreateInput: Types.PartNumberCreateInput;
  PartNumberUpdateInput: Types.PartNumberUpdateInput;
  PartNumberBulkItemInput: Types.PartNumberBulkItemInput;
  PartNumberBulkInput: Types.PartNumberBulkInput;
  BaseProductCategoryRelationship: Omit<Types.BaseProductCategoryRelationship, 'baseProduct' | 'category'> & { baseProduct: ResolversParentTypes['IBaseProduct'], category: ResolversParentTypes['Category'] };
  ProductCategoryRelationship: Omit<Types.ProductCategoryRelationship, 'product' | 'category'> & { product: ResolversParentTypes['Product'], category: ResolversParentTypes['Category'] };
  CategoryActionsData: Types.CategoryActionsData;
  CategoryActionsResponse: Types.CategoryActionsResponse;
  CategoryItemOperationResult: Types.CategoryItemOperationResult;
  CategoryAddProductsClustersInput: Types.CategoryAddProductsClustersInput;
  CategoryAddProductsClustersResponse: Omit<Types.CategoryAddProductsClustersResponse, 'category'> & { category: ResolversParentTypes['Category'] };
  CategoryRemoveProductsClustersInput: Types.CategoryRemoveProductsClustersInput;
  CategoryRemoveProductsClustersResponse: Omit<Types.CategoryRemoveProductsClustersResponse, 'category'> & { category: ResolversParentTypes['Category'] };
  ClusterBulkMoveError: Types.ClusterBulkMoveError;
  ClusterBulkMoveInput: Types.ClusterBulkMoveInput;
  ClusterBulkMoveResponse: Types.ClusterBulkMoveResponse;
  ClusterMoveItem: Types.ClusterMoveItem;
  ProductBulkMoveError: Types.ProductBulkMoveError;
  ProductBulkMoveInput: Types.ProductBulkMoveInput;
  ProductBulkMoveResponse: Types.ProductBulkMoveResponse;
  ProductMoveItem: Types.ProductMoveItem;
  CreateProductInput: Types.CreateProductInput;
  UpdateProductInput: Types.UpdateProductInput;
  ProductCsvMapping: Types.ProductCsvMapping;
  ProductCsvInput: Types.ProductCsvInput;
  IResource: ResolversInterfaceTypes<ResolversParentTypes>['IResource'];
  IBaseProduct: ResolversInterfaceTypes<ResolversParentTypes>['IBaseProduct'];
  IProduct: ResolversInterfaceTypes<ResolversParentTypes>['IProduct'];
  Product: ProductRow;
  BaseProduct: ResolversUnionTypes<ResolversParentTypes>['BaseProduct'];
  IndexProductsInput: Types.IndexProductsInput;
  IndexClustersInput: Types.IndexClustersInput;
  IndexCategoriesInput: Types.IndexCategoriesInput;
  IndexEntitiesResponse: Types.IndexEntitiesResponse;
  StartReindexResponse: Types.StartReindexResponse;
  CancelReindexResponse: Types.CancelReindexResponse;
  ReindexStatusResponse: Types.ReindexStatusResponse;
  ReindexProgress: Types.ReindexProgress;
  ReindexJobDetail: Types.ReindexJobDetail;
  ReindexLockResponse: Types.ReindexLockResponse;
  ForceReleaseLockResponse: Types.ForceReleaseLockResponse;
  BatchMetricsTenantResponse: Types.BatchMetricsTenantResponse;
  BatchMetricsTenantHourlyResponse: Types.BatchMetricsTenantHourlyResponse;
  BatchMetricsHourlyBucket: Types.BatchMetricsHourlyBucket;
  BatchMetricsQueueStatusResponse: Types.BatchMetricsQueueStatusResponse;
  BatchMetricsQueueSummary: Types.BatchMetricsQueueSummary;
  BatchMetricsFailedJobsResponse: Types.BatchMetricsFailedJobsResponse;
  BatchMetricsFailedJobsByQueue: Types.BatchMetricsFailedJobsByQueue;
  BatchMetricsFailedJob: Types.BatchMetricsFailedJob;
  BaseProductSearchInput: Types.BaseProductSearchInput;
  BaseProductsResponse: Omit<Types.BaseProductsResponse, 'items'> & { items: Array<ResolversParentTypes['BaseProduct']> };
  ClusterSearchInput: Types.ClusterSearchInput;
  ClustersResponse: Omit<Types.ClustersResponse, 'items'> & { items: Array<ResolversParentTypes['Cluster']> };
  RawProductSearchInput: Types.RawProductSearchInput;
  ProductsRawResponse: Omit<Types.ProductsRawResponse, 'items'> & { items: Array<ResolversParentTypes['Product']> };
  CategoryBaseProductsSearchInput: Types.CategoryBaseProductsSearchInput;
  ProductSearchSearchInput: Types.ProductSearchSearchInput;
  ProductSearchByCategoryInput: Types.ProductSearchByCategoryInput;
  ProductSearchTextFilterInput: Types.ProductSearchTextFilterInput;
  ProductSearchRangeFilterInput: Types.ProductSearchRangeFilterInput;
  ProductSearchPriceFilterInput: Types.ProductSearchPriceFilterInput;
  ProductSearchFieldsInput: Types.ProductSearchFieldsInput;
  ProductSearchSortInput: Types.ProductSearchSortInput;
  ProductSearchFacetInput: Types.ProductSearchFacetInput;
  ProductSearchResponse: Types.ProductSearchResponse;
  IBaseProductSearch: Types.IBaseProductSearch;
  ProductSearchAttributeFilter: Types.ProductSearchAttributeFilter;
  IProductSearchAttributeTextFilter: Types.IProductSearchAttributeTextFilter;
  IProductSearchAttributeIntegerRangeFilter: Types.IProductSearchAttributeIntegerRangeFilter;
  IProductSearchAttributeDecimalRangeFilter: Types.IProductSearchAttributeDecimalRangeFilter;
  ProductSearchByCategoryResponse: Types.ProductSearchByCategoryResponse;
  CategoryProductSearchResult: Types.CategoryProductSearchResult;
  CategorySearchResponse: Types.CategorySearchResponse;
  ProductsResponse: Omit<Types.ProductsResponse, 'items' | 'filters'> & { items: Array<ResolversParentTypes['IBaseProduct']>, filters?: Types.Maybe<Array<ResolversParentTypes['AttributeFilter']>> };
  AttributeFilter: Omit<Types.AttributeFilter, 'attributeDescription'> & { attributeDescription?: Types.Maybe<ResolversParentTypes['AttributeDescription']> };
  IAttributeFilter: ResolversInterfaceTypes<ResolversParentTypes>['IAttributeFilter'];
  AttributeTextFilter: Types.AttributeTextFilter;
  IAttributeTextFilter: ResolversInterfaceTypes<ResolversParentTypes>['IAttributeTextFilter'];
  AttributeIntegerRangeFilter: Types.AttributeIntegerRangeFilter;
  IAttributeIntegerRangeFilter: ResolversInterfaceTypes<ResolversParentTypes>['IAttributeIntegerRangeFilter'];
  AttributeDecimalRangeFilter: Types.AttributeDecimalRangeFilter;
  IAttributeDecimalRangeFilter: ResolversInterfaceTypes<ResolversParentTypes>['IAttributeDecimalRangeFilter'];
  FilterAvailableAttributeInput: Types.FilterAvailableAttributeInput;
  ProductSearchInventoryFilterInput: Types.ProductSearchInventoryFilterInput;
  ProductSearchInput: Types.ProductSearchInput;
  CategoryProductSearchInput: Types.CategoryProductSearchInput;
  ProductTextFilterInput: Types.ProductTextFilterInput;
  ProductRangeFilterInput: Types.ProductRangeFilterInput;
  ProductPriceFilterInput: Types.ProductPriceFilterInput;
  SearchFieldsInput: Types.SearchFieldsInput;
  ProductSortInput: Types.ProductSortInput;
  Valueset: ValuesetRow;
  ValuesetItem: ValuesetItemRow;
  ValuesetResponse: Omit<Types.ValuesetResponse, 'items'> & { items: Array<ResolversParentTypes['Valueset']> };
  ValuesetItemResponse: Omit<Types.ValuesetItemResponse, 'items'> & { items: Array<ResolversParentTypes['ValuesetItem']> };
  ValuesetSortInput: Types.ValuesetSortInput;
  ValuesetItemSortInput: Types.ValuesetItemSortInput;
  ValuesetSearchInput: Types.ValuesetSearchInput;
  ValuesetItemSearchInput: Types.ValuesetItemSearchInput;
  ValuesetCreateInput: Types.ValuesetCreateInput;
  ValuesetCreateItemInput: Types.ValuesetCreateItemInput;
  ValuesetUpdateInput: Types.ValuesetUpdateInput;
  ValuesetItemCreateInput: Types.ValuesetItemCreateInput;
  ValuesetItemUpdateInput: Types.ValuesetItemUpdateInput;
  Agent: AgentRow;
  AgentConversation: Types.AgentConversation;
  AgentMessage: Types.AgentMessage;
  UserClaims: Types.UserClaims;
  AgentResponse: Omit<Types.AgentResponse, 'items'> & { items: Array<ResolversParentTypes['Agent']> };
  AgentSortInput: Types.AgentSortInput;
  AgentSearchInput: Types.AgentSearchInput;
  AgentCreateInput: Types.AgentCreateInput;
  AgentUpdateInput: Types.AgentUpdateInput;
  AgentConversationCreateMessageInput: Types.AgentConversationCreateMessageInput;
  AgentConversationCreateInput: Types.AgentConversationCreateInput;
  AgentMessageCreateInput: Types.AgentMessageCreateInput;
  Change: Types.Change;
  ChangesResponse: Types.ChangesResponse;
  EmailSendEventInput: Types.EmailSendEventInput;
  EventFailure: EventRow;
  EventFailuresResponse: Omit<Types.EventFailuresResponse, 'items'> & { items: Array<ResolversParentTypes['EventFailure']> };
  EventFailureSortInput: Types.EventFailureSortInput;
  EventFailureSearchInput: Types.EventFailureSearchInput;
  EventFailuresReplayInput: Types.EventFailuresReplayInput;
  IEventActionConfig: ResolversInterfaceTypes<ResolversParentTypes>['IEventActionConfig'];
  EventToEmailConfig: EventActionConfigRow;
  EventToWebHookConfig: EventActionConfigRow;
  EventActionConfigResponse: Omit<Types.EventActionConfigResponse, 'items'> & { items: Array<ResolversParentTypes['IEventActionConfig']> };
  EventActionConfigSearchInput: Types.EventActionConfigSearchInput;
  EventActionConfigSortInput: Types.EventActionConfigSortInput;
  EventToEmailConfigCreateInput: Types.EventToEmailConfigCreateInput;
  EventToEmailConfigUpdateInput: Types.EventToEmailConfigUpdateInput;
  EventToWebHookConfigCreateInput: Types.EventToWebHookConfigCreateInput;
  EventToWebHookConfigUpdateInput: Types.EventToWebHookConfigUpdateInput;
  TriggerCustomEventInput: Types.TriggerCustomEventInput;
  EventDelivery: Types.EventDelivery;
  EventDeliveryResponse: Types.EventDeliveryResponse;
  EventDeliverySearchInput: Types.EventDeliverySearchInput;
  EventDeliveryRedeliverInput: Types.EventDeliveryRedeliverInput;
  Ticket: TicketRow;
  TicketResponse: Omit<Types.TicketResponse, 'items'> & { items: Array<ResolversParentTypes['Ticket']> };
  TicketSortInput: Types.TicketSortInput;
  TicketSearchInput: Types.TicketSearchInput;
  TicketCreateInput: Types.TicketCreateInput;
  TicketUpdateInput: Types.TicketUpdateInput;
  CsvImportJob: CsvImportJobRow;
  CsvImportJobsResponse: Omit<Types.CsvImportJobsResponse, 'items'> & { items: Array<ResolversParentTypes['CsvImportJob']> };
  CsvImportJobSortInput: Types.CsvImportJobSortInput;
  CsvImportJobSearchInput: Types.CsvImportJobSearchInput;
  DeskTask: Types.DeskTask;
  AdminUser: AdminUserRow;
  AdminUserTenant: AdminUserTenantRow;
  UserResponse: Omit<Types.UserResponse, 'items'> & { items: Array<ResolversParentTypes['AdminUser']> };
  TenantResponse: Omit<Types.TenantResponse, 'items'> & { items: Array<ResolversParentTypes['AdminUserTenant']> };
  AdminUserSortInput: Types.AdminUserSortInput;
  AdminUsersSearchInput: Types.AdminUsersSearchInput;
  AdminUserTenantsSearchInput: Types.AdminUserTenantsSearchInput;
  CreateUserDto: Types.CreateUserDto;
  UpdateUserDto: Types.UpdateUserDto;
  CreateTenantDto: Types.CreateTenantDto;
  Channel: ChannelRow;
  ChannelCreateInput: Types.ChannelCreateInput;
  ChannelUpdateInput: Types.ChannelUpdateInput;
  CustomFieldFilterInput: Types.CustomFieldFilterInput;
  CustomFieldSortInput: Types.CustomFieldSortInput;
  CustomFields: Types.Scalars['CustomFields']['output'];
  FieldDefinition: FieldDefinitionRow;
  FieldDefinitionsResponse: Omit<Types.FieldDefinitionsResponse, 'items'> & { items: Array<ResolversParentTypes['FieldDefinition']> };
  FieldDefinitionSortInput: Types.FieldDefinitionSortInput;
  FieldDefinitionSearchInput: Types.FieldDefinitionSearchInput;
  FieldDefinitionCreateInput: Types.FieldDefinitionCreateInput;
  FieldDefinitionUpdateInput: Types.FieldDefinitionUpdateInput;
  HistoryCaller: Types.HistoryCaller;
  HistoryChange: Types.HistoryChange;
  HistoryEntry: Types.HistoryEntry;
  HistoryEntryResponse: Types.HistoryEntryResponse;
  RecordHistorySearchInput: Types.RecordHistorySearchInput;
  LifecycleUsage: Types.LifecycleUsage;
  LifecycleUsageResponse: Types.LifecycleUsageResponse;
  LifecycleUsageSortInput: Types.LifecycleUsageSortInput;
  LifecycleUsageSearchInput: Types.LifecycleUsageSearchInput;
  LifecycleReadiness: Types.LifecycleReadiness;
  LifecycleReadinessResponse: Types.LifecycleReadinessResponse;
  LifecycleReadinessSortInput: Types.LifecycleReadinessSortInput;
  LifecycleReadinessSearchInput: Types.LifecycleReadinessSearchInput;
  EmailSendContactInput: Types.EmailSendContactInput;
  Base64File: Types.Base64File;
  Base64FileInput: Types.Base64FileInput;
  PublishEmailEventResponse: Types.PublishEmailEventResponse;
  RoleDefinition: RoleDefinitionRow;
  Role: RoleRow;
  RoleDefinitionResponse: Omit<Types.RoleDefinitionResponse, 'items'> & { items: Array<ResolversParentTypes['RoleDefinition']> };
  RoleResponse: Omit<Types.RoleResponse, 'items'> & { items: Array<ResolversParentTypes['Role']> };
  RoleDefinitionSortInput: Types.RoleDefinitionSortInput;
  RoleDefinitionSearchInput: Types.RoleDefinitionSearchInput;
  RoleSortInput: Types.RoleSortInput;
  RoleSearchInput: Types.RoleSearchInput;
  RoleDefinitionCreateInput: Types.RoleDefinitionCreateInput;
  RoleDefinitionUpdateInput: Types.RoleDefinitionUpdateInput;
  RoleCreateInput: Types.RoleCreateInput;
  RoleUpdateInput: Types.RoleUpdateInput;
  SavedView: SavedViewRow;
  SavedViewResponse: Omit<Types.SavedViewResponse, 'items'> & { items: Array<ResolversParentTypes['SavedView']> };
  SavedViewSortInput: Types.SavedViewSortInput;
  SavedViewSearchInput: Types.SavedViewSearchInput;
  SavedViewCreateInput: Types.SavedViewCreateInput;
  SavedViewUpdateInput: Types.SavedViewUpdateInput;
  Shop: ShopRow;
  ShopPriceCalculationConfig: Types.ShopPriceCalculationConfig;
  LocalizedTemplateContent: Types.LocalizedTemplateContent;
  LocalizedTemplateContentInput: Types.LocalizedTemplateContentInput;
  IBaseTemplate: ResolversInterfaceTypes<ResolversParentTypes>['IBaseTemplate'];
  EmailTemplate: TemplateRow;
  DocumentTemplate: TemplateRow;
  EmailSender: Omit<Types.EmailSender, 'names'> & { names?: Types.Maybe<Array<ResolversParentTypes['LocalizedString']>> };
  EmailSenderInput: Types.EmailSenderInput;
  EmailContact: Types.EmailContact;
  EmailContactInput: Types.EmailContactInput;
  EmailTemplateCreateInput: Types.EmailTemplateCreateInput;
  EmailTemplateUpdateInput: Types.EmailTemplateUpdateInput;
  DocumentTemplateCreateInput: Types.DocumentTemplateCreateInput;
  DocumentTemplateUpdateInput: Types.DocumentTemplateUpdateInput;
  TemplateResponse: Omit<Types.TemplateResponse, 'items'> & { items: Array<ResolversParentTypes['IBaseTemplate']> };
  TemplateSortInput: Types.TemplateSortInput;
  TemplateSearchInput: Types.TemplateSearchInput;
  TemplateRenderInput: Types.TemplateRenderInput;
  TemplateErrorLog: TemplateErrorLogRow;
  TemplateErrorLogResponse: Omit<Types.TemplateErrorLogResponse, 'items'> & { items: Array<ResolversParentTypes['TemplateErrorLog']> };
  TemplateErrorLogSortInput: Types.TemplateErrorLogSortInput;
  TemplateErrorLogSearchInput: Types.TemplateErrorLogSearchInput;
  TemplateErrorLogStats: Types.TemplateErrorLogStats;
  Tenant: TenantRow;
  TenantCreateInput: Types.TenantCreateInput;
  TenantUpdateInput: Types.TenantUpdateInput;
  Discount: DiscountRow;
  DiscountResponse: Omit<Types.DiscountResponse, 'items'> & { items: Array<ResolversParentTypes['Discount']> };
  DiscountSortInput: Types.DiscountSortInput;
  DiscountSearchInput: Types.DiscountSearchInput;
  DiscountCreateInput: Types.DiscountCreateInput;
  DiscountUpdateInput: Types.DiscountUpdateInput;
  DiscountCsvInput: Types.DiscountCsvInput;
  DiscountCsvMapping: Types.DiscountCsvMapping;
  ProductPrice: Omit<Types.ProductPrice, 'discount'> & { discount?: Types.Maybe<ResolversParentTypes['IDiscount']> };
  PriceDerivation: Types.PriceDerivation;
  PriceDecision: Types.PriceDecision;
  PriceStep: Types.PriceStep;
  PriceDerivationCost: Types.PriceDerivationCost;
  PriceCandidate: Types.PriceCandidate;
  PriceDerivationSheet: Types.PriceDerivationSheet;
  PriceBreak: Types.PriceBreak;
  PriceCalculateInput: Types.PriceCalculateInput;
  PriceCalculateProductInput: Types.PriceCalculateProductInput;
  UserBulkPriceProductInput: Types.UserBulkPriceProductInput;
  PriceCalculateDefaultInput: Types.PriceCalculateDefaultInput;
  IProductOffer: ResolversInterfaceTypes<ResolversParentTypes>['IProductOffer'];
  ProductOffer: Types.ProductOffer;
  BundlePrice: Types.BundlePrice;
  Price: PriceRow;
  PriceResponse: Omit<Types.PriceResponse, 'items'> & { items: Array<ResolversParentTypes['Price']> };
  PriceSearchInput: Types.PriceSearchInput;
  PriceSortInput: Types.PriceSortInput;
  PriceCostPriceInput: Types.PriceCostPriceInput;
  PriceCreateInput: Types.PriceCreateInput;
  PriceUpdateInput: Types.PriceUpdateInput;
  PriceCsvInput: Types.PriceCsvInput;
  PriceCsvMapping: Types.PriceCsvMapping;
  Pricesheet: PricesheetRow;
  PricesheetResponse: Omit<Types.PricesheetResponse, 'items'> & { items: Array<ResolversParentTypes['Pricesheet']> };
  PricesheetContactsSearchInput: Types.PricesheetContactsSearchInput;
  PricesheetCustomersSearchInput: Types.PricesheetCustomersSearchInput;
  PricesheetCompaniesSearchInput: Types.PricesheetCompaniesSearchInput;
  PricesheetSortInput: Types.PricesheetSortInput;
  PricesheetSearchInput: Types.PricesheetSearchInput;
  PricesheetCreateInput: Types.PricesheetCreateInput;
  PricesheetUpdateInput: Types.PricesheetUpdateInput;
  PricesheetAssignInput: Types.PricesheetAssignInput;
  PricesheetUnassignInput: Types.PricesheetUnassignInput;
  PricesheetsEffectiveInput: Types.PricesheetsEffectiveInput;
  PricesheetsEffectivePaginationInput: Types.PricesheetsEffectivePaginationInput;
  PricesheetCsvInput: Types.PricesheetCsvInput;
  PricesheetCsvMapping: Types.PricesheetCsvMapping;
  Surcharge: SurchargeRow;
  SurchargesResponse: Omit<Types.SurchargesResponse, 'items'> & { items: Array<ResolversParentTypes['Surcharge']> };
  SurchargeSearchInput: Types.SurchargeSearchInput;
  CreateSurchargeInput: Types.CreateSurchargeInput;
  UpdateSurchargeInput: Types.UpdateSurchargeInput;
  SurchargeProduct: SurchargeProductRow;
  SurchargeProductResponse: Omit<Types.SurchargeProductResponse, 'items'> & { items: Array<ResolversParentTypes['SurchargeProduct']> };
  ConfirmationResponse: Types.ConfirmationResponse;
  AddSurchargesToProductInput: Types.AddSurchargesToProductInput;
  RemoveSurchargesFromProductInput: Types.RemoveSurchargesFromProductInput;
  Tax: TaxRow;
  TaxesResponse: Omit<Types.TaxesResponse, 'items'> & { items: Array<ResolversParentTypes['Tax']> };
  TaxSortInput: Types.TaxSortInput;
  TaxSearchInput: Types.TaxSearchInput;
  TaxCreateInput: Types.TaxCreateInput;
  TaxUpdateInput: Types.TaxUpdateInput;
  IDiscount: ResolversInterfaceTypes<ResolversParentTypes>['IDiscount'];
  BulkPrice: BulkPriceRow;
  BulkCostPrice: BulkCostPriceRow;
  BulkPriceResponse: Omit<Types.BulkPriceResponse, 'items'> & { items: Array<ResolversParentTypes['BulkPrice']> };
  BulkCostPriceResponse: Omit<Types.BulkCostPriceResponse, 'items'> & { items: Array<ResolversParentTypes['BulkCostPrice']> };
  BulkPriceSearchInput: Types.BulkPriceSearchInput;
  BulkPriceSortInput: Types.BulkPriceSortInput;
  BulkPriceCreateInput: Types.BulkPriceCreateInput;
  BulkPriceUpdateInput: Types.BulkPriceUpdateInput;
  BulkCostPriceSearchInput: Types.BulkCostPriceSearchInput;
  BulkCostPriceSortInput: Types.BulkCostPriceSortInput;
  BulkCostPriceCreateInput: Types.BulkCostPriceCreateInput;
  BulkCostPriceUpdateInput: Types.BulkCostPriceUpdateInput;
  BulkPriceCsvInput: Types.BulkPriceCsvInput;
  BulkPriceCsvMapping: Types.BulkPriceCsvMapping;
  BulkCostPriceCsvInput: Types.BulkCostPriceCsvInput;
  BulkCostPriceCsvMapping: Types.BulkCostPriceCsvMapping;
  CostPrice: CostPriceRow;
  CostPriceResponse: Omit<Types.CostPriceResponse, 'items'> & { items: Array<ResolversParentTypes['CostPrice']> };
  CostPriceSearchInput: Types.CostPriceSearchInput;
  CostPriceSortInput: Types.CostPriceSortInput;
  CostPriceCreateInput: Types.CostPriceCreateInput;
  CostPriceUpdateInput: Types.CostPriceUpdateInput;
  ZoneTaxCode: ZoneTaxCodeRow;
  ZoneTaxCodeResponse: Omit<Types.ZoneTaxCodeResponse, 'items'> & { items: Array<ResolversParentTypes['ZoneTaxCode']> };
  ZoneTaxCodeSortInput: Types.ZoneTaxCodeSortInput;
  ZoneTaxCodeSearchInput: Types.ZoneTaxCodeSearchInput;
  ZoneTaxCodeCreateInput: Types.ZoneTaxCodeCreateInput;
  ZoneTaxCodeUpdateInput: Types.ZoneTaxCodeUpdateInput;
  BusinessRuleCreateInput: Types.BusinessRuleCreateInput;
  BusinessRuleUpdateInput: Types.BusinessRuleUpdateInput;
  BusinessRuleDecisionTableAddColumnInput: Types.BusinessRuleDecisionTableAddColumnInput;
  BusinessRuleDecisionTableDeleteColumnInput: Types.BusinessRuleDecisionTableDeleteColumnInput;
  BusinessRuleDecisionTableDeleteRowInput: Types.BusinessRuleDecisionTableDeleteRowInput;
  BusinessRuleDecisionTableMoveRowInput: Types.BusinessRuleDecisionTableMoveRowInput;
  BusinessRuleDecisionTableSetCellInput: Types.BusinessRuleDecisionTableSetCellInput;
  BusinessRuleDecisionTableUpdateInput: Types.BusinessRuleDecisionTableUpdateInput;
  IBusinessRuleExpression: ResolversInterfaceTypes<ResolversParentTypes>['IBusinessRuleExpression'];
  BusinessRuleExpressionGroup: Omit<Types.BusinessRuleExpressionGroup, 'expressions'> & { expressions: Array<ResolversParentTypes['IBusinessRuleExpression']> };
  BusinessRuleSubExpressionGroup: Omit<Types.BusinessRuleSubExpressionGroup, 'expressions'> & { expressions: Array<ResolversParentTypes['IBusinessRuleExpression']> };
  BusinessRuleStringExpression: Types.BusinessRuleStringExpression;
  BusinessRuleNumberExpression: Types.BusinessRuleNumberExpression;
  BusinessRuleArrayExpression: Types.BusinessRuleArrayExpression;
  BusinessRuleDateExpression: Types.BusinessRuleDateExpression;
  BusinessRuleComplexExpression: Omit<Types.BusinessRuleComplexExpression, 'expressions'> & { expressions?: Types.Maybe<Array<ResolversParentTypes['BusinessRuleSubExpressionGroup']>> };
  BusinessRuleStringExpressionInput: Types.BusinessRuleStringExpressionInput;
  BusinessRuleNumberExpressionInput: Types.BusinessRuleNumberExpressionInput;
  BusinessRuleArrayExpressionInput: Types.BusinessRuleArrayExpressionInput;
  BusinessRuleDateExpressionInput: Types.BusinessRuleDateExpressionInput;
  BusinessRuleComplexExpressionInput: Types.BusinessRuleComplexExpressionInput;
  BusinessRuleExpressionUnionInput: Types.BusinessRuleExpressionUnionInput;
  BusinessRuleExpressionGroupInput: Types.BusinessRuleExpressionGroupInput;
  BusinessRule: BusinessRuleRow;
  BusinessRuleEdge: Types.BusinessRuleEdge;
  IBusinessRuleNode: ResolversInterfaceTypes<ResolversParentTypes>['IBusinessRuleNode'];
  BusinessRuleInput: Types.BusinessRuleInput;
  BusinessRuleOutput: Types.BusinessRuleOutput;
  BusinessRuleDecisionTable: Omit<Types.BusinessRuleDecisionTable, 'content'> & { content: ResolversParentTypes['BusinessRuleDecisionTableContent'] };
  BusinessRuleDecisionTableContent: Omit<Types.BusinessRuleDecisionTableContent, 'rows'> & { rows: Array<ResolversParentTypes['BusinessRuleDecisionTableRow']> };
  BusinessRuleDecisionTableInputOutput: Types.BusinessRuleDecisionTableInputOutput;
  BusinessRuleDecisionTableRow: Omit<Types.BusinessRuleDecisionTableRow, 'inputs' | 'outputs'> & { inputs: Array<ResolversParentTypes['BusinessRuleDecisionTableCell']>, outputs: Array<ResolversParentTypes['BusinessRuleDecisionTableCell']> };
  BusinessRuleDecisionTableCell: Omit<Types.BusinessRuleDecisionTableCell, 'expression' | 'localizedValue'> & { expression?: Types.Maybe<ResolversParentTypes['BusinessRuleExpressionGroup']>, localizedValue?: Types.Maybe<Array<ResolversParentTypes['LocalizedString']>> };
  BusinessRuleResponse: Omit<Types.BusinessRuleResponse, 'items'> & { items: Array<ResolversParentTypes['BusinessRule']> };
  BusinessRuleSearchInput: Types.BusinessRuleSearchInput;
  BusinessRuleDecisionTableSearchInput: Types.BusinessRuleDecisionTableSearchInput;
  BusinessRuleActionField: Omit<Types.BusinessRuleActionField, 'name'> & { name: Array<ResolversParentTypes['LocalizedString']> };
  BusinessRuleFieldDefinition: Omit<Types.BusinessRuleFieldDefinition, 'name' | 'fields' | 'expressions'> & { name: Array<ResolversParentTypes['LocalizedString']>, fields?: Types.Maybe<Array<ResolversParentTypes['BusinessRuleActionField']>>, expressions?: Types.Maybe<Array<ResolversParentTypes['BusinessRuleFieldDefinition']>> };
  BusinessRuleFieldDefinitionGroup: Omit<Types.BusinessRuleFieldDefinitionGroup, 'definitions'> & { definitions: Array<ResolversParentTypes['BusinessRuleFieldDefinition']> };
  DecisionHook: DecisionHookRow;
  DecisionHookResponse: Omit<Types.DecisionHookResponse, 'items'> & { items: Array<ResolversParentTypes['DecisionHook']> };
  DecisionHookSortInput: Types.DecisionHookSortInput;
  DecisionHookSearchInput: Types.DecisionHookSearchInput;
  DecisionHookCreateInput: Types.DecisionHookCreateInput;
  DecisionHookUpdateInput: Types.DecisionHookUpdateInput;
  DecisionHookCall: DecisionHookCallRow;
  DecisionHookCallResponse: Omit<Types.DecisionHookCallResponse, 'items'> & { items: Array<ResolversParentTypes['DecisionHookCall']> };
  DecisionHookCallSortInput: Types.DecisionHookCallSortInput;
  DecisionHookCallSearchInput: Types.DecisionHookCallSearchInput;
  DecisionHookRotateSecretInput: Types.DecisionHookRotateSecretInput;
  IncentiveRuleOrderItemSetCellInput: Types.IncentiveRuleOrderItemSetCellInput;
  IncentiveRuleSetActionInput: Types.IncentiveRuleSetActionInput;
  CartStartInput: Types.CartStartInput;
  CartSetContactInput: Types.CartSetContactInput;
  CartSetCustomerInput: Types.CartSetCustomerInput;
  CartSetUserInput: Types.CartSetUserInput;
  CartPaymentDataInput: Types.CartPaymentDataInput;
  CartPostageDataInput: Types.CartPostageDataInput;
  CartUpdateInput: Types.CartUpdateInput;
  CartUpdateAddressInput: Types.CartUpdateAddressInput;
  CartActionCodeInput: Types.CartActionCodeInput;
  CartChildItemInput: Types.CartChildItemInput;
  CartAddItemInput: Types.CartAddItemInput;
  CartAddBundleInput: Types.CartAddBundleInput;
  CartUpdateItemInput: Types.CartUpdateItemInput;
  CartDeleteItemInput: Types.CartDeleteItemInput;
  CartChildItemBulkInput: Types.CartChildItemBulkInput;
  CartItemBulkInput: Types.CartItemBulkInput;
  CartItemsBulkUpsertInput: Types.CartItemsBulkUpsertInput;
  CartProcessInput: Types.CartProcessInput;
  CartAcceptPurchaseAuthorizationRequestInput: Types.CartAcceptPurchaseAuthorizationRequestInput;
  CartDeclinePurchaseAuthorizationRequestInput: Types.CartDeclinePurchaseAuthorizationRequestInput;
  CartProcessResponse: Omit<Types.CartProcessResponse, 'cart' | 'order'> & { cart: ResolversParentTypes['Cart'], order: ResolversParentTypes['Order'] };
  ICart: ResolversInterfaceTypes<ResolversParentTypes>['ICart'];
  ICartBaseItem: ResolversInterfaceTypes<ResolversParentTypes>['ICartBaseItem'];
  Cart: CartRow;
  CartAddress: Types.CartAddress;
  CartMainItem: CartItemRow;
  CartBaseItem: CartItemRow;
  CartUnOrderableItem: CartItemRow;
  CartItemSurcharge: Omit<Types.CartItemSurcharge, 'names' | 'descriptions'> & { names: Array<ResolversParentTypes['LocalizedString']>, descriptions: Array<ResolversParentTypes['LocalizedString']> };
  CartPaymentData: Types.CartPaymentData;
  CartPostageData: Omit<Types.CartPostageData, 'carrierData' | 'warehouse'> & { carrierData?: Types.Maybe<ResolversParentTypes['Carrier']>, warehouse?: Types.Maybe<ResolversParentTypes['Warehouse']> };
  CartPaymethod: Types.CartPaymethod;
  CartCarrier: Types.CartCarrier;
  CartShippingMethod: Types.CartShippingMethod;
  CartTaxLevel: Types.CartTaxLevel;
  CartTotal: Types.CartTotal;
  CartResponse: Omit<Types.CartResponse, 'items'> & { items: Array<ResolversParentTypes['Cart']> };
  CartSortInput: Types.CartSortInput;
  CartSearchInput: Types.CartSearchInput;
  CartItemIncentive: Types.CartItemIncentive;
  CartIncentive: Omit<Types.CartIncentive, 'affectedItems'> & { affectedItems?: Types.Maybe<Array<ResolversParentTypes['CartBaseItem']>> };
  OrderIncentive: Types.OrderIncentive;
  CartIncentiveParams: Types.CartIncentiveParams;
  CartVoucher: Types.CartVoucher;
  FavoriteList: FavoriteListRow;
  FavoriteListsResponse: Omit<Types.FavoriteListsResponse, 'items'> & { items: Array<ResolversParentTypes['FavoriteList']> };
  FavoriteListsBaseSearchInput: Types.FavoriteListsBaseSearchInput;
  FavoriteListsSearchInput: Types.FavoriteListsSearchInput;
  FavoriteListsCreateInput: Types.FavoriteListsCreateInput;
  FavoriteListsUpdateInput: Types.FavoriteListsUpdateInput;
  FavoriteListsItemsInput: Types.FavoriteListsItemsInput;
  SendOrderConfirmResponseType: Types.SendOrderConfirmResponseType;
  OrderRevision: OrderRevisionRow;
  OrderRevisionResponse: Omit<Types.OrderRevisionResponse, 'items'> & { items: Array<ResolversParentTypes['OrderRevision']> };
  OrderRevisionSortInput: Types.OrderRevisionSortInput;
  OrderRevisionSearchInput: Types.OrderRevisionSearchInput;
  OrderRevisionByOrderSearchInput: Types.OrderRevisionByOrderSearchInput;
  OrderRevisionsInvalidateInput: Types.OrderRevisionsInvalidateInput;
  OrderStatusSet: OrderStatusSetRow;
  OrderStatusSetsResponse: Omit<Types.OrderStatusSetsResponse, 'items'> & { items: Array<ResolversParentTypes['OrderStatusSet']> };
  OrderStatusSetSortInput: Types.OrderStatusSetSortInput;
  OrderStatusSetsSearchInput: Types.OrderStatusSetsSearchInput;
  OrderStatusSetSearchByInput: Types.OrderStatusSetSearchByInput;
  CreateOrderStatusSetInput: Types.CreateOrderStatusSetInput;
  UpdateOrderStatusSetInput: Types.UpdateOrderStatusSetInput;
  AddOrderStatusesToOrderStatusSetInput: Types.AddOrderStatusesToOrderStatusSetInput;
  RemoveOrderStatusesFromOrderStatusSetInput: Types.RemoveOrderStatusesFromOrderStatusSetInput;
  OrderStatus: OrderStatusRow;
  OrderStatusesResponse: Omit<Types.OrderStatusesResponse, 'items'> & { items: Array<ResolversParentTypes['OrderStatus']> };
  OrderStatusSortInput: Types.OrderStatusSortInput;
  OrderStatusesSearchInput: Types.OrderStatusesSearchInput;
  OrderStatusSearchByInput: Types.OrderStatusSearchByInput;
  CreateOrderStatusInput: Types.CreateOrderStatusInput;
  UpdateOrderStatusInput: Types.UpdateOrderStatusInput;
  OrderCreateAddressInput: Types.OrderCreateAddressInput;
  OrderAddressBulkInput: Types.OrderAddressBulkInput;
  OrderAddressUpdateInput: Types.OrderAddressUpdateInput;
  OrderUpdateAddressInput: Types.OrderUpdateAddressInput;
  OrderCreateInput: Types.OrderCreateInput;
  OrderUpdateInput: Types.OrderUpdateInput;
  OrderItemCreateInput: Types.OrderItemCreateInput;
  OrderItemUpdateInput: Types.OrderItemUpdateInput;
  OrderItemDeleteInput: Types.OrderItemDeleteInput;
  CreateOrUpdateOrderItemInput: Types.CreateOrUpdateOrderItemInput;
  OrderPaymentInput: Types.OrderPaymentInput;
  OrderPaymentUpdateInput: Types.OrderPaymentUpdateInput;
  OrderPostageInput: Types.OrderPostageInput;
  OrderPostageUpdateInput: Types.OrderPostageUpdateInput;
  OrderTotalInput: Types.OrderTotalInput;
  OrderTotalUpdateInput: Types.OrderTotalUpdateInput;
  OrderSetStatusInput: Types.OrderSetStatusInput;
  Order: OrderRow;
  OrderMedia: Omit<Types.OrderMedia, 'attachments'> & { attachments?: Types.Maybe<ResolversParentTypes['PaginatedMediaAttachmentResponse']> };
  OrderTotals: Types.OrderTotals;
  OrderTotalRow: Types.OrderTotalRow;
  OrderTotalTaxPercentage: Types.OrderTotalTaxPercentage;
  OrderPaymentData: Types.OrderPaymentData;
  OrderPostageData: Omit<Types.OrderPostageData, 'warehouse'> & { warehouse?: Types.Maybe<ResolversParentTypes['Warehouse']> };
  OrderItem: OrderItemRow;
  OrderAddress: OrderAddressRow;
  OrderResponse: Omit<Types.OrderResponse, 'items'> & { items: Array<ResolversParentTypes['Order']> };
  OrderSortInput: Types.OrderSortInput;
  OrderDecision: Types.OrderDecision;
  TriggerOrderSendConfirmEventInput: Types.TriggerOrderSendConfirmEventInput;
  TriggerQuoteSendEventInput: Types.TriggerQuoteSendEventInput;
  TriggerQuoteSendRequestEventInput: Types.TriggerQuoteSendRequestEventInput;
  TriggerQuoteSendValidationEventInput: Types.TriggerQuoteSendValidationEventInput;
  OrderSearchArguments: Types.OrderSearchArguments;
  Orderlist: OrderlistRow;
  OrderlistsResponse: Omit<Types.OrderlistsResponse, 'items'> & { items: Array<ResolversParentTypes['Orderlist']> };
  UsersResponse: Omit<Types.UsersResponse, 'items'> & { items: Array<ResolversParentTypes['IBaseUser']> };
  ComputedOrderlistsResponse: Types.ComputedOrderlistsResponse;
  OrderlistSortInput: Types.OrderlistSortInput;
  OrderlistSearchInput: Types.OrderlistSearchInput;
  OrderlistUserSearchInput: Types.OrderlistUserSearchInput;
  OrderlistCompanySearchInput: Types.OrderlistCompanySearchInput;
  OrderlistCreateInput: Types.OrderlistCreateInput;
  OrderlistUpdateInput: Types.OrderlistUpdateInput;
  OrderlistItemsInput: Types.OrderlistItemsInput;
  OrderlistUsersInput: Types.OrderlistUsersInput;
  OrderlistCompaniesInput: Types.OrderlistCompaniesInput;
  ComputedOrderlistsInput: Types.ComputedOrderlistsInput;
  Payment: PaymentRow;
  Transaction: TransactionRow;
  PaymentsResponse: Omit<Types.PaymentsResponse, 'items'> & { items: Array<ResolversParentTypes['Payment']> };
  PaymentsSearchInput: Types.PaymentsSearchInput;
  SearchByInput: Types.SearchByInput;
  CreatePaymentInput: Types.CreatePaymentInput;
  UpdatePaymentInput: Types.UpdatePaymentInput;
  CreateTransactionInput: Types.CreateTransactionInput;
  PaymentOperation: Omit<Types.PaymentOperation, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  PaymentStartInput: Types.PaymentStartInput;
  PaymentOperationInput: Types.PaymentOperationInput;
  PayMethod: PayMethodRow;
  PayMethodsResponse: Omit<Types.PayMethodsResponse, 'items'> & { items: Array<ResolversParentTypes['PayMethod']> };
  PayMethodSortInput: Types.PayMethodSortInput;
  PayMethodSearchInput: Types.PayMethodSearchInput;
  PayMethodCreateInput: Types.PayMethodCreateInput;
  PayMethodUpdateInput: Types.PayMethodUpdateInput;
  Shipment: ShipmentRow;
  ShipmentItem: ShipmentItemRow;
  ShipmentResponse: Omit<Types.ShipmentResponse, 'items'> & { items: Array<ResolversParentTypes['Shipment']> };
  ShipmentItemResponse: Omit<Types.ShipmentItemResponse, 'items'> & { items: Array<ResolversParentTypes['ShipmentItem']> };
  ShipmentSortInput: Types.ShipmentSortInput;
  ShipmentItemSortInput: Types.ShipmentItemSortInput;
  ShipmentSearchInput: Types.ShipmentSearchInput;
  ShipmentItemSearchInput: Types.ShipmentItemSearchInput;
  ShipmentCreateInput: Types.ShipmentCreateInput;
  ShipmentCreateItemInput: Types.ShipmentCreateItemInput;
  ShipmentCreateTrackAndTraceInput: Types.ShipmentCreateTrackAndTraceInput;
  ShipmentUpdateInput: Types.ShipmentUpdateInput;
  ShipmentItemCreateInput: Types.ShipmentItemCreateInput;
  ShipmentItemUpdateInput: Types.ShipmentItemUpdateInput;
  SpendingExplainInput: Types.SpendingExplainInput;
  SpendingCheck: Types.SpendingCheck;
  SpendingExplanation: Types.SpendingExplanation;
  SalesStatisticsInput: Types.SalesStatisticsInput;
  TopProductsInput: Types.TopProductsInput;
  SearchTermsWithoutResultsInput: Types.SearchTermsWithoutResultsInput;
  CurrencyRevenue: Types.CurrencyRevenue;
  SalesStatisticsPoint: Types.SalesStatisticsPoint;
  SalesStatistics: Types.SalesStatistics;
  TopProduct: Types.TopProduct;
  TopProducts: Types.TopProducts;
  SearchTermWithoutResults: Types.SearchTermWithoutResults;
  SearchTermsWithoutResults: Types.SearchTermsWithoutResults;
  TenderStartInput: Types.TenderStartInput;
  TenderUpdateAddressInput: Types.TenderUpdateAddressInput;
  TenderChildItemInput: Types.TenderChildItemInput;
  TenderAddItemInput: Types.TenderAddItemInput;
  TenderAddItemsInput: Types.TenderAddItemsInput;
  TenderUpdateItemInput: Types.TenderUpdateItemInput;
  TenderUpdateInput: Types.TenderUpdateInput;
  TenderDiscountInput: Types.TenderDiscountInput;
  TenderPostageInput: Types.TenderPostageInput;
  TenderPaymentInput: Types.TenderPaymentInput;
  Tender: TenderRow;
  TenderAddress: Types.TenderAddress;
  TenderPayment: Types.TenderPayment;
  TenderPostage: Omit<Types.TenderPostage, 'warehouse'> & { warehouse?: Types.Maybe<ResolversParentTypes['Warehouse']> };
  TenderTotal: Types.TenderTotal;
  TenderTaxLevel: Types.TenderTaxLevel;
  TenderCarrier: Types.TenderCarrier;
  TenderPaymethod: Types.TenderPaymethod;
  TenderResponse: Omit<Types.TenderResponse, 'tender'> & { tender: ResolversParentTypes['Tender'] };
  TenderResponseData: Types.TenderResponseData;
  TenderProcessResponse: Types.TenderProcessResponse;
  ITenderBaseItem: ResolversInterfaceTypes<ResolversParentTypes>['ITenderBaseItem'];
  TenderBaseItem: Omit<Types.TenderBaseItem, 'incentive' | 'surcharges'> & { incentive?: Types.Maybe<ResolversParentTypes['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<ResolversParentTypes['TenderItemSurcharge']>> };
  TenderMainItem: Omit<Types.TenderMainItem, 'incentive' | 'surcharges' | 'product' | 'childItems'> & { incentive?: Types.Maybe<ResolversParentTypes['TenderItemIncentive']>, surcharges?: Types.Maybe<Array<ResolversParentTypes['TenderItemSurcharge']>>, product?: Types.Maybe<ResolversParentTypes['Product']>, childItems?: Types.Maybe<Array<ResolversParentTypes['ITenderBaseItem']>> };
  TenderItemIncentive: Types.TenderItemIncentive;
  TenderItemSurcharge: Omit<Types.TenderItemSurcharge, 'names'> & { names: Array<ResolversParentTypes['LocalizedString']> };
  TrackAndTraceResponse: Omit<Types.TrackAndTraceResponse, 'items'> & { items: Array<ResolversParentTypes['TrackAndTrace']> };
  TrackAndTraceSortInput: Types.TrackAndTraceSortInput;
  TrackAndTraceSearchInput: Types.TrackAndTraceSearchInput;
  TrackAndTraceCreateInput: Types.TrackAndTraceCreateInput;
  TrackAndTraceUpdateInput: Types.TrackAndTraceUpdateInput;
  ApprovalDelegate: ApprovalDelegateRow;
  ApprovalDelegateResponse: Omit<Types.ApprovalDelegateResponse, 'items'> & { items: Array<ResolversParentTypes['ApprovalDelegate']> };
  ApprovalDelegateSortInput: Types.ApprovalDelegateSortInput;
  ApprovalDelegateSearchInput: Types.ApprovalDelegateSearchInput;
  ApprovalDelegateCreateInput: Types.ApprovalDelegateCreateInput;
  ApprovalDelegateUpdateInput: Types.ApprovalDelegateUpdateInput;
  ApprovalStep: Types.ApprovalStep;
  ApprovalStepInput: Types.ApprovalStepInput;
  ApprovalRule: ApprovalRuleRow;
  ApprovalRuleResponse: Omit<Types.ApprovalRuleResponse, 'items'> & { items: Array<ResolversParentTypes['ApprovalRule']> };
  ApprovalRuleSortInput: Types.ApprovalRuleSortInput;
  ApprovalRuleSearchInput: Types.ApprovalRuleSearchInput;
  ApprovalRuleCreateInput: Types.ApprovalRuleCreateInput;
  ApprovalRuleUpdateInput: Types.ApprovalRuleUpdateInput;
  ApprovalEntry: ApprovalEntryRow;
  ApprovalRequest: ApprovalRequestRow;
  ApprovalRequestResponse: Omit<Types.ApprovalRequestResponse, 'items'> & { items: Array<ResolversParentTypes['ApprovalRequest']> };
  ApprovalRequestSortInput: Types.ApprovalRequestSortInput;
  ApprovalRequestSearchInput: Types.ApprovalRequestSearchInput;
  ApprovalProofEntry: Types.ApprovalProofEntry;
  ApprovalProof: Types.ApprovalProof;
  BookingCode: BookingCodeRow;
  BookingCodeResponse: Omit<Types.BookingCodeResponse, 'items'> & { items: Array<ResolversParentTypes['BookingCode']> };
  BookingCodeSortInput: Types.BookingCodeSortInput;
  BookingCodeSearchInput: Types.BookingCodeSearchInput;
  BookingCodeCreateInput: Types.BookingCodeCreateInput;
  BookingCodeUpdateInput: Types.BookingCodeUpdateInput;
  CurrencyRate: Types.CurrencyRate;
  CurrencyRateInput: Types.CurrencyRateInput;
  Budget: BudgetRow;
  BudgetResponse: Omit<Types.BudgetResponse, 'items'> & { items: Array<ResolversParentTypes['Budget']> };
  BudgetSortInput: Types.BudgetSortInput;
  BudgetSearchInput: Types.BudgetSearchInput;
  BudgetCreateInput: Types.BudgetCreateInput;
  BudgetUpdateInput: Types.BudgetUpdateInput;
  CreditAccount: CreditAccountRow;
  CreditAccountResponse: Omit<Types.CreditAccountResponse, 'items'> & { items: Array<ResolversParentTypes['CreditAccount']> };
  CreditAccountSortInput: Types.CreditAccountSortInput;
  CreditAccountSearchInput: Types.CreditAccountSearchInput;
  CreditAccountCreateInput: Types.CreditAccountCreateInput;
  CreditAccountUpdateInput: Types.CreditAccountUpdateInput;
  CreditEntry: CreditEntryRow;
  CreditEntryResponse: Omit<Types.CreditEntryResponse, 'items'> & { items: Array<ResolversParentTypes['CreditEntry']> };
  CreditEntrySortInput: Types.CreditEntrySortInput;
  CreditEntrySearchInput: Types.CreditEntrySearchInput;
  CreditEntryCreateInput: Types.CreditEntryCreateInput;
  SpendingEntry: SpendingEntryRow;
  SpendingEntryResponse: Omit<Types.SpendingEntryResponse, 'items'> & { items: Array<ResolversParentTypes['SpendingEntry']> };
  SpendingEntrySortInput: Types.SpendingEntrySortInput;
  SpendingEntrySearchInput: Types.SpendingEntrySearchInput;
  SpendingLimit: SpendingLimitRow;
  SpendingLimitResponse: Omit<Types.SpendingLimitResponse, 'items'> & { items: Array<ResolversParentTypes['SpendingLimit']> };
  SpendingLimitSortInput: Types.SpendingLimitSortInput;
  SpendingLimitSearchInput: Types.SpendingLimitSearchInput;
  SpendingLimitCreateInput: Types.SpendingLimitCreateInput;
  SpendingLimitUpdateInput: Types.SpendingLimitUpdateInput;
  SpendingReason: Types.SpendingReason;
  SpendingApprovalStep: Types.SpendingApprovalStep;
  SpendingVerdict: Types.SpendingVerdict;
  Carrier: CarrierRow;
  TrackAndTrace: TrackAndTraceRow;
  CarriersResponse: Omit<Types.CarriersResponse, 'items'> & { items: Array<ResolversParentTypes['Carrier']> };
  CarrierSortInput: Types.CarrierSortInput;
  CarriersSearchInput: Types.CarriersSearchInput;
  CarrierCreateInput: Types.CarrierCreateInput;
  CarrierUpdateInput: Types.CarrierUpdateInput;
  Inventory: InventoryRow;
  InventoryResponse: InventoryRow;
  InventoryDeleteResponse: Types.InventoryDeleteResponse;
  ProductInventory: Omit<Types.ProductInventory, 'balance'> & { balance?: Types.Maybe<Array<ResolversParentTypes['Inventory']>> };
  CreateInventoryInput: Types.CreateInventoryInput;
  UpdateInventoryInput: Types.UpdateInventoryInput;
  InventoryCsvInput: Types.InventoryCsvInput;
  InventoryCsvMapping: Types.InventoryCsvMapping;
  Warehouse: WarehouseRow;
  BusinessHours: Types.BusinessHours;
  WarehouseAddress: WarehouseAddressRow;
  WarehousesResponse: Omit<Types.WarehousesResponse, 'items'> & { items: Array<ResolversParentTypes['Warehouse']> };
  WarehouseSortInput: Types.WarehouseSortInput;
  WarehousesSearchInput: Types.WarehousesSearchInput;
  BusinessHoursInput: Types.BusinessHoursInput;
  CreateWarehouseInput: Types.CreateWarehouseInput;
  UpdateWarehouseInput: Types.UpdateWarehouseInput;
  CreateWarehouseAddressInput: Types.CreateWarehouseAddressInput;
  UpdateWarehouseAddressInput: Types.UpdateWarehouseAddressInput;
  DeleteWarehouseAddressInput: Types.DeleteWarehouseAddressInput;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LocalizedStringResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedString'] = ResolversParentTypes['LocalizedString']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JSONObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type SourceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkResponseDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkResponseData'] = ResolversParentTypes['BulkResponseData']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocalizedStringArrayResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedStringArray'] = ResolversParentTypes['LocalizedStringArray']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type CsvImportResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvImportResponse'] = ResolversParentTypes['CsvImportResponse']> = {
  importedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Types.Maybe<Array<ResolversTypes['CsvRecordError']>>, ParentType, ContextType>;
};

export type CsvRecordErrorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvRecordError'] = ResolversParentTypes['CsvRecordError']> = {
  code?: Resolver<ResolversTypes['CsvRecordErrorCode'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  rowNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  icp?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressesByCompanyId?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<Types.QueryaddressesByCompanyIdArgs, 'companyId'>>;
  addressesByCustomerId?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<Types.QueryaddressesByCustomerIdArgs, 'customerId'>>;
  gqlApiKey?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<Types.QuerygqlApiKeyArgs, 'id'>>;
  gqlApiKeys?: Resolver<ResolversTypes['GqlApiKeyResponse'], ParentType, ContextType, Partial<Types.QuerygqlApiKeysArgs>>;
  restApiKey?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<Types.QueryrestApiKeyArgs, 'id'>>;
  restApiKeys?: Resolver<ResolversTypes['RestApiKeyResponse'], ParentType, ContextType, Partial<Types.QueryrestApiKeysArgs>>;
  companySearch?: Resolver<ResolversTypes['CompanySearchResponse'], ParentType, ContextType, Partial<Types.QuerycompanySearchArgs>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<Types.QuerycompanyArgs, 'id'>>;
  companies?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<Types.QuerycompaniesArgs>>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<Types.QuerycontactArgs, 'id'>>;
  contacts?: Resolver<ResolversTypes['ContactsResponse'], ParentType, ContextType, Partial<Types.QuerycontactsArgs>>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Types.QuerycustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomersResponse'], ParentType, ContextType, Partial<Types.QuerycustomersArgs>>;
  magicTokens?: Resolver<ResolversTypes['MagicTokenResponse'], ParentType, ContextType, Partial<Types.QuerymagicTokensArgs>>;
  magicToken?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<Types.QuerymagicTokenArgs, 'id'>>;
  purchaseAuthorizationConfig?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, RequireFields<Types.QuerypurchaseAuthorizationConfigArgs, 'id'>>;
  purchaseAuthorizationConfigs?: Resolver<ResolversTypes['PurchaseAuthorizationConfigResponse'], ParentType, ContextType, Partial<Types.QuerypurchaseAuthorizationConfigsArgs>>;
  adminSessions?: Resolver<Array<ResolversTypes['AdminSession']>, ParentType, ContextType, Partial<Types.QueryadminSessionsArgs>>;
  authentication?: Resolver<ResolversTypes['GCIPUser'], ParentType, ContextType, RequireFields<Types.QueryauthenticationArgs, 'email'>>;
  adminTwoFactor?: Resolver<ResolversTypes['AdminTwoFactorState'], ParentType, ContextType, Partial<Types.QueryadminTwoFactorArgs>>;
  user?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType, Partial<Types.QueryuserArgs>>;
  viewer?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType>;
  attributeDescription?: Resolver<ResolversTypes['AttributeDescription'], ParentType, ContextType, RequireFields<Types.QueryattributeDescriptionArgs, 'id'>>;
  attributeDescriptions?: Resolver<ResolversTypes['AttributeDescriptionResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeDescriptionsArgs, 'input'>>;
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<Types.QueryattributeArgs, 'id'>>;
  attributes?: Resolver<ResolversTypes['AttributeResponse'], ParentType, ContextType, RequireFields<Types.QueryattributesArgs, 'input'>>;
  attributesByProductId?: Resolver<ResolversTypes['AttributeResponse'], ParentType, ContextType, RequireFields<Types.QueryattributesByProductIdArgs, 'productId' | 'input'>>;
  attributeResultByProductId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByProductIdArgs, 'productId' | 'input'>>;
  attributeResultByCategoryId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByCategoryIdArgs, 'categoryId' | 'input'>>;
  attributeResultByCompanyId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByCompanyIdArgs, 'companyId' | 'input'>>;
  attributeResultByContactId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByContactIdArgs, 'contactId' | 'input'>>;
  attributeResultByCustomerId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByCustomerIdArgs, 'customerId' | 'input'>>;
  attributeResultByClusterId?: Resolver<ResolversTypes['AttributeResultResponse'], ParentType, ContextType, RequireFields<Types.QueryattributeResultByClusterIdArgs, 'clusterId' | 'input'>>;
  bundles?: Resolver<ResolversTypes['BundlesResponse'], ParentType, ContextType, Partial<Types.QuerybundlesArgs>>;
  bundle?: Resolver<ResolversTypes['Bundle'], ParentType, ContextType, RequireFields<Types.QuerybundleArgs, 'id' | 'taxZone'>>;
  callOffContract?: Resolver<ResolversTypes['CallOffContract'], ParentType, ContextType, RequireFields<Types.QuerycallOffContractArgs, 'id'>>;
  callOffContracts?: Resolver<ResolversTypes['CallOffContractResponse'], ParentType, ContextType, Partial<Types.QuerycallOffContractsArgs>>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType, Partial<Types.QuerycategoryArgs>>;
  categories?: Resolver<ResolversTypes['CategoryResponse'], ParentType, ContextType, Partial<Types.QuerycategoriesArgs>>;
  categoryBySlug?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<Types.QuerycategoryBySlugArgs, 'slug' | 'language'>>;
  categoryBySource?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<Types.QuerycategoryBySourceArgs, 'source'>>;
  categoryChildren?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QuerycategoryChildrenArgs, 'categoryId'>>;
  categoryHierarchy?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QuerycategoryHierarchyArgs, 'categoryId'>>;
  clusterConfigs?: Resolver<Array<ResolversTypes['ClusterConfigResponse']>, ParentType, ContextType>;
  clusterConfig?: Resolver<ResolversTypes['ClusterConfigResponse'], ParentType, ContextType, RequireFields<Types.QueryclusterConfigArgs, 'clusterConfigId'>>;
  clusterConfigSetting?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<Types.QueryclusterConfigSettingArgs, 'uuid'>>;
  clusterConfigsPaginated?: Resolver<ResolversTypes['ClusterConfigsResponse'], ParentType, ContextType, RequireFields<Types.QueryclusterConfigsPaginatedArgs, 'input'>>;
  clusterOption?: Resolver<ResolversTypes['ClusterOption'], ParentType, ContextType, RequireFields<Types.QueryclusterOptionArgs, 'uuid'>>;
  clusterOptions?: Resolver<ResolversTypes['ClusterOptionsResponse'], ParentType, ContextType, RequireFields<Types.QueryclusterOptionsArgs, 'input'>>;
  cluster?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.QueryclusterArgs, 'applyOrderlists'>>;
  crossupsell?: Resolver<ResolversTypes['Crossupsell'], ParentType, ContextType, RequireFields<Types.QuerycrossupsellArgs, 'id'>>;
  crossupsells?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType, Partial<Types.QuerycrossupsellsArgs>>;
  machine?: Resolver<Types.Maybe<ResolversTypes['SparePartsMachine']>, ParentType, ContextType, Partial<Types.QuerymachineArgs>>;
  machines?: Resolver<ResolversTypes['SparePartsMachineResponse'], ParentType, ContextType, Partial<Types.QuerymachinesArgs>>;
  mediaImage?: Resolver<ResolversTypes['MediaImage'], ParentType, ContextType, RequireFields<Types.QuerymediaImageArgs, 'mediaId'>>;
  mediaImages?: Resolver<ResolversTypes['PaginatedMediaImageResponse'], ParentType, ContextType, RequireFields<Types.QuerymediaImagesArgs, 'search'>>;
  mediaVideo?: Resolver<ResolversTypes['MediaVideo'], ParentType, ContextType, RequireFields<Types.QuerymediaVideoArgs, 'mediaId'>>;
  mediaVideos?: Resolver<ResolversTypes['PaginatedMediaVideoResponse'], ParentType, ContextType, RequireFields<Types.QuerymediaVideosArgs, 'search'>>;
  mediaDocument?: Resolver<ResolversTypes['MediaDocument'], ParentType, ContextType, RequireFields<Types.QuerymediaDocumentArgs, 'mediaId'>>;
  mediaDocuments?: Resolver<ResolversTypes['PaginatedMediaDocumentResponse'], ParentType, ContextType, RequireFields<Types.QuerymediaDocumentsArgs, 'search'>>;
  media?: Resolver<Types.Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['PartNumber'], ParentType, ContextType, RequireFields<Types.QuerypartNumberArgs, 'id'>>;
  partNumbers?: Resolver<ResolversTypes['PartNumberResponse'], ParentType, ContextType, Partial<Types.QuerypartNumbersArgs>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.QueryproductArgs, 'applyOrderlists'>>;
  valueset?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<Types.QueryvaluesetArgs, 'id'>>;
  valuesets?: Resolver<ResolversTypes['ValuesetResponse'], ParentType, ContextType, Partial<Types.QueryvaluesetsArgs>>;
  valuesetItems?: Resolver<ResolversTypes['ValuesetItemResponse'], ParentType, ContextType, Partial<Types.QueryvaluesetItemsArgs>>;
  agent?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<Types.QueryagentArgs, 'id'>>;
  agents?: Resolver<ResolversTypes['AgentResponse'], ParentType, ContextType, Partial<Types.QueryagentsArgs>>;
  changes?: Resolver<ResolversTypes['ChangesResponse'], ParentType, ContextType, RequireFields<Types.QuerychangesArgs, 'limit' | 'wait'>>;
  eventFailures?: Resolver<ResolversTypes['EventFailuresResponse'], ParentType, ContextType, Partial<Types.QueryeventFailuresArgs>>;
  eventActionConfig?: Resolver<Types.Maybe<ResolversTypes['IEventActionConfig']>, ParentType, ContextType, RequireFields<Types.QueryeventActionConfigArgs, 'id'>>;
  eventActionConfigs?: Resolver<Types.Maybe<ResolversTypes['EventActionConfigResponse']>, ParentType, ContextType, RequireFields<Types.QueryeventActionConfigsArgs, 'input'>>;
  eventDeliveries?: Resolver<ResolversTypes['EventDeliveryResponse'], ParentType, ContextType, Partial<Types.QueryeventDeliveriesArgs>>;
  ticket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Types.QueryticketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['TicketResponse'], ParentType, ContextType, Partial<Types.QueryticketsArgs>>;
  csvImportJob?: Resolver<ResolversTypes['CsvImportJob'], ParentType, ContextType, RequireFields<Types.QuerycsvImportJobArgs, 'id'>>;
  csvImportJobs?: Resolver<ResolversTypes['CsvImportJobsResponse'], ParentType, ContextType, Partial<Types.QuerycsvImportJobsArgs>>;
  deskTasks?: Resolver<Array<ResolversTypes['DeskTask']>, ParentType, ContextType, RequireFields<Types.QuerydeskTasksArgs, 'lowStock'>>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Types.QueryadminUserArgs, 'email'>>;
  adminUserViewer?: Resolver<Types.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  adminUsers?: Resolver<ResolversTypes['UserResponse'], ParentType, ContextType, Partial<Types.QueryadminUsersArgs>>;
  adminUserTenant?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<Types.QueryadminUserTenantArgs, 'id'>>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.QuerychannelArgs, 'channelId'>>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  fieldDefinition?: Resolver<ResolversTypes['FieldDefinition'], ParentType, ContextType, Partial<Types.QueryfieldDefinitionArgs>>;
  fieldDefinitions?: Resolver<ResolversTypes['FieldDefinitionsResponse'], ParentType, ContextType, Partial<Types.QueryfieldDefinitionsArgs>>;
  recordHistory?: Resolver<ResolversTypes['HistoryEntryResponse'], ParentType, ContextType, RequireFields<Types.QueryrecordHistoryArgs, 'recordType' | 'recordId'>>;
  lifecycleUsage?: Resolver<ResolversTypes['LifecycleUsageResponse'], ParentType, ContextType, Partial<Types.QuerylifecycleUsageArgs>>;
  lifecycleReadiness?: Resolver<ResolversTypes['LifecycleReadinessResponse'], ParentType, ContextType, Partial<Types.QuerylifecycleReadinessArgs>>;
  roleDefinitions?: Resolver<ResolversTypes['RoleDefinitionResponse'], ParentType, ContextType, Partial<Types.QueryroleDefinitionsArgs>>;
  roleDefinition?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<Types.QueryroleDefinitionArgs, 'id'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Types.QueryroleArgs, 'id'>>;
  roles?: Resolver<ResolversTypes['RoleResponse'], ParentType, ContextType, RequireFields<Types.QueryrolesArgs, 'input'>>;
  savedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<Types.QuerysavedViewArgs, 'id'>>;
  savedViews?: Resolver<ResolversTypes['SavedViewResponse'], ParentType, ContextType, Partial<Types.QuerysavedViewsArgs>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<Types.QueryshopArgs, 'shopId'>>;
  shops?: Resolver<Array<ResolversTypes['Shop']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['IBaseTemplate'], ParentType, ContextType, RequireFields<Types.QuerytemplateArgs, 'id'>>;
  templates?: Resolver<ResolversTypes['TemplateResponse'], ParentType, ContextType, RequireFields<Types.QuerytemplatesArgs, 'input'>>;
  templateErrorLog?: Resolver<ResolversTypes['TemplateErrorLog'], ParentType, ContextType, RequireFields<Types.QuerytemplateErrorLogArgs, 'id'>>;
  templateErrorLogs?: Resolver<ResolversTypes['TemplateErrorLogResponse'], ParentType, ContextType, RequireFields<Types.QuerytemplateErrorLogsArgs, 'input'>>;
  templateErrorLogStats?: Resolver<ResolversTypes['TemplateErrorLogStats'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<Types.QuerydiscountArgs, 'id'>>;
  discounts?: Resolver<ResolversTypes['DiscountResponse'], ParentType, ContextType, Partial<Types.QuerydiscountsArgs>>;
  priceCalculate?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType, RequireFields<Types.QuerypriceCalculateArgs, 'input'>>;
  priceExplain?: Resolver<Array<ResolversTypes['ProductPrice']>, ParentType, ContextType, RequireFields<Types.QuerypriceExplainArgs, 'input'>>;
  priceDefault?: Resolver<Array<ResolversTypes['ProductPrice']>, ParentType, ContextType, RequireFields<Types.QuerypriceDefaultArgs, 'input'>>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<Types.QuerypriceArgs, 'id'>>;
  prices?: Resolver<ResolversTypes['PriceResponse'], ParentType, ContextType, Partial<Types.QuerypricesArgs>>;
  pricesheet?: Resolver<ResolversTypes['Pricesheet'], ParentType, ContextType, RequireFields<Types.QuerypricesheetArgs, 'id'>>;
  pricesheets?: Resolver<ResolversTypes['PricesheetResponse'], ParentType, ContextType, Partial<Types.QuerypricesheetsArgs>>;
  pricesheetsEffective?: Resolver<ResolversTypes['PricesheetResponse'], ParentType, ContextType, RequireFields<Types.QuerypricesheetsEffectiveArgs, 'input'>>;
  productSurcharges?: Resolver<ResolversTypes['SurchargeProductResponse'], ParentType, ContextType, RequireFields<Types.QueryproductSurchargesArgs, 'productId'>>;
  surcharges?: Resolver<ResolversTypes['SurchargesResponse'], ParentType, ContextType, Partial<Types.QuerysurchargesArgs>>;
  surcharge?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<Types.QuerysurchargeArgs, 'id'>>;
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, Partial<Types.QuerytaxArgs>>;
  taxes?: Resolver<ResolversTypes['TaxesResponse'], ParentType, ContextType, Partial<Types.QuerytaxesArgs>>;
  bulkPrices?: Resolver<ResolversTypes['BulkPriceResponse'], ParentType, ContextType, Partial<Types.QuerybulkPricesArgs>>;
  bulkCostPrices?: Resolver<ResolversTypes['BulkCostPriceResponse'], ParentType, ContextType, Partial<Types.QuerybulkCostPricesArgs>>;
  costPrices?: Resolver<ResolversTypes['CostPriceResponse'], ParentType, ContextType, Partial<Types.QuerycostPricesArgs>>;
  zoneTaxCode?: Resolver<ResolversTypes['ZoneTaxCode'], ParentType, ContextType, RequireFields<Types.QueryzoneTaxCodeArgs, 'id'>>;
  zoneTaxCodes?: Resolver<ResolversTypes['ZoneTaxCodeResponse'], ParentType, ContextType, Partial<Types.QueryzoneTaxCodesArgs>>;
  businessRule?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.QuerybusinessRuleArgs, 'id'>>;
  businessRules?: Resolver<ResolversTypes['BusinessRuleResponse'], ParentType, ContextType, Partial<Types.QuerybusinessRulesArgs>>;
  businessRuleJDM?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType, RequireFields<Types.QuerybusinessRuleJDMArgs, 'id' | 'language'>>;
  businessRuleDecisionTable?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.QuerybusinessRuleDecisionTableArgs, 'input'>>;
  businessRuleFieldDefinitions?: Resolver<ResolversTypes['BusinessRuleFieldDefinitionGroup'], ParentType, ContextType, RequireFields<Types.QuerybusinessRuleFieldDefinitionsArgs, 'name'>>;
  decisionHook?: Resolver<ResolversTypes['DecisionHook'], ParentType, ContextType, RequireFields<Types.QuerydecisionHookArgs, 'id'>>;
  decisionHooks?: Resolver<ResolversTypes['DecisionHookResponse'], ParentType, ContextType, Partial<Types.QuerydecisionHooksArgs>>;
  decisionHookCalls?: Resolver<ResolversTypes['DecisionHookCallResponse'], ParentType, ContextType, Partial<Types.QuerydecisionHookCallsArgs>>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.QuerycartArgs, 'id'>>;
  carts?: Resolver<ResolversTypes['CartResponse'], ParentType, ContextType, RequireFields<Types.QuerycartsArgs, 'input'>>;
  favoriteLists?: Resolver<ResolversTypes['FavoriteListsResponse'], ParentType, ContextType, Partial<Types.QueryfavoriteListsArgs>>;
  favoriteList?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.QueryfavoriteListArgs, 'id'>>;
  orderGetPDF?: Resolver<ResolversTypes['Base64File'], ParentType, ContextType, RequireFields<Types.QueryorderGetPDFArgs, 'orderId'>>;
  quoteGetPDF?: Resolver<ResolversTypes['Base64File'], ParentType, ContextType, RequireFields<Types.QueryquoteGetPDFArgs, 'orderId'>>;
  orderRevisions?: Resolver<ResolversTypes['OrderRevisionResponse'], ParentType, ContextType, Partial<Types.QueryorderRevisionsArgs>>;
  orderRevision?: Resolver<Types.Maybe<ResolversTypes['OrderRevision']>, ParentType, ContextType, RequireFields<Types.QueryorderRevisionArgs, 'orderId' | 'revisionNumber'>>;
  orderStatusSets?: Resolver<ResolversTypes['OrderStatusSetsResponse'], ParentType, ContextType, Partial<Types.QueryorderStatusSetsArgs>>;
  orderStatusSet?: Resolver<ResolversTypes['OrderStatusSet'], ParentType, ContextType, RequireFields<Types.QueryorderStatusSetArgs, 'input'>>;
  orderStatuses?: Resolver<ResolversTypes['OrderStatusesResponse'], ParentType, ContextType, Partial<Types.QueryorderStatusesArgs>>;
  orderStatus?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType, RequireFields<Types.QueryorderStatusArgs, 'input'>>;
  orders?: Resolver<ResolversTypes['OrderResponse'], ParentType, ContextType, Partial<Types.QueryordersArgs>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, Partial<Types.QueryorderArgs>>;
  orderAddress?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType, RequireFields<Types.QueryorderAddressArgs, 'id' | 'orderId'>>;
  orderAddresses?: Resolver<Array<ResolversTypes['OrderAddress']>, ParentType, ContextType, RequireFields<Types.QueryorderAddressesArgs, 'orderId'>>;
  addressesByOrderId?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<Types.QueryaddressesByOrderIdArgs, 'orderId'>>;
  orderlist?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.QueryorderlistArgs, 'id'>>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<Types.QueryorderlistsArgs>>;
  computedOrderlists?: Resolver<ResolversTypes['ComputedOrderlistsResponse'], ParentType, ContextType, RequireFields<Types.QuerycomputedOrderlistsArgs, 'input'>>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<Types.QuerypaymentArgs, 'searchBy'>>;
  payments?: Resolver<ResolversTypes['PaymentsResponse'], ParentType, ContextType, Partial<Types.QuerypaymentsArgs>>;
  payMethod?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<Types.QuerypayMethodArgs, 'id'>>;
  payMethods?: Resolver<ResolversTypes['PayMethodsResponse'], ParentType, ContextType, Partial<Types.QuerypayMethodsArgs>>;
  shipment?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType, RequireFields<Types.QueryshipmentArgs, 'id'>>;
  shipments?: Resolver<ResolversTypes['ShipmentResponse'], ParentType, ContextType, Partial<Types.QueryshipmentsArgs>>;
  shipmentItem?: Resolver<ResolversTypes['ShipmentItem'], ParentType, ContextType, RequireFields<Types.QueryshipmentItemArgs, 'id'>>;
  shipmentItems?: Resolver<ResolversTypes['ShipmentItemResponse'], ParentType, ContextType, Partial<Types.QueryshipmentItemsArgs>>;
  spendingExplain?: Resolver<ResolversTypes['SpendingExplanation'], ParentType, ContextType, RequireFields<Types.QueryspendingExplainArgs, 'input'>>;
  salesStatistics?: Resolver<ResolversTypes['SalesStatistics'], ParentType, ContextType, Partial<Types.QuerysalesStatisticsArgs>>;
  topProducts?: Resolver<ResolversTypes['TopProducts'], ParentType, ContextType, Partial<Types.QuerytopProductsArgs>>;
  searchTermsWithoutResults?: Resolver<ResolversTypes['SearchTermsWithoutResults'], ParentType, ContextType, Partial<Types.QuerysearchTermsWithoutResultsArgs>>;
  tender?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, Partial<Types.QuerytenderArgs>>;
  trackAndTrace?: Resolver<ResolversTypes['TrackAndTrace'], ParentType, ContextType, RequireFields<Types.QuerytrackAndTraceArgs, 'id'>>;
  trackAndTraces?: Resolver<ResolversTypes['TrackAndTraceResponse'], ParentType, ContextType, Partial<Types.QuerytrackAndTracesArgs>>;
  approvalDelegate?: Resolver<ResolversTypes['ApprovalDelegate'], ParentType, ContextType, RequireFields<Types.QueryapprovalDelegateArgs, 'id'>>;
  approvalDelegates?: Resolver<ResolversTypes['ApprovalDelegateResponse'], ParentType, ContextType, Partial<Types.QueryapprovalDelegatesArgs>>;
  approvalRule?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType, RequireFields<Types.QueryapprovalRuleArgs, 'id'>>;
  approvalRules?: Resolver<ResolversTypes['ApprovalRuleResponse'], ParentType, ContextType, Partial<Types.QueryapprovalRulesArgs>>;
  approvalRequest?: Resolver<ResolversTypes['ApprovalRequest'], ParentType, ContextType, RequireFields<Types.QueryapprovalRequestArgs, 'id'>>;
  approvalRequests?: Resolver<ResolversTypes['ApprovalRequestResponse'], ParentType, ContextType, Partial<Types.QueryapprovalRequestsArgs>>;
  approvalProof?: Resolver<ResolversTypes['ApprovalProof'], ParentType, ContextType, RequireFields<Types.QueryapprovalProofArgs, 'orderId'>>;
  bookingCode?: Resolver<ResolversTypes['BookingCode'], ParentType, ContextType, RequireFields<Types.QuerybookingCodeArgs, 'id'>>;
  bookingCodes?: Resolver<ResolversTypes['BookingCodeResponse'], ParentType, ContextType, Partial<Types.QuerybookingCodesArgs>>;
  budget?: Resolver<ResolversTypes['Budget'], ParentType, ContextType, RequireFields<Types.QuerybudgetArgs, 'id'>>;
  budgets?: Resolver<ResolversTypes['BudgetResponse'], ParentType, ContextType, Partial<Types.QuerybudgetsArgs>>;
  creditAccount?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType, RequireFields<Types.QuerycreditAccountArgs, 'id'>>;
  creditAccounts?: Resolver<ResolversTypes['CreditAccountResponse'], ParentType, ContextType, Partial<Types.QuerycreditAccountsArgs>>;
  creditEntry?: Resolver<ResolversTypes['CreditEntry'], ParentType, ContextType, RequireFields<Types.QuerycreditEntryArgs, 'id'>>;
  creditEntries?: Resolver<ResolversTypes['CreditEntryResponse'], ParentType, ContextType, Partial<Types.QuerycreditEntriesArgs>>;
  spendingEntry?: Resolver<ResolversTypes['SpendingEntry'], ParentType, ContextType, RequireFields<Types.QueryspendingEntryArgs, 'id'>>;
  spendingEntries?: Resolver<ResolversTypes['SpendingEntryResponse'], ParentType, ContextType, Partial<Types.QueryspendingEntriesArgs>>;
  spendingLimit?: Resolver<ResolversTypes['SpendingLimit'], ParentType, ContextType, RequireFields<Types.QueryspendingLimitArgs, 'id'>>;
  spendingLimits?: Resolver<ResolversTypes['SpendingLimitResponse'], ParentType, ContextType, Partial<Types.QueryspendingLimitsArgs>>;
  carriers?: Resolver<ResolversTypes['CarriersResponse'], ParentType, ContextType, Partial<Types.QuerycarriersArgs>>;
  carrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<Types.QuerycarrierArgs, 'id'>>;
  inventory?: Resolver<ResolversTypes['InventoryResponse'], ParentType, ContextType, RequireFields<Types.QueryinventoryArgs, 'id'>>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<Types.QuerywarehouseArgs, 'id'>>;
  warehouses?: Resolver<ResolversTypes['WarehousesResponse'], ParentType, ContextType, Partial<Types.QuerywarehousesArgs>>;
  productSearchBatchMetrics?: Resolver<ResolversTypes['BatchMetricsTenantResponse'], ParentType, ContextType>;
  productSearchBatchMetricsFailedJobs?: Resolver<ResolversTypes['BatchMetricsFailedJobsResponse'], ParentType, ContextType, Partial<Types.QueryproductSearchBatchMetricsFailedJobsArgs>>;
  productSearchBatchMetricsHourly?: Resolver<ResolversTypes['BatchMetricsTenantHourlyResponse'], ParentType, ContextType>;
  productSearchBatchMetricsQueueStatus?: Resolver<ResolversTypes['BatchMetricsQueueStatusResponse'], ParentType, ContextType>;
  productSearchReindexLock?: Resolver<ResolversTypes['ReindexLockResponse'], ParentType, ContextType>;
  productSearchReindexStatus?: Resolver<ResolversTypes['ReindexStatusResponse'], ParentType, ContextType, RequireFields<Types.QueryproductSearchReindexStatusArgs, 'reindexId'>>;
  baseProducts?: Resolver<ResolversTypes['BaseProductsResponse'], ParentType, ContextType, RequireFields<Types.QuerybaseProductsArgs, 'input'>>;
  clusters?: Resolver<ResolversTypes['ClustersResponse'], ParentType, ContextType, RequireFields<Types.QueryclustersArgs, 'input'>>;
  productsRaw?: Resolver<ResolversTypes['ProductsRawResponse'], ParentType, ContextType, RequireFields<Types.QueryproductsRawArgs, 'input'>>;
  productSearchSolr?: Resolver<ResolversTypes['ProductSearchResponse'], ParentType, ContextType, RequireFields<Types.QueryproductSearchSolrArgs, 'input'>>;
  productSearchByCategory?: Resolver<ResolversTypes['ProductSearchByCategoryResponse'], ParentType, ContextType, RequireFields<Types.QueryproductSearchByCategoryArgs, 'input'>>;
  products?: Resolver<ResolversTypes['ProductsResponse'], ParentType, ContextType, Partial<Types.QueryproductsArgs>>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  companyAddressCreate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<Types.MutationcompanyAddressCreateArgs, 'input'>>;
  companyAddressUpdate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<Types.MutationcompanyAddressUpdateArgs, 'input'>>;
  companyAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanyAddressDeleteArgs, 'input'>>;
  customerAddressCreate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<Types.MutationcustomerAddressCreateArgs, 'input'>>;
  customerAddressUpdate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<Types.MutationcustomerAddressUpdateArgs, 'input'>>;
  customerAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcustomerAddressDeleteArgs, 'input'>>;
  gqlApiKeyCreate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<Types.MutationgqlApiKeyCreateArgs, 'input'>>;
  gqlApiKeyUpdate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<Types.MutationgqlApiKeyUpdateArgs, 'id' | 'input'>>;
  gqlApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationgqlApiKeyDeleteArgs, 'id'>>;
  restApiKeyCreate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<Types.MutationrestApiKeyCreateArgs, 'input'>>;
  restApiKeyUpdate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<Types.MutationrestApiKeyUpdateArgs, 'id' | 'input'>>;
  restApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationrestApiKeyDeleteArgs, 'id'>>;
  companySearchIndexUpdateMapping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanySearchIndexUpdateMappingArgs, 'input'>>;
  companySearchReindex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanySearchReindexArgs, 'input'>>;
  companySearchFixAliasWriteIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanySearchFixAliasWriteIndexArgs, 'input'>>;
  companySearchCleanupOrphanedIndices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanySearchCleanupOrphanedIndicesArgs, 'input'>>;
  companyCreate?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<Types.MutationcompanyCreateArgs, 'input'>>;
  companyUpdate?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<Types.MutationcompanyUpdateArgs, 'id' | 'input'>>;
  companyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcompanyDeleteArgs, 'id'>>;
  companyCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationcompanyCsvImportArgs, 'input'>>;
  contactCreate?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<Types.MutationcontactCreateArgs, 'input'>>;
  contactRegister?: Resolver<ResolversTypes['RegisterContactResponse'], ParentType, ContextType, RequireFields<Types.MutationcontactRegisterArgs, 'input'>>;
  contactUpdate?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<Types.MutationcontactUpdateArgs, 'id' | 'input'>>;
  contactAddToCompanies?: Resolver<ResolversTypes['ContactAddToCompaniesResponse'], ParentType, ContextType, RequireFields<Types.MutationcontactAddToCompaniesArgs, 'id' | 'input'>>;
  contactRemoveFromCompanies?: Resolver<ResolversTypes['ContactRemoveFromCompaniesResponse'], ParentType, ContextType, RequireFields<Types.MutationcontactRemoveFromCompaniesArgs, 'id' | 'input'>>;
  contactDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcontactDeleteArgs, 'id'>>;
  contactCreateAccount?: Resolver<ResolversTypes['RegisterContactResponse'], ParentType, ContextType, RequireFields<Types.MutationcontactCreateAccountArgs, 'id'>>;
  contactDeleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcontactDeleteAccountArgs, 'id'>>;
  addCompanyManager?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationaddCompanyManagerArgs, 'userId' | 'companyId'>>;
  removeCompanyManager?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationremoveCompanyManagerArgs, 'userId' | 'companyId'>>;
  contactCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationcontactCsvImportArgs, 'input'>>;
  customerCreate?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Types.MutationcustomerCreateArgs, 'input'>>;
  customerRegister?: Resolver<ResolversTypes['RegisterCustomerResponse'], ParentType, ContextType, RequireFields<Types.MutationcustomerRegisterArgs, 'input'>>;
  customerUpdate?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Types.MutationcustomerUpdateArgs, 'id' | 'input'>>;
  customerDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcustomerDeleteArgs, 'id'>>;
  customerCreateAccount?: Resolver<ResolversTypes['RegisterCustomerResponse'], ParentType, ContextType, RequireFields<Types.MutationcustomerCreateAccountArgs, 'id'>>;
  customerDeleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcustomerDeleteAccountArgs, 'id'>>;
  customerCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationcustomerCsvImportArgs, 'input'>>;
  magicTokenCreate?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<Types.MutationmagicTokenCreateArgs, 'input'>>;
  magicTokenUpdate?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<Types.MutationmagicTokenUpdateArgs, 'id' | 'input'>>;
  magicTokenDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationmagicTokenDeleteArgs, 'id'>>;
  magicTokenLogin?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<Types.MutationmagicTokenLoginArgs, 'id'>>;
  triggerPasswordSendResetEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerPasswordSendResetEmailEventArgs, 'input'>>;
  triggerPasswordSendInitEmailEvent?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationtriggerPasswordSendInitEmailEventArgs, 'input'>>;
  passwordResetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.MutationpasswordResetLinkArgs>>;
  publishPasswordResetEmailEvent?: Resolver<ResolversTypes['PublishEmailEventResponse'], ParentType, ContextType, RequireFields<Types.MutationpublishPasswordResetEmailEventArgs, 'input'>>;
  triggerContactSendWelcomeEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerContactSendWelcomeEmailEventArgs, 'input'>>;
  triggerCustomerSendWelcomeEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerCustomerSendWelcomeEmailEventArgs, 'input'>>;
  purchaseAuthorizationConfigCreate?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, Partial<Types.MutationpurchaseAuthorizationConfigCreateArgs>>;
  purchaseAuthorizationConfigUpdate?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, RequireFields<Types.MutationpurchaseAuthorizationConfigUpdateArgs, 'id'>>;
  purchaseAuthorizationConfigDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationpurchaseAuthorizationConfigDeleteArgs, 'id'>>;
  startSession?: Resolver<ResolversTypes['Login'], ParentType, ContextType, Partial<Types.MutationstartSessionArgs>>;
  login?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<Types.MutationloginArgs, 'input'>>;
  logout?: Resolver<Types.Maybe<ResolversTypes['Logout']>, ParentType, ContextType, Partial<Types.MutationlogoutArgs>>;
  sessionEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationsessionEndArgs>>;
  adminSessionEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationadminSessionEndArgs, 'id'>>;
  adminSessionsEnd?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Types.MutationadminSessionsEndArgs>>;
  authenticationCreate?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<Types.MutationauthenticationCreateArgs, 'input'>>;
  authenticationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationauthenticationDeleteArgs, 'uid'>>;
  claimsReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclaimsResetArgs, 'uid' | 'email'>>;
  claimsResetAll?: Resolver<ResolversTypes['ClaimsResetAllResponse'], ParentType, ContextType>;
  verifyToken?: Resolver<ResolversTypes['VerifyToken'], ParentType, ContextType, RequireFields<Types.MutationverifyTokenArgs, 'input'>>;
  exchangeRefreshToken?: Resolver<ResolversTypes['RefreshTokenResponse'], ParentType, ContextType, RequireFields<Types.MutationexchangeRefreshTokenArgs, 'input'>>;
  adminTwoFactorSetUp?: Resolver<ResolversTypes['AdminTwoFactorSetup'], ParentType, ContextType, RequireFields<Types.MutationadminTwoFactorSetUpArgs, 'password'>>;
  adminTwoFactorEnable?: Resolver<ResolversTypes['AdminRecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationadminTwoFactorEnableArgs, 'code'>>;
  adminRecoveryCodesCreate?: Resolver<ResolversTypes['AdminRecoveryCodes'], ParentType, ContextType, RequireFields<Types.MutationadminRecoveryCodesCreateArgs, 'code'>>;
  adminTwoFactorDisable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationadminTwoFactorDisableArgs>>;
  attributeDescriptionCreate?: Resolver<ResolversTypes['AttributeDescription'], ParentType, ContextType, RequireFields<Types.MutationattributeDescriptionCreateArgs, 'input'>>;
  attributeDescriptionUpdate?: Resolver<ResolversTypes['AttributeDescription'], ParentType, ContextType, RequireFields<Types.MutationattributeDescriptionUpdateArgs, 'id' | 'input'>>;
  attributeDescriptionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationattributeDescriptionDeleteArgs, 'id'>>;
  attributeDescriptionDeleteBulk?: Resolver<ResolversTypes['BulkDeleteResponse'], ParentType, ContextType, RequireFields<Types.MutationattributeDescriptionDeleteBulkArgs, 'ids'>>;
  attributeDescriptionCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationattributeDescriptionCsvImportArgs, 'input'>>;
  attributeCreate?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<Types.MutationattributeCreateArgs, 'input'>>;
  attributeUpdate?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<Types.MutationattributeUpdateArgs, 'id' | 'input'>>;
  attributeDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationattributeDeleteArgs, 'id'>>;
  attributeCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationattributeCsvImportArgs, 'input'>>;
  bundleCreate?: Resolver<ResolversTypes['Bundle'], ParentType, ContextType, RequireFields<Types.MutationbundleCreateArgs, 'input'>>;
  bundleUpdate?: Resolver<ResolversTypes['Bundle'], ParentType, ContextType, RequireFields<Types.MutationbundleUpdateArgs, 'id' | 'input'>>;
  bundleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbundleDeleteArgs, 'id'>>;
  bundleAddItems?: Resolver<Array<ResolversTypes['BundleItem']>, ParentType, ContextType, RequireFields<Types.MutationbundleAddItemsArgs, 'id' | 'input'>>;
  bundleAddItemsAndReturnBundle?: Resolver<ResolversTypes['Bundle'], ParentType, ContextType, RequireFields<Types.MutationbundleAddItemsAndReturnBundleArgs, 'id' | 'input'>>;
  bundleRemoveItem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbundleRemoveItemArgs, 'id' | 'productId'>>;
  bundleRemoveItemAndReturnBundle?: Resolver<ResolversTypes['Bundle'], ParentType, ContextType, RequireFields<Types.MutationbundleRemoveItemAndReturnBundleArgs, 'id' | 'productId' | 'taxZone'>>;
  callOffContractCreate?: Resolver<ResolversTypes['CallOffContract'], ParentType, ContextType, RequireFields<Types.MutationcallOffContractCreateArgs, 'input'>>;
  callOffContractUpdate?: Resolver<ResolversTypes['CallOffContract'], ParentType, ContextType, RequireFields<Types.MutationcallOffContractUpdateArgs, 'id' | 'input'>>;
  callOffContractDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcallOffContractDeleteArgs, 'id'>>;
  categoryCreate?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<Types.MutationcategoryCreateArgs, 'input'>>;
  categoryUpdate?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<Types.MutationcategoryUpdateArgs, 'categoryId' | 'input'>>;
  categoryCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationcategoryCsvImportArgs, 'input'>>;
  categoryDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcategoryDeleteArgs, 'categoryId'>>;
  categoryMoveAbove?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.MutationcategoryMoveAboveArgs, 'categoryUuid' | 'targetCategoryUuid'>>;
  categoryMoveBelow?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.MutationcategoryMoveBelowArgs, 'categoryUuid' | 'targetCategoryUuid'>>;
  clusterConfigCreate?: Resolver<ResolversTypes['ClusterConfigResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigCreateArgs, 'input'>>;
  clusterConfigDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigDeleteArgs, 'id'>>;
  clusterConfigAddSetting?: Resolver<ResolversTypes['ClusterConfigSettingResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigAddSettingArgs, 'clusterConfigId' | 'input'>>;
  clusterConfigUpdateSetting?: Resolver<ResolversTypes['UpdateClusterConfigSettingResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigUpdateSettingArgs, 'clusterConfigId' | 'settingId' | 'input'>>;
  clusterConfigRemoveSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigRemoveSettingArgs, 'clusterConfigId' | 'settingId'>>;
  clusterConfigSettingCreate?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigSettingCreateArgs, 'configUuid' | 'input'>>;
  clusterConfigSettingDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigSettingDeleteArgs, 'uuid'>>;
  clusterConfigSettingUpdate?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigSettingUpdateArgs, 'uuid' | 'input'>>;
  clusterConfigUpdate?: Resolver<ResolversTypes['ClusterConfig'], ParentType, ContextType, RequireFields<Types.MutationclusterConfigUpdateArgs, 'input'>>;
  clusterOptionCreate?: Resolver<ResolversTypes['ClusterOption'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionCreateArgs, 'clusterId' | 'input'>>;
  clusterOptionUpdate?: Resolver<ResolversTypes['ClusterOption'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionUpdateArgs, 'clusterId' | 'optionId' | 'input'>>;
  clusterOptionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionDeleteArgs, 'clusterId' | 'optionId'>>;
  clusterOptionAssignProducts?: Resolver<ResolversTypes['ClusterOption'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionAssignProductsArgs, 'uuid' | 'productIds'>>;
  clusterOptionRemoveProducts?: Resolver<ResolversTypes['ClusterOption'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionRemoveProductsArgs, 'uuid' | 'productIds'>>;
  clusterOptionProductCreate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionProductCreateArgs, 'id' | 'input'>>;
  clusterOptionProductUpdate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionProductUpdateArgs, 'id' | 'productId' | 'input'>>;
  clusterOptionProductDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterOptionProductDeleteArgs, 'id' | 'productId'>>;
  clusterOptionMoveAbove?: Resolver<Array<ResolversTypes['ClusterOption']>, ParentType, ContextType, RequireFields<Types.MutationclusterOptionMoveAboveArgs, 'clusterOptionUuid' | 'targetClusterOptionUuid'>>;
  clusterOptionMoveBelow?: Resolver<Array<ResolversTypes['ClusterOption']>, ParentType, ContextType, RequireFields<Types.MutationclusterOptionMoveBelowArgs, 'clusterOptionUuid' | 'targetClusterOptionUuid'>>;
  productClusterOptionMoveAbove?: Resolver<Array<ResolversTypes['ProductClusterOptionRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductClusterOptionMoveAboveArgs, 'productUuid' | 'targetProductUuid'>>;
  productClusterOptionMoveBelow?: Resolver<Array<ResolversTypes['ProductClusterOptionRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductClusterOptionMoveBelowArgs, 'productUuid' | 'targetProductUuid'>>;
  clusterProductCreate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationclusterProductCreateArgs, 'id' | 'input'>>;
  clusterProductUpdate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationclusterProductUpdateArgs, 'id' | 'productId' | 'input'>>;
  clusterProductDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterProductDeleteArgs, 'id' | 'productId'>>;
  clusterCreate?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.MutationclusterCreateArgs, 'input'>>;
  clusterUpdate?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.MutationclusterUpdateArgs, 'id' | 'input'>>;
  clusterCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterCsvImportArgs, 'input'>>;
  clusterDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterDeleteArgs, 'id'>>;
  clusterAssignProducts?: Resolver<ResolversTypes['ClusterAssignProductsResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterAssignProductsArgs, 'clusterId' | 'input'>>;
  clusterUnassignProducts?: Resolver<ResolversTypes['ClusterUnassignProductsResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterUnassignProductsArgs, 'clusterId' | 'input'>>;
  clusterAssignProduct?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.MutationclusterAssignProductArgs, 'clusterId' | 'productId'>>;
  clusterUnassignProduct?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.MutationclusterUnassignProductArgs, 'clusterId' | 'productId'>>;
  productAssignToCluster?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationproductAssignToClusterArgs, 'productId' | 'clusterId'>>;
  productUnassignFromCluster?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationproductUnassignFromClusterArgs, 'productId'>>;
  productClusterMoveAbove?: Resolver<Array<ResolversTypes['BaseProductClusterRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductClusterMoveAboveArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  productClusterMoveBelow?: Resolver<Array<ResolversTypes['BaseProductClusterRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductClusterMoveBelowArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  crossupsellCreate?: Resolver<ResolversTypes['Crossupsell'], ParentType, ContextType, RequireFields<Types.MutationcrossupsellCreateArgs, 'input'>>;
  crossupsellUpdate?: Resolver<ResolversTypes['Crossupsell'], ParentType, ContextType, RequireFields<Types.MutationcrossupsellUpdateArgs, 'id' | 'input'>>;
  crossupsellDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcrossupsellDeleteArgs, 'id'>>;
  machineCreate?: Resolver<ResolversTypes['SparePartsMachine'], ParentType, ContextType, RequireFields<Types.MutationmachineCreateArgs, 'input'>>;
  machineDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationmachineDeleteArgs, 'id'>>;
  machineUpsert?: Resolver<ResolversTypes['SparePartsMachine'], ParentType, ContextType, RequireFields<Types.MutationmachineUpsertArgs, 'input'>>;
  mediaImageCreate?: Resolver<ResolversTypes['MediaImage'], ParentType, ContextType, RequireFields<Types.MutationmediaImageCreateArgs, 'input'>>;
  mediaImageUpdate?: Resolver<ResolversTypes['MediaImage'], ParentType, ContextType, RequireFields<Types.MutationmediaImageUpdateArgs, 'input'>>;
  mediaImageDelete?: Resolver<ResolversTypes['DeleteMediaImageResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaImageDeleteArgs, 'mediaId'>>;
  mediaImageCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaImageCsvImportArgs, 'input'>>;
  mediaVideoCreate?: Resolver<ResolversTypes['MediaVideo'], ParentType, ContextType, RequireFields<Types.MutationmediaVideoCreateArgs, 'input'>>;
  mediaVideoUpdate?: Resolver<ResolversTypes['MediaVideo'], ParentType, ContextType, RequireFields<Types.MutationmediaVideoUpdateArgs, 'input'>>;
  mediaVideoDelete?: Resolver<ResolversTypes['DeleteMediaVideoResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaVideoDeleteArgs, 'mediaId'>>;
  mediaVideoCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaVideoCsvImportArgs, 'input'>>;
  mediaDocumentCreate?: Resolver<ResolversTypes['MediaDocument'], ParentType, ContextType, RequireFields<Types.MutationmediaDocumentCreateArgs, 'input'>>;
  mediaDocumentUpdate?: Resolver<ResolversTypes['MediaDocument'], ParentType, ContextType, RequireFields<Types.MutationmediaDocumentUpdateArgs, 'input'>>;
  mediaDocumentDelete?: Resolver<ResolversTypes['DeleteMediaDocumentResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaDocumentDeleteArgs, 'mediaId'>>;
  mediaDocumentCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaDocumentCsvImportArgs, 'input'>>;
  mediaAttachmentCreate?: Resolver<ResolversTypes['MediaAttachment'], ParentType, ContextType, RequireFields<Types.MutationmediaAttachmentCreateArgs, 'input'>>;
  mediaAttachmentUpdate?: Resolver<ResolversTypes['MediaAttachment'], ParentType, ContextType, RequireFields<Types.MutationmediaAttachmentUpdateArgs, 'id' | 'input'>>;
  mediaAttachmentDelete?: Resolver<ResolversTypes['DeleteMediaAttachmentResponse'], ParentType, ContextType, RequireFields<Types.MutationmediaAttachmentDeleteArgs, 'id'>>;
  partNumberCreate?: Resolver<ResolversTypes['PartNumber'], ParentType, ContextType, RequireFields<Types.MutationpartNumberCreateArgs, 'input'>>;
  partNumberUpdate?: Resolver<ResolversTypes['PartNumber'], ParentType, ContextType, RequireFields<Types.MutationpartNumberUpdateArgs, 'id' | 'input'>>;
  partNumberDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationpartNumberDeleteArgs, 'id'>>;
  partNumberBulk?: Resolver<ResolversTypes['BulkResponseData'], ParentType, ContextType, RequireFields<Types.MutationpartNumberBulkArgs, 'input'>>;
  categoryAddProductsClusters?: Resolver<ResolversTypes['CategoryAddProductsClustersResponse'], ParentType, ContextType, RequireFields<Types.MutationcategoryAddProductsClustersArgs, 'id' | 'input'>>;
  categoryRemoveProductsClusters?: Resolver<ResolversTypes['CategoryRemoveProductsClustersResponse'], ParentType, ContextType, RequireFields<Types.MutationcategoryRemoveProductsClustersArgs, 'id' | 'input'>>;
  productBulkMove?: Resolver<ResolversTypes['ProductBulkMoveResponse'], ParentType, ContextType, RequireFields<Types.MutationproductBulkMoveArgs, 'input'>>;
  clusterBulkMove?: Resolver<ResolversTypes['ClusterBulkMoveResponse'], ParentType, ContextType, RequireFields<Types.MutationclusterBulkMoveArgs, 'input'>>;
  baseProductCategoryMoveAbove?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveAboveArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  baseProductCategoryMoveAboveByUuids?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveAboveByUuidsArgs, 'categoryUuid' | 'productUuid' | 'targetProductUuid'>>;
  baseProductCategoryMoveBelow?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveBelowArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  baseProductCategoryMoveBelowByUuids?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveBelowByUuidsArgs, 'categoryUuid' | 'productUuid' | 'targetProductUuid'>>;
  baseProductCategoryMoveToBottom?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveToBottomArgs, 'relationshipUuid'>>;
  baseProductCategoryMoveToBottomByUuids?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveToBottomByUuidsArgs, 'categoryUuid' | 'productUuid'>>;
  baseProductCategoryMoveToTop?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveToTopArgs, 'relationshipUuid'>>;
  baseProductCategoryMoveToTopByUuids?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationbaseProductCategoryMoveToTopByUuidsArgs, 'categoryUuid' | 'productUuid'>>;
  clusterAddToCategory?: Resolver<ResolversTypes['BaseProductCategoryRelationship'], ParentType, ContextType, RequireFields<Types.MutationclusterAddToCategoryArgs, 'clusterId' | 'categoryId' | 'makeDefault'>>;
  clusterCategoryMoveAbove?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationclusterCategoryMoveAboveArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  clusterCategoryMoveBelow?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationclusterCategoryMoveBelowArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  clusterRemoveFromCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclusterRemoveFromCategoryArgs, 'clusterId' | 'categoryId'>>;
  clusterSetDefaultCategory?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType, RequireFields<Types.MutationclusterSetDefaultCategoryArgs, 'clusterId' | 'categoryId'>>;
  clustersBulkAddToCategory?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationclustersBulkAddToCategoryArgs, 'clusterIds' | 'categoryId' | 'startingSortOrder'>>;
  clustersBulkRemoveFromCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationclustersBulkRemoveFromCategoryArgs, 'clusterIds' | 'categoryId'>>;
  productAddToCategory?: Resolver<ResolversTypes['ProductCategoryRelationship'], ParentType, ContextType, RequireFields<Types.MutationproductAddToCategoryArgs, 'productId' | 'categoryId' | 'makeDefault'>>;
  productCategoryMoveAbove?: Resolver<Array<ResolversTypes['ProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductCategoryMoveAboveArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  productCategoryMoveBelow?: Resolver<Array<ResolversTypes['ProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductCategoryMoveBelowArgs, 'relationshipUuid' | 'targetRelationshipUuid'>>;
  productCategoryMoveToBottom?: Resolver<Array<ResolversTypes['ProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductCategoryMoveToBottomArgs, 'relationshipUuid'>>;
  productCategoryMoveToTop?: Resolver<Array<ResolversTypes['ProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductCategoryMoveToTopArgs, 'relationshipUuid'>>;
  productRemoveFromCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationproductRemoveFromCategoryArgs, 'productId' | 'categoryId'>>;
  productSetDefaultCategory?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationproductSetDefaultCategoryArgs, 'productId' | 'categoryId'>>;
  productsBulkAddToCategory?: Resolver<Array<ResolversTypes['ProductCategoryRelationship']>, ParentType, ContextType, RequireFields<Types.MutationproductsBulkAddToCategoryArgs, 'productIds' | 'categoryId' | 'startingSortOrder'>>;
  productsBulkRemoveFromCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationproductsBulkRemoveFromCategoryArgs, 'productIds' | 'categoryId'>>;
  productCreate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationproductCreateArgs, 'input'>>;
  productUpdate?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<Types.MutationproductUpdateArgs, 'productId' | 'input'>>;
  productDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationproductDeleteArgs, 'productId'>>;
  productCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationproductCsvImportArgs, 'input'>>;
  valuesetCreate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<Types.MutationvaluesetCreateArgs, 'input'>>;
  valuesetUpdate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<Types.MutationvaluesetUpdateArgs, 'id' | 'input'>>;
  valuesetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationvaluesetDeleteArgs, 'id'>>;
  valuesetItemCreate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<Types.MutationvaluesetItemCreateArgs, 'input'>>;
  valuesetItemUpdate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<Types.MutationvaluesetItemUpdateArgs, 'id' | 'input'>>;
  valuesetItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationvaluesetItemDeleteArgs, 'id'>>;
  agentCreate?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<Types.MutationagentCreateArgs, 'input'>>;
  agentUpdate?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<Types.MutationagentUpdateArgs, 'id' | 'input'>>;
  agentDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationagentDeleteArgs, 'id'>>;
  agentMessageCreate?: Resolver<ResolversTypes['AgentMessage'], ParentType, ContextType, RequireFields<Types.MutationagentMessageCreateArgs, 'input'>>;
  agentConversationCreate?: Resolver<ResolversTypes['AgentConversation'], ParentType, ContextType, RequireFields<Types.MutationagentConversationCreateArgs, 'input'>>;
  publishEmailEvent?: Resolver<ResolversTypes['PublishEmailEventResponse'], ParentType, ContextType, RequireFields<Types.MutationpublishEmailEventArgs, 'input'>>;
  publishEmailSendEvent?: Resolver<ResolversTypes['PublishEmailEventResponse'], ParentType, ContextType, RequireFields<Types.MutationpublishEmailSendEventArgs, 'input'>>;
  eventFailureReplay?: Resolver<ResolversTypes['EventFailure'], ParentType, ContextType, RequireFields<Types.MutationeventFailureReplayArgs, 'id'>>;
  eventFailuresReplay?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Types.MutationeventFailuresReplayArgs>>;
  eventActionConfigDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationeventActionConfigDeleteArgs, 'id'>>;
  triggerCustomEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerCustomEventArgs, 'input'>>;
  eventToEmailConfigCreate?: Resolver<ResolversTypes['EventToEmailConfig'], ParentType, ContextType, RequireFields<Types.MutationeventToEmailConfigCreateArgs, 'input'>>;
  eventToEmailConfigUpdate?: Resolver<ResolversTypes['EventToEmailConfig'], ParentType, ContextType, RequireFields<Types.MutationeventToEmailConfigUpdateArgs, 'id' | 'input'>>;
  eventToWebHookConfigCreate?: Resolver<ResolversTypes['EventToWebHookConfig'], ParentType, ContextType, RequireFields<Types.MutationeventToWebHookConfigCreateArgs, 'input'>>;
  eventToWebHookConfigUpdate?: Resolver<ResolversTypes['EventToWebHookConfig'], ParentType, ContextType, RequireFields<Types.MutationeventToWebHookConfigUpdateArgs, 'id' | 'input'>>;
  eventDeliveryRedeliver?: Resolver<ResolversTypes['EventDelivery'], ParentType, ContextType, RequireFields<Types.MutationeventDeliveryRedeliverArgs, 'id'>>;
  eventDeliveriesRedeliver?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Types.MutationeventDeliveriesRedeliverArgs>>;
  ticketCreate?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Types.MutationticketCreateArgs, 'input'>>;
  ticketUpdate?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Types.MutationticketUpdateArgs, 'id' | 'input'>>;
  ticketDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationticketDeleteArgs, 'id'>>;
  csvImportJobCancel?: Resolver<ResolversTypes['CsvImportJob'], ParentType, ContextType, RequireFields<Types.MutationcsvImportJobCancelArgs, 'id'>>;
  adminUserCreate?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Types.MutationadminUserCreateArgs, 'input'>>;
  adminUserUpdate?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Types.MutationadminUserUpdateArgs, 'email' | 'input'>>;
  adminUserDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationadminUserDeleteArgs, 'email'>>;
  adminUserTenantCreate?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<Types.MutationadminUserTenantCreateArgs, 'input'>>;
  adminUserTenantDelete?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<Types.MutationadminUserTenantDeleteArgs, 'id'>>;
  channelCreate?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationchannelCreateArgs, 'input'>>;
  channelUpdate?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<Types.MutationchannelUpdateArgs, 'id' | 'input'>>;
  channelDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationchannelDeleteArgs, 'id'>>;
  fieldDefinitionCreate?: Resolver<ResolversTypes['FieldDefinition'], ParentType, ContextType, RequireFields<Types.MutationfieldDefinitionCreateArgs, 'input'>>;
  fieldDefinitionUpdate?: Resolver<ResolversTypes['FieldDefinition'], ParentType, ContextType, RequireFields<Types.MutationfieldDefinitionUpdateArgs, 'id' | 'input'>>;
  fieldDefinitionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationfieldDefinitionDeleteArgs, 'id'>>;
  roleDefinitionCreate?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<Types.MutationroleDefinitionCreateArgs, 'input'>>;
  roleDefinitionUpdate?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<Types.MutationroleDefinitionUpdateArgs, 'id' | 'input'>>;
  roleDefinitionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationroleDefinitionDeleteArgs, 'id'>>;
  roleCreate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Types.MutationroleCreateArgs, 'input'>>;
  roleUpdate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Types.MutationroleUpdateArgs, 'id' | 'input'>>;
  roleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationroleDeleteArgs, 'id'>>;
  savedViewCreate?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<Types.MutationsavedViewCreateArgs, 'input'>>;
  savedViewUpdate?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<Types.MutationsavedViewUpdateArgs, 'id' | 'input'>>;
  savedViewDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationsavedViewDeleteArgs, 'id'>>;
  shopInvalidateCache?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailTemplateCreate?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<Types.MutationemailTemplateCreateArgs, 'input'>>;
  emailTemplateUpdate?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<Types.MutationemailTemplateUpdateArgs, 'id' | 'input'>>;
  documentTemplateCreate?: Resolver<ResolversTypes['DocumentTemplate'], ParentType, ContextType, RequireFields<Types.MutationdocumentTemplateCreateArgs, 'input'>>;
  documentTemplateUpdate?: Resolver<ResolversTypes['DocumentTemplate'], ParentType, ContextType, RequireFields<Types.MutationdocumentTemplateUpdateArgs, 'id' | 'input'>>;
  templateDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtemplateDeleteArgs, 'id'>>;
  emailTemplateAddAttachment?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<Types.MutationemailTemplateAddAttachmentArgs, 'id' | 'documentTemplateId'>>;
  emailTemplateRemoveAttachment?: Resolver<ResolversTypes['EmailTemplate'], ParentType, ContextType, RequireFields<Types.MutationemailTemplateRemoveAttachmentArgs, 'id' | 'documentTemplateId'>>;
  templateRenderToHTML?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationtemplateRenderToHTMLArgs, 'id' | 'input'>>;
  emailTemplateRenderAndSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationemailTemplateRenderAndSendArgs, 'id' | 'input'>>;
  documentTemplateRenderToPDF?: Resolver<ResolversTypes['Base64File'], ParentType, ContextType, RequireFields<Types.MutationdocumentTemplateRenderToPDFArgs, 'id' | 'input'>>;
  tenantCreate?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<Types.MutationtenantCreateArgs, 'input'>>;
  tenantUpdate?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<Types.MutationtenantUpdateArgs, 'input'>>;
  tenantDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationtenantDeleteArgs>>;
  discountCreate?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<Types.MutationdiscountCreateArgs, 'input'>>;
  discountUpdate?: Resolver<ResolversTypes['Discount'], ParentType, ContextType, RequireFields<Types.MutationdiscountUpdateArgs, 'id' | 'input'>>;
  discountDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationdiscountDeleteArgs, 'id'>>;
  discountsDeleteByPricesheetId?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationdiscountsDeleteByPricesheetIdArgs, 'pricesheetId'>>;
  discountCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationdiscountCsvImportArgs, 'input'>>;
  priceCreate?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<Types.MutationpriceCreateArgs, 'input'>>;
  priceCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationpriceCsvImportArgs, 'input'>>;
  priceUpdate?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<Types.MutationpriceUpdateArgs, 'id' | 'input'>>;
  priceDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationpriceDeleteArgs, 'id'>>;
  pricesheetCreate?: Resolver<ResolversTypes['Pricesheet'], ParentType, ContextType, RequireFields<Types.MutationpricesheetCreateArgs, 'input'>>;
  pricesheetUpdate?: Resolver<ResolversTypes['Pricesheet'], ParentType, ContextType, RequireFields<Types.MutationpricesheetUpdateArgs, 'id' | 'input'>>;
  pricesheetCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationpricesheetCsvImportArgs, 'input'>>;
  pricesheetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationpricesheetDeleteArgs, 'id'>>;
  pricesheetAssign?: Resolver<ResolversTypes['Pricesheet'], ParentType, ContextType, RequireFields<Types.MutationpricesheetAssignArgs, 'id' | 'input'>>;
  pricesheetUnassign?: Resolver<ResolversTypes['Pricesheet'], ParentType, ContextType, RequireFields<Types.MutationpricesheetUnassignArgs, 'id' | 'input'>>;
  surchargeCreate?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<Types.MutationsurchargeCreateArgs, 'input'>>;
  surchargeUpdate?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<Types.MutationsurchargeUpdateArgs, 'id' | 'input'>>;
  addSurchargesToProduct?: Resolver<ResolversTypes['ConfirmationResponse'], ParentType, ContextType, RequireFields<Types.MutationaddSurchargesToProductArgs, 'input'>>;
  removeSurchargesFromProduct?: Resolver<ResolversTypes['ConfirmationResponse'], ParentType, ContextType, RequireFields<Types.MutationremoveSurchargesFromProductArgs, 'input'>>;
  surchargeDelete?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<Types.MutationsurchargeDeleteArgs, 'id'>>;
  taxCreate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<Types.MutationtaxCreateArgs, 'input'>>;
  taxUpdate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<Types.MutationtaxUpdateArgs, 'id' | 'input'>>;
  taxDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtaxDeleteArgs, 'id'>>;
  bulkPriceCreate?: Resolver<ResolversTypes['BulkPrice'], ParentType, ContextType, RequireFields<Types.MutationbulkPriceCreateArgs, 'input'>>;
  bulkPriceUpdate?: Resolver<ResolversTypes['BulkPrice'], ParentType, ContextType, RequireFields<Types.MutationbulkPriceUpdateArgs, 'id' | 'input'>>;
  bulkPriceCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationbulkPriceCsvImportArgs, 'input'>>;
  bulkPriceDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbulkPriceDeleteArgs, 'id'>>;
  bulkPricesCreate?: Resolver<ResolversTypes['BulkResponseData'], ParentType, ContextType, RequireFields<Types.MutationbulkPricesCreateArgs, 'input'>>;
  bulkPricesDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbulkPricesDeleteArgs, 'priceId'>>;
  bulkCostPriceCreate?: Resolver<ResolversTypes['BulkCostPrice'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPriceCreateArgs, 'input'>>;
  bulkCostPriceUpdate?: Resolver<ResolversTypes['BulkCostPrice'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPriceUpdateArgs, 'id' | 'input'>>;
  bulkCostPriceCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPriceCsvImportArgs, 'input'>>;
  bulkCostPriceDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPriceDeleteArgs, 'id'>>;
  bulkCostPricesBulk?: Resolver<ResolversTypes['BulkResponseData'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPricesBulkArgs, 'input'>>;
  bulkCostPricesDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbulkCostPricesDeleteArgs, 'priceId'>>;
  costPriceCreate?: Resolver<ResolversTypes['CostPrice'], ParentType, ContextType, RequireFields<Types.MutationcostPriceCreateArgs, 'input'>>;
  costPriceUpdate?: Resolver<ResolversTypes['CostPrice'], ParentType, ContextType, RequireFields<Types.MutationcostPriceUpdateArgs, 'id' | 'input'>>;
  costPriceDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcostPriceDeleteArgs, 'id'>>;
  costPricesBulk?: Resolver<ResolversTypes['BulkResponseData'], ParentType, ContextType, RequireFields<Types.MutationcostPricesBulkArgs, 'input'>>;
  costPricesDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcostPricesDeleteArgs, 'priceId'>>;
  zoneTaxCodeCreate?: Resolver<ResolversTypes['ZoneTaxCode'], ParentType, ContextType, RequireFields<Types.MutationzoneTaxCodeCreateArgs, 'input'>>;
  zoneTaxCodeUpdate?: Resolver<ResolversTypes['ZoneTaxCode'], ParentType, ContextType, RequireFields<Types.MutationzoneTaxCodeUpdateArgs, 'id' | 'input'>>;
  zoneTaxCodeDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationzoneTaxCodeDeleteArgs, 'id'>>;
  zoneTaxCodesCreate?: Resolver<Array<ResolversTypes['ZoneTaxCode']>, ParentType, ContextType, RequireFields<Types.MutationzoneTaxCodesCreateArgs, 'input'>>;
  zoneTaxCodesDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationzoneTaxCodesDeleteArgs, 'priceId'>>;
  businessRuleCreate?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleCreateArgs, 'input'>>;
  businessRuleUpdate?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleUpdateArgs, 'id' | 'input'>>;
  businessRuleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDeleteArgs, 'id'>>;
  businessRuleDecisionTableAddColumn?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableAddColumnArgs, 'input'>>;
  businessRuleDecisionTableUpdate?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableUpdateArgs, 'input'>>;
  businessRuleDecisionTableDeleteColumn?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableDeleteColumnArgs, 'input'>>;
  businessRuleDecisionTableAddRow?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableAddRowArgs, 'input'>>;
  businessRuleDecisionTableMoveRow?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableMoveRowArgs, 'input'>>;
  businessRuleDecisionTableDeleteRow?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableDeleteRowArgs, 'input'>>;
  businessRuleDecisionTableSetCell?: Resolver<ResolversTypes['BusinessRuleDecisionTable'], ParentType, ContextType, RequireFields<Types.MutationbusinessRuleDecisionTableSetCellArgs, 'input'>>;
  decisionHookCreate?: Resolver<ResolversTypes['DecisionHook'], ParentType, ContextType, RequireFields<Types.MutationdecisionHookCreateArgs, 'input'>>;
  decisionHookUpdate?: Resolver<ResolversTypes['DecisionHook'], ParentType, ContextType, RequireFields<Types.MutationdecisionHookUpdateArgs, 'id' | 'input'>>;
  decisionHookRotateSecret?: Resolver<ResolversTypes['DecisionHook'], ParentType, ContextType, RequireFields<Types.MutationdecisionHookRotateSecretArgs, 'id'>>;
  decisionHookReplay?: Resolver<ResolversTypes['DecisionHookCall'], ParentType, ContextType, RequireFields<Types.MutationdecisionHookReplayArgs, 'callId'>>;
  decisionHookDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationdecisionHookDeleteArgs, 'id'>>;
  incentiveRuleCreate?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.MutationincentiveRuleCreateArgs, 'input'>>;
  incentiveRuleSetOrderItemConditions?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.MutationincentiveRuleSetOrderItemConditionsArgs, 'input'>>;
  incentiveRuleSetAction?: Resolver<ResolversTypes['BusinessRule'], ParentType, ContextType, RequireFields<Types.MutationincentiveRuleSetActionArgs, 'input'>>;
  approvalRequestRemind?: Resolver<ResolversTypes['ApprovalRequest'], ParentType, ContextType, RequireFields<Types.MutationapprovalRequestRemindArgs, 'id'>>;
  cartStart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, Partial<Types.MutationcartStartArgs>>;
  cartSetUser?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartSetUserArgs, 'id' | 'input'>>;
  cartSetContact?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartSetContactArgs, 'id' | 'input'>>;
  cartSetCustomer?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartSetCustomerArgs, 'id' | 'input'>>;
  cartUpdate?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartUpdateArgs, 'id' | 'input'>>;
  cartDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcartDeleteArgs, 'id'>>;
  cartProcess?: Resolver<ResolversTypes['CartProcessResponse'], ParentType, ContextType, RequireFields<Types.MutationcartProcessArgs, 'id' | 'input'>>;
  cartAddActionCode?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartAddActionCodeArgs, 'id' | 'input'>>;
  cartRemoveActionCode?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartRemoveActionCodeArgs, 'id' | 'input'>>;
  cartUpdateAddress?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartUpdateAddressArgs, 'id' | 'input'>>;
  cartRequestPurchaseAuthorization?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartRequestPurchaseAuthorizationArgs, 'id'>>;
  cartAcceptPurchaseAuthorizationRequest?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartAcceptPurchaseAuthorizationRequestArgs, 'id'>>;
  cartDeclinePurchaseAuthorizationRequest?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartDeclinePurchaseAuthorizationRequestArgs, 'id'>>;
  cartAddItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartAddItemArgs, 'id' | 'input'>>;
  cartAddBundle?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartAddBundleArgs, 'id' | 'input'>>;
  cartUpdateItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartUpdateItemArgs, 'id' | 'itemId' | 'input'>>;
  cartItemBulk?: Resolver<ResolversTypes['BulkResponseData'], ParentType, ContextType, RequireFields<Types.MutationcartItemBulkArgs, 'input'>>;
  cartDeleteItem?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationcartDeleteItemArgs, 'id' | 'input'>>;
  cartInvalidateCache?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationcartInvalidateCacheArgs>>;
  favoriteListCreate?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListCreateArgs, 'input'>>;
  favoriteListUpdate?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListUpdateArgs, 'id' | 'input'>>;
  favoriteListDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListDeleteArgs, 'id'>>;
  favoriteListAddItems?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListAddItemsArgs, 'id' | 'input'>>;
  favoriteListRemoveItems?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListRemoveItemsArgs, 'id' | 'input'>>;
  favoriteListClearItems?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType, RequireFields<Types.MutationfavoriteListClearItemsArgs, 'id'>>;
  orderCreate?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationorderCreateArgs, 'order'>>;
  orderSendConfirmationEmail?: Resolver<ResolversTypes['SendOrderConfirmResponseType'], ParentType, ContextType, RequireFields<Types.MutationorderSendConfirmationEmailArgs, 'orderId'>>;
  orderRevisionsInvalidate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderRevisionsInvalidateArgs, 'input'>>;
  orderRevisionRestore?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationorderRevisionRestoreArgs, 'orderId' | 'revisionNumber'>>;
  orderStatusSetCreate?: Resolver<ResolversTypes['OrderStatusSet'], ParentType, ContextType, RequireFields<Types.MutationorderStatusSetCreateArgs, 'input'>>;
  orderStatusSetUpdate?: Resolver<ResolversTypes['OrderStatusSet'], ParentType, ContextType, RequireFields<Types.MutationorderStatusSetUpdateArgs, 'id' | 'input'>>;
  orderStatusSetAddOrderStatuses?: Resolver<ResolversTypes['OrderStatusSet'], ParentType, ContextType, RequireFields<Types.MutationorderStatusSetAddOrderStatusesArgs, 'id' | 'input'>>;
  orderStatusSetRemoveOrderStatuses?: Resolver<ResolversTypes['OrderStatusSet'], ParentType, ContextType, RequireFields<Types.MutationorderStatusSetRemoveOrderStatusesArgs, 'id' | 'input'>>;
  orderStatusSetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderStatusSetDeleteArgs, 'id'>>;
  orderStatusCreate?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType, RequireFields<Types.MutationorderStatusCreateArgs, 'input'>>;
  orderStatusUpdate?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType, RequireFields<Types.MutationorderStatusUpdateArgs, 'id' | 'input'>>;
  orderStatusDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderStatusDeleteArgs, 'id'>>;
  orderUpdate?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationorderUpdateArgs, 'orderId' | 'order'>>;
  orderDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderDeleteArgs, 'orderId'>>;
  orderSetStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationorderSetStatusArgs, 'input'>>;
  orderItemCreate?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType, RequireFields<Types.MutationorderItemCreateArgs, 'orderId' | 'orderItem'>>;
  orderItemUpdate?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType, RequireFields<Types.MutationorderItemUpdateArgs, 'orderId' | 'orderItem'>>;
  orderItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderItemDeleteArgs, 'orderId' | 'orderItemId'>>;
  orderAddressUpdate?: Resolver<ResolversTypes['OrderAddress'], ParentType, ContextType, RequireFields<Types.MutationorderAddressUpdateArgs, 'id' | 'orderId' | 'input'>>;
  orderUpdateAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderUpdateAddressArgs, 'id' | 'addressId' | 'input'>>;
  triggerOrderSendConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerOrderSendConfirmArgs, 'input'>>;
  triggerQuoteSendRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerQuoteSendRequestArgs, 'input'>>;
  triggerQuoteSendValidation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerQuoteSendValidationArgs, 'input'>>;
  triggerQuoteSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtriggerQuoteSendArgs, 'input'>>;
  orderlistCreate?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistCreateArgs, 'input'>>;
  orderlistUpdate?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistUpdateArgs, 'id' | 'input'>>;
  orderlistAddItems?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistAddItemsArgs, 'id' | 'input'>>;
  orderlistRemoveItems?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistRemoveItemsArgs, 'id' | 'input'>>;
  orderlistAssignUsers?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistAssignUsersArgs, 'id' | 'input'>>;
  orderlistUnassignUsers?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistUnassignUsersArgs, 'id' | 'input'>>;
  orderlistAssignCompanies?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistAssignCompaniesArgs, 'id' | 'input'>>;
  orderlistUnassignCompanies?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<Types.MutationorderlistUnassignCompaniesArgs, 'id' | 'input'>>;
  orderlistDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationorderlistDeleteArgs, 'id'>>;
  paymentCreate?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<Types.MutationpaymentCreateArgs, 'input'>>;
  paymentUpdate?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<Types.MutationpaymentUpdateArgs, 'searchBy' | 'input'>>;
  paymentDelete?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<Types.MutationpaymentDeleteArgs, 'searchBy'>>;
  paymentStart?: Resolver<ResolversTypes['PaymentOperation'], ParentType, ContextType, RequireFields<Types.MutationpaymentStartArgs, 'input'>>;
  paymentCapture?: Resolver<ResolversTypes['PaymentOperation'], ParentType, ContextType, RequireFields<Types.MutationpaymentCaptureArgs, 'id' | 'input'>>;
  paymentCancel?: Resolver<ResolversTypes['PaymentOperation'], ParentType, ContextType, RequireFields<Types.MutationpaymentCancelArgs, 'id' | 'input'>>;
  paymentRefund?: Resolver<ResolversTypes['PaymentOperation'], ParentType, ContextType, RequireFields<Types.MutationpaymentRefundArgs, 'id' | 'input'>>;
  paymentRefreshStatus?: Resolver<ResolversTypes['PaymentOperation'], ParentType, ContextType, RequireFields<Types.MutationpaymentRefreshStatusArgs, 'id' | 'input'>>;
  payMethodCreate?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<Types.MutationpayMethodCreateArgs, 'input'>>;
  payMethodUpdate?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<Types.MutationpayMethodUpdateArgs, 'id' | 'input'>>;
  payMethodDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationpayMethodDeleteArgs, 'id'>>;
  shipmentCreate?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType, RequireFields<Types.MutationshipmentCreateArgs, 'input'>>;
  shipmentUpdate?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType, RequireFields<Types.MutationshipmentUpdateArgs, 'id' | 'input'>>;
  shipmentDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationshipmentDeleteArgs, 'id'>>;
  shipmentItemCreate?: Resolver<ResolversTypes['ShipmentItem'], ParentType, ContextType, RequireFields<Types.MutationshipmentItemCreateArgs, 'input'>>;
  shipmentItemUpdate?: Resolver<ResolversTypes['ShipmentItem'], ParentType, ContextType, RequireFields<Types.MutationshipmentItemUpdateArgs, 'id' | 'input'>>;
  shipmentItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationshipmentItemDeleteArgs, 'id'>>;
  tenderStart?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderStartArgs, 'input'>>;
  tenderUpdateAddress?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdateAddressArgs, 'id' | 'input'>>;
  tenderAddItems?: Resolver<ResolversTypes['TenderResponse'], ParentType, ContextType, RequireFields<Types.MutationtenderAddItemsArgs, 'id' | 'input'>>;
  tenderUpdateItem?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdateItemArgs, 'id' | 'itemId' | 'input'>>;
  tenderDeleteItem?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderDeleteItemArgs, 'id' | 'itemId'>>;
  tenderDeleteBonusItem?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderDeleteBonusItemArgs, 'id' | 'itemId'>>;
  tenderUpdateInvoiceUser?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdateInvoiceUserArgs, 'id' | 'userId'>>;
  tenderUpdate?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdateArgs, 'id' | 'input'>>;
  tenderUpdateDiscount?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdateDiscountArgs, 'id' | 'input'>>;
  tenderUpdatePostage?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdatePostageArgs, 'id' | 'input'>>;
  tenderUpdatePayment?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderUpdatePaymentArgs, 'id' | 'input'>>;
  tenderApplyIncentives?: Resolver<ResolversTypes['Tender'], ParentType, ContextType, RequireFields<Types.MutationtenderApplyIncentivesArgs, 'id'>>;
  tenderProcess?: Resolver<ResolversTypes['TenderProcessResponse'], ParentType, ContextType, RequireFields<Types.MutationtenderProcessArgs, 'id'>>;
  tenderDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtenderDeleteArgs, 'id'>>;
  trackAndTraceCreate?: Resolver<ResolversTypes['TrackAndTrace'], ParentType, ContextType, RequireFields<Types.MutationtrackAndTraceCreateArgs, 'input'>>;
  trackAndTraceUpdate?: Resolver<ResolversTypes['TrackAndTrace'], ParentType, ContextType, RequireFields<Types.MutationtrackAndTraceUpdateArgs, 'id' | 'input'>>;
  trackAndTraceDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationtrackAndTraceDeleteArgs, 'id'>>;
  approvalDelegateCreate?: Resolver<ResolversTypes['ApprovalDelegate'], ParentType, ContextType, RequireFields<Types.MutationapprovalDelegateCreateArgs, 'input'>>;
  approvalDelegateUpdate?: Resolver<ResolversTypes['ApprovalDelegate'], ParentType, ContextType, RequireFields<Types.MutationapprovalDelegateUpdateArgs, 'id' | 'input'>>;
  approvalDelegateDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationapprovalDelegateDeleteArgs, 'id'>>;
  approvalRuleCreate?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType, RequireFields<Types.MutationapprovalRuleCreateArgs, 'input'>>;
  approvalRuleUpdate?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType, RequireFields<Types.MutationapprovalRuleUpdateArgs, 'id' | 'input'>>;
  approvalRuleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationapprovalRuleDeleteArgs, 'id'>>;
  bookingCodeCreate?: Resolver<ResolversTypes['BookingCode'], ParentType, ContextType, RequireFields<Types.MutationbookingCodeCreateArgs, 'input'>>;
  bookingCodeUpdate?: Resolver<ResolversTypes['BookingCode'], ParentType, ContextType, RequireFields<Types.MutationbookingCodeUpdateArgs, 'id' | 'input'>>;
  bookingCodeDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbookingCodeDeleteArgs, 'id'>>;
  budgetCreate?: Resolver<ResolversTypes['Budget'], ParentType, ContextType, RequireFields<Types.MutationbudgetCreateArgs, 'input'>>;
  budgetUpdate?: Resolver<ResolversTypes['Budget'], ParentType, ContextType, RequireFields<Types.MutationbudgetUpdateArgs, 'id' | 'input'>>;
  budgetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationbudgetDeleteArgs, 'id'>>;
  creditAccountCreate?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType, RequireFields<Types.MutationcreditAccountCreateArgs, 'input'>>;
  creditAccountUpdate?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType, RequireFields<Types.MutationcreditAccountUpdateArgs, 'id' | 'input'>>;
  creditAccountDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcreditAccountDeleteArgs, 'id'>>;
  creditEntryCreate?: Resolver<ResolversTypes['CreditEntry'], ParentType, ContextType, RequireFields<Types.MutationcreditEntryCreateArgs, 'input'>>;
  spendingLimitCreate?: Resolver<ResolversTypes['SpendingLimit'], ParentType, ContextType, RequireFields<Types.MutationspendingLimitCreateArgs, 'input'>>;
  spendingLimitUpdate?: Resolver<ResolversTypes['SpendingLimit'], ParentType, ContextType, RequireFields<Types.MutationspendingLimitUpdateArgs, 'id' | 'input'>>;
  spendingLimitDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationspendingLimitDeleteArgs, 'id'>>;
  carrierCreate?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<Types.MutationcarrierCreateArgs, 'input'>>;
  carrierUpdate?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<Types.MutationcarrierUpdateArgs, 'id' | 'input'>>;
  carrierDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcarrierDeleteArgs, 'id'>>;
  carrierAssignWarehouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcarrierAssignWarehouseArgs, 'id' | 'warehouseId'>>;
  carrierAssignWarehouseAndReturnCarrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<Types.MutationcarrierAssignWarehouseAndReturnCarrierArgs, 'id' | 'warehouseId'>>;
  carrierUnassignWarehouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationcarrierUnassignWarehouseArgs, 'id' | 'warehouseId'>>;
  carrierUnassignWarehouseAndReturnCarrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<Types.MutationcarrierUnassignWarehouseAndReturnCarrierArgs, 'id' | 'warehouseId'>>;
  inventoryCreate?: Resolver<ResolversTypes['InventoryResponse'], ParentType, ContextType, RequireFields<Types.MutationinventoryCreateArgs, 'input'>>;
  inventoryCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<Types.MutationinventoryCsvImportArgs, 'input'>>;
  inventoryUpdate?: Resolver<ResolversTypes['InventoryResponse'], ParentType, ContextType, RequireFields<Types.MutationinventoryUpdateArgs, 'id' | 'input'>>;
  inventoryDelete?: Resolver<ResolversTypes['InventoryDeleteResponse'], ParentType, ContextType, RequireFields<Types.MutationinventoryDeleteArgs, 'id'>>;
  warehouseCreate?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<Types.MutationwarehouseCreateArgs, 'input'>>;
  warehouseUpdate?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<Types.MutationwarehouseUpdateArgs, 'id' | 'input'>>;
  warehouseDelete?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<Types.MutationwarehouseDeleteArgs, 'id'>>;
  warehouseAddressCreate?: Resolver<ResolversTypes['WarehouseAddress'], ParentType, ContextType, RequireFields<Types.MutationwarehouseAddressCreateArgs, 'id' | 'input'>>;
  warehouseAddressUpdate?: Resolver<ResolversTypes['WarehouseAddress'], ParentType, ContextType, RequireFields<Types.MutationwarehouseAddressUpdateArgs, 'id' | 'input'>>;
  warehouseAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationwarehouseAddressDeleteArgs, 'id' | 'input'>>;
  productSearchCategoriesIndex?: Resolver<ResolversTypes['IndexEntitiesResponse'], ParentType, ContextType, RequireFields<Types.MutationproductSearchCategoriesIndexArgs, 'input'>>;
  productSearchClustersIndex?: Resolver<ResolversTypes['IndexEntitiesResponse'], ParentType, ContextType, RequireFields<Types.MutationproductSearchClustersIndexArgs, 'input'>>;
  productSearchProductsIndex?: Resolver<ResolversTypes['IndexEntitiesResponse'], ParentType, ContextType, RequireFields<Types.MutationproductSearchProductsIndexArgs, 'input'>>;
  productSearchFullReindexStart?: Resolver<ResolversTypes['StartReindexResponse'], ParentType, ContextType, Partial<Types.MutationproductSearchFullReindexStartArgs>>;
  productSearchFullReindexCancel?: Resolver<ResolversTypes['CancelReindexResponse'], ParentType, ContextType, RequireFields<Types.MutationproductSearchFullReindexCancelArgs, 'reindexId'>>;
  productSearchReindexLockForceRelease?: Resolver<ResolversTypes['ForceReleaseLockResponse'], ParentType, ContextType>;
};

export type GqlApiKeyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GqlApiKey'] = ResolversParentTypes['GqlApiKey']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Types.Maybe<Array<ResolversTypes['GqlApiKeyRole']>>, ParentType, ContextType>;
  channelId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GqlApiKeyRoleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GqlApiKeyRole'] = ResolversParentTypes['GqlApiKeyRole']> = {
  roleDefinitionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['RoleAccess'], ParentType, ContextType>;
};

export type GqlApiKeyResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GqlApiKeyResponse'] = ResolversParentTypes['GqlApiKeyResponse']> = {
  items?: Resolver<Array<ResolversTypes['GqlApiKey']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RestApiKeyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RestApiKey'] = ResolversParentTypes['RestApiKey']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RestApiKeyResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RestApiKeyResponse'] = ResolversParentTypes['RestApiKeyResponse']> = {
  items?: Resolver<Array<ResolversTypes['RestApiKey']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanySearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanySearch'] = ResolversParentTypes['CompanySearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CompanyAddressSearch']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['CompanyContactSearch']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['CompanyAttributeSearch']>, ParentType, ContextType>;
};

export type CompanyAddressSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAddressSearch'] = ResolversParentTypes['CompanyAddressSearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  active?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyContactSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyContactSearch'] = ResolversParentTypes['CompanyContactSearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryCompanyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['CompanyAttributeSearch']>, ParentType, ContextType>;
};

export type CompanyAttributeSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAttributeSearch'] = ResolversParentTypes['CompanyAttributeSearch']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['CompanyAttributeValueSearch'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['CompanyAttributeDescriptionSearch']>, ParentType, ContextType>;
};

export type CompanyAttributeValueSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAttributeValueSearch'] = ResolversParentTypes['CompanyAttributeValueSearch']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyAttributeDescriptionSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAttributeDescriptionSearch'] = ResolversParentTypes['CompanyAttributeDescriptionSearch']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanySearchResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanySearchResponse'] = ResolversParentTypes['CompanySearchResponse']> = {
  items?: Resolver<Array<ResolversTypes['CompanySearch']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  inheritProductList?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Types.Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  registrationToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<Types.CompanyaddressesArgs>>;
  addressesEffective?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<Types.CompanyaddressesEffectiveArgs>>;
  belongsToCompanyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  belongsToCompany?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  ancestorCompanies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  subsidiaries?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<Types.CompanysubsidiariesArgs>>;
  contacts?: Resolver<ResolversTypes['ContactsResponse'], ParentType, ContextType, RequireFields<Types.CompanycontactsArgs, 'input'>>;
  managers?: Resolver<Types.Maybe<Array<ResolversTypes['IBaseUser']>>, ParentType, ContextType>;
  purchaseAuthorizationConfigs?: Resolver<Types.Maybe<ResolversTypes['PurchaseAuthorizationConfigResponse']>, ParentType, ContextType, Partial<Types.CompanypurchaseAuthorizationConfigsArgs>>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.CompanyattributesArgs>>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  pricesheets?: Resolver<Types.Maybe<Array<ResolversTypes['Pricesheet']>>, ParentType, ContextType>;
  pricesheetsEffective?: Resolver<Array<ResolversTypes['Pricesheet']>, ParentType, ContextType>;
  favoriteLists?: Resolver<Types.Maybe<ResolversTypes['FavoriteListsResponse']>, ParentType, ContextType, Partial<Types.CompanyfavoriteListsArgs>>;
  orderlists?: Resolver<Types.Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType, Partial<Types.CompanyorderlistsArgs>>;
};

export type CompaniesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompaniesResponse'] = ResolversParentTypes['CompaniesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parentCompanyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  companies?: Resolver<Types.Maybe<ResolversTypes['CompaniesResponse']>, ParentType, ContextType, Partial<Types.ContactcompaniesArgs>>;
  managedCompanies?: Resolver<Types.Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  sources?: Resolver<Types.Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  magicTokens?: Resolver<Array<ResolversTypes['MagicToken']>, ParentType, ContextType>;
  purchaseAuthorizationConfigs?: Resolver<Types.Maybe<ResolversTypes['PurchaseAuthorizationConfigResponse']>, ParentType, ContextType, Partial<Types.ContactpurchaseAuthorizationConfigsArgs>>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.ContactattributesArgs>>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  pricesheets?: Resolver<Types.Maybe<Array<ResolversTypes['Pricesheet']>>, ParentType, ContextType>;
  pricesheetsEffective?: Resolver<ResolversTypes['PricesheetResponse'], ParentType, ContextType, Partial<Types.ContactpricesheetsEffectiveArgs>>;
  favoriteLists?: Resolver<Types.Maybe<ResolversTypes['FavoriteListsResponse']>, ParentType, ContextType, Partial<Types.ContactfavoriteListsArgs>>;
  orderlists?: Resolver<Types.Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType, Partial<Types.ContactorderlistsArgs>>;
  linkedContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactsResponse'] = ResolversParentTypes['ContactsResponse']> = {
  items?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterUserSessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RegisterUserSession'] = ResolversParentTypes['RegisterUserSession']> = {
  accessToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expirationTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RegisterContactResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RegisterContactResponse'] = ResolversParentTypes['RegisterContactResponse']> = {
  contact?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['RegisterUserSession'], ParentType, ContextType>;
};

export type ContactActionsDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactActionsData'] = ResolversParentTypes['ContactActionsData']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactActionsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactActionsResponse'] = ResolversParentTypes['ContactActionsResponse']> = {
  data?: Resolver<Array<ResolversTypes['ContactActionsData']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactAddToCompaniesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactAddToCompaniesResponse'] = ResolversParentTypes['ContactAddToCompaniesResponse']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['ContactActionsResponse'], ParentType, ContextType>;
};

export type ContactRemoveFromCompaniesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactRemoveFromCompaniesResponse'] = ResolversParentTypes['ContactRemoveFromCompaniesResponse']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['ContactActionsResponse'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sources?: Resolver<Types.Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<Types.CustomeraddressesArgs>>;
  magicTokens?: Resolver<Array<ResolversTypes['MagicToken']>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.CustomerattributesArgs>>;
  pricesheets?: Resolver<Types.Maybe<Array<ResolversTypes['Pricesheet']>>, ParentType, ContextType>;
  pricesheetsEffective?: Resolver<ResolversTypes['PricesheetResponse'], ParentType, ContextType, Partial<Types.CustomerpricesheetsEffectiveArgs>>;
  favoriteLists?: Resolver<Types.Maybe<ResolversTypes['FavoriteListsResponse']>, ParentType, ContextType, Partial<Types.CustomerfavoriteListsArgs>>;
  orderlist?: Resolver<Types.Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<Types.CustomerorderlistsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CustomersResponse'] = ResolversParentTypes['CustomersResponse']> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterCustomerResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RegisterCustomerResponse'] = ResolversParentTypes['RegisterCustomerResponse']> = {
  customer?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['RegisterUserSession'], ParentType, ContextType>;
};

export type MagicTokenResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MagicToken'] = ResolversParentTypes['MagicToken']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastAccessedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedLogins?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successfulLogins?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oneTimeUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extra?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type MagicTokenResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MagicTokenResponse'] = ResolversParentTypes['MagicTokenResponse']> = {
  items?: Resolver<Array<ResolversTypes['MagicToken']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseAuthorizationConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PurchaseAuthorizationConfig'] = ResolversParentTypes['PurchaseAuthorizationConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseRole?: Resolver<ResolversTypes['PurchaseRole'], ParentType, ContextType>;
  authorizationLimit?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
};

export type PurchaseAuthorizationConfigResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PurchaseAuthorizationConfigResponse'] = ResolversParentTypes['PurchaseAuthorizationConfigResponse']> = {
  items?: Resolver<Array<ResolversTypes['PurchaseAuthorizationConfig']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  providerId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Types.Maybe<ResolversTypes['GCIPUser']>, ParentType, ContextType>;
};

export type LogoutResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Logout'] = ResolversParentTypes['Logout']> = {
  todo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GCIPUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPUser'] = ResolversParentTypes['GCIPUser']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAnonymous?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  metadata?: Resolver<Types.Maybe<ResolversTypes['GCIPMetadata']>, ParentType, ContextType>;
  tokensValidAfterTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerData?: Resolver<Types.Maybe<Array<ResolversTypes['GCIPProviderData']>>, ParentType, ContextType>;
  passwordHash?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordSalt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authDomain?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTime?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  multiFactor?: Resolver<Types.Maybe<ResolversTypes['MultiFactor']>, ParentType, ContextType>;
};

export type GCIPMetadataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPMetadata'] = ResolversParentTypes['GCIPMetadata']> = {
  lastSignInTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creationTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRefreshTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GCIPProviderDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPProviderData'] = ResolversParentTypes['GCIPProviderData']> = {
  uid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  federatedId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screenName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MultiFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MultiFactor'] = ResolversParentTypes['MultiFactor']> = {
  enrolledFactors?: Resolver<Types.Maybe<Array<ResolversTypes['EnrolledFactor']>>, ParentType, ContextType>;
};

export type EnrolledFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EnrolledFactor'] = ResolversParentTypes['EnrolledFactor']> = {
  factorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefreshTokenResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RefreshTokenResponse'] = ResolversParentTypes['RefreshTokenResponse']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refresh_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_in?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyTokenResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['VerifyToken'] = ResolversParentTypes['VerifyToken']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claims?: Resolver<Types.Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  iss?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aud?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auth_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firebase?: Resolver<Types.Maybe<ResolversTypes['Firebase']>, ParentType, ContextType>;
};

export type FirebaseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Firebase'] = ResolversParentTypes['Firebase']> = {
  identities?: Resolver<Types.Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  sign_in_provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign_in_second_factor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  second_factor_identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimsResetAllResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClaimsResetAllResponse'] = ResolversParentTypes['ClaimsResetAllResponse']> = {
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalProcessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminSessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminSession'] = ResolversParentTypes['AdminSession']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminTwoFactorStateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminTwoFactorState'] = ResolversParentTypes['AdminTwoFactorState']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminTwoFactorSetupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminTwoFactorSetup'] = ResolversParentTypes['AdminTwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminRecoveryCodesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminRecoveryCodes'] = ResolversParentTypes['AdminRecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IBaseUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBaseUser'] = ResolversParentTypes['IBaseUser']> = {
  __resolveType: TypeResolveFn<'Contact' | 'Customer' | 'User', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginRoot?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managedCompanies?: Resolver<Types.Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDescriptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDescription'] = ResolversParentTypes['AttributeDescription']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  units?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  attributeClass?: Resolver<ResolversTypes['AttributeDescriptionClass'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  valuesetId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultValue?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
};

export type AttributeDescriptionResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDescriptionResponse'] = ResolversParentTypes['AttributeDescriptionResponse']> = {
  items?: Resolver<Array<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkDeleteResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkDeleteResponse'] = ResolversParentTypes['BulkDeleteResponse']> = {
  deletedIds?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  failedIds?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  __resolveType: TypeResolveFn<'ProductAttribute' | 'CategoryAttribute' | 'ClusterAttribute' | 'CompanyAttribute' | 'ContactAttribute' | 'CustomerAttribute', ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryAttribute'] = ResolversParentTypes['CategoryAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClusterAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterAttribute'] = ResolversParentTypes['ClusterAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  clusterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAttribute'] = ResolversParentTypes['CompanyAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactAttribute'] = ResolversParentTypes['ContactAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CustomerAttribute'] = ResolversParentTypes['CustomerAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  __resolveType: TypeResolveFn<'AttributeTextValue' | 'AttributeEnumValue' | 'AttributeColorValue' | 'AttributeDateTimeValue' | 'AttributeIntValue' | 'AttributeDecimalValue', ParentType, ContextType>;
};

export type AttributeTextValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeTextValue'] = ResolversParentTypes['AttributeTextValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  textValues?: Resolver<Array<ResolversTypes['LocalizedStringArray']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeEnumValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeEnumValue'] = ResolversParentTypes['AttributeEnumValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  enumValues?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeColorValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeColorValue'] = ResolversParentTypes['AttributeColorValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  colorValue?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDateTimeValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDateTimeValue'] = ResolversParentTypes['AttributeDateTimeValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  dateTimeValue?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeIntValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeIntValue'] = ResolversParentTypes['AttributeIntValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  intValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDecimalValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDecimalValue'] = ResolversParentTypes['AttributeDecimalValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  decimalValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeResultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeResult'] = ResolversParentTypes['AttributeResult']> = {
  attribute?: Resolver<Types.Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  attributeDescription?: Resolver<ResolversTypes['AttributeDescription'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
};

export type AttributeResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeResponse'] = ResolversParentTypes['AttributeResponse']> = {
  items?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttributeResultResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeResultResponse'] = ResolversParentTypes['AttributeResultResponse']> = {
  items?: Resolver<Array<ResolversTypes['AttributeResult']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttributeBulkResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeBulkResponse'] = ResolversParentTypes['AttributeBulkResponse']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AttributeBulkResponse'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BundleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Bundle'] = ResolversParentTypes['Bundle']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  condition?: Resolver<Types.Maybe<ResolversTypes['BundleCondition']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<ResolversTypes['BundleItem']>>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['BundlePrice']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLeader?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, Partial<Types.BundleItemproductArgs>>;
  price?: Resolver<Types.Maybe<ResolversTypes['BundlePrice']>, ParentType, ContextType>;
};

export type BundlesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BundlesResponse'] = ResolversParentTypes['BundlesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Bundle']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallOffDeliveryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CallOffDelivery'] = ResolversParentTypes['CallOffDelivery']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallOffEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CallOffEntry'] = ResolversParentTypes['CallOffEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CallOffReason'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CallOffContractResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CallOffContract'] = ResolversParentTypes['CallOffContract']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['CallOffDelivery']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calledOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['CallOffEntry']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CallOffContractResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CallOffContractResponse'] = ResolversParentTypes['CallOffContractResponse']> = {
  items?: Resolver<Array<ResolversTypes['CallOffContract']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategorynameArgs>>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategorydescriptionArgs>>;
  shortDescription?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategoryshortDescriptionArgs>>;
  slug?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategoryslugArgs>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType, Partial<Types.CategorycategoriesArgs>>;
  parent?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.CategoryparentArgs>>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadataTitles?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.CategorycategoryPathArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentUuid?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sortOrder?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategorynamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategorydescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategoryshortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.CategoryslugsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parentId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.CategoryattributesArgs>>;
  baseProducts?: Resolver<ResolversTypes['BaseProductsResponse'], ParentType, ContextType, Partial<Types.CategorybaseProductsArgs>>;
  products?: Resolver<ResolversTypes['ProductsResponse'], ParentType, ContextType, Partial<Types.CategoryproductsArgs>>;
};

export type CategoryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryResponse'] = ResolversParentTypes['CategoryResponse']> = {
  items?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClusterConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfig'] = ResolversParentTypes['ClusterConfig']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<Array<ResolversTypes['ClusterConfigSetting']>>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClusterConfigSettingResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigSetting'] = ResolversParentTypes['ClusterConfigSetting']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ClusterConfigSettingType'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['ClusterConfigSettingDisplayType'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attributeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clusterConfigId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClusterConfigResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigResponse'] = ResolversParentTypes['ClusterConfigResponse']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<Array<ResolversTypes['ClusterConfigSettingResponse']>>, ParentType, ContextType>;
};

export type ClusterConfigSettingResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigSettingResponse'] = ResolversParentTypes['ClusterConfigSettingResponse']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attributeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['ClusterConfigSettingDisplayType'], ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterConfigId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateClusterConfigSettingResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UpdateClusterConfigSettingResponse'] = ResolversParentTypes['UpdateClusterConfigSettingResponse']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayType?: Resolver<Types.Maybe<ResolversTypes['ClusterConfigSettingDisplayType']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClusterConfigsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigsResponse'] = ResolversParentTypes['ClusterConfigsResponse']> = {
  items?: Resolver<Array<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IClusterDrillDownResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IClusterDrillDown'] = ResolversParentTypes['IClusterDrillDown']> = {
  __resolveType: TypeResolveFn<'ClusterDrillDown', ParentType, ContextType>;
};

export type ClusterDrillDownResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterDrillDown'] = ResolversParentTypes['ClusterDrillDown']> = {
  attributeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['ClusterDrillDownDisplayType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IClusterOptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IClusterOption'] = ResolversParentTypes['IClusterOption']> = {
  __resolveType: TypeResolveFn<'ClusterOption', ParentType, ContextType>;
};

export type ClusterOptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterOption'] = ResolversParentTypes['ClusterOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterOptionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRequired?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  hidden?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  defaultProduct?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.ClusterOptiondefaultProductArgs>>;
  products?: Resolver<Types.Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, Partial<Types.ClusterOptionproductsArgs>>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusterOptionnamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusterOptiondescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusterOptionshortDescriptionsArgs>>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultProductId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sortOrder?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductClusterOptionRelationshipResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductClusterOptionRelationship'] = ResolversParentTypes['ProductClusterOptionRelationship']> = {
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clusterOptionUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClusterOptionsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterOptionsResponse'] = ResolversParentTypes['ClusterOptionsResponse']> = {
  items?: Resolver<Array<ResolversTypes['ClusterOption']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IClusterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ICluster'] = ResolversParentTypes['ICluster']> = {
  __resolveType: TypeResolveFn<'Cluster', ParentType, ContextType>;
};

export type ClusterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Cluster'] = ResolversParentTypes['Cluster']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.ClusterproductsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultProduct?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.ClusterdefaultProductArgs>>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusternamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusterdescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClustershortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClusterslugsArgs>>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metadataTitles?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shortNames?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ClustershortNamesArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.ClusterattributesArgs>>;
  drillDowns?: Resolver<Types.Maybe<Array<ResolversTypes['ClusterDrillDown']>>, ParentType, ContextType>;
  config?: Resolver<Types.Maybe<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  clusterConfig?: Resolver<Types.Maybe<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ClusterOption']>, ParentType, ContextType, Partial<Types.ClusteroptionsArgs>>;
  crossupsellsFrom?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType, Partial<Types.ClustercrossupsellsFromArgs>>;
  crossupsellsTo?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType, Partial<Types.ClustercrossupsellsToArgs>>;
  categoryIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType, Partial<Types.ClustercategoryArgs>>;
  categories?: Resolver<Types.Maybe<ResolversTypes['CategoryResponse']>, ParentType, ContextType, Partial<Types.ClustercategoriesArgs>>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.ClustercategoryPathArgs>>;
  categoryRelations?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType>;
  favoriteLists?: Resolver<Types.Maybe<ResolversTypes['FavoriteListsResponse']>, ParentType, ContextType, Partial<Types.ClusterfavoriteListsArgs>>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<Types.ClusterorderlistsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BaseProductClusterRelationshipResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BaseProductClusterRelationship'] = ResolversParentTypes['BaseProductClusterRelationship']> = {
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clusterUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  cluster?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType>;
};

export type ClusterProductsActionResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterProductsActionResponse'] = ResolversParentTypes['ClusterProductsActionResponse']> = {
  data?: Resolver<Array<ResolversTypes['ClusterProductsActionData']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClusterProductsActionDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterProductsActionData'] = ResolversParentTypes['ClusterProductsActionData']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClusterAssignProductsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterAssignProductsResponse'] = ResolversParentTypes['ClusterAssignProductsResponse']> = {
  cluster?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['ClusterProductsActionResponse'], ParentType, ContextType>;
};

export type ClusterUnassignProductsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterUnassignProductsResponse'] = ResolversParentTypes['ClusterUnassignProductsResponse']> = {
  cluster?: Resolver<ResolversTypes['Cluster'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['ClusterProductsActionResponse'], ParentType, ContextType>;
};

export type CrossupsellResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Crossupsell'] = ResolversParentTypes['Crossupsell']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CrossupsellType'], ParentType, ContextType>;
  subType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productTo?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType, Partial<Types.CrossupsellproductToArgs>>;
  productFrom?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType, Partial<Types.CrossupsellproductFromArgs>>;
  clusterTo?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType, Partial<Types.CrossupsellclusterToArgs>>;
  clusterFrom?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType, Partial<Types.CrossupsellclusterFromArgs>>;
  baseProductUuidFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseProductUuidTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseProductFrom?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType>;
  baseProductTo?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType>;
  productIdFrom?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productIdTo?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterIdFrom?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterIdTo?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrossupsellsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CrossupsellsResponse'] = ResolversParentTypes['CrossupsellsResponse']> = {
  items?: Resolver<Array<ResolversTypes['Crossupsell']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparePartsMachineResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SparePartsMachine'] = ResolversParentTypes['SparePartsMachine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<Types.Maybe<Array<ResolversTypes['SparePart']>>, ParentType, ContextType>;
  media?: Resolver<Types.Maybe<ResolversTypes['SparePartsMachineMedia']>, ParentType, ContextType>;
  sparePartProducts?: Resolver<Types.Maybe<ResolversTypes['SparePartsResponse']>, ParentType, ContextType, Partial<Types.SparePartsMachinesparePartProductsArgs>>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.SparePartsMachinenameArgs>>;
  description?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType, Partial<Types.SparePartsMachinedescriptionArgs>>;
  slug?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType, Partial<Types.SparePartsMachineslugArgs>>;
  machines?: Resolver<Types.Maybe<Array<ResolversTypes['SparePartsMachine']>>, ParentType, ContextType>;
};

export type SparePartResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SparePart'] = ResolversParentTypes['SparePart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType, Partial<Types.SparePartnameArgs>>;
  product?: Resolver<Types.Maybe<ResolversTypes['IBaseProduct']>, ParentType, ContextType, Partial<Types.SparePartproductArgs>>;
};

export type SparePartsMachineResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SparePartsMachineResponse'] = ResolversParentTypes['SparePartsMachineResponse']> = {
  items?: Resolver<Array<ResolversTypes['SparePartsMachine']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SparePartsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SparePartsResponse'] = ResolversParentTypes['SparePartsResponse']> = {
  items?: Resolver<Array<ResolversTypes['SparePart']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filters?: Resolver<Types.Maybe<Array<ResolversTypes['AttributeFilter']>>, ParentType, ContextType, Partial<Types.SparePartsResponsefiltersArgs>>;
};

export type MediaResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  image?: Resolver<Types.Maybe<ResolversTypes['MediaImage']>, ParentType, ContextType, RequireFields<Types.MediaimageArgs, 'mediaId'>>;
  images?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, ParentType, ContextType, RequireFields<Types.MediaimagesArgs, 'search'>>;
  video?: Resolver<Types.Maybe<ResolversTypes['MediaVideo']>, ParentType, ContextType, RequireFields<Types.MediavideoArgs, 'mediaId'>>;
  videos?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, ParentType, ContextType, RequireFields<Types.MediavideosArgs, 'search'>>;
  document?: Resolver<Types.Maybe<ResolversTypes['MediaDocument']>, ParentType, ContextType, RequireFields<Types.MediadocumentArgs, 'mediaId'>>;
  documents?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, ParentType, ContextType, RequireFields<Types.MediadocumentsArgs, 'search'>>;
  attachment?: Resolver<ResolversTypes['MediaAttachment'], ParentType, ContextType, RequireFields<Types.MediaattachmentArgs, 'id'>>;
  attachments?: Resolver<ResolversTypes['PaginatedMediaAttachmentResponse'], ParentType, ContextType, RequireFields<Types.MediaattachmentsArgs, 'input'>>;
};

export type MediaImageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MediaImage'] = ResolversParentTypes['MediaImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sparePartsMachineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alt?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaImagealtArgs>>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaImagedescriptionArgs>>;
  tags?: Resolver<Array<ResolversTypes['LocalizedStringArray']>, ParentType, ContextType, Partial<Types.MediaImagetagsArgs>>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  images?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedImage']>>, ParentType, ContextType>;
  imageVariants?: Resolver<Types.Maybe<Array<ResolversTypes['ImageVariant']>>, ParentType, ContextType, RequireFields<Types.MediaImageimageVariantsArgs, 'input'>>;
};

export type LocalizedImageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedImage'] = ResolversParentTypes['LocalizedImage']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaVideoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MediaVideo'] = ResolversParentTypes['MediaVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sparePartsMachineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alt?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaVideoaltArgs>>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaVideodescriptionArgs>>;
  tags?: Resolver<Array<ResolversTypes['LocalizedStringArray']>, ParentType, ContextType, Partial<Types.MediaVideotagsArgs>>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  videos?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedVideo']>>, ParentType, ContextType>;
};

export type LocalizedVideoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedVideo'] = ResolversParentTypes['LocalizedVideo']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaDocumentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MediaDocument'] = ResolversParentTypes['MediaDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sparePartsMachineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alt?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaDocumentaltArgs>>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.MediaDocumentdescriptionArgs>>;
  tags?: Resolver<Array<ResolversTypes['LocalizedStringArray']>, ParentType, ContextType, Partial<Types.MediaDocumenttagsArgs>>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedDocument']>>, ParentType, ContextType>;
};

export type LocalizedDocumentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedDocument'] = ResolversParentTypes['LocalizedDocument']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaAttachmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MediaAttachment'] = ResolversParentTypes['MediaAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sparePartsMachineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alt?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['LocalizedStringArray']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attachments?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedAttachment']>>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LocalizedAttachmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedAttachment'] = ResolversParentTypes['LocalizedAttachment']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductMediaResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductMedia'] = ResolversParentTypes['ProductMedia']> = {
  images?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, ParentType, ContextType, RequireFields<Types.ProductMediaimagesArgs, 'search'>>;
  videos?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, ParentType, ContextType, RequireFields<Types.ProductMediavideosArgs, 'search'>>;
  documents?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, ParentType, ContextType, RequireFields<Types.ProductMediadocumentsArgs, 'search'>>;
};

export type PaginatedMediaImageResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaginatedMediaImageResponse'] = ResolversParentTypes['PaginatedMediaImageResponse']> = {
  items?: Resolver<Array<ResolversTypes['MediaImage']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaginatedMediaVideoResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaginatedMediaVideoResponse'] = ResolversParentTypes['PaginatedMediaVideoResponse']> = {
  items?: Resolver<Array<ResolversTypes['MediaVideo']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaginatedMediaDocumentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaginatedMediaDocumentResponse'] = ResolversParentTypes['PaginatedMediaDocumentResponse']> = {
  items?: Resolver<Array<ResolversTypes['MediaDocument']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaginatedMediaAttachmentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaginatedMediaAttachmentResponse'] = ResolversParentTypes['PaginatedMediaAttachmentResponse']> = {
  items?: Resolver<Array<ResolversTypes['MediaAttachment']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteMediaImageResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteMediaImageResponse'] = ResolversParentTypes['DeleteMediaImageResponse']> = {
  mediaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteMediaVideoResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteMediaVideoResponse'] = ResolversParentTypes['DeleteMediaVideoResponse']> = {
  mediaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteMediaDocumentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteMediaDocumentResponse'] = ResolversParentTypes['DeleteMediaDocumentResponse']> = {
  mediaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteMediaAttachmentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeleteMediaAttachmentResponse'] = ResolversParentTypes['DeleteMediaAttachmentResponse']> = {
  mediaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SparePartsMachineMediaResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SparePartsMachineMedia'] = ResolversParentTypes['SparePartsMachineMedia']> = {
  images?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, ParentType, ContextType, RequireFields<Types.SparePartsMachineMediaimagesArgs, 'search'>>;
  videos?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, ParentType, ContextType, RequireFields<Types.SparePartsMachineMediavideosArgs, 'search'>>;
  documents?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, ParentType, ContextType, RequireFields<Types.SparePartsMachineMediadocumentsArgs, 'search'>>;
  attachments?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaAttachmentResponse']>, ParentType, ContextType, RequireFields<Types.SparePartsMachineMediaattachmentsArgs, 'input'>>;
};

export type ImageVariantResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ImageVariant'] = ResolversParentTypes['ImageVariant']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartNumberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PartNumber'] = ResolversParentTypes['PartNumber']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OwnPartNumberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OwnPartNumber'] = ResolversParentTypes['OwnPartNumber']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartNumberResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PartNumberResponse'] = ResolversParentTypes['PartNumberResponse']> = {
  items?: Resolver<Array<ResolversTypes['PartNumber']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BaseProductCategoryRelationshipResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BaseProductCategoryRelationship'] = ResolversParentTypes['BaseProductCategoryRelationship']> = {
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseProductUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  baseProduct?: Resolver<ResolversTypes['IBaseProduct'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type ProductCategoryRelationshipResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductCategoryRelationship'] = ResolversParentTypes['ProductCategoryRelationship']> = {
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type CategoryActionsDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryActionsData'] = ResolversParentTypes['CategoryActionsData']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryActionsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryActionsResponse'] = ResolversParentTypes['CategoryActionsResponse']> = {
  data?: Resolver<Array<ResolversTypes['CategoryActionsData']>, ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CategoryItemOperationResultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryItemOperationResult'] = ResolversParentTypes['CategoryItemOperationResult']> = {
  directoryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CategoryAddProductsClustersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryAddProductsClustersResponse'] = ResolversParentTypes['CategoryAddProductsClustersResponse']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['CategoryActionsResponse'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CategoryItemOperationResult']>, ParentType, ContextType>;
};

export type CategoryRemoveProductsClustersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryRemoveProductsClustersResponse'] = ResolversParentTypes['CategoryRemoveProductsClustersResponse']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  actions?: Resolver<ResolversTypes['CategoryActionsResponse'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CategoryItemOperationResult']>, ParentType, ContextType>;
};

export type ClusterBulkMoveErrorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterBulkMoveError'] = ResolversParentTypes['ClusterBulkMoveError']> = {
  code?: Resolver<ResolversTypes['ClusterBulkMoveErrorCode'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClusterBulkMoveResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterBulkMoveResponse'] = ResolversParentTypes['ClusterBulkMoveResponse']> = {
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ClusterBulkMoveError']>, ParentType, ContextType>;
};

export type ProductBulkMoveErrorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductBulkMoveError'] = ResolversParentTypes['ProductBulkMoveError']> = {
  code?: Resolver<ResolversTypes['ProductBulkMoveErrorCode'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  rowNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductBulkMoveResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductBulkMoveResponse'] = ResolversParentTypes['ProductBulkMoveResponse']> = {
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ProductBulkMoveError']>, ParentType, ContextType>;
};

export type IResourceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IResource'] = ResolversParentTypes['IResource']> = {
  __resolveType: TypeResolveFn<'Cluster' | 'Product', ParentType, ContextType>;
};

export type IBaseProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBaseProduct'] = ResolversParentTypes['IBaseProduct']> = {
  __resolveType: TypeResolveFn<'Cluster' | 'Product', ParentType, ContextType>;
};

export type IProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IProduct'] = ResolversParentTypes['IProduct']> = {
  __resolveType: TypeResolveFn<'Product', ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ProductnamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ProductdescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ProductshortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ProductslugsArgs>>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metadataTitles?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shortNames?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.ProductshortNamesArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  customKeywords?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  packageDescriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  manufacturerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eanCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  statusExtra?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  turnoverGroup?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceGroup?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderable?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  physical?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageUnitQuantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseUnit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseMinimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  economicOrderQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderableFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderableTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releaseDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  containerClass?: Resolver<ResolversTypes['ProductContainerClass'], ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  classId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depth?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['AttributeResultResponse']>, ParentType, ContextType, Partial<Types.ProductattributesArgs>>;
  bundles?: Resolver<Types.Maybe<Array<ResolversTypes['Bundle']>>, ParentType, ContextType, RequireFields<Types.ProductbundlesArgs, 'taxZone'>>;
  isBundleLeader?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  hasBundle?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  cluster?: Resolver<Types.Maybe<ResolversTypes['Cluster']>, ParentType, ContextType, Partial<Types.ProductclusterArgs>>;
  crossupsellsFrom?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType, Partial<Types.ProductcrossupsellsFromArgs>>;
  crossupsellsTo?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType, Partial<Types.ProductcrossupsellsToArgs>>;
  crossUpsells?: Resolver<ResolversTypes['CrossupsellsResponse'], ParentType, ContextType>;
  mediaImages?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaImageResponse']>, ParentType, ContextType, RequireFields<Types.ProductmediaImagesArgs, 'search'>>;
  mediaVideos?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaVideoResponse']>, ParentType, ContextType, RequireFields<Types.ProductmediaVideosArgs, 'search'>>;
  mediaDocuments?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaDocumentResponse']>, ParentType, ContextType, RequireFields<Types.ProductmediaDocumentsArgs, 'search'>>;
  media?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  partNumber?: Resolver<Types.Maybe<ResolversTypes['OwnPartNumber']>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.ProductcategoryArgs>>;
  categories?: Resolver<Types.Maybe<ResolversTypes['CategoryResponse']>, ParentType, ContextType, Partial<Types.ProductcategoriesArgs>>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.ProductcategoryPathArgs>>;
  categoryRelations?: Resolver<Array<ResolversTypes['BaseProductCategoryRelationship']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  offers?: Resolver<Types.Maybe<Array<ResolversTypes['ProductOffer']>>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType, Partial<Types.ProductpriceArgs>>;
  bulkPrices?: Resolver<Types.Maybe<Array<ResolversTypes['ProductPrice']>>, ParentType, ContextType, RequireFields<Types.ProductbulkPricesArgs, 'input'>>;
  priceData?: Resolver<Types.Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  surcharges?: Resolver<Array<ResolversTypes['Surcharge']>, ParentType, ContextType, Partial<Types.ProductsurchargesArgs>>;
  favoriteLists?: Resolver<Types.Maybe<ResolversTypes['FavoriteListsResponse']>, ParentType, ContextType, Partial<Types.ProductfavoriteListsArgs>>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<Types.ProductorderlistsArgs>>;
  inventory?: Resolver<ResolversTypes['ProductInventory'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BaseProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BaseProduct'] = ResolversParentTypes['BaseProduct']> = {
  __resolveType: TypeResolveFn<'Product' | 'Cluster', ParentType, ContextType>;
};

export type IndexEntitiesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IndexEntitiesResponse'] = ResolversParentTypes['IndexEntitiesResponse']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartReindexResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StartReindexResponse'] = ResolversParentTypes['StartReindexResponse']> = {
  reindexId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCollection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelReindexResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CancelReindexResponse'] = ResolversParentTypes['CancelReindexResponse']> = {
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removedJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReindexStatusResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReindexStatusResponse'] = ResolversParentTypes['ReindexStatusResponse']> = {
  reindexId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Types.Maybe<ResolversTypes['ReindexProgress']>, ParentType, ContextType>;
  jobs?: Resolver<Types.Maybe<Array<ResolversTypes['ReindexJobDetail']>>, ParentType, ContextType>;
};

export type ReindexProgressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReindexProgress'] = ResolversParentTypes['ReindexProgress']> = {
  phase?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalBatches?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  queuedBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingBatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDocs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalProducts?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalClusters?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalCategories?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexedDocs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexedProducts?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexedClusters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  indexedCategories?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  docSuccessRate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedJob?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReindexJobDetailResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReindexJobDetail'] = ResolversParentTypes['ReindexJobDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  data?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReindexLockResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReindexLockResponse'] = ResolversParentTypes['ReindexLockResponse']> = {
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reindexId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ttlSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ForceReleaseLockResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ForceReleaseLockResponse'] = ResolversParentTypes['ForceReleaseLockResponse']> = {
  released?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BatchMetricsTenantResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsTenantResponse'] = ResolversParentTypes['BatchMetricsTenantResponse']> = {
  tenantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  batchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDocuments?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastBatchTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastBatchSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageBatchSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pendingIds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingBatches?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
  categoryFanout?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
};

export type BatchMetricsTenantHourlyResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsTenantHourlyResponse'] = ResolversParentTypes['BatchMetricsTenantHourlyResponse']> = {
  tenantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['BatchMetricsHourlyBucket']>, ParentType, ContextType>;
  totalHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BatchMetricsHourlyBucketResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsHourlyBucket'] = ResolversParentTypes['BatchMetricsHourlyBucket']> = {
  hour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  batchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalDocuments?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BatchMetricsQueueStatusResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsQueueStatusResponse'] = ResolversParentTypes['BatchMetricsQueueStatusResponse']> = {
  intake?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
  processor?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
  retry?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
  categoryFanout?: Resolver<ResolversTypes['BatchMetricsQueueSummary'], ParentType, ContextType>;
};

export type BatchMetricsQueueSummaryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsQueueSummary'] = ResolversParentTypes['BatchMetricsQueueSummary']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BatchMetricsFailedJobsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsFailedJobsResponse'] = ResolversParentTypes['BatchMetricsFailedJobsResponse']> = {
  tenant?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['BatchMetricsFailedJobsByQueue']>, ParentType, ContextType>;
};

export type BatchMetricsFailedJobsByQueueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsFailedJobsByQueue'] = ResolversParentTypes['BatchMetricsFailedJobsByQueue']> = {
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['BatchMetricsFailedJob']>, ParentType, ContextType>;
};

export type BatchMetricsFailedJobResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BatchMetricsFailedJob'] = ResolversParentTypes['BatchMetricsFailedJob']> = {
  jobId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productIdsCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterIdsCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryIdsCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  batchSize?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stacktrace?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  attemptsMade?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timestamp?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processedOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redisKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BaseProductsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BaseProductsResponse'] = ResolversParentTypes['BaseProductsResponse']> = {
  items?: Resolver<Array<ResolversTypes['BaseProduct']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClustersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClustersResponse'] = ResolversParentTypes['ClustersResponse']> = {
  items?: Resolver<Array<ResolversTypes['Cluster']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductsRawResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductsRawResponse'] = ResolversParentTypes['ProductsRawResponse']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductSearchResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductSearchResponse'] = ResolversParentTypes['ProductSearchResponse']> = {
  items?: Resolver<Array<ResolversTypes['IBaseProductSearch']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  termLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filters?: Resolver<Types.Maybe<Array<ResolversTypes['ProductSearchAttributeFilter']>>, ParentType, ContextType>;
};

export type IBaseProductSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBaseProductSearch'] = ResolversParentTypes['IBaseProductSearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  indexedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  effectivePrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductSearchAttributeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductSearchAttributeFilter'] = ResolversParentTypes['ProductSearchAttributeFilter']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['AttributeType']>, ParentType, ContextType>;
  textFilters?: Resolver<Types.Maybe<Array<ResolversTypes['IProductSearchAttributeTextFilter']>>, ParentType, ContextType>;
  integerRangeFilter?: Resolver<Types.Maybe<ResolversTypes['IProductSearchAttributeIntegerRangeFilter']>, ParentType, ContextType>;
  decimalRangeFilter?: Resolver<Types.Maybe<ResolversTypes['IProductSearchAttributeDecimalRangeFilter']>, ParentType, ContextType>;
};

export type IProductSearchAttributeTextFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IProductSearchAttributeTextFilter'] = ResolversParentTypes['IProductSearchAttributeTextFilter']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countTotal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countActive?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IProductSearchAttributeIntegerRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IProductSearchAttributeIntegerRangeFilter'] = ResolversParentTypes['IProductSearchAttributeIntegerRangeFilter']> = {
  min?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type IProductSearchAttributeDecimalRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IProductSearchAttributeDecimalRangeFilter'] = ResolversParentTypes['IProductSearchAttributeDecimalRangeFilter']> = {
  min?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductSearchByCategoryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductSearchByCategoryResponse'] = ResolversParentTypes['ProductSearchByCategoryResponse']> = {
  results?: Resolver<Array<ResolversTypes['CategoryProductSearchResult']>, ParentType, ContextType>;
};

export type CategoryProductSearchResultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryProductSearchResult'] = ResolversParentTypes['CategoryProductSearchResult']> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['CategorySearchResponse'], ParentType, ContextType>;
};

export type CategorySearchResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategorySearchResponse'] = ResolversParentTypes['CategorySearchResponse']> = {
  items?: Resolver<Array<ResolversTypes['IBaseProductSearch']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filters?: Resolver<Types.Maybe<Array<ResolversTypes['ProductSearchAttributeFilter']>>, ParentType, ContextType>;
};

export type ProductsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductsResponse'] = ResolversParentTypes['ProductsResponse']> = {
  items?: Resolver<Array<ResolversTypes['IBaseProduct']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filters?: Resolver<Types.Maybe<Array<ResolversTypes['AttributeFilter']>>, ParentType, ContextType, Partial<Types.ProductsResponsefiltersArgs>>;
};

export type AttributeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeFilter'] = ResolversParentTypes['AttributeFilter']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeDescription?: Resolver<Types.Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  textFilters?: Resolver<Types.Maybe<Array<ResolversTypes['AttributeTextFilter']>>, ParentType, ContextType>;
  integerRangeFilter?: Resolver<Types.Maybe<ResolversTypes['AttributeIntegerRangeFilter']>, ParentType, ContextType>;
  decimalRangeFilter?: Resolver<Types.Maybe<ResolversTypes['AttributeDecimalRangeFilter']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IAttributeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IAttributeFilter'] = ResolversParentTypes['IAttributeFilter']> = {
  __resolveType: TypeResolveFn<'AttributeFilter', ParentType, ContextType>;
};

export type AttributeTextFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeTextFilter'] = ResolversParentTypes['AttributeTextFilter']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countTotal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countActive?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IAttributeTextFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IAttributeTextFilter'] = ResolversParentTypes['IAttributeTextFilter']> = {
  __resolveType: TypeResolveFn<'AttributeTextFilter', ParentType, ContextType>;
};

export type AttributeIntegerRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeIntegerRangeFilter'] = ResolversParentTypes['AttributeIntegerRangeFilter']> = {
  min?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IAttributeIntegerRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IAttributeIntegerRangeFilter'] = ResolversParentTypes['IAttributeIntegerRangeFilter']> = {
  __resolveType: TypeResolveFn<'AttributeIntegerRangeFilter', ParentType, ContextType>;
};

export type AttributeDecimalRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDecimalRangeFilter'] = ResolversParentTypes['AttributeDecimalRangeFilter']> = {
  min?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IAttributeDecimalRangeFilterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IAttributeDecimalRangeFilter'] = ResolversParentTypes['IAttributeDecimalRangeFilter']> = {
  __resolveType: TypeResolveFn<'AttributeDecimalRangeFilter', ParentType, ContextType>;
};

export type ValuesetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Valueset'] = ResolversParentTypes['Valueset']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ValuesetType'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valuesetItems?: Resolver<ResolversTypes['ValuesetItemResponse'], ParentType, ContextType, Partial<Types.ValuesetvaluesetItemsArgs>>;
};

export type ValuesetItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ValuesetItem'] = ResolversParentTypes['ValuesetItem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valuesetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  extra?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValuesetResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ValuesetResponse'] = ResolversParentTypes['ValuesetResponse']> = {
  items?: Resolver<Array<ResolversTypes['Valueset']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ValuesetItemResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ValuesetItemResponse'] = ResolversParentTypes['ValuesetItemResponse']> = {
  items?: Resolver<Array<ResolversTypes['ValuesetItem']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  welcomeMessages?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  buttonLabels?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['AgentTrigger'], ParentType, ContextType>;
  interactionMode?: Resolver<ResolversTypes['AgentInteractionMode'], ParentType, ContextType>;
  webhookUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookTimeoutMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgentConversationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AgentConversation'] = ResolversParentTypes['AgentConversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['AgentMessage']>, ParentType, ContextType>;
};

export type AgentMessageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AgentMessage'] = ResolversParentTypes['AgentMessage']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  responseMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseMetadata?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type UserClaimsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserClaims'] = ResolversParentTypes['UserClaims']> = {
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userDirectoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adminUserId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyIds?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  acllist?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginRoot?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AgentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AgentResponse'] = ResolversParentTypes['AgentResponse']> = {
  items?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  type?: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ChangesResponse'] = ResolversParentTypes['ChangesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EventFailureResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventFailure'] = ResolversParentTypes['EventFailure']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventFailureStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EventFailuresResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventFailuresResponse'] = ResolversParentTypes['EventFailuresResponse']> = {
  items?: Resolver<Array<ResolversTypes['EventFailure']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IEventActionConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IEventActionConfig'] = ResolversParentTypes['IEventActionConfig']> = {
  __resolveType: TypeResolveFn<'EventToEmailConfig' | 'EventToWebHookConfig', ParentType, ContextType>;
};

export type EventToEmailConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventToEmailConfig'] = ResolversParentTypes['EventToEmailConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['EventTrigger'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.EventToEmailConfignamesArgs>>;
  channelIds?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  emailTemplateId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventToWebHookConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventToWebHookConfig'] = ResolversParentTypes['EventToWebHookConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['EventTrigger'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.EventToWebHookConfignamesArgs>>;
  channelIds?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatureSalt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousSignatureSaltUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  basicAuthUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stoppedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stopReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventActionConfigResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventActionConfigResponse'] = ResolversParentTypes['EventActionConfigResponse']> = {
  items?: Resolver<Array<ResolversTypes['IEventActionConfig']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventDeliveryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventDelivery'] = ResolversParentTypes['EventDelivery']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventActionConfigId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['EventTrigger'], ParentType, ContextType>;
  sequence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventDeliveryStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  responseExcerpt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EventDeliveryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EventDeliveryResponse'] = ResolversParentTypes['EventDeliveryResponse']> = {
  items?: Resolver<Array<ResolversTypes['EventDelivery']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  buttonLabels?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  assignedToAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Types.Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pickedUpAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assignedToAdminUser?: Resolver<Types.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type TicketResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TicketResponse'] = ResolversParentTypes['TicketResponse']> = {
  items?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CsvImportJobResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvImportJob'] = ResolversParentTypes['CsvImportJob']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['CsvImportOperation'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CsvImportState'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsWritten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CsvRecordError']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CsvImportJobsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvImportJobsResponse'] = ResolversParentTypes['CsvImportJobsResponse']> = {
  items?: Resolver<Array<ResolversTypes['CsvImportJob']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskTaskResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DeskTask'] = ResolversParentTypes['DeskTask']> = {
  kind?: Resolver<ResolversTypes['DeskTaskKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenants?: Resolver<ResolversTypes['TenantResponse'], ParentType, ContextType, Partial<Types.AdminUsertenantsArgs>>;
  ticketsAssigned?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
};

export type AdminUserTenantResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminUserTenant'] = ResolversParentTypes['AdminUserTenant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  tenantInfo?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
};

export type UserResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserResponse'] = ResolversParentTypes['UserResponse']> = {
  items?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TenantResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenantResponse'] = ResolversParentTypes['TenantResponse']> = {
  items?: Resolver<Array<ResolversTypes['AdminUserTenant']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  catalogRootId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  anonymousUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLetterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reservesStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reservationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numbersOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quoteValidDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shop?: Resolver<Types.Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
};

export interface CustomFieldsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CustomFields'], any> {
  name: 'CustomFields';
}

export type FieldDefinitionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FieldDefinition'] = ResolversParentTypes['FieldDefinition']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['FieldOwnerType'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  itemType?: Resolver<Types.Maybe<ResolversTypes['FieldType']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  referenceTo?: Resolver<Types.Maybe<ResolversTypes['FieldReferenceType']>, ParentType, ContextType>;
  names?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultValue?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  minLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pattern?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVisibleToStorefront?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditableByBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIndexed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  indexState?: Resolver<ResolversTypes['FieldIndexState'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FieldDefinitionsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FieldDefinitionsResponse'] = ResolversParentTypes['FieldDefinitionsResponse']> = {
  items?: Resolver<Array<ResolversTypes['FieldDefinition']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryCallerResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HistoryCaller'] = ResolversParentTypes['HistoryCaller']> = {
  kind?: Resolver<ResolversTypes['HistoryCallerKind'], ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['HistoryRecordType'], ParentType, ContextType>;
  recordId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['HistoryCaller'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
};

export type HistoryEntryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HistoryEntryResponse'] = ResolversParentTypes['HistoryEntryResponse']> = {
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LifecycleUsageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LifecycleUsage'] = ResolversParentTypes['LifecycleUsage']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LifecycleUseKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sampleOperation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fix?: Resolver<Types.Maybe<ResolversTypes['LifecycleFix']>, ParentType, ContextType>;
  removal?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  daysLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LifecycleVerdict'], ParentType, ContextType>;
};

export type LifecycleUsageResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LifecycleUsageResponse'] = ResolversParentTypes['LifecycleUsageResponse']> = {
  items?: Resolver<Array<ResolversTypes['LifecycleUsage']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LifecycleReadinessResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LifecycleReadiness'] = ResolversParentTypes['LifecycleReadiness']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientVersion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['LifecycleVerdict'], ParentType, ContextType>;
  fixBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LifecycleReadinessResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LifecycleReadinessResponse'] = ResolversParentTypes['LifecycleReadinessResponse']> = {
  items?: Resolver<Array<ResolversTypes['LifecycleReadiness']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Base64FileResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Base64File'] = ResolversParentTypes['Base64File']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishEmailEventResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PublishEmailEventResponse'] = ResolversParentTypes['PublishEmailEventResponse']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleDefinitionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoleDefinition'] = ResolversParentTypes['RoleDefinition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  defaultAccess?: Resolver<ResolversTypes['RoleAccess'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<Types.RoleDefinitionrolesArgs, 'userId'>>;
};

export type RoleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleDefinition?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType>;
  roleDefinitionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['RoleAccess'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RoleDefinitionResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoleDefinitionResponse'] = ResolversParentTypes['RoleDefinitionResponse']> = {
  items?: Resolver<Array<ResolversTypes['RoleDefinition']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoleResponse'] = ResolversParentTypes['RoleResponse']> = {
  items?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SavedViewResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SavedViewResponse'] = ResolversParentTypes['SavedViewResponse']> = {
  items?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseRootId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userRootId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enableIncentives?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCalculationConfig?: Resolver<ResolversTypes['ShopPriceCalculationConfig'], ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopPriceCalculationConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShopPriceCalculationConfig'] = ResolversParentTypes['ShopPriceCalculationConfig']> = {
  isVatIncludedLeading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inheritCatalogDiscountOnPriceList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useMultipleCostprices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calculateDiscountOverBulkPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LocalizedTemplateContentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedTemplateContent'] = ResolversParentTypes['LocalizedTemplateContent']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  precompiled?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IBaseTemplateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBaseTemplate'] = ResolversParentTypes['IBaseTemplate']> = {
  __resolveType: TypeResolveFn<'EmailTemplate' | 'DocumentTemplate', ParentType, ContextType>;
};

export type EmailTemplateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EmailTemplate'] = ResolversParentTypes['EmailTemplate']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contents?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedTemplateContent']>>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.EmailTemplatenamesArgs>>;
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customQuery?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryVariables?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.EmailTemplatesubjectsArgs>>;
  from?: Resolver<ResolversTypes['EmailSender'], ParentType, ContextType>;
  tos?: Resolver<Types.Maybe<Array<ResolversTypes['EmailContact']>>, ParentType, ContextType>;
  ccs?: Resolver<Types.Maybe<Array<ResolversTypes['EmailContact']>>, ParentType, ContextType>;
  bccs?: Resolver<Types.Maybe<Array<ResolversTypes['EmailContact']>>, ParentType, ContextType>;
  attachments?: Resolver<Types.Maybe<Array<ResolversTypes['DocumentTemplate']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentTemplateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DocumentTemplate'] = ResolversParentTypes['DocumentTemplate']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contents?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedTemplateContent']>>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<Types.DocumentTemplatenamesArgs>>;
  content?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customQuery?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queryVariables?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileNames?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  isDefaultOrderPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultQuotePdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailSenderResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EmailSender'] = ResolversParentTypes['EmailSender']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
};

export type EmailContactResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EmailContact'] = ResolversParentTypes['EmailContact']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  adminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TemplateResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TemplateResponse'] = ResolversParentTypes['TemplateResponse']> = {
  items?: Resolver<Array<ResolversTypes['IBaseTemplate']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateErrorLogResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TemplateErrorLog'] = ResolversParentTypes['TemplateErrorLog']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stackTrace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventInstance?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topicName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorType?: Resolver<ResolversTypes['TemplateErrorType'], ParentType, ContextType>;
  templateId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TemplateErrorLogResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TemplateErrorLogResponse'] = ResolversParentTypes['TemplateErrorLogResponse']> = {
  items?: Resolver<Array<ResolversTypes['TemplateErrorLog']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateErrorLogStatsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TemplateErrorLogStats'] = ResolversParentTypes['TemplateErrorLogStats']> = {
  totalCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  renderErrorCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  customQueryErrorCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldestEntry?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newestEntry?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TenantResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  restrictSalesPricingVisibility?: Resolver<ResolversTypes['RESTRICT_SALES_PRICING_VISIBILITY'], ParentType, ContextType>;
  allowQuoteInvalidation?: Resolver<ResolversTypes['ALLOW_QUOTE_INVALIDATION'], ParentType, ContextType>;
  quoteDefaultExpiryPeriodDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  defaultAppLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultDataLanguage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantityFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pricesheetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceGroup?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['PriceDiscountType'], ParentType, ContextType>;
  pricesheet?: Resolver<Types.Maybe<ResolversTypes['Pricesheet']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.DiscountproductArgs>>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.DiscountcategoryArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DiscountResponse'] = ResolversParentTypes['DiscountResponse']> = {
  items?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PriceElementType'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['PriceDiscountType'], ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['IDiscount']>, ParentType, ContextType>;
  taxCode?: Resolver<Types.Maybe<ResolversTypes['Taxcode']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  derivation?: Resolver<Types.Maybe<ResolversTypes['PriceDerivation']>, ParentType, ContextType>;
};

export type PriceDerivationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceDerivation'] = ResolversParentTypes['PriceDerivation']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<Types.Maybe<ResolversTypes['Taxcode']>, ParentType, ContextType>;
  taxPercentage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Types.Maybe<ResolversTypes['PriceDerivationCost']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['PriceCandidate']>, ParentType, ContextType>;
  runnerUp?: Resolver<Types.Maybe<ResolversTypes['PriceCandidate']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['PriceDerivationSheet']>, ParentType, ContextType>;
  nextBreak?: Resolver<Types.Maybe<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Types.Maybe<ResolversTypes['PriceDecision']>, ParentType, ContextType>;
};

export type PriceDecisionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceDecision'] = ResolversParentTypes['PriceDecision']> = {
  hookId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hookName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  operation?: Resolver<ResolversTypes['PriceStepOperation'], ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['PriceStepSource']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceDerivationCostResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceDerivationCost'] = ResolversParentTypes['PriceDerivationCost']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceCandidateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceCandidate'] = ResolversParentTypes['PriceCandidate']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PriceElementType'], ParentType, ContextType>;
  discountType?: Resolver<Types.Maybe<ResolversTypes['PriceDiscountType']>, ParentType, ContextType>;
  pricesheetId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Types.Maybe<ResolversTypes['PriceLineTarget']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantityFrom?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gross?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PriceCandidateOutcome'], ParentType, ContextType>;
};

export type PriceDerivationSheetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceDerivationSheet'] = ResolversParentTypes['PriceDerivationSheet']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PriceSheetOutcome'], ParentType, ContextType>;
  lineId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceBreakResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceBreak'] = ResolversParentTypes['PriceBreak']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IProductOfferResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IProductOffer'] = ResolversParentTypes['IProductOffer']> = {
  __resolveType: TypeResolveFn<'ProductOffer', ParentType, ContextType>;
};

export type ProductOfferResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductOffer'] = ResolversParentTypes['ProductOffer']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundlePriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BundlePrice'] = ResolversParentTypes['BundlePrice']> = {
  net?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  originalNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  originalGross?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  costPrices?: Resolver<Types.Maybe<Array<ResolversTypes['CostPrice']>>, ParentType, ContextType>;
  suggested?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  store?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bulkPriceDiscountType?: Resolver<ResolversTypes['PriceDiscountType'], ParentType, ContextType>;
  defaultTaxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  display?: Resolver<Types.Maybe<ResolversTypes['PriceDisplay']>, ParentType, ContextType>;
  cost?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceResponse'] = ResolversParentTypes['PriceResponse']> = {
  items?: Resolver<Array<ResolversTypes['Price']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricesheetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Pricesheet'] = ResolversParentTypes['Pricesheet']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readonly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usergroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  contactsPaginated?: Resolver<ResolversTypes['ContactsResponse'], ParentType, ContextType, Partial<Types.PricesheetcontactsPaginatedArgs>>;
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  customersPaginated?: Resolver<ResolversTypes['CustomersResponse'], ParentType, ContextType, Partial<Types.PricesheetcustomersPaginatedArgs>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  companiesPaginated?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<Types.PricesheetcompaniesPaginatedArgs>>;
};

export type PricesheetResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PricesheetResponse'] = ResolversParentTypes['PricesheetResponse']> = {
  items?: Resolver<Array<ResolversTypes['Pricesheet']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurchargeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Surcharge'] = ResolversParentTypes['Surcharge']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SurchargeType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shopId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SurchargesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SurchargesResponse'] = ResolversParentTypes['SurchargesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Surcharge']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurchargeProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SurchargeProduct'] = ResolversParentTypes['SurchargeProduct']> = {
  surchargeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  surcharge?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SurchargeProductResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SurchargeProductResponse'] = ResolversParentTypes['SurchargeProductResponse']> = {
  items?: Resolver<Array<ResolversTypes['SurchargeProduct']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmationResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ConfirmationResponse'] = ResolversParentTypes['ConfirmationResponse']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['Taxcode']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exportCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TaxesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TaxesResponse'] = ResolversParentTypes['TaxesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Tax']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IDiscountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IDiscount'] = ResolversParentTypes['IDiscount']> = {
  __resolveType: TypeResolveFn<'Discount' | 'BulkPrice' | 'BulkCostPrice', ParentType, ContextType>;
};

export type BulkPriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkPrice'] = ResolversParentTypes['BulkPrice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkCostPriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkCostPrice'] = ResolversParentTypes['BulkCostPrice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkPriceResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkPriceResponse'] = ResolversParentTypes['BulkPriceResponse']> = {
  items?: Resolver<Array<ResolversTypes['BulkPrice']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkCostPriceResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkCostPriceResponse'] = ResolversParentTypes['BulkCostPriceResponse']> = {
  items?: Resolver<Array<ResolversTypes['BulkCostPrice']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostPriceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CostPrice'] = ResolversParentTypes['CostPrice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CostPriceResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CostPriceResponse'] = ResolversParentTypes['CostPriceResponse']> = {
  items?: Resolver<Array<ResolversTypes['CostPrice']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ZoneTaxCodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ZoneTaxCode'] = ResolversParentTypes['ZoneTaxCode']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
};

export type ZoneTaxCodeResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ZoneTaxCodeResponse'] = ResolversParentTypes['ZoneTaxCodeResponse']> = {
  items?: Resolver<Array<ResolversTypes['ZoneTaxCode']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IBusinessRuleExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBusinessRuleExpression'] = ResolversParentTypes['IBusinessRuleExpression']> = {
  __resolveType: TypeResolveFn<'BusinessRuleStringExpression' | 'BusinessRuleNumberExpression' | 'BusinessRuleArrayExpression' | 'BusinessRuleDateExpression' | 'BusinessRuleComplexExpression', ParentType, ContextType>;
};

export type BusinessRuleExpressionGroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleExpressionGroup'] = ResolversParentTypes['BusinessRuleExpressionGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expressions?: Resolver<Array<ResolversTypes['IBusinessRuleExpression']>, ParentType, ContextType>;
  operator?: Resolver<Types.Maybe<ResolversTypes['BusinessRuleExpressionGroupOperators']>, ParentType, ContextType>;
};

export type BusinessRuleSubExpressionGroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleSubExpressionGroup'] = ResolversParentTypes['BusinessRuleSubExpressionGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expressions?: Resolver<Array<ResolversTypes['IBusinessRuleExpression']>, ParentType, ContextType>;
  operator?: Resolver<Types.Maybe<ResolversTypes['BusinessRuleExpressionGroupOperators']>, ParentType, ContextType>;
};

export type BusinessRuleStringExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleStringExpression'] = ResolversParentTypes['BusinessRuleStringExpression']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['BusinessRuleStringExpressionOperators'], ParentType, ContextType>;
  string?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleNumberExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleNumberExpression'] = ResolversParentTypes['BusinessRuleNumberExpression']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['BusinessRuleNumberExpressionOperators'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleArrayExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleArrayExpression'] = ResolversParentTypes['BusinessRuleArrayExpression']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['BusinessRuleArrayExpressionOperators'], ParentType, ContextType>;
  string?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleDateExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDateExpression'] = ResolversParentTypes['BusinessRuleDateExpression']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  string?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['BusinessRuleDateExpressionOperators'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleComplexExpressionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleComplexExpression'] = ResolversParentTypes['BusinessRuleComplexExpression']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  operator?: Resolver<Types.Maybe<ResolversTypes['BusinessRuleNumberExpressionOperators']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['BusinessRuleComplexExpressionAction'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expressions?: Resolver<Types.Maybe<Array<ResolversTypes['BusinessRuleSubExpressionGroup']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRule'] = ResolversParentTypes['BusinessRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleType'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['BusinessRuleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IBusinessRuleNode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  jdm?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type BusinessRuleEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleEdge'] = ResolversParentTypes['BusinessRuleEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IBusinessRuleNodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBusinessRuleNode'] = ResolversParentTypes['IBusinessRuleNode']> = {
  __resolveType: TypeResolveFn<'BusinessRuleInput' | 'BusinessRuleOutput' | 'BusinessRuleDecisionTable', ParentType, ContextType>;
};

export type BusinessRuleInputResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleInput'] = ResolversParentTypes['BusinessRuleInput']> = {
  type?: Resolver<ResolversTypes['BusinessRuleNodeType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleOutputResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleOutput'] = ResolversParentTypes['BusinessRuleOutput']> = {
  type?: Resolver<ResolversTypes['BusinessRuleNodeType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleDecisionTableResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDecisionTable'] = ResolversParentTypes['BusinessRuleDecisionTable']> = {
  type?: Resolver<ResolversTypes['BusinessRuleNodeType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['BusinessRuleDecisionTableContent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessRuleDecisionTableContentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDecisionTableContent'] = ResolversParentTypes['BusinessRuleDecisionTableContent']> = {
  hitPolicy?: Resolver<ResolversTypes['BusinessRuleHitPolicyOption'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BusinessRuleDecisionTableRow']>, ParentType, ContextType>;
  inputs?: Resolver<Array<ResolversTypes['BusinessRuleDecisionTableInputOutput']>, ParentType, ContextType>;
  outputs?: Resolver<Array<ResolversTypes['BusinessRuleDecisionTableInputOutput']>, ParentType, ContextType>;
};

export type BusinessRuleDecisionTableInputOutputResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDecisionTableInputOutput'] = ResolversParentTypes['BusinessRuleDecisionTableInputOutput']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessRuleDecisionTableRowResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDecisionTableRow'] = ResolversParentTypes['BusinessRuleDecisionTableRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inputs?: Resolver<Array<ResolversTypes['BusinessRuleDecisionTableCell']>, ParentType, ContextType>;
  outputs?: Resolver<Array<ResolversTypes['BusinessRuleDecisionTableCell']>, ParentType, ContextType>;
};

export type BusinessRuleDecisionTableCellResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleDecisionTableCell'] = ResolversParentTypes['BusinessRuleDecisionTableCell']> = {
  columnId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expression?: Resolver<Types.Maybe<ResolversTypes['BusinessRuleExpressionGroup']>, ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizedValue?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BusinessRuleResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleResponse'] = ResolversParentTypes['BusinessRuleResponse']> = {
  items?: Resolver<Array<ResolversTypes['BusinessRule']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessRuleActionFieldResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleActionField'] = ResolversParentTypes['BusinessRuleActionField']> = {
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessRuleFieldDefinitionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleFieldDefinition'] = ResolversParentTypes['BusinessRuleFieldDefinition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BusinessRuleExpressionTypes'], ParentType, ContextType>;
  fields?: Resolver<Types.Maybe<Array<ResolversTypes['BusinessRuleActionField']>>, ParentType, ContextType>;
  expressions?: Resolver<Types.Maybe<Array<ResolversTypes['BusinessRuleFieldDefinition']>>, ParentType, ContextType>;
};

export type BusinessRuleFieldDefinitionGroupResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessRuleFieldDefinitionGroup'] = ResolversParentTypes['BusinessRuleFieldDefinitionGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRoot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  definitions?: Resolver<Array<ResolversTypes['BusinessRuleFieldDefinition']>, ParentType, ContextType>;
};

export type DecisionHookResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DecisionHook'] = ResolversParentTypes['DecisionHook']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['DecisionPoint']>, ParentType, ContextType>;
  modulePoints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadlineMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onFailure?: Resolver<ResolversTypes['DecisionFailurePolicy'], ParentType, ContextType>;
  keepSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPriceChangePercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxShippingCost?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mayAddLines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAddedAmount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  forCatalogPages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCatalogLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousSecretUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DecisionHookState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DecisionHookResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DecisionHookResponse'] = ResolversParentTypes['DecisionHookResponse']> = {
  items?: Resolver<Array<ResolversTypes['DecisionHook']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecisionHookCallResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DecisionHookCall'] = ResolversParentTypes['DecisionHookCall']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hookId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['DecisionPoint'], ParentType, ContextType>;
  modulePoint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DecisionCallStatus'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DecisionHookCallResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DecisionHookCallResponse'] = ResolversParentTypes['DecisionHookCallResponse']> = {
  items?: Resolver<Array<ResolversTypes['DecisionHookCall']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartProcessResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartProcessResponse'] = ResolversParentTypes['CartProcessResponse']> = {
  cartOrderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type ICartResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ICart'] = ResolversParentTypes['ICart']> = {
  __resolveType: TypeResolveFn<'Cart', ParentType, ContextType>;
};

export type ICartBaseItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ICartBaseItem'] = ResolversParentTypes['ICartBaseItem']> = {
  __resolveType: TypeResolveFn<'CartMainItem' | 'CartBaseItem', ParentType, ContextType>;
};

export type CartResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  cartId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra3?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra4?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  actionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vouchers?: Resolver<Types.Maybe<Array<ResolversTypes['CartVoucher']>>, ParentType, ContextType>;
  paymentData?: Resolver<Types.Maybe<ResolversTypes['CartPaymentData']>, ParentType, ContextType>;
  postageData?: Resolver<Types.Maybe<ResolversTypes['CartPostageData']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['CartTotal']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<ResolversTypes['CartMainItem']>>, ParentType, ContextType>;
  bonusItems?: Resolver<Types.Maybe<Array<ResolversTypes['CartBaseItem']>>, ParentType, ContextType>;
  unOrderableItems?: Resolver<Types.Maybe<Array<ResolversTypes['CartUnOrderableItem']>>, ParentType, ContextType>;
  invoiceAddress?: Resolver<ResolversTypes['CartAddress'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['CartAddress'], ParentType, ContextType>;
  taxLevels?: Resolver<Types.Maybe<Array<ResolversTypes['CartTaxLevel']>>, ParentType, ContextType>;
  payMethods?: Resolver<Types.Maybe<Array<ResolversTypes['CartPaymethod']>>, ParentType, ContextType>;
  carriers?: Resolver<Types.Maybe<Array<ResolversTypes['CartCarrier']>>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  appliedIncentives?: Resolver<Types.Maybe<Array<ResolversTypes['CartIncentive']>>, ParentType, ContextType>;
  valuePoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Types.Maybe<Array<ResolversTypes['CartShippingMethod']>>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseAuthorizationRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CartStatus']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['IBaseUser']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  costCentre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spendingVerdict?: Resolver<ResolversTypes['SpendingVerdict'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartAddress'] = ResolversParentTypes['CartAddress']> = {
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icp?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type CartMainItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartMainItem'] = ResolversParentTypes['CartMainItem']> = {
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bundleId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle?: Resolver<Types.Maybe<ResolversTypes['Bundle']>, ParentType, ContextType, RequireFields<Types.CartMainItembundleArgs, 'taxZone'>>;
  parentItemUUID?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceMode?: Resolver<Types.Maybe<ResolversTypes['PriceMode']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPriceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  deliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  surcharges?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemSurcharge']>>, ParentType, ContextType>;
  incentive?: Resolver<Types.Maybe<ResolversTypes['CartItemIncentive']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  childItems?: Resolver<Types.Maybe<Array<ResolversTypes['CartBaseItem']>>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.CartMainItemproductArgs>>;
  previousPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceChangedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  partNumber?: Resolver<Types.Maybe<ResolversTypes['OwnPartNumber']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartBaseItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartBaseItem'] = ResolversParentTypes['CartBaseItem']> = {
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentItemUUID?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceMode?: Resolver<Types.Maybe<ResolversTypes['PriceMode']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPriceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bundleId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  deliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  surcharges?: Resolver<Types.Maybe<Array<ResolversTypes['CartItemSurcharge']>>, ParentType, ContextType>;
  incentive?: Resolver<Types.Maybe<ResolversTypes['CartItemIncentive']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, Partial<Types.CartBaseItemproductArgs>>;
  partNumber?: Resolver<Types.Maybe<ResolversTypes['OwnPartNumber']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartUnOrderableItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartUnOrderableItem'] = ResolversParentTypes['CartUnOrderableItem']> = {
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentItemUUID?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceMode?: Resolver<Types.Maybe<ResolversTypes['PriceMode']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bundleId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemSurchargeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartItemSurcharge'] = ResolversParentTypes['CartItemSurcharge']> = {
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxPercentage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalPriceNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartPaymentDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartPaymentData'] = ResolversParentTypes['CartPaymentData']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceMode?: Resolver<Types.Maybe<ResolversTypes['PriceMode']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxPercentage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CartPostageDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartPostageData'] = ResolversParentTypes['CartPostageData']> = {
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrierData?: Resolver<Types.Maybe<ResolversTypes['Carrier']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxPercentage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceMode?: Resolver<Types.Maybe<ResolversTypes['PriceMode']>, ParentType, ContextType>;
  partialDeliveryAllowed?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  pickUpLocationId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type CartPaymethodResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartPaymethod'] = ResolversParentTypes['CartPaymethod']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxCode?: Resolver<Types.Maybe<ResolversTypes['Taxcode']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartCarrierResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartCarrier'] = ResolversParentTypes['CartCarrier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deliveryDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CartShippingMethodResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartShippingMethod'] = ResolversParentTypes['CartShippingMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTaxLevelResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartTaxLevel'] = ResolversParentTypes['CartTaxLevel']> = {
  taxPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartTotal'] = ResolversParentTypes['CartTotal']> = {
  subTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotalNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalGross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartResponse'] = ResolversParentTypes['CartResponse']> = {
  items?: Resolver<Array<ResolversTypes['Cart']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemIncentiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartItemIncentive'] = ResolversParentTypes['CartItemIncentive']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderItemIncentiveCode'], ParentType, ContextType>;
};

export type CartIncentiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartIncentive'] = ResolversParentTypes['CartIncentive']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  affectedItems?: Resolver<Types.Maybe<Array<ResolversTypes['CartBaseItem']>>, ParentType, ContextType>;
  params?: Resolver<ResolversTypes['CartIncentiveParams'], ParentType, ContextType>;
  ruleId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderIncentiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderIncentive'] = ResolversParentTypes['OrderIncentive']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['CartIncentiveParams'], ParentType, ContextType>;
  ruleId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartIncentiveParamsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartIncentiveParams'] = ResolversParentTypes['CartIncentiveParams']> = {
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountType?: Resolver<Types.Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  valuePoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repeat?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  actionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartVoucherResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CartVoucher'] = ResolversParentTypes['CartVoucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemed?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  combinable?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  partialRedemption?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FavoriteListResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FavoriteList'] = ResolversParentTypes['FavoriteList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<Types.FavoriteListproductsArgs>>;
  clusters?: Resolver<Types.Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<Types.FavoriteListclustersArgs>>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type FavoriteListsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FavoriteListsResponse'] = ResolversParentTypes['FavoriteListsResponse']> = {
  items?: Resolver<Array<ResolversTypes['FavoriteList']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendOrderConfirmResponseTypeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SendOrderConfirmResponseType'] = ResolversParentTypes['SendOrderConfirmResponseType']> = {
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderRevisionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderRevision'] = ResolversParentTypes['OrderRevision']> = {
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdByContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByCustomerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedByContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedByCustomerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByAdminUser?: Resolver<Types.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  lastModifiedByAdminUser?: Resolver<Types.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdFromRevisionNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  snapshot?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  createdByContact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdByCustomer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  lastModifiedByContact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  lastModifiedByCustomer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type OrderRevisionResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderRevisionResponse'] = ResolversParentTypes['OrderRevisionResponse']> = {
  items?: Resolver<Array<ResolversTypes['OrderRevision']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusSetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderStatusSet'] = ResolversParentTypes['OrderStatusSet']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStatuses?: Resolver<Types.Maybe<Array<ResolversTypes['OrderStatus']>>, ParentType, ContextType>;
};

export type OrderStatusSetsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderStatusSetsResponse'] = ResolversParentTypes['OrderStatusSetsResponse']> = {
  items?: Resolver<Array<ResolversTypes['OrderStatusSet']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderStatusType'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['OrderStatusOrderType'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDefault?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPublic?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEditable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDeletable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isExportable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isConfirmable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isArchivable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusSet?: Resolver<Types.Maybe<ResolversTypes['OrderStatusSet']>, ParentType, ContextType>;
  nextStatuses?: Resolver<ResolversTypes['OrderStatusesResponse'], ParentType, ContextType, Partial<Types.OrderStatusnextStatusesArgs>>;
  previousStatuses?: Resolver<ResolversTypes['OrderStatusesResponse'], ParentType, ContextType, Partial<Types.OrderStatuspreviousStatusesArgs>>;
  isCancelled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OrderStatusesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderStatusesResponse'] = ResolversParentTypes['OrderStatusesResponse']> = {
  items?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['OrderDecision']>, ParentType, ContextType>;
  orderStatus?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accountManagerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cartId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorFirstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorLastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientFirstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientLastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remarks?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra3?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra4?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  postageData?: Resolver<ResolversTypes['OrderPostageData'], ParentType, ContextType>;
  paymentData?: Resolver<ResolversTypes['OrderPaymentData'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  totalRows?: Resolver<Array<ResolversTypes['OrderTotalRow']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  addresses?: Resolver<Types.Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType, Partial<Types.OrderaddressesArgs>>;
  invoiceUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  originalOrderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exportedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exportStatus?: Resolver<ResolversTypes['OrderExportStatus'], ParentType, ContextType>;
  exportMessage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicVersionNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invalidationReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  orderAddresses?: Resolver<Array<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  media?: Resolver<Types.Maybe<ResolversTypes['OrderMedia']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  appliedIncentives?: Resolver<Types.Maybe<Array<ResolversTypes['OrderIncentive']>>, ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['OrderRevisionResponse'], ParentType, ContextType, Partial<Types.OrderrevisionsArgs>>;
  revision?: Resolver<Types.Maybe<ResolversTypes['OrderRevision']>, ParentType, ContextType>;
  shipments?: Resolver<Types.Maybe<Array<ResolversTypes['Shipment']>>, ParentType, ContextType>;
  spendingVerdict?: Resolver<ResolversTypes['SpendingVerdict'], ParentType, ContextType>;
  costCentre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderMediaResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderMedia'] = ResolversParentTypes['OrderMedia']> = {
  attachments?: Resolver<Types.Maybe<ResolversTypes['PaginatedMediaAttachmentResponse']>, ParentType, ContextType, RequireFields<Types.OrderMediaattachmentsArgs, 'input'>>;
};

export type OrderTotalsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['OrderDiscountType'], ParentType, ContextType>;
  discountValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxPercentages?: Resolver<Array<ResolversTypes['OrderTotalTaxPercentage']>, ParentType, ContextType>;
};

export type OrderTotalRowResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderTotalRow'] = ResolversParentTypes['OrderTotalRow']> = {
  kind?: Resolver<ResolversTypes['OrderTotalRowKind'], ParentType, ContextType>;
  percentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderTotalTaxPercentageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderTotalTaxPercentage'] = ResolversParentTypes['OrderTotalTaxPercentage']> = {
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderPaymentDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderPaymentData'] = ResolversParentTypes['OrderPaymentData']> = {
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accountingId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overruled?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
};

export type OrderPostageDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderPostageData'] = ResolversParentTypes['OrderPostageData']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partialDeliveryAllowed?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  pickUpLocationId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overruled?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['OrderItemClass'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentOrderItemId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manufacturerCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eanCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceTotalNet?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customerPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  costPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  isBonus?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  minimumQuantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  package?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageUnit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageUnitQuantity?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseUnit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  purchaseMinimumQuantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sources?: Resolver<Types.Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.OrderItemproductArgs>>;
  priceDerivation?: Resolver<Types.Maybe<ResolversTypes['PriceDerivation']>, ParentType, ContextType>;
  callOffContractId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  partNumber?: Resolver<Types.Maybe<ResolversTypes['OwnPartNumber']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  icp?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type OrderResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderResponse'] = ResolversParentTypes['OrderResponse']> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDecisionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderDecision'] = ResolversParentTypes['OrderDecision']> = {
  hookId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hookName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['DecisionPoint'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['OrderDecisionOutcome'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderlistResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Orderlist'] = ResolversParentTypes['Orderlist']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  extras?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderlistType'], ParentType, ContextType>;
  partnerEntity?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<Types.OrderlistproductsArgs>>;
  clusters?: Resolver<Types.Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<Types.OrderlistclustersArgs>>;
  users?: Resolver<Array<ResolversTypes['IBaseUser']>, ParentType, ContextType>;
  usersPaginated?: Resolver<ResolversTypes['UsersResponse'], ParentType, ContextType, Partial<Types.OrderlistusersPaginatedArgs>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  companiesPaginated?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<Types.OrderlistcompaniesPaginatedArgs>>;
};

export type OrderlistsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OrderlistsResponse'] = ResolversParentTypes['OrderlistsResponse']> = {
  items?: Resolver<Array<ResolversTypes['Orderlist']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UsersResponse'] = ResolversParentTypes['UsersResponse']> = {
  items?: Resolver<Array<ResolversTypes['IBaseUser']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComputedOrderlistsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ComputedOrderlistsResponse'] = ResolversParentTypes['ComputedOrderlistsResponse']> = {
  positiveOrderlistsProductIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  negativeOrderListsProductIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  positiveOrderListsClusterIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  negativeOrderListsClusterIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  positiveOrderlistsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  negativeOrderlistsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  anonymousId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatuses'], ParentType, ContextType>;
  transactions?: Resolver<Types.Maybe<Array<ResolversTypes['Transaction']>>, ParentType, ContextType>;
  hookId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionTypes'], ParentType, ContextType>;
  provider?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatuses'], ParentType, ContextType>;
};

export type PaymentsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaymentsResponse'] = ResolversParentTypes['PaymentsResponse']> = {
  items?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentOperationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PaymentOperation'] = ResolversParentTypes['PaymentOperation']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['PaymentOperationType'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  redirectUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayMethodResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PayMethod'] = ResolversParentTypes['PayMethod']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  externalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayMethodsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PayMethodsResponse'] = ResolversParentTypes['PayMethodsResponse']> = {
  items?: Resolver<Array<ResolversTypes['PayMethod']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedDeliveryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ShipmentStatus']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<ResolversTypes['ShipmentItem']>>, ParentType, ContextType>;
  trackAndTraces?: Resolver<Types.Maybe<Array<ResolversTypes['TrackAndTrace']>>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderItem?: Resolver<Types.Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
};

export type ShipmentResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShipmentResponse'] = ResolversParentTypes['ShipmentResponse']> = {
  items?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentItemResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShipmentItemResponse'] = ResolversParentTypes['ShipmentItemResponse']> = {
  items?: Resolver<Array<ResolversTypes['ShipmentItem']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpendingCheckResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingCheck'] = ResolversParentTypes['SpendingCheck']> = {
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['SpendingReasonCode'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['SpendingReasonEffect'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  budgetId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditAccountId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approvalRuleId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  requested?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  available?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SpendingExplanationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingExplanation'] = ResolversParentTypes['SpendingExplanation']> = {
  verdict?: Resolver<ResolversTypes['SpendingVerdictType'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['SpendingCheck']>, ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SpendingApprovalStep']>, ParentType, ContextType>;
};

export type CurrencyRevenueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CurrencyRevenue'] = ResolversParentTypes['CurrencyRevenue']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SalesStatisticsPointResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SalesStatisticsPoint'] = ResolversParentTypes['SalesStatisticsPoint']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<Array<ResolversTypes['CurrencyRevenue']>, ParentType, ContextType>;
  quotesSent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCompanies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newContacts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesStatisticsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SalesStatistics'] = ResolversParentTypes['SalesStatistics']> = {
  interval?: Resolver<ResolversTypes['StatisticsInterval'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SalesStatisticsPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['SalesStatisticsPoint'], ParentType, ContextType>;
  isUpToDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TopProductResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopProduct'] = ResolversParentTypes['TopProduct']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TopProductsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TopProducts'] = ResolversParentTypes['TopProducts']> = {
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TopProduct']>, ParentType, ContextType>;
};

export type SearchTermWithoutResultsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SearchTermWithoutResults'] = ResolversParentTypes['SearchTermWithoutResults']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SearchTermsWithoutResultsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SearchTermsWithoutResults'] = ResolversParentTypes['SearchTermsWithoutResults']> = {
  items?: Resolver<Array<ResolversTypes['SearchTermWithoutResults']>, ParentType, ContextType>;
};

export type TenderResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Tender'] = ResolversParentTypes['Tender']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<Types.Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['OrderRevisionResponse'], ParentType, ContextType, Partial<Types.TenderrevisionsArgs>>;
  tenderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  siteId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  channelId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invoiceUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debtorId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceAddress?: Resolver<Types.Maybe<ResolversTypes['TenderAddress']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Types.Maybe<ResolversTypes['TenderAddress']>, ParentType, ContextType>;
  itemCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Types.Maybe<Array<ResolversTypes['TenderMainItem']>>, ParentType, ContextType>;
  bonusItems?: Resolver<Types.Maybe<Array<ResolversTypes['TenderMainItem']>>, ParentType, ContextType>;
  paymentData?: Resolver<Types.Maybe<ResolversTypes['TenderPayment']>, ParentType, ContextType>;
  postageData?: Resolver<Types.Maybe<ResolversTypes['TenderPostage']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['TenderTotal']>, ParentType, ContextType>;
  taxLevels?: Resolver<Types.Maybe<Array<ResolversTypes['TenderTaxLevel']>>, ParentType, ContextType>;
  carriers?: Resolver<Types.Maybe<Array<ResolversTypes['TenderCarrier']>>, ParentType, ContextType>;
  payMethods?: Resolver<Types.Maybe<Array<ResolversTypes['TenderPaymethod']>>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valuePoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incentivesApplied?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  creditPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  actionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  externalId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra3?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extra4?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEditable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicVersionNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invalidationReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdByAdminUserId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByCustomerId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdFromRevisionNumber?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['IBaseUser']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  spendingVerdict?: Resolver<ResolversTypes['SpendingVerdict'], ParentType, ContextType>;
};

export type TenderAddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderAddress'] = ResolversParentTypes['TenderAddress']> = {
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icp?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
};

export type TenderPaymentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderPayment'] = ResolversParentTypes['TenderPayment']> = {
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  overruled?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accountingId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TenderPostageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderPostage'] = ResolversParentTypes['TenderPostage']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requestDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  carrier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  overruled?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  partialDeliveryAllowed?: Resolver<Types.Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  pickUpLocationId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type TenderTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderTotal'] = ResolversParentTypes['TenderTotal']> = {
  subTotalGross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subTotalNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountPercentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountType?: Resolver<Types.Maybe<ResolversTypes['OrderDiscountType']>, ParentType, ContextType>;
  discountOverruled?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  totalNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalGross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountGross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TenderTaxLevelResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderTaxLevel'] = ResolversParentTypes['TenderTaxLevel']> = {
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TenderCarrierResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderCarrier'] = ResolversParentTypes['TenderCarrier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deliveryDeadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TenderPaymethodResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderPaymethod'] = ResolversParentTypes['TenderPaymethod']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TenderResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderResponse'] = ResolversParentTypes['TenderResponse']> = {
  tender?: Resolver<ResolversTypes['Tender'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['TenderResponseData'], ParentType, ContextType>;
};

export type TenderResponseDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderResponseData'] = ResolversParentTypes['TenderResponseData']> = {
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type TenderProcessResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderProcessResponse'] = ResolversParentTypes['TenderProcessResponse']> = {
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ITenderBaseItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ITenderBaseItem'] = ResolversParentTypes['ITenderBaseItem']> = {
  __resolveType: TypeResolveFn<'TenderBaseItem' | 'TenderMainItem', ParentType, ContextType>;
};

export type TenderBaseItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderBaseItem'] = ResolversParentTypes['TenderBaseItem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPriceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerDiscountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalDiscountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marginAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marginPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleDiscount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleMargin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  costPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  customerPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valuePoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedDeliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalOrderitemId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incentive?: Resolver<Types.Maybe<ResolversTypes['TenderItemIncentive']>, ParentType, ContextType>;
  surcharges?: Resolver<Types.Maybe<Array<ResolversTypes['TenderItemSurcharge']>>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TenderMainItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderMainItem'] = ResolversParentTypes['TenderMainItem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPriceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerDiscountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalDiscountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marginAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marginPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleDiscount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleMargin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  costPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  customerPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valuePoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedDeliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalOrderitemId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incentive?: Resolver<Types.Maybe<ResolversTypes['TenderItemIncentive']>, ParentType, ContextType>;
  surcharges?: Resolver<Types.Maybe<Array<ResolversTypes['TenderItemSurcharge']>>, ParentType, ContextType>;
  priority?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.TenderMainItemproductArgs>>;
  childItems?: Resolver<Types.Maybe<Array<ResolversTypes['ITenderBaseItem']>>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalSumNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountPercentageSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalDiscountPercentageSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginAmountSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saleMarginPercentageSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleDiscountSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  attributedSaleMarginSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  customFields?: Resolver<ResolversTypes['CustomFields'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TenderItemIncentiveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderItemIncentive'] = ResolversParentTypes['TenderItemIncentive']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderItemIncentiveCode'], ParentType, ContextType>;
};

export type TenderItemSurchargeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TenderItemSurcharge'] = ResolversParentTypes['TenderItemSurcharge']> = {
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPriceNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TrackAndTraceResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TrackAndTraceResponse'] = ResolversParentTypes['TrackAndTraceResponse']> = {
  items?: Resolver<Array<ResolversTypes['TrackAndTrace']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalDelegateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalDelegate'] = ResolversParentTypes['ApprovalDelegate']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  delegateContactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delegate?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApprovalDelegateResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalDelegateResponse'] = ResolversParentTypes['ApprovalDelegateResponse']> = {
  items?: Resolver<Array<ResolversTypes['ApprovalDelegate']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalStepResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalStep'] = ResolversParentTypes['ApprovalStep']> = {
  approvers?: Resolver<ResolversTypes['ApproverKind'], ParentType, ContextType>;
  contactIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['ApprovalRole']>, ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['ApprovalNeeds'], ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApprovalRuleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalRule'] = ResolversParentTypes['ApprovalRule']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  contactRole?: Resolver<Types.Maybe<ResolversTypes['ApprovalRole']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costCentre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlyIfRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ApprovalStep']>, ParentType, ContextType>;
  tolerancePercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  allowsOwnApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  escalateAfterHours?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  escalateToContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expireAfterDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApprovalRuleResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalRuleResponse'] = ResolversParentTypes['ApprovalRuleResponse']> = {
  items?: Resolver<Array<ResolversTypes['ApprovalRule']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalEntry'] = ResolversParentTypes['ApprovalEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['ApprovalAction'], ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onBehalfOfContactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onBehalfOfName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEscalated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['ApprovalVia'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApprovalRequestResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalRequest'] = ResolversParentTypes['ApprovalRequest']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  isTakenOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  escalatedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  escalateAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedParts?: Resolver<Array<ResolversTypes['ApprovalPart']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalGross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['ApprovalEntry']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApprovalRequestResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalRequestResponse'] = ResolversParentTypes['ApprovalRequestResponse']> = {
  items?: Resolver<Array<ResolversTypes['ApprovalRequest']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalProofEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalProofEntry'] = ResolversParentTypes['ApprovalProofEntry']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalProofResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ApprovalProof'] = ResolversParentTypes['ApprovalProof']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderUuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['ApprovalProofEntry']>, ParentType, ContextType>;
};

export type BookingCodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BookingCode'] = ResolversParentTypes['BookingCode']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BookingCodeType'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BookingCodeResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BookingCodeResponse'] = ResolversParentTypes['BookingCodeResponse']> = {
  items?: Resolver<Array<ResolversTypes['BookingCode']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrencyRateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CurrencyRate'] = ResolversParentTypes['CurrencyRate']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  costCentre?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  enforcement?: Resolver<ResolversTypes['BudgetEnforcement'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['BudgetPeriod'], ParentType, ContextType>;
  rollingDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPerContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startsOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BudgetResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BudgetResponse'] = ResolversParentTypes['BudgetResponse']> = {
  items?: Resolver<Array<ResolversTypes['Budget']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditAccountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CreditAccount'] = ResolversParentTypes['CreditAccount']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  creditLimit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  countsFrom?: Resolver<ResolversTypes['CreditCountsFrom'], ParentType, ContextType>;
  isOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onHoldReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exposure?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreditAccountResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CreditAccountResponse'] = ResolversParentTypes['CreditAccountResponse']> = {
  items?: Resolver<Array<ResolversTypes['CreditAccount']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CreditEntry'] = ResolversParentTypes['CreditEntry']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditAccountId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditEntryType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closesOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreditEntryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CreditEntryResponse'] = ResolversParentTypes['CreditEntryResponse']> = {
  items?: Resolver<Array<ResolversTypes['CreditEntry']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpendingEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingEntry'] = ResolversParentTypes['SpendingEntry']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budgetId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditAccountId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['SpendingPart'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SpendingEntryReason'], ParentType, ContextType>;
  startsOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditEntryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderCurrency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SpendingEntryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingEntryResponse'] = ResolversParentTypes['SpendingEntryResponse']> = {
  items?: Resolver<Array<ResolversTypes['SpendingEntry']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpendingLimitResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingLimit'] = ResolversParentTypes['SpendingLimit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contactId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['SpendingLimitMeasure'], ParentType, ContextType>;
  categoryId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  supplier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['SpendingReasonEffect'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SpendingLimitResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingLimitResponse'] = ResolversParentTypes['SpendingLimitResponse']> = {
  items?: Resolver<Array<ResolversTypes['SpendingLimit']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpendingReasonResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingReason'] = ResolversParentTypes['SpendingReason']> = {
  code?: Resolver<ResolversTypes['SpendingReasonCode'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['SpendingReasonEffect'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budgetId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  creditAccountId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approvalRuleId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requested?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  available?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SpendingApprovalStepResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingApprovalStep'] = ResolversParentTypes['SpendingApprovalStep']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvalRuleId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['ApprovalNeeds'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  approvedByIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpendingVerdictResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SpendingVerdict'] = ResolversParentTypes['SpendingVerdict']> = {
  verdict?: Resolver<ResolversTypes['SpendingVerdictType'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['SpendingReason']>, ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SpendingApprovalStep']>, ParentType, ContextType>;
};

export type CarrierResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Carrier'] = ResolversParentTypes['Carrier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CarrierType'], ParentType, ContextType>;
  descriptions?: Resolver<Types.Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trackAndTraceURL?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trackAndTraces?: Resolver<Array<ResolversTypes['TrackAndTrace']>, ParentType, ContextType>;
  warehouses?: Resolver<Types.Maybe<Array<ResolversTypes['Warehouse']>>, ParentType, ContextType>;
};

export type TrackAndTraceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TrackAndTrace'] = ResolversParentTypes['TrackAndTrace']> = {
  carrierId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carrier?: Resolver<Types.Maybe<ResolversTypes['Carrier']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CarriersResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CarriersResponse'] = ResolversParentTypes['CarriersResponse']> = {
  items?: Resolver<Array<ResolversTypes['Carrier']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Inventory'] = ResolversParentTypes['Inventory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateModified?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InventoryResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InventoryResponse'] = ResolversParentTypes['InventoryResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateModified?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouse?: Resolver<Types.Maybe<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type InventoryDeleteResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InventoryDeleteResponse'] = ResolversParentTypes['InventoryDeleteResponse']> = {
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductInventoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductInventory'] = ResolversParentTypes['ProductInventory']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalReservedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierReservedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  localQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  localReservedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextDeliveryDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<Array<ResolversTypes['Inventory']>>, ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPickupLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addressId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  businessHours?: Resolver<Array<ResolversTypes['BusinessHours']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['WarehouseAddress']>, ParentType, ContextType>;
};

export type BusinessHoursResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessHours'] = ResolversParentTypes['BusinessHours']> = {
  dayOfWeek?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openingTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closingTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lunchBeakStartTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lunchBeakEndTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WarehouseAddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WarehouseAddress'] = ResolversParentTypes['WarehouseAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icp?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WarehousesResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WarehousesResponse'] = ResolversParentTypes['WarehousesResponse']> = {
  items?: Resolver<Array<ResolversTypes['Warehouse']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Ctx> = {
  DateTime?: GraphQLScalarType;
  LocalizedString?: LocalizedStringResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  Source?: SourceResolvers<ContextType>;
  BulkResponseData?: BulkResponseDataResolvers<ContextType>;
  LocalizedStringArray?: LocalizedStringArrayResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  CsvImportResponse?: CsvImportResponseResolvers<ContextType>;
  CsvRecordError?: CsvRecordErrorResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  GqlApiKey?: GqlApiKeyResolvers<ContextType>;
  GqlApiKeyRole?: GqlApiKeyRoleResolvers<ContextType>;
  GqlApiKeyResponse?: GqlApiKeyResponseResolvers<ContextType>;
  RestApiKey?: RestApiKeyResolvers<ContextType>;
  RestApiKeyResponse?: RestApiKeyResponseResolvers<ContextType>;
  CompanySearch?: CompanySearchResolvers<ContextType>;
  CompanyAddressSearch?: CompanyAddressSearchResolvers<ContextType>;
  CompanyContactSearch?: CompanyContactSearchResolvers<ContextType>;
  CompanyAttributeSearch?: CompanyAttributeSearchResolvers<ContextType>;
  CompanyAttributeValueSearch?: CompanyAttributeValueSearchResolvers<ContextType>;
  CompanyAttributeDescriptionSearch?: CompanyAttributeDescriptionSearchResolvers<ContextType>;
  CompanySearchResponse?: CompanySearchResponseResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompaniesResponse?: CompaniesResponseResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactsResponse?: ContactsResponseResolvers<ContextType>;
  RegisterUserSession?: RegisterUserSessionResolvers<ContextType>;
  RegisterContactResponse?: RegisterContactResponseResolvers<ContextType>;
  ContactActionsData?: ContactActionsDataResolvers<ContextType>;
  ContactActionsResponse?: ContactActionsResponseResolvers<ContextType>;
  ContactAddToCompaniesResponse?: ContactAddToCompaniesResponseResolvers<ContextType>;
  ContactRemoveFromCompaniesResponse?: ContactRemoveFromCompaniesResponseResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomersResponse?: CustomersResponseResolvers<ContextType>;
  RegisterCustomerResponse?: RegisterCustomerResponseResolvers<ContextType>;
  MagicToken?: MagicTokenResolvers<ContextType>;
  MagicTokenResponse?: MagicTokenResponseResolvers<ContextType>;
  PurchaseAuthorizationConfig?: PurchaseAuthorizationConfigResolvers<ContextType>;
  PurchaseAuthorizationConfigResponse?: PurchaseAuthorizationConfigResponseResolvers<ContextType>;
  Login?: LoginResolvers<ContextType>;
  Logout?: LogoutResolvers<ContextType>;
  GCIPUser?: GCIPUserResolvers<ContextType>;
  GCIPMetadata?: GCIPMetadataResolvers<ContextType>;
  GCIPProviderData?: GCIPProviderDataResolvers<ContextType>;
  MultiFactor?: MultiFactorResolvers<ContextType>;
  EnrolledFactor?: EnrolledFactorResolvers<ContextType>;
  RefreshTokenResponse?: RefreshTokenResponseResolvers<ContextType>;
  VerifyToken?: VerifyTokenResolvers<ContextType>;
  Firebase?: FirebaseResolvers<ContextType>;
  ClaimsResetAllResponse?: ClaimsResetAllResponseResolvers<ContextType>;
  AdminSession?: AdminSessionResolvers<ContextType>;
  AdminTwoFactorState?: AdminTwoFactorStateResolvers<ContextType>;
  AdminTwoFactorSetup?: AdminTwoFactorSetupResolvers<ContextType>;
  AdminRecoveryCodes?: AdminRecoveryCodesResolvers<ContextType>;
  IBaseUser?: IBaseUserResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  AttributeDescription?: AttributeDescriptionResolvers<ContextType>;
  AttributeDescriptionResponse?: AttributeDescriptionResponseResolvers<ContextType>;
  BulkDeleteResponse?: BulkDeleteResponseResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  CategoryAttribute?: CategoryAttributeResolvers<ContextType>;
  ClusterAttribute?: ClusterAttributeResolvers<ContextType>;
  CompanyAttribute?: CompanyAttributeResolvers<ContextType>;
  ContactAttribute?: ContactAttributeResolvers<ContextType>;
  CustomerAttribute?: CustomerAttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeTextValue?: AttributeTextValueResolvers<ContextType>;
  AttributeEnumValue?: AttributeEnumValueResolvers<ContextType>;
  AttributeColorValue?: AttributeColorValueResolvers<ContextType>;
  AttributeDateTimeValue?: AttributeDateTimeValueResolvers<ContextType>;
  AttributeIntValue?: AttributeIntValueResolvers<ContextType>;
  AttributeDecimalValue?: AttributeDecimalValueResolvers<ContextType>;
  AttributeResult?: AttributeResultResolvers<ContextType>;
  AttributeResponse?: AttributeResponseResolvers<ContextType>;
  AttributeResultResponse?: AttributeResultResponseResolvers<ContextType>;
  AttributeBulkResponse?: AttributeBulkResponseResolvers<ContextType>;
  Bundle?: BundleResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundlesResponse?: BundlesResponseResolvers<ContextType>;
  CallOffDelivery?: CallOffDeliveryResolvers<ContextType>;
  CallOffEntry?: CallOffEntryResolvers<ContextType>;
  CallOffContract?: CallOffContractResolvers<ContextType>;
  CallOffContractResponse?: CallOffContractResponseResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryResponse?: CategoryResponseResolvers<ContextType>;
  ClusterConfig?: ClusterConfigResolvers<ContextType>;
  ClusterConfigSetting?: ClusterConfigSettingResolvers<ContextType>;
  ClusterConfigResponse?: ClusterConfigResponseResolvers<ContextType>;
  ClusterConfigSettingResponse?: ClusterConfigSettingResponseResolvers<ContextType>;
  UpdateClusterConfigSettingResponse?: UpdateClusterConfigSettingResponseResolvers<ContextType>;
  ClusterConfigsResponse?: ClusterConfigsResponseResolvers<ContextType>;
  IClusterDrillDown?: IClusterDrillDownResolvers<ContextType>;
  ClusterDrillDown?: ClusterDrillDownResolvers<ContextType>;
  IClusterOption?: IClusterOptionResolvers<ContextType>;
  ClusterOption?: ClusterOptionResolvers<ContextType>;
  ProductClusterOptionRelationship?: ProductClusterOptionRelationshipResolvers<ContextType>;
  ClusterOptionsResponse?: ClusterOptionsResponseResolvers<ContextType>;
  ICluster?: IClusterResolvers<ContextType>;
  Cluster?: ClusterResolvers<ContextType>;
  BaseProductClusterRelationship?: BaseProductClusterRelationshipResolvers<ContextType>;
  ClusterProductsActionResponse?: ClusterProductsActionResponseResolvers<ContextType>;
  ClusterProductsActionData?: ClusterProductsActionDataResolvers<ContextType>;
  ClusterAssignProductsResponse?: ClusterAssignProductsResponseResolvers<ContextType>;
  ClusterUnassignProductsResponse?: ClusterUnassignProductsResponseResolvers<ContextType>;
  Crossupsell?: CrossupsellResolvers<ContextType>;
  CrossupsellsResponse?: CrossupsellsResponseResolvers<ContextType>;
  SparePartsMachine?: SparePartsMachineResolvers<ContextType>;
  SparePart?: SparePartResolvers<ContextType>;
  SparePartsMachineResponse?: SparePartsMachineResponseResolvers<ContextType>;
  SparePartsResponse?: SparePartsResponseResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaImage?: MediaImageResolvers<ContextType>;
  LocalizedImage?: LocalizedImageResolvers<ContextType>;
  MediaVideo?: MediaVideoResolvers<ContextType>;
  LocalizedVideo?: LocalizedVideoResolvers<ContextType>;
  MediaDocument?: MediaDocumentResolvers<ContextType>;
  LocalizedDocument?: LocalizedDocumentResolvers<ContextType>;
  MediaAttachment?: MediaAttachmentResolvers<ContextType>;
  LocalizedAttachment?: LocalizedAttachmentResolvers<ContextType>;
  ProductMedia?: ProductMediaResolvers<ContextType>;
  PaginatedMediaImageResponse?: PaginatedMediaImageResponseResolvers<ContextType>;
  PaginatedMediaVideoResponse?: PaginatedMediaVideoResponseResolvers<ContextType>;
  PaginatedMediaDocumentResponse?: PaginatedMediaDocumentResponseResolvers<ContextType>;
  PaginatedMediaAttachmentResponse?: PaginatedMediaAttachmentResponseResolvers<ContextType>;
  DeleteMediaImageResponse?: DeleteMediaImageResponseResolvers<ContextType>;
  DeleteMediaVideoResponse?: DeleteMediaVideoResponseResolvers<ContextType>;
  DeleteMediaDocumentResponse?: DeleteMediaDocumentResponseResolvers<ContextType>;
  DeleteMediaAttachmentResponse?: DeleteMediaAttachmentResponseResolvers<ContextType>;
  SparePartsMachineMedia?: SparePartsMachineMediaResolvers<ContextType>;
  ImageVariant?: ImageVariantResolvers<ContextType>;
  PartNumber?: PartNumberResolvers<ContextType>;
  OwnPartNumber?: OwnPartNumberResolvers<ContextType>;
  PartNumberResponse?: PartNumberResponseResolvers<ContextType>;
  BaseProductCategoryRelationship?: BaseProductCategoryRelationshipResolvers<ContextType>;
  ProductCategoryRelationship?: ProductCategoryRelationshipResolvers<ContextType>;
  CategoryActionsData?: CategoryActionsDataResolvers<ContextType>;
  CategoryActionsResponse?: CategoryActionsResponseResolvers<ContextType>;
  CategoryItemOperationResult?: CategoryItemOperationResultResolvers<ContextType>;
  CategoryAddProductsClustersResponse?: CategoryAddProductsClustersResponseResolvers<ContextType>;
  CategoryRemoveProductsClustersResponse?: CategoryRemoveProductsClustersResponseResolvers<ContextType>;
  ClusterBulkMoveError?: ClusterBulkMoveErrorResolvers<ContextType>;
  ClusterBulkMoveResponse?: ClusterBulkMoveResponseResolvers<ContextType>;
  ProductBulkMoveError?: ProductBulkMoveErrorResolvers<ContextType>;
  ProductBulkMoveResponse?: ProductBulkMoveResponseResolvers<ContextType>;
  IResource?: IResourceResolvers<ContextType>;
  IBaseProduct?: IBaseProductResolvers<ContextType>;
  IProduct?: IProductResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  BaseProduct?: BaseProductResolvers<ContextType>;
  IndexEntitiesResponse?: IndexEntitiesResponseResolvers<ContextType>;
  StartReindexResponse?: StartReindexResponseResolvers<ContextType>;
  CancelReindexResponse?: CancelReindexResponseResolvers<ContextType>;
  ReindexStatusResponse?: ReindexStatusResponseResolvers<ContextType>;
  ReindexProgress?: ReindexProgressResolvers<ContextType>;
  ReindexJobDetail?: ReindexJobDetailResolvers<ContextType>;
  ReindexLockResponse?: ReindexLockResponseResolvers<ContextType>;
  ForceReleaseLockResponse?: ForceReleaseLockResponseResolvers<ContextType>;
  BatchMetricsTenantResponse?: BatchMetricsTenantResponseResolvers<ContextType>;
  BatchMetricsTenantHourlyResponse?: BatchMetricsTenantHourlyResponseResolvers<ContextType>;
  BatchMetricsHourlyBucket?: BatchMetricsHourlyBucketResolvers<ContextType>;
  BatchMetricsQueueStatusResponse?: BatchMetricsQueueStatusResponseResolvers<ContextType>;
  BatchMetricsQueueSummary?: BatchMetricsQueueSummaryResolvers<ContextType>;
  BatchMetricsFailedJobsResponse?: BatchMetricsFailedJobsResponseResolvers<ContextType>;
  BatchMetricsFailedJobsByQueue?: BatchMetricsFailedJobsByQueueResolvers<ContextType>;
  BatchMetricsFailedJob?: BatchMetricsFailedJobResolvers<ContextType>;
  BaseProductsResponse?: BaseProductsResponseResolvers<ContextType>;
  ClustersResponse?: ClustersResponseResolvers<ContextType>;
  ProductsRawResponse?: ProductsRawResponseResolvers<ContextType>;
  ProductSearchResponse?: ProductSearchResponseResolvers<ContextType>;
  IBaseProductSearch?: IBaseProductSearchResolvers<ContextType>;
  ProductSearchAttributeFilter?: ProductSearchAttributeFilterResolvers<ContextType>;
  IProductSearchAttributeTextFilter?: IProductSearchAttributeTextFilterResolvers<ContextType>;
  IProductSearchAttributeIntegerRangeFilter?: IProductSearchAttributeIntegerRangeFilterResolvers<ContextType>;
  IProductSearchAttributeDecimalRangeFilter?: IProductSearchAttributeDecimalRangeFilterResolvers<ContextType>;
  ProductSearchByCategoryResponse?: ProductSearchByCategoryResponseResolvers<ContextType>;
  CategoryProductSearchResult?: CategoryProductSearchResultResolvers<ContextType>;
  CategorySearchResponse?: CategorySearchResponseResolvers<ContextType>;
  ProductsResponse?: ProductsResponseResolvers<ContextType>;
  AttributeFilter?: AttributeFilterResolvers<ContextType>;
  IAttributeFilter?: IAttributeFilterResolvers<ContextType>;
  AttributeTextFilter?: AttributeTextFilterResolvers<ContextType>;
  IAttributeTextFilter?: IAttributeTextFilterResolvers<ContextType>;
  AttributeIntegerRangeFilter?: AttributeIntegerRangeFilterResolvers<ContextType>;
  IAttributeIntegerRangeFilter?: IAttributeIntegerRangeFilterResolvers<ContextType>;
  AttributeDecimalRangeFilter?: AttributeDecimalRangeFilterResolvers<ContextType>;
  IAttributeDecimalRangeFilter?: IAttributeDecimalRangeFilterResolvers<ContextType>;
  Valueset?: ValuesetResolvers<ContextType>;
  ValuesetItem?: ValuesetItemResolvers<ContextType>;
  ValuesetResponse?: ValuesetResponseResolvers<ContextType>;
  ValuesetItemResponse?: ValuesetItemResponseResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  AgentConversation?: AgentConversationResolvers<ContextType>;
  AgentMessage?: AgentMessageResolvers<ContextType>;
  UserClaims?: UserClaimsResolvers<ContextType>;
  AgentResponse?: AgentResponseResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangesResponse?: ChangesResponseResolvers<ContextType>;
  EventFailure?: EventFailureResolvers<ContextType>;
  EventFailuresResponse?: EventFailuresResponseResolvers<ContextType>;
  IEventActionConfig?: IEventActionConfigResolvers<ContextType>;
  EventToEmailConfig?: EventToEmailConfigResolvers<ContextType>;
  EventToWebHookConfig?: EventToWebHookConfigResolvers<ContextType>;
  EventActionConfigResponse?: EventActionConfigResponseResolvers<ContextType>;
  EventDelivery?: EventDeliveryResolvers<ContextType>;
  EventDeliveryResponse?: EventDeliveryResponseResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketResponse?: TicketResponseResolvers<ContextType>;
  CsvImportJob?: CsvImportJobResolvers<ContextType>;
  CsvImportJobsResponse?: CsvImportJobsResponseResolvers<ContextType>;
  DeskTask?: DeskTaskResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserTenant?: AdminUserTenantResolvers<ContextType>;
  UserResponse?: UserResponseResolvers<ContextType>;
  TenantResponse?: TenantResponseResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  CustomFields?: GraphQLScalarType;
  FieldDefinition?: FieldDefinitionResolvers<ContextType>;
  FieldDefinitionsResponse?: FieldDefinitionsResponseResolvers<ContextType>;
  HistoryCaller?: HistoryCallerResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryEntryResponse?: HistoryEntryResponseResolvers<ContextType>;
  LifecycleUsage?: LifecycleUsageResolvers<ContextType>;
  LifecycleUsageResponse?: LifecycleUsageResponseResolvers<ContextType>;
  LifecycleReadiness?: LifecycleReadinessResolvers<ContextType>;
  LifecycleReadinessResponse?: LifecycleReadinessResponseResolvers<ContextType>;
  Base64File?: Base64FileResolvers<ContextType>;
  PublishEmailEventResponse?: PublishEmailEventResponseResolvers<ContextType>;
  RoleDefinition?: RoleDefinitionResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleDefinitionResponse?: RoleDefinitionResponseResolvers<ContextType>;
  RoleResponse?: RoleResponseResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewResponse?: SavedViewResponseResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopPriceCalculationConfig?: ShopPriceCalculationConfigResolvers<ContextType>;
  LocalizedTemplateContent?: LocalizedTemplateContentResolvers<ContextType>;
  IBaseTemplate?: IBaseTemplateResolvers<ContextType>;
  EmailTemplate?: EmailTemplateResolvers<ContextType>;
  DocumentTemplate?: DocumentTemplateResolvers<ContextType>;
  EmailSender?: EmailSenderResolvers<ContextType>;
  EmailContact?: EmailContactResolvers<ContextType>;
  TemplateResponse?: TemplateResponseResolvers<ContextType>;
  TemplateErrorLog?: TemplateErrorLogResolvers<ContextType>;
  TemplateErrorLogResponse?: TemplateErrorLogResponseResolvers<ContextType>;
  TemplateErrorLogStats?: TemplateErrorLogStatsResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountResponse?: DiscountResponseResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  PriceDerivation?: PriceDerivationResolvers<ContextType>;
  PriceDecision?: PriceDecisionResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  PriceDerivationCost?: PriceDerivationCostResolvers<ContextType>;
  PriceCandidate?: PriceCandidateResolvers<ContextType>;
  PriceDerivationSheet?: PriceDerivationSheetResolvers<ContextType>;
  PriceBreak?: PriceBreakResolvers<ContextType>;
  IProductOffer?: IProductOfferResolvers<ContextType>;
  ProductOffer?: ProductOfferResolvers<ContextType>;
  BundlePrice?: BundlePriceResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceResponse?: PriceResponseResolvers<ContextType>;
  Pricesheet?: PricesheetResolvers<ContextType>;
  PricesheetResponse?: PricesheetResponseResolvers<ContextType>;
  Surcharge?: SurchargeResolvers<ContextType>;
  SurchargesResponse?: SurchargesResponseResolvers<ContextType>;
  SurchargeProduct?: SurchargeProductResolvers<ContextType>;
  SurchargeProductResponse?: SurchargeProductResponseResolvers<ContextType>;
  ConfirmationResponse?: ConfirmationResponseResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  TaxesResponse?: TaxesResponseResolvers<ContextType>;
  IDiscount?: IDiscountResolvers<ContextType>;
  BulkPrice?: BulkPriceResolvers<ContextType>;
  BulkCostPrice?: BulkCostPriceResolvers<ContextType>;
  BulkPriceResponse?: BulkPriceResponseResolvers<ContextType>;
  BulkCostPriceResponse?: BulkCostPriceResponseResolvers<ContextType>;
  CostPrice?: CostPriceResolvers<ContextType>;
  CostPriceResponse?: CostPriceResponseResolvers<ContextType>;
  ZoneTaxCode?: ZoneTaxCodeResolvers<ContextType>;
  ZoneTaxCodeResponse?: ZoneTaxCodeResponseResolvers<ContextType>;
  IBusinessRuleExpression?: IBusinessRuleExpressionResolvers<ContextType>;
  BusinessRuleExpressionGroup?: BusinessRuleExpressionGroupResolvers<ContextType>;
  BusinessRuleSubExpressionGroup?: BusinessRuleSubExpressionGroupResolvers<ContextType>;
  BusinessRuleStringExpression?: BusinessRuleStringExpressionResolvers<ContextType>;
  BusinessRuleNumberExpression?: BusinessRuleNumberExpressionResolvers<ContextType>;
  BusinessRuleArrayExpression?: BusinessRuleArrayExpressionResolvers<ContextType>;
  BusinessRuleDateExpression?: BusinessRuleDateExpressionResolvers<ContextType>;
  BusinessRuleComplexExpression?: BusinessRuleComplexExpressionResolvers<ContextType>;
  BusinessRule?: BusinessRuleResolvers<ContextType>;
  BusinessRuleEdge?: BusinessRuleEdgeResolvers<ContextType>;
  IBusinessRuleNode?: IBusinessRuleNodeResolvers<ContextType>;
  BusinessRuleInput?: BusinessRuleInputResolvers<ContextType>;
  BusinessRuleOutput?: BusinessRuleOutputResolvers<ContextType>;
  BusinessRuleDecisionTable?: BusinessRuleDecisionTableResolvers<ContextType>;
  BusinessRuleDecisionTableContent?: BusinessRuleDecisionTableContentResolvers<ContextType>;
  BusinessRuleDecisionTableInputOutput?: BusinessRuleDecisionTableInputOutputResolvers<ContextType>;
  BusinessRuleDecisionTableRow?: BusinessRuleDecisionTableRowResolvers<ContextType>;
  BusinessRuleDecisionTableCell?: BusinessRuleDecisionTableCellResolvers<ContextType>;
  BusinessRuleResponse?: BusinessRuleResponseResolvers<ContextType>;
  BusinessRuleActionField?: BusinessRuleActionFieldResolvers<ContextType>;
  BusinessRuleFieldDefinition?: BusinessRuleFieldDefinitionResolvers<ContextType>;
  BusinessRuleFieldDefinitionGroup?: BusinessRuleFieldDefinitionGroupResolvers<ContextType>;
  DecisionHook?: DecisionHookResolvers<ContextType>;
  DecisionHookResponse?: DecisionHookResponseResolvers<ContextType>;
  DecisionHookCall?: DecisionHookCallResolvers<ContextType>;
  DecisionHookCallResponse?: DecisionHookCallResponseResolvers<ContextType>;
  CartProcessResponse?: CartProcessResponseResolvers<ContextType>;
  ICart?: ICartResolvers<ContextType>;
  ICartBaseItem?: ICartBaseItemResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddress?: CartAddressResolvers<ContextType>;
  CartMainItem?: CartMainItemResolvers<ContextType>;
  CartBaseItem?: CartBaseItemResolvers<ContextType>;
  CartUnOrderableItem?: CartUnOrderableItemResolvers<ContextType>;
  CartItemSurcharge?: CartItemSurchargeResolvers<ContextType>;
  CartPaymentData?: CartPaymentDataResolvers<ContextType>;
  CartPostageData?: CartPostageDataResolvers<ContextType>;
  CartPaymethod?: CartPaymethodResolvers<ContextType>;
  CartCarrier?: CartCarrierResolvers<ContextType>;
  CartShippingMethod?: CartShippingMethodResolvers<ContextType>;
  CartTaxLevel?: CartTaxLevelResolvers<ContextType>;
  CartTotal?: CartTotalResolvers<ContextType>;
  CartResponse?: CartResponseResolvers<ContextType>;
  CartItemIncentive?: CartItemIncentiveResolvers<ContextType>;
  CartIncentive?: CartIncentiveResolvers<ContextType>;
  OrderIncentive?: OrderIncentiveResolvers<ContextType>;
  CartIncentiveParams?: CartIncentiveParamsResolvers<ContextType>;
  CartVoucher?: CartVoucherResolvers<ContextType>;
  FavoriteList?: FavoriteListResolvers<ContextType>;
  FavoriteListsResponse?: FavoriteListsResponseResolvers<ContextType>;
  SendOrderConfirmResponseType?: SendOrderConfirmResponseTypeResolvers<ContextType>;
  OrderRevision?: OrderRevisionResolvers<ContextType>;
  OrderRevisionResponse?: OrderRevisionResponseResolvers<ContextType>;
  OrderStatusSet?: OrderStatusSetResolvers<ContextType>;
  OrderStatusSetsResponse?: OrderStatusSetsResponseResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderStatusesResponse?: OrderStatusesResponseResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderMedia?: OrderMediaResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  OrderTotalRow?: OrderTotalRowResolvers<ContextType>;
  OrderTotalTaxPercentage?: OrderTotalTaxPercentageResolvers<ContextType>;
  OrderPaymentData?: OrderPaymentDataResolvers<ContextType>;
  OrderPostageData?: OrderPostageDataResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderResponse?: OrderResponseResolvers<ContextType>;
  OrderDecision?: OrderDecisionResolvers<ContextType>;
  Orderlist?: OrderlistResolvers<ContextType>;
  OrderlistsResponse?: OrderlistsResponseResolvers<ContextType>;
  UsersResponse?: UsersResponseResolvers<ContextType>;
  ComputedOrderlistsResponse?: ComputedOrderlistsResponseResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  PaymentsResponse?: PaymentsResponseResolvers<ContextType>;
  PaymentOperation?: PaymentOperationResolvers<ContextType>;
  PayMethod?: PayMethodResolvers<ContextType>;
  PayMethodsResponse?: PayMethodsResponseResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  ShipmentResponse?: ShipmentResponseResolvers<ContextType>;
  ShipmentItemResponse?: ShipmentItemResponseResolvers<ContextType>;
  SpendingCheck?: SpendingCheckResolvers<ContextType>;
  SpendingExplanation?: SpendingExplanationResolvers<ContextType>;
  CurrencyRevenue?: CurrencyRevenueResolvers<ContextType>;
  SalesStatisticsPoint?: SalesStatisticsPointResolvers<ContextType>;
  SalesStatistics?: SalesStatisticsResolvers<ContextType>;
  TopProduct?: TopProductResolvers<ContextType>;
  TopProducts?: TopProductsResolvers<ContextType>;
  SearchTermWithoutResults?: SearchTermWithoutResultsResolvers<ContextType>;
  SearchTermsWithoutResults?: SearchTermsWithoutResultsResolvers<ContextType>;
  Tender?: TenderResolvers<ContextType>;
  TenderAddress?: TenderAddressResolvers<ContextType>;
  TenderPayment?: TenderPaymentResolvers<ContextType>;
  TenderPostage?: TenderPostageResolvers<ContextType>;
  TenderTotal?: TenderTotalResolvers<ContextType>;
  TenderTaxLevel?: TenderTaxLevelResolvers<ContextType>;
  TenderCarrier?: TenderCarrierResolvers<ContextType>;
  TenderPaymethod?: TenderPaymethodResolvers<ContextType>;
  TenderResponse?: TenderResponseResolvers<ContextType>;
  TenderResponseData?: TenderResponseDataResolvers<ContextType>;
  TenderProcessResponse?: TenderProcessResponseResolvers<ContextType>;
  ITenderBaseItem?: ITenderBaseItemResolvers<ContextType>;
  TenderBaseItem?: TenderBaseItemResolvers<ContextType>;
  TenderMainItem?: TenderMainItemResolvers<ContextType>;
  TenderItemIncentive?: TenderItemIncentiveResolvers<ContextType>;
  TenderItemSurcharge?: TenderItemSurchargeResolvers<ContextType>;
  TrackAndTraceResponse?: TrackAndTraceResponseResolvers<ContextType>;
  ApprovalDelegate?: ApprovalDelegateResolvers<ContextType>;
  ApprovalDelegateResponse?: ApprovalDelegateResponseResolvers<ContextType>;
  ApprovalStep?: ApprovalStepResolvers<ContextType>;
  ApprovalRule?: ApprovalRuleResolvers<ContextType>;
  ApprovalRuleResponse?: ApprovalRuleResponseResolvers<ContextType>;
  ApprovalEntry?: ApprovalEntryResolvers<ContextType>;
  ApprovalRequest?: ApprovalRequestResolvers<ContextType>;
  ApprovalRequestResponse?: ApprovalRequestResponseResolvers<ContextType>;
  ApprovalProofEntry?: ApprovalProofEntryResolvers<ContextType>;
  ApprovalProof?: ApprovalProofResolvers<ContextType>;
  BookingCode?: BookingCodeResolvers<ContextType>;
  BookingCodeResponse?: BookingCodeResponseResolvers<ContextType>;
  CurrencyRate?: CurrencyRateResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  BudgetResponse?: BudgetResponseResolvers<ContextType>;
  CreditAccount?: CreditAccountResolvers<ContextType>;
  CreditAccountResponse?: CreditAccountResponseResolvers<ContextType>;
  CreditEntry?: CreditEntryResolvers<ContextType>;
  CreditEntryResponse?: CreditEntryResponseResolvers<ContextType>;
  SpendingEntry?: SpendingEntryResolvers<ContextType>;
  SpendingEntryResponse?: SpendingEntryResponseResolvers<ContextType>;
  SpendingLimit?: SpendingLimitResolvers<ContextType>;
  SpendingLimitResponse?: SpendingLimitResponseResolvers<ContextType>;
  SpendingReason?: SpendingReasonResolvers<ContextType>;
  SpendingApprovalStep?: SpendingApprovalStepResolvers<ContextType>;
  SpendingVerdict?: SpendingVerdictResolvers<ContextType>;
  Carrier?: CarrierResolvers<ContextType>;
  TrackAndTrace?: TrackAndTraceResolvers<ContextType>;
  CarriersResponse?: CarriersResponseResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  InventoryResponse?: InventoryResponseResolvers<ContextType>;
  InventoryDeleteResponse?: InventoryDeleteResponseResolvers<ContextType>;
  ProductInventory?: ProductInventoryResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  BusinessHours?: BusinessHoursResolvers<ContextType>;
  WarehouseAddress?: WarehouseAddressResolvers<ContextType>;
  WarehousesResponse?: WarehousesResponseResolvers<ContextType>;
};


