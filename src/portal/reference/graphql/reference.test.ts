import { expect, test } from 'vitest'
import { assembleModules } from '../../../assemble-modules.js'
import recorded from '../../../contract/graphql-examples.gen.json' with { type: 'json' }
import { escapeHtml } from '../../portal.pages.js'
import { openGraphqlReference } from './document.js'
import type { GraphqlExamples } from './examples.js'
import { familyOf } from './families.js'
import { familyPage, listGraphqlOperations, overviewPage, typePage } from './page.js'

const { schema } = assembleModules()
const examples = recorded as unknown as GraphqlExamples
const reference = openGraphqlReference(schema, examples)
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
const families = reference.chapters.flatMap((chapter) => chapter.families)

test('every operation is in one family, and every family has a title and a description', () => {
  expect(fields.filter(({ name }) => !familyOf(name)).map(({ name }) => name)).toEqual([])
  expect(families.flatMap(({ operations }) => operations)).toHaveLength(fields.length)
  expect(families.filter(({ name, title, description }) => name === title || description === '')).toEqual([])
  expect(listGraphqlOperations(reference)).toHaveLength(fields.length)
})

test('the page of a family shows the example of each operation, and where a deprecated one is replaced', () => {
  const missing = families.flatMap((family) => {
    const { html } = familyPage(undefined, reference, family)
    return family.operations.filter(({ root, field, example }) => {
      const isShown = example
        ? html.includes(escapeHtml(example.document)) && html.includes(escapeHtml(JSON.stringify(example.answer, null, 2)))
        : field.deprecationReason != null &&
          html.includes(`/deprecations#gql:${root === 'query' ? 'Query' : 'Mutation'}.${field.name}`)
      return !isShown || !html.includes(`id="${root}-${field.name}"`)
    })
  })

  expect(missing.map(({ field }) => field.name)).toEqual([])
})

test('the overview links to every operation, and the types that operations name have pages', () => {
  const { html } = overviewPage(undefined, reference)
  const links = new Set([...html.matchAll(/href="(\/docs\/graphql\/[\w-]+#[\w-]+)"/g)].map((match) => match[1]))
  expect(links.size).toBe(fields.length)

  const [orders] = families.filter(({ name }) => name === 'orders')
  const page = orders ? familyPage(undefined, reference, orders).html : ''
  const types = [...page.matchAll(/data-schema="(\w+)"/g)].map((match) => reference.type(match[1] ?? ''))
  expect(types.length).toBeGreaterThan(10)
  for (const type of types) expect(type && typePage(undefined, reference, type).html).toContain('<div id="schema">')
})
