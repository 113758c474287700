/** Decision hooks on the command line: which there are, and what one answers about an order. */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { DecisionPoint } from '../contract/contract.gen.js'
import type { Database } from '../db/database.js'
import { DEFAULT_TENANT } from '../db/tenants/tenants.js'
import { openDecisionCaller } from '../modules/rules/decision-hook/calls/caller.js'
import { whyUnusable } from '../modules/rules/decision-hook/check-answer.js'
import { CALLED } from '../modules/rules/decision-hook/decide.js'
import { readOrderQuestion } from '../modules/sales/order/order.question.js'
import { type CommandContext, findTenant, withMigratedDatabase, withTenantDatabase } from './database.js'
import { CommandFailure, refuseExtraArguments, refuseForeignOptions, UsageError } from './usage.js'

export const hooksHelp = `Usage: wharf hooks list [--tenant <id>]
       wharf hooks try <hook> --order <id> [--point <point>] [--tenant <id>]

  <hook>    the id or the name of a decision hook
  --order   the id of an order: its facts are the question
  --point   PRICES, TAX, SHIPPING, CHECKOUT or PAYMENT; by default each point of the hook
  --tenant  the tenant of the hook (${DEFAULT_TENANT})

"try" sends the question as a dry run and prints the question, the answer and what it would change. Nothing is stored.`

const options = { order: { type: 'string' }, point: { type: 'string' }, tenant: { type: 'string' } } as const
const actionOptions: Record<string, readonly string[]> = { list: ['tenant'], try: ['order', 'point', 'tenant'] }

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
  await withMigratedDatabase(async (context) => {
    const tenant = await findTenant(context.control, values.tenant ?? DEFAULT_TENANT)
    await withTenantDatabase(context, tenant, (db) =>
      action === 'list'
        ? listHooks(db)
        : tryHook(context, db, { tenantId: tenant.id, name: hook ?? '', orderId, point: values.point }),
    )
  })
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
  const points = point ? hook.points.filter((each) => each === point.toUpperCase()) : hook.points
  if (points.length === 0) throw new CommandFailure(`The hook "${hook.name}" has no point ${point}: ${hook.points.join(', ')}.`)
  const tenants = { open: async () => null } as never
  const caller = openDecisionCaller({ network: config.network, tenants, clock, onError: (error) => console.error(error) })
  for (const each of points) await tryPoint(caller, db, hook, each, { tenantId, orderId })
  await caller.end()
}

async function tryPoint(
  caller: ReturnType<typeof openDecisionCaller>,
  db: Database,
  hook: Parameters<typeof whyUnusable>[2] & Parameters<typeof caller.send>[0]['hook'],
  point: DecisionPoint,
  { tenantId, orderId }: { tenantId: string; orderId: number },
): Promise<void> {
  const question = await readOrderQuestion(db, orderId, point)
  if (!question) throw new CommandFailure(`There is no order ${orderId}.`)
  const body = JSON.stringify(question)
  console.log(`\n${point}\n\nQuestion\n${JSON.stringify(question, null, 2)}`)
  const check = (answer: unknown) => whyUnusable(point, question as never, hook, answer)
  const { status, answer, error, durationMs, value } = await caller.send({ tenantId, hook, point, body, isDryRun: true, check })
  console.log(`\nAnswer (${status}, ${durationMs} ms)\n${answer ?? '(none)'}`)
  console.log(`\nWhat would change\n${error === null ? describeChange(point, value) : describeFailure(hook.onFailure, error)}`)
}

const describeFailure = (policy: string, error: string) =>
  `${error}.\n${policy === 'CONTINUE' ? 'The sale would continue without the hook.' : policy === 'USE_LAST' ? 'The last answer to the same question would be used, if it is young enough.' : 'The request would be refused.'}`

function describeChange(point: DecisionPoint, value: unknown): string {
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
