/** Signs the approvals of the demo shop. Each shop has a key of its own, so the snapshot has none, and the dates of its entries have been shifted. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type pg from 'pg'
import { canonical } from '../../../modules/spending/approval/canonical.js'
import { sha256 } from '../../../modules/spending/approval/fingerprint.js'
import { thumbprintOf } from '../../../modules/spending/approval/keys.js'

interface CopiedEntry {
  id: number
  requestId: number
  content: string
  createdAt: Date
}

const COLUMNS =
  'id, uuid, "requestId", number, action, "contactId", "onBehalfOfContactId", "isEscalated", step, comment, content, hash, signature, kid, "createdAt"'

/** Adds the first key of the shop, as old as its first entry. */
async function addKey(target: pg.Client, createdAt: Date): Promise<{ kid: string; key: KeyObject }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const [publicJwk, privateJwk] = [publicKey.export({ format: 'jwk' }), privateKey.export({ format: 'jwk' })]
  const kid = thumbprintOf(publicJwk)
  await target.query('truncate "approvalKey"')
  const insert = 'insert into "approvalKey" (kid, "publicJwk", "privateJwk", "createdAt") values ($1, $2, $3, $4)'
  await target.query(insert, [kid, JSON.stringify(publicJwk), JSON.stringify(privateJwk), createdAt])
  return { kid, key: privateKey }
}

/** Gives each entry its date, the hash of the one before, and a signature. Entries are never updated: they are added again. */
export async function signApprovals(target: pg.Client): Promise<void> {
  const { rows } = await target.query<CopiedEntry>(`select ${COLUMNS} from "approvalEntry" order by "requestId", number`)
  const first = rows.map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime())[0]
  if (!first) return
  const { kid, key } = await addKey(target, first)
  await target.query('truncate "approvalEntry"')
  let before: { requestId: number; hash: string } | null = null
  for (const entry of rows) {
    const previous: string | null = before?.requestId === entry.requestId ? before.hash : null
    const content = canonical({ ...JSON.parse(entry.content), at: entry.createdAt.toISOString(), previous })
    const hash = sha256(content)
    const signature = sign(null, Buffer.from(content), key).toString('base64url')
    const row = JSON.stringify({ ...entry, content, hash, signature, kid })
    await target.query(
      `insert into "approvalEntry" (${COLUMNS}) overriding system value
       select ${COLUMNS} from jsonb_populate_record(null::"approvalEntry", $1::jsonb)`,
      [row],
    )
    before = { requestId: entry.requestId, hash }
  }
}
