/** Companies and the people who act for them, as tests need them. */
import { type Answer, startTestServer } from './test-server.js'

/** The roles of a storefront's key. */
export const STOREFRONT_ROLES = { shop: 'VIEWER', product: 'VIEWER' } as const

/** Somebody who is logged in: their number, and the token of their session. */
export interface Person {
  id: number
  token: string
}

export async function houseOfContacts(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)

  /** Adds a company and returns its id. */
  const company = async (name: string): Promise<number> =>
    (
      await server.gql('mutation ($input: CreateCompanyInput!) { companyCreate(input: $input) { companyId } }', {
        input: { name },
      })
    ).companyCreate.companyId

  /** Adds a contact and returns its id. */
  const contact = async (parentId: number, input: object = {}): Promise<number> =>
    (
      await server.gql('mutation ($input: CreateContactInput!) { contactCreate(input: $input) { contactId } }', {
        input: { parentId, ...input },
      })
    ).contactCreate.contactId

  /** Adds a contact who is logged in. */
  const person = async (parentId: number, email: string): Promise<Person> => {
    const { contactRegister: registered } = await server.gql(
      `mutation ($input: RegisterContactInput!) {
        contactRegister(input: $input) { contact { userId } session { accessToken } }
      }`,
      { input: { parentId, email } },
    )
    return { id: registered.contact.userId, token: registered.session.accessToken }
  }

  /** Adds a contact who is logged in and manages the company. */
  const manager = async (companyId: number, email: string): Promise<Person> => {
    const one = await person(companyId, email)
    await server.gql(`mutation { addCompanyManager(userId: ${one.id}, companyId: ${companyId}) }`)
    return one
  }

  const shopKey = await server.keyFor(STOREFRONT_ROLES)
  /** Runs a document through the key of a storefront, as somebody or as a visitor. */
  const as = (who: Person | null, query: string, variables: object = {}): Promise<Answer> =>
    server.gql(query, variables, shopKey, who?.token)

  /** Returns the emitted events, oldest first. */
  const events = async (): Promise<Answer[]> =>
    (await server.db.selectFrom('event').select(['trigger', 'payload']).orderBy('id').execute()).map(({ trigger, payload }) => ({
      trigger,
      ...payload,
    }))

  return { ...server, company, contact, person, manager, shopKey, as, events }
}

export type HouseOfContacts = Awaited<ReturnType<typeof houseOfContacts>>
export const forbiddenCompany = {
  errors: [{ message: 'Forbidden resource: Unauthorized use of companyIds', code: 'FORBIDDEN' }],
}
export const noContact = (id: number) => ({
  errors: [{ message: `Contact with id [${id}] not found`, code: 'CONTACT_NOT_FOUND_ERROR' }],
})
