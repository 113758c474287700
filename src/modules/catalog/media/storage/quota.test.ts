import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addCompany, addContact, logIn } from '../../../../../test/people.js'
import { addImage, addProduct, picture, writtenOut } from '../../../../../test/pictures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../../test/test-server.js'

let server: TestServer
let productId: string
let bytes: Buffer
/** Room for three pictures and a half. */
let quota: number
beforeAll(async () => {
  bytes = await picture()
  quota = Math.floor(bytes.length * 3.5)
  server = await startTestServer({ closes: false, rules: { quota, partyQuota: Math.floor(bytes.length * 2.5) } })
  productId = String(await addProduct(server, 'P1'))
})
afterEach(async () => {
  await server.db.deleteFrom('mediaImage').execute()
  await server.db.deleteFrom('mediaAttachment').execute()
  await server.sweep()
  expect([await taken(), await counted(), filesThere()]).toEqual([0, 0, 0])
})
afterAll(() => server.close())

const add = (input: object = {}) => addImage(server, { productId, uploadImages: [writtenOut(bytes)], ...input })
const drop = (id: string) => server.gql(`mutation { mediaImageDelete(mediaId: "${id}") { mediaId } }`)
const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(server.db)).rows[0]?.n
const taken = () => numberOf(sql<{ n: number }>`select bytes::float8 as n from "mediaUsage"`)
/** Returns the total size of the files of all media. */
const counted = () =>
  numberOf(sql<{ n: number }>`select coalesce(sum((file.value ->> 'size')::int8), 0)::float8 as n from (
    select files from "mediaImage" union all select files from "mediaDocument" union all select files from "mediaAttachment") m,
    jsonb_each(m.files) file`)
const filesThere = () =>
  readdirSync(server.fileFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.json'),
  ).length
const full = (used: number) => ({
  code: 'MEDIA_QUOTA_EXCEEDED',
  message: `There is no space for a file of ${bytes.length} bytes: the files of this tenant use ${used} of ${quota} bytes`,
})

test('of many concurrent uploads as many succeed as fit into the quota, and deleting releases quota', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => add()))

  const added = answers.filter(({ id }: Answer) => id)
  expect(added).toHaveLength(3)
  expect(new Set(answers.flatMap(({ errors }: Answer) => errors?.[0].code ?? []))).toEqual(new Set(['MEDIA_QUOTA_EXCEEDED']))
  expect([await taken(), await counted(), filesThere()]).toEqual([bytes.length * 3, bytes.length * 3, 3])
  expect(await add()).toEqual({ errors: [full(bytes.length * 3)] })
  await drop(added[0].id)
  expect((await add()).id).toBeTruthy()
  expect([await taken(), await counted(), filesThere()]).toEqual([bytes.length * 3, bytes.length * 3, 3])
})

test('an upload refused for another reason takes no quota, and of several files all are stored or none', async () => {
  const four = ['NL', 'EN', 'DE', 'FR'].map((language) => writtenOut(bytes, language))

  const strangers = await Promise.all(Array.from({ length: 3 }, () => add({ productId: '999999' })))
  const tooMany = await add({ uploadImages: four })

  expect(strangers.map(({ errors }: Answer) => errors[0].code)).not.toContain('MEDIA_QUOTA_EXCEEDED')
  expect(tooMany).toEqual({ errors: [full(bytes.length * 3)] })
  expect([await taken(), filesThere()]).toEqual([0, 0])
  expect((await add({ uploadImages: four.slice(1) })).images).toHaveLength(3)
})

test('attachments count, too, and REST reports an exceeded quota', async () => {
  const { id: companyId } = await server.db
    .insertInto('company')
    .values({ uuid: crypto.randomUUID(), name: 'Acme', createdAt: server.clock(), lastModifiedAt: server.clock() } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = { alt: [], description: [], tags: [] }
  const attach = () =>
    server.rest('POST /v2/media/attachments', { companyId, uploadAttachments: [writtenOut(bytes)], priority: 1, ...texts })

  const answers = [await attach(), await attach(), await attach(), await attach()]

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 413])
  expect(answers[3]?.body).toMatchObject({
    title: 'MediaQuotaExceeded',
    detail: full(bytes.length * 3).message,
    error: { code: 413 },
  })
  expect((await add()).errors).toEqual([full(bytes.length * 3)])
})

test('uploads of buyers count for their company, and deleting them releases its quota', async () => {
  const companyId = await addCompany(server)
  await addContact(server, { email: 'ann@dock.test', companyIds: [companyId] })
  const { accessToken } = await logIn(server, 'ann@dock.test')
  const key = await server.bareKey()
  const attach = async (): Promise<Answer> => {
    const input = { companyId, uploadAttachments: [writtenOut(bytes)], alt: [], description: [], tags: [] }
    const document = 'mutation ($input: MediaAttachmentInput!) { made: mediaAttachmentCreate(input: $input) { id } }'
    return server.gql(document, { input }, key, accessToken)
  }
  const usage = sql<{ n: number }>`select bytes::float8 as n from "mediaPartyUsage" where party = ${`company ${companyId}`}`

  const [first, second, third] = [await attach(), await attach(), await attach()]
  const full = await numberOf(usage)
  await server.gql(`mutation { mediaAttachmentDelete(id: "${first.made.id}") { mediaId } }`)
  const fourth = await attach()
  await server.db.deleteFrom('mediaAttachment').execute()
  await server.sweep()

  expect([second.made.id, third.errors[0].code]).toEqual([expect.any(String), 'MEDIA_QUOTA_EXCEEDED'])
  expect([full, fourth.made?.id]).toEqual([bytes.length * 2, expect.any(String)])
  expect(await numberOf(usage)).toBe(0)
})

test('a file that a crash left behind is found a day later', async () => {
  const { id } = await add()
  // As if its row had never been committed: nothing notes the file as one that nobody shows.
  await server.db.updateTable('mediaFile').set({ settled: false }).execute()
  await sql`alter table "mediaImage" disable trigger forget_files`.execute(server.db)
  await sql`delete from "mediaImage" where uuid = ${id}`.execute(server.db)
  await sql`alter table "mediaImage" enable trigger forget_files`.execute(server.db)

  await server.sweep()
  const before = [await taken(), filesThere()]
  server.travel('2026-11-16T12:00:01.000Z')
  await server.sweep()
  server.travel('2026-11-15T12:00:00.000Z')

  expect(before).toEqual([bytes.length, 1])
  expect([await taken(), filesThere()]).toEqual([0, 0])
})

test('two sweeps of the same files release their quota once, and hold no transaction while files are deleted', async () => {
  for (let i = 0; i < 3; i++) await add()
  await server.db.deleteFrom('mediaImage').execute()
  const { remove } = server.files
  const open: unknown[] = []
  let both: () => void = () => undefined
  const met = new Promise<void>((resolve) => {
    both = resolve
  })
  server.files.remove = async (key) => {
    open.push(
      await numberOf(sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`),
    )
    if (open.length > 1) both()
    await met
    await remove.call(server.files, key)
  }

  await Promise.all([server.sweep(), server.sweep()])
  server.files.remove = remove

  expect(open).toEqual(Array(6).fill(0))
  expect([await taken(), filesThere()]).toEqual([0, 0])
  expect(await server.db.selectFrom('mediaOrphan').select('key').execute()).toEqual([])
  expect(server.outbox.failures).toEqual([])
})

test('used files stay, however old they are', async () => {
  await add()

  server.travel('2026-11-20T12:00:00.000Z')
  await server.sweep()
  server.travel('2026-11-15T12:00:00.000Z')

  expect([await taken(), await counted(), filesThere()]).toEqual([bytes.length, bytes.length, 1])
})
