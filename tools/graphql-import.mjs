// Makes `import document from './x.graphql'` return the parsed document, so that the server need not parse it at startup.
import { readFileSync } from 'node:fs'
import { parse } from 'graphql'

/** The source of the module. JSON.parse of a string is the fastest way for V8 to load a large literal. */
export const createModule = (text) => {
  const ast = parse(text, { noLocation: true })
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(ast))})`
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
