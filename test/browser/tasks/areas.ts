/** All tasks of the desk, by area. */
import * as accounts from './accounts.js'
import * as catalogue from './catalogue.js'
import * as editing from './editing.js'
import * as imports from './imports.js'
import * as lists from './lists.js'
import * as platform from './platform.js'
import * as pricing from './pricing.js'
import * as roles from './roles.js'
import * as rules from './rules.js'
import * as sales from './sales.js'
import type { Task } from './task.js'

export const areas: Record<string, Task[]> = {
  accounts: accounts.tasks,
  editing: editing.tasks,
  imports: imports.tasks,
  lists: lists.tasks,
  rules: rules.tasks,
  sales: sales.tasks,
  platform: platform.tasks,
  catalogue: catalogue.tasks,
  pricing: pricing.tasks,
  roles: roles.tasks,
}
