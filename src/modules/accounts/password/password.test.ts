import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  canLogIn,
  email,
  INIT,
  LINK,
  readEvents,
  readTokens,
  requestReset,
  submitPassword,
  tokenInLink,
} from '../../../../test/passwords.js'
import { addContact, logIn } from '../../../../test/people.js'
import { everything, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { openOutbox } from '../../platform/outbox/outbox.js'
import { issueGqlKey } from '../apikey/apikey.service.js'
import { accountMailHandlers } from './password.mails.js'

test('somebody who forgot the password gets a link by e-mail, chooses a new one and logs in with it', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })

  expect(
    await requestReset(
      server,
      { email: 'ADA@oak.test', language: 'en', redirectUrl: 'https://shop.example.com/login' },
      await server.bareKey(),
    ),
  ).toEqual({
    triggerPasswordSendResetEmailEvent: true,
  })
  expect(await readTokens(server)).toEqual([])
  await server.outbox.work()
  const [mail] = server.mails()
  expect(mail?.headers).toMatchObject({ to: 'Ada Dijk <ada@oak.test>', from: 'Default <no-reply@wharf.test>' })
  const token = tokenInLink(mail?.text)
  const page = await server.app.inject({ method: 'GET', url: `/password?token=${token}` })
  expect([page.statusCode, page.body.includes('New password')]).toEqual([200, true])
  const saved = await submitPassword(server, token, 'second password')

  expect([saved.statusCode, saved.body.includes('href="https://shop.example.com/login"')]).toEqual([200, true])
  expect(await canLogIn(server, 'second password')).toBe(true)
  expect(await canLogIn(server, 'first password')).toBe(false)
  const account = await server.db.selectFrom('account').select(['emailVerified']).executeTakeFirst()
  expect(account).toEqual({ emailVerified: true })
})

test('a link works once: of two tabs the first wins, and its password counts', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  await requestReset(server, { email })
  await server.outbox.work()
  const token = tokenInLink(server.mails()[0]?.text)

  const answers = await Promise.all(
    ['tab number one', 'tab number two'].map((password) => submitPassword(server, token, password)),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  const winner = answers[0]?.statusCode === 200 ? 'tab number one' : 'tab number two'
  expect(await canLogIn(server, winner)).toBe(true)
  expect((await submitPassword(server, token, 'a third password')).statusCode).toBe(410)
  expect(await canLogIn(server, 'a third password')).toBe(false)
})

test('no transaction waits while the new password is hashed', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const { passwordResetLink } = await server.gql(LINK, { input: { email } })
  const { hash } = server.services.passwords
  const waiting: unknown[] = []
  server.services.passwords.hash = async (password) => {
    const open = sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    waiting.push((await open.execute(server.db)).rows)
    return hash(password)
  }

  const saved = await submitPassword(server, tokenInLink(passwordResetLink), 'second password')

  expect([saved.statusCode, waiting]).toEqual([200, [[]]])
})

test('a new password ends every session of the account', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const { accessToken: bearer } = await logIn(server, email, 'first password')
  const who = async () => (await server.gql('{ viewer { __typename } }', {}, await server.keyFor({}), bearer)).viewer?.__typename
  const before = await who()
  const { passwordResetLink } = await server.gql(LINK, { input: { email } })

  await submitPassword(server, tokenInLink(passwordResetLink), 'second password')

  expect([before, await who()]).toEqual(['Contact', 'User'])
})

test('an unknown e-mail address gives the same response as a known one, and nobody gets an e-mail', async () => {
  const server = await startTestServer()
  await addContact(server, { email: 'without@account.test' })
  await server.db.deleteFrom('account').execute()

  const answers = [
    await requestReset(server, { email: 'nobody@nowhere.test' }, await server.bareKey()),
    await requestReset(server, { email: 'without@account.test' }, await server.bareKey()),
  ]
  await server.outbox.work()

  expect(answers).toEqual([{ triggerPasswordSendResetEmailEvent: true }, { triggerPasswordSendResetEmailEvent: true }])
  expect(await readEvents(server)).toEqual(
    ['nobody@nowhere.test', 'without@account.test'].map((email) => ({
      trigger: 'SEND_RESET_PASSWORD',
      channelId: 1,
      payload: { email, language: 'NL', redirectUrl: null },
      doneAt: server.clock(),
      error: null,
    })),
  )
  expect([server.mails(), await readTokens(server)]).toEqual([[], []])
})

test('a known and an unknown e-mail address take the same statements', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const during = async (input: object) => {
    server.statements.length = 0
    await requestReset(server, input, null)
    return [...server.statements]
  }

  const known = await during({ email })
  const unknown = await during({ email: 'nobody@nowhere.test' })

  expect(known).toEqual(unknown)
})

test('a newer link replaces the older one, and an old one expires', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const link = async () => tokenInLink((await server.gql(LINK, { input: { email } })).passwordResetLink)
  const [older, newer] = [await link(), await link()]

  expect((await submitPassword(server, older, 'second password')).statusCode).toBe(410)
  server.travel('2026-11-15T13:00:00.000Z')
  const late = await submitPassword(server, newer, 'second password')

  expect(late.statusCode).toBe(410)
  expect(late.body).toContain('Deze link werkt niet meer')
  expect(await canLogIn(server, 'first password')).toBe(true)
})

test('a link stops working once the account has another e-mail address, or may not be used', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const link = async () => tokenInLink((await server.gql(LINK, { input: { email } })).passwordResetLink)

  const toOld = await link()
  await server.db.updateTable('account').set({ email: 'ada@elsewhere.test' }).execute()
  const moved = await submitPassword(server, toOld, 'second password')
  await server.db.updateTable('account').set({ email }).execute()
  const before = await link()
  await server.db.updateTable('account').set({ disabled: true }).execute()
  const disabled = await submitPassword(server, before, 'second password')
  await server.db.updateTable('account').set({ disabled: false }).execute()

  expect([moved.statusCode, disabled.statusCode]).toEqual([410, 410])
  expect(await canLogIn(server, 'first password')).toBe(true)
})

test('while the mail server is down no link is created, and the older one still works; it is sent when the server is back', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  const { passwordResetLink } = await server.gql(LINK, { input: { email } })
  await requestReset(server, { email })
  const away = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  const handlers = accountMailHandlers({ ...server.mailServices, mailer: away })

  await openOutbox({ tenants: server.tenants, clock: server.clock, handlers, onError: () => undefined }).work()
  expect((await submitPassword(server, tokenInLink(passwordResetLink), 'second password')).statusCode).toBe(200)
  server.travel('2026-11-15T12:00:15.000Z')
  await server.outbox.work()

  expect(server.mails().length).toBe(1)
  expect((await submitPassword(server, tokenInLink(server.mails()[0]?.text), 'third password')).statusCode).toBe(200)
  expect(await canLogIn(server, 'third password')).toBe(true)
})

test('another tenant has accounts and links of its own', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  await server.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Acme shop" } }) { id } }')
  const given = { tenantId: 'acme', name: 'test', roles: everything }
  const { key } = await issueGqlKey(server.db, server.clock(), given)
  const acme = (await server.tenants.open('acme')) as TestServer['db']
  const times = { createdAt: server.clock(), lastModifiedAt: server.clock() }
  await acme
    .insertInto('account')
    .values({ uuid: randomUUID(), email, ...times })
    .execute()

  await requestReset(server, { email, language: 'en' }, key)
  await server.outbox.work()
  const [mail, ...more] = server.mails()
  const token = tokenInLink(mail?.text)
  const saved = await submitPassword(server, token, 'second password')

  expect([mail?.headers.subject, more]).toEqual(['Choose a new password for Acme shop', []])
  expect([token.startsWith('acme.'), saved.statusCode]).toEqual([true, 200])
  expect(await canLogIn(server, 'first password')).toBe(true)
  expect(await acme.selectFrom('account').select(['emailVerified']).execute()).toEqual([{ emailVerified: true }])
})

test('a disabled account gets no link', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  await server.db.updateTable('account').set({ disabled: true }).execute()

  await requestReset(server, { email })
  await server.outbox.work()

  expect([server.mails(), await readTokens(server)]).toEqual([[], []])
  expect((await server.gql(INIT, { input: { email } })).errors[0].code).toBe('TRIGGER_SEND_PASSWORD_INIT_EVENT_ERROR')
  expect((await server.gql(LINK, { input: { email } })).errors[0].code).toBe('GENERATE_PASSWORD_RECOVERY_LINK_ERROR')
})

test('no secret is written down anywhere but in the e-mail, which only the server may read', async () => {
  const server = await startTestServer()
  await addContact(server, { email, password: 'first password' })
  await requestReset(server, { email })
  await server.outbox.work()
  const secret = tokenInLink(server.mails()[0]?.text).split('.')[1] ?? ''

  expect(secret).toMatch(/^wharf_pw_/)
  const rows = await server.db
    .selectFrom('passwordToken')
    .select(['tokenHash', 'accountUid', 'redirectUrl', 'language'])
    .execute()
  expect(JSON.stringify([rows, await readEvents(server)])).not.toContain(secret)
  const [file = ''] = readdirSync(server.mailFolder)
  expect(file).toMatch(/^2026-11-15T12-00-00-000Z_[0-9a-f-]{36}\.eml$/)
  expect([server.mailFolder, join(server.mailFolder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})
