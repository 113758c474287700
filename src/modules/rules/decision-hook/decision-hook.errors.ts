import type { RestErrorTable } from '../../../interfaces/rest/published-errors.js'

export const decisionHookErrors: RestErrorTable = {
  DECISION_UNAVAILABLE: {
    code: 96010,
    type: 'DecisionUnavailable',
    status: 503,
    when: 'A decision hook gave no usable answer in time, and its failure policy refuses the request. Nothing was changed.',
  },
  CHECKOUT_REFUSED: {
    code: 96011,
    type: 'CheckoutRefused',
    status: 422,
    when: 'A decision hook refuses the order; the message says why.',
  },
  DECISION_HOOK_REPLAY_ERROR: {
    code: 96013,
    type: 'DecisionHookReplay',
    status: 409,
    when: 'The call cannot be repeated: the log has only the beginning of its question, or the request is a dry run.',
  },
  FACTS_CHANGED: {
    code: 96012,
    type: 'FactsChanged',
    status: 409,
    when: 'The data changed repeatedly while a decision hook was asked about it. Nothing was changed; try again.',
  },
}
