import type { Module } from '../../../interfaces/module.js'
import { orderDocumentGraphql } from './order-document.graphql.js'
import { orderMailHandlers } from './order-document.mails.js'
import { orderDocumentPolicy } from './order-document.policy.js'

export const orderDocumentModule = {
  graphql: orderDocumentGraphql,
  policy: orderDocumentPolicy,
  handlers: orderMailHandlers,
} satisfies Module
