import fastify, { type FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRegistry } from '../src/core/lifecycle/registry.js'
import { mountPortal } from '../src/portal/portal.js'
import { deskPage, explorerPage } from '../src/portal/portal.pages.js'

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const pages = ['/', '/developers', '/docs', '/docs/graphql', '/deprecations', '/graphql', '/v2/graphql']
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

let app: FastifyInstance
const get = (url: string, headers: Record<string, string> = browser) => app.inject({ method: 'GET', url, headers })
const findAssetLinks = (html: string) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!)

beforeAll(async () => {
  const { buildPortal } = await import(new URL('../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
  app = fastify()
  mountPortal(app, {
    version: '1.2.3-<beta>',
    registry: openRegistry([]),
    clock: () => new Date('2026-11-15T12:00:00Z'),
    schema: buildSchema('type Query { one: Int }'),
    graphqlExamples: async () => ({}),
    openapi: () =>
      '{ "info": { "description": "" }, "tags": [], "x-tagGroups": [], "paths": {}, "components": { "schemas": {} } }',
  })
  await app.ready()
})

afterAll(() => app.close())

describe.each(pages)('the page %s', (url) => {
  it('has a content security policy that allows only our own script files', async () => {
    const { statusCode, headers, body } = await get(url)

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]))
    expect(policy.filter((rule) => rule.startsWith('script-src'))).toEqual(url === '/developers' ? [] : ["script-src 'self'"])
    expect(body).not.toMatch(/<script(?![^>]* src=")/)
    expect(body).not.toMatch(/ on\w+=| style=|<style|javascript:/)
  })

  it('refers only to files of this server, which have the right types and can be cached forever', async () => {
    const { body } = await get(url)
    const files = findAssetLinks(body)

    expect(files.length).toBeGreaterThan(1)
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    for (const file of files) {
      const { statusCode, headers, rawPayload } = await get(file, {})
      expect([file, statusCode, headers['content-type']]).toEqual([file, 200, types[file.split('.').pop()!]])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(rawPayload.length).toBeGreaterThan(100)
    }
  })
})

describe('the desk', () => {
  it('may only use style elements with the nonce of its own response', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const nonces = [first, second].map(({ body }) => /<meta id="style-nonce" nonce="([^"]+)">/.exec(body)?.[1])

    expect(nonces[0]).not.toBe(nonces[1])
    expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`)
  })

  it('shows the version to operators as text, never as markup', async () => {
    expect((await get('/')).body).toContain('data-version="1.2.3-&lt;beta&gt;"')
  })
})

describe('the page for developers', () => {
  it('shows its version and links to everything that the server publishes about itself', async () => {
    const { body } = await get('/developers')

    expect(body).toContain('Version 1.2.3-&lt;beta&gt;')
    const main = body.slice(body.indexOf('<main>'))
    const links = [...main.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1])
    expect(links).toEqual([
      '/',
      '/v2/graphql',
      '/docs',
      '/docs/graphql',
      '/guide',
      '/v2/schema.graphql',
      '/v2/openapi.json',
      '/v2/client.ts',
      '/guide/http',
      '/deprecations',
      '/health',
      '/ready',
      '/v2/graphql',
    ])
  })
})

describe('an installation without the built files', () => {
  it('shows a page that says so, or one that needs no files, instead of an empty one', () => {
    const page = explorerPage(undefined)
    expect(page.status).toBe(404)
    expect(page.html).toContain('is not part of this installation')
    expect(page.html).not.toContain('<script')
    expect(deskPage(undefined, '1.2.3', 'http://127.0.0.1:4000').html).toContain('curl -s http://127.0.0.1:4000/v2/graphql')
  })
})

describe('a file of the pages', () => {
  it('is sent compressed to a browser that accepts gzip', async () => {
    const [script] = findAssetLinks((await get('/docs')).body).filter((file) => file.endsWith('.js'))

    const plain = await get(script!, {})
    const compressed = await get(script!, { 'accept-encoding': 'gzip, deflate, br' })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.75)
  })

  it('does not exist under another id, outside the list or outside the folder', async () => {
    const style = findAssetLinks((await get('/developers')).body).find((file) => file.endsWith('.css'))!
    const folder = style.slice(0, style.lastIndexOf('/'))
    const wrong = [
      '/assets/portal/000000000000/landing.css',
      `${folder}/nothing.js`,
      `${folder}/manifest.json`,
      `${folder}/..%2Fmain.js`,
      `${folder}/..%2F..%2Fpackage.json`,
      `${folder}/constructor`,
      `${folder}/`,
      folder,
    ]

    const answers = await Promise.all(wrong.map(async (url) => [url, (await get(url)).statusCode]))

    expect(answers).toEqual(wrong.map((url) => [url, 404]))
  })
})

describe.each(['/graphql', '/v2/graphql'])('GET %s from a program', (url) => {
  it.each([undefined, '*/*', 'application/json'])('is refused as JSON, with a hint to use POST (accept: %s)', async (accept) => {
    const { statusCode, headers, body } = await get(url, accept ? { accept } : {})

    expect(statusCode).toBe(405)
    expect(headers).toMatchObject({ allow: 'POST', 'content-type': 'application/json; charset=utf-8', vary: 'accept' })
    expect(JSON.parse(body)).toEqual({
      errors: [
        {
          message: 'Send GraphQL requests by POST. Open this address in a browser for the GraphQL explorer.',
          extensions: { code: 'METHOD_NOT_ALLOWED' },
        },
      ],
    })
  })
})
