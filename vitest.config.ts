import { defineConfig } from 'vitest/config'
import { compileSources } from './test/setup/compile-sources.mjs'
import { LongestFirst } from './test/setup/longest-first.js'
import './test/setup/register-sources.mjs'
import { graphqlForVite } from './tools/graphql-import.mjs'

/**
 * In `vitest run`, Node imports the sources itself: one test file then costs half of the processor time. To watch files, or to change
 * sources by a plugin as test/mutants does, takes Vite's module runner.
 */
const isSingleRun = process.argv.includes('run')
if (isSingleRun) await compileSources()

export default defineConfig({
  plugins: [graphqlForVite],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    experimental: { viteModuleRunner: !isSingleRun, nodeLoader: false },
    setupFiles: isSingleRun ? ['test/setup/register-sources.mjs'] : [],
    globalSetup: ['test/setup/postgres.ts'],
    pool: 'forks',
    // Tests keep no state in modules, so all test files of a worker can share the loaded modules.
    isolate: false,
    // Tests wait for the database a quarter of the time: on two processors, three workers are faster than two.
    maxWorkers: 3,
    // More room for young objects: a tenth less processor time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // No test says anything about time: a machine that is busy with other work must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that asserts nothing fails.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // Names of tests and of what differs are shown whole.
    chaiConfig: { truncateThreshold: 160 },
  },
})
