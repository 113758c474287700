import { fromLocalized } from '../../../core/input/localized.js'
import type { EventActionConfigRow } from '../../../db/db.gen.js'
import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { list } from '../../../interfaces/graphql/verbs.js'
import { listDeliveries, redeliver, redeliverMany } from './event.deliveries.js'
import { replayFailure, replayFailures } from './event.failures.js'
import {
  createEmailAction,
  createWebhookAction,
  deleteAction,
  getAction,
  triggerCustomEvent,
  updateEmailAction,
  updateWebhookAction,
  withTypename,
} from './event.service.js'
import { eventActionConfig } from './event-action-config.resource.js'
import { eventFailure, statusOfFailure } from './event-failure.resource.js'

/** The fields of both kinds of actions. */
const shared = {
  id: ({ uuid }: EventActionConfigRow) => uuid,
  names: ({ names }: EventActionConfigRow, { language }: { language?: string | null }) => fromLocalized(names, language),
}

const listActions = list(eventActionConfig)

export const eventGraphql = {
  Query: {
    eventActionConfig: (_, { id }, ctx) => getAction(ctx, id),
    eventActionConfigs: async (...call) => {
      const page = await listActions(...call)
      return { ...page, items: page.items.map(withTypename) }
    },
    eventDeliveries: (_, { input }, ctx) => listDeliveries(ctx, input ?? {}),
    eventFailures: list(eventFailure),
  },
  Mutation: {
    eventActionConfigDelete: (_, { id }, ctx) => deleteAction(ctx, id),
    triggerCustomEvent: (_, { input }, ctx) => triggerCustomEvent(ctx, input),
    eventToEmailConfigCreate: (_, { input }, ctx) => createEmailAction(ctx, input),
    eventToEmailConfigUpdate: (_, { id, input }, ctx) => updateEmailAction(ctx, id, input),
    eventToWebHookConfigCreate: (_, { input }, ctx) => createWebhookAction(ctx, input),
    eventToWebHookConfigUpdate: (_, { id, input }, ctx) => updateWebhookAction(ctx, id, input),
    eventDeliveryRedeliver: (_, { id }, ctx) => redeliver(ctx, id),
    eventDeliveriesRedeliver: (_, { input }, ctx) => redeliverMany(ctx, input ?? {}),
    eventFailureReplay: (_, { id }, ctx) => replayFailure(ctx, id),
    eventFailuresReplay: (_, { input }, ctx) => replayFailures(ctx, input ?? {}),
  },
  EventToEmailConfig: { ...shared, emailTemplateId: ({ emailTemplateId }) => emailTemplateId ?? '' },
  EventToWebHookConfig: { ...shared, url: ({ url }) => url ?? '', active: ({ stoppedAt }) => stoppedAt === null },
  EventFailure: {
    id: ({ uuid }) => uuid,
    record: ({ aggregate }) => aggregate,
    status: statusOfFailure,
    error: ({ error }) => error ?? '',
    failedAt: ({ doneAt }) => doneAt,
  },
} satisfies Resolvers
