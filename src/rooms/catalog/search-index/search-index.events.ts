import { declareEvents } from '../../../core/events.js'

/** SEARCH_REINDEX: the next batch of a reindex is due. */
export const searchIndexEvents = declareEvents('SEARCH_REINDEX')
