import { declareEvents } from '../../../core/events.js'

/** SEARCH_REINDEX: the next batch of a reindex is due. SEARCH_ATTRIBUTE: terms find other values of an attribute. */
export const searchIndexEvents = declareEvents(['SEARCH_REINDEX', 'SEARCH_ATTRIBUTE'])
