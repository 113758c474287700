/** The regular work of modules: in one process at a time, in one transaction, as often as the module says. */
import { sql } from 'kysely'
import type { Job as CoreJob } from '../core/background-work.js'
import { inTransaction } from '../core/context.js'
import type { Job } from './api/module.js'
import { asSystem, type ContextParts, openContext, runModule } from './module-context.js'
import { schemaOf } from './module-migrations.js'
import { enabledModules } from './tenant-modules.js'

const MINUTE_MS = 60_000
/** A round begins a little earlier or later than the one before. */
const TOLERANCE_MS = 15_000
const DEFAULT_CHANNEL = 1

export const createModuleJobs = (jobs: readonly Job<unknown>[], parts: ContextParts): CoreJob[] =>
  jobs.map((job) => ({
    name: `${parts.module}/${job.name}`,
    run: async ({ tenantId, now, contextFor }) => {
      const ctx = asSystem(await contextFor({ tenantId, channelId: DEFAULT_CHANNEL, now }))
      if (!(await enabledModules(ctx.tenants, tenantId)).has(parts.module)) return
      const before = new Date(now.getTime() - (job.everyMinutes ?? 1) * MINUTE_MS + TOLERANCE_MS)
      await inTransaction(ctx, async (inner) => {
        const { rows } = await sql`
          insert into ${sql.table(`${schemaOf(parts.module)}._job`)} as job (name, "startedAt") values (${job.name}, ${now}::timestamptz)
          on conflict (name) do update set "startedAt" = excluded."startedAt" where job."startedAt" <= ${before}::timestamptz
          returning name`.execute(inner.db)
        if (rows.length > 0) await runModule(parts.module, () => job.run(openContext(inner, parts)))
      })
    },
  }))
