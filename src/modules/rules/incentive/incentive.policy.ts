import { edits, owns } from '../../../core/auth/access.js'

export const incentivePolicy = {
  'mutation.incentiveRuleCreate': owns('configuration'),
  'mutation.incentiveRuleSetOrderItemConditions': edits('configuration'),
  'mutation.incentiveRuleSetAction': edits('configuration'),
} as const
