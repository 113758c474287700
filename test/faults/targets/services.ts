/** T32: each service beside the database is down, one after the other and all at once. Selling must not notice. */
import { openReceiver } from '../../receiver.js'
import { startS3 } from '../../s3.js'
import { startSmtp } from '../../smtp.js'
import { findChildren } from '../kill-database.js'
import { openGate } from '../proxy.js'
import { fillCart, openShop, PROCESS_CART, pause, type RunTarget, type Shop } from '../shop.js'

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PASSWORD = 'correct horse battery'
const LOGIN = `(input: { email: "down@example.com", password: "${PASSWORD}" }) { providerId }`

/** The work of a shop. Each step uses the result of the previous one. */
interface Visit {
  cartId?: string
  orderId?: number
}
const steps: Record<string, (shop: Shop, visit: Visit) => Promise<unknown>> = {
  browse: (shop) => shop.ask('{ products(input: { term: "boor" }) { itemsFound items { ... on Product { sku } } } }', {}),
  login: (shop) => shop.ask(`mutation { login${LOGIN} }`, {}),
  cart: async (shop, visit) => {
    visit.cartId = await fillCart(shop.ask, shop.productId)
  },
  order: async (shop, visit) => {
    visit.orderId = (await shop.ask(PROCESS_CART, { id: visit.cartId })).cartProcess.order.id
  },
  PDF: (shop, { orderId }) => shop.ask('query ($id: Int!) { orderGetPDF(orderId: $id) { base64 } }', { id: orderId }),
  picture: (shop) =>
    shop.ask('mutation ($input: MediaImageInput!) { mediaImageCreate(input: $input) { id } }', {
      input: {
        productId: String(shop.productId),
        alt: [],
        description: [],
        tags: [],
        uploadImages: [{ language: 'NL', uploadType: 'BASE64', base64File: { base64: GIF, fileName: 'a.gif' } }],
      },
    }),
}

/** What may fail while a service is down. Everything else must work. */
const SUFFERS: Record<string, readonly string[]> = {
  'mail server': [],
  'webhook receiver': [],
  'trace collector': [],
  'media store': ['picture'],
  'PDF renderer': ['PDF'],
  'search index in memory': [],
}

async function visit(shop: Shop): Promise<string[]> {
  const failed: string[] = []
  const seen: Visit = {}
  for (const [name, step] of Object.entries(steps)) await step(shop, seen).catch(() => failed.push(name))
  return failed
}

/** Ends the processes of a server as soon as they appear: the renderer is one. */
function keepKilling(pid: number) {
  const timer = setInterval(() => {
    for (const child of findChildren(pid))
      try {
        process.kill(child, 'SIGKILL')
      } catch {
        // It has ended already.
      }
  }, 10)
  return () => clearInterval(timer)
}

export const loseServices: RunTarget = async () => {
  const [smtp, receiver, collector, s3] = [await startSmtp(), await openReceiver(), await openReceiver(), await startS3()]
  const gates = {
    'mail server': await openGate(`http://127.0.0.1:${smtp.port}`),
    'webhook receiver': await openGate(receiver.url),
    'trace collector': await openGate(collector.url),
    'media store': await openGate(s3.bucket.endpoint),
  }
  const shop = await openShop({
    WHARF_SMTP_URL: gates['mail server'].url.replace('http', 'smtp'),
    WHARF_MEDIA_S3_ENDPOINT: gates['media store'].url,
    WHARF_MEDIA_S3_BUCKET: s3.bucket.bucket,
    WHARF_MEDIA_S3_REGION: s3.bucket.region,
    WHARF_MEDIA_S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
    WHARF_MEDIA_S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
    WHARF_WEBHOOK_HTTP: 'true',
    WHARF_WEBHOOK_PRIVATE: 'true',
    WHARF_OTLP_URL: gates['trace collector'].url,
  })
  await shop.ask(`mutation { authenticationCreate${LOGIN} }`, {})
  await shop.query(
    `insert into "eventActionConfig" (uuid, kind, trigger, url, "createdAt", "lastModifiedAt")
     values (gen_random_uuid(), 'WEBHOOK', 'ORDER_CREATED', $1, now(), now())`,
    [`${gates['webhook receiver'].url}/hook`],
  )
  const rows: Record<string, string[]> = { nothing: await visit(shop) }
  const all: (() => Promise<void>)[] = []
  for (const [name, gate] of Object.entries(gates)) {
    await gate.shut()
    rows[name] = await visit(shop)
    await gate.reopen()
    all.push(gate.shut)
  }
  const stopKilling = keepKilling(shop.server.child.pid ?? 0)
  rows['PDF renderer'] = await visit(shop)
  for (const shut of all) await shut()
  rows.everything = await visit(shop)
  stopKilling()
  for (const gate of Object.values(gates)) await gate.reopen()
  // Pending deliveries arrive when the receiver is back: seven orders were made.
  const waited = await waitUntil(async () => receiver.received.length >= 7)
  await shop.close()
  rows['search index in memory'] = await visitWithoutIndex()
  for (const gate of Object.values(gates)) await gate.shut()
  await Promise.all([smtp.stop(), receiver.close(), collector.close()])
  s3.stop()
  const expected = { ...SUFFERS, nothing: [], everything: ['PDF', 'picture'] }
  const wrong = Object.entries(rows).filter(
    ([name, failed]) => failed.join() !== (expected[name as keyof typeof expected] ?? []).join(),
  )
  return {
    ok: wrong.length === 0 && waited,
    text: `${Object.entries(rows)
      .map(([name, failed]) => `${name} down: ${failed.length ? `no ${failed.join(', no ')}` : 'all works'}`)
      .join('; ')}; webhooks that waited ${waited ? 'arrived' : 'DID NOT ARRIVE'}`,
  }
}

async function visitWithoutIndex(): Promise<string[]> {
  const shop = await openShop({ WHARF_SEARCH_MEMORY: '0' })
  await shop.ask(`mutation { authenticationCreate${LOGIN} }`, {})
  return visit(shop).finally(() => shop.close())
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return true
    await pause(200)
  }
  return false
}
