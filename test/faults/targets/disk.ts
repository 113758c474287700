/**
 * T22: a disk that is really full. The data folder lies on a small file system in memory, which needs root. Somebody fills it to the last byte while
 * orders are written and taxes are read; then there is room again. Also the place for logs may be full: the server does not write any file itself.
 */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningUrl } from '../../../src/embedded-postgres/running.js'
import { orderInput } from '../../orders.js'
import { createFolder, readCredentials, removeFolder, startServer } from '../../process.js'
import { checkLedger } from '../ledger.js'
import { type Ask, type Data, pause, prepareGoods, type RunTarget, range, tally } from '../shop.js'

const SIZE_MB = 900
const CREATE = 'mutation ($input: OrderCreateInput!) { orderCreate(order: $input) { id orderNumber } }'

/** Writes a file until no byte is left. */
function fillDisk(file: string): void {
  const chunk = Buffer.alloc(1_048_576, 1)
  const at = openSync(file, 'w')
  try {
    for (let size = chunk.length; size > 0; )
      try {
        writeSync(at, chunk, 0, size)
      } catch {
        size >>= 1
      }
  } finally {
    closeSync(at)
  }
}

type Outcome = { at: number; code: string; id?: number }

export const fillTheDisk: RunTarget = async () => {
  const folder = createFolder()
  const data = join(folder, 'data')
  mkdirSync(data)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0711`, 'tmpfs', data])
  try {
    return await fillUnder(data)
  } finally {
    execFileSync('umount', ['-l', data])
    removeFolder(folder)
  }
}

async function fillUnder(data: string) {
  const server = await startServer({ WHARF_DATA_DIR: data, WHARF_LOG_LEVEL: 'error' })
  const { graphql } = readCredentials(data)
  const send = async (query: string, variables: object = {}): Promise<Data> => {
    const headers = { apikey: graphql.adminKey, 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/v2/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    return answer.json()
  }
  const ask: Ask = async (query, variables) => {
    const { data: found, errors } = await send(query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return found
  }
  const codeOf = ({ errors }: Data) => errors?.[0].extensions?.code ?? 'ok'
  const { userId } = await prepareGoods(ask)
  // The orders of the demo are not all as a checkout makes them.
  const before = await countFaults(data, [])
  const [writes, reads]: [Outcome[], Outcome[]] = [[], []]
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const answer = await send(CREATE, { input: orderInput(userId) }).catch(() => ({
        errors: [{ extensions: { code: 'LOST' } }],
      }))
      writes.push({ at: performance.now(), code: codeOf(answer), id: answer.data?.orderCreate?.id })
      await pause(20)
    }
  }
  const read = async () => {
    while (!isOver) {
      const answer = await send('{ taxes { itemsFound } }').catch(() => ({ errors: [{ extensions: { code: 'LOST' } }] }))
      reads.push({ at: performance.now(), code: codeOf(answer) })
      await pause(20)
    }
  }
  const running = [...range(4).map(write), ...range(2).map(read)]
  await pause(3000)
  const fullAt = performance.now()
  fillDisk(join(data, 'filler'))
  const left = statfsSync(data).bavail
  await pause(15_000)
  rmSync(join(data, 'filler'))
  const roomAt = performance.now()
  await pause(10_000)
  isOver = true
  await Promise.all(running)
  const told = writes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const wrong = (await countFaults(data, told)) - before
  const isSame = server.child.exitCode === null
  await server.end()
  const during = (outcomes: Outcome[]) => outcomes.filter(({ at }) => at > fullAt && at < roomAt)
  const afterwards = writes.filter(({ at, code }) => at > roomAt && code === 'ok')
  const backMs = (afterwards[0]?.at ?? Number.POSITIVE_INFINITY) - roomAt
  const allowed = new Set(['ok', 'INSUFFICIENT_STORAGE', 'SERVICE_UNAVAILABLE'])
  const isPolite = [...writes, ...reads].every(({ code }) => allowed.has(code))
  const failedReads = during(reads).filter(({ code }) => code !== 'ok').length
  return {
    ok: isPolite && failedReads === 0 && wrong === 0 && isSame && backMs < 10_000,
    text: `a disk of ${SIZE_MB} MB with ${left} blocks left for 15 s: writes ${JSON.stringify(tally(during(writes).map(({ code }) => code)))}, reads ${JSON.stringify(tally(during(reads).map(({ code }) => code)))}; writes again ${(backMs / 1000).toFixed(1)} s after there was module, ${isSame ? 'without a restart' : 'THE SERVER ENDED'}, ${wrong} faults in the ledger of ${told.length} orders`,
  }
}

async function countFaults(data: string, told: readonly number[]): Promise<number> {
  const client = new pg.Client({ connectionString: findRunningUrl(data) ?? '' })
  await client.connect()
  const { duplicated: _, ...faults } = await checkLedger(client, told, 0).finally(() => client.end())
  return Object.values(faults).reduce((all, one) => all + one, 0)
}
