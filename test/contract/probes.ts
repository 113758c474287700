/** Probes of filters: a search together with the rows that it must find. What is not among those rows must stay out. */
import { type GraphQLInputType, type GraphQLOutputType, getNamedType, getNullableType, isListType } from 'graphql'
import type { Rule } from '../../src/core/input/scalar-rules.js'
import type { Answer } from '../test-server.js'

export type InterfaceName = 'rest' | 'graphql'

/** A row of the database with everything that filters and sorts look at. */
export type Fact = Answer

/** A filter of a list, as the contract declares it. */
export interface FilterField {
  name: string
  type: GraphQLInputType | GraphQLOutputType
  rule: Rule
}

export interface Probe {
  search: object
  /** The code of the refusal, where the search contradicts the record that it stands below. */
  refused?: string
  /** The search whose rows the filter chooses from, or `all` for every row of the noun. By default a search without filters. */
  from?: object | 'all'
  keeps: (fact: Fact) => boolean
}

/** A filter as a list asks it, and the rows that the list shows without it. */
export interface Asked extends FilterField {
  interfaceName: InterfaceName
  /** The name of the list. */
  list: string
  facts: readonly Fact[]
}

/** Makes the probes of one filter from the rows that there are. */
export type Look = (asked: Asked) => Probe[]

/** Reads what a filter compares: one value, or several of which one must fit. */
export type Of = string | ((fact: Fact) => unknown)

const reader =
  (of: Of) =>
  (fact: Fact): unknown[] =>
    [typeof of === 'string' ? fact[of] : of(fact)].flat().filter((value) => value !== null && value !== undefined)

const distinct = (values: unknown[]) => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

/** The values that some rows have and others have not: only these can tell whether a filter works. The first and the last of them. */
function tellingValues(facts: readonly Fact[], valuesOf: (fact: Fact) => unknown[]): unknown[] {
  const all = distinct(facts.flatMap(valuesOf))
  const telling = all.filter((value) => facts.some((fact) => !has(valuesOf(fact), value)))
  return telling.length > 2 ? [telling[0], telling.at(-1)] : telling
}

const has = (values: unknown[], value: unknown) => values.some((one) => JSON.stringify(one) === JSON.stringify(value))

export const isYes = (value: unknown) => value === true || value === 'Y'

/** The value as the filter's type writes it: rows say Y and N where some filters say true and false. */
function written({ type }: FilterField, value: unknown): unknown {
  if (getNamedType(type).name === 'Boolean') return isYes(value)
  if (value instanceof Date) return value.toISOString()
  return value
}

/** The row has this value. */
export const is =
  (of: Of): Look =>
  ({ facts, ...filter }) =>
    tellingValues(facts, reader(of)).map((value) => ({
      search: { [filter.name]: written(filter, value) },
      keeps: (fact) => has(reader(of)(fact), value),
    }))

/** The text of the row has no value in the language. */
export const lacksLanguage =
  (column: string): Look =>
  ({ name }) =>
    ['NL', 'en', 'DE'].map((language) => ({
      search: { [name]: language },
      keeps: (fact) => !fact[column]?.[language.toUpperCase()],
    }))

/** A value that no row has. */
const strange = (value: unknown) => (typeof value === 'number' ? 2 ** 31 - 1 : '01939d2c-0000-7000-8000-00000000dead')

/** Below a record all rows may have the same value: that of the record. Then the filter finds all by it, and none by another. */
const isBelow = (list: string) => /\{|By\w+Id$/.test(list) || !/^(Query|Media)\.|^(GET|POST) /.test(list)

function sharedValue({ name, facts, list }: Asked, valuesOf: (fact: Fact) => unknown[]): Probe[] {
  const [value] = distinct(facts.flatMap(valuesOf))
  if (!isBelow(list)) return []
  if (typeof value === 'string' && !/^[0-9a-f]{8}-/.test(value)) return []
  if (value === undefined) return [{ search: { [name]: [strange(0)] }, keeps: () => false }]
  return [value, strange(value)].map((asked) => ({ search: { [name]: [asked] }, keeps: () => asked === value }))
}

/** The row has one of these values: one alone, and two together. */
export const isOneOf =
  (of: Of): Look =>
  (filter) => {
    const { name, facts } = filter
    const values = tellingValues(facts, reader(of))
    if (values.length === 0) return sharedValue(filter, reader(of))
    return [values.slice(0, 1), values].map((asked) => ({
      search: { [name]: asked },
      keeps: (fact) => asked.some((value) => has(reader(of)(fact), value)),
    }))
  }

/** The text of the row contains this part. Capitals make no difference unless they count. */
export const contains =
  (of: Of, { capitalsCount = false } = {}): Look =>
  ({ name, facts }) => {
    const part = tellingPart(facts, of)
    return part === undefined ? [] : [{ search: { [name]: capitalsCount ? part : swapCase(part) }, keeps: containing(of, part) }]
  }

/** The text of the row is this one; capitals make no difference. */
export const isIgnoringCase =
  (of: Of): Look =>
  ({ name, facts }) =>
    tellingValues(facts, reader(of)).map((value) => ({
      search: { [name]: swapCase(String(value)) },
      keeps: (fact) => reader(of)(fact).some((one) => String(one).toLowerCase() === String(value).toLowerCase()),
    }))

export const containing =
  (of: Of, part: string) =>
  (fact: Fact): boolean =>
    reader(of)(fact).some((text) => String(text).toLowerCase().includes(part.toLowerCase()))

/** A part of a text that some rows contain and others do not, best one of which `isBetter` holds. */
export function tellingPart(facts: readonly Fact[], of: Of, isBetter?: (part: string) => boolean): string | undefined {
  const texts = distinct(facts.flatMap(reader(of)))
    .map(String)
    .slice(0, 30)
  const parts = texts.flatMap((text) => [text.slice(1), text.slice(-4), text.slice(0, 4), text])
  const isTelling = (part: string) => part.length > 1 && !facts.every(containing(of, part))
  return (isBetter && parts.find((part) => isTelling(part) && isBetter(part))) ?? parts.find(isTelling)
}

export const swapCase = (text: string) =>
  [...text].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('')

const timeOf = (value: unknown) => new Date(value as string).getTime()

/** The instant of the row lies in a range: from one, up to one, and both. The ends belong to the range. */
export const isWithin =
  (of: Of): Look =>
  ({ name, interfaceName, facts }) => {
    const times = distinct(facts.flatMap(reader(of)).map(timeOf)).sort((a, b) => Number(a) - Number(b)) as number[]
    const [from, to] = [times[Math.floor(times.length / 2)] ?? 0, times[0] ?? 0]
    const [start, end] = interfaceName === 'rest' ? ['from', 'to'] : ['greaterThan', 'lessThan']
    const between = (least: number, most: number) => (fact: Fact) =>
      reader(of)(fact).some((value) => timeOf(value) >= least && timeOf(value) <= most)
    const text = (time: number) => new Date(time).toISOString()
    return [
      { search: { [name]: { [start]: text(from) } }, keeps: between(from, Number.POSITIVE_INFINITY) },
      { search: { [name]: { [end]: text(to) } }, keeps: between(Number.NEGATIVE_INFINITY, to) },
      { search: { [name]: { [start]: text(to), [end]: text(to) } }, keeps: between(to, to) },
    ]
  }

/** One end of a range of instants that has a filter of its own, such as `createdAtFrom`. */
export const isFrom = (of: Of): Look => oneEnd(of, (time, end) => time >= end)
export const isUpTo = (of: Of): Look => oneEnd(of, (time, end) => time <= end)

const oneEnd =
  (of: Of, fits: (time: number, end: number) => boolean): Look =>
  ({ name, facts }) => {
    const times = distinct(facts.flatMap(reader(of)).map(timeOf)).sort((a, b) => Number(a) - Number(b)) as number[]
    const end = times[Math.floor(times.length / 2)] ?? 0
    return [
      {
        search: { [name]: new Date(end).toISOString() },
        keeps: (fact) => reader(of)(fact).some((value) => fits(timeOf(value), end)),
      },
    ]
  }

/** A number in a range: at least, at most, exactly. */
export const isInNumberRange =
  (of: Of): Look =>
  ({ name, facts }) => {
    const numbers = tellingValues(facts, reader(of)).map(Number)
    const fits = (test: (value: number) => boolean) => (fact: Fact) => reader(of)(fact).some((value) => test(Number(value)))
    return numbers.flatMap((number) => [
      { search: { [name]: { greaterThan: number } }, keeps: fits((value) => value >= number) },
      { search: { [name]: { lessThan: number } }, keeps: fits((value) => value <= number) },
      { search: { [name]: { equal: number } }, keeps: fits((value) => value === number) },
    ])
  }

const comparisons: Record<string, (value: number, other: number) => boolean> = {
  EQUALS: (value, other) => value === other,
  NOT_EQUALS: (value, other) => value !== other,
  LOWER_THAN: (value, other) => value < other,
  GREATER_THAN: (value, other) => value > other,
  LOWER_THAN_OR_EQUAL_TO: (value, other) => value <= other,
  GREATER_THAN_OR_EQUAL_TO: (value, other) => value >= other,
}

/** A number that is compared by an operator. */
export const compares =
  (column: string): Look =>
  ({ name, facts }) => {
    const numbers = [...new Set(facts.map((fact) => Number(fact[column])))].sort((a, b) => a - b)
    const value = numbers[Math.floor(numbers.length / 2)] ?? 0
    return Object.entries(comparisons).map(([operator, fits]) => ({
      search: { [name]: { operator, value } },
      keeps: (fact) => fits(Number(fact[column]), value),
    }))
  }

/** How another system knows a record, as each interface writes it. */
export interface SourcePair {
  name: string
  id: string
}
export const sourceOf = (interfaceName: InterfaceName, { name, id }: Partial<SourcePair>) =>
  interfaceName === 'graphql'
    ? { ...(name && { name }), ...(id && { id }) }
    : { ...(name && { source: name }), ...(id && { sourceId: id }) }

/** The name of one source with the key of another: no record is known by both. */
export function crossedSource(pairs: readonly SourcePair[]): SourcePair {
  const isPair = (name: string, id: string) => pairs.some((one) => one.name === name && one.id === id)
  const names = [...new Set(pairs.map(({ name }) => name))]
  const crossed = pairs.flatMap(({ id }) => names.filter((name) => !isPair(name, id)).map((name) => ({ name, id })))
  if (!crossed[0]) throw new Error('test/contract/rows lacks two sources with different names')
  return crossed[0]
}

/** The sources of the row: by system and key, and, where half a source is enough, by either. */
export const hasSource =
  (of: Of, { isWhole = false, isList = true } = {}): Look =>
  ({ name, interfaceName, facts }) => {
    const [pair] = tellingValues(facts, reader(of)) as SourcePair[]
    if (!pair) return []
    const crossed = crossedSource(facts.flatMap(reader(of)) as SourcePair[])
    const asked: Partial<SourcePair>[] = [pair, crossed, ...(isWhole ? [] : [{ name: pair.name }, { id: pair.id }])]
    return asked.map((source) => ({
      search: { [name]: isList ? [sourceOf(interfaceName, source)] : sourceOf(interfaceName, source) },
      keeps: (fact) =>
        (reader(of)(fact) as SourcePair[]).some(
          (one) => (source.name ?? one.name) === one.name && (source.id ?? one.id) === one.id,
        ),
    }))
  }

/** Text in a language: `{ language, value }`. The language alone finds whatever is said in it. */
export const inLanguage =
  (of: (fact: Fact) => Record<string, string[]>, isPart: boolean): Look =>
  ({ name, facts }) => {
    const languages = distinct(facts.flatMap((fact) => Object.keys(of(fact)))) as string[]
    return languages.flatMap((language) => {
      const texts = (fact: Fact) => of(fact)[language] ?? []
      const [text] = tellingValues(facts, texts) as string[]
      if (text === undefined) return []
      const part = isPart ? swapCase(text.slice(1)) : text
      const fits = (one: string) => (isPart ? one.toLowerCase().includes(part.toLowerCase()) : one === part)
      return [
        { search: { [name]: { language } }, keeps: (fact) => texts(fact).length > 0 },
        { search: { [name]: { language, value: part } }, keeps: (fact) => texts(fact).some(fits) },
      ]
    })
  }

/** Probes that need more than one filter: written out. */
export const probes =
  (make: (asked: Asked) => Probe[]): Look =>
  (asked) =>
    make(asked)

/** Accepted by the contract without effect: whatever it says, the rows stay the same. */
export const isIgnored =
  (value: unknown): Look =>
  ({ name }) => [{ search: { [name]: value }, keeps: () => true }]

/** Returns the default comparison of a filter: the column of its name, or of its name in the singular. */
export function defaultLook(asked: Asked): Look {
  const { name, type, facts } = asked
  const column = columnFor(asked)
  if (!facts.some((fact) => column in fact)) throw new Error(`say in test/contract/expected what the filter ${name} compares`)
  if (getNamedType(type).name === 'DateSearchInput') return isWithin(column)
  return isListType(getNullableType(type)) ? isOneOf(column) : is(column)
}

function columnFor({ name, type, facts }: Asked): string {
  if (name === 'ids') return getNamedType(type).name === 'Int' ? 'id' : 'uuid'
  const isColumn = facts.some((fact) => name in fact)
  return isColumn ? name : name.replace(/ies$/, 'y').replace(/s$/, '')
}
