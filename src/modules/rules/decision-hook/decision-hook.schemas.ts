/** Serves the JSON Schemas of the protocol to those who write receivers. They contain no data of a shop. */
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../core/base/errors.js'
import { isPoint } from './check-answer.js'
import { moduleSchema } from './module-points.js'
import { answerSchema, questionSchema } from './schemas.js'

const MODULE_NAME = /^([\w-]+)-(question|answer)\.json$/
const NAME = /^(\w+)-(question|answer)\.json$/

/** `GET /v2/decision-hooks/schemas/v1/checkout-question.json` */
export function mountSchemas(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.route<{ Params: { name: string } }>({
      method: 'GET',
      url: '/v2/decision-hooks/schemas/v1/:name',
      handler: async ({ params }, reply) => {
        const [, name = '', side] = NAME.exec(params.name) ?? []
        const point = name.toUpperCase()
        if (!isPoint(point)) throw notFound('Schema', 'SCHEMA_NOT_FOUND_ERROR', { name: params.name })
        const schema = side === 'question' ? questionSchema(point) : answerSchema(point)
        return reply.header('content-type', 'application/schema+json; charset=utf-8').send(JSON.stringify(schema))
      },
    })
    scope.route<{ Params: { module: string; name: string } }>({
      method: 'GET',
      url: '/v2/decision-hooks/schemas/v1/:module/:name',
      handler: async ({ params: { module, name } }, reply) => {
        const [, point = '', side] = MODULE_NAME.exec(name) ?? []
        const schema = moduleSchema(`${module}/${point}`, side === 'question' ? 'question' : 'answer')
        if (!schema) throw notFound('Schema', 'SCHEMA_NOT_FOUND_ERROR', { name: `${module}/${name}` })
        return reply.header('content-type', 'application/schema+json; charset=utf-8').send(JSON.stringify(schema))
      },
    })
    done()
  })
}
