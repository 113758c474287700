/** Results that one request computes and others share. */

/**
 * Returns the result that another request computes. If that takes longer than `patienceMs`, or fails, `redo` computes it again: the other request may
 * wait for its turn, for a connection, or even for this one.
 */
export function awaitShared<V>(result: Promise<V>, patienceMs: number, redo: () => Promise<V>): Promise<V> {
  return new Promise<V>((resolve, reject) => {
    const computeAgain = () => void redo().then(resolve, reject)
    const timer = setTimeout(computeAgain, patienceMs)
    result.then(resolve, computeAgain).finally(() => clearTimeout(timer))
  })
}
