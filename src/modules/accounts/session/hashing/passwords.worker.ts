/** The code of a hashing thread. It is a text because the server is bundled into one file, so there is no second file to start a thread from. */
export const hashingThread = `
const { parentPort, workerData } = require('node:worker_threads')
const { hashSync, verifySync } = require(workerData.argon2)
const { readlinkSync } = require('node:fs')
const os = require('node:os')

// Requests get the processor before passwords that are being hashed. Only Linux has priorities for threads.
try {
  os.setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), workerData.niceness)
} catch {}

// No password matches a stored text that is not a hash.
const isPassword = (hash, password) => {
  try {
    return verifySync(hash, password)
  } catch {
    return false
  }
}

parentPort.on('message', ({ hash, password }) =>
  parentPort.postMessage(hash === null ? hashSync(password, workerData.cost) : isPassword(hash, password)),
)
`
