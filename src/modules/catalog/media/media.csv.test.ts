import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addImage, addProduct, fetched, picture, writtenOut } from '../../../../test/pictures.js'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'

let server: TestServer
let productId: number
let web: string
const nothing = async () => undefined
/** What the remote server does before it responds. */
let meanwhile: () => Promise<void> = nothing
const far = createServer(async ({ url }, response) => {
  await meanwhile()
  if (url?.startsWith('/red')) response.end(await picture())
  else if (url === '/paper.pdf') response.end('%PDF-1.7')
  else response.writeHead(404).end()
})
beforeAll(async () => {
  server = await startTestServer({ closes: false, rules: { http: true, privateNetwork: true } })
  productId = await addProduct(server, 'P1')
  await new Promise<void>((listening) => far.listen(0, '127.0.0.1', listening))
  web = `http://127.0.0.1:${(far.address() as AddressInfo).port}`
})
afterAll(async () => {
  far.close()
  await server.close()
})

const imported = (kind: 'Image' | 'Video' | 'Document', lines: string[], mappings?: object[]): Promise<Answer> =>
  server.upload(
    `mutation ($input: ${kind}CsvInput!) { imported: media${kind}CsvImport(input: $input) { importedCount errors { code messages rowNumber } } }`,
    { input: { file: null, ...(mappings && { mappings }) } },
    { 'variables.input.file': { name: 'media.csv', type: 'text/csv', content: lines.join('\n') } },
  )

test('pictures are downloaded and added, one row each; invalid rows are reported and do not affect the others', async () => {
  const answer = await imported('Image', [
    'productId,language,altValue,tagsValues,imageFileUri,imageFileName,priority',
    `${productId},nl,Rood,"a, b",${web}/red1.png,,5`,
    `${productId},EN,Missing,,${web}/none.png,,`,
    `999999,EN,Nothing,,${web}/red2.png,,`,
    `${productId},english,Bad,,${web}/red3.png,,`,
    `${productId},EN,No file,,,,`,
    `${productId},,,,${web}/red4.png?x=1,nice.png,`,
  ])

  expect(answer.imported).toEqual({
    importedCount: 2,
    errors: expect.arrayContaining([
      { code: 'DB_INSERT', messages: ['IMAGE_FILE_URI returned status 404'], rowNumber: 2 },
      { code: 'DB_INSERT', messages: ['Product with id [999999] not found'], rowNumber: 3 },
      { code: 'VALIDATION', messages: ['LANGUAGE must be two letters'], rowNumber: 4 },
      { code: 'VALIDATION', messages: ['IMAGE_FILE_URI is required for a new record'], rowNumber: 5 },
    ]),
  })
  expect(answer.imported.errors).toHaveLength(4)
  const { media } = await server.gql(
    `{ media { images(search: { productId: ${productId} }) { items { priority alt { language value } tags { language values } images { language originalUrl } } } } }`,
  )
  expect(media.images.items).toMatchObject([
    {
      priority: 5,
      alt: [{ language: 'NL', value: 'Rood' }],
      tags: [{ language: 'NL', values: ['a', 'b'] }],
      images: [{ language: 'NL' }],
    },
    { priority: 1000, alt: [], tags: [], images: [{ language: 'EN' }] },
  ])
  const served = await fetched(server, media.images.items[1].images[0].originalUrl)
  expect(served.headers['content-disposition']).toBe("inline; filename*=UTF-8''nice.png")
})

test('a row that names a picture changes it', async () => {
  const made = await addImage(server, { productId: String(productId), uploadImages: [writtenOut(await picture(), 'NL')] })

  const answer = await imported(
    'Image',
    ['key;text', `${made.id};Nieuw`, '01939d2c-0000-7000-8000-000000000000;Geen'].map((line) => line.replace(';', ',')),
    [
      { csvHeader: 'key', fieldName: 'ID' },
      { csvHeader: 'text', fieldName: 'DESCRIPTION_VALUE' },
    ],
  )

  expect(answer.imported).toEqual({
    importedCount: 1,
    errors: [
      {
        code: 'DB_INSERT',
        messages: ['MediaImage with id [01939d2c-0000-7000-8000-000000000000] not found'],
        rowNumber: 2,
      },
    ],
  })
  const { media } = await server.gql(
    `{ media { image(mediaId: "${made.id}") { description { language value } images { language } } } }`,
  )
  expect(media.image).toEqual({ description: [{ language: 'EN', value: 'Nieuw' }], images: [{ language: 'NL' }] })
})

test('videos and documents are imported the same way', async () => {
  const films = await imported('Video', [
    'PRODUCT_ID,VIDEO_URI',
    `${productId},https://films.example/a.webm`,
    `${productId},nowhere`,
  ])
  const papers = await imported('Document', ['PRODUCT_ID,DOCUMENT_FILE_URI', `${productId},${web}/paper.pdf`])

  expect(films.imported).toEqual({
    importedCount: 1,
    errors: [{ code: 'DB_INSERT', messages: ['VIDEO_URI must be an http or https address'], rowNumber: 2 }],
  })
  expect(papers.imported).toEqual({ importedCount: 1, errors: [] })
})

test('while files are downloaded no transaction is open; refused rows leave no file and no savepoint behind', async () => {
  const open: number[] = []
  meanwhile = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(server.db)
    open.push(rows[0]?.n as number)
  }
  const files = () => readdirSync(server.fileFolder, { recursive: true }).filter((name) => String(name).endsWith('.png')).length
  const before = files()
  server.statements.length = 0

  const answer = await imported('Image', [
    'productId,imageFileUri',
    ...Array.from({ length: 8 }, (_, i) => `${i % 2 ? 999999 : productId},${web}/red-${i}.png`),
  ])
  meanwhile = nothing

  expect(answer.imported.importedCount).toBe(4)
  expect(answer.imported.errors.map(({ rowNumber }: Answer) => rowNumber)).toEqual([2, 4, 6, 8])
  expect(open).toEqual(Array(8).fill(0))
  expect(files() - before).toBe(4)
  const count = (beginning: string) => server.statements.filter((statement) => statement.startsWith(beginning)).length
  expect([count('savepoint'), count('rollback to savepoint'), count('release savepoint')]).toEqual([8, 4, 8])
})

test('files of a batch are not downloaded again when it is written in halves, and unwritten ones leave no file', async () => {
  await sql`create function stumble_media() returns trigger language plpgsql as
    $$ begin if new.priority = 7 then raise exception 'disk on fire' using errcode = '58030'; end if; return new; end $$`.execute(
    server.db,
  )
  await sql`create trigger stumble_media before insert on "mediaImage" for each row execute function stumble_media()`.execute(
    server.db,
  )
  let asked = 0
  meanwhile = async () => void asked++
  const files = () => readdirSync(server.fileFolder, { recursive: true }).filter((name) => String(name).endsWith('.png')).length
  const before = files()

  const answer = await imported('Image', [
    'productId,imageFileUri,priority',
    ...Array.from({ length: 8 }, (_, i) => `${productId},${web}/${i === 6 ? 'none' : 'red'}-${i}.png,${i === 2 ? 7 : 1}`),
  ])
  meanwhile = nothing
  await sql`drop trigger stumble_media on "mediaImage"`.execute(server.db)

  expect(answer.imported).toMatchObject({ importedCount: 6, errors: [{ code: 'UNKNOWN', rowNumber: 3 }, { rowNumber: 7 }] })
  expect(asked).toBe(8)
  expect(files() - before).toBe(6)
})
