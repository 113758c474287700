/** Installs published packages from npm into a separate folder, for tests of clients that are not dependencies of the project. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The untyped package: it is loaded at run time, so its types are not available. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Package = any

/** Installs packages into a folder and returns the installed version of each; null for those that are not available. */
export function installAside(folder: string, packages: readonly string[]): Record<string, string | null> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--no-package-lock', ...packages], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 300_000,
    })
  } catch (error) {
    console.log(`npm could not install ${packages.join(', ')}: ${String((error as Error).message).split('\n')[0]}`)
  }
  return Object.fromEntries(packages.map((name) => [name, readVersion(folder, name)]))
}

function readVersion(folder: string, name: string): string | null {
  const manifest = join(folder, 'node_modules', name.replace(/(?<=.)@[^/]*$/, ''), 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}

/** Loads an installed package as Node.js applications do. */
export const loadPackage = (folder: string, name: string): Package => createRequire(join(folder, 'package.json'))(name)
