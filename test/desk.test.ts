import { readFileSync } from 'node:fs'
import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { expect, test } from 'vitest'
import { assembleRooms } from '../src/assemble-rooms.js'
import * as catalogue from '../src/desk/api/documents.catalogue.js'
import * as platform from '../src/desk/api/documents.platform.js'
import * as sales from '../src/desk/api/documents.sales.js'
import { en } from '../src/desk/texts/en.js'
import { nl } from '../src/desk/texts/nl.js'

const documents = Object.entries({ ...catalogue, ...platform, ...sales })

test.each(documents)('the document %s of the desk is valid today and uses nothing that is deprecated', (_, text) => {
  const { schema } = assembleRooms()

  expect(validate(schema, parse(text), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
})

test.each(documents)('the document %s of the desk is valid after the removal', (_, text) => {
  const { future } = assembleRooms()

  expect(validate(future(), parse(text))).toEqual([])
})

test('the desk says everything in Dutch that it says in English', () => {
  const untranslated = Object.entries(en).filter(
    ([key, text]) => typeof text === 'string' && text.length > 14 && nl[key as keyof typeof nl] === text,
  )

  expect(untranslated).toEqual([])
})

test('the first view of the desk weighs at most 250 kB compressed', async () => {
  const { buildPortal } = await import(new URL('../tools/portal-assets.mjs', import.meta.url).href)
  await buildPortal()
  const { firstView } = JSON.parse(readFileSync('dist/portal/manifest.json', 'utf8'))

  expect(firstView).toBeGreaterThan(50_000)
  expect(firstView).toBeLessThanOrEqual(250_000)
})
