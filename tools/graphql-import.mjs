// Lets `import document from './x.graphql'` yield the parsed document, so that the server pays for no parsing at start.
import { readFileSync } from 'node:fs'
import { parse } from 'graphql'

/** JSON.parse of a string is the cheapest way for V8 to load a large literal. */
const moduleOf = (text) => {
  const ast = parse(text, { noLocation: true })
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(ast))})`
}

export const graphqlForEsbuild = {
  name: 'graphql-import',
  setup: (build) =>
    build.onLoad({ filter: /\.graphql$/ }, ({ path }) => ({ contents: moduleOf(readFileSync(path, 'utf8')), loader: 'js' })),
}

export const graphqlForVite = {
  name: 'graphql-import',
  enforce: 'pre',
  transform: (text, id) => (id.endsWith('.graphql') ? { code: moduleOf(text), map: null } : undefined),
}
