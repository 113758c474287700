/** Runs the shell blocks of the README and the guides, in their order, against a server that was started as a user starts it. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolder, removeFolder, type ServerProcess, startServer } from './process.js'

const GUIDES = ['README.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)]

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = createFolder()
  server = await startServer({ WHARF_DATA_DIR: folder })
})
afterAll(async () => {
  await server.end()
  removeFolder(folder)
})

/** The blocks that are marked as `sh`. Those that are marked as `console` are only shown. */
const shellBlocks = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n')

function runBlocks(file: string) {
  const { port } = new URL(server.url)
  const script = shellBlocks(file).replaceAll('/tmp/wharf-', `${folder}/`)
  const env = { ...process.env, WHARF_DATA_DIR: folder, PORT: port, WHARF_PUBLIC_URL: server.url }
  return spawnSync('bash', ['-eo', 'pipefail', '-c', script], { env, encoding: 'utf8' })
}

/** The errors that the guides show on purpose, in their order. */
const EXPECTED_ERRORS: Record<string, RegExp[]> = {
  'README.md': [/removed-item/],
  'docs/guides/integrators.md': [/sku \[G-79\] not found/, /id \[abc\] not found/],
  'docs/guides/storefronts.md': [/PRODUCT_FETCH_ERROR/],
  'docs/guides/deprecations.md': [/removed-item/],
}

/** The guides are for people with a shell. `npm test` itself needs nothing but Node, so it passes by where there is none. */
const hasShell = spawnSync('bash', ['-c', 'command -v curl sed grep']).status === 0

test.skipIf(!hasShell).each(GUIDES)('the commands of %s work as they are written', (file) => {
  const { status, stdout, stderr } = runBlocks(file)

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const errors = stdout.split('\n').filter((line) => /"errors":\[\{|"type":"\/problems/.test(line))
  expect(errors).toEqual((EXPECTED_ERRORS[file] ?? []).map((error) => expect.stringMatching(error)))
})
