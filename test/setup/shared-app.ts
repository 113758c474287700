/**
 * The server with all its routes, which takes longer to build than a small test to run. It is kept for the next test server of this worker;
 * everything that knows a test's data is made again for each test server, and the server finds it through these objects.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp, type openServices } from '../../src/app.js'
import type { Clock } from '../../src/core/base/clock.js'
import type { Ledger } from '../../src/core/lifecycle/lifecycle.js'
import { defaultLimits } from '../../src/interfaces/graphql/compile/document.js'
import { clearGuestCache } from '../../src/modules/platform/channel/channel.guest.js'

export type TestServices = ReturnType<typeof openServices>

/** What a server currently serves. */
export interface Served {
  services: TestServices
  ledger: Ledger
  clock: Clock
  /** Receives the errors that the server logs. */
  onLog: (line: string) => void
}

export interface SharedApp {
  app: FastifyInstance
  /** From now on the server serves this test server. */
  serve: (served: Served) => void
  /** Returns its HTTP URL. */
  listen: () => Promise<string>
  /** The next test server may have it. */
  release: () => Promise<void>
}

const free: SharedApp[] = []

/** Reads and calls whatever the current object has: the server keeps this one for ever. */
function forward<T extends object>(current: () => T): T {
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => ({ ...Reflect.getOwnPropertyDescriptor(current(), name), configurable: true }),
  })
}

/** Forwards an object or a function. A text or a list is the same for all test servers. */
function forwardValue(current: () => unknown): unknown {
  const first = current()
  if (typeof first === 'function') return (...args: unknown[]) => (current() as (...args: unknown[]) => unknown)(...args)
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? forward(current as () => object) : first
}

export const takeApp = async (first: Served): Promise<SharedApp> => free.pop() ?? (await newApp(first))

async function newApp(first: Served): Promise<SharedApp> {
  let served = first
  const names = Object.keys(first.services) as (keyof TestServices)[]
  const services = Object.fromEntries(
    names.map((name) => [name, forwardValue(() => served.services[name])]),
  ) as unknown as TestServices
  const app = buildApp({
    services,
    ledger: forward(() => served.ledger),
    log: pino({ level: 'error' }, { write: (line: string) => served.onLog(line) }),
    version: '0.0.0-test',
    limits: defaultLimits,
    bodyLimit: 1_048_576,
    bulkBodyLimit: 52_428_800,
    trustedProxies: 1,
  })
  await app.ready()
  let address: Promise<string> | undefined
  const shared: SharedApp = {
    app,
    serve: (next) => {
      served = next
    },
    listen: () => {
      address ??= listenFor(app)
      return address
    },
    release: async () => {
      clearGuestCache({ services })
      // A server that listens has connections and is not used again.
      if (app.server.listening) await app.close()
      else free.push(shared)
    },
  }
  return shared
}

/** A listener that outlives a test server, so that the server can be used again. The end of the run ends it. */
async function listenFor(app: FastifyInstance): Promise<string> {
  const server = createServer((request, response) => app.routing(request, response)).listen(0, '127.0.0.1')
  await once(server.unref(), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
