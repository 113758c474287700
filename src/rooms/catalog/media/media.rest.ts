import type { Routes } from '../../../faces/rest/route.js'

export const mediaRest = {} satisfies Routes
