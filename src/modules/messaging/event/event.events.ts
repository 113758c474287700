import { declareEvents } from '../../../core/events.js'

export const customEvents = declareEvents(['CUSTOM_EVENT'])
