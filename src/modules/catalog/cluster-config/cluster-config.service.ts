/** Changes cluster configurations. A change of a setting locks its configuration first. */
import { sql } from 'kysely'
import type {
  ClusterConfigCreateInput,
  ClusterConfigSettingCreateInput,
  ClusterConfigSettingUpdateInput,
  ClusterConfigUpdateInput,
} from '../../../contract/contract.gen.js'
import { conflict, notFound } from '../../../core/base/errors.js'
import { type BulkItem, type BulkResult, type Directives, upsertMany } from '../../../core/bulk/bulk.js'
import { type Children, upsertWithChildren, writeChildren } from '../../../core/bulk/children.js'
import type { Written } from '../../../core/bulk/items.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, changingChild, requireRows } from '../../../core/store/changing.js'
import { create, type Key, remove, rowsOf, update } from '../../../core/store/store.js'
import type { ClusterConfigRow, ClusterConfigSettingRow } from '../../../db/db.gen.js'
import { type ConfigWithSettings, clusterConfig, clusterConfigSetting, settingsOfConfig } from './cluster-config.resource.js'

type ConfigKey = Key<'clusterConfig'>
type SettingKey = Key<'clusterConfigSetting'>
type Settings = readonly ClusterConfigSettingCreateInput[] | null | undefined

/** Adds a configuration with its settings: all or nothing. */
export const createConfig = (ctx: Ctx, { settings, ...values }: ClusterConfigCreateInput): Promise<ClusterConfigRow> =>
  inTransaction(ctx, async (inner) => {
    const added = await create(inner, clusterConfig, values)
    await writeChildren(inner, configChildren, [{ id: added.id, isNew: true, settings }])
    return added
  })

/** Changes a configuration; settings are found by their attribute, others stay, and null removes all. */
export const updateConfig = (
  ctx: Ctx,
  key: ConfigKey,
  { settings, ...values }: ClusterConfigUpdateInput & { settings?: Settings },
): Promise<ClusterConfigRow> =>
  inTransaction(ctx, async (inner) => {
    const changed = await update(inner, clusterConfig, key, values)
    await writeChildren(inner, configChildren, [{ id: changed.id, isNew: false, settings }])
    return changed
  })

/** Deletes a configuration that no cluster uses, with its settings, and returns it. */
export const removeConfig = (ctx: Ctx, key: ConfigKey): Promise<ConfigWithSettings> =>
  changing(ctx, clusterConfig, key, { access: 'OWNER' }, async (inner, found) => {
    const [settings = []] = await settingsOfConfig(inner, [found])
    return { ...(await remove(inner, clusterConfig, { id: found.id })), settings }
  })

/** Adds a setting to a configuration, which may use each attribute once. */
export const addSetting = (ctx: Ctx, key: ConfigKey, input: ClusterConfigSettingCreateInput): Promise<ClusterConfigSettingRow> =>
  changing(ctx, clusterConfig, key, { access: 'EDITOR', touch: true }, async (inner, { id }) => {
    await requireAttributes(inner, [input.attributeName])
    return create(inner, clusterConfigSetting, { ...withDefaultPriority(input), clusterConfigId: id })
  })

/** Changes a setting; if the caller also names its configuration, it must match. */
export const updateSetting = (
  ctx: Ctx,
  key: SettingKey,
  input: ClusterConfigSettingUpdateInput,
): Promise<ClusterConfigSettingRow> =>
  changingChild(ctx, clusterConfigSetting, key, settingParent, async (inner, { id }) => {
    if (input.attributeName != null) await requireAttributes(inner, [input.attributeName])
    return update(inner, clusterConfigSetting, { id }, withDefaultPriority(input))
  })

export const removeSetting = (ctx: Ctx, key: SettingKey): Promise<ClusterConfigSettingRow> =>
  changingChild(ctx, clusterConfigSetting, key, settingParent, (inner, { id }) => remove(inner, clusterConfigSetting, { id }))

/** Adds or changes configurations by name, or changes them by id, with their settings. */
export async function upsertConfigs(
  ctx: Ctx,
  lookup: string,
  items: readonly BulkItem[],
  directives: Directives,
): Promise<BulkResult[]> {
  const rows: readonly (BulkItem | string)[] = lookup === 'id' ? await identifyById(ctx, items) : items
  const configs = rows.map((row) => (typeof row === 'string' ? row : splitConfig(row)))
  return upsertWithChildren(ctx, clusterConfig, lookup === 'id' ? 'uuid' : 'name', configs, configChildren, directives)
}

const splitConfig = ({ settings, ...values }: BulkItem & { settings?: Settings }) => ({ values, settings })

/** Settings are found by their attribute. Null removes those of a configuration. */
const configChildren: Children<Written<{ settings?: Settings }>> = {
  settings: {
    storedIn: { table: 'clusterConfigSetting', owner: 'clusterConfigId' },
    async write(ctx, configs, directives) {
      const cleared = configs.flatMap(({ id, isNew, settings }) => (settings === null && !isNew ? [id] : []))
      if (cleared.length) await sql`delete from "clusterConfigSetting" where "clusterConfigId" = any(${cleared})`.execute(ctx.db)
      const given = configs.flatMap(({ id, settings }) => toSettingItems(id, settings))
      await writeSettings(ctx, given, directives)
    },
  },
}

async function identifyById(ctx: Ctx, items: readonly BulkItem[]): Promise<(BulkItem | string)[]> {
  const ids = items.map(({ id }) => id as number)
  const uuids = new Map((await rowsOf(ctx, clusterConfig, 'id', ids)).map(({ id, uuid }) => [id, uuid]))
  return items.map(({ id, ...item }) =>
    uuids.has(id as number) ? { ...item, uuid: uuids.get(id as number) } : `ClusterConfig with id [${id}] not found`,
  )
}

/** A setting is changed under the lock of its configuration, which also counts as changed. */
const settingParent = { parent: clusterConfig, column: 'clusterConfigId', access: 'EDITOR', touch: true } as const

const toSettingItems = (clusterConfigId: number, settings: Settings): BulkItem[] =>
  (settings ?? []).map((setting) => ({ ...withDefaultPriority(setting), clusterConfigId }))

/** Writes all settings of locked configurations in one statement. */
async function writeSettings(ctx: Ctx, items: BulkItem[], directives: Directives) {
  const keys = items.map(({ clusterConfigId, attributeName }) => `${clusterConfigId} ${attributeName}`)
  const twice = items.find((_, i) => keys.indexOf(keys[i] as string) !== i)
  if (twice) throw conflict('ADD_SETTING_TO_CLUSTER_CONFIG_ERROR', `The attribute [${twice.attributeName}] is given twice`)
  if (items.length === 0) return
  await requireAttributes(
    ctx,
    items.map(({ attributeName }) => attributeName as string),
  )
  const options = { ...directives, skipCreate: false }
  const results = await upsertMany(ctx, clusterConfigSetting, 'configAndAttribute', items, options, 'givenOrder')
  for (const result of results) if (!result.success) throw conflict('ADD_SETTING_TO_CLUSTER_CONFIG_ERROR', result.error)
}

/** Locks the product attributes of settings, which must exist. */
async function requireAttributes(ctx: Ctx, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from "attributeDescription" where "attributeClass" = 'PRODUCT' and name = any(${names})
     order by id for key share`.execute(ctx.db)
  const known = new Set(rows.map(({ name }) => name))
  const stranger = names.find((name) => !known.has(name))
  if (stranger === undefined) return
  throw notFound('AttributeDescription', 'ATTRIBUTE_DESCRIPTION_NOT_FOUND', { name: stranger, attributeClass: 'PRODUCT' })
}

/** Replaces a cleared priority with its default. */
const withDefaultPriority = <I extends { priority?: number | null | undefined }>(input: I): I =>
  input.priority === null ? { ...input, priority: 0 } : input

/** Locks the configurations that clusters name, which must exist. */
export async function requireConfigs(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await requireRows(ctx, clusterConfig, 'id', ids)
}

/** Returns which of these configurations exist. */
export async function findConfigs({ db }: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('clusterConfig')
    .select('id')
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::int4[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
