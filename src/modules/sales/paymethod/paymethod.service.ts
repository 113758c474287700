import type { LocalizedStringInput, PayMethodCreateInput, PayMethodUpdateInput } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { writeValid } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import type { Row } from '../../../core/store/resource.js'
import { create, type Key, update } from '../../../core/store/store.js'
import { payMethod } from './paymethod.resource.js'

type PayMethod = Row<'payMethod'>

const NAME_REQUIRED = 'must have at least 1 entry'

/** Adds a pay method, which must have a name. */
export const createPayMethod = (ctx: Ctx, input: PayMethodCreateInput): Promise<PayMethod> =>
  inTransaction(ctx, async (inner) => requireName(await create(inner, payMethod, input)))

/** Changes the given fields; names of single languages may be removed, but not the last one. */
export const updatePayMethod = (ctx: Ctx, key: Key<'payMethod'>, input: PayMethodUpdateInput): Promise<PayMethod> =>
  inTransaction(ctx, async (inner) => requireName(await update(inner, payMethod, key, input)))

/** Throws if there is no name, which undoes the change. */
function requireName(row: PayMethod): PayMethod {
  if (Object.keys(row.names).length === 0) throw invalidField('names', NAME_REQUIRED)
  return row
}

/** Adds or changes many; an item that would leave no name fails alone. */
export async function upsertPayMethods(
  ctx: Ctx,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives,
): Promise<BulkResult[]> {
  const checked = items.map((item) => (removesAllNames(item) ? `names ${NAME_REQUIRED}` : item))
  return writeValid(checked, (valid) => upsertMany(ctx, payMethod, lookup, valid, directives))
}

/** Returns whether an item removes all names; one without `names` does not. */
const removesAllNames = ({ names }: BulkItem) =>
  names !== undefined && !(names as LocalizedStringInput[] | null)?.some(({ value }) => value != null)
