/** Sends the SDK's documents of accounts and sessions that none of its services sends, with an administrator's key. */
import { deepEqual } from 'node:assert/strict'
import { csvFile, type Data, type DocumentRunner } from './run.js'

const password = 'a long password'

export async function sendAccounts(run: DocumentRunner) {
  const company = (await run('companyCreate', { input: { name: 'Documents' } })).companyId
  const other = (await run('companyCreate', { input: { name: 'Documents too' } })).companyId
  await run('companyUpdate', { id: company, input: { notes: 'By the SDK' } })
  await run('company', { id: company })
  await sendContacts(run, company, other)
  await sendCustomers(run)
  await sendSessions(run)
  await sendAdministrators(run)
  await sendImports(run)
  await run('companyDelete', { id: other })
}

async function sendContacts(run: DocumentRunner, parentId: number, other: number) {
  const email = 'documents@sdk.test'
  const { contactId: id } = await run('contactCreate', { input: { email, firstName: 'Do', lastName: 'Cument', parentId } })
  await run('contact', { id })
  await run('contacts', { input: { contactIds: [id] } })
  await run('contactUpdate', { id, input: { phone: '0101234567' } })
  await run('contactCreateAccount', { id, input: { password } })
  await run('triggerContactSendWelcomeEmailEvent', { input: { contactId: id } })
  await run('triggerPasswordSendInitEmailEvent', { input: { email } })
  await run('passwordResetLink', { input: { email } })
  await run('contactAddToCompanies', { id, input: { companyIds: [other] } })
  await run('addCompanyManager', { userId: id, companyId: other })
  await run('removeCompanyManager', { userId: id, companyId: other })
  await run('contactRemoveFromCompanies', { id, input: { companyIds: [other] } })
  await sendRights(run, id, parentId)
  await run('contactDeleteAccount', { id })
  await run('contactDelete', { id })
}

async function sendRights(run: DocumentRunner, userId: number, companyId: number) {
  const descriptions = [{ language: 'EN', value: 'Marketing' }]
  const definition = await run('roleDefinitionCreate', { input: { name: 'marketing', descriptions, defaultAccess: 'NONE' } })
  const { id } = definition
  await run('roleDefinition', { id })
  await run('roleDefinitionUpdate', { id, input: { name: 'campaigns', descriptions, defaultAccess: 'NONE' } })
  const role = await run('roleCreate', { input: { roleDefinitionId: id, userId, access: 'VIEWER' } })
  await run('role', { id: role.id })
  await run('roleDelete', { id: role.id })
  await run('roleDefinitionDelete', { id })
  const config = await run('purchaseAuthorizationConfigCreate', { input: { contactId: userId, companyId } })
  await run('purchaseAuthorizationConfig', { id: config.id })
  const token = await run('magicTokenCreate', { input: { contactId: userId } })
  await run('magicToken', { id: token.id })
  await run('magicTokens', { input: { contactIds: [userId] } })
  await run('magicTokenUpdate', { id: token.id, input: { oneTimeUse: true } })
  await run('magicTokenDelete', { id: token.id })
}

async function sendCustomers(run: DocumentRunner) {
  const input = { email: 'documents-consumer@sdk.test', firstName: 'Con', lastName: 'Sumer' }
  const { customerId: id } = await run('customerCreate', { input })
  await run('customer', { id })
  await run('customers', { input: { customerIds: [id] } })
  await run('customerUpdate', { id, input: { phone: '0101234567' } })
  await run('customerCreateAccount', { id, input: { password } })
  await run('customerDeleteAccount', { id })
  await run('customerDelete', { id })
}

/** Companies, contacts and customers are also imported from files. */
async function sendImports(run: DocumentRunner) {
  const requireImported = (answer: Data) => deepEqual(answer, { importedCount: 1, errors: [] })
  await run('companyCsvImport', { input: { file: csvFile('name,sourceName,sourceId', 'SDK file,sdk,company') } }, requireImported)
  const { companies } = await run.query('{ companies(input: { name: "SDK file" }) { items { companyId } } }')
  const [{ companyId }] = companies.items
  const people = csvFile('email,firstName,lastName,companyId', `contact-file@sdk.test,Con,Tact,${companyId}`)
  await run('contactCsvImport', { input: { file: people } }, requireImported)
  await run(
    'customerCsvImport',
    { input: { file: csvFile('email,firstName,lastName', 'customer-file@sdk.test,Cus,Tomer') } },
    requireImported,
  )
}

async function sendSessions(run: DocumentRunner) {
  await run('startSession', {})
  const email = 'documents-account@sdk.test'
  const { session } = await run('authenticationCreate', { input: { email, password } })
  await run('verifyToken', { input: { token: session.accessToken } })
  await run('authentication', { email })
  await run('claimsReset', { uid: session.uid, email })
  await run('claimsResetAll', {})
  await run('authenticationDelete', { uid: session.uid })
}

async function sendAdministrators(run: DocumentRunner) {
  const email = 'documents-admin@sdk.test'
  await run('adminUserCreate', { input: { email, firstName: 'Ad' } })
  await run('adminUserUpdate', { email, input: { job: 'Back office' } })
  await run('adminUser', { email })
  await run('adminUsers', { input: { offset: 5 } })
  const { adminUser } = await run.query(`{ adminUser(email: "${email}") { tenants { items { id tenant } } } }`)
  const [{ id, tenant }] = adminUser.tenants.items
  await run('adminUserTenant', { id: Number(id) })
  await run('adminUserTenantDelete', { id: Number(id) })
  await run('adminUserTenantCreate', { input: { email, tenant, name: 'Back office', default: true } })
  await run('adminUserDelete', { email })
}
