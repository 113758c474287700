/** A06: one contact asks for many PDFs of a large order of their own; the small PDF of another company, and an e-mail, must not wait for them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { orderInput, orderLine } from '../../orders.js'
import { openShop, pause, percentile, type RunTarget, range, type Shop, tally } from '../shop.js'

const PASSWORD = 'correct horse battery'
const LINES = 1000
const AT_ONCE = 40
const PDF = 'query ($id: Int!) { orderGetPDF(orderId: $id) { fileName base64 } }'
/** The small PDF may take as long as it takes alone, while the other one is made: the processes share the machine. */
const FACTOR = 6
const SLACK_MS = 1500

/** A contact of a company of their own with an order of so many lines, logged in. */
async function addBuyer(shop: Shop, name: string, lines: number) {
  const { companyCreate } = await shop.ask('mutation ($name: String!) { companyCreate(input: { name: $name }) { companyId } }', {
    name,
  })
  const email = `${name.toLowerCase()}@example.com`
  const { contactRegister } = await shop.ask(
    'mutation ($input: RegisterContactInput!) { contactRegister(input: $input) { contact { userId } } }',
    { input: { email, password: PASSWORD, firstName: 'Co', lastName: name, parentId: companyCreate.companyId } },
  )
  const { login } = await shop.ask('mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }', {
    input: { email, password: PASSWORD },
  })
  const items = range(lines).map((n) =>
    orderLine(`SKU-${n}`, 1, { name: `A line of an order with a name, number ${n}`, taxPercentage: 0, taxCode: 'N' }),
  )
  const amounts = {
    paymentData: { method: 'CARD', gross: 0, net: 0, tax: 0, taxPercentage: 0 },
    postageData: { method: 'DELIVERY', gross: 0, net: 0, tax: 0, taxPercentage: 0 },
  }
  const total = { gross: lines, net: lines, tax: 0, discountType: 'N', discountValue: 0 }
  const input = {
    ...orderInput(contactRegister.contact.userId),
    companyId: companyCreate.companyId,
    email,
    items,
    ...amounts,
    total,
  }
  const { status, body } = await shop.rest('POST /v2/orders', input)
  if (status !== 201) throw new Error(JSON.stringify(body).slice(0, 500))
  const headers = { authorization: `Bearer ${login.session.accessToken}`, apikey: shop.visitorKey }
  const ask = async () => {
    const startedAt = performance.now()
    const answer = await shop.send(PDF, { id: body.id }, headers)
    const code = answer.body.errors?.[0]?.extensions?.code ?? 'PDF'
    return { ms: performance.now() - startedAt, code: code as string, status: answer.status }
  }
  /** Changes the order, so that its PDF has to be made again. */
  const change = (reference: string) =>
    shop.ask('mutation ($id: Int!, $reference: String!) { orderUpdate(orderId: $id, order: { reference: $reference }) { id } }', {
      id: body.id,
      reference,
    })
  return { ask, change, orderId: body.id as number }
}

const countMails = (folder: string) => {
  try {
    return readdirSync(join(folder, 'mail'), { recursive: true }).filter((name) => String(name).endsWith('.eml')).length
  } catch {
    return 0
  }
}

/** How long an e-mail takes from its request to the folder. */
async function timeMail(shop: Shop, orderId: number): Promise<number> {
  const before = countMails(shop.folder)
  const startedAt = performance.now()
  await shop.ask('mutation ($id: Int!) { orderSendConfirmationEmail(orderId: $id) { success } }', { id: orderId })
  while (countMails(shop.folder) === before && performance.now() - startedAt < 120_000) await pause(50)
  return performance.now() - startedAt
}

const round = (ms: number) => (ms / 1000).toFixed(1)

export const blockDocuments: RunTarget = async () => {
  const shop = await openShop()
  try {
    const [large, small] = [await addBuyer(shop, 'Large', LINES), await addBuyer(shop, 'Small', 1)]
    await small.ask()
    const alone: number[] = []
    for (const n of range(5)) {
      await small.change(`alone ${n}`)
      alone.push((await small.ask()).ms)
    }
    await large.change('alone')
    const aloneLarge = (await large.ask()).ms
    const mailAlone = await timeMail(shop, small.orderId)
    await large.change('attack')
    // The order is changed all the time, so that no kept PDF helps.
    let isOver = false
    const changes = (async () => {
      for (let n = 0; !isOver; n++) {
        await large.change(`attack ${n}`)
        await pause(400)
      }
    })()
    const attack = Promise.all(range(AT_ONCE).map(() => large.ask()))
    const mail = timeMail(shop, small.orderId)
    const during: number[] = []
    for (const n of range(6)) {
      await pause(300)
      await small.change(`attacked ${n}`)
      during.push((await small.ask()).ms)
    }
    const mailMs = await mail
    const answers = await attack
    isOver = true
    await changes
    const [base, worst] = [percentile(alone, 0.5), Math.max(...during)]
    const longest = Math.max(...answers.map(({ ms }) => ms))
    const codes = tally(answers.map(({ code }) => code))
    return {
      ok: worst <= Math.max(base * FACTOR, base + SLACK_MS) && longest < 25_000 && mailMs < Math.max(10 * mailAlone, 5000),
      text: `a one-line PDF takes ${round(base)} s alone and at most ${round(worst)} s while one contact asks ${AT_ONCE} times for ${LINES} lines (${round(aloneLarge)} s alone, ${Object.entries(
        codes,
      )
        .map(([code, count]) => `${count} ${code}`)
        .join(', ')}, longest ${round(longest)} s); an e-mail ${round(mailAlone)} s and ${round(mailMs)} s`,
    }
  } finally {
    await shop.close()
  }
}
