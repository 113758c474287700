/**
 * Two servers on one PostgreSQL with a replica, behind a pgbouncer where there is one. Prints how many reads after a write were stale: with the token of
 * the write, of a key that may write, and of a visitor who sends nothing.
 * Usage: node tools/run.mjs test/nodes/run.ts [pairs] [path of pgbouncer]
 */
import { type Installation, openInstallation, send } from './installation.js'

const pairs = Number(process.argv[2] ?? 3000)
const pgbouncer = process.argv[3]
/** The number of concurrent writers and readers, each with its own product. */
const CLIENTS = 6

type Reader = (at: Installation, url: string, document: string, token: string) => ReturnType<typeof send>

const readers: Record<string, Reader> = {
  'visitor with the token': (at, url, document, token) => send(url, at.keys.visitor, document, { 'api-read-after': token }),
  'key that may write, without a token': (at, url, document) => send(url, at.keys.admin, document),
  'visitor without the token': (at, url, document) => send(url, at.keys.visitor, document),
}

async function createProduct(at: Installation, url: string): Promise<number> {
  const input = '{ names: [{ language: "NL", value: "0" }] }'
  const { data } = await send(url, at.keys.admin, `mutation { productCreate(input: ${input}) { productId } }`)
  return data.productCreate.productId
}

/** Writes through one server and reads through the other. */
async function countStale(at: Installation, read: Reader): Promise<number> {
  const [writer = '', other = ''] = at.servers.map(({ url }) => url)
  let [left, stale] = [pairs, 0]
  const work = async () => {
    const id = await createProduct(at, writer)
    while (left-- > 0) {
      const name = String(left)
      const input = `{ names: [{ language: "NL", value: "${name}" }] }`
      const written = await send(
        writer,
        at.keys.admin,
        `mutation { productUpdate(productId: ${id}, input: ${input}) { productId } }`,
      )
      if (written.errors) throw new Error(written.errors[0].message)
      const { data, errors } = await read(
        at,
        other,
        `{ product(productId: ${id}) { names(language: "NL") { value } } }`,
        written.token ?? '',
      )
      // A product that the replica does not have yet is as stale as an old name.
      if (errors || data.product.names[0].value !== name) stale++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return stale
}

const at = await openInstallation({ servers: 2, pgbouncer })
try {
  await new Promise((done) => setTimeout(done, 2000))
  const ready = await (await fetch(`${at.servers[0]?.url}/ready`)).json()
  console.log(`2 servers, 1 replica, ${at.hasPooler ? 'behind pgbouncer' : 'no pooler'}; ${JSON.stringify(ready)}`)
  for (const [name, read] of Object.entries(readers)) {
    const startedAt = performance.now()
    const stale = await countStale(at, read)
    const ms = (performance.now() - startedAt) / pairs
    console.log(`${name}: ${stale} stale of ${pairs}, ${ms.toFixed(1)} ms a pair with ${CLIENTS} clients`)
    if (stale > 0 && !name.startsWith('visitor without')) process.exitCode = 1
  }
} finally {
  await at.close()
}
