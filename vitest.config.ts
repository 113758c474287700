import { defineConfig } from 'vitest/config'
import { graphqlForVite } from './tools/graphql-import.mjs'

export default defineConfig({
  plugins: [graphqlForVite],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup/postgres.ts'],
    pool: 'forks',
    // A test keeps nothing in a module, so that all files of a worker load the house once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
