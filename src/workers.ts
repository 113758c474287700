/**
 * Several processes that serve one port together. The first process opens and migrates the database, starts the others and replaces those that end;
 * it serves nothing itself. Node's cluster module hands every new connection to the next process, which works alike on all systems and Node versions.
 */
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { BadConfig } from './config.js'

/** What a worker tells the first process. */
type FromWorker =
  | { kind: 'serves'; address: string }
  | { kind: 'failed'; message: string; isOperatorError: boolean }
  | { kind: 'metrics'; id: number }

/** What the first process tells a worker. */
type ToWorker = { kind: 'stop'; graceMs: number } | { kind: 'metrics'; id: number; text: string }

export interface WorkersOptions {
  count: number
  /** The environment of a worker that is started now, beside that of this process. */
  environment: () => Record<string, string>
  /** How long a worker may take to stop, beside the grace. */
  stopMs: number
  onEnd: (message: string) => void
}

export interface Workers {
  /** The address at which all of them serve. */
  address: string
  /** Lets all workers complete what they do. */
  stop(graceMs: number): Promise<void>
}

/** A worker that ends sooner than this after its start is replaced after a pause, so that a fault at the start does not keep the machine busy. */
const SHORT_LIFE_MS = 5000
const PAUSE_MS = 1000

/** Starts the workers and waits until all of them serve. */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const state = { isStopping: false }
  const serving = new WeakSet<Worker>()
  const aggregator = new AggregatorRegistry()
  const start = (): Worker => {
    const worker = cluster.fork(options.environment())
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'metrics') void answerMetrics(aggregator, worker, message.id)
      if (message.kind === 'serves') serving.add(worker)
    })
    return worker
  }
  const addresses = await Promise.all(Array.from({ length: options.count }, () => waitUntilServing(start())))
  // From here on a worker that ends is replaced.
  const startedAt = new WeakMap<Worker, number>()
  cluster.on('fork', (worker) => startedAt.set(worker, performance.now()))
  cluster.on('exit', (worker, code, signal) => {
    if (state.isStopping) return
    const isShortLived = performance.now() - (startedAt.get(worker) ?? Number.NEGATIVE_INFINITY) < SHORT_LIFE_MS
    options.onEnd(`a worker ended with ${signal ?? code} and is replaced`)
    setTimeout(() => !state.isStopping && start(), isShortLived ? PAUSE_MS : 0)
  })
  return {
    address: addresses[0] ?? '',
    async stop(graceMs) {
      state.isStopping = true
      // A worker that does not serve yet has nothing to complete, and would only hear of the stop when it has started.
      for (const worker of liveWorkers()) if (!serving.has(worker)) worker.process.kill('SIGKILL')
      await stopAll(graceMs, options.stopMs)
    },
  }
}

const liveWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Waits for the first word of a worker. */
const waitUntilServing = (worker: Worker) =>
  new Promise<string>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'serves') resolve(message.address)
      if (message.kind === 'failed') reject(message.isOperatorError ? new BadConfig(message.message) : new Error(message.message))
    })
    worker.once('exit', (code) => reject(new Error(`A worker ended with ${code} before it served`)))
  })

async function answerMetrics(aggregator: Pick<AggregatorRegistry<never>, 'clusterMetrics'>, worker: Worker, id: number) {
  const text = await aggregator.clusterMetrics().catch(() => '')
  if (worker.isConnected()) worker.send({ kind: 'metrics', id, text } satisfies ToWorker)
}

/** Asks all workers to stop, and kills those that take too long. */
async function stopAll(graceMs: number, stopMs: number) {
  const ended = liveWorkers().map(
    (worker) =>
      new Promise<void>((done) => {
        const late = setTimeout(() => worker.process.kill('SIGKILL'), graceMs + stopMs)
        worker.once('exit', () => {
          clearTimeout(late)
          done()
        })
        if (worker.isConnected()) worker.send({ kind: 'stop', graceMs } satisfies ToWorker)
      }),
  )
  await Promise.all(ended)
}

export const isWorker = () => cluster.isWorker

export interface WorkerChannel {
  tellAddress(address: string): void
  tellFailure(error: Error, isOperatorError: boolean): Promise<void>
  /** Calls `stop` when the first process says so, or has died. */
  onStop(stop: (graceMs: number) => void): void
  /** The figures of all workers together. */
  readMetrics(): Promise<string>
}

/** The connection of a worker with the first process. Signals are meant for the first process: a terminal or a service manager sends them to all. */
export function openWorkerChannel(): WorkerChannel {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // Without this line the worker does not answer the first process when it collects the figures.
  new AggregatorRegistry()
  const waiting = new Map<number, (text: string) => void>()
  let lastId = 0
  process.on('message', (message: ToWorker) => {
    if (message.kind !== 'metrics') return
    waiting.get(message.id)?.(message.text)
    waiting.delete(message.id)
  })
  const send = (message: FromWorker) => process.send?.(message)
  return {
    tellAddress: (address) => void send({ kind: 'serves', address }),
    tellFailure: ({ message }, isOperatorError) =>
      new Promise((done) => {
        process.send?.({ kind: 'failed', message, isOperatorError } satisfies FromWorker, undefined, undefined, () => done())
      }),
    onStop(stop) {
      process.on('message', (message: ToWorker) => message.kind === 'stop' && stop(message.graceMs))
      process.on('disconnect', () => stop(0))
    },
    readMetrics: () =>
      new Promise((resolve) => {
        const id = ++lastId
        waiting.set(id, resolve)
        send({ kind: 'metrics', id })
      }),
  }
}
