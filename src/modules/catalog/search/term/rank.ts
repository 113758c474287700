/** The rank of a match: how well a product matches the term. The aliases are those of term.ts. */
import { type RawBuilder, sql } from 'kysely'
import { ALL_VECTORS, type Boost, type FieldBoosts, ID_FIELDS, idInTerm, type Term, VECTORS } from './term.js'

/**
 * Returns the rank of a match, as a sum:
 * - 1000 for the term as the own number of the buying company,
 * - 100 for the term as a code, and 10 for the term as the complete name: these come first.
 * - up to 3 for how completely the words match: a name that says that the thing is what was typed comes before one that only mentions it, whole words
 * come before ends of compounds, and both before beginnings and other parts of words (wordRank).
 * - ts_rank over the vectors, with the boosts as weights, scaled to the largest boost because weights may not exceed 1. It orders
 * products that match equally. Beginnings of words count a tenth, other parts of compounds a thousandth.
 * - the boost of an id.
 */
export function rankOf(term: Term): RawBuilder<number> {
  const { fields, text, language } = term
  const maxBoost = Math.max(1, ...Object.values(fields).flatMap(({ exact, partial }) => [exact, partial ?? 0]))
  const nameRank = sql`case when lower(m.names ->> ${language}) = lower(${text}) then 10 else 0 end`
  const codeRank = sql`case when m.id = any(term."codeMemberIds") then 100 else 0 end`
  const ownRank = term.companyId === null ? [] : [sql`case when m.id = any(term."ownMemberIds") then 1000 else 0 end`]
  const parts = [
    ...ownRank,
    codeRank,
    nameRank,
    ...wordRank(fields, maxBoost),
    ...fieldRanks(fields, maxBoost),
    ...idRank(term, maxBoost),
  ]
  return sql`(${sql.join(parts, sql` + `)})`
}

/** Returns how completely the words match. It has the weight of names among the fields, and none if names are not searched. */
function wordRank({ NAME: name }: FieldBoosts, maxBoost: number): RawBuilder<unknown>[] {
  if (!name) return []
  const words = sql`
    case when t.texts @@ term."allExact" then 1 when t.texts @@ term."allClose" then 0.8 when ${ALL_VECTORS} @@ term."allClose" then 0.5 else 0 end`
  const head = sql`case when t.texts @@ term."headExact" then 2 when t.texts @@ term."headClose" then 1.5 when t.texts @@ term."headMixed" then 1.2 else 0 end`
  return [sql`${sql.lit(name.exact / maxBoost)} * (${words} + ${head})`]
}

/** Returns the ranks of the vectors. Exact and partial matches are ranked together unless a field has a boost for partial matches. */
function fieldRanks(fields: FieldBoosts, maxBoost: number): RawBuilder<unknown>[] {
  const hasPartialBoosts = Object.values(fields).some(({ partial }) => partial !== null)
  const ranks = Object.entries(VECTORS).flatMap(([vector, fieldOfWeight]) => {
    if (!Object.values(fieldOfWeight).some((field) => field in fields)) return []
    const rank = (boostOf: (boost: Boost) => number, query: RawBuilder<unknown>) =>
      sql`coalesce(ts_rank(${weights(fields, fieldOfWeight, boostOf, maxBoost)}::float4[], t.${sql.id(vector)}, ${query}, 1), 0)`
    const weak = sql`${rank(({ exact }) => exact, sql`term.weak`)} / 1000`
    if (hasPartialBoosts)
      return [
        rank(({ exact }) => exact, sql`term.exact`),
        rank(({ exact, partial }) => partial ?? exact / 2, sql`term.partial`),
        weak,
      ]
    return [rank(({ exact }) => exact, sql`term.close`), sql`${rank(({ exact }) => exact, sql`term.prefix`)} / 10`, weak]
  })
  const { DESCRIPTION: description } = fields
  const attributes = sql`coalesce(ts_rank(t.attributes, term.close), 0) * ${sql.lit((description?.exact ?? 0) / maxBoost)}`
  return description ? [...ranks, attributes] : ranks
}

const weights = (fields: FieldBoosts, fieldOfWeight: object, boostOf: (boost: Boost) => number, maxBoost: number) =>
  sql.lit(
    `{${['D', 'C', 'B', 'A'].map((weight) => boostFrom(fields[Reflect.get(fieldOfWeight, weight) as 'NAME'], boostOf) / maxBoost).join(',')}}`,
  )

/** Returns the rank of a match by id, on the scale of the matches by word. */
function idRank(term: Term, maxBoost: number): RawBuilder<unknown>[] {
  const id = idInTerm(term)
  if (id === null) return []
  const [ofProduct, ofCluster] = ID_FIELDS.map((field) => sql.lit(boostFrom(term.fields[field], ({ exact }) => exact / maxBoost)))
  const rank = sql`case when m.class = 'CLUSTER' and m."entryId" = ${id} then ${ofCluster} else ${ofProduct} end`
  return [sql`case when m.id = any(term."idMemberIds") then ${rank} else 0 end`]
}

const boostFrom = (boost: Boost | undefined, boostOf: (boost: Boost) => number) => (boost ? boostOf(boost) : 0)
