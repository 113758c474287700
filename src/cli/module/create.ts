/** Writes a new module: a table, an operation on both interfaces, and a test that runs against a real server. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandFailure, UsageError } from '../usage.js'
import { templateOf } from './template.js'

const NAME = /^[a-z][a-z0-9-]{1,30}$/

export async function createModule(name: string, into: string): Promise<void> {
  if (!NAME.test(name)) throw new UsageError('The name of a module has 2 to 31 lower-case letters, digits and hyphens.')
  const folder = resolve(into)
  if (existsSync(folder)) throw new CommandFailure(`${folder} exists already. Name a new folder: nothing is overwritten.`)
  const files = templateOf(name, findLoader(folder))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  console.log(`The module ${name} is in ${folder}. Next:
  cd ${into} && npm test                 runs its test against a real server
  WHARF_MODULES=${toPath(relative(process.cwd(), folder))} npm start    serves with it, in the folder of Wharf`)
}

/** Wharf is a dependency of the module's project, or a clone beside it. */
function findLoader(folder: string): string {
  const program = fileURLToPath(import.meta.url)
  if (program.includes(`${sep}node_modules${sep}`)) return 'wharf/loader'
  return toPath(relative(folder, join(dirname(program), 'loader.js')))
}

const toPath = (path: string) => {
  const posix = path.split(sep).join('/')
  return posix.startsWith('.') || posix.startsWith('/') ? posix : `./${posix}`
}
