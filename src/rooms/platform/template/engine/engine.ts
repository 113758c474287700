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

const defaultTimeLimits: TimeLimits = { start: 30_000, precompile: 2_000, render: 2_000, pdf: 15_000 }
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
  const renderers = new Set<Renderer>()
  const queue: Job[] = []
  let isEnded = false

  const next = () => {
    if (queue.length === 0) return
    const free = [...renderers].find(({ job }) => !job) ?? (renderers.size < maxProcesses ? start() : null)
    const job = free && queue.shift()
    if (job) assign(free, job)
  }
  const start = (): Renderer => {
    const renderer: Renderer = { child: startProcess(), job: null, isReady: false, timer: undefined }
    renderers.add(renderer)
    renderer.child.on('message', (message: Message) => (message.ready ? begin(renderer) : finish(renderer, message)))
    renderer.child.on('error', (error) => lose(renderer, error.message))
    renderer.child.on('exit', () => lose(renderer, 'The rendering process has ended: the template needs too much memory'))
    return renderer
  }
  const assign = (renderer: Renderer, job: Job) => {
    renderer.job = job
    hold(renderer, true)
    if (renderer.isReady) send(renderer)
    else limit(renderer, limits.start)
  }
  const begin = (renderer: Renderer) => {
    renderer.isReady = true
    if (renderer.job) send(renderer)
  }
  const send = (renderer: Renderer) => {
    const { kind, job } = renderer.job as Job
    limit(renderer, limits[kind])
    renderer.child.send({ kind, job }, () => undefined)
  }
  const limit = (renderer: Renderer, ms: number) => {
    clearTimeout(renderer.timer)
    renderer.timer = setTimeout(() => lose(renderer, `Rendering was stopped after ${ms} ms`), ms)
  }
  const finish = (renderer: Renderer, { result, failure }: Message) => {
    const { job } = renderer
    clearTimeout(renderer.timer)
    renderer.job = null
    hold(renderer, false)
    renderer.timer = setTimeout(() => lose(renderer, ''), IDLE_MS).unref()
    if (failure) job?.reject(new TemplateFailure(failure.message, failure.field, failure.trace))
    else job?.resolve(result)
    next()
  }
  /** Ends a process. The job that it had fails; the next one gets another process. */
  const lose = (renderer: Renderer, reason: string) => {
    if (!renderers.delete(renderer)) return
    clearTimeout(renderer.timer)
    renderer.child.kill('SIGKILL')
    renderer.job?.reject(new TemplateFailure(reason))
    next()
  }
  const run = (kind: JobKind, job: object) =>
    new Promise<unknown>((resolve, reject) => {
      if (isEnded || queue.length >= MAX_QUEUE) return reject(new TemplateFailure('Too many templates are being rendered'))
      queue.push({ kind, job, resolve, reject })
      next()
    })

  return {
    precompile: (text) => run('precompile', { text }) as Promise<string>,
    render: (texts, data) => run('render', { texts, data }) as Promise<Record<string, string>>,
    toPdf: async (document) => Buffer.from((await run('pdf', document)) as Uint8Array),
    async end() {
      isEnded = true
      for (const { reject } of queue.splice(0)) reject(new TemplateFailure('The server is closing'))
      for (const renderer of [...renderers]) lose(renderer, 'The server is closing')
    },
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
