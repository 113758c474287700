import type { Routes } from '../../../faces/rest/route.js'

export const machineRest = {} satisfies Routes
