/** The tsqueries of a term as texts, for the index in memory. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery, hiddenText } from '../../../../core/store/compiled-query.js'
import type { TermQueries, TextTerm } from '../memory/text/prepared-term.js'
import { idInTerm, queriesCte, type Term } from '../term/term.js'
import { hashOf, WORD_VERSION } from './blocks.js'
import type { TermCache, TermPlan } from './memory-index.js'

const QUERIES = ['query', 'close', 'prefix', 'weak', 'allExact', 'allClose', 'headExact', 'headClose', 'headMixed'] as const

const planKey = ({ text, language, spellings }: Term) => JSON.stringify([text, language, spellings ?? null])

/** Returns the cached plan of the term; it may be older than the word list. */
export const knownPlan = (index: TermCache, term: Term): TermPlan | undefined => index.terms.get(planKey(term))

/** Returns the plan of the term for this version of the word list. */
export async function planTerm(ctx: Ctx, index: TermCache, term: Term, wordVersion: number): Promise<TextTerm> {
  const known = knownPlan(index, term)
  if (known && known.wordVersion >= wordVersion) return known.term
  const [row] = await termQuery(ctx.db, { isRespelt: Boolean(term.spellings) }, termValues(term))
  return rememberTerm(index, term, row as TermRow)
}

/** Caches the plan of a term that a statement has read. */
export function rememberTerm(index: TermCache, term: Term, row: TermRow): TextTerm {
  const { nameHash, codeHash, wordVersion, ...columns } = row
  const queries = Object.fromEntries(QUERIES.map((name) => [name, columns[name]])) as unknown as TermQueries
  const planned = { language: term.language, queries, nameHash, codeHash, id: idInTerm(term) }
  index.terms.set(planKey(term), { wordVersion, term: planned })
  return planned
}

export type TermRow = TermQueries & { nameHash: number; codeHash: number; wordVersion: number }
export type TermValues = { text: string; language: string; spellings: string | null }

export const termValues = ({ text, language, spellings }: Term): TermValues => ({
  text,
  language,
  spellings: spellings ? JSON.stringify(spellings) : null,
})

const termQuery = compiledQuery<{ isRespelt: boolean }, TermValues, TermRow>(
  ({ isRespelt }, values) => sql<TermRow>`${termSelect(values, isRespelt, sql``)}`,
)

/** Selects everything that an index needs of a term, with additional columns. */
export function termSelect(
  { text, language, spellings }: { [K in keyof TermValues]: RawBuilder<unknown> },
  isRespelt: boolean,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const queries = sql.join(QUERIES.map((name) => sql`term.${sql.id(name)}::text as ${sql.id(name)}`))
  const term = { text: hiddenText(text), language: hiddenText(language), spellings: isRespelt ? hiddenText(spellings) : null }
  return sql`
    with ${queriesCte(term)}
    select ${queries}, ${hashOf(sql`lower(${term.text})`)}::float8 as "nameHash", ${hashOf(sql`"searchCode"(${term.text})`)}::float8 as "codeHash",
           ${WORD_VERSION} as "wordVersion"${columns}
      from term`
}
