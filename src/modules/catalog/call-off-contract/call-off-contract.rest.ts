import type { Routes } from '../../../interfaces/rest/route.js'
import { create, keyFromPath, list, one, remove, search, update } from '../../../interfaces/rest/verbs.js'
import {
  callOffContractCreateDto,
  callOffContractDto,
  callOffContractSearchDto,
  callOffContractUpdateDto,
} from './call-off-contract.dto.js'
import { callOffContract } from './call-off-contract.resource.js'
import { createContract, deleteContract, updateContract } from './call-off-contract.service.js'

export const callOffContractRest = {
  'GET /v2/call-off-contracts': list(callOffContract, callOffContractDto, callOffContractSearchDto),
  'POST /v2/call-off-contracts': {
    ...create(callOffContract, callOffContractCreateDto, callOffContractDto),
    handle: (ctx, { input }) => createContract(ctx, input),
  },
  'POST /v2/call-off-contracts/search': search(callOffContract, callOffContractDto, callOffContractSearchDto),
  'GET /v2/call-off-contracts/{id}': one(callOffContract, 'id', callOffContractDto),
  'PATCH /v2/call-off-contracts/{id}': {
    ...update(callOffContract, callOffContractUpdateDto, callOffContractDto),
    handle: (ctx, { params, input }) => updateContract(ctx, keyFromPath(callOffContract, params), input),
  },
  'DELETE /v2/call-off-contracts/{id}': {
    ...remove(callOffContract, callOffContractDto),
    handle: (ctx, { params }) => deleteContract(ctx, keyFromPath(callOffContract, params)),
  },
} satisfies Routes
