import type { Routes } from '../../../faces/rest/route.js'

export const clusterRest = {} satisfies Routes
