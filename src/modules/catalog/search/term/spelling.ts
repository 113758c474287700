/** Suggests other spellings for a term that has found nothing: words of the catalogue that are close to its words, whole or as part of a compound. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { compiledQuery, hiddenText } from '../../../../core/store/compiled-query.js'
import { relatedCompounds, type SplitWords, wordsOfSplits } from './related-compounds.js'
import { MAX_WORDS, type Term, type TokenSpellings, tokensOf } from './term.js'

/** Words of the catalogue that a token may mean. If some contain it, the other lists stay empty. */
interface SpellingCandidates {
  token: string
  /** Words that contain the token. */
  containing: string[]
  /** Words that share trigrams or a half with the token; `closestWords` keeps the close ones. */
  similar: string[]
  /** Words that contain the token after one edit; only for short tokens, which have too few trigrams to be similar to anything. */
  afterOneEdit: string[]
  /** The token as two words with a space between them. */
  splits: string[]
  /** The words of the catalogue for the parts of the token, for each way to split it. */
  parts: SplitWords[]
}

/**
 * Returns the spellings to try for every token of the term. A token that words of the catalogue contain gets those words.
 * Any other token gets the closest words of the catalogue, and two words that it may consist of.
 */
export async function suggestSpellings(ctx: Ctx, { text, language }: Term): Promise<TokenSpellings[]> {
  const rows = await candidatesQuery(ctx.db, {}, { text, language })
  return rows.map((candidates) => ({
    token: candidates.token,
    spellings: spellingsOf(candidates),
    related: candidates.containing.length ? [] : relatedCompounds(candidates.parts),
  }))
}

/**
 * The statement yields one row for each token, in order. `w` is the token, `known` the words of the catalogue that contain it.
 * `offset 0` keeps PostgreSQL from inlining `known`, which three of the columns read. The columns for other candidates run only
 * for tokens without such words, because they are expensive. `%` and `%>` are the similarity operators of pg_trgm; its index serves them and LIKE.
 * In `isWord`, `offset 0` keeps PostgreSQL from reading the whole list of words into a hash table to look up a dozen of them.
 */
const candidatesQuery = compiledQuery<Record<never, never>, { text: string; language: string }, SpellingCandidates>(
  (_, values) => {
    const isInLanguage = sql`k.language in (${hiddenText(values.language)}, '')`
    const unlessKnown = (words: RawBuilder<unknown>) => sql`case when known.words = '{}' then array(${words}) else '{}' end`
    const isWord = (part: RawBuilder<unknown>) =>
      sql`(length(${part}) < 3 or exists (select from "searchWord" k where ${isInLanguage} and k.word = ${part} offset 0))`
    const isQuantity = sql`position('_' in w.token) > 0`
    return sql<SpellingCandidates>`
    select w.token, known.words as containing,
           ${unlessKnown(sql`
             select k.word from "searchWord" k where not ${isQuantity} and ${isInLanguage} and (k.word % w.token or k.word %> w.token or ${sharesHalf})
              group by k.word order by word_similarity(w.token, k.word) desc, length(k.word), k.word limit 200`)} as similar,
           ${unlessKnown(sql`
             select distinct k.word from (${oneEditForms}) edited
              cross join lateral (select k.word from "searchWord" k where ${isInLanguage} and k.word like '%' || edited.form || '%'
                                   order by length(k.word), k.word limit 20) k`)} as "afterOneEdit",
           ${unlessKnown(sql`
             select split.first || ' ' || split.second from (${everySplit}) split where ${isWord(sql`split.first`)} and ${isWord(sql`split.second`)}`)} as splits,
           case when known.words = '{}' then (${wordsOfSplits(isInLanguage)}) else '[]' end as parts
      from ${tokensOf(hiddenText(values.text))} with ordinality w(token, ordinal)
     cross join lateral (select array(select distinct k.word from "searchWord" k
                                       where ${isInLanguage} and k.word like '%' || replace(w.token, '_', '') || '%' order by 1 limit 50) as words offset 0) known
     where w.token <> '' order by w.ordinal limit ${sql.lit(MAX_WORDS)}`
  },
)

/** Returns the spellings to try: words that contain the token, or close words and two words that it may consist of. */
const spellingsOf = (candidates: SpellingCandidates): string[] =>
  candidates.containing.length ? candidates.containing : [...closestWords(candidates), ...candidates.splits]

/** The condition that a word contains the first or second half of a long token: usually one of the halves is spelt correctly. A shorter token must be contained whole. */
const sharesHalf = sql`
  (k.word like '%' || case when length(w.token) >= 8 then left(w.token, length(w.token) / 2) else w.token end || '%'
   or k.word like '%' || case when length(w.token) >= 8 then right(w.token, length(w.token) / 2) else w.token end || '%')`

/** Selects the forms of a token of 4 to 7 letters after one edit: one letter left out, or two neighbours swapped. Tokens with digits are not edited. */
const oneEditForms = sql`
  select distinct form
    from generate_series(1, length(w.token)) i,
         unnest(array[left(w.token, i - 1) || substr(w.token, i + 1),
                      left(w.token, i - 1) || substr(w.token, i + 1, 1) || substr(w.token, i, 1) || substr(w.token, i + 2)]) form
   where length(w.token) between 4 and 7 and length(form) >= 4 and form <> w.token and w.token !~ '[\\d_]'`

/** Selects every way to split a token into two words. */
const everySplit = sql`
  select left(w.token, i) as first, substr(w.token, i + 1) as second from generate_series(1, length(w.token) - 1) i
   where length(w.token) between 5 and 40 and position('_' in w.token) = 0`

/** Returns the candidates with the fewest edits. More edits are allowed in a longer token, and fewer if the token is only part of a compound. */
function closestWords({ token, similar, afterOneEdit }: SpellingCandidates): string[] {
  const measured = [
    ...afterOneEdit.map((word) => ({ word, edits: 1 })),
    ...similar.map((word) => ({ word, edits: Math.min(editsOfWord(token, word), editsOfPart(token, word)) })),
  ].filter(({ edits }) => edits < Number.POSITIVE_INFINITY)
  const fewest = Math.min(...measured.map(({ edits }) => edits))
  return [...new Set(measured.filter(({ edits }) => edits === fewest).map(({ word }) => word))]
}

/** Returns the edits from the token to the whole word; infinite if there are too many for a token of this length. */
function editsOfWord(token: string, word: string): number {
  const edits = editDistances(token, word).at(-1) ?? 0
  return edits <= (token.length <= 5 ? 1 : token.length <= 9 ? 2 : 3) ? edits : Number.POSITIVE_INFINITY
}

/** Returns the edits from the token to the beginning or the end of a compound, where its parts are; infinite if there are too many. */
function editsOfPart(token: string, compound: string): number {
  if (token.length < 6) return Number.POSITIVE_INFINITY
  const edits = Math.min(...editDistances(token, compound), ...editDistances(reverse(token), reverse(compound)))
  return edits <= (token.length < 9 ? 1 : 2) ? edits : Number.POSITIVE_INFINITY
}

const reverse = (word: string) => [...word].reverse().join('')

/**
 * Returns the Damerau-Levenshtein distances (optimal string alignment) from `a` to every prefix of `b`: the last row of the usual matrix.
 * An edit is a missing, an additional or a wrong letter, or two neighbours swapped.
 */
function editDistances(a: string, b: string): number[] {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : substituted
      row.push(Math.min(substituted, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    ;[beforeLast, last] = [last, row]
  }
  return last
}
