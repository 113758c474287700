/** The lengths of the bars beside the steps of a calculated price. */
interface Step {
  operation: string
  value: string
  result: string
}

/**
 * Returns the lengths of the bars, in percent of the longest. All have the same scale: the price of a hundred pieces is shown as that of one, so dividing
 * it changes nothing.
 */
export function readLengths(steps: readonly Step[]): number[] {
  const perPiece = steps.map(({ result }, index) => {
    const later = steps.slice(index + 1).filter(({ operation }) => operation === 'DIVIDE')
    return later.reduce((amount, { value }) => amount / Number(value), Number(result))
  })
  const longest = Math.max(...perPiece)
  return perPiece.map((amount) => (longest > 0 ? Math.round((amount / longest) * 1000) / 10 : 0))
}
