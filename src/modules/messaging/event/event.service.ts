/** The actions triggered by events: e-mails and requests to other systems. */
import { sql } from 'kysely'
import type {
  EventToEmailConfigCreateInput,
  EventToEmailConfigUpdateInput,
  EventToWebHookConfigCreateInput,
  EventToWebHookConfigUpdateInput,
  EventTrigger,
  TriggerCustomEventInput,
} from '../../../contract/contract.gen.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { invalidField, notFound, refused } from '../../../core/base/errors.js'
import { type Ctx, inTransaction } from '../../../core/context.js'
import { changing, requireRows } from '../../../core/store/changing.js'
import { create, get, remove, update } from '../../../core/store/store.js'
import type { EventActionConfigRow } from '../../../db/db.gen.js'
import type { EventActionKind } from '../../../db/json.js'
import { requireChannel } from '../../platform/channel/channel.service.js'
import { parseAddress, RefusedAddress } from '../../platform/net/guarded-request.js'
import { template } from '../../platform/template/template.resource.js'
import { customEvents } from './event.events.js'
import { eventActionConfig } from './event-action-config.resource.js'

type ConfigRow = EventActionConfigRow

/** Returns the row with its contract type. */
export const withTypename = (row: ConfigRow) => ({
  ...row,
  __typename: row.kind === 'EMAIL' ? ('EventToEmailConfig' as const) : ('EventToWebHookConfig' as const),
})

export const getAction = async (ctx: Ctx, id: string) => withTypename(await get(ctx, eventActionConfig, { uuid: id }))

export async function deleteAction(ctx: Ctx, id: string): Promise<boolean> {
  await remove(ctx, eventActionConfig, { uuid: id })
  return true
}

export const createEmailAction = (ctx: Ctx, input: EventToEmailConfigCreateInput) => createAction(ctx, 'EMAIL', input)

export const createWebhookAction = (ctx: Ctx, input: EventToWebHookConfigCreateInput) => createAction(ctx, 'WEBHOOK', input)

type CreateInput = EventToEmailConfigCreateInput | EventToWebHookConfigCreateInput

const createAction = (ctx: Ctx, kind: EventActionKind, input: CreateInput) =>
  inTransaction(ctx, async (inner) => {
    const values = { kind, ...input, channelIds: input.channelIds ?? [] }
    await checkAction(inner, values)
    return withTypename(await create(inner, eventActionConfig, values))
  })

export const updateEmailAction = (ctx: Ctx, id: string, input: EventToEmailConfigUpdateInput) =>
  updateAction(ctx, 'EMAIL', id, input)

export const updateWebhookAction = (ctx: Ctx, id: string, input: EventToWebHookConfigUpdateInput) => {
  const { active, previousSignatureSaltUntil, ...values } = input
  return updateAction(ctx, 'WEBHOOK', id, values, async (inner, row) => {
    if (values.url != null && values.url !== row.url) await releaseWaiting(inner, row.id)
    return {
      ...activityOf(inner, row, active, values.url),
      ...saltsOf(inner, row, values.signatureSalt, previousSignatureSaltUntil),
    }
  })
}

type UpdateInput = Omit<EventToEmailConfigUpdateInput | EventToWebHookConfigUpdateInput, 'active' | 'previousSignatureSaltUntil'>

/** Changes an action of one kind; the other kind is not found, because an e-mail never becomes a request. `derive` returns additional values of the row. */
const updateAction = (
  ctx: Ctx,
  kind: EventActionKind,
  uuid: string,
  input: UpdateInput,
  derive: (ctx: Ctx, row: ConfigRow) => Promise<Partial<ConfigRow>> = async () => ({}),
) =>
  changing(ctx, eventActionConfig, { uuid }, { access: 'EDITOR' }, async (inner, row) => {
    if (row.kind !== kind) throw notFound(eventActionConfig.label, 'EVENT_ACTION_CONFIG_NOT_FOUND', { id: uuid })
    const patch = input.channelIds === null ? { ...input, channelIds: [] } : input
    await checkAction(inner, { ...row, ...patch } as ActionValues, patch as Partial<ActionValues>)
    return withTypename(await update(inner, eventActionConfig, { id: row.id }, { ...patch, ...(await derive(inner, row)) }))
  })

/** Returns whether a webhook is stopped. Another URL starts it again, because the old one was the reason. */
function activityOf(
  { now }: Ctx,
  row: ConfigRow,
  active: boolean | null | undefined,
  url: string | null | undefined,
): Partial<ConfigRow> {
  if (active === null) throw invalidField('active', 'must not be null')
  if (active === false) return row.stoppedAt ? {} : { stoppedAt: now, stopReason: 'It was stopped by an operator' }
  const isStarted = active === true || (url != null && url !== row.url)
  return isStarted ? { stoppedAt: null, stopReason: null } : {}
}

/** How long a replaced salt continues to sign by default. */
const SALT_OVERLAP_MS = DAY_MS

/** Returns the replaced salt that continues to sign, and until when. */
function saltsOf(
  { now }: Ctx,
  row: ConfigRow,
  salt: string | null | undefined,
  end: string | null | undefined,
): Partial<ConfigRow> {
  const isReplaced = salt !== undefined && salt !== row.signatureSalt
  if (!isReplaced && end === undefined) return {}
  const previous = salt === null ? null : isReplaced ? row.signatureSalt : row.previousSignatureSalt
  const until = end == null ? new Date(end === null ? now : now.getTime() + SALT_OVERLAP_MS) : new Date(end)
  if (until <= now) return { previousSignatureSalt: null, previousSignatureSaltUntil: null }
  if (previous === null && end != null)
    throw invalidField('previousSignatureSaltUntil', 'is only allowed when a salt is replaced')
  return { previousSignatureSalt: previous, previousSignatureSaltUntil: previous === null ? null : until }
}

/** Releases waiting deliveries of an action whose URL has changed, in both directions. */
const releaseWaiting = ({ db }: Ctx, configId: number) =>
  sql`update "actionDelivery" d set "waitsFor" = null from "actionDelivery" earlier
       where earlier.id = d."waitsFor" and ${configId}::int in (d."eventActionConfigId", earlier."eventActionConfigId")`.execute(
    db,
  )

interface ActionValues {
  trigger: EventTrigger
  code?: string | null
  channelIds?: readonly number[]
  emailTemplateId?: string | null
  url?: string | null
  basicAuthUsername?: string | null
  basicAuthPassword?: string | null
}

/** Throws if the values are inconsistent. `changed` are the given ones: only their references are looked up. */
async function checkAction(ctx: Ctx, values: ActionValues, changed: Partial<ActionValues> = values): Promise<void> {
  const isCustom = values.trigger === 'CUSTOM_EVENT'
  if (isCustom !== (values.code != null))
    throw invalidField('code', isCustom ? 'is required with CUSTOM_EVENT' : 'is only for CUSTOM_EVENT')
  if ((values.basicAuthUsername == null) !== (values.basicAuthPassword == null))
    throw invalidField('basicAuthPassword', 'and basicAuthUsername must be given together')
  if (values.basicAuthUsername?.includes(':')) throw invalidField('basicAuthUsername', 'must not contain a colon')
  // These two determine what the action does and cannot be removed.
  for (const field of ['emailTemplateId', 'url'] as const)
    if (changed[field] === null) throw invalidField(field, 'must not be null')
  if (changed.url != null) requireWebAddress(ctx, 'url', changed.url)
  for (const channelId of changed.channelIds ?? []) await requireChannel(ctx, channelId)
  if (changed.emailTemplateId != null) {
    await requireRows(ctx, template, 'uuid', [changed.emailTemplateId])
    const found = await get(ctx, template, { uuid: changed.emailTemplateId })
    if (found.type !== 'EMAIL') throw invalidField('emailTemplateId', 'must be an e-mail template')
  }
}

/** Throws if the server may not call a URL. Its host is looked up at the call. */
export function requireWebAddress(ctx: Ctx, field: string, address: string): void {
  try {
    parseAddress(address, ctx.services.network)
  } catch (error) {
    throw error instanceof RefusedAddress ? invalidField(field, error.message) : error
  }
}

/** Writes an event of another system, if there is an action for it. */
export const triggerCustomEvent = (ctx: Ctx, { code, channelId, payload }: TriggerCustomEventInput): Promise<boolean> =>
  inTransaction(ctx, async (inner) => {
    if (channelId != null) await requireChannel(inner, channelId)
    const action = await inner.db
      .selectFrom('eventActionConfig')
      .select('id')
      .where('trigger', '=', 'CUSTOM_EVENT')
      .where('code', '=', code)
      .executeTakeFirst()
    if (!action) throw refused('EVENT_ACTION_CONFIG_NOT_FOUND', `There is no action for the custom event [${code}]`)
    await customEvents.emit(inner, 'CUSTOM_EVENT', { code, custom: payload }, channelId ?? undefined)
    return true
  })
