import { defineConfig } from 'vitest/config'
import { graphqlForVite } from './tools/graphql-import.mjs'

export default defineConfig({
  plugins: [graphqlForVite],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup/postgres.ts'],
    pool: 'forks',
    // Tests keep no state in modules, so all test files of a worker can share the loaded modules.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
