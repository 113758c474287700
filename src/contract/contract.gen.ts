// Generated from the rooms' SDL by `npm run generate`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TaxRow } from '../db/db.gen.js';
import type { Ctx } from '../core/context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
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

export type Query = {
  /** One tax, by its id or by code and zone. */
  tax: Tax;
  /** A page of taxes. */
  taxes: TaxesResponse;
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

export type Mutation = {
  /** Adds a tax. Code and zone together are unique. */
  taxCreate: Tax;
  /** Changes the fields that are given. */
  taxUpdate: Tax;
  taxDelete: Scalars['Boolean']['output'];
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
  Taxcode: Taxcode;
  Tax: ResolverTypeWrapper<TaxRow>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TaxesResponse: ResolverTypeWrapper<Omit<TaxesResponse, 'items'> & { items: Array<ResolversTypes['Tax']> }>;
  TaxSortField: TaxSortField;
  TaxSortInput: TaxSortInput;
  TaxSearchInput: TaxSearchInput;
  TaxCreateInput: TaxCreateInput;
  TaxUpdateInput: TaxUpdateInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  LocalizedString: LocalizedString;
  String: Scalars['String']['output'];
  LocalizedStringInput: LocalizedStringInput;
  DateSearchInput: DateSearchInput;
  Tax: TaxRow;
  Int: Scalars['Int']['output'];
  Float: Scalars['Float']['output'];
  TaxesResponse: Omit<TaxesResponse, 'items'> & { items: Array<ResolversParentTypes['Tax']> };
  TaxSortInput: TaxSortInput;
  TaxSearchInput: TaxSearchInput;
  TaxCreateInput: TaxCreateInput;
  TaxUpdateInput: TaxUpdateInput;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LocalizedStringResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LocalizedString'] = ResolversParentTypes['LocalizedString']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, Partial<QuerytaxArgs>>;
  taxes?: Resolver<ResolversTypes['TaxesResponse'], ParentType, ContextType, Partial<QuerytaxesArgs>>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  taxCreate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<MutationtaxCreateArgs, 'input'>>;
  taxUpdate?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<MutationtaxUpdateArgs, 'id' | 'input'>>;
  taxDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationtaxDeleteArgs, 'id'>>;
};

export type Resolvers<ContextType = Ctx> = {
  DateTime?: GraphQLScalarType;
  LocalizedString?: LocalizedStringResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  TaxesResponse?: TaxesResponseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};


/** Every operation of the GraphQL interface. */
export type GraphqlOperation =
  | 'query.tax'
  | 'query.taxes'
  | 'mutation.taxCreate'
  | 'mutation.taxUpdate'
  | 'mutation.taxDelete'
