import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { budgetCreateDto, budgetDto, budgetSearchDto, budgetUpdateDto } from './budget.dto.js'
import { budget } from './budget.resource.js'
import { createBudget, deleteBudget, updateBudget } from './budget.service.js'

export const budgetRest = {
  'GET /v2/budgets': list(budget, budgetDto, budgetSearchDto),
  'POST /v2/budgets': {
    ...create(budget, budgetCreateDto, budgetDto),
    handle: (ctx, { input }) => createBudget(ctx, input),
  },
  'POST /v2/budgets/search': search(budget, budgetDto, budgetSearchDto),
  'GET /v2/budgets/{id}': one(budget, 'id', budgetDto),
  'PATCH /v2/budgets/{id}': {
    ...update(budget, budgetUpdateDto, budgetDto),
    handle: (ctx, { params, input }) => updateBudget(ctx, keyFromPath(budget, params), input),
  },
  'DELETE /v2/budgets/{id}': {
    ...remove(budget, budgetDto),
    handle: (ctx, { params }) => deleteBudget(ctx, keyFromPath(budget, params)),
  },
} satisfies Routes
