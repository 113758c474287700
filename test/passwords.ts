/** What the tests of passwords do again and again. */
import { type House, PUBLIC_URL } from './house.js'
import { logIn } from './people.js'

const RESET = 'mutation ($input: EmailEventInput!) { triggerPasswordSendResetEmailEvent(input: $input) }'
export const INIT = 'mutation ($input: PasswordRecoveryLinkInput!) { triggerPasswordSendInitEmailEvent(input: $input) }'
export const LINK = 'mutation ($input: PasswordRecoveryLinkInput!) { passwordResetLink(input: $input) }'

/** Whose password it is. */
export const email = 'ada@oak.test'

export const requestReset = (h: House, input: object, key?: string | null) => h.gql(RESET, { input }, key)

export const readEvents = (h: House) =>
  h.db.selectFrom('event').select(['trigger', 'channelId', 'payload', 'doneAt', 'error']).orderBy('id').execute()

export const readTokens = (h: House) =>
  h.db.selectFrom('passwordToken').select(['purpose', 'language', 'redirectUrl', 'usedAt']).execute()

/** The token of the link in an e-mail, or in an answer. */
export const tokenInLink = (text = '') => text.split(`${PUBLIC_URL}/password?token=`)[1]?.match(/^\S+/)?.[0] ?? ''

export const canLogIn = (h: House, password: string) =>
  logIn(h, email, password).then(
    () => true,
    () => false,
  )

/** Fills in the form of the page and sends it. */
export const submitPassword = (h: House, token: string, password: string, repeat = password) =>
  h.app.inject({
    method: 'POST',
    url: '/password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, password, repeat }).toString(),
  })
