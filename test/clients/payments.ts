/** Drives the published payment packages: payments that succeed, fail, are cancelled, expire, are refunded and charged back, and repeated webhooks. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import type { Package } from '../install-aside.js'
import { MOLLIE_KEY, MULTISAFEPAY_KEY, type ProviderPayment, type Providers } from './providers.js'
import {
  countConfirmations,
  hasCart,
  openOrderEditor,
  placeUnfinishedOrder,
  readOrder,
  type Shop,
  type WaitingOrder,
} from './shop.js'

export type ProviderName = 'Mollie' | 'MultiSafepay'

/** How a provider calls what can happen to a payment. */
const changes: Record<ProviderName, Record<string, Partial<ProviderPayment>>> = {
  Mollie: {
    paid: { status: 'paid' },
    failed: { status: 'failed' },
    cancelled: { status: 'canceled' },
    expired: { status: 'expired' },
    refunded: { status: 'paid', hasRefunds: true },
    'charged back': { status: 'paid', hasChargebacks: true },
  },
  MultiSafepay: {
    paid: { status: 'completed' },
    failed: { status: 'declined' },
    cancelled: { status: 'cancelled' },
    expired: { status: 'expired' },
    refunded: { status: 'refunded' },
    'charged back': { status: 'chargedback' },
  },
}

/** Creates the provider of a package, as the server of a storefront does. */
export function createProvider(name: ProviderName, load: (name: string) => Package, client: Package): Package {
  const host = { client, webhookUrl: 'https://shop.example/webhook', logger: () => undefined }
  if (name === 'Mollie') {
    const { MollieProvider } = load('@propeller-commerce/propeller-v2-mollie')
    return new MollieProvider({ liveApiKey: '', testApiKey: MOLLIE_KEY, testMode: true }, host)
  }
  const { MspProvider } = load('@propeller-commerce/propeller-v2-msp')
  return new MspProvider({ liveApiKey: '', testApiKey: MULTISAFEPAY_KEY, testMode: true }, host)
}

interface StartedPayment {
  order: WaitingOrder
  paymentId: string
  provider: Package
  /** Changes the payment at the provider, which then calls the webhook. */
  report: (event: string) => Promise<Package>
}

async function startPayment(name: ProviderName, shop: Shop, providers: Providers): Promise<StartedPayment> {
  const order = await placeUnfinishedOrder(shop)
  const provider = createProvider(name, shop.load, openOrderEditor(shop))
  const { checkoutUrl, paymentId } = await provider.createPayment({
    orderId: order.id,
    amount: order.amount,
    currency: 'EUR',
    method: 'ideal',
    description: `Order ${order.id}`,
    redirectUrl: 'https://shop.example/thanks',
    userId: order.userId,
  })
  ok(checkoutUrl.startsWith('https://'))
  const report = (event: string) => {
    Object.assign(providers.payments.get(paymentId) ?? {}, changes[name][event])
    return provider.handleWebhook(paymentId)
  }
  return { order, paymentId, provider, report }
}

const authorization = (name: ProviderName, amount: number) => ({ type: 'AUTHORIZATION', status: 'OPEN', amount, provider: name })
const listTransactions = (order: Package) => order.payment.transactions.map(({ type, status }: Package) => `${type} ${status}`)

export async function testPayments(name: ProviderName, shop: Shop, providers: Providers) {
  const { step } = shop
  const start = () => startPayment(name, shop, providers)
  await step(`${name}: a payment is created as open, and its order waits`, async () => {
    const { order, paymentId, provider } = await start()
    const cents = Math.round(order.amount * 100)
    const { status, payment } = await readOrder(shop, order.id)
    const { id: _, lastModifiedAt: __, ...rest } = payment
    deepEqual(
      { status, ...rest },
      {
        ...rest,
        status: 'OPEN',
        paymentId,
        amount: cents,
        currency: 'EUR',
        method: 'ideal',
        transactions: [authorization(name, cents)],
      },
    )
    equal(status, 'UNFINISHED')
    equal((await provider.getPaymentStatus(paymentId)).settled, false)
  })
  await step(`${name}: a payment that succeeds makes the order new, sends one confirmation and deletes the cart`, async () => {
    const { order, paymentId, provider, report } = await start()
    equal((await report('paid')).ok, true)
    const paid = await readOrder(shop, order.id)
    deepEqual([paid.status, paid.paymentData.status, paid.payment.status], ['NEW', 'PAID', 'PAID'])
    deepEqual(listTransactions(paid), ['AUTHORIZATION OPEN', 'PAY SUCCESS'])
    deepEqual([await hasCart(shop, order), await countConfirmations(shop, order)], [false, 1])
    equal((await provider.getPaymentStatus(paymentId)).settled, true)
  })
  for (const [event, status] of [
    ['failed', 'FAILED'],
    ['cancelled', 'CANCELLED'],
    ['expired', 'EXPIRED'],
  ] as const)
    await step(
      `${name}: a payment that is ${event} leaves the order and the cart, and sends nothing; a repetition changes nothing`,
      async () => {
        const { order, report } = await start()
        equal((await report(event)).ok, true)
        const after = await readOrder(shop, order.id)
        deepEqual([after.status, after.paymentData.status, after.payment.status], ['UNFINISHED', status, status])
        deepEqual(listTransactions(after), ['AUTHORIZATION OPEN', 'PAY FAILED'])
        equal((await report(event)).ok, true)
        deepEqual(await readOrder(shop, order.id), after)
        deepEqual([await hasCart(shop, order), await countConfirmations(shop, order)], [true, 0])
      },
    )
  await step(`${name}: a refund is recorded and sends no second confirmation`, async () => {
    const { order, report } = await start()
    for (const event of ['paid', 'refunded', 'refunded']) equal((await report(event)).ok, true)
    const refunded = await readOrder(shop, order.id)
    deepEqual([refunded.status, refunded.paymentData.status, refunded.payment.status], ['NEW', 'PAID', 'PAID'])
    deepEqual(listTransactions(refunded), ['AUTHORIZATION OPEN', 'PAY SUCCESS', 'REFUND SUCCESS'])
    equal(await countConfirmations(shop, order), 1)
  })
  await step(`${name}: a chargeback is recorded`, async () => {
    const { order, report } = await start()
    for (const event of ['paid', 'charged back', 'charged back']) equal((await report(event)).ok, true)
    const after = await readOrder(shop, order.id)
    deepEqual([after.status, after.paymentData.status, after.payment.status], ['NEW', 'CHARGEBACK', 'CHARGEBACK'])
    deepEqual(listTransactions(after), ['AUTHORIZATION OPEN', 'PAY SUCCESS', 'CHARGEBACK SUCCESS'])
  })
  await testRepeatedWebhooks(name, shop, providers)
}

async function testRepeatedWebhooks(name: ProviderName, shop: Shop, providers: Providers) {
  const { step } = shop
  /** Checks the state after ten deliveries, whatever happened before. */
  const requireOneEffect = async ({ order, report }: StartedPayment) => {
    const answers = [await report('paid'), await report('paid')]
    const first = await readOrder(shop, order.id)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, () => report('paid')))))
    deepEqual(
      answers.map((answer) => answer.ok),
      Array(10).fill(true),
    )
    const after = await readOrder(shop, order.id)
    deepEqual(
      [after.status, after.paymentData.status, listTransactions(after)],
      ['NEW', 'PAID', ['AUTHORIZATION OPEN', 'PAY SUCCESS']],
    )
    deepEqual(after, first)
    equal(await countConfirmations(shop, order), 1)
  }
  await step(`${name}: ten deliveries, eight of them at once: one transaction, one e-mail, ten successes`, async () =>
    requireOneEffect(await startPayment(name, shop, providers)),
  )
  for (const moment of ['before', 'after'] as const)
    await step(`${name}: the same after a delivery that was killed ${moment} it sent orderSetStatus`, async () => {
      const started = await startPayment(name, shop, providers)
      Object.assign(providers.payments.get(started.paymentId) ?? {}, changes[name].paid)
      await deliverAndKill({ name, shop, paymentId: started.paymentId, port: providers.port, moment })
      const { payment } = await readOrder(shop, started.order.id)
      equal(payment.status, 'PAID')
      await requireOneEffect(started)
    })
}

interface KilledDelivery {
  name: ProviderName
  paymentId: string
  port: number
  /** Whether the process is killed before it sends `orderSetStatus`, or as soon as the request is sent. */
  moment: 'before' | 'after'
}

/** Handles a webhook in a separate process, which is killed on the way. */
async function deliverAndKill({ shop, ...delivery }: KilledDelivery & { shop: Shop }) {
  const { endpoint, credentials } = shop
  const argument = JSON.stringify({ ...delivery, endpoint, credentials })
  const child = spawn(process.execPath, [process.argv[1] ?? '', '--webhook', argument], { stdio: 'inherit' })
  const signal = await new Promise((done) => child.once('exit', (_, by) => done(by)))
  equal(signal, 'SIGKILL')
}

/** The process of `deliverAndKill`. */
export async function handleWebhookUntilKilled(load: (name: string) => Package, argument: string) {
  const { name, paymentId, moment, endpoint, credentials } = JSON.parse(argument)
  const send = globalThis.fetch
  globalThis.fetch = async (input, options) => {
    if (!String(options?.body).includes('mutation orderSetStatus')) return send(input, options)
    if (moment === 'after') await send(input, options)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => undefined)
  }
  const sdk = load('@propeller-commerce/propeller-sdk-v2')
  await createProvider(name, load, openOrderEditor({ sdk, endpoint, credentials })).handleWebhook(paymentId)
}
