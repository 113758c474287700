// Writes the checksum of every new migration to migrations/landed.txt. A line that is there is never changed. Usage: node tools/land-migrations.mjs [set/number …]
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../migrations')
const list = join(folder, 'landed.txt')
const wanted = process.argv.slice(2)

const landed = readFileSync(list, 'utf8').split('\n').filter(Boolean)
const known = new Set(landed.map((line) => line.split(/\s+/)[1]))

const files = ['control', 'tenant'].flatMap((set) =>
  readdirSync(join(folder, set))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => `${set}/${file}`),
)
const isWanted = (file) => wanted.length === 0 || wanted.some((prefix) => file.startsWith(prefix))
const added = files
  .filter((file) => !known.has(file) && isWanted(file))
  .map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file), 'utf8'))
        .digest('hex')}  ${file}`,
  )

const byFile = (a, b) => (a.split(/\s+/)[1] < b.split(/\s+/)[1] ? -1 : 1)
writeFileSync(list, `${[...landed, ...added].sort(byFile).join('\n')}\n`)
console.log(added.length ? `landed:\n${added.join('\n')}` : 'every migration has its line')
