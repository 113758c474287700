/** The stock of a product in each place, which is corrected with a reason. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  productStockDocument,
  stockCreateDocument,
  stockDeleteDocument,
  stockEditDocument,
} from '../../../api/documents/catalogue-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { useTexts } from '../../../base/preferences.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { EditForm } from '../../../edit/edit-form.js'
import { useRecord } from '../../../edit/use-record.js'
import type { Values } from '../../../edit/values.js'
import { editWords } from '../../../edit/words.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import { Panel } from '../../../parts/page.js'
import { toAmount } from '../price/price-request.js'
import { priceWords } from '../price/price-words.js'
import type { ShownProduct } from '../types.js'
import { StockSum } from './stock.js'

interface StockRow {
  id: string
  quantity: number
  warehouseId: number
  location: string
  supplier: string
  companyId: number | null
  nextDeliveryDate: string | null
  notes: string
  lastModifiedAt: string
}

interface StockResult {
  product: {
    inventory: Omit<ShownProduct['inventory'], 'balance'> & { balance: StockRow[] | null }
  }
  warehouses: { items: { id: string; name: string; description: string; isActive: boolean }[] }
}

const OWN_STOCK = 'INTERN'

interface ProductStockProps {
  productId: number
  title: string
  onSaved(): void
}

export default function ProductStock({ productId, title, onSaved }: ProductStockProps) {
  const texts = useTexts()
  const words = useWords(priceWords)
  const format = useFormat()
  const { data, error, reload } = useQuery<StockResult>(productStockDocument, { productId })
  const [openId, setOpenId] = useState<string | null>(null)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { inventory } = data.product
  const rows = inventory.balance ?? []
  const warehouses = data.warehouses.items
  const saved = () => {
    reload()
    onSaved()
  }
  const placeOf = (row: StockRow) => {
    const warehouse = warehouses.find(({ id }) => Number(id) === row.warehouseId)
    const name = row.supplier === OWN_STOCK ? (warehouse?.name ?? words.noWarehouse) : row.supplier
    return [name, row.location, row.companyId && words.forCompany(row.companyId)].filter(Boolean).join(' · ')
  }
  const open = rows.find(({ id }) => id === openId) ?? (rows.length === 1 ? rows[0] : undefined)
  return (
    <Stack>
      <Panel
        title={words.stockOf(title)}
        actions={<NewRow productId={productId} warehouses={warehouses} title={title} onSaved={saved} />}
      >
        <div className="desk-stock-sum">
          <StockSum inventory={inventory} />
        </div>
        <DataTable
          label={words.stockOf(title)}
          rows={rows}
          rowKey={({ id }) => id}
          nothing={words.noStock}
          columns={[
            { title: words.warehouse, render: placeOf },
            {
              title: words.nextDelivery,
              isSecondary: true,
              render: (row) => row.nextDeliveryDate && format.date(row.nextDeliveryDate),
            },
            { title: words.note, isSecondary: true, render: ({ notes }) => notes },
            { title: words.changed, isSecondary: true, render: (row) => format.date(row.lastModifiedAt) },
            { title: words.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
            {
              title: texts.action,
              isNumber: true,
              render: (row) => (
                <Button
                  size="compact-sm"
                  variant={row === open ? 'light' : 'default'}
                  aria-expanded={row === open}
                  aria-label={words.correctStock(placeOf(row))}
                  onClick={() => setOpenId(row.id)}
                >
                  {words.correct}
                </Button>
              ),
            },
          ]}
        />
      </Panel>
      {open && (
        <Panel title={words.correctStock(placeOf(open))}>
          <Correction key={open.id} id={Number(open.id)} label={`${title}: ${placeOf(open)}`} onSaved={saved} />
        </Panel>
      )}
    </Stack>
  )
}

/** A new quantity needs a reason. It is stored as the note of the row; the history of the product keeps the earlier ones. */
function Correction({ id, label, onSaved }: { id: number; label: string; onSaved(): void }) {
  const words = useWords(priceWords)
  const edit = useWords(editWords)
  const variables = { id }
  const { data, etag, error, reload } = useRecord<{ inventory: Values }>(stockEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {words.reasonHelp}
      </Text>
      <EditForm
        name={`stock/${id}`}
        label={label}
        document={stockEditDocument}
        variables={variables}
        inputType="UpdateInventoryInput"
        sections={[
          {
            fields: [
              { name: 'quantity', label: words.counted, span: 4 },
              { name: 'notes', label: words.reason, isRequired: true, span: 8 },
              { name: 'nextDeliveryDate', label: words.nextDelivery, kind: 'moment', span: 4 },
              { name: 'costPrice', label: words.costPrice, kind: 'decimal', span: 4 },
            ],
          },
        ]}
        values={{ ...data.inventory, notes: '' }}
        record={data.inventory}
        etag={etag}
        reload={reload}
        toInput={(changed) => ({ ...changed, ...('costPrice' in changed && { costPrice: toAmount(changed.costPrice) }) })}
        onSaved={onSaved}
      />
      <Group mt="sm">
        <ActionButton
          button={edit.remove}
          title={`${edit.remove}: ${label}`}
          label={`${edit.remove}: ${label}`}
          buttonProps={{ color: 'red', variant: 'light', size: 'compact-sm' }}
          document={stockDeleteDocument}
          variables={variables}
          inputName={null}
          inputType=""
          onSaved={onSaved}
        />
      </Group>
    </>
  )
}

interface NewRowProps extends ProductStockProps {
  warehouses: StockResult['warehouses']['items']
}

function NewRow({ productId, warehouses, title, onSaved }: NewRowProps) {
  const words = useWords(priceWords)
  const choices = warehouses.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ActionButton
      button={words.newRow}
      label={`${words.stockOf(title)}: ${words.newRow}`}
      document={stockCreateDocument}
      inputType="CreateInventoryInput"
      values={{ type: 'local', warehouseId: choices[0] ? Number(choices[0].value) : null, quantity: null }}
      sections={[
        {
          fields: [
            {
              name: 'warehouseId',
              label: words.warehouse,
              kind: 'choice',
              choices,
              span: 8,
            },
            { name: 'quantity', label: words.quantity, isRequired: true, span: 4 },
            { name: 'type', label: words.type, span: 4 },
            { name: 'location', label: words.location, span: 8 },
            { name: 'notes', label: words.reason, span: 12 },
          ],
        },
      ]}
      toInput={(sent) => ({ productId, ...sent, ...(sent.warehouseId != null && { warehouseId: Number(sent.warehouseId) }) })}
      onSaved={onSaved}
    />
  )
}
