/**
 * Records the examples of the GraphQL reference into src/contract/graphql-examples.gen.json. It runs the test of the examples, which loads the demo shop
 * into a database of its own at a fixed instant: the same sources give the same file.
 * Usage: node tools/run.mjs tools/graphql-examples.ts
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', 'test/examples/graphql'], {
  stdio: 'inherit',
  env: { ...process.env, EXAMPLES: 'write' },
})
process.exitCode = status ?? 1
