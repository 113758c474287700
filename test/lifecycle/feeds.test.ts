import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../test-server.js'

let server: TestServer
let list: Answer
const get = (url: string) => server.app.inject({ method: 'GET', url, headers: { host: 'shop.example' } })

beforeAll(async () => {
  server = await startTestServer({ closes: false })
  list = (await get('/deprecations.json')).json()
})

afterAll(() => server.close())

describe('the calendar', () => {
  it('has the removal as an all-day event with reminders 90, 30 and 7 days before', async () => {
    const { headers, body } = await get('/deprecations.ics')
    const lines = body.replaceAll('\r\n ', '').split('\r\n')

    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wharf//Deprecations//EN',
      'CALSCALE:GREGORIAN',
    ])
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:removal-2027-03-01@wharf.deprecations',
        'DTSTAMP:20261115T000000Z',
        'DTSTART;VALUE=DATE:20270301',
        'DTEND;VALUE=DATE:20270302',
        'URL:http://shop.example/deprecations',
      ]),
    )
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P90D', 'TRIGGER:-P30D', 'TRIGGER:-P7D'])
  })

  it('ends every line with CRLF, folds lines at 75 octets and escapes text', async () => {
    const { body } = await get('/deprecations.ics')
    const lines = body.split('\r\n')

    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    expect(body.replaceAll('\r\n ', '')).toMatch(/^DESCRIPTION:(?:[^,;\\\r]|\\[,;\\n])+\r$/m)
  })

  it('keeps its ids from day to day, so that a subscriber sees one event', async () => {
    const ids = (text: string) => text.match(/^UID:.*$/gm)
    const today = ids((await get('/deprecations.ics')).body)

    expect(ids((await get('/deprecations.ics?at=2027-02-01')).body)).toEqual(today)
    expect(new Set(today).size).toBe(4)
  })
})

describe('the feed', () => {
  it('is well formed and has one entry for each migration', async () => {
    const { headers, body } = await get('/deprecations.rss')

    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(findXmlErrors(body)).toEqual([])
    const links = [...body.matchAll(/<item>\n<title>[^<]+<\/title>\n<link>([^<]+)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual(list.migrations.map(({ key }: Answer) => `http://shop.example/deprecations#${key}`))
    expect(body).toContain('<lastBuildDate>Sun, 15 Nov 2026 00:00:00 GMT</lastBuildDate>')
    expect(body).toContain('<pubDate>Tue, 22 Sep 2026 00:00:00 GMT</pubDate>')
  })

  it('escapes the host that a caller sends', async () => {
    const { body } = await server.app.inject({ method: 'GET', url: '/deprecations.rss', headers: { host: 'a&b.example' } })

    expect(findXmlErrors(body)).toEqual([])
    expect(body).toContain('<link>http://a&amp;b.example/deprecations</link>')
  })
})

/** The errors of an XML document: elements that are not closed, and unescaped characters. */
function findXmlErrors(xml: string): string[] {
  const openElements: string[] = []
  const content = xml.replace(/^<\?xml [^?]*\?>\n/, '')
  for (const [, close, name = '', empty] of content.matchAll(/<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*(\/?)>/g)) {
    if (close && openElements.pop() !== name) return [`</${name}>`]
    if (!close && !empty) openElements.push(name)
  }
  const stray = content.replace(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*\/?>/g, '').match(/[<>]|&(?!(?:amp|lt|gt|quot);)/g) ?? []
  return [...openElements, ...stray]
}

describe('the page', () => {
  it('counts the days, shows every migration with its action and counts, and links to the other formats', async () => {
    const { headers, body } = await get('/deprecations')

    expect(headers.link).toMatch(/^<\/deprecations\.json>; rel="alternate"; type="application\/json", /)
    expect(body).toContain('<strong>106 days</strong>')
    for (const { key, action, expected, listed } of list.migrations) {
      expect(body.match(new RegExp(` id="${key}"`, 'g'))).toHaveLength(1)
      expect(body).toContain(`<p>${action}</p>`)
      expect(body).toContain(`<b>${listed.graphql + listed.rest}</b> listed / ${expected} counted`)
    }
    expect(new Set(body.match(/ id="[^"]*"/g)).size).toBe(body.match(/ id="/g)?.length)
  })

  it('shows an example of each kind of item, before and after', async () => {
    const { body } = await get('/deprecations')
    const example = (id: string) =>
      [...(body.split(`<article id="${id}"`)[1]?.split('</article>')[0] ?? '').matchAll(/<pre[^>]*><code>([^<]*)/g)].map(
        ([, code]) => code,
      )

    expect(example('gql:Channel.channelId')).toEqual([
      'query Example {\n  channel(channelId: 1) {\n    channelId\n  }\n}',
      'query Example {\n  channel(channelId: 1) {\n    channelId: id\n  }\n}',
    ])
    expect(example('gql:Contact.debtorId')[1]).toContain('company {\n      debtorId')
    expect(example('gql:Product.mediaImages')[1]).toContain('media {\n      mediaImages: images {')
    expect(example('gql:logout')[1]).toBe('# A replacement has been announced, but is not available yet.')
    expect(example('gql:SortOrder.asc')[1]).toContain('sortOrder: ASC')
    expect(example('rest:GET_/v2/surcharges_?taxCode')).toEqual([
      'GET /v2/surcharges?taxCode=1',
      'GET /v2/surcharges?taxCodeValue=1',
    ])
    expect(example('rest:Tax.shopId')[0]).toBe('# The answer has shopId.\nGET /v2/taxes')
  })

  it('says after the removal that the items no longer work, and still shows their replacements', async () => {
    const { headers, body } = await get('/deprecations?at=2027-03-01')

    expect(body).toContain('<strong>Removed</strong>')
    expect(body).toContain('the items below no longer work')
    expect(body).not.toContain('data-removal')
    expect(body.match(/<h4><s>/g)).toHaveLength(list.items.length)
    expect(body).toContain('<dt>Replacement</dt><dd><code>Channel.id</code></dd>')
    expect(headers.link).toContain('</deprecations.json?at=2027-03-01>; rel="alternate"')
  })
})
