import type { Routes } from '../../../faces/rest/route.js'

export const searchRest = {} satisfies Routes
