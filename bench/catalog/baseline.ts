/** The server of the hand-written handlers: Fastify, a pool, and one prepared statement for each route. */
import Fastify from 'fastify'
import pg from 'pg'
import { handlers, pathOf } from './handlers.js'

const [connectionString = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 8 })
const app = Fastify()

for (const [name, { text, shape }] of Object.entries(handlers)) {
  const answer = async (values: unknown[]): Promise<string> => {
    const { rows } = await pool.query({ name, text, values })
    return JSON.stringify(shape(rows, values))
  }
  const path = pathOf(name)
  app.post(path, async (request, reply) => {
    const body = await answer((request.body as { values: unknown[] }).values)
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
  app.get(path, async (request, reply) => {
    const body = await answer([(request.query as { value: string }).value])
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
}

const url = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`The baseline server listens at ${url}`)
