/**
 * Runs a planned query. It returns what graphql-js returns, including errors and their positions (test/run.test.ts compares them),
 * but reads the arguments of a field once per request instead of once per item, and builds nothing that is not used. It counts its work
 * against the budget of the request and builds large responses in slices. If the same parent occurs many times, its children are built once.
 */
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  locatedError,
} from 'graphql'
import type { Budget } from '../../core/base/budget.js'
import type { Slices } from '../../core/base/event-loop.js'
import type { Ctx } from '../../core/context.js'
import { argumentsOf } from './arguments.js'
import type { PlannedField, PlannedOperation, TypeShape } from './compile/plan.js'
import { isFieldById, namedId } from './early-fields.js'
import { ignoreRejections, isPromise, settleThenThrow, unlessStopped } from './promises.js'
import type { PreparableResolver, Resolver } from './schema.js'
import { OVERHEAD, SharedValues } from './shared-values.js'
import { readVariables } from './variables.js'

/** A position in the response, from the end to the start. */
interface Path {
  prev: Path | undefined
  key: string | number
}

interface Run {
  schema: GraphQLSchema
  /** The schema that introspection describes. */
  described: GraphQLSchema
  plan: PlannedOperation
  ctx: Ctx
  budget: Budget
  slices: Slices
  variables: Record<string, unknown>
  errors: GraphQLError[]
  /** The arguments of each field, and the info for its resolver. */
  calls: Map<PlannedField, FieldCall>
  shared: SharedValues
  /** The rest of a stopped request: it never resolves, so that thousands of unfinished objects do not have to fail one by one. */
  unfinished: Promise<never>
}

interface FieldCall {
  args: Record<string, unknown>
  info: GraphQLResolveInfo
  perform: Resolver
}

export function executePlan(
  schema: GraphQLSchema,
  plan: PlannedOperation,
  ctx: Ctx,
  given: Record<string, unknown>,
  described = schema,
): ExecutionResult | Promise<ExecutionResult> {
  const read = readVariables(schema, plan.operation, given)
  if (read.errors) return { errors: read.errors }
  const current: Run = {
    schema,
    described,
    plan,
    ctx,
    budget: ctx.budget,
    slices: ctx.budget.slices,
    variables: read.coerced,
    errors: [],
    calls: new Map(),
    shared: new SharedValues(ctx.budget),
    unfinished: new Promise(() => undefined),
  }
  try {
    const fields = plan.rootFor(read.coerced)
    const data = plan.isSerial ? serialFieldsOf(current, fields) : fieldsOf(current, fields, undefined, undefined)
    return isPromise(data) ? unlessStopped(current.budget, data).then(answer(current), refusal(current)) : answer(current)(data)
  } catch (error) {
    return refusal(current)(error)
  }
}

const answer =
  ({ errors }: Run) =>
  (data: unknown): ExecutionResult =>
    (errors.length ? { errors, data } : { data }) as ExecutionResult

const refusal =
  ({ errors }: Run) =>
  (error: unknown): ExecutionResult => {
    if (!(error instanceof GraphQLError)) return { errors: [toGraphqlError(error as Error)], data: null }
    const isRefused = error.path === undefined && !error.originalError
    return isRefused ? { errors: [error] } : { errors: [...errors, error], data: null }
  }

type Fields = Record<string, unknown>

function newObject({ plan, budget, slices }: Run, isCounted: boolean): Fields {
  slices.count()
  budget.takeObjects(isCounted ? 1 : 0)
  // An object without a prototype is slow to fill and to serialize.
  return plan.hasPrototypeAlias ? Object.create(null) : {}
}

function fieldsOf(
  current: Run,
  fields: readonly PlannedField[],
  source: unknown,
  path: Path | undefined,
): Fields | Promise<Fields> {
  const result = newObject(current, !fields[0]?.isIntrospection)
  const { budget } = current
  let waiting: Promise<void>[] | undefined
  try {
    for (const field of fields) {
      if (field.isPlain !== null && typeof source === 'object' && source !== null) {
        const stored = (source as Fields)[field.definition.name]
        if (field.isPlain(stored)) {
          result[field.key] = stored
          budget.bytes += field.key.length + OVERHEAD + (typeof stored === 'string' ? stored.length : OVERHEAD)
          continue
        }
      }
      const value = fieldValue(current, field, source, path)
      result[field.key] = value
      budget.bytes += field.key.length + OVERHEAD
      if (!isPromise(value)) continue
      waiting ??= []
      waiting.push(
        value.then((found) => {
          result[field.key] = found
        }),
      )
    }
  } catch (error) {
    return settleThenThrow(waiting, error)
  }
  return waiting ? Promise.all(waiting).then(() => result) : result
}

/** Runs the fields of a mutation one after the other. */
async function serialFieldsOf(current: Run, fields: readonly PlannedField[]): Promise<Fields> {
  const result = newObject(current, true)
  for (const field of fields) result[field.key] = await fieldValue(current, field, undefined, undefined)
  return result
}

/** Returns the value of a field. The same parent may occur many times in a response: then everything below it is built once. */
function fieldValue(current: Run, field: PlannedField, source: unknown, parent: Path | undefined): unknown {
  if (!field.isShareable) return newFieldValue(current, field, source, parent)
  const known = current.shared.get(field, source)
  if (known === undefined) {
    const made = newFieldValue(current, field, source, parent)
    current.shared.set(field, source, made)
    return made
  }
  // Shares a value. An error belongs to one position of the response: after the first one, every position is built separately.
  const share = (value: unknown) =>
    current.errors.length ? newFieldValue(current, field, source, parent) : current.shared.count(value)
  return isPromise(known) ? known.then(share, () => newFieldValue(current, field, source, parent)) : share(known)
}

/** Builds the value of one field. If it is nullable, an error ends here; otherwise further up. */
function newFieldValue(current: Run, field: PlannedField, source: unknown, parent: Path | undefined): unknown {
  if (field.definition.resolve && mustWait(current, parent))
    return current.slices.promise(() => newFieldValue(current, field, source, parent))
  try {
    const found = resolved(current, field, source, parent)
    const { shape } = field
    if (parent === undefined && isPromise(found)) readEarly(current, field)
    const shown = isPromise(found)
      ? found.then((value) => completedInTime(current, field, shape, value, parent, field.key))
      : completed(current, field, shape, found, parent, field.key)
    if (!isPromise(shown)) return shown
    return shown.catch((error) => failed(current, field, error, field.isNonNull, parent, field.key))
  } catch (error) {
    return failed(current, field, error, field.isNonNull, parent, field.key)
  }
}

/** Returns whether a root field has to wait: a document may have hundreds of them, and starting each takes time. */
const mustWait = ({ slices }: Run, parent: Path | undefined): boolean =>
  parent === undefined ? slices.checkClock() : slices.isOver

function resolved(current: Run, field: PlannedField, source: unknown, parent: Path | undefined): unknown {
  const { definition, parentType } = field
  if (definition.name === '__typename') return parentType.name
  const { resolve } = definition
  if (resolve) {
    const { args, info, perform } = current.calls.get(field) ?? called(current, field, parent)
    return perform(source, args, current.ctx, info)
  }
  if (typeof source !== 'object' || source === null) return undefined
  return (source as Fields)[definition.name]
}

/** Reads fields that need only the id, while the record that a query names by its id is read. */
function readEarly(current: Run, field: PlannedField): void {
  const call = current.calls.get(field)
  const id = call ? namedId(field.definition.resolve, call.args) : null
  if (id !== null) startFields(current, field, { id }, { prev: undefined, key: field.key })
}

/** Starts fields: the values stay in the loaders of the request, and failures occur again when the field is resolved. */
function startFields(current: Run, { shape, below }: PlannedField, source: unknown, path: Path): void {
  const inner = shape.kind === 'nonNull' ? shape.of : shape
  if (inner.kind !== 'object') return
  for (const field of below(inner.type)) {
    if (!isFieldById(field.definition.resolve)) continue
    try {
      const value = resolved(current, field, source, path)
      if (isPromise(value)) value.catch(() => undefined)
      else startFields(current, field, value, { prev: path, key: field.key })
    } catch {
      // It fails again, and is reported, when the field is resolved.
    }
  }
}

/** Returns the call of a field. Arguments are the same for every item of a list: they are read once. */
function called(current: Run, field: PlannedField, parent: Path | undefined): FieldCall {
  const { definition, nodes, parentType, key } = field
  const { plan, described, variables } = current
  const info: GraphQLResolveInfo = {
    fieldName: definition.name,
    fieldNodes: nodes as GraphQLResolveInfo['fieldNodes'],
    returnType: definition.type,
    parentType,
    // The first position of this field: resolvers are the same for all of them.
    path: { prev: parent as GraphQLResolveInfo['path'], key, typename: parentType.name },
    schema: described,
    fragments: plan.fragments as GraphQLResolveInfo['fragments'],
    rootValue: undefined,
    operation: plan.operation,
    variableValues: variables,
  }
  const resolve = definition.resolve as Resolver & Partial<PreparableResolver>
  const args = argumentsOf(current, field, resolve, info)
  const call = { args, info, perform: resolve.rawResolver ?? resolve }
  current.calls.set(field, call)
  return call
}

/** Completes a value that has arrived; many may arrive at once. */
function completedInTime(
  current: Run,
  field: PlannedField,
  shape: TypeShape,
  value: unknown,
  parent: Path | undefined,
  key: string | number,
): unknown {
  const complete = () => completed(current, field, shape, value, parent, key)
  return current.slices.isOver ? current.slices.promise(complete) : complete()
}

function completed(
  current: Run,
  field: PlannedField,
  shape: TypeShape,
  value: unknown,
  parent: Path | undefined,
  key: string | number,
): unknown {
  if (value instanceof Error) throw value
  if (shape.kind === 'nonNull') {
    const inner = completed(current, field, shape.of, value, parent, key)
    if (inner !== null) return inner
    throw new Error(`Cannot return null for non-nullable field ${field.parentType.name}.${field.definition.name}.`)
  }
  if (value === null || value === undefined) return null
  if (shape.kind === 'leaf') return written(current.budget, shape.type, value)
  const path = { prev: parent, key }
  if (shape.kind === 'list') return listOf(current, field, shape, value, path)
  const type = shape.kind === 'object' ? shape.type : typeOf(current, field, shape.type.name, value)
  return fieldsOf(current, field.below(type), value, path)
}

function written(budget: Budget, type: { name: string; serialize: (value: unknown) => unknown }, value: unknown): unknown {
  const shown = type.serialize(value)
  budget.bytes += typeof shown === 'string' ? shown.length : OVERHEAD
  if (shown !== null && shown !== undefined) return shown
  throw new Error(
    `Expected \`${type.name}.serialize(${String(value)})\` to return non-nullable value, returned: ${String(shown)}`,
  )
}

/** Returns the concrete type, which a row names. */
function typeOf({ schema }: Run, field: PlannedField, abstract: string, value: unknown): GraphQLObjectType {
  const name = (value as { __typename?: unknown }).__typename
  const type = typeof name === 'string' ? schema.getType(name) : undefined
  if (isObjectType(type)) return type
  throw new GraphQLError(
    `Abstract type "${abstract}" must resolve to an Object type at runtime for field "${field.parentType.name}.${field.definition.name}".`,
  )
}

function listOf(
  current: Run,
  field: PlannedField,
  { of, isNonNull }: TypeShape & { kind: 'list' },
  value: unknown,
  path: Path,
): unknown {
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parentType.name}.${field.definition.name}".`,
    )
  const list: ListRun = { field, shape: of, isNonNull, path, source: value as Iterable<unknown>, items: [], isWaiting: false }
  const isWhole = addItems(current, list, list.source[Symbol.iterator]())
  if (isWhole !== true) return isWhole
  return list.isWaiting ? Promise.all(list.items) : list.items
}

interface ListRun {
  field: PlannedField
  /** Of its items. */
  shape: TypeShape
  isNonNull: boolean
  path: Path
  source: Iterable<unknown>
  items: unknown[]
  isWaiting: boolean
}

/** Completes the items of a list. Returns true if all are complete, or a promise of all if the rest waits for the next slice. */
function addItems(current: Run, list: ListRun, rest: Iterator<unknown>): true | Promise<unknown[]> {
  const { field, shape, isNonNull, path, items } = list
  const first = items.length
  try {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const shown = itemOf(current, field, shape, next.value, path, items.length, isNonNull)
      list.isWaiting ||= isPromise(shown)
      items.push(shown)
      if (!current.slices.isOver) continue
      current.budget.checkTime(0)
      // Nobody awaits these items before the next slice, which may never come.
      ignoreRejections(items, first)
      return current.slices.promise(() => continueList(current, list, rest))
    }
  } catch (error) {
    // A failure of work that is still running comes too late to be reported, but must be handled.
    ignoreRejections(items, first)
    throw error
  }
  return true
}

function continueList(current: Run, list: ListRun, rest: Iterator<unknown>): Promise<unknown[]> {
  const isWhole = addItems(current, list, rest)
  return isWhole === true ? Promise.all(list.items) : isWhole
}

function itemOf(
  current: Run,
  field: PlannedField,
  shape: TypeShape,
  item: unknown,
  path: Path,
  i: number,
  isNonNull: boolean,
): unknown {
  try {
    const shown = isPromise(item)
      ? item.then((value) => completedInTime(current, field, shape, value, path, i))
      : completed(current, field, shape, item, path, i)
    return isPromise(shown) ? shown.catch((error) => failed(current, field, error, isNonNull, path, i)) : shown
  } catch (error) {
    return failed(current, field, error, isNonNull, path, i)
  }
}

function failed(
  current: Run,
  { nodes }: PlannedField,
  cause: unknown,
  isNonNull: boolean,
  parent: Path | undefined,
  key: string | number,
): null | Promise<never> {
  // A request that has to stop has no response, not even in part; see unlessStopped.
  if (current.budget.stopped) return current.unfinished
  const error = locatedError(cause, nodes as GraphQLResolveInfo['fieldNodes'], steps({ prev: parent, key }))
  if (isNonNull) throw error
  current.errors.push(error)
  return null
}

const toGraphqlError = (cause: Error) => new GraphQLError(cause.message, { originalError: cause })

function steps(path: Path): (string | number)[] {
  const list: (string | number)[] = []
  for (let step: Path | undefined = path; step; step = step.prev) list.push(step.key)
  return list.reverse()
}
