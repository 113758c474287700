import type { Routes } from '../../../interfaces/rest/route.js'
import { deskTasksDto, deskTasksInputDto } from './desk-task.dto.js'
import { countDeskTasks } from './desk-task.service.js'

export const deskTaskRest = {
  'GET /v2/desk-tasks': {
    summary: 'What needs attention today: a count for each kind of task that the roles of the caller allow to list.',
    input: { kind: 'query', search: deskTasksInputDto },
    output: { kind: 'one', dto: deskTasksDto },
    handle: async (ctx, { input }) => ({ items: await countDeskTasks(ctx, input.lowStock) }),
  },
} satisfies Routes
