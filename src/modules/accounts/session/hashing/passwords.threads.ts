/** The threads that hash passwords. Each hashes one password at a time; the others wait in a queue. */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { RateLimited } from '../../../../core/base/errors.js'
import { hashingThread } from './passwords.worker.js'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const NICENESS = 19
/** The assumed duration of a hash until one was measured. */
const INITIAL_MEAN_MS = 50
/** A caller who would wait longer than this, or has already, is rejected. */
const MAX_WAIT_MS = 1000

export interface HashingThreads {
  /** Without a hash, hashes the password. With one, returns whether the password matches it. */
  run(hash: string | null, password: string): Promise<string | boolean>
  /** Throws if a caller behind `ahead` others would wait too long. By default these are the ones in the queue. */
  rejectIfBusy(ahead?: number): void
  end(): Promise<void>
}

interface Job {
  hash: string | null
  password: string
  /** When it was queued. */
  since: number
  resolve: (answer: string | boolean) => void
  reject: (error: Error) => void
}

interface Thread {
  worker: Worker
  job: Job | null
  since: number
}

/** Starts threads on demand, at most `maxThreads`. */
export function openHashingThreads(maxThreads: number): HashingThreads {
  const threads = new Set<Thread>()
  const queue: Job[] = []
  let meanMs = INITIAL_MEAN_MS

  const next = () => {
    while (queue[0] && performance.now() - queue[0].since > MAX_WAIT_MS) queue.shift()?.reject(tooBusy())
    if (!queue.length) return
    const free = [...threads].find(({ job }) => !job) ?? (threads.size < maxThreads ? startThread(threads, done, next) : null)
    const job = free && queue.shift()
    if (job) assignJob(free, job)
  }
  const done = (thread: Thread, answer: string | boolean) => {
    meanMs = meanMs * 0.8 + (performance.now() - thread.since) * 0.2
    finishJob(thread, answer)
    next()
  }

  return {
    run: (hash, password) =>
      new Promise((resolve, reject) => {
        queue.push({ hash, password, since: performance.now(), resolve, reject })
        next()
      }),
    rejectIfBusy(ahead = queue.length) {
      if ((ahead * meanMs) / maxThreads > MAX_WAIT_MS) throw tooBusy()
    },
    async end() {
      for (const { reject } of queue.splice(0)) reject(new Error('the server is closing'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

const tooBusy = () => new RateLimited('passwords are being checked', 1)

/** Starts a thread. If it fails, its password fails with it, and the next job starts a new thread. */
function startThread(threads: Set<Thread>, done: (thread: Thread, answer: string | boolean) => void, next: () => void): Thread {
  const thread: Thread = { worker: newWorker(), job: null, since: 0 }
  threads.add(thread)
  const onFailure = (error: Error) => {
    threads.delete(thread)
    thread.job?.reject(error)
    thread.job = null
    next()
  }
  thread.worker.on('message', (answer: string | boolean) => done(thread, answer))
  thread.worker.on('error', onFailure)
  thread.worker.on('exit', () => onFailure(new Error('the hashing thread has ended')))
  return thread
}

function newWorker(): Worker {
  const require = createRequire(import.meta.url)
  const argon2 = require.resolve('@node-rs/argon2')
  return new Worker(hashingThread, { eval: true, workerData: { argon2, cost: COST, niceness: NICENESS } })
}

function assignJob(thread: Thread, job: Job): void {
  Object.assign(thread, { job, since: performance.now() })
  thread.worker.ref()
  thread.worker.postMessage({ hash: job.hash, password: job.password })
}

/** Finishes a job. An idle thread does not keep the process alive. */
function finishJob(thread: Thread, answer: string | boolean): void {
  thread.job?.resolve(answer)
  thread.job = null
  thread.worker.unref()
}
