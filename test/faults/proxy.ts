/** A TCP proxy that can stop forwarding without closing anything, as a network that drops packets does. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FaultProxy {
  url: string
  /** From now on nothing is forwarded, and new connections hang. */
  drop: () => void
  /** Forwards again. What was sent meanwhile is lost: the connections of before stay dead. */
  restore: () => void
  /** Forwards everything this many milliseconds later. */
  delay: (ms: number) => void
  /** Resets all connections. */
  cut: () => void
  /** From now on this part of the packets resets its connection instead of arriving. */
  reset: (share: number) => void
  /** How many connections of clients are open. */
  countClients: () => number
  close: () => void
}

export async function openProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let isDropping = false
  let delayMs = 0
  let resetShare = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const pair = { isDead: isDropping }
    clients.add(client)
    client.on('close', () => clients.delete(client))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      let lastDue = 0
      from.on('data', (chunk) => {
        pair.isDead ||= isDropping
        if (pair.isDead) return
        if (Math.random() < resetShare) return void from.resetAndDestroy()
        const now = performance.now()
        lastDue = Math.max(now + delayMs, lastDue)
        if (lastDue > now) setTimeout(() => to.writable && to.write(chunk), lastDue - now)
        else to.write(chunk)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!pair.isDead) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.searchParams.delete('host')
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    drop: () => {
      isDropping = true
    },
    restore: () => {
      isDropping = false
    },
    delay: (ms) => {
      delayMs = ms
    },
    reset: (share) => {
      resetShare = share
    },
    countClients: () => clients.size,
    cut: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export interface Gate {
  url: string
  /** From now on connections are refused, and those that exist are reset. */
  shut: () => Promise<void>
  reopen: () => Promise<void>
}

/** A port in front of a service, which can be closed and opened again. */
export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${own}`,
    shut: async () => {
      for (const socket of sockets) socket.resetAndDestroy()
      if (!server.listening) return
      await new Promise((done) => server.close(done))
    },
    reopen: async () => {
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
