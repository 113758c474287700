/** The selected rows of a list. They stay selected on other pages, until the filters change. */
import { useEffect, useMemo, useState } from 'react'

export interface Selection<Row> {
  rows: Row[]
  has(row: Row): boolean
  isPage(rows: readonly Row[]): boolean
  toggle(row: Row): void
  togglePage(rows: readonly Row[]): void
  clear(): void
}

/** `scope` names the filters: a row that no filter shows any longer must not be changed with the others. */
export function useSelection<Row>(rowKey: (row: Row) => string | number, scope: string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string | number, Row>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are another list
  useEffect(() => setChosen(new Map()), [scope])
  return useMemo(() => {
    const has = (row: Row) => chosen.has(rowKey(row))
    const isPage = (rows: readonly Row[]) => rows.length > 0 && rows.every(has)
    return {
      rows: [...chosen.values()],
      has,
      isPage,
      toggle: (row) => setChosen((old) => without(old, rowKey(row)) ?? new Map(old).set(rowKey(row), row)),
      togglePage: (rows) => {
        const next = new Map(chosen)
        for (const row of rows) {
          if (isPage(rows)) next.delete(rowKey(row))
          else next.set(rowKey(row), row)
        }
        setChosen(next)
      },
      clear: () => setChosen(new Map()),
    }
  }, [chosen, rowKey])
}

/** Returns the map without a key; null if it does not have it. */
function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> | null {
  const next = new Map(map)
  return next.delete(key) ? next : null
}
