/** Clients that stop reading, hardly send, or fill the disk. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { watchDiskSpace } from '../../src/core/files/disk-space.js'
import { createClientLimits, limitConnections } from '../../src/http/client-connections.js'
import { startTestServer } from '../test-server.js'

const limits = { windowMs: 300, minBytes: 1000, maxBuffered: 1e9, silentMs: 1e9 }

async function serve(answer: string, changed: object = {}) {
  const refused: Socket[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end(answer))
  })
  const { stop } = limitConnections(server, createClientLimits({ ...limits, ...changed }), (socket) => {
    refused.push(socket)
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets: Socket[] = []
  onTestFinished(() => {
    stop()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    return socket
  }
  const count = () => new Promise<number>((resolve) => server.getConnections((_, found) => resolve(found)))
  return { open, count, refused }
}

const ASK = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test('a client that does not read a large response is disconnected, and one that reads it gets all of it', async () => {
  const { open, count, refused } = await serve('x'.repeat(20_000_000))
  const stopped = open()
  stopped.pause()
  stopped.write(ASK)
  await expect.poll(count).toBe(1)
  await expect.poll(count).toBe(0)

  // A machine that stalls for a moment looks like a reader that does; the next attempt shows the difference.
  const readAll = () =>
    new Promise<number>((resolve) => {
      const reader = open()
      let bytes = 0
      reader.on('data', (chunk) => {
        bytes += chunk.length
      })
      reader.on('close', () => resolve(bytes))
      reader.write(ASK.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
    })
  await expect.poll(readAll).toBeGreaterThan(20_000_000)
  expect(refused).toHaveLength(0)
})

test('pending responses take no more memory than allowed', async () => {
  const { open, count } = await serve('x'.repeat(20_000_000), { windowMs: 100_000, maxBuffered: 70_000_000 })
  for (let i = 0; i < 8; i++) {
    const socket = open()
    socket.pause()
    socket.write(ASK)
  }

  await expect.poll(count).toBeLessThan(5)
})

test('a body that hardly arrives is refused, and a connection that waits is not', async () => {
  const { open, count, refused } = await serve('ok')
  const idle = open()
  const slow = open()
  slow.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n{')
  await expect.poll(() => refused.length).toBe(1)

  idle.write(ASK)
  const [answer] = await once(idle, 'data')
  expect(String(answer)).toContain('200 OK')
  expect(await count()).toBe(1)
})

test('a connection that never sends a request is closed, and one that has sent one is not', async () => {
  const { open, count } = await serve('ok', { silentMs: 300, windowMs: 100_000 })
  const silent = open()
  const used = open()
  used.write(ASK)
  await once(used, 'data')
  await once(silent, 'close')

  expect(await count()).toBe(1)
})

test('one address has a limited number of connections, and a full server closes the longest idle connection', async () => {
  const few = await serve('ok', { maxOfAddress: 2 })
  const [first, second] = [few.open(), few.open()]
  await expect.poll(few.count).toBe(2)
  await once(few.open(), 'close')
  expect([first.destroyed, second.destroyed]).toEqual([false, false])

  const full = await serve('ok', { maxConnections: 2, maxOfAddress: 10 })
  const idle = full.open()
  idle.write(ASK)
  await once(idle, 'data')
  const newer = full.open()
  newer.write(ASK)
  await once(newer, 'data')
  const newest = full.open()
  await once(idle, 'close')
  newest.write(ASK)
  expect(String((await once(newest, 'data'))[0])).toContain('200 OK')
  expect(newer.destroyed).toBe(false)
})

test('of requests that are sent without waiting for responses, one is processed at a time', async () => {
  let [running, most, served] = [0, 0, 0]
  const server = createServer(async (request, response) => {
    await new Promise<void>((go) => clients.afterEarlier(request, go))
    most = Math.max(most, ++running)
    await new Promise((done) => setImmediate(done))
    response.once('close', () => {
      running--
      served++
    })
    response.end('x'.repeat(100_000))
  })
  const clients = limitConnections(server, createClientLimits(limits), () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    clients.stop()
    socket.destroy()
    server.close()
  })
  socket.resume()
  socket.write(ASK.repeat(20))
  await expect.poll(() => served).toBe(20)

  expect(most).toBe(1)
})

test('on a full disk commands are refused and reading goes on, until there is room again', async () => {
  let free = 1000
  const changes: boolean[] = []
  const disk = watchDiskSpace({
    folder: '.',
    reserve: 500,
    readFree: async () => free,
    onChange: (isFull) => changes.push(isFull),
  })
  onTestFinished(disk.stop)
  const server = await startTestServer({ disk })
  const add = () =>
    server.gql('mutation { categoryCreate(input: { names: [{ language: "NL", value: "Zagen" }] }) { categoryId } }')
  const count = async () => (await server.gql('{ categories { itemsFound } }')).categories.itemsFound
  expect(await add()).toHaveProperty('categoryCreate')

  free = 400
  await disk.check()
  expect((await add()).errors).toMatchObject([{ code: 'INSUFFICIENT_STORAGE' }])
  expect((await server.rest('POST /v2/categories', { names: [{ language: 'NL', value: 'Boren' }] })).status).toBe(507)
  expect(await count()).toBe(1)

  free = 550
  await disk.check()
  expect((await add()).errors).toMatchObject([{ code: 'INSUFFICIENT_STORAGE' }])
  free = 700
  await disk.check()
  expect(await add()).toHaveProperty('categoryCreate')
  expect(await count()).toBe(2)
  expect(changes).toEqual([true, false])
})
