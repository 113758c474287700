/** Sends the requests of a test server with two servers: over HTTP, to each of them in turn, as a load balancer does. */
import { type OutgoingHttpHeaders, request } from 'node:http'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.js'

/** The part of a response that a test reads. */
export interface Answered {
  statusCode: number
  headers: OutgoingHttpHeaders
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  json: () => any
}

export type Send = (options: InjectOptions) => Promise<Answered>

/** Statements by which servers ask how far the primary and its replicas are. No test counts them. */
export const isPositionQuery = (statement: string) => /pg_current_wal_insert_lsn|pg_last_wal_replay_lsn/.test(statement)

/** `isAdmin` says which requests see every commit by themselves; the others bring the token of what was committed before. */
export function sendInTurn(
  urls: readonly string[],
  primary: Database,
  isAdmin: (headers: InjectOptions['headers']) => boolean,
): Send {
  let turn = 0
  return async (options) => {
    const url = urls[turn++ % urls.length] ?? ''
    const headers: OutgoingHttpHeaders = { ...options.headers }
    if (!isAdmin(headers)) headers['api-read-after'] ??= await readPosition(primary)
    return sendOverHttp(url, { ...options, headers })
  }
}

async function readPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(primary)
  return rows[0]?.at ?? ''
}

const sendOverHttp = (url: string, { method = 'GET', url: path, headers, payload }: InjectOptions): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const body = payload === undefined ? undefined : Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload))
    const length = body && { 'content-length': String(body.length) }
    const sent = request(
      `${url}${path}`,
      { method, headers: { ...headers, ...length } as Record<string, string> },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body: text, json: () => JSON.parse(text) })
        })
      },
    )
    sent.on('error', reject).end(body)
  })
