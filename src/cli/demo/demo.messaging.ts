/** The demo of messaging: tickets, an agent, and an e-mail and a webhook that follow from a custom event. Nothing of it is sent before somebody triggers it. */
import { demoUsers, localizedText } from './demo.data.js'
import { queryGraphql } from './demo.users.js'
import type { SalesTarget } from './sales/demo.sales.js'
import { type Moment, openPast, toInstant } from './sales/past.js'

/** From the oldest to the newest, each at its moment. */
const tickets: readonly { placed: Moment; input: object; isAboutOrder?: true }[] = [
  {
    placed: [19, '09:35'],
    input: {
      type: 'QUESTION',
      status: 'COMPLETED',
      titles: localizedText('Maat van de werkhandschoenen', 'Size of the work gloves'),
      descriptions: localizedText(
        'Maat 9 valt ruim; dat staat nu bij het product.',
        'Size 9 runs large; the product says so now.',
      ),
    },
  },
  {
    placed: [4, '15:10'],
    isAboutOrder: true,
    input: {
      type: 'RETURN',
      status: 'IN_PROGRESS',
      titles: localizedText('Retour van beschadigde doos', 'Return of a damaged box'),
      descriptions: localizedText('Foto ontvangen, label verstuurd.', 'Picture received, label sent.'),
    },
  },
  {
    placed: [1, '10:48'],
    input: {
      type: 'CALLBACK',
      titles: localizedText('Bel terug over levertijd', 'Call back about the delivery time'),
      descriptions: localizedText('Vraagt wanneer de boormachines komen.', 'Asks when the drills arrive.'),
    },
  },
]

/** It is switched off: nobody answers at its address. */
const agent = {
  names: localizedText('Productadviseur', 'Product adviser'),
  descriptions: localizedText('Helpt bij het kiezen van gereedschap.', 'Helps to choose tools.'),
  welcomeMessages: localizedText('Waar kan ik mee helpen?', 'What can I help you with?'),
  active: false,
  types: ['ADVICE'],
  trigger: 'CHAT',
  interactionMode: 'MULTI_TURN',
  webhookUrl: 'https://adviser.example.com/chat',
}

const EVENT = { trigger: 'CUSTOM_EVENT', code: 'stock-low' }

const letter = {
  names: localizedText('Voorraad bijna op', 'Low stock'),
  subjects: localizedText('Nog {{left}} van {{sku}}', 'Only {{left}} of {{sku}} left'),
  contents: [
    { language: 'NL', content: '<p>Er zijn nog {{left}} stuks van {{sku}}.</p>' },
    { language: 'EN', content: '<p>There are {{left}} pieces of {{sku}} left.</p>' },
  ],
  from: {},
  tos: [{ email: 'purchasing@example.com' }],
}

const findTickets = '{ tickets(input: {}) { itemsFound } }'
const findContact = 'query ($email: String) { contacts(input: { email: $email }) { items { contactId } } }'
const findOrder = 'query ($contactId: Int!) { orders(input: { userId: [$contactId], status: ["ARCHIVED"] }) { items { id } } }'
const createTicket = 'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { id } }'
const createAgent = 'mutation ($input: AgentCreateInput!) { agentCreate(input: $input) { id } }'
const createLetter = 'mutation ($input: EmailTemplateCreateInput!) { emailTemplateCreate(input: $input) { id } }'
const createMailAction = 'mutation ($input: EventToEmailConfigCreateInput!) { eventToEmailConfigCreate(input: $input) { id } }'
const createHook = 'mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }'

/** Creates them, unless there are tickets already. */
export async function createDemoMessaging({ app, clock, setBack }: SalesTarget, apikey: string): Promise<void> {
  const run = (document: string, input: object) => queryGraphql(app, apikey, document, { input })
  if ((await queryGraphql(app, apikey, findTickets, {})).tickets.itemsFound > 0) return
  const { contacts } = await queryGraphql(app, apikey, findContact, { email: demoUsers.manager.email })
  const { emailTemplateCreate } = await run(createLetter, letter)
  const names = localizedText('Voorraad bijna op', 'Low stock')
  await run(createMailAction, { ...EVENT, names, emailTemplateId: emailTemplateCreate.id })
  await run(createHook, { ...EVENT, names, url: 'https://erp.example.com/hooks/stock', signatureSalt: 'demo' })
  await run(createAgent, agent)
  const { contactId } = contacts.items[0]
  const { orders } = await queryGraphql(app, apikey, findOrder, { contactId })
  const past = openPast(clock, setBack)
  for (const { placed, input, isAboutOrder } of tickets) {
    const order = isAboutOrder && orders.items[0] && { orderId: orders.items[0].id }
    await past.at(toInstant(past.now, placed), () => run(createTicket, { ...input, contactId, ...order }))
  }
}
