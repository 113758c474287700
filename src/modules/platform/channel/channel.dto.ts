import type { Dto } from '../../../interfaces/rest/dto.js'

const searchSdl = `
  enum ChannelSortField {
    ID
    NAME
    CREATED_AT
    LAST_MODIFIED_AT
  }

  input ChannelSortInput {
    field: ChannelSortField!
    order: SortOrder! = ASC
  }

  input ChannelsSearchInput {
    page: Int = 1 @rule(min: 1)
    "Items per page."
    offset: Int = 12 @rule(min: 1, max: 1000)
    ids: [Int!]
    names: [String!]
    createdAt: DateSearchInput
    lastModifiedAt: DateSearchInput
    sortInputs: [ChannelSortInput!]
  }`

export const channelDto: Dto = {
  name: 'Channel',
  from: 'Channel',
  legacy: { shopId: { type: 'Int', migration: 'shop-to-channel', fix: 'drop', isSilent: true } },
}
export const channelCreateDto: Dto = { name: 'ChannelCreateInput', from: 'ChannelCreateInput' }
export const channelUpdateDto: Dto = { name: 'ChannelUpdateInput', from: 'ChannelUpdateInput' }
export const channelSearchDto: Dto = {
  name: 'ChannelsSearchInput',
  from: 'ChannelsSearchInput',
  declares: searchSdl,
  isSearch: true,
}
