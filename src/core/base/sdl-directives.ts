/** Reads the directives of SDL declarations. */
import { type ConstDirectiveNode, valueFromASTUntyped } from 'graphql'

/** Anything that was declared in SDL, such as a type, a field, an argument or an enum value. */
export interface Declaration {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null | undefined
}

const argumentsOf = new WeakMap<ConstDirectiveNode, object>()

/** Returns the arguments of a directive, such as `@rule`; null if the declaration does not have it. They are read once per directive. */
export function readDirective(name: string, { astNode }: Declaration): object | null {
  const directive = astNode?.directives?.find((node) => node.name.value === name)
  if (!directive) return null
  const values = argumentsOf.get(directive) ?? readArguments(directive)
  argumentsOf.set(directive, values)
  return values
}

const readArguments = ({ arguments: args = [] }: ConstDirectiveNode): object =>
  Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
