/** Other words that a word of the term finds: its inflected forms, and compounds that contain it. Parts of the statement in term.ts: `w` is the word, `stem` its stems. */
import { type RawBuilder, sql } from 'kysely'

/**
 * Selects the inflected forms of a word that its stem does not cover, such as schroef for schroeven ("searchInflected"). One row: `forms` is the
 * array of forms, `query` the forms and their stems in the syntax of tsquery, `head` the same as heads of names. No row for stop words and for words without such forms.
 */
export const inflectionsOf = (language: RawBuilder<unknown>) => sql`
  select forms, every_form.query, every_form.head
    from (select "searchInflected"(${language}, w.word) as forms) i
   cross join lateral (
     select string_agg(quote_literal(x), ' | ') as query, string_agg(quote_literal('=' || x), ' | ') as head
       from (select unnest(forms) as x
             union select lexeme from unnest(to_tsvector("searchStems"(${language}), array_to_string(forms, ' ')))) form) every_form
   where stem.query is not null and forms <> '{}'`

const MAX_COMPOUNDS = 100
/** The number of compounds, the shortest first, whose other part is looked up. */
const MAX_JUDGED = 30

/**
 * Selects the words of the catalogue that contain the word, its stem or an inflected form: boor in klopboormachine, bouten in zeskantbout.
 * One row with two lists in the syntax of tsquery, each null when empty:
 * - `ending`: compounds that end in it, because the end of a compound says what the thing is: a cirkelzaag is a zaag, a zaagblad is not.
 * As heads of names they are in two lists: `head`, and `mixed_head` for those whose other part occurs in other words. Such a compound is
 * another thing as well: a boorhamer is less of a hamer than a klauwhamer where there are boormachines.
 * - `containing`: all other compounds.
 * `f` has the fragments to look for: the word (ordinal 1), a stem (2) and the inflected forms (from 3 on). Its `pattern` is the LIKE pattern:
 * a short fragment, or a form longer than the word, must be the end of the compound.
 * `is_covered_by_stem`: the word when it contains its stem, since whatever contains the word also contains the stem.
 * Words that begin with the word are left out, unless they end in it, too: the prefix query finds them. A trigram index serves LIKE.
 */
export const compoundsOf = (language: RawBuilder<unknown>) => sql`
  select string_agg(quote_literal(word), ' | ') filter (where is_ending) as ending,
         string_agg(quote_literal('=' || word), ' | ') filter (where is_ending and not is_mixed) as head,
         string_agg(quote_literal('=' || word), ' | ') filter (where is_ending and is_mixed) as mixed_head,
         string_agg(quote_literal(word), ' | ') filter (where not is_ending) as containing
    from (select k.word, k.is_ending, k.is_ending and k.position <= ${sql.lit(MAX_JUDGED)} and length(k.other_part) >= 3 and exists (
                   select from "searchWord" o
                    where o.language in (${language}, '') and o.word like '%' || k.other_part || '%' and o.word not like '%' || k.word || '%'
                      and k.word not like '%' || o.word || '%') as is_mixed
            from (select k.word, bool_or(k.word like '%' || f.fragment) as is_ending, row_number() over (order by length(k.word), k.word) as position,
                         min(left(k.word, -length(f.fragment))) filter (where k.word like '%' || f.fragment) as other_part
            from (select fragment, ordinal = 1 and length(stem.first) > 3 and position(stem.first in fragment) > 0 as is_covered_by_stem,
                         '%' || fragment || case when length(fragment) > 3 and (ordinal <= 2 or length(fragment) <= length(w.word)) then '%' else '' end as pattern
                    from unnest(array[w.word, stem.first] || inflection.forms) with ordinality x(fragment, ordinal)) f
           cross join lateral (select k.word from "searchWord" k
                                where k.language in (${language}, '') and k.word like f.pattern and k.word not like w.word || '%') k
           where length(f.fragment) >= 3 and not f.is_covered_by_stem
           group by k.word order by length(k.word), k.word limit ${sql.lit(MAX_COMPOUNDS)}) k) k
   where stem.query is not null and w.word !~ '\\d'`
