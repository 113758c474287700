import type { Routes } from '../../../interfaces/rest/route.js'
import { checkRequest } from './lifecycle.check.js'
import {
  lifecycleCheckDto,
  lifecycleCheckInputDto,
  lifecycleReadinessDto,
  lifecycleReadinessSearchDto,
  lifecycleUsageDto,
  lifecycleUsageSearchDto,
} from './lifecycle.dto.js'
import { listReadiness, listUsage } from './lifecycle.service.js'

export const lifecycleRest = {
  'GET /v2/lifecycle/usage': {
    summary:
      'A page of clients and the deprecated items they used: the caller’s own use, or that of the whole tenant if the caller may read API keys.',
    input: { kind: 'query', search: lifecycleUsageSearchDto },
    output: { kind: 'page', dto: lifecycleUsageDto },
    handle: (ctx, { input }) => listUsage(ctx, input),
  },
  'POST /v2/lifecycle/usage/search': {
    summary: 'Searches clients and the deprecated items they used; pass filters at the top level of the body or in `filters`.',
    input: { kind: 'search', search: lifecycleUsageSearchDto },
    output: { kind: 'page', dto: lifecycleUsageDto },
    handle: (ctx, { input }) => listUsage(ctx, input),
  },
  'GET /v2/lifecycle/readiness': {
    summary:
      'A page of clients with their verdict: the caller itself, or all clients of the tenant if the caller may read API keys.',
    input: { kind: 'query', search: lifecycleReadinessSearchDto },
    output: { kind: 'page', dto: lifecycleReadinessDto },
    handle: (ctx, { input }) => listReadiness(ctx, input),
  },
  'POST /v2/lifecycle/check': {
    summary:
      'Takes a GraphQL document or a REST body and returns the deprecated items in it and the text without them; executes nothing.',
    input: { kind: 'body', dto: lifecycleCheckInputDto },
    output: { kind: 'one', dto: lifecycleCheckDto },
    handle: (ctx, { input }) => checkRequest(ctx, input),
  },
} satisfies Routes
