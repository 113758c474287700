import type { Resolvers } from '../../../contract/contract.gen.js'
import * as store from '../../../core/store.js'
import { update } from '../../../faces/graphql/verbs.js'
import { channel } from './channel.js'
import { createChannel, deleteChannel } from './channel.service.js'

export const channelGraphql = {
  Query: {
    channel: (_, { channelId }, ctx) => store.get(ctx, channel, { id: channelId }),
    channels: (_parent, _args, ctx) => store.all(ctx, channel),
  },
  Mutation: {
    channelCreate: (_, { input }, ctx) => createChannel(ctx, input),
    channelUpdate: update(channel),
    channelDelete: async (_, { id }, ctx) => {
      await deleteChannel(ctx, { id })
      return true
    },
  },
  Channel: {
    channelId: ({ id }) => id,
  },
} satisfies Resolvers
