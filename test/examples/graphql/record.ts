/** Records the examples of the GraphQL reference: sends one document for every operation to the demo shop, and stores it with its response. Writes are dry runs. */
import { getNamedType, isCompositeType } from 'graphql'
import type { GraphqlExample } from '../../../src/portal/reference/graphql/examples.js'
import { pagingArgument, schema } from '../../contract/surface.js'
import type { Answer, TestServer } from '../../test-server.js'
import type { GraphqlFixture } from './fixture.js'
import { createNormalizer, type IsOfDemo, shorten } from './normalize.js'
import { type Call, type Field, operations } from './operations.js'
import { pruneSelection } from './prune.js'
import { candidatesOf, type Selected, writeSelection } from './selection.js'
import { callOf } from './variables.js'

/** Examples use nothing that is deprecated, because they are still shown after the removal. */
const PREVIEW = { 'api-preview-date': '2027-03-01' }
const DRY_RUN = { 'api-dry-run': 'true' }

/** A dry run does not call an agent or a hook, and moves no money. */
const NOT_DRY = new Set([
  'mutation.agentConversationCreate',
  'mutation.agentMessageCreate',
  'mutation.decisionHookReplay',
  ...['Start', 'Capture', 'Cancel', 'Refund', 'RefreshStatus'].map((operation) => `mutation.payment${operation}`),
])

/** Asks for a short page where an argument takes one. */
function addPaging(field: Field, variables: Record<string, unknown>): Record<string, unknown> {
  const argument = field.args.find((arg) => arg.deprecationReason == null && pagingArgument(arg))
  return argument ? { ...variables, [argument.name]: { ...(variables[argument.name] as object), page: 1, offset: 1 } } : variables
}

const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export function writeDocument(operation: string, variables: object, selected: readonly Selected[]): string {
  const [root = ''] = operation.split('.')
  const field = operations.get(operation) as Field
  const given = field.args.filter(({ name }) => name in variables)
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const head = `${root} ${capitalize(field.name)}${declared && `(${declared})`}`
  const selection = selected.length > 0 ? ` {\n${writeSelection(selected, '    ')}\n  }` : ''
  return `${head} {\n  ${field.name}${passed && `(${passed})`}${selection}\n}`
}

/** The call that an operation's example makes. */
export function prepareCall(operation: string, fixture: GraphqlFixture): Call {
  const call = callOf(operation, fixture)
  return { ...call, variables: addPaging(operations.get(operation) as Field, call.variables) }
}

export async function sendCall(
  shop: TestServer,
  fixture: GraphqlFixture,
  operation: string,
  call: Call,
  document: string,
): Promise<Answer> {
  const isWrite = operation.startsWith('mutation.') && !NOT_DRY.has(operation)
  const { bearer } = {
    program: { bearer: undefined },
    contact: fixture.actors.contact,
    administrator: fixture.actors.admin,
    guardedAdministrator: fixture.actors.guardedAdmin,
  }[call.caller ?? 'program']
  const apikey = call.caller ? await shop.bareKey() : undefined
  return shop.withHeaders({ ...PREVIEW, ...(isWrite && DRY_RUN) }, async () => {
    if (!call.files) return shop.gql(document, call.variables, apikey, bearer)
    const files = Object.entries(call.files).map(([place, file]) => [place, { ...file, type: 'text/csv' }])
    return shop.upload(document, call.variables, Object.fromEntries(files), apikey, bearer)
  })
}

const dataOf = (answer: Answer): Answer => (answer.errors ? answer.data : answer)

/** Records one example: asks for everything first, and then for what had a value. */
export async function recordExample(
  shop: TestServer,
  fixture: GraphqlFixture,
  operation: string,
  isOfDemo: IsOfDemo,
): Promise<GraphqlExample> {
  const field = operations.get(operation) as Field
  const call = prepareCall(operation, fixture)
  const type = getNamedType(field.type)
  const candidates = isCompositeType(type) ? candidatesOf(schema, type) : []
  const send = (selected: readonly Selected[]) =>
    sendCall(shop, fixture, operation, call, writeDocument(operation, call.variables, selected))
  const wide = await send(candidates)
  const pruned = candidates.length > 0 ? pruneSelection(candidates, [dataOf(wide)?.[field.name]].flat()) : []
  const selected = candidates.length > 0 && pruned.length === 0 ? candidates.slice(0, 1) : pruned
  const answer = await send(selected)
  const normalize = createNormalizer(isOfDemo)
  const document = writeDocument(operation, call.variables, selected)
  return {
    document,
    ...(Object.keys(call.variables).length > 0 && { variables: normalize(call.variables) as Record<string, unknown> }),
    ...(call.caller && { caller: call.caller === 'contact' ? 'contact' : 'administrator' }),
    ...(call.files && { files: call.files }),
    answer: shorten(normalize(answer.errors ? answer : { data: answer })) as GraphqlExample['answer'],
  }
}
