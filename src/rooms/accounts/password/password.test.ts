import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everything, type House, house } from '../../../../test/house.js'
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
import { openOutbox } from '../../platform/outbox/outbox.js'
import { issueGqlKey } from '../apikey/apikey.service.js'
import { accountMailHandlers } from './password.mails.js'

test('somebody who forgot the password gets a link by e-mail, chooses a new one and logs in with it', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })

  expect(
    await requestReset(
      h,
      { email: 'ADA@oak.test', language: 'en', redirectUrl: 'https://shop.example.com/login' },
      await h.bareKey(),
    ),
  ).toEqual({
    triggerPasswordSendResetEmailEvent: true,
  })
  expect(await readTokens(h)).toEqual([])
  await h.outbox.work()
  const [mail] = h.mails()
  expect(mail?.headers).toMatchObject({ to: 'Ada Dijk <ada@oak.test>', from: 'Default <no-reply@wharf.test>' })
  const token = tokenInLink(mail?.text)
  const page = await h.app.inject({ method: 'GET', url: `/password?token=${token}` })
  expect([page.statusCode, page.body.includes('New password')]).toEqual([200, true])
  const saved = await submitPassword(h, token, 'second password')

  expect([saved.statusCode, saved.body.includes('href="https://shop.example.com/login"')]).toEqual([200, true])
  expect(await canLogIn(h, 'second password')).toBe(true)
  expect(await canLogIn(h, 'first password')).toBe(false)
  const account = await h.db.selectFrom('account').select(['emailVerified']).executeTakeFirst()
  expect(account).toEqual({ emailVerified: true })
})

test('a link works once: of two tabs one wins, and the password stays what that one said', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  await requestReset(h, { email })
  await h.outbox.work()
  const token = tokenInLink(h.mails()[0]?.text)

  const answers = await Promise.all(['tab number one', 'tab number two'].map((password) => submitPassword(h, token, password)))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  const winner = answers[0]?.statusCode === 200 ? 'tab number one' : 'tab number two'
  expect(await canLogIn(h, winner)).toBe(true)
  expect((await submitPassword(h, token, 'a third password')).statusCode).toBe(410)
  expect(await canLogIn(h, 'a third password')).toBe(false)
})

test('no transaction waits while the new password is hashed', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const { passwordResetLink } = await h.gql(LINK, { input: { email } })
  const { hash } = h.services.passwords
  const waiting: unknown[] = []
  h.services.passwords.hash = async (password) => {
    const open = sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    waiting.push((await open.execute(h.db)).rows)
    return hash(password)
  }

  const saved = await submitPassword(h, tokenInLink(passwordResetLink), 'second password')

  expect([saved.statusCode, waiting]).toEqual([200, [[]]])
})

test('a new password ends every session of the account', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const { accessToken: bearer } = await logIn(h, email, 'first password')
  const who = async () => (await h.gql('{ viewer { __typename } }', {}, await h.keyFor({}), bearer)).viewer?.__typename
  const before = await who()
  const { passwordResetLink } = await h.gql(LINK, { input: { email } })

  await submitPassword(h, tokenInLink(passwordResetLink), 'second password')

  expect([before, await who()]).toEqual(['Contact', 'User'])
})

test('an unknown e-mail address is answered like a known one, and nobody gets an e-mail', async () => {
  const h = await house()
  await addContact(h, { email: 'without@account.test' })
  await h.db.deleteFrom('account').execute()

  const answers = [
    await requestReset(h, { email: 'nobody@nowhere.test' }, await h.bareKey()),
    await requestReset(h, { email: 'without@account.test' }, await h.bareKey()),
  ]
  await h.outbox.work()

  expect(answers).toEqual([{ triggerPasswordSendResetEmailEvent: true }, { triggerPasswordSendResetEmailEvent: true }])
  expect(await readEvents(h)).toEqual(
    ['nobody@nowhere.test', 'without@account.test'].map((email) => ({
      trigger: 'SEND_RESET_PASSWORD',
      channelId: 1,
      payload: { email, language: 'NL', redirectUrl: null },
      doneAt: h.clock(),
      error: null,
    })),
  )
  expect([h.mails(), await readTokens(h)]).toEqual([[], []])
})

test('a known and an unknown e-mail address take the same statements', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const during = async (input: object) => {
    h.statements.length = 0
    await requestReset(h, input, null)
    return [...h.statements]
  }

  const known = await during({ email })
  const unknown = await during({ email: 'nobody@nowhere.test' })

  expect(known).toEqual(unknown)
})

test('a newer link takes the place of the older one, and an old one expires', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const link = async () => tokenInLink((await h.gql(LINK, { input: { email } })).passwordResetLink)
  const [older, newer] = [await link(), await link()]

  expect((await submitPassword(h, older, 'second password')).statusCode).toBe(410)
  h.travel('2026-11-15T13:00:00.000Z')
  const late = await submitPassword(h, newer, 'second password')

  expect(late.statusCode).toBe(410)
  expect(late.body).toContain('Deze link werkt niet meer')
  expect(await canLogIn(h, 'first password')).toBe(true)
})

test('a link opens nothing once the account has another e-mail address, or may not be used', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const link = async () => tokenInLink((await h.gql(LINK, { input: { email } })).passwordResetLink)

  const toOld = await link()
  await h.db.updateTable('account').set({ email: 'ada@elsewhere.test' }).execute()
  const moved = await submitPassword(h, toOld, 'second password')
  await h.db.updateTable('account').set({ email }).execute()
  const before = await link()
  await h.db.updateTable('account').set({ disabled: true }).execute()
  const disabled = await submitPassword(h, before, 'second password')
  await h.db.updateTable('account').set({ disabled: false }).execute()

  expect([moved.statusCode, disabled.statusCode]).toEqual([410, 410])
  expect(await canLogIn(h, 'first password')).toBe(true)
})

test('while the mail server is away no link is made, and the older one still works; it comes when the server is back', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  const { passwordResetLink } = await h.gql(LINK, { input: { email } })
  await requestReset(h, { email })
  const away = { send: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  const handlers = accountMailHandlers({ ...h.mailServices, mailer: away })

  await openOutbox({ tenants: h.tenants, clock: h.clock, handlers, onError: () => undefined }).work()
  expect((await submitPassword(h, tokenInLink(passwordResetLink), 'second password')).statusCode).toBe(200)
  h.travel('2026-11-15T12:00:15.000Z')
  await h.outbox.work()

  expect(h.mails().length).toBe(1)
  expect((await submitPassword(h, tokenInLink(h.mails()[0]?.text), 'third password')).statusCode).toBe(200)
  expect(await canLogIn(h, 'third password')).toBe(true)
})

test('another tenant has accounts and links of its own', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  await h.gql('mutation { tenantCreate(input: { id: "acme", name: "Acme", channel: { name: "Acme shop" } }) { id } }')
  const given = { tenantId: 'acme', name: 'test', roles: everything }
  const { key } = await issueGqlKey(h.db, h.clock(), given)
  const acme = (await h.tenants.open('acme')) as House['db']
  const times = { createdAt: h.clock(), lastModifiedAt: h.clock() }
  await acme
    .insertInto('account')
    .values({ uuid: randomUUID(), email, ...times })
    .execute()

  await requestReset(h, { email, language: 'en' }, key)
  await h.outbox.work()
  const [mail, ...more] = h.mails()
  const token = tokenInLink(mail?.text)
  const saved = await submitPassword(h, token, 'second password')

  expect([mail?.headers.subject, more]).toEqual(['Choose a new password for Acme shop', []])
  expect([token.startsWith('acme.'), saved.statusCode]).toEqual([true, 200])
  expect(await canLogIn(h, 'first password')).toBe(true)
  expect(await acme.selectFrom('account').select(['emailVerified']).execute()).toEqual([{ emailVerified: true }])
})

test('a disabled account gets no link', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  await h.db.updateTable('account').set({ disabled: true }).execute()

  await requestReset(h, { email })
  await h.outbox.work()

  expect([h.mails(), await readTokens(h)]).toEqual([[], []])
  expect((await h.gql(INIT, { input: { email } })).errors[0].code).toBe('TRIGGER_SEND_PASSWORD_INIT_EVENT_ERROR')
  expect((await h.gql(LINK, { input: { email } })).errors[0].code).toBe('GENERATE_PASSWORD_RECOVERY_LINK_ERROR')
})

test('no secret is written down anywhere but in the e-mail, which only the server may read', async () => {
  const h = await house()
  await addContact(h, { email, password: 'first password' })
  await requestReset(h, { email })
  await h.outbox.work()
  const secret = tokenInLink(h.mails()[0]?.text).split('.')[1] ?? ''

  expect(secret).toMatch(/^wharf_pw_/)
  const rows = await h.db.selectFrom('passwordToken').select(['tokenHash', 'accountUid', 'redirectUrl', 'language']).execute()
  expect(JSON.stringify([rows, await readEvents(h)])).not.toContain(secret)
  const [file = ''] = readdirSync(h.mailFolder)
  expect(file).toMatch(/^2026-11-15T12-00-00-000Z_[0-9a-f-]{36}\.eml$/)
  expect([h.mailFolder, join(h.mailFolder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})
