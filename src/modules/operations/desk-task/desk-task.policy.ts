import { anyKey } from '../../../core/auth/access.js'

const ownTasks = anyKey(
  'Counts only records that the roles of the caller allow to list; a caller without roles gets an empty list.',
)

export const deskTaskPolicy = {
  'query.deskTasks': ownTasks,
  'GET /v2/desk-tasks': ownTasks,
} as const
