// The hash of everything that the snapshot of the demo shop is made from: the tables of the demo and the migrations, without comments and imports.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { transformSync } from 'esbuild'

const INPUTS = ['migrations/tenant', 'src/cli/demo', 'src/cli/demo.ts']

const listFiles = (path) => {
  if (/\.(ts|sql)$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() || /\.(ts|sql)$/.test(entry.name) ? listFiles(join(path, entry.name)) : [],
  )
}

// How a snapshot is written and loaded does not change what is in it; neither do tests and the command that prints credentials.
const isInput = (file) => !/\.test\.ts$|demo\/snapshot\/|demo\/env\//.test(file)

/** What a file does: a new comment, line break or place of an imported file changes nothing in the snapshot. */
const essenceOf = (file, text) =>
  file.endsWith('.sql')
    ? text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')
    : transformSync(text, { loader: 'ts', minifyWhitespace: true }).code.replaceAll(/import(?:[^;"]*from)?"[^"]*";/g, '')

export function hashDemoInputs(root) {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((path) => listFiles(join(root, path))).map((file) => relative(root, file).split(sep).join('/'))
  for (const file of files.filter(isInput).sort())
    hash.update(`${file}\n`).update(essenceOf(file, readFileSync(join(root, file), 'utf8')))
  return hash.digest('hex')
}
