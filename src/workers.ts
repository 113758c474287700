/**
 * Several processes that serve one port. The first process opens and migrates the database, starts the others and replaces those that end;
 * it serves nothing itself. Node's cluster module passes every new connection to the next process, which works the same on all systems and Node versions.
 */
import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { BadConfig } from './config.js'

/** Messages from a worker to the first process. */
type FromWorker =
  | { kind: 'serves'; address: string }
  | { kind: 'failed'; message: string; isOperatorError: boolean }
  | { kind: 'metrics'; id: number }

/** Messages from the first process to a worker. */
type ToWorker = { kind: 'stop'; graceMs: number } | { kind: 'metrics'; id: number; text: string }

export interface WorkersOptions {
  count: number
  /** Returns additional environment variables for a new worker. */
  environment: () => Record<string, string>
  /** How long a worker may take to stop, in addition to the grace. */
  stopMs: number
  onEnd: (message: string) => void
}

export interface Workers {
  /** The address of all workers. */
  address: string
  /** Stops all workers after they complete their work. */
  stop(graceMs: number): Promise<void>
}

/** A worker that ends sooner than this is replaced after a pause, so that a fault at startup does not keep the machine busy. */
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
      // A worker that does not serve yet has nothing to complete, and would only receive the stop once it has started.
      for (const worker of liveWorkers()) if (!serving.has(worker)) worker.process.kill('SIGKILL')
      await stopAll(graceMs, options.stopMs)
    },
  }
}

const liveWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Waits for the first message of a worker. */
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
  /** Calls `stop` when the first process requests it, or has died. */
  onStop(stop: (graceMs: number) => void): void
  /** Returns the metrics of all workers together. */
  readMetrics(): Promise<string>
}

/** Opens the connection of a worker to the first process. Signals are ignored, because a terminal or a service manager sends them to all processes. */
export function openWorkerChannel(): WorkerChannel {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // Without this line the worker does not respond when the first process collects the metrics.
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
