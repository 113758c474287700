/** The conditions of hooks, evaluated in the process that evaluates business rules. */
import type { Ctx } from '../../../core/context.js'
import type { CalledHook } from './calls/caller.js'

/** The properties of questions that are amounts. Conditions compare them as numbers. */
const AMOUNTS = new Set([
  'subTotal',
  'price',
  'taxable',
  'percentage',
  'discount',
  'payment',
  'postage',
  'totalGross',
  'totalNet',
  'amount',
])

/** Custom fields stay as they are: a text may have the name of an amount. `number(…)` converts their decimals in a condition. */
function toNumbers(value: unknown, key = ''): unknown {
  if (AMOUNTS.has(key) && typeof value === 'string' && value !== '') return Number(value)
  if (Array.isArray(value)) return value.map((entry) => toNumbers(entry))
  if (typeof value !== 'object' || value === null || key === 'customFields') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toNumbers(inner, name)]))
}

/** The part of the request context that conditions need. */
interface ConditionContext {
  services: Pick<Ctx['services'], 'rules'>
  report: (error: Error, what: string) => void
}

/** Returns the hooks whose condition is met. A hook whose condition cannot be evaluated is asked: it would be worse to leave it out silently. */
export async function meetsConditions(
  ctx: ConditionContext,
  hooks: readonly CalledHook[],
  question: object,
): Promise<CalledHook[]> {
  const conditional = hooks.filter(({ condition }) => condition)
  if (conditional.length === 0) return [...hooks]
  const outcomes = await ctx.services.rules.evaluate(
    conditional.map(({ revision, condition }) => ({ key: `hook ${revision}`, content: toDecision(condition as string) })),
    toNumbers(question) as object,
  )
  const isMet = new Map<CalledHook, boolean>()
  for (const [i, hook] of conditional.entries()) {
    const outcome = outcomes[i]
    if (outcome && 'hits' in outcome)
      isMet.set(
        hook,
        outcome.hits.some(({ met }) => met === true),
      )
    else ctx.report(new Error(outcome?.failure ?? 'no outcome'), `The condition of the decision hook [${hook.uuid}] failed`)
  }
  return hooks.filter((hook) => isMet.get(hook) ?? true)
}

/** Returns a decision of one expression. */
const toDecision = (condition: string) => ({
  nodes: [
    { id: 'in', type: 'inputNode', name: 'Question' },
    {
      id: 'condition',
      type: 'expressionNode',
      name: 'Condition',
      content: { expressions: [{ id: 'met', key: 'met', value: condition }] },
    },
    { id: 'out', type: 'outputNode', name: 'Result' },
  ],
  edges: [
    { id: 'a', sourceId: 'in', targetId: 'condition', type: 'edge' },
    { id: 'b', sourceId: 'condition', targetId: 'out', type: 'edge' },
  ],
})
