import { anyKey, edits, owns } from '../../../core/auth/access.js'

const published = anyKey('The contract lets every client read the rules of the shop that it shows.')

export const businessRulePolicy = {
  'query.businessRule': published,
  'query.businessRules': published,
  'query.businessRuleJDM': published,
  'query.businessRuleDecisionTable': published,
  'query.businessRuleFieldDefinitions': published,
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
  'GET /v2/businessrules': published,
  'POST /v2/businessrules/search': published,
  'GET /v2/businessrules/{id}': published,
} as const
