/**
 * T17: two tenants of one server, each of whose records carry a word of its own. Both sell at the same time, and the first one is also sent nonsense.
 * No word of one tenant may reach the other: in answers, webhooks, e-mails and documents; and none may be in the log.
 */
import { roleDomains } from '../../../src/core/auth/access.js'
import { openDatabase } from '../../../src/db/database.js'
import type { Roles } from '../../../src/db/json.js'
import { issueGqlKey } from '../../../src/modules/accounts/apikey/apikey.service.js'
import { readPdf } from '../../pdf.js'
import { openReceiver } from '../../receiver.js'
import { startSmtp } from '../../smtp.js'
import { type Data, fillCart, openShop, PROCESS_CART, pause, prepareGoods, type RunTarget, range, type Shop } from '../shop.js'
import { fuzzGraphql, fuzzRest } from './fuzz.js'

interface Side {
  word: string
  key: string
  /** Everything that its clients, receivers and customers got, by where it was. */
  seen: Record<'answers' | 'webhooks' | 'e-mails' | 'PDFs', string>
}

async function send(shop: Shop, side: Side, query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`${shop.url}/v2/graphql`, {
    method: 'POST',
    headers: { apikey: side.key, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await answer.text()
  side.seen.answers += `${JSON.stringify([...answer.headers])}${text}`
  const { data, errors } = JSON.parse(text)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Acts as a merchant: names a channel, sells a product, sends a webhook and an e-mail, prints the order. */
async function sell(shop: Shop, side: Side, hook: string, rounds: number) {
  const ask = (query: string, variables: object) => send(shop, side, query, variables)
  const { productId } = side.key === shop.apikey ? shop : await prepareGoods(ask)
  const names = [{ language: 'NL', value: `Boor ${side.word}` }]
  await ask('mutation ($name: String!) { channelUpdate(id: 1, input: { name: $name }) { id } }', { name: side.word })
  await ask(
    'mutation ($id: Int!, $names: [LocalizedStringInput!]!) { productUpdate(productId: $id, input: { names: $names }) { productId } }',
    {
      id: productId,
      names,
    },
  )
  await ask('mutation ($input: EventToWebHookConfigCreateInput!) { eventToWebHookConfigCreate(input: $input) { id } }', {
    input: { names, trigger: 'CUSTOM_EVENT', code: 'canary', url: hook },
  })
  const email = `${side.word}@example.com`
  await ask(
    'mutation ($email: String!) { authenticationCreate(input: { email: $email, password: "correct horse battery" }) { providerId } }',
    { email },
  )
  for (const round of range(rounds)) {
    await ask('mutation ($payload: JSON!) { triggerCustomEvent(input: { code: "canary", payload: $payload }) }', {
      payload: { word: side.word, round },
    })
    const id = await fillCart(ask, productId)
    const { cartProcess } = await ask(PROCESS_CART, { id })
    const pdf = await ask('query ($id: Int!) { orderGetPDF(orderId: $id) { base64 } }', { id: cartProcess.order.id })
    side.seen.PDFs += readPdf(pdf.orderGetPDF.base64).flat().join(' ')
    await ask('{ products(input: { offset: 12 }) { items { ... on Product { names { value } } } } }', {})
  }
  await ask('mutation ($email: String!) { triggerPasswordSendResetEmailEvent(input: { email: $email }) }', { email })
}

export const findCanaries: RunTarget = async (_, isFull) => {
  const [mine, theirs, smtp] = [await openReceiver(), await openReceiver(), await startSmtp()]
  const shop = await openShop({
    WHARF_LOG_LEVEL: 'debug',
    WHARF_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    WHARF_WEBHOOK_HTTP: 'true',
    WHARF_WEBHOOK_PRIVATE: 'true',
    WHARF_TRUSTED_PROXIES: '1',
  })
  const sides: [Side, Side] = [await openSide(shop, null), await openSide(shop, 'canaries')]
  const rounds = isFull ? 20 : 3
  await Promise.all([sell(shop, sides[0], mine.url, rounds), sell(shop, sides[1], theirs.url, rounds)])
  const fuzzed = [await fuzzRest(async () => shop, false), await fuzzGraphql(async () => shop, false)]
  await waitFor(() => mine.received.length >= rounds && theirs.received.length >= rounds && smtp.received.length >= 2)
  const log = shop.server.output()
  await shop.close()
  for (const [side, receiver] of [
    [sides[0], mine],
    [sides[1], theirs],
  ] as const) {
    side.seen.webhooks = receiver.received.map(({ headers, body }) => `${JSON.stringify(headers)}${body}`).join('\n')
    side.seen['e-mails'] = smtp.received
      .filter(({ to }) => to.join().includes(side.word))
      .map(decode)
      .join('\n')
  }
  await Promise.all([mine.close(), theirs.close(), smtp.stop()])
  const foreign = sides.flatMap((side, i) => findWord(side, (sides[1 - i] as Side).word, true))
  // If a side does not find its own word, the search does not work.
  const blind = sides.flatMap((side) => findWord(side, side.word, false))
  const logged = sides.filter(({ word }) => log.includes(word)).length
  return {
    ok: foreign.length === 0 && blind.length === 0 && logged === 0 && fuzzed.every(({ ok }) => ok),
    text: `two tenants sell at once (${mine.received.length + theirs.received.length} webhooks, ${smtp.received.length} e-mails, ${2 * rounds} PDFs), the first is fuzzed: ${foreign.length} places with a word of the other ${foreign.join(' ')}, ${logged} words in ${log.split('\n').length} lines of the log${blind.length ? `; WITHOUT THE OWN WORD: ${blind.join(' ')}` : ''}; ${fuzzed.map(({ text }) => text.split(';')[0]).join('; ')}`,
  }
}

const findWord = ({ word, seen }: Side, wanted: string, isThere: boolean) =>
  Object.entries(seen).flatMap(([place, text]) => (text.includes(wanted) === isThere ? [`${place} of ${word}`] : []))

/** The parts of a mail that are encoded, as text. */
const decode = ({ message, to }: { message: string; to: string[] }) =>
  `${to} ${message.replaceAll('=\r\n', '')} ${[...message.matchAll(/\r\n\r\n([A-Za-z0-9+/=\r\n]{40,})/g)].map(([, text = '']) => Buffer.from(text, 'base64').toString()).join(' ')}`

async function openSide(shop: Shop, tenantId: string | null): Promise<Side> {
  const word = `canary${Math.random().toString(36).slice(2, 10)}`
  const seen = { answers: '', webhooks: '', 'e-mails': '', PDFs: '' }
  if (!tenantId) return { word, seen, key: shop.apikey }
  const input = { id: tenantId, name: 'Other', channel: { name: 'Other' } }
  await shop.ask('mutation ($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', { input })
  const control = openDatabase({ url: shop.embedded.url, size: 1, onError: () => undefined })
  const roles = Object.fromEntries(roleDomains.map((domain) => [domain, 'OWNER'])) as Roles
  const { key } = await issueGqlKey(control, new Date(), { tenantId, name: 'canaries', roles, channelId: 1 })
  await control.destroy()
  return { word, seen, key }
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isTrue(); tries++) await pause(200)
}
