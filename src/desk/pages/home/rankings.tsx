/** The rankings of the home page: the products that sold best, and searches without results. */
import { Anchor, Text } from '@mantine/core'
import { missedSearchesDocument, topProductsDocument } from '../../api/documents/home.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { Bars } from '../../parts/bars.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Panel } from '../../parts/page.js'
import type { MissedSearchesResult, TopProductsResult } from './types.js'
import { homeWords } from './words.js'

export function TopProducts({ input }: { input: object }) {
  const words = useWords(homeWords)
  const format = useFormat()
  const { data, error, isLoading } = useQuery<TopProductsResult>(topProductsDocument, { input: { ...input, limit: 8 } })
  const currency = data?.topProducts.currency
  return (
    <Panel title={words.topProducts}>
      {error && <ErrorNotice error={error} />}
      {currency && (
        <Text size="sm" c="dimmed" mb="sm">
          {words.topProductsIn(currency)}
        </Text>
      )}
      <div data-loading={isLoading || undefined}>
        {data && (
          <Bars
            label={words.topProducts}
            nothing={words.noProducts}
            bars={data.topProducts.items.map(({ productId, sku, name, quantity, gross }) => ({
              key: productId,
              name:
                name || sku ? (
                  <Anchor href={linkTo(`/products/${productId}`)} size="sm" title={words.pieces(format.number(quantity))}>
                    {name || sku}
                  </Anchor>
                ) : (
                  words.deletedProduct
                ),
              value: gross,
              text: format.amount(gross, currency ?? undefined),
            }))}
          />
        )}
      </div>
    </Panel>
  )
}

export function MissedSearches({ input }: { input: object }) {
  const words = useWords(homeWords)
  const format = useFormat()
  const { data, error, isLoading } = useQuery<MissedSearchesResult>(missedSearchesDocument, { input: { ...input, limit: 8 } })
  const items = data?.searchTermsWithoutResults.items
  return (
    <Panel title={words.missedSearches}>
      {error && <ErrorNotice error={error} />}
      {items && items.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {words.missedHint}
        </Text>
      )}
      <div data-loading={isLoading || undefined}>
        {items && (
          <Bars
            label={words.missedSearches}
            nothing={words.noMissed}
            bars={items.map(({ term, count }) => ({
              key: term,
              name: (
                <Anchor href={linkTo('/catalogue', { term })} size="sm">
                  {term}
                </Anchor>
              ),
              value: count,
              text: words.times(format.number(count)),
            }))}
          />
        )}
      </div>
    </Panel>
  )
}
