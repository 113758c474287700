import type { Routes } from '../../../faces/rest/route.js'

export const placementRest = {} satisfies Routes
