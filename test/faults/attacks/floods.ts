/** Attacks that make the server work or store without end: registrations, bodies that are wrong in many places, files of bad rows. */
import { randomUUID } from 'node:crypto'
import { type RunTarget, runPool, type Shop, tally } from '../shop.js'

const CREATE_KEY = 'mutation ($input: GqlApiKeyCreateInput!) { gqlApiKeyCreate(input: $input) { key } }'

/** A storefront key that only one script uses, so that its limits are untouched by others. */
export async function createStorefrontKey(shop: Shop): Promise<string> {
  const roles = ['shop', 'product'].map((roleDefinitionName) => ({ roleDefinitionName, access: 'VIEWER' }))
  return (await shop.ask(CREATE_KEY, { input: { name: `storefront ${randomUUID()}`, channelId: 1, roles } })).gqlApiKeyCreate.key
}

/** The longest time that a small request took while `work` ran. */
export async function measureNeighbour<T>(url: string, work: Promise<T>): Promise<{ result: T; longest: number }> {
  let [longest, isDone] = [0, false]
  const end = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await fetch(`${url}/health`)
    longest = Math.max(longest, performance.now() - began)
  }
  return { result: await end, longest }
}

const REGISTER = 'mutation ($input: RegisterCustomerInput!) { customerRegister(input: $input) { customer { userId } } }'

async function register(shop: Shop, apikey: string, email: string, address?: string): Promise<string> {
  const input = { firstName: 'Flo', lastName: 'Od', email }
  const { body } = await shop.send(REGISTER, { input }, { apikey, ...(address && { 'x-forwarded-for': address }) })
  return body.errors?.[0].extensions.code ?? 'accepted'
}

const addressOf = (i: number) => `10.${Math.floor(i / 62_500)}.${Math.floor(i / 250) % 250}.${i % 250}`

/** The times of bodies and query strings with 45,000 names that nobody knows. */
async function measureUnknownNames(shop: Shop): Promise<{ slowest: number; neighbour: number; statuses: number[] }> {
  const names = Array.from({ length: 45_000 }, (_, i) => `unknown${i}`)
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])))
  const json = { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' }
  const query = 'query ($input: TaxSearchInput) { taxes(input: $input) { itemsFound } }'
  const requests: [string, RequestInit][] = [
    ['/v2/products/search', { method: 'POST', headers: json, body }],
    ['/v2/taxes/search', { method: 'POST', headers: json, body: `{"filters":${body}}` }],
    ['/v2/taxes', { method: 'POST', headers: json, body }],
    ['/v2/products/bulk/sku', { method: 'POST', headers: json, body: `{"products":[${body}]}` }],
    [`/v2/taxes?${names.slice(0, 900).join('=1&')}=1`, { headers: json }],
    [
      '/v2/graphql',
      {
        method: 'POST',
        headers: { apikey: shop.apikey, 'content-type': 'application/json' },
        body: `{"query":"${query}","variables":{"input":${body}}}`,
      },
    ],
  ]
  let [slowest, neighbour] = [0, 0]
  const statuses: number[] = []
  for (const [path, init] of requests) {
    const began = performance.now()
    const { result, longest } = await measureNeighbour(
      shop.url,
      fetch(shop.url + path, init).then(async (answer) => {
        await answer.text()
        return answer.status
      }),
    )
    statuses.push(result)
    slowest = Math.max(slowest, performance.now() - began)
    neighbour = Math.max(neighbour, longest)
  }
  return { slowest, neighbour, statuses }
}

interface BadFile {
  path: string
  header: string
  row: (i: number) => string
}

/** Rows that cannot be read, and rows that name a configuration that does not exist. */
const BAD_FILES: readonly BadFile[] = [
  { path: '/v2/products/csv', header: 'SKU,PRIORITY,STATUS,CATEGORY_ID', row: (i) => `B${i},high,Z,nobody` },
  { path: '/v2/clusters/csv', header: 'NAMES,CLUSTER_CONFIG_ID', row: (i) => `Cluster ${i},999999` },
]

/** How long a file of bad rows takes. */
async function importBadRows(shop: Shop, { path, header, row }: BadFile, count: number, seconds: number) {
  const rows = Array.from({ length: count }, (_, i) => row(i)).join('\n')
  const began = performance.now()
  const status = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'text/csv' },
    body: `${header}\n${rows}\n`,
    signal: AbortSignal.timeout(seconds * 1000),
  }).then(
    async (answer) => {
      await answer.text()
      return `${answer.status}`
    },
    () => 'no answer',
  )
  return { status, took: (performance.now() - began) / 1000 }
}

/** A16: registrations by the thousand, 45,000 unknown names, and a file of 300,000 bad rows. */
export const floodRequests: RunTarget = async (open, isFull) => {
  const shop = await open()
  const run = randomUUID().slice(0, 8)
  const [many, storefront] = [await createStorefrontKey(shop), await createStorefrontKey(shop)]
  const shoppers = tally(await runPool(300, 10, (i) => register(shop, storefront, `s${i}.${run}@example.com`)))
  const attackers = isFull ? 4000 : 2500
  const flood = tally(await runPool(attackers, 20, (i) => register(shop, many, `a${i}.${run}@example.com`, addressOf(i))))
  const names = await measureUnknownNames(shop)
  const files = []
  for (const file of BAD_FILES) files.push(await measureNeighbour(shop.url, importBadRows(shop, file, 300_000, 70)))
  const { accepted = 0, TOO_MANY_REQUESTS: refused = 0 } = flood
  return {
    ok:
      shoppers.accepted === 300 &&
      accepted < 2000 &&
      accepted + refused === attackers &&
      names.slowest < 1500 &&
      names.statuses.every((status) => status < 500) &&
      files.every(({ result }) => result.status === '200' && result.took < 70),
    text:
      `${shoppers.accepted ?? 0} of 300 shoppers of one storefront registered; of ${attackers} registrations from as many addresses with one key ${accepted} were accepted and ${refused} had to wait; ` +
      `45,000 unknown names took ${names.slowest.toFixed(0)} ms at most (others waited ${names.neighbour.toFixed(0)} ms); ` +
      `files of 300,000 bad rows: ${files.map(({ result, longest }) => `${result.status} after ${result.took.toFixed(1)} s (others waited ${longest.toFixed(0)} ms)`).join(' and ')}`,
  }
}
