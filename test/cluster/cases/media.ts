/** Pictures and private documents in the object storage of Ceph, whose gateway is killed and frozen in between. */
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { startEmbedded } from '../../../src/embedded-postgres/embedded.js'
import { pause, prepareGoods } from '../../faults/shop.js'
import { startServer } from '../../process.js'
import type { Case, Figure } from '../base/cases.js'
import { State } from '../base/state.js'
import { prepareDatabase } from '../databases/nodes.js'
import { until } from '../databases/patroni.js'
import { newCounts, openClient } from '../load/client.js'
import { type Ceph, startCeph } from '../storage/ceph.js'
import { askServer, noise, PUBLIC_URL, readFile, type Upload, type Uploader, upload } from '../storage/uploads.js'

/** What the storage client waits for, and a few seconds for a busy machine. */
const PROMISED_MS = 60_000 + 5_000
const UPLOADERS = 4

interface Place {
  to: Uploader
  ceph: Ceph
  database: pg.Client
  faults: string[]
}

const settingsOf = (bucket: Ceph['bucket']) => ({
  WHARF_MEDIA_S3_ENDPOINT: bucket.endpoint,
  WHARF_MEDIA_S3_BUCKET: bucket.bucket,
  WHARF_MEDIA_S3_REGION: bucket.region,
  WHARF_MEDIA_S3_ACCESS_KEY_ID: bucket.accessKeyId,
  WHARF_MEDIA_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
})

async function runMedia(rounds: number, isFull: boolean): Promise<Figure> {
  const state = new State()
  const ends: (() => Promise<unknown>)[] = []
  try {
    const ceph = await startCeph(state)
    const embedded = await startEmbedded({ dataDir: join(state.folder, 'data'), log: () => undefined })
    ends.push(() => embedded.stop())
    const { apikey } = await prepareDatabase(embedded.adminUrl)
    const start = async (bucket: Ceph['bucket']) => {
      const server = await startServer({
        DATABASE_URL: embedded.adminUrl,
        WHARF_DATA_DIR: join(state.folder, 'wharf'),
        WHARF_LOG_LEVEL: 'error',
        WHARF_PUBLIC_URL: PUBLIC_URL,
        ...settingsOf(bucket),
      })
      ends.unshift(() => server.end())
      return server
    }
    const server = await start(ceph.bucket)
    const { ask } = openClient({ url: server.url, apikey, counts: newCounts() })
    const { productId, userId } = await prepareGoods(ask)
    const to = { url: server.url, apikey, productId, customerId: userId }
    const database = new pg.Client({ connectionString: embedded.adminUrl })
    await database.connect()
    ends.unshift(() => database.end())
    const place: Place = { to, ceph, database, faults: [] }

    await checkReading(place)
    const stranger = await start({ ...ceph.bucket, secretAccessKey: 'wrong' })
    await checkWrongSecret(place, { ...to, url: stranger.url })
    const killed = await killRounds(place, rounds)
    const frozen = isFull ? await freeze(place) : null
    const left = await checkLedger(place, [...killed.uploads, ...(frozen?.uploads ?? [])])
    if (server.child.exitCode !== null) place.faults.push('the server ended')

    const { uploads } = killed
    const acknowledged = uploads.filter(({ id }) => id).length
    const slowest = Math.max(0, ...uploads.filter(({ error }) => error).map(({ ms }) => ms))
    const frozenText =
      frozen && `; frozen (SIGSTOP), uploads end with SERVICE_UNAVAILABLE after ${(frozen.longestMs / 1000).toFixed(0)} s`
    return {
      ok: place.faults.length === 0,
      text:
        `pictures, resized pictures and private documents read back byte for byte, deleted, a wrong secret refused; then radosgw killed (SIGKILL) ${rounds} times under ${UPLOADERS} uploaders: ` +
        `${acknowledged} of ${uploads.length} uploads acknowledged, the others refused with SERVICE_UNAVAILABLE after at most ${slowest} ms, files meanwhile with 503; ` +
        `${place.faults.length} faults in ${acknowledged} acknowledged files and ${left.records} records${place.faults.length ? ` (${[...new Set(place.faults)].slice(0, 5).join('; ')})` : ''}; ` +
        `first upload at most ${Math.max(...killed.backMs)} ms after radosgw was back, Wharf was not restarted; ${left.unrecorded} objects without a record${frozenText ?? ''}`,
    }
  } finally {
    for (const end of ends) await end().catch(() => undefined)
    state.close()
  }
}

/** Uploads, reads back and deletes a picture and a private document. */
async function checkReading({ to, ceph, faults }: Place) {
  const demand = (is: boolean, what: string) => void (is || faults.push(what))
  const [image, paper] = [await upload(to, 'image', await noise(300)), await upload(to, 'attachment', await noise(200))]
  for (const { error, message } of [image, paper]) demand(!error, `an upload failed: ${message}`)
  for (const { url = '', bytes, kind } of [image, paper])
    demand((await readFile(to, url)).bytes.equals(bytes), `${kind}: other bytes were read back`)
  const small = await readFile(to, image.small ?? '')
  demand((await sharp(small.bytes).metadata()).width === 60, 'the resized picture has another width')
  demand((await readFile(to, image.small ?? '')).bytes.equals(small.bytes), 'the resized picture differs when it is read again')
  const forged = paper.url?.replace(/\/s\/(\d+)\//, (_, until) => `/s/${Number(until) + 1}/`) ?? ''
  demand((await readFile(to, forged)).status === 404, 'a changed signed link was accepted')
  demand((await readFile(to, paper.url?.replace(/\/s\/\d+\/[^/]+/, '') ?? '')).status === 404, 'a private document is public')
  const before = await ceph.listKeys()
  demand(before.length === 2, `${before.length} objects instead of 2`)
  for (const deletion of [`mediaImageDelete(mediaId: "${image.id}")`, `mediaAttachmentDelete(id: "${paper.id}")`]) {
    const { errors } = await askServer(to, `mutation { ${deletion} { mediaId } }`)
    demand(!errors, `a deletion failed: ${errors?.[0].message}`)
  }
  demand((await ceph.listKeys()).length === 0, 'deleted files are still in the bucket')
  for (const address of [image.url, image.small, paper.url])
    demand((await readFile(to, address ?? '')).status === 404, 'a deleted file was returned')
}

async function checkWrongSecret({ database, faults }: Place, stranger: Uploader) {
  const refused = await upload(stranger, 'image', await noise(50))
  if (refused.error !== 'SERVICE_UNAVAILABLE' || !refused.message?.includes('403'))
    faults.push(`a wrong secret: ${refused.error} ${refused.message}`)
  if ((await countRecords(database)).length) faults.push('a wrong secret left a record')
}

/** Uploads while the gateway is killed, stays away for some seconds, and comes back. */
async function killRounds(place: Place, rounds: number) {
  const { ceph, to, faults } = place
  const uploads: Upload[] = []
  const backMs: number[] = []
  let isOver = false
  const work = async (n: number) => {
    for (let i = 0; !isOver; i++) {
      uploads.push(await upload(to, (i + n) % 3 === 0 ? 'attachment' : 'image', await noise(400 + 100 * n)))
      // A refused upload returns at once.
      if (uploads.at(-1)?.error) await pause(200)
    }
  }
  const uploaders = Array.from({ length: UPLOADERS }, (_, n) => work(n))
  for (let round = 0; round < rounds; round++) {
    await pause(2500 + 137 * round)
    const victim = await until(
      async () => uploads.findLast(({ id, kind }) => id && kind === 'image') ?? null,
      60_000,
      'no picture was uploaded',
    )
    await ceph.kill()
    const away = await readFile(to, victim.url ?? '')
    if (away.status !== 503 || !away.type.includes('json')) faults.push(`a file was read with ${away.status} while it was away`)
    // The record goes at once; the sweep deletes the file when the storage is back.
    if (round === 0) {
      const { errors } = await askServer(to, `mutation { mediaImageDelete(mediaId: "${victim.id}") { mediaId } }`)
      if (errors) faults.push(`a deletion failed: ${errors[0].message}`)
      uploads.splice(uploads.indexOf(victim), 1)
    }
    await pause(2000)
    await ceph.start()
    const backAt = Date.now()
    const first = await until(
      async () => uploads.find(({ id, sentAt, ms }) => id && sentAt + ms > backAt) ?? null,
      30_000,
      'no upload after radosgw was back',
    )
    backMs.push(first.sentAt + first.ms - backAt)
  }
  isOver = true
  await Promise.all(uploaders)
  return { uploads, backMs }
}

/** Freezes the gateway: connections are accepted, and nothing answers. */
async function freeze({ ceph, to, faults }: Place) {
  ceph.signal('SIGSTOP')
  const bytes = await noise(500)
  const uploads = await Promise.all([upload(to, 'image', bytes), upload(to, 'attachment', bytes)])
  ceph.signal('SIGCONT')
  for (const { error, ms } of uploads)
    if (error !== 'SERVICE_UNAVAILABLE' || ms > PROMISED_MS) faults.push(`frozen: ${error} after ${ms} ms`)
  const after = await upload(to, 'image', bytes)
  if (!after.id) faults.push(`after the freeze: ${after.message}`)
  return { uploads: [after, ...uploads], longestMs: Math.max(...uploads.map(({ ms }) => ms)) }
}

async function countRecords(database: pg.Client): Promise<string[]> {
  const tables = ['mediaImage', 'mediaAttachment', 'mediaDocument']
  const each = tables.map((table) => `select file.value->>'key' as key from "${table}", jsonb_each(files) file`)
  const { rows } = await database.query<{ key: string }>(each.join(' union all '))
  return rows.map(({ key }) => key)
}

/** Checks that every acknowledged upload can be read, every record has its file, and every other object is known to the sweep. */
async function checkLedger({ to, ceph, database, faults }: Place, uploads: readonly Upload[]) {
  for (const { error, message, ms } of uploads) {
    if (error && error !== 'SERVICE_UNAVAILABLE') faults.push(`an upload ended with ${error}: ${message}`)
    if (error && ms > PROMISED_MS) faults.push(`an upload was refused after ${ms} ms`)
  }
  for (const { id, url = '', bytes } of uploads)
    if (id && !(await readFile(to, url)).bytes.equals(bytes)) faults.push('an acknowledged upload is lost')
  // Files of records that were deleted while the storage was away are deleted by the sweep, once a minute.
  const sweep = async () => ((await database.query('select from "mediaOrphan"')).rows.length === 0 ? true : null)
  await until(sweep, 90_000, 'the sweep').catch(() => faults.push('the sweep has not deleted unused files'))
  const keys = new Set(await ceph.listKeys())
  const records = await countRecords(database)
  for (const key of records) if (!keys.has(key)) faults.push('a record has no file')
  const known = await database.query<{ key: string }>('select key from "mediaFile"')
  const knownKeys = new Set(known.rows.map(({ key }) => key))
  const recorded = new Set(records)
  const unrecorded = [...keys].filter((key) => !recorded.has(key))
  for (const key of unrecorded) if (!knownKeys.has(key)) faults.push('an object that nothing knows of')
  const acknowledged = uploads.filter(({ id }) => id).length
  if (records.length !== acknowledged) faults.push(`${records.length} records for ${acknowledged} acknowledged uploads`)
  return { records: records.length, unrecorded: unrecorded.length }
}

export const media: Case = {
  id: 'C10',
  what: 'media in the object storage of Ceph (radosgw), which is killed in between',
  needs: ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'],
  run: ({ isFull, words }) => runMedia(Number(words.rounds ?? (isFull ? 6 : 2)), isFull),
}
