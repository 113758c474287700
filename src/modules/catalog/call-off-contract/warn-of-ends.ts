/** Announces contracts that end soon and have something left. */
import { sql } from 'kysely'
import type { Job } from '../../../core/background-work.js'
import { DAY_MS } from '../../../core/base/clock.js'
import type { Database } from '../../../db/database.js'
import { callOffContractEvents } from './call-off-contract.events.js'

/** How long before its end a contract is announced. */
const WARNED_DAYS = 30
/** The number of contracts in one run; the next run continues. */
const BATCH = 100
/** Contracts belong to no channel; events need one. */
const ANY_CHANNEL = 1

/** Each contract is announced once, in the transaction that notes it. */
export const warnOfEnds: Job = {
  name: 'ends of call-off contracts',
  async run({ db, now }) {
    const { rows } = await sql<{ id: number }>`
      select id from "callOffContract"
       where active and "warnedAt" is null and "calledOff" < quantity and "validTo" > ${now}
         and "validTo" <= ${new Date(now.getTime() + WARNED_DAYS * DAY_MS)} order by id limit ${BATCH}::int`.execute(db)
    for (const { id } of rows) {
      const announce = (inner: Database) => announceEnd(inner, now, id)
      await (db.isTransaction ? announce(db) : db.transaction().execute(announce))
    }
  },
}

/** Announces a contract, unless another process has done so. */
async function announceEnd(db: Database, now: Date, id: number): Promise<void> {
  const { rows } = await sql`
    update "callOffContract" set "warnedAt" = ${now} where id = ${id} and "warnedAt" is null returning id`.execute(db)
  if (rows.length === 0) return
  await callOffContractEvents.write({ db, now }, 'CALL_OFF_CONTRACT_ENDING', { callOffContractId: id }, ANY_CHANNEL)
}
