/** Sends GraphQL documents to the server. Apart from signing in, the desk uses nothing but the public API. */
import { loginDocument, renewDocument, signOutDocument } from './documents.platform.js'
import { browserTime, forgetSession, getSession, type Session, storeSession } from './session.js'

/** An error from the API, or a missing response. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

async function post<Data>(
  headers: Record<string, string>,
  query: string,
  variables: object,
  options: Pick<RequestInit, 'signal' | 'keepalive'> = {},
): Promise<Data> {
  const response = await fetch('/v2/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'API-Client-Name': 'Wharf desk', ...headers },
    body: JSON.stringify({ query, variables }),
    ...options,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new ApiError('', 'NO_ANSWER')
  })
  const { data, errors } = (await response.json().catch(() => ({ errors: [{ message: response.statusText }] }))) as Answer<Data>
  const [first] = errors ?? []
  if (first || !data) throw new ApiError(first?.message ?? response.statusText, first?.extensions?.code ?? 'UNKNOWN')
  return data
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
  const answer = (await response.json().catch(() => ({}))) as DeskSession & { detail?: string }
  if (!response.ok) throw new ApiError(answer.detail ?? response.statusText, String(response.status))
  return answer
}

/** Runs a document with the session of the administrator. If the server has ended the session, it ends here, too. */
export async function runDocument<Data>(document: string, variables: object = {}, signal?: AbortSignal): Promise<Data> {
  const session = await currentSession()
  if (!session) throw new ApiError('', 'UNAUTHENTICATED')
  try {
    return await post<Data>(authorization(session), document, variables, signal && { signal })
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

/** Signs in with an e-mail address and a password. A key is needed only for the desk of another tenant. */
export async function signIn(apiKey: string, email: string, password: string): Promise<void> {
  if (!apiKey) return storeSession({ apiKey, ...(await openSession({ email, password })) })
  const { login } = await post<LoggedIn>({ apikey: apiKey }, loginDocument, { email, password })
  if (!login.session) throw new ApiError('', 'UNAUTHENTICATED')
  const { accessToken, refreshToken } = login.session
  storeSession({ apiKey, tenant: '', accessToken, refreshToken, email })
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
