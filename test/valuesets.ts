import { v7 } from 'uuid'
import type { TestServer } from './test-server.js'

/** A set of the platform's own, called UNITS, with the value PCE; the API makes none of this kind. */
export async function addSystemValueset({ db, clock }: TestServer) {
  const made = () => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })
  const set = { name: 'UNITS', type: 'SYSTEM' as const, ...made() }
  const { id: setId } = await db.insertInto('valueset').values(set).returning('id').executeTakeFirstOrThrow()
  const item = { valuesetId: setId, value: 'PCE', ...made() }
  const { id: itemId } = await db.insertInto('valuesetItem').values(item).returning('id').executeTakeFirstOrThrow()
  return { setId, itemId }
}
