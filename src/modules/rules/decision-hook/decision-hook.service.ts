/** The configuration of decision hooks. A secret is shown once, when it is created. */
import { randomBytes } from 'node:crypto'
import type {
  DecisionHookCreateInput,
  DecisionHookRotateSecretInput,
  DecisionHookUpdateInput,
} from '../../../contract/contract.gen.js'
import { DAY_MS } from '../../../core/base/clock.js'
import { invalidField, shorten } from '../../../core/base/errors.js'
import type { Ctx } from '../../../core/context.js'
import { changing } from '../../../core/store/changing.js'
import { newUuid } from '../../../core/store/row.js'
import { create, type Key, update } from '../../../core/store/store.js'
import type { DecisionHookRow } from '../../../db/db.gen.js'
import { parseAddress, RefusedAddress } from '../../platform/net/guarded-request.js'
import { whyRefused } from '../business-rule/engine/expression-limits.js'
import { decisionHook } from './decision-hook.resource.js'
import { findModulePoint } from './module-points.js'

/** A hook whose secret is shown, because it has just been created. */
export type ShownHook = DecisionHookRow & { shownSecret?: string }

/** Secrets are written as Standard Webhooks prescribes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export async function createHook(ctx: Ctx, input: DecisionHookCreateInput): Promise<ShownHook> {
  const values = { ...input, points: [...new Set(input.points)] }
  await checkHook(ctx, values)
  const secret = newSecret()
  return { ...(await create(ctx, decisionHook, { ...values, secret, revision: newUuid(ctx) })), shownSecret: secret }
}

export const updateHook = (ctx: Ctx, key: Key<'decisionHook'>, input: DecisionHookUpdateInput): Promise<DecisionHookRow> =>
  changing(ctx, decisionHook, key, { access: 'EDITOR' }, async (inner, row) => {
    const isLeavingLast = input.onFailure != null && input.onFailure !== 'USE_LAST' && input.keepSeconds === undefined
    const patch = {
      ...input,
      ...(input.points && { points: [...new Set(input.points)] }),
      ...(isLeavingLast && { keepSeconds: null }),
      ...(input.points && !input.points.includes('MODULE') && { modulePoints: [] }),
    }
    await checkHook(inner, { ...row, ...patch } as HookValues, patch)
    return update(inner, decisionHook, { id: row.id }, { ...patch, revision: newUuid(inner) })
  })

/** How long a replaced secret continues to sign by default. */
const SECRET_OVERLAP_MS = DAY_MS

/** Replaces the secret. The previous one continues to sign for a while, so that receivers can change over without a gap. */
export const rotateSecret = (
  ctx: Ctx,
  key: Key<'decisionHook'>,
  { previousSecretUntil }: DecisionHookRotateSecretInput,
): Promise<ShownHook> =>
  changing(ctx, decisionHook, key, { access: 'EDITOR' }, async (inner, row) => {
    const until = previousSecretUntil ? new Date(previousSecretUntil) : new Date(inner.now.getTime() + SECRET_OVERLAP_MS)
    const secret = newSecret()
    const previous =
      until > inner.now
        ? { previousSecret: row.secret, previousSecretUntil: until }
        : { previousSecret: null, previousSecretUntil: null }
    const changed = await update(inner, decisionHook, { id: row.id }, { secret, ...previous, revision: newUuid(inner) })
    return { ...changed, shownSecret: secret }
  })

type HookValues = Pick<
  DecisionHookCreateInput,
  'url' | 'points' | 'condition' | 'onFailure' | 'keepSeconds' | 'forCatalogPages' | 'modulePoints'
>

/** Throws if the values are inconsistent. `changed` are the given ones: only these are checked by themselves. */
async function checkHook(
  ctx: Ctx,
  values: HookValues,
  changed: Partial<Record<keyof HookValues, unknown>> = values,
): Promise<void> {
  if (changed.url != null) requireAddress(ctx, values.url)
  if (changed.condition) await requireCondition(ctx, values.condition as string)
  if (changed.modulePoints != null) requireKnownPoints(values.modulePoints)
  // The store refuses these by name.
  if (values.points === null || values.onFailure === null || values.modulePoints === null) return
  requirePolicy(values)
  requirePoints(values)
}

/** Throws if the failure policy does not fit the points. */
function requirePolicy({ points, onFailure, keepSeconds, modulePoints = [] }: HookValues): void {
  const isLast = onFailure === 'USE_LAST'
  if (isLast !== (keepSeconds != null))
    throw invalidField('keepSeconds', isLast ? 'is required with USE_LAST' : 'is only for USE_LAST')
  if (isLast && points.includes('CHECKOUT'))
    throw invalidField('onFailure', 'cannot be USE_LAST for CHECKOUT, which is decided for each order')
  if (isLast && modulePoints.some((name) => findModulePoint(name)?.isCached === false))
    throw invalidField('onFailure', 'cannot be USE_LAST for a point that is asked each time')
  if (onFailure !== 'REFUSE' && points.includes('PAYMENT'))
    throw invalidField('onFailure', 'must be REFUSE for PAYMENT: no payment happens without its provider')
}

/** Throws if a setting is for another point. */
function requirePoints({ points, forCatalogPages, modulePoints = [] }: HookValues): void {
  const isForModules = points.includes('MODULE')
  if (isForModules !== modulePoints.length > 0)
    throw invalidField('modulePoints', isForModules ? 'is required with the point MODULE' : 'is only for the point MODULE')
  if (forCatalogPages && !points.includes('PRICES'))
    throw invalidField('forCatalogPages', 'is only for hooks with the point PRICES')
}

/** Throws if no installed module has one of these points. */
function requireKnownPoints(names: readonly string[] = []): void {
  const missing = names.find((name) => !findModulePoint(name))
  if (missing !== undefined)
    throw invalidField('modulePoints', `has [${shorten(missing)}], which is not a point of an installed module`)
}

/** Throws if the server may not call a URL. Its host is looked up at the call. */
function requireAddress(ctx: Ctx, url: string): void {
  try {
    parseAddress(url, ctx.services.network)
  } catch (error) {
    throw error instanceof RefusedAddress ? invalidField('url', error.message) : error
  }
}

async function requireCondition(ctx: Ctx, condition: string): Promise<void> {
  const reason = whyRefused(condition)
  if (reason) throw invalidField('condition', reason)
  const failure = await ctx.services.rules.findSyntaxError(condition)
  if (failure) throw invalidField('condition', `is not a valid expression: ${failure}`)
}
