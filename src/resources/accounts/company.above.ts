/** The companies above others, as fragments of statements. */
import { type RawBuilder, sql } from 'kysely'

/** The most levels that a tree of companies has. */
export const MAX_LEVELS = 10

/**
 * A company and those above it, as a table with `id` and `level`: the company itself has level 0, the nearest above it 1. The tree is not read unless
 * `isNeeded`.
 */
export const companyAndAbove = (
  companyId: RawBuilder<unknown>,
  isNeeded: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> => sql`(
  with recursive above(id, level) as (
    select ${companyId}::int4, 0 where ${isNeeded}
    union all
    select c."belongsToCompanyId", level + 1 from above join company c on c.id = above.id
     where c."belongsToCompanyId" is not null and level < ${sql.lit(MAX_LEVELS)}
  ) select id, level from above)`

/** The same for several companies: `start` is the company that the others are above, or that itself. */
export const companiesAndAbove = (companyIds: readonly number[]): RawBuilder<unknown> => sql`(
  with recursive above(start, id, level) as (
    select distinct c, c, 0 from unnest(${companyIds}::int4[]) c
    union all
    select above.start, c."belongsToCompanyId", level + 1 from above join company c on c.id = above.id
     where c."belongsToCompanyId" is not null and level < ${sql.lit(MAX_LEVELS)}
  ) select start, id, level from above)`
