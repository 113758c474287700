/** The arguments of a field. */
import { type FieldNode, type GraphQLField, type GraphQLResolveInfo, getArgumentValues } from 'graphql'
import type { Ctx } from '../../core/context.js'
import type { PlannedField, PlannedOperation } from './compile/plan.js'
import type { PreparableResolver } from './schema.js'

/** What the arguments of a run depend on. */
interface ArgumentsRun {
  variables: Record<string, unknown>
  ctx: Ctx
  plan: PlannedOperation
}

type Arguments = Record<string, unknown>

const NONE: Arguments = Object.freeze({})
const constants = new WeakMap<PlannedField, Arguments>()

/** Returns the arguments of a field; cached if they contain no variable. */
export function argumentsOf(
  { variables, ctx, plan }: ArgumentsRun,
  field: PlannedField,
  { prepareArgs }: Partial<PreparableResolver>,
  info: GraphQLResolveInfo,
) {
  const { definition, nodes, isConstant } = field
  if (definition.args.length === 0) return NONE
  const known = constants.get(field)
  if (known) return known
  const sent = getArgumentValues(definition as GraphQLField<unknown, unknown>, nodes[0] as FieldNode, variables)
  const args = prepareArgs ? prepareArgs(sent, ctx, info) : sent
  // Shared by every later request, so it is frozen.
  if (isConstant && !plan.isSerial) constants.set(field, frozen(args))
  return args
}

function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
