import { declareEvents } from '../../../core/events.js'

/** SEARCH_REINDEX: a batch of the rebuilding of the search index is due. */
export const searchIndexEvents = declareEvents('SEARCH_REINDEX')
