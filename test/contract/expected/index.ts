/** Every noun that a list shows, with what its filters and sorts must find. */
import { accounts } from './accounts.js'
import { catalog } from './catalog.js'
import { messaging } from './messaging.js'
import type { Noun } from './noun.js'
import { orders } from './orders.js'
import { pricing } from './pricing.js'
import { said } from './said.js'
import { search } from './search.js'
import { spending } from './spending.js'
import { trade } from './trade.js'

export const nounsExpected: Record<string, Noun> = {
  ...accounts,
  ...catalog,
  ...messaging,
  ...orders,
  ...pricing,
  ...said,
  ...search,
  ...spending,
  ...trade,
}

export function nounOf(name: string): Noun {
  const noun = nounsExpected[name]
  if (!noun) throw new Error(`say in test/contract/expected what the rows of ${name} are`)
  return noun
}
