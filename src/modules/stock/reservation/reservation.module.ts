import type { Module } from '../../../interfaces/module.js'
import { reservationPolicy } from './reservation.policy.js'
import { reservationRest } from './reservation.rest.js'

export const reservationModule = { rest: reservationRest, policy: reservationPolicy } satisfies Module
