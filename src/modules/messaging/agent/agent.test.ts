import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContact, logIn } from '../../../../test/people.js'
import { openReceiver } from '../../../../test/receiver.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const add = async (input: object): Promise<Answer> => {
  const names = [{ language: 'EN', value: 'Helper' }]
  const all = { names, active: true, types: ['ADVICE'], trigger: 'CHAT', interactionMode: 'MULTI_TURN', ...input }
  const document = 'mutation ($input: AgentCreateInput!) { agentCreate(input: $input) { id active webhookTimeoutMs } }'
  const answer = await server.gql(document, { input: all })
  return answer.agentCreate ?? answer
}
const start = async (message: object, bearer?: string): Promise<Answer> => {
  const document = `mutation ($message: AgentConversationCreateMessageInput!) {
    agentConversationCreate(input: { message: $message }) { id messages { conversationId responseMessage responseMetadata } } }`
  return server.gql(document, { message: { type: 'ADVICE', ...message } }, bearer ? await server.bareKey() : undefined, bearer)
}
const reply = (input: object): Promise<Answer> =>
  server.gql(
    'mutation ($input: AgentMessageCreateInput!) { agentMessageCreate(input: $input) { conversationId responseMessage } }',
    {
      input: { type: 'ADVICE', ...input },
    },
  )
const codeOf = async (answer: Promise<Answer>) => (await answer).errors?.[0].code

test('a conversation is sent to the webhook of the agent with the caller, and its response is returned', async () => {
  const receiver = await openReceiver((_, count) => ({
    body: JSON.stringify({ conversationId: 'c-1', responseMessage: `answer ${count}`, responseMetadata: { n: count } }),
  }))
  const agent = await add({ webhookUrl: receiver.url, webhookSignatureSalt: 's' })
  const ada = await addContact(server, { email: 'ada@dock.test' })
  const token = (await logIn(server, 'ada@dock.test')).accessToken

  const begun = await start({ agentId: agent.id, requestMessage: 'Which rope?', requestMetadata: { page: 1 } }, token)
  const next = await reply({ agentId: agent.id, requestMessage: 'Longer', conversationId: 'c-1' })

  expect(agent).toMatchObject({ active: true, webhookTimeoutMs: 30000 })
  expect(begun).toEqual({
    agentConversationCreate: {
      id: 'c-1',
      messages: [{ conversationId: 'c-1', responseMessage: 'answer 1', responseMetadata: { n: 1 } }],
    },
  })
  expect(next).toEqual({ agentMessageCreate: { conversationId: 'c-1', responseMessage: 'answer 2' } })
  const [first, second] = receiver.received.map(({ body }) => JSON.parse(body))
  expect(first).toMatchObject({ conversationId: null, requestMessage: 'Which rope?', requestMetadata: { page: 1 } })
  expect(first.userClaims).toMatchObject({ userId: ada.id, contactId: ada.id, adminUserId: 0, class: 'Contact' })
  expect(second).toMatchObject({ conversationId: 'c-1', requestMessage: 'Longer', userClaims: { userId: 0, roles: [] } })
  expect(receiver.received[0]?.headers['x-propeller-signature']).toMatch(/^sha256=[0-9a-f]{64}$/)
  await receiver.close()
})

test('buyers see an agent without its address, and a dry run does not write to it', async () => {
  const receiver = await openReceiver(() => ({ body: '{"conversationId":"c","responseMessage":"x"}' }))
  const agent = await add({ webhookUrl: receiver.url })
  await addContact(server, { email: 'eve@dock.test' })
  const { accessToken } = await logIn(server, 'eve@dock.test')
  const read = `{ agent(id: "${agent.id}") { active webhookUrl } agents(input: { ids: ["${agent.id}"] }) { items { webhookUrl } } }`
  const shown = (webhookUrl: string) => ({ agent: { active: true, webhookUrl }, agents: { items: [{ webhookUrl }] } })

  expect(await server.gql(read, {}, await server.bareKey(), accessToken)).toEqual(shown(''))
  expect(await server.gql(read, {}, await server.keyFor({ configuration: 'VIEWER' }))).toEqual(shown(receiver.url))
  const dry = await server.withHeaders({ 'api-dry-run': 'true' }, () => start({ agentId: agent.id, requestMessage: 'Hello?' }))
  expect(dry.errors).toEqual([{ code: 'AGENT_WEBHOOK_REQUEST_ERROR', message: 'A dry run does not call the agent' }])
  expect(receiver.received).toEqual([])
  await receiver.close()
})

test('every way in which an agent cannot respond has its own code', async () => {
  const receiver = await openReceiver(async ({ body }) => {
    const { requestMessage } = JSON.parse(body)
    if (requestMessage === 'slow') await new Promise((done) => setTimeout(done, 400))
    return requestMessage === 'broken' ? { status: 500 } : { body: requestMessage === 'odd' ? '[]' : '{"responseMessage":"x"}' }
  })
  const agent = await add({ webhookUrl: receiver.url, webhookTimeoutMs: 200 })
  const off = await add({ webhookUrl: receiver.url, active: false })
  const once = await add({ webhookUrl: receiver.url, interactionMode: 'SINGLE_TURN' })
  const away = await add({ webhookUrl: 'http://127.0.0.1:1/' })
  const ask = (requestMessage: string | undefined, agentId = agent.id) => codeOf(start({ agentId, requestMessage }))

  expect([await ask('broken'), await ask('odd'), await ask('no id'), await ask('slow'), await ask(undefined)]).toEqual([
    'AGENT_WEBHOOK_REQUEST_ERROR',
    'AGENT_WEBHOOK_RESPONSE_ERROR',
    'AGENT_WEBHOOK_RESPONSE_ERROR',
    'AGENT_WEBHOOK_TIMEOUT_ERROR',
    'AGENT_TRIGGER_CHAT_ERROR',
  ])
  expect([await ask('x', off.id), await ask('x', away.id), await ask('x', 'nobody')]).toEqual([
    'AGENT_INACTIVE_ERROR',
    'AGENT_WEBHOOK_REQUEST_ERROR',
    'AGENT_NOT_FOUND_ERROR',
  ])
  expect(await codeOf(start({ agentId: agent.id, type: 'OTHER', requestMessage: 'x' }))).toBe('AGENT_TYPE_ERROR')
  expect(await codeOf(reply({ agentId: once.id, requestMessage: 'x', conversationId: 'c' }))).toBe('AGENT_MULTI_TURN_ERROR')
  await receiver.close()
})
