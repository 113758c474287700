/** Modules from folders, in servers of their own: what they add, who uses them, and what becomes of their data. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/database.js'
import { issueGqlKey, issueRestClient } from '../../src/modules/accounts/apikey/apikey.service.js'
import { createFolder, openRestClient, removeFolder, runWharf, type ServerProcess, startServer } from '../process.js'
import { administer, buildDatabaseUrl } from '../setup/postgres.js'
import { everything } from '../test-server.js'

const LOYALTY = './examples/loyalty'
const running: ServerProcess[] = []
const folder = createFolder()
let database: string
let keys: { apikey: string; clientId: string; clientSecret: string }

const newDatabase = () => `${inject('template')}_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
  const name = newDatabase()
  await administer(inject('postgresUrl'), `create database ${name} template ${inject('template')}`)
  database = buildDatabaseUrl(inject('postgresUrl'), name)
  const control = openDatabase({ url: database, size: 1, onError: () => undefined })
  const credentials = { tenantId: 'default', name: 'modules', roles: everything }
  const { key } = await issueGqlKey(control, new Date(), { ...credentials, channelId: 1 })
  const client = await issueRestClient(control, new Date(), credentials)
  await control.destroy()
  keys = { apikey: key, clientId: client.row.clientId, clientSecret: client.clientSecret }
})
afterEach(async () => {
  for (const { child, end } of running.splice(0)) if (child.exitCode === null && child.signalCode === null) await end()
})
afterAll(() => removeFolder(folder))

const environment = (modules: string) => ({ DATABASE_URL: database, WHARF_DATA_DIR: folder, WHARF_MODULES: modules })

async function start(modules: string) {
  const server = await startServer(environment(modules))
  running.push(server)
  const rest = await openRestClient(server.url, keys)
  const graphql = async (query: string) => {
    const headers = { 'content-type': 'application/json', apikey: keys.apikey }
    const response = await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    return (await response.json()) as any
  }
  return { ...server, rest, graphql }
}

const wharf = (modules: string, ...words: string[]) => runWharf(words, { env: environment(modules) })

test('a module adds tables, operations, a page of the desk and a command, and its data survive a backup', async () => {
  const server = await start(LOYALTY)
  const company = await server.rest('POST /v2/companies', { name: 'Havenbedrijf' })
  const { id: companyId } = company.body

  const booked = await server.rest('POST /v2/loyalty-bookings', { companyId, points: 40, reason: 'Welcome' })
  const shown = await server.graphql(`{ company(id: ${companyId}) { name loyaltyPoints } }`)
  const openapi = (await (await fetch(`${server.url}/v2/openapi.json`)).json()) as { paths: object }
  const sdl = await (await fetch(`${server.url}/v2/schema.graphql`)).text()
  const pages = await (await fetch(`${server.url}/desk/modules.json`)).json()
  const script = await (await fetch(`${server.url}/desk/modules/loyalty/1.0.0/page.js`)).text()
  const others = await fetch(`${server.url}/desk/modules/none/1.0.0/page.js`)
  await server.end()

  expect(booked).toMatchObject({ status: 201, body: { companyId, points: 40, reason: 'Welcome' } })
  expect(shown).toEqual({ data: { company: { name: 'Havenbedrijf', loyaltyPoints: 40 } } })
  expect(Object.keys(openapi.paths)).toContain('/v2/loyalty-bookings')
  expect(sdl).toContain('loyaltyBook(')
  expect(pages).toEqual([{ name: 'loyalty', version: '1.0.0', title: { en: 'Loyalty points', nl: 'Spaarpunten' } }])
  expect(script).toContain('export function mount')
  expect(others.status).toBe(404)
  expect(wharf(LOYALTY, 'loyalty', 'expire').stdout).toBe('0 companies lost expired points.\n')
  expect(wharf(LOYALTY, 'loyalty').stderr).toContain('wharf loyalty expire  lets points expire now')

  const backup = join(folder, 'backup')
  expect(wharf(LOYALTY, 'backup', backup)).toMatchObject({ status: 0 })
  const copy = newDatabase()
  await administer(inject('postgresUrl'), `create database ${copy}`)
  const restore = (modules: string) =>
    runWharf(['restore', backup], {
      env: { ...environment(modules), DATABASE_URL: buildDatabaseUrl(inject('postgresUrl'), copy) },
    })
  const refused = restore('')
  expect(refused.stderr).toContain(
    'The data have tables of a module in the schema module_loyalty, and that module is not installed.',
  )
  await administer(inject('postgresUrl'), `drop database ${copy}`, `create database ${copy}`)
  expect(restore(LOYALTY)).toMatchObject({ status: 0, stderr: expect.not.stringContaining('rror') })
  const restored = openDatabase({ url: buildDatabaseUrl(inject('postgresUrl'), copy), size: 1, onError: () => undefined })
  const { rows } = await sql<{ points: number }>`select points from module_loyalty.booking`.execute(restored)
  await restored.destroy()
  expect(rows).toEqual([{ points: 40 }])
})

test('a tenant that does not use a module has none of its operations, and keeps its data until they are removed', async () => {
  expect(wharf(LOYALTY, 'module', 'disable', 'loyalty').stdout).toContain('The tenant default no longer uses loyalty.')
  const server = await start(LOYALTY)
  const { companies } = (await server.graphql('{ companies { items { companyId loyaltyPoints } } }')).data

  expect(companies.items).toEqual([{ companyId: expect.any(Number), loyaltyPoints: null }])
  expect((await server.graphql('{ loyaltyBookings { itemsFound } }')).errors[0]).toMatchObject({
    message: 'The module loyalty is not enabled for this tenant',
    extensions: { code: 'MODULE_NOT_ENABLED' },
  })
  expect((await server.rest('GET /v2/loyalty-bookings')).status).toBe(404)
  await server.end()

  expect(wharf(LOYALTY, 'module', 'enable', 'loyalty').stdout).toBe('The tenant default uses loyalty.\n')
  expect(wharf('', 'module', 'list').stdout).toMatch(/loyalty +NOT INSTALLED .*used by default/)
  expect(wharf('', 'module', 'remove', 'loyalty').stderr).toContain('This deletes 1 tables of loyalty of the tenant default.')
  expect(wharf('', 'module', 'remove', 'loyalty', '--yes').stdout).toContain('are deleted')
  expect(wharf('', 'module', 'remove', 'loyalty', '--yes').stderr).toContain('has no data of loyalty')
})

test('a module that cannot be loaded is named, and the server does not start', () => {
  const broken = join(folder, 'broken')
  mkdirSync(broken)
  writeFileSync(
    join(broken, 'index.ts'),
    `import { defineModule } from 'wharf/module'\nthrow new Error('no licence')\nexport default defineModule({})\n`,
  )

  const failing = wharf(broken, 'start')
  const missing = wharf('no-such-package', 'start')

  expect(failing).toMatchObject({ status: 1, stderr: expect.stringContaining('broken" cannot be loaded: no licence') })
  expect(missing.stderr).toContain('The module "no-such-package" cannot be loaded: the package is not installed')
})

test('a new module works as it was written, without any change', async () => {
  const place = join(folder, 'delivery-notes')
  expect(wharf('', 'module', 'create', 'delivery-notes', place).stdout).toContain('The module delivery-notes is in')
  expect(existsSync(join(place, 'test/notes.test.ts'))).toBe(true)
  expect(wharf('', 'module', 'create', 'delivery-notes', place).stderr).toContain('exists already')
  const server = await start(place)
  const { id: companyId } = (await server.rest('POST /v2/companies', { name: 'Werf' })).body

  const noted = await server.rest('POST /v2/delivery-notes-notes', { companyId, text: 'Calls on Mondays' })
  const unknown = await server.rest('POST /v2/delivery-notes-notes', { companyId: 2147483647, text: 'x' })

  expect(noted.status).toBe(201)
  expect(unknown.body.detail).toBe('input.companyId there is no such company')
  expect((await server.graphql(`{ company(id: ${companyId}) { deliveryNotesNotes { text } } }`)).data.company).toEqual({
    deliveryNotesNotes: [{ text: 'Calls on Mondays' }],
  })
  await server.end()
  expect(wharf(place, 'module', 'remove', 'delivery-notes', '--yes').status).toBe(0)
})

/** Writes a module that keeps visits. Its second version has another migration, and shows what that adds. */
function writeVisits(place: string, version: 1 | 2) {
  const isNew = version === 2
  mkdirSync(join(place, 'migrations'), { recursive: true })
  writeFileSync(
    join(place, 'migrations/0001_visit.sql'),
    'create table visit (id int generated always as identity primary key, place text not null);',
  )
  const second = join(place, 'migrations/0002_rating.sql')
  if (isNew) writeFileSync(second, 'alter table visit add column rating int; update visit set rating = length(place);')
  else rmSync(second, { force: true })
  const shown = `id, place${isNew ? ', rating' : ''}`
  writeFileSync(
    join(place, 'index.ts'),
    `import { defineModule, edits, reads } from 'wharf/module'
export default defineModule({
  name: 'visits', version: '${version}.0.0', api: 1, migrations: new URL('./migrations/', import.meta.url),
  graphql: {
    schema: 'type Visit { id: Int! place: String! ${isNew ? 'rating: Int' : ''} } type Query { visits: [Visit!]! } type Mutation { visitAdd(place: String!): Visit! }',
    resolvers: {
      Query: { visits: (_, __, { sql }) => sql\`select ${shown} from module_visits.visit order by id\` },
      Mutation: { visitAdd: async (_, { place }, { sql }) => (await sql\`insert into module_visits.visit (place) values (\${place}) returning ${shown}\`)[0] },
    },
  },
  policies: { 'query.visits': reads('user'), 'mutation.visitAdd': edits('user') },
})
`,
  )
}

const migrations = ({ output }: ServerProcess) => output().match(/visits\/\w+/g) ?? []

test('a newer version changes the tables of a module and keeps its rows, an older one does not start, and removal leaves nothing', async () => {
  const place = join(folder, 'visits')
  writeVisits(place, 1)
  const first = await start(place)
  expect((await first.graphql('mutation { visitAdd(place: "Oslo") { id } }')).data).toEqual({ visitAdd: { id: 1 } })
  await first.end()

  writeVisits(place, 2)
  expect(wharf(place, 'migrate', '--check')).toMatchObject({ status: 1, stdout: expect.stringContaining('visits/0002_rating') })
  const second = await start(place)
  const sdl = await (await fetch(`${second.url}/v2/schema.graphql`)).text()
  expect((await second.graphql('{ visits { id place rating } }')).data).toEqual({
    visits: [{ id: 1, place: 'Oslo', rating: 4 }],
  })
  expect((await second.graphql('mutation { visitAdd(place: "Bergen") { id rating } }')).data).toEqual({
    visitAdd: { id: 2, rating: null },
  })
  expect(sdl).toMatch(/type Visit \{[^}]*rating: Int/)
  await second.end()
  const third = await start(place)
  expect(migrations(third)).toEqual([])

  writeVisits(place, 1)
  expect(wharf(place, 'start').stderr).toContain(
    'The module "visits" cannot be loaded: its tables were changed by a newer version (0002_rating). Install that version again.',
  )

  // The package is gone. The server that still runs refuses the operations, and does not fail.
  const [removed, answers] = await removeWhileAsked(() => third.graphql('{ visits { id } }'))
  expect(removed).toBe('The data of visits of the tenant default are deleted.\n')
  expect([...new Set(answers)].sort()).toEqual(['2 visits', 'MODULE_NOT_ENABLED'])
  await third.end()
  const db = openDatabase({ url: database, size: 1, onError: () => undefined })
  const { rows } = await sql`
    select nspname as name from pg_namespace where nspname = 'module_visits' union all select rolname from pg_roles where rolname = 'wharf_module_visits'`.execute(
    db,
  )
  await db.destroy()
  expect(rows).toEqual([])
})

/** Removes the visits while a server is asked for them, and returns what it answered. */
async function removeWhileAsked(ask: () => Promise<{ data: { visits: [] } | null; errors?: unknown }>) {
  let isRemoved = false
  const removing = promisify(execFile)('node', ['dist/wharf.js', 'module', 'remove', 'visits', '--yes'], {
    env: { ...process.env, ...environment('') },
  }).finally(() => {
    isRemoved = true
  })
  const answers: string[] = []
  while (!isRemoved) {
    // biome-ignore lint/suspicious/noExplicitAny: a test reads any response
    const { data, errors } = (await ask()) as any
    answers.push(errors ? errors[0].extensions.code : `${data.visits.length} visits`)
    await setTimeout(100)
  }
  return [(await removing).stdout, answers] as const
}
