/** Targets about clients that are slow or send too much. */
import { connect, type Socket } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { pause, percentile, type RunTarget, range, readRss, type Shop } from '../shop.js'

const READ = '{ taxes { itemsFound } }'

async function measureReads(shop: Shop, seconds: number): Promise<number> {
  const times: number[] = []
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const at = performance.now()
    await shop.send(READ)
    times.push(performance.now() - at)
    await pause(10)
  }
  return percentile(times, 0.99)
}

/** The requests of slow clients: headers byte by byte, a body byte by byte, or many requests whose responses they never read. */
const SLOW_REQUESTS = [
  'GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /v2/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  'GET /v2/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(30),
]

/** T11: many sockets that send their headers or bodies byte by byte, or never read. */
export const slowClients: RunTarget = async (open, isFull) => {
  const shop = await open()
  const [count, seconds] = isFull ? [1000, 300] : [100, 30]
  const alone = await measureReads(shop, 3)
  const { hostname, port } = new URL(shop.url)
  let openSockets = 0
  const sockets: Socket[] = []
  const start = (text: string) => {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    openSockets++
    socket.on('error', () => undefined).on('close', () => openSockets--)
    socket.write(text)
    const timer = setInterval(() => socket.writable && socket.write('x'), 1000)
    socket.on('close', () => clearInterval(timer))
  }
  for (const i of range(count)) start(SLOW_REQUESTS[i % SLOW_REQUESTS.length] ?? '')
  const during = await measureReads(shop, seconds)
  const left = openSockets
  for (const socket of sockets) socket.destroy()
  return {
    ok: left === 0 && during < 2 * alone + 20,
    text: `${count} sockets, slow with headers, bodies and reading: ${left} still open after ${seconds} s, p99 of others ${alone.toFixed(0)} ms alone and ${during.toFixed(0)} ms meanwhile`,
  }
}

/** Sends a body without a length until the server responds or closes, at most 64 MB. Returns the status; 0 if there was none. */
function sendEndless(url: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
  let [sent, answer] = [0, '']
  const fill = () => {
    while (socket.writable && sent++ < 1000) if (!socket.write(chunk)) return
  }
  return new Promise((done) => {
    socket.on('data', (data) => (answer += data))
    socket.on('drain', fill).on('error', () => undefined)
    socket.on('close', () => done(Number(answer.match(/^HTTP\/1.1 (\d+)/)?.[1] ?? 0)))
    socket.write('POST /v2/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n')
    fill()
  })
}

/** T12: bodies that are too large, encoded, or endless. */
export const largeBodies: RunTarget = async (open) => {
  const shop = await open()
  const pid = shop.server.child.pid ?? 0
  const before = readRss(pid)
  const json = { 'content-type': 'application/json', apikey: shop.visitorKey }
  const post = (body: string | Buffer, headers: Record<string, string>) =>
    fetch(`${shop.url}/v2/graphql`, { method: 'POST', body, headers }).then(
      ({ status }) => status,
      // The server closes the connection while the body is still being sent.
      () => 413,
    )
  const statuses = [
    await post(`{"query":"${' '.repeat(1_048_577)}"}`, json),
    await post(Buffer.alloc(100_000_000, 32), json),
    await sendEndless(shop.url),
    await post(brotliCompressSync(Buffer.alloc(104_857_600)), { ...json, 'content-encoding': 'br' }),
    await post(Buffer.from('x'), { ...json, 'content-encoding': 'gzip' }),
  ]
  await pause(1000)
  const growth = readRss(pid) - before
  return {
    // The endless body is refused while it is sent: its sender sees the response, or only that the connection was closed.
    ok: /^413,413,(413|0),415,415$/.test(statuses.join()) && growth < 20,
    text: `1 MB + 1, 100 MB, endless, brotli, gzip: ${statuses.join(', ')}; memory of the server + ${growth.toFixed(0)} MB`,
  }
}
