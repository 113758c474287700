/** The bare server: Fastify, a pool, one prepared statement a route. What it costs is the least that an answer from PostgreSQL can cost. */
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString = '', given = '[]'] = process.argv.slice(2)
const statements = JSON.parse(given) as { name: string; text: string }[]
const pool = new pg.Pool({ connectionString, max: 8 })
const app = Fastify()

const answer = async (n: number, values: unknown[]): Promise<string> => {
  const { rows } = await pool.query<{ body: string }>({ name: `floor${n}`, text: statements[n]?.text ?? '', values })
  return rows[0]?.body ?? '{}'
}

for (const n of statements.keys()) {
  app.post(`/floor/${n}`, async (request, reply) => {
    const body = await answer(n, (request.body as { values: unknown[] }).values)
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
  app.get(`/floor/${n}`, async (request, reply) => {
    const body = await answer(n, [(request.query as { value: string }).value])
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
}

const url = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`The floor serves at ${url}`)
