/** Reads media; those of a product or cluster that is not visible to the buyer do not exist. */
import type { ObjectMediaSearchInput, Sort } from '../../../contract/contract.gen.js'
import type { Page } from '../../../core/base/page.js'
import { anyCompanyBuyer, type Buyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { childPage } from '../../../core/store/relations.js'
import type { Column, Resource, Row } from '../../../core/store/resource.js'
import { find, type Key, list } from '../../../core/store/store.js'
import { ownerInAssortment, restrictToAssortment } from '../assortment/assortment.resource.js'
import type { MediaTable } from './media.resource.js'

interface MediaSearch {
  sort?: Sort | null
  page?: number | null
  offset?: number | null
}

/** Sorts by priority, by default the lowest first. */
const byPriority = <S extends MediaSearch>(search: S | null | undefined) => ({
  ...search,
  sort: [{ field: 'PRIORITY', order: search?.sort ?? 'ASC' }],
})

// biome-ignore lint/suspicious/noExplicitAny: four kinds of media, each with a search of its own
type AnyMedia<T extends MediaTable> = Resource<T, any, 'PRIORITY'>

/** Returns the resource to read visible media from. */
async function visibleMedia<T extends MediaTable>(ctx: Ctx, resource: AnyMedia<T>, buyer: Buyer): Promise<AnyMedia<T>> {
  const table: MediaTable = resource.table
  return table === 'mediaAttachment' ? resource : restrictToAssortment(ctx, resource, ownerInAssortment(table), buyer)
}

type OwnedSearch = MediaSearch & { productId?: number | null; clusterId?: number | null }

const isOfRecord = (search: OwnedSearch | null | undefined) => (search?.productId ?? search?.clusterId) != null

export const listMedia = async <T extends MediaTable>(
  ctx: Ctx,
  resource: AnyMedia<T>,
  search: OwnedSearch | null | undefined,
  counted = true,
): Promise<Page<Row<T>>> =>
  list(ctx, await visibleMedia(ctx, resource, isOfRecord(search) ? anyCompanyBuyer(ctx) : ctx.buyer), byPriority(search), {
    counted,
  })

export const findMedium = async <T extends MediaTable>(ctx: Ctx, resource: AnyMedia<T>, key: Key<T>) =>
  find(ctx, await visibleMedia(ctx, resource, anyCompanyBuyer(ctx)), key)

/** Returns a page of the media of each of many owners, in one statement. */
export const mediaPage =
  <T extends MediaTable>(resource: AnyMedia<T>, owner: Column<T>) =>
  (
    ctx: Ctx,
    ownerId: number | string,
    search: ObjectMediaSearchInput | null | undefined,
    wanted?: { counted: boolean; columns: readonly string[] },
  ): Promise<Page<Row<T>>> =>
    childPage(ctx, resource, owner, ownerId, byPriority(search), wanted)

/** Returns the parent of `SparePartsMachine.media`; the fields below look the media up. */
export const mediaOfMachine = ({ uuid }: { uuid: string }) => ({ id: uuid }) as never
