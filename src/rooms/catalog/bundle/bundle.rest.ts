import type { Routes } from '../../../faces/rest/route.js'

export const bundleRest = {} satisfies Routes
