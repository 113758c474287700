import type { Routes } from '../../../interfaces/rest/route.js'

export const placementRest = {} satisfies Routes
