/** What a word (`w`, with its stem `stem`) stands for besides itself: other forms of it, and compounds. Parts of the statement of search.term.ts. */
import { sql } from 'kysely'

/** The other numbers of a word and their stems: schroef for schroeven. */
export const formsOf = (language: string) => sql`
  select forms, (select string_agg(quote_literal(x), ' | ')
                   from (select unnest(forms) as x
                         union select lexeme from unnest(to_tsvector("searchStems"(${language}), array_to_string(forms, ' ')))) every_form) as words
    from (select "searchInflected"(${language}, w.word) as forms) i where stem.words is not null and forms <> '{}'`

const MAX_COMPOUNDS = 100

/**
 * Words of the catalogue that hold a word, its stem or another number of it: boor in klopboormachine, bouten in zeskantbout. Short ones and plurals
 * only where the compound ends so: there it says what a thing is. Who types a plural means what ends in its singular (`ends`), more than what begins
 * with the plural: schroeven are rather spaanplaatschroef than schroevendraaier.
 */
export const compoundsOf = (language: string) => sql`
  select string_agg(quote_literal(word), ' | ') filter (where ends) as ends,
         string_agg(quote_literal(word), ' | ') filter (where not ends) as holds
    from (select k.word, bool_or(h.is_singular and k.word like '%' || h.held) as ends
            from (select held, place > 2 and length(held) < length(w.word) as is_singular,
                         place = 1 and length(stem.first) > 3 and position(stem.first in held) > 0 as is_held_by_stem,
                         '%' || held || case when length(held) > 3 and (place <= 2 or length(held) <= length(w.word)) then '%' else '' end as pattern
                    from unnest(array[w.word, stem.first] || form.forms) with ordinality x(held, place)) h
           cross join lateral (select k.word from "searchWord" k
                                where k.language in (${language}, '') and k.word like h.pattern and k.word not like w.word || '%') k
           where length(h.held) >= 3 and not h.is_held_by_stem
           group by k.word order by length(k.word), k.word limit ${sql.lit(MAX_COMPOUNDS)}) k
   where stem.words is not null and w.word !~ '\\d'`
