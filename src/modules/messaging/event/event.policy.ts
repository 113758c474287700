import { owns, reads } from '../../../core/auth/access.js'

export const eventPolicy = {
  'query.eventActionConfig': reads('configuration'),
  'query.eventActionConfigs': reads('configuration'),
  'query.eventDeliveries': reads('configuration'),
  'mutation.eventActionConfigDelete': owns('configuration'),
  'mutation.triggerCustomEvent': owns('configuration'),
  'mutation.eventToEmailConfigCreate': owns('configuration'),
  'mutation.eventToEmailConfigUpdate': owns('configuration'),
  'mutation.eventToWebHookConfigCreate': owns('configuration'),
  'mutation.eventToWebHookConfigUpdate': owns('configuration'),
  'mutation.eventDeliveryRedeliver': owns('configuration'),
  'mutation.eventDeliveriesRedeliver': owns('configuration'),
  'query.eventFailures': reads('configuration'),
  'mutation.eventFailureReplay': owns('configuration'),
  'mutation.eventFailuresReplay': owns('configuration'),
} as const
