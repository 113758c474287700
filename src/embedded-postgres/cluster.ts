import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './binaries.js'
import type { Place } from './data-location.js'
import { give, runAs } from './os-user.js'
import { quietly } from './process.js'
import { syncFolder } from './state-file.js'

export const superuser = 'wharf'

/** Full-text search asks the system which characters are letters, so the character type wants UTF-8; names of that differ by system. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Makes a new cluster. It appears under its name only when complete, so that a start cut short is simply begun again. */
export async function makeCluster(place: Place, password: string): Promise<void> {
  const work = mkdtempSync(join(place.folder, 'pg.new-'))
  const passwordFile = join(work, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(place.identity, passwordFile)
  give(place.identity, work)
  await initialise(place, join(work, 'cluster'), passwordFile)
  renameSync(join(work, 'cluster'), place.cluster)
  syncFolder(place.folder)
  rmSync(work, { recursive: true, force: true })
}

async function initialise(place: Place, cluster: string, passwordFile: string): Promise<void> {
  const refusals: string[] = []
  for (const characterType of characterTypes) {
    const { ok, output } = await runAs(place.identity, program(place.binaries.folder, 'initdb'), [
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
  throw new Error(`PostgreSQL could not make a database in ${place.cluster}:\n${refusals.at(-1)}`)
}

/** Removes what starts cut short have left. A maker of such leftovers may still be busy for a moment: then the next start removes them. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('pg.new-'))) {
    quietly(() => rmSync(join(folder, name), { recursive: true, force: true }))
  }
}

/** Gives the superuser of a cluster that does not run a new password, for the case that `pg.json` was lost. */
export async function resetPassword(place: Place, password: string): Promise<void> {
  const words = ['--single', '-D', place.cluster, 'postgres']
  const statement = `alter role ${superuser} password '${password}'\n`
  const { ok, output } = await runAs(place.identity, program(place.binaries.folder, 'postgres'), words, statement)
  if (!ok || output.includes('ERROR'))
    throw new Error(`The password of the database in ${place.cluster} could not be set anew:\n${output}`)
}
