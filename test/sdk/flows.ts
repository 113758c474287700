/** Tests the SDK's services of the modules that are built, as an integration uses them. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { DemoCredentials } from '../../src/cli/demo.credentials.js'
import { type Step, testBusiness, testConsumer, testRoles } from './accounts.js'
import { testCatalog } from './catalog.js'
import { testPurchase } from './purchase.js'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not a dependency, so its types are not available
type Sdk = any
type ReportResult = (name: string, error?: unknown) => void

const openingHours = (dayOfWeek: number) => ({ dayOfWeek, openingTime: '09:00', closingTime: '17:00' })
const dutch = (value: string) => [{ language: 'NL', value }]

/** Runs all flows, or the one that is named. */
export async function runFlows(sdk: Sdk, endpoint: string, { graphql }: DemoCredentials, report: ReportResult, only?: string) {
  const client = sdk.createClient({
    endpoint,
    securityMode: 'direct',
    throwOnPartialErrors: true,
    apiKey: graphql.adminKey,
    orderEditorApiKey: graphql.orderEditorKey,
  })
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
      report(name)
    } catch (error) {
      report(name, error)
    }
  }
  for (const [name, flow] of Object.entries({
    taxes: testTaxes,
    surcharges: testSurcharges,
    warehouses: testWarehouses,
    carriers: testCarriers,
    payMethods: testPayMethods,
    channels: testChannels,
    valuesets: testValuesets,
    tenants: testTenants,
    apiKeys: testApiKeys,
  }))
    if (!only || only === name) await step(name, () => flow(sdk, client, step))
  const clients = {
    storefront: () =>
      sdk.createClient({ endpoint, securityMode: 'direct', throwOnPartialErrors: true, apiKey: graphql.storefrontKey }),
    admin: client,
  }
  const accountFlows = {
    business: testBusiness,
    consumer: testConsumer,
    roles: testRoles,
    catalog: testCatalog,
    purchase: testPurchase,
  }
  for (const [name, flow] of Object.entries(accountFlows))
    if (!only || only === name) await step(name, () => flow(sdk, clients, step))
  await step('a storefront key cannot read taxes: Forbidden resource', async () => {
    const limited = sdk.createClient({
      endpoint,
      securityMode: 'direct',
      throwOnPartialErrors: true,
      apiKey: graphql.storefrontKey,
    })
    const error = await sdk
      .taxService(limited)
      .getTaxes({})
      .then(
        () => null,
        (refusal: Error) => refusal,
      )
    ok(/Forbidden resource/.test(String(error?.message)), String(error))
  })
}

async function testTaxes(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.taxService(client)
  const created = await service.createTax({ zone: 'FR', code: 'H', percentage: 20 })
  await step('taxService.getTax', async () => equal((await service.getTax(created.id)).percentage, 20))
  await step('taxService.getTaxes', async () => equal((await service.getTaxes({ zone: 'FR' })).itemsFound, 1))
  await step('taxService.updateTax keeps the fields that are not sent', async () => {
    const changed = await service.updateTax({ id: created.id, input: { exportCode: 'FRH' } })
    deepEqual([changed.exportCode, changed.percentage], ['FRH', 20])
  })
}

async function testSurcharges(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.surchargeService(client)
  const input = { name: dutch('Toeslag'), type: 'FlatFee', value: 2.5, taxCodeValue: 'H', taxZone: 'NL', enabled: true }
  const created = await service.createSurcharge(input)
  await step('surchargeService.getSurcharge', async () => equal((await service.getSurcharge(created.id)).value, 2.5))
  await step('surchargeService.getSurcharges', async () => ok((await service.getSurcharges({})).itemsFound >= 1))
  await step('surchargeService.updateSurcharge', async () =>
    equal((await service.updateSurcharge(created.id, { value: 3 })).value, 3),
  )
  await step('surchargeService.deleteSurcharge', async () => equal((await service.deleteSurcharge(created.id)).id, created.id))
}

const warehouseInput = (name: string) => ({
  name,
  description: 'Made by the SDK',
  notes: '',
  isActive: true,
  isStore: false,
  isPickupLocation: true,
  businessHours: [0, 1, 2, 3, 4, 5, 6].map(openingHours),
})

async function testWarehouses(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.warehouseService(client)
  const created = await service.createWarehouse(warehouseInput('sdk-warehouse'))
  await step('warehouseService.getWarehouse', async () =>
    equal((await service.getWarehouse(Number(created.id))).businessHours.length, 7),
  )
  await step('warehouseService.getWarehouses', async () =>
    ok((await service.getWarehouses({ isPickupLocation: true })).itemsFound >= 1),
  )
  await step('warehouseService.updateWarehouse', async () =>
    equal((await service.updateWarehouse({ id: Number(created.id), input: { notes: 'Ring twice' } })).notes, 'Ring twice'),
  )
}

async function testCarriers(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.carrierService(client)
  const created = await service.createCarrier({
    name: 'SDK carrier',
    type: 'DELIVERY',
    descriptions: dutch('Bezorging'),
    shippingCost: 5,
  })
  await step('carrierService.getCarrier', async () => deepEqual((await service.getCarrier(created.id)).trackAndTraces, []))
  await step('carrierService.getCarriers', async () =>
    equal((await service.getCarriers({ names: ['SDK carrier'] })).itemsFound, 1),
  )
  await step('carrierService.updateCarrier', async () =>
    equal((await service.updateCarrier({ id: created.id, input: { type: 'PICKUP' } })).type, 'PICKUP'),
  )
  await step('carrierService.deleteCarrier', async () => equal(await service.deleteCarrier(created.id), true))
}

async function testPayMethods(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.payMethodService(client)
  const created = await service.createPayMethod({ names: dutch('Bancontact'), externalCode: 'BANCONTACT' })
  await step('payMethodService.getPayMethod', async () =>
    equal((await service.getPayMethod(created.id)).externalCode, 'BANCONTACT'),
  )
  await step('payMethodService.getPayMethods', async () =>
    equal((await service.getPayMethods({ externalCodes: ['BANCONTACT'] })).itemsFound, 1),
  )
  await step('payMethodService.updatePayMethod keeps the names', async () => {
    const changed = await service.updatePayMethod({ id: created.id, input: { logo: 'bancontact.svg' } })
    deepEqual([changed.logo, changed.names], ['bancontact.svg', dutch('Bancontact')])
  })
  await step('payMethodService.deletePayMethod', async () => equal(await service.deletePayMethod(created.id), true))
}

async function testChannels(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.channelService(client)
  await step('channelService.getChannels', async () => equal((await service.getChannels())[0].id, 1))
  await step('channelService.getChannel', async () => equal((await service.getChannel({ channelId: 1 })).id, 1))
}

async function testValuesets(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.valuesetService(client)
  const created = await service.createValueset({
    name: 'SDK_SET',
    descriptions: dutch('Set'),
    valuesetItems: [{ value: 'A' }, { value: 'B' }],
  })
  await step('valuesetService.getValueset', async () =>
    equal((await service.getValueset(created.id)).valuesetItems.itemsFound, 2),
  )
  await step('valuesetService.getValuesets', async () =>
    equal((await service.getValuesets({ names: ['SDK_SET'] })).itemsFound, 1),
  )
  await step('valuesetService.getValuesetItems', async () =>
    equal((await service.getValuesetItems({ valuesetIds: [created.id] })).itemsFound, 2),
  )
  await step('valuesetService.updateValueset', async () =>
    deepEqual(
      (await service.updateValueset({ id: created.id, input: { descriptions: dutch('Reeks') } })).descriptions,
      dutch('Reeks'),
    ),
  )
  await step('valuesetService.deleteValueset', async () => equal(await service.deleteValueset(created.id), true))
}

async function testTenants(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.tenantService(client)
  const tenant = await service.getTenant()
  await step('tenantService.updateTenant', async () =>
    equal((await service.updateTenant(tenant.id, { quoteDefaultExpiryPeriodDays: 30 })).quoteDefaultExpiryPeriodDays, 30),
  )
  await step('tenantService.createTenant', async () =>
    equal((await service.createTenant({ id: 'sdk', name: 'SDK', channel: { name: 'First' } })).id, 'sdk'),
  )
  await step('tenantService.deleteTenant', async () => equal(await service.deleteTenant('sdk'), true))
}

async function testApiKeys(sdk: Sdk, client: Sdk, step: Step) {
  const service = sdk.apiKeyService(client)
  const roles = [{ roleDefinitionName: 'pricing', access: 'VIEWER' }]
  const key = await service.gqlApiKeyCreate({ input: { name: 'SDK key', roles } })
  await step('apiKeyService.getGqlApiKey shows the key masked', async () =>
    ok(!(await service.getGqlApiKey({ id: key.id })).key.includes(key.key)),
  )
  await step('apiKeyService.getGqlApiKeys', async () =>
    ok((await service.getGqlApiKeys({ input: { active: true } })).itemsFound >= 1),
  )
  await step('apiKeyService.gqlApiKeyUpdate', async () =>
    equal((await service.gqlApiKeyUpdate({ id: key.id, input: { active: false } })).active, false),
  )
  await step('apiKeyService.gqlApiKeyDelete', async () => equal(await service.gqlApiKeyDelete({ id: key.id }), true))
  const created = await service.restApiKeyCreate({ input: { name: 'SDK client' } })
  await step('apiKeyService.getRestApiKey', async () =>
    ok((await service.getRestApiKey({ id: created.id })).clientSecret !== created.clientSecret),
  )
  await step('apiKeyService.getRestApiKeys', async () => ok((await service.getRestApiKeys({ input: {} })).itemsFound >= 1))
  await step('apiKeyService.restApiKeyUpdate', async () =>
    equal((await service.restApiKeyUpdate({ id: created.id, input: { name: 'Renamed' } })).name, 'Renamed'),
  )
  await step('apiKeyService.restApiKeyDelete', async () => equal(await service.restApiKeyDelete({ id: created.id }), true))
}
