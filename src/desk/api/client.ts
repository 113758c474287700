/** Sends GraphQL documents to the server. Apart from signing in, the desk uses nothing but the public API. */
import { loginDocument, renewDocument, signOutDocument } from './documents/platform.js'
import { browserTime, forgetSession, getSession, type Session, storeSession } from './session.js'
import { bodyOf } from './upload.js'

/** What is wrong with one value of an input. */
export interface Problem {
  path: readonly (string | number)[]
  message: string
}

/** An error from the API, or a missing response. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message)
  }
}

/** What a dry run would set off. */
export interface Effects {
  webhookCount: number
  emailCount: number
  emails: { subject: string | null; templateCode: string | null; to: string[] }[]
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string; problems?: Problem[] } }[]
  extensions?: { effects?: Effects }
}

interface PostOptions extends Pick<RequestInit, 'signal' | 'keepalive'> {
  operationName?: string | undefined
}

interface Posted<Data> {
  data: Data
  etag: string | null
  effects: Effects | null
}

const post = async <Data>(headers: Record<string, string>, query: string, variables: object, options: PostOptions = {}) =>
  (await send<Data>(headers, query, variables, options)).data

async function send<Data>(
  headers: Record<string, string>,
  query: string,
  variables: object,
  { operationName, ...options }: PostOptions = {},
): Promise<Posted<Data>> {
  const body = bodyOf({ query, variables, operationName })
  const response = await fetch('/v2/graphql', {
    method: 'POST',
    // The browser itself names the type of a form, with its boundary.
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      'API-Client-Name': 'Wharf desk',
      ...headers,
    },
    body,
    ...options,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new ApiError('', 'NO_ANSWER')
  })
  const answer = (await response.json().catch(() => ({ errors: [{ message: response.statusText }] }))) as Answer<Data>
  const { data, errors, extensions } = answer
  const [first] = errors ?? []
  if (first || !data) {
    const { code = 'UNKNOWN', problems } = first?.extensions ?? {}
    throw new ApiError(first?.message ?? response.statusText, code, problems)
  }
  return { data, etag: response.headers.get('etag'), effects: extensions?.effects ?? null }
}

const authorization = ({ apiKey, accessToken }: Session) => ({
  ...(apiKey && { apikey: apiKey }),
  authorization: `Bearer ${accessToken}`,
})

interface DeskSession {
  tenant: string
  email: string
  accessToken: string
  refreshToken: string
}

/** Starts or renews a session without an API key. */
async function openSession(body: object): Promise<DeskSession> {
  const response = await fetch('/desk/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiError('', 'NO_ANSWER')
  })
  const answer = (await response.json().catch(() => ({}))) as DeskSession & { detail?: string; code?: string }
  if (!response.ok) throw new ApiError(answer.detail ?? response.statusText, answer.code ?? String(response.status))
  return answer
}

export interface RunOptions {
  signal?: AbortSignal
  /** Which operation of the document runs, if it has several. */
  operationName?: string
  /** Runs the whole request and changes nothing. */
  isDryRun?: boolean
  /** The entity tag of what was read; the server refuses the change if it is another one now. */
  ifMatch?: string | null
  /** Whether the response has an entity tag. */
  hasTag?: boolean
}

export const runDocument = async <Data>(document: string, variables: object = {}, signal?: AbortSignal): Promise<Data> =>
  (await runOperation<Data>(document, variables, signal && { signal })).data

/** Runs a document with the session of the administrator. If the server has ended the session, it ends here, too. */
export async function runOperation<Data>(
  document: string,
  variables: object = {},
  { signal, operationName, isDryRun, ifMatch, hasTag }: RunOptions = {},
): Promise<Posted<Data>> {
  const session = await currentSession()
  if (!session) throw new ApiError('', 'UNAUTHENTICATED')
  const headers = {
    ...authorization(session),
    ...(isDryRun && { 'API-Dry-Run': 'true' }),
    ...(ifMatch && { 'If-Match': ifMatch }),
    ...(hasTag && { 'API-ETag': 'true' }),
  }
  try {
    return await send<Data>(headers, document, variables, { operationName, ...(signal && { signal }) })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') forgetSession()
    throw error
  }
}

let renewal: Promise<Session | null> | null = null

/** Returns the session, with a new access token if the old one is about to expire. */
async function currentSession(): Promise<Session | null> {
  const session = getSession()
  if (!session || session.renewAt > browserTime()) return session
  renewal ??= renewSession(session).finally(() => {
    renewal = null
  })
  return renewal
}

interface Renewed {
  exchangeRefreshToken: { access_token: string; refresh_token: string }
}

async function renewSession({ apiKey, refreshToken, email, tenant }: Session): Promise<Session | null> {
  try {
    if (apiKey) {
      const { exchangeRefreshToken } = await post<Renewed>({ apikey: apiKey }, renewDocument, { refreshToken })
      const { access_token: accessToken, refresh_token: next } = exchangeRefreshToken
      storeSession({ apiKey, tenant, accessToken, refreshToken: next, email })
    } else storeSession({ apiKey, ...(await openSession({ refreshToken, tenant, email })) })
  } catch {
    forgetSession()
  }
  return getSession()
}

interface LoggedIn {
  login: { session: { accessToken: string; refreshToken: string } | null }
}

export interface SignInInput {
  email: string
  password: string
  /** The code of the second factor, for those who use one. */
  code?: string
}

/** Signs in with an e-mail address and a password. A key is needed only for the desk of another tenant. */
export async function signIn(apiKey: string, input: SignInInput): Promise<void> {
  if (!apiKey) return storeSession({ apiKey, ...(await openSession(input)) })
  const { login } = await post<LoggedIn>({ apikey: apiKey }, loginDocument, { input })
  if (!login.session) throw new ApiError('', 'UNAUTHENTICATED')
  const { accessToken, refreshToken } = login.session
  storeSession({ apiKey, tenant: '', accessToken, refreshToken, email: input.email })
}

/** Signs in with the link that the first start prints. It works once. */
export async function signInByLink(link: string): Promise<void> {
  storeSession({ apiKey: '', ...(await openSession({ link })) })
}

/** Signs out: deletes the tokens at once, and ends the session on the server, even while the tab is closed. */
export async function signOut(): Promise<void> {
  const session = getSession()
  forgetSession()
  if (!session) return
  const end = () => post(authorization(session), signOutDocument, { refreshToken: session.refreshToken }, { keepalive: true })
  // Without a response, the access token works until it expires.
  await end()
    .catch(end)
    .catch(() => undefined)
}
