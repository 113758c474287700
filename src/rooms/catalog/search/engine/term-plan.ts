/** What a term means in the language of the catalogue: its tsqueries as texts, for the index in memory. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery } from '../../../../core/store/compiled-query.js'
import type { TermQueries, TextTerm } from '../memory/prepared-term.js'
import { hasDefaultBoosts, idInTerm, queriesCte, type Term } from '../term/term.js'
import { hashOf } from './blocks.js'
import type { MemoryIndex } from './memory-index.js'

const QUERIES = ['query', 'close', 'prefix', 'weak', 'allExact', 'allClose', 'headExact', 'headClose', 'headMixed'] as const

/** The term for the index; undefined when the index cannot search it: it knows the default boosts of fields only. */
export async function planTerm(ctx: Ctx, index: MemoryIndex, term: Term, wordVersion: number): Promise<TextTerm | undefined> {
  if (!hasDefaultBoosts(term)) return undefined
  const key = JSON.stringify([term.text, term.language, term.spellings ?? null])
  const known = index.terms.get(key)
  if (known?.wordVersion === wordVersion) return known.term
  const planned = await readTerm(ctx, term)
  index.terms.set(key, { wordVersion, term: planned })
  return planned
}

async function readTerm({ db }: Ctx, term: Term): Promise<TextTerm> {
  const { text, language } = term
  const spellings = term.spellings ? JSON.stringify(term.spellings) : null
  const [row] = await termQuery(db, { isRespelt: spellings !== null }, { text, language, spellings })
  const { nameHash, codeHash, ...queries } = row as TermRow
  return { language, queries, nameHash, codeHash, id: idInTerm(term) }
}

type TermRow = TermQueries & { nameHash: number; codeHash: number }
type TermValues = { text: string; language: string; spellings: string | null }

const termQuery = compiledQuery<{ isRespelt: boolean }, TermValues, TermRow>(({ isRespelt }, { text, language, spellings }) => {
  const columns = sql.join(QUERIES.map((name) => sql`term.${sql.id(name)}::text as ${sql.id(name)}`))
  const term = { text: hidden(text), language: hidden(language), spellings: isRespelt ? hidden(spellings) : null }
  return sql<TermRow>`
    with ${queriesCte(term)}
    select ${columns}, ${hashOf(sql`lower(${term.text})`)}::float8 as "nameHash", ${hashOf(sql`"searchCode"(${term.text})`)}::float8 as "codeHash"
      from term`
})

/** A value that the planner does not see. So every plan is as good as the generic one, and PostgreSQL stops planning the statement at every run: planning takes ten times as long as running it. */
const hidden = (value: RawBuilder<unknown>) => sql`(select ${value}::text)`
