/** Other words that a word of the term finds: its inflected forms, and compounds that contain it. Parts of the statement in term.ts: `w` is the word, `stem` its stems. */
import { sql } from 'kysely'

/**
 * The inflected forms of a word that its stem does not cover, such as schroef for schroeven ("searchInflected"). One row: `forms` is the
 * array of forms, `query` the forms and their stems in the syntax of tsquery. No row for stop words and for words without such forms.
 */
export const inflectionsOf = (language: string) => sql`
  select forms, (select string_agg(quote_literal(x), ' | ')
                   from (select unnest(forms) as x
                         union select lexeme from unnest(to_tsvector("searchStems"(${language}), array_to_string(forms, ' ')))) every_form) as query
    from (select "searchInflected"(${language}, w.word) as forms) i where stem.query is not null and forms <> '{}'`

const MAX_COMPOUNDS = 100

/**
 * The words of the catalogue that contain the word, its stem or an inflected form: boor in klopboormachine, bouten in zeskantbout.
 * One row with two lists in the syntax of tsquery, each null when empty:
 * - `ending`: compounds that end in the singular of the word. A plural means these first: schroeven means spaanplaatschroef
 *   rather than schroevendraaier.
 * - `containing`: all other compounds.
 * `f` has the fragments to look for: the word (ordinal 1), a stem (2) and the inflected forms (from 3 on). Its `pattern` is the LIKE pattern:
 * a short fragment, or a form longer than the word, must be the end of the compound, because the end names the kind of thing.
 * `is_singular`: a form that is shorter than the word. `is_covered_by_stem`: the word when it contains its stem, since whatever contains
 * the word also contains the stem. Words that begin with the word are left out: the prefix query finds them. A trigram index serves LIKE.
 */
export const compoundsOf = (language: string) => sql`
  select string_agg(quote_literal(word), ' | ') filter (where ends_in_singular) as ending,
         string_agg(quote_literal(word), ' | ') filter (where not ends_in_singular) as containing
    from (select k.word, bool_or(f.is_singular and k.word like '%' || f.fragment) as ends_in_singular
            from (select fragment, ordinal > 2 and length(fragment) < length(w.word) as is_singular,
                         ordinal = 1 and length(stem.first) > 3 and position(stem.first in fragment) > 0 as is_covered_by_stem,
                         '%' || fragment || case when length(fragment) > 3 and (ordinal <= 2 or length(fragment) <= length(w.word)) then '%' else '' end as pattern
                    from unnest(array[w.word, stem.first] || inflection.forms) with ordinality x(fragment, ordinal)) f
           cross join lateral (select k.word from "searchWord" k
                                where k.language in (${language}, '') and k.word like f.pattern and k.word not like w.word || '%') k
           where length(f.fragment) >= 3 and not f.is_covered_by_stem
           group by k.word order by length(k.word), k.word limit ${sql.lit(MAX_COMPOUNDS)}) k
   where stem.query is not null and w.word !~ '\\d'`
