/** The threads that hash. Each does one password at a time; what comes meanwhile waits in a queue. */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { RateLimited } from '../base/errors.js'
import { hashingThread } from './passwords.worker.js'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const NICENESS = 19
/** What a hash is expected to take before the first was made. */
const FIRST_GUESS_MS = 50
/** Whoever would wait longer than this is sent away; also who has, because it took longer than expected. */
const MAX_WAIT_MS = 1000

export interface Threads {
  /** The hash of the password; with a hash, whether it is that of the password. */
  ask(hash: string | null, password: string): Promise<string | boolean>
  /** Throws when somebody would wait too long behind so many others; unless told, behind those who wait now. */
  refuseMany(ahead?: number): void
  end(): Promise<void>
}

interface Job {
  hash: string | null
  password: string
  /** Since when it waits. */
  since: number
  resolve: (answer: string | boolean) => void
  reject: (error: Error) => void
}

interface Thread {
  worker: Worker
  job: Job | null
  since: number
}

/** They start when they are needed, `most` of them. */
export function openThreads(most: number): Threads {
  const threads = new Set<Thread>()
  const queue: Job[] = []
  let meanMs = FIRST_GUESS_MS

  const next = () => {
    while (queue[0] && performance.now() - queue[0].since > MAX_WAIT_MS) queue.shift()?.reject(tooMany())
    if (!queue.length) return
    const free = [...threads].find(({ job }) => !job) ?? (threads.size < most ? started(threads, done, next) : null)
    const job = free && queue.shift()
    if (job) give(free, job)
  }
  const done = (thread: Thread, answer: string | boolean) => {
    meanMs = meanMs * 0.8 + (performance.now() - thread.since) * 0.2
    finish(thread, answer)
    next()
  }

  return {
    ask: (hash, password) =>
      new Promise((resolve, reject) => {
        queue.push({ hash, password, since: performance.now(), resolve, reject })
        next()
      }),
    refuseMany(ahead = queue.length) {
      if ((ahead * meanMs) / most > MAX_WAIT_MS) throw tooMany()
    },
    async end() {
      for (const { reject } of queue.splice(0)) reject(new Error('the server is closing'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

const tooMany = () => new RateLimited('passwords are being checked', 1)

/** A thread that breaks fails its password and is replaced by whatever comes next. */
function started(threads: Set<Thread>, done: (thread: Thread, answer: string | boolean) => void, next: () => void): Thread {
  const thread: Thread = { worker: newWorker(), job: null, since: 0 }
  threads.add(thread)
  const lost = (error: Error) => {
    threads.delete(thread)
    thread.job?.reject(error)
    thread.job = null
    next()
  }
  thread.worker.on('message', (answer: string | boolean) => done(thread, answer))
  thread.worker.on('error', lost)
  thread.worker.on('exit', () => lost(new Error('the hashing thread has ended')))
  return thread
}

function newWorker(): Worker {
  const require = createRequire(import.meta.url)
  const argon2 = require.resolve('@node-rs/argon2')
  return new Worker(hashingThread, { eval: true, workerData: { argon2, cost: COST, niceness: NICENESS } })
}

function give(thread: Thread, job: Job): void {
  Object.assign(thread, { job, since: performance.now() })
  thread.worker.ref()
  thread.worker.postMessage({ hash: job.hash, password: job.password })
}

/** An idle thread does not keep the process alive. */
function finish(thread: Thread, answer: string | boolean): void {
  thread.job?.resolve(answer)
  thread.job = null
  thread.worker.unref()
}
