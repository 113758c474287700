/**
 * Renders templates in separate processes. Templates are user input: compiling a thousand nested blocks takes seconds, and
 * the typesetter is native code that no thread can interrupt. A process that takes too long is killed and another one is started.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { RateLimited } from '../../../../core/base/errors.js'
import { renderingProcess } from './engine.process.js'
import { openFairQueue, refuseBusy } from './fair-queue.js'
import { openKeptFiles } from './kept-files.js'
import { type RenderCaller, type RenderOptions, type TemplateEngine, TemplateFailure } from './template-engine.js'

type JobKind = 'precompile' | 'render' | 'pdf'

/** How long a job may take, in milliseconds, once its process is ready. */
type TimeLimits = Record<JobKind | 'start', number>

interface EngineOptions {
  limits?: TimeLimits | undefined
  /** Processes for documents. E-mails have an additional one. */
  maxProcesses?: number | undefined
  /** The number of documents of one person that may wait. Systems with rights have ten times as many. */
  maxWaiting?: number | undefined
  /** The size of the cache of rendered documents, in bytes. */
  keptBytes?: number | undefined
}

const TRUSTED_FACTOR = 10
const MAX_WAITING_OF_ALL = 500

const defaultTimeLimits: TimeLimits = { start: 30_000, precompile: 5_000, render: 5_000, pdf: 15_000 }
/** The largest output of a template, in characters. */
const MAX_OUTPUT = 2_000_000
const MAX_HEAP_MB = 256
const MAX_QUEUE = 200
/** An idle process ends after this time and frees its memory. */
const IDLE_MS = 60_000

interface Job {
  kind: JobKind
  job: object
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

interface Renderer {
  child: ChildProcess
  job: Job | null
  isReady: boolean
  timer: NodeJS.Timeout | undefined
}

interface Message {
  ready?: true
  result?: unknown
  failure?: { message: string; field: string | null; trace: string }
}

/** Opens the engine, which starts processes on demand. */
export function openTemplateEngine({
  limits = defaultTimeLimits,
  // With two processes, one is always left for callers other than the busiest one.
  maxProcesses = Math.max(2, availableParallelism() - 1),
  maxWaiting = 10,
  keptBytes = 67_108_864,
}: EngineOptions = {}): TemplateEngine {
  const documents = new RendererPool(limits, maxProcesses)
  const mails = new RendererPool(limits, 1)
  const poolOf = ({ isMail }: RenderOptions) => (isMail ? mails : documents)
  return {
    precompile: (text) => documents.run('precompile', { text }) as Promise<string>,
    render: (texts, data, options = {}) =>
      poolOf(options).run('render', { texts, data }, options.signal) as Promise<Record<string, string>>,
    toPdf: async (document, { signal } = {}) => Buffer.from((await documents.run('pdf', document, signal)) as Uint8Array),
    inTurn: openTurns(maxProcesses, maxWaiting, () => documents.warmUp()),
    keep: openKeptFiles(keptBytes) as TemplateEngine['keep'],
    end: async () => {
      documents.end()
      mails.end()
    },
  }
}

/** Limits concurrent documents to the number of processes, and to one per person. */
function openTurns(maxProcesses: number, maxWaiting: number, warmUp: () => void): TemplateEngine['inTurn'] {
  const limits = { running: maxProcesses, runningOfOne: 1, waiting: MAX_WAITING_OF_ALL, waitingOfOne: maxWaiting }
  const queue = openFairQueue(limits, (ownSeconds) =>
    ownSeconds === null
      ? refuseBusy('documents')
      : new RateLimited('too many of your documents are waiting to be rendered', ownSeconds),
  )
  const trusted = { runningOfOne: Math.max(1, maxProcesses - 1), waitingOfOne: maxWaiting * TRUSTED_FACTOR }
  let open = 0
  return async ({ name, isTrusted, signal }: RenderCaller, work) => {
    // If one document is being rendered and another is requested, a third is likely: start a process for it.
    if (open > 0) warmUp()
    open++
    return queue(name, work, { signal, ...(isTrusted && trusted) }).finally(() => open--)
  }
}

/** The rendering processes, and the jobs that wait for one. */
class RendererPool {
  readonly #renderers = new Set<Renderer>()
  readonly #queue: Job[] = []
  #isEnded = false

  constructor(
    readonly limits: TimeLimits,
    readonly maxProcesses: number,
  ) {}

  async run(kind: JobKind, job: object, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted()
    if (this.#isEnded) throw new TemplateFailure('The server is closing')
    if (this.#queue.length >= MAX_QUEUE) throw refuseBusy('documents')
    let leave: (() => void) | undefined
    try {
      return await new Promise((resolve, reject) => {
        const queued: Job = { kind, job, resolve, reject }
        leave = () => this.#cancel(queued, signal?.reason)
        signal?.addEventListener('abort', leave, { once: true })
        this.#queue.push(queued)
        this.#assignNext()
      })
    } finally {
      if (leave) signal?.removeEventListener('abort', leave)
    }
  }

  /** Ends a job that nobody waits for. A process cannot be interrupted, only killed. */
  #cancel(job: Job, reason: unknown): void {
    const place = this.#queue.indexOf(job)
    if (place >= 0) this.#queue.splice(place, 1)
    job.reject(reason)
    const renderer = [...this.#renderers].find((one) => one.job === job)
    if (renderer) this.#lose(renderer, 'The request was cancelled')
  }

  /** Starts a process if none is free, so that it is ready for the next job. */
  warmUp(): void {
    const isAnyFree = [...this.#renderers].some(({ job }) => !job)
    if (!this.#isEnded && !isAnyFree && this.#renderers.size < this.maxProcesses) this.#start()
  }

  end(): void {
    this.#isEnded = true
    for (const { reject } of this.#queue.splice(0)) reject(new TemplateFailure('The server is closing'))
    for (const renderer of [...this.#renderers]) this.#lose(renderer, 'The server is closing')
  }

  /** Gives the longest waiting job to a free or new process. */
  #assignNext(): void {
    if (this.#queue.length === 0) return
    const free = [...this.#renderers].find(({ job }) => !job) ?? (this.#renderers.size < this.maxProcesses ? this.#start() : null)
    const job = free && this.#queue.shift()
    if (!job) return
    free.job = job
    hold(free, true)
    if (free.isReady) this.#send(free)
    else this.#limit(free, this.limits.start)
  }

  #start(): Renderer {
    const renderer: Renderer = { child: startProcess(), job: null, isReady: false, timer: undefined }
    this.#renderers.add(renderer)
    renderer.child.on('message', (message: Message) => (message.ready ? this.#begin(renderer) : this.#finish(renderer, message)))
    renderer.child.on('error', (error) => this.#lose(renderer, error.message))
    renderer.child.on('exit', () => this.#lose(renderer, 'The rendering process has ended: the template needs too much memory'))
    return renderer
  }

  #begin(renderer: Renderer): void {
    renderer.isReady = true
    if (renderer.job) this.#send(renderer)
    else this.#endWhenIdle(renderer)
  }

  #endWhenIdle(renderer: Renderer): void {
    renderer.timer = setTimeout(() => this.#lose(renderer, ''), IDLE_MS).unref()
  }

  #send(renderer: Renderer): void {
    const { kind, job } = renderer.job as Job
    this.#limit(renderer, this.limits[kind])
    renderer.child.send({ kind, job }, () => undefined)
  }

  #limit(renderer: Renderer, ms: number): void {
    clearTimeout(renderer.timer)
    renderer.timer = setTimeout(() => this.#lose(renderer, `Rendering was stopped after ${ms} ms`), ms)
  }

  #finish(renderer: Renderer, { result, failure }: Message): void {
    const { job } = renderer
    clearTimeout(renderer.timer)
    renderer.job = null
    hold(renderer, false)
    this.#endWhenIdle(renderer)
    if (failure) job?.reject(new TemplateFailure(failure.message, failure.field, failure.trace))
    else job?.resolve(result)
    this.#assignNext()
  }

  /** Ends a process. Its job fails; the next one gets another process. */
  #lose(renderer: Renderer, reason: string): void {
    if (!this.#renderers.delete(renderer)) return
    clearTimeout(renderer.timer)
    renderer.child.kill('SIGKILL')
    renderer.job?.reject(new TemplateFailure(reason))
    this.#assignNext()
  }
}

/** Starts a process with an empty environment, without addresses and passwords of the server. */
function startProcess(): ChildProcess {
  const require = createRequire(import.meta.url)
  const paths = [require.resolve('handlebars'), require.resolve('@myriaddreamin/typst-ts-node-compiler'), String(MAX_OUTPUT)]
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, '-e', renderingProcess, ...paths], {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** Makes a process keep the server alive only while it works. */
function hold({ child }: Renderer, isWorking: boolean): void {
  if (isWorking) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
