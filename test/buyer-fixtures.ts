/** People whose companies buy from order lists. */
import type { House } from './house.js'
import { addContact, logIn } from './people.js'

const CREATE = 'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }'

/** A contact of a company that is offered nothing but these; answers their access token. */
export async function addBuyer(h: House, offered: { productIds?: number[]; clusterIds?: number[] }): Promise<string> {
  const email = 'buyer@dock.test'
  const { companyIds } = await addContact(h, { email })
  const answer = await h.gql(CREATE, { input: { type: 'POSITIVE', companyIds, ...offered } })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return (await logIn(h, email)).accessToken
}
