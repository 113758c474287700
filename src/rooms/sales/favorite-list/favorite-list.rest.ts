import type { Routes } from '../../../faces/rest/route.js'

export const favoriteListRest = {} satisfies Routes
