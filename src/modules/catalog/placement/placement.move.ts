import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import { type ItemKind, lockItems } from './placement.locks.js'
import { clusterMemberMessage, itemNotFound, placeClusters, placeProducts } from './placement.write.js'

interface DefaultCategoryMove {
  id: number
  categoryId: number
}

/** A row that was not moved, and why: it is invalid, or conflicts with stored data. */
interface MoveError {
  code: 'VALIDATION' | 'DB_INSERT'
  messages: string[]
  /** The first row is 1. */
  rowNumber: number
}

/** Changes the default category of many products or clusters. A row that cannot be moved fails alone. */
export const moveDefaultCategories = (
  ctx: Ctx,
  holder: ItemKind,
  moves: readonly DefaultCategoryMove[],
): Promise<{ movedCount: number; errors: MoveError[] }> =>
  inTransaction(ctx, async (inner) => {
    const problemOf = await findProblems(inner, holder, moves)
    const errors = moves.flatMap((move, i) => {
      const problem = problemOf(move)
      return problem ? [{ ...problem, rowNumber: i + 1 }] : []
    })
    const sound = moves.filter((move) => !problemOf(move))
    if (holder === 'product')
      await placeProducts(
        inner,
        sound.map(({ id, categoryId }) => ({ productId: id, categoryId })),
      )
    else
      await placeClusters(
        inner,
        sound.map(({ id, categoryId }) => ({ clusterId: id, categoryId })),
      )
    return { movedCount: sound.length, errors }
  })

async function findProblems(ctx: Ctx, holder: ItemKind, moves: readonly DefaultCategoryMove[]) {
  const ids = moves.map(({ id }) => id)
  const holders = new Map((await lockItems(ctx, holder, ids)).map((row) => [row.id, row]))
  const categories = await lockExistingCategories(
    ctx,
    moves.map(({ categoryId }) => categoryId),
  )
  const times = groupBy(ids, (id) => id)
  const refusal = (code: MoveError['code'], message: string) => ({ code, messages: [message] })
  return ({ id, categoryId }: DefaultCategoryMove): Omit<MoveError, 'rowNumber'> | null => {
    const row = holders.get(id)
    if ((times.get(id)?.length ?? 0) > 1) return refusal('VALIDATION', `Another row also moves the ${holder} with id [${id}]`)
    if (!row) return refusal('DB_INSERT', itemNotFound(holder, id).message)
    if (row.clusterId) return refusal('DB_INSERT', clusterMemberMessage(id, row.clusterId))
    return categories.has(categoryId) ? null : refusal('DB_INSERT', `Category with id [${categoryId}] not found`)
  }
}

async function lockExistingCategories(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from category where id = any(${[...new Set(ids)]}) order by id for key share`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
