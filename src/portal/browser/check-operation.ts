/** Checks a pasted GraphQL document or REST call in the browser, with the rules that `wharf lifecycle fix` has. It is loaded when somebody checks. */
import { openRewriter } from '../../codemod/pasted.js'

export const checkOperation = openRewriter((address) => fetch(address))
