/**
 * Compounds that share parts with a word that the catalogue does not have: a boorhamer for hamerboor, a slijper for slijpmachine.
 * The SQL is part of the statement in spelling.ts: `w` is the token.
 */
import { type RawBuilder, sql } from 'kysely'

/** The words of the catalogue for one way to split a token into two parts. */
export interface SplitWords {
  first: string
  second: string
  /** Words that contain both parts, in any order. */
  both: string[]
  /** Words that begin with the first part. */
  beginning: string[]
  /** Words that end in the first part. */
  endingInFirst: string[]
  /** Words that end in the second part. */
  endingInSecond: string[]
}

const MAX_RELATED = 20
const MIN_PART = 3

/** Generic last parts: a slijpmachine is a slijper. */
const GENERIC_PARTS = ['machine', 'machines', 'apparaat', 'apparaten', 'toestel', 'gereedschap', 'tool', 'tools']

/** Selects a JSON list with the words for each way to split the token, with and without a generic last part; `isInLanguage` is a condition on `k`, the word list. */
export function wordsOfSplits(isInLanguage: RawBuilder<unknown>): RawBuilder<unknown> {
  const words = (matches: RawBuilder<unknown>) => sql`
    array(select k.word from "searchWord" k where ${isInLanguage} and ${matches} group by k.word order by length(k.word), k.word limit ${sql.lit(MAX_RELATED)})`
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object(
             'first', part.first, 'second', part.second,
             'both', ${words(sql`k.word like '%' || part.first || '%' and k.word like '%' || part.second || '%' and length(part.first) > 3 and length(part.second) > 3`)},
             'beginning', ${words(sql`k.word like part.first || '%'`)},
             'endingInFirst', ${words(sql`k.word like '%' || part.first`)},
             'endingInSecond', ${words(sql`k.word like '%' || part.second`)})), '[]')
      from (select left(compound, i) as first, substr(compound, i + 1) as second
              from (select w.token as compound union select regexp_replace(w.token, ${sql.lit(`(${GENERIC_PARTS.join('|')})$`)}, '')) compounds,
                   generate_series(${sql.lit(MIN_PART)}, length(compound) - ${sql.lit(MIN_PART)}) i
             where length(compound) between 6 and 40 and compound !~ '[\\d_]') part`
}

/**
 * Returns the words to search instead of a compound that the catalogue does not have:
 * 1. Words that contain both parts: hamerboor finds boorhamer.
 * 2. Before a generic part: words that end in the first part, otherwise words that begin with it.
 * 3. Words with the rarer of two known parts, because it is more specific; the second if neither is rarer, as it says what the thing is.
 * 4. Words that begin with most of the letters.
 */
export function relatedCompounds(parts: readonly SplitWords[]): string[] {
  const both = parts.flatMap((part) => part.both)
  if (both.length) return [...new Set(both)]
  const generic = parts.find(({ second }) => GENERIC_PARTS.includes(second))
  if (generic) {
    const ofFirst = generic.endingInFirst.length ? generic.endingInFirst : generic.beginning
    if (ofFirst.length) return ofFirst
  }
  const rarer = wordsOfRarerPart(parts)
  return rarer.length ? rarer : wordsWithMostLetters(parts)
}

/** Returns the words for the rarer part of splits with two known parts. Parts of at least four letters count. */
function wordsOfRarerPart(parts: readonly SplitWords[]): string[] {
  const known = parts.filter(
    ({ first, second, beginning, endingInSecond }) =>
      first.length > MIN_PART && second.length > MIN_PART && beginning.length && endingInSecond.length,
  )
  const [split] = known.toSorted((a, b) => countOf(a) - countOf(b))
  if (!split) return []
  return split.beginning.length < split.endingInSecond.length ? split.beginning : split.endingInSecond
}

const countOf = ({ beginning, endingInSecond }: SplitWords) => Math.min(beginning.length, endingInSecond.length)

/** The number of letters of a compound that are enough to find others by. */
const MANY_LETTERS = 6

/** Returns the words that begin with the longest known first part, if it is at least half of the compound. */
function wordsWithMostLetters(parts: readonly SplitWords[]): string[] {
  const longest = parts.findLast(({ beginning }) => beginning.length > 0)
  const isEnough = longest && longest.first.length >= Math.max(MANY_LETTERS, longest.second.length)
  return isEnough ? longest.beginning : []
}
