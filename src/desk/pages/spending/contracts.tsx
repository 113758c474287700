/** Call-off contracts: what is left of them, what ends soon, the call-offs of orders, and the planned deliveries. */
import { Anchor, Text } from '@mantine/core'
import { useMemo } from 'react'
import {
  contractCreateDocument,
  contractDeleteDocument,
  contractEditDocument,
  contractEntriesDocument,
  contractsDocument,
} from '../../api/documents/spending/contracts.js'
import { browserTime } from '../../api/session.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { FieldSpec, FindRecords } from '../../edit/field-spec.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { DataTable, TitleCell } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import { type Area, placeOf } from './area.js'
import { companyColumn, companyField, companyNameOf, type OfCompany } from './parts.js'
import { UseBar } from './use-bar.js'
import { spendingWords } from './words.js'

type Words = (typeof spendingWords)['en']
type State = keyof Words['contractStates']

interface Delivery {
  date: string
  quantity: number
}

interface Contract extends OfCompany {
  number: string
  productId: number
  product: { sku: string; names: LocalizedText[] } | null
  quantity: number
  price: number
  currency: string
  validFrom: string
  validTo: string
  schedule: Delivery[]
  active: boolean
  calledOff: number
  remaining: number
}

interface CallOff {
  id: number
  orderId: number
  quantity: number
  reason: 'ORDER_PLACED' | 'ORDER_CHANGED' | 'ORDER_CANCELLED' | 'ORDER_EXPIRED'
  createdAt: string
}

/** A contract that has something left is announced this long before its end. */
const SOON_MS = 30 * 86_400_000

const tones: Record<State, Tone> = {
  COMING: 'info',
  CURRENT: 'good',
  ENDING: 'waiting',
  USED: 'plain',
  ENDED: 'plain',
  INACTIVE: 'plain',
}

function stateOf({ active, validFrom, validTo, remaining }: Contract): State {
  const [now, end] = [browserTime(), Date.parse(validTo)]
  if (!active) return 'INACTIVE'
  if (end < now) return 'ENDED'
  if (remaining === 0) return 'USED'
  if (Date.parse(validFrom) > now) return 'COMING'
  return end - now < SOON_MS ? 'ENDING' : 'CURRENT'
}

function StateBadge({ row }: { row: Contract }) {
  const words = useWords(spendingWords)
  const state = stateOf(row)
  return <StatusBadge tone={tones[state]}>{words.contractStates[state]}</StatusBadge>
}

function ProductLink({ row: { productId, product } }: { row: Contract }) {
  const format = useFormat()
  return (
    <TitleCell title={<Anchor href={linkTo(`/products/${productId}`)}>{format.text(product?.names) || productId}</Anchor>}>
      {product?.sku}
    </TitleCell>
  )
}

function useColumns(): RecordColumn<Contract>[] {
  const words = useWords(spendingWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'number',
        title: words.contractNumber,
        sort: 'NUMBER',
        value: ({ number }) => number,
        render: ({ id, number }) => (
          <Anchor href={linkTo(`/spending/contracts/${id}`)} fw={600}>
            {number}
          </Anchor>
        ),
      },
      companyColumn<Contract>(words),
      {
        id: 'product',
        title: words.product,
        isSecondary: true,
        value: ({ product, productId }) => product?.sku ?? productId,
        render: (row) => <ProductLink row={row} />,
      },
      {
        id: 'calledOff',
        title: words.calledOff,
        value: ({ calledOff }) => calledOff,
        render: ({ number, calledOff, quantity }) => <UseBar label={number} used={calledOff} amount={quantity} />,
      },
      {
        id: 'remaining',
        title: words.unitsLeft,
        isNumber: true,
        isSecondary: true,
        value: ({ remaining }) => remaining,
        render: ({ remaining }) => format.number(remaining),
      },
      {
        id: 'price',
        title: words.shortPrice,
        isNumber: true,
        isSecondary: true,
        value: ({ price }) => price,
        render: ({ price, currency }) => format.amount(price, currency),
      },
      {
        id: 'validTo',
        title: words.validTo,
        sort: 'VALID_TO',
        isSecondary: true,
        value: ({ validTo }) => validTo,
        render: ({ validTo }) => format.date(validTo),
      },
      {
        id: 'state',
        title: words.state,
        isSecondary: true,
        value: (row) => words.contractStates[stateOf(row)],
        render: (row) => <StateBadge row={row} />,
      },
    ],
    [words, format],
  )
}

const scheduleField = (words: Words): FieldSpec => ({
  name: 'schedule',
  label: words.schedule,
  span: 12,
  fields: [
    { name: 'date', label: words.deliveryDate, isRequired: true, span: 6 },
    { name: 'quantity', label: words.quantity, isRequired: true, span: 6 },
  ],
})

const newFields = (words: Words, findProducts: FindRecords): FieldSpec[] => [
  { name: 'number', label: words.contractNumber, isRequired: true, span: 6 },
  companyField(words),
  { name: 'productId', label: words.product, kind: 'record', find: findProducts, isRequired: true, span: 6 },
  { name: 'quantity', label: words.agreedQuantity, isRequired: true, span: 6 },
  { name: 'price', label: words.price, isRequired: true, span: 6 },
  { name: 'currency', label: words.currency, span: 6 },
  { name: 'validFrom', label: words.validFrom, isRequired: true, span: 6 },
  { name: 'validTo', label: words.validTo, isRequired: true, span: 6 },
  scheduleField(words),
]

const changedFields = (words: Words): FieldSpec[] => [
  { name: 'quantity', label: words.agreedQuantity, isRequired: true, span: 4 },
  { name: 'price', label: words.price, isRequired: true, span: 4 },
  { name: 'validTo', label: words.validTo, isRequired: true, span: 4 },
  { name: 'active', label: words.active, span: 12 },
  scheduleField(words),
]

function Head({ row }: { row: Contract }) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const { number, calledOff, quantity, remaining, price, currency, validFrom, validTo } = row
  return (
    <Panel>
      <Facts
        facts={[
          [words.state, <StateBadge key="state" row={row} />],
          [words.company, companyColumn<Contract>(words).render?.(row)],
          [words.product, <ProductLink key="product" row={row} />],
          [words.calledOff, <UseBar key="use" label={number} used={calledOff} amount={quantity} />],
          [words.unitsLeft, format.number(remaining)],
          [words.price, format.amount(price, currency)],
          [words.validFrom, format.date(validFrom)],
          [words.validTo, format.date(validTo)],
        ]}
      />
    </Panel>
  )
}

/** The ledger: what each order has called off or given back. */
function CallOffs({ id }: { id: number }) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const { data, error } = useQuery<{ callOffContract: { entries: CallOff[] } }>(contractEntriesDocument, { id })
  return (
    <Panel>
      <DataTable
        label={words.callOffs}
        rows={data?.callOffContract.entries}
        rowKey={(entry) => entry.id}
        error={error}
        nothing={words.noCallOffs}
        columns={[
          { title: words.when, render: ({ createdAt }) => format.moment(createdAt) },
          { title: words.reason, render: ({ reason }) => words.reasons[reason] },
          { title: words.order, render: ({ orderId }) => <Anchor href={linkTo(`/orders/${orderId}`)}>{orderId}</Anchor> },
          { title: words.quantity, isNumber: true, render: ({ quantity }) => format.number(quantity) },
        ]}
      />
    </Panel>
  )
}

/** The planned deliveries in their order, with how much is planned until then. */
function Schedule({ row: { schedule } }: { row: Contract }) {
  const words = useWords(spendingWords)
  const format = useFormat()
  const rows = [...schedule]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((delivery, i, all) => ({
      ...delivery,
      number: i,
      due: all.slice(0, i + 1).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
  return (
    <Panel>
      <DataTable
        label={words.schedule}
        rows={rows}
        rowKey={({ number }) => number}
        nothing={words.noSchedule}
        columns={[
          { title: words.deliveryDate, render: ({ date }) => <Text size="sm">{format.date(date)}</Text> },
          { title: words.planned, isNumber: true, render: ({ quantity }) => format.number(quantity) },
          { title: words.due, isNumber: true, render: ({ due }) => format.number(due) },
        ]}
      />
    </Panel>
  )
}

export function useContractArea(): Area<Contract> {
  const words = useWords(spendingWords)
  const columns = useColumns()
  const { findProducts } = useCatalogueFinders()
  return {
    name: 'contracts',
    place: placeOf(words, 'contracts'),
    record: 'callOffContract',
    records: 'callOffContracts',
    type: 'CallOffContract',
    documents: {
      list: contractsDocument,
      create: contractCreateDocument,
      edit: contractEditDocument,
      remove: contractDeleteDocument,
    },
    columns,
    filters: [
      { name: 'numbers', label: words.contractNumber },
      { name: 'validTo', label: words.validTo },
      { name: 'hasRemaining', label: words.hasRemaining },
      { name: 'active', label: words.active },
    ],
    defaults: { sortInputs: [{ field: 'VALID_TO', order: 'ASC' }] },
    newTitle: words.newContract,
    nothing: words.noContracts,
    removeIntro: words.deleteContractIntro,
    titleOf: (row) => `${words.contractNumberOf(row.number)} · ${companyNameOf(row)}`,
    newSections: [{ fields: newFields(words, findProducts) }],
    newValues: {},
    sections: () => [{ fields: changedFields(words) }],
    head: (row) => <Head row={row} />,
    tabs: (row) => [
      { name: 'entries', label: words.callOffs, render: () => <CallOffs id={row.id} /> },
      { name: 'schedule', label: words.schedule, render: () => <Schedule row={row} /> },
    ],
  }
}
