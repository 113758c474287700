/** Tests the SDK's services of accounts and sessions as storefronts use them: registration, login, addresses and colleagues. */
import { deepEqual, equal, ok } from 'node:assert/strict'

// biome-ignore lint/suspicious/noExplicitAny: the SDK is not a dependency, so its types are not available
type Sdk = any
export type Step = (name: string, work: () => Promise<unknown>) => Promise<void>

export const password = 'a long password'
const addressInput = { street: 'Kade', number: '1', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
const paging = { page: 1, offset: 10 }
/** The variables with which the SDK's documents search the companies and lists of a contact. */
export const searchVariables = {
  contactSearchArguments: paging,
  contactCompaniesSearchInput: paging,
  contactPAConfigInput: paging,
}

/** Sends the visitor's token with every further request, besides the API key. */
export const setToken = (client: Sdk, token: string) => client.updateConfig({ headers: { Authorization: `Bearer ${token}` } })

export interface Clients {
  /** Creates a client with the storefront key; each user who logs in gets one. */
  storefront: () => Sdk
  admin: Sdk
}

/** A visitor registers a company and a contact, logs in and adds an address to the company. */
export async function testBusiness(sdk: Sdk, { storefront, admin }: Clients, step: Step) {
  const visitor = storefront()
  // The company belongs to the session in which it is registered.
  const started = await visitor.execute({ query: 'mutation { startSession { session { accessToken } } }', variables: {} })
  setToken(visitor, (started.data ?? started).startSession.session.accessToken)
  const company = await sdk.companyService(visitor).createCompany({ input: { name: 'SDK Trading' }, ...searchVariables })
  const parentId = company.companyId
  const email = 'owner@sdk.test'
  await step('userService.registerContact adds a visitor to the company that was just created', async () => {
    const input = { email, firstName: 'Sam', lastName: 'Owner', parentId, password }
    const created = await sdk.userService(visitor).registerContact({ contactRegisterInput: input, ...searchVariables })
    equal(created.contact.email, email)
    equal(created.session.accessToken.split('.').length, 3)
  })
  const session = (await sdk.loginService(visitor).login({ email, password })).session
  setToken(visitor, session.accessToken)
  await step('userService.getViewer returns the contact with their company', async () => {
    const viewer = await sdk.userService(visitor).getViewer(searchVariables)
    deepEqual([viewer.email, viewer.company.companyId, viewer.companies.itemsFound], [email, parentId, 1])
  })
  await step('addressService of the company', () =>
    checkAddresses(sdk.addressService(visitor), 'Company', { companyId: parentId }),
  )
  await step('loginService.exchangeRefreshToken', async () => {
    const next = await sdk.loginService(visitor).exchangeRefreshToken({ input: { refreshToken: session.refreshToken } })
    deepEqual([next.token_type.toLowerCase(), next.expires_in], ['bearer', 3600])
  })
  await step('purchaseAuthorizationConfigService', () => checkAuthorizations(sdk, admin, parentId))
  await step('magicTokenService', () => checkMagicToken(sdk, admin, storefront(), email))
}

async function checkAddresses(service: Sdk, owner: 'Company' | 'Customer', of: object) {
  const created = await service[`create${owner}Address`]({ ...addressInput, ...of, type: 'delivery', isDefault: 'Y' })
  const changed = await service[`update${owner}Address`]({ id: created.id, ...of, city: 'Delft' })
  deepEqual([changed.city, changed.street], ['Delft', 'Kade'])
  const [id] = Object.values(of)
  equal((await service[`getAddressesBy${owner}Id`](id)).length, 1)
  equal(await service[`delete${owner}Address`]({ id: created.id, ...of }), true)
}

async function checkAuthorizations(sdk: Sdk, admin: Sdk, companyId: number) {
  const input = { email: 'buyer@sdk.test', firstName: 'Bo', lastName: 'Buyer', parentId: companyId, password }
  const { contact } = await sdk.userService(admin).registerContact({ contactRegisterInput: input, ...searchVariables })
  const service = sdk.purchaseAuthorizationConfigService(admin)
  const contactId = contact.contactId ?? contact.userId
  const created = await service.createPurchaseAuthorizationConfig({ contactId, companyId, authorizationLimit: 250.5 })
  equal((await service.updatePurchaseAuthorizationConfig(created.id, { authorizationLimit: 99.95 })).authorizationLimit, 99.95)
  equal((await service.getPurchaseAuthorizationConfigs({ companyIds: [companyId] })).itemsFound, 1)
  equal(await service.deletePurchaseAuthorizationConfig(created.id), true)
}

async function checkMagicToken(sdk: Sdk, admin: Sdk, visitor: Sdk, email: string) {
  const contacts = await sdk.companyService(admin).getCompanies({ input: { name: 'SDK Trading' }, ...searchVariables })
  equal(contacts.itemsFound, 1)
  const user = await sdk.userService(admin).getUser({ login: email, ...searchVariables })
  const created = await sdk.magicTokenService(admin).createMagicToken({ contactId: user.contactId, oneTimeUse: true })
  const { session } = await sdk.magicTokenService(visitor).magicTokenLogin(created.id)
  ok(session.accessToken)
}

/** A consumer registers, logs in and manages an address. */
export async function testConsumer(sdk: Sdk, { storefront, admin }: Clients, step: Step) {
  const visitor = storefront()
  const email = 'consumer@sdk.test'
  const { customer } = await sdk
    .userService(visitor)
    .registerCustomer({ customerRegisterInput: { email, firstName: 'Cas', lastName: 'Klant', password }, ...searchVariables })
  setToken(visitor, (await sdk.userService(visitor).login({ email, password })).session.accessToken)
  const customerId = customer.customerId ?? customer.userId
  await step('userService.getViewer returns the customer', async () =>
    equal((await sdk.userService(visitor).getViewer(searchVariables)).email, email),
  )
  await step('addressService of the customer', () => checkAddresses(sdk.addressService(visitor), 'Customer', { customerId }))
  await step('userService.sendPasswordResetEmail', async () =>
    equal(await sdk.userService(storefront()).sendPasswordResetEmail({ email, language: 'NL' }), true),
  )
  await step('userService.triggerCustomerSendWelcomeEmailEvent', async () =>
    equal(await sdk.userService(admin).triggerCustomerSendWelcomeEmailEvent({ customerId, language: 'NL' }), true),
  )
  await step('userService.getViewer of an anonymous visitor has no e-mail address', async () =>
    ok(!(await sdk.userService(storefront()).getViewer(searchVariables)).email),
  )
}

export async function testRoles(sdk: Sdk, { admin }: Clients, step: Step) {
  const service = sdk.roleService(admin)
  const { items } = await service.getRoleDefinitions({ names: ['pricing'] })
  const user = await sdk.userService(admin).getUser({ login: 'owner@sdk.test', ...searchVariables })
  await step('roleService', async () => {
    const created = await service.createRole({ roleDefinitionId: items[0].id, userId: user.contactId, access: 'VIEWER' })
    equal((await service.updateRole({ id: created.id, input: { access: 'EDITOR' } })).access, 'EDITOR')
    equal((await service.getRoles({ userIds: [user.contactId] })).itemsFound, 1)
  })
}
