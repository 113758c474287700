/** Ranges of instants in statements that modules write themselves. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DateSearchInput } from '../../contract/contract.gen.js'
import { parseDateTime } from '../../core/input/scalar-rules.js'

/** Returns the conditions on a column, `at`. Both ends belong to the range. */
export const dateRangeConditions = (
  at: RawBuilder<unknown>,
  range: DateSearchInput | null | undefined,
): RawBuilder<SqlBool>[] => [
  ...(range?.greaterThan ? [sql<SqlBool>`${at} >= ${instant(range.greaterThan)}`] : []),
  ...(range?.lessThan ? [sql<SqlBool>`${at} <= ${instant(range.lessThan, true)}`] : []),
]

const instant = (text: string, isLast = false) => new Date(parseDateTime(text, isLast) ?? text)
