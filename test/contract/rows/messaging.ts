/** Rows of the modules that tell other systems and people what happens. */
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { insert, type Make, some, text } from './insert.js'

const actions = insert('eventActionConfig', (i) => ({
  kind: 'WEBHOOK',
  trigger: some(i, 'ORDER_CREATED', 'CUSTOM_EVENT', 'CONTACT_UPDATED'),
  code: i % 3 === 1 ? `code ${i % 5}` : null,
  names: text(`Action ${i}`),
  channelIds: i % 2 ? [1] : [],
  url: `https://receiver.example/${i}`,
}))

/** One delivery for each action. */
const deliveries: Make = async (server, n) => {
  await actions(server, n)
  const now = server.clock()
  await sql`
    with added as (
      insert into event (uuid, trigger, "channelId", payload, "createdAt", "dueAt", "doneAt")
      select gen_random_uuid(), trigger, 1, '{}', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from "eventActionConfig" order by id
      returning id)
    insert into "actionDelivery" (uuid, "eventId", "eventActionConfigId", status, "dueAt", "createdAt")
    select gen_random_uuid(), e.id, c.id, (array['PENDING', 'DELIVERED', 'FAILED'])[1 + c.id % 3], ${now}::timestamptz,
           ${now}::timestamptz + c.id % 7 * interval '1 hour'
      from (select id, row_number() over (order by id) as n from added) e
      join (select id, row_number() over (order by id) as n from "eventActionConfig") c on c.n = e.n`.execute(server.db)
}

const tickets = insert('ticket', (i) => ({
  titles: text(`Ticket ${i}`),
  type: some(i, 'CALL_BACK', 'QUOTE', null),
  status: some(i, 'OPEN', 'IN_PROGRESS', 'COMPLETED', 'ARCHIVED'),
  assignedToAdminUserId: some(i, null, 7, 8),
  email: some(i, 'a@dock.test', 'b@dock.test', null),
  phone: some(i, null, '0101234567', '0207654321'),
  externalUrl: some(i, 'https://crm.example/1', null, 'https://crm.example/2'),
  pickedUpAt: some(i, null, new Date(Date.UTC(2026, 0, 1 + (i % 9)))),
  completedAt: some(i, new Date(Date.UTC(2026, 1, 1 + (i % 5))), null),
  createdByAdminUserId: some(i, 1, 2, null),
  lastModifiedByAdminUserId: some(i, null, 3, 4),
}))

const agents = insert('agent', (i) => ({
  names: text(`Agent ${i}`),
  active: i % 2 === 0,
  types: some(i, ['ADVICE'], ['ADVICE', 'REPAIR'], ['SALES']),
  trigger: some(i, 'CHAT', 'BUTTON'),
  interactionMode: some(i, 'SINGLE_TURN', 'MULTI_TURN', 'MULTI_TURN'),
  webhookUrl: 'https://agent.example/',
  createdByAdminUserId: some(i, 1, 2, null),
  lastModifiedByAdminUserId: some(i, null, 3, 4),
}))

/** Events that the server could not carry out; every third waits for its next attempt. */
const failures: Make = ({ db, clock }, n) => {
  const now = clock()
  const row = (_: unknown, i: number) => ({
    uuid: v7(),
    trigger: some(i, 'SEND_EMAIL', 'SEARCH_REINDEX', 'QUOTE_SEND') as string,
    channelId: 1,
    payload: '{}' as never,
    attempts: 1 + (i % 12),
    error: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 7))),
    dueAt: now,
    doneAt: i % 3 === 0 ? null : now,
  })
  return db
    .insertInto('event')
    .values(Array.from({ length: n }, row))
    .execute()
}

const imports = insert('csvImportJob', (i) => ({
  operation: some(i, 'productCsvImport', 'priceCsvImport', 'companyCsvImport'),
  state: some(i, 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'),
  fileName: 'a.csv',
  bytesTotal: 100,
  actor: '{}',
  lease: v7(),
  leaseUntil: new Date(Date.UTC(2026, 0, 1)),
}))

const views = insert('savedView', (i) => ({
  list: some(i, 'orders', 'products', 'companies'),
  name: `View ${i}`,
  // Private ones are visible to their owners only.
  isShared: true,
  ownerId: 1_000_000_001 + (i % 3),
}))

export const messagingMakers: Record<string, Make> = {
  EventDelivery: deliveries,
  EventFailure: failures,
  CsvImportJob: imports,
  SavedView: views,
  Ticket: tickets,
  Agent: agents,
}
