/** The language of a search, and the fallbacks for a term that finds nothing: other languages, then other spellings. */
import { sql } from 'kysely'
import { invalidField } from '../../../../core/base/errors.js'
import type { Ctx } from '../../../../core/context.js'
import { defaultLanguage } from '../../../platform/channel/channel.locale.js'
import { suggestSpellings } from './spelling.js'
import type { Term, TokenSpellings } from './term.js'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the language of a search in capitals: its own, or that of the channel. An unknown code is refused. */
export async function languageOf(ctx: Ctx, { language }: { language?: string | null | undefined }): Promise<string> {
  if (!language) return defaultLanguage(ctx)
  if (!languageNames.of(language)) throw invalidField('language', 'is not the code of a language')
  return language.toUpperCase()
}

interface LanguageUse {
  language?: string | null | undefined
  term?: string | null | undefined
  sortInputs?: readonly { field: string }[] | null | undefined
}

/** Adds the language to a search that needs one: to find a term or to sort by names. Most lists need none, which saves reading the channel. */
export async function withLanguage<S extends LanguageUse>(ctx: Ctx, search: S): Promise<S> {
  const { language, term, sortInputs } = search
  const isNeeded = language || term?.trim() || sortInputs?.some(({ field }) => field === 'NAME' || field === 'SHORT_NAME')
  return isNeeded ? { ...search, language: await languageOf(ctx, search) } : search
}

/** The maximum number of other languages in which a term is tried. */
const MAX_LANGUAGES = 5

/**
 * Yields what to search instead of a term that finds nothing, as long as `isNeeded`: the same words in the other languages of
 * the catalogue, other spellings of them, and other compounds with the same parts. A correct word of another language is more likely meant than one that only looks similar.
 */
export async function* otherTerms(ctx: Ctx, term: Term, isNeeded: () => boolean): AsyncGenerator<Term> {
  if (!isNeeded()) return
  for (const language of await otherLanguages(ctx, term)) {
    if (!isNeeded()) return
    yield { ...term, language }
  }
  if (!isNeeded() || isSingleLetter(term)) return
  const words = await suggestSpellings(ctx, term)
  if (words.some(({ spellings }) => spellings.length)) yield { ...term, spellings: words }
  const isRelated = ({ related }: TokenSpellings) => related.length > 0
  if (isNeeded() && words.some(isRelated))
    yield { ...term, spellings: words.map((word) => (isRelated(word) ? { ...word, spellings: word.related } : word)) }
}

/** Returns whether a term is a single letter: half the catalogue contains it, so other spellings would find everything. */
const isSingleLetter = ({ text }: Term) => text.length === 1

/** Returns the languages of the catalogue's words, without that of the term. The recursion reads one index entry for each of them. */
async function otherLanguages({ db }: Ctx, { language }: Term): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    with recursive known as (
      (select k.language from "searchWord" k order by k.language limit 1)
      union all
      select (select k.language from "searchWord" k where k.language > known.language order by k.language limit 1) from known where known.language is not null)
    select language from known where language not in ('', ${language}) order by language limit ${sql.lit(MAX_LANGUAGES)}`.execute(
    db,
  )
  return rows.map((row) => row.language)
}
