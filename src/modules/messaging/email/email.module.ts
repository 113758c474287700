import type { Module } from '../../../interfaces/module.js'
import { emailGraphql } from './email.graphql.js'
import { emailPolicy } from './email.policy.js'

export const emailModule = { graphql: emailGraphql, policy: emailPolicy } satisfies Module
