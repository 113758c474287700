import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseTimestamp } from '../src/db/timestamps.js'

const INSTANTS = `select to_timestamp(s + n * 86399.1234567) as instant
  from (values (-30000000000), (-63000000000), (-1), (0), (951782400), (1900000000), (253402300000)) as a (s), generate_series(-20, 20) n
  union all values ('infinity'::timestamptz), ('0044-03-15 12:00 BC')`

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
})
afterAll(async () => client.end())

test.each(['UTC', 'Europe/Amsterdam', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland'])(
  'instants in the time zone %s are read as PostgreSQL means them, to the millisecond',
  async (zone) => {
    await client.query(`set timezone to '${zone}'`)
    const { rows } = await client.query<{ text: string; ms: string }>(
      `select instant::text as text, (floor(extract(epoch from instant) * 1000))::text as ms from (${INSTANTS}) i`,
    )
    const read = rows.map(({ text, ms }) => [text, parseTimestamp(text).valueOf(), Number(ms)] as const)
    // `pg` rounds the milliseconds of instants that our reader leaves to it towards the epoch.
    const wrong = read.filter(([, own, right]) => own !== right && Math.abs(own - right) > (right < -30610224000000 ? 1 : 0))
    expect(rows.length).toBeGreaterThan(280)
    expect(wrong).toEqual([])
  },
)
