import type { Row } from '../../../core/store/resource.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import { listedItems } from '../orderlist/list-items.dto.js'
import { favoriteListItems } from './favorite-list.service.js'

export const favoriteListDto: Dto = {
  name: 'FavoriteList',
  from: 'FavoriteList',
  read: { updatedAt: ({ lastModifiedAt }: Row<'favoriteList'>) => lastModifiedAt },
  nest: listedItems(favoriteListItems),
}
export const favoriteListCreateDto: Dto = { name: 'FavoriteListsCreateInput', from: 'FavoriteListsCreateInput' }
export const favoriteListUpdateDto: Dto = { name: 'FavoriteListsUpdateInput', from: 'FavoriteListsUpdateInput' }
export const favoriteListSearchDto: Dto = {
  name: 'FavoriteListsSearchInput',
  from: 'FavoriteListsSearchInput',
  isSearch: true,
}
export const favoriteListItemsDto: Dto = { name: 'FavoriteListsItemsInput', from: 'FavoriteListsItemsInput' }
export const favoriteListClearDto: Dto = {
  name: 'FavoriteListsClearInput',
  from: 'FavoriteListsClearInput',
  declares: `
    "What to remove from the list: at least one of them."
    input FavoriteListsClearInput {
      products: Boolean
      clusters: Boolean
    }`,
}
