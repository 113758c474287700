/** The documentation at /guide: every page loads, every link and anchor works, and the navigation reaches every file of docs/. */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.js'

const browser = { accept: 'text/html,application/xhtml+xml' }

let server: TestServer
const get = (url: string, headers: Record<string, string> = browser) => server.app.inject({ method: 'GET', url, headers })
const linksOf = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

beforeAll(async () => {
  const load = (file: string) => import(new URL(`../tools/${file}`, import.meta.url).href)
  const [{ buildPortal }, { buildGuide }] = await Promise.all([load('portal-assets.mjs'), load('guide-pages.mjs')])
  buildGuide()
  await buildPortal()
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

/** Follows all links from /guide, as far as they stay on this server. */
async function readSite() {
  const pages = new Map<string, string>()
  const waiting = ['/guide']
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (pages.has(url)) continue
    const { statusCode, body } = await get(url)
    expect([url, statusCode]).toEqual([url, 200])
    pages.set(url, body)
    if (!url.startsWith('/guide')) continue
    waiting.push(...linksOf(body).flatMap((link) => (link.startsWith('/') ? [link.split('#')[0]!] : [])))
  }
  return pages
}

describe('the documentation', () => {
  it('has no dead link and no dead anchor, and reaches every file of docs/', async () => {
    const pages = await readSite()

    const dead = [...pages].flatMap(([url, html]) =>
      linksOf(html).flatMap((link) => {
        const [path, anchor] = link.split('#')
        const target = pages.get(path || url)
        return anchor && target && url.startsWith('/guide') && !idsOf(target).has(decodeURIComponent(anchor))
          ? [`${url} → ${link}`]
          : []
      }),
    )
    expect(dead).toEqual([])
    const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
    const addresses = files.map((file) => `/guide/${file.replace(/^guides\//, '').replace(/\.md$/, '')}`.replace(/\/README$/, ''))
    expect(addresses.filter((address) => !pages.has(address))).toEqual([])
  })

  it('marks the page that is open in the navigation, and lists its headings', async () => {
    const { body, headers } = await get('/guide/webhooks')

    expect(body).toContain('<a href="/guide/webhooks" aria-current="page">Webhooks</a>')
    expect(body).toContain('<a href="#receive-it">Receive it</a>')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toMatch(/<script(?![^>]* src=")| style=|<style/)
  })

  it('redirects links that were written for a repository host', async () => {
    expect((await get('/guide/guides/tour.md')).headers.location).toBe('/guide/tour')
  })

  it('can be searched by every heading', async () => {
    const entries = (await get('/guide/search.json')).json() as { address: string; words: string }[]

    expect(entries.find(({ address }) => address === '/guide/operating#from-the-embedded-database-to-your-own')?.words).toContain(
      'move-to',
    )
  })
})

describe('an address that fails', () => {
  it('is a page for a person, and problem details for a program', async () => {
    const page = await get('/no-such-page')
    const problem = await get('/no-such-page', { accept: '*/*' })

    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<h1>Not found</h1>')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect([problem.statusCode, problem.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(problem.json()).toMatchObject({ title: 'NotFound', error: { code: 10008 } })
  })

  it.each([
    ['/v2/taxes', 401, 'Unauthorized'],
    ['/guide/<script>', 404, 'Not found'],
    ['/deprecations?at=never', 400, 'Schema validation'],
    ['/problems/not-found', 200, 'Not found'],
  ])('%s is a page with the status %s', async (url, status, heading) => {
    const { statusCode, body } = await get(url)

    expect(statusCode).toBe(status)
    expect(body).toContain(`<h1>${heading}</h1>`)
    expect(body).not.toContain('<script>')
  })

  it('stays JSON for a browser that writes', async () => {
    const { headers } = await server.app.inject({ method: 'POST', url: '/v2/taxes', headers: browser, payload: {} })

    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })
})
