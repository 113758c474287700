/** A built server with the embedded PostgreSQL on a real disk, for benchmarks that fill its tables themselves. Linux only. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { findRunningUrl } from '../src/embedded-postgres/running.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../test/process.js'
import { readPostgresCpu, readServerCpu } from './catalog/measure.js'

export async function startBenchServer() {
  const folder = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: folder })
  const database = new pg.Client({ connectionString: findRunningUrl(folder) ?? '' })
  await database.connect()
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = Number(readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  return {
    folder,
    url: server.url,
    credentials: readCredentials(folder),
    database,
    /** The CPU milliseconds that the server and PostgreSQL have used so far. */
    readCpu: (): [node: number, postgres: number] => [readServerCpu(server.child.pid ?? 0), readPostgresCpu(postmaster)],
    stop: async () => {
      await database.end()
      await server.end()
      removeFolder(folder)
    },
  }
}
