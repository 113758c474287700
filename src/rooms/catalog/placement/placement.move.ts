import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { groupBy } from '../../../core/store/store.js'
import { type Holder, lockHolders } from './placement.locks.js'
import { inCluster, placeClusters, placeProducts, unknown } from './placement.write.js'

interface Move {
  id: number
  categoryId: number
}

/** A row that was not moved, and why: it is wrong in itself, or does not go with what is stored. */
interface Refusal {
  code: 'VALIDATION' | 'DB_INSERT'
  messages: string[]
  /** 1 is the first. */
  rowNumber: number
}

/** Gives many products or clusters another home. A row that cannot be moved fails alone. */
export const moveAll = (ctx: Ctx, holder: Holder, moves: readonly Move[]): Promise<{ movedCount: number; errors: Refusal[] }> =>
  inTransaction(ctx, async (inner) => {
    const problemOf = await problems(inner, holder, moves)
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

async function problems(ctx: Ctx, holder: Holder, moves: readonly Move[]) {
  const ids = moves.map(({ id }) => id)
  const holders = new Map((await lockHolders(ctx, holder, ids)).map((row) => [row.id, row]))
  const categories = await knownCategories(
    ctx,
    moves.map(({ categoryId }) => categoryId),
  )
  const times = groupBy(ids, (id) => id)
  const refusal = (code: Refusal['code'], message: string) => ({ code, messages: [message] })
  return ({ id, categoryId }: Move): Omit<Refusal, 'rowNumber'> | null => {
    const row = holders.get(id)
    if ((times.get(id)?.length ?? 0) > 1) return refusal('VALIDATION', `Another row moves the ${holder} with id [${id}], too`)
    if (!row) return refusal('DB_INSERT', unknown(holder, id).message)
    if (row.clusterId) return refusal('DB_INSERT', inCluster(id, row.clusterId))
    return categories.has(categoryId) ? null : refusal('DB_INSERT', `Category with id [${categoryId}] not found`)
  }
}

async function knownCategories(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from category where id = any(${[...new Set(ids)]}) order by id for key share`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}
