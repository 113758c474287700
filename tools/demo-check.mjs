// Fails when demo/shop.snapshot was made from another demo or other migrations than those of this tree. Usage: node tools/demo-check.mjs <root>
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hashDemoInputs } from './demo-inputs.mjs'

const root = process.argv[2] ?? '.'
const file = join(root, 'demo/shop.snapshot')
const LENGTH_BYTES = 4
const MAX_BYTES = 5 * 1024 * 1024

function fail(message) {
  console.error(`demo/shop.snapshot ${message}`)
  process.exit(1)
}

if (!existsSync(file)) fail('is missing. Make it: npm run demo:snapshot')
const packed = readFileSync(file)
if (packed.length > MAX_BYTES) fail(`has ${packed.length} bytes; at most ${MAX_BYTES} are allowed.`)
const all = brotliDecompressSync(packed)
const header = JSON.parse(all.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + all.readUInt32BE(0)))
if (header.inputs !== hashDemoInputs(root))
  fail('is stale: the demo or a migration has changed since it was made. Make it again: npm run demo:snapshot')
