// The hash of everything that the snapshot of the demo shop is made from: the tables of the demo and the migrations.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const INPUTS = ['migrations/tenant', 'src/cli/demo', 'src/cli/demo.ts']

const listFiles = (path) => {
  if (/\.(ts|sql)$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() || /\.(ts|sql)$/.test(entry.name) ? listFiles(join(path, entry.name)) : [],
  )
}

// How a snapshot is written and loaded does not change what is in it; neither do tests and the command that prints credentials.
const isInput = (file) => !/\.test\.ts$|demo\/snapshot\/|demo\/env\.ts$/.test(file)

export function hashDemoInputs(root) {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((path) => listFiles(join(root, path))).map((file) => relative(root, file).split(sep).join('/'))
  for (const file of files.filter(isInput).sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
