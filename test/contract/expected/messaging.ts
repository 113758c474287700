/** Templates and the log of their errors. */
import { isOneOf, probes } from '../probes.js'
import { type Noun, rowsOf } from './noun.js'

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
}
