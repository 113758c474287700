import type { Module } from '../../../interfaces/module.js'
import { apikeyGraphql } from './apikey.graphql.js'
import { apikeyPolicy } from './apikey.policy.js'
import { mountOauth } from './oauth.rest.js'

export const apikeyModule = { graphql: apikeyGraphql, policy: apikeyPolicy, routes: mountOauth } satisfies Module
