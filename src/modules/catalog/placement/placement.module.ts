import type { Module } from '../../../interfaces/module.js'
import { placementGraphql } from './placement.graphql.js'
import { placementPolicy } from './placement.policy.js'
import { placementRest } from './placement.rest.js'

export const placementModule = { graphql: placementGraphql, rest: placementRest, policy: placementPolicy } satisfies Module
