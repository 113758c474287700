/** Checks a pasted GraphQL document or REST call in the browser, with the rules of `wharf lifecycle fix`. It is loaded on demand. */
import { openRewriter } from '../../codemod/pasted.js'

export const checkOperation = openRewriter((address) => fetch(address))
