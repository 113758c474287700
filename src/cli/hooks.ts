/** Decision hooks on the command line: which there are, and what one answers about an order. */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../db/database.js'
import { DEFAULT_TENANT } from '../db/tenants/tenants.js'
import { openRuleEngine, type RuleEngine } from '../modules/rules/business-rule/engine/engine.js'
import {
  type CalledHook,
  type DecisionCaller,
  hashOf,
  isShared,
  openDecisionCaller,
} from '../modules/rules/decision-hook/calls/caller.js'
import { whyUnusable } from '../modules/rules/decision-hook/check-answer.js'
import { meetsConditions } from '../modules/rules/decision-hook/conditions.js'
import { CALLED } from '../modules/rules/decision-hook/decide.js'
import { modulePoints } from '../modules/rules/decision-hook/module-points.js'
import type { OwnPoint } from '../modules/rules/decision-hook/points.js'
import { POINTS } from '../modules/rules/decision-hook/points.js'
import { readOrderQuestion } from '../modules/sales/order/order.question.js'
import { type CommandContext, findTenant, withMigratedDatabase, withTenantDatabase } from './database.js'
import { CommandFailure, refuseExtraArguments, refuseForeignOptions, UsageError } from './usage.js'

export const hooksHelp = `Usage: wharf hooks list [--tenant <id>]
       wharf hooks points
       wharf hooks try <hook> --order <id> [--point <point>] [--tenant <id>]

  <hook>    the id or the name of a decision hook
  --order   the id of an order: its facts are the question
  --point   PRICES, TAX, SHIPPING, CHECKOUT or PAYMENT; by default each point of the hook
  --tenant  the tenant of the hook (${DEFAULT_TENANT})

"points" prints the points that hooks can have, those of installed modules included. "try" sends the question as a dry run and prints the question, the answer and what it would change. Nothing is stored. It also asks a hook that is
not active, and one whose condition is not met, and says so.`

const options = { order: { type: 'string' }, point: { type: 'string' }, tenant: { type: 'string' } } as const
const actionOptions: Record<string, readonly string[]> = { list: ['tenant'], points: [], try: ['order', 'point', 'tenant'] }

export async function hooksCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [action = '', hook, ...rest] = positionals
  const allowed = actionOptions[action]
  if (!allowed) throw new UsageError(hooksHelp)
  refuseForeignOptions(values, action, allowed)
  refuseExtraArguments(action === 'try' ? rest : positionals.slice(1))
  const orderId = Number(values.order)
  if (action === 'try' && (!hook || !Number.isInteger(orderId) || orderId < 1))
    throw new UsageError('Name a hook and an order: wharf hooks try <hook> --order <id>')
  if (action === 'points') return listPoints()
  await withMigratedDatabase(async (context) => {
    const tenant = await findTenant(context.control, values.tenant ?? DEFAULT_TENANT)
    await withTenantDatabase(context, tenant, (db) =>
      action === 'list'
        ? listHooks(db)
        : tryHook(context, db, { tenantId: tenant.id, name: hook ?? '', orderId, point: values.point }),
    )
  })
}

function listPoints(): void {
  for (const point of POINTS) console.log(point)
  for (const [name, { about }] of modulePoints()) console.log(`MODULE  ${name}  ${about}`)
}

async function listHooks(db: Database): Promise<void> {
  const hooks = await db
    .selectFrom('decisionHook')
    .select(['uuid', 'name', 'points', 'active'])
    .orderBy('priority')
    .orderBy('id')
    .execute()
  for (const { uuid, name, points, active } of hooks)
    console.log(`${uuid}  ${name}  ${points.join(', ')}${active ? '' : '  (not active)'}`)
  if (hooks.length === 0) console.log('There are no decision hooks.')
}

interface Trial {
  tenantId: string
  name: string
  orderId: number
  point: string | undefined
}

async function tryHook(
  { config, clock }: CommandContext,
  db: Database,
  { tenantId, name, orderId, point }: Trial,
): Promise<void> {
  const hook = await db
    .selectFrom('decisionHook')
    .select(CALLED)
    .where(sql<boolean>`name = ${name} or uuid::text = ${name.toLowerCase()}`)
    .executeTakeFirst()
  if (!hook) throw new CommandFailure(`There is no decision hook "${name}". Run wharf hooks list.`)
  const points = hook.points.filter((each) => each !== 'MODULE' && (!point || each === point.toUpperCase())) as OwnPoint[]
  if (points.length === 0 && !point)
    throw new CommandFailure(`The hook "${hook.name}" has only points of modules: an order is not their question.`)
  if (points.length === 0) throw new CommandFailure(`The hook "${hook.name}" has no point ${point}: ${hook.points.join(', ')}.`)
  if (!hook.active)
    console.log(
      `The hook "${hook.name}" is not active: without this command, it is only asked about payments that it has started.`,
    )
  const tenants = { open: async () => null } as never
  const caller = openDecisionCaller({ network: config.network, tenants, clock, onError: (error) => console.error(error) })
  const rules = openRuleEngine()
  try {
    for (const each of points) await tryPoint({ db, caller, rules, hook, tenantId, orderId }, each)
  } finally {
    await rules.end()
    await caller.end()
  }
}

interface TriedPoint {
  db: Database
  caller: DecisionCaller
  rules: RuleEngine
  hook: CalledHook
  tenantId: string
  orderId: number
}

async function tryPoint({ db, caller, rules, hook, tenantId, orderId }: TriedPoint, point: OwnPoint): Promise<void> {
  const question = await readQuestion(db, orderId, point, hook)
  console.log(`\n${point}\n\nQuestion\n${JSON.stringify(question, null, 2)}`)
  if (hook.condition) console.log(`\nCondition\n${hook.condition}\n${await describeCondition(rules, hook, question)}`)
  const check = (answer: unknown) => whyUnusable(point, question as never, hook, answer)
  const { status, answer, error, durationMs, value } = await caller.send({
    ...{ tenantId, hook, point, body: JSON.stringify(question), isDryRun: true, check },
    ...(!isShared(point) && { idempotencyKey: hashOf(`${hook.uuid} ${v7()}`) }),
  })
  console.log(`\nAnswer (${status}, ${durationMs} ms)\n${answer ?? '(none)'}`)
  console.log(`\nWhat would change\n${error === null ? describeChange(point, value) : describeFailure(hook.onFailure, error)}`)
}

/** Returns the question about an order. It stands for the cart that it once was, to which the hook may add lines. */
async function readQuestion(db: Database, orderId: number, point: OwnPoint, { mayAddLines }: CalledHook): Promise<object> {
  const question = await readOrderQuestion(db, orderId, point)
  if (!question) throw new CommandFailure(`There is no order ${orderId}.`)
  return point === 'CHECKOUT' ? { ...question, mayAddLines } : question
}

async function describeCondition(rules: RuleEngine, hook: CalledHook, question: object): Promise<string> {
  let failure: string | null = null
  const report = (error: Error) => {
    failure = error.message
  }
  const met = await meetsConditions({ services: { rules }, report }, [hook], question)
  if (failure !== null) return `It cannot be evaluated, so the hook would be asked: ${failure}`
  return met.length
    ? 'It is met: the hook would be asked.'
    : 'It is not met: the hook would not be asked. It is asked here to show its answer.'
}

const describeFailure = (policy: string, error: string) =>
  `${error}.\n${policy === 'CONTINUE' ? 'The sale would continue without the hook.' : policy === 'USE_LAST' ? 'The last answer to the same question would be used, if it is young enough.' : 'The request would be refused.'}`

function describeChange(point: OwnPoint, value: unknown): string {
  const answer = value as Record<string, unknown>
  const listed = (list: unknown, describe: (one: Record<string, string>) => string) =>
    (list as Record<string, string>[] | undefined)?.map(describe).join('\n') || 'Nothing.'
  if (point === 'PRICES') return listed(answer.lines, ({ id, price }) => `Line ${id} would cost ${price}.`)
  if (point === 'TAX')
    return listed(
      answer.items,
      ({ id, percentage, amount }) => `The tax of ${id} would be ${percentage === undefined ? amount : `${percentage} %`}.`,
    )
  if (point === 'SHIPPING')
    return (
      listed(answer.options, ({ carrier, price }) => `${carrier} would cost ${price}.`) +
      (answer.others === 'HIDE' ? '\nOther carriers would be hidden.' : '')
    )
  if (point === 'PAYMENT') return `The payment would be ${answer.status}.`
  if (answer.decision === 'REFUSE') return `The order would be refused: ${answer.message}`
  const lines = answer.lines
    ? `\n${listed(answer.lines, ({ sku, quantity, price }) => `Adds ${quantity} × ${sku} at ${price}.`)}`
    : ''
  return `The order would be allowed.${answer.note ? `\nNote: ${answer.note}` : ''}${lines}`
}
