import { afterAll, beforeAll, expect, test } from 'vitest'
import { untimedBudgets } from '../../../../test/context.js'
import { addBuyer, addOrder, orderInput, orderLine } from '../../../../test/orders.js'
import { readPdf } from '../../../../test/pdf.js'
import { addContact, logIn } from '../../../../test/people.js'
import { PATIENT } from '../../../../test/setup/template-engine.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openTemplateEngine } from '../../platform/template/engine/engine.js'
import type { TemplateEngine } from '../../platform/template/engine/template-engine.js'

let server: TestServer
let buyer: number
beforeAll(async () => {
  server = await startTestServer({ closes: false })
  buyer = await addBuyer(server)
})
afterAll(() => server.close())

const FILE = '{ base64 contentType fileName }'
const ORDER_PDF = `query ($id: Int!, $revision: Int) { file: orderGetPDF(orderId: $id, revisionNumber: $revision) ${FILE} }`
const QUOTE_PDF = `query ($id: Int!, $revision: Int) { file: quoteGetPDF(orderId: $id, revisionNumber: $revision) ${FILE} }`
/** The template of the server itself, as the migration numbers it. */
const OWN_ORDER_PDF = '019a0000-0000-7000-8000-000000005207'
const TEMPLATES = 'query ($input: TemplateSearchInput!) { templates(input: $input) { items { id content } } }'

const address = (type: string, street: string) => ({
  type,
  company: 'Oak & Sons',
  firstName: 'Ada',
  lastName: 'Dijk',
  street,
  number: '1',
  postalCode: '1000 AA',
  city: 'Utrecht',
  country: 'NL',
  icp: 'N',
})

/** Characters with a meaning to the typesetter. */
const HOSTILE = 'Bolt #1 *a* _b_ $c$ `d` "e" \\f @g [i] {j} //k = - + ~'

/** Sixty lines of 2 × (10 + i), postage 10 and payment 1, all at 21 %. */
const longOrder = (more: object = {}) =>
  addOrder(server, buyer, {
    items: Array.from({ length: 60 }, (_, i) =>
      orderLine(`SKU-${i}`, 10 + i, { name: i === 0 ? HOSTILE : `Bolt ${i}`, quantity: 2 }),
    ),
    total: { gross: 4751, tax: 997.71, net: 5748.71, discountType: 'N', discountValue: 0 },
    addresses: [address('invoice', 'Keizersgracht'), address('delivery', 'Dorpsstraat')],
    reference: 'PO 7 #x',
    remarks: 'Bel eerst\n#set page(width: 1cm)',
    ...more,
  })

test('an order is a PDF with its lines, totals, taxes and page numbers, in Dutch', async () => {
  const { id } = await longOrder()

  const { file } = await server.gql(ORDER_PDF, { id })

  expect([file.fileName, file.contentType]).toEqual([`order-${id}.pdf`, 'application/pdf'])
  const pages = readPdf(file.base64)
  // How much fits on a page depends on the fonts of the machine.
  expect(pages.length).toBeGreaterThan(1)
  for (const [i, texts] of pages.entries()) expect(texts.join('|')).toContain(`Pagina |${i + 1}| van |${pages.length}`)
  for (const texts of pages.slice(0, -1)) expect(texts).toEqual(expect.arrayContaining(['Artikelnr.', 'Aantal', 'Bedrag']))
  const all = pages.flat()
  expect(all).toEqual(expect.arrayContaining([`Order ${id}`, 'SKU-0', 'SKU-59', '15 november 2026', 'PO 7 #x', 'Oak & Sons']))
  expect(all.join(' ')).toContain('Bolt #1 *a* _b_')
  expect(all.join('').replaceAll(' ', '')).toContain(HOSTILE.replaceAll(' ', ''))
  expect(all).toEqual(expect.arrayContaining(['Bel eerst', '#set page(width: 1cm)', 'Keizersgracht 1', 'Dorpsstraat 1']))
  const totals = pages.at(-1)?.join('|').replaceAll('\u00a0', ' ')
  expect(totals).toContain('Subtotaal|€ 4.740,00|Verzendkosten|€ 10,00|Betaalkosten|€ 1,00|Totaal exclusief btw|€ 4.751,00')
  expect(totals).toContain('Btw 21%|€ 997,71|Totaal inclusief btw|€ 5.748,71')
})

test('a quote is a document of its own, in the language of the quote, with the tax of each level', async () => {
  const { id } = await addOrder(server, buyer, {
    type: 'quotation',
    status: 'QUOTATION',
    language: 'EN',
    validUntil: '2026-12-24T12:00:00Z',
  })

  const { file } = await server.gql(QUOTE_PDF, { id })

  const [texts = [], ...more] = readPdf(file.base64)
  expect([file.fileName, more]).toEqual([`quote-${id}.pdf`, []])
  expect(texts).toEqual(
    expect.arrayContaining([
      `Quote ${id}`,
      'Valid until',
      '24 December 2026',
      'Version',
      'VAT 21%',
      '€44.31',
      'VAT 9%',
      '€4.50',
      '€309.81',
    ]),
  )
})

test('a revision is shown as it was', async () => {
  const { id } = await addOrder(server, buyer, { type: 'quotation', status: 'QUOTATION', reference: 'first' })
  await server.rest(`PATCH /v2/orders/id/${id}`, { reference: 'second' })
  await server.gql('mutation ($id: Int!) { orderSetStatus(input: { orderId: $id, status: "QUOTATION" }) { id } }', { id })
  const revisions: Answer = await server.db
    .selectFrom('orderRevision')
    .select('revisionNumber')
    .where('orderId', '=', id)
    .orderBy('id')
    .execute()

  const old = await server.gql(QUOTE_PDF, { id, revision: revisions[0].revisionNumber })
  const now = await server.gql(QUOTE_PDF, { id })

  expect(readPdf(old.file.base64).flat()).toContain('first')
  expect(readPdf(now.file.base64).flat()).toContain('second')
  expect((await server.gql(QUOTE_PDF, { id, revision: 99 })).errors[0].code).toBe('ORDER_REVISION_NOT_FOUND_ERROR')
  expect((await server.gql(ORDER_PDF, { id: 999_999 })).errors[0].code).toBe('ORDER_NOT_FOUND')
})

test('when the template that made orders is deleted, or is no longer the default, the server makes them with its own again', async () => {
  const { id } = await addOrder(server, buyer)
  const own = async () => readPdf((await server.gql(ORDER_PDF, { id })).file.base64)[0]?.slice(0, 3)
  const before = await own()
  const text = (value: string) => [{ language: 'NL', value }]
  const { made } = await server.gql(
    'mutation ($input: DocumentTemplateCreateInput!) { made: documentTemplateCreate(input: $input) { id } }',
    {
      input: {
        ...{ names: text('Bon'), fileNames: text('bon'), contents: [{ language: 'NL', content: '<p>Bon</p>' }] },
        isDefaultOrderPdf: true,
      },
    },
  )

  const during = await own()
  await server.gql(`mutation { documentTemplateUpdate(id: "${made.id}", input: { isDefaultOrderPdf: false }) { id } }`)
  const unset = await own()
  await server.gql(`mutation { documentTemplateUpdate(id: "${made.id}", input: { isDefaultOrderPdf: true }) { id } }`)
  await server.gql(`mutation { templateDelete(id: "${made.id}") }`)
  const after = await own()
  await server.gql(`mutation { documentTemplateUpdate(id: "${OWN_ORDER_PDF}", input: { isDefaultOrderPdf: true }) { id } }`)

  expect(during).toEqual(['Bon'])
  expect([unset, after]).toEqual([before, before])
})

test('an operator changes the document, and a failing template is reported and logged', async () => {
  const { id } = await addOrder(server, buyer)
  const { templates } = await server.gql(TEMPLATES, { input: { isDefaultOrderPdf: true } })
  const [row] = templates.items
  const change = async (content: string) =>
    server.gql(
      'mutation ($id: String!, $content: String!) { documentTemplateUpdate(id: $id, input: { contents: [{ language: "NL", content: $content }] }) { id } }',
      { id: row.id, content },
    )

  await change('<p>Bon {{order.id}}</p>')
  const changed = await server.gql(ORDER_PDF, { id })
  await change('{{money order.email}}')
  const failed = await server.gql(ORDER_PDF, { id })
  const { templateErrorLogs } = await server.gql(
    'query ($ids: [String!]) { templateErrorLogs(input: { templateIds: $ids }) { items { errorType fieldName errorMessage } } }',
    { ids: [row.id] },
  )
  await change(row.content)

  expect(readPdf(changed.file.base64)).toEqual([[`Bon ${id}`]])
  expect(failed.errors).toEqual([{ code: 'TEMPLATE_RENDER_ERROR', message: '[buyer@example.com] is not a number' }])
  expect(templateErrorLogs.items).toEqual([
    { errorType: 'RENDER_ERROR', fieldName: 'content', errorMessage: '[buyer@example.com] is not a number' },
  ])
})

/** Runs `work` with the rendering engine changed. */
async function withEngine<T>(change: (engine: TemplateEngine) => Partial<TemplateEngine>, work: () => Promise<T>): Promise<T> {
  const { templates } = server.services
  server.services.templates = { ...templates, ...change(templates) }
  return work().finally(() => {
    server.services.templates = templates
  })
}

test('an order that has not changed is rendered once; a change of the order, or another template, makes another document', async () => {
  const { id } = await addOrder(server, buyer, { reference: 'kept' })
  let rendered = 0
  const counting = (engine: TemplateEngine) => ({
    toPdf: (...call: Parameters<TemplateEngine['toPdf']>) => {
      rendered++
      return engine.toPdf(...call)
    },
  })
  const texts = async () =>
    readPdf((await server.gql(ORDER_PDF, { id })).file.base64)
      .flat()
      .join(' ')

  await withEngine(counting, async () => {
    const first = await texts()
    expect(await texts()).toBe(first)
    expect([rendered, first.includes('kept')]).toEqual([1, true])

    await server.gql(`mutation { orderUpdate(orderId: ${id}, order: { reference: "changed" }) { id } }`)
    expect([await texts(), rendered]).toEqual([expect.stringContaining('changed'), 2])

    const { documentTemplateCreate: own } = await server.gql(
      `mutation { documentTemplateCreate(input: { names: [{ language: "EN", value: "Own" }], fileNames: [{ language: "EN", value: "own" }],
        contents: [{ language: "EN", content: "Own {{order.reference}}" }], isDefaultOrderPdf: true }) { id } }`,
    )
    expect([await texts(), rendered]).toEqual([expect.stringContaining('Own changed'), 3])
    await server.gql(`mutation { templateDelete(id: "${own.id}") }`)
    // The first document is still kept.
    expect([await texts(), rendered]).toEqual([expect.stringContaining('changed'), 3])
  })
})

test('documents of one caller beyond those that may wait are refused with 429 and a time to wait, and those of others are made', async () => {
  const { id: contactId } = await addContact(server, { email: 'many@oak.test' })
  const [own, other] = [await addOrder(server, contactId), await addOrder(server, buyer)]
  const { accessToken } = await logIn(server, 'many@oak.test')
  const apikey = await server.bareKey()
  const engine = openTemplateEngine({ limits: PATIENT, maxProcesses: 2, maxWaiting: 1 })
  const three = `{ ${['a', 'b', 'c'].map((name) => `${name}: orderGetPDF(orderId: ${own.id}) { fileName }`).join(' ')} }`
  const two = `{ a: orderGetPDF(orderId: ${own.id}) { fileName } b: orderGetPDF(orderId: ${own.id}) { fileName } }`
  const send = (query: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v2/graphql',
      headers: {
        'content-type': 'application/json',
        // Published clients, which ask for plain JSON, get 200 with the error.
        accept: 'application/graphql-response+json',
        apikey,
        authorization: `Bearer ${accessToken}`,
      },
      payload: JSON.stringify({ query }),
    })

  const [refused, made, waited] = await withEngine(
    () => engine,
    async () => [...(await Promise.all([send(three), server.gql(ORDER_PDF, { id: other.id })])), await send(two)] as const,
  )
  await engine.end()

  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  const { errors } = refused.json()
  expect(errors[0].message).toBe('Too many requests: too many of your documents are waiting to be rendered')
  expect(errors[0].extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
  expect(made.file.fileName).toBe(`order-${other.id}.pdf`)
  expect(waited.json()).toEqual({ data: { a: { fileName: `order-${own.id}.pdf` }, b: { fileName: `order-${own.id}.pdf` } } })
})

test('the budget of a request ends its rendering, and the next document is made', async () => {
  const timed = await startTestServer({ budgets: { person: { ...untimedBudgets.person, time: 1500 } } })
  const { id: contactId } = await addContact(timed, { email: 'slow@oak.test' })
  const order = await addOrder(timed, contactId)
  const { accessToken } = await logIn(timed, 'slow@oak.test')
  const endless = '{{#each order.items}}{{#each @root.l}}{{#each @root.l}}{{#each @root.l}}{{/each}}{{/each}}{{/each}}{{/each}}'
  const list = `[${Array.from({ length: 3000 }, () => 1).join()}]`
  const input = {
    names: [{ language: 'EN', value: 'Endless' }],
    fileNames: [{ language: 'EN', value: 'endless' }],
    contents: [{ language: 'EN', content: endless }],
    customQuery: '{ l: __typename }',
    isDefaultOrderPdf: true,
  }
  const engine = openTemplateEngine({ limits: PATIENT, maxProcesses: 1 })
  const { templates } = timed.services
  // The data of the template gets a list over which it loops for hours.
  timed.services.templates = {
    ...engine,
    render: (texts, data, options) => engine.render(texts, { ...data, l: JSON.parse(list) }, options),
  }
  await timed.gql('mutation ($input: DocumentTemplateCreateInput!) { documentTemplateCreate(input: $input) { id } }', { input })

  const stopped = await timed.gql(ORDER_PDF, { id: order.id }, await timed.bareKey(), accessToken)
  const after = await engine.render({ content: { text: 'fine' } }, {})
  timed.services.templates = templates
  await engine.end()

  expect(stopped.errors[0].code).toBe('SERVICE_UNAVAILABLE')
  expect(after).toEqual({ content: 'fine' })
})

test('the confirmation goes to the address of the order, in the name of the channel, with the files of the caller', async () => {
  const { id } = await addOrder(server, buyer, { email: 'confirm@example.com' })
  const attachments = [{ base64: Buffer.from('terms').toString('base64'), contentType: 'text/plain', fileName: 'terms.txt' }]

  const { sent } = await server.gql(
    'mutation ($id: Int!, $attachments: [Base64FileInput!]) { sent: orderSendConfirmationEmail(orderId: $id, attachments: $attachments) { success messageId } }',
    { id, attachments },
  )
  await server.outbox.work()

  expect(sent).toEqual({ success: true, messageId: expect.any(String) })
  const mail = server.mails().find(({ headers }) => headers.to === 'confirm@example.com')
  expect(mail?.headers).toMatchObject({
    from: 'Default <no-reply@wharf.test>',
    subject: `Uw bestelling ${id} bij Default`,
    'message-id': `<${sent.messageId}@wharf.test>`,
  })
  expect(mail?.source).toContain('filename=terms.txt')
  expect(mail?.source).toContain(attachments[0]?.base64)
  const row = await server.db.selectFrom('order').select('emailDate').where('id', '=', id).executeTakeFirst()
  expect(row?.emailDate).toEqual(server.clock())
  expect(await server.db.selectFrom('mailRequest').select('uuid').execute()).toEqual([])
})

test('the status of an order sends the confirmation with the PDF, and a quote is sent with its own', async () => {
  const order = await addOrder(server, buyer, { email: 'status@example.com' })
  const quote = await addOrder(server, buyer, {
    email: 'quote@example.com',
    type: 'quotation',
    status: 'QUOTATION',
    language: 'EN',
  })

  await server.gql('mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { id } }', {
    input: { orderId: order.id, status: 'CONFIRMED', sendOrderConfirmationEmail: true, addPDFAttachment: true },
  })
  await server.gql('mutation ($id: Int!) { triggerQuoteSend(input: { orderId: $id }) }', { id: quote.id })
  await server.outbox.work()

  expect(server.outbox.failures).toEqual([])
  const find = (to: string) => server.mails().find(({ headers }) => headers.to === to)
  expect(find('status@example.com')?.source).toContain(`filename=order-${order.id}.pdf`)
  expect(find('quote@example.com')?.headers.subject).toBe(`Your quote ${quote.id} from Default`)
  expect(find('quote@example.com')?.source).toContain(`filename=quote-${quote.id}.pdf`)
  expect(find('quote@example.com')?.text).toContain('Total including VAT €309.81')
})

const SET_STATUS = 'mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status lastModifiedAt } }'

/** The confirmation of an order that payment packages ask for when they report a payment. */
const confirm = { sendOrderConfirmationEmail: true, triggerOrderSendConfirmEvent: true, addPDFAttachment: true, deleteCart: true }

test('an order whose payment is reported ten times, also at once, is announced and confirmed once', async () => {
  const { id: orderId } = await addOrder(server, buyer, { email: 'ten@example.com', status: 'UNFINISHED' })
  const pay = () => server.gql(SET_STATUS, { input: { orderId, status: 'NEW', payStatus: 'PAID', ...confirm } })
  const before = await server.db
    .selectFrom('event')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()

  const [first, ...others] = [await pay(), await pay(), ...(await Promise.all(Array.from({ length: 8 }, pay)))]
  const events = await server.db
    .selectFrom('event')
    .select('trigger')
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .execute()
  await server.outbox.work()

  expect(first.orderSetStatus.status).toBe('NEW')
  for (const answer of others) expect(answer).toEqual(first)
  expect(events.map(({ trigger }) => trigger)).toEqual(['ORDER_SEND_CONFIRMATION', 'ORDER_UPDATED'])
  expect(server.mails().filter(({ headers }) => headers.to === 'ten@example.com')).toHaveLength(1)
})

test('an order that was created with a status is confirmed when the same status is set, and again when a status changes', async () => {
  const { id: orderId } = await addOrder(server, buyer, { email: 'account@example.com' })
  const set = (input: object) => server.gql(SET_STATUS, { input: { orderId, ...confirm, ...input } })
  const countMails = async () => {
    await server.outbox.work()
    return server.mails().filter(({ headers }) => headers.to === 'account@example.com').length
  }

  const counts: number[] = []
  for (const input of [
    { status: 'NEW' },
    { status: 'NEW' },
    {},
    { payStatus: 'PAID' },
    { status: 'CONFIRMED' },
    { payStatus: 'PAID' },
  ]) {
    await set(input)
    counts.push(await countMails())
  }

  expect(counts).toEqual([1, 1, 1, 2, 3, 3])
  await server.gql('mutation ($orderId: Int!) { triggerOrderSendConfirm(input: { orderId: $orderId }) }', { orderId })
  expect(await countMails()).toBe(4)
})

test('a buyer gets the documents of their own orders, and nobody else does', async () => {
  const { id } = await addOrder(server, buyer)
  expect(orderInput(buyer).email).toBe('buyer@example.com')

  const visitor = await server.gql(ORDER_PDF, { id }, await server.bareKey())
  const files = await server.gql(
    'mutation { orderSendConfirmationEmail(orderId: 1, attachments: [{ base64: "QQ==", contentType: "text/plain", fileName: "a/../b" }]) { success } }',
  )

  expect(visitor.errors[0].code).toBe('FORBIDDEN')
  expect(files.errors[0]).toEqual({ code: 'VALIDATION_ERROR', message: 'attachments[0].fileName must be a name without a path' })
})
