/** The program of the thread that holds the indexes. */
import { parentPort } from 'node:worker_threads'
import { openIndexes } from './indexes.js'
import type { IndexMessage } from './messages.js'

const answer = openIndexes()

parentPort?.on('message', ({ number, message }: { number: number; message: IndexMessage }) => {
  try {
    parentPort?.postMessage({ number, answer: answer(message) })
  } catch (error) {
    parentPort?.postMessage({ number, failure: error instanceof Error ? error.message : String(error) })
  }
})
