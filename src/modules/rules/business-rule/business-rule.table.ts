/** Changes of a decision table, as functions that return a new table. */
import { type DomainError, notFound } from '../../../core/base/errors.js'
import type { RuleCell, RuleColumn, RuleRow, RuleTable } from '../../../db/json.js'
import { emptyCell } from './business-rule.cell.js'

type Side = 'inputs' | 'outputs'
type Content = RuleTable['content']

export const sideOf = (type: 'input' | 'output'): Side => `${type}s`

const missingPart = (label: string, part: string, id: string): DomainError =>
  notFound(label, `BUSINESS_RULE_DECISION_TABLE_${part}NOT_FOUND_ERROR`, { id })

export const missingTable = (id: string) => missingPart('Decision table', '', id)

export function findRow({ rows }: Content, id: string): RuleRow {
  const row = rows.find((each) => each.id === id)
  if (!row) throw missingPart('Row', 'ROW_', id)
  return row
}

/** Returns the column of a cell, and its side. */
export function findColumn(content: Content, id: string): { side: Side; column: RuleColumn } {
  for (const side of ['inputs', 'outputs'] as const) {
    const column = content[side].find((each) => each.id === id)
    if (column) return { side, column }
  }
  throw missingPart('Cell of column', 'CELL_', id)
}

export const addColumn = (content: Content, side: Side, column: RuleColumn): Content => ({
  ...content,
  [side]: [...content[side], column],
  rows: content.rows.map((row) => ({ ...row, [side]: [...row[side], emptyCell(column.id)] })),
})

export function deleteColumn(content: Content, side: Side, id: string): Content {
  if (!content[side].some((each) => each.id === id)) throw missingPart('Column', 'COLUMN_', id)
  return {
    ...content,
    [side]: content[side].filter((each) => each.id !== id),
    rows: content.rows.map((row) => ({ ...row, [side]: row[side].filter(({ columnId }) => columnId !== id) })),
  }
}

export const addRow = (content: Content, id: string): Content => ({
  ...content,
  rows: [
    ...content.rows,
    {
      id,
      inputs: content.inputs.map((column) => emptyCell(column.id)),
      outputs: content.outputs.map((column) => emptyCell(column.id)),
    },
  ],
})

export function deleteRow(content: Content, id: string): Content {
  findRow(content, id)
  return { ...content, rows: content.rows.filter((row) => row.id !== id) }
}

/** Moves a row above or below another one. */
export function moveRow(content: Content, id: string, targetId: string, direction: 'above' | 'below'): Content {
  const moved = findRow(content, id)
  findRow(content, targetId)
  if (id === targetId) return content
  const others = content.rows.filter((row) => row.id !== id)
  const at = others.findIndex((row) => row.id === targetId) + (direction === 'below' ? 1 : 0)
  return { ...content, rows: [...others.slice(0, at), moved, ...others.slice(at)] }
}

export const setCells = (content: Content, rowId: string, side: Side, cells: readonly RuleCell[]): Content => ({
  ...content,
  rows: content.rows.map((row) =>
    row.id === rowId
      ? { ...row, [side]: row[side].map((cell) => cells.find(({ columnId }) => columnId === cell.columnId) ?? cell) }
      : row,
  ),
})

const hasValue = ({ expression, value, localizedValue, number }: RuleCell): boolean =>
  expression !== null || value !== null || localizedValue !== null || number !== null

/** Returns whether some row has an outcome. */
export const hasOutcome = ({ rows }: Content): boolean => rows.some(({ outputs }) => outputs.some(hasValue))
