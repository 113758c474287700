/** Reads relations in batches: one statement per level of a document, for any number of parents. */
import DataLoader from 'dataloader'
import type { Page } from '../base/page.js'
import type { Ctx } from '../context.js'
import type { Resource, Row, Table } from './resource.js'
import { listPerParent, type ParentLink, rowsOf } from './store.js'

/** A relation: a function that reads the related values of many parents at once. Both interfaces use it. */
export type Relation<P, R> = (ctx: Ctx, parents: readonly P[]) => Promise<readonly R[]>

/** Loads of one level of the answer are sent together, also when the level is made in several slices. */
export const inSlices = ({ budget }: Pick<Ctx, 'budget'>) => ({
  batchScheduleFn: (send: () => void) => void Promise.resolve().then(() => process.nextTick(() => budget.slices.whenIdle(send))),
})

/** A field that is a relation. */
export const relationField =
  <P, R>(relation: Relation<P, R>) =>
  (parent: P, _args: object, ctx: Ctx): Promise<R> =>
    once(
      ctx,
      relation,
      () => new DataLoader<P, R>(async (parents) => [...(await relation(ctx, parents))], { ...inSlices(ctx), cache: false }),
    ).load(parent)

/** A relation that several properties of an answer are read from: it is asked once for the same list of parents. */
export function readOnce<P extends object, R>(relation: Relation<P, R>): Relation<P, R> {
  const known = new WeakMap<readonly P[], Promise<readonly R[]>>()
  return (ctx, parents) => {
    const found = known.get(parents) ?? relation(ctx, parents)
    known.set(parents, found)
    return found
  }
}

/** Reads the record that each parent refers to by id; null when there is none, or none that the caller may see. */
export const relationById =
  <P, T extends Table>(
    resource: Resource<T>,
    idOf: (parent: P) => number | null,
    columns?: readonly string[],
  ): Relation<P, Row<T> | null> =>
  async (ctx, parents) => {
    const ids = [...new Set(parents.flatMap((parent) => idOf(parent) ?? []))]
    const rows = ids.length ? await rowsOf(ctx, resource, 'id' as never, ids, columns) : []
    const byId = new Map(rows.map((row) => [(row as { id?: number }).id, row]))
    return parents.map((parent) => byId.get(idOf(parent) ?? undefined) ?? null)
  }

/**
 * A relation with arguments. Parents of one level with equal arguments are read together. `kind` identifies the relation. A parent that is given by its
 * key is read once.
 */
export function relationWithArgs<P, R>(
  ctx: Ctx,
  kind: object,
  asked: ArgumentList,
  parent: P,
  relation: Relation<P, R>,
): Promise<R> {
  const loaders = once(ctx, kind, () => new Map<string, DataLoader<P, R>>())
  const key = argumentKey(asked)
  const known = loaders.get(key)
  if (known) return known.load(parent)
  const cache = typeof parent !== 'object'
  const loader = new DataLoader<P, R>(async (parents) => [...(await relation(ctx, parents))], { ...inSlices(ctx), cache })
  loaders.set(key, loader)
  return loader.load(parent)
}

/** The parts of the cache key of a request. */
type ArgumentList = readonly unknown[]

const numbers = new WeakMap<object, string>()
let numbered = 0

/** Serialising all arguments takes longer than running a short statement. Lists of columns and arguments without variables are made once per document, so a number stands for each. */
function argumentKey(asked: ArgumentList): string {
  let key = ''
  for (const part of asked) {
    if (typeof part !== 'object' || part === null) key += ` ${part}`
    else if (Object.isFrozen(part)) key += ` #${numberOf(part)}`
    else key += ` ${JSON.stringify(part)}`
  }
  return key
}

function numberOf(made: object): string {
  const known = numbers.get(made)
  if (known) return known
  const number = String(++numbered)
  numbers.set(made, number)
  return number
}

/** A nested page, such as `Valueset.valuesetItems(input:)`: one statement for all parents on the level. */
export function childPage<T extends Table, S extends object>(
  ctx: Ctx,
  resource: Resource<T, S>,
  by: ParentLink,
  parent: string | number,
  search: S,
  wanted: { counted?: boolean; columns?: readonly string[] } = {},
): Promise<Page<Row<T>>> {
  const loaders = once(ctx, resource, () => new Map<string, DataLoader<string | number, Page<Row<T>>>>())
  const asked = argumentKey([by, search, wanted.counted, wanted.columns])
  const known = loaders.get(asked)
  if (known) return known.load(parent)
  const loader = new DataLoader<string | number, Page<Row<T>>>(
    (parents) => listPerParent(ctx, resource as Resource<T>, search, by, [...parents], wanted),
    inSlices(ctx),
  )
  loaders.set(asked, loader)
  return loader.load(parent)
}

function once<V>(ctx: Ctx, owner: object, make: () => V): V {
  if (!ctx.loaders.has(owner)) ctx.loaders.set(owner, make())
  return ctx.loaders.get(owner) as V
}
