/** Sends the documents of the SDK one by one and reports the result of each. */

export type ReportResult = (name: string, error?: unknown) => void
// biome-ignore lint/suspicious/noExplicitAny: each document returns something else
export type Data = any
export interface DocumentRunner {
  /** Sends a document and returns the result of its operation; `check` throws when the result is wrong. */
  (name: string, variables: object, check?: (result: Data) => unknown): Promise<Data>
  /** Sends a query that is not a document of the SDK, for data that its documents need. */
  query: (query: string) => Promise<Data>
}

export const dutch = (value: string) => [{ language: 'NL', value }]

/** A CSV file as a form sends it. */
export const csvFile = (...rows: string[]) => new File([rows.join('\n')], 'sdk.csv', { type: 'text/csv' })

/** The SDK's own default for image variants. */
const NO_TRANSFORMATIONS = { imageVariantFilters: { transformations: [] } }

export function createRunner(
  endpoint: string,
  apikey: string,
  documentOf: (name: string) => string,
  report: ReportResult,
): DocumentRunner {
  const send = async (request: { query: string; variables: Data }): Promise<Data> =>
    parseResponse(await fetch(endpoint, { method: 'POST', ...buildBody(request, apikey) }))
  const run = async (name: string, variables: object, check?: (result: Data) => unknown) => {
    const { data, errors } = await send({ query: documentOf(name), variables: { ...NO_TRANSFORMATIONS, ...variables } })
    const result = Object.values(data ?? {})[0]
    report(`document ${name}`, errors ? new Error(`${errors[0].message} (${errors[0].path ?? ''})`) : catchFailure(check, result))
    return result
  }
  return Object.assign(run, { query: async (query: string) => (await send({ query, variables: {} })).data })
}

const parseResponse = async (response: Response): Promise<Data> => {
  const text = await response.text()
  return text.startsWith('{') ? JSON.parse(text) : { errors: [{ message: `${response.status} ${text.slice(0, 200)}` }] }
}

function catchFailure(check: ((result: Data) => unknown) | undefined, result: Data): unknown {
  try {
    check?.(result)
    return undefined
  } catch (failure) {
    return failure
  }
}

/** A request with a file is sent as a GraphQL multipart request. */
function buildBody(
  request: { query: string; variables: Data },
  apikey: string,
): { headers: Record<string, string>; body: string | FormData } {
  const { input } = request.variables
  if (!(input?.file instanceof File))
    return { headers: { 'content-type': 'application/json', apikey }, body: JSON.stringify(request) }
  const form = new FormData()
  const variables = { ...request.variables, input: { ...input, file: null } }
  form.set('operations', JSON.stringify({ ...request, variables }))
  form.set('map', JSON.stringify({ file: ['variables.input.file'] }))
  form.set('file', input.file)
  return { headers: { apikey }, body: form }
}
