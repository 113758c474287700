import type { Routes } from '../../../faces/rest/route.js'

export const attributeRest = {} satisfies Routes
