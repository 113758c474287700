/** Serves the desk pages of modules: the list for the navigation, and the script of each page. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { installedModules } from './installed-modules.js'

export function mountDeskPages(app: FastifyInstance): void {
  const config = { page: true }
  const pages = installedModules().flatMap(({ name, version, desk }) => (desk ? [{ name, version, title: desk.title }] : []))
  app.route({
    method: 'GET',
    url: '/desk/modules.json',
    config,
    handler: (_, reply) => sendPlain(reply, 'application/json', JSON.stringify(pages)),
  })
  app.route({
    method: 'GET',
    url: '/desk/modules/:name/:version/page.js',
    config,
    handler: async (request: FastifyRequest, reply) => {
      const { name } = request.params as { name: string }
      const page = installedModules().find((module) => module.name === name)?.desk
      if (!page) return reply.callNotFound()
      return sendPlain(reply, 'text/javascript', await readFile(fileURLToPath(page.file), 'utf8'))
    },
  })
}

const sendPlain = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).send(text)
