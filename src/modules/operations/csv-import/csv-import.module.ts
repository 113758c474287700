import type { Module } from '../../../interfaces/module.js'
import { importEventHandlers } from './csv-import.continue.js'
import { csvImportGraphql } from './csv-import.graphql.js'
import { csvImportPolicy } from './csv-import.policy.js'
import { csvImportRest } from './csv-import.rest.js'

export const csvImportModule = {
  graphql: csvImportGraphql,
  rest: csvImportRest,
  policy: csvImportPolicy,
  handlers: importEventHandlers,
} satisfies Module
