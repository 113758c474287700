import type { Module } from '../../../interfaces/module.js'
import { orderDocumentGraphql } from './order-document.graphql.js'
import { orderDocumentPolicy } from './order-document.policy.js'

export const orderDocumentModule = { graphql: orderDocumentGraphql, policy: orderDocumentPolicy } satisfies Module
