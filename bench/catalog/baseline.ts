/** The baseline server: Fastify, a pool, and one prepared statement per route. It shows the lowest cost of a response from PostgreSQL. */
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString = '', statementsJson = '[]'] = process.argv.slice(2)
const statements = JSON.parse(statementsJson) as { name: string; text: string }[]
const pool = new pg.Pool({ connectionString, max: 8 })
const app = Fastify()

const runStatement = async (n: number, values: unknown[]): Promise<string> => {
  const { rows } = await pool.query<{ body: string }>({ name: `baseline${n}`, text: statements[n]?.text ?? '', values })
  return rows[0]?.body ?? '{}'
}

for (const n of statements.keys()) {
  app.post(`/baseline/${n}`, async (request, reply) => {
    const body = await runStatement(n, (request.body as { values: unknown[] }).values)
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
  app.get(`/baseline/${n}`, async (request, reply) => {
    const body = await runStatement(n, [(request.query as { value: string }).value])
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
}

const url = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`The baseline server listens at ${url}`)
