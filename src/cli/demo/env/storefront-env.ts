/** Prints the `.env` file of a published storefront for the demo shop. */

import { randomBytes } from 'node:crypto'
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from '../../../contract/defaults.js'
import type { DemoCredentials } from '../../demo.credentials.js'
import { CommandFailure } from '../../usage.js'

const storefronts = ['next', 'vue'] as const
type Storefront = (typeof storefronts)[number]

/** What a storefront has to know of the shop. */
interface ShopSettings {
  endpoint: string
  apiKey: string
  orderEditorKey: string
  channelId: number
  baseCategoryId: number
  anonymousUserId: number
  /** The system whose ids name machines: `machine(source:, sourceId:)`. */
  machineSource: string
}

type Variables = Record<string, string | number>

/** The variables of each storefront, in the order of its example file. */
const variablesOf: Record<Storefront, (shop: ShopSettings) => Variables> = {
  next: (shop) => ({
    BOILERPLATE_GRAPHQL_ENDPOINT: shop.endpoint,
    BOILERPLATE_API_KEY: shop.apiKey,
    BOILERPLATE_ORDER_EDITOR_API_KEY: shop.orderEditorKey,
    NEXT_PUBLIC_CHANNEL_ID: shop.channelId,
    BOILERPLATE_BASE_CATEGORY_ID: shop.baseCategoryId,
    NEXT_PUBLIC_BASE_CATEGORY_ID: shop.baseCategoryId,
    BOILERPLATE_ANONYMOUS_USER_ID: shop.anonymousUserId,
    BOILERPLATE_MENU_DEPTH: 3,
    BOILERPLATE_DEFAULT_LANGUAGE: DEFAULT_LANGUAGE,
    NEXT_PUBLIC_DEFAULT_LANGUAGE: DEFAULT_LANGUAGE,
    BOILERPLATE_PORTAL_MODE: 'open',
    BOILERPLATE_MACHINE_SOURCE: shop.machineSource,
    NEXT_PUBLIC_BOILERPLATE_MACHINE_SOURCE: shop.machineSource,
    BOILERPLATE_MACHINE_LANGUAGE: 'EN',
    NEXT_PUBLIC_BOILERPLATE_MACHINE_LANGUAGE: 'EN',
    CMS_PROVIDER: 'none',
    ON_ACCOUNT_PAYMENTS: 'ON_ACCOUNT',
    NEXT_PUBLIC_ON_ACCOUNT_PAYMENTS: 'ON_ACCOUNT',
    NEXT_PUBLIC_CURRENCY_CODE: DEFAULT_CURRENCY,
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    REVALIDATE_SECRET: randomBytes(24).toString('base64url'),
  }),
  // Names that begin with VITE_ end up in the browser, so the keys only have the names that the server of the storefront reads.
  vue: (shop) => ({
    VITE_GRAPHQL_ENDPOINT: '/api/graphql',
    SSR_GRAPHQL_ENDPOINT: shop.endpoint,
    SSR_GRAPHQL_PROXY_TARGET: shop.endpoint,
    VITE_GRAPHQL_PROXY_TARGET: shop.endpoint,
    SSR_API_KEY: shop.apiKey,
    SSR_ORDER_EDITOR_API_KEY: shop.orderEditorKey,
    VITE_BASE_CATEGORY_ID: shop.baseCategoryId,
    VITE_CHANNEL_ID: shop.channelId,
    VITE_MENU_DEPTH: 3,
    VITE_ANONYMOUS_USER_ID: shop.anonymousUserId,
    VITE_DEFAULT_LANGUAGE: DEFAULT_LANGUAGE,
    VITE_URL_PATTERN: 'page/id/slug',
    VITE_TIMEOUT: 30_000,
    VITE_PORTAL_MODE: 'open',
    VITE_BOILERPLATE_MACHINE_SOURCE: shop.machineSource,
    VITE_BOILERPLATE_MACHINE_LANGUAGE: 'EN',
    ON_ACCOUNT_PAYMENTS: 'ON_ACCOUNT',
    VITE_ON_ACCOUNT_PAYMENTS: 'ON_ACCOUNT',
    VITE_CURRENCY_CODE: DEFAULT_CURRENCY,
    VITE_SITE_URL: 'http://localhost:5173',
    REVALIDATE_SECRET: randomBytes(24).toString('base64url'),
  }),
}

const files: Record<Storefront, string> = { next: '.env.local', vue: 'frontend/.env' }

/** Reads from the running server what its channel shows, and prints the file. */
export async function printStorefrontEnv(name: string, url: string, { graphql }: DemoCredentials): Promise<void> {
  const storefront = storefronts.find((known) => known === name)
  if (!storefront) throw new CommandFailure(`--storefront must be one of ${storefronts.join(', ')}`)
  const endpoint = `${url}/v2/graphql`
  const { channelId, catalogRootId, anonymousUserId } = await readChannel(endpoint, graphql.adminKey)
  const variables = variablesOf[storefront]({
    endpoint,
    apiKey: graphql.storefrontKey,
    orderEditorKey: graphql.orderEditorKey,
    channelId,
    baseCategoryId: catalogRootId,
    anonymousUserId,
    machineSource: 'DEMO',
  })
  console.log(`# ${files[storefront]} of the published storefront, for the demo shop at ${url}`)
  for (const [variable, value] of Object.entries(variables)) console.log(`${variable}=${value}`)
}

interface ChannelSettings {
  channelId: number
  catalogRootId: number
  anonymousUserId: number
}

async function readChannel(endpoint: string, apikey: string): Promise<ChannelSettings> {
  const query = '{ channel(channelId: 1) { channelId catalogRootId anonymousUserId } }'
  const options = { method: 'POST', headers: { apikey, 'content-type': 'application/json' }, body: JSON.stringify({ query }) }
  // biome-ignore lint/style/noRestrictedGlobals: the operator configured the address
  const answer = await fetch(endpoint, options).then(
    (response) => response.json() as Promise<{ data?: { channel: ChannelSettings } }>,
    () => null,
  )
  if (!answer)
    throw new CommandFailure(
      `No server is running at ${endpoint}. Start it with npm start, or set PORT or WHARF_PUBLIC_URL to its address.`,
    )
  if (!answer.data)
    throw new CommandFailure(`The server at ${endpoint} does not know the keys of the demo. Does it use another WHARF_DATA_DIR?`)
  return answer.data.channel
}
