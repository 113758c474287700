/** The placements of products and clusters in categories. */

interface ActionsResult {
  [operation: string]: { actions: { data: { success: boolean; message: string }[] } }
}

/** Throws what the server says about an item that it refused: such a request succeeds as a whole. */
export function requireSuccess(result: unknown): void {
  const [{ actions }] = Object.values(result as ActionsResult) as [ActionsResult[string]]
  const refused = actions.data.find(({ success }) => !success)
  if (refused) throw new Error(refused.message)
}
