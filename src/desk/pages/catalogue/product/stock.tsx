/** The stock of a product: what is on the shelf, what is promised, and what can be sold. */
import { Box, Text } from '@mantine/core'
import { useTexts } from '../../../base/preferences.js'
import { useValueWord } from '../../../base/value-words.js'
import { useWords } from '../../../base/words.js'
import { NO_VALUE } from '../../../parts/columns.js'
import { DataTable } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import type { ShownProduct } from '../types.js'
import { stockWords } from './stock.words.js'
import { splitStock } from './stock-sum.js'

export const Stock = ({ inventory }: { inventory: ShownProduct['inventory'] }) => (
  <>
    <StockSum inventory={inventory} />
    <Warehouses balance={inventory.balance ?? []} />
  </>
)

/** How the quantity that can be sold adds up. */
export function StockSum({ inventory }: { inventory: Omit<ShownProduct['inventory'], 'balance'> }) {
  const texts = useTexts()
  const words = useWords(stockWords)
  const format = useFormat()
  const { onShelf, atSuppliers, toCompanies, toOrders, canBeSold } = splitStock(inventory)
  const minus = (quantity: number) => `− ${format.number(quantity)}`
  const rows: [string, string, boolean][] = [
    [words.onShelf, format.number(onShelf), true],
    [words.atSuppliers, `+ ${format.number(atSuppliers)}`, atSuppliers !== 0],
    [words.promisedToCompanies, minus(toCompanies), toCompanies !== 0],
    [words.promisedToOrders, minus(toOrders), true],
  ]
  return (
    <>
      <dl className="desk-sum">
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div data-result>
          <dt>{words.canBeSold}</dt>
          <dd>{format.number(canBeSold)}</dd>
        </div>
      </dl>
      {inventory.nextDeliveryDate && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.nextDelivery}: {format.date(inventory.nextDeliveryDate)}
        </Text>
      )}
    </>
  )
}

function Warehouses({ balance }: { balance: NonNullable<ShownProduct['inventory']['balance']> }) {
  const texts = useTexts()
  const words = useWords(stockWords)
  const word = useValueWord()
  const format = useFormat()
  return (
    <Box mt="md">
      <DataTable
        label={texts.stock}
        rows={balance}
        rowKey={({ id }) => id}
        nothing={words.none}
        columns={[
          {
            title: texts.warehouse,
            render: ({ warehouseId, location }) =>
              [warehouseId > 0 && `#${warehouseId}`, location].filter(Boolean).join(' ') || NO_VALUE,
          },
          { title: texts.supplier, isSecondary: true, render: ({ supplier }) => word(supplier) },
          { title: texts.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
        ]}
      />
    </Box>
  )
}
