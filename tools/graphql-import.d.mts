import type { Plugin } from 'vitest/config'

export const graphqlForVite: Plugin
