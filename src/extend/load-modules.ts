/** Loads the modules that WHARF_MODULES or wharf.config names: packages of the working folder, or folders. */
import { existsSync, statSync } from 'node:fs'
import { createRequire, register } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BadConfig, type Environment } from '../core/environment.js'
import { adaptModule, type InstalledModule, type LogLine } from './adapt-module.js'
import type { ModuleDefinition } from './api/module.js'
import { badModule } from './bad-module.js'
import { findModuleSources } from './module-sources.js'

/** The contents of wharf.config.ts. */
interface ConfigFile {
  modules?: readonly string[]
}

/** Loads all configured modules. Without any, nothing is registered and nothing costs. */
export async function loadModules(env: Environment, log: LogLine, folder = process.cwd()): Promise<InstalledModule[]> {
  const found = findModuleSources(env, folder)
  if (!found) return []
  registerLoader()
  const sources = [...(found.configFile ? await readConfigFile(found.configFile) : []), ...found.named]
  const loaded: InstalledModule[] = []
  for (const source of sources) loaded.push(await loadModule(source, folder, log))
  return loaded
}

let isRegistered = false

/** Lets modules be TypeScript, and import `wharf/module` wherever they are. */
function registerLoader(): void {
  if (!isRegistered) register(findLoaderHooks())
  isRegistered = true
}

/** The hooks are a file beside the bundle of the server. */
function findLoaderHooks(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = [join(folder, 'loader-hooks.js'), join(folder, 'dist', 'loader-hooks.js')].find(existsSync)
    if (found) return pathToFileURL(found).href
    const parent = dirname(folder)
    if (parent === folder) throw new BadConfig('The loader of modules was not found beside the server. Run npm run build.')
    folder = parent
  }
}

async function readConfigFile(file: string): Promise<readonly string[]> {
  const { default: content } = (await importFile(file).catch((error: Error) => {
    throw new BadConfig(`${file} cannot be read: ${error.message}`)
  })) as { default?: ConfigFile }
  const modules = content?.modules ?? []
  if (!Array.isArray(modules) || modules.some((name) => typeof name !== 'string'))
    throw new BadConfig(`${file} must export { modules: ['./folder', 'package'] } by default.`)
  return modules
}

// The address is that of an installed module, which the operator trusts.
const importFile = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)

async function loadModule(source: string, folder: string, log: LogLine): Promise<InstalledModule> {
  const entry = findEntry(source, folder)
  const exported = await importFile(entry).catch((error: Error) => {
    throw badModule(source, error.message, error)
  })
  return adaptModule(exported.default as ModuleDefinition, source, log)
}

/** Finds the file of a module: a file, the entry of a folder, or the entry of a package. */
function findEntry(source: string, folder: string): string {
  const isPath = source.startsWith('.') || source.startsWith('/')
  if (!isPath) return findPackage(source, folder)
  const path = resolve(folder, source)
  if (!existsSync(path)) throw badModule(source, `there is no ${path}.`)
  if (!statSync(path).isDirectory()) return path
  const candidates = [...mainOf(path), 'index.ts', 'index.js', 'src/index.ts', 'src/index.js'].map((name) => join(path, name))
  const entry = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (!entry) throw badModule(source, `${path} has no index.ts, index.js or "main" in its package.json.`)
  return entry
}

function mainOf(folder: string): string[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return []
  const { main } = createRequire(import.meta.url)(file) as { main?: string }
  return main ? [main] : []
}

function findPackage(source: string, folder: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve(source)
  } catch (error) {
    throw badModule(source, `the package is not installed in ${folder}. Run: npm install ${source}`, error)
  }
}
