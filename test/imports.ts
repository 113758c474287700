/** Files of comma-separated values, sent as clients send them. */
import { sql } from 'kysely'
import type { Answer, TestServer } from './test-server.js'

type Content = string | Uint8Array<ArrayBuffer>

/** Imports a file of products, or of another kind, and returns the result. */
export const importing =
  (server: TestServer) =>
  async (content: Content, mappings?: object[], kind = 'product'): Promise<Answer> => {
    const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}CsvInput`
    const answer = await server.upload(
      `mutation ($input: ${type}!) { done: ${kind}CsvImport(input: $input) { importedCount errors { code messages rowNumber } } }`,
      { input: { file: null, ...(mappings && { mappings }) } },
      { 'variables.input.file': { name: 'a.csv', type: 'text/csv', content } },
    )
    return answer.done ?? answer
  }

/** While it works, the database does something else instead of storing a product with a certain sku. */
export async function stumbling<T>({ db }: TestServer, sku: string, instead: string, work: () => Promise<T>): Promise<T> {
  await sql`create or replace function stumble() returns trigger language plpgsql as
    ${sql.lit(`begin if new.sku = '${sku}' then ${instead}; end if; return new; end`)}`.execute(db)
  await sql`create trigger stumble before insert or update on product for each row execute function stumble()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop trigger stumble on product`.execute(db)
  }
}
