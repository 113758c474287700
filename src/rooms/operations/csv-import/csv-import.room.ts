import type { Room } from '../../../faces/room.js'
import { csvImportGraphql } from './csv-import.graphql.js'
import { csvImportPolicy } from './csv-import.policy.js'
import { csvImportRest } from './csv-import.rest.js'

export const csvImportRoom = { graphql: csvImportGraphql, rest: csvImportRest, policy: csvImportPolicy } satisfies Room
