import { edits, orOwn, owns, reads } from '../../../core/auth/access.js'

export const agentPolicy = {
  'query.agent': orOwn(reads('configuration'), 'user'),
  'query.agents': orOwn(reads('configuration'), 'user'),
  'mutation.agentCreate': owns('configuration'),
  'mutation.agentUpdate': edits('configuration'),
  'mutation.agentDelete': owns('configuration'),
  'mutation.agentMessageCreate': orOwn(edits('configuration'), 'user'),
  'mutation.agentConversationCreate': orOwn(edits('configuration'), 'user'),
} as const
