import { readdirSync, readFileSync } from 'node:fs'
import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { assembleModules } from '../src/assemble-modules.js'
import { parseFragment } from '../src/desk/base/fragment.js'
import { readLengths } from '../src/desk/pages/catalogue/price/price-lengths.js'
import { centsOf, discountedPrice, fromCents, shortPercentage, toCents } from '../src/desk/pages/sales/money.js'
import { NO_VALUE, withoutEmpty } from '../src/desk/parts/columns.js'
import { de } from '../src/desk/texts/de.js'
import { en } from '../src/desk/texts/en.js'
import { nl } from '../src/desk/texts/nl.js'

/** Every file of documents, so that a new one cannot be forgotten. */
const folder = new URL('../src/desk/api/documents/', import.meta.url)
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const files: Record<string, string>[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)))
const documents = files.flatMap((file) => Object.entries(file))

test.each(documents)('the document %s of the desk is valid today and uses nothing that is deprecated', (_, text) => {
  const { schema } = assembleModules()

  expect(validate(schema, parse(text), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
})

test.each(documents)('the document %s of the desk is valid after the removal', (_, text) => {
  const { future } = assembleModules()

  expect(validate(future(), parse(text))).toEqual([])
})

test.each([
  ['Dutch', nl],
  ['German', de],
])('the desk says everything in %s that it says in English', (_, other) => {
  const untranslated = Object.entries(en).filter(
    ([key, text]) => typeof text === 'string' && text.length > 14 && other[key as keyof typeof other] === text,
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

test('typed amounts become whole cents, and a discount on a price is exact', () => {
  expect(['12', '12,5', '12.05', '0', '12.345', '-1', 'x', ''].map(toCents)).toEqual([
    1200,
    1250,
    1205,
    0,
    null,
    null,
    null,
    null,
  ])
  expect([120505, -550, 7].map(fromCents)).toEqual(['1205.05', '-5.50', '0.07'])
  expect([2093.12, 0.1 + 0.2, -5.5].map(centsOf)).toEqual([209312, 30, -550])
  expect(discountedPrice(76.46, 10)).toBe(68.814)
  expect(discountedPrice(0.3, 33.3333)).toBe(0.2)
  expect(shortPercentage(558.02, 55.8)).toBe('10')
  expect(shortPercentage(558.02, 41.85)).toBe('7.5')
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
