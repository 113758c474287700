/**
 * Hooks of Node's module loader, in the thread that Node runs them in: TypeScript is compiled when it is imported, and `wharf/module` and
 * `wharf/testing` are those of the running server.
 */
import { readFile } from 'node:fs/promises'
import type { LoadHook, ResolveHook } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const OWN: Readonly<Record<string, string>> = { 'wharf/module': './module.js', 'wharf/testing': './testing.js' }

export const resolve: ResolveHook = async (specifier, context, next) => {
  const own = OWN[specifier]
  if (own) return { url: new URL(own, import.meta.url).href, shortCircuit: true }
  try {
    return await next(specifier, context)
  } catch (error) {
    // Sources import `./x.js` for the file `./x.ts`.
    if (!/^\.{1,2}\/.*\.js$/.test(specifier)) throw error
    return next(specifier.replace(/\.js$/, '.ts'), context)
  }
}

export const load: LoadHook = async (url, context, next) => {
  if (!/\.m?ts$/.test(url) || !url.startsWith('file:')) return next(url, context)
  const file = fileURLToPath(url)
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcefile: file,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}
