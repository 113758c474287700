/** The order and the choice of columns. */

export interface ColumnChoice {
  order: string[]
  shown: string[]
}

interface Choosable {
  id: string
  isOptional?: boolean
}

/** Returns the columns in the chosen order; a column that the desk has got since then stays where it was defined. */
export function orderColumns<Column extends Choosable>(columns: readonly Column[], choice: ColumnChoice | null) {
  if (!choice) return { ordered: [...columns], shown: columns.filter(({ isOptional }) => !isOptional) }
  const place = (column: Column, index: number) => {
    const chosen = choice.order.indexOf(column.id)
    return chosen < 0 ? index : chosen
  }
  const ordered = columns
    .map((column, index) => ({ column, place: place(column, index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => column)
  const isShown = ({ id, isOptional }: Column) => (choice.order.includes(id) ? choice.shown.includes(id) : !isOptional)
  const shown = ordered.filter(isShown)
  return { ordered, shown: shown.length > 0 ? shown : columns.filter(({ isOptional }) => !isOptional) }
}

/** Moves a column up or down by some places. */
export function moveColumn(order: readonly string[], id: string, by: number): string[] {
  const from = order.indexOf(id)
  const others = order.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return from < 0 ? [...order] : others.toSpliced(to, 0, id)
}
