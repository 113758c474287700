/** Adds, changes, finds and deletes machines with everything below them. */
import { sql } from 'kysely'
import type {
  CreateSparePartsMachineInput,
  QuerymachineArgs,
  UpsertSparePartsMachineInput,
} from '../../../contract/contract.gen.js'
import { conflict, invalid, notFound, refused } from '../../../core/base/errors.js'
import { upsertMany } from '../../../core/bulk/bulk.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { toLocalized, withoutRemoved } from '../../../core/input/localized.js'
import { newUuid } from '../../../core/store/row.js'
import { find, get, missing, remove } from '../../../core/store/store.js'
import type { SparePartsMachineRow } from '../../../db/db.gen.js'
import { ownersBySlug, writeSlugs } from '../../../resources/catalog/slugs.js'
import { machine, machineSlug } from './machine.resource.js'
import { flattenTree, type Node, referenceText } from './machine.tree.js'

type Written = Node & { id: number; isNew: boolean }

/** Returns a machine by exactly one complete key; a language alone is not a key. */
export async function getMachine(ctx: Ctx, { id, slug, language: asked, source, sourceId }: QuerymachineArgs) {
  const language = slug == null ? null : asked
  const given = Object.entries({ id, slug, language, source, sourceId }).flatMap(([name, value]) => (value == null ? [] : [name]))
  const way = given.join(' and ')
  if (way === 'id') return get(ctx, machine, { uuid: id as string })
  if (way === 'source and sourceId') return get(ctx, machine, { source: source as string, sourceId: sourceId as string })
  if (way !== 'slug and language')
    throw invalid([{ path: [], message: 'Either id, or slug and language, or source and sourceId must be given' }])
  const [owner] = await ownersBySlug(ctx, machineSlug, slug as string, language)
  return owner === undefined ? missing(machine, { slug, language }) : get(ctx, machine, { id: owner })
}

/** Adds a machine with everything below it; a reference that another machine has is refused. */
export const createMachine = (ctx: Ctx, input: CreateSparePartsMachineInput): Promise<SparePartsMachineRow> =>
  writing(ctx, flattenTree(input), refuseTaken)

/** Adds or changes a machine and those below it, each by its reference. */
export const upsertMachine = (ctx: Ctx, input: UpsertSparePartsMachineInput): Promise<SparePartsMachineRow> =>
  writing(ctx, flattenTree(input), async () => undefined)

/** Deletes a machine and everything below it. */
export const removeMachine = (ctx: Ctx, uuid: string): Promise<SparePartsMachineRow> =>
  inTransaction(ctx, async (inner) => {
    await lockMachineTree(inner)
    const found = await find(inner, machine, { uuid }, 'OWNER')
    if (!found) throw notFound(machine.label, 'SPARE_PARTS_DELETE_MACHINE_NOT_FOUND_ERROR', { id: uuid })
    return remove(inner, machine, { id: found.id })
  })

function writing(ctx: Ctx, nodes: Node[], check: (ctx: Ctx, nodes: Node[]) => Promise<void>): Promise<SparePartsMachineRow> {
  return inTransaction(ctx, async (inner) => {
    await lockMachineTree(inner)
    await check(inner, nodes)
    const written = await writeMachines(inner, nodes)
    await placeBelow(inner, written)
    await replaceParts(inner, written)
    await writeSlugs(inner, machineSlug, written.map(slugsOf))
    return get(inner, machine, { id: (written[0] as Written).id })
  })
}

/** Serializes changes of the tree, so that no cycle can form. */
const lockMachineTree = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('sparePartsMachine'))`.execute(ctx.db)

async function refuseTaken(ctx: Ctx, nodes: readonly Node[]): Promise<void> {
  const { rows } = await sql<Node['reference']>`
    select m.source, m."sourceId" from "sparePartsMachine" m
      join jsonb_to_recordset(${JSON.stringify(nodes.map(({ reference }) => reference))}::jsonb) as pair(source text, "sourceId" text)
        on pair.source = m.source and pair."sourceId" = m."sourceId" limit 1`.execute(ctx.db)
  if (rows[0])
    throw conflict(
      'SPARE_PARTS_EXTERNAL_REFERENCE_KEY_ALREADY_EXISTS_ERROR',
      `A machine with the reference ${referenceText(rows[0])} already exists`,
    )
}

async function writeMachines(ctx: Ctx, nodes: readonly Node[]): Promise<Written[]> {
  const items = nodes.map(({ reference, name, description }) => ({ ...reference, name, description }))
  const results = await upsertMany(ctx, machine, 'reference', items, {}, 'givenOrder')
  const written = nodes.map((node, i) => {
    const result = results[i]
    if (!result?.success) throw refused('SPARE_PARTS_EXTERNAL_REFERENCE_CREATE_ERROR', result?.error ?? 'Not written')
    return { ...node, id: result.id, isNew: result.action === 'create' }
  })
  await refuseNameless(ctx, written)
  return written
}

async function refuseNameless(ctx: Ctx, written: readonly Written[]): Promise<void> {
  const ids = written.map(({ id }) => id)
  const { rows } = await sql`select id from "sparePartsMachine" where id = any(${ids}) and name = '{}'::jsonb limit 1`.execute(
    ctx.db,
  )
  if (rows.length) throw invalid([{ path: ['name'], message: 'must have at least 1 entry' }])
}

/** Sets the parents: the root stays; the others go below the machine that names them. */
async function placeBelow(ctx: Ctx, written: readonly Written[]): Promise<void> {
  const places = written.flatMap(({ id, parent }) => (parent === null ? [] : [{ id, parentId: written[parent]?.id }]))
  if (places.length === 0) return
  await sql`update "sparePartsMachine" m set "parentId" = place."parentId"
              from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(id int4, "parentId" int4)
             where m.id = place.id and m."parentId" is distinct from place."parentId"`.execute(ctx.db)
  const { rows } = await sql`
    with recursive above(start, id) as (
      select id, "parentId" from "sparePartsMachine" where id = any(${written.map(({ id }) => id)}) and "parentId" is not null
      union
      select above.start, m."parentId" from above join "sparePartsMachine" m on m.id = above.id where m."parentId" is not null
    )
    select 1 from above where start = id limit 1`.execute(ctx.db)
  if (rows.length) throw invalid([{ path: ['machines'], message: 'must not refer to a machine above it' }])
}

/** Replaces parts with the given ones. */
async function replaceParts(ctx: Ctx, written: readonly Written[]): Promise<void> {
  const changed = written.filter(({ parts }) => parts !== undefined)
  const old = changed.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  if (old.length) await sql`delete from "sparePart" where "machineId" = any(${old})`.execute(ctx.db)
  const rows = changed.flatMap(({ id, parts = [] }) => parts.map((part) => partRow(ctx, id, part)))
  if (rows.length === 0) return
  await sql`insert into "sparePart" (uuid, "machineId", sku, quantity, name, "createdAt", "lastModifiedAt")
            select part.uuid, part."machineId", part.sku, part.quantity, part.name, ${ctx.now}::timestamptz, ${ctx.now}::timestamptz
              from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                as part(uuid uuid, "machineId" int4, sku text, quantity int4, name jsonb)`.execute(ctx.db)
}

const partRow = (ctx: Ctx, machineId: number, { sku, quantity, name }: NonNullable<Node['parts']>[number]) => ({
  uuid: newUuid(ctx),
  machineId,
  sku,
  quantity,
  name: withoutRemoved(toLocalized(name ?? [])),
})

/** Returns the slugs: a new machine gets one for every language of its name; an existing one keeps its own. */
const slugsOf = ({ id, isNew, slug, name }: Written) => ({
  ownerId: id,
  given: slug,
  ...(isNew && { from: withoutRemoved(name) }),
})
