// Generated from the rooms' SDL by `npm run generate`. Do not edit.
import type { UploadedFile } from './uploaded-file.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number | string; }
  /** An instant in UTC, written as ISO 8601. */
  DateTime: { input: string; output: Date; }
  /** A JSON object. */
  JSONObject: { input: unknown; output: unknown; }
  /** Any value that JSON can hold. */
  JSON: { input: unknown; output: unknown; }
  /** A file that comes with the request (multipart, as GraphQL clients send it). */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

/** A text in one language. */
export type LocalizedString = {
  /** Two-letter language code in upper case, such as NL. */
  language: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** A text in one language. A null value removes that language on an update. */
export type LocalizedStringInput = {
  /** Two-letter language code; stored in upper case. Two letters. */
  language: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A range of instants, both ends included. */
export type DateSearchInput = {
  /** The earliest instant, ISO 8601. ISO 8601. */
  greaterThan?: InputMaybe<Scalars['String']['input']>;
  /** The latest instant, ISO 8601. ISO 8601. A day without a time is meant whole. */
  lessThan?: InputMaybe<Scalars['String']['input']>;
  /** Another word for greaterThan, as REST spells it. ISO 8601. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Another word for lessThan, as REST spells it. ISO 8601. A day without a time is meant whole. */
  to?: InputMaybe<Scalars['String']['input']>;
};

export type SortOrder =
  | 'asc'
  | 'desc'
  | 'ASC'
  | 'DESC';

export type YesNo =
  | 'Y'
  | 'N';

export type Gender =
  | 'M'
  | 'F'
  | 'U';

/** How another system knows a record: the name of that system, and the record's key there. */
export type Source = {
  id?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** How another system knows a record. A pair belongs to one record of its kind. */
export type SourceInput = {
  /** The key of the record in the other system. 1 to 64 characters. */
  id: Scalars['String']['input'];
  /** The other system. 1 to 32 characters. */
  name: Scalars['String']['input'];
};

/** How another system knows a record; without an id, that system is forgotten. */
export type SourceUpsertInput = {
  /** 1 to 64 characters. */
  id?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 32 characters. */
  name: Scalars['String']['input'];
};

/** Finds records by another system's key; either half may be left out. */
export type SourceSearchInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A range of numbers, both ends included. */
export type DecimalSearchInput = {
  /** The least. */
  greaterThan?: InputMaybe<Scalars['Float']['input']>;
  /** The most. */
  lessThan?: InputMaybe<Scalars['Float']['input']>;
  /** Exactly this. */
  equal?: InputMaybe<Scalars['Float']['input']>;
};

/** A range of whole numbers, both ends included. */
export type NumberSearchInput = {
  /** The least. */
  greaterThan?: InputMaybe<Scalars['Int']['input']>;
  /** The most. */
  lessThan?: InputMaybe<Scalars['Int']['input']>;
  /** Exactly this. */
  equal?: InputMaybe<Scalars['Int']['input']>;
};

/** How many records a bulk added and changed. */
export type BulkResponseData = {
  /** Records that are new. */
  created: Scalars['Int']['output'];
  /** Records that were there already, whether they differed or not. */
  updated: Scalars['Int']['output'];
  /** Both together. */
  total: Scalars['Int']['output'];
};

/** Several texts in one language. */
export type LocalizedStringArray = {
  /** Two-letter language code in upper case. */
  language: Scalars['String']['output'];
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** Several texts in one language. Null removes that language on an update. */
export type LocalizedStringArrayInput = {
  /** Two-letter language code; stored in upper case. Two letters. */
  language: Scalars['String']['input'];
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What became of an imported file. */
export type CsvImportResponse = {
  /** Rows that were written. */
  importedCount: Scalars['Int']['output'];
  /** Rows that were not; at most 1,000 of them are told. */
  errors?: Maybe<Array<CsvRecordError>>;
};

export type CsvRecordError = {
  code: CsvRecordErrorCode;
  messages: Array<Scalars['String']['output']>;
  /** The row as it was read, by column. */
  record?: Maybe<Scalars['JSONObject']['output']>;
  /** 1 is the first row below the header. */
  rowNumber?: Maybe<Scalars['Int']['output']>;
};

export type CsvRecordErrorCode =
  /** The row itself is wrong. */
  | 'VALIDATION'
  /** The row does not go with what is stored. */
  | 'DB_INSERT'
  | 'UNKNOWN';

/** What an address is for. */
export type AddressType =
  | 'delivery'
  | 'invoice'
  | 'home';

/** Where a company or a customer is, takes deliveries or wants invoices. */
export type Address = {
  id: Scalars['Int']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** The name of the organisation at this address. */
  company?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code. */
  country: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  /** The code under which another system knows this address. */
  code?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Whether it is the one to use where several have its type. */
  isDefault: YesNo;
  type: AddressType;
  /** Whether deliveries to here count as intra-community supplies. */
  icp?: Maybe<YesNo>;
  url?: Maybe<Scalars['String']['output']>;
  active?: Maybe<YesNo>;
  name?: Maybe<Scalars['String']['output']>;
};

/** An address that comes along with its owner: changes the one with this id, or else the one with this code, or else is added. */
export type AddressBulkItemInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. Two letters. */
  country: Scalars['String']['input'];
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code under which another system knows this address; unique among the addresses of its owner. At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Y makes it the default of its type in place of the one there was. */
  isDefault?: InputMaybe<YesNo>;
  /** Whether the address is in use; Y unless said. */
  active?: InputMaybe<YesNo>;
  /** Whether deliveries to here count as intra-community supplies; N unless said. */
  icp?: InputMaybe<YesNo>;
  type: AddressType;
  /** One of the owner's addresses. */
  id?: InputMaybe<Scalars['Int']['input']>;
};

export type CompanyAddressCreateInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. Two letters. */
  country: Scalars['String']['input'];
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code under which another system knows this address; unique among the addresses of its owner. At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Y makes it the default of its type in place of the one there was. */
  isDefault?: InputMaybe<YesNo>;
  /** Whether the address is in use; Y unless said. */
  active?: InputMaybe<YesNo>;
  /** Whether deliveries to here count as intra-community supplies; N unless said. */
  icp?: InputMaybe<YesNo>;
  /** The company that gets the address. */
  companyId: Scalars['Int']['input'];
  type: AddressType;
};

export type CompanyAddressUpdateInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code under which another system knows this address; unique among the addresses of its owner. At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Y makes it the default of its type in place of the one there was. */
  isDefault?: InputMaybe<YesNo>;
  /** Whether the address is in use; null makes it Y. */
  active?: InputMaybe<YesNo>;
  /** Whether deliveries to here count as intra-community supplies; null makes it N. */
  icp?: InputMaybe<YesNo>;
  /** The address to change. */
  id: Scalars['Int']['input'];
  /** Whose address it is. */
  companyId: Scalars['Int']['input'];
};

export type CompanyAddressDeleteInput = {
  /** The address to delete. */
  id: Scalars['Int']['input'];
  /** Whose address it is. */
  companyId: Scalars['Int']['input'];
};

export type CustomerAddressCreateInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. Two letters. */
  country: Scalars['String']['input'];
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code under which another system knows this address; unique among the addresses of its owner. At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Y makes it the default of its type in place of the one there was. */
  isDefault?: InputMaybe<YesNo>;
  /** Whether the address is in use; Y unless said. */
  active?: InputMaybe<YesNo>;
  /** Whether deliveries to here count as intra-community supplies; N unless said. */
  icp?: InputMaybe<YesNo>;
  /** The customer that gets the address. */
  customerId: Scalars['Int']['input'];
  type: AddressType;
};

export type CustomerAddressUpdateInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code. Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The code under which another system knows this address; unique among the addresses of its owner. At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Y makes it the default of its type in place of the one there was. */
  isDefault?: InputMaybe<YesNo>;
  /** Whether the address is in use; null makes it Y. */
  active?: InputMaybe<YesNo>;
  /** Whether deliveries to here count as intra-community supplies; null makes it N. */
  icp?: InputMaybe<YesNo>;
  /** The address to change. */
  id: Scalars['Int']['input'];
  /** Whose address it is. */
  customerId: Scalars['Int']['input'];
};

export type CustomerAddressDeleteInput = {
  /** The address to delete. */
  id: Scalars['Int']['input'];
  /** Whose address it is. */
  customerId: Scalars['Int']['input'];
};

export type Query = {
  /** The addresses of a company; of one type, if it is given. */
  addressesByCompanyId: Array<Address>;
  /** The addresses of a customer; of one type, if it is given. */
  addressesByCustomerId: Array<Address>;
  gqlApiKey: GqlApiKey;
  /** A page of the tenant's keys for GraphQL. */
  gqlApiKeys: GqlApiKeyResponse;
  restApiKey: RestApiKey;
  /** A page of the tenant's clients of REST. */
  restApiKeys: RestApiKeyResponse;
  /**
   * A page of companies with their addresses and contacts.
   * @deprecated Use companies. Removed on 2027-03-01.
   */
  companySearch: CompanySearchResponse;
  /** One company: any of them with user.VIEWER, or one of the caller's own. */
  company: Company;
  /** A page of the companies that the caller may see. */
  companies: CompaniesResponse;
  /** One contact: any of them with user.VIEWER, oneself, or one of a company that the caller manages. */
  contact: Contact;
  /** A page of contacts. */
  contacts: ContactsResponse;
  /** One customer: any of them with user.VIEWER, or oneself. */
  customer: Customer;
  /** A page of customers. */
  customers: CustomersResponse;
  /** A page of magic tokens. */
  magicTokens: MagicTokenResponse;
  /** One magic token, by its name or by its secret. */
  magicToken: MagicToken;
  /** What one contact may order for one company. */
  purchaseAuthorizationConfig: PurchaseAuthorizationConfig;
  /** A page of what contacts may order. Managers find those of their companies, other contacts their own. */
  purchaseAuthorizationConfigs: PurchaseAuthorizationConfigResponse;
  /** The account with an e-mail address: any for user.OWNER, otherwise the caller's own. Tokens are not shown. */
  authentication: GCIPUser;
  /** A contact or customer by number or login, by both when both are given. Without user.VIEWER one finds oneself. */
  user: IBaseUser;
  /** Who is calling: a contact, a customer, or a bare user. */
  viewer: IBaseUser;
  attributeDescription: AttributeDescription;
  /** A page of descriptions. */
  attributeDescriptions: AttributeDescriptionResponse;
  attribute: Attribute;
  /** A page of the attributes that have a value of their own. */
  attributes: AttributeResponse;
  attributesByProductId: AttributeResponse;
  /** What a product shows: its own values, and the defaults of the rest. */
  attributeResultByProductId: AttributeResultResponse;
  attributeResultByCategoryId: AttributeResultResponse;
  attributeResultByCompanyId: AttributeResultResponse;
  attributeResultByContactId: AttributeResultResponse;
  attributeResultByCustomerId: AttributeResultResponse;
  attributeResultByClusterId: AttributeResultResponse;
  /** A page of bundles. */
  bundles: BundlesResponse;
  bundle: Bundle;
  /** One category by its uuid, its number or a slug in any language; only if it is as `hidden` asks. */
  category: Category;
  /** A page of categories. */
  categories: CategoryResponse;
  /** The category that has the slug in a language. */
  categoryBySlug: Category;
  /** The category that another system knows by a key. */
  categoryBySource: Category;
  /** The categories directly below one, in their order. */
  categoryChildren: Array<Category>;
  /** From the root to the category. */
  categoryHierarchy: Array<Category>;
  /** Every configuration. */
  clusterConfigs: Array<ClusterConfigResponse>;
  clusterConfig: ClusterConfigResponse;
  clusterConfigSetting: ClusterConfigSetting;
  clusterConfigsPaginated: ClusterConfigsResponse;
  clusterOption: ClusterOption;
  clusterOptions: ClusterOptionsResponse;
  /** By id or clusterId, which are the same number and beside which the slug does not count, or by slug: in a language, or in any. */
  cluster: Cluster;
  crossupsell: Crossupsell;
  /** A page of cross- and upsells. */
  crossupsells: CrossupsellsResponse;
  /** A machine by id, by slug and language, or by source and sourceId. */
  machine?: Maybe<SparePartsMachine>;
  /** A page of machines, those below others too. */
  machines: SparePartsMachineResponse;
  /** @deprecated Use media or Media.image. Removed on 2027-03-01. */
  mediaImage: MediaImage;
  /** @deprecated Use media or Media.images. Removed on 2027-03-01. */
  mediaImages: PaginatedMediaImageResponse;
  /** @deprecated Use media or Media.video. Removed on 2027-03-01. */
  mediaVideo: MediaVideo;
  /** @deprecated Use media or Media.videos. Removed on 2027-03-01. */
  mediaVideos: PaginatedMediaVideoResponse;
  /** @deprecated Use media or Media.document. Removed on 2027-03-01. */
  mediaDocument: MediaDocument;
  /** @deprecated Use media or Media.documents. Removed on 2027-03-01. */
  mediaDocuments: PaginatedMediaDocumentResponse;
  media?: Maybe<Media>;
  /** The product that matches the given arguments. A product that the order lists of the caller exclude is not found. */
  product: Product;
  valueset: Valueset;
  /** A page of valuesets. */
  valuesets: ValuesetResponse;
  /** A page of values, of all sets together. */
  valuesetItems: ValuesetItemResponse;
  /** One agent, by its id. */
  agent: Agent;
  /** A page of agents. Buyers find those that are switched on. */
  agents: AgentResponse;
  /** What was created, updated and deleted, also in bulk, after a cursor. Nothing is missed, however many clients write at the same time. */
  changes: ChangesResponse;
  /** A page of the events that failed, newest first. Events are forgotten two weeks after they were given up. */
  eventFailures: EventFailuresResponse;
  /** One action, by its id. */
  eventActionConfig?: Maybe<IEventActionConfig>;
  /** A page of actions. */
  eventActionConfigs?: Maybe<EventActionConfigResponse>;
  /** A page of the log of actions, newest first. */
  eventDeliveries: EventDeliveryResponse;
  /** One ticket, by its id. Buyers find their own. */
  ticket: Ticket;
  /** A page of tickets. Buyers find their own. */
  tickets: TicketResponse;
  /** One import, by its id. */
  csvImportJob: CsvImportJob;
  /** A page of imports, newest first: those that the caller might run. */
  csvImportJobs: CsvImportJobsResponse;
  /** An administrator by e-mail address. Without the right to read roles, oneself. */
  adminUser: AdminUser;
  /** The administrator who is logged in. */
  adminUserViewer?: Maybe<AdminUser>;
  /** A page of the administrators of the caller's tenant; who runs the installation sees all. */
  adminUsers: UserResponse;
  /** That one administrator works for one tenant. */
  adminUserTenant: AdminUserTenant;
  channel: Channel;
  /** All channels of the tenant, by id; not paged. */
  channels: Array<Channel>;
  /** A page of who used which deprecated item, at most 15 seconds old: the caller's own use, or that of the whole tenant for who may read API keys. Our own addition to the contract. */
  lifecycleUsage: LifecycleUsageResponse;
  /** A page of clients, each with its verdict: the caller itself, or all of the tenant for who may read API keys. Our own addition to the contract. */
  lifecycleReadiness: LifecycleReadinessResponse;
  /** A page of role definitions. */
  roleDefinitions: RoleDefinitionResponse;
  /** One role definition. */
  roleDefinition: RoleDefinition;
  /** One role: any of them with role.VIEWER, or one's own. */
  role: Role;
  /** A page of roles. Who lacks the right to read roles may ask for their own. */
  roles: RoleResponse;
  /** @deprecated Use channel. Removed on 2027-03-01. */
  shop: Shop;
  /**
   * All shops of the tenant, by id; not paged.
   * @deprecated Use channels. Removed on 2027-03-01.
   */
  shops: Array<Shop>;
  /** One template by its id. */
  template: IBaseTemplate;
  /** A page of templates. */
  templates: TemplateResponse;
  /** One entry of the log of template errors. */
  templateErrorLog: TemplateErrorLog;
  /** A page of the log of template errors. */
  templateErrorLogs: TemplateErrorLogResponse;
  /** How many entries the log of template errors has, and of what age. */
  templateErrorLogStats: TemplateErrorLogStats;
  /** The tenant of the caller. */
  tenant: Tenant;
  discount: Discount;
  /** A page of lines of price sheets. */
  discounts: DiscountResponse;
  /** What a buyer pays for one unit of a product at a quantity. */
  priceCalculate: ProductPrice;
  /** The price of priceCalculate, and after it all prices that it beat, best first. */
  priceExplain: Array<ProductPrice>;
  /** The default price of each product: the list price divided by `per`, whoever buys. */
  priceDefault: Array<ProductPrice>;
  price: Price;
  /** A page of prices. */
  prices: PriceResponse;
  pricesheet: Pricesheet;
  /** A page of price sheets. */
  pricesheets: PricesheetResponse;
  /** The sheets that apply to a contact or customer, winners first. */
  pricesheetsEffective: PricesheetResponse;
  /** The surcharges of a product; without input, of those in use. */
  productSurcharges: SurchargeProductResponse;
  /** A page of surcharges; without input, of those in use. */
  surcharges: SurchargesResponse;
  surcharge: Surcharge;
  /** One tax, by its id or by code and zone. */
  tax: Tax;
  /** A page of taxes. */
  taxes: TaxesResponse;
  /** A page of bulk prices. */
  bulkPrices: BulkPriceResponse;
  /** A page of bulk cost prices. */
  bulkCostPrices: BulkCostPriceResponse;
  /** A page of cost prices. */
  costPrices: CostPriceResponse;
  zoneTaxCode: ZoneTaxCode;
  /** A page of zone tax codes. */
  zoneTaxCodes: ZoneTaxCodeResponse;
  businessRule: BusinessRule;
  /** A page of business rules, the oldest first. */
  businessRules: BusinessRuleResponse;
  /** A rule as a JSON Decision Model, with texts in a language. */
  businessRuleJDM: Scalars['JSONObject']['output'];
  businessRuleDecisionTable: BusinessRuleDecisionTable;
  /** The facts that conditions can look at, by the name of a group: order, orderItem, address, or a type of rules. */
  businessRuleFieldDefinitions: BusinessRuleFieldDefinitionGroup;
  /** One cart. Whoever knows the uuid of a cart without a buyer may read it; other carts are for their buyer. */
  cart: Cart;
  /** A page of carts, the oldest first. */
  carts: CartResponse;
  /** A page of favorite lists; without a role one's own and those of one's companies. */
  favoriteLists: FavoriteListsResponse;
  favoriteList: FavoriteList;
  /** The order as a PDF, made with the template that is the default of orders. */
  orderGetPDF: Base64File;
  /** The quote as a PDF, made with the template that is the default of quotes. */
  quoteGetPDF: Base64File;
  /** A page of revisions. */
  orderRevisions: OrderRevisionResponse;
  /** One revision of a quote. */
  orderRevision?: Maybe<OrderRevision>;
  /** A page of order status sets. */
  orderStatusSets: OrderStatusSetsResponse;
  /** One order status set, by its id or its name. */
  orderStatusSet: OrderStatusSet;
  /** A page of order statuses. */
  orderStatuses: OrderStatusesResponse;
  /** One order status, by its id or its code. */
  orderStatus: OrderStatus;
  /** A page of orders, quotes and requests for quotes. */
  orders: OrderResponse;
  /** One order, by its number or its uuid: exactly one of the two. */
  order: Order;
  /** One address of an order. */
  orderAddress: OrderAddress;
  /** The addresses of an order, or those of one type. */
  orderAddresses: Array<OrderAddress>;
  /** @deprecated Use orderAddresses. Removed on 2027-03-01. */
  addressesByOrderId: Array<Address>;
  /** One order list; without shop.VIEWER, one that is assigned to the caller or a company of theirs. */
  orderlist: Orderlist;
  /** A page of order lists; without shop.VIEWER, those that are assigned to the caller or a company of theirs. */
  orderlists: OrderlistsResponse;
  /** What the lists in force for a party say together: negative ones win. */
  computedOrderlists: ComputedOrderlistsResponse;
  /** One payment; null when there is none. */
  payment?: Maybe<Payment>;
  /** A page of payments. */
  payments: PaymentsResponse;
  payMethod: PayMethod;
  /** A page of pay methods. */
  payMethods: PayMethodsResponse;
  /** One shipment. */
  shipment: Shipment;
  /** A page of shipments. */
  shipments: ShipmentResponse;
  /** Goods of one line in a shipment. */
  shipmentItem: ShipmentItem;
  /** A page of shipment items. */
  shipmentItems: ShipmentItemResponse;
  /** One tender, by its uuid or by the number of its order: exactly one of the two. An order that nobody changes is its own tender. */
  tender: Tender;
  /** One track and trace code. */
  trackAndTrace: TrackAndTrace;
  /** A page of track and trace codes. */
  trackAndTraces: TrackAndTraceResponse;
  /** A page of carriers. */
  carriers: CarriersResponse;
  carrier: Carrier;
  /** One row of stock. */
  inventory: InventoryResponse;
  warehouse: Warehouse;
  /** A page of warehouses. */
  warehouses: WarehousesResponse;
  /** The batches of the last 24 hours in figures. */
  productSearchBatchMetrics: BatchMetricsTenantResponse;
  /** Failed batches, newest first. */
  productSearchBatchMetricsFailedJobs: BatchMetricsFailedJobsResponse;
  /** The batches of the last 24 hours by hour. */
  productSearchBatchMetricsHourly: BatchMetricsTenantHourlyResponse;
  /** The state of the indexing queues. */
  productSearchBatchMetricsQueueStatus: BatchMetricsQueueStatusResponse;
  /** Whether a reindex is running. */
  productSearchReindexLock: ReindexLockResponse;
  /** The progress of a reindex. */
  productSearchReindexStatus: ReindexStatusResponse;
  /** Lists products outside clusters, and clusters. */
  baseProducts: BaseProductsResponse;
  /** Lists clusters. */
  clusters: ClustersResponse;
  /** Lists products, including those in clusters. */
  productsRaw: ProductsRawResponse;
  /** Searches the index and returns index data instead of products and clusters. */
  productSearchSolr: ProductSearchResponse;
  /** Runs a search in each of several categories. */
  productSearchByCategory: ProductSearchByCategoryResponse;
  /** Searches the catalogue. */
  products: ProductsResponse;
};


export type QueryaddressesByCompanyIdArgs = {
  companyId: Scalars['Float']['input'];
  type?: InputMaybe<AddressType>;
};


export type QueryaddressesByCustomerIdArgs = {
  customerId: Scalars['Float']['input'];
  type?: InputMaybe<AddressType>;
};


export type QuerygqlApiKeyArgs = {
  id: Scalars['String']['input'];
};


export type QuerygqlApiKeysArgs = {
  input?: InputMaybe<GqlApiKeySearchInput>;
};


export type QueryrestApiKeyArgs = {
  id: Scalars['String']['input'];
};


export type QueryrestApiKeysArgs = {
  input?: InputMaybe<RestApiKeySearchInput>;
};


export type QuerycompanySearchArgs = {
  input?: InputMaybe<CompanySearchInput>;
};


export type QuerycompanyArgs = {
  id: Scalars['Int']['input'];
};


export type QuerycompaniesArgs = {
  input?: InputMaybe<CompanySearchArguments>;
};


export type QuerycontactArgs = {
  id: Scalars['Int']['input'];
};


export type QuerycontactsArgs = {
  input?: InputMaybe<ContactSearchArguments>;
};


export type QuerycustomerArgs = {
  id: Scalars['Int']['input'];
};


export type QuerycustomersArgs = {
  input?: InputMaybe<CustomerSearchArguments>;
};


export type QuerymagicTokensArgs = {
  input?: InputMaybe<MagicTokenSearchInput>;
};


export type QuerymagicTokenArgs = {
  id: Scalars['String']['input'];
};


export type QuerypurchaseAuthorizationConfigArgs = {
  id: Scalars['String']['input'];
};


export type QuerypurchaseAuthorizationConfigsArgs = {
  input?: InputMaybe<PurchaseAuthorizationConfigSearchInput>;
};


export type QueryauthenticationArgs = {
  email: Scalars['String']['input'];
};


export type QueryuserArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  login?: InputMaybe<Scalars['String']['input']>;
};


export type QueryattributeDescriptionArgs = {
  id: Scalars['String']['input'];
};


export type QueryattributeDescriptionsArgs = {
  input: AttributeDescriptionSearchInput;
};


export type QueryattributeArgs = {
  id: Scalars['String']['input'];
};


export type QueryattributesArgs = {
  input: AttributeSearchInput;
};


export type QueryattributesByProductIdArgs = {
  productId: Scalars['Int']['input'];
  input: AttributeSearchInput;
};


export type QueryattributeResultByProductIdArgs = {
  productId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QueryattributeResultByCategoryIdArgs = {
  categoryId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QueryattributeResultByCompanyIdArgs = {
  companyId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QueryattributeResultByContactIdArgs = {
  contactId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QueryattributeResultByCustomerIdArgs = {
  customerId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QueryattributeResultByClusterIdArgs = {
  clusterId: Scalars['Int']['input'];
  input: AttributeResultSearchInput;
};


export type QuerybundlesArgs = {
  input?: InputMaybe<BundleSearchInput>;
};


export type QuerybundleArgs = {
  id: Scalars['String']['input'];
  taxZone?: InputMaybe<Scalars['String']['input']>;
};


export type QuerycategoryArgs = {
  uuid?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['Float']['input']>;
  categoryId?: InputMaybe<Scalars['Float']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
  hidden?: InputMaybe<YesNo>;
};


export type QuerycategoriesArgs = {
  filter?: InputMaybe<CategorySearchInput>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerycategoryBySlugArgs = {
  slug: Scalars['String']['input'];
  language: Scalars['String']['input'];
  hidden?: InputMaybe<YesNo>;
};


export type QuerycategoryBySourceArgs = {
  source: SourceInput;
  hidden?: InputMaybe<YesNo>;
};


export type QuerycategoryChildrenArgs = {
  categoryId: Scalars['Int']['input'];
};


export type QuerycategoryHierarchyArgs = {
  categoryId: Scalars['Int']['input'];
};


export type QueryclusterConfigArgs = {
  clusterConfigId: Scalars['Int']['input'];
};


export type QueryclusterConfigSettingArgs = {
  uuid: Scalars['String']['input'];
};


export type QueryclusterConfigsPaginatedArgs = {
  input: ClusterConfigSearchInput;
};


export type QueryclusterOptionArgs = {
  uuid: Scalars['String']['input'];
};


export type QueryclusterOptionsArgs = {
  input: ClusterOptionPaginatedSearchInput;
};


export type QueryclusterArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QuerycrossupsellArgs = {
  id: Scalars['String']['input'];
};


export type QuerycrossupsellsArgs = {
  input?: InputMaybe<CrossupsellSearchInput>;
};


export type QuerymachineArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  sourceId?: InputMaybe<Scalars['String']['input']>;
};


export type QuerymachinesArgs = {
  input?: InputMaybe<SearchSparePartsMachineInput>;
};


export type QuerymediaImageArgs = {
  mediaId: Scalars['String']['input'];
};


export type QuerymediaImagesArgs = {
  search?: InputMaybe<MediaImageSearchInput>;
};


export type QuerymediaVideoArgs = {
  mediaId: Scalars['String']['input'];
};


export type QuerymediaVideosArgs = {
  search?: InputMaybe<MediaVideoSearchInput>;
};


export type QuerymediaDocumentArgs = {
  mediaId: Scalars['String']['input'];
};


export type QuerymediaDocumentsArgs = {
  search?: InputMaybe<MediaDocumentSearchInput>;
};


export type QueryproductArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryvaluesetArgs = {
  id: Scalars['Int']['input'];
};


export type QueryvaluesetsArgs = {
  input?: InputMaybe<ValuesetSearchInput>;
};


export type QueryvaluesetItemsArgs = {
  input?: InputMaybe<ValuesetItemSearchInput>;
};


export type QueryagentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryagentsArgs = {
  input?: InputMaybe<AgentSearchInput>;
};


export type QuerychangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ChangeType>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  wait?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryeventFailuresArgs = {
  input?: InputMaybe<EventFailureSearchInput>;
};


export type QueryeventActionConfigArgs = {
  id: Scalars['String']['input'];
};


export type QueryeventActionConfigsArgs = {
  input: EventActionConfigSearchInput;
};


export type QueryeventDeliveriesArgs = {
  input?: InputMaybe<EventDeliverySearchInput>;
};


export type QueryticketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryticketsArgs = {
  input?: InputMaybe<TicketSearchInput>;
};


export type QuerycsvImportJobArgs = {
  id: Scalars['String']['input'];
};


export type QuerycsvImportJobsArgs = {
  input?: InputMaybe<CsvImportJobSearchInput>;
};


export type QueryadminUserArgs = {
  email: Scalars['String']['input'];
};


export type QueryadminUsersArgs = {
  input?: InputMaybe<AdminUsersSearchInput>;
};


export type QueryadminUserTenantArgs = {
  id: Scalars['Int']['input'];
};


export type QuerychannelArgs = {
  channelId: Scalars['Int']['input'];
};


export type QuerylifecycleUsageArgs = {
  input?: InputMaybe<LifecycleUsageSearchInput>;
};


export type QuerylifecycleReadinessArgs = {
  input?: InputMaybe<LifecycleReadinessSearchInput>;
};


export type QueryroleDefinitionsArgs = {
  input?: InputMaybe<RoleDefinitionSearchInput>;
};


export type QueryroleDefinitionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryroleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryrolesArgs = {
  input: RoleSearchInput;
};


export type QueryshopArgs = {
  shopId: Scalars['Int']['input'];
};


export type QuerytemplateArgs = {
  id: Scalars['String']['input'];
};


export type QuerytemplatesArgs = {
  input: TemplateSearchInput;
};


export type QuerytemplateErrorLogArgs = {
  id: Scalars['String']['input'];
};


export type QuerytemplateErrorLogsArgs = {
  input: TemplateErrorLogSearchInput;
};


export type QuerydiscountArgs = {
  id: Scalars['String']['input'];
};


export type QuerydiscountsArgs = {
  input?: InputMaybe<DiscountSearchInput>;
};


export type QuerypriceCalculateArgs = {
  input: PriceCalculateInput;
};


export type QuerypriceExplainArgs = {
  input: PriceCalculateInput;
};


export type QuerypriceDefaultArgs = {
  input: PriceCalculateDefaultInput;
};


export type QuerypriceArgs = {
  id: Scalars['String']['input'];
};


export type QuerypricesArgs = {
  input?: InputMaybe<PriceSearchInput>;
};


export type QuerypricesheetArgs = {
  id: Scalars['String']['input'];
};


export type QuerypricesheetsArgs = {
  input?: InputMaybe<PricesheetSearchInput>;
};


export type QuerypricesheetsEffectiveArgs = {
  input: PricesheetsEffectiveInput;
};


export type QueryproductSurchargesArgs = {
  productId: Scalars['Int']['input'];
  input?: InputMaybe<SurchargeSearchInput>;
};


export type QuerysurchargesArgs = {
  input?: InputMaybe<SurchargeSearchInput>;
};


export type QuerysurchargeArgs = {
  id: Scalars['String']['input'];
};


export type QuerytaxArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Taxcode>;
  zone?: InputMaybe<Scalars['String']['input']>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerytaxesArgs = {
  input?: InputMaybe<TaxSearchInput>;
};


export type QuerybulkPricesArgs = {
  input?: InputMaybe<BulkPriceSearchInput>;
};


export type QuerybulkCostPricesArgs = {
  input?: InputMaybe<BulkCostPriceSearchInput>;
};


export type QuerycostPricesArgs = {
  input?: InputMaybe<CostPriceSearchInput>;
};


export type QueryzoneTaxCodeArgs = {
  id: Scalars['String']['input'];
};


export type QueryzoneTaxCodesArgs = {
  input?: InputMaybe<ZoneTaxCodeSearchInput>;
};


export type QuerybusinessRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QuerybusinessRulesArgs = {
  filter?: InputMaybe<BusinessRuleSearchInput>;
};


export type QuerybusinessRuleJDMArgs = {
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QuerybusinessRuleDecisionTableArgs = {
  input: BusinessRuleDecisionTableSearchInput;
};


export type QuerybusinessRuleFieldDefinitionsArgs = {
  name: Scalars['String']['input'];
};


export type QuerycartArgs = {
  id: Scalars['String']['input'];
};


export type QuerycartsArgs = {
  input: CartSearchInput;
};


export type QueryfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsSearchInput>;
};


export type QueryfavoriteListArgs = {
  id: Scalars['String']['input'];
};


export type QueryorderGetPDFArgs = {
  orderId: Scalars['Int']['input'];
  revisionNumber?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryquoteGetPDFArgs = {
  orderId: Scalars['Int']['input'];
  revisionNumber?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryorderRevisionsArgs = {
  input?: InputMaybe<OrderRevisionSearchInput>;
};


export type QueryorderRevisionArgs = {
  orderId: Scalars['Int']['input'];
  revisionNumber: Scalars['Int']['input'];
};


export type QueryorderStatusSetsArgs = {
  input?: InputMaybe<OrderStatusSetsSearchInput>;
};


export type QueryorderStatusSetArgs = {
  input: OrderStatusSetSearchByInput;
};


export type QueryorderStatusesArgs = {
  input?: InputMaybe<OrderStatusesSearchInput>;
};


export type QueryorderStatusArgs = {
  input: OrderStatusSearchByInput;
};


export type QueryordersArgs = {
  input?: InputMaybe<OrderSearchArguments>;
};


export type QueryorderArgs = {
  orderId?: InputMaybe<Scalars['Int']['input']>;
  orderUUID?: InputMaybe<Scalars['String']['input']>;
};


export type QueryorderAddressArgs = {
  id: Scalars['Int']['input'];
  orderId: Scalars['Int']['input'];
};


export type QueryorderAddressesArgs = {
  orderId: Scalars['Int']['input'];
  type?: InputMaybe<AddressType>;
};


export type QueryaddressesByOrderIdArgs = {
  orderId: Scalars['Int']['input'];
  type?: InputMaybe<AddressType>;
};


export type QueryorderlistArgs = {
  id: Scalars['Int']['input'];
};


export type QueryorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};


export type QuerycomputedOrderlistsArgs = {
  input: ComputedOrderlistsInput;
};


export type QuerypaymentArgs = {
  searchBy: SearchByInput;
};


export type QuerypaymentsArgs = {
  input?: InputMaybe<PaymentsSearchInput>;
};


export type QuerypayMethodArgs = {
  id: Scalars['Int']['input'];
};


export type QuerypayMethodsArgs = {
  input?: InputMaybe<PayMethodSearchInput>;
};


export type QueryshipmentArgs = {
  id: Scalars['String']['input'];
};


export type QueryshipmentsArgs = {
  input?: InputMaybe<ShipmentSearchInput>;
};


export type QueryshipmentItemArgs = {
  id: Scalars['String']['input'];
};


export type QueryshipmentItemsArgs = {
  input?: InputMaybe<ShipmentItemSearchInput>;
};


export type QuerytenderArgs = {
  tenderId?: InputMaybe<Scalars['String']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerytrackAndTraceArgs = {
  id: Scalars['String']['input'];
};


export type QuerytrackAndTracesArgs = {
  input?: InputMaybe<TrackAndTraceSearchInput>;
};


export type QuerycarriersArgs = {
  input?: InputMaybe<CarriersSearchInput>;
};


export type QuerycarrierArgs = {
  id: Scalars['Int']['input'];
};


export type QueryinventoryArgs = {
  id: Scalars['Int']['input'];
};


export type QuerywarehouseArgs = {
  id: Scalars['Int']['input'];
};


export type QuerywarehousesArgs = {
  input?: InputMaybe<WarehousesSearchInput>;
};


export type QueryproductSearchBatchMetricsFailedJobsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  queue?: InputMaybe<Scalars['String']['input']>;
};


export type QueryproductSearchReindexStatusArgs = {
  reindexId: Scalars['String']['input'];
};


export type QuerybaseProductsArgs = {
  input: BaseProductSearchInput;
};


export type QueryclustersArgs = {
  input: ClusterSearchInput;
};


export type QueryproductsRawArgs = {
  input: RawProductSearchInput;
};


export type QueryproductSearchSolrArgs = {
  input: ProductSearchSearchInput;
};


export type QueryproductSearchByCategoryArgs = {
  input: ProductSearchByCategoryInput;
};


export type QueryproductsArgs = {
  input?: InputMaybe<ProductSearchInput>;
};

export type Mutation = {
  /** Adds an address to a company. */
  companyAddressCreate: Address;
  /** Changes the fields that are given. */
  companyAddressUpdate: Address;
  /** Deletes an address of a company. */
  companyAddressDelete: Scalars['Boolean']['output'];
  /** Adds an address to a customer. */
  customerAddressCreate: Address;
  /** Changes the fields that are given. */
  customerAddressUpdate: Address;
  /** Deletes an address of a customer. */
  customerAddressDelete: Scalars['Boolean']['output'];
  /** Makes a key of the caller's tenant. Its answer is the only one that shows the key in full. */
  gqlApiKeyCreate: GqlApiKey;
  /** Changes the fields that are given. A key that is switched off is refused at once here, and within a second elsewhere. */
  gqlApiKeyUpdate: GqlApiKey;
  gqlApiKeyDelete: Scalars['Boolean']['output'];
  /** Makes a client with the standard rights of an integration. Its answer is the only one that shows the secret in full. */
  restApiKeyCreate: RestApiKey;
  /** Changes the fields that are given. The tokens of a client that is switched off are refused at once here, and within a second elsewhere. */
  restApiKeyUpdate: RestApiKey;
  restApiKeyDelete: Scalars['Boolean']['output'];
  /**
   * The database keeps its own indexes, so there is no mapping to change: answers true.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  companySearchIndexUpdateMapping: Scalars['Boolean']['output'];
  /**
   * The database keeps its own indexes; brings up to date what it knows of the values in them.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  companySearchReindex: Scalars['Boolean']['output'];
  /**
   * There are no aliases to repair: answers true.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  companySearchFixAliasWriteIndex: Scalars['Boolean']['output'];
  /**
   * No index is ever left behind: answers true.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  companySearchCleanupOrphanedIndices: Scalars['Boolean']['output'];
  /** Adds a company, with its addresses where some are given. */
  companyCreate: Company;
  /** Changes the fields that are given. */
  companyUpdate: Company;
  /** Deletes a company that has no contacts, with its addresses. */
  companyDelete: Scalars['Boolean']['output'];
  /** Adds or changes companies from a file; a row that cannot be written leaves the others alone. */
  companyCsvImport: CsvImportResponse;
  /** Adds a contact to a company. */
  contactCreate: Contact;
  /** Adds a contact with an account and answers a session of theirs. Visitors register the first contact of the company that they have just registered, managers contacts of the companies they manage. */
  contactRegister: RegisterContactResponse;
  /** Changes the fields that are given. */
  contactUpdate: Contact;
  /** Lets a contact act for more companies; each company gets its own answer. */
  contactAddToCompanies: ContactAddToCompaniesResponse;
  /** Ends that a contact acts for companies; each company gets its own answer, and the primary one stays. */
  contactRemoveFromCompanies: ContactRemoveFromCompaniesResponse;
  /** Deletes a contact with the account, the sessions and the rights that belong to it. */
  contactDelete: Scalars['Boolean']['output'];
  /** Gives a contact an account and answers a session of theirs. */
  contactCreateAccount: RegisterContactResponse;
  /** Takes away a contact's account and ends the sessions. */
  contactDeleteAccount: Scalars['Boolean']['output'];
  /** Makes a contact of the company one of its managers, and says so. */
  addCompanyManager: Scalars['String']['output'];
  /** Ends that a contact is one of the company's managers, and says so. */
  removeCompanyManager: Scalars['String']['output'];
  /** Adds or changes contacts from a file; a row that cannot be written leaves the others alone. */
  contactCsvImport: CsvImportResponse;
  /** Adds a customer, who cannot log in yet. */
  customerCreate: Customer;
  /** Creates a customer with an account and logs them in. */
  customerRegister: RegisterCustomerResponse;
  /** Changes the fields that are given. */
  customerUpdate: Customer;
  /** Deletes a customer with their addresses, sources, account, sessions and roles. */
  customerDelete: Scalars['Boolean']['output'];
  /** Lets a customer log in with their e-mail address. */
  customerCreateAccount: RegisterCustomerResponse;
  /** Takes the account from a customer and ends their sessions. */
  customerDeleteAccount: Scalars['Boolean']['output'];
  /** Adds or changes customers from a file; a row that cannot be written leaves the others alone. */
  customerCsvImport: CsvImportResponse;
  /** Makes a magic token. Its secret is the id of this answer and is not shown again. */
  magicTokenCreate: MagicToken;
  /** Changes the fields that are given; the token by its name or by its secret. */
  magicTokenUpdate: MagicToken;
  /** Deletes a token: nobody logs in with it any more. */
  magicTokenDelete: Scalars['Boolean']['output'];
  /** Logs in with the secret of a magic token. Every attempt is counted on it. */
  magicTokenLogin: Login;
  /** Sends a link to choose a new password to the account of this e-mail address. The answer is the same whether there is one or not. Limited per address. */
  triggerPasswordSendResetEmailEvent: Scalars['Boolean']['output'];
  /** Sends a link to choose a first password; a contact or customer who could not log in yet can then. Answers the id of the event. */
  triggerPasswordSendInitEmailEvent: Scalars['String']['output'];
  /** Answers a link to choose a new password: whoever has it has the account. It works once, for an hour. Administrators get theirs by e-mail only. */
  passwordResetLink: Scalars['String']['output'];
  /**
   * Sends a link to choose a new password in an e-mail of the caller's own words.
   * @deprecated Use triggerPasswordSendResetEmailEvent. Removed on 2027-03-01.
   */
  publishPasswordResetEmailEvent: PublishEmailEventResponse;
  /** Sends a contact the e-mail that welcomes them. */
  triggerContactSendWelcomeEmailEvent: Scalars['Boolean']['output'];
  /** Sends a customer the e-mail that welcomes them. */
  triggerCustomerSendWelcomeEmailEvent: Scalars['Boolean']['output'];
  /** Says what a contact may order for a company. Nobody says it of themselves. */
  purchaseAuthorizationConfigCreate: PurchaseAuthorizationConfig;
  /** Changes the fields that are given. */
  purchaseAuthorizationConfigUpdate: PurchaseAuthorizationConfig;
  /** Deletes what was said of a contact and a company. */
  purchaseAuthorizationConfigDelete: Scalars['Boolean']['output'];
  /** Begins a visitor's session. */
  startSession: Login;
  /** Logs in with e-mail address and password. A wrong password and an unknown address are answered alike; too many failures have to wait. */
  login: Login;
  /**
   * Ends the session of the Bearer token: neither of its tokens works any more.
   * @deprecated A replacement has been announced, but is not available yet. Removed on 2027-03-01.
   */
  logout?: Maybe<Logout>;
  /** Opens an account and begins its session. */
  authenticationCreate: Login;
  /** Closes an account and ends its sessions. Its contact or customer stays. */
  authenticationDelete: Scalars['Boolean']['output'];
  /** Makes a change of rights count at once for the account that uid and email both name: any for user.OWNER, otherwise the caller's own. */
  claimsReset: Scalars['Boolean']['output'];
  /** Makes all changes of rights count at once and answers for how many accounts. */
  claimsResetAll: ClaimsResetAllResponse;
  /** What a token says, if it is valid and its session goes on. */
  verifyToken: VerifyToken;
  /** Exchanges a refresh token for a fresh pair. Each works once: the second use of one ends its whole session. */
  exchangeRefreshToken: RefreshTokenResponse;
  attributeDescriptionCreate: AttributeDescription;
  /** Changes the fields that are given. */
  attributeDescriptionUpdate: AttributeDescription;
  /** Deletes a description, and with it every value that records have of it. */
  attributeDescriptionDelete: Scalars['Boolean']['output'];
  attributeDescriptionDeleteBulk: BulkDeleteResponse;
  /** Adds or changes descriptions from a file; a row that cannot be written leaves the others alone. */
  attributeDescriptionCsvImport: CsvImportResponse;
  /** Says something of a record; exactly one record is named. */
  attributeCreate: Attribute;
  /** Changes the value. */
  attributeUpdate: Attribute;
  /** Takes the value away; from then on the default holds. */
  attributeDelete: Scalars['Boolean']['output'];
  /** Adds or changes attributes from a file; a row that cannot be written leaves the others alone. */
  attributeCsvImport: CsvImportResponse;
  /** Adds a bundle, with items if they are given. */
  bundleCreate: Bundle;
  /** Changes the fields that are given. */
  bundleUpdate: Bundle;
  bundleDelete: Scalars['Boolean']['output'];
  /**
   * Adds products to a bundle and answers the new items.
   * @deprecated Use bundleAddItemsAndReturnBundle. Removed on 2027-03-01.
   */
  bundleAddItems: Array<BundleItem>;
  /** Adds products to a bundle. */
  bundleAddItemsAndReturnBundle: Bundle;
  /**
   * Takes a product out of a bundle.
   * @deprecated Use bundleRemoveItemAndReturnBundle. Removed on 2027-03-01.
   */
  bundleRemoveItem: Scalars['Boolean']['output'];
  /** Takes a product out of a bundle. */
  bundleRemoveItemAndReturnBundle: Bundle;
  /** Adds a category behind the others under its parent. */
  categoryCreate: Category;
  /** Changes the fields that are given, and moves the category where a parent is given. */
  categoryUpdate: Category;
  /** Adds or changes categories from a file: by ID, or by SOURCE_NAME and SOURCE_ID; a row without either adds one. */
  categoryCsvImport: CsvImportResponse;
  /** Deletes a category with no categories below it and nothing listed in it. */
  categoryDelete: Scalars['Boolean']['output'];
  /** Puts a category right above another, under the same parent; answers all under that parent in their order. */
  categoryMoveAbove: Array<Category>;
  /** Puts a category right below another, under the same parent; answers all under that parent in their order. */
  categoryMoveBelow: Array<Category>;
  clusterConfigCreate: ClusterConfigResponse;
  /** Deletes a configuration that no cluster uses. */
  clusterConfigDelete: Scalars['Boolean']['output'];
  clusterConfigAddSetting: ClusterConfigSettingResponse;
  clusterConfigUpdateSetting: UpdateClusterConfigSettingResponse;
  clusterConfigRemoveSetting: Scalars['Boolean']['output'];
  clusterConfigSettingCreate: ClusterConfigSetting;
  clusterConfigSettingDelete: Scalars['Boolean']['output'];
  clusterConfigSettingUpdate: ClusterConfigSetting;
  /** Without clusterConfigId there is nothing to change, which is an error. */
  clusterConfigUpdate: ClusterConfig;
  /** Adds an option at the end of those of the cluster. */
  clusterOptionCreate: ClusterOption;
  clusterOptionUpdate: ClusterOption;
  /** Deletes an option; its products stay. */
  clusterOptionDelete: Scalars['Boolean']['output'];
  /** Adds products at the end of those of the option; what is there already keeps its place. */
  clusterOptionAssignProducts: ClusterOption;
  /** Takes products out of the option. */
  clusterOptionRemoveProducts: ClusterOption;
  /** Adds a new product to the option with this number. */
  clusterOptionProductCreate: Product;
  /** Changes a product of the option with this number. */
  clusterOptionProductUpdate: Product;
  /** Deletes a product that was there only for the option with this number; one that stands in a category, a cluster or another option only leaves this one. */
  clusterOptionProductDelete: Scalars['Boolean']['output'];
  /** Puts an option right above another of its cluster; answers all of the cluster in their order. */
  clusterOptionMoveAbove: Array<ClusterOption>;
  /** Puts an option right below another of its cluster; answers all of the cluster in their order. */
  clusterOptionMoveBelow: Array<ClusterOption>;
  /** Puts a product right above another in the option that both are in, the oldest if there are several; answers all of the option in their order. */
  productClusterOptionMoveAbove: Array<ProductClusterOptionRelationship>;
  /** Puts a product right below another in the option that both are in, the oldest if there are several; answers all of the option in their order. */
  productClusterOptionMoveBelow: Array<ProductClusterOptionRelationship>;
  /** Adds a product to the cluster. */
  clusterProductCreate: Product;
  /** Changes a product of this cluster. */
  clusterProductUpdate: Product;
  /** Deletes a product of this cluster; one that can be chosen in an option only leaves the cluster. */
  clusterProductDelete: Scalars['Boolean']['output'];
  clusterCreate: Cluster;
  clusterUpdate: Cluster;
  /** Adds or changes clusters: by CLUSTER_ID, by SOURCE_NAME and SOURCE_ID, or, with neither, new ones. */
  clusterCsvImport: CsvImportResponse;
  /** Deletes a cluster that has no products, with its options. */
  clusterDelete: Scalars['Boolean']['output'];
  /** Moves products into the cluster; they leave their categories, or the cluster that they were in. */
  clusterAssignProducts: ClusterAssignProductsResponse;
  /** Moves products of the cluster into a category or into another cluster. */
  clusterUnassignProducts: ClusterUnassignProductsResponse;
  /** Moves a product into the cluster; it leaves its categories, or the cluster that it was in. */
  clusterAssignProduct: Cluster;
  /** Takes a product out of the cluster; it comes to stand in the cluster's own category. */
  clusterUnassignProduct: Cluster;
  productAssignToCluster: Product;
  productUnassignFromCluster: Product;
  /** Puts a product right above another of its cluster; answers all of the cluster in their order. */
  productClusterMoveAbove: Array<BaseProductClusterRelationship>;
  /** Puts a product right below another of its cluster; answers all of the cluster in their order. */
  productClusterMoveBelow: Array<BaseProductClusterRelationship>;
  crossupsellCreate: Crossupsell;
  /** Changes the fields that are given. */
  crossupsellUpdate: Crossupsell;
  crossupsellDelete: Scalars['Boolean']['output'];
  machineCreate: SparePartsMachine;
  /** Deletes a machine and all that stands below it. */
  machineDelete: Scalars['Boolean']['output'];
  machineUpsert: SparePartsMachine;
  mediaImageCreate: MediaImage;
  mediaImageUpdate: MediaImage;
  mediaImageDelete: DeleteMediaImageResponse;
  /** Adds or changes pictures, one row each; a row that cannot be written leaves the others alone. */
  mediaImageCsvImport: CsvImportResponse;
  mediaVideoCreate: MediaVideo;
  mediaVideoUpdate: MediaVideo;
  mediaVideoDelete: DeleteMediaVideoResponse;
  mediaVideoCsvImport: CsvImportResponse;
  mediaDocumentCreate: MediaDocument;
  mediaDocumentUpdate: MediaDocument;
  mediaDocumentDelete: DeleteMediaDocumentResponse;
  mediaDocumentCsvImport: CsvImportResponse;
  mediaAttachmentCreate: MediaAttachment;
  mediaAttachmentUpdate: MediaAttachment;
  mediaAttachmentDelete: DeleteMediaAttachmentResponse;
  /** Lists products and clusters in a category; each item has its own answer. */
  categoryAddProductsClusters: CategoryAddProductsClustersResponse;
  /** Takes products and clusters out of a category; each item has its own answer. */
  categoryRemoveProductsClusters: CategoryRemoveProductsClustersResponse;
  /** Gives many products another home; a row that cannot be moved fails alone. */
  productBulkMove: ProductBulkMoveResponse;
  /** Gives many clusters another home; a row that cannot be moved fails alone. */
  clusterBulkMove: ClusterBulkMoveResponse;
  /** Moves something within its category, directly above something else there. Answers what the category lists, in order. */
  baseProductCategoryMoveAbove: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveAboveByUuids: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveBelow: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveBelowByUuids: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveToBottom: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveToBottomByUuids: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveToTop: Array<BaseProductCategoryRelationship>;
  baseProductCategoryMoveToTopByUuids: Array<BaseProductCategoryRelationship>;
  /** Lists a cluster in a further category: at its end unless a place is given. */
  clusterAddToCategory: BaseProductCategoryRelationship;
  /** Moves a cluster within its category; the target may be a product, too. */
  clusterCategoryMoveAbove: Array<BaseProductCategoryRelationship>;
  clusterCategoryMoveBelow: Array<BaseProductCategoryRelationship>;
  /** Answers whether the category listed it. */
  clusterRemoveFromCategory: Scalars['Boolean']['output'];
  /** Chooses the home among the categories that list the cluster. */
  clusterSetDefaultCategory: Cluster;
  /** Lists clusters in a category, one after another from a place on; all of them or none. */
  clustersBulkAddToCategory: Array<BaseProductCategoryRelationship>;
  /** Answers whether the category listed any of them. */
  clustersBulkRemoveFromCategory: Scalars['Boolean']['output'];
  /** Lists a product in a further category: at its end unless a place is given. */
  productAddToCategory: ProductCategoryRelationship;
  /** Moves a product within its category, directly above another. Answers the products of the category, in order; of more than a thousand places, those around it. */
  productCategoryMoveAbove: Array<ProductCategoryRelationship>;
  productCategoryMoveBelow: Array<ProductCategoryRelationship>;
  productCategoryMoveToBottom: Array<ProductCategoryRelationship>;
  productCategoryMoveToTop: Array<ProductCategoryRelationship>;
  /** Answers whether the category listed it. */
  productRemoveFromCategory: Scalars['Boolean']['output'];
  /** Chooses the home among the categories that list the product. */
  productSetDefaultCategory: Product;
  /** Lists products in a category, one after another from a place on; all of them or none. */
  productsBulkAddToCategory: Array<ProductCategoryRelationship>;
  /** Answers whether the category listed any of them. */
  productsBulkRemoveFromCategory: Scalars['Boolean']['output'];
  productCreate: Product;
  productUpdate: Product;
  /** Deletes a product with its attributes, media, and entries in categories and lists. */
  productDelete: Scalars['Boolean']['output'];
  /** Adds or changes products from a file. An invalid row is skipped and reported; the other rows are imported. */
  productCsvImport: CsvImportResponse;
  /** Adds a set of the merchant's own, with its first values. */
  valuesetCreate: Valueset;
  /** Changes the fields that are given. */
  valuesetUpdate: Valueset;
  /** Deletes a set and the values in it. */
  valuesetDelete: Scalars['Boolean']['output'];
  /** Adds a value to a set of the merchant's own. */
  valuesetItemCreate: ValuesetItem;
  /** Changes the fields that are given. Attributes that hold the value go along with a new one. */
  valuesetItemUpdate: ValuesetItem;
  /** Deletes a value that no attribute holds. */
  valuesetItemDelete: Scalars['Boolean']['output'];
  /** Adds an agent. */
  agentCreate: Agent;
  /** Changes the fields that are given. */
  agentUpdate: Agent;
  /** Deletes an agent. */
  agentDelete: Scalars['Boolean']['output'];
  /** Sends a message of a conversation to an agent and answers what it says. Only for agents that remember what was said. */
  agentMessageCreate: AgentMessage;
  /** Begins a conversation with an agent and answers what it says. */
  agentConversationCreate: AgentConversation;
  /** Sends an e-mail of a type: with a template, in the caller's own words, or the usual one. */
  publishEmailEvent: PublishEmailEventResponse;
  /** Sends an e-mail as it is given. */
  publishEmailSendEvent: PublishEmailEventResponse;
  /** Lets an event that failed be carried out again, at once. */
  eventFailureReplay: EventFailure;
  /** Lets many events that failed be carried out again, and answers how many. Without a choice, those that were given up. */
  eventFailuresReplay: Scalars['Int']['output'];
  /** Deletes an action. What waits for it is not carried out any more. */
  eventActionConfigDelete: Scalars['Boolean']['output'];
  /** Carries out the actions of a custom event. */
  triggerCustomEvent: Scalars['Boolean']['output'];
  /** Adds an e-mail that follows from an event. An event leads to each template once. */
  eventToEmailConfigCreate: EventToEmailConfig;
  /** Changes the fields that are given. */
  eventToEmailConfigUpdate: EventToEmailConfig;
  /** Adds a request that follows from an event. An event leads to each address once. */
  eventToWebHookConfigCreate: EventToWebHookConfig;
  /** Changes the fields that are given. */
  eventToWebHookConfigUpdate: EventToWebHookConfig;
  /** Carries out an action again, also one that succeeded, with the same id and the same content. */
  eventDeliveryRedeliver: EventDelivery;
  /** Carries out many actions again, and answers how many. Without a choice, those that were given up. */
  eventDeliveriesRedeliver: Scalars['Int']['output'];
  /** Adds a ticket. */
  ticketCreate: Ticket;
  /** Changes the fields that are given. Buyers change their own tickets, and not whom they are for or who has to do them. */
  ticketUpdate: Ticket;
  /** Deletes a ticket. */
  ticketDelete: Scalars['Boolean']['output'];
  /** Cancels an import. The batch that is being written is undone, those before it stay. An import that has ended stays as it is. */
  csvImportJobCancel: CsvImportJob;
  /** Adds an administrator to the caller's tenant, without a password and without rights. */
  adminUserCreate: AdminUser;
  /** Changes the fields that are given. Without the right to change roles, of oneself. */
  adminUserUpdate: AdminUser;
  /** Takes an administrator from the caller's tenant, with their roles in it, and deletes who then works for none. Who runs the installation deletes the administrator from all. */
  adminUserDelete: Scalars['Boolean']['output'];
  /** Lets an administrator who works for no tenant work for the caller's. Who runs the installation names anybody, and any tenant. */
  adminUserTenantCreate: AdminUserTenant;
  /** Takes an administrator from a tenant, with their roles in it, and answers what the record was. */
  adminUserTenantDelete: AdminUserTenant;
  channelCreate: Channel;
  /** Changes the fields that are given. */
  channelUpdate: Channel;
  /** Deletes a channel, unless it is the last one or an API key acts for it. */
  channelDelete: Scalars['Boolean']['output'];
  /** Adds a domain beside those that come with the server. */
  roleDefinitionCreate: RoleDefinition;
  /** Changes a domain; those that come with the server keep their names. */
  roleDefinitionUpdate: RoleDefinition;
  /** Deletes a definition with the roles of it; those that come with the server stay. */
  roleDefinitionDelete: Scalars['Boolean']['output'];
  /** Gives a user a role. */
  roleCreate: Role;
  /** Changes what a user may do in the domain of the role. */
  roleUpdate: Role;
  /** Takes a role from a user. */
  roleDelete: Scalars['Boolean']['output'];
  /**
   * Lets this server look up its keys afresh.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopInvalidateCache: Scalars['Boolean']['output'];
  /** Adds an e-mail template. Its texts are compiled first. */
  emailTemplateCreate: EmailTemplate;
  /** Changes the fields that are given. */
  emailTemplateUpdate: EmailTemplate;
  /** Adds a document template. Its texts are compiled first. */
  documentTemplateCreate: DocumentTemplate;
  /** Changes the fields that are given. */
  documentTemplateUpdate: DocumentTemplate;
  /** Deletes a template. Those of the server's own e-mails and documents can be changed but not deleted. */
  templateDelete: Scalars['Boolean']['output'];
  /** Lets a document be made and attached whenever the e-mail is sent. */
  emailTemplateAddAttachment: EmailTemplate;
  /** Takes an attached document off an e-mail. */
  emailTemplateRemoveAttachment: EmailTemplate;
  /** Renders a template with the data and answers the HTML. */
  templateRenderToHTML: Scalars['String']['output'];
  /** Renders an e-mail template with the data and sends it to its recipients. */
  emailTemplateRenderAndSend: Scalars['Boolean']['output'];
  /** Renders a document template with the data and answers the PDF. */
  documentTemplateRenderToPDF: Base64File;
  /** Makes a tenant: its database, its first channel and that channel's shop. Everything, or nothing. */
  tenantCreate: Tenant;
  /** Changes the fields that are given; without an id, of the caller's own tenant. */
  tenantUpdate: Tenant;
  /** Deletes a tenant with its database and its keys, neither the default tenant nor the caller's own. */
  tenantDelete: Scalars['Boolean']['output'];
  discountCreate: Discount;
  /** Changes the fields that are given. */
  discountUpdate: Discount;
  discountDelete: Scalars['Boolean']['output'];
  /** Deletes all lines of a sheet. */
  discountsDeleteByPricesheetId: Scalars['Boolean']['output'];
  /** Imports lines from a CSV file; one with the same sheet, target, quantity and first instant is changed. */
  discountCsvImport: CsvImportResponse;
  /** Adds the price of a product, which must have none yet. */
  priceCreate: Price;
  /** Imports prices from a CSV file; a product that has a price gets the new one. */
  priceCsvImport: CsvImportResponse;
  /** Changes the fields that are given. */
  priceUpdate: Price;
  /** Deletes a price with its tiers and tax codes. */
  priceDelete: Scalars['Boolean']['output'];
  pricesheetCreate: Pricesheet;
  /** Changes the fields that are given. */
  pricesheetUpdate: Pricesheet;
  /** Imports price sheets from a CSV file; one with the same code is changed. */
  pricesheetCsvImport: CsvImportResponse;
  /** Deletes a sheet with its lines. */
  pricesheetDelete: Scalars['Boolean']['output'];
  /** Assigns a sheet to further parties; those that have it already keep it once. */
  pricesheetAssign: Pricesheet;
  /** Takes a sheet from parties; one that does not have it is no mistake. */
  pricesheetUnassign: Pricesheet;
  surchargeCreate: Surcharge;
  /** Changes the fields that are given, of which there must be one. */
  surchargeUpdate: Surcharge;
  /** Charges a product with surcharges; what it has already stays. */
  addSurchargesToProduct: ConfirmationResponse;
  removeSurchargesFromProduct: ConfirmationResponse;
  /** Deletes a surcharge and answers what it was. */
  surchargeDelete: Surcharge;
  /** Adds a tax. Code and zone together are unique. */
  taxCreate: Tax;
  /** Changes the fields that are given. */
  taxUpdate: Tax;
  taxDelete: Scalars['Boolean']['output'];
  bulkPriceCreate: BulkPrice;
  /** Changes the fields that are given. */
  bulkPriceUpdate: BulkPrice;
  /** Imports bulk prices from a CSV file; one with the same price, quantity and first instant is changed. */
  bulkPriceCsvImport: CsvImportResponse;
  bulkPriceDelete: Scalars['Boolean']['output'];
  /** Adds bulk prices, or changes those that have the same price, quantity and first instant. All are written, or none. */
  bulkPricesCreate: BulkResponseData;
  /** Deletes all bulk prices of a price. */
  bulkPricesDelete: Scalars['Boolean']['output'];
  bulkCostPriceCreate: BulkCostPrice;
  /** Changes the fields that are given. */
  bulkCostPriceUpdate: BulkCostPrice;
  /** Imports bulk cost prices from a CSV file; one with the same price, quantity and first instant is changed. */
  bulkCostPriceCsvImport: CsvImportResponse;
  bulkCostPriceDelete: Scalars['Boolean']['output'];
  /** Adds bulk cost prices, or changes those that have the same price, quantity and first instant. All are written, or none. */
  bulkCostPricesBulk: BulkResponseData;
  /** Deletes all bulk cost prices of a price. */
  bulkCostPricesDelete: Scalars['Boolean']['output'];
  costPriceCreate: CostPrice;
  /** Changes the fields that are given. */
  costPriceUpdate: CostPrice;
  costPriceDelete: Scalars['Boolean']['output'];
  /** Adds cost prices, or changes those that have the same price, quantity and first instant. All are written, or none. */
  costPricesBulk: BulkResponseData;
  /** Deletes all cost prices of a price. */
  costPricesDelete: Scalars['Boolean']['output'];
  zoneTaxCodeCreate: ZoneTaxCode;
  /** Changes the fields that are given. */
  zoneTaxCodeUpdate: ZoneTaxCode;
  zoneTaxCodeDelete: Scalars['Boolean']['output'];
  /** Adds zone tax codes. All are added, or none. */
  zoneTaxCodesCreate: Array<ZoneTaxCode>;
  /** Deletes all zone tax codes of a price. */
  zoneTaxCodesDelete: Scalars['Boolean']['output'];
  /** Adds a rule with an empty decision table. */
  businessRuleCreate: BusinessRule;
  /** Renames a rule. */
  businessRuleUpdate: BusinessRule;
  /** Deletes a rule. Carts are priced without it from their next change on. */
  businessRuleDelete: Scalars['Boolean']['output'];
  /** Adds a column, with an empty cell in each row. */
  businessRuleDecisionTableAddColumn: BusinessRuleDecisionTable;
  /** Sets which rows of the table count, and its name. */
  businessRuleDecisionTableUpdate: BusinessRuleDecisionTable;
  /** Deletes a column with its cells. */
  businessRuleDecisionTableDeleteColumn: BusinessRuleDecisionTable;
  /** Adds an empty row at the end. */
  businessRuleDecisionTableAddRow: BusinessRuleDecisionTable;
  /** Moves a row above or below another one. */
  businessRuleDecisionTableMoveRow: BusinessRuleDecisionTable;
  businessRuleDecisionTableDeleteRow: BusinessRuleDecisionTable;
  /** Sets a cell. */
  businessRuleDecisionTableSetCell: BusinessRuleDecisionTable;
  /** Adds a rule for incentives. Its table has the columns that incentives need, and one empty row. */
  incentiveRuleCreate: BusinessRule;
  /** Sets the conditions on the lines of an order, in one row. */
  incentiveRuleSetOrderItemConditions: BusinessRule;
  /** Sets what one row gives. */
  incentiveRuleSetAction: BusinessRule;
  /** Starts an empty cart in the channel of the API key. */
  cartStart: Cart;
  /** @deprecated Use cartSetContact or cartSetCustomer. Removed on 2027-03-01. */
  cartSetUser: Cart;
  /** Hands a cart to a contact, who buys for a company, and prices it for them. */
  cartSetContact: Cart;
  /** Hands a cart to a customer, and prices it for them. */
  cartSetCustomer: Cart;
  /** Changes what is given: payment, shipping, notes, reference, language. */
  cartUpdate: Cart;
  /** Deletes a cart. This is also how an authorization manager rejects one. */
  cartDelete: Scalars['Boolean']['output'];
  /** Makes an order of the cart. It happens once: a repeated call answers the same order. */
  cartProcess: CartProcessResponse;
  /** Applies an action code that an incentive knows. */
  cartAddActionCode: Cart;
  /** Removes the action code. */
  cartRemoveActionCode: Cart;
  /** Sets the invoice or the delivery address. */
  cartUpdateAddress: Cart;
  /** Asks the authorization managers of the company to order the cart. Until then its owner cannot change it. */
  cartRequestPurchaseAuthorization: Cart;
  /** An authorization manager takes the cart over, and may then change and order it. */
  cartAcceptPurchaseAuthorizationRequest: Cart;
  /** Adds a product, or a configured cluster, to the cart. */
  cartAddItem: Cart;
  /** Adds a bundle to the cart, as one line. */
  cartAddBundle: Cart;
  /** Changes a line. */
  cartUpdateItem: Cart;
  /** Adds, changes and removes many lines in one transaction. */
  cartItemBulk: BulkResponseData;
  /** Removes a line with its child items. */
  cartDeleteItem: Cart;
  /** Calculates one cart anew. Without an id it does nothing, because no cart is kept outside the database. */
  cartInvalidateCache: Scalars['Boolean']['output'];
  favoriteListCreate: FavoriteList;
  /** Changes the fields that are given. */
  favoriteListUpdate: FavoriteList;
  favoriteListDelete: Scalars['Boolean']['output'];
  /** Adds what is not on the list yet. */
  favoriteListAddItems: FavoriteList;
  favoriteListRemoveItems: FavoriteList;
  /** Takes all products, all clusters, or both off the list. */
  favoriteListClearItems: FavoriteList;
  /** Sends the confirmation of an order to its e-mail address. triggerOrderSendConfirm is the newer way: it lets the actions of the event decide. */
  orderSendConfirmationEmail: SendOrderConfirmResponseType;
  /** Declares revisions of a quote invalid, where the shop allows it. */
  orderRevisionsInvalidate: Scalars['Boolean']['output'];
  /** Makes an earlier revision the current one again, as a new revision. */
  orderRevisionRestore: Order;
  /** Adds a set. The name is unique. */
  orderStatusSetCreate: OrderStatusSet;
  /** Changes the fields that are given. */
  orderStatusSetUpdate: OrderStatusSet;
  /** Lets statuses join the set. */
  orderStatusSetAddOrderStatuses: OrderStatusSet;
  /** Lets statuses leave the set; they must be in it. */
  orderStatusSetRemoveOrderStatuses: OrderStatusSet;
  /** Deletes a set; its statuses stay. */
  orderStatusSetDelete: Scalars['Boolean']['output'];
  /** Adds an order status. The code is unique. */
  orderStatusCreate: OrderStatus;
  /** Changes the fields that are given. Orders follow a code that changes. */
  orderStatusUpdate: OrderStatus;
  /** Deletes an order status, unless it comes with the shop or an order has it. */
  orderStatusDelete: Scalars['Boolean']['output'];
  /** Adds an order. The caller gives all amounts; they must add up. */
  orderCreate: Order;
  /** Changes the fields, lines and addresses that are given; the totals follow from the lines. */
  orderUpdate: Order;
  /** Deletes an order, if its status allows it. */
  orderDelete: Scalars['Boolean']['output'];
  /** Sets the status of an order and of its payment. The status must be one that may follow; the same one is no change. */
  orderSetStatus: Order;
  /** Adds a line to an order; the totals follow. */
  orderItemCreate: OrderItem;
  /** Changes a line of an order; the totals follow. */
  orderItemUpdate: OrderItem;
  /** Deletes a line of an order; the totals follow. */
  orderItemDelete: Scalars['Boolean']['output'];
  /** Changes the given fields of an address of an order. */
  orderAddressUpdate: OrderAddress;
  /** @deprecated Use orderAddressUpdate. Removed on 2027-03-01. */
  orderUpdateAddress: Scalars['Boolean']['output'];
  /** Announces the confirmation of an order to those who listen. */
  triggerOrderSendConfirm: Scalars['Boolean']['output'];
  /** Announces a request for a quote to those who listen. */
  triggerQuoteSendRequest: Scalars['Boolean']['output'];
  /** Announces a quote that is to be validated to those who listen. */
  triggerQuoteSendValidation: Scalars['Boolean']['output'];
  /** Announces a quote to those who listen. */
  triggerQuoteSend: Scalars['Boolean']['output'];
  orderlistCreate: Orderlist;
  /** Changes the fields that are given. */
  orderlistUpdate: Orderlist;
  /** Adds what the list does not name yet. */
  orderlistAddItems: Orderlist;
  orderlistRemoveItems: Orderlist;
  orderlistAssignUsers: Orderlist;
  orderlistUnassignUsers: Orderlist;
  orderlistAssignCompanies: Orderlist;
  orderlistUnassignCompanies: Orderlist;
  orderlistDelete: Scalars['Boolean']['output'];
  /** Adds a payment to an order. */
  paymentCreate: Payment;
  /** Changes the fields that are given, and adds what happened. */
  paymentUpdate: Payment;
  /** Deletes a payment and answers what it was. */
  paymentDelete: Payment;
  payMethodCreate: PayMethod;
  /** Changes the fields that are given. */
  payMethodUpdate: PayMethod;
  payMethodDelete: Scalars['Boolean']['output'];
  /** Adds a shipment with its goods and codes: all or nothing. No more can be sent of a line than was ordered. */
  shipmentCreate: Shipment;
  /** Changes the fields that are given. A delivered or canceled shipment keeps its status. */
  shipmentUpdate: Shipment;
  /** Deletes a shipment with its items and codes. */
  shipmentDelete: Scalars['Boolean']['output'];
  /** Adds goods to a shipment. */
  shipmentItemCreate: ShipmentItem;
  /** Changes goods in a shipment. */
  shipmentItemUpdate: ShipmentItem;
  /** Takes goods out of a shipment. */
  shipmentItemDelete: Scalars['Boolean']['output'];
  /** Starts a tender for a buyer, with the default addresses of the company or customer. It becomes an order when it is processed. */
  tenderStart: Tender;
  /** Sets the invoice or the delivery address. Another country of the delivery changes the taxes. */
  tenderUpdateAddress: Tender;
  /** Adds lines, all of them or none. */
  tenderAddItems: TenderResponse;
  /** Changes a line or a child item, which `itemId` names by its uuid. */
  tenderUpdateItem: Tender;
  /** Removes a line with all that belongs to it. */
  tenderDeleteItem: Tender;
  /** Removes a product that an incentive gives away. */
  tenderDeleteBonusItem: Tender;
  /** Sets who gets the invoice: a contact or a customer. */
  tenderUpdateInvoiceUser: Tender;
  /** Changes what is given. */
  tenderUpdate: Tender;
  /** Sets the discount on all lines. */
  tenderUpdateDiscount: Tender;
  /** Changes how it is shipped. */
  tenderUpdatePostage: Tender;
  /** Changes how it is paid. */
  tenderUpdatePayment: Tender;
  /** Gives what the business rules give for these lines: discounts, bonus items, costs, points. Earlier incentives are replaced. */
  tenderApplyIncentives: Tender;
  /** Writes the tender to its order in one transaction. A quote is kept as a new revision. */
  tenderProcess: TenderProcessResponse;
  /** Throws the working copy away. Its order stays as it is. */
  tenderDelete: Scalars['Boolean']['output'];
  /** Adds a code to a shipment. */
  trackAndTraceCreate: TrackAndTrace;
  /** Changes the fields that are given. */
  trackAndTraceUpdate: TrackAndTrace;
  /** Deletes a code. */
  trackAndTraceDelete: Scalars['Boolean']['output'];
  /** Adds a carrier. Its name is unique. */
  carrierCreate: Carrier;
  /** Changes the fields that are given. */
  carrierUpdate: Carrier;
  /** Deletes a carrier that follows no shipment. */
  carrierDelete: Scalars['Boolean']['output'];
  /** @deprecated Use carrierAssignWarehouseAndReturnCarrier. Removed on 2027-03-01. */
  carrierAssignWarehouse: Scalars['Boolean']['output'];
  /** Lets a carrier collect at a warehouse; doing it again changes nothing. */
  carrierAssignWarehouseAndReturnCarrier: Carrier;
  /** @deprecated Use carrierUnassignWarehouseAndReturnCarrier. Removed on 2027-03-01. */
  carrierUnassignWarehouse: Scalars['Boolean']['output'];
  /** Takes a warehouse from a carrier that collects there. */
  carrierUnassignWarehouseAndReturnCarrier: Carrier;
  /** Adds a row of stock. A product has one row for each type, warehouse, location and company. */
  inventoryCreate: InventoryResponse;
  /** Adds or changes rows of stock from a file. */
  inventoryCsvImport: CsvImportResponse;
  /** Changes the fields that are given. */
  inventoryUpdate: InventoryResponse;
  /** Deletes a row of stock. */
  inventoryDelete: InventoryDeleteResponse;
  /** Adds a warehouse, with its address where one is given: both or nothing. */
  warehouseCreate: Warehouse;
  /** Changes the fields that are given. */
  warehouseUpdate: Warehouse;
  /** Deletes a warehouse with its address, takes it from its carriers, and answers what it was. */
  warehouseDelete: Warehouse;
  /** Gives a warehouse its address; it can have one. */
  warehouseAddressCreate: WarehouseAddress;
  /** Changes the given fields of a warehouse's address. */
  warehouseAddressUpdate: WarehouseAddress;
  warehouseAddressDelete: Scalars['Boolean']['output'];
  /** Indexes the items of these categories again. */
  productSearchCategoriesIndex: IndexEntitiesResponse;
  /** Indexes these clusters again. */
  productSearchClustersIndex: IndexEntitiesResponse;
  /** Indexes these products again. */
  productSearchProductsIndex: IndexEntitiesResponse;
  /** Starts to rebuild the whole index in batches; searches continue meanwhile. */
  productSearchFullReindexStart: StartReindexResponse;
  /** Stops a reindex after its current batch. */
  productSearchFullReindexCancel: CancelReindexResponse;
  /** Releases the lock of a reindex whose server is gone. */
  productSearchReindexLockForceRelease: ForceReleaseLockResponse;
};


export type MutationcompanyAddressCreateArgs = {
  input: CompanyAddressCreateInput;
};


export type MutationcompanyAddressUpdateArgs = {
  input: CompanyAddressUpdateInput;
};


export type MutationcompanyAddressDeleteArgs = {
  input: CompanyAddressDeleteInput;
};


export type MutationcustomerAddressCreateArgs = {
  input: CustomerAddressCreateInput;
};


export type MutationcustomerAddressUpdateArgs = {
  input: CustomerAddressUpdateInput;
};


export type MutationcustomerAddressDeleteArgs = {
  input: CustomerAddressDeleteInput;
};


export type MutationgqlApiKeyCreateArgs = {
  input: GqlApiKeyCreateInput;
};


export type MutationgqlApiKeyUpdateArgs = {
  id: Scalars['String']['input'];
  input: GqlApiKeyUpdateInput;
};


export type MutationgqlApiKeyDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationrestApiKeyCreateArgs = {
  input: RestApiKeyCreateInput;
};


export type MutationrestApiKeyUpdateArgs = {
  id: Scalars['String']['input'];
  input: RestApiKeyUpdateInput;
};


export type MutationrestApiKeyDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationcompanySearchIndexUpdateMappingArgs = {
  input: CompanySearchIndexUpdateMappingInput;
};


export type MutationcompanySearchReindexArgs = {
  input: CompanySearchReindexInput;
};


export type MutationcompanySearchFixAliasWriteIndexArgs = {
  input: CompanySearchReindexInput;
};


export type MutationcompanySearchCleanupOrphanedIndicesArgs = {
  input: CompanySearchReindexInput;
};


export type MutationcompanyCreateArgs = {
  input: CreateCompanyInput;
};


export type MutationcompanyUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateCompanyInput;
};


export type MutationcompanyDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationcompanyCsvImportArgs = {
  input: CompanyCsvInput;
};


export type MutationcontactCreateArgs = {
  input: CreateContactInput;
};


export type MutationcontactRegisterArgs = {
  input: RegisterContactInput;
};


export type MutationcontactUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateContactInput;
};


export type MutationcontactAddToCompaniesArgs = {
  id: Scalars['Int']['input'];
  input: ContactAddToCompaniesInput;
};


export type MutationcontactRemoveFromCompaniesArgs = {
  id: Scalars['Int']['input'];
  input: ContactRemoveFromCompaniesInput;
};


export type MutationcontactDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationcontactCreateAccountArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CreateAccountInput>;
};


export type MutationcontactDeleteAccountArgs = {
  id: Scalars['Int']['input'];
};


export type MutationaddCompanyManagerArgs = {
  userId: Scalars['Int']['input'];
  companyId: Scalars['Int']['input'];
};


export type MutationremoveCompanyManagerArgs = {
  userId: Scalars['Int']['input'];
  companyId: Scalars['Int']['input'];
};


export type MutationcontactCsvImportArgs = {
  input: ContactCsvInput;
};


export type MutationcustomerCreateArgs = {
  input: CustomerInput;
};


export type MutationcustomerRegisterArgs = {
  input: RegisterCustomerInput;
};


export type MutationcustomerUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateCustomerInput;
};


export type MutationcustomerDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationcustomerCreateAccountArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CreateAccountInput>;
};


export type MutationcustomerDeleteAccountArgs = {
  id: Scalars['Int']['input'];
};


export type MutationcustomerCsvImportArgs = {
  input: CustomerCsvInput;
};


export type MutationmagicTokenCreateArgs = {
  input: MagicTokenCreateInput;
};


export type MutationmagicTokenUpdateArgs = {
  id: Scalars['String']['input'];
  input: MagicTokenUpdateInput;
};


export type MutationmagicTokenDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationmagicTokenLoginArgs = {
  id: Scalars['String']['input'];
};


export type MutationtriggerPasswordSendResetEmailEventArgs = {
  input: EmailEventInput;
};


export type MutationtriggerPasswordSendInitEmailEventArgs = {
  input: PasswordRecoveryLinkInput;
};


export type MutationpasswordResetLinkArgs = {
  input?: InputMaybe<PasswordRecoveryLinkInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};


export type MutationpublishPasswordResetEmailEventArgs = {
  input: PasswordResetLinkEmailInput;
};


export type MutationtriggerContactSendWelcomeEmailEventArgs = {
  input: TriggerContactSendWelcomeEmailEventInput;
};


export type MutationtriggerCustomerSendWelcomeEmailEventArgs = {
  input: TriggerCustomerSendWelcomeEmailEventInput;
};


export type MutationpurchaseAuthorizationConfigCreateArgs = {
  input?: InputMaybe<PurchaseAuthorizationConfigCreateInput>;
};


export type MutationpurchaseAuthorizationConfigUpdateArgs = {
  id: Scalars['String']['input'];
  input?: InputMaybe<PurchaseAuthorizationConfigUpdateInput>;
};


export type MutationpurchaseAuthorizationConfigDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationstartSessionArgs = {
  siteId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationloginArgs = {
  input: LoginInput;
};


export type MutationlogoutArgs = {
  siteId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationauthenticationCreateArgs = {
  input: CreateAuthenticationInput;
};


export type MutationauthenticationDeleteArgs = {
  uid: Scalars['String']['input'];
};


export type MutationclaimsResetArgs = {
  uid: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationverifyTokenArgs = {
  input: VerifyTokenInput;
};


export type MutationexchangeRefreshTokenArgs = {
  input: ExchangeRefreshTokenInput;
};


export type MutationattributeDescriptionCreateArgs = {
  input: AttributeDescriptionCreateInput;
};


export type MutationattributeDescriptionUpdateArgs = {
  id: Scalars['String']['input'];
  input: AttributeDescriptionUpdateInput;
};


export type MutationattributeDescriptionDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationattributeDescriptionDeleteBulkArgs = {
  ids: Array<Scalars['String']['input']>;
};


export type MutationattributeDescriptionCsvImportArgs = {
  input: AttributeDescriptionCsvInput;
};


export type MutationattributeCreateArgs = {
  input: AttributeCreateInput;
};


export type MutationattributeUpdateArgs = {
  id: Scalars['String']['input'];
  input: AttributeUpdateInput;
};


export type MutationattributeDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationattributeCsvImportArgs = {
  input: AttributeCsvInput;
};


export type MutationbundleCreateArgs = {
  input: BundleCreateInput;
};


export type MutationbundleUpdateArgs = {
  id: Scalars['String']['input'];
  input: BundleUpdateInput;
};


export type MutationbundleDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationbundleAddItemsArgs = {
  id: Scalars['String']['input'];
  input: BundleAddItemsInput;
};


export type MutationbundleAddItemsAndReturnBundleArgs = {
  id: Scalars['String']['input'];
  input: BundleAddItemsInput;
};


export type MutationbundleRemoveItemArgs = {
  id: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationbundleRemoveItemAndReturnBundleArgs = {
  id: Scalars['String']['input'];
  productId: Scalars['Int']['input'];
  taxZone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationcategoryCreateArgs = {
  input: CreateCategoryInput;
};


export type MutationcategoryUpdateArgs = {
  categoryId: Scalars['Float']['input'];
  input: UpdateCategoryInput;
};


export type MutationcategoryCsvImportArgs = {
  input: CategoryCsvInput;
};


export type MutationcategoryDeleteArgs = {
  categoryId: Scalars['Float']['input'];
};


export type MutationcategoryMoveAboveArgs = {
  categoryUuid: Scalars['String']['input'];
  targetCategoryUuid: Scalars['String']['input'];
};


export type MutationcategoryMoveBelowArgs = {
  categoryUuid: Scalars['String']['input'];
  targetCategoryUuid: Scalars['String']['input'];
};


export type MutationclusterConfigCreateArgs = {
  input: ClusterConfigCreateInput;
};


export type MutationclusterConfigDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationclusterConfigAddSettingArgs = {
  clusterConfigId: Scalars['Int']['input'];
  input: ClusterConfigSettingInput;
};


export type MutationclusterConfigUpdateSettingArgs = {
  clusterConfigId: Scalars['Int']['input'];
  settingId: Scalars['Int']['input'];
  input: ClusterConfigSettingUpdateInput;
};


export type MutationclusterConfigRemoveSettingArgs = {
  clusterConfigId: Scalars['Int']['input'];
  settingId: Scalars['Int']['input'];
};


export type MutationclusterConfigSettingCreateArgs = {
  configUuid: Scalars['String']['input'];
  input: ClusterConfigSettingCreateInput;
};


export type MutationclusterConfigSettingDeleteArgs = {
  uuid: Scalars['String']['input'];
};


export type MutationclusterConfigSettingUpdateArgs = {
  uuid: Scalars['String']['input'];
  input: ClusterConfigSettingUpdateInput;
};


export type MutationclusterConfigUpdateArgs = {
  input: ClusterConfigUpdateInput;
  clusterConfigId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationclusterOptionCreateArgs = {
  clusterId: Scalars['Int']['input'];
  input: ClusterOptionCreateInput;
};


export type MutationclusterOptionUpdateArgs = {
  clusterId: Scalars['Int']['input'];
  optionId: Scalars['Int']['input'];
  input: ClusterOptionUpdateInput;
};


export type MutationclusterOptionDeleteArgs = {
  clusterId: Scalars['Int']['input'];
  optionId: Scalars['Int']['input'];
};


export type MutationclusterOptionAssignProductsArgs = {
  uuid: Scalars['String']['input'];
  productIds: Array<Scalars['Float']['input']>;
};


export type MutationclusterOptionRemoveProductsArgs = {
  uuid: Scalars['String']['input'];
  productIds: Array<Scalars['Float']['input']>;
};


export type MutationclusterOptionProductCreateArgs = {
  id: Scalars['Int']['input'];
  input: CreateProductInput;
};


export type MutationclusterOptionProductUpdateArgs = {
  id: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
  input: UpdateProductInput;
};


export type MutationclusterOptionProductDeleteArgs = {
  id: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationclusterOptionMoveAboveArgs = {
  clusterOptionUuid: Scalars['String']['input'];
  targetClusterOptionUuid: Scalars['String']['input'];
};


export type MutationclusterOptionMoveBelowArgs = {
  clusterOptionUuid: Scalars['String']['input'];
  targetClusterOptionUuid: Scalars['String']['input'];
};


export type MutationproductClusterOptionMoveAboveArgs = {
  productUuid: Scalars['String']['input'];
  targetProductUuid: Scalars['String']['input'];
};


export type MutationproductClusterOptionMoveBelowArgs = {
  productUuid: Scalars['String']['input'];
  targetProductUuid: Scalars['String']['input'];
};


export type MutationclusterProductCreateArgs = {
  id: Scalars['Int']['input'];
  input: CreateProductInput;
};


export type MutationclusterProductUpdateArgs = {
  id: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
  input: UpdateProductInput;
};


export type MutationclusterProductDeleteArgs = {
  id: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationclusterCreateArgs = {
  input: ClusterCreateInput;
};


export type MutationclusterUpdateArgs = {
  id: Scalars['Int']['input'];
  input: ClusterUpdateInput;
};


export type MutationclusterCsvImportArgs = {
  input: ClusterCsvInput;
};


export type MutationclusterDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationclusterAssignProductsArgs = {
  clusterId: Scalars['Int']['input'];
  input: ClusterAssignProductsInput;
};


export type MutationclusterUnassignProductsArgs = {
  clusterId: Scalars['Int']['input'];
  input: ClusterUnassignProductsInput;
};


export type MutationclusterAssignProductArgs = {
  clusterId: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationclusterUnassignProductArgs = {
  clusterId: Scalars['Int']['input'];
  productId: Scalars['Int']['input'];
};


export type MutationproductAssignToClusterArgs = {
  productId: Scalars['Int']['input'];
  clusterId: Scalars['Int']['input'];
};


export type MutationproductUnassignFromClusterArgs = {
  productId: Scalars['Int']['input'];
};


export type MutationproductClusterMoveAboveArgs = {
  relationshipUuid: Scalars['String']['input'];
  targetRelationshipUuid: Scalars['String']['input'];
};


export type MutationproductClusterMoveBelowArgs = {
  relationshipUuid: Scalars['String']['input'];
  targetRelationshipUuid: Scalars['String']['input'];
};


export type MutationcrossupsellCreateArgs = {
  input: CrossupsellCreateInput;
};


export type MutationcrossupsellUpdateArgs = {
  id: Scalars['String']['input'];
  input: CrossupsellUpdateInput;
};


export type MutationcrossupsellDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationmachineCreateArgs = {
  input: CreateSparePartsMachineInput;
};


export type MutationmachineDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationmachineUpsertArgs = {
  input: UpsertSparePartsMachineInput;
};


export type MutationmediaImageCreateArgs = {
  input: MediaImageInput;
};


export type MutationmediaImageUpdateArgs = {
  input: UpdateMediaImageInput;
};


export type MutationmediaImageDeleteArgs = {
  mediaId: Scalars['String']['input'];
};


export type MutationmediaImageCsvImportArgs = {
  input: ImageCsvInput;
};


export type MutationmediaVideoCreateArgs = {
  input: MediaVideoInput;
};


export type MutationmediaVideoUpdateArgs = {
  input: UpdateMediaVideoInput;
};


export type MutationmediaVideoDeleteArgs = {
  mediaId: Scalars['String']['input'];
};


export type MutationmediaVideoCsvImportArgs = {
  input: VideoCsvInput;
};


export type MutationmediaDocumentCreateArgs = {
  input: MediaDocumentInput;
};


export type MutationmediaDocumentUpdateArgs = {
  input: UpdateMediaDocumentInput;
};


export type MutationmediaDocumentDeleteArgs = {
  mediaId: Scalars['String']['input'];
};


export type MutationmediaDocumentCsvImportArgs = {
  input: DocumentCsvInput;
};


export type MutationmediaAttachmentCreateArgs = {
  input: MediaAttachmentInput;
};


export type MutationmediaAttachmentUpdateArgs = {
  id: Scalars['String']['input'];
  input: UpdateMediaAttachmentInput;
};


export type MutationmediaAttachmentDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationcategoryAddProductsClustersArgs = {
  id: Scalars['Int']['input'];
  input: CategoryAddProductsClustersInput;
};


export type MutationcategoryRemoveProductsClustersArgs = {
  id: Scalars['Int']['input'];
  input: CategoryRemoveProductsClustersInput;
};


export type MutationproductBulkMoveArgs = {
  input: ProductBulkMoveInput;
};


export type MutationclusterBulkMoveArgs = {
  input: ClusterBulkMoveInput;
};


export type MutationbaseProductCategoryMoveAboveArgs = {
  relationshipUuid: Scalars['ID']['input'];
  targetRelationshipUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveAboveByUuidsArgs = {
  categoryUuid: Scalars['ID']['input'];
  productUuid: Scalars['ID']['input'];
  targetProductUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveBelowArgs = {
  relationshipUuid: Scalars['ID']['input'];
  targetRelationshipUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveBelowByUuidsArgs = {
  categoryUuid: Scalars['ID']['input'];
  productUuid: Scalars['ID']['input'];
  targetProductUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveToBottomArgs = {
  relationshipUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveToBottomByUuidsArgs = {
  categoryUuid: Scalars['ID']['input'];
  productUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveToTopArgs = {
  relationshipUuid: Scalars['ID']['input'];
};


export type MutationbaseProductCategoryMoveToTopByUuidsArgs = {
  categoryUuid: Scalars['ID']['input'];
  productUuid: Scalars['ID']['input'];
};


export type MutationclusterAddToCategoryArgs = {
  clusterId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
  sortOrder?: InputMaybe<Scalars['Int']['input']>;
  makeDefault: Scalars['Boolean']['input'];
};


export type MutationclusterCategoryMoveAboveArgs = {
  relationshipUuid: Scalars['String']['input'];
  targetRelationshipUuid: Scalars['String']['input'];
};


export type MutationclusterCategoryMoveBelowArgs = {
  relationshipUuid: Scalars['String']['input'];
  targetRelationshipUuid: Scalars['String']['input'];
};


export type MutationclusterRemoveFromCategoryArgs = {
  clusterId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
};


export type MutationclusterSetDefaultCategoryArgs = {
  clusterId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
};


export type MutationclustersBulkAddToCategoryArgs = {
  clusterIds: Array<Scalars['Int']['input']>;
  categoryId: Scalars['Int']['input'];
  startingSortOrder: Scalars['Int']['input'];
};


export type MutationclustersBulkRemoveFromCategoryArgs = {
  clusterIds: Array<Scalars['Int']['input']>;
  categoryId: Scalars['Int']['input'];
};


export type MutationproductAddToCategoryArgs = {
  productId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
  sortOrder?: InputMaybe<Scalars['Int']['input']>;
  makeDefault: Scalars['Boolean']['input'];
};


export type MutationproductCategoryMoveAboveArgs = {
  relationshipUuid: Scalars['ID']['input'];
  targetRelationshipUuid: Scalars['ID']['input'];
};


export type MutationproductCategoryMoveBelowArgs = {
  relationshipUuid: Scalars['ID']['input'];
  targetRelationshipUuid: Scalars['ID']['input'];
};


export type MutationproductCategoryMoveToBottomArgs = {
  relationshipUuid: Scalars['ID']['input'];
};


export type MutationproductCategoryMoveToTopArgs = {
  relationshipUuid: Scalars['ID']['input'];
};


export type MutationproductRemoveFromCategoryArgs = {
  productId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
};


export type MutationproductSetDefaultCategoryArgs = {
  productId: Scalars['Int']['input'];
  categoryId: Scalars['Int']['input'];
};


export type MutationproductsBulkAddToCategoryArgs = {
  productIds: Array<Scalars['Int']['input']>;
  categoryId: Scalars['Int']['input'];
  startingSortOrder: Scalars['Int']['input'];
};


export type MutationproductsBulkRemoveFromCategoryArgs = {
  productIds: Array<Scalars['Int']['input']>;
  categoryId: Scalars['Int']['input'];
};


export type MutationproductCreateArgs = {
  input: CreateProductInput;
};


export type MutationproductUpdateArgs = {
  productId: Scalars['Int']['input'];
  input: UpdateProductInput;
};


export type MutationproductDeleteArgs = {
  productId: Scalars['Int']['input'];
};


export type MutationproductCsvImportArgs = {
  input: ProductCsvInput;
};


export type MutationvaluesetCreateArgs = {
  input: ValuesetCreateInput;
};


export type MutationvaluesetUpdateArgs = {
  id: Scalars['Int']['input'];
  input: ValuesetUpdateInput;
};


export type MutationvaluesetDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationvaluesetItemCreateArgs = {
  input: ValuesetItemCreateInput;
};


export type MutationvaluesetItemUpdateArgs = {
  id: Scalars['Int']['input'];
  input: ValuesetItemUpdateInput;
};


export type MutationvaluesetItemDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationagentCreateArgs = {
  input: AgentCreateInput;
};


export type MutationagentUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AgentUpdateInput;
};


export type MutationagentDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationagentMessageCreateArgs = {
  input: AgentMessageCreateInput;
};


export type MutationagentConversationCreateArgs = {
  input: AgentConversationCreateInput;
};


export type MutationpublishEmailEventArgs = {
  input: EmailEventInput;
};


export type MutationpublishEmailSendEventArgs = {
  input: EmailSendEventInput;
};


export type MutationeventFailureReplayArgs = {
  id: Scalars['String']['input'];
};


export type MutationeventFailuresReplayArgs = {
  input?: InputMaybe<EventFailuresReplayInput>;
};


export type MutationeventActionConfigDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationtriggerCustomEventArgs = {
  input: TriggerCustomEventInput;
};


export type MutationeventToEmailConfigCreateArgs = {
  input: EventToEmailConfigCreateInput;
};


export type MutationeventToEmailConfigUpdateArgs = {
  id: Scalars['String']['input'];
  input: EventToEmailConfigUpdateInput;
};


export type MutationeventToWebHookConfigCreateArgs = {
  input: EventToWebHookConfigCreateInput;
};


export type MutationeventToWebHookConfigUpdateArgs = {
  id: Scalars['String']['input'];
  input: EventToWebHookConfigUpdateInput;
};


export type MutationeventDeliveryRedeliverArgs = {
  id: Scalars['String']['input'];
};


export type MutationeventDeliveriesRedeliverArgs = {
  input?: InputMaybe<EventDeliveryRedeliverInput>;
};


export type MutationticketCreateArgs = {
  input: TicketCreateInput;
};


export type MutationticketUpdateArgs = {
  id: Scalars['ID']['input'];
  input: TicketUpdateInput;
};


export type MutationticketDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationcsvImportJobCancelArgs = {
  id: Scalars['String']['input'];
};


export type MutationadminUserCreateArgs = {
  input: CreateUserDto;
};


export type MutationadminUserUpdateArgs = {
  email: Scalars['String']['input'];
  input: UpdateUserDto;
};


export type MutationadminUserDeleteArgs = {
  email: Scalars['String']['input'];
};


export type MutationadminUserTenantCreateArgs = {
  input: CreateTenantDto;
};


export type MutationadminUserTenantDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationchannelCreateArgs = {
  input: ChannelCreateInput;
};


export type MutationchannelUpdateArgs = {
  id: Scalars['Int']['input'];
  input: ChannelUpdateInput;
};


export type MutationchannelDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationroleDefinitionCreateArgs = {
  input: RoleDefinitionCreateInput;
};


export type MutationroleDefinitionUpdateArgs = {
  id: Scalars['ID']['input'];
  input: RoleDefinitionUpdateInput;
};


export type MutationroleDefinitionDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationroleCreateArgs = {
  input: RoleCreateInput;
};


export type MutationroleUpdateArgs = {
  id: Scalars['ID']['input'];
  input: RoleUpdateInput;
};


export type MutationroleDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationemailTemplateCreateArgs = {
  input: EmailTemplateCreateInput;
};


export type MutationemailTemplateUpdateArgs = {
  id: Scalars['String']['input'];
  input: EmailTemplateUpdateInput;
};


export type MutationdocumentTemplateCreateArgs = {
  input: DocumentTemplateCreateInput;
};


export type MutationdocumentTemplateUpdateArgs = {
  id: Scalars['String']['input'];
  input: DocumentTemplateUpdateInput;
};


export type MutationtemplateDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationemailTemplateAddAttachmentArgs = {
  id: Scalars['String']['input'];
  documentTemplateId: Scalars['String']['input'];
};


export type MutationemailTemplateRemoveAttachmentArgs = {
  id: Scalars['String']['input'];
  documentTemplateId: Scalars['String']['input'];
};


export type MutationtemplateRenderToHTMLArgs = {
  id: Scalars['String']['input'];
  input: TemplateRenderInput;
};


export type MutationemailTemplateRenderAndSendArgs = {
  id: Scalars['String']['input'];
  input: TemplateRenderInput;
};


export type MutationdocumentTemplateRenderToPDFArgs = {
  id: Scalars['String']['input'];
  input: TemplateRenderInput;
};


export type MutationtenantCreateArgs = {
  input: TenantCreateInput;
};


export type MutationtenantUpdateArgs = {
  input: TenantUpdateInput;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationtenantDeleteArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationdiscountCreateArgs = {
  input: DiscountCreateInput;
};


export type MutationdiscountUpdateArgs = {
  id: Scalars['String']['input'];
  input: DiscountUpdateInput;
};


export type MutationdiscountDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationdiscountsDeleteByPricesheetIdArgs = {
  pricesheetId: Scalars['String']['input'];
};


export type MutationdiscountCsvImportArgs = {
  input: DiscountCsvInput;
};


export type MutationpriceCreateArgs = {
  input: PriceCreateInput;
};


export type MutationpriceCsvImportArgs = {
  input: PriceCsvInput;
};


export type MutationpriceUpdateArgs = {
  id: Scalars['String']['input'];
  input: PriceUpdateInput;
};


export type MutationpriceDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationpricesheetCreateArgs = {
  input: PricesheetCreateInput;
};


export type MutationpricesheetUpdateArgs = {
  id: Scalars['String']['input'];
  input: PricesheetUpdateInput;
};


export type MutationpricesheetCsvImportArgs = {
  input: PricesheetCsvInput;
};


export type MutationpricesheetDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationpricesheetAssignArgs = {
  id: Scalars['String']['input'];
  input: PricesheetAssignInput;
};


export type MutationpricesheetUnassignArgs = {
  id: Scalars['String']['input'];
  input: PricesheetUnassignInput;
};


export type MutationsurchargeCreateArgs = {
  input: CreateSurchargeInput;
};


export type MutationsurchargeUpdateArgs = {
  id: Scalars['String']['input'];
  input: UpdateSurchargeInput;
};


export type MutationaddSurchargesToProductArgs = {
  input: AddSurchargesToProductInput;
};


export type MutationremoveSurchargesFromProductArgs = {
  input: RemoveSurchargesFromProductInput;
};


export type MutationsurchargeDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationtaxCreateArgs = {
  input: TaxCreateInput;
};


export type MutationtaxUpdateArgs = {
  id: Scalars['String']['input'];
  input: TaxUpdateInput;
};


export type MutationtaxDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationbulkPriceCreateArgs = {
  input: BulkPriceCreateInput;
};


export type MutationbulkPriceUpdateArgs = {
  id: Scalars['String']['input'];
  input: BulkPriceUpdateInput;
};


export type MutationbulkPriceCsvImportArgs = {
  input: BulkPriceCsvInput;
};


export type MutationbulkPriceDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationbulkPricesCreateArgs = {
  input: Array<BulkPriceCreateInput>;
};


export type MutationbulkPricesDeleteArgs = {
  priceId: Scalars['String']['input'];
};


export type MutationbulkCostPriceCreateArgs = {
  input: BulkCostPriceCreateInput;
};


export type MutationbulkCostPriceUpdateArgs = {
  id: Scalars['String']['input'];
  input: BulkCostPriceUpdateInput;
};


export type MutationbulkCostPriceCsvImportArgs = {
  input: BulkCostPriceCsvInput;
};


export type MutationbulkCostPriceDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationbulkCostPricesBulkArgs = {
  input: Array<BulkCostPriceCreateInput>;
};


export type MutationbulkCostPricesDeleteArgs = {
  priceId: Scalars['String']['input'];
};


export type MutationcostPriceCreateArgs = {
  input: CostPriceCreateInput;
};


export type MutationcostPriceUpdateArgs = {
  id: Scalars['String']['input'];
  input: CostPriceUpdateInput;
};


export type MutationcostPriceDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationcostPricesBulkArgs = {
  input: Array<CostPriceCreateInput>;
};


export type MutationcostPricesDeleteArgs = {
  priceId: Scalars['String']['input'];
};


export type MutationzoneTaxCodeCreateArgs = {
  input: ZoneTaxCodeCreateInput;
};


export type MutationzoneTaxCodeUpdateArgs = {
  id: Scalars['String']['input'];
  input: ZoneTaxCodeUpdateInput;
};


export type MutationzoneTaxCodeDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationzoneTaxCodesCreateArgs = {
  input: Array<ZoneTaxCodeCreateInput>;
};


export type MutationzoneTaxCodesDeleteArgs = {
  priceId: Scalars['String']['input'];
};


export type MutationbusinessRuleCreateArgs = {
  input: BusinessRuleCreateInput;
};


export type MutationbusinessRuleUpdateArgs = {
  id: Scalars['ID']['input'];
  input: BusinessRuleUpdateInput;
};


export type MutationbusinessRuleDeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationbusinessRuleDecisionTableAddColumnArgs = {
  input: BusinessRuleDecisionTableAddColumnInput;
};


export type MutationbusinessRuleDecisionTableUpdateArgs = {
  input: BusinessRuleDecisionTableUpdateInput;
};


export type MutationbusinessRuleDecisionTableDeleteColumnArgs = {
  input: BusinessRuleDecisionTableDeleteColumnInput;
};


export type MutationbusinessRuleDecisionTableAddRowArgs = {
  input: BusinessRuleDecisionTableSearchInput;
};


export type MutationbusinessRuleDecisionTableMoveRowArgs = {
  input: BusinessRuleDecisionTableMoveRowInput;
};


export type MutationbusinessRuleDecisionTableDeleteRowArgs = {
  input: BusinessRuleDecisionTableDeleteRowInput;
};


export type MutationbusinessRuleDecisionTableSetCellArgs = {
  input: BusinessRuleDecisionTableSetCellInput;
};


export type MutationincentiveRuleCreateArgs = {
  input: BusinessRuleCreateInput;
};


export type MutationincentiveRuleSetOrderItemConditionsArgs = {
  input: IncentiveRuleOrderItemSetCellInput;
};


export type MutationincentiveRuleSetActionArgs = {
  input: IncentiveRuleSetActionInput;
};


export type MutationcartStartArgs = {
  input?: InputMaybe<CartStartInput>;
};


export type MutationcartSetUserArgs = {
  id: Scalars['String']['input'];
  input: CartSetUserInput;
};


export type MutationcartSetContactArgs = {
  id: Scalars['String']['input'];
  input: CartSetContactInput;
};


export type MutationcartSetCustomerArgs = {
  id: Scalars['String']['input'];
  input: CartSetCustomerInput;
};


export type MutationcartUpdateArgs = {
  id: Scalars['String']['input'];
  input: CartUpdateInput;
};


export type MutationcartDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationcartProcessArgs = {
  id: Scalars['String']['input'];
  input: CartProcessInput;
};


export type MutationcartAddActionCodeArgs = {
  id: Scalars['String']['input'];
  input: CartActionCodeInput;
};


export type MutationcartRemoveActionCodeArgs = {
  id: Scalars['String']['input'];
  input: CartActionCodeInput;
};


export type MutationcartUpdateAddressArgs = {
  id: Scalars['String']['input'];
  input: CartUpdateAddressInput;
};


export type MutationcartRequestPurchaseAuthorizationArgs = {
  id: Scalars['String']['input'];
};


export type MutationcartAcceptPurchaseAuthorizationRequestArgs = {
  id: Scalars['String']['input'];
  input?: InputMaybe<CartAcceptPurchaseAuthorizationRequestInput>;
};


export type MutationcartAddItemArgs = {
  id: Scalars['String']['input'];
  input: CartAddItemInput;
};


export type MutationcartAddBundleArgs = {
  id: Scalars['String']['input'];
  input: CartAddBundleInput;
};


export type MutationcartUpdateItemArgs = {
  id: Scalars['String']['input'];
  itemId: Scalars['String']['input'];
  input: CartUpdateItemInput;
};


export type MutationcartItemBulkArgs = {
  input: CartItemsBulkUpsertInput;
};


export type MutationcartDeleteItemArgs = {
  id: Scalars['String']['input'];
  input: CartDeleteItemInput;
};


export type MutationcartInvalidateCacheArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationfavoriteListCreateArgs = {
  input: FavoriteListsCreateInput;
};


export type MutationfavoriteListUpdateArgs = {
  id: Scalars['String']['input'];
  input: FavoriteListsUpdateInput;
};


export type MutationfavoriteListDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationfavoriteListAddItemsArgs = {
  id: Scalars['String']['input'];
  input: FavoriteListsItemsInput;
};


export type MutationfavoriteListRemoveItemsArgs = {
  id: Scalars['String']['input'];
  input: FavoriteListsItemsInput;
};


export type MutationfavoriteListClearItemsArgs = {
  id: Scalars['String']['input'];
  products?: InputMaybe<Scalars['Boolean']['input']>;
  clusters?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationorderSendConfirmationEmailArgs = {
  orderId: Scalars['Int']['input'];
  attachments?: InputMaybe<Array<Base64FileInput>>;
};


export type MutationorderRevisionsInvalidateArgs = {
  input: OrderRevisionsInvalidateInput;
};


export type MutationorderRevisionRestoreArgs = {
  orderId: Scalars['Int']['input'];
  revisionNumber: Scalars['Int']['input'];
};


export type MutationorderStatusSetCreateArgs = {
  input: CreateOrderStatusSetInput;
};


export type MutationorderStatusSetUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateOrderStatusSetInput;
};


export type MutationorderStatusSetAddOrderStatusesArgs = {
  id: Scalars['Int']['input'];
  input: AddOrderStatusesToOrderStatusSetInput;
};


export type MutationorderStatusSetRemoveOrderStatusesArgs = {
  id: Scalars['Int']['input'];
  input: RemoveOrderStatusesFromOrderStatusSetInput;
};


export type MutationorderStatusSetDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationorderStatusCreateArgs = {
  input: CreateOrderStatusInput;
};


export type MutationorderStatusUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateOrderStatusInput;
};


export type MutationorderStatusDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationorderCreateArgs = {
  order: OrderCreateInput;
};


export type MutationorderUpdateArgs = {
  orderId: Scalars['Int']['input'];
  order: OrderUpdateInput;
};


export type MutationorderDeleteArgs = {
  orderId: Scalars['Int']['input'];
};


export type MutationorderSetStatusArgs = {
  input: OrderSetStatusInput;
};


export type MutationorderItemCreateArgs = {
  orderId: Scalars['Int']['input'];
  orderItem: OrderItemCreateInput;
};


export type MutationorderItemUpdateArgs = {
  orderId: Scalars['Int']['input'];
  orderItem: OrderItemUpdateInput;
};


export type MutationorderItemDeleteArgs = {
  orderId: Scalars['Int']['input'];
  orderItemId: Scalars['Int']['input'];
};


export type MutationorderAddressUpdateArgs = {
  id: Scalars['Int']['input'];
  orderId: Scalars['Int']['input'];
  input: OrderAddressUpdateInput;
};


export type MutationorderUpdateAddressArgs = {
  id: Scalars['Int']['input'];
  addressId: Scalars['Int']['input'];
  input: OrderUpdateAddressInput;
};


export type MutationtriggerOrderSendConfirmArgs = {
  input: TriggerOrderSendConfirmEventInput;
};


export type MutationtriggerQuoteSendRequestArgs = {
  input: TriggerQuoteSendRequestEventInput;
};


export type MutationtriggerQuoteSendValidationArgs = {
  input: TriggerQuoteSendValidationEventInput;
};


export type MutationtriggerQuoteSendArgs = {
  input: TriggerQuoteSendEventInput;
};


export type MutationorderlistCreateArgs = {
  input: OrderlistCreateInput;
};


export type MutationorderlistUpdateArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistUpdateInput;
};


export type MutationorderlistAddItemsArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistItemsInput;
};


export type MutationorderlistRemoveItemsArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistItemsInput;
};


export type MutationorderlistAssignUsersArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistUsersInput;
};


export type MutationorderlistUnassignUsersArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistUsersInput;
};


export type MutationorderlistAssignCompaniesArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistCompaniesInput;
};


export type MutationorderlistUnassignCompaniesArgs = {
  id: Scalars['Int']['input'];
  input: OrderlistCompaniesInput;
};


export type MutationorderlistDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationpaymentCreateArgs = {
  input: CreatePaymentInput;
};


export type MutationpaymentUpdateArgs = {
  searchBy: SearchByInput;
  input: UpdatePaymentInput;
};


export type MutationpaymentDeleteArgs = {
  searchBy: SearchByInput;
};


export type MutationpayMethodCreateArgs = {
  input: PayMethodCreateInput;
};


export type MutationpayMethodUpdateArgs = {
  id: Scalars['Int']['input'];
  input: PayMethodUpdateInput;
};


export type MutationpayMethodDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationshipmentCreateArgs = {
  input: ShipmentCreateInput;
};


export type MutationshipmentUpdateArgs = {
  id: Scalars['String']['input'];
  input: ShipmentUpdateInput;
};


export type MutationshipmentDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationshipmentItemCreateArgs = {
  input: ShipmentItemCreateInput;
};


export type MutationshipmentItemUpdateArgs = {
  id: Scalars['String']['input'];
  input: ShipmentItemUpdateInput;
};


export type MutationshipmentItemDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationtenderStartArgs = {
  input: TenderStartInput;
};


export type MutationtenderUpdateAddressArgs = {
  id: Scalars['String']['input'];
  input: TenderUpdateAddressInput;
};


export type MutationtenderAddItemsArgs = {
  id: Scalars['String']['input'];
  input: TenderAddItemsInput;
};


export type MutationtenderUpdateItemArgs = {
  id: Scalars['String']['input'];
  itemId: Scalars['String']['input'];
  input: TenderUpdateItemInput;
};


export type MutationtenderDeleteItemArgs = {
  id: Scalars['String']['input'];
  itemId: Scalars['String']['input'];
};


export type MutationtenderDeleteBonusItemArgs = {
  id: Scalars['String']['input'];
  itemId: Scalars['String']['input'];
};


export type MutationtenderUpdateInvoiceUserArgs = {
  id: Scalars['String']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationtenderUpdateArgs = {
  id: Scalars['String']['input'];
  input: TenderUpdateInput;
};


export type MutationtenderUpdateDiscountArgs = {
  id: Scalars['String']['input'];
  input: TenderDiscountInput;
};


export type MutationtenderUpdatePostageArgs = {
  id: Scalars['String']['input'];
  input: TenderPostageInput;
};


export type MutationtenderUpdatePaymentArgs = {
  id: Scalars['String']['input'];
  input: TenderPaymentInput;
};


export type MutationtenderApplyIncentivesArgs = {
  id: Scalars['String']['input'];
};


export type MutationtenderProcessArgs = {
  id: Scalars['String']['input'];
};


export type MutationtenderDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationtrackAndTraceCreateArgs = {
  input: TrackAndTraceCreateInput;
};


export type MutationtrackAndTraceUpdateArgs = {
  id: Scalars['String']['input'];
  input: TrackAndTraceUpdateInput;
};


export type MutationtrackAndTraceDeleteArgs = {
  id: Scalars['String']['input'];
};


export type MutationcarrierCreateArgs = {
  input: CarrierCreateInput;
};


export type MutationcarrierUpdateArgs = {
  id: Scalars['Int']['input'];
  input: CarrierUpdateInput;
};


export type MutationcarrierDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationcarrierAssignWarehouseArgs = {
  id: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
};


export type MutationcarrierAssignWarehouseAndReturnCarrierArgs = {
  id: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
};


export type MutationcarrierUnassignWarehouseArgs = {
  id: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
};


export type MutationcarrierUnassignWarehouseAndReturnCarrierArgs = {
  id: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
};


export type MutationinventoryCreateArgs = {
  input: CreateInventoryInput;
};


export type MutationinventoryCsvImportArgs = {
  input: InventoryCsvInput;
};


export type MutationinventoryUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateInventoryInput;
};


export type MutationinventoryDeleteArgs = {
  id: Scalars['Int']['input'];
};


export type MutationwarehouseCreateArgs = {
  input: CreateWarehouseInput;
};


export type MutationwarehouseUpdateArgs = {
  id: Scalars['Float']['input'];
  input: UpdateWarehouseInput;
};


export type MutationwarehouseDeleteArgs = {
  id: Scalars['Float']['input'];
};


export type MutationwarehouseAddressCreateArgs = {
  id: Scalars['Float']['input'];
  input: CreateWarehouseAddressInput;
};


export type MutationwarehouseAddressUpdateArgs = {
  id: Scalars['Float']['input'];
  input: UpdateWarehouseAddressInput;
};


export type MutationwarehouseAddressDeleteArgs = {
  id: Scalars['Float']['input'];
  input: DeleteWarehouseAddressInput;
};


export type MutationproductSearchCategoriesIndexArgs = {
  input: IndexCategoriesInput;
};


export type MutationproductSearchClustersIndexArgs = {
  input: IndexClustersInput;
};


export type MutationproductSearchProductsIndexArgs = {
  input: IndexProductsInput;
};


export type MutationproductSearchFullReindexStartArgs = {
  skipNegativeCache?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationproductSearchFullReindexCancelArgs = {
  reindexId: Scalars['String']['input'];
};

/** How far a right reaches. Each level contains those below it. */
export type RoleAccess =
  | 'OWNER'
  | 'EDITOR'
  | 'VIEWER'
  | 'NONE';

/** A key for the GraphQL interface. */
export type GqlApiKey = {
  /** The uuid of the key's record; not the key itself. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** In full only in the answer that made it, masked ever after. */
  key: Scalars['String']['output'];
  /** An inactive key opens nothing. */
  active: Scalars['Boolean']['output'];
  /** What the key may do, by the name of the domain. */
  roles?: Maybe<Array<GqlApiKeyRole>>;
  /** The channel that the key acts for; channel 1 when empty. */
  channelId?: Maybe<Scalars['Int']['output']>;
  /** The origins of web pages that may use the key, such as https://shop.example.com; `*` is any. A key without any is for servers. */
  origins: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

export type GqlApiKeyRole = {
  roleDefinitionName: Scalars['String']['output'];
  access: RoleAccess;
};

export type GqlApiKeyResponse = {
  items: Array<GqlApiKey>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type GqlApiKeySortField =
  | 'ID'
  | 'NAME'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'CHANNEL_ID'
  | 'ACTIVE';

export type GqlApiKeySortInput = {
  field: GqlApiKeySortField;
  order: SortOrder;
};

export type GqlApiKeySearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<GqlApiKeySortInput>>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type GqlApiKeyRoleInput = {
  /** The name of a domain, such as product or order; each at most once. */
  roleDefinitionName: Scalars['String']['input'];
  /** No more than the caller holds. */
  access: RoleAccess;
};

export type GqlApiKeyCreateInput = {
  name: Scalars['String']['input'];
  active?: Scalars['Boolean']['input'];
  roles?: InputMaybe<Array<GqlApiKeyRoleInput>>;
  /** The channel that the key acts for; it must exist. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** The origins of web pages that may use the key; `*` is any. At most 255 characters. At most 100 entries. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type GqlApiKeyUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Replaces all roles of the key. */
  roles?: InputMaybe<Array<GqlApiKeyRoleInput>>;
  /** The channel that the key acts for; it must exist. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** Replaces the origins of web pages that may use the key. At most 255 characters. At most 100 entries. */
  origins?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A client of the REST interface: its id and secret are exchanged for a token at POST /oauth2/token. */
export type RestApiKey = {
  /** The uuid of the client's record. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  clientId: Scalars['String']['output'];
  /** In full only in the answer that made it, masked ever after. */
  clientSecret: Scalars['String']['output'];
  /** An inactive client gets no token, and those that it has open nothing. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

export type RestApiKeyResponse = {
  items: Array<RestApiKey>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type RestApiKeySortField =
  | 'ID'
  | 'NAME'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'ACTIVE';

export type RestApiKeySortInput = {
  field: RestApiKeySortField;
  order: SortOrder;
};

export type RestApiKeySearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<RestApiKeySortInput>>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RestApiKeyCreateInput = {
  name: Scalars['String']['input'];
  active?: Scalars['Boolean']['input'];
};

export type RestApiKeyUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A company as it was found, with its addresses, its contacts and what is said of them. */
export type CompanySearch = {
  /** The number of the company. */
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  taxNumber?: Maybe<Scalars['String']['output']>;
  cocNumber?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  debtorId?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** A company that was deleted is not found: always null. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  addresses: Array<CompanyAddressSearch>;
  contacts: Array<CompanyContactSearch>;
  attributes: Array<CompanyAttributeSearch>;
};

/** An address of a company that was found. */
export type CompanyAddressSearch = {
  id: Scalars['Int']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code. */
  country: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  isDefault: YesNo;
  type: AddressType;
  active?: Maybe<YesNo>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

/** A contact of a company that was found. */
export type CompanyContactSearch = {
  /** The number of the contact. */
  id: Scalars['Int']['output'];
  firstName: Scalars['String']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['String']['output']>;
  /** Empty where none is known. */
  email: Scalars['String']['output'];
  iban?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use Company.debtorId. The key in the financial system is the company's. Removed on 2027-03-01. */
  debtorId?: Maybe<Scalars['String']['output']>;
  primaryCompanyId?: Maybe<Scalars['Int']['output']>;
  dateOfBirth?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  attributes: Array<CompanyAttributeSearch>;
};

/** Something that is said of a company or contact that was found; `attribute(id:)` tells what. */
export type CompanyAttributeSearch = {
  id: Scalars['String']['output'];
  value: CompanyAttributeValueSearch;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<CompanyAttributeDescriptionSearch>;
};

export type CompanyAttributeValueSearch = {
  /** The id of the attribute. */
  id: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type CompanyAttributeDescriptionSearch = {
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CompanySearchResponse = {
  items: Array<CompanySearch>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** Where a term is looked for. */
export type CompanyTermFieldName =
  | 'COMPANY_ID'
  | 'COMPANY_NAME'
  | 'COMPANY_TAX_NUMBER'
  | 'COMPANY_COC_NUMBER'
  | 'COMPANY_NOTES'
  | 'COMPANY_DEBTOR_ID'
  | 'COMPANY_EMAIL'
  | 'COMPANY_ATTRIBUTE_ID'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_ID'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_NAME'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_TYPE'
  | 'COMPANY_ATTRIBUTE_VALUE_ID'
  | 'COMPANY_ATTRIBUTE_VALUE_NAME'
  | 'COMPANY_ATTRIBUTE_VALUE_TYPE'
  | 'COMPANY_ATTRIBUTE_VALUE_COLOR_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_TEXT_VALUES'
  | 'COMPANY_ATTRIBUTE_VALUE_DATE_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_DECIMAL_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_INTEGER_VALUE'
  | 'COMPANY_ADDRESS_ID'
  | 'COMPANY_ADDRESS_FIRST_NAME'
  | 'COMPANY_ADDRESS_LAST_NAME'
  | 'COMPANY_ADDRESS_STREET'
  | 'COMPANY_ADDRESS_NUMBER'
  | 'COMPANY_ADDRESS_NUMBER_EXTENSION'
  | 'COMPANY_ADDRESS_POSTAL_CODE'
  | 'COMPANY_ADDRESS_CITY'
  | 'COMPANY_ADDRESS_REGION'
  | 'COMPANY_ADDRESS_COUNTRY'
  | 'COMPANY_ADDRESS_PHONE'
  | 'COMPANY_ADDRESS_MOBILE'
  | 'COMPANY_ADDRESS_EMAIL'
  | 'COMPANY_ADDRESS_CODE'
  | 'COMPANY_ADDRESS_NOTES'
  | 'COMPANY_ADDRESS_NAME'
  | 'CONTACT_ID'
  | 'CONTACT_FIRST_NAME'
  | 'CONTACT_LAST_NAME'
  | 'CONTACT_PHONE'
  | 'CONTACT_MOBILE'
  | 'CONTACT_EMAIL'
  | 'CONTACT_IBAN'
  | 'CONTACT_BANK_ACCOUNT'
  | 'CONTACT_BIC'
  | 'CONTACT_NOTES'
  | 'CONTACT_DEBTOR_ID'
  | 'CONTACT_ATTRIBUTE_ID'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_ID'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_NAME'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_TYPE'
  | 'CONTACT_ATTRIBUTE_VALUE_ID'
  | 'CONTACT_ATTRIBUTE_VALUE_NAME'
  | 'CONTACT_ATTRIBUTE_VALUE_TYPE'
  | 'CONTACT_ATTRIBUTE_VALUE_COLOR_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_TEXT_VALUES'
  | 'CONTACT_ATTRIBUTE_VALUE_DATE_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_DECIMAL_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_INTEGER_VALUE';

/** Fields to look for the term in, and how much a find there counts for RELEVANCE. */
export type CompanyTermFieldInput = {
  fieldNames: Array<CompanyTermFieldName>;
  /** 1 to 1000. */
  boost?: InputMaybe<Scalars['Int']['input']>;
};

/** Of addresses, contacts and attributes, the first in the order counts. */
export type CompanySearchSortField =
  | 'RELEVANCE'
  | 'COMPANY_ID'
  | 'COMPANY_NAME'
  | 'COMPANY_TAX_NUMBER'
  | 'COMPANY_COC_NUMBER'
  | 'COMPANY_NOTES'
  | 'COMPANY_CREATED_AT'
  | 'COMPANY_LAST_MODIFIED_AT'
  | 'COMPANY_ADDRESS_ID'
  | 'COMPANY_ADDRESS_FIRST_NAME'
  | 'COMPANY_ADDRESS_LAST_NAME'
  | 'COMPANY_ADDRESS_STREET'
  | 'COMPANY_ADDRESS_NUMBER'
  | 'COMPANY_ADDRESS_NUMBER_EXTENSION'
  | 'COMPANY_ADDRESS_POSTAL_CODE'
  | 'COMPANY_ADDRESS_CITY'
  | 'COMPANY_ADDRESS_REGION'
  | 'COMPANY_ADDRESS_COUNTRY'
  | 'COMPANY_ADDRESS_PHONE'
  | 'COMPANY_ADDRESS_MOBILE'
  | 'COMPANY_ADDRESS_EMAIL'
  | 'COMPANY_ADDRESS_CODE'
  | 'COMPANY_ADDRESS_NOTES'
  | 'COMPANY_ADDRESS_NAME'
  | 'COMPANY_ADDRESS_IS_DEFAULT'
  | 'COMPANY_ADDRESS_TYPE'
  | 'COMPANY_ADDRESS_ACTIVE'
  | 'COMPANY_ATTRIBUTE_ID'
  | 'COMPANY_ATTRIBUTE_CREATED_AT'
  | 'COMPANY_ATTRIBUTE_LAST_MODIFIED_AT'
  | 'COMPANY_ATTRIBUTE_CREATED_BY'
  | 'COMPANY_ATTRIBUTE_LAST_MODIFIED_BY'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_ID'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_NAME'
  | 'COMPANY_ATTRIBUTE_DESCRIPTION_TYPE'
  | 'COMPANY_ATTRIBUTE_VALUE_ID'
  | 'COMPANY_ATTRIBUTE_VALUE_NAME'
  | 'COMPANY_ATTRIBUTE_VALUE_TYPE'
  | 'COMPANY_ATTRIBUTE_VALUE_COLOR_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_TEXT_VALUES'
  | 'COMPANY_ATTRIBUTE_VALUE_DATE_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_DECIMAL_VALUE'
  | 'COMPANY_ATTRIBUTE_VALUE_INTEGER_VALUE'
  | 'CONTACT_ID'
  | 'CONTACT_FIRST_NAME'
  | 'CONTACT_LAST_NAME'
  | 'CONTACT_PHONE'
  | 'CONTACT_MOBILE'
  | 'CONTACT_EMAIL'
  | 'CONTACT_IBAN'
  | 'CONTACT_BANK_ACCOUNT'
  | 'CONTACT_BIC'
  | 'CONTACT_NOTES'
  | 'CONTACT_DATE_OF_BIRTH'
  | 'CONTACT_CREATED_AT'
  | 'CONTACT_LAST_MODIFIED_AT'
  | 'CONTACT_DEBTOR_ID'
  | 'CONTACT_ATTRIBUTE_ID'
  | 'CONTACT_ATTRIBUTE_CREATED_AT'
  | 'CONTACT_ATTRIBUTE_LAST_MODIFIED_AT'
  | 'CONTACT_ATTRIBUTE_CREATED_BY'
  | 'CONTACT_ATTRIBUTE_LAST_MODIFIED_BY'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_ID'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_NAME'
  | 'CONTACT_ATTRIBUTE_DESCRIPTION_TYPE'
  | 'CONTACT_ATTRIBUTE_VALUE_ID'
  | 'CONTACT_ATTRIBUTE_VALUE_NAME'
  | 'CONTACT_ATTRIBUTE_VALUE_TYPE'
  | 'CONTACT_ATTRIBUTE_VALUE_COLOR_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_TEXT_VALUES'
  | 'CONTACT_ATTRIBUTE_VALUE_DATE_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_DECIMAL_VALUE'
  | 'CONTACT_ATTRIBUTE_VALUE_INTEGER_VALUE';

export type CompanySearchSortInput = {
  field: CompanySearchSortField;
  order: SortOrder;
};

/** What is said of contacts must hold for one contact, what is said of addresses for one address. */
export type CompanySearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  /** Part of any of the termFields, in capitals or not; an id must be equal. 2 to 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** All of them unless said; of attributes, their values. At most 100 entries. */
  termFields?: InputMaybe<Array<CompanyTermFieldInput>>;
  companyCreatedAt?: InputMaybe<DateSearchInput>;
  companyLastModifiedAt?: InputMaybe<DateSearchInput>;
  companyAttributeCreatedAt?: InputMaybe<DateSearchInput>;
  companyAttributeLastModifiedAt?: InputMaybe<DateSearchInput>;
  contactCreatedAt?: InputMaybe<DateSearchInput>;
  contactLastModifiedAt?: InputMaybe<DateSearchInput>;
  contactDateOfBirth?: InputMaybe<DateSearchInput>;
  contactAttributeCreatedAt?: InputMaybe<DateSearchInput>;
  contactAttributeLastModifiedAt?: InputMaybe<DateSearchInput>;
  addressTypes?: InputMaybe<Array<AddressType>>;
  addressIsDefault?: InputMaybe<YesNo>;
  addressActive?: InputMaybe<YesNo>;
  /** At most 20 entries. */
  sortInputs?: InputMaybe<Array<CompanySearchSortInput>>;
};

/** What a search index was made for. */
export type CompanySearchIndexTemplate =
  | 'COMPANY_SEARCH'
  | 'CONTACT_SEARCH'
  | 'TEMP_ADDRESS'
  | 'TEMP_CONTACT_COMPANY'
  | 'TEMP_ATTRIBUTE';

export type CompanySearchIndexUpdateMappingInput = {
  template: CompanySearchIndexTemplate;
};

export type CompanySearchReindexInput = {
  template?: CompanySearchIndexTemplate;
};

/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type Company = {
  companyId: Scalars['Int']['output'];
  uuid?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** The number in the register of commerce. */
  cocNumber?: Maybe<Scalars['String']['output']>;
  /** The key in the financial system. */
  debtorId?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  hidden?: Maybe<YesNo>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  inheritProductList?: Maybe<YesNo>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  path?: Maybe<Scalars['String']['output']>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  slug?: Maybe<Scalars['String']['output']>;
  tag?: Maybe<Scalars['String']['output']>;
  /** How other systems know the company. */
  sources?: Maybe<Array<Source>>;
  /** Only in the answer to companyCreate by a visitor without a session: lets them register the first contact of the company, once and within an hour. */
  registrationToken?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All its addresses, or those of one type, or the default ones. */
  addresses: Array<Address>;
  /** A page of the contacts who act for the company, as far as the caller may see them. */
  contacts: ContactsResponse;
  /** The contacts who manage the company, as far as the caller may see them. */
  managers?: Maybe<Array<IBaseUser>>;
  /** A page of what its contacts may order; a contact who does not manage the company finds their own. */
  purchaseAuthorizationConfigs?: Maybe<PurchaseAuthorizationConfigResponse>;
  attributes?: Maybe<AttributeResultResponse>;
  /** The sheets that are assigned to the company itself, winners first. */
  pricesheets?: Maybe<Array<Pricesheet>>;
  favoriteLists?: Maybe<FavoriteListsResponse>;
  /** The order lists that are assigned to the company. */
  orderlists?: Maybe<OrderlistsResponse>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanyaddressesArgs = {
  type?: InputMaybe<AddressType>;
  isDefault?: InputMaybe<YesNo>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanycontactsArgs = {
  input?: InputMaybe<ContactSearchArguments>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanypurchaseAuthorizationConfigsArgs = {
  input?: InputMaybe<CompanyPurchaseAuthorizationConfigSearchInput>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanyattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanyfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsBaseSearchInput>;
};


/** An organisation that buys: contacts act for it, and addresses, prices and limits are its own. */
export type CompanyorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

export type CompaniesResponse = {
  items: Array<Company>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CompanySortableField =
  | 'NAME'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type CompanySortInput = {
  field: CompanySortableField;
  order?: SortOrder;
};

/** Where a term is looked for: in the company itself, in its addresses, in its contacts. */
export type CompanyTermField =
  | 'COMPANY_ID'
  | 'COMPANY_NAME'
  | 'COMPANY_TAX_NUMBER'
  | 'COMPANY_COC_NUMBER'
  | 'COMPANY_NOTES'
  | 'COMPANY_DEBTOR_ID'
  | 'COMPANY_EMAIL'
  | 'COMPANY_ADDRESS_ID'
  | 'COMPANY_ADDRESS_FIRST_NAME'
  | 'COMPANY_ADDRESS_LAST_NAME'
  | 'COMPANY_ADDRESS_STREET'
  | 'COMPANY_ADDRESS_NUMBER'
  | 'COMPANY_ADDRESS_NUMBER_EXTENSION'
  | 'COMPANY_ADDRESS_POSTAL_CODE'
  | 'COMPANY_ADDRESS_CITY'
  | 'COMPANY_ADDRESS_PHONE'
  | 'COMPANY_ADDRESS_MOBILE'
  | 'COMPANY_ADDRESS_EMAIL'
  | 'COMPANY_ADDRESS_CODE'
  | 'CONTACT_ID'
  | 'CONTACT_FIRST_NAME'
  | 'CONTACT_LAST_NAME'
  | 'CONTACT_PHONE'
  | 'CONTACT_MOBILE'
  | 'CONTACT_EMAIL';

export type CompanySearchArguments = {
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the name, in capitals or not. */
  name?: InputMaybe<Scalars['String']['input']>;
  sources?: InputMaybe<Array<SourceSearchInput>>;
  /** The whole number, in capitals or not. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The whole number, in capitals or not. */
  cocNumber?: InputMaybe<Scalars['String']['input']>;
  debtorIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The whole e-mail address, in capitals or not. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The whole number, as it is stored. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Only companies that the caller manages. */
  managedCompaniesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<Array<CompanySortInput>>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  /** Part of any of the termFields, in capitals or not; an id must be equal. 2 to 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** All of them unless said. */
  termFields?: InputMaybe<Array<CompanyTermField>>;
};

/** The name is required. Somebody who registers may send neither debtorId nor sources. */
export type CreateCompanyInput = {
  /** 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The number in the register of commerce. At most 100 characters. */
  cocNumber?: InputMaybe<Scalars['String']['input']>;
  /** The key in the financial system. At most 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters; or none. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Each changes one of the company's addresses or adds one; those that are not named stay. At most 1000 entries. */
  addresses?: InputMaybe<Array<AddressBulkItemInput>>;
  sources?: InputMaybe<Array<SourceInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** Managers of the company may send neither debtorId nor sources. */
export type UpdateCompanyInput = {
  /** 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The number in the register of commerce. At most 100 characters. */
  cocNumber?: InputMaybe<Scalars['String']['input']>;
  /** The key in the financial system. At most 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters; or none. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Each changes one of the company's addresses or adds one; those that are not named stay. At most 1000 entries. */
  addresses?: InputMaybe<Array<AddressBulkItemInput>>;
  sources?: InputMaybe<Array<SourceUpsertInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** A file of comma-separated values with a header, and which of its columns is what; without mappings the headers are the names of the fields. */
export type CompanyCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<CompanyCsvMapping>>;
};

export type CompanyCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: CompanyFieldName;
};

/** What a column can be. A row with the company's number, or with a source, is about that company; any other adds one. */
export type CompanyFieldName =
  | 'COMPANY_ID'
  | 'NAME'
  | 'TAX_NUMBER'
  | 'COC_NUMBER'
  | 'DEBTOR_ID'
  | 'PHONE'
  | 'EMAIL'
  | 'NOTES'
  | 'DEPARTMENT'
  | 'OFFICE'
  | 'INHERIT_PRODUCT_LIST'
  | 'INHERIT_ORDER_LIST'
  | 'BUDGET'
  | 'BUDGET_INHERIT'
  | 'HIDDEN'
  | 'PATH'
  | 'SLUG'
  | 'TAG'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'LANGUAGE';

/** A person who acts for one or more companies. */
export type Contact = IBaseUser & {
  contactId: Scalars['Int']['output'];
  /** The same as contactId: contacts and customers share one number space. */
  userId?: Maybe<Scalars['Int']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
  /**
   * The key in the financial system.
   * @deprecated Use Company.debtorId. It moves to company { debtorId }. Removed on 2027-03-01.
   */
  debtorId?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName: Scalars['String']['output'];
  middleName?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The e-mail address to log in with; null without an account. */
  login?: Maybe<Scalars['String']['output']>;
  iban?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Two-letter language code. */
  primaryLanguage?: Maybe<Scalars['String']['output']>;
  /** When the account stops working. */
  expires?: Maybe<Scalars['DateTime']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['DateTime']['output']>;
  mailingList?: Maybe<YesNo>;
  /** Whether this is the caller, logged in. */
  isLoggedIn?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of the primary company. */
  parentCompanyId?: Maybe<Scalars['Int']['output']>;
  /** The primary company. */
  company?: Maybe<Company>;
  /** Every company that the contact acts for, the primary one too. */
  companies?: Maybe<CompaniesResponse>;
  /** The companies that the contact manages, as company manager or as authorization manager. */
  managedCompanies?: Maybe<Array<Company>>;
  /** Which other systems know the contact. */
  sources?: Maybe<Array<Source>>;
  /** The tokens with which the contact can log in, for those who may read the configuration; for others there are none. */
  magicTokens: Array<MagicToken>;
  /** A page of what the contact may order for which company. */
  purchaseAuthorizationConfigs?: Maybe<PurchaseAuthorizationConfigResponse>;
  attributes?: Maybe<AttributeResultResponse>;
  /** The sheets that are assigned to the contact itself, winners first. */
  pricesheets?: Maybe<Array<Pricesheet>>;
  /** The sheets of the contact and of the company that it buys for, winners first. */
  pricesheetsEffective: PricesheetResponse;
  /** The contact's own; those of its companies stand at the companies. */
  favoriteLists?: Maybe<FavoriteListsResponse>;
  /** The order lists that are assigned to the contact; those of its companies stand at the companies. */
  orderlists?: Maybe<OrderlistsResponse>;
};


/** A person who acts for one or more companies. */
export type ContactcompaniesArgs = {
  input?: InputMaybe<ContactCompaniesSearchInput>;
};


/** A person who acts for one or more companies. */
export type ContactpurchaseAuthorizationConfigsArgs = {
  input?: InputMaybe<ContactPurchaseAuthorizationConfigSearchInput>;
};


/** A person who acts for one or more companies. */
export type ContactattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** A person who acts for one or more companies. */
export type ContactpricesheetsEffectiveArgs = {
  input?: InputMaybe<PricesheetsEffectivePaginationInput>;
};


/** A person who acts for one or more companies. */
export type ContactfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsBaseSearchInput>;
};


/** A person who acts for one or more companies. */
export type ContactorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

export type ContactsResponse = {
  items: Array<Contact>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ContactCompaniesSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactSearchArguments = {
  /** At most 50 entries. */
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A part of the first name, in capitals or not. At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** A part of the middle name, in capitals or not. At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** A part of the last name, in capitals or not. At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The whole address, in capitals or not. An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  debtorIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<Array<ContactSortInput>>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  sources?: InputMaybe<Array<SourceSearchInput>>;
  /** A part of what one of the termFields holds, in capitals or not; the whole number for ID. At least 2 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where the term is looked for; everywhere unless said. */
  termFields?: InputMaybe<Array<ContactTermField>>;
};

export type ContactSortInput = {
  field: ContactSortableField;
  order?: SortOrder;
};

export type ContactSortableField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type ContactTermField =
  | 'ID'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PHONE'
  | 'MOBILE'
  | 'EMAIL'
  | 'DEBTOR_ID';

export type CreateContactInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Unique among contacts and accounts. An e-mail address. At most 150 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  homepage?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Rather say it of the company. At most 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** The primary company. */
  parentId: Scalars['Int']['input'];
  sources?: InputMaybe<Array<SourceInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** A contact who can log in at once. The password may be chosen later, by the link of an e-mail. */
export type RegisterContactInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** What the contact logs in with; unique among contacts and accounts. An e-mail address. At most 150 characters. */
  email: Scalars['String']['input'];
  /** 1 to 150 characters. */
  homepage?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Rather say it of the company. Only with the role user.OWNER. At most 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** The primary company. */
  parentId: Scalars['Int']['input'];
  /** Only with the role user.OWNER. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** 8 to 1024 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The registrationToken of the company, for a visitor who registered it without a session. At most 100 characters. */
  registrationToken?: InputMaybe<Scalars['String']['input']>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

export type UpdateContactInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Unique among contacts and accounts, and what the contact logs in with. Contacts who change their own get an e-mail at the new address first, to confirm it with their password. An e-mail address. At most 150 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  homepage?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Rather say it of the company. Not for contacts themselves. At most 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** The new primary company; contacts themselves choose among their own. */
  parentId?: InputMaybe<Scalars['Int']['input']>;
  /** Each system that is named gets the ids that are given. Not for contacts themselves. */
  sources?: InputMaybe<Array<SourceUpsertInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

export type CreateAccountInput = {
  /** Without it, the password is chosen by the link of an e-mail. 8 to 1024 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What a registered contact or customer calls the API with from now on. */
export type RegisterUserSession = {
  accessToken?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** When the access token expires. */
  expirationTime?: Maybe<Scalars['DateTime']['output']>;
};

export type RegisterContactResponse = {
  contact: IBaseUser;
  session: RegisterUserSession;
};

export type ContactAddToCompaniesInput = {
  /** At least 1 entry. At most 1000 entries. */
  companyIds: Array<Scalars['Int']['input']>;
};

export type ContactRemoveFromCompaniesInput = {
  /** At least 1 entry. At most 1000 entries. */
  companyIds: Array<Scalars['Int']['input']>;
};

/** What became of one company of the request. */
export type ContactActionsData = {
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  companyId: Scalars['Int']['output'];
};

export type ContactActionsResponse = {
  /** One entry for each company, in the order of the request. */
  data: Array<ContactActionsData>;
  /** What went wrong, if anything. */
  messages: Array<Scalars['String']['output']>;
};

export type ContactAddToCompaniesResponse = {
  contact: Contact;
  actions: ContactActionsResponse;
};

export type ContactRemoveFromCompaniesResponse = {
  contact: Contact;
  actions: ContactActionsResponse;
};

/** A file of comma-separated values with a header, and which of its columns is what; without mappings the headers are the names of the fields. */
export type ContactCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<ContactCsvMapping>>;
};

export type ContactCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: ContactFieldName;
};

/** What a column can be. A row with the contact's number, or with a source, is about that contact; any other adds one. */
export type ContactFieldName =
  | 'CONTACT_ID'
  | 'FIRST_NAME'
  | 'MIDDLE_NAME'
  | 'LAST_NAME'
  | 'ABBREVIATION'
  | 'TITLE'
  | 'DATE_OF_BIRTH'
  | 'GENDER'
  | 'SSN'
  | 'PHONE'
  | 'MOBILE'
  | 'EMAIL'
  | 'PRIMARY_LANGUAGE'
  | 'MAILING_LIST'
  | 'EXPIRES'
  | 'DEBTOR_ID'
  | 'LOGIN'
  | 'IBAN'
  | 'BANK_ACCOUNT'
  | 'BIC'
  | 'NOTES'
  | 'TAX_NUMBER'
  | 'COC_NUMBER'
  | 'LOGIN_ROOT'
  | 'PRIMARY_COMPANY_ID'
  | 'COMPANY_ID'
  | 'COMPANY_SOURCE_ID'
  | 'COMPANY_SOURCE_NAME'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'LANGUAGE';

/** A consumer: buys for themselves, with addresses of their own. */
export type Customer = IBaseUser & {
  customerId: Scalars['Int']['output'];
  /** The customerId. */
  userId?: Maybe<Scalars['Int']['output']>;
  uuid?: Maybe<Scalars['String']['output']>;
  /** The key in the financial system; unique. */
  debtorId?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName: Scalars['String']['output'];
  middleName?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  /** Unique among customers. */
  email?: Maybe<Scalars['String']['output']>;
  /** The e-mail address to log in with; null without an account. */
  login?: Maybe<Scalars['String']['output']>;
  iban?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Two-letter language code. */
  primaryLanguage?: Maybe<Scalars['String']['output']>;
  /** When the account stops working. */
  expires?: Maybe<Scalars['DateTime']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['DateTime']['output']>;
  mailingList?: Maybe<YesNo>;
  /** Whether this is the caller, logged in. */
  isLoggedIn?: Maybe<Scalars['Boolean']['output']>;
  /** How other systems know this customer. */
  sources?: Maybe<Array<Source>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All their addresses, or those of one type, or the default ones. */
  addresses: Array<Address>;
  /** The tokens with which the customer can log in, for those who may read the configuration; for others there are none. */
  magicTokens: Array<MagicToken>;
  attributes?: Maybe<AttributeResultResponse>;
  /** The sheets that are assigned to the customer itself, winners first. */
  pricesheets?: Maybe<Array<Pricesheet>>;
  /** The sheets that apply to the customer, winners first. */
  pricesheetsEffective: PricesheetResponse;
  favoriteLists?: Maybe<FavoriteListsResponse>;
  /** The first page of the order lists that are assigned to the customer. */
  orderlist?: Maybe<OrderlistsResponse>;
  /** The order lists that are assigned to the customer. */
  orderlists: OrderlistsResponse;
};


/** A consumer: buys for themselves, with addresses of their own. */
export type CustomeraddressesArgs = {
  type?: InputMaybe<AddressType>;
  isDefault?: InputMaybe<YesNo>;
};


/** A consumer: buys for themselves, with addresses of their own. */
export type CustomerattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** A consumer: buys for themselves, with addresses of their own. */
export type CustomerpricesheetsEffectiveArgs = {
  input?: InputMaybe<PricesheetsEffectivePaginationInput>;
};


/** A consumer: buys for themselves, with addresses of their own. */
export type CustomerfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsBaseSearchInput>;
};


/** A consumer: buys for themselves, with addresses of their own. */
export type CustomerorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

export type CustomersResponse = {
  items: Array<Customer>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CustomerSortableField =
  /** By last name. */
  | 'NAME'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type CustomerSortInput = {
  field: CustomerSortableField;
  order?: SortOrder;
};

/** Where a term is looked for. Numbers must be the term, texts must contain it. */
export type CustomerTermField =
  | 'CUSTOMER_ID'
  | 'CUSTOMER_FIRST_NAME'
  | 'CUSTOMER_LAST_NAME'
  | 'CUSTOMER_PHONE'
  | 'CUSTOMER_MOBILE'
  | 'CUSTOMER_EMAIL'
  | 'CUSTOMER_DEBTOR_ID'
  | 'CUSTOMER_ADDRESS_ID'
  | 'CUSTOMER_ADDRESS_FIRST_NAME'
  | 'CUSTOMER_ADDRESS_LAST_NAME'
  | 'CUSTOMER_ADDRESS_STREET'
  | 'CUSTOMER_ADDRESS_NUMBER'
  | 'CUSTOMER_ADDRESS_NUMBER_EXTENSION'
  | 'CUSTOMER_ADDRESS_POSTAL_CODE'
  | 'CUSTOMER_ADDRESS_CITY'
  | 'CUSTOMER_ADDRESS_PHONE'
  | 'CUSTOMER_ADDRESS_MOBILE'
  | 'CUSTOMER_ADDRESS_EMAIL'
  | 'CUSTOMER_ADDRESS_CODE';

export type CustomerSearchArguments = {
  /** More than 0. */
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 100 characters. */
  debtorIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the first name, in capitals or not. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the middle name, in capitals or not. At most 50 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** Part of the last name, in capitals or not. At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The whole address, in capitals or not. An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CustomerSortInput>>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  /** Customers that another system knows by one of these. */
  sources?: InputMaybe<Array<SourceSearchInput>>;
  /** A word or part of one, looked for in the given fields. 2 to 100 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where to look for the term; everywhere unless given. */
  termFields?: InputMaybe<Array<CustomerTermField>>;
};

export type CustomerInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** An e-mail address. At most 150 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceUpsertInput>>;
  /** Addresses of the new customer. At most 100 entries. */
  addresses?: InputMaybe<Array<AddressBulkItemInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** A consumer who registers. Only who owns users may say how other systems know them. */
export type RegisterCustomerInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** What they log in with. An e-mail address. At most 150 characters. */
  email: Scalars['String']['input'];
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** At most 100 entries. */
  addresses?: InputMaybe<Array<AddressBulkItemInput>>;
  /** Without one, the account waits until a password is set by e-mail. 8 to 1024 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** What changes of a customer. Customers may change themselves, except for how other systems know them. */
export type UpdateCustomerInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Changes what the customer logs in with, too. Customers who change their own get an e-mail at the new address first, to confirm it with their password. An e-mail address. At most 150 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  mailingList?: InputMaybe<YesNo>;
  /** Two letters. */
  primaryLanguage?: InputMaybe<Scalars['String']['input']>;
  /** The systems that are named get these keys; the others stay as they are. At most 100 entries. */
  sources?: InputMaybe<Array<SourceUpsertInput>>;
  /** Addresses to change, by id or code, or to add. At most 100 entries. */
  addresses?: InputMaybe<Array<AddressBulkItemInput>>;
  attributes?: InputMaybe<Array<AttributeBulkCreateInput>>;
};

/** A customer with an account, and the session that it begins with. */
export type RegisterCustomerResponse = {
  customer: IBaseUser;
  session: RegisterUserSession;
};

/** A file of comma-separated values with a header, and which of its columns is what; without mappings the headers are the names of the fields. */
export type CustomerCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<CustomerCsvMapping>>;
};

export type CustomerCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: CustomerFieldName;
};

/** What a column can be. A row with the customer's number, or with a source, is about that customer; any other adds one. */
export type CustomerFieldName =
  | 'DEBTOR_ID'
  | 'FIRST_NAME'
  | 'MIDDLE_NAME'
  | 'LAST_NAME'
  | 'ABBREVIATION'
  | 'TITLE'
  | 'DATE_OF_BIRTH'
  | 'GENDER'
  | 'SSN'
  | 'PHONE'
  | 'EMAIL'
  | 'PRIMARY_LANGUAGE'
  | 'CUSTOMER_ID'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'LANGUAGE';

/** A link's worth of login: who has the secret logs in as the contact or customer, without a password. */
export type MagicToken = {
  /** The secret, in the answer that makes the token and nowhere else; otherwise the name of the token, which opens nothing. */
  id: Scalars['String']['output'];
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  /** No token lasts longer than a year and a day. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When somebody last tried to log in with it. */
  lastAccessedAt?: Maybe<Scalars['DateTime']['output']>;
  failedLogins?: Maybe<Scalars['Int']['output']>;
  successfulLogins?: Maybe<Scalars['Int']['output']>;
  /** Whether it is good for one login only. */
  oneTimeUse: Scalars['Boolean']['output'];
  /** Whatever its maker wants to find again with it. */
  extra?: Maybe<Array<Scalars['String']['output']>>;
  contact?: Maybe<Contact>;
  customer?: Maybe<Customer>;
};

export type MagicTokenResponse = {
  items: Array<MagicToken>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type NumberExpressionOperator =
  | 'EQUALS'
  | 'NOT_EQUALS'
  | 'LOWER_THAN'
  | 'GREATER_THAN'
  | 'LOWER_THAN_OR_EQUAL_TO'
  | 'GREATER_THAN_OR_EQUAL_TO';

/** A whole number and how to compare with it. */
export type IntegerRangeSearchInput = {
  operator: NumberExpressionOperator;
  value: Scalars['Int']['input'];
};

export type MagicTokenSearchInput = {
  /** Names of tokens; secrets find nothing here. A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  expiresAt?: InputMaybe<DateSearchInput>;
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
  failedLogins?: InputMaybe<IntegerRangeSearchInput>;
  successfulLogins?: InputMaybe<IntegerRangeSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

/** A token for either a contact or a customer. */
export type MagicTokenCreateInput = {
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 8601, at most 366 days ahead. Thirty days if it is left out, the most if it is null. ISO 8601. */
  expiresAt?: InputMaybe<Scalars['String']['input']>;
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 characters. At most 50 entries. */
  extra?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Whose token it is cannot be changed. */
export type MagicTokenUpdateInput = {
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 8601, at most 366 days ahead; null is the most. ISO 8601. */
  expiresAt?: InputMaybe<Scalars['String']['input']>;
  oneTimeUse?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 characters. At most 50 entries. */
  extra?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * An e-mail that is asked for: with a template (`letterId`), in the caller's own words (`subject`, `content`), or the usual one of its type.
 * For a new password, `email` or `to` names the account. A variable for it may also be declared as PasswordRecoveryLinkInput, as published clients do: the server reads it as EmailEventInput. A validator that only knows this schema refuses that, because GraphQL has no second names for a type.
 */
export type EmailEventInput = {
  /** What the e-mail is about. publishEmailEvent needs it; an e-mail about a password stays one, whatever this says. */
  type?: InputMaybe<EmailEventType>;
  /** The order that the e-mail is about. It goes to the e-mail address of the order where nobody else is named. */
  orderId?: InputMaybe<Scalars['Int']['input']>;
  /** The contact or customer whom the e-mail is about. It goes to them where nobody else is named. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the e-mail template. A uuid. */
  letterId?: InputMaybe<Scalars['String']['input']>;
  /** In place of the subject of the template. Handlebars. At most 998 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** HTML, in place of the text of the template. Handlebars. An e-mail about a password shows it as plain text above the link. At most 200000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Who the e-mail says it is from. */
  from?: InputMaybe<EmailSendContactInput>;
  /** Whom the e-mail is sent to. For a new password: the mailbox of the account, where `email` is left out. At least 1 entry. At most 50 entries. */
  to?: InputMaybe<Array<EmailSendContactInput>>;
  /** Files that are sent along. At most 20 entries. */
  attachments?: InputMaybe<Array<Base64FileInput>>;
  /** What stands for `{{name}}` in subject and content, and in the data of the template. */
  variables?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The e-mail address of the account whose password is to be chosen anew. An e-mail address. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Where the page leads on to once the password is set: an address of this server, or of a host that its operator allows. At most 2000 characters. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The language of the e-mail and of the page; by default that of the order or the person, otherwise Dutch. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The channel in whose name the e-mail is sent; that of the order or of the caller when it is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  siteId?: InputMaybe<Scalars['Int']['input']>;
};

/** Whose password is to be chosen, and how the e-mail speaks. */
export type PasswordRecoveryLinkInput = {
  /** The e-mail address of the account. An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Where the page leads on to once the password is set: an address of this server, or of a host that its operator allows. At most 2000 characters. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The language of the e-mail and of the page; English where they do not speak it. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The channel in whose name the e-mail is sent; that of the caller when it is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
};

/** A reset e-mail in the caller's own words. What is left out is said as usual. */
export type PasswordResetLinkEmailInput = {
  /** Of what kind the e-mail is; one about a password stays one, whatever this says. */
  type: EmailEventType;
  /** The e-mail address of the account. An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Plain text above the link; an empty line begins a paragraph. At most 20000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Plain text of the link. At most 200 characters. */
  linkText?: InputMaybe<Scalars['String']['input']>;
  /** Who the e-mail says it is from. */
  from?: InputMaybe<EmailSendContactInput>;
  /** What stands for `{{name}}` in subject, content and link text. */
  variables?: InputMaybe<Scalars['JSONObject']['input']>;
  /** An order that the e-mail is about: `order` in the data of the template. */
  orderId?: InputMaybe<Scalars['Int']['input']>;
  /** The contact or customer of the account. It must have the given e-mail address. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the e-mail template that is used in place of the usual one. A uuid. */
  letterId?: InputMaybe<Scalars['String']['input']>;
  /** Files that are sent along. At most 20 entries. */
  attachments?: InputMaybe<Array<Base64FileInput>>;
  /** Ignored: sites no longer exist. */
  siteId?: InputMaybe<Scalars['Int']['input']>;
  /** Where the page leads on to once the password is set: an address of this server, or of a host that its operator allows. At most 2000 characters. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The language of the page, and of what is said as usual. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

export type TriggerContactSendWelcomeEmailEventInput = {
  contactId: Scalars['Int']['input'];
  /** The channel in whose name the e-mail is sent; that of the caller when it is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** The language of the e-mail; the contact's own when it is left out. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

export type TriggerCustomerSendWelcomeEmailEventInput = {
  customerId: Scalars['Int']['input'];
  /** The channel in whose name the e-mail is sent; that of the caller when it is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** The language of the e-mail; the customer's own when it is left out. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What a contact does in the purchases of a company. */
export type PurchaseRole =
  /** Buys, up to a limit; beyond it somebody must agree. */
  | 'PURCHASER'
  /** Buys without a limit, and agrees to what others buy. */
  | 'AUTHORIZATION_MANAGER';

/** What a contact may order for a company without asking. There is one for each contact of a company at most. */
export type PurchaseAuthorizationConfig = {
  /** The uuid of the record. */
  id: Scalars['String']['output'];
  purchaseRole: PurchaseRole;
  /** The largest order that needs nobody's consent; empty for no limit. */
  authorizationLimit?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  company?: Maybe<Company>;
  contact?: Maybe<Contact>;
};

export type PurchaseAuthorizationConfigResponse = {
  items: Array<PurchaseAuthorizationConfig>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PurchaseAuthorizationConfigSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Companies of the caller, unless the caller may read users. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  purchaseRoles?: InputMaybe<Array<PurchaseRole>>;
  authorizationLimit?: InputMaybe<DecimalSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type CompanyPurchaseAuthorizationConfigSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  purchaseRoles?: InputMaybe<Array<PurchaseRole>>;
  authorizationLimit?: InputMaybe<DecimalSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type ContactPurchaseAuthorizationConfigSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Companies of the caller, unless the caller may read users. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  purchaseRoles?: InputMaybe<Array<PurchaseRole>>;
  authorizationLimit?: InputMaybe<DecimalSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type PurchaseAuthorizationConfigCreateInput = {
  /** One of the contacts of the company. */
  contactId: Scalars['Int']['input'];
  /** A company that the caller manages, unless the caller owns users. */
  companyId: Scalars['Int']['input'];
  purchaseRole?: PurchaseRole;
  /** Empty for no limit. 0 to 9999999999. At most 5 decimals. */
  authorizationLimit?: InputMaybe<Scalars['Float']['input']>;
};

export type PurchaseAuthorizationConfigUpdateInput = {
  purchaseRole?: InputMaybe<PurchaseRole>;
  /** Null takes the limit away. 0 to 9999999999. At most 5 decimals. */
  authorizationLimit?: InputMaybe<Scalars['Float']['input']>;
};

/** What logging in answers: a session and how it came about. */
export type Login = {
  /** How somebody proved who they are, such as password or magicToken. */
  providerId?: Maybe<Scalars['String']['output']>;
  /** signIn, signUp or anonymous. */
  operationType?: Maybe<Scalars['String']['output']>;
  session?: Maybe<GCIPUser>;
};

/** What logging out answers. */
export type Logout = {
  /** What has happened, as a sentence. */
  todo?: Maybe<Scalars['String']['output']>;
};

/** An account, and the tokens of its session where they have just been issued. */
export type GCIPUser = {
  /** Names the account; of a visitor, the session. */
  uid: Scalars['String']['output'];
  /** The e-mail address to log in with; null for a visitor. */
  email?: Maybe<Scalars['String']['output']>;
  emailVerified?: Maybe<Scalars['Boolean']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  /** No pictures are kept: always null. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Whether logging in is refused. */
  disabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether this is a visitor whom nobody knows. */
  isAnonymous?: Maybe<Scalars['Boolean']['output']>;
  metadata?: Maybe<GCIPMetadata>;
  /** Sessions that began earlier than this are over. */
  tokensValidAfterTime?: Maybe<Scalars['String']['output']>;
  /** The tenant that the account belongs to. */
  tenantId?: Maybe<Scalars['String']['output']>;
  providerData?: Maybe<Array<GCIPProviderData>>;
  /** Never shown: always null. A hash is a secret, too, because short passwords can be found from it. */
  passwordHash?: Maybe<Scalars['String']['output']>;
  /** Never shown: always null, like the hash that it is part of. */
  passwordSalt?: Maybe<Scalars['String']['output']>;
  /** No domain stands between a client and its tenant: always null. */
  authDomain?: Maybe<Scalars['String']['output']>;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sent as Bearer token, good for an hour. Only the answer that issues it shows it; elsewhere it is empty. */
  accessToken: Scalars['String']['output'];
  /** Good for one exchangeRefreshToken. Only the answer that issues it shows it; elsewhere it is empty. */
  refreshToken: Scalars['String']['output'];
  /** When the access token runs out. */
  expirationTime?: Maybe<Scalars['DateTime']['output']>;
  multiFactor?: Maybe<MultiFactor>;
};

/** When an account was made and used, as ISO 8601. */
export type GCIPMetadata = {
  lastSignInTime?: Maybe<Scalars['String']['output']>;
  creationTime?: Maybe<Scalars['String']['output']>;
  lastRefreshTime?: Maybe<Scalars['String']['output']>;
};

/** One way in which an account can log in. */
export type GCIPProviderData = {
  uid?: Maybe<Scalars['String']['output']>;
  providerId?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  photoUrl?: Maybe<Scalars['String']['output']>;
  federatedId?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  rawId?: Maybe<Scalars['String']['output']>;
  screenName?: Maybe<Scalars['String']['output']>;
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

/** Further factors of an account. There are none yet. */
export type MultiFactor = {
  enrolledFactors?: Maybe<Array<EnrolledFactor>>;
};

export type EnrolledFactor = {
  factorId: Scalars['String']['output'];
  phoneNumber: Scalars['String']['output'];
};

/** A fresh pair of tokens, spelt as OAuth spells them. */
export type RefreshTokenResponse = {
  access_token: Scalars['String']['output'];
  /** The next refresh token: the one that was sent is used up. */
  refresh_token: Scalars['String']['output'];
  /** Seconds until the access token runs out. */
  expires_in: Scalars['Int']['output'];
  token_type: Scalars['String']['output'];
  user_id: Scalars['String']['output'];
};

/** What a valid access token says. */
export type VerifyToken = {
  uid: Scalars['String']['output'];
  /** Empty for a visitor. */
  name: Scalars['String']['output'];
  /** Who the user is to the shop: numbers of contact, customer and companies, and the rights at the time of issue. */
  claims?: Maybe<Scalars['JSONObject']['output']>;
  /** The server that issued the token. */
  iss: Scalars['String']['output'];
  /** The tenant that it was issued for. */
  aud: Scalars['String']['output'];
  /** When the session began, in seconds since 1970. */
  auth_time: Scalars['Int']['output'];
  user_id: Scalars['String']['output'];
  sub: Scalars['String']['output'];
  iat: Scalars['Int']['output'];
  exp: Scalars['Int']['output'];
  /** Empty for a visitor. */
  email: Scalars['String']['output'];
  email_verified: Scalars['Boolean']['output'];
  firebase?: Maybe<Firebase>;
};

/** How the session of a token began. */
export type Firebase = {
  identities?: Maybe<Scalars['JSONObject']['output']>;
  sign_in_provider: Scalars['String']['output'];
  sign_in_second_factor?: Maybe<Scalars['String']['output']>;
  second_factor_identifier?: Maybe<Scalars['String']['output']>;
  tenant?: Maybe<Scalars['String']['output']>;
};

/** How far a reset of all claims got. */
export type ClaimsResetAllResponse = {
  successCount: Scalars['Int']['output'];
  errorCount: Scalars['Int']['output'];
  totalProcessed: Scalars['Int']['output'];
  completed: Scalars['Boolean']['output'];
};

export type LoginInput = {
  /** An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** No password has fewer than 6 characters, so a shorter one is a wrong one. At most 1024 characters. */
  password: Scalars['String']['input'];
  /** Only password is known. */
  provider?: InputMaybe<Scalars['String']['input']>;
};

/** An account to be opened. */
export type CreateAuthenticationInput = {
  /** What to log in with; opens one account. An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** Without one, the account is entered by a link that sets it. 6 to 1024 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the server when it is left out. A uuid. */
  uid?: InputMaybe<Scalars['String']['input']>;
  /** Whose account it is; without this it is nobody's. */
  claims?: InputMaybe<CreateAuthenticationClaimsInput>;
};

/** Whose account it is. */
export type CreateAuthenticationClaimsInput = {
  /** The contactId or customerId. */
  userId: Scalars['Int']['input'];
  /** contact or customer. */
  class: Scalars['String']['input'];
  /** If given, one of the contact's companies. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** If given, companies of the contact. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** An account brings no rights along: if given, rights that the user already has, such as order.VIEWER. */
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ExchangeRefreshTokenInput = {
  /** At most 4096 characters. */
  refreshToken: Scalars['String']['input'];
};

export type VerifyTokenInput = {
  /** At most 16384 characters. */
  token: Scalars['String']['input'];
};

/** Somebody who can log in and buy: a contact of a company, a customer, or a visitor whom nobody knows. */
export type IBaseUser = {
  /** The contactId or customerId: contacts and customers share one number space. */
  userId?: Maybe<Scalars['Int']['output']>;
  /**
   * The key in the financial system.
   * @deprecated Use Company.debtorId. A customer keeps a debtorId of their own. Removed on 2027-03-01.
   */
  debtorId?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName: Scalars['String']['output'];
  middleName?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The e-mail address to log in with; null without an account. */
  login?: Maybe<Scalars['String']['output']>;
  iban?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Two-letter language code. */
  primaryLanguage?: Maybe<Scalars['String']['output']>;
  /** When the account stops working. */
  expires?: Maybe<Scalars['DateTime']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['DateTime']['output']>;
  mailingList?: Maybe<YesNo>;
  /** Whether this is the caller, logged in. */
  isLoggedIn?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody who is neither a contact nor a customer: a visitor, an administrator, or an account that belongs to nobody. */
export type User = IBaseUser & {
  /** The number of an administrator; for a visitor the anonymous user of the channel, 0 where it has none. */
  userId: Scalars['Int']['output'];
  debtorId?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName: Scalars['String']['output'];
  middleName?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The e-mail address to log in with; null for a visitor. */
  login?: Maybe<Scalars['String']['output']>;
  iban?: Maybe<Scalars['String']['output']>;
  bankAccount?: Maybe<Scalars['String']['output']>;
  bic?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Two-letter language code. */
  primaryLanguage?: Maybe<Scalars['String']['output']>;
  expires?: Maybe<Scalars['DateTime']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['DateTime']['output']>;
  mailingList?: Maybe<YesNo>;
  /** Whether this is the caller, logged in. */
  isLoggedIn?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of contacts and their companies alone: null here. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** Of contacts and their companies alone: null here. */
  cocNumber?: Maybe<Scalars['String']['output']>;
  /** Null: there is one directory of users. */
  loginRoot?: Maybe<Scalars['Int']['output']>;
  /** Of contacts alone: null here. */
  company?: Maybe<Scalars['String']['output']>;
  /** Of contacts alone: empty here. */
  managedCompanies?: Maybe<Array<Company>>;
};

/** What an attribute says something about. */
export type AttributeDescriptionClass =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CLUSTER'
  | 'CUSTOMER'
  | 'CONTACT'
  | 'COMPANY';

export type AttributeType =
  /** Texts, several per language. */
  | 'TEXT'
  /** Members of a valueset. */
  | 'ENUM'
  | 'COLOR'
  | 'DATETIME'
  | 'INT'
  | 'DECIMAL';

/** What can be said of the records of one class: the name of an attribute, what it holds, and how it is shown. */
export type AttributeDescription = {
  id: Scalars['String']['output'];
  /** Unique in its class; it never changes, nor do class and type. */
  name: Scalars['String']['output'];
  descriptions: Array<LocalizedString>;
  units?: Maybe<Array<LocalizedString>>;
  attributeClass: AttributeDescriptionClass;
  type: AttributeType;
  /** The values to choose from, where the type is ENUM. */
  valuesetId?: Maybe<Scalars['Int']['output']>;
  /** Attributes of one group are shown together. */
  group?: Maybe<Scalars['String']['output']>;
  /** Whether products can be filtered by it. */
  isSearchable: Scalars['Boolean']['output'];
  /** One that is not public is only for those who may change the records of its class, and for integrations that may read them. */
  isPublic: Scalars['Boolean']['output'];
  /** One of the platform's own: it cannot be deleted. */
  isSystem: Scalars['Boolean']['output'];
  isHidden: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** What holds where a record has no value of its own. */
  defaultValue: AttributeValue;
};

export type AttributeDescriptionResponse = {
  items: Array<AttributeDescription>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** Which of many were deleted, and which were not. */
export type BulkDeleteResponse = {
  deletedIds?: Maybe<Array<Scalars['String']['output']>>;
  failedIds?: Maybe<Array<Scalars['String']['output']>>;
};

export type AttributeDescriptionCreateInput = {
  /** Capitals, digits and underscores. At most 64 characters. */
  name: Scalars['String']['input'];
  descriptions: Array<LocalizedStringInput>;
  units?: InputMaybe<Array<LocalizedStringInput>>;
  type: AttributeType;
  attributeClass: AttributeDescriptionClass;
  /** Needed where the type is ENUM, and only there. */
  valuesetId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 64 characters. */
  group?: InputMaybe<Scalars['String']['input']>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isSystem?: InputMaybe<Scalars['Boolean']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** A colour or an instant may be null: then there is none. */
  defaultValue: AttributeValueInput;
};

export type AttributeDescriptionUpdateInput = {
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  units?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 64 characters. */
  group?: InputMaybe<Scalars['String']['input']>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isSystem?: InputMaybe<Scalars['Boolean']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  defaultValue?: InputMaybe<AttributeValueInput>;
};

/** Where a term is looked for in a description. */
export type AttributeAttributeDescriptionTermField =
  | 'NAME'
  | 'DESCRIPTION';

/** Narrows attributes by what is said of their descriptions. */
export type AttributeAttributeDescriptionSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Capitals, digits and underscores. */
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  types?: InputMaybe<Array<AttributeType>>;
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  isSystem?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that the description contains, in capitals or not. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where to look for the term; everywhere when left out. */
  termFields?: InputMaybe<Array<AttributeAttributeDescriptionTermField>>;
  /** The languages of the descriptions to look in; all of them when left out. Two letters. */
  termLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributeDescriptionSortField =
  | 'NAME'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type AttributeDescriptionSortInput = {
  field: AttributeDescriptionSortField;
  order?: InputMaybe<SortOrder>;
};

export type AttributeDescriptionSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Capitals, digits and underscores. */
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  classes?: InputMaybe<Array<AttributeDescriptionClass>>;
  types?: InputMaybe<Array<AttributeType>>;
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  isSystem?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that the description contains, in capitals or not. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where to look for the term; everywhere when left out. */
  termFields?: InputMaybe<Array<AttributeAttributeDescriptionTermField>>;
  /** The languages of the descriptions to look in; all of them when left out. Two letters. */
  termLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  sortInputs?: InputMaybe<Array<AttributeDescriptionSortInput>>;
};

/** The columns of a file of descriptions; a further row with the same name and class adds a language. */
export type AttributeDescriptionFieldName =
  | 'NAME'
  | 'DESCRIPTION'
  | 'UNIT'
  | 'LANGUAGE'
  | 'TYPE'
  | 'ATTRIBUTE_CLASS'
  | 'VALUESET_ID'
  | 'GROUP'
  | 'IS_SEARCHABLE'
  | 'IS_PUBLIC'
  | 'IS_SYSTEM'
  | 'IS_HIDDEN'
  /** Several texts are separated by |. */
  | 'TEXT_VALUES'
  | 'TEXT_VALUES_LANGUAGE'
  /** Several members are separated by |. */
  | 'ENUM_VALUES'
  | 'INT_VALUE'
  | 'DECIMAL_VALUE'
  | 'DATE_TIME_VALUE'
  | 'COLOR_VALUE';

export type AttributeDescriptionCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: AttributeDescriptionFieldName;
};

export type AttributeDescriptionCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<AttributeDescriptionCsvMapping>>;
};

/** What is said of one record. A record has at most one attribute of each description. */
export type Attribute = {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
};

export type ProductAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  productId: Scalars['Int']['output'];
};

export type CategoryAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  categoryId: Scalars['Int']['output'];
};

export type ClusterAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  clusterId: Scalars['Int']['output'];
};

export type CompanyAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  companyId: Scalars['Int']['output'];
};

export type ContactAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  contactId: Scalars['Int']['output'];
};

export type CustomerAttribute = Attribute & {
  id: Scalars['String']['output'];
  value: AttributeValue;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  attributeDescription?: Maybe<AttributeDescription>;
  customerId: Scalars['Int']['output'];
};

/** A value, of the kind that the type names; `value` is the same whatever the kind. */
export type AttributeValue = {
  /** The id of the attribute, or of the description whose default it is. */
  id: Scalars['String']['output'];
  type: AttributeType;
  value: Scalars['JSON']['output'];
};

export type AttributeTextValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  textValues: Array<LocalizedStringArray>;
  value: Scalars['JSON']['output'];
};

export type AttributeEnumValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  enumValues: Array<Scalars['String']['output']>;
  value: Scalars['JSON']['output'];
};

export type AttributeColorValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  colorValue?: Maybe<Scalars['String']['output']>;
  value: Scalars['JSON']['output'];
};

export type AttributeDateTimeValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  dateTimeValue?: Maybe<Scalars['DateTime']['output']>;
  value: Scalars['JSON']['output'];
};

export type AttributeIntValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  intValue: Scalars['Int']['output'];
  value: Scalars['JSON']['output'];
};

export type AttributeDecimalValue = AttributeValue & {
  id: Scalars['String']['output'];
  type: AttributeType;
  decimalValue: Scalars['Float']['output'];
  value: Scalars['JSON']['output'];
};

/** An attribute as a record shows it: with its own value, or with the default of the description. */
export type AttributeResult = {
  /** Null where the record has no value of its own. */
  attribute?: Maybe<Attribute>;
  attributeDescription: AttributeDescription;
  value: AttributeValue;
};

export type AttributeResponse = {
  items: Array<Attribute>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type AttributeResultResponse = {
  items: Array<AttributeResult>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What became of one attribute of a bulk. */
export type AttributeBulkResponse = {
  id?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  value?: Maybe<AttributeValue>;
  action: AttributeBulkResponse;
  success: Scalars['Boolean']['output'];
  productId?: Maybe<Scalars['Int']['output']>;
  categoryId?: Maybe<Scalars['Int']['output']>;
  clusterId?: Maybe<Scalars['Int']['output']>;
  companyId?: Maybe<Scalars['Int']['output']>;
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
};

/** A value: exactly the member that fits the type of the description. */
export type AttributeValueInput = {
  /** Texts per language, no language twice. A language that is not named keeps its texts; without values it loses them. */
  textValues?: InputMaybe<Array<LocalizedStringArrayInput>>;
  /** Members of the valueset, none twice. */
  enumValues?: InputMaybe<Array<Scalars['String']['input']>>;
  intValue?: InputMaybe<Scalars['Int']['input']>;
  decimalValue?: InputMaybe<Scalars['Float']['input']>;
  /** ISO 8601. */
  dateTimeValue?: InputMaybe<Scalars['String']['input']>;
  /** #RGB or #RRGGBB. */
  colorValue?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeCreateInput = {
  /** A uuid. */
  attributeDescriptionId: Scalars['String']['input'];
  value: AttributeValueInput;
  /** At least 1. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
};

export type AttributeUpdateInput = {
  value: AttributeValueInput;
};

/** An attribute that comes along with its record: added or changed, and removed where the value is null. */
export type AttributeBulkCreateInput = {
  /** The id of the description; without it, `attributeDescriptionName` names it. A uuid. */
  attributeDescriptionId?: InputMaybe<Scalars['String']['input']>;
  /** Capitals, digits and underscores. At most 64 characters. */
  attributeDescriptionName?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<AttributeValueInput>;
};

/** At most one of the lists of ids may be given. */
export type AttributeSearchInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  attributeDescription?: InputMaybe<AttributeAttributeDescriptionSearchInput>;
};

/** Narrows the attributes of a record; a list of ids must be of the record's own class. */
export type AttributeResultSearchInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  attributeDescription?: InputMaybe<AttributeAttributeDescriptionSearchInput>;
  /** Also the attributes for which the record has no value of its own. */
  includeDefaultValues?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The columns of a file of attributes. LOOKUP_KEY, LOOKUP_VALUE and SOURCE name the record in the words of REST. */
export type AttributeFieldName =
  | 'ATTRIBUTE_DESCRIPTION_ID'
  | 'ATTRIBUTE_DESCRIPTION_NAME'
  /** Several texts are separated by |. */
  | 'TEXT_VALUES'
  | 'TEXT_VALUES_LANGUAGE'
  /** Several members are separated by |. */
  | 'ENUM_VALUES'
  | 'INT_VALUE'
  | 'DECIMAL_VALUE'
  | 'DATE_TIME_VALUE'
  | 'COLOR_VALUE'
  | 'ATTRIBUTE_CLASS'
  | 'LOOKUP_KEY'
  | 'LOOKUP_VALUE'
  | 'SOURCE';

export type AttributeCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: AttributeFieldName;
};

export type AttributeCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<AttributeCsvMapping>>;
};

/** Which items of a bundle the discount is taken off. */
export type BundleCondition =
  /** Every item. */
  | 'ALL'
  /** Every item but the leader. */
  | 'EP';

/** Products that are sold together. */
export type Bundle = {
  /** The uuid of the bundle. */
  id: Scalars['String']['output'];
  /** Unique. */
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** A percentage. */
  discount?: Maybe<Scalars['Float']['output']>;
  condition?: Maybe<BundleCondition>;
  items?: Maybe<Array<BundleItem>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** What the buyer pays for one bundle; null where one of its products has no price. */
  price?: Maybe<BundlePrice>;
};

/** A product in a bundle. */
export type BundleItem = {
  productId: Scalars['Int']['output'];
  /** Y for the product that the bundle is built around. */
  isLeader?: Maybe<YesNo>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** `hidden` asks for products that are hidden, or for those that are not; items with others are left out. */
  product: Product;
  /** The share of the item in the price of the bundle. */
  price?: Maybe<BundlePrice>;
};


/** A product in a bundle. */
export type BundleItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BundlesResponse = {
  items: Array<Bundle>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type BundleSortField =
  | 'ID'
  | 'NAME'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type BundleSortInput = {
  field: BundleSortField;
  order?: InputMaybe<SortOrder>;
};

export type BundleSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Bundles that hold any of these products. More than 0. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The zone that prices are shown for. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  sortInputs?: InputMaybe<Array<BundleSortInput>>;
};

export type BundleItemInput = {
  /** More than 0. */
  productId: Scalars['Int']['input'];
  isLeader?: InputMaybe<YesNo>;
};

/** No product twice, and one leader at most. */
export type BundleAddItemsInput = {
  items: Array<BundleItemInput>;
  /** The zone that prices are shown for. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
};

export type BundleCreateInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. At most 5 decimals. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  condition?: InputMaybe<BundleCondition>;
  /** A fixed price of the whole bundle, without tax. It takes the place of the discount. At most 1000000000000. More than 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The zone that prices are shown for. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  /** No product twice, and one leader at most. */
  addBundleItems?: InputMaybe<Array<BundleItemInput>>;
};

export type BundleUpdateInput = {
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. At most 5 decimals. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  condition?: InputMaybe<BundleCondition>;
  /** A fixed price of the whole bundle, without tax. It takes the place of the discount. At most 1000000000000. More than 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The zone that prices are shown for. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
};

/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type Category = {
  /** @deprecated Use Category.categoryId. Removed on 2027-03-01. */
  id: Scalars['Int']['output'];
  categoryId: Scalars['Int']['output'];
  /** @deprecated Use Category.names. Removed on 2027-03-01. */
  name: Array<LocalizedString>;
  /** @deprecated Use Category.descriptions. Removed on 2027-03-01. */
  description: Array<LocalizedString>;
  /** @deprecated Use Category.shortDescriptions. Removed on 2027-03-01. */
  shortDescription: Array<LocalizedString>;
  /** @deprecated Use Category.slugs. Removed on 2027-03-01. */
  slug: Array<LocalizedString>;
  /** The numbers of the categories from the root to this one, such as 1/5/23. */
  path: Scalars['String']['output'];
  /** The categories directly below, in their order: hidden ones, shown ones, or both unless said. */
  categories?: Maybe<Array<Category>>;
  /** The category that this one stands under. Null for a root, and for a parent that is not as `hidden` asks. */
  parent?: Maybe<Category>;
  /** The language in which a search by name looks unless it says another. */
  defaultLanguage: Scalars['String']['output'];
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  hidden: YesNo;
  /** From the root to this category. */
  categoryPath: Array<Category>;
  /** How other systems know the category. */
  sources: Array<Source>;
  uuid: Scalars['String']['output'];
  /** The category at the top of the tree that this one stands in; its own number for a root. */
  rootCategoryId: Scalars['Int']['output'];
  parentUuid?: Maybe<Scalars['ID']['output']>;
  /** The place among the categories that stand under the same parent. */
  sortOrder?: Maybe<Scalars['Int']['output']>;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** @deprecated Use Category.parentUuid. Removed on 2027-03-01. */
  parentId?: Maybe<Scalars['Int']['output']>;
  attributes?: Maybe<AttributeResultResponse>;
  /** The products and clusters of the category in their order; with getDescending those of its descendants, too. */
  baseProducts: BaseProductsResponse;
  /** Searches this category, and its descendants unless getDescendants is false. */
  products: ProductsResponse;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorynameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorydescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryshortDescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryslugArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorycategoriesArgs = {
  hidden?: InputMaybe<YesNo>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryparentArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorycategoryPathArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorynamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorydescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategorybaseProductsArgs = {
  input?: InputMaybe<CategoryBaseProductsSearchInput>;
};


/** A place in the tree of the catalogue: it lists products and clusters, and other categories below it. */
export type CategoryproductsArgs = {
  input?: InputMaybe<CategoryProductSearchInput>;
};

export type CategoryResponse = {
  items: Array<Category>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CategorySortableFields =
  /** The name in the language of the search, NL unless said. */
  | 'name'
  | 'dateCreated'
  | 'dateChanged'
  | 'createdAt'
  | 'lastModifiedAt'
  /** Siblings together, each in its place. */
  | 'categoryOrder';

export type CategorySearchInput = {
  /** The whole name, capitals and all: in the given language, or in the default language of each category. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The language of name, and of the order by name. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use CategorySearchInput.slugs. Removed on 2027-03-01. */
  slug?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryId?: InputMaybe<Array<Scalars['Int']['input']>>;
  parentCategoryId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Hidden categories, shown ones, or both unless said. */
  hidden?: InputMaybe<YesNo>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** By number unless said. */
  sortField?: InputMaybe<CategorySortableFields>;
  sortOrder?: SortOrder;
  /** Slugs in any language. */
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  parentCategoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. */
  uuids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 8601. */
  createdAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  lastModifiedAtTo?: InputMaybe<Scalars['String']['input']>;
  /** Categories that this other system knows. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Keys in that system, or in any when no source is given. */
  sourceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * ISO 8601.
   * @deprecated Use CategorySearchInput.createdAtFrom. Removed on 2027-03-01.
   */
  dateCreatedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use CategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use CategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use CategorySearchInput.lastModifiedAtTo. Removed on 2027-03-01.
   */
  dateModifiedTo?: InputMaybe<Scalars['String']['input']>;
};

/** Searches the categories that list a cluster. */
export type ClusterCategorySearchInput = {
  /** The whole name, capitals and all: in the given language, or in the default language of each category. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The language of name, and of the order by name. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use ClusterCategorySearchInput.slugs. Removed on 2027-03-01. */
  slug?: InputMaybe<Array<Scalars['String']['input']>>;
  parentCategoryId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Hidden categories, shown ones, or both unless said. */
  hidden?: InputMaybe<YesNo>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** By number unless said. */
  sortField?: InputMaybe<CategorySortableFields>;
  sortOrder?: SortOrder;
  /** Slugs in any language. */
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  parentCategoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. */
  uuids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 8601. */
  createdAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  lastModifiedAtTo?: InputMaybe<Scalars['String']['input']>;
  /** Categories that this other system knows. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Keys in that system, or in any when no source is given. */
  sourceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * ISO 8601.
   * @deprecated Use ClusterCategorySearchInput.createdAtFrom. Removed on 2027-03-01.
   */
  dateCreatedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use ClusterCategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use ClusterCategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use ClusterCategorySearchInput.lastModifiedAtTo. Removed on 2027-03-01.
   */
  dateModifiedTo?: InputMaybe<Scalars['String']['input']>;
};

/** Searches the categories that list a product. */
export type ProductCategorySearchInput = {
  /** The whole name, capitals and all: in the given language, or in the default language of each category. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The language of name, and of the order by name. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use ProductCategorySearchInput.slugs. Removed on 2027-03-01. */
  slug?: InputMaybe<Array<Scalars['String']['input']>>;
  parentCategoryId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Hidden categories, shown ones, or both unless said. */
  hidden?: InputMaybe<YesNo>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** By number unless said. */
  sortField?: InputMaybe<CategorySortableFields>;
  sortOrder?: SortOrder;
  /** Slugs in any language. */
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  parentCategoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. */
  uuids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 8601. */
  createdAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  lastModifiedAtTo?: InputMaybe<Scalars['String']['input']>;
  /** Categories that this other system knows. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Keys in that system, or in any when no source is given. */
  sourceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * ISO 8601.
   * @deprecated Use ProductCategorySearchInput.createdAtFrom. Removed on 2027-03-01.
   */
  dateCreatedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use ProductCategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use ProductCategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601. A day without a time is meant whole.
   * @deprecated Use ProductCategorySearchInput.lastModifiedAtTo. Removed on 2027-03-01.
   */
  dateModifiedTo?: InputMaybe<Scalars['String']['input']>;
};

/** Names are required; each is plain text of at most 150 characters. */
export type CreateCategoryInput = {
  /**
   * At most 150 characters.
   * @deprecated Use CreateCategoryInput.names. Removed on 2027-03-01.
   */
  name?: InputMaybe<Array<LocalizedStringInput>>;
  /** @deprecated Use CreateCategoryInput.descriptions. Removed on 2027-03-01. */
  description?: InputMaybe<Array<LocalizedStringInput>>;
  /** @deprecated Use CreateCategoryInput.shortDescriptions. Removed on 2027-03-01. */
  shortDescription?: InputMaybe<Array<LocalizedStringInput>>;
  /** The number of the category that it stands under; without a parent it is the root of a tree. */
  parent?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Two letters.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  hidden?: YesNo;
  /** At most 150 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Made from the names in the languages for which none is given. */
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** The parent by its uuid instead of its number. A uuid. */
  parentUuid?: InputMaybe<Scalars['ID']['input']>;
  /** Slugs are made from the names in the languages for which none is given, unless this is false. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** @deprecated Use CreateCategoryInput.slugs. Removed on 2027-03-01. */
  slug?: InputMaybe<Array<LocalizedStringInput>>;
};

export type UpdateCategoryInput = {
  /**
   * At most 150 characters.
   * @deprecated Use UpdateCategoryInput.names. Removed on 2027-03-01.
   */
  name?: InputMaybe<Array<LocalizedStringInput>>;
  /** @deprecated Use UpdateCategoryInput.descriptions. Removed on 2027-03-01. */
  description?: InputMaybe<Array<LocalizedStringInput>>;
  /** @deprecated Use UpdateCategoryInput.shortDescriptions. Removed on 2027-03-01. */
  shortDescription?: InputMaybe<Array<LocalizedStringInput>>;
  /** Moves the category, with all below it, to the end of those under another one; null makes it a root. */
  parent?: InputMaybe<Scalars['Int']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  hidden?: InputMaybe<YesNo>;
  /** At most 150 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** The new parent by its uuid instead of its number. A uuid. */
  parentUuid?: InputMaybe<Scalars['ID']['input']>;
  /** Slugs are made from given names in languages that have none yet; true makes all that are not given anew, false none. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys in the systems that are named; other systems keep theirs. Null removes all, an empty list none. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** @deprecated Use UpdateCategoryInput.slugs. Removed on 2027-03-01. */
  slug?: InputMaybe<Array<LocalizedStringInput>>;
  /**
   * Two letters.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryCsvInput = {
  file: Scalars['Upload']['input'];
  /** Which column means what; without mappings, columns are named after the fields. */
  mappings?: InputMaybe<Array<CategoryCsvMapping>>;
};

export type CategoryCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: CategoryFieldName;
};

/** What a column of an imported file says. A row is about one category in one language. */
export type CategoryFieldName =
  | 'PARENT_SOURCE_ID'
  | 'PARENT_SOURCE_NAME'
  | 'PARENT_ID'
  | 'DEFAULT_LANGUAGE'
  | 'LANGUAGE'
  | 'NAME'
  | 'DESCRIPTION'
  | 'SHORT_DESCRIPTION'
  | 'METADATA_TITLE'
  | 'METADATA_DESCRIPTION'
  | 'METADATA_KEYWORDS'
  | 'METADATA_CANONICAL_URL'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'ID'
  | 'HIDDEN'
  | 'SLUG';

/** By which attributes the products of a cluster are told apart, and how a shop lets its visitors choose. */
export type ClusterConfig = {
  id: Scalars['Int']['output'];
  /** Unique; letters, digits and underscores. */
  name: Scalars['String']['output'];
  /** In the order of their priority. */
  settings?: Maybe<Array<ClusterConfigSetting>>;
  uuid: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
};

/** One attribute of a configuration: the choice that a visitor makes by it. */
export type ClusterConfigSetting = {
  /** @deprecated Use ClusterConfigSetting.uuid. Removed on 2027-03-01. */
  id: Scalars['Int']['output'];
  /** @deprecated Use ClusterConfigSetting.attributeName. Removed on 2027-03-01. */
  name: Scalars['String']['output'];
  type: ClusterConfigSettingType;
  displayType: ClusterConfigSettingDisplayType;
  /** A whole number; the lowest comes first. */
  priority: Scalars['String']['output'];
  uuid: Scalars['String']['output'];
  tenant: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** 0 when nobody was logged in. */
  createdBy: Scalars['Int']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** 0 when nobody was logged in. */
  lastModifiedBy: Scalars['Int']['output'];
  attributeName: Scalars['String']['output'];
  configUuid: Scalars['ID']['output'];
  clusterConfigId: Scalars['Int']['output'];
};

/** A configuration, as those who keep it see it. */
export type ClusterConfigResponse = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  settings?: Maybe<Array<ClusterConfigSettingResponse>>;
};

export type ClusterConfigSettingResponse = {
  id: Scalars['Int']['output'];
  attributeName: Scalars['String']['output'];
  displayType: ClusterConfigSettingDisplayType;
  priority?: Maybe<Scalars['Int']['output']>;
  clusterConfigId: Scalars['String']['output'];
};

export type UpdateClusterConfigSettingResponse = {
  id?: Maybe<Scalars['Int']['output']>;
  displayType?: Maybe<ClusterConfigSettingDisplayType>;
  priority?: Maybe<Scalars['Int']['output']>;
};

export type ClusterConfigsResponse = {
  items: Array<ClusterConfig>;
  itemsFound: Scalars['Int']['output'];
  offset?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Scalars['Int']['output']>;
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ClusterConfigSettingDisplayType =
  | 'DROPDOWN'
  | 'RADIO'
  | 'IMAGE'
  | 'COLOR';

export type ClusterConfigSettingType =
  | 'EDITABLE_FIELD'
  | 'SHARED_FIELD'
  | 'SELECTABLE_ATTRIBUTE'
  | 'EDITABLE_ATTRIBUTE'
  | 'SHARED_ATTRIBUTE';

export type ClusterDrillDownDisplayType =
  | 'RADIO'
  | 'DROPDOWN'
  | 'IMAGE'
  | 'COLOR';

export type IClusterDrillDown = {
  attributeId: Scalars['String']['output'];
  priority: Scalars['Int']['output'];
  displayType: ClusterDrillDownDisplayType;
};

/** What the settings of the configuration were called before. */
export type ClusterDrillDown = IClusterDrillDown & {
  /** The uuid of the attribute's description, or the name of an attribute that is not described. */
  attributeId: Scalars['String']['output'];
  priority: Scalars['Int']['output'];
  displayType: ClusterDrillDownDisplayType;
};

export type ClusterConfigCreateInput = {
  /** Unique. Letters, digits and underscores. 2 to 35 characters. */
  name: Scalars['String']['input'];
  settings?: InputMaybe<Array<ClusterConfigSettingInput>>;
};

export type ClusterConfigUpdateInput = {
  /** Unique. Letters, digits and underscores. 2 to 35 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ClusterConfigSettingInput = {
  /** An attribute of products; a configuration names each once. 1 to 64 characters. */
  attributeName: Scalars['String']['input'];
  displayType: ClusterConfigSettingDisplayType;
  /** The lowest comes first; 0 unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

export type ClusterConfigSettingCreateInput = {
  /** An attribute of products; a configuration names each once. 1 to 64 characters. */
  attributeName: Scalars['String']['input'];
  displayType: ClusterConfigSettingDisplayType;
  /** The lowest comes first; 0 unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

export type ClusterConfigSettingUpdateInput = {
  displayType?: InputMaybe<ClusterConfigSettingDisplayType>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** An attribute of products; a configuration names each once. 1 to 64 characters. */
  attributeName?: InputMaybe<Scalars['String']['input']>;
};

export type ClusterConfigSearchInput = {
  /** A part of the name. */
  term?: InputMaybe<Scalars['String']['input']>;
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

/** What every option of a cluster has. */
export type IClusterOption = {
  id: Scalars['Int']['output'];
  clusterOptionId: Scalars['Int']['output'];
  isRequired?: Maybe<YesNo>;
  hidden?: Maybe<YesNo>;
  defaultProduct?: Maybe<Product>;
  products?: Maybe<Array<Product>>;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
};

/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOption = IClusterOption & {
  /** The same number as clusterOptionId. */
  id: Scalars['Int']['output'];
  clusterOptionId: Scalars['Int']['output'];
  /** Whether one of its products must be chosen. */
  isRequired?: Maybe<YesNo>;
  hidden?: Maybe<YesNo>;
  /** The product that is chosen until a visitor chooses another. */
  defaultProduct?: Maybe<Product>;
  /** In their order in the option. */
  products?: Maybe<Array<Product>>;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  uuid: Scalars['String']['output'];
  tenant: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** 0 when nobody was logged in. */
  createdBy: Scalars['Int']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** 0 when nobody was logged in. */
  lastModifiedBy: Scalars['Int']['output'];
  clusterId: Scalars['Int']['output'];
  defaultProductId?: Maybe<Scalars['Int']['output']>;
  sortOrder?: Maybe<Scalars['Int']['output']>;
  sources: Array<Source>;
};


/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOptiondefaultProductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOptionproductsArgs = {
  input?: InputMaybe<ClusterOptionProductSearchInput>;
};


/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOptionnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOptiondescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something to choose beside the product of a cluster: one of a set of products. */
export type ClusterOptionshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** That a product can be chosen in an option. */
export type ProductClusterOptionRelationship = {
  uuid: Scalars['String']['output'];
  productUuid: Scalars['ID']['output'];
  clusterOptionUuid: Scalars['ID']['output'];
  /** Whether it is the one that is chosen until a visitor chooses another. */
  isDefault: Scalars['Boolean']['output'];
  sortOrder?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

export type ClusterOptionsResponse = {
  items: Array<ClusterOption>;
  itemsFound: Scalars['Int']['output'];
  offset?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Scalars['Int']['output']>;
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ClusterOptionCreateInput = {
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /**
   * Two letters.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
  isRequired?: InputMaybe<YesNo>;
  hidden?: YesNo;
  /** Becomes one of its products, if it is not among productIds. */
  defaultProductId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

export type ClusterOptionUpdateInput = {
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /**
   * Two letters.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
  isRequired?: InputMaybe<YesNo>;
  /** One of its products. */
  defaultProductId?: InputMaybe<Scalars['Int']['input']>;
  hidden?: InputMaybe<YesNo>;
  /** All products of the option from now on, in this order. At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Keys in the systems that are named; other systems keep theirs. Null removes all, an empty list none. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

export type ClusterOptionSearchInput = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only hidden ones, or only the others; both unless given. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ClusterOptionProductSearchInput = {
  /** Only hidden ones, or only the others; both unless given. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ClusterOptionPaginatedSearchInput = {
  /** A part of a name, or the number of an option. */
  term?: InputMaybe<Scalars['String']['input']>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterOptionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  includeHidden?: Scalars['Boolean']['input'];
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

/** What every cluster has. */
export type ICluster = {
  id: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use ICluster.type. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  /** @deprecated Use Cluster.code. Removed on 2027-03-01. */
  sku: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLanguage: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  shortNames: Array<LocalizedString>;
  sources: Array<Source>;
  clusterId: Scalars['Int']['output'];
  products?: Maybe<Array<Product>>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  defaultProduct?: Maybe<Product>;
  uuid: Scalars['String']['output'];
  type: ProductClass;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  drillDowns?: Maybe<Array<ClusterDrillDown>>;
  config?: Maybe<ClusterConfig>;
  options?: Maybe<Array<ClusterOption>>;
  /** The categories that list it, its home first. */
  categoryIds: Array<Scalars['Int']['output']>;
};


/** What every cluster has. */
export type IClusternamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every cluster has. */
export type IClusterdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every cluster has. */
export type IClustershortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every cluster has. */
export type IClusterslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every cluster has. */
export type IClustershortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type Cluster = ICluster & IBaseProduct & IResource & {
  /** The same number as clusterId. */
  id: Scalars['Int']['output'];
  clusterId: Scalars['Int']['output'];
  /** The category that it is at home in; 0 when it stands nowhere. */
  categoryId: Scalars['Int']['output'];
  /** In their order in the cluster. */
  products: Array<Product>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The product that a shop shows first. */
  defaultProduct?: Maybe<Product>;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  /**
   * The same text as code.
   * @deprecated Use Cluster.code. Removed on 2027-03-01.
   */
  sku: Scalars['String']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLanguage: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  shortNames: Array<LocalizedString>;
  sources: Array<Source>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use Cluster.type. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
  uuid: Scalars['String']['output'];
  type: ProductClass;
  code?: Maybe<Scalars['String']['output']>;
  attributes?: Maybe<AttributeResultResponse>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  drillDowns?: Maybe<Array<ClusterDrillDown>>;
  config?: Maybe<ClusterConfig>;
  clusterConfig?: Maybe<ClusterConfig>;
  /** In their order in the cluster. */
  options: Array<ClusterOption>;
  /** What starts at it. */
  crossupsellsFrom: CrossupsellsResponse;
  /** What leads to it. */
  crossupsellsTo: CrossupsellsResponse;
  /** The categories that list it, its home first. */
  categoryIds: Array<Scalars['Int']['output']>;
  /** Its home. `hidden` asks for one that is hidden, or one that is not. */
  category: Category;
  /** The categories that list it. */
  categories?: Maybe<CategoryResponse>;
  /** From the root to its home. */
  categoryPath: Array<Category>;
  /** Its places in categories, the home first. */
  categoryRelations: Array<BaseProductCategoryRelationship>;
  /** The lists with the cluster, as far as the caller may see them. */
  favoriteLists?: Maybe<FavoriteListsResponse>;
  /** The order lists that name the cluster, as far as the caller may see them. */
  orderlists: OrderlistsResponse;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterproductsArgs = {
  input?: InputMaybe<ClusterProductSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterdefaultProductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusternamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustershortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustershortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusteroptionsArgs = {
  input?: InputMaybe<ClusterOptionSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustercrossupsellsFromArgs = {
  input?: InputMaybe<CrossupsellSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustercrossupsellsToArgs = {
  input?: InputMaybe<CrossupsellSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustercategoryArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustercategoriesArgs = {
  input?: InputMaybe<ClusterCategorySearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClustercategoryPathArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsSearchInput>;
};


/** Products that differ in a few attributes, one of which is chosen, with options to go with it. */
export type ClusterorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

/** That a product is one of the products of a cluster. It is known by the uuid of the product. */
export type BaseProductClusterRelationship = {
  uuid: Scalars['String']['output'];
  productUuid: Scalars['ID']['output'];
  clusterUuid: Scalars['ID']['output'];
  /** Whether it is the one that a shop shows first. */
  isDefault: Scalars['Boolean']['output'];
  sortOrder: Scalars['Int']['output'];
  /** Since when the product has been in the cluster. */
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  product: Product;
  cluster: Cluster;
};

/** What became of each product that was to move. */
export type ClusterProductsActionResponse = {
  data: Array<ClusterProductsActionData>;
  /** Why products did not move. */
  messages: Array<Scalars['String']['output']>;
};

export type ClusterProductsActionData = {
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  productId: Scalars['Int']['output'];
  /** Always `move`. */
  action: Scalars['String']['output'];
};

export type ClusterAssignProductsResponse = {
  cluster: Cluster;
  actions: ClusterProductsActionResponse;
};

export type ClusterUnassignProductsResponse = {
  cluster: Cluster;
  actions: ClusterProductsActionResponse;
};

export type ClusterFieldName =
  /** The language of the texts in the row, NL unless given. */
  | 'LANGUAGE'
  | 'NAMES'
  | 'DESCRIPTIONS'
  | 'SHORT_DESCRIPTIONS'
  | 'CODE'
  | 'CLUSTER_CONFIG_ID'
  | 'CLUSTER_ID'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'CATEGORY_ID'
  | 'CATEGORY_SOURCE_NAME'
  | 'CATEGORY_SOURCE_ID'
  | 'METADATA_TITLE'
  | 'METADATA_DESCRIPTION'
  | 'METADATA_KEYWORDS'
  | 'METADATA_CANONICAL_URL'
  | 'HIDDEN';

export type ClusterProductSearchInput = {
  /** Only hidden ones, or only the others; both unless given. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ClusterCreateInput = {
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /**
   * Two letters.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
  /** The category that it is at home in. */
  parentId?: InputMaybe<Scalars['Int']['input']>;
  /** Free text; need not be unique. At most 255 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  clusterConfigId: Scalars['Int']['input'];
  priority?: InputMaybe<Scalars['Int']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  hidden?: YesNo;
  /** Unique per language; made from the name where none is given. */
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** Refused for a new cluster, which has no products yet: say it once they are in it. */
  defaultProductId?: InputMaybe<Scalars['Int']['input']>;
  /** Slugs are made from the names in the languages for which none is given, unless this is false. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /**
   * At most 255 characters.
   * @deprecated Use ClusterCreateInput.code. Removed on 2027-03-01.
   */
  sku?: InputMaybe<Scalars['String']['input']>;
};

export type ClusterUpdateInput = {
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Without effect. Two letters. */
  defaultLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Makes this category its home; null takes it out of the one it has. */
  parentId?: InputMaybe<Scalars['Int']['input']>;
  /** Free text; need not be unique. At most 255 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  clusterConfigId?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  /** One of the products of the cluster. */
  defaultProductId?: InputMaybe<Scalars['Int']['input']>;
  hidden?: InputMaybe<YesNo>;
  /** Unique per language. */
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** Another name of code. At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Slugs are made from given names in languages that have none yet; true makes all that are not given anew, false none. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys in the systems that are named; other systems keep theirs. Null removes all, an empty list none. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

export type ClusterAssignProductsInput = {
  /** At least 1 entry. At most 1000 entries. */
  productIds: Array<Scalars['Int']['input']>;
};

/** Exactly one of categoryId and clusterId says where the products go. */
export type ClusterUnassignProductsInput = {
  /** At least 1 entry. At most 1000 entries. */
  productIds: Array<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
};

export type ClusterCsvInput = {
  file: Scalars['Upload']['input'];
  /** Which column is which field; without it, columns go by their own names. */
  mappings?: InputMaybe<Array<ClusterCsvMapping>>;
};

export type ClusterCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: ClusterFieldName;
};

/** In which sense one product or cluster leads to another. */
export type CrossupsellType =
  | 'ACCESSORIES'
  | 'ALTERNATIVES'
  | 'OPTIONS'
  | 'PARTS'
  | 'RELATED';

/** Leads from one product or cluster to another. */
export type Crossupsell = {
  /** The uuid of the cross- or upsell. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  type: CrossupsellType;
  /** The merchant's own division of a type. */
  subType?: Maybe<Scalars['String']['output']>;
  /** Where it leads to, if that is a product. `hidden` asks for one that is hidden, or one that is not. */
  productTo?: Maybe<IBaseProduct>;
  /** Where it starts, if that is a product. `hidden` asks for one that is hidden, or one that is not. */
  productFrom?: Maybe<IBaseProduct>;
  /** Where it leads to, if that is a cluster. `hidden` asks for one that is hidden, or one that is not. */
  clusterTo?: Maybe<IBaseProduct>;
  /** Where it starts, if that is a cluster. `hidden` asks for one that is hidden, or one that is not. */
  clusterFrom?: Maybe<IBaseProduct>;
  baseProductUuidFrom: Scalars['String']['output'];
  baseProductUuidTo: Scalars['String']['output'];
  /** Where it starts. */
  baseProductFrom?: Maybe<IBaseProduct>;
  /** Where it leads to. */
  baseProductTo?: Maybe<IBaseProduct>;
  productIdFrom?: Maybe<Scalars['Int']['output']>;
  productIdTo?: Maybe<Scalars['Int']['output']>;
  clusterIdFrom?: Maybe<Scalars['Int']['output']>;
  clusterIdTo?: Maybe<Scalars['Int']['output']>;
};


/** Leads from one product or cluster to another. */
export type CrossupsellproductToArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Leads from one product or cluster to another. */
export type CrossupsellproductFromArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Leads from one product or cluster to another. */
export type CrossupsellclusterToArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Leads from one product or cluster to another. */
export type CrossupsellclusterFromArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CrossupsellsResponse = {
  items: Array<Crossupsell>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CrossupsellSortField =
  | 'ID'
  | 'TYPE'
  | 'SUBTYPE'
  | 'PRODUCT_ID_FROM'
  | 'CLUSTER_ID_FROM'
  | 'PRODUCT_ID_TO'
  | 'CLUSTER_ID_TO'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type CrossupsellSortInput = {
  field: CrossupsellSortField;
  order?: InputMaybe<SortOrder>;
};

export type CrossupsellSearchInput = {
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  productIdsFrom?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIdsFrom?: InputMaybe<Array<Scalars['Int']['input']>>;
  productIdsTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIdsTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  types?: InputMaybe<Array<CrossupsellType>>;
  subTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  sortInputs?: InputMaybe<Array<CrossupsellSortInput>>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  baseProductUuidsFrom?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A uuid. */
  baseProductUuidsTo?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False leaves out what starts at or leads to something hidden; true leaves in nothing else. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same as sortInputs; give one of them. */
  sortBy?: InputMaybe<Array<CrossupsellSortInput>>;
  /** What starts at or leads to something outside the order lists is left out, unless this is false. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists beside those of the party. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The contact or customer whose order lists apply. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company whose order lists apply. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
};

/** One start and one target: each a product or a cluster, by its number or its uuid. */
export type CrossupsellCreateInput = {
  type: CrossupsellType;
  /** At most 64 characters. */
  subType?: InputMaybe<Scalars['String']['input']>;
  /** More than 0. */
  productIdFrom?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  productIdTo?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  clusterIdFrom?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  clusterIdTo?: InputMaybe<Scalars['Int']['input']>;
  /** The uuid of a product or cluster. A uuid. */
  baseProductUuidFrom?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of a product or cluster. A uuid. */
  baseProductUuidTo?: InputMaybe<Scalars['String']['input']>;
};

/** A start or target that is given takes the place of the old one. */
export type CrossupsellUpdateInput = {
  /** At most 64 characters. */
  subType?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CrossupsellType>;
  /** The uuid of a product or cluster. A uuid. */
  baseProductUuidFrom?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of a product or cluster. A uuid. */
  baseProductUuidTo?: InputMaybe<Scalars['String']['input']>;
  /** More than 0. */
  productIdFrom?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  clusterIdFrom?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  productIdTo?: InputMaybe<Scalars['Int']['input']>;
  /** More than 0. */
  clusterIdTo?: InputMaybe<Scalars['Int']['input']>;
};

/** A machine, or a part of one that has spare parts of its own: machines stand below machines. */
export type SparePartsMachine = {
  id: Scalars['ID']['output'];
  parts?: Maybe<Array<SparePart>>;
  media?: Maybe<SparePartsMachineMedia>;
  /** A search among the products that its own parts are sold as; what is found are the parts. */
  sparePartProducts?: Maybe<SparePartsResponse>;
  name: Array<LocalizedString>;
  description?: Maybe<Array<LocalizedString>>;
  slug?: Maybe<Array<LocalizedString>>;
  /** The machines directly below. */
  machines?: Maybe<Array<SparePartsMachine>>;
};


/** A machine, or a part of one that has spare parts of its own: machines stand below machines. */
export type SparePartsMachinesparePartProductsArgs = {
  input?: InputMaybe<SparePartsMachineProductSearchInput>;
};


/** A machine, or a part of one that has spare parts of its own: machines stand below machines. */
export type SparePartsMachinenameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A machine, or a part of one that has spare parts of its own: machines stand below machines. */
export type SparePartsMachinedescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A machine, or a part of one that has spare parts of its own: machines stand below machines. */
export type SparePartsMachineslugArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A part that fits a machine; it is sold as the product with the same sku. */
export type SparePart = {
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  /** How many of it the machine has. */
  quantity: Scalars['Int']['output'];
  name?: Maybe<Array<LocalizedString>>;
  /** Null where none is sold, or none that the caller's order lists leave in. */
  product?: Maybe<IBaseProduct>;
};


/** A part that fits a machine; it is sold as the product with the same sku. */
export type SparePartnameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A part that fits a machine; it is sold as the product with the same sku. */
export type SparePartproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SparePartsMachineResponse = {
  items: Array<SparePartsMachine>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type SparePartsResponse = {
  items: Array<SparePart>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The lowest default price in the whole result, rounded down; 0 where nothing has a price. */
  minPrice: Scalars['Int']['output'];
  /** The highest default price in the whole result, rounded up; 0 where nothing has a price. */
  maxPrice: Scalars['Int']['output'];
  filters?: Maybe<Array<AttributeFilter>>;
};


export type SparePartsResponsefiltersArgs = {
  input?: InputMaybe<FilterAvailableAttributeInput>;
};

/** What to look for among the parts of a machine: a product search. */
export type SparePartsMachineProductSearchInput = {
  /** What to find: words, beginnings of words, or a code. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  supplierCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  manufacturerCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  EANCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  class?: InputMaybe<ProductClass>;
  /** At most 1000 entries. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** In which language to search and to sort names. By default that of the channel. Two letters. */
  language?: Scalars['String']['input'];
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** At least 1. */
  offset?: Scalars['Int']['input'];
  /** At most 50 entries. */
  textFilters?: InputMaybe<Array<ProductTextFilterInput>>;
  /** At most 50 entries. */
  rangeFilters?: InputMaybe<Array<ProductRangeFilterInput>>;
  /** Items whose default price, without tax, lies in this range. It can differ from Product.price, which is the price of the buyer. */
  price?: InputMaybe<ProductPriceFilterInput>;
  statuses?: Array<ProductStatus>;
  /** Only hidden ones, or only others; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<ProductSortInput>>;
  /** At most 20 entries. */
  searchFields?: InputMaybe<Array<SearchFieldsInput>>;
  hasBundle?: InputMaybe<YesNo>;
  isBundleLeader?: InputMaybe<YesNo>;
  /** At most 1000 entries. */
  containerSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  containerPathSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Browses as this contact or customer. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** Browses as this company. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether order lists narrow the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists that hold beside those of the party. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The stock that is reserved for no company. A cluster matches when one of its products does. */
  inventory?: InputMaybe<ProductSearchInventoryFilterInput>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** Which attributes the filters of the answer show, where those do not say it themselves. */
  filters?: InputMaybe<FilterAvailableAttributeInput>;
  path?: InputMaybe<Scalars['String']['input']>;
};

/** How another system knows a machine; a pair belongs to one machine. */
export type ExternalReferenceInput = {
  /** 1 to 32 characters. */
  source: Scalars['String']['input'];
  /** 1 to 64 characters. */
  sourceId: Scalars['String']['input'];
};

export type SearchSparePartsMachineInput = {
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  externalReferences?: InputMaybe<Array<ExternalReferenceInput>>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateSparePartInput = {
  name?: InputMaybe<Array<LocalizedStringInput>>;
  /** At least 1. */
  quantity: Scalars['Int']['input'];
  /** Once in a machine. 1 to 255 characters. */
  sku: Scalars['String']['input'];
};

/** A machine with all that stands below it. No reference may occur twice, neither here nor among the machines there are. */
export type CreateSparePartsMachineInput = {
  externalReference: ExternalReferenceInput;
  /** At least 1 entry. */
  name: Array<LocalizedStringInput>;
  description?: InputMaybe<Array<LocalizedStringInput>>;
  machines?: InputMaybe<Array<CreateSparePartsMachineInput>>;
  parts?: InputMaybe<Array<CreateSparePartInput>>;
  /** Unique in its language; made from the name where it is not given. */
  slug?: InputMaybe<Array<LocalizedStringInput>>;
};

/** The machine is found by its reference, or added; so are those below it. Machines that are not named stay where they are. */
export type UpsertSparePartsMachineInput = {
  externalReference: ExternalReferenceInput;
  /** Replaces the languages it names. At least 1 entry. */
  name: Array<LocalizedStringInput>;
  /** Replaces the languages it names. */
  description?: InputMaybe<Array<LocalizedStringInput>>;
  machines?: InputMaybe<Array<CreateSparePartsMachineInput>>;
  /** Takes the place of the parts there are; without it they stay. */
  parts?: InputMaybe<Array<CreateSparePartInput>>;
  slug?: InputMaybe<Array<LocalizedStringInput>>;
};

export type ImageCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<ImageCsvMapping>>;
};

export type ImageCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: ImageFieldName;
};

export type ImageFieldName =
  | 'ID'
  | 'LANGUAGE'
  | 'ALT_VALUE'
  | 'DESCRIPTION_VALUE'
  | 'TAGS_VALUES'
  | 'IMAGE_FILE_URI'
  | 'IMAGE_FILE_NAME'
  | 'PRIORITY'
  | 'PRODUCT_ID'
  | 'CLUSTER_ID'
  | 'CATEGORY_ID'
  | 'SPAREPARTS_MACHINE_ID';

export type VideoCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<VideoCsvMapping>>;
};

export type VideoCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: VideoFieldName;
};

export type VideoFieldName =
  | 'ID'
  | 'LANGUAGE'
  | 'ALT_VALUE'
  | 'DESCRIPTION_VALUE'
  | 'TAGS_VALUES'
  | 'VIDEO_URI'
  | 'PRIORITY'
  | 'PRODUCT_ID'
  | 'CLUSTER_ID'
  | 'CATEGORY_ID'
  | 'SPAREPARTS_MACHINE_ID';

export type DocumentCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<DocumentCsvMapping>>;
};

export type DocumentCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: DocumentFieldName;
};

export type DocumentFieldName =
  | 'ID'
  | 'LANGUAGE'
  | 'ALT_VALUE'
  | 'DESCRIPTION_VALUE'
  | 'TAGS_VALUES'
  | 'DOCUMENT_FILE_URI'
  | 'DOCUMENT_FILE_NAME'
  | 'PRIORITY'
  | 'PRODUCT_ID'
  | 'CLUSTER_ID'
  | 'CATEGORY_ID'
  | 'SPAREPARTS_MACHINE_ID';

/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type Media = {
  image?: Maybe<MediaImage>;
  images?: Maybe<PaginatedMediaImageResponse>;
  video?: Maybe<MediaVideo>;
  videos?: Maybe<PaginatedMediaVideoResponse>;
  document?: Maybe<MediaDocument>;
  documents?: Maybe<PaginatedMediaDocumentResponse>;
  attachment: MediaAttachment;
  attachments: PaginatedMediaAttachmentResponse;
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediaimageArgs = {
  mediaId: Scalars['String']['input'];
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediaimagesArgs = {
  search?: InputMaybe<MediaImageSearchInput>;
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediavideoArgs = {
  mediaId: Scalars['String']['input'];
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediavideosArgs = {
  search?: InputMaybe<MediaVideoSearchInput>;
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediadocumentArgs = {
  mediaId: Scalars['String']['input'];
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediadocumentsArgs = {
  search?: InputMaybe<MediaDocumentSearchInput>;
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediaattachmentArgs = {
  id: Scalars['String']['input'];
};


/** What is shown of the catalogue: pictures, films and papers; and the papers that only their owner may see. */
export type MediaattachmentsArgs = {
  input?: InputMaybe<MediaAttachmentSearchInput>;
};

/** A picture of a product, cluster, category or machine: one file for each language. */
export type MediaImage = {
  id: Scalars['ID']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  clusterId?: Maybe<Scalars['ID']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  sparePartsMachineId?: Maybe<Scalars['ID']['output']>;
  alt: Array<LocalizedString>;
  description: Array<LocalizedString>;
  tags: Array<LocalizedStringArray>;
  /** IMAGE. */
  type?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lowest comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
  images?: Maybe<Array<LocalizedImage>>;
  imageVariants?: Maybe<Array<ImageVariant>>;
};


/** A picture of a product, cluster, category or machine: one file for each language. */
export type MediaImagealtArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A picture of a product, cluster, category or machine: one file for each language. */
export type MediaImagedescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A picture of a product, cluster, category or machine: one file for each language. */
export type MediaImagetagsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A picture of a product, cluster, category or machine: one file for each language. */
export type MediaImageimageVariantsArgs = {
  input: TransformationsInput;
};

/** The picture in one language. */
export type LocalizedImage = {
  language: Scalars['String']['output'];
  originalUrl: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
};

/** A film about a product, cluster, category or machine: one address for each language. */
export type MediaVideo = {
  id: Scalars['ID']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  clusterId?: Maybe<Scalars['ID']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  sparePartsMachineId?: Maybe<Scalars['ID']['output']>;
  alt: Array<LocalizedString>;
  description: Array<LocalizedString>;
  tags: Array<LocalizedStringArray>;
  /** VIDEO. */
  type?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  priority?: Maybe<Scalars['Int']['output']>;
  videos?: Maybe<Array<LocalizedVideo>>;
};


/** A film about a product, cluster, category or machine: one address for each language. */
export type MediaVideoaltArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A film about a product, cluster, category or machine: one address for each language. */
export type MediaVideodescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A film about a product, cluster, category or machine: one address for each language. */
export type MediaVideotagsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** The film in one language. */
export type LocalizedVideo = {
  language: Scalars['String']['output'];
  uri: Scalars['String']['output'];
  mimeType?: Maybe<Scalars['String']['output']>;
};

/** A paper about a product, cluster, category or machine: one file for each language. */
export type MediaDocument = {
  id: Scalars['ID']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  clusterId?: Maybe<Scalars['ID']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  sparePartsMachineId?: Maybe<Scalars['ID']['output']>;
  alt: Array<LocalizedString>;
  description: Array<LocalizedString>;
  tags: Array<LocalizedStringArray>;
  /** DOCUMENT. */
  type?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  priority?: Maybe<Scalars['Int']['output']>;
  documents?: Maybe<Array<LocalizedDocument>>;
};


/** A paper about a product, cluster, category or machine: one file for each language. */
export type MediaDocumentaltArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A paper about a product, cluster, category or machine: one file for each language. */
export type MediaDocumentdescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A paper about a product, cluster, category or machine: one file for each language. */
export type MediaDocumenttagsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** The paper in one language. */
export type LocalizedDocument = {
  language: Scalars['String']['output'];
  originalUrl: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
};

/** A paper that only its company or its customer may see: one file for each language. */
export type MediaAttachment = {
  id: Scalars['ID']['output'];
  sparePartsMachineId?: Maybe<Scalars['ID']['output']>;
  alt: Array<LocalizedString>;
  description: Array<LocalizedString>;
  tags: Array<LocalizedStringArray>;
  /** ATTACHMENT. */
  type?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  priority?: Maybe<Scalars['Int']['output']>;
  attachments?: Maybe<Array<LocalizedAttachment>>;
  orderId?: Maybe<Scalars['Int']['output']>;
  companyId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
};

/** The paper in one language; its address works for an hour. */
export type LocalizedAttachment = {
  language: Scalars['String']['output'];
  originalUrl: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
};

/** What there is to see of a product. */
export type ProductMedia = {
  images?: Maybe<PaginatedMediaImageResponse>;
  videos?: Maybe<PaginatedMediaVideoResponse>;
  documents?: Maybe<PaginatedMediaDocumentResponse>;
};


/** What there is to see of a product. */
export type ProductMediaimagesArgs = {
  search?: InputMaybe<MediaImageProductSearchInput>;
};


/** What there is to see of a product. */
export type ProductMediavideosArgs = {
  search?: InputMaybe<MediaVideoProductSearchInput>;
};


/** What there is to see of a product. */
export type ProductMediadocumentsArgs = {
  search?: InputMaybe<MediaDocumentProductSearchInput>;
};

export type PaginatedMediaImageResponse = {
  items: Array<MediaImage>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PaginatedMediaVideoResponse = {
  items: Array<MediaVideo>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PaginatedMediaDocumentResponse = {
  items: Array<MediaDocument>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PaginatedMediaAttachmentResponse = {
  items: Array<MediaAttachment>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** By priority, the lowest first or last. */
export type Sort =
  | 'ASC'
  | 'DESC';

export type MediaImageSearchInput = {
  productId?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['String']['input']>;
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaVideoSearchInput = {
  productId?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['String']['input']>;
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaDocumentSearchInput = {
  productId?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['String']['input']>;
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaAttachmentSearchInput = {
  sparePartsMachineId?: InputMaybe<Scalars['String']['input']>;
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaImageProductSearchInput = {
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaVideoProductSearchInput = {
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type MediaDocumentProductSearchInput = {
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type DeleteMediaImageResponse = {
  mediaId: Scalars['String']['output'];
};

export type DeleteMediaVideoResponse = {
  mediaId: Scalars['String']['output'];
};

export type DeleteMediaDocumentResponse = {
  mediaId: Scalars['String']['output'];
};

export type DeleteMediaAttachmentResponse = {
  mediaId: Scalars['String']['output'];
};

/** A text in one language. In a search: what to look for, in that language. */
export type MediaLocalizedStringInput = {
  /** Two letters. */
  language: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Several texts in one language; null takes the language away. */
export type MediaLocalizedStringArrayInput = {
  /** Two letters. */
  language: Scalars['String']['input'];
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new picture. It shows one thing: give one of productId, clusterId, categoryId, sparePartsMachineId. */
export type MediaImageInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt: Array<MediaLocalizedStringInput>;
  /** At most 50 entries. */
  description: Array<MediaLocalizedStringInput>;
  tags: Array<MediaLocalizedStringArrayInput>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1 entry. At most 50 entries. */
  uploadImages: Array<UploadFileInput>;
};

/** A new film. It shows one thing: give one of productId, clusterId, categoryId, sparePartsMachineId. */
export type MediaVideoInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt: Array<MediaLocalizedStringInput>;
  /** At most 50 entries. */
  description: Array<MediaLocalizedStringInput>;
  tags: Array<MediaLocalizedStringArrayInput>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1 entry. At most 50 entries. */
  videos: Array<UploadVideoInput>;
};

/** A new paper. It is about one thing: give one of productId, clusterId, categoryId, sparePartsMachineId. */
export type MediaDocumentInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt: Array<MediaLocalizedStringInput>;
  /** At most 50 entries. */
  description: Array<MediaLocalizedStringInput>;
  tags: Array<MediaLocalizedStringArrayInput>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1 entry. At most 50 entries. */
  uploadDocuments: Array<UploadFileInput>;
};

/** A new private paper. It belongs to a company or to a customer: give companyId or customerId. */
export type MediaAttachmentInput = {
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt: Array<MediaLocalizedStringInput>;
  /** At most 50 entries. */
  description: Array<MediaLocalizedStringInput>;
  tags: Array<MediaLocalizedStringArrayInput>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1 entry. At most 50 entries. */
  uploadAttachments: Array<UploadFileInput>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

/** What changes. Naming another owner moves the picture there. */
export type UpdateMediaImageInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt?: InputMaybe<Array<MediaLocalizedStringInput>>;
  /** At most 50 entries. */
  description?: InputMaybe<Array<MediaLocalizedStringInput>>;
  tags?: InputMaybe<Array<MediaLocalizedStringArrayInput>>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  mediaId: Scalars['String']['input'];
  uploadImage?: InputMaybe<Array<UploadFileInput>>;
};

/** What changes. Naming another owner moves the film there. */
export type UpdateMediaVideoInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt?: InputMaybe<Array<MediaLocalizedStringInput>>;
  /** At most 50 entries. */
  description?: InputMaybe<Array<MediaLocalizedStringInput>>;
  tags?: InputMaybe<Array<MediaLocalizedStringArrayInput>>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  mediaId: Scalars['String']['input'];
  video?: InputMaybe<Array<UploadVideoInput>>;
};

/** What changes. Naming another owner moves the paper there. */
export type UpdateMediaDocumentInput = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  clusterId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  sparePartsMachineId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 entries. */
  alt?: InputMaybe<Array<MediaLocalizedStringInput>>;
  /** At most 50 entries. */
  description?: InputMaybe<Array<MediaLocalizedStringInput>>;
  tags?: InputMaybe<Array<MediaLocalizedStringArrayInput>>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  mediaId: Scalars['String']['input'];
  uploadDocument?: InputMaybe<Array<UploadFileInput>>;
};

export type UpdateMediaAttachmentInput = {
  /** At most 50 entries. */
  alt?: InputMaybe<Array<MediaLocalizedStringInput>>;
  /** At most 50 entries. */
  description?: InputMaybe<Array<MediaLocalizedStringInput>>;
  tags?: InputMaybe<Array<MediaLocalizedStringArrayInput>>;
  /** 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

/** A file in one language, sent in one of three ways. On an update, an entry without a file takes away the file of its language. */
export type UploadFileInput = {
  /** Two letters. */
  language?: Scalars['String']['input'];
  /** Which of the three ways holds the file. */
  uploadType: UploadType;
  cacheControl?: InputMaybe<CacheControlInput>;
  base64File?: InputMaybe<MediaBase64FileInput>;
  file?: InputMaybe<StandardFileUploadInput>;
  urlFile?: InputMaybe<UrlFileUploadInput>;
};

export type UploadType =
  | 'BASE64'
  | 'FILE'
  | 'URL';

/** A file written out in base64; at most 10 MB. */
export type MediaBase64FileInput = {
  /** Without line breaks and without a prefix. */
  base64: Scalars['String']['input'];
  /** 1 to 255 characters. */
  fileName: Scalars['String']['input'];
};

/** A file that comes along as a part of a multipart request. */
export type StandardFileUploadInput = {
  file: Scalars['Upload']['input'];
  /** 1 to 255 characters. */
  fileName?: InputMaybe<Scalars['String']['input']>;
};

/** A file that the server fetches: a public https address that answers at once, without redirecting. */
export type UrlFileUploadInput = {
  /** 1 to 2048 characters. */
  url: Scalars['String']['input'];
  /** 1 to 255 characters. */
  fileName: Scalars['String']['input'];
};

/** How long browsers and caches may keep a file; a year unless said. */
export type CacheControlInput = {
  type?: InputMaybe<CacheControlType>;
  /** 0 to 31536000. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
};

export type CacheControlType =
  | 'NO_STORE'
  | 'PUBLIC';

/** Where a film lies in one language; without an address, the language is taken away. */
export type UploadVideoInput = {
  /** Two letters. */
  language?: Scalars['String']['input'];
  /** An http or https address. 1 to 2048 characters. */
  uri?: InputMaybe<Scalars['String']['input']>;
};

/** What there is to see of a machine. */
export type SparePartsMachineMedia = {
  images?: Maybe<PaginatedMediaImageResponse>;
  videos?: Maybe<PaginatedMediaVideoResponse>;
  documents?: Maybe<PaginatedMediaDocumentResponse>;
  attachments?: Maybe<PaginatedMediaAttachmentResponse>;
};


/** What there is to see of a machine. */
export type SparePartsMachineMediaimagesArgs = {
  search?: InputMaybe<ObjectMediaSearchInput>;
};


/** What there is to see of a machine. */
export type SparePartsMachineMediavideosArgs = {
  search?: InputMaybe<ObjectMediaSearchInput>;
};


/** What there is to see of a machine. */
export type SparePartsMachineMediadocumentsArgs = {
  search?: InputMaybe<ObjectMediaSearchInput>;
};


/** What there is to see of a machine. */
export type SparePartsMachineMediaattachmentsArgs = {
  input?: InputMaybe<ObjectMediaSearchInput>;
};

export type ObjectMediaSearchInput = {
  /** The description in that language contains this. */
  description?: InputMaybe<MediaLocalizedStringInput>;
  /** One of the tags in that language is this. */
  tag?: InputMaybe<MediaLocalizedStringInput>;
  /** The lowest priority first unless said. */
  sort?: InputMaybe<Sort>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a picture is found in another size or format; it is made when it is first asked for. */
export type ImageVariant = {
  name: Scalars['String']['output'];
  language: Scalars['String']['output'];
  url: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
};

/** The sizes and formats that are wanted. */
export type TransformationsInput = {
  /** None is an answer without variants: clients that show no picture send it. At most 50 entries. */
  transformations: Array<ImageTransformationInput>;
};

/** One wanted size or format, under a name by which it is found in the answer. */
export type ImageTransformationInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  transformation: TransformationInput;
};

/** How a picture is changed, in this order: precrop, trim, crop, orient, resize, pad, canvas, colours. What comes out has at most 4096 × 4096 pixels, in whatever shape. */
export type TransformationInput = {
  /** Takes the place of the format for clients that understand it. */
  auto?: InputMaybe<Auto>;
  /** Hexadecimal, or r,g,b or r,g,b,alpha; shows through and around the picture. At most 32 characters. */
  bgColor?: InputMaybe<Scalars['String']['input']>;
  /** 0.3 to 1000. */
  blur?: InputMaybe<Scalars['Float']['input']>;
  /** -100 to 100. */
  brightness?: InputMaybe<Scalars['Int']['input']>;
  canvas?: InputMaybe<CanvasInput>;
  /** -100 to 100. */
  contrast?: InputMaybe<Scalars['Int']['input']>;
  crop?: InputMaybe<CropInput>;
  /** A small picture stays small, as it does anyway. */
  disable?: InputMaybe<FeaturesEnableDisable>;
  /** Width and height are multiplied by this. 1 to 10. */
  dpr?: InputMaybe<Scalars['Int']['input']>;
  /** A small picture may be enlarged. */
  enable?: InputMaybe<FeaturesEnableDisable>;
  fit?: InputMaybe<Fit>;
  format?: InputMaybe<Format>;
  /** Which frame of an animation is shown; the first unless said. 1 to 1000. */
  frame?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 8192. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Of films, which are not made. */
  level?: InputMaybe<Level>;
  /** What remains of what the file says about itself: otherwise nothing does. */
  metadata?: InputMaybe<ImageMetadata>;
  /** How hard the file is made smaller where no quality is given. */
  optimize?: InputMaybe<Optimize>;
  orient?: InputMaybe<Orient>;
  pad?: InputMaybe<PadInput>;
  precrop?: InputMaybe<CropInput>;
  /** Of films, which are not made. */
  profile?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100. */
  quality?: InputMaybe<Scalars['Float']['input']>;
  resizeFilter?: InputMaybe<ResizeFilter>;
  /** -100 to 100. */
  saturation?: InputMaybe<Scalars['Int']['input']>;
  sharpen?: InputMaybe<SharpenInput>;
  trim?: InputMaybe<TrimInput>;
  /** 1 to 8192. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How a picture meets a width and a height. */
export type Fit =
  /** As large as fits inside both. */
  | 'BOUNDS'
  /** As small as covers both; nothing is cut off. */
  | 'COVER'
  /** Exactly both; what does not fit is cut off. */
  | 'CROP';

/** JXL, PJXL and MP4 are not made. */
export type Format =
  /** WebP for clients that say they understand it, otherwise what the picture is. */
  | 'AUTO'
  | 'AVIF'
  /** JPEG that is drawn from top to bottom. */
  | 'BJPG'
  | 'GIF'
  | 'JPG'
  | 'JXL'
  | 'MP4'
  /** JPEG that is drawn coarsely first. */
  | 'PJPG'
  | 'PJXL'
  | 'PNG'
  /** PNG of at most 256 colours. */
  | 'PNG8'
  | 'WEBP'
  /** WebP without losses. */
  | 'WEBPLL'
  /** WebP with losses. */
  | 'WEBPLY';

/** A format for clients that say they understand it; others get the one that was asked for. */
export type Auto =
  | 'WEBP'
  | 'AVIF';

/** A part of the picture: width and height in pixels, or as a ratio; from x and y in pixels or offsetX and offsetY in percent, otherwise from the middle, or for a ratio from where most is to be seen. */
export type CropInput = {
  /** 1 to 20000. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 20000. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  widthRatio?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  heightRatio?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  x?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  y?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. */
  offsetX?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. */
  offsetY?: InputMaybe<Scalars['Int']['input']>;
  smart?: InputMaybe<Scalars['String']['input']>;
  safe?: InputMaybe<Scalars['String']['input']>;
};

/** A sheet on which the picture is laid: width and height in pixels, or as a ratio; at x and y in pixels or offsetX and offsetY in percent, otherwise in the middle. */
export type CanvasInput = {
  /** 1 to 4096. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 4096. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  widthRatio?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  heightRatio?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  x?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  y?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. */
  offsetX?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. */
  offsetY?: InputMaybe<Scalars['Int']['input']>;
};

/** Pixels that are added at the edges. */
export type PadInput = {
  /** 0 to 500. */
  top?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 500. */
  right?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 500. */
  bottom?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 500. */
  left?: InputMaybe<Scalars['Int']['input']>;
};

/** Pixels that are cut off at the edges. */
export type TrimInput = {
  /** 0 to 20000. */
  top?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  right?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  bottom?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 20000. */
  left?: InputMaybe<Scalars['Int']['input']>;
};

/** How much, how widely and from which difference on edges are sharpened. */
export type SharpenInput = {
  /** 0 to 10. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** 1 to 20. */
  radius?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 255. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

export type Orient =
  | 'RIGHT'
  | 'LEFT'
  | 'HORIZONTAL_FLIP'
  | 'VERTICAL_FLIP'
  | 'HV_FLIP'
  | 'ONE'
  | 'TWO'
  | 'THREE'
  | 'FOUR'
  | 'FIVE'
  | 'SIX'
  | 'SEVEN'
  | 'EIGHT';

export type ResizeFilter =
  | 'NEAREST'
  | 'BILINEAR'
  | 'BICUBIC'
  | 'LANCZOS2'
  | 'LANCZOS3';

export type Optimize =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH';

export type ImageMetadata =
  | 'COPYRIGHT';

export type FeaturesEnableDisable =
  | 'UPSCALE';

/** Of films, which are not made. */
export type Level =
  | 'LEVEL_1_0'
  | 'LEVEL_1_1'
  | 'LEVEL_1_2'
  | 'LEVEL_2_0'
  | 'LEVEL_2_1'
  | 'LEVEL_2_2'
  | 'LEVEL_3_0'
  | 'LEVEL_3_1'
  | 'LEVEL_3_2'
  | 'LEVEL_4_0'
  | 'LEVEL_4_1'
  | 'LEVEL_4_2'
  | 'LEVEL_5_0'
  | 'LEVEL_5_1'
  | 'LEVEL_5_2'
  | 'LEVEL_6_0'
  | 'LEVEL_6_1'
  | 'LEVEL_6_2';

/** A place of a product or cluster in a category. */
export type BaseProductCategoryRelationship = {
  uuid: Scalars['String']['output'];
  baseProductUuid: Scalars['ID']['output'];
  categoryUuid: Scalars['ID']['output'];
  categoryId: Scalars['Int']['output'];
  /** Whether the category is its home: where its path leads. */
  isDefault: Scalars['Boolean']['output'];
  /** The category shows what it lists in this order. */
  sortOrder: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  baseProduct: IBaseProduct;
  category: Category;
};

/** A place of a product in a category. */
export type ProductCategoryRelationship = {
  uuid: Scalars['String']['output'];
  productId: Scalars['Int']['output'];
  categoryId: Scalars['Int']['output'];
  /** Whether the category is its home: where its path leads. */
  isDefault: Scalars['Boolean']['output'];
  /** The category shows what it lists in this order. */
  sortOrder: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  product: Product;
  category: Category;
};

/** What became of one item. */
export type CategoryActionsData = {
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  /** Where the item is a product. */
  productId?: Maybe<Scalars['Int']['output']>;
  /** Where the item is a cluster. */
  clusterId?: Maybe<Scalars['Int']['output']>;
};

export type CategoryActionsResponse = {
  /** One per item, in the order in which they were given, products first. */
  data: Array<CategoryActionsData>;
  messages?: Maybe<Array<Scalars['String']['output']>>;
};

/** The category in which something was done to an item. */
export type CategoryItemOperationResult = {
  /**
   * The number of the category.
   * @deprecated Use CategoryItemOperationResult.key. Removed on 2027-03-01.
   */
  directoryId?: Maybe<Scalars['Int']['output']>;
  /** The uuid of the category. */
  key?: Maybe<Scalars['ID']['output']>;
};

/** Products, clusters or both; each once. */
export type CategoryAddProductsClustersInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type CategoryAddProductsClustersResponse = {
  category: Category;
  actions: CategoryActionsResponse;
  /** One per item that succeeded. */
  results: Array<CategoryItemOperationResult>;
};

/** Products, clusters or both; each once. */
export type CategoryRemoveProductsClustersInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type CategoryRemoveProductsClustersResponse = {
  category: Category;
  actions: CategoryActionsResponse;
  /** One per item that succeeded. */
  results: Array<CategoryItemOperationResult>;
};

export type ClusterBulkMoveError = {
  code: ClusterBulkMoveErrorCode;
  messages: Array<Scalars['String']['output']>;
  /** The row as it was given, as JSON. */
  record?: Maybe<Scalars['String']['output']>;
  /** 1 is the first. */
  rowNumber?: Maybe<Scalars['Int']['output']>;
};

export type ClusterBulkMoveErrorCode =
  /** The row itself is wrong. */
  | 'VALIDATION'
  /** The row does not go with what is stored. */
  | 'DB_INSERT'
  | 'UNKNOWN';

export type ClusterBulkMoveInput = {
  clusters: Array<ClusterMoveItem>;
};

export type ClusterBulkMoveResponse = {
  movedCount: Scalars['Int']['output'];
  errors: Array<ClusterBulkMoveError>;
};

export type ClusterMoveItem = {
  clusterId: Scalars['Int']['input'];
  /** The new home. */
  categoryId: Scalars['Int']['input'];
};

export type ProductBulkMoveError = {
  code: ProductBulkMoveErrorCode;
  messages: Array<Scalars['String']['output']>;
  /** The row as it was given. */
  record?: Maybe<Scalars['JSON']['output']>;
  /** 1 is the first. */
  rowNumber?: Maybe<Scalars['Int']['output']>;
};

export type ProductBulkMoveErrorCode =
  /** The row itself is wrong. */
  | 'VALIDATION'
  /** The row does not go with what is stored. */
  | 'DB_INSERT'
  | 'UNKNOWN';

export type ProductBulkMoveInput = {
  products: Array<ProductMoveItem>;
};

export type ProductBulkMoveResponse = {
  movedCount: Scalars['Int']['output'];
  errors: Array<ProductBulkMoveError>;
};

export type ProductMoveItem = {
  productId: Scalars['Int']['input'];
  /** The new home. */
  categoryId: Scalars['Int']['input'];
};

/** No field is required. A product is in a category or in a cluster, not in both. */
export type CreateProductInput = {
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The default category. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Search words from the supplier. */
  keywords?: InputMaybe<Array<LocalizedStringInput>>;
  /** Search words from the merchant. */
  customKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Default: A. */
  status?: InputMaybe<ProductStatus>;
  /** Additional information about the status. At most 255 characters. */
  statusExtra?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** The article number of the supplier. At most 255 characters. */
  supplierCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  barCode?: InputMaybe<Scalars['String']['input']>;
  /** The article number of the manufacturer. At most 255 characters. */
  manufacturerCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  eanCode?: InputMaybe<Scalars['String']['input']>;
  /** The sales unit: ordered quantities are multiples of it. At least 1. */
  unit?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum quantity per order. At least 1. */
  minimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The most economical quantity to order. At least 1. */
  economicOrderQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  package?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  packageUnit?: InputMaybe<Scalars['String']['input']>;
  /** The number of units in a package. At most 255 characters. */
  packageUnitQuantity?: InputMaybe<Scalars['String']['input']>;
  /** The purchase unit of the merchant. Default: 1. At least 1. */
  purchaseUnit?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum quantity that the merchant can purchase. Default: 1. At least 1. */
  purchaseMinimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  orderable?: InputMaybe<YesNo>;
  /** The start of the period in which it can be ordered, ISO 8601. ISO 8601. */
  orderableFrom?: InputMaybe<Scalars['String']['input']>;
  /** The end of the period in which it can be ordered, ISO 8601; not before orderableFrom. ISO 8601. */
  orderableTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  releaseDate?: InputMaybe<Scalars['String']['input']>;
  returnable?: InputMaybe<YesNo>;
  physical?: InputMaybe<YesNo>;
  /** At most 255 characters. */
  turnoverGroup?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  priceGroup?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  taxonomy?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use CreateProductInput.shortNames. Removed on 2027-03-01. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  shortNames?: InputMaybe<Array<LocalizedStringInput>>;
  packageDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Internal notes of the merchant. No response contains them. */
  notes?: InputMaybe<Array<LocalizedStringInput>>;
  /** The position in lists that are sorted by priority. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  hidden?: YesNo;
  /** For languages without a slug, one is generated from the name. */
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** The cluster that it belongs to. A product of a cluster has no category of its own. */
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  depth?: InputMaybe<Scalars['Float']['input']>;
  /** In kilograms. At least 0. */
  weight?: InputMaybe<Scalars['Float']['input']>;
  /** Unless this is false, slugs are generated from the names for languages without a given slug. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

/** Fields that are not sent stay unchanged. A text changes only the languages that are given. */
export type UpdateProductInput = {
  /** The new default category. A product of a cluster leaves the cluster. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** May hold HTML. */
  shortDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Search words from the supplier. */
  keywords?: InputMaybe<Array<LocalizedStringInput>>;
  /** Search words from the merchant. */
  customKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProductStatus>;
  /** Additional information about the status. At most 255 characters. */
  statusExtra?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** The article number of the supplier. At most 255 characters. */
  supplierCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  barCode?: InputMaybe<Scalars['String']['input']>;
  /** The article number of the manufacturer. At most 255 characters. */
  manufacturerCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  eanCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  package?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  packageUnit?: InputMaybe<Scalars['String']['input']>;
  /** The purchase unit of the merchant. At least 1. */
  purchaseUnit?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum quantity that the merchant can purchase. At least 1. */
  purchaseMinimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The start of the period in which it can be ordered, ISO 8601. ISO 8601. */
  orderableFrom?: InputMaybe<Scalars['String']['input']>;
  /** The end of the period in which it can be ordered, ISO 8601; not before orderableFrom. ISO 8601. */
  orderableTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  releaseDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  turnoverGroup?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  priceGroup?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  taxonomy?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use UpdateProductInput.shortNames. Removed on 2027-03-01. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  shortNames?: InputMaybe<Array<LocalizedStringInput>>;
  packageDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Internal notes of the merchant. No response contains them. */
  notes?: InputMaybe<Array<LocalizedStringInput>>;
  /** The position in lists that are sorted by priority. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  metadataTitles?: InputMaybe<Array<LocalizedStringInput>>;
  metadataDescriptions?: InputMaybe<Array<LocalizedStringInput>>;
  metadataKeywords?: InputMaybe<Array<LocalizedStringInput>>;
  metadataCanonicalUrls?: InputMaybe<Array<LocalizedStringInput>>;
  /** The sales unit: ordered quantities are multiples of it. At least 1. */
  unit?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum quantity per order. At least 1. */
  minimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The most economical quantity to order. At least 1. */
  economicOrderQuantity?: InputMaybe<Scalars['Int']['input']>;
  orderable?: InputMaybe<YesNo>;
  returnable?: InputMaybe<YesNo>;
  physical?: InputMaybe<YesNo>;
  /** The number of units in a package. At most 255 characters. */
  packageUnitQuantity?: InputMaybe<Scalars['String']['input']>;
  hidden?: InputMaybe<YesNo>;
  /** A slug that another product has in the same language is refused. */
  slugs?: InputMaybe<Array<LocalizedStringInput>>;
  /** Moves it into this cluster and removes it from all categories. */
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** In millimetres. At least 0. */
  depth?: InputMaybe<Scalars['Float']['input']>;
  /** In kilograms. At least 0. */
  weight?: InputMaybe<Scalars['Float']['input']>;
  /** By default, slugs are generated from the given names for languages that have none. true regenerates all slugs that are not given, false generates none. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sets the ids in the given systems; ids in other systems stay. Null removes all sources, an empty list changes nothing. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** The meaning of a column of an imported file. Texts are in the LANGUAGE of their row, by default NL. */
export type ProductFieldName =
  | 'LANGUAGE'
  | 'CATEGORY_ID'
  | 'NAME'
  | 'DESCRIPTION'
  | 'SHORT_DESCRIPTION'
  | 'KEYWORD'
  | 'CUSTOM_KEYWORD'
  | 'SKU'
  | 'STATUS'
  | 'STATUS_EXTRA'
  | 'SUPPLIER'
  | 'SUPPLIER_CODE'
  | 'BAR_CODE'
  | 'MANUFACTURER_CODE'
  | 'EAN_CODE'
  | 'UNIT'
  | 'MINIMUM_QUANTITY'
  | 'ECONOMIC_ORDER_QUANTITY'
  | 'MANUFACTURER'
  | 'PACKAGE'
  | 'PACKAGE_UNIT'
  | 'PACKAGE_UNIT_QUANTITY'
  | 'PURCHASE_UNIT'
  | 'PURCHASE_MINIMUM_QUANTITY'
  | 'ORDERABLE'
  | 'ORDERABLE_FROM'
  | 'ORDERABLE_TO'
  | 'RELEASE_DATE'
  | 'RETURNABLE'
  | 'PHYSICAL'
  | 'TURNOVER_GROUP'
  | 'PRICE_GROUP'
  | 'TAXONOMY'
  | 'SHORT_NAME'
  | 'SHORT_NAMES'
  | 'PACKAGE_DESCRIPTION'
  | 'NOTE'
  | 'CATEGORY_SOURCE_NAME'
  | 'CATEGORY_SOURCE_ID'
  | 'PRODUCT_ID'
  | 'SOURCE_NAME'
  | 'SOURCE_ID'
  | 'PRIORITY'
  | 'METADATA_TITLE'
  | 'METADATA_DESCRIPTION'
  | 'METADATA_KEYWORDS'
  | 'METADATA_CANONICAL_URL'
  | 'HIDDEN';

/** Maps a column of the file to a field. */
export type ProductCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: ProductFieldName;
};

/** A row with PRODUCT_ID, or with SOURCE_NAME and SOURCE_ID, refers to that product; any other row adds a product. */
export type ProductCsvInput = {
  /** A comma-separated file with a header line. */
  file: Scalars['Upload']['input'];
  /** Without mappings, columns are named like the fields. At most 100 entries. */
  mappings?: InputMaybe<Array<ProductCsvMapping>>;
};

/** Fields that products and clusters share with other records of the catalogue. */
export type IResource = {
  id: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Read `type` of the product or cluster. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
};

/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProduct = {
  id: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use IBaseProduct.type. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  /** The sku of a product, or the code of a cluster. */
  sku: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLanguage: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  shortNames: Array<LocalizedString>;
  sources: Array<Source>;
  uuid: Scalars['String']['output'];
  type: ProductClass;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The categories that list it, its home first. */
  categoryIds: Array<Scalars['Int']['output']>;
};


/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products, as lists of the catalogue return them. */
export type IBaseProductshortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Fields of every product. */
export type IProduct = {
  id: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use IProduct.type. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  sku: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLanguage: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  shortNames: Array<LocalizedString>;
  sources: Array<Source>;
  productId: Scalars['Int']['output'];
  /** @deprecated Use IProduct.shortNames. Removed on 2027-03-01. */
  shortName: Scalars['String']['output'];
  keywords?: Maybe<Array<LocalizedString>>;
  customKeywords?: Maybe<Array<LocalizedString>>;
  packageDescriptions?: Maybe<Array<LocalizedString>>;
  manufacturerCode: Scalars['String']['output'];
  eanCode: Scalars['String']['output'];
  manufacturer: Scalars['String']['output'];
  supplier: Scalars['String']['output'];
  supplierCode: Scalars['String']['output'];
  status: ProductStatus;
  statusExtra?: Maybe<Scalars['String']['output']>;
  barCode?: Maybe<Scalars['String']['output']>;
  turnoverGroup?: Maybe<Scalars['String']['output']>;
  taxonomy?: Maybe<Scalars['String']['output']>;
  priceGroup?: Maybe<Scalars['String']['output']>;
  orderable: YesNo;
  returnable: YesNo;
  physical: YesNo;
  package: Scalars['String']['output'];
  packageUnit: Scalars['String']['output'];
  packageUnitQuantity: Scalars['String']['output'];
  minimumQuantity: Scalars['Float']['output'];
  unit: Scalars['Int']['output'];
  purchaseUnit: Scalars['Int']['output'];
  purchaseMinimumQuantity: Scalars['Int']['output'];
  economicOrderQuantity: Scalars['Int']['output'];
  orderableFrom?: Maybe<Scalars['DateTime']['output']>;
  orderableTo?: Maybe<Scalars['DateTime']['output']>;
  releaseDate?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  containerClass: ProductContainerClass;
  clusterId?: Maybe<Scalars['Int']['output']>;
  uuid: Scalars['String']['output'];
  type: ProductClass;
  /** The categories that list it, its home first. */
  categoryIds: Array<Scalars['Int']['output']>;
  /** The prices at which one unit is offered to the buyer, the active one first. */
  offers?: Maybe<Array<ProductOffer>>;
};


/** Fields of every product. */
export type IProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Fields of every product. */
export type IProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Fields of every product. */
export type IProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Fields of every product. */
export type IProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A product. It is listed in categories, or it belongs to a cluster. */
export type Product = IResource & IBaseProduct & IProduct & {
  id: Scalars['Int']['output'];
  productId: Scalars['Int']['output'];
  categoryId: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use Product.type. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  sku: Scalars['String']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLanguage: Scalars['String']['output'];
  priority?: Maybe<Scalars['Int']['output']>;
  metadataTitles?: Maybe<Array<LocalizedString>>;
  metadataDescriptions?: Maybe<Array<LocalizedString>>;
  metadataKeywords?: Maybe<Array<LocalizedString>>;
  metadataCanonicalUrls?: Maybe<Array<LocalizedString>>;
  shortNames: Array<LocalizedString>;
  sources: Array<Source>;
  /** @deprecated Use Product.shortNames. Removed on 2027-03-01. */
  shortName: Scalars['String']['output'];
  keywords?: Maybe<Array<LocalizedString>>;
  customKeywords?: Maybe<Array<LocalizedString>>;
  packageDescriptions?: Maybe<Array<LocalizedString>>;
  manufacturerCode: Scalars['String']['output'];
  eanCode: Scalars['String']['output'];
  manufacturer: Scalars['String']['output'];
  supplier: Scalars['String']['output'];
  supplierCode: Scalars['String']['output'];
  status: ProductStatus;
  statusExtra?: Maybe<Scalars['String']['output']>;
  barCode?: Maybe<Scalars['String']['output']>;
  turnoverGroup?: Maybe<Scalars['String']['output']>;
  taxonomy?: Maybe<Scalars['String']['output']>;
  priceGroup?: Maybe<Scalars['String']['output']>;
  orderable: YesNo;
  returnable: YesNo;
  physical: YesNo;
  package: Scalars['String']['output'];
  packageUnit: Scalars['String']['output'];
  packageUnitQuantity: Scalars['String']['output'];
  minimumQuantity: Scalars['Float']['output'];
  unit: Scalars['Int']['output'];
  purchaseUnit: Scalars['Int']['output'];
  purchaseMinimumQuantity: Scalars['Int']['output'];
  economicOrderQuantity: Scalars['Int']['output'];
  orderableFrom?: Maybe<Scalars['DateTime']['output']>;
  orderableTo?: Maybe<Scalars['DateTime']['output']>;
  releaseDate?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  containerClass: ProductContainerClass;
  clusterId?: Maybe<Scalars['Int']['output']>;
  uuid: Scalars['String']['output'];
  type: ProductClass;
  classId: Scalars['Int']['output'];
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  depth?: Maybe<Scalars['Float']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
  attributes?: Maybe<AttributeResultResponse>;
  /** The bundles that it is part of. */
  bundles?: Maybe<Array<Bundle>>;
  /** Whether it leads a bundle. */
  isBundleLeader: YesNo;
  /** Whether it is part of a bundle. */
  hasBundle: YesNo;
  /** The cluster that it is one of the products of. */
  cluster?: Maybe<Cluster>;
  /** What starts at it. */
  crossupsellsFrom: CrossupsellsResponse;
  /** What leads to it. */
  crossupsellsTo: CrossupsellsResponse;
  /** What starts at it: the first page. */
  crossUpsells: CrossupsellsResponse;
  /** @deprecated Use Product.media or ProductMedia.images. Removed on 2027-03-01. */
  mediaImages?: Maybe<PaginatedMediaImageResponse>;
  /** @deprecated Use Product.media or ProductMedia.videos. Removed on 2027-03-01. */
  mediaVideos?: Maybe<PaginatedMediaVideoResponse>;
  /** @deprecated Use Product.media or ProductMedia.documents. Removed on 2027-03-01. */
  mediaDocuments?: Maybe<PaginatedMediaDocumentResponse>;
  media?: Maybe<ProductMedia>;
  /** The categories that list it, or the cluster that it belongs to; its home first. */
  categoryIds: Array<Scalars['Int']['output']>;
  /** Its home. `hidden` asks for one that is hidden, or one that is not. */
  category?: Maybe<Category>;
  /** The categories that list it, or the cluster that it belongs to. */
  categories?: Maybe<CategoryResponse>;
  /** From the root to its home. */
  categoryPath: Array<Category>;
  /** Its places in categories, the home first. */
  categoryRelations: Array<BaseProductCategoryRelationship>;
  /** The prices at which one unit is offered to the buyer, the active one first. */
  offers?: Maybe<Array<ProductOffer>>;
  /**
   * What the buyer pays for one unit; null where the product has no price. The price filter and the PRICE sort of searches, and their
   * minPrice and maxPrice, use the default price instead (list price divided by `per`), so the two can differ for a buyer with price sheets.
   */
  price?: Maybe<ProductPrice>;
  /** One price for each quantity from which the buyer pays another price: bulk prices and lines of price sheets. */
  bulkPrices?: Maybe<Array<ProductPrice>>;
  /** The price record, before tiers, price sheets and tax; none where the product has no price. */
  priceData?: Maybe<Price>;
  /** What is charged on top; without input, of those in use. */
  surcharges: Array<Surcharge>;
  /** The lists with the product, as far as the caller may see them. */
  favoriteLists?: Maybe<FavoriteListsResponse>;
  /** The order lists that name the product itself, as far as the caller may see them. */
  orderlists: OrderlistsResponse;
  /** The stock of the product, added up. */
  inventory: ProductInventory;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductshortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductattributesArgs = {
  input?: InputMaybe<AttributeResultSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductbundlesArgs = {
  taxZone?: InputMaybe<Scalars['String']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductclusterArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductcrossupsellsFromArgs = {
  input?: InputMaybe<CrossupsellSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductcrossupsellsToArgs = {
  input?: InputMaybe<CrossupsellSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductmediaImagesArgs = {
  search?: InputMaybe<MediaImageProductSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductmediaVideosArgs = {
  search?: InputMaybe<MediaVideoProductSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductmediaDocumentsArgs = {
  search?: InputMaybe<MediaDocumentProductSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductcategoryArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductcategoriesArgs = {
  input?: InputMaybe<ProductCategorySearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductcategoryPathArgs = {
  hidden?: InputMaybe<YesNo>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductpriceArgs = {
  input?: InputMaybe<PriceCalculateProductInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductbulkPricesArgs = {
  input?: InputMaybe<UserBulkPriceProductInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductsurchargesArgs = {
  input?: InputMaybe<SurchargeSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductfavoriteListsArgs = {
  input?: InputMaybe<FavoriteListsSearchInput>;
};


/** A product. It is listed in categories, or it belongs to a cluster. */
export type ProductorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

/** An item of a list of the catalogue. */
export type BaseProduct = Product | Cluster;

export type ProductClass =
  | 'PRODUCT'
  | 'CLUSTER';

export type ProductContainerClass =
  | 'CATEGORY'
  | 'CLUSTER';

export type ProductStatus =
  | 'A'
  | 'N'
  | 'P'
  | 'S'
  | 'R'
  | 'T';

/** Products by id or uuid. */
export type IndexProductsInput = {
  ids: Array<Scalars['String']['input']>;
};

/** Clusters by id or uuid. */
export type IndexClustersInput = {
  ids: Array<Scalars['String']['input']>;
};

/** Categories by id or uuid, whose items are indexed. */
export type IndexCategoriesInput = {
  ids: Array<Scalars['String']['input']>;
};

/** How many records were accepted for indexing. */
export type IndexEntitiesResponse = {
  accepted: Scalars['Boolean']['output'];
  entityCount: Scalars['Int']['output'];
};

/** A reindex that has started. */
export type StartReindexResponse = {
  reindexId: Scalars['String']['output'];
  newCollection: Scalars['String']['output'];
  alias: Scalars['String']['output'];
};

/** Whether a reindex was stopped, and how many of its batches were not run. */
export type CancelReindexResponse = {
  cancelled: Scalars['Boolean']['output'];
  removedJobs: Scalars['Int']['output'];
};

/** The progress of a reindex. */
export type ReindexStatusResponse = {
  reindexId: Scalars['String']['output'];
  progress?: Maybe<ReindexProgress>;
  jobs?: Maybe<Array<ReindexJobDetail>>;
};

/** The progress of a reindex in figures. */
export type ReindexProgress = {
  phase?: Maybe<Scalars['String']['output']>;
  totalBatches: Scalars['Float']['output'];
  queuedBatches: Scalars['Int']['output'];
  completedBatches: Scalars['Int']['output'];
  failedBatches: Scalars['Int']['output'];
  activeBatches: Scalars['Int']['output'];
  waitingBatches: Scalars['Int']['output'];
  totalDocs: Scalars['Float']['output'];
  totalProducts?: Maybe<Scalars['Float']['output']>;
  totalClusters?: Maybe<Scalars['Float']['output']>;
  totalCategories?: Maybe<Scalars['Float']['output']>;
  progressPercent: Scalars['Float']['output'];
  startedAt?: Maybe<Scalars['Int']['output']>;
  indexedDocs?: Maybe<Scalars['Int']['output']>;
  indexedProducts?: Maybe<Scalars['Int']['output']>;
  indexedClusters?: Maybe<Scalars['Int']['output']>;
  indexedCategories?: Maybe<Scalars['Int']['output']>;
  docSuccessRate?: Maybe<Scalars['Float']['output']>;
  error?: Maybe<Scalars['String']['output']>;
  failedJob?: Maybe<Scalars['String']['output']>;
};

/** A failed batch of a reindex. */
export type ReindexJobDetail = {
  name: Scalars['String']['output'];
  state: Scalars['String']['output'];
  progress?: Maybe<Scalars['String']['output']>;
  data?: Maybe<Scalars['String']['output']>;
};

/** Whether a reindex is running. If its server dies, the lock expires after a while. */
export type ReindexLockResponse = {
  isLocked: Scalars['Boolean']['output'];
  reindexId?: Maybe<Scalars['String']['output']>;
  ttlSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Whether the lock was released. */
export type ForceReleaseLockResponse = {
  released: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

/** The batches of the last 24 hours in figures. */
export type BatchMetricsTenantResponse = {
  tenantId: Scalars['String']['output'];
  batchCount: Scalars['Int']['output'];
  totalDocuments: Scalars['Float']['output'];
  lastBatchTime?: Maybe<Scalars['String']['output']>;
  lastBatchSize: Scalars['Int']['output'];
  averageBatchSize: Scalars['Float']['output'];
  pendingIds: Scalars['Int']['output'];
  pendingBatches: BatchMetricsQueueSummary;
  categoryFanout: BatchMetricsQueueSummary;
};

/** The batches of the last 24 hours by hour. */
export type BatchMetricsTenantHourlyResponse = {
  tenantId: Scalars['String']['output'];
  hours: Array<BatchMetricsHourlyBucket>;
  totalHours: Scalars['Float']['output'];
};

/** The batches of one hour; hours without batches are left out. */
export type BatchMetricsHourlyBucket = {
  hour: Scalars['String']['output'];
  batchCount: Scalars['Int']['output'];
  totalDocuments: Scalars['Float']['output'];
};

/** The indexing queues. */
export type BatchMetricsQueueStatusResponse = {
  intake: BatchMetricsQueueSummary;
  processor: BatchMetricsQueueSummary;
  retry: BatchMetricsQueueSummary;
  categoryFanout: BatchMetricsQueueSummary;
};

/** The batches of a queue. */
export type BatchMetricsQueueSummary = {
  total: Scalars['Int']['output'];
  active: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  delayed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
};

/** Failed batches. */
export type BatchMetricsFailedJobsResponse = {
  tenant?: Maybe<Scalars['String']['output']>;
  queues: Array<BatchMetricsFailedJobsByQueue>;
};

/** The failed batches of a queue, newest first. */
export type BatchMetricsFailedJobsByQueue = {
  queue: Scalars['String']['output'];
  jobs: Array<BatchMetricsFailedJob>;
};

/** A failed batch. */
export type BatchMetricsFailedJob = {
  jobId?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  tenant?: Maybe<Scalars['String']['output']>;
  productIdsCount?: Maybe<Scalars['Int']['output']>;
  clusterIdsCount?: Maybe<Scalars['Int']['output']>;
  categoryIdsCount?: Maybe<Scalars['Int']['output']>;
  batchSize?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  failedReason?: Maybe<Scalars['String']['output']>;
  stacktrace?: Maybe<Array<Scalars['String']['output']>>;
  attemptsMade?: Maybe<Scalars['Int']['output']>;
  timestamp?: Maybe<Scalars['DateTime']['output']>;
  processedOn?: Maybe<Scalars['String']['output']>;
  finishedOn?: Maybe<Scalars['String']['output']>;
  redisKey?: Maybe<Scalars['String']['output']>;
};

/** Filters of a list of products outside clusters and of clusters. */
export type BaseProductSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ProductClass>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** With categoryId, items must be in both categories. A uuid. */
  categoryUuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether items of descendant categories are included. */
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterConfigId?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<ProductStatus>>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to search in and to sort names by. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<BaseProductSortField>;
  /** Without sortBy, the order of the ids. */
  sortOrder?: InputMaybe<SortOrder>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  sourceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 8601. */
  dateCreatedFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. A day without a time is meant whole. */
  dateModifiedTo?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. At most 1000 entries. */
  uuids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * At most 1000 entries.
   * @deprecated Use BaseProductSearchInput.source or BaseProductSearchInput.sourceIds. Removed on 2027-03-01.
   */
  sourceIds_deprecated?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields that products and clusters can be sorted by. */
export type BaseProductSortField =
  | 'SKU'
  | 'TYPE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

/** A page of products outside clusters and of clusters. */
export type BaseProductsResponse = {
  items: Array<BaseProduct>;
  itemsFound: Scalars['Int']['output'];
  offset?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Scalars['Int']['output']>;
  pages?: Maybe<Scalars['Int']['output']>;
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The language in which the term was found; another than requested where it finds nothing there. Null without a term. */
  termLanguage?: Maybe<Scalars['String']['output']>;
};

/** Filters of a list of clusters. */
export type ClusterSearchInput = {
  /** At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Codes of clusters. At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterConfigId?: InputMaybe<Scalars['Int']['input']>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A page of clusters. */
export type ClustersResponse = {
  items: Array<Cluster>;
  itemsFound: Scalars['Int']['output'];
  offset?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Scalars['Int']['output']>;
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The language in which the term was found; another than requested where it finds nothing there. Null without a term. */
  termLanguage?: Maybe<Scalars['String']['output']>;
};

/** Filters of a list of products, including those in clusters. */
export type RawProductSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  statuses?: InputMaybe<Array<ProductStatus>>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** The language to search in and to sort names by. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A page of products, including those in clusters. */
export type ProductsRawResponse = {
  items: Array<Product>;
  itemsFound: Scalars['Int']['output'];
  offset?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Scalars['Int']['output']>;
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The language in which the term was found; another than requested where it finds nothing there. Null without a term. */
  termLanguage?: Maybe<Scalars['String']['output']>;
};

/** Filters of the items of a category. */
export type CategoryBaseProductsSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ProductClass>>;
  statuses?: InputMaybe<Array<ProductStatus>>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether items of descendant categories are included; N when absent. */
  getDescending?: InputMaybe<YesNo>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 500 when absent. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** The language to search in. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<BaseProductSortField>;
  /** Without sortBy, the order of the items in the category. */
  sortOrder?: InputMaybe<SortOrder>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The source system of sourceIds; every system when absent. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  sourceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * At most 1000 entries.
   * @deprecated Use CategoryBaseProductsSearchInput.source or CategoryBaseProductsSearchInput.sourceIds. Removed on 2027-03-01.
   */
  sourceIds_deprecated?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * At most 1000 entries.
   * @deprecated Use CategoryBaseProductsSearchInput.source or CategoryBaseProductsSearchInput.sourceIds. Removed on 2027-03-01.
   */
  sourceNames_deprecated?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A search of the index. Filters refer to attributes by id or name. */
export type ProductSearchSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  supplierCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  manufacturerCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  EANCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  class?: InputMaybe<ProductClass>;
  /** Items that have one of these among their comma-separated keywords. At most 1000 entries. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to search in and to sort names by. Two letters. */
  language: Scalars['String']['input'];
  /** At least 1. */
  page: Scalars['Int']['input'];
  /** At least 1. */
  offset: Scalars['Int']['input'];
  /** At most 50 entries. */
  textFilters?: InputMaybe<Array<ProductSearchTextFilterInput>>;
  /** At most 50 entries. */
  rangeFilters?: InputMaybe<Array<ProductSearchRangeFilterInput>>;
  /** Items whose default price, without tax, lies in this range. It can differ from Product.price, which is the price of the buyer. */
  price?: InputMaybe<ProductSearchPriceFilterInput>;
  /** The uuids of price sheets: items that a line of one of them names. Only with the role pricing.VIEWER. A uuid. At most 100 entries. */
  priceSheetIds?: InputMaybe<Array<Scalars['String']['input']>>;
  statuses: Array<ProductStatus>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<ProductSearchSortInput>>;
  /** The fields to search, with their boosts. By default all fields are searched, and names, keywords and sku have five times the boost of the others. At most 20 entries. */
  searchFields?: InputMaybe<Array<ProductSearchFieldsInput>>;
  hasBundle?: InputMaybe<YesNo>;
  isBundleLeader?: InputMaybe<YesNo>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At most 1000 entries. */
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** Whether items of descendant categories are included. */
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  facets?: InputMaybe<Array<ProductSearchFacetInput>>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The stock that is reserved for no company. A cluster matches when one of its products does. */
  inventory?: InputMaybe<ProductSearchInventoryFilterInput>;
};

/** A search that runs in each of several categories. */
export type ProductSearchByCategoryInput = {
  /** At most 100 entries. */
  categoryIds: Array<Scalars['Int']['input']>;
  /** Whether items of descendant categories are included. */
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  supplierCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  manufacturerCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  EANCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  class?: InputMaybe<ProductClass>;
  /** Items that have one of these among their comma-separated keywords. At most 1000 entries. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to search in and to sort names by. Two letters. */
  language: Scalars['String']['input'];
  /** At least 1. */
  page: Scalars['Int']['input'];
  /** At least 1. */
  offset: Scalars['Int']['input'];
  /** At most 50 entries. */
  textFilters?: InputMaybe<Array<ProductSearchTextFilterInput>>;
  /** At most 50 entries. */
  rangeFilters?: InputMaybe<Array<ProductSearchRangeFilterInput>>;
  /** Items whose default price, without tax, lies in this range. It can differ from Product.price, which is the price of the buyer. */
  price?: InputMaybe<ProductSearchPriceFilterInput>;
  /** The uuids of price sheets: items that a line of one of them names. Only with the role pricing.VIEWER. A uuid. At most 100 entries. */
  priceSheetIds?: InputMaybe<Array<Scalars['String']['input']>>;
  statuses: Array<ProductStatus>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<ProductSearchSortInput>>;
  /** The fields to search, with their boosts. By default all fields are searched, and names, keywords and sku have five times the boost of the others. At most 20 entries. */
  searchFields?: InputMaybe<Array<ProductSearchFieldsInput>>;
  hasBundle?: InputMaybe<YesNo>;
  isBundleLeader?: InputMaybe<YesNo>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At most 1000 entries. */
  facets?: InputMaybe<Array<ProductSearchFacetInput>>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The stock that is reserved for no company. A cluster matches when one of its products does. */
  inventory?: InputMaybe<ProductSearchInventoryFilterInput>;
};

/** Keeps items whose attribute has one of these values. */
export type ProductSearchTextFilterInput = {
  id: Scalars['String']['input'];
  /** At most 200 entries. */
  values: Array<Scalars['String']['input']>;
  exclude: Scalars['Boolean']['input'];
  type?: InputMaybe<AttributeType>;
};

/** Keeps items whose attribute has a number in this range. */
export type ProductSearchRangeFilterInput = {
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
  id: Scalars['String']['input'];
  exclude: Scalars['Boolean']['input'];
  type?: InputMaybe<AttributeType>;
};

/** A range of default prices, both bounds included. The default price is the list price divided by `per`, the same for every buyer. */
export type ProductSearchPriceFilterInput = {
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};

/** Fields to search for the term, and their boost. */
export type ProductSearchFieldsInput = {
  /** At most 20 entries. */
  fieldNames: Array<ProductSearchableField>;
  /** 0 to 1000000. */
  boost: Scalars['Int']['input'];
  /** 0 to 1000000. */
  partialBoost?: InputMaybe<Scalars['Int']['input']>;
};

/** A sort field and its direction. */
export type ProductSearchSortInput = {
  field: ProductSortField;
  order?: InputMaybe<SortOrder>;
};

/** An attribute, by id or name, for which filters are returned. */
export type ProductSearchFacetInput = {
  id: Scalars['String']['input'];
  /** The filter is returned only if the attribute has this type. */
  type?: InputMaybe<AttributeType>;
};

/** A page of index search results. */
export type ProductSearchResponse = {
  items: Array<IBaseProductSearch>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The lowest default price in the whole result, rounded down; null where nothing has a price. */
  minPrice?: Maybe<Scalars['Int']['output']>;
  /** The highest default price in the whole result, rounded up; null where nothing has a price. */
  maxPrice?: Maybe<Scalars['Int']['output']>;
  /** The language in which the term was found; another than requested where it finds nothing there. Null without a term. */
  termLanguage?: Maybe<Scalars['String']['output']>;
  filters?: Maybe<Array<ProductSearchAttributeFilter>>;
};

/** The index data of a product or cluster. */
export type IBaseProductSearch = {
  id: Scalars['Int']['output'];
  class: ProductClass;
  uuid: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  indexedAt?: Maybe<Scalars['DateTime']['output']>;
  isDeleted: Scalars['Boolean']['output'];
  status: ProductStatus;
  /** The default price, without tax; of a cluster, that of its cheapest product. What a buyer pays is Product.price. */
  effectivePrice?: Maybe<Scalars['Float']['output']>;
};

/** An attribute that results can be filtered by. */
export type ProductSearchAttributeFilter = {
  id: Scalars['String']['output'];
  type?: Maybe<AttributeType>;
  textFilters?: Maybe<Array<IProductSearchAttributeTextFilter>>;
  integerRangeFilter?: Maybe<IProductSearchAttributeIntegerRangeFilter>;
  decimalRangeFilter?: Maybe<IProductSearchAttributeDecimalRangeFilter>;
};

/** A value that results can be filtered by, and how many results have it. */
export type IProductSearchAttributeTextFilter = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  countTotal?: Maybe<Scalars['Int']['output']>;
  countActive?: Maybe<Scalars['Int']['output']>;
  isSelected: Scalars['Boolean']['output'];
};

/** The range of whole numbers in the results. */
export type IProductSearchAttributeIntegerRangeFilter = {
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

/** The range of numbers in the results. */
export type IProductSearchAttributeDecimalRangeFilter = {
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

/** Search results by category. */
export type ProductSearchByCategoryResponse = {
  results: Array<CategoryProductSearchResult>;
};

/** Search results of one category. */
export type CategoryProductSearchResult = {
  categoryId: Scalars['Int']['output'];
  response: CategorySearchResponse;
};

/** A page of search results of a category. */
export type CategorySearchResponse = {
  items: Array<IBaseProductSearch>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** The lowest default price in the whole result, rounded down; null where nothing has a price. */
  minPrice?: Maybe<Scalars['Int']['output']>;
  /** The highest default price in the whole result, rounded up; null where nothing has a price. */
  maxPrice?: Maybe<Scalars['Int']['output']>;
  filters?: Maybe<Array<ProductSearchAttributeFilter>>;
};

/** A page of search results: products outside clusters, and clusters. A cluster represents its products. */
export type ProductsResponse = {
  items: Array<IBaseProduct>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  /** The lowest default price in the whole result, rounded down; 0 where nothing has a price. */
  minPrice: Scalars['Int']['output'];
  /** The highest default price in the whole result, rounded up; 0 where nothing has a price. */
  maxPrice: Scalars['Int']['output'];
  /** The language in which the term was found: another than that of the search where it finds nothing in that one. Null without a term. */
  termLanguage?: Maybe<Scalars['String']['output']>;
  filters?: Maybe<Array<AttributeFilter>>;
};


/** A page of search results: products outside clusters, and clusters. A cluster represents its products. */
export type ProductsResponsefiltersArgs = {
  input?: InputMaybe<FilterAvailableAttributeInput>;
};

/** An attribute that search results can be filtered by. */
export type AttributeFilter = IAttributeFilter & {
  id: Scalars['String']['output'];
  attributeDescription?: Maybe<AttributeDescription>;
  type: AttributeType;
  textFilters?: Maybe<Array<AttributeTextFilter>>;
  integerRangeFilter?: Maybe<AttributeIntegerRangeFilter>;
  decimalRangeFilter?: Maybe<AttributeDecimalRangeFilter>;
};

/** An attribute that results can be filtered by. */
export type IAttributeFilter = {
  id: Scalars['String']['output'];
  type: AttributeType;
  textFilters?: Maybe<Array<AttributeTextFilter>>;
  integerRangeFilter?: Maybe<AttributeIntegerRangeFilter>;
  decimalRangeFilter?: Maybe<AttributeDecimalRangeFilter>;
};

/** A value that results can be filtered by, and how many results have it. */
export type AttributeTextFilter = IAttributeTextFilter & {
  value: Scalars['String']['output'];
  /** Results with all filters applied. */
  count: Scalars['Int']['output'];
  /** Items that the caller may see, without any filter. */
  countTotal?: Maybe<Scalars['Int']['output']>;
  /** Results with all filters applied except those by attribute. */
  countActive?: Maybe<Scalars['Int']['output']>;
  isSelected: Scalars['Boolean']['output'];
};

/** A value that results can be filtered by, and how many results have it. */
export type IAttributeTextFilter = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  countTotal?: Maybe<Scalars['Int']['output']>;
  countActive?: Maybe<Scalars['Int']['output']>;
  isSelected: Scalars['Boolean']['output'];
};

/** The range of whole numbers in the results. */
export type AttributeIntegerRangeFilter = IAttributeIntegerRangeFilter & {
  min?: Maybe<Scalars['Int']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
};

/** The range of whole numbers in the results. */
export type IAttributeIntegerRangeFilter = {
  min?: Maybe<Scalars['Int']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
};

/** The range of numbers in the results. */
export type AttributeDecimalRangeFilter = IAttributeDecimalRangeFilter & {
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

/** The range of numbers in the results. */
export type IAttributeDecimalRangeFilter = {
  min?: Maybe<Scalars['Float']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
};

/** The attributes for which filters are returned. */
export type FilterAvailableAttributeInput = {
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isSearchable?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  types?: InputMaybe<Array<AttributeType>>;
};

/** Ranges of stock, both ends included. A product without any stock has 0 of it. */
export type ProductSearchInventoryFilterInput = {
  /** Local and supplier stock together. */
  totalQuantity?: InputMaybe<NumberSearchInput>;
  /** Stock in the own warehouses. */
  localQuantity?: InputMaybe<NumberSearchInput>;
  /** Stock at suppliers. */
  supplierQuantity?: InputMaybe<NumberSearchInput>;
};

/** A search of the catalogue. An item matches a list if it matches any of its values, and must match every field. An empty list does not filter. */
export type ProductSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  supplierCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  manufacturerCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  EANCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of products and clusters. The id of a product in a cluster finds its cluster. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Ids of products. With clusterIds, only clusters listed there that contain one of these products. At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  class?: InputMaybe<ProductClass>;
  /** Items that have one of these among their comma-separated keywords. At most 1000 entries. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to search in and to sort names by. By default that of the channel. A term that finds nothing in it is tried in the other languages: see termLanguage. Two letters. */
  language?: Scalars['String']['input'];
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** At least 1. */
  offset?: Scalars['Int']['input'];
  /** At most 50 entries. */
  textFilters?: InputMaybe<Array<ProductTextFilterInput>>;
  /** At most 50 entries. */
  rangeFilters?: InputMaybe<Array<ProductRangeFilterInput>>;
  /** Items whose default price, without tax, lies in this range. It can differ from Product.price, which is the price of the buyer. */
  price?: InputMaybe<ProductPriceFilterInput>;
  statuses?: Array<ProductStatus>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<ProductSortInput>>;
  /** The fields to search, with their boosts. By default all fields are searched, and names, keywords and sku have five times the boost of the others. At most 20 entries. */
  searchFields?: InputMaybe<Array<SearchFieldsInput>>;
  hasBundle?: InputMaybe<YesNo>;
  isBundleLeader?: InputMaybe<YesNo>;
  /** Slugs, in any language, of categories that contain the item. At most 1000 entries. */
  containerSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs, in any language, of categories that contain the item or are ancestors of one that does. At most 1000 entries. */
  containerPathSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** The path of a category, such as 1/5. Its descendants are included unless getDescendants is false. */
  path?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether items of descendant categories are included. */
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The stock that is reserved for no company. A cluster matches when one of its products does. */
  inventory?: InputMaybe<ProductSearchInventoryFilterInput>;
};

/** A search in a category. An item matches a list if it matches any of its values, and must match every field. An empty list does not filter. */
export type CategoryProductSearchInput = {
  /** Words, beginnings of words, or a code. If they find nothing, similar spellings are searched. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  manufacturers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  supplierCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  suppliers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  manufacturerCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  EANCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of products and clusters. The id of a product in a cluster finds its cluster. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Ids of products. With clusterIds, only clusters listed there that contain one of these products. At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  class?: InputMaybe<ProductClass>;
  /** Items that have one of these among their comma-separated keywords. At most 1000 entries. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The language to search in and to sort names by. By default that of the channel. A term that finds nothing in it is tried in the other languages: see termLanguage. Two letters. */
  language?: Scalars['String']['input'];
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** At least 1. */
  offset?: Scalars['Int']['input'];
  /** At most 50 entries. */
  textFilters?: InputMaybe<Array<ProductTextFilterInput>>;
  /** At most 50 entries. */
  rangeFilters?: InputMaybe<Array<ProductRangeFilterInput>>;
  /** Items whose default price, without tax, lies in this range. It can differ from Product.price, which is the price of the buyer. */
  price?: InputMaybe<ProductPriceFilterInput>;
  statuses?: Array<ProductStatus>;
  /** Only hidden items if true, only visible items if false; both when absent. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<ProductSortInput>>;
  /** The fields to search, with their boosts. By default all fields are searched, and names, keywords and sku have five times the boost of the others. At most 20 entries. */
  searchFields?: InputMaybe<Array<SearchFieldsInput>>;
  hasBundle?: InputMaybe<YesNo>;
  isBundleLeader?: InputMaybe<YesNo>;
  /** Slugs, in any language, of categories that contain the item. At most 1000 entries. */
  containerSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs, in any language, of categories that contain the item or are ancestors of one that does. At most 1000 entries. */
  containerPathSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The contact or customer to search for. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The company to search for. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** Whether items of descendant categories are included. */
  getDescendants?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether order lists restrict the assortment. */
  applyOrderlists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lists to apply in addition to those of the buyer. At most 1000 entries. */
  orderlistIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The stock that is reserved for no company. A cluster matches when one of its products does. */
  inventory?: InputMaybe<ProductSearchInventoryFilterInput>;
  /** The path of a category, such as 1/5. Its descendants are included unless getDescendants is false. */
  path?: InputMaybe<Scalars['String']['input']>;
};

/** Keeps items whose attribute, given by id or name, has one of these values. Without values it does not filter. Colours are compared without case. */
export type ProductTextFilterInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 entries. */
  values: Array<Scalars['String']['input']>;
  exclude?: Scalars['Boolean']['input'];
  type?: InputMaybe<AttributeType>;
};

/** Keeps items whose attribute, given by id or name, has a number in this range, bounds included. Dates are compared as milliseconds since 1970. */
export type ProductRangeFilterInput = {
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  exclude?: Scalars['Boolean']['input'];
  type?: InputMaybe<AttributeType>;
};

/** A range of default prices, both bounds included. The default price is the list price divided by `per`, the same for every buyer. */
export type ProductPriceFilterInput = {
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};

/** Fields to search for the term, and their boost. */
export type SearchFieldsInput = {
  /** At most 20 entries. */
  fieldNames: Array<ProductSearchableField>;
  /** 0 to 1000000. */
  boost: Scalars['Int']['input'];
  /** 0 to 1000000. */
  partialBoost?: InputMaybe<Scalars['Int']['input']>;
};

/** Fields that can be searched for a term. */
export type ProductSearchableField =
  | 'NAME'
  | 'DESCRIPTION'
  | 'SHORT_DESCRIPTION'
  | 'KEYWORDS'
  | 'CUSTOM_KEYWORDS'
  | 'SKU'
  | 'MANUFACTURER'
  | 'MANUFACTURER_CODE'
  | 'SUPPLIER'
  | 'SUPPLIER_CODE'
  | 'EAN_CODE'
  | 'BAR_CODE'
  | 'PRODUCT_ID'
  | 'CLUSTER_ID';

/** A sort field and its direction. RELEVANCE starts with the best match unless the order is ASC. */
export type ProductSortInput = {
  field: ProductSortField;
  order?: InputMaybe<SortOrder>;
};

/** Fields that products can be sorted by. */
export type ProductSortField =
  | 'SKU'
  | 'SUPPLIER_CODE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'NAME'
  | 'SHORT_NAME'
  /** The default price, which is the same for every buyer; a cluster sorts by its cheapest product, and items without a price come last. */
  | 'PRICE'
  | 'RELEVANCE'
  | 'CATEGORY_ORDER'
  | 'PRIORITY';

export type ValuesetType =
  /** Comes with the platform and cannot be changed. */
  | 'SYSTEM'
  /** Made by the merchant. */
  | 'CUSTOM';

/** A named list of values to choose from, such as the colours that an attribute can have. */
export type Valueset = {
  id: Scalars['Int']['output'];
  /** Unique among all valuesets. */
  name: Scalars['String']['output'];
  type: ValuesetType;
  descriptions: Array<LocalizedString>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** A page of the values in this set. */
  valuesetItems: ValuesetItemResponse;
};


/** A named list of values to choose from, such as the colours that an attribute can have. */
export type ValuesetvaluesetItemsArgs = {
  input?: InputMaybe<ValuesetItemSearchInput>;
};

/** One value of a valueset. */
export type ValuesetItem = {
  id: Scalars['Int']['output'];
  valuesetId: Scalars['Int']['output'];
  /** Unique in its set. */
  value: Scalars['String']['output'];
  descriptions: Array<LocalizedString>;
  /** Whatever else belongs to the value, such as a colour code. */
  extra?: Maybe<Scalars['String']['output']>;
};

export type ValuesetResponse = {
  items: Array<Valueset>;
  itemsFound: Scalars['Float']['output'];
  offset: Scalars['Float']['output'];
  page: Scalars['Float']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ValuesetItemResponse = {
  items: Array<ValuesetItem>;
  itemsFound: Scalars['Float']['output'];
  offset: Scalars['Float']['output'];
  page: Scalars['Float']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ValuesetSortOrder =
  | 'ASC'
  | 'DESC';

export type ValuesetSortField =
  | 'ID'
  | 'NAME'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type ValuesetSortInput = {
  field: ValuesetSortField;
  order?: InputMaybe<ValuesetSortOrder>;
};

export type ValuesetItemSortField =
  | 'ID'
  | 'VALUE'
  | 'EXTRA';

export type ValuesetItemSortInput = {
  field: ValuesetItemSortField;
  order?: InputMaybe<ValuesetSortOrder>;
};

/** Where a term is looked for in a valueset. */
export type ValuesetTermField =
  | 'NAME'
  | 'DESCRIPTION';

/** Where a term is looked for in a value. */
export type ValuesetItemTermField =
  | 'VALUE'
  | 'DESCRIPTION';

export type ValuesetSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page; more than 100 count as 100. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<ValuesetType>;
  sortInputs?: InputMaybe<Array<ValuesetSortInput>>;
  /** A text that the set contains, in capitals or not. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where to look for the term; everywhere when left out. */
  termFields?: InputMaybe<Array<ValuesetTermField>>;
  /** The languages of the descriptions to look in; all of them when left out. Two letters. */
  termLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ValuesetItemSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page; more than 100 count as 100. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  valuesetIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  extras?: InputMaybe<Array<Scalars['String']['input']>>;
  sortInputs?: InputMaybe<Array<ValuesetItemSortInput>>;
  /** A text that the value contains, in capitals or not. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Where to look for the term; everywhere when left out. */
  termFields?: InputMaybe<Array<ValuesetItemTermField>>;
  /** The languages of the descriptions to look in; all of them when left out. Two letters. */
  termLanguages?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ValuesetCreateInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** Only CUSTOM sets can be made; the type of a set never changes. */
  type?: ValuesetType;
  /** The first values of the set; no value twice. */
  valuesetItems?: InputMaybe<Array<ValuesetCreateItemInput>>;
};

export type ValuesetCreateItemInput = {
  /** 1 to 512 characters. */
  value: Scalars['String']['input'];
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 512 characters. */
  extra?: InputMaybe<Scalars['String']['input']>;
};

export type ValuesetUpdateInput = {
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
};

export type ValuesetItemCreateInput = {
  /** 1 to 512 characters. */
  value: Scalars['String']['input'];
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 512 characters. */
  extra?: InputMaybe<Scalars['String']['input']>;
  /** The set that gets the value. */
  valuesetId: Scalars['Int']['input'];
};

export type ValuesetItemUpdateInput = {
  /** 1 to 512 characters. */
  value?: InputMaybe<Scalars['String']['input']>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 512 characters. */
  extra?: InputMaybe<Scalars['String']['input']>;
};

/** Whether an agent remembers what was said before. */
export type AgentInteractionMode =
  | 'SINGLE_TURN'
  | 'MULTI_TURN';

/** How a buyer reaches an agent. */
export type AgentTrigger =
  /** By writing to it. */
  | 'CHAT'
  /** By a button, without words. */
  | 'BUTTON';

/** A conversation partner outside the shop: messages go to its webhook. */
export type Agent = {
  /** The uuid of the agent. */
  id: Scalars['ID']['output'];
  names: Array<LocalizedString>;
  descriptions?: Maybe<Array<LocalizedString>>;
  welcomeMessages?: Maybe<Array<LocalizedString>>;
  buttonLabels?: Maybe<Array<LocalizedString>>;
  active: Scalars['Boolean']['output'];
  types: Array<Scalars['String']['output']>;
  trigger: AgentTrigger;
  interactionMode: AgentInteractionMode;
  webhookUrl: Scalars['String']['output'];
  webhookTimeoutMs: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** Empty when no administrator did it. */
  createdByAdminUserId?: Maybe<Scalars['Int']['output']>;
  /** Empty when no administrator did it. */
  lastModifiedByAdminUserId?: Maybe<Scalars['Int']['output']>;
};

/** A conversation with an agent. The agent gives it its id. */
export type AgentConversation = {
  id: Scalars['ID']['output'];
  messages: Array<AgentMessage>;
};

/** An answer of an agent. */
export type AgentMessage = {
  conversationId: Scalars['ID']['output'];
  responseMessage: Scalars['String']['output'];
  responseMetadata?: Maybe<Scalars['JSON']['output']>;
};

/** What an agent is told about the caller. */
export type UserClaims = {
  userId: Scalars['Int']['output'];
  userDirectoryId: Scalars['Int']['output'];
  /** 0 for everybody but administrators. */
  adminUserId: Scalars['Int']['output'];
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  companyId?: Maybe<Scalars['Int']['output']>;
  companyIds?: Maybe<Array<Scalars['Int']['output']>>;
  roles: Array<Scalars['String']['output']>;
  discounts: Array<Scalars['String']['output']>;
  acllist: Array<Scalars['Int']['output']>;
  class: Scalars['String']['output'];
  loginRoot?: Maybe<Scalars['Int']['output']>;
  dateCreated: Scalars['DateTime']['output'];
};

export type AgentResponse = {
  items: Array<Agent>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type AgentSortField =
  | 'ID'
  | 'ACTIVE'
  | 'TRIGGER'
  | 'INTERACTION_MODE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_BY_ADMIN_USER_ID'
  | 'LAST_MODIFIED_BY_ADMIN_USER_ID';

export type AgentSortInput = {
  field: AgentSortField;
  order: SortOrder;
};

export type AgentSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  triggers?: InputMaybe<Array<AgentTrigger>>;
  interactionModes?: InputMaybe<Array<AgentInteractionMode>>;
  /** At most 1000 entries. */
  createdByAdminUserIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  lastModifiedByAdminUserIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<AgentSortInput>>;
};

export type AgentCreateInput = {
  /** At most 255 characters. At least 1 entry. */
  names: Array<LocalizedStringInput>;
  /** At most 10000 characters. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** What the agent says first. At most 10000 characters. */
  welcomeMessages?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  buttonLabels?: InputMaybe<Array<LocalizedStringInput>>;
  /** An agent that is switched off answers nobody. */
  active: Scalars['Boolean']['input'];
  /** The kinds of messages that it answers. Capitals, digits and underscores. At most 255 characters. At least 1 entry. At most 100 entries. */
  types: Array<Scalars['String']['input']>;
  trigger: AgentTrigger;
  interactionMode: AgentInteractionMode;
  /** An https address that is reached from the internet. At most 2048 characters. */
  webhookUrl: Scalars['String']['input'];
  /** How long the agent may take to answer. 1 to 60000. */
  webhookTimeoutMs?: Scalars['Int']['input'];
  /** The secret that signs requests. 1 to 255 characters. */
  webhookSignatureSalt?: InputMaybe<Scalars['String']['input']>;
  /** Comes with the password, or not at all. 1 to 255 characters. */
  webhookBasicAuthUsername?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  webhookBasicAuthPassword?: InputMaybe<Scalars['String']['input']>;
};

export type AgentUpdateInput = {
  /** At most 255 characters. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 10000 characters. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** What the agent says first. At most 10000 characters. */
  welcomeMessages?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  buttonLabels?: InputMaybe<Array<LocalizedStringInput>>;
  /** An agent that is switched off answers nobody. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kinds of messages that it answers. Capitals, digits and underscores. At most 255 characters. At most 100 entries. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  trigger?: InputMaybe<AgentTrigger>;
  interactionMode?: InputMaybe<AgentInteractionMode>;
  /** An https address that is reached from the internet. At most 2048 characters. */
  webhookUrl?: InputMaybe<Scalars['String']['input']>;
  /** How long the agent may take to answer. 1 to 60000. */
  webhookTimeoutMs?: InputMaybe<Scalars['Int']['input']>;
  /** The secret that signs requests. 1 to 255 characters. */
  webhookSignatureSalt?: InputMaybe<Scalars['String']['input']>;
  /** Comes with the password, or not at all. 1 to 255 characters. */
  webhookBasicAuthUsername?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  webhookBasicAuthPassword?: InputMaybe<Scalars['String']['input']>;
};

export type AgentConversationCreateMessageInput = {
  agentId: Scalars['ID']['input'];
  /** At most 100000 characters. */
  requestMessage?: InputMaybe<Scalars['String']['input']>;
  requestMetadata?: InputMaybe<Scalars['JSON']['input']>;
  /** One of the types of the agent. At most 255 characters. */
  type: Scalars['String']['input'];
};

export type AgentConversationCreateInput = {
  message: AgentConversationCreateMessageInput;
};

export type AgentMessageCreateInput = {
  agentId: Scalars['ID']['input'];
  /** At most 100000 characters. */
  requestMessage: Scalars['String']['input'];
  requestMetadata?: InputMaybe<Scalars['JSON']['input']>;
  /** One of the types of the agent. At most 255 characters. */
  type: Scalars['String']['input'];
  /** The id that the agent gave the conversation. At most 255 characters. */
  conversationId: Scalars['ID']['input'];
};

/** What happened to a record. */
export type ChangeAction =
  | 'CREATED'
  /** Also when something changed that belongs to it, such as its sources. */
  | 'UPDATED'
  | 'DELETED';

/** The type of a record in the change feed. */
export type ChangeType =
  | 'product'
  | 'cluster'
  | 'clusterOption'
  | 'clusterConfig'
  | 'category'
  | 'attributeDescription'
  | 'sparePartsMachine'
  | 'mediaImage'
  | 'mediaVideo'
  | 'mediaDocument'
  | 'bundle'
  | 'crossupsell'
  | 'valueset'
  | 'valuesetItem'
  | 'price'
  | 'costPrice'
  | 'bulkPrice'
  | 'bulkCostPrice'
  | 'pricesheet'
  | 'discount'
  | 'tax'
  | 'zoneTaxCode'
  | 'surcharge'
  | 'inventory'
  | 'warehouse'
  | 'carrier'
  | 'company'
  | 'contact'
  | 'customer'
  | 'address'
  | 'purchaseAuthorizationConfig'
  | 'orderlist'
  | 'favoriteList'
  | 'ticket'
  | 'order'
  | 'orderItem'
  | 'orderStatus'
  | 'orderStatusSet'
  | 'payment'
  | 'shipment'
  | 'trackAndTrace'
  | 'payMethod'
  | 'channel';

/** A record that was created, updated or deleted. */
export type Change = {
  type: ChangeType;
  action: ChangeAction;
  /** The number of the record. */
  recordId: Scalars['Int']['output'];
  /** The uuid of the record. */
  uuid: Scalars['String']['output'];
};

/** A part of the change feed. */
export type ChangesResponse = {
  /** The changes. Those of one record are in the order in which they were committed. */
  items: Array<Change>;
  /** Where the next request goes on. It is valid as long as changes are kept. */
  cursor: Scalars['String']['output'];
  /** Whether more changes wait already. */
  hasMore: Scalars['Boolean']['output'];
};

/** An e-mail as it is to be sent. */
export type EmailSendEventInput = {
  /** Handlebars with the variables. 1 to 998 characters. */
  subject: Scalars['String']['input'];
  /** HTML. Handlebars with the variables. At most 200000 characters. */
  content: Scalars['String']['input'];
  from: EmailSendContactInput;
  /** At least 1 entry. At most 50 entries. */
  to: Array<EmailSendContactInput>;
  /** At most 50 entries. */
  cc?: InputMaybe<Array<EmailSendContactInput>>;
  /** At most 50 entries. */
  bcc?: InputMaybe<Array<EmailSendContactInput>>;
  /** Files that are sent along. At most 20 entries. */
  attachments?: InputMaybe<Array<Base64FileInput>>;
  /** The campaign that the e-mail belongs to; written in the header `X-Campaign-Id`. At most 128 characters. */
  campaignId?: InputMaybe<Scalars['String']['input']>;
  /** The caller's own id of the e-mail; one is made when it is left out. 1 to 128 characters. */
  messageId?: InputMaybe<Scalars['String']['input']>;
  /** Added to the query of every link in the content, such as `utm_source=newsletter&utm_medium=email`. At most 500 characters. */
  utmTags?: InputMaybe<Scalars['String']['input']>;
  /** What stands for `{{name}}` in subject and content. */
  variables?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** What becomes of an event that failed. */
export type EventFailureStatus =
  /** It is tried again at `dueAt`. */
  | 'PENDING'
  /** It was tried often enough, and given up. */
  | 'FAILED';

/** An event that the server itself could not carry out, such as one of its own e-mails: our own addition to the contract. Actions have their own log, `eventDeliveries`. */
export type EventFailure = {
  /** The uuid of the event. */
  id: Scalars['String']['output'];
  /** The name of the event: an EventTrigger, or a name that only the server uses. */
  trigger: Scalars['String']['output'];
  channelId: Scalars['Int']['output'];
  /** The record that the event is about, such as `orderId 12`. */
  record?: Maybe<Scalars['String']['output']>;
  status: EventFailureStatus;
  attempts: Scalars['Int']['output'];
  /** Why the last attempt failed. */
  error: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it is next tried, unless it was given up. */
  dueAt: Scalars['DateTime']['output'];
  /** When it was given up. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type EventFailuresResponse = {
  items: Array<EventFailure>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type EventFailureSortField =
  | 'ID'
  | 'CREATED_AT';

export type EventFailureSortInput = {
  field: EventFailureSortField;
  order?: SortOrder;
};

export type EventFailureSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  statuses?: InputMaybe<Array<EventFailureStatus>>;
  /** At most 1000 entries. */
  triggers?: InputMaybe<Array<Scalars['String']['input']>>;
  createdAt?: InputMaybe<DateSearchInput>;
  /** Newest first when it is left out. At most 10 entries. */
  sortInputs?: InputMaybe<Array<EventFailureSortInput>>;
};

export type EventFailuresReplayInput = {
  /** FAILED when it is left out. */
  statuses?: InputMaybe<Array<EventFailureStatus>>;
  /** At most 1000 entries. */
  triggers?: InputMaybe<Array<Scalars['String']['input']>>;
  createdAt?: InputMaybe<DateSearchInput>;
};

/** What happens in the shop that actions can follow from. */
export type EventTrigger =
  /** The confirmation of an order is to be sent. */
  | 'ORDER_SEND_CONFIRMATION'
  /** The request for a quote is to be sent. */
  | 'QUOTE_SEND_REQUEST'
  /** The validation of a quote is to be sent. */
  | 'QUOTE_SEND_VALIDATION'
  /** A quote is to be sent. */
  | 'QUOTE_SEND'
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** Many contacts were created or changed by one request; the payload has their ids. */
  | 'CONTACT_BULK'
  /** A contact is to be welcomed. */
  | 'CONTACT_SEND_WELCOME_EMAIL'
  /** A customer was created. */
  | 'CUSTOMER_CREATED'
  /** A customer was changed. */
  | 'CUSTOMER_UPDATED'
  /** A customer was deleted. */
  | 'CUSTOMER_DELETED'
  /** Many customers were created or changed by one request; the payload has their ids. */
  | 'CUSTOMER_BULK'
  /** A customer is to be welcomed. */
  | 'CUSTOMER_SEND_WELCOME_EMAIL'
  /** A company was created. */
  | 'COMPANY_CREATED'
  /** A company was changed. */
  | 'COMPANY_UPDATED'
  /** A company was deleted. */
  | 'COMPANY_DELETED'
  /** Many companies were created or changed by one request; the payload has their ids. */
  | 'COMPANY_BULK'
  /** Somebody has forgotten their password. */
  | 'SEND_RESET_PASSWORD'
  /** Somebody is to choose their first password. */
  | 'SEND_INIT_PASSWORD'
  /** An order was created. */
  | 'ORDER_CREATED'
  /** An order was deleted. The payload has its id only. */
  | 'ORDER_DELETED'
  /** An order was changed. */
  | 'ORDER_UPDATED'
  /** Many orders were created or changed by one request; the payload has their ids. */
  | 'ORDER_BULK'
  /** An event of another system, with a code; see triggerCustomEvent. */
  | 'CUSTOM_EVENT'
  /** A cart needs the consent of an authorization manager. */
  | 'CART_SEND_REQUEST_PURCHASE_AUTHORIZATION';

/** An action that follows from an event. */
export type IEventActionConfig = {
  /** The uuid of the action. */
  id: Scalars['String']['output'];
  trigger: EventTrigger;
  /** Which custom event; only with CUSTOM_EVENT. */
  code?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who created it; empty when a key did. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last; empty when a key did. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  names: Array<LocalizedString>;
  /** The channels whose events count; empty for all. */
  channelIds?: Maybe<Array<Scalars['Int']['output']>>;
};


/** An action that follows from an event. */
export type IEventActionConfignamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** An e-mail that is sent when something happens. */
export type EventToEmailConfig = IEventActionConfig & {
  /** The uuid of the action. */
  id: Scalars['String']['output'];
  trigger: EventTrigger;
  /** Which custom event; only with CUSTOM_EVENT. */
  code?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who created it; empty when a key did. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last; empty when a key did. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  names: Array<LocalizedString>;
  /** The channels whose events count; empty for all. */
  channelIds?: Maybe<Array<Scalars['Int']['output']>>;
  /** The template of the e-mail. */
  emailTemplateId: Scalars['String']['output'];
};


/** An e-mail that is sent when something happens. */
export type EventToEmailConfignamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A request that is sent to another system when something happens. */
export type EventToWebHookConfig = IEventActionConfig & {
  /** The uuid of the action. */
  id: Scalars['String']['output'];
  trigger: EventTrigger;
  /** Which custom event; only with CUSTOM_EVENT. */
  code?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who created it; empty when a key did. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last; empty when a key did. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  names: Array<LocalizedString>;
  /** The channels whose events count; empty for all. */
  channelIds?: Maybe<Array<Scalars['Int']['output']>>;
  /** Where the request goes. */
  url: Scalars['String']['output'];
  /** The secret that signs requests. The request carries the HMAC-SHA256 of its body. */
  signatureSalt?: Maybe<Scalars['String']['output']>;
  /** The user for Basic authentication. The password is never shown. */
  basicAuthUsername?: Maybe<Scalars['String']['output']>;
};


/** A request that is sent to another system when something happens. */
export type EventToWebHookConfignamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

export type EventActionConfigResponse = {
  items: Array<IEventActionConfig>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type EventActionConfigSearchInput = {
  triggers?: InputMaybe<Array<EventTrigger>>;
  /** At most 1000 entries. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Actions that count for one of these channels, also those for all channels. At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<EventActionConfigSortInput>>;
};

export type EventActionConfigSortField =
  | 'TRIGGER'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type EventActionConfigSortInput = {
  field: EventActionConfigSortField;
  order: SortOrder;
};

export type EventToEmailConfigCreateInput = {
  /** At most 255 characters. At least 1 entry. */
  names: Array<LocalizedStringInput>;
  trigger: EventTrigger;
  /** Required with CUSTOM_EVENT, and only there. 1 to 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Empty for all channels. At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. */
  emailTemplateId: Scalars['String']['input'];
};

export type EventToEmailConfigUpdateInput = {
  /** At most 255 characters. At least 1 entry. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  trigger?: InputMaybe<EventTrigger>;
  /** 1 to 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A uuid. */
  emailTemplateId?: InputMaybe<Scalars['String']['input']>;
};

export type EventToWebHookConfigCreateInput = {
  /** At most 255 characters. At least 1 entry. */
  names: Array<LocalizedStringInput>;
  trigger: EventTrigger;
  /** Required with CUSTOM_EVENT, and only there. 1 to 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Empty for all channels. At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** An https address that is reached from the internet. At most 2048 characters. */
  url: Scalars['String']['input'];
  /** 1 to 255 characters. */
  signatureSalt?: InputMaybe<Scalars['String']['input']>;
  /** Comes with the password, or not at all. 1 to 255 characters. */
  basicAuthUsername?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  basicAuthPassword?: InputMaybe<Scalars['String']['input']>;
};

export type EventToWebHookConfigUpdateInput = {
  /** At most 255 characters. At least 1 entry. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  trigger?: InputMaybe<EventTrigger>;
  /** 1 to 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 2048 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  signatureSalt?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  basicAuthUsername?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 255 characters. */
  basicAuthPassword?: InputMaybe<Scalars['String']['input']>;
};

export type TriggerCustomEventInput = {
  /** The code of the actions to carry out. 1 to 64 characters. */
  code: Scalars['String']['input'];
  /** The channel of the key when it is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** What webhooks receive, and e-mail templates read. */
  payload: Scalars['JSON']['input'];
};

/** What became of an action. */
export type EventDeliveryStatus =
  /** It waits, for its first attempt or for the next one. */
  | 'PENDING'
  | 'DELIVERED'
  /** It was tried often enough, and given up. */
  | 'FAILED';

/** One action that followed from one event: our own addition to the contract. */
export type EventDelivery = {
  /** The uuid of the delivery. */
  id: Scalars['String']['output'];
  /** The uuid of the event. Every attempt carries it as webhook-id. */
  eventId: Scalars['String']['output'];
  /** The uuid of the action. */
  eventActionConfigId: Scalars['String']['output'];
  trigger: EventTrigger;
  /** The number of the event among those of the same record. */
  sequence?: Maybe<Scalars['Int']['output']>;
  status: EventDeliveryStatus;
  attempts: Scalars['Int']['output'];
  /** The HTTP status of the last answer. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of the last answer. */
  responseExcerpt?: Maybe<Scalars['String']['output']>;
  /** Why the last attempt failed. */
  error?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is next tried. */
  dueAt: Scalars['DateTime']['output'];
};

export type EventDeliveryResponse = {
  items: Array<EventDelivery>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type EventDeliverySearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  statuses?: InputMaybe<Array<EventDeliveryStatus>>;
  triggers?: InputMaybe<Array<EventTrigger>>;
  /** The uuids of actions. A uuid. At most 1000 entries. */
  eventActionConfigIds?: InputMaybe<Array<Scalars['String']['input']>>;
  createdAt?: InputMaybe<DateSearchInput>;
};

export type EventDeliveryRedeliverInput = {
  /** FAILED when it is left out. */
  statuses?: InputMaybe<Array<EventDeliveryStatus>>;
  triggers?: InputMaybe<Array<EventTrigger>>;
  /** The uuids of actions. A uuid. At most 1000 entries. */
  eventActionConfigIds?: InputMaybe<Array<Scalars['String']['input']>>;
  createdAt?: InputMaybe<DateSearchInput>;
};

/** How far a ticket is. */
export type TicketStatus =
  | 'OPEN'
  /** Somebody is at it. */
  | 'IN_PROGRESS'
  | 'COMPLETED'
  | 'ARCHIVED';

/** What somebody in the back office has to do for a buyer. */
export type Ticket = {
  /** The uuid of the ticket. */
  id: Scalars['ID']['output'];
  titles: Array<LocalizedString>;
  descriptions?: Maybe<Array<LocalizedString>>;
  /** What a button says that opens externalUrl. */
  buttonLabels?: Maybe<Array<LocalizedString>>;
  type?: Maybe<Scalars['String']['output']>;
  status: TicketStatus;
  /** The administrator who has to do it. */
  assignedToAdminUserId?: Maybe<Scalars['Int']['output']>;
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  productId?: Maybe<Scalars['Int']['output']>;
  clusterId?: Maybe<Scalars['Int']['output']>;
  orderId?: Maybe<Scalars['Int']['output']>;
  companyId?: Maybe<Scalars['Int']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  externalUrl?: Maybe<Scalars['String']['output']>;
  sources?: Maybe<Array<Source>>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** When it was last set to IN_PROGRESS. */
  pickedUpAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last set to COMPLETED. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Empty when no administrator did it. */
  lastModifiedByAdminUserId?: Maybe<Scalars['Int']['output']>;
  /** Empty when no administrator did it. */
  createdByAdminUserId?: Maybe<Scalars['Int']['output']>;
  /** The administrator who has to do it; empty for callers who may not see administrators. */
  assignedToAdminUser?: Maybe<AdminUser>;
};

export type TicketResponse = {
  items: Array<Ticket>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type TicketSortField =
  | 'ID'
  | 'TYPE'
  | 'STATUS'
  | 'ORDER_ID'
  | 'PRODUCT_ID'
  | 'CLUSTER_ID'
  | 'CONTACT_ID'
  | 'CUSTOMER_ID'
  | 'COMPANY_ID'
  | 'EMAIL'
  | 'PHONE'
  | 'EXTERNAL_URL'
  | 'PICKED_UP_AT'
  | 'COMPLETED_AT'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'ASSIGNED_TO_ADMIN_USER_ID'
  | 'CREATED_BY_ADMIN_USER_ID'
  | 'LAST_MODIFIED_BY_ADMIN_USER_ID';

export type TicketSortInput = {
  field: TicketSortField;
  order?: SortOrder;
};

export type TicketSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** At most 10 entries. */
  sortInputs?: InputMaybe<Array<TicketSortInput>>;
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Capitals, digits and underscores. At most 1000 entries. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** At most 1000 entries. */
  assignedToAdminUserIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  orderIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  externalUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  pickedUpAt?: InputMaybe<DateSearchInput>;
  completedAt?: InputMaybe<DateSearchInput>;
  /** At most 1000 entries. */
  lastModifiedByAdminUserIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  createdByAdminUserIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type TicketCreateInput = {
  /** At most 255 characters. At least 1 entry. */
  titles: Array<LocalizedStringInput>;
  /** At most 10000 characters. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  buttonLabels?: InputMaybe<Array<LocalizedStringInput>>;
  /** Capitals, digits and underscores. At most 255 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
  status?: TicketStatus;
  /** The administrator who has to do it. */
  assignedToAdminUserId?: InputMaybe<Scalars['Int']['input']>;
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 2048 characters. */
  externalUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

export type TicketUpdateInput = {
  /** At most 255 characters. */
  titles?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 10000 characters. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  buttonLabels?: InputMaybe<Array<LocalizedStringInput>>;
  /** Capitals, digits and underscores. At most 255 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TicketStatus>;
  /** The administrator who has to do it. */
  assignedToAdminUserId?: InputMaybe<Scalars['Int']['input']>;
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 2048 characters. */
  externalUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

/** The operation that imports a file. */
export type CsvImportOperation =
  | 'attributeCsvImport'
  | 'attributeDescriptionCsvImport'
  | 'bulkCostPriceCsvImport'
  | 'bulkPriceCsvImport'
  | 'categoryCsvImport'
  | 'clusterCsvImport'
  | 'companyCsvImport'
  | 'contactCsvImport'
  | 'customerCsvImport'
  | 'discountCsvImport'
  | 'inventoryCsvImport'
  | 'mediaDocumentCsvImport'
  | 'mediaImageCsvImport'
  | 'mediaVideoCsvImport'
  | 'priceCsvImport'
  | 'pricesheetCsvImport'
  | 'productCsvImport';

/** What has become of an import. */
export type CsvImportState =
  /** A server is at it, or will continue it soon. */
  | 'RUNNING'
  /** The whole file was read. */
  | 'DONE'
  /** It ended before the end of the file; `error` says why. What was written stays. */
  | 'FAILED'
  /** Somebody cancelled it. What was written stays. */
  | 'CANCELLED';

/** The import of a CSV file while it runs, and for 30 days after it has ended: our own addition to the contract. */
export type CsvImportJob = {
  /** The uuid of the import. */
  id: Scalars['String']['output'];
  operation: CsvImportOperation;
  state: CsvImportState;
  /** The name of the file, as the client gave it. */
  fileName: Scalars['String']['output'];
  /** The size of the file. */
  bytesTotal: Scalars['Int']['output'];
  /** How much of the file was read. */
  bytesRead: Scalars['Int']['output'];
  /** The rows below the header that were written or refused. */
  rowsRead: Scalars['Int']['output'];
  rowsWritten: Scalars['Int']['output'];
  rowsFailed: Scalars['Int']['output'];
  /** Why it ended before the end of the file. */
  error?: Maybe<Scalars['String']['output']>;
  /** The rows that were refused, in the order of the file; at most 1,000 of them. */
  errors: Array<CsvRecordError>;
  createdAt: Scalars['DateTime']['output'];
  /** The user who began it; empty when a key did. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** When it was last heard of. */
  lastModifiedAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CsvImportJobsResponse = {
  items: Array<CsvImportJob>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CsvImportJobSortField =
  | 'ID'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type CsvImportJobSortInput = {
  field: CsvImportJobSortField;
  order?: SortOrder;
};

export type CsvImportJobSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  operations?: InputMaybe<Array<CsvImportOperation>>;
  states?: InputMaybe<Array<CsvImportState>>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** Newest first when it is left out. At most 10 entries. */
  sortInputs?: InputMaybe<Array<CsvImportJobSortInput>>;
};

/** Somebody who works in the back office, for one tenant or several. */
export type AdminUser = {
  /** The number of the administrator; it is the userId of their roles. */
  id: Scalars['ID']['output'];
  /** What the administrator logs in with; unique on this installation. */
  email: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  firstName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** Two-letter language code. */
  language?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  job?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** 0 when a key did it. */
  createdBy: Scalars['Int']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** 0 when a key did it. */
  lastModifiedBy: Scalars['Int']['output'];
  /** A page of the tenants that the administrator works for, as far as the caller may know of them. */
  tenants: TenantResponse;
  /** The tickets that the administrator has to do, in the tenant of the caller. */
  ticketsAssigned: Array<Ticket>;
};


/** Somebody who works in the back office, for one tenant or several. */
export type AdminUsertenantsArgs = {
  input?: InputMaybe<AdminUserTenantsSearchInput>;
};

/** That an administrator works for a tenant. */
export type AdminUserTenant = {
  /** The number of the record. */
  id: Scalars['ID']['output'];
  /** The id of the tenant. */
  tenant: Scalars['String']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  name: Scalars['String']['output'];
  /** Whether the administrator begins here after logging in. */
  default: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** 0 when a key did it. */
  createdBy: Scalars['Int']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** 0 when a key did it. */
  lastModifiedBy: Scalars['Int']['output'];
  user?: Maybe<AdminUser>;
  tenantInfo: Tenant;
};

export type UserResponse = {
  items: Array<AdminUser>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type TenantResponse = {
  items: Array<AdminUserTenant>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type AdminUserSortField =
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type AdminUserSortInput = {
  field: AdminUserSortField;
  order: SortOrder;
};

export type AdminUsersSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<AdminUserSortInput>>;
};

export type AdminUserTenantsSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type CreateUserDto = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  job?: InputMaybe<Scalars['String']['input']>;
  /** Unique on this installation, in capitals or not. An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
};

export type UpdateUserDto = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  job?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTenantDto = {
  /** At most 64 characters. */
  name: Scalars['String']['input'];
  /** The id of the tenant: the caller's own, unless the caller runs the installation. At most 32 characters. */
  tenant: Scalars['String']['input'];
  /** Whether the administrator begins here from now on; then no longer elsewhere. */
  default: Scalars['Boolean']['input'];
  /** The administrator. */
  email: Scalars['String']['input'];
};

/** A place where the merchant sells, such as a web shop: which catalogue it shows, and whose prices a visitor sees. */
export type Channel = {
  id: Scalars['Int']['output'];
  /** @deprecated Use Channel.id. Removed on 2027-03-01. */
  channelId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  descriptions?: Maybe<Array<LocalizedString>>;
  /** The root category of the catalogue that this channel shows. */
  catalogRootId?: Maybe<Scalars['Int']['output']>;
  /** The account whose prices and order lists apply to visitors who have not logged in. */
  anonymousUserId?: Maybe<Scalars['Int']['output']>;
  /** The language of searches that name none. Null: the language of the tenant's data, otherwise NL. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLetterId?: Maybe<Scalars['Int']['output']>;
  /** Whether checkouts and orders of this channel hold stock, so that no more is sold than there is. Off unless set. */
  reservesStock: Scalars['Boolean']['output'];
  /** For how long stock is held that is not ordered. */
  reservationMinutes: Scalars['Int']['output'];
  /** Whether orders of this channel get numbers without gaps. Off unless set. */
  numbersOrders: Scalars['Boolean']['output'];
  /** For how many days quotes of this channel are valid. Null: as long as the tenant says. */
  quoteValidDays?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /**
   * Null for a caller who may not read the configuration.
   * @deprecated The channel itself replaces the shop. Removed on 2027-03-01.
   */
  shop?: Maybe<Shop>;
  /** The tenant that the channel belongs to. */
  tenant: Tenant;
};

export type ChannelCreateInput = {
  /** At least 1 characters. */
  name: Scalars['String']['input'];
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** The root category of the catalogue that this channel shows. */
  catalogRootId?: InputMaybe<Scalars['Int']['input']>;
  /** The account whose prices and order lists apply to visitors who have not logged in. */
  anonymousUserId?: InputMaybe<Scalars['Int']['input']>;
  /** The language of searches that name none. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether checkouts and orders of this channel hold stock, so that no more is sold than there is. Off unless set. */
  reservesStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how long stock is held that is not ordered; 30 unless set. 1 to 43200. */
  reservationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether orders of this channel get numbers without gaps. Off unless set. */
  numbersOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how many days quotes of this channel are valid. Null: as long as the tenant says. 1 to 36500. */
  quoteValidDays?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelUpdateInput = {
  /** At least 1 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** The root category of the catalogue that this channel shows. */
  catalogRootId?: InputMaybe<Scalars['Int']['input']>;
  /** The account whose prices and order lists apply to visitors who have not logged in. */
  anonymousUserId?: InputMaybe<Scalars['Int']['input']>;
  /** The language of searches that name none. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether checkouts and orders of this channel hold stock, so that no more is sold than there is. Off unless set. */
  reservesStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how long stock is held that is not ordered; 30 unless set. 1 to 43200. */
  reservationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether orders of this channel get numbers without gaps. Off unless set. */
  numbersOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how many days quotes of this channel are valid. Null: as long as the tenant says. 1 to 36500. */
  quoteValidDays?: InputMaybe<Scalars['Int']['input']>;
};

/** How a request used a deprecated item. Our own addition to the contract. */
export type LifecycleUseKind =
  /** The request wrote it: an argument, an input field, a parameter or a property of a body. */
  | 'SENT'
  /** The request asked for it: a field of GraphQL. */
  | 'SELECTED'
  /** The answer showed it without being asked: a property of a REST answer. */
  | 'SERVED';

/** Whether a client is ready for the removal. Our own addition to the contract. */
export type LifecycleVerdict =
  /** Not used in the last 30 days. */
  | 'READY'
  /** Used in the last 30 days, and still to be removed. */
  | 'FIX_BY'
  /** Used in the last 30 days, and removed already. */
  | 'OVERDUE';

/** What has to be done about a deprecated item. Our own addition to the contract. */
export type LifecycleFix =
  | 'RENAME'
  | 'DROP'
  | 'RESHAPE'
  | 'CHOOSE'
  | 'NONE';

/** How often a client has used a deprecated item, over all days. Our own addition to the contract. */
export type LifecycleUsage = {
  /** The stable name of this line. */
  id: Scalars['String']['output'];
  /** The id of the API key or REST client. */
  credential: Scalars['String']['output'];
  /** What the client calls itself in the header API-Client-Name. */
  clientName?: Maybe<Scalars['String']['output']>;
  /** What the client says in the header API-Client-Version. */
  clientVersion?: Maybe<Scalars['String']['output']>;
  /** The id of the item in the published list, such as gql:Tax.shopId. */
  item: Scalars['String']['output'];
  kind: LifecycleUseKind;
  /** A whole number. */
  count: Scalars['Float']['output'];
  firstUsedAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** The operation or route that used it last. */
  sampleOperation: Scalars['String']['output'];
  /** The key of the migration that the item belongs to; empty when the item is no longer known. */
  migration?: Maybe<Scalars['String']['output']>;
  /** What to use instead; empty when there is nothing. */
  replacement?: Maybe<Scalars['String']['output']>;
  fix?: Maybe<LifecycleFix>;
  /** When requests that use the item begin to fail. */
  removal?: Maybe<Scalars['DateTime']['output']>;
  /** Whole days until the removal; 0 when it is past. */
  daysLeft?: Maybe<Scalars['Int']['output']>;
  status: LifecycleVerdict;
};

export type LifecycleUsageResponse = {
  items: Array<LifecycleUsage>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type LifecycleUsageSortField =
  | 'CREDENTIAL'
  | 'CLIENT_NAME'
  | 'CLIENT_VERSION'
  | 'ITEM'
  | 'KIND'
  | 'COUNT'
  | 'FIRST_USED_AT'
  | 'LAST_USED_AT';

export type LifecycleUsageSortInput = {
  field: LifecycleUsageSortField;
  order?: SortOrder;
};

export type LifecycleUsageSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** The id of an item in the published list. */
  item?: InputMaybe<Scalars['String']['input']>;
  /** The key of a migration: all its items. */
  migration?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LifecycleUseKind>;
  /** A uuid. */
  credential?: InputMaybe<Scalars['String']['input']>;
  clientName?: InputMaybe<Scalars['String']['input']>;
  clientVersion?: InputMaybe<Scalars['String']['input']>;
  firstUsedAt?: InputMaybe<DateSearchInput>;
  lastUsedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<LifecycleUsageSortInput>>;
};

/** Whether a client is ready for the removal. Our own addition to the contract. */
export type LifecycleReadiness = {
  /** The stable name of this line. */
  id: Scalars['String']['output'];
  /** The id of the API key or REST client. */
  credential: Scalars['String']['output'];
  clientName?: Maybe<Scalars['String']['output']>;
  clientVersion?: Maybe<Scalars['String']['output']>;
  /** The ids of the deprecated items that it used in the last 30 days. */
  usedItems: Array<Scalars['String']['output']>;
  /** When it last used any deprecated item; empty when it never did. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  verdict: LifecycleVerdict;
  /** The first removal that concerns it; empty when it is ready. */
  fixBy?: Maybe<Scalars['DateTime']['output']>;
};

export type LifecycleReadinessResponse = {
  items: Array<LifecycleReadiness>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type LifecycleReadinessSortField =
  | 'CREDENTIAL'
  | 'CLIENT_NAME'
  | 'CLIENT_VERSION'
  | 'LAST_USED_AT';

export type LifecycleReadinessSortInput = {
  field: LifecycleReadinessSortField;
  order?: SortOrder;
};

export type LifecycleReadinessSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** A uuid. */
  credential?: InputMaybe<Scalars['String']['input']>;
  clientName?: InputMaybe<Scalars['String']['input']>;
  clientVersion?: InputMaybe<Scalars['String']['input']>;
  lastUsedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<LifecycleReadinessSortInput>>;
};

/** What an e-mail is about. */
export type EmailEventType =
  | 'orderconfirm'
  | 'quotation'
  | 'registration'
  | 'campaign'
  | 'transactional'
  | 'custom'
  | 'system'
  | 'error';

/** A mailbox, and the name of whoever reads it. */
export type EmailSendContactInput = {
  /** An e-mail address. At most 254 characters. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A file. */
export type Base64File = {
  /** The content in base64. */
  base64: Scalars['String']['output'];
  /** The media type, such as application/pdf. */
  contentType: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
};

/** A file that is sent along. */
export type Base64FileInput = {
  /** The content in base64. At most 14000000 characters. */
  base64: Scalars['String']['input'];
  /** The media type, such as application/pdf. 3 to 127 characters. */
  contentType: Scalars['String']['input'];
  /** 1 to 255 characters. */
  fileName: Scalars['String']['input'];
};

export type PublishEmailEventResponse = {
  /** The e-mail will be sent. */
  success: Scalars['Boolean']['output'];
  /** The id of the e-mail. */
  messageId?: Maybe<Scalars['String']['output']>;
};

/** A domain in which rights are given, such as product or order. */
export type RoleDefinition = {
  /** The uuid of the definition. */
  id: Scalars['ID']['output'];
  /** The domain; unique. */
  name: Scalars['String']['output'];
  descriptions: Array<LocalizedString>;
  /** What an administrator may do who has no role of this definition. Contacts and customers have only what they are given. */
  defaultAccess: RoleAccess;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** Empty when a key did it. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** Empty when a key did it. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** The role that a user has in this domain, if any. Others than one's own take the right to read roles. */
  roles: Array<Role>;
};


/** A domain in which rights are given, such as product or order. */
export type RoleDefinitionrolesArgs = {
  userId: Scalars['Int']['input'];
};

/** What one user may do in one domain. */
export type Role = {
  /** The uuid of the role. */
  id: Scalars['ID']['output'];
  roleDefinition: RoleDefinition;
  roleDefinitionId: Scalars['String']['output'];
  /** A contact, a customer or an administrator. */
  userId: Scalars['Int']['output'];
  access: RoleAccess;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** Empty when a key did it. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** Empty when a key did it. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
};

export type RoleDefinitionResponse = {
  items: Array<RoleDefinition>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type RoleResponse = {
  items: Array<Role>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type RoleDefinitionSortableFields =
  | 'NAME'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type RoleDefinitionSortInput = {
  field: RoleDefinitionSortableFields;
  order?: SortOrder;
};

export type RoleDefinitionSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  sortInputs?: InputMaybe<Array<RoleDefinitionSortInput>>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type RoleSortableFields =
  | 'USER_ID'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type RoleSortInput = {
  field: RoleSortableFields;
  order?: SortOrder;
};

export type RoleSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  sortInputs?: InputMaybe<Array<RoleSortInput>>;
  /** Whose roles. An empty list leaves nobody out whom the caller may see. More than 0. */
  userIds: Array<Scalars['Int']['input']>;
};

export type RoleDefinitionCreateInput = {
  /** Unique. 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** At least 1 entry. */
  descriptions: Array<LocalizedStringInput>;
  /** No more than the caller holds. */
  defaultAccess: RoleAccess;
};

export type RoleDefinitionUpdateInput = {
  /** Unique. The name of a domain that comes with the server stays. 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** Replaces the languages that are named. At least 1 entry. */
  descriptions: Array<LocalizedStringInput>;
  /** Raised to no more than the caller holds. */
  defaultAccess: RoleAccess;
};

export type RoleCreateInput = {
  /** A uuid. */
  roleDefinitionId: Scalars['String']['input'];
  /** No more than the caller holds. */
  access: RoleAccess;
  /** A contact or customer, or an administrator of this tenant; one role in each domain. At least 1. */
  userId: Scalars['Int']['input'];
};

export type RoleUpdateInput = {
  /** Raised to no more than the caller holds. */
  access: RoleAccess;
};

/** What a channel was before it was called a channel, with the settings that only the shop had. */
export type Shop = {
  /** The id of the channel. */
  shopId: Scalars['Int']['output'];
  /** The name of the channel. */
  name: Scalars['String']['output'];
  purchaseRootId?: Maybe<Scalars['Int']['output']>;
  userRootId?: Maybe<Scalars['Int']['output']>;
  enableIncentives: Scalars['Boolean']['output'];
  priceCalculationConfig: ShopPriceCalculationConfig;
  debtorId?: Maybe<Scalars['String']['output']>;
  /** The shop's number at the chamber of commerce. */
  cocNumber?: Maybe<Scalars['String']['output']>;
  /** The shop's VAT number. */
  taxNumber?: Maybe<Scalars['String']['output']>;
};

/** How the shop once calculated its prices. */
export type ShopPriceCalculationConfig = {
  /** Prices with VAT are what was entered; those without are calculated from them. */
  isVatIncludedLeading: Scalars['Boolean']['output'];
  /** Discounts of the catalogue also apply to prices of a price sheet. */
  inheritCatalogDiscountOnPriceList: Scalars['Boolean']['output'];
  useMultipleCostprices: Scalars['Boolean']['output'];
  /** Discounts are taken over the bulk price rather than the list price. */
  calculateDiscountOverBulkPrices: Scalars['Boolean']['output'];
};

/** What a template makes. */
export type TemplateType =
  | 'EMAIL'
  | 'DOCUMENT';

/** The text of a template in one language. */
export type LocalizedTemplateContent = {
  /** Two-letter language code in upper case, such as NL. */
  language: Scalars['String']['output'];
  /** Handlebars that makes HTML. */
  content: Scalars['String']['output'];
  /** The content as handlebars has compiled it. */
  precompiled?: Maybe<Scalars['String']['output']>;
};

/** The text of a template in one language. */
export type LocalizedTemplateContentInput = {
  /** Two-letter language code; stored in upper case. Two letters. */
  language: Scalars['String']['input'];
  /** Handlebars that makes HTML. It is compiled when it is saved. At most 200000 characters. */
  content: Scalars['String']['input'];
};

/** What e-mail templates and document templates have in common. */
export type IBaseTemplate = {
  /** The uuid of the template. */
  id: Scalars['String']['output'];
  /** The texts, one for each language. */
  contents?: Maybe<Array<LocalizedTemplateContent>>;
  names: Array<LocalizedString>;
  /** The text in the first of its languages. */
  content?: Maybe<Scalars['String']['output']>;
  /** A GraphQL query that is run before the template is rendered. Its answer is in the data as `query`. */
  customQuery?: Maybe<Scalars['String']['output']>;
  /** Handlebars that makes the variables of the query as JSON. */
  queryVariables?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who made the template. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
};

/** A template of an e-mail. */
export type EmailTemplate = IBaseTemplate & {
  /** The uuid of the template. */
  id: Scalars['String']['output'];
  /** The texts, one for each language. */
  contents?: Maybe<Array<LocalizedTemplateContent>>;
  names: Array<LocalizedString>;
  /** The text in the first of its languages. */
  content?: Maybe<Scalars['String']['output']>;
  /** A GraphQL query that is run before the template is rendered. Its answer is in the data as `query`. */
  customQuery?: Maybe<Scalars['String']['output']>;
  /** Handlebars that makes the variables of the query as JSON. */
  queryVariables?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who made the template. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** The subjects, handlebars too. */
  subjects: Array<LocalizedString>;
  from: EmailSender;
  /** Whom the e-mail is sent to; without any, to the person whom the event is about. */
  tos?: Maybe<Array<EmailContact>>;
  ccs?: Maybe<Array<EmailContact>>;
  bccs?: Maybe<Array<EmailContact>>;
  /** Documents that are made and attached when the e-mail is sent. */
  attachments?: Maybe<Array<DocumentTemplate>>;
};


/** A template of an e-mail. */
export type EmailTemplatenamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A template of an e-mail. */
export type EmailTemplatesubjectsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A template of a document, which becomes a PDF. */
export type DocumentTemplate = IBaseTemplate & {
  /** The uuid of the template. */
  id: Scalars['String']['output'];
  /** The texts, one for each language. */
  contents?: Maybe<Array<LocalizedTemplateContent>>;
  names: Array<LocalizedString>;
  /** The text in the first of its languages. */
  content?: Maybe<Scalars['String']['output']>;
  /** A GraphQL query that is run before the template is rendered. Its answer is in the data as `query`. */
  customQuery?: Maybe<Scalars['String']['output']>;
  /** Handlebars that makes the variables of the query as JSON. */
  queryVariables?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The user who made the template. */
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** The user who changed it last. */
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** The names of the file, handlebars too. */
  fileNames: Array<LocalizedString>;
  /** orderGetPDF renders this template. At most one template has it. */
  isDefaultOrderPdf: Scalars['Boolean']['output'];
  /** quoteGetPDF renders this template. At most one template has it. */
  isDefaultQuotePdf: Scalars['Boolean']['output'];
};


/** A template of a document, which becomes a PDF. */
export type DocumentTemplatenamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Who an e-mail is from. */
export type EmailSender = {
  /** Empty where the e-mail is sent from the address of the server. */
  email: Scalars['String']['output'];
  /** The name of the sender; without any, the name of the channel. */
  names?: Maybe<Array<LocalizedString>>;
};

/** Who an e-mail is from. */
export type EmailSenderInput = {
  /** Left out or null: the address of the server. An e-mail address. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name of the sender; without any, the name of the channel. At most 50 entries. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
};

/** A recipient: an address, or somebody whose address is looked up when the e-mail is sent. */
export type EmailContact = {
  email?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  adminUserId?: Maybe<Scalars['Int']['output']>;
};

/** A recipient: exactly one of email, contactId, customerId and adminUserId. */
export type EmailContactInput = {
  /** An e-mail address. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 998 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  adminUserId?: InputMaybe<Scalars['Int']['input']>;
};

export type EmailTemplateCreateInput = {
  /** At least 1 entry. At most 50 entries. */
  contents: Array<LocalizedTemplateContentInput>;
  /** At least 1 entry. At most 50 entries. */
  names: Array<LocalizedStringInput>;
  /** A query that is run before the template is rendered. Mutations are refused. At most 50000 characters. */
  customQuery?: InputMaybe<Scalars['String']['input']>;
  /** Handlebars that makes the variables of the query as JSON. At most 20000 characters. */
  queryVariables?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 entry. At most 50 entries. */
  subjects: Array<LocalizedStringInput>;
  from: EmailSenderInput;
  /** At most 50 entries. */
  tos?: InputMaybe<Array<EmailContactInput>>;
  /** At most 50 entries. */
  ccs?: InputMaybe<Array<EmailContactInput>>;
  /** At most 50 entries. */
  bccs?: InputMaybe<Array<EmailContactInput>>;
};

export type EmailTemplateUpdateInput = {
  /** At most 50 entries. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** Replaces the languages that are given; the others stay. At most 50 entries. */
  contents?: InputMaybe<Array<LocalizedTemplateContentInput>>;
  /** A query that is run before the template is rendered. Mutations are refused. At most 50000 characters. */
  customQuery?: InputMaybe<Scalars['String']['input']>;
  /** Handlebars that makes the variables of the query as JSON. At most 20000 characters. */
  queryVariables?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 entries. */
  subjects?: InputMaybe<Array<LocalizedStringInput>>;
  from?: InputMaybe<EmailSenderInput>;
  /** Replaces all recipients. At most 50 entries. */
  tos?: InputMaybe<Array<EmailContactInput>>;
  /** At most 50 entries. */
  ccs?: InputMaybe<Array<EmailContactInput>>;
  /** At most 50 entries. */
  bccs?: InputMaybe<Array<EmailContactInput>>;
};

export type DocumentTemplateCreateInput = {
  /** At least 1 entry. At most 50 entries. */
  contents: Array<LocalizedTemplateContentInput>;
  /** At least 1 entry. At most 50 entries. */
  names: Array<LocalizedStringInput>;
  /** A query that is run before the template is rendered. Mutations are refused. At most 50000 characters. */
  customQuery?: InputMaybe<Scalars['String']['input']>;
  /** Handlebars that makes the variables of the query as JSON. At most 20000 characters. */
  queryVariables?: InputMaybe<Scalars['String']['input']>;
  /** At least 1 entry. At most 50 entries. */
  fileNames: Array<LocalizedStringInput>;
  /** True takes it away from the template that had it. */
  isDefaultOrderPdf?: Scalars['Boolean']['input'];
  /** True takes it away from the template that had it. */
  isDefaultQuotePdf?: Scalars['Boolean']['input'];
};

export type DocumentTemplateUpdateInput = {
  /** At most 50 entries. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** Replaces the languages that are given; the others stay. At most 50 entries. */
  contents?: InputMaybe<Array<LocalizedTemplateContentInput>>;
  /** A query that is run before the template is rendered. Mutations are refused. At most 50000 characters. */
  customQuery?: InputMaybe<Scalars['String']['input']>;
  /** Handlebars that makes the variables of the query as JSON. At most 20000 characters. */
  queryVariables?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 entries. */
  fileNames?: InputMaybe<Array<LocalizedStringInput>>;
  /** True takes it away from the template that had it. */
  isDefaultOrderPdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** True takes it away from the template that had it. */
  isDefaultQuotePdf?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TemplateResponse = {
  items: Array<IBaseTemplate>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type TemplateSortField =
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type TemplateSortInput = {
  field: TemplateSortField;
  order: SortOrder;
};

export type TemplateSearchInput = {
  types?: InputMaybe<Array<TemplateType>>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  isDefaultOrderPdf?: InputMaybe<Scalars['Boolean']['input']>;
  isDefaultQuotePdf?: InputMaybe<Scalars['Boolean']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  sortInputs?: InputMaybe<Array<TemplateSortInput>>;
};

/** What a template is rendered with. */
export type TemplateRenderInput = {
  /** The data of the template: a JSON object. `language` in it selects the text. */
  data: Scalars['JSON']['input'];
};

/** What failed: the template itself, or its query. */
export type TemplateErrorType =
  | 'RENDER_ERROR'
  | 'CUSTOM_QUERY_ERROR';

/** A template that could not be rendered. */
export type TemplateErrorLog = {
  /** The uuid of the entry. */
  id: Scalars['String']['output'];
  stackTrace: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The id of the event that asked for the e-mail. */
  eventInstance?: Maybe<Scalars['String']['output']>;
  /** The name of the event that asked for the e-mail. */
  topicName?: Maybe<Scalars['String']['output']>;
  errorType: TemplateErrorType;
  templateId?: Maybe<Scalars['String']['output']>;
  errorMessage: Scalars['String']['output'];
  /** The part of the template that failed, such as content or subjects. */
  fieldName?: Maybe<Scalars['String']['output']>;
};

export type TemplateErrorLogResponse = {
  items: Array<TemplateErrorLog>;
  itemsFound: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type TemplateErrorLogSortField =
  | 'CREATED_AT'
  | 'ERROR_TYPE'
  | 'TEMPLATE_ID';

export type TemplateErrorLogSortInput = {
  field: TemplateErrorLogSortField;
  order: SortOrder;
};

export type TemplateErrorLogSearchInput = {
  errorTypes?: InputMaybe<Array<TemplateErrorType>>;
  /** A uuid. */
  templateIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The earliest entry. */
  dateFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest entry. */
  dateTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  /** At least 1. */
  page?: Scalars['Int']['input'];
  sortInputs?: InputMaybe<Array<TemplateErrorLogSortInput>>;
};

/** How many templates could not be rendered. */
export type TemplateErrorLogStats = {
  totalCount: Scalars['Float']['output'];
  renderErrorCount: Scalars['Float']['output'];
  customQueryErrorCount: Scalars['Float']['output'];
  oldestEntry?: Maybe<Scalars['DateTime']['output']>;
  newestEntry?: Maybe<Scalars['DateTime']['output']>;
};

/** Whether sales prices are hidden from sales users. */
export type RESTRICT_SALES_PRICING_VISIBILITY =
  | 'YES'
  | 'NO';

/** Whether revisions of a quote may be declared invalid. */
export type ALLOW_QUOTE_INVALIDATION =
  | 'YES'
  | 'NO';

/** A merchant on this installation: its own channels, data and keys in a database of its own. */
export type Tenant = {
  /** Small letters, digits and dashes; chosen when the tenant is made. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  descriptions?: Maybe<Array<LocalizedString>>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  restrictSalesPricingVisibility: RESTRICT_SALES_PRICING_VISIBILITY;
  allowQuoteInvalidation: ALLOW_QUOTE_INVALIDATION;
  /** After how many days a quote expires, unless it says otherwise. */
  quoteDefaultExpiryPeriodDays?: Maybe<Scalars['Int']['output']>;
  /** All channels of this tenant, by id. */
  channels: Array<Channel>;
  /** The language of the back office for who has not chosen one. */
  defaultAppLanguage: Scalars['String']['output'];
  /** The language in which texts are entered first. */
  defaultDataLanguage?: Maybe<Scalars['String']['output']>;
};

export type TenantCreateInput = {
  /** A small letter, then up to 31 small letters, digits and dashes; unique on this installation. */
  id: Scalars['String']['input'];
  name: Scalars['String']['input'];
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** The tenant's first channel. */
  channel: ChannelCreateInput;
  restrictSalesPricingVisibility?: RESTRICT_SALES_PRICING_VISIBILITY;
  allowQuoteInvalidation?: ALLOW_QUOTE_INVALIDATION;
  /** 1 to 36500. */
  quoteDefaultExpiryPeriodDays?: InputMaybe<Scalars['Int']['input']>;
  /** EN when left out. Two letters. */
  defaultAppLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  defaultDataLanguage?: InputMaybe<Scalars['String']['input']>;
};

export type TenantUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  restrictSalesPricingVisibility?: InputMaybe<RESTRICT_SALES_PRICING_VISIBILITY>;
  allowQuoteInvalidation?: InputMaybe<ALLOW_QUOTE_INVALIDATION>;
  /** 1 to 36500. */
  quoteDefaultExpiryPeriodDays?: InputMaybe<Scalars['Int']['input']>;
  /** Two letters. */
  defaultAppLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  defaultDataLanguage?: InputMaybe<Scalars['String']['input']>;
};

/** A line of a price sheet: what a product, the products of a category and of those below it, or the products of a price group cost. It names one of the three. */
export type Discount = IDiscount & {
  /** The uuid of the line. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** An amount or a percentage, as the type says. */
  value: Scalars['Float']['output'];
  /** The least quantity that it applies to. */
  quantityFrom: Scalars['Int']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
  /** The uuid of the sheet. */
  pricesheetId: Scalars['String']['output'];
  productId?: Maybe<Scalars['Int']['output']>;
  categoryId?: Maybe<Scalars['Int']['output']>;
  priceGroup?: Maybe<Scalars['String']['output']>;
  discountType: PriceDiscountType;
  pricesheet?: Maybe<Pricesheet>;
  /** `hidden` asks for a product that is hidden, or for one that is not. */
  product?: Maybe<Product>;
  /** `hidden` asks for a category that is hidden, or for one that is not. */
  category?: Maybe<Category>;
};


/** A line of a price sheet: what a product, the products of a category and of those below it, or the products of a price group cost. It names one of the three. */
export type DiscountproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A line of a price sheet: what a product, the products of a category and of those below it, or the products of a price group cost. It names one of the three. */
export type DiscountcategoryArgs = {
  hidden?: InputMaybe<YesNo>;
};

export type DiscountResponse = {
  items: Array<Discount>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type DiscountSortField =
  | 'ID'
  | 'PRICESHEETID'
  | 'PRODUCTID'
  | 'CATEGORYID'
  | 'PRICEGROUP'
  | 'VALUE'
  | 'DISCOUNTTYPE'
  | 'QUANTITYFROM'
  | 'VALIDFROM'
  | 'VALIDTO'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type DiscountSortInput = {
  field: DiscountSortField;
  order: SortOrder;
};

export type DiscountSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuids of price sheets. A uuid. */
  pricesheetIds?: InputMaybe<Array<Scalars['String']['input']>>;
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  value?: InputMaybe<DecimalSearchInput>;
  discountTypes?: InputMaybe<Array<PriceDiscountType>>;
  quantityFrom?: InputMaybe<NumberSearchInput>;
  validFrom?: InputMaybe<DateSearchInput>;
  validTo?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<DiscountSortInput>>;
};

/** Names one of productId, categoryId and priceGroup. A sheet has one line for each of them, quantity and first instant. */
export type DiscountCreateInput = {
  /** The uuid of the sheet. A uuid. */
  pricesheetId: Scalars['String']['input'];
  /** At least 1. */
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  priceGroup?: InputMaybe<Scalars['String']['input']>;
  /** A percentage off the list price is at most 100. 0 to 1000000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
  discountType: PriceDiscountType;
  /** At least 1. */
  quantityFrom?: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

/** A target that is named takes the place of the old one. */
export type DiscountUpdateInput = {
  /** The uuid of the sheet. A uuid. */
  pricesheetId?: InputMaybe<Scalars['String']['input']>;
  /** At least 1. */
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  priceGroup?: InputMaybe<Scalars['String']['input']>;
  /** A percentage off the list price is at most 100. 0 to 1000000000000. At most 5 decimals. */
  value?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<PriceDiscountType>;
  /** At least 1. */
  quantityFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

/** A file of lines of price sheets, in columns that are named after DiscountFieldName unless mappings say otherwise. */
export type DiscountCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<DiscountCsvMapping>>;
};

/** Which column of the file holds which field. */
export type DiscountCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: DiscountFieldName;
};

export type DiscountFieldName =
  /** The uuid of the sheet. */
  | 'PRICESHEET_ID'
  | 'PRODUCT_ID'
  | 'CATEGORY_ID'
  | 'PRICE_GROUP'
  | 'VALUE'
  | 'DISCOUNT_TYPE'
  | 'QUANTITY_FROM'
  | 'VALID_FROM'
  | 'VALID_TO';

/** Where a calculated price comes from. */
export type PriceElementType =
  /** A bulk cost price: a percentage on top of the purchase price, from a quantity on. */
  | 'BULK_COST_PRICE'
  /** A bulk price of the product. */
  | 'BULK_SALES_PRICE'
  /** A line of a price sheet of the buyer. */
  | 'PRICESHEET'
  /** The list price. */
  | 'DEFAULT';

/**
 * What one unit costs, for a buyer, a quantity and a tax zone. Amounts have two decimals, rounded half up.
 * This is the price of the buyer. Searches filter and sort by the default price instead, which is the same for everybody: the list price
 * divided by `per`.
 */
export type ProductPrice = {
  productId: Scalars['Int']['output'];
  /** Where the price comes from. */
  type: PriceElementType;
  /** How the value of the line or tier became the price. LIST_PRICE_MIN where nothing was taken off the list price. */
  discountType: PriceDiscountType;
  /** The list price, of as many units as the price record says. */
  list?: Maybe<Scalars['Float']['output']>;
  /** What the merchant pays for one unit. Only with the role pricing.VIEWER; null for others. */
  cost?: Maybe<Scalars['Float']['output']>;
  /** The price with tax. Null where the product has no price. */
  net?: Maybe<Scalars['Float']['output']>;
  /** The price without tax. Null where the product has no price. */
  gross?: Maybe<Scalars['Float']['output']>;
  /** The line of a price sheet or the tier that sets the price; none for the list price. */
  discount?: Maybe<IDiscount>;
  /** The tax code in the zone. */
  taxCode?: Maybe<Taxcode>;
  /** The quantity that the price was calculated for. */
  quantity: Scalars['Int']['output'];
  /** Why the price is what it is. Only with the role pricing.VIEWER; null for others, and where the product has no price. */
  derivation?: Maybe<PriceDerivation>;
};

/** Why a price is what it is. Amounts and percentages are exact decimals, written as texts. */
export type PriceDerivation = {
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  taxZone: Scalars['String']['output'];
  /** The instant that the price was calculated for. */
  date: Scalars['DateTime']['output'];
  /** The price record of the product. */
  priceId: Scalars['String']['output'];
  /** The calculation. The first rounding gives the price without tax, the last one the price with it. */
  steps: Array<PriceStep>;
  /** The price without tax. */
  gross: Scalars['String']['output'];
  /** The price with tax. */
  net: Scalars['String']['output'];
  taxCode?: Maybe<Taxcode>;
  /** Null where no tax is set up for the code in the zone: then none is added. */
  taxPercentage?: Maybe<Scalars['String']['output']>;
  /** The purchase price that counts at this quantity. */
  cost?: Maybe<PriceDerivationCost>;
  /** Every line and tier that names the product: those that apply in their order, the winner first, then the others. */
  candidates: Array<PriceCandidate>;
  /** What the price would be without the winner. */
  runnerUp?: Maybe<PriceCandidate>;
  /** The price sheets of the buyer. The price of a product in a list names only sheets that have a line for it. */
  sheets: Array<PriceDerivationSheet>;
  /** The next larger quantity at which one unit costs something else. */
  nextBreak?: Maybe<PriceBreak>;
  /** The last instant until which this price holds; null where nothing known ends it. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** One step of the calculation of a price. */
export type PriceStep = {
  operation: PriceStepOperation;
  /** What the amount is that the calculation starts with. */
  source?: Maybe<PriceStepSource>;
  /** The amount, percentage, divisor or number of decimals. */
  value: Scalars['String']['output'];
  /** The amount after the step; with ten decimals where a division has no last digit, but the calculation goes on exactly. */
  result: Scalars['String']['output'];
};

/** What a step of a calculation does with the amount. */
export type PriceStepOperation =
  /** Begins with this amount. */
  | 'START'
  /** Takes this percentage off. */
  | 'SUBTRACT_PERCENTAGE'
  /** Adds this percentage. */
  | 'ADD_PERCENTAGE'
  /** Divides by this number. */
  | 'DIVIDE'
  /** Rounds half up to this number of decimals. */
  | 'ROUND'
  /** Adds this percentage of tax. */
  | 'ADD_TAX';

/** What a calculation starts with. */
export type PriceStepSource =
  /** The list price. */
  | 'LIST_PRICE'
  /** The purchase price. */
  | 'COST_PRICE'
  /** The value of the line or tier. */
  | 'NET_PRICE';

/** The purchase price in the derivation of a price. */
export type PriceDerivationCost = {
  /** The uuid of the purchase price. */
  id: Scalars['String']['output'];
  value: Scalars['String']['output'];
  quantityFrom: Scalars['Int']['output'];
};

/** A line or tier that could set the price. */
export type PriceCandidate = {
  /** The uuid of the line or tier; null for the list price. */
  id?: Maybe<Scalars['String']['output']>;
  type: PriceElementType;
  discountType?: Maybe<PriceDiscountType>;
  pricesheetId?: Maybe<Scalars['String']['output']>;
  /** What the line names. */
  target?: Maybe<PriceLineTarget>;
  /** An amount or a percentage, as the discount type says. */
  value?: Maybe<Scalars['String']['output']>;
  quantityFrom?: Maybe<Scalars['Int']['output']>;
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  validTo?: Maybe<Scalars['DateTime']['output']>;
  /** The price without tax that it sets; null where it does not apply. */
  gross?: Maybe<Scalars['String']['output']>;
  outcome: PriceCandidateOutcome;
};

/** What a line of a price sheet names, the most specific first. */
export type PriceLineTarget =
  | 'PRODUCT'
  | 'PRICE_GROUP'
  | 'CATEGORY';

/** Why a line or tier sets the price, or does not. */
export type PriceCandidateOutcome =
  /** It sets the price. */
  | 'WON'
  /** A line of a sheet comes before a bulk price, that before a bulk cost price, and the list price last. */
  | 'LOST_BY_KIND'
  /** The sheet of the winner has a lower priority number. */
  | 'LOST_BY_PRIORITY'
  /** The line of the winner is more specific. */
  | 'LOST_BY_TARGET'
  /** The winner begins at a higher quantity. */
  | 'LOST_BY_QUANTITY'
  /** The winner is cheaper. */
  | 'LOST_BY_PRICE'
  /** The winner sets the same price; one of the two was taken. */
  | 'LOST_BY_ID'
  /** It does not apply at this instant. */
  | 'NOT_VALID'
  /** It begins at a higher quantity than this one. */
  | 'QUANTITY_TOO_LOW'
  /** It is a percentage on top of a purchase price, and the product has none. */
  | 'NO_COST_PRICE';

/** A price sheet of the buyer in the derivation of a price. */
export type PriceDerivationSheet = {
  /** The uuid of the sheet. */
  id: Scalars['String']['output'];
  code: Scalars['String']['output'];
  /** The lowest number comes first. */
  priority: Scalars['Int']['output'];
  outcome: PriceSheetOutcome;
  /** The best line of the sheet; none where no line applies. */
  lineId?: Maybe<Scalars['String']['output']>;
};

/** What became of a price sheet. */
export type PriceSheetOutcome =
  /** One of its lines sets the price. */
  | 'WON'
  /** Its best line lost; the candidates say why. */
  | 'LOST'
  /** It has lines for the product, but none that applies at this quantity and instant. */
  | 'NO_LINE_FITS'
  /** It has no line for the product. */
  | 'NO_LINE';

/** A quantity from which one unit costs something else. */
export type PriceBreak = {
  quantity: Scalars['Int']['output'];
  /** The price without tax from that quantity on. */
  gross: Scalars['String']['output'];
  /** The price with tax from that quantity on. */
  net: Scalars['String']['output'];
};

/** Whom a price is calculated for. Without a contact or customer: whoever is logged in, otherwise the guest account of the channel. */
export type PriceCalculateInput = {
  /** More than 0. */
  productId: Scalars['Int']['input'];
  /** At least 1. */
  quantity?: Scalars['Int']['input'];
  /** The zone whose tax is added. Two letters. */
  taxZone?: Scalars['String']['input'];
  /** The contact who buys. Excludes customerId; 0 names nobody. At least 0. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** The customer who buys. 0 names nobody. At least 0. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for. 0 means its primary company. At least 0. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The instant to calculate the price for, ISO 8601; now when absent. Read as UTC when it names no zone. ISO 8601. */
  date?: InputMaybe<Scalars['String']['input']>;
};

/** Whom the price of a product is shown for. Without a contact or customer: whoever is logged in, otherwise the guest account of the channel. */
export type PriceCalculateProductInput = {
  /** The zone whose tax is added. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  /** The contact who buys. Excludes customerId; 0 names nobody. At least 0. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** The customer who buys. 0 names nobody. At least 0. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for. 0 means its primary company. At least 0. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
};

/** Whom the tiers of a product are shown for. Without a contact or customer: whoever is logged in, otherwise the guest account of the channel. */
export type UserBulkPriceProductInput = {
  /** The zone whose tax is added. Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  /** The contact who buys. Excludes customerId; 0 names nobody. At least 0. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** The customer who buys. 0 names nobody. At least 0. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for. 0 means its primary company. At least 0. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
};

/** The products whose default prices are wanted. */
export type PriceCalculateDefaultInput = {
  /** At most 1000 entries. */
  productIds: Array<Scalars['Int']['input']>;
  /** The zone whose tax is added. Two letters. */
  taxZone?: Scalars['String']['input'];
};

/** A price at which a product is offered to the buyer. */
export type IProductOffer = {
  /** The uuid of the line, tier or price record. */
  id: Scalars['String']['output'];
  /** The price of one unit, without tax. */
  price: Scalars['Float']['output'];
  /** Since when the offer holds. */
  validFrom: Scalars['DateTime']['output'];
  /** Until when the offer holds; the end of the year 9999 where nothing ends it. */
  validTo: Scalars['DateTime']['output'];
  /** How the price is calculated, such as `list - 20 %`. */
  formula: Scalars['String']['output'];
};

/** A price at which a product is offered to the buyer. */
export type ProductOffer = IProductOffer & {
  /** The uuid of the line, tier or price record. */
  id: Scalars['String']['output'];
  /** The price of one unit, without tax. */
  price: Scalars['Float']['output'];
  /** Since when the offer holds. */
  validFrom: Scalars['DateTime']['output'];
  /** Until when the offer holds; the end of the year 9999 where nothing ends it. */
  validTo: Scalars['DateTime']['output'];
  /** How the price is calculated, such as `list - 20 %`. */
  formula: Scalars['String']['output'];
};

/** What a bundle, or an item of it, costs the buyer. */
export type BundlePrice = {
  /** With tax, after the discount. */
  net?: Maybe<Scalars['Float']['output']>;
  /** Without tax, after the discount. */
  gross?: Maybe<Scalars['Float']['output']>;
  /** With tax, as if the products were bought one by one. */
  originalNet?: Maybe<Scalars['Float']['output']>;
  /** Without tax, as if the products were bought one by one. */
  originalGross?: Maybe<Scalars['Float']['output']>;
};

/** How a value becomes a price. */
export type PriceDiscountType =
  /** The value is a percentage on top of the purchase price. */
  | 'COST_PRICE_PLUS'
  /** The value is a percentage off the list price. */
  | 'LIST_PRICE_MIN'
  /** The value is the price. */
  | 'NET_PRICE';

/** How a storefront shows a price. */
export type PriceDisplay =
  | 'FROM'
  | 'FROM_FOR'
  | 'LISTPRICE_OURPRICE'
  | 'PACKAGE'
  | 'PER_UOM'
  /** The price is not shown; customers ask for it. */
  | 'ON_REQUEST'
  | 'DEFAULT';

/** The price record of a product: what it costs before tiers, price sheets and tax. A product has one. */
export type Price = {
  /** The uuid of the price. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  productId: Scalars['Int']['output'];
  /** How many units the list price buys. */
  per: Scalars['Int']['output'];
  /** The price of `per` units, without tax. */
  list: Scalars['Float']['output'];
  /** What the merchant pays, from the lowest quantity on. */
  costPrices?: Maybe<Array<CostPrice>>;
  suggested?: Maybe<Scalars['Float']['output']>;
  store?: Maybe<Scalars['Float']['output']>;
  /** How the values of the bulk prices are read. */
  bulkPriceDiscountType: PriceDiscountType;
  /** The tax group, except in zones with a tax code of their own. */
  defaultTaxCode: Taxcode;
  display?: Maybe<PriceDisplay>;
  /** @deprecated Use Price.costPrices. The purchase price of quantity 1. Removed on 2027-03-01. */
  cost?: Maybe<Scalars['Float']['output']>;
};

export type PriceResponse = {
  items: Array<Price>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PriceSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  per?: InputMaybe<Scalars['Int']['input']>;
  list?: InputMaybe<DecimalSearchInput>;
  /** @deprecated Use PriceSearchInput.costPrices. Removed on 2027-03-01. */
  cost?: InputMaybe<DecimalSearchInput>;
  /** Prices of which some purchase price lies in this range. */
  costPrices?: InputMaybe<DecimalSearchInput>;
  suggested?: InputMaybe<DecimalSearchInput>;
  store?: InputMaybe<DecimalSearchInput>;
  bulkDiscountType?: InputMaybe<PriceDiscountType>;
  sortInputs?: InputMaybe<Array<PriceSortInput>>;
};

export type PriceSortField =
  | 'ID'
  | 'PRODUCT_ID'
  | 'PRICE_PER'
  /** The list price. */
  | 'PRICE'
  | 'SUGGESTED_PRICE'
  | 'STORE_PRICE'
  | 'BULK_PRICE_DISCOUNT_TYPE'
  | 'DEFAULT_TAX_CODE'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'COST_PRICE';

export type PriceSortInput = {
  field: PriceSortField;
  order?: SortOrder;
};

/** A purchase price that is written together with its price. */
export type PriceCostPriceInput = {
  /** The amount for one unit, without tax. 0 to 1000000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
  /** At least 1. */
  quantityFrom?: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type PriceCreateInput = {
  /** At least 1. */
  productId: Scalars['Int']['input'];
  /** How many units the list price buys; 1 unless said otherwise. At least 1. */
  per?: InputMaybe<Scalars['Int']['input']>;
  /** The price of `per` units, without tax. 0 to 1000000000000. At most 5 decimals. */
  list: Scalars['Float']['input'];
  /** 0 to 1000000000000. At most 5 decimals. */
  store?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1000000000000. At most 5 decimals. */
  suggested?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Use PriceCreateInput.costPrices. Removed on 2027-03-01. */
  cost?: InputMaybe<Scalars['Float']['input']>;
  /** What the merchant pays. At most 100 entries. */
  costPrices?: InputMaybe<Array<PriceCostPriceInput>>;
  /** NET_PRICE unless said otherwise. */
  bulkDiscountType?: InputMaybe<PriceDiscountType>;
  defaultTaxCode: Taxcode;
  display?: PriceDisplay;
};

export type PriceUpdateInput = {
  /** How many units the list price buys; 1 unless said otherwise. At least 1. */
  per?: InputMaybe<Scalars['Int']['input']>;
  /** The price of `per` units, without tax. 0 to 1000000000000. At most 5 decimals. */
  list?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1000000000000. At most 5 decimals. */
  store?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1000000000000. At most 5 decimals. */
  suggested?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Use PriceUpdateInput.costPrices. Removed on 2027-03-01. */
  cost?: InputMaybe<Scalars['Float']['input']>;
  /** Added, or changed where the quantity and the first instant are the same; the others stay. At most 100 entries. */
  costPrices?: InputMaybe<Array<PriceCostPriceInput>>;
  bulkDiscountType?: InputMaybe<PriceDiscountType>;
  defaultTaxCode?: InputMaybe<Taxcode>;
  display?: InputMaybe<PriceDisplay>;
};

/** A file of prices, one row a product, in columns that are named after PriceFieldName unless mappings say otherwise. */
export type PriceCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<PriceCsvMapping>>;
};

/** Which column of the file holds which field. */
export type PriceCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: PriceFieldName;
};

export type PriceFieldName =
  | 'PRODUCT_ID'
  | 'PER'
  | 'LIST'
  | 'STORE'
  /** Read, but not stored: use cost prices. */
  | 'COST'
  | 'SUGGESTED'
  | 'BULK_DISCOUNT_TYPE'
  | 'DEFAULT_TAX_CODE'
  | 'DISPLAY'
  /** The key of the product in another system; needs SOURCE_NAME. */
  | 'SOURCE_ID'
  | 'SOURCE_NAME';

/** Prices that are agreed with some parties; its lines are discounts. Of the sheets of a buyer, the one with the lowest priority number wins. */
export type Pricesheet = {
  /** The uuid of the price sheet. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** Unique. */
  code: Scalars['String']['output'];
  names?: Maybe<Array<LocalizedString>>;
  descriptions?: Maybe<Array<LocalizedString>>;
  /** The lowest number wins; of equal ones, the sheet that was added first. */
  priority: Scalars['Int']['output'];
  /** A sheet that is kept by another system: its lines and its own fields cannot be changed until this is taken back. */
  readonly: Scalars['Boolean']['output'];
  /** Groups that it is assigned to. */
  usergroups: Array<Scalars['String']['output']>;
  /** @deprecated Use Pricesheet.contactsPaginated. Removed on 2027-03-01. */
  contacts: Array<Contact>;
  /** The contacts it is assigned to, as far as the caller may see them. */
  contactsPaginated: ContactsResponse;
  /** @deprecated Use Pricesheet.customersPaginated. Removed on 2027-03-01. */
  customers: Array<Customer>;
  /** The customers it is assigned to, as far as the caller may see them. */
  customersPaginated: CustomersResponse;
  /** @deprecated Use Pricesheet.companiesPaginated. Removed on 2027-03-01. */
  companies: Array<Company>;
  /** The companies it is assigned to, as far as the caller may see them. */
  companiesPaginated: CompaniesResponse;
};


/** Prices that are agreed with some parties; its lines are discounts. Of the sheets of a buyer, the one with the lowest priority number wins. */
export type PricesheetcontactsPaginatedArgs = {
  input?: InputMaybe<PricesheetContactsSearchInput>;
};


/** Prices that are agreed with some parties; its lines are discounts. Of the sheets of a buyer, the one with the lowest priority number wins. */
export type PricesheetcustomersPaginatedArgs = {
  input?: InputMaybe<PricesheetCustomersSearchInput>;
};


/** Prices that are agreed with some parties; its lines are discounts. Of the sheets of a buyer, the one with the lowest priority number wins. */
export type PricesheetcompaniesPaginatedArgs = {
  input?: InputMaybe<PricesheetCompaniesSearchInput>;
};

export type PricesheetResponse = {
  items: Array<Pricesheet>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PricesheetContactsSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type PricesheetCustomersSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type PricesheetCompaniesSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type PricesheetSortField =
  | 'ID'
  | 'CODE'
  | 'NAME'
  | 'DESCRIPTION'
  | 'PRIORITY'
  /** Sheets have no type: sorts nothing. */
  | 'TYPE'
  | 'READONLY'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type PricesheetSortInput = {
  field: PricesheetSortField;
  order?: SortOrder;
};

/** Each list names any of; a sheet must fit all fields that are given. */
export type PricesheetSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Sheets that are assigned to any of these contacts themselves. */
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names in any language, in capitals or not. */
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  priority?: InputMaybe<NumberSearchInput>;
  readonly?: InputMaybe<Scalars['Boolean']['input']>;
  sortInputs?: InputMaybe<Array<PricesheetSortInput>>;
};

export type PricesheetCreateInput = {
  /** Unique. 1 to 64 characters. */
  code: Scalars['String']['input'];
  names?: InputMaybe<Array<LocalizedStringInput>>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At least 1. */
  priority?: Scalars['Int']['input'];
  readonly?: Scalars['Boolean']['input'];
};

export type PricesheetUpdateInput = {
  /** Unique. 1 to 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the languages it names. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** Replaces the languages it names. */
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** At least 1. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** A readonly sheet can only be changed together with taking this back. */
  readonly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whom a sheet shall apply to, besides those whom it applies to already. */
export type PricesheetAssignInput = {
  /** At most 10000 entries. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 10000 entries. */
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 10000 entries. */
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 64 characters. At most 1000 entries. */
  usergroups?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Whom a sheet shall apply to no more. */
export type PricesheetUnassignInput = {
  /** At most 10000 entries. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 10000 entries. */
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 10000 entries. */
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 64 characters. At most 1000 entries. */
  usergroups?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Asks for the sheets of a contact or of a customer, one of them. */
export type PricesheetsEffectiveInput = {
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for: one of the contact's. Its default company when not given; ignored for customers. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type PricesheetsEffectivePaginationInput = {
  /** The company that the contact buys for: one of the contact's. Its default company when not given; ignored for customers. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of price sheets, one row a sheet and language, in columns that are named after PricesheetFieldName unless mappings say otherwise. */
export type PricesheetCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<PricesheetCsvMapping>>;
};

/** Which column of the file holds which field. */
export type PricesheetCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: PricesheetFieldName;
};

export type PricesheetFieldName =
  /** Names the sheet; one that is there is changed. */
  | 'CODE'
  /** The language of NAME and DESCRIPTION. */
  | 'LANGUAGE'
  | 'NAME'
  | 'DESCRIPTION'
  | 'PRIORITY'
  | 'READONLY';

/** The tax groups as older clients spell the type; the members are those of Taxcode. */
export type TaxCode =
  | 'H'
  | 'L'
  | 'N'
  | 'M'
  | 'CUST';

/** How a surcharge is reckoned. */
export type SurchargeType =
  /** An amount for each piece. */
  | 'FlatFee'
  /** A part of the line's subtotal. */
  | 'Percentage';

/** A charge on top of the price of goods, such as a disposal fee; it is taxed by a code of its own. */
export type Surcharge = {
  /** The uuid of the surcharge. */
  id: Scalars['String']['output'];
  name: Array<LocalizedString>;
  description?: Maybe<Array<LocalizedString>>;
  type: SurchargeType;
  /** An amount or a percentage, as the type says. */
  value: Scalars['Float']['output'];
  /** The tax group of the surcharge itself, whatever the goods fall into. */
  taxCode: Taxcode;
  /** The two-letter country code of the zone. */
  taxZone: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['Int']['output']>;
  /** Who changed it last. */
  changedBy?: Maybe<Scalars['Int']['output']>;
  dateCreated: Scalars['DateTime']['output'];
  /** When it was changed last. */
  dateChanged: Scalars['DateTime']['output'];
  /** @deprecated Surcharges no longer belong to a shop. Removed on 2027-03-01. */
  shopId?: Maybe<Scalars['Int']['output']>;
};

export type SurchargesResponse = {
  items: Array<Surcharge>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type SurchargeSearchInput = {
  type?: InputMaybe<SurchargeType>;
  /** @deprecated Use SurchargeSearchInput.taxCodeValue. Removed on 2027-03-01. */
  taxCode?: InputMaybe<TaxCode>;
  taxCodeValue?: InputMaybe<Taxcode>;
  /** Only those in use, unless said otherwise; null finds both kinds. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
};

export type CreateSurchargeInput = {
  /** At least 1 entry. */
  name: Array<LocalizedStringInput>;
  description?: InputMaybe<Array<LocalizedStringInput>>;
  type: SurchargeType;
  /** More than 0. At most 5 decimals. */
  value: Scalars['Float']['input'];
  /** @deprecated Use CreateSurchargeInput.taxCodeValue. Removed on 2027-03-01. */
  taxCode?: InputMaybe<TaxCode>;
  /** Required, in this spelling or the old one. */
  taxCodeValue?: InputMaybe<Taxcode>;
  /** Two letters. */
  taxZone: Scalars['String']['input'];
  enabled: Scalars['Boolean']['input'];
  /** Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** Not before validFrom; read as UTC when it names no zone. ISO 8601. */
  validTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * At least 1.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopId?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateSurchargeInput = {
  /** Replaces the languages it names; one name must remain. At least 1 entry. */
  name?: InputMaybe<Array<LocalizedStringInput>>;
  description?: InputMaybe<Array<LocalizedStringInput>>;
  type?: InputMaybe<SurchargeType>;
  /** More than 0. At most 5 decimals. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Use UpdateSurchargeInput.taxCodeValue. Removed on 2027-03-01. */
  taxCode?: InputMaybe<TaxCode>;
  taxCodeValue?: InputMaybe<Taxcode>;
  /** Two letters. */
  taxZone?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** Not before validFrom, be it given or stored; read as UTC when it names no zone. ISO 8601. */
  validTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * At least 1.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopId?: InputMaybe<Scalars['Int']['input']>;
};

/** That a surcharge comes on top of a product. */
export type SurchargeProduct = {
  surchargeId: Scalars['String']['output'];
  productId?: Maybe<Scalars['Int']['output']>;
  surcharge: Surcharge;
  product?: Maybe<Product>;
};

export type SurchargeProductResponse = {
  items: Array<SurchargeProduct>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** That something was done. */
export type ConfirmationResponse = {
  status: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type AddSurchargesToProductInput = {
  /** A uuid. */
  surchargeIds: Array<Scalars['String']['input']>;
  /** At least 1. */
  productId: Scalars['Int']['input'];
};

export type RemoveSurchargesFromProductInput = {
  /** A uuid. */
  surchargeIds: Array<Scalars['String']['input']>;
  /** At least 1. */
  productId: Scalars['Int']['input'];
};

/** The tax groups that goods can fall into: high, low, none, middle or one of the merchant's own. */
export type Taxcode =
  | 'H'
  | 'L'
  | 'N'
  | 'M'
  | 'CUST';

/** A tax rate: the percentage that applies to goods of a tax code in a zone. */
export type Tax = {
  /** The uuid of the tax. */
  id: Scalars['String']['output'];
  /** @deprecated Taxes no longer belong to a shop. Removed on 2027-03-01. */
  shopId: Scalars['Int']['output'];
  code?: Maybe<Taxcode>;
  /** The two-letter country code of the zone. */
  zone: Scalars['String']['output'];
  percentage?: Maybe<Scalars['Float']['output']>;
  /** The code under which an accounting system knows this tax. */
  exportCode?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
};

export type TaxesResponse = {
  items: Array<Tax>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type TaxSortField =
  | 'ID'
  /** Taxes no longer belong to a shop: sorts nothing. */
  | 'SHOP_ID'
  | 'CODE'
  | 'ZONE'
  | 'PERCENTAGE'
  | 'EXPORT_CODE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT';

export type TaxSortInput = {
  field: TaxSortField;
  order?: SortOrder;
};

export type TaxSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  code?: InputMaybe<Taxcode>;
  /** Two letters. */
  zone?: InputMaybe<Scalars['String']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<TaxSortInput>>;
};

export type TaxCreateInput = {
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  code?: InputMaybe<Taxcode>;
  /** Two letters. */
  zone: Scalars['String']['input'];
  /** 0 to 100000. At most 5 decimals. */
  percentage?: InputMaybe<Scalars['Float']['input']>;
  /** At most 10 characters. */
  exportCode?: InputMaybe<Scalars['String']['input']>;
};

export type TaxUpdateInput = {
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  code?: InputMaybe<Taxcode>;
  /** Two letters. */
  zone?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100000. At most 5 decimals. */
  percentage?: InputMaybe<Scalars['Float']['input']>;
  /** At most 10 characters. */
  exportCode?: InputMaybe<Scalars['String']['input']>;
};

/** What took an amount off a list price, or replaced it: a tier of the price or a line of a price sheet. */
export type IDiscount = {
  /** The uuid of the tier or line. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** An amount or a percentage, as the discount type says. */
  value: Scalars['Float']['output'];
  /** The least quantity that it applies to. */
  quantityFrom: Scalars['Int']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
};

/** What everybody pays for a product, from a quantity on. */
export type BulkPrice = IDiscount & {
  /** The uuid of the tier. */
  id: Scalars['String']['output'];
  /** The uuid of the price that the tier belongs to. */
  priceId: Scalars['String']['output'];
  /** The least quantity that it applies to. */
  quantityFrom: Scalars['Int']['output'];
  /** An amount or a percentage, as the price's bulkPriceDiscountType says. */
  value: Scalars['Float']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

/** A tier by quantity that is reckoned from purchase prices. */
export type BulkCostPrice = IDiscount & {
  /** The uuid of the tier. */
  id: Scalars['String']['output'];
  /** The uuid of the price that the tier belongs to. */
  priceId: Scalars['String']['output'];
  /** The least quantity that it applies to. */
  quantityFrom: Scalars['Int']['output'];
  /** An amount or a percentage. */
  value: Scalars['Float']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

export type BulkPriceResponse = {
  items: Array<BulkPrice>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type BulkCostPriceResponse = {
  items: Array<BulkCostPrice>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What tiers of both kinds are sorted by. */
export type BulkPriceSortField =
  | 'ID'
  | 'QUANTITY_FROM'
  | 'VALUE'
  | 'VALID_FROM'
  | 'VALID_TO'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type BulkPriceSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuids of prices. A uuid. */
  priceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  quantityFrom?: InputMaybe<NumberSearchInput>;
  value?: InputMaybe<DecimalSearchInput>;
  validFrom?: InputMaybe<DateSearchInput>;
  validTo?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<BulkPriceSortInput>>;
};

export type BulkPriceSortInput = {
  field: BulkPriceSortField;
  order: SortOrder;
};

/** A price has one bulk price for each quantity and first instant. */
export type BulkPriceCreateInput = {
  /** The uuid of the price. A uuid. */
  priceId: Scalars['String']['input'];
  /** 0 to 1000000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
  /** At least 1. */
  quantityFrom?: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type BulkPriceUpdateInput = {
  /** 0 to 1000000000000. At most 5 decimals. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** At least 1. */
  quantityFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type BulkCostPriceSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuids of prices. A uuid. */
  priceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  quantityFrom?: InputMaybe<NumberSearchInput>;
  value?: InputMaybe<DecimalSearchInput>;
  validFrom?: InputMaybe<DateSearchInput>;
  validTo?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<BulkCostPriceSortInput>>;
};

export type BulkCostPriceSortInput = {
  field: BulkPriceSortField;
  order: SortOrder;
};

/** A price has one bulk cost price for each quantity and first instant. */
export type BulkCostPriceCreateInput = {
  /** The uuid of the price. A uuid. */
  priceId: Scalars['String']['input'];
  /** 0 to 1000000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
  /** At least 1. */
  quantityFrom?: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type BulkCostPriceUpdateInput = {
  /** 0 to 1000000000000. At most 5 decimals. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** At least 1. */
  quantityFrom: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

/** A file of bulk prices, in columns that are named after BulkPriceFieldName unless mappings say otherwise. */
export type BulkPriceCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<BulkPriceCsvMapping>>;
};

/** Which column of the file holds which field. */
export type BulkPriceCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: BulkPriceFieldName;
};

export type BulkPriceFieldName =
  /** The uuid of the price. */
  | 'PRICE_ID'
  | 'VALUE'
  | 'QUANTITY_FROM'
  | 'VALID_FROM'
  | 'VALID_TO';

/** A file of bulk cost prices, in columns that are named after BulkCostPriceFieldName unless mappings say otherwise. */
export type BulkCostPriceCsvInput = {
  file: Scalars['Upload']['input'];
  mappings?: InputMaybe<Array<BulkCostPriceCsvMapping>>;
};

/** Which column of the file holds which field. */
export type BulkCostPriceCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: BulkCostPriceFieldName;
};

export type BulkCostPriceFieldName =
  /** The uuid of the price. */
  | 'PRICE_ID'
  | 'VALUE'
  | 'QUANTITY_FROM'
  | 'VALID_FROM'
  | 'VALID_TO';

/** What the merchant pays for a product, from a quantity on. */
export type CostPrice = {
  /** The uuid of the tier. */
  id: Scalars['String']['output'];
  /** The uuid of the price that the tier belongs to. */
  priceId: Scalars['String']['output'];
  /** The least quantity that it applies to. */
  quantityFrom: Scalars['Int']['output'];
  /** The amount for one unit, without tax. */
  value: Scalars['Float']['output'];
  /** The first instant at which it applies; none means since ever. */
  validFrom?: Maybe<Scalars['String']['output']>;
  /** The last instant at which it applies; none means for ever. */
  validTo?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

export type CostPriceResponse = {
  items: Array<CostPrice>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CostPriceSortField =
  | 'ID'
  | 'QUANTITY_FROM'
  | 'VALUE'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'VALID_FROM'
  | 'VALID_TO';

export type CostPriceSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuids of prices. A uuid. */
  priceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  quantityFrom?: InputMaybe<NumberSearchInput>;
  value?: InputMaybe<DecimalSearchInput>;
  validFrom?: InputMaybe<DateSearchInput>;
  validTo?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<CostPriceSortInput>>;
};

export type CostPriceSortInput = {
  field: CostPriceSortField;
  order: SortOrder;
};

/** A price has one cost price for each quantity and first instant. */
export type CostPriceCreateInput = {
  /** The uuid of the price. A uuid. */
  priceId: Scalars['String']['input'];
  /** 0 to 1000000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
  /** At least 1. */
  quantityFrom?: Scalars['Int']['input'];
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

export type CostPriceUpdateInput = {
  /** 0 to 1000000000000. At most 5 decimals. */
  value?: InputMaybe<Scalars['Float']['input']>;
  /** At least 1. */
  quantityFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The first instant at which it applies, ISO 8601; none means since ever. Read as UTC when it names no zone. ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** The last instant at which it applies, ISO 8601; none means for ever. Not before validFrom. ISO 8601. A day without a time is meant whole. */
  validTo?: InputMaybe<Scalars['String']['input']>;
};

/** The tax code of a price in a zone where it is not the default one. */
export type ZoneTaxCode = {
  /** The uuid of the zone tax code. */
  id: Scalars['String']['output'];
  /** The uuid of the price. */
  priceId: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The two-letter country code of the zone. */
  zone: Scalars['String']['output'];
  taxCode: Taxcode;
};

export type ZoneTaxCodeResponse = {
  items: Array<ZoneTaxCode>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type ZoneTaxCodeSortField =
  | 'ID'
  | 'TAX_CODE'
  | 'ZONE'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type ZoneTaxCodeSortInput = {
  field: ZoneTaxCodeSortField;
  order: SortOrder;
};

export type ZoneTaxCodeSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** A uuid. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Uuids of prices. A uuid. */
  priceIds?: InputMaybe<Array<Scalars['String']['input']>>;
  taxCodes?: InputMaybe<Array<Taxcode>>;
  /** Two letters. */
  zones?: InputMaybe<Array<Scalars['String']['input']>>;
  sortInputs?: InputMaybe<Array<ZoneTaxCodeSortInput>>;
};

/** A price has one tax code in a zone. */
export type ZoneTaxCodeCreateInput = {
  /** The uuid of the price. A uuid. */
  priceId: Scalars['String']['input'];
  /** Two letters. */
  zone: Scalars['String']['input'];
  taxCode: Taxcode;
};

export type ZoneTaxCodeUpdateInput = {
  /** Two letters. */
  zone?: InputMaybe<Scalars['String']['input']>;
  taxCode?: InputMaybe<Taxcode>;
};

export type BusinessRuleDecisionTableColumnType =
  | 'input'
  | 'output';

export type BusinessRuleDecisionTableRowReorderDirection =
  | 'below'
  | 'above';

export type BusinessRuleCreateInput = {
  /** At least 1 entry. */
  name: Array<LocalizedStringInput>;
  /**
   * At least 1.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  type: BusinessRuleType;
};

export type BusinessRuleUpdateInput = {
  /** At least 1 entry. */
  name: Array<LocalizedStringInput>;
};

export type BusinessRuleDecisionTableAddColumnInput = {
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Of a condition: the path of the fact that it looks at, such as order.subTotal. Of an outcome: the name that its value gets. 1 to 200 characters. */
  field: Scalars['String']['input'];
  ruleId: Scalars['ID']['input'];
  type: BusinessRuleDecisionTableColumnType;
  tableId: Scalars['ID']['input'];
};

export type BusinessRuleDecisionTableDeleteColumnInput = {
  columnId: Scalars['ID']['input'];
  ruleId: Scalars['ID']['input'];
  type: BusinessRuleDecisionTableColumnType;
  tableId: Scalars['ID']['input'];
};

export type BusinessRuleDecisionTableDeleteRowInput = {
  rowId: Scalars['ID']['input'];
  ruleId: Scalars['ID']['input'];
  tableId: Scalars['ID']['input'];
};

export type BusinessRuleDecisionTableMoveRowInput = {
  rowId: Scalars['ID']['input'];
  /** The row that it moves next to. */
  targetRowId: Scalars['ID']['input'];
  direction: BusinessRuleDecisionTableRowReorderDirection;
  ruleId: Scalars['ID']['input'];
  tableId: Scalars['ID']['input'];
};

/** Give one value, or none to empty the cell. */
export type BusinessRuleDecisionTableSetCellInput = {
  ruleId: Scalars['ID']['input'];
  tableId: Scalars['ID']['input'];
  rowId: Scalars['ID']['input'];
  columnId: Scalars['ID']['input'];
  /** Conditions; for cells of conditions only. */
  expression?: InputMaybe<BusinessRuleExpressionGroupInput>;
  /** An expression as text; texts in it are in quotes. In a condition, $ is the value of the column. At most 2000 characters. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** For cells of outcomes only. */
  localizedValue?: InputMaybe<Array<LocalizedStringInput>>;
  number?: InputMaybe<Scalars['Float']['input']>;
};

export type BusinessRuleDecisionTableUpdateInput = {
  ruleId: Scalars['ID']['input'];
  tableId: Scalars['ID']['input'];
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  hitPolicy: BusinessRuleHitPolicyOption;
};

/** What kind of value an expression compares. */
export type BusinessRuleExpressionTypes =
  | 'string'
  | 'number'
  | 'boolean'
  | 'array'
  | 'complex'
  | 'date'
  | 'datetime';

export type BusinessRuleExpressionGroupOperators =
  | 'or'
  | 'and';

/** Texts are compared with upper and lower case. */
export type BusinessRuleStringExpressionOperators =
  | 'equals'
  | 'notEquals'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  /** Is one of the texts of a list: separated by commas, or a JSON array. */
  | 'existsInArray';

export type BusinessRuleNumberExpressionOperators =
  | 'equals'
  | 'notEquals'
  | 'lowerThan'
  | 'greaterThan'
  | 'lowerThanOrEqualTo'
  | 'greaterThanOrEqualTo';

export type BusinessRuleArrayExpressionOperators =
  | 'all'
  | 'none'
  | 'some'
  | 'contains';

/** Days and times are those of UTC. */
export type BusinessRuleDateExpressionOperators =
  | 'before'
  | 'after'
  | 'beforeDaysFromToday'
  | 'afterDaysFromToday'
  | 'onDaysFromToday'
  | 'beforeMinutesFromNow'
  | 'afterMinutesFromNow'
  | 'onMinutesFromNow'
  /** 1 is Monday, 7 is Sunday. */
  | 'onDayOfWeek'
  | 'onDayOfMonth'
  | 'onMonthOfYear'
  /** The string is a time, such as 17:00:00. */
  | 'onTime'
  | 'beforeTime'
  | 'afterTime';

/** What is calculated from the objects of a list that meet the conditions. */
export type BusinessRuleComplexExpressionAction =
  /** The sum of a field. */
  | 'sum'
  /** How many they are. */
  | 'count'
  /** How many of them have a value in a field. */
  | 'collect';

export type IBusinessRuleExpression = {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
};

/** Conditions that are met together, or of which one is enough. */
export type BusinessRuleExpressionGroup = {
  id: Scalars['ID']['output'];
  expressions: Array<IBusinessRuleExpression>;
  operator?: Maybe<BusinessRuleExpressionGroupOperators>;
};

/** Conditions on each object of a list. */
export type BusinessRuleSubExpressionGroup = {
  id: Scalars['ID']['output'];
  /** The path of the first condition. */
  field: Scalars['String']['output'];
  expressions: Array<IBusinessRuleExpression>;
  operator?: Maybe<BusinessRuleExpressionGroupOperators>;
};

export type BusinessRuleStringExpression = IBusinessRuleExpression & {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
  operator: BusinessRuleStringExpressionOperators;
  string: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
};

export type BusinessRuleNumberExpression = IBusinessRuleExpression & {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
  operator: BusinessRuleNumberExpressionOperators;
  number: Scalars['Float']['output'];
  path?: Maybe<Scalars['String']['output']>;
};

export type BusinessRuleArrayExpression = IBusinessRuleExpression & {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
  operator: BusinessRuleArrayExpressionOperators;
  string?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['Float']['output']>;
  path?: Maybe<Scalars['String']['output']>;
};

export type BusinessRuleDateExpression = IBusinessRuleExpression & {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
  number?: Maybe<Scalars['Int']['output']>;
  date?: Maybe<Scalars['DateTime']['output']>;
  string?: Maybe<Scalars['String']['output']>;
  operator: BusinessRuleDateExpressionOperators;
  path?: Maybe<Scalars['String']['output']>;
};

/** A comparison of a number that is calculated from a list of objects. */
export type BusinessRuleComplexExpression = IBusinessRuleExpression & {
  id: Scalars['ID']['output'];
  type: BusinessRuleExpressionTypes;
  operator?: Maybe<BusinessRuleNumberExpressionOperators>;
  action: BusinessRuleComplexExpressionAction;
  field?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  number: Scalars['Float']['output'];
  expressions?: Maybe<Array<BusinessRuleSubExpressionGroup>>;
};

export type BusinessRuleStringExpressionInput = {
  operator: BusinessRuleStringExpressionOperators;
  /** At most 500 characters. */
  string: Scalars['String']['input'];
  /** Which value is compared; by default that of the column. An expression in which $ is the value of the column, or the path of another fact. At most 500 characters. */
  path?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessRuleNumberExpressionInput = {
  operator: BusinessRuleNumberExpressionOperators;
  number: Scalars['Float']['input'];
  /** At most 500 characters. */
  path?: InputMaybe<Scalars['String']['input']>;
};

/** Give a string or a number. */
export type BusinessRuleArrayExpressionInput = {
  operator: BusinessRuleArrayExpressionOperators;
  /** At most 500 characters. */
  string?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['Float']['input']>;
  /** At most 500 characters. */
  path?: InputMaybe<Scalars['String']['input']>;
};

/** Give what the operator needs: a date, a number of days or minutes or of a day or month, or a time as string. */
export type BusinessRuleDateExpressionInput = {
  number?: InputMaybe<Scalars['Int']['input']>;
  date?: InputMaybe<Scalars['DateTime']['input']>;
  /** At most 500 characters. */
  string?: InputMaybe<Scalars['String']['input']>;
  operator: BusinessRuleDateExpressionOperators;
  /** At most 500 characters. */
  path?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessRuleComplexExpressionInput = {
  operator: BusinessRuleNumberExpressionOperators;
  number: Scalars['Float']['input'];
  /** The list of objects; by default that of the column. At most 500 characters. */
  path?: InputMaybe<Scalars['String']['input']>;
  action: BusinessRuleComplexExpressionAction;
  /** The field that is added up or collected. At most 200 characters. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on each object; the paths in them are fields of the object. At most 20 entries. */
  expressions?: InputMaybe<Array<BusinessRuleExpressionGroupInput>>;
};

/** Give one of them. */
export type BusinessRuleExpressionUnionInput = {
  complex?: InputMaybe<BusinessRuleComplexExpressionInput>;
  string?: InputMaybe<BusinessRuleStringExpressionInput>;
  number?: InputMaybe<BusinessRuleNumberExpressionInput>;
  array?: InputMaybe<BusinessRuleArrayExpressionInput>;
  date?: InputMaybe<BusinessRuleDateExpressionInput>;
};

export type BusinessRuleExpressionGroupInput = {
  /** At least 1 entry. At most 20 entries. */
  expressions: Array<BusinessRuleExpressionUnionInput>;
  operator?: InputMaybe<BusinessRuleExpressionGroupOperators>;
};

/** What the outcome of a business rule decides. */
export type BusinessRuleType =
  /** Which payment methods a cart may choose. Outputs: id or code, and price. */
  | 'orderPaymentMethods'
  /** Which carriers a cart may choose. Outputs: id or name, and price. */
  | 'orderCarriers'
  /** Discounts and bonus items. Outputs: action and what belongs to it; incentiveRuleCreate prepares the table. */
  | 'orderIncentives'
  /** What shipping costs. Outputs: price and taxCode. */
  | 'orderShippingCosts'
  /** What paying costs. Outputs: price and taxCode. */
  | 'orderTransactionCosts';

export type BusinessRuleNodeType =
  | 'inputNode'
  | 'outputNode'
  | 'decisionTableNode'
  /** Code in a rule is not run, so no rule has such a node. */
  | 'functionNode';

/** Which rows of a table count. */
export type BusinessRuleHitPolicyOption =
  /** The first row whose conditions are met. */
  | 'first'
  /** All rows whose conditions are met. */
  | 'collect';

/** A decision about carts, as a graph: an input, a decision table, an output. */
export type BusinessRule = {
  /** The uuid of the rule. */
  id: Scalars['ID']['output'];
  /**
   * The channel that the rule is for; the channel of the caller where it is for all.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopId: Scalars['Int']['output'];
  type: BusinessRuleType;
  name: Array<LocalizedString>;
  edges: Array<BusinessRuleEdge>;
  nodes: Array<IBusinessRuleNode>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The rule as a JSON Decision Model, with texts in English where there are some. */
  jdm: Scalars['JSONObject']['output'];
};

/** A connection of two nodes. */
export type BusinessRuleEdge = {
  id: Scalars['ID']['output'];
  sourceId: Scalars['ID']['output'];
  targetId: Scalars['ID']['output'];
  /** Always edge. */
  type: Scalars['String']['output'];
};

/** A node of the graph of a rule. */
export type IBusinessRuleNode = {
  type: BusinessRuleNodeType;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

/** Where the facts about the cart come in. */
export type BusinessRuleInput = IBusinessRuleNode & {
  type: BusinessRuleNodeType;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

/** Where the outcome leaves. */
export type BusinessRuleOutput = IBusinessRuleNode & {
  type: BusinessRuleNodeType;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

/** A table of conditions and outcomes. */
export type BusinessRuleDecisionTable = IBusinessRuleNode & {
  type: BusinessRuleNodeType;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  content: BusinessRuleDecisionTableContent;
};

export type BusinessRuleDecisionTableContent = {
  hitPolicy: BusinessRuleHitPolicyOption;
  /** The rows, in the order in which they are tried. */
  rows: Array<BusinessRuleDecisionTableRow>;
  /** The columns of conditions. */
  inputs: Array<BusinessRuleDecisionTableInputOutput>;
  /** The columns of outcomes. */
  outputs: Array<BusinessRuleDecisionTableInputOutput>;
};

/** A column of a table. */
export type BusinessRuleDecisionTableInputOutput = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Of a condition: the path of the fact that it looks at. Of an outcome: the name that its value gets. */
  field: Scalars['String']['output'];
  /** Always expression. */
  type: Scalars['String']['output'];
};

/** A row applies when the conditions of all its cells are met. */
export type BusinessRuleDecisionTableRow = {
  id: Scalars['ID']['output'];
  inputs: Array<BusinessRuleDecisionTableCell>;
  outputs: Array<BusinessRuleDecisionTableCell>;
};

/** A cell has at most one of its values. An empty condition is always met. */
export type BusinessRuleDecisionTableCell = {
  columnId: Scalars['ID']['output'];
  expression?: Maybe<BusinessRuleExpressionGroup>;
  /** An expression as text; texts in it are in quotes. */
  value?: Maybe<Scalars['String']['output']>;
  localizedValue?: Maybe<Array<LocalizedString>>;
  number?: Maybe<Scalars['Float']['output']>;
};

export type BusinessRuleResponse = {
  items: Array<BusinessRule>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type BusinessRuleSearchInput = {
  type?: InputMaybe<Array<BusinessRuleType>>;
  /** @deprecated Use BusinessRuleSearchInput.channelId. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  /** Rules that hold in this channel: its own, and those of all channels. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
};

export type BusinessRuleDecisionTableSearchInput = {
  ruleId: Scalars['ID']['input'];
  tableId: Scalars['ID']['input'];
};

/** A number that a complex expression can add up. */
export type BusinessRuleActionField = {
  name: Array<LocalizedString>;
  path: Scalars['String']['output'];
};

/** A fact that conditions can look at. */
export type BusinessRuleFieldDefinition = {
  id: Scalars['ID']['output'];
  name: Array<LocalizedString>;
  /** The path for the field of a column, or for the path of an expression. */
  path: Scalars['String']['output'];
  type: BusinessRuleExpressionTypes;
  /** Of a list of objects: the numbers that can be added up. */
  fields?: Maybe<Array<BusinessRuleActionField>>;
  /** Of a list of objects: the facts about each of them. */
  expressions?: Maybe<Array<BusinessRuleFieldDefinition>>;
};

export type BusinessRuleFieldDefinitionGroup = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Whether the paths begin at the top of the facts. */
  isRoot: Scalars['Boolean']['output'];
  definitions: Array<BusinessRuleFieldDefinition>;
};

/** What an incentive does. Lines are those of the product that it names, otherwise those that meet the conditions on the lines, otherwise all. */
export type IncentiveActions =
  /** Gives a product, by default one unit for nothing. */
  | 'ADD_PRODUCT_TO_BONUS_ITEMS'
  /** Gives the product of each line once more. */
  | 'DUPLICATE_PRODUCT_IN_BONUS_ITEMS'
  /** Gives some units of each line for nothing: they become a bonus item. */
  | 'MOVE_PRODUCT_TO_BONUS_ITEMS'
  /** Gives the product of the cheapest line once more. */
  | 'DUPLICATE_CHEAPEST_IN_BONUS_ITEMS'
  /** Takes something off the cheapest line, by default off one unit. */
  | 'GIVE_DISCOUNT_TO_CHEAPEST_ITEM'
  /** Takes something off each unit of each line, or sets the price of a unit. */
  | 'GIVE_DISCOUNT_TO_ORDER_ITEM'
  /** Takes something off the sum of the lines. */
  | 'GIVE_DISCOUNT_TO_ORDER_TOTAL'
  /** Sets what shipping costs. */
  | 'SET_SHIPPING_COSTS'
  /** Taxes shipping with the code of the outcome taxCode, otherwise with that of the lines. */
  | 'SET_SHIPPING_TAXCODE'
  /** Sets what paying costs. */
  | 'SET_TRANSACTION_COSTS';

export type IncentiveDiscountType =
  | 'FlatFee'
  | 'Percentage';

/** Sets the conditions on the lines of an order. Give one value, or none to remove them. */
export type IncentiveRuleOrderItemSetCellInput = {
  ruleId: Scalars['ID']['input'];
  rowId: Scalars['ID']['input'];
  expression?: InputMaybe<BusinessRuleExpressionGroupInput>;
  /** An expression as text, in which $ is the list of lines. At most 2000 characters. */
  value?: InputMaybe<Scalars['String']['input']>;
  localizedValue?: InputMaybe<Array<LocalizedStringInput>>;
  number?: InputMaybe<Scalars['Float']['input']>;
};

export type IncentiveRuleSetActionInput = {
  ruleId: Scalars['ID']['input'];
  rowId: Scalars['ID']['input'];
  action: IncentiveActions;
  /** What the buyer reads. At least 1 entry. */
  name: Array<LocalizedStringInput>;
  /** At least 1. */
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** Of a unit, without tax. At least 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** How many units. 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At least 0. At most 5 decimals. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<IncentiveDiscountType>;
  /** At least 0. */
  valuePoints?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the action is repeated as often as the numbers of the conditions are reached. */
  repeat?: InputMaybe<YesNo>;
  /** The code that the cart must have. 1 to 64 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who buys: a contact, perhaps for one of its companies, a customer, or nobody yet. */
export type CartStartInput = {
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for; its primary company when this is left out. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Use CartStartInput.contactId or CartStartInput.companyId or CartStartInput.customerId. Removed on 2027-03-01. */
  userId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartSetContactInput = {
  contactId: Scalars['Int']['input'];
  companyId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartSetCustomerInput = {
  customerId: Scalars['Int']['input'];
};

export type CartSetUserInput = {
  contactId?: InputMaybe<Scalars['Int']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Use CartSetUserInput.contactId or CartSetUserInput.companyId or CartSetUserInput.customerId. Removed on 2027-03-01. */
  userId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartPaymentDataInput = {
  /** At most 50 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  /** Sets the price, and keeps it. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

export type CartPostageDataInput = {
  /** At most 30 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** Today or later. */
  requestDate?: InputMaybe<Scalars['DateTime']['input']>;
  partialDeliveryAllowed?: InputMaybe<YesNo>;
  /** Sets the price, and keeps it. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** At most 45 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  pickUpLocationId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartUpdateInput = {
  paymentData?: InputMaybe<CartPaymentDataInput>;
  postageData?: InputMaybe<CartPostageDataInput>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  extra3?: InputMaybe<Scalars['String']['input']>;
  extra4?: InputMaybe<Scalars['String']['input']>;
};

export type CartUpdateAddressInput = {
  type: CartAddressType;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 30 characters. */
  firstName: Scalars['String']['input'];
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName: Scalars['String']['input'];
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 2 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** At most 45 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  icp?: InputMaybe<YesNo>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type CartActionCodeInput = {
  /** 1 to 64 characters. */
  actionCode: Scalars['String']['input'];
};

/** The quantity of a child item is for one unit of the line. */
export type CartChildItemInput = {
  /** 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['Int']['input'];
  /** 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

/** Adding the same product or configuration again adds to the quantity of its line. */
export type CartAddItemInput = {
  /** 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['Int']['input'];
  /** The cluster that the product is a variant of; its options are the child items. */
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  /** Sets the price of one unit without tax, and keeps it. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** At most 100 entries. */
  childItems?: InputMaybe<Array<CartChildItemInput>>;
};

export type CartAddBundleInput = {
  /** 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of the bundle. A uuid. */
  bundleId: Scalars['String']['input'];
};

export type CartUpdateItemInput = {
  /** 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000000000. More than 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
};

export type CartDeleteItemInput = {
  /** A uuid. */
  itemId: Scalars['String']['input'];
};

export type CartChildItemBulkInput = {
  /** A uuid. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000000000. More than 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
};

/** A line to change (itemId) or to add (productId). The quantity 0 removes a line, null means 1. */
export type CartItemBulkInput = {
  /** A uuid. */
  itemId?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  clusterId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000000000. More than 0. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  childItems?: InputMaybe<Array<CartChildItemBulkInput>>;
};

export type CartItemsBulkUpsertInput = {
  /** A uuid. */
  cartId: Scalars['String']['input'];
  /** At least 1 entry. At most 1000 entries. */
  items: Array<CartItemBulkInput>;
};

export type CartProcessInput = {
  /** The status of the new order: NEW for an order, REQUEST for a request for a quote, UNFINISHED while the payment is open. At most 60 characters. */
  orderStatus: Scalars['String']['input'];
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

export type CartAcceptPurchaseAuthorizationRequestInput = {
  /** The authorization manager who takes the cart over; the caller when this is left out. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartProcessResponse = {
  /** The id of the order. */
  cartOrderId: Scalars['Int']['output'];
  cart: Cart;
  order: Order;
};

/** Where a cart stands. */
export type CartStatus =
  /** It can be changed and ordered. */
  | 'OPEN'
  /** It waits for an authorization manager of the company. Its owner cannot change it. */
  | 'PENDING_PURCHASE_AUTHORIZATION';

export type CartAddressType =
  | 'INVOICE'
  | 'DELIVERY';

/** Who has set a price. */
export type PriceMode =
  /** The platform calculates it. */
  | 'PLATFORM'
  /** The caller has set it, and the platform keeps it. */
  | 'EXTERNAL';

export type ICart = {
  /** @deprecated Use ICart.contact or ICart.customer. Removed on 2027-03-01. */
  user?: Maybe<IBaseUser>;
  contact?: Maybe<Contact>;
  customer?: Maybe<Customer>;
};

/** A line of a cart. */
export type ICartBaseItem = {
  /** The uuid of the line. */
  itemId: Scalars['String']['output'];
  productId?: Maybe<Scalars['Int']['output']>;
  bundleId?: Maybe<Scalars['String']['output']>;
  product?: Maybe<Product>;
};


/** A line of a cart. */
export type ICartBaseItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What somebody is about to buy. All amounts of a cart are calculated at each of its changes. */
export type Cart = ICart & {
  /** The uuid of the cart. */
  cartId: Scalars['String']['output'];
  /** The channel of the API key that started it. */
  channelId?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Use Cart.channelId. Removed on 2027-03-01. */
  shopId: Scalars['Int']['output'];
  /** @deprecated Use Cart.contact or Cart.companyId or Cart.customerId. Removed on 2027-03-01. */
  userId?: Maybe<Scalars['Int']['output']>;
  contactId?: Maybe<Scalars['Int']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  /** The company that the contact buys for. */
  companyId?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** The buyer's own reference, such as a purchase order number. */
  reference?: Maybe<Scalars['String']['output']>;
  extra3?: Maybe<Scalars['String']['output']>;
  extra4?: Maybe<Scalars['String']['output']>;
  /** The status of the order that the cart became; null before it is processed. */
  orderStatus?: Maybe<Scalars['String']['output']>;
  /** The action code that was applied. */
  actionCode?: Maybe<Scalars['String']['output']>;
  /** The vouchers of the applied action code. */
  vouchers?: Maybe<Array<CartVoucher>>;
  paymentData?: Maybe<CartPaymentData>;
  postageData?: Maybe<CartPostageData>;
  total?: Maybe<CartTotal>;
  /** The lines, in the order in which they were added. Their child items are below them. */
  items?: Maybe<Array<CartMainItem>>;
  /** Products that an incentive gives away. */
  bonusItems?: Maybe<Array<CartBaseItem>>;
  /** Lines that cannot be ordered now. They are in no total. */
  unOrderableItems?: Maybe<Array<CartUnOrderableItem>>;
  invoiceAddress: CartAddress;
  deliveryAddress: CartAddress;
  /** The tax of each percentage. Together they are the difference between totalNet and totalGross. */
  taxLevels?: Maybe<Array<CartTaxLevel>>;
  /** The payment methods that the buyer may choose from. */
  payMethods?: Maybe<Array<CartPaymethod>>;
  /** The carriers that the buyer may choose from. */
  carriers?: Maybe<Array<CartCarrier>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** The incentives that changed the cart, with what each of them did. */
  appliedIncentives?: Maybe<Array<CartIncentive>>;
  valuePoints?: Maybe<Scalars['Int']['output']>;
  shippingMethods?: Maybe<Array<CartShippingMethod>>;
  language?: Maybe<Scalars['String']['output']>;
  /** Whether the cart exceeds what the contact may order without an authorization manager. */
  purchaseAuthorizationRequired: Scalars['Boolean']['output'];
  status?: Maybe<CartStatus>;
  /** @deprecated Use Cart.contact or Cart.customer. Removed on 2027-03-01. */
  user?: Maybe<IBaseUser>;
  contact?: Maybe<Contact>;
  customer?: Maybe<Customer>;
  company?: Maybe<Company>;
};

export type CartAddress = {
  company?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName: Scalars['String']['output'];
  middleName?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two letters. The country of the delivery address is the tax zone of the cart. */
  country: Scalars['String']['output'];
  /** The code of the address in another system. */
  code?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether the delivery is an intra-community supply. */
  icp?: Maybe<YesNo>;
  notes?: Maybe<Scalars['String']['output']>;
};

/** A line of a cart: a product, a configured cluster or a bundle. Amounts without Net exclude tax, amounts with Net include it. */
export type CartMainItem = ICartBaseItem & {
  itemId: Scalars['String']['output'];
  productId?: Maybe<Scalars['Int']['output']>;
  /** The uuid of the bundle, for a line that is one. */
  bundleId?: Maybe<Scalars['String']['output']>;
  bundle?: Maybe<Bundle>;
  /** Always null: a main item has no parent. */
  parentItemUUID?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** The price of one unit, before discounts of the line. */
  price: Scalars['Float']['output'];
  priceNet: Scalars['Float']['output'];
  priceMode?: Maybe<PriceMode>;
  /** The line without its child items, after discounts: the price of all units. */
  totalPrice: Scalars['Float']['output'];
  totalPriceNet: Scalars['Float']['output'];
  /** The price of one unit with the child items that belong to it. */
  sum: Scalars['Float']['output'];
  sumNet: Scalars['Float']['output'];
  /** The line with its child items and surcharges, after discounts. */
  totalSum: Scalars['Float']['output'];
  totalSumNet: Scalars['Float']['output'];
  quantity: Scalars['Int']['output'];
  clusterId?: Maybe<Scalars['Int']['output']>;
  taxCode: Taxcode;
  deliveryDate?: Maybe<Scalars['DateTime']['output']>;
  deliveryDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** What is taken off the line. */
  discount: Scalars['Float']['output'];
  discountPercentage: Scalars['Float']['output'];
  surcharges?: Maybe<Array<CartItemSurcharge>>;
  incentive?: Maybe<CartItemIncentive>;
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  /** The options of a configured cluster, or the other products of a bundle. */
  childItems?: Maybe<Array<CartBaseItem>>;
  product?: Maybe<Product>;
  /** The price of one unit before it last changed by itself; null when the buyer has always seen the same. */
  previousPrice?: Maybe<Scalars['Float']['output']>;
  /** When the price last changed by itself. */
  priceChangedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A line of a cart: a product, a configured cluster or a bundle. Amounts without Net exclude tax, amounts with Net include it. */
export type CartMainItembundleArgs = {
  taxZone?: InputMaybe<Scalars['String']['input']>;
};


/** A line of a cart: a product, a configured cluster or a bundle. Amounts without Net exclude tax, amounts with Net include it. */
export type CartMainItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line below another one, or a product that an incentive gives away. */
export type CartBaseItem = ICartBaseItem & {
  itemId: Scalars['String']['output'];
  /** The uuid of the line that it belongs to. */
  parentItemUUID?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  price: Scalars['Float']['output'];
  priceNet: Scalars['Float']['output'];
  priceMode?: Maybe<PriceMode>;
  totalPrice: Scalars['Float']['output'];
  totalPriceNet: Scalars['Float']['output'];
  sum: Scalars['Float']['output'];
  sumNet: Scalars['Float']['output'];
  totalSum: Scalars['Float']['output'];
  totalSumNet: Scalars['Float']['output'];
  /** All units: those that belong to one unit of the parent, times the quantity of the parent. */
  quantity: Scalars['Int']['output'];
  bundleId?: Maybe<Scalars['String']['output']>;
  clusterId?: Maybe<Scalars['Int']['output']>;
  productId?: Maybe<Scalars['Int']['output']>;
  taxCode: Taxcode;
  deliveryDate?: Maybe<Scalars['DateTime']['output']>;
  deliveryDeadline?: Maybe<Scalars['DateTime']['output']>;
  discount: Scalars['Float']['output'];
  discountPercentage: Scalars['Float']['output'];
  surcharges?: Maybe<Array<CartItemSurcharge>>;
  incentive?: Maybe<CartItemIncentive>;
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  product: Product;
};


/** A line below another one, or a product that an incentive gives away. */
export type CartBaseItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A line that cannot be ordered now. */
export type CartUnOrderableItem = {
  itemId: Scalars['String']['output'];
  parentItemUUID?: Maybe<Scalars['String']['output']>;
  priceMode?: Maybe<PriceMode>;
  quantity?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  productId: Scalars['Int']['output'];
  clusterId?: Maybe<Scalars['Int']['output']>;
  bundleId?: Maybe<Scalars['String']['output']>;
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  /** Why it cannot be ordered. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A surcharge of the product, as the line pays it. */
export type CartItemSurcharge = {
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  /** FlatFee or Percentage. */
  type: Scalars['String']['output'];
  value: Scalars['Float']['output'];
  taxCode: Taxcode;
  taxPercentage?: Maybe<Scalars['Int']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The surcharge of one unit. */
  price?: Maybe<Scalars['Float']['output']>;
  totalPrice?: Maybe<Scalars['Float']['output']>;
  priceNet?: Maybe<Scalars['Float']['output']>;
  totalPriceNet?: Maybe<Scalars['Float']['output']>;
};

export type CartPaymentData = {
  method: Scalars['String']['output'];
  /** What paying in this way costs, without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  priceNet?: Maybe<Scalars['Float']['output']>;
  priceMode?: Maybe<PriceMode>;
  tax: Scalars['Float']['output'];
  taxPercentage?: Maybe<Scalars['Int']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  statusDate?: Maybe<Scalars['DateTime']['output']>;
};

export type CartPostageData = {
  /** The name of the carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  carrierData?: Maybe<Carrier>;
  method: Scalars['String']['output'];
  taxPercentage?: Maybe<Scalars['Int']['output']>;
  /** When the buyer wants the delivery. */
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  /** What shipping costs, without tax. */
  price?: Maybe<Scalars['Float']['output']>;
  priceNet?: Maybe<Scalars['Float']['output']>;
  priceMode?: Maybe<PriceMode>;
  partialDeliveryAllowed?: Maybe<YesNo>;
  pickUpLocationId?: Maybe<Scalars['Int']['output']>;
  warehouse?: Maybe<Warehouse>;
};

export type CartPaymethod = {
  id: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  externalCode?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  taxCode?: Maybe<Taxcode>;
  /** What paying in this way costs, without tax. */
  price: Scalars['Float']['output'];
  logo?: Maybe<Scalars['String']['output']>;
};

export type CartCarrier = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  /** What shipping with this carrier costs, without tax. */
  price: Scalars['Float']['output'];
  deliveryDeadline?: Maybe<Scalars['DateTime']['output']>;
};

export type CartShippingMethod = {
  name: Scalars['String']['output'];
  code: Scalars['String']['output'];
};

export type CartTaxLevel = {
  taxPercentage: Scalars['Int']['output'];
  /** The amount of tax. */
  price: Scalars['Float']['output'];
  /** What the discount of the order takes off the amount that is taxed. */
  discount?: Maybe<Scalars['Float']['output']>;
};

/** The totals. `totalGross` = subTotal − discount + payment and shipping costs; `totalNet` = totalGross + the tax of all levels. */
export type CartTotal = {
  subTotal: Scalars['Float']['output'];
  subTotalNet: Scalars['Float']['output'];
  discountPercentage: Scalars['Float']['output'];
  totalNet: Scalars['Float']['output'];
  totalGross: Scalars['Float']['output'];
  discountNet: Scalars['Float']['output'];
  discount: Scalars['Float']['output'];
};

export type CartResponse = {
  items: Array<Cart>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CartSortField =
  | 'ID'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type CartSortInput = {
  field: CartSortField;
  order: SortOrder;
};

export type CartSearchInput = {
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  contactIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  customerIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  statuses?: InputMaybe<Array<CartStatus>>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<CartSortInput>>;
};

/** What an incentive did to a line. */
export type CartItemIncentive = {
  name?: Maybe<Scalars['String']['output']>;
  /** How many units it is about. */
  quantity: Scalars['Int']['output'];
  /** What it takes off the line, without tax. Of a bonus item: what it saves. */
  price: Scalars['Float']['output'];
  code: OrderItemIncentiveCode;
};

/** How an incentive changes a line. */
export type OrderItemIncentiveCode =
  | 'FREE'
  | 'DISCOUNT'
  | 'DISCOUNT_PERCENTAGE'
  | 'COSTPRICE_PLUS'
  | 'SALEPRICE_MINUS'
  | 'SET_PRICE';

/** An incentive that changed the cart. */
export type CartIncentive = {
  name: Scalars['String']['output'];
  action: Scalars['String']['output'];
  affectedItems?: Maybe<Array<CartBaseItem>>;
  params: CartIncentiveParams;
  /** The business rule that caused it, and the row of its table that applied. */
  ruleId?: Maybe<Scalars['String']['output']>;
  rowId?: Maybe<Scalars['String']['output']>;
};

/** An incentive that an order was made with. */
export type OrderIncentive = {
  name: Scalars['String']['output'];
  action: Scalars['String']['output'];
  params: CartIncentiveParams;
  /** The business rule that caused it, and the row of its table that applied. */
  ruleId?: Maybe<Scalars['String']['output']>;
  rowId?: Maybe<Scalars['String']['output']>;
};

export type CartIncentiveParams = {
  quantity?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  productId?: Maybe<Scalars['Int']['output']>;
  discount?: Maybe<Scalars['Float']['output']>;
  discountType?: Maybe<DiscountType>;
  valuePoints?: Maybe<Scalars['Int']['output']>;
  repeat?: Maybe<YesNo>;
  actionCode?: Maybe<Scalars['String']['output']>;
};

/** How a discount is given. */
export type DiscountType =
  | 'FLAT_FEE'
  | 'PERCENTAGE';

export type CartVoucher = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  ruleId: Scalars['Int']['output'];
  redeemed: YesNo;
  combinable: YesNo;
  partialRedemption: YesNo;
  available: Scalars['Float']['output'];
  remaining: Scalars['Float']['output'];
};

/** Products and clusters that a company, a contact or a customer keeps to find again. */
export type FavoriteList = {
  id: Scalars['ID']['output'];
  /** Unique among the lists of its owner. */
  name: Scalars['String']['output'];
  /** The owner, if it is a company. */
  companyId?: Maybe<Scalars['Int']['output']>;
  /** The owner, if it is a contact. */
  contactId?: Maybe<Scalars['Int']['output']>;
  /** The owner, if it is a customer. */
  customerId?: Maybe<Scalars['Int']['output']>;
  /** Of the lists of an owner one is the default at most. */
  isDefault: Scalars['Boolean']['output'];
  /** Made from the name. */
  slug: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** A search among the products it names, as far as order lists leave them in. */
  products?: Maybe<ProductsResponse>;
  /** A search among the clusters it names, as far as order lists leave them in. */
  clusters?: Maybe<ProductsResponse>;
  company?: Maybe<Company>;
  contact?: Maybe<Contact>;
  customer?: Maybe<Customer>;
};


/** Products and clusters that a company, a contact or a customer keeps to find again. */
export type FavoriteListproductsArgs = {
  input?: InputMaybe<ProductSearchInput>;
};


/** Products and clusters that a company, a contact or a customer keeps to find again. */
export type FavoriteListclustersArgs = {
  input?: InputMaybe<ProductSearchInput>;
};

export type FavoriteListsResponse = {
  items: Array<FavoriteList>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A search among the lists of one owner. */
export type FavoriteListsBaseSearchInput = {
  /** Part of the name, with its capitals. At most 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Without a role, owners are the caller and the companies of theirs. */
export type FavoriteListsSearchInput = {
  /** Part of the name, with its capitals. At most 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  companySource?: InputMaybe<SourceInput>;
  contactId?: InputMaybe<Scalars['Int']['input']>;
  contactSource?: InputMaybe<SourceInput>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  customerSource?: InputMaybe<SourceInput>;
  /** Lists with any of these. At least 1. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  /** Lists with any of these. At least 1. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
};

/** The owner is one company, contact or customer. Products and clusters are each named by number or by another system's key, not by both. */
export type FavoriteListsCreateInput = {
  /** At least 1. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  /** At least 1. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  /** Makes it the default in the place of the one there was. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** At least 1. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  companySource?: InputMaybe<SourceInput>;
  /** At least 1. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  contactSource?: InputMaybe<SourceInput>;
  /** At least 1. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  customerSource?: InputMaybe<SourceInput>;
};

/** Products or clusters that are named replace those on the list. The owner stays. */
export type FavoriteListsUpdateInput = {
  /** At least 1. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  /** At least 1. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  /** Makes it the default in the place of the one there was. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Products and clusters, each by number or by another system's key, not by both. */
export type FavoriteListsItemsInput = {
  /** At least 1. */
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  /** At least 1. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
};

export type SendOrderConfirmResponseType = {
  /** The id of the e-mail. */
  messageId: Scalars['String']['output'];
  /** The e-mail will be sent. */
  success: Scalars['Boolean']['output'];
};

/** What a quote said when it was saved. */
export type OrderRevision = {
  orderId: Scalars['Int']['output'];
  revisionNumber: Scalars['Int']['output'];
  createdByContactId?: Maybe<Scalars['Int']['output']>;
  createdByCustomerId?: Maybe<Scalars['Int']['output']>;
  createdByAdminUserId?: Maybe<Scalars['Int']['output']>;
  lastModifiedByAdminUserId?: Maybe<Scalars['Int']['output']>;
  lastModifiedByContactId?: Maybe<Scalars['Int']['output']>;
  lastModifiedByCustomerId?: Maybe<Scalars['Int']['output']>;
  createdByAdminUser?: Maybe<AdminUser>;
  lastModifiedByAdminUser?: Maybe<AdminUser>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The revision that was restored. */
  createdFromRevisionNumber?: Maybe<Scalars['Int']['output']>;
  /** The order as it was. */
  snapshot: Order;
  createdByContact?: Maybe<Contact>;
  createdByCustomer?: Maybe<Customer>;
  lastModifiedByContact?: Maybe<Contact>;
  lastModifiedByCustomer?: Maybe<Customer>;
};

/** A page of revisions. */
export type OrderRevisionResponse = {
  items: Array<OrderRevision>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What revisions are sorted by. */
export type OrderRevisionSortField =
  | 'REVISION_NUMBER'
  | 'CREATED_AT';

export type OrderRevisionSortInput = {
  field: OrderRevisionSortField;
  order?: SortOrder;
};

/** Finds revisions. */
export type OrderRevisionSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<OrderRevisionSortInput>>;
  /** At most 1000 entries. */
  orderIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  revisionNumbers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whether the buyer saw it. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it was declared invalid. */
  invalid?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Finds revisions. */
export type OrderRevisionByOrderSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<OrderRevisionSortInput>>;
  /** At most 1000 entries. */
  revisionNumbers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whether the buyer saw it. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it was declared invalid. */
  invalid?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Revisions to declare invalid. */
export type OrderRevisionsInvalidateInput = {
  orderId: Scalars['Int']['input'];
  /** At least 1 entry. At most 1000 entries. */
  revisionNumbers: Array<Scalars['Int']['input']>;
  /** Shown to those who look at them. At most 255 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A group of order statuses, such as the tabs of a back office. */
export type OrderStatusSet = {
  id: Scalars['Int']['output'];
  /** Unique. */
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** By their priority. */
  orderStatuses?: Maybe<Array<OrderStatus>>;
};

/** A page of order status sets. */
export type OrderStatusSetsResponse = {
  items: Array<OrderStatusSet>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What order status sets are sorted by. */
export type OrderStatusSetSortField =
  | 'ID'
  | 'NAME';

export type OrderStatusSetSortInput = {
  field: OrderStatusSetSortField;
  order?: SortOrder;
};

/** Finds order status sets. */
export type OrderStatusSetsSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** A part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  sortInputs?: InputMaybe<Array<OrderStatusSetSortInput>>;
};

/** Names one set, by its id or its name. */
export type OrderStatusSetSearchByInput = {
  /** At least 1. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** At most 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type CreateOrderStatusSetInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The statuses that join it; they leave the sets that they were in. At most 1000 entries. */
  orderStatusIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type UpdateOrderStatusSetInput = {
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The statuses of the set instead of those it has. At most 1000 entries. */
  orderStatusIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The statuses that join a set. */
export type AddOrderStatusesToOrderStatusSetInput = {
  /** At least 1 entry. At most 1000 entries. */
  orderStatusIds: Array<Scalars['Int']['input']>;
};

/** The statuses that leave a set. */
export type RemoveOrderStatusesFromOrderStatusSetInput = {
  /** At least 1 entry. At most 1000 entries. */
  orderStatusIds: Array<Scalars['Int']['input']>;
};

/** Who a status belongs to. */
export type OrderStatusType =
  /** Comes with the shop; it can be changed, but not deleted. */
  | 'SYSTEM'
  /** Made by the merchant. */
  | 'CUSTOM';

/** What kind of order a status is for. */
export type OrderStatusOrderType =
  /** An offer to the buyer. */
  | 'QUOTATION'
  /** An order. */
  | 'ORDER'
  /** A request for a quote. */
  | 'REQUEST';

/** A state that orders can be in. */
export type OrderStatus = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Unique: what orders carry. */
  code: Scalars['String']['output'];
  /** SYSTEM statuses come with the shop and stay; CUSTOM ones are the merchant's. */
  type: OrderStatusType;
  /** The kind of order that it is for. */
  orderType: OrderStatusOrderType;
  description?: Maybe<Scalars['String']['output']>;
  /** The place in lists. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** Whether new orders of its kind get it; one of each kind can. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** Whether buyers see orders that have it. */
  isPublic?: Maybe<Scalars['Boolean']['output']>;
  /** Whether orders that have it may be changed. */
  isEditable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether orders that have it may be deleted. */
  isDeletable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isExportable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isConfirmable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isArchivable?: Maybe<Scalars['Boolean']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The set that it belongs to. */
  statusSet?: Maybe<OrderStatusSet>;
  /** The statuses that may follow. */
  nextStatuses: OrderStatusesResponse;
  /** The statuses that it may follow. */
  previousStatuses: OrderStatusesResponse;
};


/** A state that orders can be in. */
export type OrderStatusnextStatusesArgs = {
  input?: InputMaybe<OrderStatusesSearchInput>;
};


/** A state that orders can be in. */
export type OrderStatuspreviousStatusesArgs = {
  input?: InputMaybe<OrderStatusesSearchInput>;
};

/** A page of order statuses. */
export type OrderStatusesResponse = {
  items: Array<OrderStatus>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What order statuses are sorted by. */
export type OrderStatusSortField =
  | 'ID'
  | 'NAME'
  | 'CODE'
  | 'PRIORITY'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type OrderStatusSortInput = {
  field: OrderStatusSortField;
  order?: SortOrder;
};

/** Finds order statuses; a list matches any of its values. */
export type OrderStatusesSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** SYSTEM or CUSTOM. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** QUOTATION, ORDER or REQUEST. */
  orderType?: InputMaybe<Scalars['String']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  isDeletable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isExportable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isConfirmable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isArchivable?: InputMaybe<Scalars['Boolean']['input']>;
  sortInputs?: InputMaybe<Array<OrderStatusSortInput>>;
};

/** Names one status, by its id or its code. */
export type OrderStatusSearchByInput = {
  /** At least 1. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** At most 32 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
};

export type CreateOrderStatusInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  /** Unique: what orders carry. 1 to 32 characters. */
  code: Scalars['String']['input'];
  /** SYSTEM or CUSTOM. */
  type?: Scalars['String']['input'];
  /** QUOTATION, ORDER or REQUEST. */
  orderType?: Scalars['String']['input'];
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The place in lists. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Whether new orders of its kind get it; one of each kind can. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether buyers see orders that have it. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether orders that have it may be changed. */
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether orders that have it may be deleted. */
  isDeletable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isExportable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isConfirmable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isArchivable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The statuses that may follow; they replace those there are. At most 1000 entries. */
  nextStatusesIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The set that it joins, by id or name. */
  addOrderStatusToSet?: InputMaybe<OrderStatusSetSearchByInput>;
};

export type UpdateOrderStatusInput = {
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Unique: what orders carry. 1 to 32 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The kind of order that it is for. */
  orderType?: InputMaybe<OrderStatusOrderType>;
  /** The place in lists. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Whether new orders of its kind get it; one of each kind can. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether buyers see orders that have it. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether orders that have it may be changed. */
  isEditable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether orders that have it may be deleted. */
  isDeletable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isExportable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isConfirmable?: InputMaybe<Scalars['Boolean']['input']>;
  /** @deprecated Nothing reads it. Removed on 2027-03-01. */
  isArchivable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The statuses that may follow; they replace those there are. At most 1000 entries. */
  nextStatusesIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The set that it joins, by id or name. */
  addOrderStatusToSet?: InputMaybe<OrderStatusSetSearchByInput>;
};

/** An address of a new order. */
export type OrderCreateAddressInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: Gender;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country: Scalars['String']['input'];
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  type: AddressType;
  icp: YesNo;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The given fields of the address of a type. */
export type OrderAddressBulkInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  icp?: InputMaybe<YesNo>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** invoice or delivery. */
  type: AddressType;
};

/** The given fields of an address. */
export type OrderAddressUpdateInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  icp?: InputMaybe<YesNo>;
  /** At most 255 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The given fields of an address. */
export type OrderUpdateAddressInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 20 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 20 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  icp?: InputMaybe<YesNo>;
};

/** A new order. */
export type OrderCreateInput = {
  /** The contact or customer who orders. */
  userId: Scalars['Int']['input'];
  accountManagerId?: InputMaybe<Scalars['Int']['input']>;
  /** The channel of the caller unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** What the accounts call the buyer. At most 255 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorFirstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorLastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorCompany?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientFirstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientLastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientCompany?: InputMaybe<Scalars['String']['input']>;
  /**
   * 1 to 64 characters.
   * @deprecated Use OrderCreateInput.sources. Becomes the source named externalId. Removed on 2027-03-01.
   */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The code of a status. 1 to 32 characters. */
  status: Scalars['String']['input'];
  type: OrderType;
  /** At most 255 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Where confirmations go. An e-mail address. */
  email: Scalars['String']['input'];
  /** At most 4000 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  extra3?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  extra4?: InputMaybe<Scalars['String']['input']>;
  /** Three letters, such as EUR. 3 to 3 characters. */
  currency: Scalars['String']['input'];
  /** At most 1000000. More than 0. At most 5 decimals. */
  currencyRatio?: InputMaybe<Scalars['Float']['input']>;
  /** Two letters. */
  language: Scalars['String']['input'];
  /** At most 64 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  invoiceUserId?: InputMaybe<Scalars['Int']['input']>;
  /** Until when a quote holds. ISO 8601. */
  validUntil?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The company by the key of another system. */
  companySource?: InputMaybe<SourceInput>;
  originalOrderId?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 8601. */
  exportedAt?: InputMaybe<Scalars['String']['input']>;
  exportStatus?: InputMaybe<OrderExportStatus>;
  /** At most 4000 characters. */
  exportMessage?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** @deprecated Use OrderCreateInput.channelId. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  /** The cart that it is made from: a cart makes one order. A uuid. */
  cartId?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000 entries. */
  items?: Array<OrderItemCreateInput>;
  paymentData: OrderPaymentInput;
  postageData: OrderPostageInput;
  /** What the order comes to; the lines, postage and payment must add up to it. */
  total: OrderTotalInput;
  /** One invoice and one delivery address; blank ones where none are given. At most 2 entries. */
  addresses?: InputMaybe<Array<OrderCreateAddressInput>>;
};

/** A change of an order. What is recalculated from the lines is not given: total only takes the discount and overrules. */
export type OrderUpdateInput = {
  /** The contact or customer who orders. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  accountManagerId?: InputMaybe<Scalars['Int']['input']>;
  /** The channel of the caller unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /** What the accounts call the buyer. At most 255 characters. */
  debtorId?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorFirstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorLastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  debtorCompany?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientFirstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientLastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  recipientCompany?: InputMaybe<Scalars['String']['input']>;
  /**
   * 1 to 64 characters.
   * @deprecated Use OrderUpdateInput.sources. Becomes the source named externalId. Removed on 2027-03-01.
   */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The code of a status. 1 to 32 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OrderType>;
  /** At most 255 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Where confirmations go. An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 4000 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  extra3?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  extra4?: InputMaybe<Scalars['String']['input']>;
  /** Three letters, such as EUR. 3 to 3 characters. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000000. More than 0. At most 5 decimals. */
  currencyRatio?: InputMaybe<Scalars['Float']['input']>;
  /** Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  invoiceUserId?: InputMaybe<Scalars['Int']['input']>;
  /** Until when a quote holds. ISO 8601. */
  validUntil?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The company by the key of another system. */
  companySource?: InputMaybe<SourceInput>;
  originalOrderId?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 8601. */
  exportedAt?: InputMaybe<Scalars['String']['input']>;
  exportStatus?: InputMaybe<OrderExportStatus>;
  /** At most 4000 characters. */
  exportMessage?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
  /** Lines to add, change and delete. At most 1000 entries. */
  items?: InputMaybe<Array<CreateOrUpdateOrderItemInput>>;
  paymentData?: InputMaybe<OrderPaymentUpdateInput>;
  postageData?: InputMaybe<OrderPostageUpdateInput>;
  /** The discount; amounts that are given must be those that the lines add up to. */
  total?: InputMaybe<OrderTotalUpdateInput>;
  /** The given fields of the address of each type. At most 2 entries. */
  addresses?: InputMaybe<Array<OrderAddressBulkInput>>;
};

/** A new line. */
export type OrderItemCreateInput = {
  class: OrderItemClass;
  /** A uuid of the caller, by which other new lines can name this one. A uuid. */
  uuid?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
  /** The product by the key of another system. */
  productSource?: InputMaybe<SourceInput>;
  parentOrderItemId?: InputMaybe<Scalars['Int']['input']>;
  /** The line that it belongs to, by its uuid. A uuid. */
  parentOrderItemUUID?: InputMaybe<Scalars['String']['input']>;
  /** -1000000000 to 1000000000. */
  quantity: Scalars['Int']['input'];
  /** At most 255 characters. */
  sku: Scalars['String']['input'];
  /** At most 4000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  name?: Scalars['String']['input'];
  /** At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  supplierCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  manufacturerCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  eanCode?: InputMaybe<Scalars['String']['input']>;
  /** The list price. -9999999999999 to 9999999999999. At most 5 decimals. */
  originalPrice: Scalars['Float']['input'];
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  customerPrice?: InputMaybe<Scalars['Float']['input']>;
  /** For one piece, without tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  price: Scalars['Float']['input'];
  /** For the line, without tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceTotal: Scalars['Float']['input'];
  /** For one piece, with tax; calculated unless given. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceNet?: InputMaybe<Scalars['Float']['input']>;
  /** For the line, with tax; calculated unless given. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceTotalNet?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  costPrice?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 100. */
  taxPercentage: Scalars['Int']['input'];
  taxCode: Taxcode;
  isBonus: YesNo;
  minimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  unit?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  package?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  packageUnit?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  packageUnitQuantity?: InputMaybe<Scalars['String']['input']>;
  purchaseUnit?: InputMaybe<Scalars['Int']['input']>;
  purchaseMinimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** The place among the lines; lines behind it move when it is taken. 100 behind the last unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed line. Texts that are not given stay. */
export type OrderItemUpdateInput = {
  id: Scalars['Int']['input'];
  /** -1000000000 to 1000000000. */
  quantity: Scalars['Int']['input'];
  /** At most 4000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** For one piece, with tax; calculated unless given. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceNet?: InputMaybe<Scalars['Float']['input']>;
  /** For one piece, without tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  price: Scalars['Float']['input'];
  /** For the line, without tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceTotal: Scalars['Float']['input'];
  /** For the line, with tax; calculated unless given. -9999999999999 to 9999999999999. At most 5 decimals. */
  priceTotalNet?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  discount: Scalars['Float']['input'];
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax: Scalars['Float']['input'];
  /** 0 to 100. */
  taxPercentage: Scalars['Int']['input'];
  /** The list price. -9999999999999 to 9999999999999. At most 5 decimals. */
  originalPrice: Scalars['Float']['input'];
  taxCode: Taxcode;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  customerPrice?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  costPrice?: InputMaybe<Scalars['Float']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** The place among the lines; lines behind it move when it is taken. 100 behind the last unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
};

/** The line to delete. */
export type OrderItemDeleteInput = {
  id: Scalars['Int']['input'];
};

/** One change of the lines: exactly one of the three. */
export type CreateOrUpdateOrderItemInput = {
  update?: InputMaybe<OrderItemUpdateInput>;
  create?: InputMaybe<OrderItemCreateInput>;
  delete?: InputMaybe<OrderItemDeleteInput>;
};

/** What paying costs, and how it is paid. */
export type OrderPaymentInput = {
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net: Scalars['Float']['input'];
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross: Scalars['Float']['input'];
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax: Scalars['Float']['input'];
  /** 0 to 100. At most 4 decimals. */
  taxPercentage: Scalars['Float']['input'];
  /** At most 100 characters. */
  method: Scalars['String']['input'];
  /** At most 50 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  statusDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  accountingId?: InputMaybe<Scalars['String']['input']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: InputMaybe<YesNo>;
};

/** What paying costs, and how it is paid. */
export type OrderPaymentUpdateInput = {
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net?: InputMaybe<Scalars['Float']['input']>;
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 100. At most 4 decimals. */
  taxPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** At most 100 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  statusDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  accountingId?: InputMaybe<Scalars['String']['input']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: InputMaybe<YesNo>;
};

/** What shipping costs, and how goods go. */
export type OrderPostageInput = {
  /** At most 30 characters. */
  method: Scalars['String']['input'];
  /** 0 to 100. At most 4 decimals. */
  taxPercentage: Scalars['Float']['input'];
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross: Scalars['Float']['input'];
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net: Scalars['Float']['input'];
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax: Scalars['Float']['input'];
  partialDeliveryAllowed?: InputMaybe<YesNo>;
  pickUpLocationId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: InputMaybe<YesNo>;
};

/** What shipping costs, and how goods go. */
export type OrderPostageUpdateInput = {
  /** At most 30 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100. At most 4 decimals. */
  taxPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross?: InputMaybe<Scalars['Float']['input']>;
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax?: InputMaybe<Scalars['Float']['input']>;
  partialDeliveryAllowed?: InputMaybe<YesNo>;
  pickUpLocationId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: InputMaybe<YesNo>;
};

/** What an order comes to. */
export type OrderTotalInput = {
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross: Scalars['Float']['input'];
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net: Scalars['Float']['input'];
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax: Scalars['Float']['input'];
  discountType: OrderDiscountType;
  /** A percentage or an amount, as the type says. -9999999999999 to 9999999999999. At most 5 decimals. */
  discountValue: Scalars['Float']['input'];
};

/** What an order comes to. */
export type OrderTotalUpdateInput = {
  /** Excludes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  gross?: InputMaybe<Scalars['Float']['input']>;
  /** Includes tax. -9999999999999 to 9999999999999. At most 5 decimals. */
  net?: InputMaybe<Scalars['Float']['input']>;
  /** -9999999999999 to 9999999999999. At most 5 decimals. */
  tax?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<OrderDiscountType>;
  /** A percentage or an amount, as the type says. -9999999999999 to 9999999999999. At most 5 decimals. */
  discountValue?: InputMaybe<Scalars['Float']['input']>;
};

/** A change of status, and what follows from it. */
export type OrderSetStatusInput = {
  orderId: Scalars['Int']['input'];
  /** The code of the next status. 1 to 32 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The status of the payment, as the provider calls it. At most 50 characters. */
  payStatus?: InputMaybe<Scalars['String']['input']>;
  /** Sends the confirmation. */
  sendOrderConfirmationEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Attaches the order as a PDF. */
  addPDFAttachment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Announces the confirmation to those who listen. */
  triggerOrderSendConfirmEvent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deletes the cart that the order was made from. */
  deleteCart?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an order is for. */
export type OrderType =
  /** An order, or a request for a quote. */
  | 'dropshipment'
  /** Bought from a supplier. */
  | 'purchase'
  /** A quote. */
  | 'quotation'
  /** Bought for the own stock. */
  | 'stock';

/** How far another system has taken an order over. */
export type OrderExportStatus =
  /** Not yet. */
  | 'EMPTY'
  /** It was handed over. */
  | 'EXPORTED'
  /** The other system has taken it. */
  | 'FINISHED'
  /** The other system has refused it. */
  | 'FAILED';

/** How the discount on a whole order is given. */
export type OrderDiscountType =
  /** None. */
  | 'N'
  /** A percentage. */
  | 'P'
  /** An amount. */
  | 'A';

/** What a line of an order is. */
export type OrderItemClass =
  /** Goods. */
  | 'product'
  /** A reduction. */
  | 'incentive'
  /** A charge on top. */
  | 'surcharge'
  | 'postage'
  | 'payment';

/** An order, a quote or a request for a quote: type and status tell them apart. Gross amounts exclude tax, net amounts include it. */
export type Order = {
  /** The number of the order. */
  id: Scalars['Int']['output'];
  /** The number of the order within its channel, without gaps. Null where the channel does not number orders, and before it has become an order. */
  orderNumber?: Maybe<Scalars['Int']['output']>;
  /** The code of the status. */
  status: Scalars['String']['output'];
  /** The status itself. */
  orderStatus?: Maybe<OrderStatus>;
  /** The contact or customer who ordered. */
  userId?: Maybe<Scalars['Int']['output']>;
  accountManagerId?: Maybe<Scalars['Int']['output']>;
  /** The cart that it was made from. */
  cartId?: Maybe<Scalars['String']['output']>;
  channelId: Scalars['Int']['output'];
  /** @deprecated Use Order.channelId. Removed on 2027-03-01. */
  shopId: Scalars['Int']['output'];
  uuid: Scalars['String']['output'];
  /** @deprecated Use Order.sources. The source named externalId. Removed on 2027-03-01. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** What the accounts call the buyer. */
  debtorId?: Maybe<Scalars['String']['output']>;
  type: OrderType;
  /** The system that it came from. */
  source?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** When the confirmation was sent. */
  emailDate?: Maybe<Scalars['DateTime']['output']>;
  remarks?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
  extra3?: Maybe<Scalars['String']['output']>;
  extra4?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  /** What one unit of the currency is worth in the currency of the shop. */
  currencyRatio: Scalars['Float']['output'];
  language: Scalars['String']['output'];
  /** @deprecated Use Order.createdAt. Removed on 2027-03-01. */
  date: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Since when it has its status. */
  statusDate?: Maybe<Scalars['DateTime']['output']>;
  /** What shipping costs, and how goods go. */
  postageData: OrderPostageData;
  /** What paying costs, and how it is paid. */
  paymentData: OrderPaymentData;
  total: OrderTotals;
  /** By priority. */
  items: Array<OrderItem>;
  /** The addresses, as older clients read them. */
  addresses?: Maybe<Array<Address>>;
  /** Who gets the invoice. */
  invoiceUserId?: Maybe<Scalars['Int']['output']>;
  /** Until when a quote holds. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
  companyId?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  /** The order that it was made from. */
  originalOrderId?: Maybe<Scalars['Int']['output']>;
  exportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far another system has taken it over. */
  exportStatus: OrderExportStatus;
  exportMessage?: Maybe<Scalars['String']['output']>;
  /** Whether the buyer sees it. */
  public: Scalars['Boolean']['output'];
  /** How often a quote has been saved. */
  revisionNumber: Scalars['Int']['output'];
  /** The revision that the buyer sees. */
  publicVersionNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the current revision was declared invalid. */
  invalid: Scalars['Boolean']['output'];
  invalidationReason?: Maybe<Scalars['String']['output']>;
  /** How other systems know it. */
  sources: Array<Source>;
  /** One invoice and one delivery address. */
  orderAddresses: Array<OrderAddress>;
  /** The company that ordered; null where the caller may not see it. */
  company?: Maybe<Company>;
  /** Files that belong to it. */
  media?: Maybe<OrderMedia>;
  /** The incentives that the cart had when it became the order; null for an order that was not made from a cart. */
  appliedIncentives?: Maybe<Array<OrderIncentive>>;
  /** What a quote said each time it was saved. */
  revisions: OrderRevisionResponse;
  /** The current revision of a quote. */
  revision?: Maybe<OrderRevision>;
  /** What has been sent of it. */
  shipments?: Maybe<Array<Shipment>>;
};


/** An order, a quote or a request for a quote: type and status tell them apart. Gross amounts exclude tax, net amounts include it. */
export type OrderaddressesArgs = {
  type?: InputMaybe<AddressType>;
};


/** An order, a quote or a request for a quote: type and status tell them apart. Gross amounts exclude tax, net amounts include it. */
export type OrderrevisionsArgs = {
  input?: InputMaybe<OrderRevisionByOrderSearchInput>;
};

export type OrderMedia = {
  /** A page of files. */
  attachments?: Maybe<PaginatedMediaAttachmentResponse>;
};


export type OrderMediaattachmentsArgs = {
  input?: InputMaybe<ObjectMediaSearchInput>;
};

/** What an order comes to. */
export type OrderTotals = {
  /** @deprecated Use Order.id. Removed on 2027-03-01. */
  orderId: Scalars['Int']['output'];
  /** Excludes tax. */
  gross: Scalars['Float']['output'];
  /** Includes tax. */
  net: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  discountType: OrderDiscountType;
  /** A percentage or an amount, as the type says. */
  discountValue: Scalars['Float']['output'];
  /** The tax of each percentage. */
  taxPercentages: Array<OrderTotalTaxPercentage>;
};

/** The tax of one percentage. */
export type OrderTotalTaxPercentage = {
  percentage: Scalars['Int']['output'];
  /** The amount of tax. */
  total: Scalars['Float']['output'];
};

/** What paying costs, and how it is paid. */
export type OrderPaymentData = {
  net: Scalars['Float']['output'];
  gross: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  taxPercentage: Scalars['Float']['output'];
  method: Scalars['String']['output'];
  status?: Maybe<Scalars['String']['output']>;
  statusDate?: Maybe<Scalars['DateTime']['output']>;
  /** What the accounts call the payment. */
  accountingId?: Maybe<Scalars['String']['output']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: Maybe<YesNo>;
};

/** What shipping costs, and how goods go. */
export type OrderPostageData = {
  method: Scalars['String']['output'];
  taxPercentage: Scalars['Float']['output'];
  /** When the buyer wants the goods. */
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  gross: Scalars['Float']['output'];
  net: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  partialDeliveryAllowed?: Maybe<YesNo>;
  /** The warehouse where the buyer collects. */
  pickUpLocationId?: Maybe<Scalars['Int']['output']>;
  carrier?: Maybe<Scalars['String']['output']>;
  /** Y keeps the amounts as they are; otherwise they follow the percentage. */
  overruled?: Maybe<YesNo>;
  /** The same warehouse. */
  warehouse?: Maybe<Warehouse>;
};

/** A line of an order. Its texts and prices stay what they were when it was ordered. */
export type OrderItem = {
  id: Scalars['Int']['output'];
  orderId: Scalars['Int']['output'];
  uuid: Scalars['String']['output'];
  class: OrderItemClass;
  productId?: Maybe<Scalars['Int']['output']>;
  /** The line that it belongs to, such as that of the leader of a bundle. */
  parentOrderItemId?: Maybe<Scalars['Int']['output']>;
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  supplier?: Maybe<Scalars['String']['output']>;
  supplierCode?: Maybe<Scalars['String']['output']>;
  manufacturer?: Maybe<Scalars['String']['output']>;
  manufacturerCode?: Maybe<Scalars['String']['output']>;
  eanCode?: Maybe<Scalars['String']['output']>;
  /** The list price. */
  originalPrice?: Maybe<Scalars['Float']['output']>;
  /** For one piece, without tax. */
  price: Scalars['Float']['output'];
  /** For the line, without tax. */
  priceTotal: Scalars['Float']['output'];
  /** For one piece, with tax. */
  priceNet?: Maybe<Scalars['Float']['output']>;
  /** For the line, with tax. */
  priceTotalNet?: Maybe<Scalars['Float']['output']>;
  /** The price of the buyer before the sales desk changed it. */
  customerPrice?: Maybe<Scalars['Float']['output']>;
  costPrice?: Maybe<Scalars['Float']['output']>;
  discount?: Maybe<Scalars['Float']['output']>;
  tax?: Maybe<Scalars['Float']['output']>;
  taxPercentage: Scalars['Int']['output'];
  taxCode: Taxcode;
  /** Whether it is a gift. */
  isBonus: YesNo;
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  unit?: Maybe<Scalars['Int']['output']>;
  package?: Maybe<Scalars['String']['output']>;
  packageUnit?: Maybe<Scalars['String']['output']>;
  packageUnitQuantity?: Maybe<Scalars['String']['output']>;
  purchaseUnit?: Maybe<Scalars['Int']['output']>;
  purchaseMinimumQuantity?: Maybe<Scalars['Int']['output']>;
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  /** How other systems know the product. */
  sources?: Maybe<Array<Source>>;
  /** The place among the lines; lower comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** The product as it is now; null when it is gone or hidden from the caller. */
  product?: Maybe<Product>;
};


/** A line of an order. Its texts and prices stay what they were when it was ordered. */
export type OrderItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An address of an order. It stays what it was when it was ordered. */
export type OrderAddress = {
  id: Scalars['Int']['output'];
  orderId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  gender: Gender;
  company?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code. */
  country: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** The code under which another system knows this address. */
  code?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  type: AddressType;
  /** Whether deliveries to here count as intra-community supplies. */
  icp: YesNo;
  url?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** A page of orders. */
export type OrderResponse = {
  items: Array<Order>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What orders are sorted by. */
export type OrderSortField =
  | 'ID'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'STATUS'
  /** The name of the company on the invoice address. */
  | 'COMPANY'
  | 'TOTAL_GROSS'
  | 'VALID_UNTIL';

export type OrderSortInput = {
  field: OrderSortField;
  order?: SortOrder;
};

/** Where a term is sought. */
export type OrderSearchFields =
  | 'ID'
  | 'ACCOUNTING_ID'
  | 'DEBTOR_ID'
  | 'EXTERNAL_ORDER_ID'
  | 'EXTRA3'
  | 'EXTRA4'
  | 'INVOICE_ADDRESS_COMPANY'
  | 'INVOICE_ADDRESS_FIRST_NAME'
  | 'INVOICE_ADDRESS_LAST_NAME'
  | 'RECIPIENT_COMPANY'
  | 'RECIPIENT_EMAIL'
  | 'RECIPIENT_FIRST_NAME'
  | 'RECIPIENT_LAST_NAME'
  | 'REFERENCE'
  | 'REMARKS'
  | 'ITEM_EAN_CODE'
  | 'ITEM_MANUFACTURER'
  | 'ITEM_MANUFACTURER_CODE'
  | 'ITEM_NAME'
  | 'ITEM_NOTES'
  | 'ITEM_SKU'
  | 'ITEM_SUPPLIER'
  | 'ITEM_SUPPLIER_CODE';

/** Finds orders; a list matches any of its values, and an order must match every field. */
export type OrderSearchArguments = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<OrderSortInput>>;
  /** Contacts and customers who ordered. At most 1000 entries. */
  userId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  status?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<Array<OrderType>>;
  /** A part of any of the termFields, in small or capital letters; of all of them when none is named. At most 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  termFields?: InputMaybe<Array<OrderSearchFields>>;
  /** A range of the gross total. */
  price?: InputMaybe<DecimalSearchInput>;
  /** At most 1000 entries. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Companies by the keys of other systems. At most 1000 entries. */
  companySources?: InputMaybe<Array<SourceInput>>;
  /** At most 1000 entries. */
  originalOrderIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  exportStatuses?: InputMaybe<Array<OrderExportStatus>>;
  exportedAt?: InputMaybe<DateSearchInput>;
  /** At most 1000 entries. */
  sources?: InputMaybe<Array<SourceSearchInput>>;
  /** At most 1000 entries. */
  channelIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Announces the confirmation of an order. */
export type TriggerOrderSendConfirmEventInput = {
  orderId: Scalars['Int']['input'];
  /** That of the order unless given. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** That of the order unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
};

/** Announces a quote to its buyer. */
export type TriggerQuoteSendEventInput = {
  orderId: Scalars['Int']['input'];
  /** That of the order unless given. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** That of the order unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
};

/** Announces a request for a quote. */
export type TriggerQuoteSendRequestEventInput = {
  orderId: Scalars['Int']['input'];
  /** That of the order unless given. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** That of the order unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
};

/** Announces a quote that is to be validated. */
export type TriggerQuoteSendValidationEventInput = {
  orderId: Scalars['Int']['input'];
  /** That of the order unless given. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** That of the order unless given. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
};

/** Which part of the catalogue some parties may see: a positive list shows them nothing else, a negative one hides what it names. */
export type Orderlist = {
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  descriptions: Array<LocalizedString>;
  extras?: Maybe<Array<LocalizedString>>;
  code?: Maybe<Scalars['String']['output']>;
  /** It applies from this instant on; always when there is none. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** It applies until this instant; for ever when there is none. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
  type: OrderlistType;
  partnerEntity?: Maybe<Scalars['String']['output']>;
  /** A list that is not active applies to nobody. */
  active: YesNo;
  /** A search among the products it names, as far as order lists leave them in. */
  products?: Maybe<ProductsResponse>;
  /** A search among the clusters it names, as far as order lists leave them in. */
  clusters?: Maybe<ProductsResponse>;
  /** @deprecated Use Orderlist.usersPaginated. Removed on 2027-03-01. */
  users: Array<IBaseUser>;
  /** The contacts and customers it is assigned to, as far as the caller may see them. */
  usersPaginated: UsersResponse;
  /** @deprecated Use Orderlist.companiesPaginated. Removed on 2027-03-01. */
  companies: Array<Company>;
  /** The companies whose contacts it applies to, as far as the caller may see them. */
  companiesPaginated: CompaniesResponse;
};


/** Which part of the catalogue some parties may see: a positive list shows them nothing else, a negative one hides what it names. */
export type OrderlistproductsArgs = {
  input?: InputMaybe<ProductSearchInput>;
};


/** Which part of the catalogue some parties may see: a positive list shows them nothing else, a negative one hides what it names. */
export type OrderlistclustersArgs = {
  input?: InputMaybe<ProductSearchInput>;
};


/** Which part of the catalogue some parties may see: a positive list shows them nothing else, a negative one hides what it names. */
export type OrderlistusersPaginatedArgs = {
  input?: InputMaybe<OrderlistUserSearchInput>;
};


/** Which part of the catalogue some parties may see: a positive list shows them nothing else, a negative one hides what it names. */
export type OrderlistcompaniesPaginatedArgs = {
  input?: InputMaybe<OrderlistCompanySearchInput>;
};

export type OrderlistsResponse = {
  items: Array<Orderlist>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A page of contacts and customers. */
export type UsersResponse = {
  items: Array<IBaseUser>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What the lists in force say together for a party. */
export type ComputedOrderlistsResponse = {
  /** Named by a positive list and by no negative one. */
  positiveOrderlistsProductIds: Array<Scalars['Int']['output']>;
  negativeOrderListsProductIds: Array<Scalars['Int']['output']>;
  /** Named by a positive list and by no negative one. */
  positiveOrderListsClusterIds: Array<Scalars['Int']['output']>;
  negativeOrderListsClusterIds: Array<Scalars['Int']['output']>;
  /** With at least one, everything outside is hidden. */
  positiveOrderlistsCount: Scalars['Int']['output'];
  negativeOrderlistsCount: Scalars['Int']['output'];
};

export type OrderlistType =
  /** Those it is assigned to see only what such lists name. */
  | 'POSITIVE'
  /** Those it is assigned to never see what it names. */
  | 'NEGATIVE';

export type OrderlistSortField =
  | 'ID'
  | 'DESCRIPTIONS'
  | 'PARTNER_ENTITY'
  | 'ACTIVE'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type OrderlistSortInput = {
  field: OrderlistSortField;
  order?: SortOrder;
};

/** What each field names any of; the lists must fit all fields that are given. */
export type OrderlistSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  validTo?: InputMaybe<DateSearchInput>;
  validFrom?: InputMaybe<DateSearchInput>;
  type?: InputMaybe<OrderlistType>;
  partnerEntities?: InputMaybe<Array<Scalars['String']['input']>>;
  active?: InputMaybe<YesNo>;
  /** Numbers of contacts or customers. Without shop.VIEWER, one's own alone. */
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  userSources?: InputMaybe<Array<SourceInput>>;
  /** Without shop.VIEWER, one's own alone. */
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companySources?: InputMaybe<Array<SourceInput>>;
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  sortInputs?: InputMaybe<Array<OrderlistSortInput>>;
};

export type OrderlistUserSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
};

export type OrderlistCompanySearchInput = {
  /** Part of the name, in capitals or not. */
  name?: InputMaybe<Scalars['String']['input']>;
  sources?: InputMaybe<Array<SourceSearchInput>>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  cocNumber?: InputMaybe<Scalars['String']['input']>;
  debtorIds?: InputMaybe<Array<Scalars['String']['input']>>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Only companies that the caller manages. */
  managedCompaniesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<Array<CompanySortInput>>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  createdAt?: InputMaybe<DateSearchInput>;
  /** Part of any of the termFields, in capitals or not; an id must be equal. 2 to 255 characters. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** All of them unless said. */
  termFields?: InputMaybe<Array<CompanyTermField>>;
};

/** Products, clusters, users and companies are each named by number or by another system's key, not by both. */
export type OrderlistCreateInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  /** A cluster stands for all its products. */
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  type: OrderlistType;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  extras?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  validTo?: InputMaybe<Scalars['String']['input']>;
  /** Contacts and customers. */
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  userSources?: InputMaybe<Array<SourceInput>>;
  /** At most 255 characters. */
  partnerEntity?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<YesNo>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companySources?: InputMaybe<Array<SourceInput>>;
};

/** What is named replaces what the list named of that kind before. */
export type OrderlistUpdateInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
  type?: InputMaybe<OrderlistType>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  extras?: InputMaybe<Array<LocalizedStringInput>>;
  /** At most 255 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  validFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  validTo?: InputMaybe<Scalars['String']['input']>;
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  userSources?: InputMaybe<Array<SourceInput>>;
  /** At most 255 characters. */
  partnerEntity?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<YesNo>;
  companyIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  companySources?: InputMaybe<Array<SourceInput>>;
};

/** Products and clusters, each by number or by another system's key, not by both. */
export type OrderlistItemsInput = {
  productIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  productSources?: InputMaybe<Array<SourceInput>>;
  clusterIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  clusterSources?: InputMaybe<Array<SourceInput>>;
};

/** Contacts and customers, by number or by another system's key, not by both. */
export type OrderlistUsersInput = {
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  userSources?: InputMaybe<Array<SourceInput>>;
};

/** Companies, by number or by another system's key, not by both. */
export type OrderlistCompaniesInput = {
  companyIds?: Array<Scalars['Int']['input']>;
  companySources?: InputMaybe<Array<SourceInput>>;
};

/** Whose lists: a customer's, or a contact's for one of its companies. Without companyId a contact acts for its primary company. */
export type ComputedOrderlistsInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  contactId?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a payment is. */
export type PaymentStatuses =
  | 'OPEN'
  | 'PENDING'
  | 'AUTHORIZED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PAID'
  | 'REFUNDED'
  | 'CHARGEBACK';

/** What happened to a payment. */
export type TransactionTypes =
  | 'AUTHORIZATION'
  | 'CANCEL_AUTHORIZATION'
  | 'PAY'
  | 'REFUND'
  | 'CHARGEBACK';

/** How a transaction ended. */
export type TransactionStatuses =
  | 'OPEN'
  | 'PENDING'
  | 'FAILED'
  | 'SUCCESS';

/** A payment of an order. */
export type Payment = {
  /** The uuid of the payment. */
  id: Scalars['ID']['output'];
  userId?: Maybe<Scalars['Int']['output']>;
  /** Who pays without an account. */
  anonymousId?: Maybe<Scalars['Int']['output']>;
  /** What the payment provider calls it. */
  paymentId?: Maybe<Scalars['String']['output']>;
  orderId: Scalars['Int']['output'];
  /** In cents. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  method: Scalars['String']['output'];
  status: PaymentStatuses;
  transactions?: Maybe<Array<Transaction>>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['String']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to a payment. */
export type Transaction = {
  /** The uuid of the transaction. */
  id: Scalars['ID']['output'];
  /** What the payment provider calls it. */
  transactionId: Scalars['String']['output'];
  paymentId?: Maybe<Scalars['String']['output']>;
  orderId: Scalars['Int']['output'];
  /** In cents. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  timestamp?: Maybe<Scalars['DateTime']['output']>;
  type: TransactionTypes;
  provider?: Maybe<Scalars['String']['output']>;
  status: TransactionStatuses;
};

/** A page of payments. */
export type PaymentsResponse = {
  items: Array<Payment>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A page of payments, oldest first. */
export type PaymentsSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Names one payment: by its uuid, by what the provider calls it, or by its order. */
export type SearchByInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 255 characters. */
  paymentId?: InputMaybe<Scalars['String']['input']>;
  /** The newest payment of this order. At least 1. At most 0 decimals. */
  orderId?: InputMaybe<Scalars['Float']['input']>;
};

/** A new payment. */
export type CreatePaymentInput = {
  /** At least 1. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  anonymousId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  paymentId?: InputMaybe<Scalars['String']['input']>;
  /** At least 1. */
  orderId: Scalars['Int']['input'];
  /** In cents. At least 1. */
  amount: Scalars['Int']['input'];
  /** 3 to 3 characters. */
  currency: Scalars['String']['input'];
  /** 1 to 100 characters. */
  method: Scalars['String']['input'];
  status: PaymentStatuses;
  /** What happened to it already. */
  addTransaction?: InputMaybe<CreateTransactionInput>;
};

/** A change of a payment. */
export type UpdatePaymentInput = {
  /** At least 1. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  anonymousId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  paymentId?: InputMaybe<Scalars['String']['input']>;
  /** In cents. At least 1. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** 3 to 3 characters. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PaymentStatuses>;
  /** What happened to it. */
  addTransaction?: InputMaybe<CreateTransactionInput>;
};

/** Something that happened to a payment. */
export type CreateTransactionInput = {
  /** What the payment provider calls it. 1 to 255 characters. */
  transactionId: Scalars['String']['input'];
  /** What the provider calls the payment; that of the payment unless given. 1 to 255 characters. */
  paymentId?: InputMaybe<Scalars['String']['input']>;
  /** In cents. At least 1. */
  amount: Scalars['Int']['input'];
  /** 3 to 3 characters. */
  currency: Scalars['String']['input'];
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  timestamp?: InputMaybe<Scalars['DateTime']['input']>;
  type: TransactionTypes;
  /** At most 100 characters. */
  provider?: InputMaybe<Scalars['String']['input']>;
  status: TransactionStatuses;
};

/** A way to pay that a cart can offer, such as an invoice or a card. */
export type PayMethod = {
  /** The number of the pay method. */
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  names: Array<LocalizedString>;
  /** The code under which a payment provider or an accounting system knows it. */
  externalCode: Scalars['String']['output'];
  /** Where its picture is. */
  logo?: Maybe<Scalars['String']['output']>;
};

export type PayMethodsResponse = {
  items: Array<PayMethod>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type PayMethodSortField =
  | 'ID'
  | 'EXTERNAL_CODE'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type PayMethodSortInput = {
  field: PayMethodSortField;
  order?: SortOrder;
};

export type PayMethodSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 1000. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  /** Any of these numbers. At least 1. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these codes. Capitals, digits and underscores. At most 64 characters. */
  externalCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  sortInputs?: InputMaybe<Array<PayMethodSortInput>>;
};

export type PayMethodCreateInput = {
  /** At least 1 entry. */
  names?: Array<LocalizedStringInput>;
  /** Unique. Capitals, digits and underscores. At most 64 characters. */
  externalCode: Scalars['String']['input'];
  /** At most 255 characters. */
  logo?: InputMaybe<Scalars['String']['input']>;
};

export type PayMethodUpdateInput = {
  /** Replaces the languages it names; one name must remain. At least 1 entry. */
  names?: InputMaybe<Array<LocalizedStringInput>>;
  /** Unique. Capitals, digits and underscores. At most 64 characters. */
  externalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  logo?: InputMaybe<Scalars['String']['input']>;
};

/** How far goods have come. */
export type ShipmentStatus =
  | 'CREATED'
  | 'PROCESSING'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERED'
  | 'CANCELED'
  | 'PARTIALLY_DELIVERED'
  | 'FAILED_DELIVERY'
  | 'EXCEPTION';

/** Goods of an order that are sent together. */
export type Shipment = {
  /** The uuid of the shipment. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** When the goods should arrive. */
  expectedDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  status?: Maybe<ShipmentStatus>;
  orderId: Scalars['Int']['output'];
  items?: Maybe<Array<ShipmentItem>>;
  /** The codes by which carriers follow it. */
  trackAndTraces?: Maybe<Array<TrackAndTrace>>;
  /** How other systems know it. */
  sources: Array<Source>;
};

/** Goods of one line of an order in a shipment. */
export type ShipmentItem = {
  /** The uuid of the item. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  name?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  /** How many are sent. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The uuid of the shipment. */
  shipmentId: Scalars['String']['output'];
  /** The line of the order. */
  orderItemId?: Maybe<Scalars['Int']['output']>;
  orderItem?: Maybe<OrderItem>;
};

/** A page of shipments. */
export type ShipmentResponse = {
  items: Array<Shipment>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** A page of shipment items. */
export type ShipmentItemResponse = {
  items: Array<ShipmentItem>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What shipments are sorted by. */
export type ShipmentSortField =
  | 'ID'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'EXPECTED_DELIVERY_AT'
  | 'STATUS'
  | 'ORDER_ID';

export type ShipmentSortInput = {
  field: ShipmentSortField;
  order?: SortOrder;
};

/** What shipment items are sorted by. */
export type ShipmentItemSortField =
  | 'ID'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'SHIPMENT_ID'
  | 'ORDER_ITEM_ID'
  | 'SKU'
  | 'QUANTITY'
  | 'NAME';

export type ShipmentItemSortInput = {
  field: ShipmentItemSortField;
  order?: SortOrder;
};

/** Finds shipments; a list matches any of its values. */
export type ShipmentSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<ShipmentSortInput>>;
  expectedDeliveryAt?: InputMaybe<DateSearchInput>;
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  orderIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  statuses?: InputMaybe<Array<ShipmentStatus>>;
};

/** Finds shipment items; a list matches any of its values. */
export type ShipmentItemSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<ShipmentItemSortInput>>;
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A uuid. At most 1000 entries. */
  shipmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  orderItemIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** At most 1000 entries. */
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  skus?: InputMaybe<Array<Scalars['String']['input']>>;
  quantity?: InputMaybe<NumberSearchInput>;
};

/** A new shipment with its goods and codes. */
export type ShipmentCreateInput = {
  orderId: Scalars['Int']['input'];
  /** When the goods should arrive. ISO 8601. */
  expectedDeliveryAt?: InputMaybe<Scalars['String']['input']>;
  /** CREATED unless given. */
  status?: InputMaybe<ShipmentStatus>;
  /** At most 1000 entries. */
  items?: InputMaybe<Array<ShipmentCreateItemInput>>;
  /** At most 100 entries. */
  trackAndTraces?: InputMaybe<Array<ShipmentCreateTrackAndTraceInput>>;
  /** How other systems know it. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

/** Goods of one line. */
export type ShipmentCreateItemInput = {
  /** The line of the order. */
  orderItemId: Scalars['Int']['input'];
  /** All that is not yet sent of the line unless given. At least 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** A code by which a carrier follows the shipment. */
export type ShipmentCreateTrackAndTraceInput = {
  carrierId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  code: Scalars['String']['input'];
};

/** A change of a shipment. */
export type ShipmentUpdateInput = {
  orderId?: InputMaybe<Scalars['Int']['input']>;
  /** When the goods should arrive. ISO 8601. */
  expectedDeliveryAt?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ShipmentStatus>;
  /** How other systems know it. At most 100 entries. */
  sources?: InputMaybe<Array<SourceInput>>;
};

/** Goods of one line that join a shipment. */
export type ShipmentItemCreateInput = {
  /** The line of the order. */
  orderItemId: Scalars['Int']['input'];
  /** All that is not yet sent of the line unless given. At least 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of the shipment. A uuid. */
  shipmentId: Scalars['String']['input'];
};

/** A change of goods in a shipment. */
export type ShipmentItemUpdateInput = {
  /** The line of the order. */
  orderItemId?: InputMaybe<Scalars['Int']['input']>;
  /** At least 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of the shipment. A uuid. */
  shipmentId?: InputMaybe<Scalars['String']['input']>;
};

/** Whom a tender is for. */
export type TenderStartInput = {
  /** The channel of the order; that of the API key when this is left out. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The contact or customer who buys; contactId and customerId are used instead where they are given.
   * @deprecated Use TenderStartInput.contactId or TenderStartInput.customerId. Not used when contactId or customerId is given. Removed on 2027-03-01.
   */
  userId?: InputMaybe<Scalars['Int']['input']>;
  /** The contact who buys. */
  contactId?: InputMaybe<Scalars['Int']['input']>;
  /** The company that the contact buys for; its primary company when this is left out. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The customer who buys. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The administrator who works on the tender; the caller when this is left out. */
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of order it is; dropshipment when this is left out. */
  type?: InputMaybe<OrderType>;
  /** The currency; EUR when this is left out. 3 to 3 characters. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Until when a quote is valid. ISO 8601. */
  validUntil?: InputMaybe<Scalars['String']['input']>;
  /** Which application makes it. At most 50 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** An address of a tender, whole. */
export type TenderUpdateAddressInput = {
  type: TenderAddressType;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** At most 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 2 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. The country of the delivery address is the tax zone. Two letters. */
  country: Scalars['String']['input'];
  /** The code of the address in another system. At most 45 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether the delivery is an intra-community supply. */
  icp?: InputMaybe<YesNo>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** A line below another one. */
export type TenderChildItemInput = {
  productId: Scalars['Int']['input'];
  /** In place of the name of the product. At most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What one unit is sold for, without tax; the price of the customer when this is left out. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** When the buyer may expect it. ISO 8601. */
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Units that belong to one unit of the line; 1 when this is left out. 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** A line to add. */
export type TenderAddItemInput = {
  /** 1 to 1000000. */
  quantity?: Scalars['Int']['input'];
  /** In place of the name of the product. At most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What one unit is sold for, without tax; the price of the customer when this is left out. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** In place of the supplier of the product. At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** When the buyer may expect it. ISO 8601. */
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The place among the lines. A line that has it moves on. 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['Int']['input'];
  /** Lines that belong to it. At most 100 entries. */
  childItems?: InputMaybe<Array<TenderChildItemInput>>;
};

/** Lines to add. */
export type TenderAddItemsInput = {
  /** At least 1 entry. At most 1000 entries. */
  products: Array<TenderAddItemInput>;
  /** Adds a line also where there is an equal one; otherwise its quantity rises. */
  forceAdd?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses products that the order lists of the buyer hide. */
  validateOrderList?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses to exceed what the contact may order without an authorization manager. */
  validateBudget?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changes in a line. */
export type TenderUpdateItemInput = {
  /** 1 to 1000000. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What one unit is sold for, without tax. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** When the buyer may expect it. ISO 8601. */
  deliveryDate?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The place among the lines. A line that has it moves on. 0 to 1000000. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Refuses a product that the order lists of the buyer hide. */
  validateOrderList?: InputMaybe<Scalars['Boolean']['input']>;
  /** Refuses to exceed what the contact may order without an authorization manager. */
  validateBudget?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What changes in a tender: at least one field. */
export type TenderUpdateInput = {
  /** The code of a status that may follow the current one. At most 60 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OrderType>;
  /** Until when a quote is valid. ISO 8601. */
  validUntil?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The discount on all lines. */
export type TenderDiscountInput = {
  /** N for no discount, P for a percentage, A for an amount without tax. */
  type: OrderDiscountType;
  /** The percentage or the amount. 0 to 1000000000. At most 5 decimals. */
  value: Scalars['Float']['input'];
};

/** How a tender is shipped. */
export type TenderPostageInput = {
  /** At most 30 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** When the buyer wants the delivery. ISO 8601. */
  requestDate?: InputMaybe<Scalars['String']['input']>;
  /** The name of the carrier. At most 45 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Sets what shipping costs, without tax, and keeps it; it is calculated when this is left out. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the goods may come in parts. */
  partialDeliveryAllowed?: InputMaybe<YesNo>;
  /** The warehouse where the buyer picks the goods up. */
  pickUpLocationId?: InputMaybe<Scalars['Int']['input']>;
  /** Y keeps the price as it is. */
  overruled?: InputMaybe<YesNo>;
};

/** How a tender is paid. */
export type TenderPaymentInput = {
  /** Sets what paying costs, without tax, and keeps it; it is calculated when this is left out. 0 to 1000000000. At most 5 decimals. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The code of the payment method. At most 50 characters. */
  method?: InputMaybe<Scalars['String']['input']>;
  /** How far the payment is. At most 50 characters. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The payment in the books. At most 255 characters. */
  accountingId?: InputMaybe<Scalars['String']['input']>;
  /** Y keeps the price as it is. */
  overruled?: InputMaybe<YesNo>;
};

/**
 * The working copy of an order or quote, which the sales desk changes until it is written back. A tender has the uuid of its order:
 * an order that nobody changes is its own tender.
 */
export type Tender = {
  /** The code of the status that the order gets. */
  status: Scalars['String']['output'];
  /** The status that the order gets. */
  orderStatus?: Maybe<OrderStatus>;
  /** The order that the tender is a copy of; null before it is processed for the first time. */
  orderId?: Maybe<Scalars['Int']['output']>;
  /** What the quote said each time it was saved. */
  revisions: OrderRevisionResponse;
  /** The uuid of the tender, which is also that of its order. */
  tenderId: Scalars['String']['output'];
  /** The administrator who works on it. */
  ownerId?: Maybe<Scalars['Int']['output']>;
  /** What kind of order it is. */
  type: OrderType;
  /**
   * The channel.
   * @deprecated Use Tender.channelId. Removed on 2027-03-01.
   */
  siteId?: Maybe<Scalars['Int']['output']>;
  /** The channel that the order belongs to. */
  channelId?: Maybe<Scalars['Int']['output']>;
  /**
   * The channel.
   * @deprecated Use Tender.channelId. Removed on 2027-03-01.
   */
  shopId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedAt: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /**
   * The contact or customer who buys.
   * @deprecated Use Tender.contact or Tender.companyId or Tender.customerId. Removed on 2027-03-01.
   */
  userId?: Maybe<Scalars['Int']['output']>;
  /** The contact who buys. */
  contactId?: Maybe<Scalars['Int']['output']>;
  /** The customer who buys. */
  customerId?: Maybe<Scalars['Int']['output']>;
  /** The company that the contact buys for. */
  companyId?: Maybe<Scalars['Int']['output']>;
  /** The contact or customer who gets the invoice. */
  invoiceUserId?: Maybe<Scalars['Int']['output']>;
  /** The first name of the buyer. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The middle name of the buyer. */
  middleName?: Maybe<Scalars['String']['output']>;
  /** The last name of the buyer. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The e-mail address that the order is confirmed to; empty where none is known. */
  email: Scalars['String']['output'];
  /** The number of the debtor in the books. */
  debtorId?: Maybe<Scalars['String']['output']>;
  /** Where the invoice goes. */
  invoiceAddress?: Maybe<TenderAddress>;
  /** Where the goods go. Its country is the tax zone. */
  deliveryAddress?: Maybe<TenderAddress>;
  /** How many lines there are, without child items and bonus items. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** The lines by their priority. Their child items are below them. */
  items?: Maybe<Array<TenderMainItem>>;
  /** Products that incentives give away. */
  bonusItems?: Maybe<Array<TenderMainItem>>;
  /** How it is paid, and what that costs. */
  paymentData?: Maybe<TenderPayment>;
  /** How it is shipped, and what that costs. */
  postageData?: Maybe<TenderPostage>;
  /** What it comes to. */
  total?: Maybe<TenderTotal>;
  /** The tax of each percentage. */
  taxLevels?: Maybe<Array<TenderTaxLevel>>;
  /** The carriers that may be chosen. */
  carriers?: Maybe<Array<TenderCarrier>>;
  /** The payment methods. Business rules decide which are allowed. */
  payMethods?: Maybe<Array<TenderPaymethod>>;
  /** Which application made it. */
  source?: Maybe<Scalars['String']['output']>;
  /** The points that incentives give. */
  valuePoints?: Maybe<Scalars['Int']['output']>;
  /** Whether the incentives on the lines still fit the lines: a change of a line makes it false. */
  incentivesApplied?: Maybe<Scalars['Boolean']['output']>;
  /** Always null: Wharf keeps no credit points. */
  creditPoints?: Maybe<Scalars['Int']['output']>;
  /** The action code that opens incentives. */
  actionCode?: Maybe<Scalars['String']['output']>;
  /** The buyer's own reference, such as a purchase order number. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Remarks on the order. */
  remarks?: Maybe<Scalars['String']['output']>;
  /** The language of the order. */
  language?: Maybe<Scalars['String']['output']>;
  /** The currency of all amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** How the currency relates to that of the shop. */
  currencyRatio?: Maybe<Scalars['Float']['output']>;
  /** The id of the order in another system: the source named externalId. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Free text. */
  extra3?: Maybe<Scalars['String']['output']>;
  /** Free text. */
  extra4?: Maybe<Scalars['String']['output']>;
  /** Whether the status of the order allows changes. */
  isEditable?: Maybe<Scalars['Boolean']['output']>;
  /** Until when a quote is valid. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the buyer sees the order. */
  public: Scalars['Boolean']['output'];
  /** The current revision of the order; 1 before there is one. */
  revisionNumber: Scalars['Int']['output'];
  /** The revision that the buyer sees. */
  publicVersionNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the current revision was declared invalid. */
  invalid: Scalars['Boolean']['output'];
  /** Why the current revision is invalid. */
  invalidationReason?: Maybe<Scalars['String']['output']>;
  /** The administrator who opened the working copy. */
  createdByAdminUserId?: Maybe<Scalars['Int']['output']>;
  /** The contact who opened the working copy. */
  createdByContactId?: Maybe<Scalars['Int']['output']>;
  /** The customer who opened the working copy. */
  createdByCustomerId?: Maybe<Scalars['Int']['output']>;
  /** The revision of the order that it was copied from. */
  createdFromRevisionNumber?: Maybe<Scalars['Int']['output']>;
  /**
   * The contact or customer who buys.
   * @deprecated Use Tender.contact or Tender.customer. Removed on 2027-03-01.
   */
  user?: Maybe<IBaseUser>;
  /** The contact who buys. */
  contact?: Maybe<Contact>;
  /** The customer who buys. */
  customer?: Maybe<Customer>;
  /** The company that the contact buys for. */
  company?: Maybe<Company>;
};


/**
 * The working copy of an order or quote, which the sales desk changes until it is written back. A tender has the uuid of its order:
 * an order that nobody changes is its own tender.
 */
export type TenderrevisionsArgs = {
  input?: InputMaybe<OrderRevisionByOrderSearchInput>;
};

/** An address of a tender. */
export type TenderAddress = {
  company?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  firstName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two letters. */
  country: Scalars['String']['output'];
  /** The code of the address in another system. */
  code?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether the delivery is an intra-community supply. */
  icp?: Maybe<YesNo>;
  notes?: Maybe<Scalars['String']['output']>;
};

/** What paying costs. Amounts without Net exclude tax. */
export type TenderPayment = {
  /** What paying in this way costs, without tax. */
  price: Scalars['Float']['output'];
  /** The same with tax. */
  priceNet: Scalars['Float']['output'];
  /** Y keeps the price; otherwise business rules decide it at every change. */
  overruled?: Maybe<YesNo>;
  /** The tax of the price. */
  tax: Scalars['Float']['output'];
  /** The percentage of the tax. */
  taxPercentage: Scalars['Float']['output'];
  /** The code of the payment method; empty where none is chosen. */
  method: Scalars['String']['output'];
  /** How far the payment is. */
  status?: Maybe<Scalars['String']['output']>;
  /** When the status was set. */
  statusDate?: Maybe<Scalars['DateTime']['output']>;
  /** The payment in the books. */
  accountingId?: Maybe<Scalars['String']['output']>;
};

/** What shipping costs. Amounts without Net exclude tax. */
export type TenderPostage = {
  /** How it is shipped, such as DELIVERY or PICKUP; empty where nothing is chosen. */
  method: Scalars['String']['output'];
  /** The percentage of the tax. */
  taxPercentage: Scalars['Float']['output'];
  /** When the buyer wants the delivery. */
  requestDate?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** What shipping costs, without tax. */
  price: Scalars['Float']['output'];
  /** The same with tax. */
  priceNet: Scalars['Float']['output'];
  /** The tax of the price. */
  tax: Scalars['Float']['output'];
  /** Y keeps the price; otherwise the carrier and business rules decide it at every change. */
  overruled?: Maybe<YesNo>;
  /** Whether the goods may come in parts. */
  partialDeliveryAllowed?: Maybe<YesNo>;
  /** The warehouse where the buyer picks the goods up. */
  pickUpLocationId?: Maybe<Scalars['Int']['output']>;
  /** The warehouse where the buyer picks the goods up. */
  warehouse?: Maybe<Warehouse>;
};

/** What a tender comes to. Gross amounts exclude tax, net amounts include it. */
export type TenderTotal = {
  /** All lines, before the discount. */
  subTotalGross: Scalars['Float']['output'];
  /** All lines with tax, before the discount. */
  subTotalNet: Scalars['Float']['output'];
  /** The discount on the lines, without tax. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The discount as a percentage of the lines. */
  discountPercentage?: Maybe<Scalars['Float']['output']>;
  /** N for no discount, P for a percentage, A for an amount. */
  discountType?: Maybe<OrderDiscountType>;
  /** @deprecated Always false: see discountType. Removed on 2027-03-01. */
  discountOverruled?: Maybe<Scalars['Boolean']['output']>;
  /** What the buyer pays. */
  totalNet: Scalars['Float']['output'];
  /** What the buyer pays, without tax. */
  totalGross: Scalars['Float']['output'];
  /** The discount with tax. */
  discountNet: Scalars['Float']['output'];
  /** The discount without tax. */
  discountGross: Scalars['Float']['output'];
  /** The tax of everything. */
  totalTax: Scalars['Float']['output'];
};

/** What is taxed with one percentage. */
export type TenderTaxLevel = {
  /** The percentage of the tax. */
  percentage: Scalars['Float']['output'];
  /** What is taxed: lines and costs after the discount, without tax. */
  total: Scalars['Float']['output'];
  /** The tax. */
  tax?: Maybe<Scalars['Float']['output']>;
  /** The part of the discount that falls on it. */
  discount?: Maybe<Scalars['Float']['output']>;
};

/** A carrier that may be chosen. */
export type TenderCarrier = {
  id: Scalars['Int']['output'];
  /** What shipping with it costs, without tax. */
  price: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  /** @deprecated The same as price. Removed on 2027-03-01. */
  amount: Scalars['Float']['output'];
  /** Always null: carriers have no deadline. */
  deliveryDeadline?: Maybe<Scalars['DateTime']['output']>;
};

/** A payment method. */
export type TenderPaymethod = {
  id: Scalars['Int']['output'];
  /** The code that paymentData names it by. */
  code: Scalars['String']['output'];
  /** The code of the method at the payment provider. */
  externalCode?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** Its name in the language of the tender. */
  description: Scalars['String']['output'];
  /** What paying in this way costs, without tax. */
  amount: Scalars['Float']['output'];
  /** Whether business rules allow it for this tender. */
  allowed: Scalars['Boolean']['output'];
};

/** A tender with what was said about its change. */
export type TenderResponse = {
  tender: Tender;
  response: TenderResponseData;
};

/** What was said about a change. */
export type TenderResponseData = {
  /** Which items were added (`added`) and which got a higher quantity (`merged`), by their uuids. */
  data: Scalars['JSONObject']['output'];
  /** Always false: a change that fails is an error of the operation. */
  error: Scalars['Boolean']['output'];
  /** What to know about the items, such as a quantity that the product is not sold in. */
  messages?: Maybe<Array<Scalars['String']['output']>>;
};

/** The order that a tender was written to. */
export type TenderProcessResponse = {
  /** The number of the order. */
  orderId: Scalars['Int']['output'];
};

/** Which address of a tender. */
export type TenderAddressType =
  | 'INVOICE'
  | 'DELIVERY';

/** A line of a tender. Amounts without Net exclude tax, amounts with Net include it. */
export type ITenderBaseItem = {
  /**
   * The number of the item.
   * @deprecated Use ITenderBaseItem.uuid. The uuid is a text. Removed on 2027-03-01.
   */
  id: Scalars['Int']['output'];
  /** The uuid of the item, by which operations name it. */
  uuid: Scalars['String']['output'];
  /** The line of the order that it is; null until the tender is processed. */
  orderItemId?: Maybe<Scalars['Int']['output']>;
  /** The name of the product, or the one that the tender gives it. */
  name: Scalars['String']['output'];
  /** The product. */
  productId?: Maybe<Scalars['Int']['output']>;
  /** The code of the product. */
  sku: Scalars['String']['output'];
  /** All units: those of a child item are for all units of its parent. */
  quantity: Scalars['Int']['output'];
  /** Who delivers the product to the shop. */
  supplier?: Maybe<Scalars['String']['output']>;
  /** The code of the product at the supplier. */
  supplierCode?: Maybe<Scalars['String']['output']>;
  /** What one unit is sold for, without tax. */
  price: Scalars['Float']['output'];
  /** What one unit is sold for, with tax. */
  priceNet: Scalars['Float']['output'];
  /** All units without tax. */
  totalPrice: Scalars['Float']['output'];
  /** All units with tax. */
  totalPriceNet: Scalars['Float']['output'];
  /** The code of the tax. */
  taxCode: Taxcode;
  /** The percentage of the tax. */
  taxPercentage: Scalars['Int']['output'];
  /** From the list price to the price of the customer. */
  customerDiscountPercentage: Scalars['Float']['output'];
  /** From the price of the customer to the sales price. */
  discountPercentage: Scalars['Float']['output'];
  /** From the list price to the sales price. */
  totalDiscountPercentage: Scalars['Float']['output'];
  /** What one unit earns at its list price. */
  marginAmount: Scalars['Float']['output'];
  /** What one unit earns at its list price, as a percentage of that price. */
  marginPercentage: Scalars['Float']['output'];
  /** What one unit earns at its sales price. */
  saleMarginAmount: Scalars['Float']['output'];
  /** What one unit earns at its sales price, as a percentage of that price. */
  saleMarginPercentage: Scalars['Float']['output'];
  /** The share of the tender's discount that all units bear. */
  attributedSaleDiscount: Scalars['Float']['output'];
  /** What all units earn after their share of the tender's discount. */
  attributedSaleMargin: Scalars['Float']['output'];
  /** The list price of one unit. */
  originalPrice: Scalars['Float']['output'];
  /** What the shop pays for one unit; 0 where it is not known. */
  costPrice: Scalars['Float']['output'];
  /** What the customer pays for one unit when nobody sets another price. */
  customerPrice: Scalars['Float']['output'];
  /** Always null: points are counted for the whole tender. */
  valuePoints?: Maybe<Scalars['Int']['output']>;
  /** When the buyer may expect the goods. */
  expectedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Always null: lines are known to other systems by their products. */
  externalOrderitemId?: Maybe<Scalars['String']['output']>;
  /** A remark on the line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** What an incentive takes off the line. */
  incentive?: Maybe<TenderItemIncentive>;
  /** What comes on top of the line. */
  surcharges?: Maybe<Array<TenderItemSurcharge>>;
  /** The place among the lines: lower comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
};

/** A line below another one. */
export type TenderBaseItem = ITenderBaseItem & {
  /**
   * The number of the item.
   * @deprecated Use TenderBaseItem.uuid. The uuid is a text. Removed on 2027-03-01.
   */
  id: Scalars['Int']['output'];
  /** The uuid of the item, by which operations name it. */
  uuid: Scalars['String']['output'];
  /** The line of the order that it is; null until the tender is processed. */
  orderItemId?: Maybe<Scalars['Int']['output']>;
  /** The name of the product, or the one that the tender gives it. */
  name: Scalars['String']['output'];
  /** The product; 0 once it is deleted. */
  productId: Scalars['Int']['output'];
  /** The code of the product. */
  sku: Scalars['String']['output'];
  /** All units: those of a child item are for all units of its parent. */
  quantity: Scalars['Int']['output'];
  /** Who delivers the product to the shop. */
  supplier?: Maybe<Scalars['String']['output']>;
  /** The code of the product at the supplier. */
  supplierCode?: Maybe<Scalars['String']['output']>;
  /** What one unit is sold for, without tax. */
  price: Scalars['Float']['output'];
  /** What one unit is sold for, with tax. */
  priceNet: Scalars['Float']['output'];
  /** All units without tax. */
  totalPrice: Scalars['Float']['output'];
  /** All units with tax. */
  totalPriceNet: Scalars['Float']['output'];
  /** The code of the tax. */
  taxCode: Taxcode;
  /** The percentage of the tax. */
  taxPercentage: Scalars['Int']['output'];
  /** From the list price to the price of the customer. */
  customerDiscountPercentage: Scalars['Float']['output'];
  /** From the price of the customer to the sales price. */
  discountPercentage: Scalars['Float']['output'];
  /** From the list price to the sales price. */
  totalDiscountPercentage: Scalars['Float']['output'];
  /** What one unit earns at its list price. */
  marginAmount: Scalars['Float']['output'];
  /** What one unit earns at its list price, as a percentage of that price. */
  marginPercentage: Scalars['Float']['output'];
  /** What one unit earns at its sales price. */
  saleMarginAmount: Scalars['Float']['output'];
  /** What one unit earns at its sales price, as a percentage of that price. */
  saleMarginPercentage: Scalars['Float']['output'];
  /** The share of the tender's discount that all units bear. */
  attributedSaleDiscount: Scalars['Float']['output'];
  /** What all units earn after their share of the tender's discount. */
  attributedSaleMargin: Scalars['Float']['output'];
  /** The list price of one unit. */
  originalPrice: Scalars['Float']['output'];
  /** What the shop pays for one unit; 0 where it is not known. */
  costPrice: Scalars['Float']['output'];
  /** What the customer pays for one unit when nobody sets another price. */
  customerPrice: Scalars['Float']['output'];
  /** Always null: points are counted for the whole tender. */
  valuePoints?: Maybe<Scalars['Int']['output']>;
  /** When the buyer may expect the goods. */
  expectedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Always null: lines are known to other systems by their products. */
  externalOrderitemId?: Maybe<Scalars['String']['output']>;
  /** A remark on the line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** What an incentive takes off the line. */
  incentive?: Maybe<TenderItemIncentive>;
  /** What comes on top of the line. */
  surcharges?: Maybe<Array<TenderItemSurcharge>>;
  /** The place among the lines: lower comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
};

/** A line of a tender, or a product that an incentive gives away. */
export type TenderMainItem = ITenderBaseItem & {
  /**
   * The number of the item.
   * @deprecated Use TenderMainItem.uuid. The uuid is a text. Removed on 2027-03-01.
   */
  id: Scalars['Int']['output'];
  /** The uuid of the item, by which operations name it. */
  uuid: Scalars['String']['output'];
  /** The line of the order that it is; null until the tender is processed. */
  orderItemId?: Maybe<Scalars['Int']['output']>;
  /** The name of the product, or the one that the tender gives it. */
  name: Scalars['String']['output'];
  /** The product; null once it is deleted. */
  productId?: Maybe<Scalars['Int']['output']>;
  /** The code of the product. */
  sku: Scalars['String']['output'];
  /** All units: those of a child item are for all units of its parent. */
  quantity: Scalars['Int']['output'];
  /** Who delivers the product to the shop. */
  supplier?: Maybe<Scalars['String']['output']>;
  /** The code of the product at the supplier. */
  supplierCode?: Maybe<Scalars['String']['output']>;
  /** What one unit is sold for, without tax. */
  price: Scalars['Float']['output'];
  /** What one unit is sold for, with tax. */
  priceNet: Scalars['Float']['output'];
  /** All units without tax. */
  totalPrice: Scalars['Float']['output'];
  /** All units with tax. */
  totalPriceNet: Scalars['Float']['output'];
  /** The code of the tax. */
  taxCode: Taxcode;
  /** The percentage of the tax. */
  taxPercentage: Scalars['Int']['output'];
  /** From the list price to the price of the customer. */
  customerDiscountPercentage: Scalars['Float']['output'];
  /** From the price of the customer to the sales price. */
  discountPercentage: Scalars['Float']['output'];
  /** From the list price to the sales price. */
  totalDiscountPercentage: Scalars['Float']['output'];
  /** What one unit earns at its list price. */
  marginAmount: Scalars['Float']['output'];
  /** What one unit earns at its list price, as a percentage of that price. */
  marginPercentage: Scalars['Float']['output'];
  /** What one unit earns at its sales price. */
  saleMarginAmount: Scalars['Float']['output'];
  /** What one unit earns at its sales price, as a percentage of that price. */
  saleMarginPercentage: Scalars['Float']['output'];
  /** The share of the tender's discount that all units bear. */
  attributedSaleDiscount: Scalars['Float']['output'];
  /** What all units earn after their share of the tender's discount. */
  attributedSaleMargin: Scalars['Float']['output'];
  /** The list price of one unit. */
  originalPrice: Scalars['Float']['output'];
  /** What the shop pays for one unit; 0 where it is not known. */
  costPrice: Scalars['Float']['output'];
  /** What the customer pays for one unit when nobody sets another price. */
  customerPrice: Scalars['Float']['output'];
  /** Always null: points are counted for the whole tender. */
  valuePoints?: Maybe<Scalars['Int']['output']>;
  /** When the buyer may expect the goods. */
  expectedDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Always null: lines are known to other systems by their products. */
  externalOrderitemId?: Maybe<Scalars['String']['output']>;
  /** A remark on the line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** What an incentive takes off the line. */
  incentive?: Maybe<TenderItemIncentive>;
  /** What comes on top of the line. */
  surcharges?: Maybe<Array<TenderItemSurcharge>>;
  /** The place among the lines: lower comes first. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** The product as the catalogue has it now. `hidden` asks for hidden or for visible products only. */
  product?: Maybe<Product>;
  /** The lines that belong to this one. */
  childItems?: Maybe<Array<ITenderBaseItem>>;
  /** One unit with its child items, surcharges and incentives, without tax. */
  sum: Scalars['Float']['output'];
  /** The same with tax. */
  sumNet: Scalars['Float']['output'];
  /** All units with their child items, surcharges and incentives, without tax. */
  totalSum: Scalars['Float']['output'];
  /** The same with tax. */
  totalSumNet: Scalars['Float']['output'];
  /** From the prices of the customer to the sum. */
  discountPercentageSum: Scalars['Float']['output'];
  /** From the list prices to the sum. */
  totalDiscountPercentageSum: Scalars['Float']['output'];
  /** What one unit earns with all that belongs to it. */
  saleMarginAmountSum: Scalars['Float']['output'];
  /** What one unit earns with all that belongs to it, as a percentage of the sum. */
  saleMarginPercentageSum: Scalars['Float']['output'];
  /** The share of the tender's discount that the line bears with all that belongs to it. */
  attributedSaleDiscountSum: Scalars['Float']['output'];
  /** What the line earns with all that belongs to it, after its share of the tender's discount. */
  attributedSaleMarginSum: Scalars['Float']['output'];
};


/** A line of a tender, or a product that an incentive gives away. */
export type TenderMainItemproductArgs = {
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an incentive takes off a line. */
export type TenderItemIncentive = {
  /** What the rule calls it. */
  name?: Maybe<Scalars['String']['output']>;
  /** The units that it is about. */
  quantity: Scalars['Int']['output'];
  /** What is taken off the line, without tax. */
  price: Scalars['Float']['output'];
  /** How it changes the line. */
  code: OrderItemIncentiveCode;
};

/** A surcharge as the line pays it. */
export type TenderItemSurcharge = {
  /** What it is called. */
  names: Array<LocalizedString>;
  /** The code of its tax. */
  taxCode: Taxcode;
  /** The percentage of its tax. */
  taxPercentage: Scalars['Float']['output'];
  /** The units that pay it. */
  quantity: Scalars['Int']['output'];
  /** The surcharge of one unit, without tax. */
  price: Scalars['Float']['output'];
  /** The surcharge of the line, without tax. */
  totalPrice: Scalars['Float']['output'];
  /** The surcharge of one unit, with tax. */
  priceNet: Scalars['Float']['output'];
  /** The surcharge of the line, with tax. */
  totalPriceNet: Scalars['Float']['output'];
};

/** A page of track and trace codes. */
export type TrackAndTraceResponse = {
  items: Array<TrackAndTrace>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

/** What track and trace codes are sorted by. */
export type TrackAndTraceSortField =
  | 'ID'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT'
  | 'SHIPMENT_ID'
  | 'CARRIER_ID'
  | 'CODE';

export type TrackAndTraceSortInput = {
  field: TrackAndTraceSortField;
  order?: SortOrder;
};

/** Finds track and trace codes; a list matches any of its values. */
export type TrackAndTraceSearchInput = {
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 100. */
  offset?: Scalars['Int']['input'];
  createdAt?: InputMaybe<DateSearchInput>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<TrackAndTraceSortInput>>;
  /** A uuid. At most 1000 entries. */
  ids?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A uuid. At most 1000 entries. */
  shipmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 1000 entries. */
  carrierIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A new code of a shipment. */
export type TrackAndTraceCreateInput = {
  carrierId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  code: Scalars['String']['input'];
  /** The uuid of the shipment. A uuid. */
  shipmentId: Scalars['String']['input'];
};

/** A change of a code. */
export type TrackAndTraceUpdateInput = {
  carrierId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The uuid of the shipment. A uuid. */
  shipmentId?: InputMaybe<Scalars['String']['input']>;
};

export type CarrierType =
  /** Customers collect the goods. */
  | 'PICKUP'
  /** The goods are brought. */
  | 'DELIVERY';

/** Who brings the goods, or how customers collect them. */
export type Carrier = {
  id: Scalars['Int']['output'];
  /** Unique. */
  name: Scalars['String']['output'];
  type: CarrierType;
  descriptions?: Maybe<Array<LocalizedString>>;
  /** @deprecated Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01. */
  shippingCost: Scalars['Float']['output'];
  /** The address to which a track and trace code is appended. */
  trackAndTraceURL?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Scalars['Int']['output']>;
  lastModifiedBy?: Maybe<Scalars['Int']['output']>;
  /** What this carrier has under way; empty for a caller who may not see orders. */
  trackAndTraces: Array<TrackAndTrace>;
  /** Where this carrier collects. */
  warehouses?: Maybe<Array<Warehouse>>;
};

/** The code by which a carrier follows a shipment. */
export type TrackAndTrace = {
  carrierId?: Maybe<Scalars['Int']['output']>;
  carrier?: Maybe<Carrier>;
  /** The uuid of the track and trace. */
  id: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  code: Scalars['String']['output'];
  /** The uuid of the shipment. */
  shipmentId: Scalars['String']['output'];
  /** Where the shipment can be followed: the address of the carrier with the code; null where the carrier has none. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CarriersResponse = {
  items: Array<Carrier>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type CarrierSortField =
  | 'ID'
  | 'NAME'
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type CarrierSortInput = {
  field: CarrierSortField;
  order?: SortOrder;
};

export type CarriersSearchInput = {
  /** At least 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Items per page. 1 to 100. */
  offset?: InputMaybe<Scalars['Int']['input']>;
  createdAt?: InputMaybe<DateSearchInput>;
  /** Exact names. At most 64 characters. */
  names?: InputMaybe<Array<Scalars['String']['input']>>;
  types?: InputMaybe<Array<CarrierType>>;
  /** More than 0. */
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Carriers that collect at any of these warehouses. More than 0. */
  warehouseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  lastModifiedAt?: InputMaybe<DateSearchInput>;
  sortInputs?: InputMaybe<Array<CarrierSortInput>>;
};

export type CarrierCreateInput = {
  /** 1 to 64 characters. */
  name: Scalars['String']['input'];
  type: CarrierType;
  descriptions: Array<LocalizedStringInput>;
  /**
   * At most 5 decimals.
   * @deprecated Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01.
   */
  shippingCost?: InputMaybe<Scalars['Float']['input']>;
  /** An https address. At most 255 characters. */
  trackAndTraceURL?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Where this carrier collects. More than 0. */
  warehouseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type CarrierUpdateInput = {
  /** 1 to 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CarrierType>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /**
   * At most 5 decimals.
   * @deprecated Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01.
   */
  shippingCost?: InputMaybe<Scalars['Float']['input']>;
  /** An https address. At most 255 characters. */
  trackAndTraceURL?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Where this carrier collects from now on: replaces the warehouses it has. More than 0. */
  warehouseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Where stock lies. */
export type InventoryType =
  /** In the own warehouses. */
  | 'local'
  /** At the supplier. */
  | 'supplier';

/** The stock of a product in one place. Quantities are absolute. */
export type Inventory = {
  /** The number of the row. */
  id: Scalars['ID']['output'];
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  /** What a piece costs the merchant; 0 for callers who may not read logistics. */
  costPrice: Scalars['Float']['output'];
  /** INTERN for stock in the own warehouses. */
  supplier: Scalars['String']['output'];
  /** The supplier's code of the product. */
  supplierCode: Scalars['String']['output'];
  /** The sku of the product. */
  sku: Scalars['String']['output'];
  /** @deprecated Use Inventory.lastModifiedAt. Removed on 2027-03-01. */
  dateModified?: Maybe<Scalars['DateTime']['output']>;
  /** 0 when no warehouse is named. */
  warehouseId: Scalars['Int']['output'];
  /** The company that the stock is reserved for; null when it is for everybody. */
  companyId?: Maybe<Scalars['Int']['output']>;
  /** The place inside the warehouse. */
  location: Scalars['String']['output'];
  /** When more is expected. */
  nextDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Internal; empty for callers who may not read logistics. */
  notes: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
};

/** The stock of a product in one place, as single operations answer it. */
export type InventoryResponse = {
  /** The number of the row. */
  id: Scalars['ID']['output'];
  productId: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  /** What a piece costs the merchant. */
  costPrice: Scalars['Float']['output'];
  /** INTERN for stock in the own warehouses. */
  supplier: Scalars['String']['output'];
  /** The supplier's code of the product. */
  supplierCode: Scalars['String']['output'];
  /** The sku of the product. */
  sku: Scalars['String']['output'];
  /** @deprecated Use InventoryResponse.lastModifiedAt. Removed on 2027-03-01. */
  dateModified?: Maybe<Scalars['DateTime']['output']>;
  /** 0 when no warehouse is named. */
  warehouseId: Scalars['Int']['output'];
  /** The company that the stock is reserved for; null when it is for everybody. */
  companyId?: Maybe<Scalars['Int']['output']>;
  /** The place inside the warehouse. */
  location: Scalars['String']['output'];
  /** When more is expected. */
  nextDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** Internal. */
  notes: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /** @deprecated Always empty. Removed on 2027-03-01. */
  messages: Array<Scalars['String']['output']>;
  /** @deprecated Always 0. Removed on 2027-03-01. */
  total: Scalars['Int']['output'];
  /** The warehouse; null when none is named. */
  warehouse?: Maybe<Warehouse>;
};

export type InventoryDeleteResponse = {
  /** @deprecated Always empty. Removed on 2027-03-01. */
  messages: Array<Scalars['String']['output']>;
  /** Whether the row was deleted. */
  success: Scalars['Boolean']['output'];
};

/** The stock of a product, added up. Reserved quantities are those of rows that name a company. */
export type ProductInventory = {
  productId: Scalars['Int']['output'];
  /** Local and supplier stock that is reserved for no company. */
  totalQuantity: Scalars['Int']['output'];
  totalReservedQuantity: Scalars['Int']['output'];
  supplierQuantity: Scalars['Int']['output'];
  supplierReservedQuantity: Scalars['Int']['output'];
  localQuantity: Scalars['Int']['output'];
  localReservedQuantity: Scalars['Int']['output'];
  /** The earliest of all rows. */
  nextDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  /** What can still be promised: totalQuantity without what reservations hold. It equals totalQuantity unless a channel reserves stock. */
  availableQuantity: Scalars['Int']['output'];
  /** The rows that the caller may see: those for everybody, and those reserved for one of the caller's companies. */
  balance?: Maybe<Array<Inventory>>;
  /** @deprecated Always empty. Removed on 2027-03-01. */
  messages?: Maybe<Array<Scalars['String']['output']>>;
  /** How many rows there are. */
  total: Scalars['Int']['output'];
};

export type CreateInventoryInput = {
  type: InventoryType;
  productId: Scalars['Int']['input'];
  /** How much there is. */
  quantity: Scalars['Int']['input'];
  /** The place inside the warehouse. At most 35 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 0 or null names none. */
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
  /** Reserves the stock for this company. */
  companyId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  nextDeliveryDate?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 9999999999. At most 5 decimals. */
  costPrice?: InputMaybe<Scalars['Float']['input']>;
  /** The supplier of supplier stock; that of the product unless given. At most 255 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateInventoryInput = {
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  nextDeliveryDate?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 9999999999. At most 5 decimals. */
  costPrice?: InputMaybe<Scalars['Float']['input']>;
};

/** A file with stock; the first row names the columns. */
export type InventoryCsvInput = {
  file: Scalars['Upload']['input'];
  /** Which column holds what; without it columns are named as in InventoryFieldName. */
  mappings?: InputMaybe<Array<InventoryCsvMapping>>;
};

export type InventoryCsvMapping = {
  csvHeader: Scalars['String']['input'];
  fieldName: InventoryFieldName;
};

/** The columns of a file with stock. */
export type InventoryFieldName =
  /** By which column the product is found: PRODUCT_ID, SOURCE_ID, SKU or SUPPLIER_CODE; by the first that is filled when empty. */
  | 'LOOKUP_KEY'
  /** local or supplier; local when empty. */
  | 'INVENTORY_TYPE'
  | 'QUANTITY'
  | 'SKU'
  | 'SUPPLIER_CODE'
  | 'SUPPLIER'
  | 'PRODUCT_ID'
  | 'SOURCE_ID'
  | 'SOURCE_NAME'
  | 'WAREHOUSE_ID'
  | 'COMPANY_ID'
  | 'COMPANY_SOURCE_ID'
  | 'COMPANY_SOURCE_NAME'
  | 'LOCATION'
  | 'COST_PRICE'
  | 'NEXT_DELIVERY_DATE'
  | 'NOTES';

/** A place where goods lie: a depot, a store, a counter where they can be collected. */
export type Warehouse = {
  /** The number of the warehouse. */
  id: Scalars['ID']['output'];
  /** Unique. */
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  notes: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  /** Whether customers can shop here. */
  isStore: Scalars['Boolean']['output'];
  /** Whether customers can collect orders here. */
  isPickupLocation: Scalars['Boolean']['output'];
  /** @deprecated Warehouses no longer belong to a shop. Removed on 2027-03-01. */
  shopId?: Maybe<Scalars['Int']['output']>;
  addressId?: Maybe<Scalars['Int']['output']>;
  /** The seven days of the week, Sunday first. */
  businessHours: Array<BusinessHours>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  address?: Maybe<WarehouseAddress>;
};

/** When a warehouse is open on one day of the week. */
export type BusinessHours = {
  /** 0 is Sunday, 6 is Saturday. */
  dayOfWeek: Scalars['Float']['output'];
  /** HH:MM; null when the warehouse is closed all day. */
  openingTime?: Maybe<Scalars['String']['output']>;
  /** HH:MM; null when the warehouse is closed all day. */
  closingTime?: Maybe<Scalars['String']['output']>;
  /** HH:MM; null when there is no lunch break. */
  lunchBeakStartTime?: Maybe<Scalars['String']['output']>;
  /** HH:MM; null when there is no lunch break. */
  lunchBeakEndTime?: Maybe<Scalars['String']['output']>;
};

/** Where a warehouse stands and who answers there. */
export type WarehouseAddress = {
  id: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  gender: Gender;
  company?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  numberExtension?: Maybe<Scalars['String']['output']>;
  postalCode: Scalars['String']['output'];
  city: Scalars['String']['output'];
  region?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code. */
  country: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  /** The code under which another system knows this address. */
  code?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Whether deliveries from here count as intra-community supplies. */
  icp: YesNo;
  url?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type WarehousesResponse = {
  items: Array<Warehouse>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type WarehouseSortField =
  | 'LAST_MODIFIED_AT'
  | 'CREATED_AT';

export type WarehouseSortInput = {
  field: WarehouseSortField;
  order?: SortOrder;
};

export type WarehousesSearchInput = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isStore?: InputMaybe<Scalars['Boolean']['input']>;
  isPickupLocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 1. */
  page?: Scalars['Int']['input'];
  /** Items per page. 1 to 1000. */
  offset?: Scalars['Int']['input'];
  sortInputs?: InputMaybe<Array<WarehouseSortInput>>;
};

/** One day of the week. Closing comes after opening, a lunch break lies between the two; each pair is given whole or not at all. */
export type BusinessHoursInput = {
  /** 0 is Sunday, 6 is Saturday. 0 to 6. At most 0 decimals. */
  dayOfWeek: Scalars['Float']['input'];
  /** HH:MM. */
  openingTime?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM. */
  closingTime?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM. */
  lunchBeakStartTime?: InputMaybe<Scalars['String']['input']>;
  /** HH:MM. */
  lunchBeakEndTime?: InputMaybe<Scalars['String']['input']>;
};

export type CreateWarehouseInput = {
  /** No spaces. At most 64 characters. */
  name: Scalars['String']['input'];
  /** At most 255 characters. */
  description: Scalars['String']['input'];
  /** At most 255 characters. */
  notes: Scalars['String']['input'];
  isActive: Scalars['Boolean']['input'];
  isStore: Scalars['Boolean']['input'];
  isPickupLocation: Scalars['Boolean']['input'];
  /** @deprecated Warehouses no longer belong to a shop. Removed on 2027-03-01. */
  shopId?: InputMaybe<Scalars['Int']['input']>;
  /** Every day of the week once. At least 7 entries. At most 7 entries. */
  businessHours: Array<BusinessHoursInput>;
  createWarehouseAddress?: InputMaybe<CreateWarehouseAddressInput>;
};

export type UpdateWarehouseInput = {
  /** No spaces. At most 64 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isStore?: InputMaybe<Scalars['Boolean']['input']>;
  isPickupLocation?: InputMaybe<Scalars['Boolean']['input']>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
  /** The whole week anew: every day once. At least 7 entries. At most 7 entries. */
  businessHours?: InputMaybe<Array<BusinessHoursInput>>;
};

export type CreateWarehouseAddressInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** U unless said. */
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street: Scalars['String']['input'];
  /** 1 to 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode: Scalars['String']['input'];
  /** At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 2 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country: Scalars['String']['input'];
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** N unless said. */
  icp?: InputMaybe<YesNo>;
};

export type UpdateWarehouseAddressInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Null makes it U. */
  gender?: InputMaybe<Gender>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** At most 15 characters. */
  numberExtension?: InputMaybe<Scalars['String']['input']>;
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 2 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 30 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 150 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Null makes it N. */
  icp?: InputMaybe<YesNo>;
  /** The address to change. */
  id: Scalars['Int']['input'];
};

export type DeleteWarehouseAddressInput = {
  /** The address to delete. */
  id: Scalars['Int']['input'];
};

/** All operations of the GraphQL API. */
export type GraphqlOperation =
  | 'query.addressesByCompanyId'
  | 'query.addressesByCustomerId'
  | 'query.gqlApiKey'
  | 'query.gqlApiKeys'
  | 'query.restApiKey'
  | 'query.restApiKeys'
  | 'query.companySearch'
  | 'query.company'
  | 'query.companies'
  | 'query.contact'
  | 'query.contacts'
  | 'query.customer'
  | 'query.customers'
  | 'query.magicTokens'
  | 'query.magicToken'
  | 'query.purchaseAuthorizationConfig'
  | 'query.purchaseAuthorizationConfigs'
  | 'query.authentication'
  | 'query.user'
  | 'query.viewer'
  | 'query.attributeDescription'
  | 'query.attributeDescriptions'
  | 'query.attribute'
  | 'query.attributes'
  | 'query.attributesByProductId'
  | 'query.attributeResultByProductId'
  | 'query.attributeResultByCategoryId'
  | 'query.attributeResultByCompanyId'
  | 'query.attributeResultByContactId'
  | 'query.attributeResultByCustomerId'
  | 'query.attributeResultByClusterId'
  | 'query.bundles'
  | 'query.bundle'
  | 'query.category'
  | 'query.categories'
  | 'query.categoryBySlug'
  | 'query.categoryBySource'
  | 'query.categoryChildren'
  | 'query.categoryHierarchy'
  | 'query.clusterConfigs'
  | 'query.clusterConfig'
  | 'query.clusterConfigSetting'
  | 'query.clusterConfigsPaginated'
  | 'query.clusterOption'
  | 'query.clusterOptions'
  | 'query.cluster'
  | 'query.crossupsell'
  | 'query.crossupsells'
  | 'query.machine'
  | 'query.machines'
  | 'query.mediaImage'
  | 'query.mediaImages'
  | 'query.mediaVideo'
  | 'query.mediaVideos'
  | 'query.mediaDocument'
  | 'query.mediaDocuments'
  | 'query.media'
  | 'query.product'
  | 'query.valueset'
  | 'query.valuesets'
  | 'query.valuesetItems'
  | 'query.agent'
  | 'query.agents'
  | 'query.changes'
  | 'query.eventFailures'
  | 'query.eventActionConfig'
  | 'query.eventActionConfigs'
  | 'query.eventDeliveries'
  | 'query.ticket'
  | 'query.tickets'
  | 'query.csvImportJob'
  | 'query.csvImportJobs'
  | 'query.adminUser'
  | 'query.adminUserViewer'
  | 'query.adminUsers'
  | 'query.adminUserTenant'
  | 'query.channel'
  | 'query.channels'
  | 'query.lifecycleUsage'
  | 'query.lifecycleReadiness'
  | 'query.roleDefinitions'
  | 'query.roleDefinition'
  | 'query.role'
  | 'query.roles'
  | 'query.shop'
  | 'query.shops'
  | 'query.template'
  | 'query.templates'
  | 'query.templateErrorLog'
  | 'query.templateErrorLogs'
  | 'query.templateErrorLogStats'
  | 'query.tenant'
  | 'query.discount'
  | 'query.discounts'
  | 'query.priceCalculate'
  | 'query.priceExplain'
  | 'query.priceDefault'
  | 'query.price'
  | 'query.prices'
  | 'query.pricesheet'
  | 'query.pricesheets'
  | 'query.pricesheetsEffective'
  | 'query.productSurcharges'
  | 'query.surcharges'
  | 'query.surcharge'
  | 'query.tax'
  | 'query.taxes'
  | 'query.bulkPrices'
  | 'query.bulkCostPrices'
  | 'query.costPrices'
  | 'query.zoneTaxCode'
  | 'query.zoneTaxCodes'
  | 'query.businessRule'
  | 'query.businessRules'
  | 'query.businessRuleJDM'
  | 'query.businessRuleDecisionTable'
  | 'query.businessRuleFieldDefinitions'
  | 'query.cart'
  | 'query.carts'
  | 'query.favoriteLists'
  | 'query.favoriteList'
  | 'query.orderGetPDF'
  | 'query.quoteGetPDF'
  | 'query.orderRevisions'
  | 'query.orderRevision'
  | 'query.orderStatusSets'
  | 'query.orderStatusSet'
  | 'query.orderStatuses'
  | 'query.orderStatus'
  | 'query.orders'
  | 'query.order'
  | 'query.orderAddress'
  | 'query.orderAddresses'
  | 'query.addressesByOrderId'
  | 'query.orderlist'
  | 'query.orderlists'
  | 'query.computedOrderlists'
  | 'query.payment'
  | 'query.payments'
  | 'query.payMethod'
  | 'query.payMethods'
  | 'query.shipment'
  | 'query.shipments'
  | 'query.shipmentItem'
  | 'query.shipmentItems'
  | 'query.tender'
  | 'query.trackAndTrace'
  | 'query.trackAndTraces'
  | 'query.carriers'
  | 'query.carrier'
  | 'query.inventory'
  | 'query.warehouse'
  | 'query.warehouses'
  | 'query.productSearchBatchMetrics'
  | 'query.productSearchBatchMetricsFailedJobs'
  | 'query.productSearchBatchMetricsHourly'
  | 'query.productSearchBatchMetricsQueueStatus'
  | 'query.productSearchReindexLock'
  | 'query.productSearchReindexStatus'
  | 'query.baseProducts'
  | 'query.clusters'
  | 'query.productsRaw'
  | 'query.productSearchSolr'
  | 'query.productSearchByCategory'
  | 'query.products'
  | 'mutation.companyAddressCreate'
  | 'mutation.companyAddressUpdate'
  | 'mutation.companyAddressDelete'
  | 'mutation.customerAddressCreate'
  | 'mutation.customerAddressUpdate'
  | 'mutation.customerAddressDelete'
  | 'mutation.gqlApiKeyCreate'
  | 'mutation.gqlApiKeyUpdate'
  | 'mutation.gqlApiKeyDelete'
  | 'mutation.restApiKeyCreate'
  | 'mutation.restApiKeyUpdate'
  | 'mutation.restApiKeyDelete'
  | 'mutation.companySearchIndexUpdateMapping'
  | 'mutation.companySearchReindex'
  | 'mutation.companySearchFixAliasWriteIndex'
  | 'mutation.companySearchCleanupOrphanedIndices'
  | 'mutation.companyCreate'
  | 'mutation.companyUpdate'
  | 'mutation.companyDelete'
  | 'mutation.companyCsvImport'
  | 'mutation.contactCreate'
  | 'mutation.contactRegister'
  | 'mutation.contactUpdate'
  | 'mutation.contactAddToCompanies'
  | 'mutation.contactRemoveFromCompanies'
  | 'mutation.contactDelete'
  | 'mutation.contactCreateAccount'
  | 'mutation.contactDeleteAccount'
  | 'mutation.addCompanyManager'
  | 'mutation.removeCompanyManager'
  | 'mutation.contactCsvImport'
  | 'mutation.customerCreate'
  | 'mutation.customerRegister'
  | 'mutation.customerUpdate'
  | 'mutation.customerDelete'
  | 'mutation.customerCreateAccount'
  | 'mutation.customerDeleteAccount'
  | 'mutation.customerCsvImport'
  | 'mutation.magicTokenCreate'
  | 'mutation.magicTokenUpdate'
  | 'mutation.magicTokenDelete'
  | 'mutation.magicTokenLogin'
  | 'mutation.triggerPasswordSendResetEmailEvent'
  | 'mutation.triggerPasswordSendInitEmailEvent'
  | 'mutation.passwordResetLink'
  | 'mutation.publishPasswordResetEmailEvent'
  | 'mutation.triggerContactSendWelcomeEmailEvent'
  | 'mutation.triggerCustomerSendWelcomeEmailEvent'
  | 'mutation.purchaseAuthorizationConfigCreate'
  | 'mutation.purchaseAuthorizationConfigUpdate'
  | 'mutation.purchaseAuthorizationConfigDelete'
  | 'mutation.startSession'
  | 'mutation.login'
  | 'mutation.logout'
  | 'mutation.authenticationCreate'
  | 'mutation.authenticationDelete'
  | 'mutation.claimsReset'
  | 'mutation.claimsResetAll'
  | 'mutation.verifyToken'
  | 'mutation.exchangeRefreshToken'
  | 'mutation.attributeDescriptionCreate'
  | 'mutation.attributeDescriptionUpdate'
  | 'mutation.attributeDescriptionDelete'
  | 'mutation.attributeDescriptionDeleteBulk'
  | 'mutation.attributeDescriptionCsvImport'
  | 'mutation.attributeCreate'
  | 'mutation.attributeUpdate'
  | 'mutation.attributeDelete'
  | 'mutation.attributeCsvImport'
  | 'mutation.bundleCreate'
  | 'mutation.bundleUpdate'
  | 'mutation.bundleDelete'
  | 'mutation.bundleAddItems'
  | 'mutation.bundleAddItemsAndReturnBundle'
  | 'mutation.bundleRemoveItem'
  | 'mutation.bundleRemoveItemAndReturnBundle'
  | 'mutation.categoryCreate'
  | 'mutation.categoryUpdate'
  | 'mutation.categoryCsvImport'
  | 'mutation.categoryDelete'
  | 'mutation.categoryMoveAbove'
  | 'mutation.categoryMoveBelow'
  | 'mutation.clusterConfigCreate'
  | 'mutation.clusterConfigDelete'
  | 'mutation.clusterConfigAddSetting'
  | 'mutation.clusterConfigUpdateSetting'
  | 'mutation.clusterConfigRemoveSetting'
  | 'mutation.clusterConfigSettingCreate'
  | 'mutation.clusterConfigSettingDelete'
  | 'mutation.clusterConfigSettingUpdate'
  | 'mutation.clusterConfigUpdate'
  | 'mutation.clusterOptionCreate'
  | 'mutation.clusterOptionUpdate'
  | 'mutation.clusterOptionDelete'
  | 'mutation.clusterOptionAssignProducts'
  | 'mutation.clusterOptionRemoveProducts'
  | 'mutation.clusterOptionProductCreate'
  | 'mutation.clusterOptionProductUpdate'
  | 'mutation.clusterOptionProductDelete'
  | 'mutation.clusterOptionMoveAbove'
  | 'mutation.clusterOptionMoveBelow'
  | 'mutation.productClusterOptionMoveAbove'
  | 'mutation.productClusterOptionMoveBelow'
  | 'mutation.clusterProductCreate'
  | 'mutation.clusterProductUpdate'
  | 'mutation.clusterProductDelete'
  | 'mutation.clusterCreate'
  | 'mutation.clusterUpdate'
  | 'mutation.clusterCsvImport'
  | 'mutation.clusterDelete'
  | 'mutation.clusterAssignProducts'
  | 'mutation.clusterUnassignProducts'
  | 'mutation.clusterAssignProduct'
  | 'mutation.clusterUnassignProduct'
  | 'mutation.productAssignToCluster'
  | 'mutation.productUnassignFromCluster'
  | 'mutation.productClusterMoveAbove'
  | 'mutation.productClusterMoveBelow'
  | 'mutation.crossupsellCreate'
  | 'mutation.crossupsellUpdate'
  | 'mutation.crossupsellDelete'
  | 'mutation.machineCreate'
  | 'mutation.machineDelete'
  | 'mutation.machineUpsert'
  | 'mutation.mediaImageCreate'
  | 'mutation.mediaImageUpdate'
  | 'mutation.mediaImageDelete'
  | 'mutation.mediaImageCsvImport'
  | 'mutation.mediaVideoCreate'
  | 'mutation.mediaVideoUpdate'
  | 'mutation.mediaVideoDelete'
  | 'mutation.mediaVideoCsvImport'
  | 'mutation.mediaDocumentCreate'
  | 'mutation.mediaDocumentUpdate'
  | 'mutation.mediaDocumentDelete'
  | 'mutation.mediaDocumentCsvImport'
  | 'mutation.mediaAttachmentCreate'
  | 'mutation.mediaAttachmentUpdate'
  | 'mutation.mediaAttachmentDelete'
  | 'mutation.categoryAddProductsClusters'
  | 'mutation.categoryRemoveProductsClusters'
  | 'mutation.productBulkMove'
  | 'mutation.clusterBulkMove'
  | 'mutation.baseProductCategoryMoveAbove'
  | 'mutation.baseProductCategoryMoveAboveByUuids'
  | 'mutation.baseProductCategoryMoveBelow'
  | 'mutation.baseProductCategoryMoveBelowByUuids'
  | 'mutation.baseProductCategoryMoveToBottom'
  | 'mutation.baseProductCategoryMoveToBottomByUuids'
  | 'mutation.baseProductCategoryMoveToTop'
  | 'mutation.baseProductCategoryMoveToTopByUuids'
  | 'mutation.clusterAddToCategory'
  | 'mutation.clusterCategoryMoveAbove'
  | 'mutation.clusterCategoryMoveBelow'
  | 'mutation.clusterRemoveFromCategory'
  | 'mutation.clusterSetDefaultCategory'
  | 'mutation.clustersBulkAddToCategory'
  | 'mutation.clustersBulkRemoveFromCategory'
  | 'mutation.productAddToCategory'
  | 'mutation.productCategoryMoveAbove'
  | 'mutation.productCategoryMoveBelow'
  | 'mutation.productCategoryMoveToBottom'
  | 'mutation.productCategoryMoveToTop'
  | 'mutation.productRemoveFromCategory'
  | 'mutation.productSetDefaultCategory'
  | 'mutation.productsBulkAddToCategory'
  | 'mutation.productsBulkRemoveFromCategory'
  | 'mutation.productCreate'
  | 'mutation.productUpdate'
  | 'mutation.productDelete'
  | 'mutation.productCsvImport'
  | 'mutation.valuesetCreate'
  | 'mutation.valuesetUpdate'
  | 'mutation.valuesetDelete'
  | 'mutation.valuesetItemCreate'
  | 'mutation.valuesetItemUpdate'
  | 'mutation.valuesetItemDelete'
  | 'mutation.agentCreate'
  | 'mutation.agentUpdate'
  | 'mutation.agentDelete'
  | 'mutation.agentMessageCreate'
  | 'mutation.agentConversationCreate'
  | 'mutation.publishEmailEvent'
  | 'mutation.publishEmailSendEvent'
  | 'mutation.eventFailureReplay'
  | 'mutation.eventFailuresReplay'
  | 'mutation.eventActionConfigDelete'
  | 'mutation.triggerCustomEvent'
  | 'mutation.eventToEmailConfigCreate'
  | 'mutation.eventToEmailConfigUpdate'
  | 'mutation.eventToWebHookConfigCreate'
  | 'mutation.eventToWebHookConfigUpdate'
  | 'mutation.eventDeliveryRedeliver'
  | 'mutation.eventDeliveriesRedeliver'
  | 'mutation.ticketCreate'
  | 'mutation.ticketUpdate'
  | 'mutation.ticketDelete'
  | 'mutation.csvImportJobCancel'
  | 'mutation.adminUserCreate'
  | 'mutation.adminUserUpdate'
  | 'mutation.adminUserDelete'
  | 'mutation.adminUserTenantCreate'
  | 'mutation.adminUserTenantDelete'
  | 'mutation.channelCreate'
  | 'mutation.channelUpdate'
  | 'mutation.channelDelete'
  | 'mutation.roleDefinitionCreate'
  | 'mutation.roleDefinitionUpdate'
  | 'mutation.roleDefinitionDelete'
  | 'mutation.roleCreate'
  | 'mutation.roleUpdate'
  | 'mutation.roleDelete'
  | 'mutation.shopInvalidateCache'
  | 'mutation.emailTemplateCreate'
  | 'mutation.emailTemplateUpdate'
  | 'mutation.documentTemplateCreate'
  | 'mutation.documentTemplateUpdate'
  | 'mutation.templateDelete'
  | 'mutation.emailTemplateAddAttachment'
  | 'mutation.emailTemplateRemoveAttachment'
  | 'mutation.templateRenderToHTML'
  | 'mutation.emailTemplateRenderAndSend'
  | 'mutation.documentTemplateRenderToPDF'
  | 'mutation.tenantCreate'
  | 'mutation.tenantUpdate'
  | 'mutation.tenantDelete'
  | 'mutation.discountCreate'
  | 'mutation.discountUpdate'
  | 'mutation.discountDelete'
  | 'mutation.discountsDeleteByPricesheetId'
  | 'mutation.discountCsvImport'
  | 'mutation.priceCreate'
  | 'mutation.priceCsvImport'
  | 'mutation.priceUpdate'
  | 'mutation.priceDelete'
  | 'mutation.pricesheetCreate'
  | 'mutation.pricesheetUpdate'
  | 'mutation.pricesheetCsvImport'
  | 'mutation.pricesheetDelete'
  | 'mutation.pricesheetAssign'
  | 'mutation.pricesheetUnassign'
  | 'mutation.surchargeCreate'
  | 'mutation.surchargeUpdate'
  | 'mutation.addSurchargesToProduct'
  | 'mutation.removeSurchargesFromProduct'
  | 'mutation.surchargeDelete'
  | 'mutation.taxCreate'
  | 'mutation.taxUpdate'
  | 'mutation.taxDelete'
  | 'mutation.bulkPriceCreate'
  | 'mutation.bulkPriceUpdate'
  | 'mutation.bulkPriceCsvImport'
  | 'mutation.bulkPriceDelete'
  | 'mutation.bulkPricesCreate'
  | 'mutation.bulkPricesDelete'
  | 'mutation.bulkCostPriceCreate'
  | 'mutation.bulkCostPriceUpdate'
  | 'mutation.bulkCostPriceCsvImport'
  | 'mutation.bulkCostPriceDelete'
  | 'mutation.bulkCostPricesBulk'
  | 'mutation.bulkCostPricesDelete'
  | 'mutation.costPriceCreate'
  | 'mutation.costPriceUpdate'
  | 'mutation.costPriceDelete'
  | 'mutation.costPricesBulk'
  | 'mutation.costPricesDelete'
  | 'mutation.zoneTaxCodeCreate'
  | 'mutation.zoneTaxCodeUpdate'
  | 'mutation.zoneTaxCodeDelete'
  | 'mutation.zoneTaxCodesCreate'
  | 'mutation.zoneTaxCodesDelete'
  | 'mutation.businessRuleCreate'
  | 'mutation.businessRuleUpdate'
  | 'mutation.businessRuleDelete'
  | 'mutation.businessRuleDecisionTableAddColumn'
  | 'mutation.businessRuleDecisionTableUpdate'
  | 'mutation.businessRuleDecisionTableDeleteColumn'
  | 'mutation.businessRuleDecisionTableAddRow'
  | 'mutation.businessRuleDecisionTableMoveRow'
  | 'mutation.businessRuleDecisionTableDeleteRow'
  | 'mutation.businessRuleDecisionTableSetCell'
  | 'mutation.incentiveRuleCreate'
  | 'mutation.incentiveRuleSetOrderItemConditions'
  | 'mutation.incentiveRuleSetAction'
  | 'mutation.cartStart'
  | 'mutation.cartSetUser'
  | 'mutation.cartSetContact'
  | 'mutation.cartSetCustomer'
  | 'mutation.cartUpdate'
  | 'mutation.cartDelete'
  | 'mutation.cartProcess'
  | 'mutation.cartAddActionCode'
  | 'mutation.cartRemoveActionCode'
  | 'mutation.cartUpdateAddress'
  | 'mutation.cartRequestPurchaseAuthorization'
  | 'mutation.cartAcceptPurchaseAuthorizationRequest'
  | 'mutation.cartAddItem'
  | 'mutation.cartAddBundle'
  | 'mutation.cartUpdateItem'
  | 'mutation.cartItemBulk'
  | 'mutation.cartDeleteItem'
  | 'mutation.cartInvalidateCache'
  | 'mutation.favoriteListCreate'
  | 'mutation.favoriteListUpdate'
  | 'mutation.favoriteListDelete'
  | 'mutation.favoriteListAddItems'
  | 'mutation.favoriteListRemoveItems'
  | 'mutation.favoriteListClearItems'
  | 'mutation.orderSendConfirmationEmail'
  | 'mutation.orderRevisionsInvalidate'
  | 'mutation.orderRevisionRestore'
  | 'mutation.orderStatusSetCreate'
  | 'mutation.orderStatusSetUpdate'
  | 'mutation.orderStatusSetAddOrderStatuses'
  | 'mutation.orderStatusSetRemoveOrderStatuses'
  | 'mutation.orderStatusSetDelete'
  | 'mutation.orderStatusCreate'
  | 'mutation.orderStatusUpdate'
  | 'mutation.orderStatusDelete'
  | 'mutation.orderCreate'
  | 'mutation.orderUpdate'
  | 'mutation.orderDelete'
  | 'mutation.orderSetStatus'
  | 'mutation.orderItemCreate'
  | 'mutation.orderItemUpdate'
  | 'mutation.orderItemDelete'
  | 'mutation.orderAddressUpdate'
  | 'mutation.orderUpdateAddress'
  | 'mutation.triggerOrderSendConfirm'
  | 'mutation.triggerQuoteSendRequest'
  | 'mutation.triggerQuoteSendValidation'
  | 'mutation.triggerQuoteSend'
  | 'mutation.orderlistCreate'
  | 'mutation.orderlistUpdate'
  | 'mutation.orderlistAddItems'
  | 'mutation.orderlistRemoveItems'
  | 'mutation.orderlistAssignUsers'
  | 'mutation.orderlistUnassignUsers'
  | 'mutation.orderlistAssignCompanies'
  | 'mutation.orderlistUnassignCompanies'
  | 'mutation.orderlistDelete'
  | 'mutation.paymentCreate'
  | 'mutation.paymentUpdate'
  | 'mutation.paymentDelete'
  | 'mutation.payMethodCreate'
  | 'mutation.payMethodUpdate'
  | 'mutation.payMethodDelete'
  | 'mutation.shipmentCreate'
  | 'mutation.shipmentUpdate'
  | 'mutation.shipmentDelete'
  | 'mutation.shipmentItemCreate'
  | 'mutation.shipmentItemUpdate'
  | 'mutation.shipmentItemDelete'
  | 'mutation.tenderStart'
  | 'mutation.tenderUpdateAddress'
  | 'mutation.tenderAddItems'
  | 'mutation.tenderUpdateItem'
  | 'mutation.tenderDeleteItem'
  | 'mutation.tenderDeleteBonusItem'
  | 'mutation.tenderUpdateInvoiceUser'
  | 'mutation.tenderUpdate'
  | 'mutation.tenderUpdateDiscount'
  | 'mutation.tenderUpdatePostage'
  | 'mutation.tenderUpdatePayment'
  | 'mutation.tenderApplyIncentives'
  | 'mutation.tenderProcess'
  | 'mutation.tenderDelete'
  | 'mutation.trackAndTraceCreate'
  | 'mutation.trackAndTraceUpdate'
  | 'mutation.trackAndTraceDelete'
  | 'mutation.carrierCreate'
  | 'mutation.carrierUpdate'
  | 'mutation.carrierDelete'
  | 'mutation.carrierAssignWarehouse'
  | 'mutation.carrierAssignWarehouseAndReturnCarrier'
  | 'mutation.carrierUnassignWarehouse'
  | 'mutation.carrierUnassignWarehouseAndReturnCarrier'
  | 'mutation.inventoryCreate'
  | 'mutation.inventoryCsvImport'
  | 'mutation.inventoryUpdate'
  | 'mutation.inventoryDelete'
  | 'mutation.warehouseCreate'
  | 'mutation.warehouseUpdate'
  | 'mutation.warehouseDelete'
  | 'mutation.warehouseAddressCreate'
  | 'mutation.warehouseAddressUpdate'
  | 'mutation.warehouseAddressDelete'
  | 'mutation.productSearchCategoriesIndex'
  | 'mutation.productSearchClustersIndex'
  | 'mutation.productSearchProductsIndex'
  | 'mutation.productSearchFullReindexStart'
  | 'mutation.productSearchFullReindexCancel'
  | 'mutation.productSearchReindexLockForceRelease'
