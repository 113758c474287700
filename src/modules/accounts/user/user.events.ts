import { declareEvents } from '../../../core/events.js'

export const userEvents = declareEvents(['SEND_LOGIN_CHANGE'])
