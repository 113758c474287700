import { type Ctx, inTransaction } from '../../../core/context.js'
import { get, type Key } from '../../../core/store/store.js'
import type { CsvImportJobRow } from '../../../db/db.gen.js'
import { csvImportJob } from './csv-import-job.resource.js'

/** Cancels a running import. Its server notices before it commits its next batch, and returns what was imported before. */
export const cancelImport = (ctx: Ctx, key: Key<'csvImportJob'>): Promise<CsvImportJobRow> =>
  inTransaction(ctx, async (inner) => {
    const { id } = await get(inner, csvImportJob, key)
    const ended = { state: 'CANCELLED' as const, finishedAt: inner.now }
    await inner.db.updateTable('csvImportJob').set(ended).where('id', '=', id).where('state', '=', 'RUNNING').execute()
    return get(inner, csvImportJob, { id })
  })
