/** The words of budgets, spending limits, credit, their ledger, and part numbers. */
import { defineWords } from '../../base/words.js'
import { de } from './words.de.js'
import { en } from './words.en.js'
import { nl } from './words.nl.js'

export const spendingWords = defineWords({ en, nl, de })
