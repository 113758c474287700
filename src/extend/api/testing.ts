/**
 * Starts a real server with a module, for the tests of the module: its own PostgreSQL in a temporary folder, and a small demo shop. It is
 * published as `wharf/testing`, and imports nothing of Wharf.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface TestServer {
  url: string
  /** Sends a GraphQL document with the key of an administrator, or of a storefront. Throws if the response has errors. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  graphql<T = any>(document: string, variables?: Record<string, unknown>, as?: 'admin' | 'storefront'): Promise<T>
  /** Sends a GraphQL document as a logged-in contact of the demo shop, through a storefront. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  asContact<T = any>(document: string, variables?: Record<string, unknown>): Promise<T>
  /** Sends a REST request with all rights: rest('GET /v2/taxes'). */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  rest<T = any>(line: string, body?: unknown): Promise<{ status: number; body: T }>
  /** A REST client with all rights, for programs that log in themselves. */
  restClient: { clientId: string; clientSecret: string }
  /** The log of the server so far. */
  output(): string
  end(): Promise<void>
}

export interface TestOptions {
  /** Folders or packages, as in WHARF_MODULES; the working folder by default. */
  modules?: readonly string[]
  /** The demo shop: 21 products by default, or 1,193. */
  demo?: 'small' | 'demo'
  env?: Readonly<Record<string, string>>
}

interface Credentials {
  graphql: { adminKey: string; storefrontKey: string }
  rest: { clientId: string; clientSecret: string }
  users: { contact: { email: string; password: string } }
}

const findProgram = () =>
  ['./main.js', '../../../dist/main.js'].map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync) ??
  'main.js'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export async function startTestServer({ modules = ['.'], demo = 'small', env = {} }: TestOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'wharf-module-'))
  const port = await findFreePort()
  const settings = {
    WHARF_MODULES: modules.join(','),
    WHARF_DATA_DIR: folder,
    WHARF_DEMO: demo,
    WHARF_LOG_FORMAT: 'json',
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const child = spawn(process.execPath, ['--enable-source-maps', findProgram()], {
    env: { ...process.env, DATABASE_URL: '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(url, child, () => output)
    const credentials = JSON.parse(await readFile(join(folder, 'credentials.json'), 'utf8')) as Credentials
    return { url, output: () => output, end, ...createClients(url, credentials) }
  } catch (error) {
    await end()
    throw error
  }
}

async function waitUntilReady(url: string, child: { exitCode: number | null }, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`)
    const response = await fetch(`${url}/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

function createClients(url: string, credentials: Credentials): Pick<TestServer, 'graphql' | 'asContact' | 'rest' | 'restClient'> {
  const { graphql: keys, users } = credentials
  let login: Promise<string> | undefined
  const logIn = async () => {
    const document = 'mutation ($input: LoginInput!) { login(input: $input) { session { accessToken } } }'
    const { email, password } = users.contact
    const data = await send(url, { apikey: keys.storefrontKey }, document, { input: { email, password } })
    return (data as { login: { session: { accessToken: string } } }).login.session.accessToken
  }
  return {
    graphql: (document, variables = {}, as = 'admin') =>
      send(url, { apikey: as === 'admin' ? keys.adminKey : keys.storefrontKey }, document, variables),
    asContact: async (document, variables = {}) => {
      login ??= logIn()
      return send(url, { apikey: keys.storefrontKey, authorization: `Bearer ${await login}` }, document, variables)
    },
    rest: createRest(url, credentials),
    restClient: credentials.rest,
  }
}

async function send(url: string, headers: Record<string, string>, query: string, variables: object): Promise<never> {
  const response = await fetch(`${url}/v2/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: never; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

function createRest(url: string, { rest: { clientId, clientSecret } }: Credentials): TestServer['rest'] {
  let token: string | undefined
  return async (line, body) => {
    token ??= await readToken(url, clientId, clientSecret)
    const [method = 'GET', path = ''] = line.split(' ')
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as never }
  }
}

async function readToken(url: string, clientId: string, clientSecret: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
  const response = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}
