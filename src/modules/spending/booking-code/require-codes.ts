/** Refuses cost centres and projects that a company does not have. A company without any accepts every text. */

import { type RawBuilder, sql } from 'kysely'
import type { BookingCodeType } from '../../../contract/contract.gen.js'
import { invalidField } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { companyAndAbove } from '../../../resources/accounts/company.above.js'

/** The company that buys, and what its order is booked on. */
export interface Booked {
  companyId: number | null
  costCentre: string | null
  project: string | null
}

/**
 * The type of the first code that the company does not have, as a column of a statement that is sent anyway; null if both are fine. The codes are
 * those of the company, or else of the nearest one above that has some of the type.
 */
export const unknownCodeColumn = ({
  companyId,
  costCentre,
  project,
}: Booked): RawBuilder<BookingCodeType | null> => sql<BookingCodeType | null>`
  (select g.type from (values ('COST_CENTRE', ${costCentre}::text), ('PROJECT', ${project}::text)) g(type, code)
    cross join lateral (
      select above.id from ${companyAndAbove(sql`${companyId}`, sql`exists (select from "bookingCode")`)} above join "bookingCode" b on b."companyId" = above.id and b.type = g.type order by above.level limit 1) owner
    where g.code is not null and not exists (
      select from "bookingCode" b where b."companyId" = owner.id and b.type = g.type and b.code = g.code and b.active)
    order by g.type limit 1)`

/** Throws if a code is unknown, as the column says. */
export function refuseUnknownCode(unknown: BookingCodeType | null, { costCentre, project }: Booked): void {
  if (unknown === null) return
  const [field, code, what] =
    unknown === 'COST_CENTRE' ? ['costCentre', costCentre, 'cost centre'] : ['project', project, 'project']
  throw invalidField(String(field), `[${code}] is not an active ${what} of the company`, 'BOOKING_CODE_UNKNOWN')
}

/** Throws if the company does not have a code. One statement, if a code is given. */
export async function requireCodes(ctx: Ctx, booked: Booked): Promise<void> {
  if (booked.companyId === null || (booked.costCentre === null && booked.project === null)) return
  const { rows } = await sql<{ unknown: BookingCodeType | null }>`select ${unknownCodeColumn(booked)} as unknown`.execute(ctx.db)
  refuseUnknownCode(rows[0]?.unknown ?? null, booked)
}
