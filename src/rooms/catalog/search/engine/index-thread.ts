/** The thread that holds the indexes. A search takes milliseconds of computing: in the main thread, every other request would wait for it. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { OpenSearchSettings, SearchIndexes } from '../../../../core/search-indexes.js'
import { openIndexes } from '../memory/indexes.js'
import type { IndexMessage } from '../memory/messages.js'

export interface IndexOptions {
  maxBytes: number
  minProducts: number
  waits: boolean
  openSearch?: OpenSearchSettings | null
}

/** By default the indexes take up to half a gigabyte, which is enough for some hundred thousand products. */
export const DEFAULT_INDEX_OPTIONS: IndexOptions = { maxBytes: 512 * 1024 * 1024, minProducts: 2000, waits: false }

type Ask = Pick<SearchIndexes, 'ask' | 'end'>

export function openSearchIndexes(options: IndexOptions = DEFAULT_INDEX_OPTIONS): SearchIndexes {
  let asked: Ask | null = null
  return {
    ...options,
    ask: (message) => {
      asked ??= startThread(() => {
        asked = null
      })
      return asked.ask(message)
    },
    end: async () => asked?.end(),
  }
}

/** The program of the thread, which the build puts beside the server. From sources, as in tests, there is none: the main thread does the work. */
const program = new URL('./search-thread.js', import.meta.url)

function startThread(onEnd: () => void): Ask {
  return existsSync(fileURLToPath(program)) ? askThread(new Worker(program), onEnd) : askHere()
}

function askHere(): Ask {
  const answer = openIndexes()
  return { ask: async (message) => answer(message as IndexMessage), end: async () => undefined }
}

/** What the thread answers: the number of the message, and its answer or the reason why it failed. */
interface ThreadAnswer {
  number: number
  answer?: unknown
  failure?: string
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

function askThread(worker: Worker, onEnd: () => void): Ask {
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.unref()
  worker.on('message', ({ number, answer, failure }: ThreadAnswer) => {
    const caller = waiting.get(number)
    waiting.delete(number)
    if (waiting.size === 0) worker.unref()
    if (failure === undefined) caller?.resolve(answer)
    else caller?.reject(new Error(failure))
  })
  const fail = (error: Error) => {
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread with the search indexes has ended')))
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        const number = ++last
        waiting.set(number, { resolve, reject })
        worker.ref()
        worker.postMessage({ number, message })
      }),
    end: async () => void (await worker.terminate()),
  }
}
