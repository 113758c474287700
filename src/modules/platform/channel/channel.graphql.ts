import * as store from '../../../core/store/store.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { channel } from '../../../resources/platform/channel.js'
import { createChannel, deleteChannel, updateChannel } from './channel.service.js'

export const channelGraphql = {
  Query: {
    channel: (_, { channelId }, ctx) => store.get(ctx, channel, { id: channelId }),
    channels: (_parent, _args, ctx) => store.all(ctx, channel),
  },
  Mutation: {
    channelCreate: (_, { input }, ctx) => createChannel(ctx, input),
    channelUpdate: (_, { id, input }, ctx) => updateChannel(ctx, { id }, input),
    channelDelete: async (_, { id }, ctx) => {
      await deleteChannel(ctx, { id })
      return true
    },
  },
  Channel: {
    channelId: ({ id }) => id,
  },
} satisfies Resolvers
