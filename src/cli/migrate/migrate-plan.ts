/** `wharf migrate plan`: what the pending migrations do to a shop that is running. */
import { sql } from 'kysely'
import { pendingMigrationsOfAllTenants } from '../../boot.js'
import { type Database, openDatabase } from '../../db/database.js'
import { type MigrationSet, planMigrations } from '../../db/migrate.js'
import type { PlannedStep } from '../../db/migration/migration-plan.js'

interface PlannedMigration {
  migration: string
  /** The tenants in whose databases it is pending; empty for one of the control database. */
  tenants: string[]
  steps: (PlannedStep & { rows: number | null })[]
  previousVersionRuns: boolean
}

interface Plan {
  migrations: PlannedMigration[]
  /** Pending migrations of modules from packages, whose SQL is not read. */
  ofModules: string[]
  previousVersionRuns: boolean
}

export async function printMigrationPlan(url: string, isJson = false): Promise<void> {
  const plan = await planPending(url)
  if (isJson) console.log(JSON.stringify(plan))
  else console.log(formatPlan(plan))
}

async function planPending(url: string): Promise<Plan> {
  const pending = (await pendingMigrationsOfAllTenants(url)).map((text) => ({
    text,
    parts: text.match(/^(control|tenant)\/(\S+)(?: of (\S+))?$/),
  }))
  const tenantsOf = new Map<string, string[]>()
  for (const { parts } of pending) {
    const [, set = '', name = '', tenant = 'default'] = parts ?? []
    if (parts)
      tenantsOf.set(`${set}/${name}`, [...(tenantsOf.get(`${set}/${name}`) ?? []), ...(set === 'tenant' ? [tenant] : [])])
  }
  const db = openDatabase({ url, size: 1, onError: () => undefined })
  const rows = await readRowCounts(db).finally(() => db.destroy())
  const migrations = [...tenantsOf].map(([migration, tenants]) => planOne(migration, tenants, rows))
  const ofModules = pending.filter(({ parts }) => !parts).map(({ text }) => text)
  return { migrations, ofModules, previousVersionRuns: migrations.every((one) => one.previousVersionRuns) }
}

function planOne(migration: string, tenants: string[], rows: ReadonlyMap<string, number>): PlannedMigration {
  const [set, name = ''] = migration.split('/') as [MigrationSet, string]
  const plan = planMigrations(set, [name]).get(name)
  const steps = (plan?.steps ?? []).map((step) => ({ ...step, rows: rows.get(step.table ?? '') ?? null }))
  return { migration, tenants, steps, previousVersionRuns: plan?.previousVersionRuns ?? true }
}

/** Reads about how many rows the tables of the control database and of the default tenant have. */
async function readRowCounts(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      greatest(c.reltuples, 0)::float8 as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'control')`.execute(db)
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

function formatPlan({ migrations, ofModules, previousVersionRuns }: Plan): string {
  if (migrations.length + ofModules.length === 0) return 'The database is up to date.'
  const modules = ofModules.map((name) => `${name}: of a module; read its SQL`)
  const advice = previousVersionRuns
    ? 'Servers of the previous version can go on during and after these migrations.'
    : 'Stop the servers of the previous version first: they read what these migrations take away.'
  return [...migrations.map(formatMigration), ...modules, '', advice].join('\n')
}

function formatMigration({ migration, tenants, steps, previousVersionRuns }: PlannedMigration): string {
  const where = tenants.length > 1 ? `, in ${tenants.length} databases` : ''
  const breaks = previousVersionRuns ? '' : ' — THE PREVIOUS VERSION MUST STOP FIRST'
  // Steps that nobody notices would hide the others.
  const felt = steps.filter(({ effect, breaks }) => effect !== 'nothing waits' || breaks)
  return [`${migration}${where}${breaks}`, ...(felt.length ? felt.map(formatStep) : ['  nothing waits'])].join('\n')
}

const formatStep = ({ table, does, lock, effect, rows, rewrites }: PlannedMigration['steps'][number]) =>
  `  ${table}${rows ? ` (about ${Math.round(rows)} rows)` : ''}: ${does}\n    ${lock}: ${effect}${rewrites ? '; needs the space of the table once more' : ''}`
