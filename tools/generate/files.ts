/** Creates the text of every generated file. `npm run generate` writes them; a test compares them with the committed files. */
import { join } from 'node:path'
import type pg from 'pg'
import { contractSdl } from './sdl.js'
import { tableTypes } from './tables.js'
import { contractTypes } from './types.js'

export async function generatedFiles(root: string, client: Pick<pg.ClientBase, 'query'>): Promise<Map<string, string>> {
  const sdl = contractSdl(join(root, 'src'))
  const { text, tables } = await tableTypes(client)
  const { contract, resolvers } = await contractTypes(sdl, tables)
  return new Map([
    ['src/contract/schema.gen.graphql', sdl],
    ['src/db/db.gen.ts', text],
    ['src/contract/contract.gen.ts', contract],
    ['src/interfaces/graphql/resolvers.gen.ts', resolvers],
  ])
}
