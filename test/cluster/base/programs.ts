/** The programs of the cluster, which come from Debian. Nothing is installed here: what is missing is named with its package. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'
const versions = (): string[] => {
  try {
    return readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

const folders = () => [
  ...versions().map((version) => join(POSTGRES, version, 'bin')),
  ...(process.env.PATH ?? '').split(':'),
  ...['/usr/sbin', '/sbin', '/usr/lib/postfix/sbin'],
]

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Each program with the Debian package that has it. `WHARF_<NAME>` names another file, such as `WHARF_PGBOUNCER`. */
export const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  postgres: 'postgresql-15',
  pgbouncer: 'pgbouncer (1.21 or newer: from trixie)',
  'nats-server': 'nats-server',
  postfix: 'postfix',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  'radosgw-admin': 'ceph-common',
  ceph: 'ceph-common',
  'ceph-authtool': 'ceph-common',
  monmaptool: 'ceph-base',
  debootstrap: 'debootstrap',
} as const

export type Program = keyof typeof packages

export function findProgram(name: Program | 'initdb' | 'pg_basebackup' | 'postconf'): string | null {
  const own = process.env[`WHARF_${name.toUpperCase().replaceAll('-', '_')}`]
  const file =
    own ??
    folders()
      .map((folder) => join(folder, name))
      .find(canRun)
  if (!file || !canRun(file)) return null
  return name === 'pgbouncer' && !isNewPgbouncer(file) ? null : file
}

/** Older ones do not follow prepared statements. */
function isNewPgbouncer(file: string): boolean {
  const [, major = 0, minor = 0] = execFileSync(file, ['--version'], { encoding: 'utf8' }).match(/(\d+)\.(\d+)/) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

/** Returns the packages that are missing for a case. */
export const missing = (programs: readonly Program[]): string[] => [
  ...new Set(programs.filter((name) => !findProgram(name)).map((name) => packages[name])),
]

export function programOf(name: Parameters<typeof findProgram>[0]): string {
  const file = findProgram(name)
  if (!file) throw new Error(`${name} is missing`)
  return file
}
