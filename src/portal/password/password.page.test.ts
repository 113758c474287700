import { beforeAll, expect, test } from 'vitest'
import { addContact } from '../../../test/people.js'
import { startTestServer, type TestServer } from '../../../test/test-server.js'

const email = 'ada@oak.test'

beforeAll(async () => {
  const { buildPortal } = await import(new URL('../../../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
})

/** A test server, and the token of a contact's password link. */
async function createLink(language = 'en', redirectUrl?: string) {
  const server = await startTestServer()
  await addContact(server, { email })
  const query = 'mutation ($input: PasswordRecoveryLinkInput!) { passwordResetLink(input: $input) }'
  const { passwordResetLink: link } = await server.gql(query, { input: { email, language, redirectUrl } })
  return { server, token: new URL(link).searchParams.get('token') ?? '' }
}

const openPage = (server: TestServer, token: string, headers = {}) =>
  server.app.inject({ method: 'GET', url: `/password?token=${encodeURIComponent(token)}`, headers })
const post = (server: TestServer, payload: string, type = 'application/x-www-form-urlencoded', more = {}) =>
  server.app.inject({ method: 'POST', url: '/password', headers: { 'content-type': type, ...more }, payload })
const submit = (server: TestServer, fields: Record<string, string>) => post(server, new URLSearchParams(fields).toString())
const readPasswordHash = async (server: TestServer) =>
  (await server.db.selectFrom('account').select('passwordHash').executeTakeFirstOrThrow()).passwordHash
const isLinkUnused = async (server: TestServer) =>
  (await server.db.selectFrom('passwordToken').select('usedAt').executeTakeFirstOrThrow()).usedAt === null

test('the page is not cached, indexed or framed, and sends no referrer', async () => {
  const { server, token } = await createLink()

  for (const page of [
    await openPage(server, token),
    await openPage(server, 'nonsense'),
    await submit(server, { token, password: 'x', repeat: 'x' }),
  ]) {
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(String(page.headers['content-security-policy']).split('; ').sort()).toEqual(
      [
        "default-src 'none'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "style-src 'self'",
      ].sort(),
    )
    expect(page.body).not.toMatch(/<script| on\w+=| style=/)
  }
})

test('the token is only in the form, not in any link, and the style sheet is served', async () => {
  const { server, token } = await createLink()
  const { body } = await openPage(server, token)

  expect(body.split(token).length).toBe(2)
  expect(body).toContain(`<input type="hidden" name="token" value="${token}">`)
  const links = [...body.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)
  expect(links.filter((link) => link.includes('token'))).toEqual([])
  const files = links.filter((link) => link.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect([file, (await server.app.inject({ method: 'GET', url: file })).statusCode]).toEqual([file, 200])
  expect(links.some((link) => link.endsWith('/password.css'))).toBe(true)
})

test('opening the page several times does not use the link', async () => {
  const { server, token } = await createLink()

  for (let i = 0; i < 3; i++) expect((await openPage(server, token)).statusCode).toBe(200)
  await server.app.inject({ method: 'HEAD', url: `/password?token=${token}` })

  expect(await isLinkUnused(server)).toBe(true)
})

test.each([
  ['short', 'short', 'it must have at least 8 characters.', 'password'],
  ['', '', 'it must have at least 8 characters.', 'password'],
  ['x'.repeat(1025), 'x'.repeat(1025), 'it must have at most 1,024 characters.', 'password'],
  ['long enough', 'long enough too', 'the two passwords are different.', 'repeat'],
])(
  'an invalid password is refused with an explanation, the link still works, and the old password stays',
  async (password, repeat, message, field) => {
    const { server, token } = await createLink()
    const before = await readPasswordHash(server)

    const { statusCode, body } = await submit(server, { token, password, repeat })

    expect(statusCode).toBe(422)
    expect(body).toContain(`role="alert">The password was not saved: ${message}</p>`)
    const wrong = [...body.matchAll(/<input[^>]*id="(\w+)"[^>]*aria-invalid="true"/g)].map(([, id]) => id)
    expect(wrong).toEqual([field])
    expect(body).not.toContain('value="long')
    expect([await readPasswordHash(server), await isLinkUnused(server)]).toEqual([before, true])
  },
)

test('the page is in the language of the link, or else in that of the browser', async () => {
  const { server, token } = await createLink('nl')
  const language = ({ body }: { body: string }) => body.match(/<html lang="(\w+)">/)?.[1]

  expect(language(await openPage(server, token, { 'accept-language': 'en' }))).toBe('nl')
  expect(language(await openPage(server, 'none', { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' }))).toBe('nl')
  expect(language(await openPage(server, 'none', { 'accept-language': 'de,nl;q=0.5' }))).toBe('de')
  expect(language(await openPage(server, 'none', { 'accept-language': 'fr,nl;q=0.5' }))).toBe('en')
  expect(language(await openPage(server, 'none'))).toBe('en')
})

test('the page of a used link explains why, how to get a new one, and links to the shop', async () => {
  const { server, token } = await createLink('en', 'https://shop.example.com/login?a=1&b=2')
  await submit(server, { token, password: 'a new password', repeat: 'a new password' })

  const { statusCode, body } = await openPage(server, token)

  expect(statusCode).toBe(410)
  expect(body).toContain('This link no longer works')
  expect(body).toContain('choose “forgot password” where you log in')
  expect(body).toContain('href="https://shop.example.com/login?a=1&amp;b=2"')
  expect(body).not.toContain(token)
})

test.each([
  '',
  'default.',
  'default.wharf_pw_',
  `default.wharf_pw_${'a'.repeat(43)}`,
  `nobody.wharf_pw_${'a'.repeat(43)}`,
  "default'; drop table account",
  '\0',
  '<script>',
  'x'.repeat(10_000),
])('the token %j is refused like a used link', async (token) => {
  const { server } = await createLink()

  const answers = [
    await openPage(server, token),
    await submit(server, { token, password: 'a new password', repeat: 'a new password' }),
  ]

  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(410)
    expect(body).not.toContain('<script>')
  }
  expect(server.logged).toEqual([])
})

test('a link of one tenant does not work in another', async () => {
  const { server, token } = await createLink()
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')

  const foreign = token.replace('default.', 'acme.')

  expect((await submit(server, { token: foreign, password: 'a new password', repeat: 'a new password' })).statusCode).toBe(410)
  expect(await isLinkUnused(server)).toBe(true)
})

test('a request that is not a valid form is refused, and the link stays unused', async () => {
  const { server, token } = await createLink()
  const fields = { token, password: 'a new password', repeat: 'a new password' }
  const form = new URLSearchParams(fields).toString()

  const statuses = [
    (await post(server, JSON.stringify(fields), 'application/json')).statusCode,
    (await post(server, form, 'text/plain')).statusCode,
    (await post(server, form, 'application/x-www-form-urlencoded', { 'content-encoding': 'gzip' })).statusCode,
    (await submit(server, { ...fields, more: 'x'.repeat(20_000) })).statusCode,
    (await post(server, form, 'application/x-www-form-urlencoded', { 'api-preview-date': 'soon' })).statusCode,
    (await server.app.inject({ method: 'GET', url: `/password?token=${token}&token=${token}` })).statusCode,
    (await server.app.inject({ method: 'PUT', url: '/password' })).statusCode,
  ]

  expect(statuses).toEqual([415, 415, 415, 413, 400, 410, 404])
  expect([await isLinkUnused(server), server.logged]).toEqual([true, []])
})

test('too many attempts from one address must wait, and the link still works afterwards', async () => {
  const { server, token } = await createLink()
  const fields = { token, password: 'short', repeat: 'short' }
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await submit(server, fields)).statusCode)
  const { headers, body } = await submit(server, fields)

  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('your link still works')
  server.travel('2026-11-15T12:00:07.000Z')
  expect((await submit(server, { token, password: 'a new password', repeat: 'a new password' })).statusCode).toBe(200)
})
