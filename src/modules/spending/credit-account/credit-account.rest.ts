import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import { creditAccountCreateDto, creditAccountDto, creditAccountSearchDto, creditAccountUpdateDto } from './credit-account.dto.js'
import { creditAccount } from './credit-account.resource.js'
import { createAccount, deleteAccount, updateAccount } from './credit-account.service.js'

export const creditAccountRest = {
  'GET /v2/credit-accounts': list(creditAccount, creditAccountDto, creditAccountSearchDto),
  'POST /v2/credit-accounts': {
    ...create(creditAccount, creditAccountCreateDto, creditAccountDto),
    handle: (ctx, { input }) => createAccount(ctx, input),
  },
  'POST /v2/credit-accounts/search': search(creditAccount, creditAccountDto, creditAccountSearchDto),
  'GET /v2/credit-accounts/{id}': one(creditAccount, 'id', creditAccountDto),
  'PATCH /v2/credit-accounts/{id}': {
    ...update(creditAccount, creditAccountUpdateDto, creditAccountDto),
    handle: (ctx, { params, input }) => updateAccount(ctx, keyFromPath(creditAccount, params), input),
  },
  'DELETE /v2/credit-accounts/{id}': {
    ...remove(creditAccount, creditAccountDto),
    handle: (ctx, { params }) => deleteAccount(ctx, keyFromPath(creditAccount, params)),
  },
} satisfies Routes
