import { beforeEach, expect, test } from 'vitest'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})

const everyField = `shopId name purchaseRootId userRootId enableIncentives debtorId cocNumber taxNumber
  priceCalculationConfig { isVatIncludedLeading inheritCatalogDiscountOnPriceList useMultipleCostprices calculateDiscountOverBulkPrices }`

const plain = {
  shopId: 1,
  name: 'Default',
  purchaseRootId: null,
  userRootId: null,
  enableIncentives: false,
  debtorId: null,
  cocNumber: null,
  taxNumber: null,
  priceCalculationConfig: {
    isVatIncludedLeading: false,
    inheritCatalogDiscountOnPriceList: false,
    useMultipleCostprices: false,
    calculateDiscountOverBulkPrices: false,
  },
}

test('a shop goes by the number and name of its channel', async () => {
  await server.gql('mutation { channelCreate(input: { name: "Web" }) { id } }')
  await server.gql('mutation { channelUpdate(id: 1, input: { name: "Main" }) { id } }')

  expect(await server.gql(`{ shop(shopId: 2) { ${everyField} } }`)).toEqual({ shop: { ...plain, shopId: 2, name: 'Web' } })
  expect(await server.gql(`{ shops { ${everyField} } }`)).toEqual({
    shops: [
      { ...plain, name: 'Main' },
      { ...plain, shopId: 2, name: 'Web' },
    ],
  })
})

test('its settings are what is stored', async () => {
  await server.db
    .updateTable('shop')
    .set({
      purchaseRootId: 3,
      userRootId: 4,
      enableIncentives: true,
      isVatIncludedLeading: true,
      inheritCatalogDiscountOnPriceList: true,
      useMultipleCostprices: true,
      calculateDiscountOverBulkPrices: true,
      debtorId: 'D1',
      cocNumber: '24000000',
      taxNumber: 'NL001',
    })
    .execute()

  const { channel } = await server.gql(`{ channel(channelId: 1) { shop { ${everyField} } } }`)

  expect(channel.shop).toEqual({
    shopId: 1,
    name: 'Default',
    purchaseRootId: 3,
    userRootId: 4,
    enableIncentives: true,
    debtorId: 'D1',
    cocNumber: '24000000',
    taxNumber: 'NL001',
    priceCalculationConfig: {
      isVatIncludedLeading: true,
      inheritCatalogDiscountOnPriceList: true,
      useMultipleCostprices: true,
      calculateDiscountOverBulkPrices: true,
    },
  })
})

test('a shop that does not exist is not found', async () => {
  expect(await server.gql('{ shop(shopId: 9) { name } }')).toEqual({
    errors: [{ message: 'Shop with shopId [9] not found', code: 'SHOP_NOT_FOUND_ERROR' }],
  })
})

test('shops are for who may read the configuration; beside an open channel a stranger sees none', async () => {
  const forbidden = { message: 'Forbidden resource', code: 'FORBIDDEN' }
  const stranger = await server.keyFor({ product: 'OWNER' })
  const viewer = await server.keyFor({ configuration: 'VIEWER' })

  expect(await server.gql('{ shops { name } }', {}, stranger)).toEqual({ errors: [forbidden] })
  expect(await server.gql('{ shop(shopId: 1) { name } }', {}, stranger)).toEqual({ errors: [forbidden] })
  expect(await server.gql('{ channels { name shop { name } } }', {}, stranger)).toEqual({
    channels: [{ name: 'Default', shop: null }],
  })
  expect(await server.gql('{ shops { name } channels { shop { name } } shop(shopId: 1) { name } }', {}, viewer)).toEqual({
    shops: [{ name: 'Default' }],
    channels: [{ shop: { name: 'Default' } }],
    shop: { name: 'Default' },
  })
})

test('many shops with their names cost as much as few', async () => {
  const count = async () => {
    server.statements.length = 0
    await server.gql('{ shops { name } }')
    return server.statements.length
  }

  const few = await count()
  for (let i = 0; i < 12; i++) await server.gql('mutation { channelCreate(input: { name: "x" }) { id } }')

  expect([few, await count()]).toEqual([2, 2])
})

test('invalidating the cache makes this server look its keys up again', async () => {
  const key = await server.keyFor({ configuration: 'VIEWER' })
  await server.gql('{ shops { name } }', {}, key)
  // Behind the server's back, as another node would do it.
  await server.db
    .updateTable('control.gqlApiKey')
    .set({ active: false })
    .where('roles', '=', JSON.stringify({ configuration: 'VIEWER' }) as never)
    .execute()

  const remembered = await server.gql('{ shops { name } }', {}, key)
  const cleared = await server.gql('mutation { shopInvalidateCache }')

  expect(remembered).toEqual({ shops: [{ name: 'Default' }] })
  expect(cleared).toEqual({ shopInvalidateCache: true })
  expect((await server.gql('{ shops { name } }', {}, key)).errors[0].code).toBe('UNAUTHENTICATED')
})

test('only an owner of the system invalidates the cache', async () => {
  const almost = await server.keyFor({ ...everything, system: 'EDITOR' })

  expect(await server.gql('mutation { shopInvalidateCache }', {}, almost)).toEqual({
    errors: [{ message: 'Forbidden resource', code: 'FORBIDDEN' }],
  })
})

test('all its operations are flagged, two of them with what replaces them', async () => {
  const { __schema } = await server.gql(`{ __schema {
    queryType { fields(includeDeprecated: true) { name deprecationReason } }
    mutationType { fields(includeDeprecated: true) { name deprecationReason } }
  } }`)
  const reasons = [...__schema.queryType.fields, ...__schema.mutationType.fields]
    .filter(({ name }: { name: string }) => name.startsWith('shop'))
    .map((field: { name: string; deprecationReason: string }) => [field.name, field.deprecationReason])

  expect(Object.fromEntries(reasons)).toEqual({
    shop: 'Use channel. Removed on 2027-03-01.',
    shops: 'Use channels. Removed on 2027-03-01.',
    shopInvalidateCache: 'No replacement: stop using it. Removed on 2027-03-01.',
  })
})
