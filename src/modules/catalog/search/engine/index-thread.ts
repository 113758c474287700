/** The thread that holds the indexes. A search computes for milliseconds: in the main thread, it would block every other request. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Budget } from '../../../../core/base/budget.js'
import { openIndexes } from '../memory/indexes.js'
import type { IndexMessage } from '../memory/messages.js'
import type { SearchIndexes } from './search-indexes.js'

export interface IndexOptions {
  maxBytes: number
  minProducts: number
  folder: string | null
  minKept: number
  maxExact: number
  maxSome: number
  waits: boolean
}

/** By default the indexes take up to half a gigabyte, which is enough for more than a million products. */
const DEFAULT_INDEX_OPTIONS: IndexOptions = {
  maxBytes: 512 * 1024 * 1024,
  minProducts: 100,
  folder: null,
  minKept: 10_000,
  maxExact: 50_000,
  maxSome: 1000,
  waits: false,
}

type Ask = Pick<SearchIndexes, 'ask' | 'end'>

export function openSearchIndexes(options: Partial<IndexOptions> = {}): SearchIndexes {
  let asked: Ask | null = null
  return {
    ...DEFAULT_INDEX_OPTIONS,
    ...options,
    ofDatabases: new Map(),
    ask: (message, request) => {
      asked ??= startThread(() => {
        asked = null
      })
      return asked.ask(message, request)
    },
    end: async () => asked?.end(),
  }
}

/** The program of the thread, which the build puts beside the server. Without a build, as in tests, the main thread does the work. */
const program = new URL('./search-thread.js', import.meta.url)

function startThread(onEnd: () => void): Ask {
  return existsSync(fileURLToPath(program)) ? askThread(new Worker(program), onEnd) : askHere()
}

function askHere(): Ask {
  const answer = openIndexes()
  return { ask: async (message) => answer(message as IndexMessage), end: async () => undefined }
}

/** A response of the thread: the number of the message, and its result or error. */
interface ThreadResponse {
  number: number
  answer?: unknown
  failure?: string
}

interface Question {
  message: object
  request: Budget | undefined
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** The maximum number of messages in the thread: it gets the next one while it works, so that it never idles. The others wait here, where they can be reordered. */
const MAX_SENT = 2

function askThread(worker: Worker, onEnd: () => void): Ask {
  const sent = new Map<number, Question>()
  const waiting = new Set<Question>()
  let [last, busySince] = [0, 0]
  worker.unref()
  const send = () => {
    while (sent.size < MAX_SENT && waiting.size > 0) {
      const question = takeNext(waiting)
      if (question.request?.stopped) {
        question.reject(question.request.stopped)
        continue
      }
      const number = ++last
      if (sent.size === 0) busySince = performance.now()
      sent.set(number, question)
      worker.ref()
      worker.postMessage({ number, message: question.message })
    }
  }
  worker.on('message', ({ number, answer, failure }: ThreadResponse) => {
    const question = sent.get(number)
    sent.delete(number)
    const now = performance.now()
    question?.request?.addSearch(now - busySince)
    busySince = now
    send()
    if (sent.size === 0) worker.unref()
    if (failure === undefined) question?.resolve(answer)
    else question?.reject(new Error(failure))
  })
  const fail = (error: Error) => {
    onEnd()
    for (const { reject } of [...sent.values(), ...waiting]) reject(error)
    sent.clear()
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread with the search indexes has ended')))
  return {
    ask: (message, request) =>
      new Promise((resolve, reject) => {
        waiting.add({ message, request, resolve, reject })
        send()
      }),
    end: async () => void (await worker.terminate()),
  }
}

/** Takes an index update, or else the question of the least recently served caller. */
function takeNext(waiting: Set<Question>): Question {
  const now = performance.now()
  let [next, least]: [Question | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const question of waiting) {
    const used = question.request?.use.search.read(now) ?? -1
    if (next && used >= least) continue
    next = question
    least = used
  }
  waiting.delete(next as Question)
  return next as Question
}
