import { beforeAll, expect, test } from 'vitest'
import { type House, house } from '../../../test/house.js'
import { addContact } from '../../../test/people.js'

const email = 'ada@oak.test'

beforeAll(async () => {
  const { buildPortal } = await import(new URL('../../../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
})

/** A house with somebody who has a link. */
async function withLink(language = 'en', redirectUrl?: string) {
  const h = await house()
  await addContact(h, { email })
  const query = 'mutation ($input: PasswordRecoveryLinkInput!) { passwordResetLink(input: $input) }'
  const { passwordResetLink: link } = await h.gql(query, { input: { email, language, redirectUrl } })
  return { h, token: new URL(link).searchParams.get('token') ?? '' }
}

const look = (h: House, token: string, headers = {}) =>
  h.app.inject({ method: 'GET', url: `/password?token=${encodeURIComponent(token)}`, headers })
const post = (h: House, payload: string, type = 'application/x-www-form-urlencoded', more = {}) =>
  h.app.inject({ method: 'POST', url: '/password', headers: { 'content-type': type, ...more }, payload })
const choose = (h: House, fields: Record<string, string>) => post(h, new URLSearchParams(fields).toString())
const hashOf = async (h: House) =>
  (await h.db.selectFrom('account').select('passwordHash').executeTakeFirstOrThrow()).passwordHash
const isUnused = async (h: House) =>
  (await h.db.selectFrom('passwordToken').select('usedAt').executeTakeFirstOrThrow()).usedAt === null

test('the page is kept by nobody, found by nobody, framed by nobody, and tells no other site where it was', async () => {
  const { h, token } = await withLink()

  for (const page of [await look(h, token), await look(h, 'nonsense'), await choose(h, { token, password: 'x', repeat: 'x' })]) {
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

test('the token stands in the form alone, in no link, and the style sheet is there', async () => {
  const { h, token } = await withLink()
  const { body } = await look(h, token)

  expect(body.split(token).length).toBe(2)
  expect(body).toContain(`<input type="hidden" name="token" value="${token}">`)
  const links = [...body.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)
  expect(links.filter((link) => link.includes('token'))).toEqual([])
  const files = links.filter((link) => link.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect([file, (await h.app.inject({ method: 'GET', url: file })).statusCode]).toEqual([file, 200])
  expect(links.some((link) => link.endsWith('/password.css'))).toBe(true)
})

test('looking at the page does not use the link up, however often', async () => {
  const { h, token } = await withLink()

  for (let i = 0; i < 3; i++) expect((await look(h, token)).statusCode).toBe(200)
  await h.app.inject({ method: 'HEAD', url: `/password?token=${token}` })

  expect(await isUnused(h)).toBe(true)
})

test.each([
  ['short', 'short', 'it must have at least 8 characters.', 'password'],
  ['', '', 'it must have at least 8 characters.', 'password'],
  ['x'.repeat(1025), 'x'.repeat(1025), 'it must have at most 1,024 characters.', 'password'],
  ['long enough', 'long enough too', 'you did not write the same password twice.', 'repeat'],
])(
  'a password that does not do is said to be wrong, the link still works and the old password stays',
  async (password, repeat, said, field) => {
    const { h, token } = await withLink()
    const before = await hashOf(h)

    const { statusCode, body } = await choose(h, { token, password, repeat })

    expect(statusCode).toBe(422)
    expect(body).toContain(`role="alert">The password was not saved: ${said}</p>`)
    const wrong = [...body.matchAll(/<input[^>]*id="(\w+)"[^>]*aria-invalid="true"/g)].map(([, id]) => id)
    expect(wrong).toEqual([field])
    expect(body).not.toContain('value="long')
    expect([await hashOf(h), await isUnused(h)]).toEqual([before, true])
  },
)

test('the page speaks the language of the link, or else that of the browser', async () => {
  const { h, token } = await withLink('nl')
  const language = ({ body }: { body: string }) => body.match(/<html lang="(\w+)">/)?.[1]

  expect(language(await look(h, token, { 'accept-language': 'en' }))).toBe('nl')
  expect(language(await look(h, 'none', { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' }))).toBe('nl')
  expect(language(await look(h, 'none', { 'accept-language': 'de,nl;q=0.5' }))).toBe('en')
  expect(language(await look(h, 'none'))).toBe('en')
})

test('a used link says what happened, how to get another, and leads back to the shop', async () => {
  const { h, token } = await withLink('en', 'https://shop.example.com/login?a=1&b=2')
  await choose(h, { token, password: 'a new password', repeat: 'a new password' })

  const { statusCode, body } = await look(h, token)

  expect(statusCode).toBe(410)
  expect(body).toContain('This link does not work any more')
  expect(body).toContain('say where you log in that you forgot your password')
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
])('%j is no link', async (token) => {
  const { h } = await withLink()

  const answers = [await look(h, token), await choose(h, { token, password: 'a new password', repeat: 'a new password' })]

  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(410)
    expect(body).not.toContain('<script>')
  }
  expect(h.logged).toEqual([])
})

test('a link of one tenant opens nothing in another', async () => {
  const { h, token } = await withLink()
  await h.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Web" } }) { id } }')

  const foreign = token.replace('default.', 'acme.')

  expect((await choose(h, { token: foreign, password: 'a new password', repeat: 'a new password' })).statusCode).toBe(410)
  expect(await isUnused(h)).toBe(true)
})

test('what is not a form is not read', async () => {
  const { h, token } = await withLink()
  const fields = { token, password: 'a new password', repeat: 'a new password' }
  const form = new URLSearchParams(fields).toString()

  const statuses = [
    (await post(h, JSON.stringify(fields), 'application/json')).statusCode,
    (await post(h, form, 'text/plain')).statusCode,
    (await post(h, form, 'application/x-www-form-urlencoded', { 'content-encoding': 'gzip' })).statusCode,
    (await choose(h, { ...fields, more: 'x'.repeat(20_000) })).statusCode,
    (await post(h, form, 'application/x-www-form-urlencoded', { 'api-preview-date': 'soon' })).statusCode,
    (await h.app.inject({ method: 'GET', url: `/password?token=${token}&token=${token}` })).statusCode,
    (await h.app.inject({ method: 'PUT', url: '/password' })).statusCode,
  ]

  expect(statuses).toEqual([415, 415, 415, 413, 400, 410, 404])
  expect([await isUnused(h), h.logged]).toEqual([true, []])
})

test('too many attempts from one address have to wait, and the link survives it', async () => {
  const { h, token } = await withLink()
  const fields = { token, password: 'short', repeat: 'short' }
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await choose(h, fields)).statusCode)
  const { headers, body } = await choose(h, fields)

  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('your link still works')
  h.travel('2026-11-15T12:00:07.000Z')
  expect((await choose(h, { token, password: 'a new password', repeat: 'a new password' })).statusCode).toBe(200)
})
