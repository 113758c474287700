import type { Module } from '../../../interfaces/module.js'
import { agentGraphql } from './agent.graphql.js'
import { agentPolicy } from './agent.policy.js'

export const agentModule = { graphql: agentGraphql, policy: agentPolicy } satisfies Module
