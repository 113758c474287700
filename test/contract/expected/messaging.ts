/** Templates and the log of their errors, actions that follow from events, tickets, agents, events that failed and imports. */
import { sql } from 'kysely'
import { is, isOneOf, probes } from '../probes.js'
import { type Noun, rowsOf, unique } from './noun.js'

const DAY = '2026-01-04T00:00:00.000Z'

export const messaging: Record<string, Noun> = {
  IBaseTemplate: { rows: rowsOf('template'), looks: { types: isOneOf('type'), ids: isOneOf('uuid') } },
  TemplateErrorLog: {
    rows: rowsOf('templateErrorLog'),
    looks: {
      errorTypes: isOneOf('errorType'),
      templateIds: isOneOf('templateId'),
      dateFrom: probes(() => [{ search: { dateFrom: DAY }, keeps: ({ createdAt }) => createdAt >= new Date(DAY) }]),
      dateTo: probes(() => [{ search: { dateTo: DAY }, keeps: ({ createdAt }) => createdAt <= new Date(DAY) }]),
    },
  },
  IEventActionConfig: {
    rows: rowsOf('eventActionConfig'),
    looks: {
      // An action without channels is carried out in all of them.
      channelIds: probes(() => [
        { search: { channelIds: [1] }, keeps: () => true },
        { search: { channelIds: [2] }, keeps: ({ channelIds }) => channelIds.length === 0 },
      ]),
    },
  },
  EventDelivery: {
    rows: rowsOf('actionDelivery', {
      trigger: sql`(select e.trigger from event e where e.id = t."eventId")`,
      actionUuid: sql`(select c.uuid from "eventActionConfig" c where c.id = t."eventActionConfigId")`,
    }),
    looks: { statuses: isOneOf('status'), triggers: isOneOf('trigger'), eventActionConfigIds: isOneOf('actionUuid') },
  },
  EventFailure: {
    rows: async (server) => {
      const status = sql`case when t."doneAt" is null then 'PENDING' else 'FAILED' end`
      return (await rowsOf('event', { status })(server)).filter(({ error }) => error !== null)
    },
    looks: { statuses: isOneOf('status'), triggers: isOneOf('trigger') },
    sorts: { ID: unique('id') },
  },
  CsvImportJob: {
    rows: rowsOf('csvImportJob'),
    looks: { operations: isOneOf('operation'), states: isOneOf('state') },
    sorts: { ID: unique('id') },
  },
  SavedView: {
    rows: rowsOf('savedView'),
    looks: {
      lists: isOneOf('list'),
      // Private ones are visible to their owners only, and the caller owns none: saved-view.test.ts shows those.
      isShared: probes(() => [true, false].map((isShared) => ({ search: { isShared }, keeps: () => isShared }))),
      ownerIds: isOneOf('ownerId'),
    },
    sorts: { ID: unique('id'), NAME: unique('name') },
  },
  Ticket: { rows: rowsOf('ticket'), looks: { ids: isOneOf('uuid'), statuses: isOneOf('status') }, sorts: { ID: unique('id') } },
  Agent: {
    rows: rowsOf('agent'),
    looks: { ids: isOneOf('uuid'), active: is('active'), types: isOneOf('types') },
    sorts: { ID: unique('id') },
  },
}
