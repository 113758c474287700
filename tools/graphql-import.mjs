// Makes `import document from './x.graphql'` return the parsed document, so that the server need not parse it at startup.
import { readFileSync } from 'node:fs'
import { parse } from 'graphql'

/**
 * The source of the module. JSON.parse of a string is the fastest way for V8 to load a large literal. It is read when it is needed: most commands
 * load the document and do not look at it.
 */
export const createModule = (text) => {
  const { definitions } = parse(text, { noLocation: true })
  const read = `JSON.parse(${JSON.stringify(JSON.stringify(definitions))})`
  return `let known\nexport default { kind: 'Document', get definitions() { return (known ??= ${read}) } }`
}

export const graphqlForEsbuild = {
  name: 'graphql-import',
  setup: (build) =>
    build.onLoad({ filter: /\.graphql$/ }, ({ path }) => ({ contents: createModule(readFileSync(path, 'utf8')), loader: 'js' })),
}

export const graphqlForVite = {
  name: 'graphql-import',
  enforce: 'pre',
  transform: (text, id) => (id.endsWith('.graphql') ? { code: createModule(text), map: null } : undefined),
}
