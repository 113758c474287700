/** Checks of the machine: Node.js, the settings, the data folder, the disk and the port. */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Config, findUnknownVariables } from '../../config.js'
import { DAY_MS } from '../../core/base/clock.js'
import { REMOVAL } from '../../core/lifecycle/legacy.js'
import { warnOfNode } from '../node-version.js'
import { describeFolderError, type ErrorWithCode, requireFreePort } from '../startup-checks.js'
import { count } from '../terminal.js'
import { type Finding, fault, ok, warn } from './finding.js'

export function checkNode(version: string, today: Date): Finding[] {
  const warnings = warnOfNode(version, today).map((message) => warn('node', message, 'Install a newer Node.js.'))
  return warnings.length ? warnings : [ok('node', `Node.js ${version}`)]
}

export function checkSettings(config: Config, env: Record<string, string | undefined>): Finding[] {
  const unknown = findUnknownVariables(env).map((message) =>
    warn('settings', message, 'Correct the name or remove it: docs/configuration.md has all of them.'),
  )
  const findings = unknown.length ? unknown : [ok('settings', 'all names are known and all values are valid')]
  if (config.clock)
    findings.push(
      warn(
        'settings',
        `WHARF_CLOCK sets the clock to ${config.clock.toISOString()}`,
        'Remove it where real customers are served.',
      ),
    )
  const { protocol, hostname } = new URL(config.publicUrl)
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !isNear)
    findings.push(
      warn('settings', `WHARF_PUBLIC_URL is ${config.publicUrl}: links in e-mails are not encrypted`, 'Serve it over https.'),
    )
  return findings
}

/** Checks the data folder without creating it: a missing folder is judged by its parent. */
export function checkDataFolder({ dataDir }: Config): Finding[] {
  const folder = resolve(dataDir)
  const existing = findExisting(folder)
  try {
    if (!statSync(existing).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    if (existing !== folder && /^\/(proc|sys)(\/|$)/.test(existing))
      throw Object.assign(new Error('no place for folders'), { code: 'ENOENT' })
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch (error) {
    return [
      fault(
        'data folder',
        describeFolderError(folder, error as ErrorWithCode),
        'Set WHARF_DATA_DIR to a folder that the user of the server owns.',
      ),
    ]
  }
  if (existing !== folder) return [ok('data folder', `${folder} is made at the first start`)]
  const { mode } = statSync(folder)
  return (mode & 0o002) === 0
    ? [ok('data folder', folder)]
    : [warn('data folder', `everybody on this machine may write to ${folder}`, `chmod o-w ${folder}`)]
}

const findExisting = (folder: string): string => (existsSync(folder) ? folder : findExisting(dirname(folder)))

export async function checkDisk({ dataDir, diskReserve }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(findExisting(resolve(dataDir)))
  const free = `${count((bavail * bsize) / 1_048_576)} MiB are free on the disk with the data folder`
  if (bavail * bsize < diskReserve)
    return [
      fault(
        'disk',
        `${free}, less than WHARF_DISK_RESERVE: the server only reads`,
        'Make room, or move the data folder to a larger disk.',
      ),
    ]
  if (bavail * bsize < 4 * diskReserve) return [warn('disk', free, 'Make room soon.')]
  return [ok('disk', free)]
}

/** Checks that the port is free, or that a Wharf server listens on it. */
export async function checkPort(config: Config): Promise<Finding[]> {
  if (await isWharfAt(config)) return [ok('port', `a Wharf server answers on ${config.host}:${config.port}`)]
  try {
    await requireFreePort(config)
    return [ok('port', `${config.port} on ${config.host} is free: nothing listens there`)]
  } catch (error) {
    return [fault('port', (error as Error).message, 'Set PORT or HOST, or stop the other program.')]
  }
}

async function isWharfAt({ host, port }: Config): Promise<boolean> {
  if (port === 0) return false
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  // biome-ignore lint/style/noRestrictedGlobals: the address is that of this machine
  const response = await fetch(`http://${name.includes(':') ? `[${name}]` : name}:${port}/health`, {
    signal: AbortSignal.timeout(3000),
  }).catch(() => null)
  return response?.ok === true && response.headers.has('x-request-id')
}

export function checkLifecycleDate(today: Date, itemsInUse: number | null): Finding[] {
  const leftMs = new Date(REMOVAL).getTime() - today.getTime()
  const when =
    leftMs > 0
      ? // Whole days, as the API counts them.
        `deprecated items work for ${Math.floor(leftMs / DAY_MS)} more days, until ${REMOVAL.slice(0, 10)}`
      : `deprecated items are refused since ${REMOVAL.slice(0, 10)}`
  if (!itemsInUse) return [ok('lifecycle', when)]
  return [
    warn(
      'lifecycle',
      `${when}; clients used ${itemsInUse} of them in the last 30 days`,
      'The desk shows who, and wharf lifecycle changes their files.',
    ),
  ]
}
