import type { Room } from '../../../faces/room.js'
import { reservationPolicy } from './reservation.policy.js'
import { reservationRest } from './reservation.rest.js'

export const reservationRoom = { rest: reservationRest, policy: reservationPolicy } satisfies Room
