/** Continues imports whose server died. The event of an import is due when its lease may have expired, on any server, until the import has ended. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { v4 } from 'uuid'
import type { CsvImportOperation, CsvImportResponse } from '../../../contract/contract.gen.js'
import { UploadedFile } from '../../../contract/uploaded-file.js'
import type { Delivery, EventHandlers, WorkServices } from '../../../core/background-work.js'
import { createBuyer } from '../../../core/buyer.js'
import type { Ctx } from '../../../core/context.js'
import { createUploadFolder } from '../../../core/files/upload-folder.js'
import { newUuid } from '../../../core/store/row.js'
import type { CsvImportJobRow, EventRow } from '../../../db/db.gen.js'
import { formatOrigin } from '../../../db/meter.js'
import { importCompanies } from '../../accounts/company/company.csv.js'
import { importContacts } from '../../accounts/contact/contact.csv.js'
import { importCustomers } from '../../accounts/customer/customer.csv.js'
import { importAttributes } from '../../catalog/attribute/attribute.csv.js'
import { importDescriptions } from '../../catalog/attribute/attribute-description.csv.js'
import { importCategories } from '../../catalog/category/category.csv.js'
import { importClusters } from '../../catalog/cluster/cluster.csv.js'
import { importDocuments, importImages, importVideos } from '../../catalog/media/media.csv.js'
import { importProducts } from '../../catalog/product/product.csv.js'
import { CSV_IMPORT, deleteCopy, LEASE_MS } from '../../platform/csv/job.js'
import { importDiscounts } from '../../pricing/discount/discount.csv.js'
import { importPrices } from '../../pricing/price/price.csv.js'
import { importPricesheets } from '../../pricing/pricesheet/pricesheet.csv.js'
import { importTiers } from '../../pricing/tier/tier.csv.js'
import { bulkCostPrice, bulkPrice } from '../../pricing/tier/tiers.resource.js'
import { importInventory } from '../../stock/inventory/inventory.csv.js'

// biome-ignore lint/suspicious/noExplicitAny: each import knows the columns of its own kind of record
type Import = (ctx: Ctx, input: any) => Promise<CsvImportResponse>

const imports: Record<CsvImportOperation, Import> = {
  attributeCsvImport: importAttributes,
  attributeDescriptionCsvImport: importDescriptions,
  bulkCostPriceCsvImport: (ctx, input) => importTiers(ctx, bulkCostPrice, input),
  bulkPriceCsvImport: (ctx, input) => importTiers(ctx, bulkPrice, input),
  categoryCsvImport: importCategories,
  clusterCsvImport: importClusters,
  companyCsvImport: importCompanies,
  contactCsvImport: importContacts,
  customerCsvImport: importCustomers,
  discountCsvImport: importDiscounts,
  inventoryCsvImport: importInventory,
  mediaDocumentCsvImport: importDocuments,
  mediaImageCsvImport: importImages,
  mediaVideoCsvImport: importVideos,
  priceCsvImport: importPrices,
  pricesheetCsvImport: importPricesheets,
  productCsvImport: importProducts,
}

/** The maximum number of imports that one server continues at a time. */
const MAX_RUNNING = 2
/** If no server has found the copy by then, it is lost. */
const LOST_MS = 24 * 3_600_000

export function importEventHandlers({ contextFor }: Pick<WorkServices, 'contextFor'>): EventHandlers {
  const running = new Set<Promise<unknown>>()
  return {
    [CSV_IMPORT]: async (delivery, event) => {
      const job = await lockJob(delivery, event)
      if (!job) return
      const { tenantId, now } = delivery
      const ctx = await contextFor({ tenantId, channelId: event.channelId, now })
      if (job.state !== 'RUNNING') return deleteCopy({ ...ctx, db: delivery.db }, job.id)
      await scheduleNextCheck(delivery, event, job.leaseUntil > now ? job.leaseUntil : new Date(now.getTime() + LEASE_MS))
      if (job.leaseUntil > now || running.size >= MAX_RUNNING) return
      const copy = job.fileKey === null ? null : await ctx.services.files.open(job.fileKey)
      if (!copy) return failWhenLost(delivery, job)
      copy.stream.destroy()
      const run = continueImport(ctx, job, await takeLease(delivery, job.id))
      running.add(run)
      // Not awaited, so that the outbox continues: an import may take an hour.
      void run
        .catch((error) => ctx.report(error, `the import ${job.uuid} could not be continued yet`))
        .finally(() => running.delete(run))
    },
  }
}

const COLUMNS = [
  ...(['id', 'uuid', 'operation', 'state', 'fileName', 'mappings', 'bytesTotal', 'rowsRead', 'rowsFailed'] as const),
  ...(['writtenRows', 'actor', 'fileKey', 'leaseUntil', 'createdAt'] as const),
]
type StoppedJob = Pick<CsvImportJobRow, (typeof COLUMNS)[number]>

const lockJob = ({ db }: Delivery, { payload }: EventRow): Promise<StoppedJob | undefined> =>
  db.selectFrom('csvImportJob').select(COLUMNS).where('id', '=', Number(payload.jobId)).forUpdate().executeTakeFirst()

/** Writes the event again, due when the lease may have expired. */
async function scheduleNextCheck({ db, now }: Delivery, { trigger, channelId, payload }: EventRow, dueAt: Date): Promise<void> {
  const uuid = newUuid({ now })
  await db
    .insertInto('event')
    .values({ uuid, trigger, channelId, payload: JSON.stringify(payload) as never, createdAt: now, dueAt })
    .execute()
}

/** Fails an import whose file is lost. If files are stored in folders, another server may have the copy. */
async function failWhenLost({ db, now }: Delivery, { id, fileKey, createdAt }: StoppedJob): Promise<void> {
  if (fileKey !== null && now.getTime() - createdAt.getTime() < LOST_MS) return
  const error = 'Its server stopped, and there is no copy of the file'
  await db
    .updateTable('csvImportJob')
    .set({ state: 'FAILED', error, finishedAt: now, fileKey: null })
    .where('id', '=', id)
    .execute()
}

async function takeLease({ db, now }: Delivery, id: number): Promise<string> {
  const lease = v4()
  await sql`
    update "csvImportJob" set lease = ${lease}::uuid, "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}::timestamptz
     where id = ${id}::int`.execute(db)
  return lease
}

/** Reads the copy of the file from its beginning, skips the imported rows, and continues with the rights of the original caller. */
async function continueImport(ctx: Ctx, job: StoppedJob, lease: string): Promise<void> {
  const { id, rowsRead, writtenRows, rowsFailed, fileName, bytesTotal, mappings } = job
  const folder = await createUploadFolder()
  try {
    const path = join(folder, 'file.csv')
    const copy = await ctx.services.files.open(job.fileKey ?? '')
    if (!copy) return
    await pipeline(copy.stream, createWriteStream(path))
    const actor = { ...ctx.actor, ...job.actor }
    ctx.budget.origin = formatOrigin(actor, `import ${job.uuid}`, ctx.now)
    const inner: Ctx = {
      ...ctx,
      actor,
      buyer: createBuyer(actor),
      continuedImport: { id, lease, rowsRead, writtenRows, rowsFailed },
    }
    await imports[job.operation](inner, { file: new UploadedFile(fileName, 'text/csv', bytesTotal, path), mappings })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
