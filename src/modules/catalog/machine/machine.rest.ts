import type { Routes } from '../../../interfaces/rest/route.js'

export const machineRest = {} satisfies Routes
