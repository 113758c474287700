/** Sends documents with files, as the GraphQL multipart request specification describes it. */

/** Returns the body of a request: a form with `operations`, `map` and the files if the variables contain files, and JSON otherwise. */
export function bodyOf(operation: { query: string; variables: object; operationName?: string | undefined }): FormData | string {
  const files: [path: string, file: File][] = []
  const variables = withoutFiles(operation.variables, 'variables', files)
  if (files.length === 0) return JSON.stringify(operation)
  const form = new FormData()
  form.set('operations', JSON.stringify({ ...operation, variables }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))))
  for (const [index, [, file]] of files.entries()) form.set(String(index), file)
  return form
}

/** Replaces files by null and collects them with their paths. */
function withoutFiles(value: unknown, path: string, files: [string, File][]): unknown {
  if (value instanceof File) {
    files.push([path, value])
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutFiles(inner, `${path}.${name}`, files)]))
}
