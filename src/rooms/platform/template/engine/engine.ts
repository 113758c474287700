/**
 * Renders templates in processes beside the server. A template is written by somebody: compiling a thousand nested blocks takes seconds, and
 * the typesetter is native code that no thread can interrupt. A process that takes too long is killed and another one is started.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { type TemplateEngine, TemplateFailure } from '../../../../core/templates.js'
import { renderingProcess } from './engine.process.js'

type JobKind = 'precompile' | 'render' | 'pdf'

/** How long a job may take, in milliseconds, once its process is ready. */
type TimeLimits = Record<JobKind | 'start', number>

interface EngineOptions {
  limits?: TimeLimits
  maxProcesses?: number
}

const defaultTimeLimits: TimeLimits = { start: 30_000, precompile: 5_000, render: 5_000, pdf: 15_000 }
/** The largest output of a template, in characters. */
const MAX_OUTPUT = 2_000_000
const MAX_HEAP_MB = 256
const MAX_QUEUE = 200
/** A process that nobody needs ends after this time and gives its memory back. */
const IDLE_MS = 60_000

interface Job {
  kind: JobKind
  job: object
  resolve: (result: unknown) => void
  reject: (error: Error) => void
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

/** Starts processes when they are needed. */
export function openTemplateEngine({
  limits = defaultTimeLimits,
  maxProcesses = Math.max(1, availableParallelism() - 1),
}: EngineOptions = {}): TemplateEngine {
  const pool = new RendererPool(limits, maxProcesses)
  return {
    precompile: (text) => pool.run('precompile', { text }) as Promise<string>,
    render: (texts, data) => pool.run('render', { texts, data }) as Promise<Record<string, string>>,
    toPdf: async (document) => Buffer.from((await pool.run('pdf', document)) as Uint8Array),
    end: async () => pool.end(),
  }
}

/** The processes that render, and the jobs that wait for one. */
class RendererPool {
  readonly #renderers = new Set<Renderer>()
  readonly #queue: Job[] = []
  #isEnded = false

  constructor(
    readonly limits: TimeLimits,
    readonly maxProcesses: number,
  ) {}

  run(kind: JobKind, job: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded || this.#queue.length >= MAX_QUEUE)
        return reject(new TemplateFailure('Too many templates are being rendered'))
      this.#queue.push({ kind, job, resolve, reject })
      this.#assignNext()
    })
  }

  end(): void {
    this.#isEnded = true
    for (const { reject } of this.#queue.splice(0)) reject(new TemplateFailure('The server is closing'))
    for (const renderer of [...this.#renderers]) this.#lose(renderer, 'The server is closing')
  }

  /** Gives the longest waiting job to a free process, or to a new one. */
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
    renderer.timer = setTimeout(() => this.#lose(renderer, ''), IDLE_MS).unref()
    if (failure) job?.reject(new TemplateFailure(failure.message, failure.field, failure.trace))
    else job?.resolve(result)
    this.#assignNext()
  }

  /** Ends a process. The job that it had fails; the next one gets another process. */
  #lose(renderer: Renderer, reason: string): void {
    if (!this.#renderers.delete(renderer)) return
    clearTimeout(renderer.timer)
    renderer.child.kill('SIGKILL')
    renderer.job?.reject(new TemplateFailure(reason))
    this.#assignNext()
  }
}

/** The process has an empty environment: it knows no address and no password of the server. */
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

/** A process keeps the server alive only while it works. */
function hold({ child }: Renderer, isWorking: boolean): void {
  if (isWorking) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
