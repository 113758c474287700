import { type SqlBool, sql } from 'kysely'
import type { ExternalReferenceInput, SearchSparePartsMachineInput } from '../../../contract/contract.gen.js'
import type { Relation } from '../../../core/store/relations.js'
import { type Filter, type Resource, visibleToAll } from '../../../core/store/resource.js'
import { canHold } from '../../../core/store/row.js'
import { groupBy, rowsOf } from '../../../core/store/store.js'
import type { SparePartRow, SparePartsMachineRow } from '../../../db/db.gen.js'
import type { SlugTable } from '../../../resources/catalog/slugs.js'

/** Finds machines by uuid; other texts match nothing. */
const byUuid: Filter<'sparePartsMachine', readonly string[]> = (eb, ids) => {
  const uuids = ids.filter((uuid) => canHold('sparePartsMachine', { uuid }))
  return ids.length === 0 ? eb.val(true) : eb('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
}

const byReference: Filter<'sparePartsMachine', readonly ExternalReferenceInput[]> = (eb, references) =>
  references.length === 0
    ? eb.val(true)
    : sql<SqlBool>`(${eb.ref('source')}, ${eb.ref('sourceId')}) in (
        select pair.source, pair."sourceId"
          from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as pair(source text, "sourceId" text))`

/** A machine with spare parts; it may be below another. */
export const machine: Resource<'sparePartsMachine', SearchSparePartsMachineInput, never> = {
  label: 'SparePartsMachine',
  table: 'sparePartsMachine',
  key: 'uuid',
  lookups: { reference: ['source', 'sourceId'] },
  codes: { notFound: 'SPARE_PARTS_MACHINE_NOT_FOUND_ERROR' },
  visible: visibleToAll,
  filters: { ids: byUuid, externalReferences: byReference },
  sort: {},
  localized: ['name', 'description', 'slug'],
}

/** A part that fits a machine. */
const sparePart: Resource<'sparePart', object, never> = {
  label: 'SparePart',
  table: 'sparePart',
  key: 'uuid',
  lookups: {},
  visible: visibleToAll,
  filters: {},
  sort: {} as Record<never, never>,
  localized: ['name'],
}

/** The slugs of machines. */
export const machineSlug: SlugTable = {
  table: 'sparePartsMachineSlug',
  owner: 'machineId',
  of: 'sparePartsMachine',
  column: 'slug',
  taken: 'SPARE_PARTS_SLUG_ALREADY_EXISTS_ERROR',
}

const idsOf = (machines: readonly SparePartsMachineRow[]) => machines.map(({ id }) => id)

/** Returns the parts of each machine itself, in the given order. */
export const partsOfMachine: Relation<SparePartsMachineRow, SparePartRow[]> = async (ctx, machines) => {
  const byMachine = groupBy(await rowsOf(ctx, sparePart, 'machineId', idsOf(machines)), ({ machineId }) => machineId)
  return machines.map(({ id }) => byMachine.get(id) ?? [])
}

/** Returns the machines directly below each. */
export const machinesBelow: Relation<SparePartsMachineRow, SparePartsMachineRow[]> = async (ctx, machines) => {
  const byParent = groupBy(await rowsOf(ctx, machine, 'parentId', idsOf(machines)), ({ parentId }) => parentId)
  return machines.map(({ id }) => byParent.get(id) ?? [])
}
