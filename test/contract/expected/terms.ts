/** Searches by a term: it is sought in all fields, or in those that `termFields` names, or in texts of `termLanguages`. */
import { containing, contains, type Fact, type Look, type Of, type Probe, swapCase, tellingPart } from '../probes.js'

/** Term field → what it looks at. The field of a number must be the term itself. */
export type TermFields = Record<string, Of>

const isNumber = (field: string) => /(^|_)ID$|_(DECIMAL|INTEGER)_VALUE$/.test(field) && !field.endsWith('DEBTOR_ID')

const valuesOf = (of: Of, fact: Fact): unknown[] => [typeof of === 'string' ? fact[of] : of(fact)].flat()

const fits =
  (fields: TermFields, names: readonly string[], term: string) =>
  (fact: Fact): boolean =>
    names.some((name) => {
      const of = fields[name] as Of
      return isNumber(name) ? valuesOf(of, fact).some((value) => String(value) === term) : containing(of, term)(fact)
    })

/** The filter `term` looks in every field. */
export const termIn =
  (fields: TermFields): Look =>
  (asked) => {
    const names = Object.keys(fields)
    const texts: Of = (fact) => names.filter((name) => !isNumber(name)).flatMap((name) => valuesOf(fields[name] as Of, fact))
    return contains(texts)(asked).map(({ search }) => {
      const [term = ''] = Object.values(search) as string[]
      return { search, keeps: fits(fields, names, term) }
    })
  }

/** The filter `termFields`: every field alone finds what it holds of a term, and not what another field holds. */
export const termFieldsIn =
  (fields: TermFields, written: (names: string[]) => unknown = (names) => names): Look =>
  ({ name, facts }) =>
    Object.entries(fields).flatMap(([field, of]): Probe[] => {
      const others = Object.keys(fields).filter((other) => other !== field)
      const isElsewhere = (part: string) =>
        facts.some((fact) => fits(fields, others, part)(fact) && !fits(fields, [field], part)(fact))
      const term = isNumber(field) ? numberTerm(facts, of) : tellingPart(facts, of, isElsewhere)
      if (term === undefined || term.length < 2) throw new Error(`no row has a value for the term field ${field}`)
      const search = { term: isNumber(field) ? term : swapCase(term), [name]: written([field]) }
      return [{ from: { term: search.term }, search, keeps: fits(fields, [field], term) }]
    })

/** A number of at least two digits, which a term must have. */
const numberTerm = (facts: readonly Fact[], of: Of): string | undefined =>
  facts
    .flatMap((fact) => valuesOf(of, fact))
    .filter((value) => value !== null && value !== undefined)
    .map(String)
    .find((text) => text.length > 1)

/** The filters `term`, `termFields` and `termLanguages` of a noun with a name and descriptions. */
export function describedTerms(column: string, field: string): Record<string, Look> {
  const descriptions =
    (language?: string): Of =>
    (fact) =>
      Object.entries(fact.descriptions as Record<string, string>).flatMap(([name, text]) =>
        !language || name === language ? text : [],
      )
  const fields: TermFields = { [field]: column, DESCRIPTION: descriptions() }
  return {
    term: termIn(fields),
    termFields: termFieldsIn(fields),
    termLanguages: ({ name, facts }) =>
      ['NL', 'EN'].map((language) => {
        const of = descriptions(language)
        const isElsewhere = (part: string) =>
          facts.some((fact) => containing(descriptions(), part)(fact) && !containing(of, part)(fact))
        const term = tellingPart(facts, of, isElsewhere) ?? ''
        const search = { term, termFields: ['DESCRIPTION'], [name]: [language] }
        return { from: { term }, search, keeps: containing(of, term) }
      }),
  }
}
