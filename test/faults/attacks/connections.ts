/** Attacks on the connections of clients: silent ones, floods of them, responses that nobody reads, and a stop while a process is being replaced. */
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createFolder, readCredentials, removeFolder, startServer } from '../../process.js'
import { openShop, pause, percentile, type RunTarget, range, readRss } from '../shop.js'

const addressOf = (url: string) => ({ port: Number(new URL(url).port), host: new URL(url).hostname })

/** Opens connections, and says how many of them are still open. */
function openSockets(url: string, count: number, text = '', isRead = true) {
  let open = 0
  const sockets: Socket[] = range(count).map(() => {
    const socket = connect(addressOf(url))
    socket.on('connect', () => open++)
    socket.on('error', () => undefined)
    socket.on('close', () => open--)
    if (isRead) socket.resume()
    if (text) socket.write(text)
    return socket
  })
  return {
    countOpen: () => Math.max(0, open),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const countFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
const readMaxFiles = (pid: number) => Number(readFileSync(`/proc/${pid}/limits`, 'utf8').match(/^Max open files +(\d+)/m)?.[1])

/** A12: silent connections are closed within a minute; a flood of connections from one address leaves room for others. */
export const holdConnections: RunTarget = async (_, isFull) => {
  const shop = await openShop()
  const pid = shop.server.child.pid ?? 0
  // A client that does not read notices only that it is closed without a word.
  const silent = openSockets(shop.url, 50, '', false)
  const startedAt = performance.now()
  await pause(1000)
  const before = silent.countOpen()
  while (silent.countOpen() > 0 && performance.now() - startedAt < 90_000) await pause(250)
  const seconds = (performance.now() - startedAt) / 1000
  const left = silent.countOpen()
  silent.close()
  const flood = openSockets(shop.url, isFull ? 12_000 : 4_000, 'GET /health HTTP/1.1\r\nhost: x\r\n')
  await pause(4000)
  const [files, maxFiles] = [countFiles(pid), readMaxFiles(pid)]
  const at = performance.now()
  const others = await fetch(`${shop.url.replace('127.0.0.1', 'localhost')}/health`).then(
    ({ status }) => status,
    () => 0,
  )
  const otherMs = performance.now() - at
  flood.close()
  await shop.close()
  return {
    ok: left === 0 && seconds <= 60 && files <= maxFiles / 2,
    text: `${before} silent connections: ${left} open after ${seconds.toFixed(0)} s; a flood from one address holds ${files} of ${maxFiles} descriptors, /health then ${others || 'refused (same address)'} after ${otherMs.toFixed(0)} ms`,
  }
}

/** A13: unread responses take little memory, however many are requested, and other clients do not wait for them. */
export const leaveUnread: RunTarget = async (_, isFull) => {
  const folder = createFolder()
  const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_DEMO: 'demo' })
  const { graphql, rest } = readCredentials(folder)
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: rest.clientId,
    client_secret: rest.clientSecret,
  })
  const granted = await fetch(`${server.url}/oauth2/token`, { method: 'POST', body: form })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const pid = server.child.pid ?? 0
  const body = JSON.stringify({
    query: `{ products(input: { offset: 500 }) { items { ... on Product { productId names { value } descriptions { value } price { gross } attributes(input: { offset: 50 }) { items { value { id } } } } } } }`,
  })
  const cases = {
    'REST, 30 × 20': [30, `GET /v2/products?offset=1000 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`],
    'GraphQL, 40 × 20': [
      40,
      `POST /v2/graphql HTTP/1.1\r\nhost: x\r\napikey: ${graphql.storefrontKey}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ],
  } as const
  const ask = async () => {
    const at = performance.now()
    const headers = { apikey: graphql.adminKey, 'content-type': 'application/json' }
    await (
      await fetch(`${server.url}/v2/graphql`, { method: 'POST', headers, body: '{"query":"{ taxes { itemsFound } }"}' })
    ).text()
    return performance.now() - at
  }
  // The memory of a server that has been used, without the attack.
  for (let i = 0; i < 20; i++)
    await (await fetch(`${server.url}/v2/products?offset=1000`, { headers: { authorization: `Bearer ${token}` } })).text()
  for (let i = 0; i < 200; i++) await ask()
  const figures: { text: string; ok: boolean }[] = []
  for (const [name, [count, text]] of Object.entries(cases)) {
    const before = readRss(pid)
    const attack = openSockets(server.url, count, text.repeat(20), false)
    const waits: number[] = []
    let most = before
    for (const until = performance.now() + (isFull ? 40_000 : 20_000); performance.now() < until; await pause(50)) {
      waits.push(await ask())
      most = Math.max(most, readRss(pid))
    }
    attack.close()
    await pause(2000)
    const longest = Math.max(...waits)
    const ok = most - before < 300 && longest < 2000
    figures.push({
      ok,
      text: `${name}: memory ${before.toFixed(0)} → ${most.toFixed(0)} MB, a neighbour waited ${percentile(waits, 0.5).toFixed(0)} ms, ${longest.toFixed(0)} ms at most`,
    })
  }
  await server.end()
  removeFolder(folder)
  return { ok: figures.every(({ ok }) => ok), text: figures.map(({ text }) => text).join('; ') }
}

/** A17: SIGTERM at any moment after a process was killed: the server stops at once, and the replacement never begins to serve. */
export const stopWhileReplacing: RunTarget = async (_, isFull) => {
  const waits = isFull ? [0, 200, 500, 800, 1000, 1200, 1500, 2000, 3000] : [0, 800, 1500]
  const times: number[] = []
  let late = 0
  for (const ms of waits) {
    const folder = createFolder()
    const server = await startServer({ WHARF_DATA_DIR: folder, WHARF_WORKERS: '2', WHARF_LOG_LEVEL: 'info' })
    const pid = server.child.pid ?? 0
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
    const isWorker = (child: number) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('dist/main.js')
    const worker = children.find(isWorker)
    if (worker) process.kill(worker, 'SIGKILL')
    await pause(ms)
    const at = performance.now()
    await server.end('SIGTERM')
    times.push(performance.now() - at)
    const [, afterStop = ''] = server.output().split('stopping: ')
    if (afterStop.includes('Server listening')) late++
    removeFolder(folder)
  }
  const longest = Math.max(...times)
  return {
    ok: longest < 10_000 && late === 0,
    text: `${waits.length} stops after a process was killed: at most ${(longest / 1000).toFixed(1)} s, ${late} replacements began to serve after it`,
  }
}
