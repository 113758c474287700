/** The place of a list among the approvals. */
import type { AreaPlace } from '../spending/area.js'
import type { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']

export const placeOf = (words: Words, name: keyof Words['areas']): AreaPlace => ({
  path: '/approvals',
  view: words.approvals,
  label: words.areas[name],
})
