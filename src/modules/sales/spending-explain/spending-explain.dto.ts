import type { Dto } from '../../../interfaces/rest/dto.js'

export const spendingExplanationDto: Dto = { name: 'SpendingExplanation', from: 'SpendingExplanation' }
