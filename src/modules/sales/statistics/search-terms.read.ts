/** Reads the search terms that found nothing. The module `search` records them. */
import { sql } from 'kysely'
import type {
  SearchTermsWithoutResults,
  SearchTermsWithoutResultsInput,
  SearchTermWithoutResults,
} from '../../../contract/contract.gen.js'
import type { Ctx } from '../../../core/context.js'
import { requirePeriod } from './periods.js'
import { ofChannel } from './statistics.read.js'

export async function readSearchTermsWithoutResults(
  { db, now }: Ctx,
  input: SearchTermsWithoutResultsInput,
): Promise<SearchTermsWithoutResults> {
  const { from, to } = requirePeriod(input, now.toISOString().slice(0, 10))
  const { rows } = await sql<SearchTermWithoutResults>`
    select term, least(sum(count), 2147483647)::int as count, max("lastAt") as "lastAt"
      from "searchTermMiss"
     where day between ${from}::date and ${to}::date and ${ofChannel(input.channelId)}
     group by term order by sum(count) desc, term limit ${input.limit ?? 10}`.execute(db)
  return { items: rows }
}
