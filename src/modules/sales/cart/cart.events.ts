import { declareEvents } from '../../../core/events.js'

export const cartEvents = declareEvents(['CART_SEND_REQUEST_PURCHASE_AUTHORIZATION'], ['cartId'])
