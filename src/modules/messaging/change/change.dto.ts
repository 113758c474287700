import type { Dto } from '../../../interfaces/rest/dto.js'

/** Our own addition to the contract. */
export const changesDto: Dto = { name: 'ChangesResponse', from: 'ChangesResponse' }
