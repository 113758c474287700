/** The part of the client that is the same for every operation. It is emitted as text, after the types. */
export const runtime = `export type OperationName = keyof Operations

/** What an operation takes. */
export type Input<Name extends OperationName> = Omit<Operations[Name], 'answer'> & {
  /** Ends the request early. */
  signal?: AbortSignal
}

/** What an operation answers. */
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer']

/** Inputs that need nothing may be left out. */
type InputArguments<Name extends OperationName> = {} extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>]

export interface ClientOptions {
  /** The address of the server, such as https://shop.example.com. */
  url: string
  /** A REST client, as wharf keys create --rest prints it. */
  clientId: string
  clientSecret: string
  /** Another fetch, for tests or old platforms. */
  fetch?: typeof fetch
}

/** An answer that is not a success. */
export class WharfError extends Error {
  constructor(
    readonly status: number,
    /** The problem as the server describes it, with the published code under error. */
    readonly problem: Partial<Problem>,
  ) {
    super(problem.error?.messages?.join('; ') || problem.detail || problem.title || 'The server answered ' + status)
  }
}

export interface WharfClient {
  /** Calls an operation by its method and path: call('GET /v2/products/{id}', { path: { id: '1' } }). */
  call<Name extends OperationName>(name: Name, ...input: InputArguments<Name>): Promise<AnswerOf<Name>>
  /** The pages of a list one after another, from the first on. */
  pages<Name extends ListName>(name: Name, ...input: InputArguments<Name>): AsyncGenerator<AnswerOf<Name>>
}

/** Lists that take the number of the page in the address. */
export type ListName = { [Name in OperationName]: Name extends \`GET \${string}\` ? (AnswerOf<Name> extends { pages: number } ? Name : never) : never }[OperationName]

/** The parts of an input, whatever the operation. */
interface AnyInput {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

export function createClient({ url, clientId, clientSecret, fetch: send = fetch }: ClientOptions): WharfClient {
  const base = url.replace(/\\/+$/, '')
  let token: { value: string; until: number } | null = null

  const requestToken = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret })
    const response = await send(base + '/oauth2/token', { method: 'POST', body })
    if (!response.ok) throw new WharfError(response.status, { title: 'The credentials were refused' })
    const { access_token: value, expires_in: seconds } = (await response.json()) as { access_token: string; expires_in: number }
    // A minute earlier, so that it does not expire on its way.
    token = { value, until: Date.now() + (seconds - 60) * 1000 }
    return value
  }

  const request = async (name: string, { path = {}, query = {}, header = {}, body, signal }: AnyInput): Promise<unknown> => {
    const [method = 'GET', template = ''] = name.split(' ')
    const address = template.replace(/\\{(\\w+)\\}/g, (_, key: string) => encodeURIComponent(String(path[key])))
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
    const parameters = new URLSearchParams(given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]))
    const headers: Record<string, string> = {
      authorization: 'Bearer ' + (token && token.until > Date.now() ? token.value : await requestToken()),
      ...Object.fromEntries(Object.entries(header).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))),
    }
    if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/csv' : 'application/json'
    const response = await send(base + address + (given.length ? '?' + parameters : ''), {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const text = await response.text()
    const answer = text ? JSON.parse(text) : null
    if (!response.ok) throw new WharfError(response.status, answer ?? {})
    return answer
  }

  return {
    call: (name, ...[input = {}]) => request(name, input as AnyInput) as Promise<never>,
    async *pages(name, ...[input = {}]) {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { query } = input as AnyInput
        const answer = (await request(name, { ...(input as AnyInput), query: { ...query, page } })) as { pages: number }
        pages = answer.pages
        yield answer as never
      }
    },
  }
}
`
