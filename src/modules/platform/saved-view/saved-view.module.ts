import type { Module } from '../../../interfaces/module.js'
import { savedViewGraphql } from './saved-view.graphql.js'
import { savedViewPolicy } from './saved-view.policy.js'
import { savedViewRest } from './saved-view.rest.js'

export const savedViewModule = { graphql: savedViewGraphql, rest: savedViewRest, policy: savedViewPolicy } satisfies Module
