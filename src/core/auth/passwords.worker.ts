/** What the hashing thread runs. It is text, because the server is one bundled file and has no second one to start a thread from. */
export const hashingThread = `
const { parentPort, workerData } = require('node:worker_threads')
const { hashSync, verifySync } = require(workerData.argon2)
const { readlinkSync } = require('node:fs')
const os = require('node:os')

// A request that waits for the processor goes before a password that is being hashed. Only Linux gives threads a priority.
try {
  os.setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), workerData.niceness)
} catch {}

// A stored text that is no hash is nobody's password.
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
