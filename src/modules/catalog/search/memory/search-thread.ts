/** The program of the thread that holds the indexes. */
import { parentPort } from 'node:worker_threads'
import { openIndexes } from './indexes.js'
import type { IndexMessage } from './messages.js'

const answer = openIndexes()

parentPort?.on('message', async ({ number, message }: { number: number; message: IndexMessage }) => {
  try {
    const answered = answer(message)
    // Most answers come at once: waiting for them would cost a turn.
    parentPort?.postMessage({ number, answer: answered instanceof Promise ? await answered : answered })
  } catch (error) {
    parentPort?.postMessage({ number, failure: error instanceof Error ? error.message : String(error) })
  }
})
