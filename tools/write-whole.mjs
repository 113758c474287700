import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that is at no moment half written: another process may build the same at once, or start what is there. */
export function writeWhole(path, contents) {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

/** Is this a file that some process is writing? */
export const isUnfinished = (file) => /\.\d+$/.test(file)
