/** What storefronts do with the SDK's services of accounts and sessions: register, log in, manage addresses and colleagues. */
import { deepEqual, equal, ok } from 'node:assert/strict'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is installed aside, so its types are not here
type Sdk = any
export type Step = (name: string, work: () => Promise<unknown>) => Promise<void>

export const password = 'a long password'
const address = { street: 'Kade', number: '1', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
const paging = { page: 1, offset: 10 }
/** What the documents of the SDK want to know about the companies and lists of a contact. */
export const variables = {
  contactSearchArguments: paging,
  contactCompaniesSearchInput: paging,
  contactPAConfigInput: paging,
}

/** A server that calls for its visitor sends their token beside its key. */
export const comeIn = (client: Sdk, token: string) => client.updateConfig({ headers: { Authorization: `Bearer ${token}` } })

export interface Clients {
  /** Any key of a shop, and a copy of it for each who logs in. */
  storefront: () => Sdk
  admin: Sdk
}

/** A visitor registers a company and themselves, logs in and gives the company an address. */
export async function business(sdk: Sdk, { storefront, admin }: Clients, step: Step) {
  const visitor = storefront()
  const company = await sdk.companyService(visitor).createCompany({ input: { name: 'SDK Trading' }, ...variables })
  const parentId = company.companyId
  const email = 'owner@sdk.test'
  await step('userService.registerContact of a visitor, into the company just registered', async () => {
    const input = { email, firstName: 'Sam', lastName: 'Owner', parentId, password }
    const made = await sdk.userService(visitor).registerContact({ contactRegisterInput: input, ...variables })
    equal(made.contact.email, email)
    equal(made.session.accessToken.split('.').length, 3)
  })
  const session = (await sdk.loginService(visitor).login({ email, password })).session
  comeIn(visitor, session.accessToken)
  await step('userService.getViewer answers the contact with their company', async () => {
    const viewer = await sdk.userService(visitor).getViewer(variables)
    deepEqual([viewer.email, viewer.company.companyId, viewer.companies.itemsFound], [email, parentId, 1])
  })
  await step('addressService of the company', () => addresses(sdk.addressService(visitor), 'Company', { companyId: parentId }))
  await step('loginService.exchangeRefreshToken', async () => {
    const next = await sdk.loginService(visitor).exchangeRefreshToken({ input: { refreshToken: session.refreshToken } })
    deepEqual([next.token_type.toLowerCase(), next.expires_in], ['bearer', 3600])
  })
  await step('purchaseAuthorizationConfigService', () => authorizations(sdk, admin, parentId))
  await step('magicTokenService', () => magic(sdk, admin, storefront(), email))
}

async function addresses(service: Sdk, owner: 'Company' | 'Customer', of: object) {
  const made = await service[`create${owner}Address`]({ ...address, ...of, type: 'delivery', isDefault: 'Y' })
  const changed = await service[`update${owner}Address`]({ id: made.id, ...of, city: 'Delft' })
  deepEqual([changed.city, changed.street], ['Delft', 'Kade'])
  const [id] = Object.values(of)
  equal((await service[`getAddressesBy${owner}Id`](id)).length, 1)
  equal(await service[`delete${owner}Address`]({ id: made.id, ...of }), true)
}

async function authorizations(sdk: Sdk, admin: Sdk, companyId: number) {
  const input = { email: 'buyer@sdk.test', firstName: 'Bo', lastName: 'Buyer', parentId: companyId, password }
  const { contact } = await sdk.userService(admin).registerContact({ contactRegisterInput: input, ...variables })
  const service = sdk.purchaseAuthorizationConfigService(admin)
  const contactId = contact.contactId ?? contact.userId
  const made = await service.createPurchaseAuthorizationConfig({ contactId, companyId, authorizationLimit: 250.5 })
  equal((await service.updatePurchaseAuthorizationConfig(made.id, { authorizationLimit: 99.95 })).authorizationLimit, 99.95)
  equal((await service.getPurchaseAuthorizationConfigs({ companyIds: [companyId] })).itemsFound, 1)
  equal(await service.deletePurchaseAuthorizationConfig(made.id), true)
}

async function magic(sdk: Sdk, admin: Sdk, visitor: Sdk, email: string) {
  const contacts = await sdk.companyService(admin).getCompanies({ input: { name: 'SDK Trading' }, ...variables })
  equal(contacts.itemsFound, 1)
  const user = await sdk.userService(admin).getUser({ login: email, ...variables })
  const made = await sdk.magicTokenService(admin).createMagicToken({ contactId: user.contactId, oneTimeUse: true })
  const { session } = await sdk.magicTokenService(visitor).magicTokenLogin(made.id)
  ok(session.accessToken)
}

/** A consumer registers, logs in and keeps an address. */
export async function consumer(sdk: Sdk, { storefront, admin }: Clients, step: Step) {
  const visitor = storefront()
  const email = 'consumer@sdk.test'
  const { customer } = await sdk
    .userService(visitor)
    .registerCustomer({ customerRegisterInput: { email, firstName: 'Cas', lastName: 'Klant', password }, ...variables })
  comeIn(visitor, (await sdk.userService(visitor).login({ email, password })).session.accessToken)
  const customerId = customer.customerId ?? customer.userId
  await step('userService.getViewer answers the customer', async () =>
    equal((await sdk.userService(visitor).getViewer(variables)).email, email),
  )
  await step('addressService of the customer', () => addresses(sdk.addressService(visitor), 'Customer', { customerId }))
  await step('userService.sendPasswordResetEmail', async () =>
    equal(await sdk.userService(storefront()).sendPasswordResetEmail({ email, language: 'NL' }), true),
  )
  await step('userService.triggerCustomerSendWelcomeEmailEvent', async () =>
    equal(await sdk.userService(admin).triggerCustomerSendWelcomeEmailEvent({ customerId, language: 'NL' }), true),
  )
  await step('a visitor is a plain user', async () => ok(!(await sdk.userService(storefront()).getViewer(variables)).email))
}

export async function roles(sdk: Sdk, { admin }: Clients, step: Step) {
  const service = sdk.roleService(admin)
  const { items } = await service.getRoleDefinitions({ names: ['pricing'] })
  const user = await sdk.userService(admin).getUser({ login: 'owner@sdk.test', ...variables })
  await step('roleService', async () => {
    const made = await service.createRole({ roleDefinitionId: items[0].id, userId: user.contactId, access: 'VIEWER' })
    equal((await service.updateRole({ id: made.id, input: { access: 'EDITOR' } })).access, 'EDITOR')
    equal((await service.getRoles({ userIds: [user.contactId] })).itemsFound, 1)
  })
}
