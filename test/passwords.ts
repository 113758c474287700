/** Helpers for the tests of passwords. */

import { logIn } from './people.js'
import { PUBLIC_URL, type TestServer } from './test-server.js'

const RESET = 'mutation ($input: EmailEventInput!) { triggerPasswordSendResetEmailEvent(input: $input) }'
export const INIT = 'mutation ($input: PasswordRecoveryLinkInput!) { triggerPasswordSendInitEmailEvent(input: $input) }'
export const LINK = 'mutation ($input: PasswordRecoveryLinkInput!) { passwordResetLink(input: $input) }'

/** The owner of the password. */
export const email = 'ada@oak.test'

export const requestReset = (server: TestServer, input: object, key?: string | null) => server.gql(RESET, { input }, key)

export const readEvents = (server: TestServer) =>
  server.db.selectFrom('event').select(['trigger', 'channelId', 'payload', 'doneAt', 'error']).orderBy('id').execute()

export const readTokens = (server: TestServer) =>
  server.db.selectFrom('passwordToken').select(['purpose', 'language', 'redirectUrl', 'usedAt']).execute()

/** Returns the token of the link in an e-mail, or in a response. */
export const tokenInLink = (text = '') => text.split(`${PUBLIC_URL}/password?token=`)[1]?.match(/^\S+/)?.[0] ?? ''

export const canLogIn = (server: TestServer, password: string) =>
  logIn(server, email, password).then(
    () => true,
    () => false,
  )

/** Fills in the form of the page and sends it. */
export const submitPassword = (server: TestServer, token: string, password: string, repeat = password) =>
  server.app.inject({
    method: 'POST',
    url: '/password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, password, repeat }).toString(),
  })
