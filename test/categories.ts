/** Categories as tests make them. */
import { type Answer, startTestServer, type TestServer } from './test-server.js'

interface AddedCategory {
  id: number
  uuid: string
}

/** Adds a category through GraphQL, named in Dutch, under a parent where one is given. */
export async function addCategory(
  { gql }: TestServer,
  name: string,
  parent?: AddedCategory | null,
  more: object = {},
): Promise<AddedCategory> {
  const input = { names: [{ language: 'NL', value: name }], ...(parent && { parent: parent.id }), ...more }
  const answer = await gql('mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { id: categoryId uuid } }', {
    input,
  })
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.categoryCreate
}

/** Returns every category as `id: path`, to check that nothing moved. */
export const readPaths = async ({ tenants }: TestServer): Promise<Record<number, string>> =>
  Object.fromEntries(
    (await tenants.control.selectFrom('category').select(['id', 'path']).orderBy('id').execute()).map(({ id, path }) => [
      id,
      path,
    ]),
  )

export const error = (code: string, message: unknown): Answer => ({ errors: [{ message, code }] })

/** A test server that a whole file shares; it closes when the file says so. */
export const sharedHouse = () => startTestServer({ closes: false })
