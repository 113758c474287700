import fc from 'fast-check'
import {
  buildASTSchema,
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
  validateSchema,
} from 'graphql'
import { expect, it } from 'vitest'
import contract from '../../src/contract/schema.gen.graphql'
import { openRegistry } from '../../src/core/lifecycle/registry.js'
import { graphqlItems } from '../../src/faces/graphql/lifecycle/declared-items.js'
import { schemaAfterRemoval, sdlOf } from '../../src/faces/graphql/lifecycle/schema-after-removal.js'
import { usesFinder } from '../../src/faces/graphql/lifecycle/used-items.js'
import { writeDocument } from './writer.js'

const DOCUMENTS = 20_000
const present = buildASTSchema(contract, { assumeValidSDL: true })
const future = schemaAfterRemoval(contract, present)
const registry = openRegistry(graphqlItems(present).map(({ declared }) => declared))
const finder = usesFinder(present, registry)

/** What is wrong with a request on a schema, by real validation and coercion. */
function wrong(schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>): string[] {
  const invalid = validate(schema, document, undefined, { maxErrors: 1 })
  if (invalid.length) return invalid.map(({ message }) => message)
  const [{ variableDefinitions = [] }] = document.definitions as unknown as [OperationDefinitionNode]
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables)
  return errors.map(({ message }) => message)
}

it('a document uses an item exactly when the schema without the items refuses it', () => {
  const met = new Set<string>()
  const seen = { clean: 0, inText: 0, onlyInVariables: 0 }

  const verdicts = fc.property(fc.array(fc.nat({ max: 0xffff }), { minLength: 10, maxLength: 64, size: 'max' }), (tape) => {
    const { source, variables } = writeDocument(present, tape)
    const document = parse(source)
    const inText = finder.inDocument(document)
    const inVariables = finder.inVariables(document.definitions[0] as OperationDefinitionNode)?.(variables) ?? []
    for (const { item } of [...inText, ...inVariables]) met.add(item.id)
    seen[inText.length ? 'inText' : inVariables.length ? 'onlyInVariables' : 'clean']++

    const refusals = wrong(future, document, variables)

    // What is right on the smaller schema is right on the whole one, unless the finder says otherwise.
    if (refusals.length && wrong(present, document, variables).length) throw new Error(`The writer wrote nonsense: ${source}`)
    const request = `${source}\n${JSON.stringify(variables)}`
    if (refusals.length > 0 !== inText.length + inVariables.length > 0) throw new Error([request, ...refusals].join('\n'))
  })
  fc.assert(verdicts, { seed: 20_270_301, numRuns: DOCUMENTS })

  // Chance passes a few by; graphql.test.ts sends each of them.
  const unmet = registry.items.filter(({ id }) => !met.has(id)).map(({ id }) => id)
  expect(unmet.length, unmet.join(', ')).toBeLessThanOrEqual(registry.items.length / 20)
  expect(seen.clean).toBeGreaterThan(DOCUMENTS / 10)
  expect(seen.onlyInVariables).toBeGreaterThan(DOCUMENTS / 250)
})

it('the schema without the items is sound, and nothing in it is deprecated', () => {
  const sdl = sdlOf(future)

  expect(validateSchema(buildSchema(sdl))).toEqual([])
  expect(sdl).not.toContain('@deprecated')
  expect(sdl).not.toMatch(/\b(Shop|TaxCode)\b/)
  expect(Object.keys(future.getTypeMap()).filter((name) => !present.getType(name))).toEqual([])
})
