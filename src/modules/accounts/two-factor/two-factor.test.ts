import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addAdmin, addContact, giveRole, PASSWORD } from '../../../../test/people.js'
import { type Answer, startTestServer, type TestServer, TODAY } from '../../../../test/test-server.js'
import { totp } from './totp.js'
import { setTwoFactorRequired } from './two-factor.service.js'

const { codeOfStep, stepAt } = totp

const EMAIL = 'ada@desk.test'

let server: TestServer
let adminId: number
beforeEach(async () => {
  server = await startTestServer()
  adminId = (await addAdmin(server, { email: EMAIL })).id
  await giveRole(server, adminId, 'pricing', 'VIEWER')
})

const after = (seconds: number) => new Date(Date.parse(TODAY) + seconds * 1000).toISOString()

const logIn = async (input: Answer = {}, email = EMAIL): Promise<Answer> =>
  server.gql(
    'mutation ($input: LoginInput!) { login(input: $input) { session { accessToken refreshToken } } }',
    { input: { email, password: PASSWORD, ...input } },
    await server.bareKey(),
  )

async function signIn(body: object, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/desk/session',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, body: response.json() as Answer }
}

const ask = (token: string, query: string, variables: object = {}) => server.gql(query, variables, null, token)

/** The secret as the app has it, from its base32 spelling. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const codeNow = (secret: Buffer) => codeOfStep(secret, stepAt(server.clock()))

/** Enables two-factor sign-in; returns a token, the secret and the recovery codes. The code of the first step is used up. */
async function enable() {
  const token = (await logIn()).login.session.accessToken
  const setup = await ask(token, 'mutation ($p: String!) { adminTwoFactorSetUp(password: $p) { secret uri } }', { p: PASSWORD })
  const secret = fromBase32(setup.adminTwoFactorSetUp.secret)
  const enabled = await ask(token, 'mutation ($code: String!) { adminTwoFactorEnable(code: $code) { codes } }', {
    code: codeNow(secret),
  })
  return { token, secret, uri: setup.adminTwoFactorSetUp.uri, codes: enabled.adminTwoFactorEnable.codes as string[] }
}

const STATE = '{ adminTwoFactor { isEnabled enabledAt recoveryCodesLeft isRequired } }'

test('an administrator enables it with a code of the app, and signs in with password and code from then on', async () => {
  const { token, secret, uri, codes } = await enable()

  expect(uri).toContain('otpauth://totp/Wharf:ada%40desk.test?secret=')
  expect(codes).toHaveLength(10)
  expect(await ask(token, STATE)).toEqual({
    adminTwoFactor: { isEnabled: true, enabledAt: TODAY, recoveryCodesLeft: 10, isRequired: false },
  })
  server.travel(after(60))
  expect((await logIn({ code: codeNow(secret) })).login.session.accessToken).not.toBe('')
  server.travel(after(120))
  expect((await signIn({ email: EMAIL, password: PASSWORD, code: codeNow(secret) })).status).toBe(200)
})

test('without it nothing changes: neither the login nor the error of a wrong password', async () => {
  expect((await logIn()).login.session.accessToken).not.toBe('')
  expect((await logIn({ code: '123456' })).login.session.accessToken).not.toBe('')
  expect((await logIn({ password: 'wrong' })).errors).toEqual([
    { message: 'User not found: the e-mail address or the password is wrong', code: 'USER_NOT_FOUND_ERROR' },
  ])
})

test('a missing code, a wrong code, a wrong password and an unknown address get the same refusal, which mentions the code', async () => {
  const { secret } = await enable()
  server.travel(after(60))
  const code = codeNow(secret)
  const tries = [
    await logIn(),
    await logIn({ code: code === '000000' ? '000001' : '000000' }),
    await logIn({ code, password: 'wrong' }),
    await logIn({ password: 'wrong' }),
    await logIn({}, 'nobody@desk.test'),
    await logIn({ code: "x' or true" }),
  ]

  expect(new Set(tries.map((answer) => JSON.stringify(answer.errors))).size).toBe(1)
  expect(tries[0].errors[0]).toEqual({
    message: 'User not found: the e-mail address or the password is wrong, or a code is needed and is missing or wrong',
    code: 'USER_NOT_FOUND_ERROR',
  })
  const desk = [
    await signIn({ email: EMAIL, password: PASSWORD }),
    await signIn({ email: EMAIL, password: 'wrong' }),
    await signIn({ email: 'nobody@desk.test', password: PASSWORD }),
  ]
  expect(desk.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(new Set(desk.map(({ body }) => body.detail)).size).toBe(1)
  expect(desk[0]?.body.detail).toContain('if you use two-factor sign-in, enter the code')
  // A wrong password has used up nothing.
  expect((await logIn({ code })).login.session.accessToken).not.toBe('')
})

test('a code works once, even at the same time', async () => {
  const { secret } = await enable()
  expect((await logIn({ code: codeNow(secret) })).errors).toHaveLength(1)
  server.travel(after(60))
  const code = codeNow(secret)

  const answers = await Promise.all([logIn({ code }), logIn({ code }), logIn({ code })])

  expect(answers.filter((answer) => answer.login)).toHaveLength(1)
  expect((await logIn({ code: codeOfStep(secret, stepAt(server.clock()) - 1) })).errors).toHaveLength(1)
})

test('a recovery code works once, in any spelling, and is stored as a hash', async () => {
  const { token, codes } = await enable()
  const [code = ''] = codes
  expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)

  expect((await logIn({ code: code.toLowerCase().replaceAll('-', ' ') })).login.session.accessToken).not.toBe('')

  expect((await logIn({ code })).errors).toHaveLength(1)
  expect((await ask(token, STATE)).adminTwoFactor.recoveryCodesLeft).toBe(9)
  const { rows } = await sql<Answer>`select encode("codeHash", 'escape') as text from control."adminRecoveryCode"`.execute(
    server.db,
  )
  expect(rows.some(({ text }) => codes.some((known) => text.includes(known.replaceAll('-', ''))))).toBe(false)
})

test('new recovery codes replace the old ones', async () => {
  const { token, secret, codes } = await enable()
  server.travel(after(60))
  const renewed = await ask(token, 'mutation ($code: String!) { adminRecoveryCodesCreate(code: $code) { codes } }', {
    code: codeNow(secret),
  })

  expect((await logIn({ code: codes[0] })).errors).toHaveLength(1)
  expect((await logIn({ code: renewed.adminRecoveryCodesCreate.codes[0] })).login.session.accessToken).not.toBe('')
})

test('it is disabled with the password or a code, and not without either', async () => {
  const { token, secret } = await enable()
  const disable = (input: object) =>
    ask(token, 'mutation ($password: String, $code: String) { adminTwoFactorDisable(password: $password, code: $code) }', input)

  expect((await disable({})).errors[0].code).toBe('VALIDATION_ERROR')
  expect((await disable({ password: 'wrong' })).errors[0].code).toBe('TWO_FACTOR_CONFIRMATION_WRONG')
  expect((await disable({ code: codeNow(secret) })).errors[0].code).toBe('TWO_FACTOR_CONFIRMATION_WRONG')
  expect((await logIn()).errors).toHaveLength(1)
  expect(await disable({ password: PASSWORD })).toEqual({ adminTwoFactorDisable: true })
  expect((await logIn()).login.session.accessToken).not.toBe('')
  expect((await disable({ password: PASSWORD })).errors[0].code).toBe('TWO_FACTOR_ERROR')
})

test('an enabled factor is not replaced, a wrong code enables nothing, and a buyer has none', async () => {
  const token = (await logIn()).login.session.accessToken
  const setUp = (bearer: string, password = PASSWORD) =>
    ask(bearer, 'mutation ($p: String!) { adminTwoFactorSetUp(password: $p) { secret } }', { p: password })
  const confirm = (code: string) =>
    ask(token, 'mutation ($code: String!) { adminTwoFactorEnable(code: $code) { codes } }', { code })
  expect((await confirm('123456')).errors[0].code).toBe('TWO_FACTOR_ERROR')
  expect((await setUp(token, 'wrong')).errors[0].code).toBe('TWO_FACTOR_CONFIRMATION_WRONG')
  const secret = fromBase32((await setUp(token)).adminTwoFactorSetUp.secret)
  expect((await confirm(codeOfStep(secret, 7))).errors[0].code).toBe('TWO_FACTOR_CONFIRMATION_WRONG')
  expect((await ask(token, STATE)).adminTwoFactor.isEnabled).toBe(false)

  expect((await confirm(codeNow(secret))).adminTwoFactorEnable.codes).toHaveLength(10)
  expect((await setUp(token)).errors[0].code).toBe('TWO_FACTOR_ERROR')
  await addContact(server, { email: 'ben@hull.test' })
  const buyer = (await logIn({}, 'ben@hull.test')).login.session.accessToken
  expect((await server.gql(STATE, {}, await server.bareKey(), buyer)).errors[0].code).toBe('FORBIDDEN')
})

test('guessing codes with the right password is limited, also from many addresses, and the refusal stays the same', async () => {
  const { secret } = await enable()
  server.travel(after(60))
  const code = codeNow(secret)
  const guesses: string[] = []
  for (let i = 0; i < 25; i++) {
    const guess = String(i).padStart(6, '9')
    const { body } = await signIn({ email: EMAIL, password: PASSWORD, code: guess }, { 'x-forwarded-for': `10.0.${i}.1` })
    guesses.push(body.detail)
  }
  expect(new Set(guesses.slice(0, 10)).size).toBe(1)
  const { status } = await signIn({ email: EMAIL, password: PASSWORD, code })
  expect([401, 429]).toContain(status)
})

test('if it is required, an administrator without it has no rights until they enable it', async () => {
  const TAXES = '{ taxes { itemsFound } }'
  const token = (await logIn()).login.session.accessToken
  expect(await ask(token, TAXES)).toEqual({ taxes: { itemsFound: 0 } })

  await setTwoFactorRequired(server.db, true)
  server.services.identities.forget()

  expect((await ask(token, TAXES)).errors[0].code).toBe('FORBIDDEN')
  expect((await ask(token, STATE)).adminTwoFactor).toMatchObject({ isEnabled: false, isRequired: true })
  const { token: enabled } = await enable()
  expect(await ask(enabled, TAXES)).toEqual({ taxes: { itemsFound: 0 } })
})

test('the secret is in no response after the setup, not even for an operator', async () => {
  const { secret } = await enable()
  const state = await server.gql(`{ adminTwoFactor(email: "${EMAIL}") { isEnabled recoveryCodesLeft } }`)

  expect(state).toEqual({ adminTwoFactor: { isEnabled: true, recoveryCodesLeft: 10 } })
  expect(JSON.stringify(server.logged)).not.toContain(secret.toString('hex'))
})
