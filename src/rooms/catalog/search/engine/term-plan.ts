/** What a term means in the language of the catalogue: its tsqueries as texts, for the index in memory. */
import { sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import type { TermQueries, TextTerm } from '../memory/prepared-term.js'
import { hasDefaultBoosts, idInTerm, type Term, termCte } from '../term/term.js'
import { hashOf } from './blocks.js'
import type { MemoryIndex } from './memory-index.js'

/** The meaning of a term, with the version of the list of words that it depends on. */
export interface TermPlan {
  wordVersion: number
  term: TextTerm
}

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
  const columns = sql.join(QUERIES.map((name) => sql`term.${sql.id(name)}::text as ${sql.id(name)}`))
  const { rows } = await sql<TermQueries & { nameHash: number; codeHash: number }>`
    with ${termCte(term, false)}
    select ${columns}, ${hashOf(sql`lower(${term.text})`)}::float8 as "nameHash", ${hashOf(sql`"searchCode"(${term.text})`)}::float8 as "codeHash"
      from term`.execute(db)
  const { nameHash, codeHash, ...queries } = rows[0] as NonNullable<(typeof rows)[0]>
  return { language: term.language, queries, nameHash, codeHash, id: idInTerm(term) }
}
