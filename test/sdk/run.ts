/** Sends one document of the SDK after another and tells how each went. */

export type Report = (name: string, error?: unknown) => void
// biome-ignore lint/suspicious/noExplicitAny: each document answers something else
export type Data = any
export interface Run {
  /** Sends a document and answers what its operation answered; `seen` throws when that is not what was to be seen. */
  (name: string, variables: object, seen?: (answer: Data) => unknown): Promise<Data>
  /** Asks what no document of the SDK asks but its other documents need. */
  ask: (query: string) => Promise<Data>
}

export const nl = (value: string) => [{ language: 'NL', value }]

/** A file of rows as a form sends it. */
export const csv = (...rows: string[]) => new File([rows.join('\n')], 'sdk.csv', { type: 'text/csv' })

/** The SDK's own default for the pictures of a document. */
const PLAIN = { imageVariantFilters: { transformations: [] } }

export function runner(endpoint: string, apikey: string, documentOf: (name: string) => string, report: Report): Run {
  const send = async (asked: { query: string; variables: Data }): Promise<Data> =>
    answerOf(await fetch(endpoint, { method: 'POST', ...bodyOf(asked, apikey) }))
  const run = async (name: string, variables: object, seen?: (answer: Data) => unknown) => {
    const { data, errors } = await send({ query: documentOf(name), variables: { ...PLAIN, ...variables } })
    const answer = Object.values(data ?? {})[0]
    report(`document ${name}`, errors ? new Error(`${errors[0].message} (${errors[0].path ?? ''})`) : failureOf(seen, answer))
    return answer
  }
  return Object.assign(run, { ask: async (query: string) => (await send({ query, variables: {} })).data })
}

const answerOf = async (response: Response): Promise<Data> => {
  const text = await response.text()
  return text.startsWith('{') ? JSON.parse(text) : { errors: [{ message: `${response.status} ${text.slice(0, 200)}` }] }
}

function failureOf(seen: ((answer: Data) => unknown) | undefined, answer: Data): unknown {
  try {
    seen?.(answer)
    return undefined
  } catch (failure) {
    return failure
  }
}

/** A file travels beside the document, as GraphQL's multipart requests have it. */
function bodyOf(
  asked: { query: string; variables: Data },
  apikey: string,
): { headers: Record<string, string>; body: string | FormData } {
  const { input } = asked.variables
  if (!(input?.file instanceof File))
    return { headers: { 'content-type': 'application/json', apikey }, body: JSON.stringify(asked) }
  const form = new FormData()
  const variables = { ...asked.variables, input: { ...input, file: null } }
  form.set('operations', JSON.stringify({ ...asked, variables }))
  form.set('map', JSON.stringify({ file: ['variables.input.file'] }))
  form.set('file', input.file)
  return { headers: { apikey }, body: form }
}
