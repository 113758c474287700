/** The records that the GraphQL examples are about: those of the REST examples, people of the demo shop who can log in, and what only GraphQL can add. */
import { demoAdmin, demoUsers } from '../../../src/cli/demo/demo.data.js'
import { openReceiver } from '../../receiver.js'
import type { Answer, TestServer } from '../../test-server.js'
import { readFixture } from '../demo-fixture.js'
import { addCatalog } from './fixture.catalog.js'
import { addMessages } from './fixture.messages.js'
import { addPeople, PASSWORD } from './fixture.people.js'
import { addRules } from './fixture.rules.js'
import { addSales } from './fixture.sales.js'

export type Run = (document: string, variables?: object) => Promise<Answer>
// biome-ignore lint/suspicious/noExplicitAny: records of the demo shop, as the API shows them
export type Records = Record<string, any>

/** The values for the variables of examples. The names are those of the fixture of test/matrix, whose variables many examples share. */
export interface GraphqlFixture {
  own: Records
  things: Records
  refreshToken: string
  roleDefinitionId: string
  actors: { contact: { bearer: string }; admin: { bearer: string } }
  close: () => Promise<void>
}

export async function readGraphqlFixture(shop: TestServer): Promise<GraphqlFixture> {
  const run: Run = async (document, variables = {}) => {
    const answer = await shop.gql(document, variables)
    if (answer.errors) throw new Error(`${document} ${JSON.stringify(variables)}: ${JSON.stringify(answer.errors)}`)
    return Object.values(answer)[0]
  }
  const usage = await addUsage(shop, run)
  const { own, things } = (await readFixture((line, body) => shop.rest(line, body))) as unknown as Pick<
    GraphqlFixture,
    'own' | 'things'
  >
  const agent = await openReceiver(() => ({
    body: JSON.stringify({ conversationId: 'conversation-1', responseMessage: 'The hammer drill of 1500 W drills concrete.' }),
  }))
  const catalog = { ...things, ...(await addCatalog(shop, run, things)) }
  const people = await addPeople(shop, run, own)
  const sales = await addSales(shop, run, { ...own, ...people }, catalog)
  const sessions = await logIn(run)
  return {
    own: { ...own, ...people, ...sales },
    things: {
      ...catalog,
      usage,
      ...(await addMessages(shop, run, agent.url)),
      ...(await addKeys(run)),
      ...(await addRules(run, things)),
    },
    ...sessions,
    roleDefinitionId: (await run('{ roleDefinitions(input: { names: ["pricing"] }) { items { id } } }')).items[0].id,
    close: agent.close,
  }
}

/** The default tenant is as old as the test, and somebody has used a deprecated field. */
async function addUsage({ db, clock, ledger }: TestServer, run: Run) {
  const now = clock()
  await db.updateTable('control.tenant').set({ createdAt: now, lastModifiedAt: now }).execute()
  await run('{ taxes { items { shopId } } }')
  await ledger.flush()
  return (await run('{ lifecycleUsage(input: { item: "gql:Tax.shopId" }) { items { credential } } }')).items[0]
}

/** Sessions of the contact and of the administrator. */
async function logIn(run: Run) {
  const start = async (email: string) =>
    (
      await run('mutation ($input: LoginInput!) { login(input: $input) { session { accessToken refreshToken } } }', {
        input: { email, password: PASSWORD },
      })
    ).session
  const contact = await start(demoUsers.contact.email)
  const admin = await start(demoAdmin.email)
  return {
    refreshToken: contact.refreshToken,
    actors: { contact: { bearer: contact.accessToken }, admin: { bearer: admin.accessToken } },
  }
}

/** Keys that can be changed, and a role definition that nobody has. */
async function addKeys(run: Run) {
  const withUuid = ({ id }: { id: string }) => ({ id, uuid: id })
  return {
    gqlApiKey: withUuid(await run('mutation { gqlApiKeyCreate(input: { name: "Storefront" }) { id } }')),
    restApiKey: withUuid(await run('mutation { restApiKeyCreate(input: { name: "ERP" }) { id } }')),
    roleDefinition: withUuid(
      await run(`mutation { roleDefinitionCreate(input: {
        name: "example", descriptions: [{ language: "EN", value: "Example" }], defaultAccess: NONE }) { id } }`),
    ),
  }
}
