/** The directives of a bulk; unknown names are refused. */
import { getNamedType, getNullableType, isListType } from 'graphql'
import { invalid } from '../../core/base/errors.js'
import { convertTarget, renamedTo } from '../../core/lifecycle/legacy.js'
import type { Dto } from './dto.js'
import type { BulkInput } from './route.js'
import type { SchemaRegistry } from './shapes/json-schema.js'
import type { Property } from './shapes/properties.js'

type Json = Record<string, unknown>

/** Reads directives. A flag is on if it is true or a list, even an empty one. */
export function readDirectives(given: Json, properties: readonly Property[]): BulkInput['directives'] {
  const { skipIfNotEmpty, skipCreate, skipMoveOnUpdate, mergeTranslationsOnUpdate: merge, resetOnUpdate } = given
  return {
    skipIfNotEmpty: namesOf('skipIfNotEmpty', skipIfNotEmpty, properties),
    skipCreate: skipCreate !== undefined && skipCreate !== false,
    skipMoveOnUpdate: skipMoveOnUpdate !== undefined && skipMoveOnUpdate !== false,
    mergeTranslationsOnUpdate:
      Array.isArray(merge) && merge.length
        ? namesOf('mergeTranslationsOnUpdate', merge, properties.filter(isTranslated))
        : merge !== undefined && merge !== false,
    resetOnUpdate: resetOnUpdate !== undefined && resetOnUpdate !== false,
  }
}

/** Returns the properties that a directive names, old names as the new ones. Unknown names are rejected; ignoring them would hide typos. */
function namesOf(directive: string, given: unknown, properties: readonly Property[]): string[] {
  const names = (given as string[] | undefined) ?? []
  const named = names.map((name) => properties.filter((property) => property.name === name))
  const known = [...new Set(properties.map(({ name }) => name))].sort().join(', ')
  const problems = names.flatMap((name, i) =>
    named[i]?.length ? [] : [{ path: ['directives', directive, i], message: `[${name}] must be one of ${known}` }],
  )
  if (problems.length) throw invalid(problems)
  return named.flat().map(({ name, legacy }) => (legacy && (renamedTo(legacy) ?? convertTarget(legacy))) ?? name)
}

/** Returns the properties that directives may name: those of the items, and of nested records in lists. */
export function directiveProperties(schemas: SchemaRegistry, dto: Dto): Property[] {
  const { properties } = schemas.shapeOf(dto)
  const lists = properties.filter(({ type }) => isListType(getNullableType(type))).map(({ type }) => getNamedType(type).name)
  const riding = dto.inner?.filter(({ from }) => lists.includes(from)) ?? []
  return [...properties, ...riding.flatMap((inner) => directiveProperties(schemas, inner))]
}

/** Returns whether a property contains texts in several languages. */
const isTranslated = ({ type }: Property) => /^(Localized|Attribute)\w*Input$/.test(getNamedType(type).name)
