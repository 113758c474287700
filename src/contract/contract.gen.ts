// Generated from the rooms' SDL by `npm run generate`. Do not edit.
import type { UploadedFile } from '../core/upload.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AddressRow, GqlApiKeyRow, RestApiKeyRow, CompanyRow, ContactRow, CustomerRow, MagicTokenRow, PurchaseAuthorizationConfigRow, RoleDefinitionRow, RoleRow, AttributeDescriptionRow, CategoryRow, ClusterConfigRow, ClusterConfigSettingRow, ClusterRow, ProductRow, ValuesetRow, ValuesetItemRow, AdminUserRow, AdminUserTenantRow, ChannelRow, ShopRow, TenantRow, SurchargeRow, TaxRow, OrderlistRow, PayMethodRow, CarrierRow, TrackAndTraceRow, WarehouseRow, WarehouseAddressRow } from '../db/db.gen.js';
import type { Ctx } from '../core/context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  /** The latest instant, ISO 8601. ISO 8601. */
  lessThan?: InputMaybe<Scalars['String']['input']>;
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
  /** A page of role definitions. */
  roleDefinitions: RoleDefinitionResponse;
  /** One role definition. */
  roleDefinition: RoleDefinition;
  /** One role: any of them with role.VIEWER, or one's own. */
  role: Role;
  /** A page of roles. Who lacks the right to read roles may ask for their own. */
  roles: RoleResponse;
  /** The account with an e-mail address: any for user.OWNER, otherwise the caller's own. Tokens are not shown. */
  authentication: GCIPUser;
  /** A contact or customer by number or login, by both when both are given. Without user.VIEWER one finds oneself. */
  user: IBaseUser;
  /** Who is calling: a contact, a customer, or a bare user. */
  viewer: IBaseUser;
  /** One category by its number or by a slug in any language; only if it is as `hidden` asks. */
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
  valueset: Valueset;
  /** A page of valuesets. */
  valuesets: ValuesetResponse;
  /** A page of values, of all sets together. */
  valuesetItems: ValuesetItemResponse;
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
  /** @deprecated Use channel. Removed on 2027-03-01. */
  shop: Shop;
  /**
   * All shops of the tenant, by id; not paged.
   * @deprecated Use channels. Removed on 2027-03-01.
   */
  shops: Array<Shop>;
  /** The tenant of the caller. */
  tenant: Tenant;
  /** A page of surcharges; without input, of those in use. */
  surcharges: SurchargesResponse;
  surcharge: Surcharge;
  /** One tax, by its id or by code and zone. */
  tax: Tax;
  /** A page of taxes. */
  taxes: TaxesResponse;
  /** One order list; without shop.VIEWER, one that is assigned to the caller or a company of theirs. */
  orderlist: Orderlist;
  /** A page of order lists; without shop.VIEWER, those that are assigned to the caller or a company of theirs. */
  orderlists: OrderlistsResponse;
  /** What the lists in force for a party say together: negative ones win. */
  computedOrderlists: ComputedOrderlistsResponse;
  payMethod: PayMethod;
  /** A page of pay methods. */
  payMethods: PayMethodsResponse;
  /** A page of carriers. */
  carriers: CarriersResponse;
  carrier: Carrier;
  warehouse: Warehouse;
  /** A page of warehouses. */
  warehouses: WarehousesResponse;
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


export type QueryauthenticationArgs = {
  email: Scalars['String']['input'];
};


export type QueryuserArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  login?: InputMaybe<Scalars['String']['input']>;
};


export type QuerycategoryArgs = {
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


export type QueryvaluesetArgs = {
  id: Scalars['Int']['input'];
};


export type QueryvaluesetsArgs = {
  input?: InputMaybe<ValuesetSearchInput>;
};


export type QueryvaluesetItemsArgs = {
  input?: InputMaybe<ValuesetItemSearchInput>;
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


export type QueryshopArgs = {
  shopId: Scalars['Int']['input'];
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


export type QueryorderlistArgs = {
  id: Scalars['Int']['input'];
};


export type QueryorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};


export type QuerycomputedOrderlistsArgs = {
  input: ComputedOrderlistsInput;
};


export type QuerypayMethodArgs = {
  id: Scalars['Int']['input'];
};


export type QuerypayMethodsArgs = {
  input?: InputMaybe<PayMethodSearchInput>;
};


export type QuerycarriersArgs = {
  input?: InputMaybe<CarriersSearchInput>;
};


export type QuerycarrierArgs = {
  id: Scalars['Int']['input'];
};


export type QuerywarehouseArgs = {
  id: Scalars['Int']['input'];
};


export type QuerywarehousesArgs = {
  input?: InputMaybe<WarehousesSearchInput>;
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
  /** Changes the fields that are given. A key that is switched off is refused at once here, and within five seconds elsewhere. */
  gqlApiKeyUpdate: GqlApiKey;
  gqlApiKeyDelete: Scalars['Boolean']['output'];
  /** Makes a client with the standard rights of an integration. Its answer is the only one that shows the secret in full. */
  restApiKeyCreate: RestApiKey;
  /** Changes the fields that are given. The tokens of a client that is switched off are refused at once here, and within five seconds elsewhere. */
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
  /** Begins a visitor's session. */
  startSession: Login;
  /** Logs in with e-mail address and password. A wrong password and an unknown address are answered alike; too many failures have to wait. */
  login: Login;
  /**
   * Ends the session of the Bearer token: neither of its tokens works any more.
   * @deprecated No replacement: stop using it. The announced replacement is not available yet. Removed on 2027-03-01.
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
  /** Adds a set of the merchant's own, with its first values. */
  valuesetCreate: Valueset;
  /** Changes the fields that are given. */
  valuesetUpdate: Valueset;
  /** Deletes a set and the values in it. */
  valuesetDelete: Scalars['Boolean']['output'];
  /** Adds a value to a set of the merchant's own. */
  valuesetItemCreate: ValuesetItem;
  /** Changes the fields that are given. */
  valuesetItemUpdate: ValuesetItem;
  valuesetItemDelete: Scalars['Boolean']['output'];
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
  /**
   * Lets this server look up its keys afresh.
   * @deprecated No replacement: stop using it. Removed on 2027-03-01.
   */
  shopInvalidateCache: Scalars['Boolean']['output'];
  /** Makes a tenant: its database, its first channel and that channel's shop. Everything, or nothing. */
  tenantCreate: Tenant;
  /** Changes the fields that are given; without an id, of the caller's own tenant. */
  tenantUpdate: Tenant;
  /** Deletes a tenant with its database and its keys, neither the default tenant nor the caller's own. */
  tenantDelete: Scalars['Boolean']['output'];
  surchargeCreate: Surcharge;
  /** Changes the fields that are given, of which there must be one. */
  surchargeUpdate: Surcharge;
  /** Deletes a surcharge and answers what it was. */
  surchargeDelete: Surcharge;
  /** Adds a tax. Code and zone together are unique. */
  taxCreate: Tax;
  /** Changes the fields that are given. */
  taxUpdate: Tax;
  taxDelete: Scalars['Boolean']['output'];
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
  payMethodCreate: PayMethod;
  /** Changes the fields that are given. */
  payMethodUpdate: PayMethod;
  payMethodDelete: Scalars['Boolean']['output'];
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


export type MutationsurchargeCreateArgs = {
  input: CreateSurchargeInput;
};


export type MutationsurchargeUpdateArgs = {
  id: Scalars['String']['input'];
  input: UpdateSurchargeInput;
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
};

export type GqlApiKeyUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Replaces all roles of the key. */
  roles?: InputMaybe<Array<GqlApiKeyRoleInput>>;
  /** The channel that the key acts for; it must exist. */
  channelId?: InputMaybe<Scalars['Int']['input']>;
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

/** A company as it was found, with its addresses and contacts. */
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
  | 'CONTACT_DEBTOR_ID';

/** Fields to look for the term in, and how much a find there counts for RELEVANCE. */
export type CompanyTermFieldInput = {
  fieldNames: Array<CompanyTermFieldName>;
  /** 1 to 1000. */
  boost?: InputMaybe<Scalars['Int']['input']>;
};

/** Of addresses and contacts, the first in the order counts. */
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
  | 'CONTACT_DEBTOR_ID';

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
  /** All of them unless said. At most 100 entries. */
  termFields?: InputMaybe<Array<CompanyTermFieldInput>>;
  companyCreatedAt?: InputMaybe<DateSearchInput>;
  companyLastModifiedAt?: InputMaybe<DateSearchInput>;
  contactCreatedAt?: InputMaybe<DateSearchInput>;
  contactLastModifiedAt?: InputMaybe<DateSearchInput>;
  contactDateOfBirth?: InputMaybe<DateSearchInput>;
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
  /** Items per page. 1 to 1000. */
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
};

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
  /** Items per page. 1 to 1000. */
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
};

export type UpdateContactInput = {
  /** At most 30 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Unique among contacts and accounts. Who has an account logs in with the new one from now on. An e-mail address. At most 150 characters. */
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
  /** Items per page. 1 to 1000. */
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
  /** Changes what the customer logs in with, too. An e-mail address. At most 150 characters. */
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
};

/** A customer with an account, and the session that it begins with. */
export type RegisterCustomerResponse = {
  customer: IBaseUser;
  session: RegisterUserSession;
};

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

/** Whose password is to be chosen anew, and how the e-mail speaks. */
export type EmailEventInput = {
  /** Of what kind the e-mail is; one about a password stays one, whatever this says. */
  type?: InputMaybe<EmailEventType>;
  /** The e-mail address of the account; `to` may name it instead. An e-mail address. At most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The mailbox of the account, where `email` is left out. At least 1 entry. At most 1 entries. */
  to?: InputMaybe<Array<EmailSendContactInput>>;
  /** Where the page leads on to once the password is set: an address of this server, or of a host that its operator allows. At most 2000 characters. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The language of the e-mail and of the page; English where they do not speak it. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The channel in whose name the e-mail is sent; that of the caller when it is left out. */
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
  /** Where the page leads on to once the password is set: an address of this server, or of a host that its operator allows. At most 2000 characters. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The language of the page, and of what is said as usual. Two letters. */
  language?: InputMaybe<Scalars['String']['input']>;
};

export type PublishEmailEventResponse = {
  /** The e-mail will be sent. */
  success: Scalars['Boolean']['output'];
  /** The id of the event that sends it. */
  messageId?: Maybe<Scalars['String']['output']>;
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
  /** 6 to 1024 characters. */
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
  /** One that is not public is only for those with a role for the records of its class. */
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

export type AttributeDescriptionResponse = {
  items: Array<AttributeDescription>;
  itemsFound: Scalars['Int']['output'];
  offset: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
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

/** Which of many were deleted, and which were not. */
export type BulkDeleteResponse = {
  deletedIds?: Maybe<Array<Scalars['String']['output']>>;
  failedIds?: Maybe<Array<Scalars['String']['output']>>;
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

export type BundleCondition =
  | 'ALL'
  | 'EP';

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
  /** ISO 8601. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
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
   * ISO 8601.
   * @deprecated Use CategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use CategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
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
  /** ISO 8601. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
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
   * ISO 8601.
   * @deprecated Use ClusterCategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use ClusterCategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
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
  /** ISO 8601. */
  createdAtTo?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
  lastModifiedAtFrom?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601. */
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
   * ISO 8601.
   * @deprecated Use ProductCategorySearchInput.createdAtTo. Removed on 2027-03-01.
   */
  dateCreatedTo?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
   * @deprecated Use ProductCategorySearchInput.lastModifiedAtFrom. Removed on 2027-03-01.
   */
  dateModifiedFrom?: InputMaybe<Scalars['String']['input']>;
  /**
   * ISO 8601.
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
  /** A new category has a slug in every language of its names, asked for or not. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Makes slugs from the names anew, in the languages for which none is given. */
  autoGenerateSlugs?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Unique; letters, digits and underscores. 2 to 35 characters. */
  name: Scalars['String']['input'];
  settings?: InputMaybe<Array<ClusterConfigSettingInput>>;
};

export type ClusterConfigUpdateInput = {
  /** Unique; letters, digits and underscores. 2 to 35 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ClusterConfigSettingInput = {
  /** A configuration names an attribute once. 1 to 64 characters. */
  attributeName: Scalars['String']['input'];
  displayType: ClusterConfigSettingDisplayType;
  /** The lowest comes first; 0 unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

export type ClusterConfigSettingCreateInput = {
  /** A configuration names an attribute once. 1 to 64 characters. */
  attributeName: Scalars['String']['input'];
  displayType: ClusterConfigSettingDisplayType;
  /** The lowest comes first; 0 unless given. */
  priority?: InputMaybe<Scalars['Int']['input']>;
};

export type ClusterConfigSettingUpdateInput = {
  displayType?: InputMaybe<ClusterConfigSettingDisplayType>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 64 characters. */
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
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  uuid: Scalars['String']['output'];
  type: ProductClass;
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  drillDowns?: Maybe<Array<ClusterDrillDown>>;
  config?: Maybe<ClusterConfig>;
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
  id: Scalars['Int']['output'];
  clusterId: Scalars['Int']['output'];
  categoryId: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  names: Array<LocalizedString>;
  descriptions: Array<LocalizedString>;
  shortDescriptions: Array<LocalizedString>;
  slugs: Array<LocalizedString>;
  /** @deprecated Use Cluster.code. Removed on 2027-03-01. */
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
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  drillDowns?: Maybe<Array<ClusterDrillDown>>;
  config?: Maybe<ClusterConfig>;
  clusterConfig?: Maybe<ClusterConfig>;
  /** The order lists that name the cluster, as far as the caller may see them. */
  orderlists: OrderlistsResponse;
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
export type ClusterorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

export type CrossupsellType =
  | 'ACCESSORIES'
  | 'ALTERNATIVES'
  | 'OPTIONS'
  | 'PARTS'
  | 'RELATED';

/** What products and clusters have in common with any other thing in the catalogue. */
export type IResource = {
  id: Scalars['Int']['output'];
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  language?: Maybe<Scalars['String']['output']>;
  /** @deprecated No replacement: stop using it. Read `type` of the product or cluster. Removed on 2027-03-01. */
  class: ProductClass;
  hidden: YesNo;
};

/** A product or a cluster of products: what a list of the catalogue shows. */
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
  /** @deprecated Use Product.sku or Cluster.code. Removed on 2027-03-01. */
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
};


/** A product or a cluster of products: what a list of the catalogue shows. */
export type IBaseProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products: what a list of the catalogue shows. */
export type IBaseProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products: what a list of the catalogue shows. */
export type IBaseProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products: what a list of the catalogue shows. */
export type IBaseProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A product or a cluster of products: what a list of the catalogue shows. */
export type IBaseProductshortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What every product has. */
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
};


/** What every product has. */
export type IProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every product has. */
export type IProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every product has. */
export type IProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** What every product has. */
export type IProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
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
  /** The order lists that name the product itself, as far as the caller may see them. */
  orderlists: OrderlistsResponse;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductnamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductdescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductshortDescriptionsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductslugsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductshortNamesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Something that is sold. It stands in categories, or it is one of the products of a cluster. */
export type ProductorderlistsArgs = {
  input?: InputMaybe<OrderlistSearchInput>;
};

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
  /** Items per page. 1 to 1000. */
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
  /** Items per page. 1 to 1000. */
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
  /** @deprecated No replacement: stop using it. Removed on 2027-03-01. */
  defaultLetterId?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  /**
   * Null for a caller who may not read the configuration.
   * @deprecated No replacement: stop using it. The channel itself replaces the shop. Removed on 2027-03-01.
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
};

export type ChannelUpdateInput = {
  /** At least 1 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  descriptions?: InputMaybe<Array<LocalizedStringInput>>;
  /** The root category of the catalogue that this channel shows. */
  catalogRootId?: InputMaybe<Scalars['Int']['input']>;
  /** The account whose prices and order lists apply to visitors who have not logged in. */
  anonymousUserId?: InputMaybe<Scalars['Int']['input']>;
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
  /** @deprecated No replacement: stop using it. Surcharges no longer belong to a shop. Removed on 2027-03-01. */
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
  /** Items per page. 1 to 1000. */
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
  /** @deprecated No replacement: stop using it. Taxes no longer belong to a shop. Removed on 2027-03-01. */
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
  /** Items per page. 1 to 1000. */
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
  /** @deprecated No replacement: stop using it. Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01. */
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
  /** Items per page. 1 to 1000. */
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
   * @deprecated No replacement: stop using it. Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01.
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
   * @deprecated No replacement: stop using it. Business rules of the type orderShippingCosts decide what shipping costs. Removed on 2027-03-01.
   */
  shippingCost?: InputMaybe<Scalars['Float']['input']>;
  /** An https address. At most 255 characters. */
  trackAndTraceURL?: InputMaybe<Scalars['String']['input']>;
  /** At most 255 characters. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Where this carrier collects from now on: replaces the warehouses it has. More than 0. */
  warehouseIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

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
  /** @deprecated No replacement: stop using it. Warehouses no longer belong to a shop. Removed on 2027-03-01. */
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
  /** @deprecated No replacement: stop using it. Warehouses no longer belong to a shop. Removed on 2027-03-01. */
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
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  IBaseUser:
    | ( ContactRow )
    | ( CustomerRow )
    | ( Omit<User, 'managedCompanies'> & { managedCompanies?: Maybe<Array<_RefType['Company']>> } )
  ;
  Attribute:
    | ( Omit<ProductAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
    | ( Omit<CategoryAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
    | ( Omit<ClusterAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
    | ( Omit<CompanyAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
    | ( Omit<ContactAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
    | ( Omit<CustomerAttribute, 'value' | 'attributeDescription'> & { value: _RefType['AttributeValue'], attributeDescription?: Maybe<_RefType['AttributeDescription']> } )
  ;
  AttributeValue:
    | ( AttributeTextValue )
    | ( AttributeEnumValue )
    | ( AttributeColorValue )
    | ( AttributeDateTimeValue )
    | ( AttributeIntValue )
    | ( AttributeDecimalValue )
  ;
  IClusterDrillDown: ( ClusterDrillDown );
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
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  LocalizedString: ResolverTypeWrapper<LocalizedString>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  LocalizedStringInput: LocalizedStringInput;
  DateSearchInput: DateSearchInput;
  SortOrder: SortOrder;
  YesNo: YesNo;
  Gender: Gender;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Source: ResolverTypeWrapper<Source>;
  SourceInput: SourceInput;
  SourceUpsertInput: SourceUpsertInput;
  SourceSearchInput: SourceSearchInput;
  DecimalSearchInput: DecimalSearchInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LocalizedStringArray: ResolverTypeWrapper<LocalizedStringArray>;
  LocalizedStringArrayInput: LocalizedStringArrayInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  CsvImportResponse: ResolverTypeWrapper<CsvImportResponse>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CsvRecordError: ResolverTypeWrapper<CsvRecordError>;
  CsvRecordErrorCode: CsvRecordErrorCode;
  AddressType: AddressType;
  Address: ResolverTypeWrapper<AddressRow>;
  AddressBulkItemInput: AddressBulkItemInput;
  CompanyAddressCreateInput: CompanyAddressCreateInput;
  CompanyAddressUpdateInput: CompanyAddressUpdateInput;
  CompanyAddressDeleteInput: CompanyAddressDeleteInput;
  CustomerAddressCreateInput: CustomerAddressCreateInput;
  CustomerAddressUpdateInput: CustomerAddressUpdateInput;
  CustomerAddressDeleteInput: CustomerAddressDeleteInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  RoleAccess: RoleAccess;
  GqlApiKey: ResolverTypeWrapper<GqlApiKeyRow>;
  GqlApiKeyRole: ResolverTypeWrapper<GqlApiKeyRole>;
  GqlApiKeyResponse: ResolverTypeWrapper<Omit<GqlApiKeyResponse, 'items'> & { items: Array<ResolversTypes['GqlApiKey']> }>;
  GqlApiKeySortField: GqlApiKeySortField;
  GqlApiKeySortInput: GqlApiKeySortInput;
  GqlApiKeySearchInput: GqlApiKeySearchInput;
  GqlApiKeyRoleInput: GqlApiKeyRoleInput;
  GqlApiKeyCreateInput: GqlApiKeyCreateInput;
  GqlApiKeyUpdateInput: GqlApiKeyUpdateInput;
  RestApiKey: ResolverTypeWrapper<RestApiKeyRow>;
  RestApiKeyResponse: ResolverTypeWrapper<Omit<RestApiKeyResponse, 'items'> & { items: Array<ResolversTypes['RestApiKey']> }>;
  RestApiKeySortField: RestApiKeySortField;
  RestApiKeySortInput: RestApiKeySortInput;
  RestApiKeySearchInput: RestApiKeySearchInput;
  RestApiKeyCreateInput: RestApiKeyCreateInput;
  RestApiKeyUpdateInput: RestApiKeyUpdateInput;
  CompanySearch: ResolverTypeWrapper<CompanySearch>;
  CompanyAddressSearch: ResolverTypeWrapper<CompanyAddressSearch>;
  CompanyContactSearch: ResolverTypeWrapper<CompanyContactSearch>;
  CompanySearchResponse: ResolverTypeWrapper<CompanySearchResponse>;
  CompanyTermFieldName: CompanyTermFieldName;
  CompanyTermFieldInput: CompanyTermFieldInput;
  CompanySearchSortField: CompanySearchSortField;
  CompanySearchSortInput: CompanySearchSortInput;
  CompanySearchInput: CompanySearchInput;
  CompanySearchIndexTemplate: CompanySearchIndexTemplate;
  CompanySearchIndexUpdateMappingInput: CompanySearchIndexUpdateMappingInput;
  CompanySearchReindexInput: CompanySearchReindexInput;
  Company: ResolverTypeWrapper<CompanyRow>;
  CompaniesResponse: ResolverTypeWrapper<Omit<CompaniesResponse, 'items'> & { items: Array<ResolversTypes['Company']> }>;
  CompanySortableField: CompanySortableField;
  CompanySortInput: CompanySortInput;
  CompanyTermField: CompanyTermField;
  CompanySearchArguments: CompanySearchArguments;
  CreateCompanyInput: CreateCompanyInput;
  UpdateCompanyInput: UpdateCompanyInput;
  Contact: ResolverTypeWrapper<ContactRow>;
  ContactsResponse: ResolverTypeWrapper<Omit<ContactsResponse, 'items'> & { items: Array<ResolversTypes['Contact']> }>;
  ContactCompaniesSearchInput: ContactCompaniesSearchInput;
  ContactSearchArguments: ContactSearchArguments;
  ContactSortInput: ContactSortInput;
  ContactSortableField: ContactSortableField;
  ContactTermField: ContactTermField;
  CreateContactInput: CreateContactInput;
  RegisterContactInput: RegisterContactInput;
  UpdateContactInput: UpdateContactInput;
  CreateAccountInput: CreateAccountInput;
  RegisterUserSession: ResolverTypeWrapper<RegisterUserSession>;
  RegisterContactResponse: ResolverTypeWrapper<Omit<RegisterContactResponse, 'contact'> & { contact: ResolversTypes['IBaseUser'] }>;
  ContactAddToCompaniesInput: ContactAddToCompaniesInput;
  ContactRemoveFromCompaniesInput: ContactRemoveFromCompaniesInput;
  ContactActionsData: ResolverTypeWrapper<ContactActionsData>;
  ContactActionsResponse: ResolverTypeWrapper<ContactActionsResponse>;
  ContactAddToCompaniesResponse: ResolverTypeWrapper<Omit<ContactAddToCompaniesResponse, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  ContactRemoveFromCompaniesResponse: ResolverTypeWrapper<Omit<ContactRemoveFromCompaniesResponse, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  Customer: ResolverTypeWrapper<CustomerRow>;
  CustomersResponse: ResolverTypeWrapper<Omit<CustomersResponse, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerSortableField: CustomerSortableField;
  CustomerSortInput: CustomerSortInput;
  CustomerTermField: CustomerTermField;
  CustomerSearchArguments: CustomerSearchArguments;
  CustomerInput: CustomerInput;
  RegisterCustomerInput: RegisterCustomerInput;
  UpdateCustomerInput: UpdateCustomerInput;
  RegisterCustomerResponse: ResolverTypeWrapper<Omit<RegisterCustomerResponse, 'customer'> & { customer: ResolversTypes['IBaseUser'] }>;
  MagicToken: ResolverTypeWrapper<MagicTokenRow>;
  MagicTokenResponse: ResolverTypeWrapper<Omit<MagicTokenResponse, 'items'> & { items: Array<ResolversTypes['MagicToken']> }>;
  NumberExpressionOperator: NumberExpressionOperator;
  IntegerRangeSearchInput: IntegerRangeSearchInput;
  MagicTokenSearchInput: MagicTokenSearchInput;
  MagicTokenCreateInput: MagicTokenCreateInput;
  MagicTokenUpdateInput: MagicTokenUpdateInput;
  EmailEventType: EmailEventType;
  EmailSendContactInput: EmailSendContactInput;
  EmailEventInput: EmailEventInput;
  PasswordRecoveryLinkInput: PasswordRecoveryLinkInput;
  PasswordResetLinkEmailInput: PasswordResetLinkEmailInput;
  PublishEmailEventResponse: ResolverTypeWrapper<PublishEmailEventResponse>;
  TriggerContactSendWelcomeEmailEventInput: TriggerContactSendWelcomeEmailEventInput;
  TriggerCustomerSendWelcomeEmailEventInput: TriggerCustomerSendWelcomeEmailEventInput;
  PurchaseRole: PurchaseRole;
  PurchaseAuthorizationConfig: ResolverTypeWrapper<PurchaseAuthorizationConfigRow>;
  PurchaseAuthorizationConfigResponse: ResolverTypeWrapper<Omit<PurchaseAuthorizationConfigResponse, 'items'> & { items: Array<ResolversTypes['PurchaseAuthorizationConfig']> }>;
  PurchaseAuthorizationConfigSearchInput: PurchaseAuthorizationConfigSearchInput;
  CompanyPurchaseAuthorizationConfigSearchInput: CompanyPurchaseAuthorizationConfigSearchInput;
  ContactPurchaseAuthorizationConfigSearchInput: ContactPurchaseAuthorizationConfigSearchInput;
  PurchaseAuthorizationConfigCreateInput: PurchaseAuthorizationConfigCreateInput;
  PurchaseAuthorizationConfigUpdateInput: PurchaseAuthorizationConfigUpdateInput;
  RoleDefinition: ResolverTypeWrapper<RoleDefinitionRow>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleDefinitionResponse: ResolverTypeWrapper<Omit<RoleDefinitionResponse, 'items'> & { items: Array<ResolversTypes['RoleDefinition']> }>;
  RoleResponse: ResolverTypeWrapper<Omit<RoleResponse, 'items'> & { items: Array<ResolversTypes['Role']> }>;
  RoleDefinitionSortableFields: RoleDefinitionSortableFields;
  RoleDefinitionSortInput: RoleDefinitionSortInput;
  RoleDefinitionSearchInput: RoleDefinitionSearchInput;
  RoleSortableFields: RoleSortableFields;
  RoleSortInput: RoleSortInput;
  RoleSearchInput: RoleSearchInput;
  RoleDefinitionCreateInput: RoleDefinitionCreateInput;
  RoleDefinitionUpdateInput: RoleDefinitionUpdateInput;
  RoleCreateInput: RoleCreateInput;
  RoleUpdateInput: RoleUpdateInput;
  Login: ResolverTypeWrapper<Login>;
  Logout: ResolverTypeWrapper<Logout>;
  GCIPUser: ResolverTypeWrapper<GCIPUser>;
  GCIPMetadata: ResolverTypeWrapper<GCIPMetadata>;
  GCIPProviderData: ResolverTypeWrapper<GCIPProviderData>;
  MultiFactor: ResolverTypeWrapper<MultiFactor>;
  EnrolledFactor: ResolverTypeWrapper<EnrolledFactor>;
  RefreshTokenResponse: ResolverTypeWrapper<RefreshTokenResponse>;
  VerifyToken: ResolverTypeWrapper<VerifyToken>;
  Firebase: ResolverTypeWrapper<Firebase>;
  ClaimsResetAllResponse: ResolverTypeWrapper<ClaimsResetAllResponse>;
  LoginInput: LoginInput;
  CreateAuthenticationInput: CreateAuthenticationInput;
  CreateAuthenticationClaimsInput: CreateAuthenticationClaimsInput;
  ExchangeRefreshTokenInput: ExchangeRefreshTokenInput;
  VerifyTokenInput: VerifyTokenInput;
  IBaseUser: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBaseUser']>;
  User: ResolverTypeWrapper<Omit<User, 'managedCompanies'> & { managedCompanies?: Maybe<Array<ResolversTypes['Company']>> }>;
  AttributeDescriptionClass: AttributeDescriptionClass;
  AttributeType: AttributeType;
  AttributeDescription: ResolverTypeWrapper<AttributeDescriptionRow>;
  Attribute: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Attribute']>;
  ProductAttribute: ResolverTypeWrapper<Omit<ProductAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  CategoryAttribute: ResolverTypeWrapper<Omit<CategoryAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  ClusterAttribute: ResolverTypeWrapper<Omit<ClusterAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  CompanyAttribute: ResolverTypeWrapper<Omit<CompanyAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  ContactAttribute: ResolverTypeWrapper<Omit<ContactAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  CustomerAttribute: ResolverTypeWrapper<Omit<CustomerAttribute, 'value' | 'attributeDescription'> & { value: ResolversTypes['AttributeValue'], attributeDescription?: Maybe<ResolversTypes['AttributeDescription']> }>;
  AttributeValue: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValue']>;
  AttributeTextValue: ResolverTypeWrapper<AttributeTextValue>;
  AttributeEnumValue: ResolverTypeWrapper<AttributeEnumValue>;
  AttributeColorValue: ResolverTypeWrapper<AttributeColorValue>;
  AttributeDateTimeValue: ResolverTypeWrapper<AttributeDateTimeValue>;
  AttributeIntValue: ResolverTypeWrapper<AttributeIntValue>;
  AttributeDecimalValue: ResolverTypeWrapper<AttributeDecimalValue>;
  AttributeResult: ResolverTypeWrapper<Omit<AttributeResult, 'attribute' | 'attributeDescription' | 'value'> & { attribute?: Maybe<ResolversTypes['Attribute']>, attributeDescription: ResolversTypes['AttributeDescription'], value: ResolversTypes['AttributeValue'] }>;
  AttributeDescriptionResponse: ResolverTypeWrapper<Omit<AttributeDescriptionResponse, 'items'> & { items: Array<ResolversTypes['AttributeDescription']> }>;
  AttributeResponse: ResolverTypeWrapper<Omit<AttributeResponse, 'items'> & { items: Array<ResolversTypes['Attribute']> }>;
  AttributeResultResponse: ResolverTypeWrapper<Omit<AttributeResultResponse, 'items'> & { items: Array<ResolversTypes['AttributeResult']> }>;
  AttributeBulkResponse: ResolverTypeWrapper<Omit<AttributeBulkResponse, 'value' | 'action'> & { value?: Maybe<ResolversTypes['AttributeValue']>, action: ResolversTypes['AttributeBulkResponse'] }>;
  BulkDeleteResponse: ResolverTypeWrapper<BulkDeleteResponse>;
  AttributeValueInput: AttributeValueInput;
  AttributeCreateInput: AttributeCreateInput;
  AttributeUpdateInput: AttributeUpdateInput;
  AttributeBulkCreateInput: AttributeBulkCreateInput;
  AttributeDescriptionCreateInput: AttributeDescriptionCreateInput;
  AttributeDescriptionUpdateInput: AttributeDescriptionUpdateInput;
  AttributeAttributeDescriptionTermField: AttributeAttributeDescriptionTermField;
  AttributeAttributeDescriptionSearchInput: AttributeAttributeDescriptionSearchInput;
  AttributeDescriptionSortField: AttributeDescriptionSortField;
  AttributeDescriptionSortInput: AttributeDescriptionSortInput;
  AttributeDescriptionSearchInput: AttributeDescriptionSearchInput;
  AttributeSearchInput: AttributeSearchInput;
  AttributeResultSearchInput: AttributeResultSearchInput;
  AttributeFieldName: AttributeFieldName;
  AttributeCsvMapping: AttributeCsvMapping;
  AttributeCsvInput: AttributeCsvInput;
  AttributeDescriptionFieldName: AttributeDescriptionFieldName;
  AttributeDescriptionCsvMapping: AttributeDescriptionCsvMapping;
  AttributeDescriptionCsvInput: AttributeDescriptionCsvInput;
  BundleCondition: BundleCondition;
  Category: ResolverTypeWrapper<CategoryRow>;
  CategoryResponse: ResolverTypeWrapper<Omit<CategoryResponse, 'items'> & { items: Array<ResolversTypes['Category']> }>;
  CategorySortableFields: CategorySortableFields;
  CategorySearchInput: CategorySearchInput;
  ClusterCategorySearchInput: ClusterCategorySearchInput;
  ProductCategorySearchInput: ProductCategorySearchInput;
  CreateCategoryInput: CreateCategoryInput;
  UpdateCategoryInput: UpdateCategoryInput;
  CategoryCsvInput: CategoryCsvInput;
  CategoryCsvMapping: CategoryCsvMapping;
  CategoryFieldName: CategoryFieldName;
  ClusterConfig: ResolverTypeWrapper<ClusterConfigRow>;
  ClusterConfigSetting: ResolverTypeWrapper<ClusterConfigSettingRow>;
  ClusterConfigResponse: ResolverTypeWrapper<ClusterConfigResponse>;
  ClusterConfigSettingResponse: ResolverTypeWrapper<ClusterConfigSettingResponse>;
  UpdateClusterConfigSettingResponse: ResolverTypeWrapper<UpdateClusterConfigSettingResponse>;
  ClusterConfigsResponse: ResolverTypeWrapper<Omit<ClusterConfigsResponse, 'items'> & { items: Array<ResolversTypes['ClusterConfig']> }>;
  ClusterConfigSettingDisplayType: ClusterConfigSettingDisplayType;
  ClusterConfigSettingType: ClusterConfigSettingType;
  ClusterDrillDownDisplayType: ClusterDrillDownDisplayType;
  IClusterDrillDown: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IClusterDrillDown']>;
  ClusterDrillDown: ResolverTypeWrapper<ClusterDrillDown>;
  ClusterConfigCreateInput: ClusterConfigCreateInput;
  ClusterConfigUpdateInput: ClusterConfigUpdateInput;
  ClusterConfigSettingInput: ClusterConfigSettingInput;
  ClusterConfigSettingCreateInput: ClusterConfigSettingCreateInput;
  ClusterConfigSettingUpdateInput: ClusterConfigSettingUpdateInput;
  ClusterConfigSearchInput: ClusterConfigSearchInput;
  ICluster: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ICluster']>;
  Cluster: ResolverTypeWrapper<ClusterRow>;
  CrossupsellType: CrossupsellType;
  IResource: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IResource']>;
  IBaseProduct: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IBaseProduct']>;
  IProduct: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['IProduct']>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductClass: ProductClass;
  ProductContainerClass: ProductContainerClass;
  ProductStatus: ProductStatus;
  ValuesetType: ValuesetType;
  Valueset: ResolverTypeWrapper<ValuesetRow>;
  ValuesetItem: ResolverTypeWrapper<ValuesetItemRow>;
  ValuesetResponse: ResolverTypeWrapper<Omit<ValuesetResponse, 'items'> & { items: Array<ResolversTypes['Valueset']> }>;
  ValuesetItemResponse: ResolverTypeWrapper<Omit<ValuesetItemResponse, 'items'> & { items: Array<ResolversTypes['ValuesetItem']> }>;
  ValuesetSortOrder: ValuesetSortOrder;
  ValuesetSortField: ValuesetSortField;
  ValuesetSortInput: ValuesetSortInput;
  ValuesetItemSortField: ValuesetItemSortField;
  ValuesetItemSortInput: ValuesetItemSortInput;
  ValuesetTermField: ValuesetTermField;
  ValuesetItemTermField: ValuesetItemTermField;
  ValuesetSearchInput: ValuesetSearchInput;
  ValuesetItemSearchInput: ValuesetItemSearchInput;
  ValuesetCreateInput: ValuesetCreateInput;
  ValuesetCreateItemInput: ValuesetCreateItemInput;
  ValuesetUpdateInput: ValuesetUpdateInput;
  ValuesetItemCreateInput: ValuesetItemCreateInput;
  ValuesetItemUpdateInput: ValuesetItemUpdateInput;
  AdminUser: ResolverTypeWrapper<AdminUserRow>;
  AdminUserTenant: ResolverTypeWrapper<AdminUserTenantRow>;
  UserResponse: ResolverTypeWrapper<Omit<UserResponse, 'items'> & { items: Array<ResolversTypes['AdminUser']> }>;
  TenantResponse: ResolverTypeWrapper<Omit<TenantResponse, 'items'> & { items: Array<ResolversTypes['AdminUserTenant']> }>;
  AdminUserSortField: AdminUserSortField;
  AdminUserSortInput: AdminUserSortInput;
  AdminUsersSearchInput: AdminUsersSearchInput;
  AdminUserTenantsSearchInput: AdminUserTenantsSearchInput;
  CreateUserDto: CreateUserDto;
  UpdateUserDto: UpdateUserDto;
  CreateTenantDto: CreateTenantDto;
  Channel: ResolverTypeWrapper<ChannelRow>;
  ChannelCreateInput: ChannelCreateInput;
  ChannelUpdateInput: ChannelUpdateInput;
  LifecycleUseKind: LifecycleUseKind;
  LifecycleVerdict: LifecycleVerdict;
  LifecycleFix: LifecycleFix;
  LifecycleUsage: ResolverTypeWrapper<LifecycleUsage>;
  LifecycleUsageResponse: ResolverTypeWrapper<LifecycleUsageResponse>;
  LifecycleUsageSortField: LifecycleUsageSortField;
  LifecycleUsageSortInput: LifecycleUsageSortInput;
  LifecycleUsageSearchInput: LifecycleUsageSearchInput;
  LifecycleReadiness: ResolverTypeWrapper<LifecycleReadiness>;
  LifecycleReadinessResponse: ResolverTypeWrapper<LifecycleReadinessResponse>;
  LifecycleReadinessSortField: LifecycleReadinessSortField;
  LifecycleReadinessSortInput: LifecycleReadinessSortInput;
  LifecycleReadinessSearchInput: LifecycleReadinessSearchInput;
  Shop: ResolverTypeWrapper<ShopRow>;
  ShopPriceCalculationConfig: ResolverTypeWrapper<ShopPriceCalculationConfig>;
  RESTRICT_SALES_PRICING_VISIBILITY: RESTRICT_SALES_PRICING_VISIBILITY;
  ALLOW_QUOTE_INVALIDATION: ALLOW_QUOTE_INVALIDATION;
  Tenant: ResolverTypeWrapper<TenantRow>;
  TenantCreateInput: TenantCreateInput;
  TenantUpdateInput: TenantUpdateInput;
  TaxCode: TaxCode;
  SurchargeType: SurchargeType;
  Surcharge: ResolverTypeWrapper<SurchargeRow>;
  SurchargesResponse: ResolverTypeWrapper<Omit<SurchargesResponse, 'items'> & { items: Array<ResolversTypes['Surcharge']> }>;
  SurchargeSearchInput: SurchargeSearchInput;
  CreateSurchargeInput: CreateSurchargeInput;
  UpdateSurchargeInput: UpdateSurchargeInput;
  Taxcode: Taxcode;
  Tax: ResolverTypeWrapper<TaxRow>;
  TaxesResponse: ResolverTypeWrapper<Omit<TaxesResponse, 'items'> & { items: Array<ResolversTypes['Tax']> }>;
  TaxSortField: TaxSortField;
  TaxSortInput: TaxSortInput;
  TaxSearchInput: TaxSearchInput;
  TaxCreateInput: TaxCreateInput;
  TaxUpdateInput: TaxUpdateInput;
  Orderlist: ResolverTypeWrapper<OrderlistRow>;
  OrderlistsResponse: ResolverTypeWrapper<Omit<OrderlistsResponse, 'items'> & { items: Array<ResolversTypes['Orderlist']> }>;
  UsersResponse: ResolverTypeWrapper<Omit<UsersResponse, 'items'> & { items: Array<ResolversTypes['IBaseUser']> }>;
  ComputedOrderlistsResponse: ResolverTypeWrapper<ComputedOrderlistsResponse>;
  OrderlistType: OrderlistType;
  OrderlistSortField: OrderlistSortField;
  OrderlistSortInput: OrderlistSortInput;
  OrderlistSearchInput: OrderlistSearchInput;
  OrderlistUserSearchInput: OrderlistUserSearchInput;
  OrderlistCompanySearchInput: OrderlistCompanySearchInput;
  OrderlistCreateInput: OrderlistCreateInput;
  OrderlistUpdateInput: OrderlistUpdateInput;
  OrderlistItemsInput: OrderlistItemsInput;
  OrderlistUsersInput: OrderlistUsersInput;
  OrderlistCompaniesInput: OrderlistCompaniesInput;
  ComputedOrderlistsInput: ComputedOrderlistsInput;
  PayMethod: ResolverTypeWrapper<PayMethodRow>;
  PayMethodsResponse: ResolverTypeWrapper<Omit<PayMethodsResponse, 'items'> & { items: Array<ResolversTypes['PayMethod']> }>;
  PayMethodSortField: PayMethodSortField;
  PayMethodSortInput: PayMethodSortInput;
  PayMethodSearchInput: PayMethodSearchInput;
  PayMethodCreateInput: PayMethodCreateInput;
  PayMethodUpdateInput: PayMethodUpdateInput;
  CarrierType: CarrierType;
  Carrier: ResolverTypeWrapper<CarrierRow>;
  TrackAndTrace: ResolverTypeWrapper<TrackAndTraceRow>;
  CarriersResponse: ResolverTypeWrapper<Omit<CarriersResponse, 'items'> & { items: Array<ResolversTypes['Carrier']> }>;
  CarrierSortField: CarrierSortField;
  CarrierSortInput: CarrierSortInput;
  CarriersSearchInput: CarriersSearchInput;
  CarrierCreateInput: CarrierCreateInput;
  CarrierUpdateInput: CarrierUpdateInput;
  Warehouse: ResolverTypeWrapper<WarehouseRow>;
  BusinessHours: ResolverTypeWrapper<BusinessHours>;
  WarehouseAddress: ResolverTypeWrapper<WarehouseAddressRow>;
  WarehousesResponse: ResolverTypeWrapper<Omit<WarehousesResponse, 'items'> & { items: Array<ResolversTypes['Warehouse']> }>;
  WarehouseSortField: WarehouseSortField;
  WarehouseSortInput: WarehouseSortInput;
  WarehousesSearchInput: WarehousesSearchInput;
  BusinessHoursInput: BusinessHoursInput;
  CreateWarehouseInput: CreateWarehouseInput;
  UpdateWarehouseInput: UpdateWarehouseInput;
  CreateWarehouseAddressInput: CreateWarehouseAddressInput;
  UpdateWarehouseAddressInput: UpdateWarehouseAddressInput;
  DeleteWarehouseAddressInput: DeleteWarehouseAddressInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  LocalizedString: LocalizedString;
  String: Scalars['String']['output'];
  LocalizedStringInput: LocalizedStringInput;
  DateSearchInput: DateSearchInput;
  JSONObject: Scalars['JSONObject']['output'];
  Source: Source;
  SourceInput: SourceInput;
  SourceUpsertInput: SourceUpsertInput;
  SourceSearchInput: SourceSearchInput;
  DecimalSearchInput: DecimalSearchInput;
  Float: Scalars['Float']['output'];
  LocalizedStringArray: LocalizedStringArray;
  LocalizedStringArrayInput: LocalizedStringArrayInput;
  JSON: Scalars['JSON']['output'];
  Upload: Scalars['Upload']['output'];
  CsvImportResponse: CsvImportResponse;
  Int: Scalars['Int']['output'];
  CsvRecordError: CsvRecordError;
  Address: AddressRow;
  AddressBulkItemInput: AddressBulkItemInput;
  CompanyAddressCreateInput: CompanyAddressCreateInput;
  CompanyAddressUpdateInput: CompanyAddressUpdateInput;
  CompanyAddressDeleteInput: CompanyAddressDeleteInput;
  CustomerAddressCreateInput: CustomerAddressCreateInput;
  CustomerAddressUpdateInput: CustomerAddressUpdateInput;
  CustomerAddressDeleteInput: CustomerAddressDeleteInput;
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  GqlApiKey: GqlApiKeyRow;
  GqlApiKeyRole: GqlApiKeyRole;
  GqlApiKeyResponse: Omit<GqlApiKeyResponse, 'items'> & { items: Array<ResolversParentTypes['GqlApiKey']> };
  GqlApiKeySortInput: GqlApiKeySortInput;
  GqlApiKeySearchInput: GqlApiKeySearchInput;
  GqlApiKeyRoleInput: GqlApiKeyRoleInput;
  GqlApiKeyCreateInput: GqlApiKeyCreateInput;
  GqlApiKeyUpdateInput: GqlApiKeyUpdateInput;
  RestApiKey: RestApiKeyRow;
  RestApiKeyResponse: Omit<RestApiKeyResponse, 'items'> & { items: Array<ResolversParentTypes['RestApiKey']> };
  RestApiKeySortInput: RestApiKeySortInput;
  RestApiKeySearchInput: RestApiKeySearchInput;
  RestApiKeyCreateInput: RestApiKeyCreateInput;
  RestApiKeyUpdateInput: RestApiKeyUpdateInput;
  CompanySearch: CompanySearch;
  CompanyAddressSearch: CompanyAddressSearch;
  CompanyContactSearch: CompanyContactSearch;
  CompanySearchResponse: CompanySearchResponse;
  CompanyTermFieldInput: CompanyTermFieldInput;
  CompanySearchSortInput: CompanySearchSortInput;
  CompanySearchInput: CompanySearchInput;
  CompanySearchIndexUpdateMappingInput: CompanySearchIndexUpdateMappingInput;
  CompanySearchReindexInput: CompanySearchReindexInput;
  Company: CompanyRow;
  CompaniesResponse: Omit<CompaniesResponse, 'items'> & { items: Array<ResolversParentTypes['Company']> };
  CompanySortInput: CompanySortInput;
  CompanySearchArguments: CompanySearchArguments;
  CreateCompanyInput: CreateCompanyInput;
  UpdateCompanyInput: UpdateCompanyInput;
  Contact: ContactRow;
  ContactsResponse: Omit<ContactsResponse, 'items'> & { items: Array<ResolversParentTypes['Contact']> };
  ContactCompaniesSearchInput: ContactCompaniesSearchInput;
  ContactSearchArguments: ContactSearchArguments;
  ContactSortInput: ContactSortInput;
  CreateContactInput: CreateContactInput;
  RegisterContactInput: RegisterContactInput;
  UpdateContactInput: UpdateContactInput;
  CreateAccountInput: CreateAccountInput;
  RegisterUserSession: RegisterUserSession;
  RegisterContactResponse: Omit<RegisterContactResponse, 'contact'> & { contact: ResolversParentTypes['IBaseUser'] };
  ContactAddToCompaniesInput: ContactAddToCompaniesInput;
  ContactRemoveFromCompaniesInput: ContactRemoveFromCompaniesInput;
  ContactActionsData: ContactActionsData;
  ContactActionsResponse: ContactActionsResponse;
  ContactAddToCompaniesResponse: Omit<ContactAddToCompaniesResponse, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  ContactRemoveFromCompaniesResponse: Omit<ContactRemoveFromCompaniesResponse, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  Customer: CustomerRow;
  CustomersResponse: Omit<CustomersResponse, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerSortInput: CustomerSortInput;
  CustomerSearchArguments: CustomerSearchArguments;
  CustomerInput: CustomerInput;
  RegisterCustomerInput: RegisterCustomerInput;
  UpdateCustomerInput: UpdateCustomerInput;
  RegisterCustomerResponse: Omit<RegisterCustomerResponse, 'customer'> & { customer: ResolversParentTypes['IBaseUser'] };
  MagicToken: MagicTokenRow;
  MagicTokenResponse: Omit<MagicTokenResponse, 'items'> & { items: Array<ResolversParentTypes['MagicToken']> };
  IntegerRangeSearchInput: IntegerRangeSearchInput;
  MagicTokenSearchInput: MagicTokenSearchInput;
  MagicTokenCreateInput: MagicTokenCreateInput;
  MagicTokenUpdateInput: MagicTokenUpdateInput;
  EmailSendContactInput: EmailSendContactInput;
  EmailEventInput: EmailEventInput;
  PasswordRecoveryLinkInput: PasswordRecoveryLinkInput;
  PasswordResetLinkEmailInput: PasswordResetLinkEmailInput;
  PublishEmailEventResponse: PublishEmailEventResponse;
  TriggerContactSendWelcomeEmailEventInput: TriggerContactSendWelcomeEmailEventInput;
  TriggerCustomerSendWelcomeEmailEventInput: TriggerCustomerSendWelcomeEmailEventInput;
  PurchaseAuthorizationConfig: PurchaseAuthorizationConfigRow;
  PurchaseAuthorizationConfigResponse: Omit<PurchaseAuthorizationConfigResponse, 'items'> & { items: Array<ResolversParentTypes['PurchaseAuthorizationConfig']> };
  PurchaseAuthorizationConfigSearchInput: PurchaseAuthorizationConfigSearchInput;
  CompanyPurchaseAuthorizationConfigSearchInput: CompanyPurchaseAuthorizationConfigSearchInput;
  ContactPurchaseAuthorizationConfigSearchInput: ContactPurchaseAuthorizationConfigSearchInput;
  PurchaseAuthorizationConfigCreateInput: PurchaseAuthorizationConfigCreateInput;
  PurchaseAuthorizationConfigUpdateInput: PurchaseAuthorizationConfigUpdateInput;
  RoleDefinition: RoleDefinitionRow;
  Role: RoleRow;
  RoleDefinitionResponse: Omit<RoleDefinitionResponse, 'items'> & { items: Array<ResolversParentTypes['RoleDefinition']> };
  RoleResponse: Omit<RoleResponse, 'items'> & { items: Array<ResolversParentTypes['Role']> };
  RoleDefinitionSortInput: RoleDefinitionSortInput;
  RoleDefinitionSearchInput: RoleDefinitionSearchInput;
  RoleSortInput: RoleSortInput;
  RoleSearchInput: RoleSearchInput;
  RoleDefinitionCreateInput: RoleDefinitionCreateInput;
  RoleDefinitionUpdateInput: RoleDefinitionUpdateInput;
  RoleCreateInput: RoleCreateInput;
  RoleUpdateInput: RoleUpdateInput;
  Login: Login;
  Logout: Logout;
  GCIPUser: GCIPUser;
  GCIPMetadata: GCIPMetadata;
  GCIPProviderData: GCIPProviderData;
  MultiFactor: MultiFactor;
  EnrolledFactor: EnrolledFactor;
  RefreshTokenResponse: RefreshTokenResponse;
  VerifyToken: VerifyToken;
  Firebase: Firebase;
  ClaimsResetAllResponse: ClaimsResetAllResponse;
  LoginInput: LoginInput;
  CreateAuthenticationInput: CreateAuthenticationInput;
  CreateAuthenticationClaimsInput: CreateAuthenticationClaimsInput;
  ExchangeRefreshTokenInput: ExchangeRefreshTokenInput;
  VerifyTokenInput: VerifyTokenInput;
  IBaseUser: ResolversInterfaceTypes<ResolversParentTypes>['IBaseUser'];
  User: Omit<User, 'managedCompanies'> & { managedCompanies?: Maybe<Array<ResolversParentTypes['Company']>> };
  AttributeDescription: AttributeDescriptionRow;
  Attribute: ResolversInterfaceTypes<ResolversParentTypes>['Attribute'];
  ProductAttribute: Omit<ProductAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  CategoryAttribute: Omit<CategoryAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  ClusterAttribute: Omit<ClusterAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  CompanyAttribute: Omit<CompanyAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  ContactAttribute: Omit<ContactAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  CustomerAttribute: Omit<CustomerAttribute, 'value' | 'attributeDescription'> & { value: ResolversParentTypes['AttributeValue'], attributeDescription?: Maybe<ResolversParentTypes['AttributeDescription']> };
  AttributeValue: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValue'];
  AttributeTextValue: AttributeTextValue;
  AttributeEnumValue: AttributeEnumValue;
  AttributeColorValue: AttributeColorValue;
  AttributeDateTimeValue: AttributeDateTimeValue;
  AttributeIntValue: AttributeIntValue;
  AttributeDecimalValue: AttributeDecimalValue;
  AttributeResult: Omit<AttributeResult, 'attribute' | 'attributeDescription' | 'value'> & { attribute?: Maybe<ResolversParentTypes['Attribute']>, attributeDescription: ResolversParentTypes['AttributeDescription'], value: ResolversParentTypes['AttributeValue'] };
  AttributeDescriptionResponse: Omit<AttributeDescriptionResponse, 'items'> & { items: Array<ResolversParentTypes['AttributeDescription']> };
  AttributeResponse: Omit<AttributeResponse, 'items'> & { items: Array<ResolversParentTypes['Attribute']> };
  AttributeResultResponse: Omit<AttributeResultResponse, 'items'> & { items: Array<ResolversParentTypes['AttributeResult']> };
  AttributeBulkResponse: Omit<AttributeBulkResponse, 'value' | 'action'> & { value?: Maybe<ResolversParentTypes['AttributeValue']>, action: ResolversParentTypes['AttributeBulkResponse'] };
  BulkDeleteResponse: BulkDeleteResponse;
  AttributeValueInput: AttributeValueInput;
  AttributeCreateInput: AttributeCreateInput;
  AttributeUpdateInput: AttributeUpdateInput;
  AttributeBulkCreateInput: AttributeBulkCreateInput;
  AttributeDescriptionCreateInput: AttributeDescriptionCreateInput;
  AttributeDescriptionUpdateInput: AttributeDescriptionUpdateInput;
  AttributeAttributeDescriptionSearchInput: AttributeAttributeDescriptionSearchInput;
  AttributeDescriptionSortInput: AttributeDescriptionSortInput;
  AttributeDescriptionSearchInput: AttributeDescriptionSearchInput;
  AttributeSearchInput: AttributeSearchInput;
  AttributeResultSearchInput: AttributeResultSearchInput;
  AttributeCsvMapping: AttributeCsvMapping;
  AttributeCsvInput: AttributeCsvInput;
  AttributeDescriptionCsvMapping: AttributeDescriptionCsvMapping;
  AttributeDescriptionCsvInput: AttributeDescriptionCsvInput;
  Category: CategoryRow;
  CategoryResponse: Omit<CategoryResponse, 'items'> & { items: Array<ResolversParentTypes['Category']> };
  CategorySearchInput: CategorySearchInput;
  ClusterCategorySearchInput: ClusterCategorySearchInput;
  ProductCategorySearchInput: ProductCategorySearchInput;
  CreateCategoryInput: CreateCategoryInput;
  UpdateCategoryInput: UpdateCategoryInput;
  CategoryCsvInput: CategoryCsvInput;
  CategoryCsvMapping: CategoryCsvMapping;
  ClusterConfig: ClusterConfigRow;
  ClusterConfigSetting: ClusterConfigSettingRow;
  ClusterConfigResponse: ClusterConfigResponse;
  ClusterConfigSettingResponse: ClusterConfigSettingResponse;
  UpdateClusterConfigSettingResponse: UpdateClusterConfigSettingResponse;
  ClusterConfigsResponse: Omit<ClusterConfigsResponse, 'items'> & { items: Array<ResolversParentTypes['ClusterConfig']> };
  IClusterDrillDown: ResolversInterfaceTypes<ResolversParentTypes>['IClusterDrillDown'];
  ClusterDrillDown: ClusterDrillDown;
  ClusterConfigCreateInput: ClusterConfigCreateInput;
  ClusterConfigUpdateInput: ClusterConfigUpdateInput;
  ClusterConfigSettingInput: ClusterConfigSettingInput;
  ClusterConfigSettingCreateInput: ClusterConfigSettingCreateInput;
  ClusterConfigSettingUpdateInput: ClusterConfigSettingUpdateInput;
  ClusterConfigSearchInput: ClusterConfigSearchInput;
  ICluster: ResolversInterfaceTypes<ResolversParentTypes>['ICluster'];
  Cluster: ClusterRow;
  IResource: ResolversInterfaceTypes<ResolversParentTypes>['IResource'];
  IBaseProduct: ResolversInterfaceTypes<ResolversParentTypes>['IBaseProduct'];
  IProduct: ResolversInterfaceTypes<ResolversParentTypes>['IProduct'];
  Product: ProductRow;
  Valueset: ValuesetRow;
  ValuesetItem: ValuesetItemRow;
  ValuesetResponse: Omit<ValuesetResponse, 'items'> & { items: Array<ResolversParentTypes['Valueset']> };
  ValuesetItemResponse: Omit<ValuesetItemResponse, 'items'> & { items: Array<ResolversParentTypes['ValuesetItem']> };
  ValuesetSortInput: ValuesetSortInput;
  ValuesetItemSortInput: ValuesetItemSortInput;
  ValuesetSearchInput: ValuesetSearchInput;
  ValuesetItemSearchInput: ValuesetItemSearchInput;
  ValuesetCreateInput: ValuesetCreateInput;
  ValuesetCreateItemInput: ValuesetCreateItemInput;
  ValuesetUpdateInput: ValuesetUpdateInput;
  ValuesetItemCreateInput: ValuesetItemCreateInput;
  ValuesetItemUpdateInput: ValuesetItemUpdateInput;
  AdminUser: AdminUserRow;
  AdminUserTenant: AdminUserTenantRow;
  UserResponse: Omit<UserResponse, 'items'> & { items: Array<ResolversParentTypes['AdminUser']> };
  TenantResponse: Omit<TenantResponse, 'items'> & { items: Array<ResolversParentTypes['AdminUserTenant']> };
  AdminUserSortInput: AdminUserSortInput;
  AdminUsersSearchInput: AdminUsersSearchInput;
  AdminUserTenantsSearchInput: AdminUserTenantsSearchInput;
  CreateUserDto: CreateUserDto;
  UpdateUserDto: UpdateUserDto;
  CreateTenantDto: CreateTenantDto;
  Channel: ChannelRow;
  ChannelCreateInput: ChannelCreateInput;
  ChannelUpdateInput: ChannelUpdateInput;
  LifecycleUsage: LifecycleUsage;
  LifecycleUsageResponse: LifecycleUsageResponse;
  LifecycleUsageSortInput: LifecycleUsageSortInput;
  LifecycleUsageSearchInput: LifecycleUsageSearchInput;
  LifecycleReadiness: LifecycleReadiness;
  LifecycleReadinessResponse: LifecycleReadinessResponse;
  LifecycleReadinessSortInput: LifecycleReadinessSortInput;
  LifecycleReadinessSearchInput: LifecycleReadinessSearchInput;
  Shop: ShopRow;
  ShopPriceCalculationConfig: ShopPriceCalculationConfig;
  Tenant: TenantRow;
  TenantCreateInput: TenantCreateInput;
  TenantUpdateInput: TenantUpdateInput;
  Surcharge: SurchargeRow;
  SurchargesResponse: Omit<SurchargesResponse, 'items'> & { items: Array<ResolversParentTypes['Surcharge']> };
  SurchargeSearchInput: SurchargeSearchInput;
  CreateSurchargeInput: CreateSurchargeInput;
  UpdateSurchargeInput: UpdateSurchargeInput;
  Tax: TaxRow;
  TaxesResponse: Omit<TaxesResponse, 'items'> & { items: Array<ResolversParentTypes['Tax']> };
  TaxSortInput: TaxSortInput;
  TaxSearchInput: TaxSearchInput;
  TaxCreateInput: TaxCreateInput;
  TaxUpdateInput: TaxUpdateInput;
  Orderlist: OrderlistRow;
  OrderlistsResponse: Omit<OrderlistsResponse, 'items'> & { items: Array<ResolversParentTypes['Orderlist']> };
  UsersResponse: Omit<UsersResponse, 'items'> & { items: Array<ResolversParentTypes['IBaseUser']> };
  ComputedOrderlistsResponse: ComputedOrderlistsResponse;
  OrderlistSortInput: OrderlistSortInput;
  OrderlistSearchInput: OrderlistSearchInput;
  OrderlistUserSearchInput: OrderlistUserSearchInput;
  OrderlistCompanySearchInput: OrderlistCompanySearchInput;
  OrderlistCreateInput: OrderlistCreateInput;
  OrderlistUpdateInput: OrderlistUpdateInput;
  OrderlistItemsInput: OrderlistItemsInput;
  OrderlistUsersInput: OrderlistUsersInput;
  OrderlistCompaniesInput: OrderlistCompaniesInput;
  ComputedOrderlistsInput: ComputedOrderlistsInput;
  PayMethod: PayMethodRow;
  PayMethodsResponse: Omit<PayMethodsResponse, 'items'> & { items: Array<ResolversParentTypes['PayMethod']> };
  PayMethodSortInput: PayMethodSortInput;
  PayMethodSearchInput: PayMethodSearchInput;
  PayMethodCreateInput: PayMethodCreateInput;
  PayMethodUpdateInput: PayMethodUpdateInput;
  Carrier: CarrierRow;
  TrackAndTrace: TrackAndTraceRow;
  CarriersResponse: Omit<CarriersResponse, 'items'> & { items: Array<ResolversParentTypes['Carrier']> };
  CarrierSortInput: CarrierSortInput;
  CarriersSearchInput: CarriersSearchInput;
  CarrierCreateInput: CarrierCreateInput;
  CarrierUpdateInput: CarrierUpdateInput;
  Warehouse: WarehouseRow;
  BusinessHours: BusinessHours;
  WarehouseAddress: WarehouseAddressRow;
  WarehousesResponse: Omit<WarehousesResponse, 'items'> & { items: Array<ResolversParentTypes['Warehouse']> };
  WarehouseSortInput: WarehouseSortInput;
  WarehousesSearchInput: WarehousesSearchInput;
  BusinessHoursInput: BusinessHoursInput;
  CreateWarehouseInput: CreateWarehouseInput;
  UpdateWarehouseInput: UpdateWarehouseInput;
  CreateWarehouseAddressInput: CreateWarehouseAddressInput;
  UpdateWarehouseAddressInput: UpdateWarehouseAddressInput;
  DeleteWarehouseAddressInput: DeleteWarehouseAddressInput;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LocalizedStringResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedString'] = ResolversParentTypes['LocalizedString']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JSONObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type SourceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocalizedStringArrayResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedStringArray'] = ResolversParentTypes['LocalizedStringArray']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type CsvImportResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvImportResponse'] = ResolversParentTypes['CsvImportResponse']> = {
  importedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['CsvRecordError']>>, ParentType, ContextType>;
};

export type CsvRecordErrorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CsvRecordError'] = ResolversParentTypes['CsvRecordError']> = {
  code?: Resolver<ResolversTypes['CsvRecordErrorCode'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  rowNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  icp?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  addressesByCompanyId?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryaddressesByCompanyIdArgs, 'companyId'>>;
  addressesByCustomerId?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryaddressesByCustomerIdArgs, 'customerId'>>;
  gqlApiKey?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<QuerygqlApiKeyArgs, 'id'>>;
  gqlApiKeys?: Resolver<ResolversTypes['GqlApiKeyResponse'], ParentType, ContextType, Partial<QuerygqlApiKeysArgs>>;
  restApiKey?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<QueryrestApiKeyArgs, 'id'>>;
  restApiKeys?: Resolver<ResolversTypes['RestApiKeyResponse'], ParentType, ContextType, Partial<QueryrestApiKeysArgs>>;
  companySearch?: Resolver<ResolversTypes['CompanySearchResponse'], ParentType, ContextType, Partial<QuerycompanySearchArgs>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QuerycompanyArgs, 'id'>>;
  companies?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<QuerycompaniesArgs>>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<QuerycontactArgs, 'id'>>;
  contacts?: Resolver<ResolversTypes['ContactsResponse'], ParentType, ContextType, Partial<QuerycontactsArgs>>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<QuerycustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomersResponse'], ParentType, ContextType, Partial<QuerycustomersArgs>>;
  magicTokens?: Resolver<ResolversTypes['MagicTokenResponse'], ParentType, ContextType, Partial<QuerymagicTokensArgs>>;
  magicToken?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<QuerymagicTokenArgs, 'id'>>;
  purchaseAuthorizationConfig?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, RequireFields<QuerypurchaseAuthorizationConfigArgs, 'id'>>;
  purchaseAuthorizationConfigs?: Resolver<ResolversTypes['PurchaseAuthorizationConfigResponse'], ParentType, ContextType, Partial<QuerypurchaseAuthorizationConfigsArgs>>;
  roleDefinitions?: Resolver<ResolversTypes['RoleDefinitionResponse'], ParentType, ContextType, Partial<QueryroleDefinitionsArgs>>;
  roleDefinition?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<QueryroleDefinitionArgs, 'id'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<QueryroleArgs, 'id'>>;
  roles?: Resolver<ResolversTypes['RoleResponse'], ParentType, ContextType, RequireFields<QueryrolesArgs, 'input'>>;
  authentication?: Resolver<ResolversTypes['GCIPUser'], ParentType, ContextType, RequireFields<QueryauthenticationArgs, 'email'>>;
  user?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType, Partial<QueryuserArgs>>;
  viewer?: Resolver<ResolversTypes['IBaseUser'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType, Partial<QuerycategoryArgs>>;
  categories?: Resolver<ResolversTypes['CategoryResponse'], ParentType, ContextType, Partial<QuerycategoriesArgs>>;
  categoryBySlug?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<QuerycategoryBySlugArgs, 'slug' | 'language'>>;
  categoryBySource?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<QuerycategoryBySourceArgs, 'source'>>;
  categoryChildren?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QuerycategoryChildrenArgs, 'categoryId'>>;
  categoryHierarchy?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QuerycategoryHierarchyArgs, 'categoryId'>>;
  clusterConfigs?: Resolver<Array<ResolversTypes['ClusterConfigResponse']>, ParentType, ContextType>;
  clusterConfig?: Resolver<ResolversTypes['ClusterConfigResponse'], ParentType, ContextType, RequireFields<QueryclusterConfigArgs, 'clusterConfigId'>>;
  clusterConfigSetting?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<QueryclusterConfigSettingArgs, 'uuid'>>;
  clusterConfigsPaginated?: Resolver<ResolversTypes['ClusterConfigsResponse'], ParentType, ContextType, RequireFields<QueryclusterConfigsPaginatedArgs, 'input'>>;
  valueset?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<QueryvaluesetArgs, 'id'>>;
  valuesets?: Resolver<ResolversTypes['ValuesetResponse'], ParentType, ContextType, Partial<QueryvaluesetsArgs>>;
  valuesetItems?: Resolver<ResolversTypes['ValuesetItemResponse'], ParentType, ContextType, Partial<QueryvaluesetItemsArgs>>;
  adminUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<QueryadminUserArgs, 'email'>>;
  adminUserViewer?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  adminUsers?: Resolver<ResolversTypes['UserResponse'], ParentType, ContextType, Partial<QueryadminUsersArgs>>;
  adminUserTenant?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<QueryadminUserTenantArgs, 'id'>>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<QuerychannelArgs, 'channelId'>>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  lifecycleUsage?: Resolver<ResolversTypes['LifecycleUsageResponse'], ParentType, ContextType, Partial<QuerylifecycleUsageArgs>>;
  lifecycleReadiness?: Resolver<ResolversTypes['LifecycleReadinessResponse'], ParentType, ContextType, Partial<QuerylifecycleReadinessArgs>>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<QueryshopArgs, 'shopId'>>;
  shops?: Resolver<Array<ResolversTypes['Shop']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
  surcharges?: Resolver<ResolversTypes['SurchargesResponse'], ParentType, ContextType, Partial<QuerysurchargesArgs>>;
  surcharge?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<QuerysurchargeArgs, 'id'>>;
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, Partial<QuerytaxArgs>>;
  taxes?: Resolver<ResolversTypes['TaxesResponse'], ParentType, ContextType, Partial<QuerytaxesArgs>>;
  orderlist?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<QueryorderlistArgs, 'id'>>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<QueryorderlistsArgs>>;
  computedOrderlists?: Resolver<ResolversTypes['ComputedOrderlistsResponse'], ParentType, ContextType, RequireFields<QuerycomputedOrderlistsArgs, 'input'>>;
  payMethod?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<QuerypayMethodArgs, 'id'>>;
  payMethods?: Resolver<ResolversTypes['PayMethodsResponse'], ParentType, ContextType, Partial<QuerypayMethodsArgs>>;
  carriers?: Resolver<ResolversTypes['CarriersResponse'], ParentType, ContextType, Partial<QuerycarriersArgs>>;
  carrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<QuerycarrierArgs, 'id'>>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<QuerywarehouseArgs, 'id'>>;
  warehouses?: Resolver<ResolversTypes['WarehousesResponse'], ParentType, ContextType, Partial<QuerywarehousesArgs>>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  companyAddressCreate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationcompanyAddressCreateArgs, 'input'>>;
  companyAddressUpdate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationcompanyAddressUpdateArgs, 'input'>>;
  companyAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanyAddressDeleteArgs, 'input'>>;
  customerAddressCreate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationcustomerAddressCreateArgs, 'input'>>;
  customerAddressUpdate?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationcustomerAddressUpdateArgs, 'input'>>;
  customerAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcustomerAddressDeleteArgs, 'input'>>;
  gqlApiKeyCreate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<MutationgqlApiKeyCreateArgs, 'input'>>;
  gqlApiKeyUpdate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<MutationgqlApiKeyUpdateArgs, 'id' | 'input'>>;
  gqlApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationgqlApiKeyDeleteArgs, 'id'>>;
  restApiKeyCreate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<MutationrestApiKeyCreateArgs, 'input'>>;
  restApiKeyUpdate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<MutationrestApiKeyUpdateArgs, 'id' | 'input'>>;
  restApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationrestApiKeyDeleteArgs, 'id'>>;
  companySearchIndexUpdateMapping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanySearchIndexUpdateMappingArgs, 'input'>>;
  companySearchReindex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanySearchReindexArgs, 'input'>>;
  companySearchFixAliasWriteIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanySearchFixAliasWriteIndexArgs, 'input'>>;
  companySearchCleanupOrphanedIndices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanySearchCleanupOrphanedIndicesArgs, 'input'>>;
  companyCreate?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationcompanyCreateArgs, 'input'>>;
  companyUpdate?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationcompanyUpdateArgs, 'id' | 'input'>>;
  companyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcompanyDeleteArgs, 'id'>>;
  contactCreate?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<MutationcontactCreateArgs, 'input'>>;
  contactRegister?: Resolver<ResolversTypes['RegisterContactResponse'], ParentType, ContextType, RequireFields<MutationcontactRegisterArgs, 'input'>>;
  contactUpdate?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<MutationcontactUpdateArgs, 'id' | 'input'>>;
  contactAddToCompanies?: Resolver<ResolversTypes['ContactAddToCompaniesResponse'], ParentType, ContextType, RequireFields<MutationcontactAddToCompaniesArgs, 'id' | 'input'>>;
  contactRemoveFromCompanies?: Resolver<ResolversTypes['ContactRemoveFromCompaniesResponse'], ParentType, ContextType, RequireFields<MutationcontactRemoveFromCompaniesArgs, 'id' | 'input'>>;
  contactDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcontactDeleteArgs, 'id'>>;
  contactCreateAccount?: Resolver<ResolversTypes['RegisterContactResponse'], ParentType, ContextType, RequireFields<MutationcontactCreateAccountArgs, 'id'>>;
  contactDeleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcontactDeleteAccountArgs, 'id'>>;
  addCompanyManager?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationaddCompanyManagerArgs, 'userId' | 'companyId'>>;
  removeCompanyManager?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationremoveCompanyManagerArgs, 'userId' | 'companyId'>>;
  customerCreate?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationcustomerCreateArgs, 'input'>>;
  customerRegister?: Resolver<ResolversTypes['RegisterCustomerResponse'], ParentType, ContextType, RequireFields<MutationcustomerRegisterArgs, 'input'>>;
  customerUpdate?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationcustomerUpdateArgs, 'id' | 'input'>>;
  customerDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcustomerDeleteArgs, 'id'>>;
  customerCreateAccount?: Resolver<ResolversTypes['RegisterCustomerResponse'], ParentType, ContextType, RequireFields<MutationcustomerCreateAccountArgs, 'id'>>;
  customerDeleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcustomerDeleteAccountArgs, 'id'>>;
  magicTokenCreate?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<MutationmagicTokenCreateArgs, 'input'>>;
  magicTokenUpdate?: Resolver<ResolversTypes['MagicToken'], ParentType, ContextType, RequireFields<MutationmagicTokenUpdateArgs, 'id' | 'input'>>;
  magicTokenDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationmagicTokenDeleteArgs, 'id'>>;
  magicTokenLogin?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationmagicTokenLoginArgs, 'id'>>;
  triggerPasswordSendResetEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationtriggerPasswordSendResetEmailEventArgs, 'input'>>;
  triggerPasswordSendInitEmailEvent?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationtriggerPasswordSendInitEmailEventArgs, 'input'>>;
  passwordResetLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<MutationpasswordResetLinkArgs>>;
  publishPasswordResetEmailEvent?: Resolver<ResolversTypes['PublishEmailEventResponse'], ParentType, ContextType, RequireFields<MutationpublishPasswordResetEmailEventArgs, 'input'>>;
  triggerContactSendWelcomeEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationtriggerContactSendWelcomeEmailEventArgs, 'input'>>;
  triggerCustomerSendWelcomeEmailEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationtriggerCustomerSendWelcomeEmailEventArgs, 'input'>>;
  purchaseAuthorizationConfigCreate?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, Partial<MutationpurchaseAuthorizationConfigCreateArgs>>;
  purchaseAuthorizationConfigUpdate?: Resolver<ResolversTypes['PurchaseAuthorizationConfig'], ParentType, ContextType, RequireFields<MutationpurchaseAuthorizationConfigUpdateArgs, 'id'>>;
  purchaseAuthorizationConfigDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationpurchaseAuthorizationConfigDeleteArgs, 'id'>>;
  roleDefinitionCreate?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<MutationroleDefinitionCreateArgs, 'input'>>;
  roleDefinitionUpdate?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType, RequireFields<MutationroleDefinitionUpdateArgs, 'id' | 'input'>>;
  roleDefinitionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationroleDefinitionDeleteArgs, 'id'>>;
  roleCreate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationroleCreateArgs, 'input'>>;
  roleUpdate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationroleUpdateArgs, 'id' | 'input'>>;
  roleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationroleDeleteArgs, 'id'>>;
  startSession?: Resolver<ResolversTypes['Login'], ParentType, ContextType, Partial<MutationstartSessionArgs>>;
  login?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationloginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['Logout']>, ParentType, ContextType, Partial<MutationlogoutArgs>>;
  authenticationCreate?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationauthenticationCreateArgs, 'input'>>;
  authenticationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationauthenticationDeleteArgs, 'uid'>>;
  claimsReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationclaimsResetArgs, 'uid' | 'email'>>;
  claimsResetAll?: Resolver<ResolversTypes['ClaimsResetAllResponse'], ParentType, ContextType>;
  verifyToken?: Resolver<ResolversTypes['VerifyToken'], ParentType, ContextType, RequireFields<MutationverifyTokenArgs, 'input'>>;
  exchangeRefreshToken?: Resolver<ResolversTypes['RefreshTokenResponse'], ParentType, ContextType, RequireFields<MutationexchangeRefreshTokenArgs, 'input'>>;
  categoryCreate?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationcategoryCreateArgs, 'input'>>;
  categoryUpdate?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationcategoryUpdateArgs, 'categoryId' | 'input'>>;
  categoryCsvImport?: Resolver<ResolversTypes['CsvImportResponse'], ParentType, ContextType, RequireFields<MutationcategoryCsvImportArgs, 'input'>>;
  categoryDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcategoryDeleteArgs, 'categoryId'>>;
  categoryMoveAbove?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationcategoryMoveAboveArgs, 'categoryUuid' | 'targetCategoryUuid'>>;
  categoryMoveBelow?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationcategoryMoveBelowArgs, 'categoryUuid' | 'targetCategoryUuid'>>;
  clusterConfigCreate?: Resolver<ResolversTypes['ClusterConfigResponse'], ParentType, ContextType, RequireFields<MutationclusterConfigCreateArgs, 'input'>>;
  clusterConfigDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationclusterConfigDeleteArgs, 'id'>>;
  clusterConfigAddSetting?: Resolver<ResolversTypes['ClusterConfigSettingResponse'], ParentType, ContextType, RequireFields<MutationclusterConfigAddSettingArgs, 'clusterConfigId' | 'input'>>;
  clusterConfigUpdateSetting?: Resolver<ResolversTypes['UpdateClusterConfigSettingResponse'], ParentType, ContextType, RequireFields<MutationclusterConfigUpdateSettingArgs, 'clusterConfigId' | 'settingId' | 'input'>>;
  clusterConfigRemoveSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationclusterConfigRemoveSettingArgs, 'clusterConfigId' | 'settingId'>>;
  clusterConfigSettingCreate?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<MutationclusterConfigSettingCreateArgs, 'configUuid' | 'input'>>;
  clusterConfigSettingDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationclusterConfigSettingDeleteArgs, 'uuid'>>;
  clusterConfigSettingUpdate?: Resolver<ResolversTypes['ClusterConfigSetting'], ParentType, ContextType, RequireFields<MutationclusterConfigSettingUpdateArgs, 'uuid' | 'input'>>;
  clusterConfigUpdate?: Resolver<ResolversTypes['ClusterConfig'], ParentType, ContextType, RequireFields<MutationclusterConfigUpdateArgs, 'input'>>;
  valuesetCreate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<MutationvaluesetCreateArgs, 'input'>>;
  valuesetUpdate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<MutationvaluesetUpdateArgs, 'id' | 'input'>>;
  valuesetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvaluesetDeleteArgs, 'id'>>;
  valuesetItemCreate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<MutationvaluesetItemCreateArgs, 'input'>>;
  valuesetItemUpdate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<MutationvaluesetItemUpdateArgs, 'id' | 'input'>>;
  valuesetItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvaluesetItemDeleteArgs, 'id'>>;
  adminUserCreate?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationadminUserCreateArgs, 'input'>>;
  adminUserUpdate?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationadminUserUpdateArgs, 'email' | 'input'>>;
  adminUserDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationadminUserDeleteArgs, 'email'>>;
  adminUserTenantCreate?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<MutationadminUserTenantCreateArgs, 'input'>>;
  adminUserTenantDelete?: Resolver<ResolversTypes['AdminUserTenant'], ParentType, ContextType, RequireFields<MutationadminUserTenantDeleteArgs, 'id'>>;
  channelCreate?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationchannelCreateArgs, 'input'>>;
  channelUpdate?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationchannelUpdateArgs, 'id' | 'input'>>;
  channelDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationchannelDeleteArgs, 'id'>>;
  shopInvalidateCache?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tenantCreate?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationtenantCreateArgs, 'input'>>;
  tenantUpdate?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationtenantUpdateArgs, 'input'>>;
  tenantDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationtenantDeleteArgs>>;
  surchargeCreate?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<MutationsurchargeCreateArgs, 'input'>>;
  surchargeUpdate?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<MutationsurchargeUpdateArgs, 'id' | 'input'>>;
  surchargeDelete?: Resolver<ResolversTypes['Surcharge'], ParentType, ContextType, RequireFields<MutationsurchargeDeleteArgs, 'id'>>;
  taxCreate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<MutationtaxCreateArgs, 'input'>>;
  taxUpdate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<MutationtaxUpdateArgs, 'id' | 'input'>>;
  taxDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationtaxDeleteArgs, 'id'>>;
  orderlistCreate?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistCreateArgs, 'input'>>;
  orderlistUpdate?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistUpdateArgs, 'id' | 'input'>>;
  orderlistAddItems?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistAddItemsArgs, 'id' | 'input'>>;
  orderlistRemoveItems?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistRemoveItemsArgs, 'id' | 'input'>>;
  orderlistAssignUsers?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistAssignUsersArgs, 'id' | 'input'>>;
  orderlistUnassignUsers?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistUnassignUsersArgs, 'id' | 'input'>>;
  orderlistAssignCompanies?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistAssignCompaniesArgs, 'id' | 'input'>>;
  orderlistUnassignCompanies?: Resolver<ResolversTypes['Orderlist'], ParentType, ContextType, RequireFields<MutationorderlistUnassignCompaniesArgs, 'id' | 'input'>>;
  orderlistDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationorderlistDeleteArgs, 'id'>>;
  payMethodCreate?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<MutationpayMethodCreateArgs, 'input'>>;
  payMethodUpdate?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<MutationpayMethodUpdateArgs, 'id' | 'input'>>;
  payMethodDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationpayMethodDeleteArgs, 'id'>>;
  carrierCreate?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<MutationcarrierCreateArgs, 'input'>>;
  carrierUpdate?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<MutationcarrierUpdateArgs, 'id' | 'input'>>;
  carrierDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcarrierDeleteArgs, 'id'>>;
  carrierAssignWarehouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcarrierAssignWarehouseArgs, 'id' | 'warehouseId'>>;
  carrierAssignWarehouseAndReturnCarrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<MutationcarrierAssignWarehouseAndReturnCarrierArgs, 'id' | 'warehouseId'>>;
  carrierUnassignWarehouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationcarrierUnassignWarehouseArgs, 'id' | 'warehouseId'>>;
  carrierUnassignWarehouseAndReturnCarrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<MutationcarrierUnassignWarehouseAndReturnCarrierArgs, 'id' | 'warehouseId'>>;
  warehouseCreate?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<MutationwarehouseCreateArgs, 'input'>>;
  warehouseUpdate?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<MutationwarehouseUpdateArgs, 'id' | 'input'>>;
  warehouseDelete?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<MutationwarehouseDeleteArgs, 'id'>>;
  warehouseAddressCreate?: Resolver<ResolversTypes['WarehouseAddress'], ParentType, ContextType, RequireFields<MutationwarehouseAddressCreateArgs, 'id' | 'input'>>;
  warehouseAddressUpdate?: Resolver<ResolversTypes['WarehouseAddress'], ParentType, ContextType, RequireFields<MutationwarehouseAddressUpdateArgs, 'id' | 'input'>>;
  warehouseAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationwarehouseAddressDeleteArgs, 'id' | 'input'>>;
};

export type GqlApiKeyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GqlApiKey'] = ResolversParentTypes['GqlApiKey']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['GqlApiKeyRole']>>, ParentType, ContextType>;
  channelId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CompanyAddressSearch']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['CompanyContactSearch']>, ParentType, ContextType>;
};

export type CompanyAddressSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAddressSearch'] = ResolversParentTypes['CompanyAddressSearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanyContactSearchResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyContactSearch'] = ResolversParentTypes['CompanyContactSearch']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryCompanyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  inheritProductList?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<CompanyaddressesArgs>>;
  contacts?: Resolver<ResolversTypes['ContactsResponse'], ParentType, ContextType, RequireFields<CompanycontactsArgs, 'input'>>;
  managers?: Resolver<Maybe<Array<ResolversTypes['IBaseUser']>>, ParentType, ContextType>;
  purchaseAuthorizationConfigs?: Resolver<Maybe<ResolversTypes['PurchaseAuthorizationConfigResponse']>, ParentType, ContextType, Partial<CompanypurchaseAuthorizationConfigsArgs>>;
  orderlists?: Resolver<Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType, Partial<CompanyorderlistsArgs>>;
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
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parentCompanyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  companies?: Resolver<Maybe<ResolversTypes['CompaniesResponse']>, ParentType, ContextType, Partial<ContactcompaniesArgs>>;
  managedCompanies?: Resolver<Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  magicTokens?: Resolver<Array<ResolversTypes['MagicToken']>, ParentType, ContextType>;
  purchaseAuthorizationConfigs?: Resolver<Maybe<ResolversTypes['PurchaseAuthorizationConfigResponse']>, ParentType, ContextType, Partial<ContactpurchaseAuthorizationConfigsArgs>>;
  orderlists?: Resolver<Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType, Partial<ContactorderlistsArgs>>;
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
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expirationTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['Source']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType, Partial<CustomeraddressesArgs>>;
  magicTokens?: Resolver<Array<ResolversTypes['MagicToken']>, ParentType, ContextType>;
  orderlist?: Resolver<Maybe<ResolversTypes['OrderlistsResponse']>, ParentType, ContextType>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<CustomerorderlistsArgs>>;
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
  contactId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastAccessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedLogins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  successfulLogins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oneTimeUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extra?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
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

export type PublishEmailEventResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PublishEmailEventResponse'] = ResolversParentTypes['PublishEmailEventResponse']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseAuthorizationConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PurchaseAuthorizationConfig'] = ResolversParentTypes['PurchaseAuthorizationConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseRole?: Resolver<ResolversTypes['PurchaseRole'], ParentType, ContextType>;
  authorizationLimit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
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

export type RoleDefinitionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RoleDefinition'] = ResolversParentTypes['RoleDefinition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  defaultAccess?: Resolver<ResolversTypes['RoleAccess'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<RoleDefinitionrolesArgs, 'userId'>>;
};

export type RoleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleDefinition?: Resolver<ResolversTypes['RoleDefinition'], ParentType, ContextType>;
  roleDefinitionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['RoleAccess'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type LoginResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['GCIPUser']>, ParentType, ContextType>;
};

export type LogoutResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Logout'] = ResolversParentTypes['Logout']> = {
  todo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GCIPUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPUser'] = ResolversParentTypes['GCIPUser']> = {
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAnonymous?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['GCIPMetadata']>, ParentType, ContextType>;
  tokensValidAfterTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerData?: Resolver<Maybe<Array<ResolversTypes['GCIPProviderData']>>, ParentType, ContextType>;
  passwordHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordSalt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  multiFactor?: Resolver<Maybe<ResolversTypes['MultiFactor']>, ParentType, ContextType>;
};

export type GCIPMetadataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPMetadata'] = ResolversParentTypes['GCIPMetadata']> = {
  lastSignInTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creationTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRefreshTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GCIPProviderDataResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GCIPProviderData'] = ResolversParentTypes['GCIPProviderData']> = {
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  federatedId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MultiFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MultiFactor'] = ResolversParentTypes['MultiFactor']> = {
  enrolledFactors?: Resolver<Maybe<Array<ResolversTypes['EnrolledFactor']>>, ParentType, ContextType>;
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
  claims?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  iss?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aud?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auth_time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firebase?: Resolver<Maybe<ResolversTypes['Firebase']>, ParentType, ContextType>;
};

export type FirebaseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Firebase'] = ResolversParentTypes['Firebase']> = {
  identities?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  sign_in_provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign_in_second_factor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  second_factor_identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimsResetAllResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClaimsResetAllResponse'] = ResolversParentTypes['ClaimsResetAllResponse']> = {
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalProcessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IBaseUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['IBaseUser'] = ResolversParentTypes['IBaseUser']> = {
  __resolveType: TypeResolveFn<'Contact' | 'Customer' | 'User', ParentType, ContextType>;
};

export type UserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailingList?: Resolver<Maybe<ResolversTypes['YesNo']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginRoot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managedCompanies?: Resolver<Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDescriptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDescription'] = ResolversParentTypes['AttributeDescription']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  attributeClass?: Resolver<ResolversTypes['AttributeDescriptionClass'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  valuesetId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultValue?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  __resolveType: TypeResolveFn<'ProductAttribute' | 'CategoryAttribute' | 'ClusterAttribute' | 'CompanyAttribute' | 'ContactAttribute' | 'CustomerAttribute', ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CategoryAttribute'] = ResolversParentTypes['CategoryAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClusterAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterAttribute'] = ResolversParentTypes['ClusterAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  clusterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CompanyAttribute'] = ResolversParentTypes['CompanyAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ContactAttribute'] = ResolversParentTypes['ContactAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAttributeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CustomerAttribute'] = ResolversParentTypes['CustomerAttribute']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attributeDescription?: Resolver<Maybe<ResolversTypes['AttributeDescription']>, ParentType, ContextType>;
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
  colorValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDateTimeValueResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttributeDateTimeValue'] = ResolversParentTypes['AttributeDateTimeValue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  dateTimeValue?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  attributeDescription?: Resolver<ResolversTypes['AttributeDescription'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
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
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AttributeBulkResponse'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BulkDeleteResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BulkDeleteResponse'] = ResolversParentTypes['BulkDeleteResponse']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  failedIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategorynameArgs>>;
  description?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategorydescriptionArgs>>;
  shortDescription?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategoryshortDescriptionArgs>>;
  slug?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategoryslugArgs>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType, Partial<CategorycategoriesArgs>>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<CategoryparentArgs>>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadataTitles?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<CategorycategoryPathArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sortOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategorynamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategorydescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategoryshortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<CategoryslugsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  settings?: Resolver<Maybe<Array<ResolversTypes['ClusterConfigSetting']>>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  settings?: Resolver<Maybe<Array<ResolversTypes['ClusterConfigSettingResponse']>>, ParentType, ContextType>;
};

export type ClusterConfigSettingResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigSettingResponse'] = ResolversParentTypes['ClusterConfigSettingResponse']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attributeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['ClusterConfigSettingDisplayType'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clusterConfigId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateClusterConfigSettingResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UpdateClusterConfigSettingResponse'] = ResolversParentTypes['UpdateClusterConfigSettingResponse']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayType?: Resolver<Maybe<ResolversTypes['ClusterConfigSettingDisplayType']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClusterConfigsResponseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClusterConfigsResponse'] = ResolversParentTypes['ClusterConfigsResponse']> = {
  items?: Resolver<Array<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  itemsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type IClusterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ICluster'] = ResolversParentTypes['ICluster']> = {
  __resolveType: TypeResolveFn<'Cluster', ParentType, ContextType>;
};

export type ClusterResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Cluster'] = ResolversParentTypes['Cluster']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clusterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ClusternamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ClusterdescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ClustershortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ClusterslugsArgs>>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metadataTitles?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shortNames?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ClustershortNamesArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drillDowns?: Resolver<Maybe<Array<ResolversTypes['ClusterDrillDown']>>, ParentType, ContextType>;
  config?: Resolver<Maybe<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  clusterConfig?: Resolver<Maybe<ResolversTypes['ClusterConfig']>, ParentType, ContextType>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<ClusterorderlistsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ProductnamesArgs>>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ProductdescriptionsArgs>>;
  shortDescriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ProductshortDescriptionsArgs>>;
  slugs?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ProductslugsArgs>>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metadataTitles?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataDescriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataKeywords?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  metadataCanonicalUrls?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shortNames?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType, Partial<ProductshortNamesArgs>>;
  sources?: Resolver<Array<ResolversTypes['Source']>, ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  customKeywords?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  packageDescriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  manufacturerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eanCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  statusExtra?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  turnoverGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxonomy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  orderableFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderableTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releaseDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  containerClass?: Resolver<ResolversTypes['ProductContainerClass'], ParentType, ContextType>;
  clusterId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductClass'], ParentType, ContextType>;
  classId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderlists?: Resolver<ResolversTypes['OrderlistsResponse'], ParentType, ContextType, Partial<ProductorderlistsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValuesetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Valueset'] = ResolversParentTypes['Valueset']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ValuesetType'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valuesetItems?: Resolver<ResolversTypes['ValuesetItemResponse'], ParentType, ContextType, Partial<ValuesetvaluesetItemsArgs>>;
};

export type ValuesetItemResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ValuesetItem'] = ResolversParentTypes['ValuesetItem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valuesetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  extra?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type AdminUserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenants?: Resolver<ResolversTypes['TenantResponse'], ParentType, ContextType, Partial<AdminUsertenantsArgs>>;
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
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
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
  descriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  catalogRootId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  anonymousUserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultLetterId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType>;
};

export type LifecycleUsageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LifecycleUsage'] = ResolversParentTypes['LifecycleUsage']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LifecycleUseKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sampleOperation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fix?: Resolver<Maybe<ResolversTypes['LifecycleFix']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['LifecycleVerdict'], ParentType, ContextType>;
  fixBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type ShopResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseRootId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userRootId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enableIncentives?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCalculationConfig?: Resolver<ResolversTypes['ShopPriceCalculationConfig'], ParentType, ContextType>;
  debtorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cocNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopPriceCalculationConfigResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ShopPriceCalculationConfig'] = ResolversParentTypes['ShopPriceCalculationConfig']> = {
  isVatIncludedLeading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inheritCatalogDiscountOnPriceList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useMultipleCostprices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calculateDiscountOverBulkPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TenantResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  restrictSalesPricingVisibility?: Resolver<ResolversTypes['RESTRICT_SALES_PRICING_VISIBILITY'], ParentType, ContextType>;
  allowQuoteInvalidation?: Resolver<ResolversTypes['ALLOW_QUOTE_INVALIDATION'], ParentType, ContextType>;
  quoteDefaultExpiryPeriodDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  defaultAppLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultDataLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurchargeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Surcharge'] = ResolversParentTypes['Surcharge']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  description?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SurchargeType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['Taxcode'], ParentType, ContextType>;
  taxZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateChanged?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type TaxResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['Taxcode']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exportCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type OrderlistResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Orderlist'] = ResolversParentTypes['Orderlist']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  extras?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderlistType'], ParentType, ContextType>;
  partnerEntity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['IBaseUser']>, ParentType, ContextType>;
  usersPaginated?: Resolver<ResolversTypes['UsersResponse'], ParentType, ContextType, Partial<OrderlistusersPaginatedArgs>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  companiesPaginated?: Resolver<ResolversTypes['CompaniesResponse'], ParentType, ContextType, Partial<OrderlistcompaniesPaginatedArgs>>;
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

export type PayMethodResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PayMethod'] = ResolversParentTypes['PayMethod']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalizedString']>, ParentType, ContextType>;
  externalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CarrierResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Carrier'] = ResolversParentTypes['Carrier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CarrierType'], ParentType, ContextType>;
  descriptions?: Resolver<Maybe<Array<ResolversTypes['LocalizedString']>>, ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trackAndTraceURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trackAndTraces?: Resolver<Array<ResolversTypes['TrackAndTrace']>, ParentType, ContextType>;
  warehouses?: Resolver<Maybe<Array<ResolversTypes['Warehouse']>>, ParentType, ContextType>;
};

export type TrackAndTraceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TrackAndTrace'] = ResolversParentTypes['TrackAndTrace']> = {
  carrierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['Carrier']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type WarehouseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPickupLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addressId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  businessHours?: Resolver<Array<ResolversTypes['BusinessHours']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['WarehouseAddress']>, ParentType, ContextType>;
};

export type BusinessHoursResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BusinessHours'] = ResolversParentTypes['BusinessHours']> = {
  dayOfWeek?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closingTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lunchBeakStartTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lunchBeakEndTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WarehouseAddressResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WarehouseAddress'] = ResolversParentTypes['WarehouseAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icp?: Resolver<ResolversTypes['YesNo'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  PublishEmailEventResponse?: PublishEmailEventResponseResolvers<ContextType>;
  PurchaseAuthorizationConfig?: PurchaseAuthorizationConfigResolvers<ContextType>;
  PurchaseAuthorizationConfigResponse?: PurchaseAuthorizationConfigResponseResolvers<ContextType>;
  RoleDefinition?: RoleDefinitionResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleDefinitionResponse?: RoleDefinitionResponseResolvers<ContextType>;
  RoleResponse?: RoleResponseResolvers<ContextType>;
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
  IBaseUser?: IBaseUserResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  AttributeDescription?: AttributeDescriptionResolvers<ContextType>;
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
  AttributeDescriptionResponse?: AttributeDescriptionResponseResolvers<ContextType>;
  AttributeResponse?: AttributeResponseResolvers<ContextType>;
  AttributeResultResponse?: AttributeResultResponseResolvers<ContextType>;
  AttributeBulkResponse?: AttributeBulkResponseResolvers<ContextType>;
  BulkDeleteResponse?: BulkDeleteResponseResolvers<ContextType>;
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
  ICluster?: IClusterResolvers<ContextType>;
  Cluster?: ClusterResolvers<ContextType>;
  IResource?: IResourceResolvers<ContextType>;
  IBaseProduct?: IBaseProductResolvers<ContextType>;
  IProduct?: IProductResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Valueset?: ValuesetResolvers<ContextType>;
  ValuesetItem?: ValuesetItemResolvers<ContextType>;
  ValuesetResponse?: ValuesetResponseResolvers<ContextType>;
  ValuesetItemResponse?: ValuesetItemResponseResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserTenant?: AdminUserTenantResolvers<ContextType>;
  UserResponse?: UserResponseResolvers<ContextType>;
  TenantResponse?: TenantResponseResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  LifecycleUsage?: LifecycleUsageResolvers<ContextType>;
  LifecycleUsageResponse?: LifecycleUsageResponseResolvers<ContextType>;
  LifecycleReadiness?: LifecycleReadinessResolvers<ContextType>;
  LifecycleReadinessResponse?: LifecycleReadinessResponseResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopPriceCalculationConfig?: ShopPriceCalculationConfigResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  Surcharge?: SurchargeResolvers<ContextType>;
  SurchargesResponse?: SurchargesResponseResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  TaxesResponse?: TaxesResponseResolvers<ContextType>;
  Orderlist?: OrderlistResolvers<ContextType>;
  OrderlistsResponse?: OrderlistsResponseResolvers<ContextType>;
  UsersResponse?: UsersResponseResolvers<ContextType>;
  ComputedOrderlistsResponse?: ComputedOrderlistsResponseResolvers<ContextType>;
  PayMethod?: PayMethodResolvers<ContextType>;
  PayMethodsResponse?: PayMethodsResponseResolvers<ContextType>;
  Carrier?: CarrierResolvers<ContextType>;
  TrackAndTrace?: TrackAndTraceResolvers<ContextType>;
  CarriersResponse?: CarriersResponseResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  BusinessHours?: BusinessHoursResolvers<ContextType>;
  WarehouseAddress?: WarehouseAddressResolvers<ContextType>;
  WarehousesResponse?: WarehousesResponseResolvers<ContextType>;
};


/** Every operation of the GraphQL interface. */
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
  | 'query.roleDefinitions'
  | 'query.roleDefinition'
  | 'query.role'
  | 'query.roles'
  | 'query.authentication'
  | 'query.user'
  | 'query.viewer'
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
  | 'query.valueset'
  | 'query.valuesets'
  | 'query.valuesetItems'
  | 'query.adminUser'
  | 'query.adminUserViewer'
  | 'query.adminUsers'
  | 'query.adminUserTenant'
  | 'query.channel'
  | 'query.channels'
  | 'query.lifecycleUsage'
  | 'query.lifecycleReadiness'
  | 'query.shop'
  | 'query.shops'
  | 'query.tenant'
  | 'query.surcharges'
  | 'query.surcharge'
  | 'query.tax'
  | 'query.taxes'
  | 'query.orderlist'
  | 'query.orderlists'
  | 'query.computedOrderlists'
  | 'query.payMethod'
  | 'query.payMethods'
  | 'query.carriers'
  | 'query.carrier'
  | 'query.warehouse'
  | 'query.warehouses'
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
  | 'mutation.customerCreate'
  | 'mutation.customerRegister'
  | 'mutation.customerUpdate'
  | 'mutation.customerDelete'
  | 'mutation.customerCreateAccount'
  | 'mutation.customerDeleteAccount'
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
  | 'mutation.roleDefinitionCreate'
  | 'mutation.roleDefinitionUpdate'
  | 'mutation.roleDefinitionDelete'
  | 'mutation.roleCreate'
  | 'mutation.roleUpdate'
  | 'mutation.roleDelete'
  | 'mutation.startSession'
  | 'mutation.login'
  | 'mutation.logout'
  | 'mutation.authenticationCreate'
  | 'mutation.authenticationDelete'
  | 'mutation.claimsReset'
  | 'mutation.claimsResetAll'
  | 'mutation.verifyToken'
  | 'mutation.exchangeRefreshToken'
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
  | 'mutation.valuesetCreate'
  | 'mutation.valuesetUpdate'
  | 'mutation.valuesetDelete'
  | 'mutation.valuesetItemCreate'
  | 'mutation.valuesetItemUpdate'
  | 'mutation.valuesetItemDelete'
  | 'mutation.adminUserCreate'
  | 'mutation.adminUserUpdate'
  | 'mutation.adminUserDelete'
  | 'mutation.adminUserTenantCreate'
  | 'mutation.adminUserTenantDelete'
  | 'mutation.channelCreate'
  | 'mutation.channelUpdate'
  | 'mutation.channelDelete'
  | 'mutation.shopInvalidateCache'
  | 'mutation.tenantCreate'
  | 'mutation.tenantUpdate'
  | 'mutation.tenantDelete'
  | 'mutation.surchargeCreate'
  | 'mutation.surchargeUpdate'
  | 'mutation.surchargeDelete'
  | 'mutation.taxCreate'
  | 'mutation.taxUpdate'
  | 'mutation.taxDelete'
  | 'mutation.orderlistCreate'
  | 'mutation.orderlistUpdate'
  | 'mutation.orderlistAddItems'
  | 'mutation.orderlistRemoveItems'
  | 'mutation.orderlistAssignUsers'
  | 'mutation.orderlistUnassignUsers'
  | 'mutation.orderlistAssignCompanies'
  | 'mutation.orderlistUnassignCompanies'
  | 'mutation.orderlistDelete'
  | 'mutation.payMethodCreate'
  | 'mutation.payMethodUpdate'
  | 'mutation.payMethodDelete'
  | 'mutation.carrierCreate'
  | 'mutation.carrierUpdate'
  | 'mutation.carrierDelete'
  | 'mutation.carrierAssignWarehouse'
  | 'mutation.carrierAssignWarehouseAndReturnCarrier'
  | 'mutation.carrierUnassignWarehouse'
  | 'mutation.carrierUnassignWarehouseAndReturnCarrier'
  | 'mutation.warehouseCreate'
  | 'mutation.warehouseUpdate'
  | 'mutation.warehouseDelete'
  | 'mutation.warehouseAddressCreate'
  | 'mutation.warehouseAddressUpdate'
  | 'mutation.warehouseAddressDelete'
