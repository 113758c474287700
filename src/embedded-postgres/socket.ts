/** The Unix socket of the embedded PostgreSQL. A statement over it costs both sides less processor time than over TCP. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ClusterLocation } from './data-location.js'
import { changeOwner, isWindows } from './os-user.js'

/** The longest path of a socket: macOS allows 103 bytes, Linux a few more. */
const MAX_BYTES = 103

const folderOf = (folder: string): string => join(folder, 'pg.run')

const socketIn = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

/** Creates an empty folder for the socket. Returns null where a socket is impossible: on Windows, with a path that is too long, or on a file system without sockets. */
export async function createSocketFolder(location: ClusterLocation, port: number): Promise<string | null> {
  const folder = folderOf(location.folder)
  const path = socketIn(folder, port)
  if (isWindows || Buffer.byteLength(path) > MAX_BYTES || folder.includes('"')) return null
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  changeOwner(location.osUser, folder)
  return (await canListen(path)) ? folder : null
}

const canListen = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(path, () => server.close(() => resolve(true)))
  })

/** Returns the folder of the socket on which a running PostgreSQL listens; null if it has none. */
export function findSocketFolder(folder: string, port: number): string | null {
  const found = folderOf(folder)
  return existsSync(socketIn(found, port)) ? found : null
}
