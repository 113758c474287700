import type { Dto } from '../../../interfaces/rest/dto.js'

const tasksSdl = `
  type DeskTasks {
    "A count for each kind of task that the roles of the caller allow to list."
    items: [DeskTask!]!
  }
  input DeskTasksInput {
    "Products with at most this stock have little stock."
    lowStock: Int! = 5 @rule(min: 0, max: 1000000)
  }
`

/** Not in the published contract: an addition of Wharf. */
export const deskTasksInputDto: Dto = { name: 'DeskTasksInput', from: 'DeskTasksInput', declares: tasksSdl }
export const deskTasksDto: Dto = { name: 'DeskTasks', from: 'DeskTasks' }
