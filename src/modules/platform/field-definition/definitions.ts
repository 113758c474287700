/**
 * The definitions of a tenant, cached for a few seconds like the settings of channels: almost every write needs them, and most shops have
 * none. The server on which a definition changes clears its cache at once.
 */
import { LRUCache } from 'lru-cache'
import type { FieldOwnerType } from '../../../contract/contract.gen.js'
import type { Ctx, RequestTransaction } from '../../../core/context.js'
import { columnNames } from '../../../core/store/row.js'
import { databaseOf, groupBy } from '../../../core/store/store.js'
import type { Database } from '../../../db/database.js'
import type { FieldDefinitionRow } from '../../../db/db.gen.js'
import { CACHE_MS } from '../../../db/tenants/tenants.js'
import { fieldDefinition } from './field-definition.resource.js'

export type Definitions = ReadonlyMap<string, FieldDefinitionRow>

/** The definitions of a tenant, by owner and code, in the order of forms. */
export class TenantDefinitions {
  readonly #byOwner: ReadonlyMap<FieldOwnerType, Definitions>

  constructor(rows: readonly FieldDefinitionRow[]) {
    const groups = groupBy(rows, ({ ownerType }) => ownerType)
    this.#byOwner = new Map([...groups].map(([owner, own]) => [owner, new Map(own.map((row) => [row.code, row]))]))
  }

  of(owner: FieldOwnerType): Definitions {
    return this.#byOwner.get(owner) ?? NONE
  }
}

const NONE: Definitions = new Map()
const MAX_TENANTS = 1_000

interface Entry {
  at: number
  definitions: TenantDefinitions
}

/** Reads all definitions of a tenant. */
export const readDefinitions = async (db: Database): Promise<TenantDefinitions> =>
  new TenantDefinitions(
    await db
      .selectFrom('fieldDefinition')
      .select(columnNames('fieldDefinition') as (keyof FieldDefinitionRow)[])
      .orderBy('sortOrder')
      .orderBy('id')
      .execute(),
  )

/** Opens the cache of a server. */
export function openDefinitions() {
  const cache = new LRUCache<string, Entry>({ max: MAX_TENANTS })
  /** Requests that are one transaction and have changed definitions: they read their own changes. */
  const changedIn = new WeakSet<RequestTransaction>()
  let generation = 0

  async function read(ctx: Ctx): Promise<TenantDefinitions> {
    const before = generation
    const definitions = await readDefinitions(databaseOf(ctx, fieldDefinition))
    // A change that was made meanwhile may be missing in what was read.
    if (generation === before && !(ctx.request && changedIn.has(ctx.request)))
      cache.set(ctx.actor.tenantId, { at: ctx.now.getTime(), definitions })
    return definitions
  }

  const clear = () => {
    generation++
    cache.clear()
  }

  return {
    /** Returns the definitions; synchronously if they are cached. */
    get(ctx: Ctx): TenantDefinitions | Promise<TenantDefinitions> {
      if (ctx.request && changedIn.has(ctx.request)) return read(ctx)
      const known = cache.get(ctx.actor.tenantId)
      const age = ctx.now.getTime() - (known?.at ?? 0)
      if (known && age >= 0 && age < CACHE_MS) return known.definitions
      return ctx.requestCache.get(openDefinitions, ctx.actor.tenantId, () => read(ctx))
    },
    /** Clears the cache after a change of definitions. */
    clear({ request }: Ctx): void {
      clear()
      if (!request) return
      changedIn.add(request)
      request.atEnd.push(async () => clear())
    },
  }
}

export type DefinitionCache = ReturnType<typeof openDefinitions>
