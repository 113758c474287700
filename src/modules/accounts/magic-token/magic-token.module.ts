import type { Module } from '../../../interfaces/module.js'
import { magicTokenGraphql } from './magic-token.graphql.js'
import { magicTokenPolicy } from './magic-token.policy.js'

export const magicTokenModule = { graphql: magicTokenGraphql, policy: magicTokenPolicy } satisfies Module
