import { electrical } from './electrical.js'
import { fixings } from './fixings.js'
import type { Kind } from './kind.js'
import { plumbing } from './plumbing.js'
import { safety } from './safety.js'
import { tools } from './tools.js'

/** All kinds of products. The codes of a product follow from the code of its kind and from its place among the variants. */
export const kinds: readonly Kind[] = [...fixings, ...electrical, ...plumbing, ...tools, ...safety]
