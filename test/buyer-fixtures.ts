/** People whose companies buy from order lists. */

import { addContact, logIn } from './people.js'
import type { TestServer } from './test-server.js'

const CREATE = 'mutation ($input: OrderlistCreateInput!) { orderlistCreate(input: $input) { id } }'

/** Adds a contact of a company whose assortment is only these; returns their access token. */
export async function addBuyer(server: TestServer, offered: { productIds?: number[]; clusterIds?: number[] }): Promise<string> {
  const email = 'buyer@dock.test'
  const { companyIds } = await addContact(server, { email })
  const answer = await server.gql(CREATE, { input: { type: 'POSITIVE', companyIds, ...offered } })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return (await logIn(server, email)).accessToken
}
