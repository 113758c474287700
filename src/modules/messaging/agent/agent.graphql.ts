import { hasRole } from '../../../core/auth/access.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list, one, remove } from '../../../interfaces/graphql/verbs.js'
import { sendMessage, startConversation } from './agent.conversation.js'
import { agent } from './agent.resource.js'
import { createAgent, updateAgent } from './agent.service.js'

export const agentGraphql = {
  Query: {
    agent: one(agent, 'id'),
    agents: list(agent),
  },
  Mutation: {
    agentCreate: (_, { input }, ctx) => createAgent(ctx, input),
    agentUpdate: (_, { id, input }, ctx) => updateAgent(ctx, id, input),
    agentDelete: remove(agent),
    agentMessageCreate: (_, { input }, ctx) => sendMessage(ctx, input),
    agentConversationCreate: (_, { input }, ctx) => startConversation(ctx, input.message),
  },
  Agent: {
    id: ({ uuid }) => uuid,
    // Anyone who knows the URL can write to the agent directly, bypassing the server's limits and signature.
    webhookUrl: ({ webhookUrl }, _, { actor }) => (hasRole(actor.roles, 'configuration', 'VIEWER') ? webhookUrl : ''),
  },
} satisfies Resolvers
