/** Where modules are named: in WHARF_MODULES, and in wharf.config.ts of the working folder. It loads nothing, because most commands need no module. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../core/environment.js'

const CONFIG_FILES = ['wharf.config.ts', 'wharf.config.mjs', 'wharf.config.js']

export interface ModuleSources {
  configFile: string | null
  named: readonly string[]
}

export function findModuleSources(env: Environment, folder: string): ModuleSources | null {
  const configFile = CONFIG_FILES.map((name) => join(folder, name)).find(existsSync) ?? null
  const named = (env.WHARF_MODULES ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return configFile || named.length > 0 ? { configFile, named } : null
}
