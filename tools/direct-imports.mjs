// An esbuild plugin for the desk. It imports each component of Mantine from its own file, and only the styles of components in use: esbuild splits by file, so
// through the index of the package every component that any page uses would be part of the first view.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

const STATEMENT = /import \{([^}]*)\} from ["']([^"']+)["'];?/g
const PACKAGE = '@mantine/core'

/** Returns the file of each name that an index imports. */
function readIndex(index) {
  const files = new Map()
  for (const [, names, path] of readFileSync(index, 'utf8').matchAll(STATEMENT))
    for (const name of names.split(',')) files.set(name.trim().split(' as ').at(-1), join(dirname(index), path))
  return files
}

const listNames = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** Returns the names that the sources in a folder import from Mantine. */
function listUsed(folder) {
  const sources = readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file))
  return sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(STATEMENT)]
      .filter(([, , source]) => source === PACKAGE)
      .flatMap(([, names]) => listNames(names)),
  )
}

/** Adds a file and everything that it imports by a relative path. */
function addWithImports(file, found) {
  if (found.has(file)) return
  found.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from ["'](\.[^"']+)["']/g))
    addWithImports(join(dirname(file), path), found)
}

const ALWAYS = ['baseline', 'default-css-variables', 'global']

/** Joins the style sheets of the components in use, in the order of the whole style sheet. */
function joinStyles(sheet, modules) {
  const whole = readFileSync(sheet, 'utf8')
  const read = (name) => readFileSync(join(dirname(sheet), `styles/${name}.css`), 'utf8')
  const components = [...new Set(modules.map((file) => basename(file, '.module.mjs')))].map(read)
  const position = (text) => whole.indexOf(text.slice(0, text.indexOf('{')).trim())
  return [...ALWAYS.map(read), ...components.sort((one, other) => position(one) - position(other))].join('\n')
}

/** Returns the plugin for the sources in `folder`; `mantine` is the folder of the package. */
export const directImports = (folder, mantine) => ({
  name: 'direct-imports',
  setup(build) {
    if (!existsSync(mantine)) return
    const files = readIndex(join(mantine, 'esm/index.mjs'))
    const fileOf = (name) => {
      const file = files.get(name.split(' as ')[0])
      if (!file) throw new Error(`${name} is not a member of ${PACKAGE}`)
      return file
    }
    const toDirect = (statement, names, source) =>
      source === PACKAGE
        ? listNames(names)
            .map((name) => `import { ${name} } from ${JSON.stringify(fileOf(name))}`)
            .join('; ')
        : statement
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      path.startsWith(folder)
        ? { contents: readFileSync(path, 'utf8').replace(STATEMENT, toDirect), loader: extname(path).slice(1) }
        : undefined,
    )
    build.onLoad({ filter: /mantine.core.styles\.css$/ }, ({ path }) => {
      const found = new Set()
      for (const name of listUsed(folder)) addWithImports(fileOf(name), found)
      return {
        contents: joinStyles(
          path,
          [...found].filter((file) => file.endsWith('.module.mjs')),
        ),
        loader: 'css',
      }
    })
  },
})
