/** Every input that takes an address or markup, over the whole contract: no address with another scheme than http and https, and nothing that could run. */
import { type GraphQLInputField, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRules, ruleOf } from '../src/core/input/rules.js'
import { schema } from './contract/surface.js'
import { addContact } from './people.js'
import { undone } from './rolled-back.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  await addContact(server, { email: 'a@b.test' })
})
afterAll(() => server.close())

const fields = Object.values(schema.getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name }) => !/Search|Filter/.test(name))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))

const isText = ({ type }: GraphQLInputField) => /^(String|LocalizedStringInput)$/.test(getNamedType(type).name)
/** A value of this text, in the shape of the field. */
const shapeOf = ({ type }: GraphQLInputField, text: string) =>
  getNamedType(type).name === 'LocalizedStringInput' ? [{ language: 'NL', value: text }] : text

const apply = (field: GraphQLInputField, text: string) => applyRules(field, shapeOf(field, text)) as unknown

const CREATE_AGENT = `mutation { agentCreate(input: { names: [{ language: "NL", value: "x" }], active: true, types: ["CHAT"],
    trigger: CHAT, interactionMode: SINGLE_TURN, webhookUrl: "javascript:alert(1)" }) { id } }`

/** Addresses that a module checks itself, because it calls them or sends somebody there. */
const CHECKED_BY_MODULE: Record<string, string> = {
  'EmailEventInput.redirectUrl':
    'mutation { triggerPasswordSendResetEmailEvent(input: { email: "a@b.test", redirectUrl: "javascript:alert(1)" }) }',
  'PasswordRecoveryLinkInput.redirectUrl':
    'mutation { triggerPasswordSendInitEmailEvent(input: { email: "a@b.test", redirectUrl: "javascript:alert(1)" }) }',
  'PasswordResetLinkEmailInput.redirectUrl':
    'mutation { publishPasswordResetEmailEvent(input: { email: "a@b.test", redirectUrl: "javascript:alert(1)", type: transactional, subject: "x", content: "y" }) { success } }',
  'UrlFileUploadInput.url': `mutation { mediaDocumentCreate(input: { productId: "1", alt: [], description: [], tags: [],
    uploadDocuments: [{ language: "NL", uploadType: URL, urlFile: { url: "javascript:alert(1)", fileName: "a.pdf" } }] }) { id } }`,
  'UploadVideoInput.uri': `mutation { mediaVideoCreate(input: { productId: "1", alt: [], description: [], tags: [],
    videos: [{ language: "NL", uri: "javascript:alert(1)" }] }) { id } }`,
  'AgentCreateInput.webhookUrl': CREATE_AGENT,
  'AgentUpdateInput.webhookUrl': 'mutation { agentUpdate(id: "$agent", input: { webhookUrl: "javascript:alert(1)" }) { id } }',
  'DecisionHookCreateInput.url':
    'mutation { decisionHookCreate(input: { name: "x", url: "javascript:alert(1)", points: [TAX] }) { id } }',
  'DecisionHookUpdateInput.url': 'mutation { decisionHookUpdate(id: "$decision", input: { url: "javascript:alert(1)" }) { id } }',
  'EventToWebHookConfigCreateInput.url':
    'mutation { eventToWebHookConfigCreate(input: { names: [{ language: "NL", value: "x" }], trigger: ORDER_CREATED, url: "javascript:alert(1)" }) { id } }',
  'EventToWebHookConfigUpdateInput.url':
    'mutation { eventToWebHookConfigUpdate(id: "$hook", input: { url: "javascript:alert(1)" }) { id } }',
}

const addresses = fields.filter(
  ({ name, field }) => isText(field) && /\.(.*ur[li]s?|homepage|logo|.*link)$/i.test(name) && !ruleOf(field).cap,
)
const ruled = addresses.filter(({ name }) => !(name in CHECKED_BY_MODULE))

test('every input that is named like an address is known', () => {
  expect(addresses.length).toBeGreaterThan(30)
  expect(Object.keys(CHECKED_BY_MODULE).filter((name) => !addresses.some((one) => one.name === name))).toEqual([])
})

const BAD = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'javascript:1/alert(1)',
  'file:///etc/passwd',
  'blob:x',
  '\u0001javascript:alert(1)',
]

test.each(ruled)('$name takes addresses of the web only', ({ field }) => {
  for (const text of BAD) expect(() => apply(field, text)).toThrow(/must be an https? (or https )?address|must not/)
  expect(apply(field, 'https://shop.example/a?b=c:d')).toEqual(shapeOf(field, 'https://shop.example/a?b=c:d'))
})

test.each(ruled.filter(({ field }) => ruleOf(field).format === 'web'))(
  '$name may leave out the scheme, as published',
  ({ field }) => {
    for (const text of [
      'www.example.com',
      'shop.example/a:b',
      'shop.example:8080/x',
      '/relative/path',
      'HTTP://example.com',
      'localhost:3000',
    ])
      expect(apply(field, text)).toEqual(shapeOf(field, text))
  },
)

test.each(Object.entries(CHECKED_BY_MODULE))('%s refuses a URL that is not a web address', (_, document) =>
  undone(server, async () => {
    const input = { names: [{ language: 'NL', value: 'x' }], trigger: 'ORDER_DELETED', url: 'https://erp.example' }
    const hook = await server.gql(
      'mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }',
      { input },
    )
    const agent = await server.gql(CREATE_AGENT.replace('javascript:alert(1)', 'https://agent.example'))
    const decision = await server.gql(
      'mutation { decisionHookCreate(input: { name: "y", url: "https://erp.example", points: [TAX] }) { id } }',
    )
    const answer = await server.gql(
      document
        .replace('$hook', hook.eventToWebHookConfigCreate.id)
        .replace('$agent', agent.agentCreate.id)
        .replace('$decision', decision.decisionHookCreate.id),
    )

    expect(answer.errors?.[0]).toMatchObject({ code: expect.stringMatching(/VALIDATION|ERROR/) })
    expect(answer.errors[0].message).toMatch(/(redirectUrl|url|uri|webhookUrl) must be an? https? (or https )?address/i)
  }),
)

const markup = fields.filter(({ field }) => ruleOf(field).html)

test.each(markup)('$name keeps markup without anything that could run', ({ field }) => {
  const sent =
    '<p onclick="x()">a <b>b</b></p><img src=x onerror=x()><svg onload=x()></svg><a href="javascript:x()">c</a><form>d</form><iframe src="javascript:x()"></iframe>'

  expect(apply(field, sent)).toEqual(shapeOf(field, '<p>a <b>b</b></p><img src="x" /><a>c</a>d'))
})

test('the texts of the catalogue, of carriers, surcharges, channels and tenants may hold markup', () => {
  expect(new Set(markup.map(({ name }) => name.replace(/\..*/, '').replace(/(Create|Update|Upsert|Input)/g, '')))).toEqual(
    new Set([
      'Category',
      'SparePartsMachine',
      'Product',
      'ClusterOption',
      'Cluster',
      'Carrier',
      'Surcharge',
      'Channel',
      'Tenant',
    ]),
  )
})

test('an external URL of a ticket that is not a web address is refused on both interfaces, and no ticket is written', async () => {
  const input = { titles: [{ language: 'NL', value: 'x' }], type: 'SERVICE', externalUrl: 'javascript:alert(1)' }
  const graphql = await server.gql('mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { id } }', { input })
  const counted = await server.db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirst()

  expect(graphql.errors).toMatchObject([{ message: 'externalUrl must be an http or https address', code: 'VALIDATION_ERROR' }])
  expect(Number(counted?.n)).toBe(0)
})
