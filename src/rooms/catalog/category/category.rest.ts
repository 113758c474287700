import type { Routes } from '../../../faces/rest/route.js'

export const categoryRest = {} satisfies Routes
