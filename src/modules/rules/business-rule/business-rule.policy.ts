import { anyKey, edits, owns, reads } from '../../../core/auth/access.js'

/** Not public, unlike the published contract: rules contain action codes, which are worth money. See docs/decisions/0059-what-visitors-may-read.md. */
const readsRules = reads('configuration')

export const businessRulePolicy = {
  'query.businessRule': readsRules,
  'query.businessRules': readsRules,
  'query.businessRuleJDM': readsRules,
  'query.businessRuleDecisionTable': readsRules,
  'query.businessRuleFieldDefinitions': anyKey('Which fields rules may compare is the same in every shop.'),
  'mutation.businessRuleCreate': owns('configuration'),
  'mutation.businessRuleUpdate': edits('configuration'),
  'mutation.businessRuleDelete': owns('configuration'),
  'mutation.businessRuleDecisionTableAddColumn': edits('configuration'),
  'mutation.businessRuleDecisionTableUpdate': edits('configuration'),
  'mutation.businessRuleDecisionTableDeleteColumn': edits('configuration'),
  'mutation.businessRuleDecisionTableAddRow': edits('configuration'),
  'mutation.businessRuleDecisionTableMoveRow': edits('configuration'),
  'mutation.businessRuleDecisionTableDeleteRow': edits('configuration'),
  'mutation.businessRuleDecisionTableSetCell': edits('configuration'),
  'GET /v2/businessrules': readsRules,
  'POST /v2/businessrules/search': readsRules,
  'GET /v2/businessrules/{id}': readsRules,
} as const
