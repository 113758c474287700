/**
 * Evaluates the active rules of a tenant. `rulesStamp` is read with other data of a cart and identifies the active rules: a cart without active
 * rules takes no extra statement, and unchanged rules are not read again.
 */
import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { BusinessRuleType } from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { textIn } from '../../../core/input/localized.js'
import { foldWord } from '../../../core/input/text.js'
import type { BusinessRuleRow } from '../../../db/db.gen.js'
import type { RuleCell, RuleTable } from '../../../db/json.js'
import { type CompiledConditions, compileConditions, indexFacts } from './business-rule.conditions.js'
import { listOf } from './business-rule.expression.js'
import type { RuleFacts } from './business-rule.facts.js'
import { MATCHED_ITEMS, ROW_ID, TIMES, toEvaluatedJdm } from './business-rule.jdm.js'

type Rule = Pick<BusinessRuleRow, 'id' | 'uuid' | 'type' | 'name' | 'channelId' | 'nodes' | 'edges' | 'revision'>

export interface ActiveRule extends Rule {
  content: ReturnType<typeof toEvaluatedJdm>
  conditions: CompiledConditions
}

/** A rule row that applied, with its outcomes by name. */
export interface RuleHit {
  rule: ActiveRule
  rowId: string
  output: Record<string, unknown>
  /** The lines that met the conditions; null without conditions on lines. */
  matchedItems: string[] | null
  /** How many times the numbers of the conditions are reached. */
  times: number
}

/** The hits of the rules of each type. A type is missing if none of its rules could be evaluated. */
export type Decisions = Map<BusinessRuleType, RuleHit[]>

/** Identifies the state of all active rules; null if there are none. */
export const rulesStamp: RawBuilder<string | null> = sql`(select md5(string_agg(revision::text, ',' order by id))
  from "businessRule" where "isActive")`

const MAX_REMEMBERED = 200
const remembered = new LRUCache<string, readonly ActiveRule[]>({ max: MAX_REMEMBERED })

/** Returns the active rules of a channel. */
export async function activeRules(ctx: Ctx, stamp: string | null, channelId: number): Promise<readonly ActiveRule[]> {
  if (stamp === null) return []
  const all = remembered.get(stamp) ?? (await rememberRules(ctx, stamp))
  return all.filter((rule) => rule.channelId === null || rule.channelId === channelId)
}

/** Returns the active rules of a channel if the stamp has not been read yet. */
export async function readActiveRules(ctx: Ctx, channelId: number): Promise<readonly ActiveRule[]> {
  const { rows } = await sql<{ stamp: string | null }>`select ${rulesStamp} as stamp`.execute(ctx.db)
  return activeRules(ctx, rows[0]?.stamp ?? null, channelId)
}

async function rememberRules(ctx: Ctx, stamp: string): Promise<readonly ActiveRule[]> {
  const rows = await ctx.db
    .selectFrom('businessRule')
    .select(['id', 'uuid', 'type', 'name', 'channelId', 'nodes', 'edges', 'revision'])
    .where('isActive', '=', true)
    .orderBy('id')
    .execute()
  const rules = rows.map((row) => ({ ...row, content: toEvaluatedJdm(row), conditions: compileConditions(row) }))
  remembered.set(stamp, rules)
  return rules
}

/**
 * Evaluates all rules together, once. The engine is asked about those that may apply; the others have no hits. A rule that fails is skipped and reported;
 * the others count.
 */
export async function evaluateRules(ctx: Ctx, rules: readonly ActiveRule[], facts: RuleFacts): Promise<Decisions> {
  const decisions: Decisions = new Map()
  const indexed = indexFacts(facts)
  const asked = rules.filter(({ conditions }) => conditions.mayApply(indexed))
  const outcomes = asked.length
    ? await ctx.services.rules.evaluate(
        asked.map(({ revision, content }) => ({ key: revision, content })),
        facts,
      )
    : []
  const outcomeOf = new Map(asked.map((rule, i) => [rule, outcomes[i]]))
  for (const rule of rules) {
    const outcome = outcomeOf.has(rule) ? outcomeOf.get(rule) : NO_HITS
    if (!outcome || 'failure' in outcome) {
      ctx.report(new Error(outcome?.failure ?? 'no outcome'), `The business rule with id [${rule.uuid}] was skipped`)
      continue
    }
    decisions.set(rule.type, [...(decisions.get(rule.type) ?? []), ...outcome.hits.flatMap((hit) => toHit(rule, hit) ?? [])])
  }
  return decisions
}

const NO_HITS = { hits: [] }
const MAX_TIMES = 1000

function toHit(rule: ActiveRule, hit: Record<string, unknown>): RuleHit | null {
  const { [ROW_ID]: rowId, [MATCHED_ITEMS]: matched, [TIMES]: times, ...output } = hit
  if (typeof rowId !== 'string') return null
  return {
    rule,
    rowId,
    output,
    matchedItems: Array.isArray(matched) ? matched.map(String) : null,
    times: typeof times === 'number' ? Math.min(Math.max(1, Math.floor(times)), MAX_TIMES) : 1,
  }
}

const tablesOf = ({ nodes }: Pick<Rule, 'nodes'>): RuleTable[] =>
  nodes.filter((node): node is RuleTable => node.type === 'decisionTableNode')

/** Returns the cell of an outcome in a row. */
function outputCell(rule: Pick<Rule, 'nodes'>, rowId: string, field: string): RuleCell | undefined {
  for (const { content } of tablesOf(rule)) {
    const column = content.outputs.find((each) => each.field === field)
    const row = content.rows.find(({ id }) => id === rowId)
    if (column && row) return row.outputs.find(({ columnId }) => columnId === column.id)
  }
  return undefined
}

/** Returns the text of an outcome in a language: that of the cell, otherwise the evaluated one. */
export function outputText({ rule, rowId, output }: RuleHit, field: string, language: string): string | null {
  const texts = outputCell(rule, rowId, field)?.localizedValue
  const value = output[field]
  return texts ? textIn(texts, language) : typeof value === 'string' ? value : null
}

const ACTION_CODE = 'order.actionCode'

/** Returns whether an incentive uses an action code: as an outcome of a row, or in a condition. */
export const usesActionCode = (rules: readonly ActiveRule[], code: string): boolean =>
  rules.some((rule) => rule.type === 'orderIncentives' && tablesOf(rule).some(({ content }) => tableUsesCode(content, code)))

function tableUsesCode({ rows, inputs, outputs }: RuleTable['content'], code: string): boolean {
  const codeColumns = new Set(outputs.filter(({ field }) => field === 'actionCode').map(({ id }) => id))
  const fieldOf = new Map(inputs.map(({ id, field }) => [id, field]))
  const word = foldWord(code)
  const literals = [`"${word}"`, `'${word}'`]
  return rows.some(
    (row) =>
      row.outputs.some(({ columnId, value }) => codeColumns.has(columnId) && literals.includes(foldWord(value ?? ''))) ||
      row.inputs.some(({ columnId, expression }) =>
        expression?.expressions.some(
          (each) =>
            each.type === 'string' &&
            (each.path ?? fieldOf.get(columnId)) === ACTION_CODE &&
            (each.operator === 'existsInArray' ? listOf(each.string) : [each.string]).some((one) => foldWord(one) === word),
        ),
      ),
  )
}
