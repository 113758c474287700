/** The words of approval rules, delegates and requests. */
import { defineWords } from '../../base/words.js'
import { de } from './words.de.js'
import { en } from './words.en.js'
import { nl } from './words.nl.js'

export const approvalWords = defineWords({ en, nl, de })
