import type { Dto } from '../../../interfaces/rest/dto.js'

export const historyEntryDto: Dto = { name: 'HistoryEntry', from: 'HistoryEntry' }
