/**
 * From now on this process imports sources as they are compiled. It is a setup file of every test file, and registers the hooks once: after those of
 * Vitest, so that they are called first. Newer versions of Node call hooks directly, older ones in a thread of their own.
 */
import * as nodeModule from 'node:module'

const REGISTERED = Symbol.for('wharf.sources')

if (!globalThis[REGISTERED]) {
  globalThis[REGISTERED] = true
  const hooks = new URL('./sources.hooks.mjs', import.meta.url)
  if (nodeModule.registerHooks) nodeModule.registerHooks(await import(hooks.href))
  else nodeModule.register(hooks)
}
