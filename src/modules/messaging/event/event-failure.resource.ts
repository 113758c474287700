import { sql } from 'kysely'
import type { EventFailureSearchInput, EventFailureSortField, EventFailureStatus } from '../../../contract/contract.gen.js'
import { dateRange, oneOf, type Resource } from '../../../core/store/resource.js'

/** An event that the server could not handle, such as an e-mail or a reindex batch. One that succeeds later is no longer a failure. */
export const eventFailure: Resource<'event', EventFailureSearchInput, EventFailureSortField> = {
  label: 'EventFailure',
  table: 'event',
  key: 'uuid',
  lookups: {},
  visible: () => (eb) => eb('error', 'is not', null),
  filters: {
    statuses: (_, statuses) =>
      statuses.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`case when "doneAt" is null then 'PENDING' else 'FAILED' end = any(${statuses}::text[])`,
    triggers: oneOf('trigger'),
    createdAt: dateRange('createdAt'),
  },
  sort: { ID: 'id', CREATED_AT: 'createdAt' },
}

export const statusOfFailure = ({ doneAt }: { doneAt: Date | null }): EventFailureStatus =>
  doneAt === null ? 'PENDING' : 'FAILED'
