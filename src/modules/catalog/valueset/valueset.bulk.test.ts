import { expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/test-server.js'
import { addSystemValueset } from '../../../../test/valuesets.js'

const NOT_ALLOWED = 'A valueset of the type SYSTEM cannot be created or changed'

const bulk = ({ rest }: TestServer, valuesets: object[], directives?: object) =>
  rest('POST /v2/valuesets/bulk/name', { valuesets, ...(directives && { directives }) })

const done = (action: string, id: number, key: string) => ({ action, id, key, lookupKey: 'name', success: true })
const failed = (key: string, error: string) => ({ key, lookupKey: 'name', success: false, error })

/** All sets as short texts: `NAME EN=… (value #extra EN=…, …)`. */
async function stored({ rest }: TestServer): Promise<string[]> {
  const { data } = (await rest('GET /v2/valuesets?expands=valuesetItems&offset=100')).body
  const texts = (list: Answer[]) => list.map(({ language, value }) => ` ${language}=${value}`).join('')
  const value = (item: Answer) => `${item.value}${item.extra === null ? '' : ` ${item.extra}`}${texts(item.descriptions)}`
  return data.map((set: Answer) => `${set.name}${texts(set.descriptions)} (${set.valuesetItems.map(value).join(', ')})`)
}

test('a bulk adds and changes sets by name, and their values by value; values that it does not name stay', async () => {
  const server = await startTestServer()
  await bulk(server, [
    {
      name: 'COLOR',
      descriptions: [{ language: 'en', value: 'Colour' }],
      valuesetItems: [
        { value: 'red', extra: '#f00', descriptions: [{ language: 'en', value: 'Red' }] },
        { value: 'blue', extra: '#00f' },
      ],
    },
  ])
  server.statements.length = 0

  const { status, body } = await bulk(server, [
    { name: 'SIZE', valuesetItems: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] },
    {
      name: 'COLOR',
      descriptions: [{ language: 'NL', value: 'Kleur' }],
      valuesetItems: [
        { value: 'red', descriptions: [{ language: 'NL', value: 'Rood' }] },
        { value: 'blue', extra: null },
        { value: 'green' },
      ],
    },
    { name: 'EMPTY' },
  ])

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: [
        done('create', expect.any(Number) as never, 'SIZE'),
        done('update', 1, 'COLOR'),
        done('create', expect.any(Number) as never, 'EMPTY'),
      ],
      messages: ['Completed'],
      total: 3,
    },
  })
  expect(server.statements.filter((text) => text !== 'begin' && text !== 'commit')).toHaveLength(2)
  expect((await stored(server)).sort()).toEqual([
    'COLOR NL=Kleur EN=Colour (red #f00 NL=Rood EN=Red, blue, green)',
    'EMPTY ()',
    'SIZE (S, M, L)',
  ])
})

test('an item that fails does not lose the others', async () => {
  const server = await startTestServer()
  await addSystemValueset(server)

  const { body } = await bulk(server, [
    { name: 'TWICE' },
    { name: 'GOOD', valuesetItems: [{ value: 'a' }] },
    { name: 'UNITS', descriptions: [{ language: 'EN', value: 'Units' }], valuesetItems: [{ value: 'KG' }] },
    { name: 'TWICE' },
  ])
  const { body: repeated } = await bulk(server, [
    { name: 'OTHER', valuesetItems: [{ value: 'x' }] },
    { name: 'BAD', valuesetItems: [{ value: 'x' }, { value: 'x' }] },
  ])

  expect(body.data).toEqual([
    failed('TWICE', 'Another item of this request has the same key'),
    done('create', expect.any(Number) as never, 'GOOD'),
    failed('UNITS', NOT_ALLOWED),
    failed('TWICE', 'Another item of this request has the same key'),
  ])
  expect(repeated.data).toEqual([
    done('create', expect.any(Number) as never, 'OTHER'),
    failed('BAD', 'The value [x] is given twice'),
  ])
  expect(await stored(server)).toEqual(['UNITS (PCE)', 'GOOD (a)', 'OTHER (x)'])
})

test('directives: update only, keep what is filled, replace the translations', async () => {
  const server = await startTestServer()
  const text = (language: string, value: string) => [{ language, value }]
  await bulk(server, [
    {
      name: 'COLOR',
      descriptions: text('EN', 'Colour'),
      valuesetItems: [{ value: 'red', extra: '#f00', descriptions: text('EN', 'Red') }],
    },
  ])

  const change = [
    {
      name: 'COLOR',
      descriptions: text('NL', 'Kleur'),
      valuesetItems: [{ value: 'red', extra: 'x', descriptions: text('NL', 'Rood') }, { value: 'new' }],
    },
  ]
  const skipped = await bulk(server, [...change, { name: 'OTHER' }], {
    skipCreate: true,
    skipIfNotEmpty: ['descriptions', 'extra'],
  })
  expect(skipped.body.data).toEqual([done('update', 1, 'COLOR'), failed('OTHER', 'Valueset not found, and skipCreate is set')])
  expect(await stored(server)).toEqual(['COLOR EN=Colour (red #f00 EN=Red, new)'])

  await bulk(server, change, { mergeTranslationsOnUpdate: [] })
  expect(await stored(server)).toEqual(['COLOR NL=Kleur (red x NL=Rood, new)'])
})

test('a bulk of which no item has the right shape is refused as a whole', async () => {
  const server = await startTestServer()
  const refused = async (line: string, body: object) => {
    const { status, body: answer } = await server.rest(line, body)
    return { status, code: answer.error.code, messages: answer.error.messages }
  }
  const good = { name: 'GOOD' }

  expect(await refused('POST /v2/valuesets/bulk/name', { valuesets: [{ descriptions: [] }] })).toEqual({
    status: 400,
    code: 10016,
    messages: ['#/valuesets/0: lacks its lookup key [name]'],
  })
  expect(await refused('POST /v2/valuesets/bulk/id', { valuesets: [good] })).toEqual({
    status: 400,
    code: 10006,
    messages: ['The lookup key [id] is not supported here; use name'],
  })
  expect(await refused('POST /v2/valuesets/bulk/name', { valuesets: [{ name: 'X', type: 'CUSTOM' }] })).toEqual({
    status: 400,
    code: 10007,
    messages: ['#/valuesets/0: extraneous key [type] is not permitted'],
  })
  expect(await refused('POST /v2/valuesets/bulk/name', { valuesets: [{ name: 'X', valuesetItems: [{ extra: 'x' }] }] })).toEqual({
    status: 400,
    code: 10007,
    messages: ['#/valuesets/0/valuesetItems/0: required key [value] not found'],
  })
  const twice = [
    { language: 'nl', value: 'a' },
    { language: 'NL', value: 'b' },
  ]
  expect(
    await refused('POST /v2/valuesets/bulk/name', {
      valuesets: [{ name: 'X', valuesetItems: [{ value: 'x', descriptions: twice }] }],
    }),
  ).toEqual({
    status: 400,
    code: 10007,
    messages: ['#/valuesets/0/valuesetItems/0/descriptions/1/language: repeats the language NL'],
  })
  expect(await stored(server)).toEqual([])
})
