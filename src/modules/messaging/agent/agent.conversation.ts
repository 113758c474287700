/** Conversations with agents: a message is sent to the webhook of the agent, and its response is returned. Nothing is stored. */
import type {
  AgentConversation,
  AgentConversationCreateMessageInput,
  AgentMessage,
  AgentMessageCreateInput,
  UserClaims,
} from '../../../contract/contract.gen.js'
import { refused } from '../../../core/base/errors.js'
import { parseJson } from '../../../core/base/json.js'
import type { Ctx } from '../../../core/context.js'
import { newUuid } from '../../../core/store/row.js'
import { find, missing } from '../../../core/store/store.js'
import type { AgentRow } from '../../../db/db.gen.js'
import { PostFailure, type PostResponse, postSigned } from '../../platform/net/post-json.js'
import { agent } from './agent.resource.js'

/** The maximum size of an agent's response. */
const MAX_ANSWER_BYTES = 1_000_000
/** Limits the messages of a caller: each makes the server wait for another system. */
const MESSAGES = { burst: 20, perMinute: 60 }

/** Starts a conversation. Only a button needs no text. */
export async function startConversation(ctx: Ctx, input: AgentConversationCreateMessageInput): Promise<AgentConversation> {
  const partner = await readPartner(ctx, input)
  if (partner.trigger === 'CHAT' && !input.requestMessage)
    throw refused('AGENT_TRIGGER_CHAT_ERROR', 'This agent needs a requestMessage')
  const message = await ask(ctx, partner, input, null)
  return { id: message.conversationId, messages: [message] }
}

/** Continues a conversation. */
export async function sendMessage(ctx: Ctx, input: AgentMessageCreateInput): Promise<AgentMessage> {
  const partner = await readPartner(ctx, input)
  if (partner.interactionMode !== 'MULTI_TURN')
    throw refused('AGENT_MULTI_TURN_ERROR', 'The agent replies only once; start another conversation')
  return ask(ctx, partner, input, input.conversationId)
}

async function readPartner(ctx: Ctx, { agentId, type }: { agentId: string; type: string }): Promise<AgentRow> {
  // Everybody who may talk to agents learns that one is disabled.
  const reader = { ...ctx, actor: { ...ctx.actor, roles: { ...ctx.actor.roles, configuration: 'VIEWER' as const } } }
  const row = (await find(reader, agent, { uuid: agentId })) ?? missing(agent, { uuid: agentId })
  if (!row.active) throw refused('AGENT_INACTIVE_ERROR', 'The agent is not active')
  if (!row.types.includes(type))
    throw refused('AGENT_TYPE_ERROR', `The agent accepts messages of the types ${row.types.join(', ')}`)
  return row
}

interface Question {
  requestMessage?: string | null
  requestMetadata?: unknown
  type: string
}

async function ask(ctx: Ctx, row: AgentRow, question: Question, conversationId: string | null): Promise<AgentMessage> {
  const { actor, client, services } = ctx
  services.limiter.take(
    'too many messages to an agent',
    `agent ${actor.tenantId} ${actor.user?.uid ?? actor.credential} ${client.address}`,
    MESSAGES,
  )
  // A message cannot be undone.
  if (ctx.request?.isDryRun) throw refused('AGENT_WEBHOOK_REQUEST_ERROR', 'A dry run does not call the agent')
  const { requestMessage = null, requestMetadata = null, type } = question
  const body = JSON.stringify({
    agentId: row.uuid,
    type,
    conversationId,
    requestMessage,
    requestMetadata,
    userClaims: claimsOf(ctx),
  })
  const answer = await postSigned(
    {
      url: row.webhookUrl,
      body,
      id: newUuid(ctx),
      at: ctx.now,
      salt: row.webhookSignatureSalt,
      username: row.webhookBasicAuthUsername,
      password: row.webhookBasicAuthPassword,
      timeoutMs: row.webhookTimeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    },
    services.network,
  ).catch((error: unknown) => {
    if (!(error instanceof PostFailure)) throw error
    throw refused(
      error.isTimeout ? 'AGENT_WEBHOOK_TIMEOUT_ERROR' : 'AGENT_WEBHOOK_REQUEST_ERROR',
      `The agent did not respond: ${error.message}`,
    )
  })
  return readMessage(answer, conversationId)
}

/** Returns the caller's claims, without any secret. Keys have the user id 0. */
function claimsOf({ actor, now }: Ctx): UserClaims {
  const { user, roles } = actor
  const kinds = { contact: 'Contact', customer: 'Customer', admin: 'AdminUser', user: 'User' }
  return {
    userId: user?.id ?? 0,
    userDirectoryId: 0,
    adminUserId: user?.kind === 'admin' ? (user.id ?? 0) : 0,
    contactId: user?.kind === 'contact' ? user.id : null,
    customerId: user?.kind === 'customer' ? user.id : null,
    companyId: user?.companyId ?? null,
    companyIds: [...(user?.companyIds ?? [])],
    roles: user ? Object.entries(roles).map(([domain, access]) => `${domain}.${access}`) : [],
    discounts: [],
    acllist: [],
    class: user ? kinds[user.kind] : 'User',
    loginRoot: null,
    dateCreated: now,
  }
}

function readMessage({ status, text, isCut }: PostResponse, asked: string | null): AgentMessage {
  if (status < 200 || status >= 300) throw refused('AGENT_WEBHOOK_REQUEST_ERROR', `The agent returned status ${status}`)
  const answer = isCut ? null : parseObject(text)
  const conversationId = answer?.conversationId ?? asked
  if (
    !answer ||
    typeof answer.responseMessage !== 'string' ||
    (typeof conversationId !== 'string' && typeof conversationId !== 'number')
  )
    throw refused('AGENT_WEBHOOK_RESPONSE_ERROR', 'The agent did not return conversationId and responseMessage')
  return {
    conversationId: String(conversationId),
    responseMessage: answer.responseMessage,
    responseMetadata: answer.responseMetadata ?? null,
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
}
