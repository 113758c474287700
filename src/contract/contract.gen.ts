// Generated from the rooms' SDL by `npm run generate`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GqlApiKeyRow, RestApiKeyRow, ValuesetRow, ValuesetItemRow, ChannelRow, ShopRow, TenantRow, SurchargeRow, TaxRow, PayMethodRow, CarrierRow, TrackAndTraceRow, WarehouseRow, WarehouseAddressRow } from '../db/db.gen.js';
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

export type Query = {
  gqlApiKey: GqlApiKey;
  /** A page of the tenant's keys for GraphQL. */
  gqlApiKeys: GqlApiKeyResponse;
  restApiKey: RestApiKey;
  /** A page of the tenant's clients of REST. */
  restApiKeys: RestApiKeyResponse;
  valueset: Valueset;
  /** A page of valuesets. */
  valuesets: ValuesetResponse;
  /** A page of values, of all sets together. */
  valuesetItems: ValuesetItemResponse;
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


export type QueryvaluesetArgs = {
  id: Scalars['Int']['input'];
};


export type QueryvaluesetsArgs = {
  input?: InputMaybe<ValuesetSearchInput>;
};


export type QueryvaluesetItemsArgs = {
  input?: InputMaybe<ValuesetItemSearchInput>;
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
  RoleAccess: RoleAccess;
  GqlApiKey: ResolverTypeWrapper<GqlApiKeyRow>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
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
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
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
  GqlApiKey: GqlApiKeyRow;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
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
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
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
  ID: Scalars['ID']['output'];
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

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  gqlApiKey?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<QuerygqlApiKeyArgs, 'id'>>;
  gqlApiKeys?: Resolver<ResolversTypes['GqlApiKeyResponse'], ParentType, ContextType, Partial<QuerygqlApiKeysArgs>>;
  restApiKey?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<QueryrestApiKeyArgs, 'id'>>;
  restApiKeys?: Resolver<ResolversTypes['RestApiKeyResponse'], ParentType, ContextType, Partial<QueryrestApiKeysArgs>>;
  valueset?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<QueryvaluesetArgs, 'id'>>;
  valuesets?: Resolver<ResolversTypes['ValuesetResponse'], ParentType, ContextType, Partial<QueryvaluesetsArgs>>;
  valuesetItems?: Resolver<ResolversTypes['ValuesetItemResponse'], ParentType, ContextType, Partial<QueryvaluesetItemsArgs>>;
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
  payMethod?: Resolver<ResolversTypes['PayMethod'], ParentType, ContextType, RequireFields<QuerypayMethodArgs, 'id'>>;
  payMethods?: Resolver<ResolversTypes['PayMethodsResponse'], ParentType, ContextType, Partial<QuerypayMethodsArgs>>;
  carriers?: Resolver<ResolversTypes['CarriersResponse'], ParentType, ContextType, Partial<QuerycarriersArgs>>;
  carrier?: Resolver<ResolversTypes['Carrier'], ParentType, ContextType, RequireFields<QuerycarrierArgs, 'id'>>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<QuerywarehouseArgs, 'id'>>;
  warehouses?: Resolver<ResolversTypes['WarehousesResponse'], ParentType, ContextType, Partial<QuerywarehousesArgs>>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  gqlApiKeyCreate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<MutationgqlApiKeyCreateArgs, 'input'>>;
  gqlApiKeyUpdate?: Resolver<ResolversTypes['GqlApiKey'], ParentType, ContextType, RequireFields<MutationgqlApiKeyUpdateArgs, 'id' | 'input'>>;
  gqlApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationgqlApiKeyDeleteArgs, 'id'>>;
  restApiKeyCreate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<MutationrestApiKeyCreateArgs, 'input'>>;
  restApiKeyUpdate?: Resolver<ResolversTypes['RestApiKey'], ParentType, ContextType, RequireFields<MutationrestApiKeyUpdateArgs, 'id' | 'input'>>;
  restApiKeyDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationrestApiKeyDeleteArgs, 'id'>>;
  valuesetCreate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<MutationvaluesetCreateArgs, 'input'>>;
  valuesetUpdate?: Resolver<ResolversTypes['Valueset'], ParentType, ContextType, RequireFields<MutationvaluesetUpdateArgs, 'id' | 'input'>>;
  valuesetDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvaluesetDeleteArgs, 'id'>>;
  valuesetItemCreate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<MutationvaluesetItemCreateArgs, 'input'>>;
  valuesetItemUpdate?: Resolver<ResolversTypes['ValuesetItem'], ParentType, ContextType, RequireFields<MutationvaluesetItemUpdateArgs, 'id' | 'input'>>;
  valuesetItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvaluesetItemDeleteArgs, 'id'>>;
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
  GqlApiKey?: GqlApiKeyResolvers<ContextType>;
  GqlApiKeyRole?: GqlApiKeyRoleResolvers<ContextType>;
  GqlApiKeyResponse?: GqlApiKeyResponseResolvers<ContextType>;
  RestApiKey?: RestApiKeyResolvers<ContextType>;
  RestApiKeyResponse?: RestApiKeyResponseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Valueset?: ValuesetResolvers<ContextType>;
  ValuesetItem?: ValuesetItemResolvers<ContextType>;
  ValuesetResponse?: ValuesetResponseResolvers<ContextType>;
  ValuesetItemResponse?: ValuesetItemResponseResolvers<ContextType>;
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
  | 'query.gqlApiKey'
  | 'query.gqlApiKeys'
  | 'query.restApiKey'
  | 'query.restApiKeys'
  | 'query.valueset'
  | 'query.valuesets'
  | 'query.valuesetItems'
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
  | 'query.payMethod'
  | 'query.payMethods'
  | 'query.carriers'
  | 'query.carrier'
  | 'query.warehouse'
  | 'query.warehouses'
  | 'mutation.gqlApiKeyCreate'
  | 'mutation.gqlApiKeyUpdate'
  | 'mutation.gqlApiKeyDelete'
  | 'mutation.restApiKeyCreate'
  | 'mutation.restApiKeyUpdate'
  | 'mutation.restApiKeyDelete'
  | 'mutation.valuesetCreate'
  | 'mutation.valuesetUpdate'
  | 'mutation.valuesetDelete'
  | 'mutation.valuesetItemCreate'
  | 'mutation.valuesetItemUpdate'
  | 'mutation.valuesetItemDelete'
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
