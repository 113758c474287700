import { expect, it } from 'vitest'
import { startTestServer } from '../test-server.js'

const unescapeHtml = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

it('the headers of a deprecated request lead to a page that offers preview, check, usage and migration', async () => {
  const server = await startTestServer()
  const key = await server.keyFor({ pricing: 'VIEWER' })
  const payload = { query: '{ taxes { items { shopId } } }' }
  const { headers } = await server.app.inject({ method: 'POST', url: '/v2/graphql', headers: { apikey: key }, payload })
  const [, address = ''] = String(headers.link).match(/<([^>]+)>; rel="deprecation"/) ?? []

  const [path = '', anchor] = address.split('#')
  const { body } = await server.app.inject({ url: path, headers: { host: 'shop.example' } })

  expect(body).toContain(`id="${anchor}"`)
  const commands = [...body.matchAll(/<div id="tool-(\w+)">.*?<code>(.*?)<\/code>/g)].map(([, name, html = '']) => [
    name,
    unescapeHtml(html),
  ])
  expect(commands.map(([name]) => name)).toEqual(['preview', 'check', 'usage', 'migrate'])
  expect(commands.at(-1)?.[1]).toBe('wharf lifecycle fix --server http://shop.example src')
  for (const [, command = ''] of commands.slice(1, 3)) {
    const [, url = ''] = command.match(/http:\/\/shop\.example(\S+)/) ?? []
    const [, sent] = command.match(/-d '(.*)'/) ?? []
    const { status } = await server.rest(`${sent ? 'POST' : 'GET'} ${url}`, sent && JSON.parse(sent))
    expect([url, status]).toEqual([url, 200])
  }
})
