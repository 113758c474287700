/** Sends GraphQL documents to the server. The desk uses nothing but the public API. */
import { loginDocument, renewDocument } from './documents.platform.js'
import { browserTime, endSession, getSession, type Session, storeSession } from './session.js'

/** An error that the API answered, or that no answer came. */
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
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch('/v2/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'API-Client-Name': 'Wharf desk', ...headers },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new ApiError('', 'NO_ANSWER')
  })
  const { data, errors } = (await response.json().catch(() => ({ errors: [{ message: response.statusText }] }))) as Answer<Data>
  const [first] = errors ?? []
  if (first || !data) throw new ApiError(first?.message ?? response.statusText, first?.extensions?.code ?? 'UNKNOWN')
  return data
}

const authorization = ({ apiKey, accessToken }: Session) => ({ apikey: apiKey, authorization: `Bearer ${accessToken}` })

/** Runs a document with the session of the administrator. A session that the server no longer knows ends here, too. */
export async function runDocument<Data>(document: string, variables: object = {}, signal?: AbortSignal): Promise<Data> {
  const session = await currentSession()
  if (!session) throw new ApiError('', 'UNAUTHENTICATED')
  try {
    return await post<Data>(authorization(session), document, variables, signal)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') endSession()
    throw error
  }
}

let renewal: Promise<Session | null> | null = null

/** The session, with a new access token when the old one is about to expire. */
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

async function renewSession({ apiKey, refreshToken, email }: Session): Promise<Session | null> {
  try {
    const { exchangeRefreshToken } = await post<Renewed>({ apikey: apiKey }, renewDocument, { refreshToken })
    const { access_token: accessToken, refresh_token: next } = exchangeRefreshToken
    storeSession({ apiKey, accessToken, refreshToken: next, email })
  } catch {
    endSession()
  }
  return getSession()
}

interface LoggedIn {
  login: { session: { accessToken: string; refreshToken: string } | null }
}

export async function signIn(apiKey: string, email: string, password: string): Promise<void> {
  const { login } = await post<LoggedIn>({ apikey: apiKey }, loginDocument, { email, password })
  if (!login.session) throw new ApiError('', 'UNAUTHENTICATED')
  const { accessToken, refreshToken } = login.session
  storeSession({ apiKey, accessToken, refreshToken, email })
}
