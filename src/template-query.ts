/** Runs the query of a template: with the rights of a context, read-only, and with far lower limits than a request. */

import { GraphQLError, type GraphQLSchema } from 'graphql'
import { Budget, type BudgetLimits } from './core/base/budget.js'
import type { Ctx, QueryAnswer, QueryRunner } from './core/context.js'
import { removedUses } from './core/lifecycle/effective-date.js'
import type { Registry } from './core/lifecycle/registry.js'
import { RequestCache } from './core/request-cache.js'
import { meterDatabase } from './db/database.js'
import {
  type DocumentPlan,
  defaultLimits,
  documentCompiler,
  type Limits,
  type OperationPlan,
  refuseCost,
} from './interfaces/graphql/compile/document.js'
import { renderError } from './interfaces/graphql/errors.js'
import { executePlan } from './interfaces/graphql/execute.js'
import { usesFinder } from './interfaces/graphql/lifecycle/used-items.js'
import { rememberVariables } from './interfaces/graphql/schema.js'

const queryLimits: Limits = { ...defaultLimits, characters: 50_000, tokens: 2_500, definitions: 20, fields: 1_000, depth: 10 }
const queryBudget: BudgetLimits = {
  objects: 10_000,
  rows: 20_000,
  bytes: 2_000_000,
  time: 5_000,
  databaseTime: 2_000,
  work: 2_000,
}

export function createQueryRunner(schema: GraphQLSchema, registry: Registry, budgetLimits = queryBudget): QueryRunner {
  const compile = documentCompiler(schema, queryLimits, usesFinder(schema, registry), 200)
  return async (ctx, source, variables) => {
    const compiled = await compile(source, ctx.budget.slices)
    if ('errors' in compiled) return refuse(...compiled.errors.map(({ message }) => message))
    const operation = onlyQuery(compiled.plan)
    if (typeof operation === 'string') return refuse(operation)
    const refusal = refuseCost(operation, variables, queryLimits)
    if (refusal) return refuse(refusal.message)
    const gone = removedUses([...compiled.plan.uses, ...(operation.usesOf?.(variables) ?? [])], ctx.effectiveDate)
    if (gone.length) return refuse(...gone.map(({ item }) => `${item.item} was removed`))
    try {
      operation.refuseLongLists(variables)
      const inner = await limited(ctx, budgetLimits)
      rememberVariables(inner, variables)
      const { data, errors } = await executePlan(schema, operation.planned, inner, variables)
      return errors ? refuse(...errors.map((error) => messageOf(ctx, error))) : { data }
    } catch (error) {
      return refuse(messageOf(ctx, new GraphQLError('', { originalError: error as Error })))
    }
  }
}

/** Returns the query of a document, or why it may not be run. */
function onlyQuery({ operations }: DocumentPlan): OperationPlan | string {
  const [operation, ...others] = operations.values()
  if (!operation || others.length) return 'The document must have one operation'
  return operation.type === 'query' ? operation : 'A template may only run queries'
}

const refuse = (...errors: string[]): QueryAnswer => ({ errors })

const messageOf = (ctx: Ctx, error: GraphQLError) =>
  renderError(error, ctx.client.requestId, (cause) => ctx.report(cause, 'the query of a template failed')).message

/** Returns a context for the query, which reads outside the transaction of its caller, if any, with a separate budget. */
async function limited(ctx: Ctx, limits: BudgetLimits): Promise<Ctx> {
  const { caller, credential } = ctx.budget
  const budget = new Budget(limits, { caller, credential })
  const shared = await ctx.tenants.open(ctx.actor.tenantId)
  if (!shared) throw new Error('The tenant is not available')
  return { ...ctx, db: meterDatabase(shared, budget), budget, requestCache: new RequestCache() }
}
