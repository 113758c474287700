/**
 * Reads fields of a record together with the record. `product(productId: 7) { attributes … }` names the product by its id, and its attributes are read
 * by that id alone: neither has to wait for the other, and all statements are sent in one packet. The fields are resolved as usual once the record is read;
 * then the loaders of the request already have their values. If there is no such record, or the caller may not see it, the values are not used.
 */
import type { GraphQLFieldResolver } from 'graphql'
import type { Ctx } from '../../core/context.js'

// biome-ignore lint/suspicious/noExplicitAny: resolvers of all types
type AnyResolver = (...args: any[]) => unknown

const fieldsById = new WeakSet<AnyResolver>()
const idsOf = new WeakMap<AnyResolver, (args: Record<string, unknown>) => unknown>()

/** Declares that a resolver needs only the id of its parent, and that its loader caches by that id. */
export function byId<F extends AnyResolver>(resolve: F): F {
  fieldsById.add(resolve)
  return resolve
}

/** Declares that the arguments of a query may name the record by its id. */
export function findsById<F extends AnyResolver>(idOf: (args: Record<string, unknown>) => unknown, resolve: F): F {
  idsOf.set(resolve, idOf)
  return resolve
}

/** Copies the declaration of a resolver to a function that wraps it. */
export function keepDeclaration<F extends AnyResolver>(from: AnyResolver, to: F): F {
  if (fieldsById.has(from)) fieldsById.add(to)
  const idOf = idsOf.get(from)
  if (idOf) idsOf.set(to, idOf)
  return to
}

export const isFieldById = (resolve: AnyResolver | undefined): boolean => resolve !== undefined && fieldsById.has(resolve)

const MAX_ID = 2 ** 31 - 1

/** Returns the id of the record that a query names; null if it names it otherwise. */
export function namedId(resolve: GraphQLFieldResolver<unknown, Ctx> | undefined, args: Record<string, unknown>): number | null {
  const id = resolve && idsOf.get(resolve)?.(args)
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
