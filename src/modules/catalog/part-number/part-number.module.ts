import type { Module } from '../../../interfaces/module.js'
import { partNumberEvents } from './part-number.events.js'
import { partNumberGraphql } from './part-number.graphql.js'
import { partNumberPolicy } from './part-number.policy.js'
import { partNumberRest } from './part-number.rest.js'

export const partNumberModule = {
  graphql: partNumberGraphql,
  rest: partNumberRest,
  policy: partNumberPolicy,
  events: partNumberEvents.names,
} satisfies Module
