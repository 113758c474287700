import { readFileSync } from 'node:fs'
import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { assembleModules } from '../src/assemble-modules.js'
import * as catalogue from '../src/desk/api/documents.catalogue.js'
import * as platform from '../src/desk/api/documents.platform.js'
import * as sales from '../src/desk/api/documents.sales.js'
import { parseFragment } from '../src/desk/base/fragment.js'
import { readLengths } from '../src/desk/pages/catalogue/price-lengths.js'
import { NO_VALUE, withoutEmpty } from '../src/desk/parts/columns.js'
import { en } from '../src/desk/texts/en.js'
import { nl } from '../src/desk/texts/nl.js'

const documents = Object.entries({ ...catalogue, ...platform, ...sales })

test.each(documents)('the document %s of the desk is valid today and uses nothing that is deprecated', (_, text) => {
  const { schema } = assembleModules()

  expect(validate(schema, parse(text), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
})

test.each(documents)('the document %s of the desk is valid after the removal', (_, text) => {
  const { future } = assembleModules()

  expect(validate(future(), parse(text))).toEqual([])
})

test('the desk says everything in Dutch that it says in English', () => {
  const untranslated = Object.entries(en).filter(
    ([key, text]) => typeof text === 'string' && text.length > 14 && nl[key as keyof typeof nl] === text,
  )

  expect(untranslated).toEqual([])
})

test('an address with an invalid percent-encoding names no view, and does not fail', () => {
  for (const fragment of ['/%E0%A4%A', '/orders/%E0%A4%A', '/%', '/orders/%zz?page=2']) {
    const { path } = parseFragment(fragment)

    expect(path).toEqual([fragment.split('?')[0]])
  }
  expect(parseFragment('/orders/a%2Fb?status=%E0%A4%A')).toMatchObject({ path: ['orders', 'a/b'] })
})

test('all bars of a calculated price have one scale: dividing the price of a hundred by a hundred changes no length', () => {
  const steps = [
    { operation: 'START', value: '24', result: '24' },
    { operation: 'SUBTRACT_PERCENTAGE', value: '10', result: '21.6' },
    { operation: 'DIVIDE', value: '100', result: '0.216' },
    { operation: 'ROUND', value: '2', result: '0.22' },
    { operation: 'ADD_TAX', value: '21', result: '0.2662' },
  ] as const

  expect(readLengths(steps)).toEqual([90.2, 81.1, 81.1, 82.6, 100])
  expect(readLengths([{ operation: 'START', value: '0', result: '0' }])).toEqual([0])
})

test('a list leaves out the columns without a value in any row; a zero is a value', () => {
  const columns = [
    { title: 'name', render: (row: { name: string }) => row.name },
    { title: 'phone', render: () => '' },
    { title: 'limit', render: () => NO_VALUE },
    { title: 'contacts', render: () => 0 },
  ]
  const shown = withoutEmpty(columns, [{ name: 'One' }, { name: '' }])

  expect(shown.map(({ column, cells }) => [column.title, cells])).toEqual([
    ['name', ['One', '']],
    ['contacts', [0, 0]],
  ])
})

test('the first view of the desk weighs at most 250 kB compressed', async () => {
  const { buildPortal } = await import(new URL('../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
  const { firstView } = JSON.parse(readFileSync('dist/portal/manifest.json', 'utf8'))

  expect(firstView).toBeGreaterThan(50_000)
  expect(firstView).toBeLessThanOrEqual(250_000)
})
