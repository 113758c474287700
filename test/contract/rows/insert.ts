/** How rows are made: n of a table at once, or one that others need. */
import { v7 } from 'uuid'
import type { Table } from '../../../src/core/store/resource.js'
import type { TestServer } from '../../test-server.js'

/** Makes n rows. Some are equal in what they can be sorted by, and some have nothing there. */
export type Make = (server: TestServer, n: number) => Promise<unknown>

export const some = (i: number, ...values: unknown[]) => values[i % values.length]
export const text = (value: string) => JSON.stringify({ NL: value })
export const texts = (dutch: string, english: string) => JSON.stringify({ NL: dutch, EN: english })
export const letters = (i: number) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))

export function insert(table: Table, rowOf: (i: number) => object): Make {
  const instant = (i: number) => new Date(Date.UTC(2026, 0, 1 + (i % 7)))
  const row = (_: unknown, i: number) => ({ uuid: v7(), createdAt: instant(i), lastModifiedAt: instant(i + 3), ...rowOf(i) })
  return ({ db }, n) =>
    db
      .insertInto(table)
      .values(Array.from({ length: n }, row) as never)
      .execute()
}

export const stamped = ({ clock }: TestServer) => ({ uuid: v7(), createdAt: clock(), lastModifiedAt: clock() })

export async function configFor(server: TestServer, name: string): Promise<number> {
  const made = server.db.insertInto('clusterConfig').values({ ...stamped(server), name })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

export async function clusterFor(server: TestServer, clusterConfigId: number, code: string): Promise<number> {
  const made = server.db.insertInto('cluster').values({ ...stamped(server), clusterConfigId, code })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}
