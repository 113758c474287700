/** Creates the files of a PostgreSQL cluster, and resets its password. */
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programPath } from './binaries.js'
import type { ClusterLocation } from './data-location.js'
import { changeOwner, runAs } from './os-user.js'
import { tryOrNull } from './process.js'
import { syncFolder } from './state-file.js'

export const superuser = 'wharf'

/** The names of a UTF-8 character type on different systems. Full-text search needs one to know which characters are letters. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Creates a new cluster. It gets its final name only when it is complete, so that a start after an interruption begins again. */
export async function createPostgresCluster(location: ClusterLocation, password: string): Promise<void> {
  const work = mkdtempSync(join(location.folder, 'pg.new-'))
  const passwordFile = join(work, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  changeOwner(location.osUser, passwordFile)
  changeOwner(location.osUser, work)
  await runInitdb(location, join(work, 'cluster'), passwordFile)
  renameSync(join(work, 'cluster'), location.cluster)
  syncFolder(location.folder)
  rmSync(work, { recursive: true, force: true })
}

async function runInitdb(location: ClusterLocation, cluster: string, passwordFile: string): Promise<void> {
  const refusals: string[] = []
  for (const characterType of characterTypes) {
    const { ok, output } = await runAs(location.osUser, programPath(location.binaries.folder, 'initdb'), [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=simple',
      '--no-instructions',
    ])
    if (ok) return
    refusals.push(output)
    if (!output.includes('invalid locale name')) break
  }
  throw new Error(`PostgreSQL could not create a database in ${location.cluster}:\n${refusals.at(-1)}`)
}

/** Removes the temporary folders of interrupted starts. One that another process still uses is removed at the next start. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('pg.new-'))) {
    tryOrNull(() => rmSync(join(folder, name), { recursive: true, force: true }))
  }
}

/** Sets a new password for the superuser of a stopped cluster, if `pg.json` was lost. */
export async function resetPassword(location: ClusterLocation, password: string): Promise<void> {
  const args = ['--single', '-D', location.cluster, 'postgres']
  const statement = `alter role ${superuser} password '${password}'\n`
  const { ok, output } = await runAs(location.osUser, programPath(location.binaries.folder, 'postgres'), args, statement)
  if (!ok || output.includes('ERROR'))
    throw new Error(`The password of the database in ${location.cluster} could not be reset:\n${output}`)
}
