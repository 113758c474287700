import type { Routes } from '../../../faces/rest/route.js'

export const productRest = {} satisfies Routes
