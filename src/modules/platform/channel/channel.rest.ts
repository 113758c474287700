import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { channel } from '../../../resources/platform/channel.js'
import { channelCreateDto, channelDto, channelSearchDto, channelUpdateDto } from './channel.dto.js'
import { createChannel, deleteChannel, updateChannel } from './channel.service.js'

export const channelRest = {
  'GET /v2/channels': list(channel, channelDto, channelSearchDto),
  'POST /v2/channels': {
    ...create(channel, channelCreateDto, channelDto),
    handle: (ctx, { input }) => createChannel(ctx, input),
  },
  'POST /v2/channels/search': search(channel, channelDto, channelSearchDto),
  'GET /v2/channels/{id}': one(channel, 'id', channelDto),
  'PATCH /v2/channels/{id}': {
    ...update(channel, channelUpdateDto, channelDto),
    handle: (ctx, { params, input }) => updateChannel(ctx, keyFromPath(channel, params), input),
  },
  'DELETE /v2/channels/{id}': {
    ...remove(channel, channelDto),
    handle: (ctx, { params }) => deleteChannel(ctx, keyFromPath(channel, params)),
  },
} satisfies Routes
