/** The use of valueset values in attributes. Choosing a value locks it until the choice is stored. */
import { sql } from 'kysely'
import { refused } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { lockRows } from '../../../core/store/changing.js'
import type { ValuesetItemRow } from '../../../db/db.gen.js'
import { valuesetItem } from '../../../resources/catalog/valueset.js'
import { refreshInBatches } from '../attribute/attribute-description.service.js'

type Member = Pick<ValuesetItemRow, 'id' | 'valuesetId' | 'value'>

/** Refuses to change a value that an attribute or a default has. It is locked first, so that it cannot be chosen meanwhile. */
export async function refuseIfChosen(ctx: Ctx, { id, valuesetId, value }: Member): Promise<void> {
  await lockRows(ctx, valuesetItem, [id], 'OWNER')
  const { rows } = await sql<{ name: string }>`
    select d.name from "attributeDescription" d
     where d."valuesetId" = ${valuesetId} and (d."defaultValue" ? ${value} or exists (
       select from attribute a where a."attributeDescriptionId" = d.id and a.value ? ${value}))
     order by d.id limit 1`.execute(ctx.db)
  if (rows[0]) throw refused('VALUESET_ITEM_DELETE_ERROR', `ValuesetItem is still in use by the attribute ${rows[0].name}`)
}

/** Renames a value wherever it was chosen, and in the search. */
export async function renameInAttributes(ctx: Ctx, { valuesetId, value: from }: Member, to: string): Promise<void> {
  const renamed = (column: string) => sql`(
    select jsonb_agg(case when member = ${from} then ${to} else member end order by place)
      from jsonb_array_elements_text(${sql.ref(column)}) with ordinality as x(member, place))`
  const changed = sql`"lastModifiedAt" = ${ctx.now}, "lastModifiedBy" = ${ctx.actor.userId}::int4`
  await sql`update "attributeDescription" d set "defaultValue" = ${renamed('d.defaultValue')}, ${changed}
             where d."valuesetId" = ${valuesetId} and d."defaultValue" ? ${from}`.execute(ctx.db)
  const { rows } = await sql<{ productId: number | null; clusterId: number | null }>`
    with held as (
      select a.id from attribute a join "attributeDescription" d on d.id = a."attributeDescriptionId"
       where d."valuesetId" = ${valuesetId} and a.value ? ${from}
       order by coalesce(a."productId", a."clusterId", a."categoryId", a."companyId", a."contactId", a."customerId"), d.id
         for no key update of a)
    update attribute a set value = ${renamed('a.value')}, ${changed} from held where a.id = held.id
    returning a."productId", a."clusterId"`.execute(ctx.db)
  await refreshInBatches(
    ctx,
    rows.flatMap(({ productId }) => productId ?? []),
    rows.flatMap(({ clusterId }) => clusterId ?? []),
  )
}
