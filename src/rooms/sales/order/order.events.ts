import { declareEvents } from '../../../core/events.js'

export const orderEvents = declareEvents('ORDER_CREATED', 'ORDER_UPDATED', 'ORDER_DELETED', 'ORDER_BULK')
