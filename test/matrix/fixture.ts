/** Two companies, their people, customers, administrators of two tenants: the callers of the matrix, and the records that they may or may not access. */
import type { Roles } from '../../src/db/json.js'
import { type Answer, everything, startTestServer, type TestServer } from '../test-server.js'
import { addSales, type Sales } from './sales.js'
import { addThings, english, type Things } from './things.js'

/** The records of one side. Contacts, customers and administrators each have their own among them. */
export interface Side extends Sales {
  companyId: number
  /** A further company that the manager manages and the contact does not belong to. */
  otherCompanyId: number
  /** A second company of the contact. */
  secondCompanyId: number
  /** A company without people. */
  emptyCompanyId: number
  /** A contact of the main company who has no account yet, and a customer without one. */
  strangerId: number
  plainCustomerId: number
  contactId: number
  managerId: number
  customerId: number
  contactUid: string
  contactEmail: string
  adminEmail: string
  adminUserTenantId: number
  companyAddressId: number
  customerAddressId: number
  configId: string
  roleId: string
  magicTokenId: string
  productId: number
  companyListId: string
  contactListId: string
  orderlistId: number
  companyAttributeId: string
  contactAttributeId: string
  customerAttributeId: string
  attachmentId: string
}

export interface Fixture {
  own: Side
  foreign: Side
  /** Records without an owner. */
  things: Things
  /** The refresh token of the contact of our side; a request that uses it up is undone. */
  refreshToken: string
  roleDefinitionId: string
  actors: Record<ActorName, Credentials>
}

interface Credentials {
  apikey?: string
  bearer?: string
}

export const actorNames = [
  'anonymous',
  'storefront',
  'contact',
  'manager',
  'customer',
  'restClient',
  'restViewer',
  'orderEditor',
  'admin',
  'otherAdmin',
] as const
export type ActorName = (typeof actorNames)[number]

const password = 'correct horse 1'

/** Creates one side: a company with a contact and a manager, a customer, an administrator. */
async function side(server: TestServer, name: string): Promise<Omit<Side, keyof Sales>> {
  const run = async (document: string, variables: object = {}) =>
    Object.values(must(await server.gql(document, variables)))[0] as Answer
  const company = async (label: string) =>
    (await run('mutation($name: String!) { companyCreate(input: { name: $name }) { companyId } }', { name: `${name} ${label}` }))
      .companyId
  const [companyId, otherCompanyId, secondCompanyId] = [await company('main'), await company('other'), await company('second')]
  const register = async (who: string) =>
    (
      await run(`mutation($input: RegisterContactInput!) { contactRegister(input: $input) { contact { userId } } }`, {
        input: { email: `${who}@${name}.test`, firstName: who, lastName: name, parentId: companyId, password },
      })
    ).contact.userId
  const [contactId, managerId] = [await register('contact'), await register('manager')]
  await run('mutation($id: Int!, $ids: [Int!]!) { contactAddToCompanies(id: $id, input: { companyIds: $ids }) { __typename } }', {
    id: contactId,
    ids: [secondCompanyId],
  })
  await run('mutation($id: Int!, $ids: [Int!]!) { contactAddToCompanies(id: $id, input: { companyIds: $ids }) { __typename } }', {
    id: managerId,
    ids: [secondCompanyId, otherCompanyId],
  })
  for (const id of [companyId, secondCompanyId, otherCompanyId])
    await run('mutation($id: Int!, $user: Int!) { addCompanyManager(userId: $user, companyId: $id) }', { id, user: managerId })
  const customerId = (
    await run('mutation($input: RegisterCustomerInput!) { customerRegister(input: $input) { customer { userId } } }', {
      input: { email: `customer@${name}.test`, firstName: 'customer', lastName: name, password },
    })
  ).customer.userId
  const address = { street: 'Kade', number: '1', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL', type: 'delivery' }
  const contactEmail = `contact@${name}.test`
  const adminEmail = `admin@${name}.test`
  await run('mutation($email: String!) { adminUserCreate(input: { email: $email }) { id } }', { email: adminEmail })
  return {
    ...(await belongings(run, name, { companyId, contactId, customerId })),
    companyId,
    otherCompanyId,
    secondCompanyId,
    emptyCompanyId: await company('empty'),
    strangerId: (
      await run('mutation($input: CreateContactInput!) { contactCreate(input: $input) { userId } }', {
        input: { email: `stranger@${name}.test`, parentId: companyId },
      })
    ).userId,
    plainCustomerId: (
      await run('mutation($input: CustomerInput!) { customerCreate(input: $input) { userId } }', {
        input: { email: `plain@${name}.test` },
      })
    ).userId,
    contactId,
    managerId,
    customerId,
    contactUid: (await run('query($email: String!) { authentication(email: $email) { uid } }', { email: contactEmail })).uid,
    contactEmail,
    adminEmail,
    adminUserTenantId: Number(
      (await run('query($email: String!) { adminUser(email: $email) { tenants { items { id } } } }', { email: adminEmail }))
        .tenants.items[0].id,
    ),
    companyAddressId: (
      await run('mutation($input: CompanyAddressCreateInput!) { companyAddressCreate(input: $input) { id } }', {
        input: { ...address, companyId },
      })
    ).id,
    customerAddressId: (
      await run('mutation($input: CustomerAddressCreateInput!) { customerAddressCreate(input: $input) { id } }', {
        input: { ...address, customerId },
      })
    ).id,
    configId: (
      await run(
        'mutation($input: PurchaseAuthorizationConfigCreateInput!) { purchaseAuthorizationConfigCreate(input: $input) { id } }',
        { input: { contactId, companyId, authorizationLimit: 200 } },
      )
    ).id,
    roleId: (
      await run('mutation($input: RoleCreateInput!) { roleCreate(input: $input) { id } }', {
        input: { roleDefinitionId: await definitionOf(server, 'logistics'), userId: contactId, access: 'NONE' },
      })
    ).id,
    magicTokenId: (await run('mutation($id: Int!) { magicTokenCreate(input: { contactId: $id }) { id } }', { id: contactId })).id,
  }
}

type Run = (document: string, variables?: object) => Promise<Answer>

/** Creates the catalogue records of a side: favourites of the company and of the contact, an order list, an attribute, a private file. */
async function belongings(
  run: Run,
  name: string,
  { companyId, contactId, customerId }: Pick<Side, 'companyId' | 'contactId' | 'customerId'>,
) {
  const create = 'mutation($input: FavoriteListsCreateInput!) { favoriteListCreate(input: $input) { id } }'
  const describe = 'mutation($input: AttributeDescriptionCreateInput!) { attributeDescriptionCreate(input: $input) { id } }'
  /** Adds an attribute to a record, with its own description. */
  const say = async (attributeClass: string, owner: object) => {
    const input = {
      name: `NOTE_${name.toUpperCase()}`,
      descriptions: english('Note'),
      type: 'INT',
      attributeClass,
      defaultValue: { intValue: 0 },
    }
    const { id: attributeDescriptionId } = await run(describe, { input })
    const said = { attributeDescriptionId, ...owner, value: { intValue: 1 } }
    return (await run('mutation($input: AttributeCreateInput!) { attributeCreate(input: $input) { id } }', { input: said })).id
  }
  return {
    productId: (
      await run('mutation($input: CreateProductInput!) { productCreate(input: $input) { productId } }', { input: { sku: name } })
    ).productId,
    companyListId: (await run(create, { input: { name: 'Ours', companyId } })).id,
    contactListId: (await run(create, { input: { name: 'Mine', contactId } })).id,
    orderlistId: (
      await run('mutation($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }', {
        input: { type: 'NEGATIVE', companyIds: [companyId] },
      })
    ).id,
    companyAttributeId: await say('COMPANY', { companyId }),
    contactAttributeId: await say('CONTACT', { contactId }),
    customerAttributeId: await say('CUSTOMER', { customerId }),
    attachmentId: (
      await run('mutation($input: MediaAttachmentInput!) { mediaAttachmentCreate(input: $input) { id } }', {
        input: {
          companyId,
          alt: [],
          description: [],
          tags: [],
          uploadAttachments: [
            {
              language: 'EN',
              uploadType: 'BASE64',
              base64File: { base64: Buffer.from('private').toString('base64'), fileName: 'a.txt' },
            },
          ],
        },
      })
    ).id,
  }
}

const definitionOf = async (server: TestServer, name: string): Promise<string> =>
  must(await server.gql('query($name: String!) { roleDefinitions(input: { names: [$name] }) { items { id } } }', { name }))
    .roleDefinitions.items[0].id

/** An administrator with every right, who has chosen a password. */
async function administrator(server: TestServer, email: string, apikey: string, owner?: string): Promise<string> {
  const run = async (document: string, variables: object) => must(await server.gql(document, variables, owner))
  const { id } = (await run('query($email: String!) { adminUser(email: $email) { id } }', { email })).adminUser
  const { roleDefinitions } = await run('{ roleDefinitions(input: { offset: 100 }) { items { id } } }', {})
  for (const definition of roleDefinitions.items)
    await run('mutation($input: RoleCreateInput!) { roleCreate(input: $input) { id } }', {
      input: { roleDefinitionId: definition.id, userId: Number(id), access: 'OWNER' },
    })
  const hash = await server.services.passwords.hash(password)
  await server.db.updateTable('control.adminUser').set({ passwordHash: hash }).where('email', '=', email).execute()
  return login(server, email, apikey)
}

const login = async (server: TestServer, email: string, apikey: string): Promise<string> =>
  must(
    await server.gql(
      'mutation($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { session { accessToken } } }',
      { email, password },
      apikey,
    ),
  ).login.session.accessToken

const refreshTokenOf = async (server: TestServer, email: string, apikey: string): Promise<string> =>
  must(
    await server.gql(
      'mutation($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { session { refreshToken } } }',
      { email, password },
      apikey,
    ),
  ).login.session.refreshToken

const viewing = Object.fromEntries(Object.keys(everything).map((domain) => [domain, 'VIEWER'])) as Roles

function must(answer: Answer): Answer {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer
}

/** Creates the other tenant: a separate database with other ids. */
async function otherTenant(server: TestServer): Promise<Credentials> {
  const input = { id: 'other', name: 'Other', channel: { name: 'Other' } }
  must(await server.gql('mutation($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', { input }))
  const { issueGqlKey } = await import('../../src/modules/accounts/apikey/apikey.service.js')
  const { key } = await issueGqlKey(server.db, server.clock(), {
    tenantId: 'other',
    name: 'admin',
    roles: everything,
    channelId: 1,
  })
  const email = 'admin@elsewhere.test'
  must(await server.gql('mutation($email: String!) { adminUserCreate(input: { email: $email }) { id } }', { email }, key))
  return { apikey: key, bearer: await administrator(server, email, key, key) }
}

/** The secret of the authenticator app of both administrators. */
export const FACTOR_SECRET = Buffer.from('secret of the matrix')

/** One administrator has enabled two-factor sign-in, and the one of the other tenant has set it up only. */
async function addFactors(server: TestServer, adminEmail: string): Promise<void> {
  const admins = await server.db.selectFrom('control.adminUser').select(['id', 'email']).execute()
  for (const { id: adminUserId, email } of admins)
    if (email === adminEmail || email === 'admin@elsewhere.test')
      await server.db
        .insertInto('control.adminTwoFactor')
        .values({
          adminUserId,
          secret: server.services.secretBox.seal(FACTOR_SECRET),
          enabledAt: email === adminEmail ? server.clock() : null,
          createdAt: server.clock(),
        })
        .execute()
}

export async function furnish(): Promise<{ server: TestServer; fixture: Fixture }> {
  const server = await startTestServer({ closes: false })
  const [own, foreign] = [await side(server, 'ours'), await side(server, 'theirs')]
  const things = await addThings(server)
  const assigned = { pricesheetId: things.pricesheet.id, companyId: own.secondCompanyId }
  await server.db.insertInto('pricesheetParty').values(assigned).execute()
  const storefront = await server.keyFor({ shop: 'VIEWER', product: 'VIEWER' })
  await server.db.insertInto('pricesheetParty').values({ pricesheetId: things.pricesheet.id, contactId: own.contactId }).execute()
  const as = async (email: string) => ({ apikey: storefront, bearer: await login(server, email, storefront) })
  const fixture: Fixture = {
    own: { ...own, ...(await addSales(server, own, things)) },
    foreign: { ...foreign, ...(await addSales(server, foreign, things)) },
    things,
    refreshToken: await refreshTokenOf(server, own.contactEmail, storefront),
    roleDefinitionId: await definitionOf(server, 'pricing'),
    actors: {
      anonymous: {},
      storefront: { apikey: storefront },
      contact: await as('contact@ours.test'),
      manager: await as('manager@ours.test'),
      customer: await as('customer@ours.test'),
      restClient: { bearer: await server.tokenFor(everything) },
      restViewer: { bearer: await server.tokenFor(viewing) },
      orderEditor: { apikey: await server.keyFor({ order: 'EDITOR' }) },
      admin: { apikey: storefront, bearer: await administrator(server, own.adminEmail, storefront) },
      otherAdmin: await otherTenant(server),
    },
  }
  await addFactors(server, own.adminEmail)
  return { server, fixture }
}
