/** Runs the shell blocks of the README and the guides, in their order, against a server that was started as a user starts it. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolder, readCredentials, removeFolder, runWharf, type ServerProcess, startServer } from './process.js'

const GUIDES = ['README.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)]

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = createFolder()
  server = await startServer({ WHARF_DATA_DIR: folder })
})
afterAll(async () => {
  await server.end()
  removeFolder(folder)
})

/** The blocks that are marked as `sh`. Those that are marked as `console` are only shown. */
const shellBlocks = (file: string) => blocksOf(file, 'sh').join('\n')

const blocksOf = (file: string, language: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, block]) =>
    name === language ? [block ?? ''] : [],
  )

function runShell(text: string) {
  const { port } = new URL(server.url)
  const script = text.replaceAll('/tmp/wharf-', `${folder}/`)
  const env = { ...process.env, WHARF_DATA_DIR: folder, PORT: port, WHARF_PUBLIC_URL: server.url }
  return spawnSync('bash', ['-eo', 'pipefail', '-c', script], { env, encoding: 'utf8' })
}

/** The errors that the guides show on purpose, in their order. */
const EXPECTED_ERRORS: Record<string, RegExp[]> = {
  'README.md': [/removed-item/],
  'docs/guides/integrators.md': [/sku \[G-79\] not found/, /id \[abc\] not found/],
  'docs/guides/storefronts.md': [/PRODUCT_FETCH_ERROR/],
  'docs/guides/deprecations.md': [/removed-item/],
}

const unescapeHtml = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The texts that a page offers to be copied. */
const readSnippets = async (path: string) =>
  [...(await (await fetch(server.url + path)).text()).matchAll(/<pre tabindex="0"><code>(.*?)<\/code>/gs)].map(([, html = '']) =>
    unescapeHtml(html),
  )

/** The guides are for people with a shell. `npm test` itself needs nothing but Node, so it passes by where there is none. */
const hasShell = spawnSync('bash', ['-c', 'command -v curl sed grep']).status === 0

test.skipIf(!hasShell).each(GUIDES)('the commands of %s work as they are written', (file) => {
  const { status, stdout, stderr } = runShell(shellBlocks(file))

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const errors = stdout.split('\n').filter((line) => /"errors":\[\{|"type":"\/problems/.test(line))
  expect(errors).toEqual((EXPECTED_ERRORS[file] ?? []).map((error) => expect.stringMatching(error)))
})

test.each(GUIDES.filter((file) => blocksOf(file, 'graphql').length > 0))('the operations of %s can be executed', async (file) => {
  const { graphql } = readCredentials(folder)
  const headers = { apikey: graphql.adminKey, 'content-type': 'application/json', 'api-dry-run': 'true' }
  const answers = blocksOf(file, 'graphql').map(async (query) => {
    const response = await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    return response.json()
  })

  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ data: expect.anything(), extensions: expect.anything() })))
})

test.skipIf(!hasShell)(
  'the commands and the query on the pages for developers and of the deprecations work when they are pasted',
  async () => {
    const [curl = '', , query = ''] = await readSnippets('/developers')
    const tools = (await readSnippets('/deprecations')).filter((text) => text.startsWith('curl '))
    expect(tools).toHaveLength(3)
    const ask = `curl -s "$SERVER/v2/graphql" -H "apikey: $SHOP_KEY" -H 'content-type: application/json' -d '${JSON.stringify({ query })}'`

    const { status, stdout } = runShell([curl, ask, ...tools].join(' ; echo\n'))

    expect(status).toBe(0)
    expect(stdout.split('\n').map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['data'],
      ['data'],
      ['data'],
      expect.arrayContaining(['items', 'isReady']),
      expect.arrayContaining(['data', 'itemsFound']),
    ])
    expect(stdout).toMatch(/"itemsFound":[1-9]/)
  },
)

describe('wharf env --storefront', () => {
  const readEnv = (name: string) => {
    const { port } = new URL(server.url)
    const env = { WHARF_DATA_DIR: folder, PORT: port, WHARF_PUBLIC_URL: server.url }
    const { stdout, stderr, status } = runWharf(['env', '--storefront', name], { env })
    const lines = stdout.trim().split('\n')
    const variables = lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
    return { variables: Object.fromEntries(variables), stderr, status }
  }

  test.each([
    [
      'next',
      'BOILERPLATE_API_KEY',
      'BOILERPLATE_ORDER_EDITOR_API_KEY',
      'NEXT_PUBLIC_BASE_CATEGORY_ID',
      'BOILERPLATE_MACHINE_SOURCE',
    ],
    ['vue', 'SSR_API_KEY', 'SSR_ORDER_EDITOR_API_KEY', 'VITE_BASE_CATEGORY_ID', 'VITE_BOILERPLATE_MACHINE_SOURCE'],
  ])(
    'prints a complete file for %s, with which a page and an order status work',
    async (name, key, editorKey, category, source) => {
      const { variables, stderr, status } = readEnv(name)
      const send = async (apikey: string, query: string) => {
        const options = {
          method: 'POST',
          headers: { apikey, 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        }
        // biome-ignore lint/suspicious/noExplicitAny: a test reads any response
        return (await (await fetch(`${server.url}/v2/graphql`, options)).json()) as any
      }
      const page = await send(
        variables[key] ?? '',
        `{ category(categoryId: ${variables[category]}) { categories { categoryId } } }`,
      )
      const order = 'mutation { orderSetStatus(input: { orderId: 2147483647, status: "NEW" }) { id } }'

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(Object.values(variables).filter((value) => value === '' || value === 'undefined' || value === 'null')).toEqual([])
      expect(variables[source]).toBe('DEMO')
      expect(page.data.category.categories.length).toBeGreaterThan(0)
      expect((await send(variables[key] ?? '', order)).errors[0].extensions.code).toBe('FORBIDDEN')
      expect((await send(variables[editorKey] ?? '', order)).errors[0].extensions.code).toBe('ORDER_NOT_FOUND')
    },
  )

  test('keeps the keys of vue out of the variables that its browser code reads', () => {
    const { variables } = readEnv('vue')
    const keys = [variables.SSR_API_KEY, variables.SSR_ORDER_EDITOR_API_KEY]

    expect(Object.entries(variables).filter(([name, value]) => name.startsWith('VITE_') && keys.includes(value))).toEqual([])
  })

  test('refuses a storefront that it does not know', () => {
    const { status, stderr } = readEnv('angular')

    expect(status).not.toBe(0)
    expect(stderr).toContain('--storefront must be one of next, vue')
  })
})
