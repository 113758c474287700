/** All modules of this process: our own, and those that the operator has installed. */
import type { Module } from '../interfaces/module.js'
import { declareModulePoints } from '../modules/rules/decision-hook/module-points.js'
import { modules } from '../modules.js'
import type { InstalledModule } from './adapt-module.js'
import { badModule } from './bad-module.js'

let installed: readonly InstalledModule[] = []

/** Adds the modules of the operator. It comes before everything that reads the list, which is assembled only once. */
export function installModules(found: readonly InstalledModule[]): void {
  const names = found.map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice) throw badModule(twice, 'it is configured twice.')
  for (const module of found) refuseTaken(module, found)
  declareHookPoints(found)
  installed = found
}

export const installedModules = (): readonly InstalledModule[] => installed

export const allModules = (): readonly Module[] => [...modules, ...installed]

/** Declares the points of all modules, so that hooks can name them. */
function declareHookPoints(found: readonly InstalledModule[]): void {
  const points = found.flatMap(({ hookPoints }) => Object.entries(hookPoints))
  try {
    declareModulePoints(Object.fromEntries(points))
  } catch (error) {
    const names = found.filter(({ hookPoints }) => Object.keys(hookPoints).length).map(({ name }) => name)
    throw badModule(names.join(', '), `a schema of its hook points is not valid: ${(error as Error).message}`, error)
  }
}

/** Throws if an operation of a module exists already: one would hide the other. */
function refuseTaken(module: InstalledModule, found: readonly InstalledModule[]): void {
  const others: readonly Module[] = [...modules, ...found.filter((other) => other !== module)]
  const taken = new Set(others.flatMap(({ policy }) => Object.keys(policy ?? {})))
  const own = Object.keys(module.policy ?? {}).filter((name) => taken.has(name))
  if (own.length) throw badModule(module.name, `these operations exist already: ${own.join(', ')}. Choose other names.`)
}
