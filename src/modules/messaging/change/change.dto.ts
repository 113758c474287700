import type { Dto } from '../../../interfaces/rest/dto.js'

/** Not in the published contract: an addition of Wharf. */
export const changesDto: Dto = { name: 'ChangesResponse', from: 'ChangesResponse' }
