import type { DateSearchInput, SortOrder } from '../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource, visibleToAll } from '../../core/store/resource.js'

type ChannelSortField = 'ID' | 'NAME' | 'CREATED_AT' | 'LAST_MODIFIED_AT'

/** The search of channels. Only REST has one, so `channel.dto.ts` declares it instead of the SDL. */
interface ChannelsSearchInput {
  page?: number | null
  offset?: number | null
  ids?: readonly number[] | null
  names?: readonly string[] | null
  createdAt?: DateSearchInput | null
  lastModifiedAt?: DateSearchInput | null
  sortInputs?: readonly { field: ChannelSortField; order: SortOrder }[] | null
}

/** A sales channel, such as a web shop. It defines which catalogue it shows and whose prices a visitor sees. */
export const channel: Resource<'channel', ChannelsSearchInput, ChannelSortField> = {
  label: 'Channel',
  table: 'channel',
  key: 'id',
  lookups: {},
  visible: visibleToAll,
  filters: {
    ids: oneOf('id'),
    names: oneOf('name'),
    createdAt: dateRange('createdAt'),
    lastModifiedAt: dateRange('lastModifiedAt'),
  },
  sort: {
    ID: 'id',
    NAME: 'name',
    CREATED_AT: 'createdAt',
    LAST_MODIFIED_AT: 'lastModifiedAt',
  },
  localized: ['descriptions'],
}
