import type { Routes } from '../../../faces/rest/route.js'

export const crossupsellRest = {} satisfies Routes
