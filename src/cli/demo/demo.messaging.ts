/** The demo of messaging: tickets, an agent, and an e-mail and a webhook that follow from a custom event. Nothing of it is sent before somebody triggers it. */
import { DEFAULT_LANGUAGE } from '../../contract/defaults.js'
import { demoUsers, localizedText } from './demo.data.js'
import { queryGraphql } from './demo.users.js'
import type { SalesTarget } from './sales/demo.sales.js'
import { type Moment, openPast, toInstant } from './sales/past.js'
import { newSalt } from './webhooks.js'

interface DemoTicket {
  placed: Moment
  input: object
  /** The e-mail address of the contact; the manager of the demo company unless given. */
  email?: string
  /** It is about the oldest archived order of the contact. */
  isAboutOrder?: true
}

/** From the oldest to the newest, each at its moment. */
const tickets: readonly DemoTicket[] = [
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

/** Further tickets of the whole shop: moment, type, status, contact, title and description in Dutch and English. */
const FURTHER_TICKETS = `
88 11:20|RETURN|COMPLETED|jeroen@hoeksteen.example|order|Verkeerde diameter geleverd|Wrong diameter delivered|Alles retour, bedrag terugbetaald.|All returned and refunded.
52 09:05|COMPLAINT|ARCHIVED|frank@kuipersbouw.example|order|Twee leveringen te laat|Two late deliveries|Gesproken met de klant; overweegt een andere leverancier.|Talked to the customer, who considers another supplier.
33 14:40|QUESTION|COMPLETED|thomas@elektro-krueger.example||Datenblatt für Leitungsschutzschalter|Data sheet of circuit breakers|Gestuurd per e-mail.|Sent by e-mail.
21 10:10|INVOICE|COMPLETED|gerard@sintanna.example|order|Factuur op andere afdeling|Invoice to another department|Adres aangepast.|Address changed.
12 16:05|QUESTION|COMPLETED|iris@zonnestroom.example||Korting bij grotere aantallen|Discount for larger quantities|Staffel uitgelegd, account manager belt.|Tiers explained, account manager calls.
8 13:30|RETURN|IN_PROGRESS|linda@sintanna.example|order|Drie lampen defect|Three broken lamps|Retourlabel verstuurd.|Return label sent.
6 09:50|DELIVERY|IN_PROGRESS|kees@werfnoordzee.example||Levering op de kade|Delivery on the quay|Losplek afstemmen met DHL.|Unloading place to be arranged with DHL.
3 15:15|QUESTION|OPEN|oliver@harbourfitout.example||Certificaat van herkomst|Certificate of origin|Nodig voor de douane.|Needed for customs.
2 11:45|INVOICE|OPEN|marleen@oosterhaven.example|order|Inkoopnummer ontbreekt op factuur|Purchase order number missing on the invoice|Opnieuw sturen met nummer.|To be sent again with the number.
1 08:35|CALLBACK|OPEN|robin@cafedekade.example||Bel terug over terrasverlichting|Call back about terrace lighting|Nieuwe klant, vraagt een offerte.|New customer, asks for a quote.`

const furtherTickets: readonly DemoTicket[] = FURTHER_TICKETS.trim()
  .split('\n')
  .map((line) => {
    const [moment = '', type, status, email = '', order, nl = '', en = '', textNl = '', textEn = ''] = line.split('|')
    const [ago, time] = moment.split(' ')
    return {
      placed: [Number(ago), time as `${number}:${number}`],
      email,
      ...(order && { isAboutOrder: true as const }),
      input: { type, status, titles: localizedText(nl, en), descriptions: localizedText(textNl, textEn) },
    }
  })

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
    { language: DEFAULT_LANGUAGE, content: '<p>Er zijn nog {{left}} stuks van {{sku}}.</p>' },
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
export async function createDemoMessaging(
  { app, clock, setBack }: SalesTarget,
  apikey: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<void> {
  const run = (document: string, input: object) => queryGraphql(app, apikey, document, { input })
  if ((await queryGraphql(app, apikey, findTickets, {})).tickets.itemsFound > 0) return
  const { emailTemplateCreate } = await run(createLetter, letter)
  const names = localizedText('Voorraad bijna op', 'Low stock')
  await run(createMailAction, { ...EVENT, names, emailTemplateId: emailTemplateCreate.id })
  await run(createHook, { ...EVENT, names, url: 'https://erp.example.com/hooks/stock', signatureSalt: newSalt() })
  await run(createAgent, agent)
  const past = openPast(clock, setBack)
  const all = [...tickets, ...(isWhole ? furtherTickets : [])]
  for (const { placed, input, isAboutOrder, email = demoUsers.manager.email } of all.toSorted(byAge)) {
    const { contacts } = await queryGraphql(app, apikey, findContact, { email })
    const { contactId } = contacts.items[0]
    const { orders } = await queryGraphql(app, apikey, findOrder, { contactId })
    const order = isAboutOrder && orders.items[0] && { orderId: orders.items[0].id }
    await past.at(toInstant(past.now, placed), () => run(createTicket, { ...input, contactId, ...order }))
  }
}

const byAge = (one: DemoTicket, other: DemoTicket) => other.placed[0] - one.placed[0]
