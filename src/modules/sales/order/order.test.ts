import { expect, test } from 'vitest'
import { addBuyer, addOrder, orderInput, orderLine } from '../../../../test/orders.js'
import { addContact, logIn } from '../../../../test/people.js'
import { type Answer, startTestServer } from '../../../../test/test-server.js'
import { toRefusal } from '../../../../test/warehouses.js'

const CREATE = 'mutation ($order: OrderCreateInput!) { orderCreate(order: $order) { id } }'
const SET = `mutation ($input: OrderSetStatusInput!) { orderSetStatus(input: $input) { status statusDate public paymentData { status statusDate } } }`
const LATER = '2026-11-16T12:00:00.000Z'
const total = 'total { gross net tax discountType discountValue taxPercentages { percentage total } }'

test('an order keeps what it was made with, and shows it on both interfaces', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const added = await addOrder(server, userId, { externalId: 'X1', reference: 'PO 12' })
  await server.rest('PATCH /v2/orders/id/1', { sources: [{ source: 'ERP', sourceId: '7' }] })

  const levels = [
    { percentage: 21, total: 44.31 },
    { percentage: 9, total: 4.5 },
  ]
  const totals = { gross: 261, net: 309.81, tax: 48.81, discountType: 'N', discountValue: 0, taxPercentages: levels }
  expect(added).toMatchObject({
    id: 1,
    status: 'NEW',
    public: true,
    channelId: 1,
    shopId: 1,
    externalId: 'X1',
    reference: 'PO 12',
    total: totals,
  })
  expect(added.items).toMatchObject([
    { sku: 'A', quantity: 2, price: 100, priceNet: 121, priceTotal: 200, priceTotalNet: 242, tax: 42, priority: 100 },
    { sku: 'B', priceTotal: 50, priceTotalNet: 54.5, tax: 4.5, priority: 200 },
  ])
  expect(added.addresses).toMatchObject([{ type: 'invoice', street: '', country: 'NL' }, { type: 'delivery' }])
  expect(added.sources).toEqual([{ source: 'externalId', sourceId: 'X1' }])
  const query = `{ order(orderId: 1) { uuid date orderStatus { name } ${total} postageData { gross net method overruled } paymentData { status tax }
    items { sku priceTotalNet } orderAddresses { type } addresses(type: delivery) { isDefault type } sources { name id } } }`
  expect((await server.gql(query)).order).toEqual({
    uuid: added.uuid,
    date: '2026-11-15T12:00:00.000Z',
    orderStatus: { name: 'New' },
    total: totals,
    postageData: { gross: 10, net: 12.1, method: 'DELIVERY', overruled: 'N' },
    paymentData: { status: 'UNKNOWN', tax: 0.21 },
    items: [
      { sku: 'A', priceTotalNet: 242 },
      { sku: 'B', priceTotalNet: 54.5 },
    ],
    orderAddresses: [{ type: 'invoice' }, { type: 'delivery' }],
    addresses: [{ isDefault: 'Y', type: 'delivery' }],
    sources: [
      { name: 'ERP', id: '7' },
      { name: 'externalId', id: 'X1' },
    ],
  })
})

test('an order that does not add up, or has unknown references, is refused and leaves nothing', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const refusal = async (more: object) => (await server.gql(CREATE, { order: orderInput(userId, more) })).errors[0]
  const address = { street: 'Quay', postalCode: '1', city: 'R', country: 'NL', icp: 'N' }

  expect(await refusal({ total: { gross: 200, tax: 109.81, net: 309.81, discountType: 'N', discountValue: 0 } })).toEqual({
    message: 'total.gross must be 261.00, the sum of lines and costs; total.tax must be 48.81, the sum of lines and costs',
    code: 'VALIDATION_ERROR',
  })
  expect(await refusal({ total: { gross: 261, tax: 48.81, net: 309.84, discountType: 'N', discountValue: 0 } })).toMatchObject({
    message: 'total.net must be the sum of gross and tax',
  })
  expect(await refusal({ status: 'SHINY' })).toEqual({
    message: 'status refers to the order status [SHINY], which does not exist',
    code: 'VALIDATION_ERROR',
  })
  expect(await refusal({ userId: 99 })).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await refusal({ channelId: 9 })).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(
    await refusal({
      addresses: [
        { ...address, type: 'home' },
        { ...address, type: 'invoice' },
      ],
    }),
  ).toMatchObject({
    code: 'ORDER_ADDRESS_HOME_NOT_ALLOWED_ERROR',
  })
  expect(await refusal({ addresses: [{ ...address, type: 'invoice' }] })).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await refusal({ items: [orderLine('A', 250, { productId: 77 })] })).toMatchObject({ code: 'ORDER_ITEM_CREATE_ERROR' })
  expect((await server.rest('GET /v2/orders')).body.itemsFound).toBe(0)
})

test('a status may only be followed by those that its data name; the same one is no change', async () => {
  const server = await startTestServer()
  const { id } = await addOrder(server, await addBuyer(server), { status: 'UNFINISHED' })
  const set = (input: object) => server.gql(SET, { input: { orderId: id, ...input } })
  server.travel(LATER)

  expect((await set({ status: 'UNFINISHED' })).orderSetStatus).toMatchObject({
    statusDate: '2026-11-15T12:00:00.000Z',
    public: false,
  })
  expect(await set({ status: 'ARCHIVED' })).toEqual({
    errors: [
      { message: 'The status [ARCHIVED] may not follow the status [UNFINISHED]', code: 'ORDER_STATUS_TRANSITION_NOT_ALLOWED' },
    ],
  })
  expect(await set({ status: 'SHINY' })).toMatchObject({ errors: [{ code: 'VALIDATION_ERROR' }] })
  expect((await set({ status: 'NEW', payStatus: 'PAID' })).orderSetStatus).toEqual({
    status: 'NEW',
    statusDate: LATER,
    public: true,
    paymentData: { status: 'PAID', statusDate: LATER },
  })
  expect(await server.gql(SET, { input: { orderId: 99, status: 'NEW' } })).toMatchObject({
    errors: [{ code: 'ORDER_NOT_FOUND' }],
  })
})

test('the totals follow every change of the lines, and a discount is spread over the tax percentages to the cent', async () => {
  const server = await startTestServer()
  const { id } = await addOrder(server, await addBuyer(server))
  const UPDATE = `mutation ($order: OrderUpdateInput!) { orderUpdate(orderId: ${id}, order: $order) { ${total} items { sku priority } postageData { net } } }`

  const discounted = await server.gql(UPDATE, { order: { total: { discountType: 'P', discountValue: 10 } } })
  const line = {
    id: 1,
    quantity: 3,
    price: 100,
    priceTotal: 300,
    discount: 0,
    tax: 63,
    taxPercentage: 21,
    originalPrice: 100,
    taxCode: 'H',
  }
  const changed = await server.gql(UPDATE, {
    order: {
      total: { discountType: 'N', discountValue: 0 },
      postageData: { gross: 20 },
      items: [{ update: line }, { delete: { id: 2 } }, { create: orderLine('C', 10, { priority: 100 }) }],
    },
  })

  expect(discounted.orderUpdate.total).toMatchObject({ gross: 236, tax: 44.16, net: 280.16 })
  expect(changed.orderUpdate).toMatchObject({ total: { gross: 331, tax: 69.51, net: 400.51 }, postageData: { net: 24.2 } })
  expect(changed.orderUpdate.items).toEqual([
    { sku: 'C', priority: 100 },
    { sku: 'A', priority: 200 },
  ])
})

test('lines of an order are added, changed and deleted one by one', async () => {
  const server = await startTestServer()
  const { id } = await addOrder(server, await addBuyer(server))
  const gross = async () => (await server.gql(`{ order(orderId: ${id}) { total { gross } } }`)).order.total.gross
  const add =
    'mutation ($item: OrderItemCreateInput!) { orderItemCreate(orderId: 1, orderItem: $item) { id sku priority priceNet } }'

  const added = await server.gql(add, { item: orderLine('C', 10) })
  expect(added.orderItemCreate).toEqual({ id: 3, sku: 'C', priority: 300, priceNet: 12.1 })
  expect(await gross()).toBe(271)
  expect(await server.gql('mutation { orderItemDelete(orderId: 1, orderItemId: 3) }')).toEqual({ orderItemDelete: true })
  expect(await gross()).toBe(261)
  expect(await server.gql('mutation { orderItemDelete(orderId: 1, orderItemId: 3) }')).toMatchObject({
    errors: [{ code: 'ORDER_ITEM_NOT_FOUND' }],
  })
})

test('an order that may no longer be changed is still exported; the export flow finds what is not exported yet', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const first = await addOrder(server, userId)
  const second = await addOrder(server, userId)
  await server.gql(SET, { input: { orderId: first.id, status: 'CONFIRMED' } })

  const exported = await server.rest(`PATCH /v2/orders/id/${first.uuid}`, {
    exportStatus: 'EXPORTED',
    exportedAt: LATER,
    exportMessage: 'ok',
  })
  const refused = await server.rest(`PATCH /v2/orders/id/${first.id}`, { reference: 'other' })
  const open = await server.rest('POST /v2/orders/search?expands=ORDER_ITEMS', {
    filters: { exportStatuses: [''], status: ['NEW', 'CONFIRMED'] },
  })
  const done = await server.rest('POST /v2/orders/search', { exportStatuses: ['exported'], statuses: ['CONFIRMED'] })

  expect(exported.body).toMatchObject({ exportStatus: 'EXPORTED', exportedAt: LATER, exportMessage: 'ok' })
  expect(toRefusal(refused)).toMatchObject({ status: 400, messages: ['An order with the status [CONFIRMED] cannot be changed'] })
  expect(open.body.data).toMatchObject([{ id: second.id, items: [{ sku: 'A' }, { sku: 'B' }] }])
  expect(done.body.data.map(({ id }: Answer) => id)).toEqual([first.id])
})

test('only what its status allows is deleted', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const { id } = await addOrder(server, userId)
  const request = await addOrder(server, userId, { status: 'REQUEST' })

  expect(await server.gql(`mutation { orderDelete(orderId: ${id}) }`)).toMatchObject({ errors: [{ code: 'ORDER_DELETE_ERROR' }] })
  expect(await server.gql(`mutation { orderDelete(orderId: ${request.id}) }`)).toEqual({ orderDelete: true })
  expect((await server.rest('GET /v2/orders')).body.data.map((row: Answer) => row.id)).toEqual([id])
})

test('an address of an order changes in the given fields; the address of another order is not found', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  await addOrder(server, userId)
  await addOrder(server, userId)
  const UPDATE =
    'mutation ($id: Int!, $input: OrderAddressUpdateInput!) { orderAddressUpdate(id: $id, orderId: 1, input: $input) { city street gender } }'

  expect(await server.gql(UPDATE, { id: 1, input: { city: 'Delft' } })).toEqual({
    orderAddressUpdate: { city: 'Delft', street: '', gender: 'U' },
  })
  expect(await server.gql(UPDATE, { id: 3, input: { city: 'Delft' } })).toMatchObject({
    errors: [{ code: 'ORDER_ADDRESS_NOT_FOUND_ERROR' }],
  })
  expect(await server.gql('mutation { orderUpdateAddress(id: 1, addressId: 2, input: { city: "Ghent" }) }')).toEqual({
    orderUpdateAddress: true,
  })
  expect(
    await server.gql('{ orderAddresses(orderId: 1) { city } addressesByOrderId(orderId: 1, type: invoice) { city } }'),
  ).toEqual({
    orderAddresses: [{ city: 'Delft' }, { city: 'Ghent' }],
    addressesByOrderId: [{ city: 'Delft' }],
  })
})

test('a channel that reserves stock sells no more than there is, and archiving releases it', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const productId = (await server.rest('POST /v2/products', { sku: 'A' })).body.id
  await server.rest('POST /v2/inventory/bulk/sku/local', { inventory: [{ sku: 'A', quantity: 3 }] })
  await server.rest('PATCH /v2/channels/1', { reservesStock: true })
  const items = [orderLine('A', 125, { quantity: 2, productId })]
  const available = async () => (await server.rest('GET /v2/products/sku/A/inventory')).body.availableQuantity
  const order = orderInput(userId, { items })

  const first = await server.rest('POST /v2/orders', order)
  const second = await server.rest('POST /v2/orders', order)

  expect([first.status, second.status]).toEqual([201, 400])
  expect(second.body.error.messages).toEqual([`Too little stock of the products with the ids [${productId}]`])
  expect(await available()).toBe(1)
  await server.gql(SET, { input: { orderId: first.body.id, status: 'ARCHIVED' } })
  expect(await available()).toBe(3)
})

test('over REST a line names its product by the key of another system, in a new order and in a change', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const productSource = { source: 'PIM', sourceId: '7' }
  const product = { sku: 'A', names: [{ language: 'NL', value: 'A' }], sources: [productSource] }
  const { id: productId } = (await server.rest('POST /v2/products', product)).body
  const productIds = ({ body }: Answer) => body.items.map((item: Answer) => item.productId)
  const [first, second] = orderInput(userId).items

  const created = await server.rest('POST /v2/orders', { ...orderInput(userId), items: [{ ...first, productSource }, second] })
  const items = [{ create: { ...orderLine('A', 5), productSource } }]
  const changed = await server.rest(`PATCH /v2/orders/id/${created.body.id}`, { items })

  expect([created.status, productIds(created)]).toEqual([201, [productId, null]])
  expect([changed.status, productIds(changed)]).toEqual([200, [productId, null, productId]])
})

test('every save of a quote is a revision; an earlier one is restored as a new one, unless it is invalid', async () => {
  const server = await startTestServer()
  const { id } = await addOrder(server, await addBuyer(server), { status: 'QUOTATION', reference: 'first' })
  await server.rest(`PATCH /v2/orders/id/${id}`, { reference: 'second', items: [{ delete: { id: 2 } }] })
  const RESTORE =
    'mutation ($n: Int!) { orderRevisionRestore(orderId: 1, revisionNumber: $n) { reference revisionNumber items { sku } total { gross } } }'

  const seen =
    await server.gql(`{ order(orderId: 1) { revisionNumber publicVersionNumber total { gross } revision { revisionNumber }
    revisions(input: { sortInputs: [{ field: REVISION_NUMBER, order: ASC }] }) { itemsFound items { revisionNumber snapshot { reference createdAt items { sku } total { gross } } } } } }`)
  const restored = await server.gql(RESTORE, { n: 1 })
  await server.gql('mutation { orderRevisionsInvalidate(input: { orderId: 1, revisionNumbers: [2], reason: "typo" }) }')

  const snapshot = (reference: string, skus: string[], gross: number) => ({
    reference,
    createdAt: '2026-11-15T12:00:00.000Z',
    items: skus.map((sku) => ({ sku })),
    total: { gross },
  })
  expect(seen.order).toEqual({
    revisionNumber: 2,
    publicVersionNumber: 2,
    total: { gross: 211 },
    revision: { revisionNumber: 2 },
    revisions: {
      itemsFound: 2,
      items: [
        { revisionNumber: 1, snapshot: snapshot('first', ['A', 'B'], 261) },
        { revisionNumber: 2, snapshot: snapshot('second', ['A'], 211) },
      ],
    },
  })
  expect(restored.orderRevisionRestore).toEqual({
    reference: 'first',
    revisionNumber: 3,
    items: [{ sku: 'A' }, { sku: 'B' }],
    total: { gross: 261 },
  })
  expect(await server.gql(RESTORE, { n: 2 })).toMatchObject({ errors: [{ code: 'ORDER_REVISION_INVALID_RESTORE_ERROR' }] })
  expect(await server.gql(RESTORE, { n: 9 })).toMatchObject({ errors: [{ code: 'ORDER_REVISION_NOT_FOUND_ERROR' }] })
})

test('a page of orders with lines, addresses and sources costs the same number of statements however long it is', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  for (let i = 0; i < 6; i++) await addOrder(server, userId)
  const query =
    'query ($offset: Int!) { orders(input: { offset: $offset }) { items { items { sku sources { id } product { sku } } orderAddresses { city } sources { id } orderStatus { code } shipments { id } revision { revisionNumber } } } }'

  const counts = []
  for (const offset of [2, 6]) {
    server.statements.length = 0
    expect((await server.gql(query, { offset })).orders.items).toHaveLength(offset)
    counts.push(server.statements.length)
  }

  expect(counts[0]).toBe(counts[1])
})

test('GraphQL lists the newest orders first, REST the oldest, and a sort decides on both', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const ids: number[] = []
  for (let i = 0; i < 3; i++) ids.push((await addOrder(server, userId)).id)
  const ask = async (input: object) =>
    (
      await server.gql('query ($input: OrderSearchArguments) { orders(input: $input) { items { id } } }', { input })
    ).orders.items.map(({ id }: Answer) => id)
  const rest = async (request: string, body?: object) => (await server.rest(request, body)).body.data.map(({ id }: Answer) => id)

  expect((await server.gql('{ orders { items { id } } }')).orders.items.map(({ id }: Answer) => id)).toEqual(ids.toReversed())
  expect(await ask({ page: 1, offset: 2 })).toEqual([ids[2], ids[1]])
  expect(await ask({ page: 2, offset: 2, sortInputs: [] })).toEqual([ids[0]])
  expect(await ask({ sortInputs: [{ field: 'ID', order: 'ASC' }] })).toEqual(ids)
  expect(await ask({ sortInputs: [{ field: 'TOTAL_GROSS', order: 'ASC' }] })).toEqual(ids)
  expect(await rest('GET /v2/orders')).toEqual(ids)
  expect(await rest('POST /v2/orders/search', {})).toEqual(ids)
})

test('a quote whose day has passed is not ordered by a buyer; with the role it is', async () => {
  const server = await startTestServer()
  const { id: contactId } = await addContact(server, { email: 'ada@example.com' })
  const { accessToken } = await logIn(server, 'ada@example.com')
  const quoteUntil = async (validUntil: string | null) =>
    (await addOrder(server, contactId, { status: 'QUOTATION', type: 'quotation', validUntil })).id
  // Storefronts send the session of the buyer with a key that may change orders.
  const accept = (orderId: number, bearer?: string, status = 'NEW') =>
    server.gql(
      `mutation { orderSetStatus(input: { orderId: ${orderId}, status: "${status}" }) { status } }`,
      {},
      undefined,
      bearer,
    )
  const [expired, today, endless] = [await quoteUntil('2026-11-14'), await quoteUntil('2026-11-15'), await quoteUntil(null)]

  const refused = await accept(expired, accessToken)
  expect(refused.errors).toEqual([
    {
      code: 'ORDER_STATUS_TRANSITION_NOT_ALLOWED',
      message: 'The quote was valid until 2026-11-14 and cannot be ordered any more: ask for a new one',
    },
  ])
  const patched = await server.gql(
    `mutation { orderUpdate(orderId: ${expired}, order: { status: "NEW" }) { status } }`,
    {},
    undefined,
    accessToken,
  )
  expect(patched.errors[0].code).toBe('ORDER_STATUS_TRANSITION_NOT_ALLOWED')
  expect((await server.rest(`GET /v2/orders/id/${expired}`)).body.status).toBe('QUOTATION')
  for (const id of [today, endless]) expect((await accept(id, accessToken)).orderSetStatus).toEqual({ status: 'NEW' })
  expect((await accept(expired)).orderSetStatus).toEqual({ status: 'NEW' })
  // An order is no longer a quote, even after its last day.
  expect((await accept(expired, accessToken, 'CONFIRMED')).orderSetStatus).toEqual({ status: 'CONFIRMED' })
})

test('debtor, recipient and action code of an order can be read on both interfaces and searched', async () => {
  const server = await startTestServer()
  const userId = await addBuyer(server)
  const given = {
    debtorId: 'D-7',
    debtorFirstName: 'Deborah',
    debtorLastName: 'Debits',
    debtorCompany: 'Ledger Ltd',
    recipientFirstName: 'Rex',
    recipientLastName: 'Receiver',
    recipientCompany: 'Warehouse Ltd',
    actionCode: 'SPRING',
  }
  const { id } = await addOrder(server, userId, given)
  await addOrder(server, userId)
  const fields = Object.keys(given).join(' ')

  expect((await server.gql(`{ order(orderId: ${id}) { ${fields} } }`)).order).toEqual(given)
  expect((await server.rest(`GET /v2/orders/id/${id}`)).body).toMatchObject(given)
  const changed = await server.rest(`PATCH /v2/orders/id/${id}`, { debtorCompany: 'Other Ltd' })
  expect(changed.body.debtorCompany).toBe('Other Ltd')
  const searches = { ACTION_CODE: 'sprin', DEBTOR_FIRST_NAME: 'debor', DEBTOR_LAST_NAME: 'debit', DEBTOR_COMPANY: 'other' }
  for (const [field, term] of Object.entries(searches)) {
    const search = 'query ($input: OrderSearchArguments) { orders(input: $input) { items { id } } }'
    for (const input of [{ term }, { term, termFields: [field] }]) {
      expect((await server.gql(search, { input })).orders.items).toEqual([{ id }])
      expect((await server.rest('POST /v2/orders/search', input)).body.data.map((one: Answer) => one.id)).toEqual([id])
    }
    expect((await server.gql(search, { input: { term, termFields: ['REMARKS'] } })).orders.items).toEqual([])
  }
})
