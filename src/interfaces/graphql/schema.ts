/** The executable schema: the document of the contract with resolvers, every operation with its policy. */
import {
  buildASTSchema,
  type DocumentNode,
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLEnumType,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
  valueFromASTUntyped,
} from 'graphql'
import { UploadedFile } from '../../contract/uploaded-file.js'
import { authorize, type Policy } from '../../core/auth/access.js'
import { limitVisitor } from '../../core/auth/visitor-limits.js'
import type { Ctx } from '../../core/context.js'
import { fromLocalized, isLocalizedType, languageFirst } from '../../core/input/localized.js'
import { applyRules, hasOwnDefault } from '../../core/input/rules.js'
import { isDropped, legacyOf, renamedTo } from '../../core/lifecycle/legacy.js'
import { ownerOfFields } from '../../core/store/custom-fields.js'
import { columns } from '../../db/db.gen.js'
import type { CustomFieldValues, Localized } from '../../db/json.js'
import { inSavepoint } from '../../db/savepoint.js'
import { API_KEY_TEXTS } from '../http/request-context.js'
import { keepDeclaration } from './early-fields.js'
import { shortMessage } from './errors.js'
import { keepSentFields } from './partial-input.js'

export type Resolver = GraphQLFieldResolver<unknown, Ctx>

/** A resolver whose arguments can be prepared once for many calls. */
export interface PreparableResolver {
  prepareArgs: (args: Record<string, unknown>, ctx: Ctx, info: GraphQLResolveInfo) => Record<string, unknown>
  rawResolver: Resolver
}
export type ResolverMap = Record<string, Record<string, unknown>>

/** The variables as sent, before defaults were filled in; partial updates need them. */
const sentVariables = new WeakMap<Ctx, Record<string, unknown>>()
export const rememberVariables = (ctx: Ctx, variables: Record<string, unknown>) => void sentVariables.set(ctx, variables)

export function executableSchema(
  document: DocumentNode,
  resolvers: ResolverMap,
  policies: Record<string, Policy>,
): GraphQLSchema {
  const schema = buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
  refuseUnknown(schema, resolvers)
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) {
      translateOldValues(type)
      nameAllowedValues(type)
    }
    if (isObjectType(type)) attach(schema, type, resolvers[type.name] ?? {}, policies)
  }
  describeDateTime(schema.getType('DateTime') as GraphQLScalarType)
  describeUpload(schema.getType('Upload') as GraphQLScalarType)
  return schema
}

function refuseUnknown(schema: GraphQLSchema, resolvers: ResolverMap) {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) throw new Error(`Resolvers for ${typeName}, which is not a type of the contract`)
    for (const field of Object.keys(fields))
      if (!type.getFields()[field]) throw new Error(`A resolver for ${typeName}.${field}, which is not a field of the contract`)
  }
}

function attach(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  resolvers: Record<string, unknown>,
  policies: Record<string, Policy>,
) {
  const root = type === schema.getQueryType() ? 'query' : type === schema.getMutationType() ? 'mutation' : null
  for (const field of Object.values(type.getFields())) {
    const own = resolvers[field.name] as Resolver | undefined
    if (root) field.resolve = operation(root, field, own, policies[`${root}.${field.name}`])
    else attachField(field, onlyShownFields(type, field, inDefaultLanguageFirst(field, own ?? ownResolver(type, field))))
  }
}

function attachField(field: GraphQLField<unknown, Ctx>, resolve: Resolver | undefined) {
  if (resolve) field.resolve = cleaning(field, resolve)
}

/** Leaves out the custom fields that the caller may not see. */
function onlyShownFields(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, Ctx>,
  resolve: Resolver | undefined,
): Resolver | undefined {
  if (getNamedType(field.type).name !== 'CustomFields') return resolve
  const owner = ownerOfFields(field)
  if (!owner) throw new Error(`${type.name}.${field.name} does not say by @fieldsOf which custom fields it shows`)
  const read = resolve ?? defaultFieldResolver
  return (parent, args, ctx, info) =>
    ctx.services.customFields.show(ctx, owner, read(parent, args, ctx, info) as CustomFieldValues)
}

/** Puts the default language of the channel first in lists of localized values. */
function inDefaultLanguageFirst(field: GraphQLField<unknown, Ctx>, resolve: Resolver | undefined): Resolver | undefined {
  if (!isLocalizedType(getNamedType(field.type).name) || !isListType(getNullableType(field.type))) return resolve
  const order = (ctx: Ctx, list: unknown): unknown => {
    if (!Array.isArray(list) || list.length < 2) return list
    const language = ctx.services.languageOf(ctx)
    return typeof language === 'string' ? languageFirst(list, language) : language.then((known) => languageFirst(list, known))
  }
  const read = resolve ?? defaultFieldResolver
  return (parent, args, ctx, info) => {
    const list = read(parent, args, ctx, info)
    return list instanceof Promise ? list.then((found) => order(ctx, found)) : order(ctx, list)
  }
}

function operation(
  root: 'query' | 'mutation',
  field: GraphQLField<unknown, Ctx>,
  resolve: Resolver | undefined,
  policy: Policy | undefined,
) {
  if (!resolve) throw new Error(`${root}.${field.name} has no resolver`)
  if (!policy) throw new Error(`${root}.${field.name} has no policy`)
  const tidy = cleaning(field, resolve)
  return keepDeclaration(resolve, secured(policy, root === 'mutation' ? limited(fresh(tidy)) : tidy))
}

/** Returns the resolver of a field. A field that is neither resolved nor stored would always be null: the start refuses it. */
function ownResolver(type: GraphQLObjectType, field: GraphQLField<unknown, Ctx>): Resolver | undefined {
  const table = type.name.charAt(0).toLowerCase() + type.name.slice(1)
  const stored = Reflect.get(columns, table) ?? Reflect.get(columns, `control.${table}`)
  if (stored && !(field.name in stored)) throw new Error(`${type.name}.${field.name} is neither a column nor has a resolver`)
  if (!stored || getNamedType(field.type).name !== 'LocalizedString') return undefined
  return (row, { language }) => fromLocalized(Reflect.get(row as object, field.name) as Localized, language)
}

const secured =
  (policy: Policy, resolve: Resolver): Resolver =>
  (parent, args, ctx, info) => {
    authorize(ctx.actor, policy, API_KEY_TEXTS)
    return resolve(parent, args, ctx, info)
  }

/** Counts the mutations of visitors and logged-in people. */
const limited =
  (resolve: Resolver): Resolver =>
  (parent, args, ctx, info) => {
    limitVisitor(ctx, 'changes')
    return resolve(parent, args, ctx, info)
  }

/** Clears what earlier mutations of the document have cached. If the whole document is one transaction, a failed mutation does not affect the others. */
const fresh =
  (resolve: Resolver): Resolver =>
  (parent, args, ctx, info) => {
    ctx.requestCache.clear()
    const { request } = ctx
    if (!request) return resolve(parent, args, ctx, info)
    return inSavepoint(ctx, async () => resolve(parent, args, ctx, info)).then((done) => {
      request.completed++
      return done
    })
  }

/** Passes arguments to a resolver checked, normalized, under new names and without defaults that count only if sent. */
function cleaning(field: GraphQLField<unknown, Ctx>, resolve: Resolver): Resolver {
  if (field.args.length === 0) return resolve
  const empty = Object.fromEntries(field.args.flatMap((arg) => emptySearch(arg)))
  const isPartial = field.args.some((arg) => hasOwnDefault(arg) || holdsDroppedDefault(getNamedType(arg.type)))
  const prepareArgs: PreparableResolver['prepareArgs'] = (args, ctx, info) => {
    const sent = isPartial ? keepSentFields(info, args, sentVariables.get(ctx) ?? {}, dropsDefault) : args
    const tidy: Record<string, unknown> = { ...empty }
    for (const arg of field.args) {
      const legacy = legacyOf(arg)
      if (sent[arg.name] == null || (legacy && isDropped(legacy))) continue
      tidy[arg.name] = applyRules(arg, sent[arg.name], arg.name === 'input' ? [] : [arg.name])
    }
    return tidy
  }
  const whole: Resolver = (parent, args, ctx, info) => resolve(parent, prepareArgs(args, ctx, info), ctx, info)
  return keepDeclaration(resolve, Object.assign(whole, { prepareArgs, rawResolver: resolve } satisfies PreparableResolver))
}

/** Returns the defaults of an omitted search input. */
function emptySearch(arg: GraphQLArgument): [string, object][] {
  const type = getNamedType(arg.type)
  if (!isInputObjectType(type) || arg.type !== type) return []
  const fields = Object.values(type.getFields())
  if (fields.some(isRequiredInputField)) return []
  const isFilled = (field: GraphQLInputField) => field.defaultValue !== undefined && !hasOwnDefault(field)
  return [[arg.name, Object.fromEntries(fields.filter(isFilled).map(({ name, defaultValue }) => [name, defaultValue]))]]
}

const isPartialInput = (type: unknown): boolean =>
  isInputObjectType(type) && (type.astNode?.directives?.some(({ name }) => name.value === 'partial') ?? false)

const dropsDefault = (type: GraphQLInputObjectType, field: string): boolean =>
  isPartialInput(type) || hasOwnDefault(type.getFields()[field] ?? {})

/** Returns whether a default is dropped in an input, or in one inside it. */
function holdsDroppedDefault(type: unknown, seen = new Set<unknown>()): boolean {
  if (!isInputObjectType(type) || seen.has(type)) return false
  seen.add(type)
  const fields = Object.values(type.getFields())
  return (
    isPartialInput(type) || fields.some((field) => hasOwnDefault(field) || holdsDroppedDefault(getNamedType(field.type), seen))
  )
}

/** Maps old values: `asc` means ASC from here on. */
function translateOldValues(type: GraphQLEnumType) {
  for (const value of type.getValues()) {
    const legacy = legacyOf(value)
    const target = legacy && renamedTo(legacy)
    if (target) value.value = target
  }
}

/** The maximum number of enum values that an error lists. */
const MAX_NAMED_VALUES = 40

/** Refuses an unknown enum value with a list of the allowed ones. */
function nameAllowedValues(type: GraphQLEnumType) {
  const current = type.getValues().filter((value) => !legacyOf(value))
  const names = current.slice(0, MAX_NAMED_VALUES).map(({ name }) => name)
  const allowed = ` It must be one of ${names.join(', ')}${current.length > names.length ? ' …' : ''}.`
  const { parseValue, parseLiteral } = type
  type.parseValue = (value) => explained(() => parseValue.call(type, value), allowed)
  type.parseLiteral = (node, variables) => explained(() => parseLiteral.call(type, node, variables), allowed)
}

function explained<V>(read: () => V, allowed: string): V {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    throw new GraphQLError(shortMessage(error.message) + allowed, { nodes: error.nodes })
  }
}

/** Refuses values that are not texts; whether a text is an instant is checked with the other rules of an input. */
function describeDateTime(scalar: GraphQLScalarType | undefined) {
  if (!scalar) return
  scalar.serialize = (value) => (value instanceof Date ? value.toISOString() : value)
  scalar.parseValue = (value) => {
    if (typeof value === 'string') return value
    throw new GraphQLError('A date must be a string in ISO 8601')
  }
  scalar.parseLiteral = (node, variables) => scalar.parseValue(valueFromASTUntyped(node, variables))
}

/** Accepts only uploaded files: a file is sent beside the document, and cannot be written inside it. */
function describeUpload(scalar: GraphQLScalarType | undefined) {
  if (!scalar) return
  scalar.parseValue = (value) => {
    if (value instanceof UploadedFile) return value
    throw new GraphQLError('A file must be sent as a part of a multipart request')
  }
  scalar.parseLiteral = () => {
    throw new GraphQLError('A file must be sent as a variable of a multipart request')
  }
}

/** Merges the modules' resolvers; two modules may extend a type, but never the same field. */
export function mergedResolvers(modules: readonly object[]): ResolverMap {
  const merged: ResolverMap = {}
  for (const module of modules)
    for (const [type, fields] of Object.entries(module) as [string, Record<string, unknown>][]) {
      const known = merged[type] ?? {}
      const twice = Object.keys(fields).filter((field) => field in known)
      if (twice.length) throw new Error(`Two modules resolve ${type}.${twice.join(', ')}`)
      merged[type] = { ...known, ...fields }
    }
  return merged
}
