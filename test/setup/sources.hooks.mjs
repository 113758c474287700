/** Hooks of Node's module loader: an import of `./x.js` finds `./x.ts`, and loads what was compiled from it. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '..', '..')

const rootUrl = `${pathToFileURL(root)}/`
const isOwn = (url) => url.startsWith(rootUrl) && !url.includes('/node_modules/')

export const compiledPath = (file) => join(root, '.cache', 'sources', `${relative(root, file)}.js`)

/** URL as it is imported → URL of the source, or null if there is no such source. */
const found = new Map()

function findSource(url) {
  const candidates = url.endsWith('.js') ? ['.ts', '.tsx'].map((ending) => url.replace(/\.js$/, ending)) : [url]
  return candidates.find((one) => /\.(tsx?|graphql)$/.test(one) && existsSync(fileURLToPath(one))) ?? null
}

export function resolve(specifier, context, next) {
  const { parentURL = '' } = context
  if (!/^\.{1,2}\//.test(specifier) || !isOwn(parentURL)) return next(specifier, context)
  const { href } = new URL(specifier, parentURL)
  const source = found.get(href) ?? findSource(href)
  found.set(href, source)
  return source ? { url: source, format: 'module', shortCircuit: true } : next(specifier, context)
}

export function load(url, context, next) {
  const [plain] = url.split('?')
  if (!/\.(tsx?|graphql)$/.test(plain) || !isOwn(url)) return next(url, context)
  return { format: 'module', source: readFileSync(compiledPath(fileURLToPath(plain)), 'utf8'), shortCircuit: true }
}
