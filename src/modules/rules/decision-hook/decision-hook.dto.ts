import type { Ctx } from '../../../core/context.js'
import type { Dto } from '../../../interfaces/rest/dto.js'
import type { ShownHook } from './decision-hook.service.js'

export const decisionHookDto: Dto = {
  name: 'DecisionHook',
  from: 'DecisionHook',
  read: {
    secret: ({ shownSecret }: ShownHook) => shownSecret ?? null,
    state: ({ uuid }: ShownHook, ctx: Ctx) => ctx.services.decisions.stateOf(uuid),
  },
}
export const decisionHookCreateDto: Dto = { name: 'DecisionHookCreateInput', from: 'DecisionHookCreateInput' }
export const decisionHookUpdateDto: Dto = { name: 'DecisionHookUpdateInput', from: 'DecisionHookUpdateInput' }
export const decisionHookRotateSecretDto: Dto = { name: 'DecisionHookRotateSecretInput', from: 'DecisionHookRotateSecretInput' }
export const decisionHookSearchDto: Dto = { name: 'DecisionHookSearchInput', from: 'DecisionHookSearchInput', isSearch: true }
export const decisionHookCallDto: Dto = { name: 'DecisionHookCall', from: 'DecisionHookCall' }
export const decisionHookCallSearchDto: Dto = {
  name: 'DecisionHookCallSearchInput',
  from: 'DecisionHookCallSearchInput',
  isSearch: true,
}
