import fc from 'fast-check'
import {
  buildASTSchema,
  buildSchema,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  type GraphQLSchema,
  getVariableValues,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  type OperationDefinitionNode,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  parse,
  ScalarLeafsRule,
  specifiedRules,
  TypeInfo,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
  validateSchema,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import contract from '../../src/contract/schema.gen.graphql'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { graphqlItems } from '../../src/interfaces/graphql/lifecycle/declared-items.js'
import { schemaAfterRemoval, sdlOf } from '../../src/interfaces/graphql/lifecycle/schema-after-removal.js'
import { usesFinder } from '../../src/interfaces/graphql/lifecycle/used-items.js'
import { writeDocument } from './writer.js'

const DOCUMENT_COUNT = 7_000
const currentSchema = buildASTSchema(contract, { assumeValidSDL: true })
const futureSchema = schemaAfterRemoval(contract, currentSchema)
const registry = openRegistry(graphqlItems(currentSchema).map(({ declared }) => declared))
const itemFinder = usesFinder(currentSchema, registry)

/** The rules of graphql-js whose verdict depends on what the schema holds; the other half of them only reads the document. */
const SCHEMA_RULES = [
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
]

/** The schema keeps this field because an interface does. The server refuses it; interface-fields.test.ts sends it. */
const KEPT_BY_INTERFACE = 'Cluster.sku'

/** Returns the errors of a request on a schema, by real validation and coercion. */
function findErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  rules: readonly ValidationRule[] = SCHEMA_RULES,
): string[] {
  const invalid = validate(schema, document, rules, { maxErrors: 1 })
  if (invalid.length) return invalid.map(({ message }) => message)
  const [{ variableDefinitions = [] }] = document.definitions as unknown as [OperationDefinitionNode]
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables)
  return errors.map(({ message }) => message)
}

it('a document uses an item exactly when the schema without the items refuses it', () => {
  const used = new Set<string>()
  let count = 0
  const seen = { clean: 0, inText: 0, onlyInVariables: 0 }

  const verdicts = fc.property(fc.array(fc.nat({ max: 0xffff }), { minLength: 10, maxLength: 64, size: 'max' }), (tape) => {
    const { source, variables } = writeDocument(currentSchema, tape)
    const document = parse(source)
    const info = new TypeInfo(currentSchema)
    const { visitor, found } = itemFinder.inDocument(info)
    visit(document, visitWithTypeInfo(info, visitor))
    const inText = found.filter(({ item }) => item.item !== KEPT_BY_INTERFACE)
    const inVariables = itemFinder.inVariables(document.definitions[0] as OperationDefinitionNode)?.(variables) ?? []
    for (const { item } of [...found, ...inVariables]) used.add(item.id)
    seen[inText.length ? 'inText' : inVariables.length ? 'onlyInVariables' : 'clean']++

    const refusals = findErrors(futureSchema, document, variables)

    // What is right on the smaller schema is right on the whole one, unless the finder says otherwise; now and then by every rule.
    const rules = count++ % 20 === 0 ? specifiedRules : refusals.length ? SCHEMA_RULES : null
    if (rules && findErrors(currentSchema, document, variables, rules).length)
      throw new Error(`The writer wrote an invalid document: ${source}`)
    const request = `${source}\n${JSON.stringify(variables)}`
    if (refusals.length > 0 !== inText.length + inVariables.length > 0) throw new Error([request, ...refusals].join('\n'))
  })
  fc.assert(verdicts, { seed: 20_270_301, numRuns: DOCUMENT_COUNT })

  // Random documents miss a few items; graphql.test.ts sends every one of them.
  const unused = registry.items.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  expect(unused.length, unused.join(', ')).toBeLessThanOrEqual(registry.items.length / 10)
  expect(seen.clean).toBeGreaterThan(DOCUMENT_COUNT / 10)
  expect(seen.onlyInVariables).toBeGreaterThan(DOCUMENT_COUNT / 250)
})

it('the schema without the items is valid and has nothing deprecated', () => {
  const sdl = sdlOf(futureSchema)

  expect(validateSchema(buildSchema(sdl))).toEqual([])
  expect(sdl).not.toContain('@deprecated')
  expect(sdl).not.toMatch(/\b(Shop|TaxCode)\b/)
  expect(Object.keys(futureSchema.getTypeMap()).filter((name) => !currentSchema.getType(name))).toEqual([])
})
