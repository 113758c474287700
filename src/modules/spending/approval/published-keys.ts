import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../core/base/errors.js'
import { DEFAULT_TENANT, type Tenants } from '../../../db/tenants/tenants.js'
import { publishedKeys } from './keys.js'

/** Publishes the keys that proofs of approvals are checked with. They are no secret, so the address needs no credential. */
export function mountKeys(app: FastifyInstance, { tenants }: { tenants: Pick<Tenants, 'open'> }): void {
  void app.register((scope, _options, done) => {
    scope.route<{ Querystring: { tenant?: string } }>({
      method: 'GET',
      url: '/.well-known/approval-keys.json',
      handler: async ({ query }, reply) => {
        const id = query.tenant ?? DEFAULT_TENANT
        const db = await tenants.open(id)
        if (!db) throw notFound('Tenant', 'TENANT_NOT_FOUND_ERROR', { id })
        const keys = JSON.stringify(await publishedKeys(db))
        return reply.header('content-type', 'application/jwk-set+json').header('cache-control', 'public, max-age=300').send(keys)
      },
    })
    done()
  })
}
