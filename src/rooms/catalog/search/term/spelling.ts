/** What a term may have meant that found nothing: words that are spelt much like its own, in whole or as a part of a compound. */
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../../core/context.js'
import { MAX_WORDS, type Sought, sizesOf, type Term } from './term.js'

interface Meant {
  word: string
  /** Words of the catalogue that hold it. */
  containing: string[]
  /** Words that look like it, of which some are near. */
  similar: string[]
  /** Words that hold it once two neighbours have changed places or a letter is left out: letters of a short word tell no more. */
  slipped: string[]
  /** Two words that make it up. */
  halves: string[]
}

/**
 * What to look for once the words have found nothing together: beside each word those of the catalogue that contain it;
 * in place of one that nothing has, those that are spelt much like it, or two words that it may be.
 */
export async function suggestSpellings(ctx: Ctx, { text, language }: Term): Promise<Sought[]> {
  const known = sql`k.language in (${language}, '')`
  const unlessHeld = (words: RawBuilder<unknown>) => sql`case when held.words = '{}' then array(${words}) else '{}' end`
  const isKnown = (part: RawBuilder<unknown>) =>
    sql`(length(${part}) < 3 or exists (select from "searchWord" k where ${known} and k.word = ${part}))`
  const { rows } = await sql<Meant>`
    select w.word, held.words as containing,
           ${unlessHeld(sql`
             select k.word from "searchWord" k where ${known} and (k.word % w.word or k.word %> w.word or ${halfOf})
              group by k.word order by word_similarity(w.word, k.word) desc, length(k.word), k.word limit 200`)} as similar,
           ${unlessHeld(sql`
             select distinct k.word from (${slipsOf}) s
              cross join lateral (select k.word from "searchWord" k where ${known} and k.word like '%' || s.form || '%'
                                   order by length(k.word), k.word limit 20) k`)} as slipped,
           ${unlessHeld(sql`
             select h.first || ' ' || h.second from (${halvesOf}) h where ${isKnown(sql`h.first`)} and ${isKnown(sql`h.second`)}`)} as halves
      from ${sizesOf(text)} with ordinality w(word, place)
     cross join lateral (select array(select distinct k.word from "searchWord" k
                                       where ${known} and k.word like '%' || replace(w.word, '_', '') || '%' order by 1 limit 50) as words offset 0) held
     where w.word <> '' order by w.place limit ${sql.lit(MAX_WORDS)}`.execute(ctx.db)
  return rows.map((meant) => ({
    word: meant.word,
    others: meant.containing.length ? meant.containing : [...nearest(meant), ...meant.halves],
  }))
}

/** Of a long word, one half is spelt right more often than not. */
const halfOf = sql`
  (k.word like '%' || case when length(w.word) >= 8 then left(w.word, length(w.word) / 2) else w.word end || '%'
   or k.word like '%' || case when length(w.word) >= 8 then right(w.word, length(w.word) / 2) else w.word end || '%')`

const slipsOf = sql`
  select distinct form
    from generate_series(1, length(w.word)) i,
         unnest(array[left(w.word, i - 1) || substr(w.word, i + 1),
                      left(w.word, i - 1) || substr(w.word, i + 1, 1) || substr(w.word, i, 1) || substr(w.word, i + 2)]) form
   where length(w.word) between 4 and 7 and length(form) >= 4 and form <> w.word and w.word !~ '[\\d_]'`

const halvesOf = sql`
  select left(w.word, i) as first, substr(w.word, i + 1) as second from generate_series(1, length(w.word) - 1) i
   where length(w.word) between 5 and 40 and position('_' in w.word) = 0`

/** Those that are as few slips away as any: one in a short word, up to three in a long one, fewer where it is but a part. */
function nearest({ word, similar, slipped }: Meant): string[] {
  const near = [
    ...slipped.map((other) => ({ other, slips: 1 })),
    ...similar.map((other) => ({ other, slips: Math.min(slipsIn(word, other), slipsInPart(word, other)) })),
  ].filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
  const least = Math.min(...near.map(({ slips }) => slips))
  return [...new Set(near.filter(({ slips }) => slips === least).map(({ other }) => other))]
}

function slipsIn(word: string, other: string): number {
  const slips = slipsAlong(word, other).at(-1) ?? 0
  return slips <= (word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3) ? slips : Number.POSITIVE_INFINITY
}

/** From the beginning or to the end of a compound: there its parts are. */
function slipsInPart(word: string, compound: string): number {
  if (word.length < 6) return Number.POSITIVE_INFINITY
  const slips = Math.min(...slipsAlong(word, compound), ...slipsAlong(reversed(word), reversed(compound)))
  return slips <= (word.length < 9 ? 1 : 2) ? slips : Number.POSITIVE_INFINITY
}

const reversed = (word: string) => [...word].reverse().join('')

/** How many letters are missing, too many, wrong, or changed places with their neighbour: against each beginning of the other word. */
function slipsAlong(a: string, b: string): number[] {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : wrong
      row.push(Math.min(wrong, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    ;[before, last] = [last, row]
  }
  return last
}
