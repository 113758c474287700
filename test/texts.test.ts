import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizeMarkup } from '../src/core/input/html.js'
import { withoutMarkup } from '../src/core/input/markup.js'
import { undone } from './rolled-back.js'
import { startTestServer, type TestServer } from './test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ closes: false })
})
afterAll(() => server.close())

const nl = (value: string) => [{ language: 'NL', value }]

test('a code is kept as it was sent, a name loses its markup', () =>
  undone(server, async () => {
    const codes = { sku: 'A<B>C', eanCode: '<i>1', supplierCode: 'S<x>', manufacturerCode: '<M>', barCode: '<b>' }

    const { body } = await server.rest('POST /v2/products', { names: nl('<b>Saw</b>'), ...codes })
    const bulk = await server.rest('POST /v2/products/bulk/sku', { products: [{ sku: 'D<E>F', names: nl('Drill') }] })

    expect(body).toMatchObject({ ...codes, names: nl('Saw') })
    expect(bulk.body.data).toMatchObject([{ key: 'D<E>F', success: true }])
    expect((await server.rest(`GET /v2/products/sku/${encodeURIComponent('D<E>F')}`)).body.sku).toBe('D<E>F')
  }))

test('descriptions of the catalogue keep their markup, without what could run', () =>
  undone(server, async () => {
    const sent =
      '<p onclick="x">Cuts <b>well</b> & fast</p><script>steal()</script><scr<script></script>ipt><img src=x onerror=steal()>'

    const { body } = await server.rest('POST /v2/products', {
      names: nl('Saw'),
      descriptions: nl(sent),
      shortDescriptions: nl(sent),
    })

    const kept = nl('<p>Cuts <b>well</b> &amp; fast</p>ipt&gt;<img src="x" />')
    expect(body).toMatchObject({ descriptions: kept, shortDescriptions: kept })
  }))

test('markup that is allowed is kept character for character', () => {
  for (const text of [
    'No markup at all: a < b & c > d, 5 <10, R&D, &nbsp;',
    '<p class="lead" title="it\'s">Caf&eacute; & <b>bar</b><br>1 < 2<br/>x</p>',
    "<ul><li>one</li>\n<li><a href='https://shop.example/a?b=1&c=2' target='_blank'>two</a></li></ul>",
    '<a href="mailto:info@shop.example">mail</a><img src="/media/1.png" alt="" /><table><tr><td colspan="2">x</td></tr></table>',
  ])
    expect(sanitizeMarkup(text)).toBe(text)
})

test('markup that could execute, load a frame, send a form or cover the page is removed', () => {
  for (const [sent, kept] of [
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg onload=alert(1)><a>x</a></svg>', ''],
    ['<iframe src="javascript:alert(1)">x</iframe>', ''],
    ['<form action="https://evil.example"><input name="q"><button>Pay</button></form>', 'Pay'],
    ['<object data="x.swf">x</object><embed src="x">', ''],
    ['<style>body{display:none}</style>', ''],
    ['<p style="position:fixed;top:0;color:red;background:url(//evil.example)">x</p>', '<p style="color:red">x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVa\tScript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a><a href="ftp://x">y</a><a href="tel:1">z</a>', '<a>x</a><a>y</a><a>z</a>'],
    ['<a title=\'"\' href="vbscript:x">x</a>', '<a title="&quot;">x</a>'],
    [
      '<video poster="javascript:x" src="https://shop.example/v.mp4" onplay="x"></video>',
      '<video src="https://shop.example/v.mp4"></video>',
    ],
    ['<base href="//evil.example"><meta http-equiv="refresh" content="0"><link rel=stylesheet href=x>', ''],
    ['<math><mtext><script>x</script></mtext></math>', ''],
    ['<!-- <b> --><![CDATA[<script>x</script>]]><?php x ?>a', 'a'],
    ['</div></div><b>x', '<b>x</b>'],
    ['<p id="login" name="x">x</p>', '<p>x</p>'],
  ] as const)
    expect([sent, sanitizeMarkup(sent)]).toEqual([sent, kept])
})

test('if one language must serve for all, an empty text counts as missing; it is returned as sent', () =>
  undone(server, async () => {
    const texts = '[{ language: "NL", value: "" }, { language: "DE", value: "<br>" }, { language: "EN", value: "Saw" }]'
    const made = await server.gql(
      `mutation { productCreate(input: { sku: "E", names: ${texts}, shortNames: ${texts} }) {
        shortName shortNames(language: "NL") { value } names { language value } slugs { language value } } }`,
    )

    expect(made.productCreate).toEqual({
      shortName: 'Saw',
      shortNames: [{ value: '' }],
      names: [
        { language: 'NL', value: '' },
        { language: 'DE', value: '' },
        { language: 'EN', value: 'Saw' },
      ],
      slugs: [{ language: 'EN', value: 'saw' }],
    })
  }))

test('texts of offers, valuesets, attributes and media lose their markup', () =>
  undone(server, async () => {
    const { productCreate: saw } = await server.gql(
      'mutation { productCreate(input: { names: [{ language: "NL", value: "Saw" }], sku: "S" }) { productId } }',
    )
    const made = await server.gql(
      `mutation ($id: Int!, $text: String!, $texts: [LocalizedStringInput!]!) {
        bundleCreate(input: { name: $text, description: $text, addBundleItems: [{ productId: $id }] }) { name description }
        valuesetCreate(input: { name: "SIZES", descriptions: $texts, valuesetItems: [{ value: $text, descriptions: $texts }] }) {
          descriptions { value } valuesetItems { items { value descriptions { value } } } }
        attributeDescriptionCreate(input: { name: "SIZE", descriptions: $texts, units: $texts, group: $text, type: TEXT,
          attributeClass: PRODUCT, defaultValue: { textValues: [] } }) { descriptions { value } units { value } group }
      }`,
      { id: saw.productId, text: '<b>Set</b>', texts: nl('<b>Set</b>') },
    )

    const set = [{ value: 'Set' }]
    expect(made).toEqual({
      bundleCreate: { name: 'Set', description: 'Set' },
      valuesetCreate: { descriptions: set, valuesetItems: { items: [{ value: 'Set', descriptions: set }] } },
      attributeDescriptionCreate: { descriptions: set, units: set, group: 'Set' },
    })
  }))

test('a tag takes the blanks with it that it would leave at the ends of a text; those that were sent stay', () => {
  expect(withoutMarkup('<Nieuw> hamer')).toBe('hamer')
  expect(withoutMarkup('Maat <M>')).toBe('Maat')
  expect(withoutMarkup(' <b>a</b> <i> b </i> ')).toBe('a  b')
  expect(withoutMarkup('<p> </p>')).toBe('')
  expect(withoutMarkup(' a < b ')).toBe(' a < b ')
})

test('a tag around another is found, too', () => {
  expect(withoutMarkup('a <<b>script>x</<i>script> < b > 3 <c')).toBe('a x < b > 3 <c')
})

test('a character inside a tag that begins none hides no tag; text that only looks like one stays', () => {
  for (const sent of ['<img <1 src=x onerror=alert(1)>', '<img src="<" onerror=alert(1)>', '<img <1 <2 src=x>', '<a\n<\n>'])
    expect(withoutMarkup(`a${sent}b`)).toBe('ab')
  for (const sent of ['<img src=x onerror=alert(1)', '<svg/onload=alert(1)', '<b<img src=x ', '<!-- hidden', '<a <i>href=x'])
    expect(withoutMarkup(`a ${sent}`)).toMatch(/^a( <b)?$/)
  for (const sent of ['3 < 5 > 2', 'a<b', 'a <b and c', 'd<D L=3m', '<> <3', '1 > 0 = no']) expect(withoutMarkup(sent)).toBe(sent)
})

test('no input leaves a tag in a text', () => {
  const parts = fc.constantFrom('<', '>', '</', '<!', '<1', 'b', 'scr', 'ipt', '<script', '</script>', '"', ' ', '=', 'src=', '/')
  const texts = fc.array(parts, { maxLength: 30 }).map((some) => some.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(withoutMarkup(text)).not.toMatch(/<[a-z/!?].*>/is)
      expect(withoutMarkup(text)).not.toMatch(/<[a-z][^\s/<]*[\s/].*src=/is)
    }),
    { numRuns: 5000 },
  )
})

/** Far above what work that grows with the length of a text needs, even on a busy machine, and far below what work that grows with its square needs. */
const ENDLESS_MS = 90_000

/** Fails when the work does not end: unlike a test's own time limit, this one also stops work that never waits. */
const ends = (work: () => unknown) => runInNewContext('work()', { work }, { timeout: ENDLESS_MS })

test.each<[string, (n: number) => string]>([
  ['signs that open tags', (n) => withoutMarkup('<'.repeat(n) + 'b>'.repeat(n))],
  ['tags that are never closed', (n) => withoutMarkup(`${'<b '.repeat(n)}${'<1'.repeat(n)}${'>'.repeat(n)}`)],
  ['signs that begin no tag', (n) => withoutMarkup('<1'.repeat(n) + '>'.repeat(n))],
  ['attributes without a tag', (n) => withoutMarkup(`${'<b '.repeat(n)}${'=ab'.repeat(n)}`)],
])('half a million %s are removed at a cost that grows with the length of the text, not with its square', (_, remove) => {
  expect(ends(() => /<[a-z/]/.test(remove(500_000)))).toBe(false)
})

/** Reads markup as a browser does that is as forgiving as can be: every tag, with all that looks like an attribute. */
const readTags = (markup: string) =>
  [...markup.matchAll(/<([a-z/!?][^\s/>]*)([^>]*)/gi)].map(([, name = '', rest = '']) => ({ name, rest }))

test('no input leaves a tag, attribute or URL in markup that is not allowed, and sanitizing again changes nothing', () => {
  const parts = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '<!--',
      '-->',
      '<b',
      '<p',
      '<a',
      '<img',
      '<svg',
      '<math',
      '<style',
      '</style>',
      '<script',
      '</script>',
      '<textarea',
      '<title',
    ],
    ...[
      '"',
      "'",
      ' ',
      '=',
      'href=',
      'src=',
      'title=',
      'onerror=',
      'style=',
      'x',
      'javascript:',
      'https://x',
      '&#106;',
      '&lt;',
      '&quot;',
      '\t',
      '/',
      '\u00a0',
    ],
  )
  const texts = fc.array(parts, { maxLength: 30 }).map((some) => some.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const kept = sanitizeMarkup(text)
      for (const { name, rest } of readTags(kept)) {
        expect(name).toMatch(/^\/?(b|p|a|img)$/)
        const names = [...rest.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/[^\s=/]+/g)].map(([word]) => word)
        expect(names.filter((word) => !/^(href|src|title|style)$/.test(word))).toEqual([])
        expect(rest).not.toMatch(/(href|src)=["']?\s*javascript/i)
      }
      expect(sanitizeMarkup(kept)).toBe(kept)
    }),
    { numRuns: 5000 },
  )
})

test.each<[string, (n: number) => string]>([
  ['tags that are never closed', (n) => '<b>'.repeat(n)],
  ['tags that are never ended', (n) => '<b '.repeat(n)],
  ['attributes', (n) => `<b ${'title="x" '.repeat(n)}>`],
  ['scripts that are never closed', (n) => '<script'.repeat(n)],
  ['scripts in scripts', (n) => `${'<scr<script>'.repeat(n)}${'</script>ipt>'.repeat(n)}`],
  ['quotes', (n) => `<b title=${`"'`.repeat(n)}`],
])('fifty thousand %s are sanitized at a cost that grows with the length of the text, not with its square', (_, make) => {
  expect(ends(() => sanitizeMarkup(make(50_000)).length < 2_000_000)).toBe(true)
})

test('a page has at most a hundred items if the contract says so', async () => {
  for (const list of ['bundles', 'surcharges', 'carriers']) {
    const { errors } = await server.gql(`{ ${list}(input: { offset: 101 }) { itemsFound } }`)

    expect([list, errors]).toEqual([list, [{ message: 'offset must be a whole number from 1 to 100', code: 'VALIDATION_ERROR' }]])
    expect(await server.gql(`{ ${list}(input: { offset: 100 }) { itemsFound } }`)).not.toHaveProperty('errors')
  }
  for (const path of ['bundles', 'valuesets', 'surcharges', 'carriers', 'companies', 'contacts', 'customers']) {
    const { status, body } = await server.rest(`GET /v2/${path}?offset=101`)

    expect([path, status, body.error.code]).toEqual([path, 400, 10015])
  }
  expect((await server.rest('GET /v2/taxes?offset=1000')).status).toBe(200)
})

test('an invalid uuid is refused, with its position', async () => {
  const asked: [string, string][] = [
    ['categories(filter: { uuids: ["x"] })', 'uuids[0]'],
    ['bundles(input: { ids: ["x"] })', 'ids[0]'],
    ['baseProducts(input: { uuids: ["x"] })', 'uuids[0]'],
    ['baseProducts(input: { categoryUuid: "x" })', 'categoryUuid'],
    ['machines(input: { ids: ["x"] })', 'ids[0]'],
  ]
  for (const [field, place] of asked) {
    const { errors } = await server.gql(`{ ${field} { itemsFound } }`)

    expect([field, errors[0].code]).toEqual([field, 'VALIDATION_ERROR'])
    expect(errors[0].message).toContain(`${place} must be a uuid`)
  }
})
