/** Templates, actions, failures and jobs that the examples are about. What no operation can add is written into the database. */
import { v7 } from 'uuid'
import type { TestServer } from '../../test-server.js'
import type { Run } from './fixture.js'

const text = (value: string) => [{ language: 'EN', value }]
const content = (value: string) => [{ language: 'EN', content: value }]

export async function addMessages(shop: TestServer, run: Run, agentUrl: string) {
  const first = async (document: string) => {
    const { id } = (await run(document)).items[0]
    return { id, uuid: id as string }
  }
  const letter = await findLetter(run)
  const attachedPaper = await addDocument(run, 'Stock list')
  const attach =
    'mutation ($id: String!, $paper: String!) { emailTemplateAddAttachment(id: $id, documentTemplateId: $paper) { id } }'
  await run(attach, { id: letter.id, paper: attachedPaper.id })
  const actions = (await run('{ eventActionConfigs(input: { offset: 20 }) { items { id __typename } } }')).items
  const actionOf = (type: string) => {
    const { id } = actions.find((action: { __typename: string }) => action.__typename === type)
    return { id, uuid: id }
  }
  const action = actionOf('EventToWebHookConfig')
  // It was stopped; failed deliveries can only be sent again to a running webhook.
  await run('mutation ($id: String!) { eventToWebHookConfigUpdate(id: $id, input: { active: true }) { id } }', { id: action.id })
  return {
    letter,
    attachedPaper,
    paper: await addDocument(run, 'Delivery note'),
    action,
    mailAction: actionOf('EventToEmailConfig'),
    delivery: await findDelivery(run),
    ticket: await first('{ tickets(input: { offset: 1 }) { items { id } } }'),
    agent: await first('{ agents(input: { offset: 1 }) { items { id } } }'),
    answeringAgent: await addAgent(run, agentUrl),
    ...(await addRows(shop)),
  }
}

async function addDocument(run: Run, name: string) {
  const input = {
    names: text(name),
    fileNames: text(`${name}.pdf`),
    contents: content(`<h1>${name}</h1><p>{{sku}}: {{left}}</p>`),
  }
  const { id } = await run('mutation ($input: DocumentTemplateCreateInput!) { documentTemplateCreate(input: $input) { id } }', {
    input,
  })
  return { id, uuid: id as string }
}

/** Adds an agent that responds: the receiver of the test. */
async function addAgent(run: Run, webhookUrl: string) {
  const how = { active: true, types: ['ADVICE'], trigger: 'CHAT', interactionMode: 'MULTI_TURN' }
  const input = { names: text('Product adviser'), ...how, webhookUrl }
  const { id } = await run('mutation ($input: AgentCreateInput!) { agentCreate(input: $input) { id } }', { input })
  return { id, uuid: id as string }
}

/** An import that runs, an event and a template that failed, and a finished rebuild of the search index. */
async function addRows({ db, clock }: TestServer) {
  const now = clock()
  const stamps = { uuid: v7(), createdAt: now }
  const failed = {
    trigger: 'SEARCH_ANALYZE',
    channelId: 1,
    payload: {},
    dueAt: now,
    doneAt: now,
    error: 'The search index is locked',
  }
  const broken = {
    errorType: 'RENDER_ERROR' as const,
    errorMessage: 'The field name is missing',
    stackTrace: 'Template: low-stock, line 3',
  }
  const job = {
    operation: 'productCsvImport' as const,
    fileName: 'products.csv',
    bytesTotal: 2048,
    actor: '{}' as never,
    lease: v7(),
    leaseUntil: now,
  }
  const counts = { totalProducts: 1193, totalClusters: 152, totalBatches: 14 }
  const rebuilt = { uuid: v7(), state: 'done' as const, ...counts, startedAt: now, aliveAt: now }
  return {
    failure: await db
      .insertInto('event')
      .values({ ...stamps, ...failed })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow(),
    templateError: await db
      .insertInto('templateErrorLog')
      .values({ ...stamps, ...broken })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow(),
    csvImport: await db
      .insertInto('csvImportJob')
      .values({ ...stamps, lastModifiedAt: now, ...job })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow(),
    reindex: await db.insertInto('searchReindex').values(rebuilt).returning(['id', 'uuid']).executeTakeFirstOrThrow(),
  }
}

/** A delivery that failed, to a receiver that is not stopped. */
async function findDelivery(run: Run) {
  const { items } = await run('{ eventDeliveries(input: { statuses: [FAILED], offset: 100 }) { items { id responseStatus } } }')
  const { id } = items.find(({ responseStatus }: { responseStatus: number }) => responseStatus === 503)
  return { id, uuid: id as string }
}

/** The template of the demo that has a recipient. */
async function findLetter(run: Run) {
  const { items } = await run(
    '{ templates(input: { types: [EMAIL], offset: 50 }) { items { id ... on EmailTemplate { tos { email } } } } }',
  )
  const { id } = items.find(({ tos }: { tos: unknown[] | null }) => tos?.length)
  return { id, uuid: id as string }
}
