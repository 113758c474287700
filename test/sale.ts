/** A purchase by the contact of the matrix, in two steps, so that a test can change settings before, between and after them. */

import type { Fixture } from './matrix/fixture.js'
import type { Answer, TestServer } from './test-server.js'

/** Fills a cart with a product, a carrier and a payment method. Returns its id. */
export async function fillCart(server: TestServer, fixture: Fixture): Promise<string> {
  const run = asContact(server, fixture)
  const { cartId: id } = await run('mutation { cartStart { cartId } }')
  const add = 'mutation ($id: String!, $input: CartAddItemInput!) { cartAddItem(id: $id, input: $input) { cartId } }'
  await run(add, { id, input: { productId: fixture.things.product.id } })
  const update = 'mutation ($id: String!, $input: CartUpdateInput!) { cartUpdate(id: $id, input: $input) { cartId } }'
  await run(update, { id, input: { postageData: { carrier: 'Post' }, paymentData: { method: 'CARD' } } })
  return id
}

/** Orders a cart. A cart whose price has changed is refused once, so that buyers see the new price. */
export async function orderCart(server: TestServer, fixture: Fixture, id: string): Promise<void> {
  const process = () =>
    asContact(server, fixture)(
      'mutation ($id: String!) { cartProcess(id: $id, input: { orderStatus: "NEW" }) { cartOrderId } }',
      {
        id,
      },
    )
  await process().catch((error: Error) => {
    if (!error.message.includes('Prices have changed')) throw error
    return process()
  })
}

/** Returns why the work was refused; null when it was not. An amount that a setting has raised may exceed what the contact may order alone. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    const { message } = error as Error
    return message.includes('exceeds the limit of the contact') ? null : message
  }
}

const asContact =
  (server: TestServer, fixture: Fixture) =>
  async (document: string, variables: object = {}): Promise<Answer> => {
    const { apikey = null, bearer } = fixture.actors.contact
    const answer = await server.gql(document, variables, apikey, bearer)
    if (answer.errors) throw new Error(`${answer.errors[0].code}: ${answer.errors[0].message}`)
    return Object.values(answer)[0]
  }
