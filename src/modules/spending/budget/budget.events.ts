import { declareEvents } from '../../../core/events.js'

export const budgetEvents = declareEvents(['BUDGET_CREATED', 'BUDGET_UPDATED', 'BUDGET_DELETED'], ['budgetId'])
