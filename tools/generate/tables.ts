/** Creates the TypeScript types of the migrated database: the types of the rows, and the SQL type of each column for the generic store. */
import type pg from 'pg'
import { rowName } from './types.js'

interface ColumnFact {
  table: string
  name: string
  type: string
  nullable: boolean
  generated: boolean
  comment: string | null
  defaultText: string | null
}

/** Reads all columns, without the tables of applied migrations. PostgreSQL does not know whether a column of a view may be null, so a comment on the column says it. */
const COLUMNS = `
  select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as "table",
         a.attname as name, t.typname as type,
         case c.relkind when 'v' then col_description(c.oid, a.attnum) is not distinct from 'nullable'
                        else not a.attnotnull end as nullable,
         (a.attidentity <> '' or a.atthasdef) as generated, col_description(c.oid, a.attnum) as comment,
         pg_get_expr(d.adbin, d.adrelid) as "defaultText"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'control')
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'
   order by n.nspname, c.relname, a.attnum`

const SCALARS: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'string',
  bytea: 'Buffer',
  _int4: 'number[]',
  _text: 'string[]',
  // Larger than a JavaScript number can be; our code never reads them.
  _int8: 'string[]',
  tsvector: 'string',
}

export async function tableTypes(client: Pick<pg.ClientBase, 'query'>): Promise<{ text: string; tables: string[] }> {
  const { rows } = await client.query<ColumnFact>(COLUMNS)
  const byTable = groupByTable(rows)
  const tables = [...byTable.keys()]
  const contract = new Set(rows.flatMap(({ comment }) => comment?.match(/^contract: (\w+)$/)?.[1] ?? []))
  const jsonTypes = new Set(rows.flatMap(({ comment }) => comment?.match(/^type: (\w+)/)?.[1] ?? []))
  const text = [
    '// Generated from the migrated database by `npm run generate`. Do not edit.',
    "import type { Generated, Selectable } from 'kysely'",
    contract.size ? `import type { ${[...contract].sort().join(', ')} } from '../contract/contract.gen.js'` : '',
    jsonTypes.size ? `import type { ${[...jsonTypes].sort().join(', ')} } from './json.js'` : '',
    '',
    'export interface DB {',
    ...tables.map((table) => tableInterface(table, byTable.get(table) ?? [])),
    '}',
    '',
    ...tables.map((table) => `export type ${rowName(table)} = Selectable<DB['${table}']>`),
    '',
    '/** The SQL type of each column. `?` means that it may be null, `*` that the database has a default. */',
    'export const columns = {',
    ...tables.map((table) => columnEntries(table, byTable.get(table) ?? [])),
    '} as const satisfies { [T in keyof DB]: { [C in keyof DB[T]]: string } }',
    '',
    '/** The default of each column; bulk inserts fill it in themselves. */',
    'export const defaults = {',
    ...tables.flatMap((table) => defaultEntries(table, byTable.get(table) ?? [])),
    '}',
    '',
  ]
  return { text: text.filter((line, i) => line !== '' || text[i - 1] !== '').join('\n'), tables }
}

function groupByTable(rows: ColumnFact[]): Map<string, ColumnFact[]> {
  const groups = new Map<string, ColumnFact[]>()
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row])
  return groups
}

function tableInterface(table: string, columns: ColumnFact[]): string {
  const lines = columns.map((column) => `    ${column.name}: ${columnType(column)}`)
  return `  ${quoted(table)}: {\n${lines.join('\n')}\n  }`
}

function columnType({ table, name, type, nullable, generated, comment }: ColumnFact): string {
  const base = comment?.match(/^(?:contract|type): (\S+)/)?.[1] ?? SCALARS[type]
  if (!base) throw new Error(`${table}.${name} has the type ${type}, which the generator does not know`)
  const full = nullable ? `${base} | null` : base
  return generated ? `Generated<${full}>` : full
}

function columnEntries(table: string, columns: ColumnFact[]): string {
  const entries = columns.map(
    ({ name, type, nullable, generated }) => `${name}: '${type}${nullable ? '?' : ''}${generated ? '*' : ''}'`,
  )
  return `  ${quoted(table)}: { ${entries.join(', ')} },`
}

function defaultEntries(table: string, columns: ColumnFact[]): string[] {
  const entries = columns.flatMap((column) =>
    column.defaultText && !column.defaultText.startsWith('nextval(')
      ? [`${column.name}: ${JSON.stringify(defaultValue(column))}`]
      : [],
  )
  return entries.length ? [`  ${quoted(table)}: { ${entries.join(', ')} },`] : []
}

/** Only literals are allowed as defaults (and sequences), so that bulk inserts know the value without asking the database. */
function defaultValue({ table, name, type, defaultText }: ColumnFact): unknown {
  const text = defaultText ?? ''
  const quotedText = text.match(/^'(.*)'::/)?.[1]
  if (type === 'jsonb' && quotedText !== undefined) return JSON.parse(quotedText)
  if (quotedText !== undefined) return quotedText
  if (/^(true|false|-?[\d.]+)$/.test(text)) return JSON.parse(text)
  throw new Error(`${table}.${name} has the default ${text}, which is not a literal`)
}

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
