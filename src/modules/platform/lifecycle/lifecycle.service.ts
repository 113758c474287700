/** Reports of the usage ledger: each use with its migration, each client with its verdict. */
import type {
  LifecycleFix,
  LifecycleReadiness,
  LifecycleReadinessSearchInput,
  LifecycleUsage,
  LifecycleUsageSearchInput,
  LifecycleVerdict,
} from '../../../contract/contract.gen.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Page } from '../../../core/base/page.js'
import type { Ctx } from '../../../core/context.js'
import { isRemoved } from '../../../core/lifecycle/effective-date.js'
import * as store from '../../../core/store/store.js'
import type { ClientUsesRow, UsageByClientRow } from '../../../db/db.gen.js'
import { readiness, usage } from './deprecated-item-usage.resource.js'

/** Items not used for this long no longer count as used. */
const READY_AFTER_MS = 30 * DAY_MS

interface CountOption {
  counted?: boolean
}

/** Returns who used which item, how often, and how to migrate. */
export async function listUsage(
  ctx: Ctx,
  { migration, ...search }: LifecycleUsageSearchInput,
  counted: CountOption = {},
): Promise<Page<LifecycleUsage>> {
  const items = migration == null ? null : ctx.services.registry.items.filter(({ legacy }) => legacy.migration === migration)
  const page = await store.list(ctx, usage, { ...search, items: items?.map(({ id }) => id) ?? null }, counted)
  return { ...page, items: page.items.map((row) => toUsage(ctx, row)) }
}

function toUsage(ctx: Ctx, { tenantId: _, ...row }: UsageByClientRow): LifecycleUsage {
  const item = ctx.services.registry.find(row.item)
  const { migration = null, use, fix } = item?.legacy ?? {}
  const removal = item?.removal ?? null
  return {
    ...row,
    migration,
    replacement: use?.length ? use.join(' or ') : null,
    fix: fix ? (fix.toUpperCase() as LifecycleFix) : null,
    removal,
    daysLeft: removal && Math.max(0, Math.floor((removal.getTime() - ctx.now.getTime()) / DAY_MS)),
    status: verdictOf(ctx, isRecent(ctx, row.lastUsedAt) ? [row.item] : []),
  }
}

/** Returns whether each client is ready for the removal. */
export async function listReadiness(
  ctx: Ctx,
  search: LifecycleReadinessSearchInput,
  counted: CountOption = {},
): Promise<Page<LifecycleReadiness>> {
  const page = await store.list(ctx, readiness, search, counted)
  return { ...page, items: page.items.map((row) => toReadiness(ctx, row)) }
}

function toReadiness(ctx: Ctx, { tenantId: _, uses, ...row }: ClientUsesRow): LifecycleReadiness {
  const recent = Object.entries(uses).filter(([, lastAt]) => isRecent(ctx, new Date(lastAt)))
  const usedItems = recent.map(([item]) => item).sort()
  const removals = usedItems.flatMap((id) => ctx.services.registry.find(id)?.removal ?? [])
  const fixBy = removals.reduce<Date | null>((first, removal) => (first && first < removal ? first : removal), null)
  return { ...row, usedItems, verdict: verdictOf(ctx, usedItems), fixBy }
}

const isRecent = ({ now }: Ctx, at: Date) => now.getTime() - at.getTime() < READY_AFTER_MS

/** Returns the verdict. Items missing in the registry were removed long ago. */
function verdictOf({ services: { registry }, now }: Ctx, usedItems: readonly string[]): LifecycleVerdict {
  if (usedItems.length === 0) return 'READY'
  const isOverdue = (id: string) => {
    const item = registry.find(id)
    return !item || isRemoved(item, now)
  }
  return usedItems.some(isOverdue) ? 'OVERDUE' : 'FIX_BY'
}
