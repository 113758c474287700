import type { Routes } from '../../../faces/rest/route.js'

export const orderlistRest = {} satisfies Routes
