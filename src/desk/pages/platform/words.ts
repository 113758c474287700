/** The words of the settings: administrators, keys, webhooks, decision hooks, templates, custom fields and channels. */
import { defineWords } from '../../base/words.js'
import { de } from './words.de.js'
import { en } from './words.en.js'
import { nl } from './words.nl.js'

export const platformWords = defineWords({ en, nl, de })
