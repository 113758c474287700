/** The people of the GraphQL examples: the buyers of the demo, who get accounts, and administrators. */
import { demoAdmin, demoUsers } from '../../../src/cli/demo/demo.data.js'
import { issueGqlKey } from '../../../src/modules/accounts/apikey/apikey.service.js'
import { totp } from '../../../src/modules/accounts/two-factor/totp.js'
import { everything, type TestServer, TODAY } from '../../test-server.js'
import type { Records, Run } from './fixture.js'

/** Everybody logs in with it; examples show a placeholder in its place. */
export const PASSWORD = 'correct horse 1'

/** The tenant beside the demo shop, and the address of its administrator. */
export const OTHER_TENANT = 'outlet'
const OTHER_ADMIN = 'bram@wharf.example'
/** An administrator with two-factor sign-in. */
export const GUARDED_ADMIN = 'vera@wharf.example'

/** The secret of the authenticator app of both administrators, and the code that it shows. */
const FACTOR_SECRET = Buffer.from('secret of an example')
export const appCode = () => totp.codeOfStep(FACTOR_SECRET, totp.stepAt(new Date(TODAY)))

const findContact =
  'query ($email: String) { contacts(input: { email: $email }) { items { id: contactId company { companyId } } } }'
const findCustomer = 'query ($email: String) { customers(input: { email: $email }) { items { id: customerId } } }'

export async function addPeople(shop: TestServer, run: Run, { companyId, contactId, secondCompanyId }: Records) {
  const find = async (document: string, email: string) => (await run(document, { email })).items[0]
  const karin = await find(findContact, demoUsers.manager.email)
  const peter = await find(findContact, demoUsers.contact.email)
  const sanne = await find(findCustomer, demoUsers.customer.email)
  const createAccount = (kind: string, id: number) =>
    run(`mutation ($id: Int!, $input: CreateAccountInput) { ${kind}CreateAccount(id: $id, input: $input) { __typename } }`, {
      id,
      input: { password: PASSWORD },
    })
  await run('mutation ($id: Int!, $company: Int!) { addCompanyManager(userId: $id, companyId: $company) }', {
    id: karin.id,
    company: karin.company.companyId,
  })
  await createAccount('contact', karin.id)
  await createAccount('contact', peter.id)
  await createAccount('customer', sanne.id)
  // The company and the contact that were added for the REST examples have no history, so they can be changed and deleted.
  const join =
    'mutation ($id: Int!, $ids: [Int!]!) { contactAddToCompanies(id: $id, input: { companyIds: $ids }) { __typename } }'
  await run(join, { id: contactId, ids: [secondCompanyId] })
  return {
    newCompanyId: companyId,
    newContactId: contactId,
    companyId: karin.company.companyId,
    managerId: karin.id,
    contactId: peter.id,
    customerId: sanne.id,
    contactEmail: demoUsers.contact.email,
    strangerId: (await find(findContact, demoUsers.english.email)).id,
    ...(await addAddresses(run, karin.company.companyId, sanne.id)),
    ...(await addAccess(run, peter.id)),
    ...(await addAdministrators(shop, run)),
  }
}

async function addAddresses(run: Run, companyId: number, customerId: number) {
  const place = { type: 'delivery', street: 'Havenweg', number: '12', postalCode: '3011 AB', city: 'Rotterdam', country: 'NL' }
  const add = async (kind: string, owner: object) =>
    (
      await run(
        `mutation ($input: ${kind}Create${'Input'}!) { address: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}Create(input: $input) { id } }`,
        { input: { ...place, ...owner } },
      )
    ).id
  return {
    companyAddressId: await add('CompanyAddress', { companyId }),
    customerAddressId: await add('CustomerAddress', { customerId }),
  }
}

/** Adds access of the contact: its account, a role and a link; and a customer without an account. */
async function addAccess(run: Run, contactId: number) {
  const definition = (await run('{ roleDefinitions(input: { names: ["logistics"] }) { items { id } } }')).items[0]
  const role = { roleDefinitionId: definition.id, userId: contactId, access: 'NONE' }
  const dora =
    'mutation { customerCreate(input: { firstName: "Dora", lastName: "Example", email: "dora@example.com" }) { customerId } }'
  const findAccount = 'query ($email: String!) { authentication(email: $email) { uid } }'
  const createToken = 'mutation ($id: Int!) { magicTokenCreate(input: { contactId: $id }) { id } }'
  return {
    plainCustomerId: (await run(dora)).customerId,
    contactUid: (await run(findAccount, { email: demoUsers.contact.email })).uid,
    roleId: (await run('mutation ($input: RoleCreateInput!) { roleCreate(input: $input) { id } }', { input: role })).id,
    magicTokenId: (await run(createToken, { id: contactId })).id,
  }
}

/** The administrator of the demo, who can log in, and one of another tenant. */
async function addAdministrators(shop: TestServer, run: Run) {
  const { email, firstName, lastName } = demoAdmin
  const create = 'mutation ($input: CreateUserDto!) { adminUserCreate(input: $input) { id } }'
  await run(create, { input: { email, firstName, lastName } })
  await run(create, { input: { email: GUARDED_ADMIN, firstName: 'Vera', lastName: 'Kade' } })
  const passwordHash = await shop.services.passwords.hash(PASSWORD)
  await shop.db.updateTable('control.adminUser').set({ passwordHash }).where('email', 'in', [email, GUARDED_ADMIN]).execute()
  const { tenants } = await run('query ($email: String!) { adminUser(email: $email) { tenants { items { id } } } }', { email })
  const input = { id: OTHER_TENANT, name: 'Outlet', channel: { name: 'Outlet' } }
  await run('mutation ($input: TenantCreateInput!) { tenantCreate(input: $input) { id } }', { input })
  const given = { tenantId: OTHER_TENANT, name: 'admin', roles: everything, channelId: 1 }
  const { key } = await issueGqlKey(shop.db, shop.clock(), given)
  await shop.gql(create, { input: { email: OTHER_ADMIN, firstName: 'Bram', lastName: 'Haven' } }, key)
  return { adminEmail: email, otherAdminEmail: OTHER_ADMIN, adminUserTenantId: Number(tenants.items[0].id) }
}

/** Stores the second factor of an administrator, enabled or only set up. */
export async function addFactor(shop: TestServer, email: string, enabledAt: Date | null): Promise<void> {
  const { id } = await shop.db.selectFrom('control.adminUser').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const secret = shop.services.secretBox.seal(FACTOR_SECRET)
  await shop.db
    .insertInto('control.adminTwoFactor')
    .values({ adminUserId: id, secret, enabledAt, createdAt: shop.clock() })
    .execute()
}
