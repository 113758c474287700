/** The lines of a working copy. On a phone each line is a card. */
import { ActionIcon, Anchor, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { tenderAddItemsDocument, tenderDeleteItemDocument, tenderUpdateItemDocument } from '../../api/documents/sales-edit.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { RecordPicker } from '../../edit/fields.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import { useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import { discountedPrice, toNumber } from '../sales/money.js'
import { CommitField } from './commit-field.js'
import { LineFields } from './custom-fields.js'
import type { Tender, TenderLine, TenderState } from './use-tender.js'
import { tenderWords } from './words.js'

interface LinesProps {
  tender: Tender
  change: TenderState['change']
  accept: TenderState['accept']
}

export function TenderLines({ tender, change, accept }: LinesProps) {
  const words = useWords(tenderWords)
  const lines = tender.items ?? []
  return (
    <>
      {lines.length === 0 && (
        <Text c="dimmed" py="sm">
          {words.noLines}
        </Text>
      )}
      {lines.length > 0 && (
        <div className="desk-sale-lines">
          <div className="desk-sale-head" aria-hidden="true">
            <span>{words.product}</span>
            <span>{words.quantity}</span>
            <span>{words.price}</span>
            <span>{words.discountShort} %</span>
            <span className="desk-number">{words.lineTotal}</span>
            <span />
          </div>
          {lines.map((line) => (
            <OneLine key={line.uuid} line={line} tender={tender} change={change} accept={accept} />
          ))}
        </div>
      )}
      <AddProduct change={change} />
    </>
  )
}

interface LineProps extends LinesProps {
  line: TenderLine
}

/** Returns a price without digits that nobody typed. */
const shownPrice = (price: number) => String(Number(price.toFixed(5)))

function OneLine({ line, tender, change, accept }: LineProps) {
  const words = useWords(tenderWords)
  const format = useFormat(tender.currency)
  const update = (input: object) => change({ document: tenderUpdateItemDocument, variables: { itemId: line.uuid, input } })
  const updateNumber = (name: string) => async (text: string) => {
    const value = toNumber(text)
    return value === null ? words.notANumber : update({ [name]: value })
  }
  const updateDiscount = async (text: string) => {
    const percentage = toNumber(text || '0')
    if (percentage === null || percentage > 100) return words.notANumber
    return update({ price: discountedPrice(line.customerPrice, percentage) })
  }
  const isChanged = line.price !== line.customerPrice
  return (
    <fieldset className="desk-sale-line" aria-label={line.name}>
      <div className="desk-sale-product">
        {line.productId ? (
          <Anchor href={linkTo(`/products/${line.productId}`)} size="sm" fw={600}>
            {line.name}
          </Anchor>
        ) : (
          <Text size="sm" fw={600}>
            {line.name}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {[
            line.sku,
            isChanged && words.customerPrice(format.amount(line.customerPrice)),
            line.costPrice > 0 && words.margin(format.number(Math.round(line.saleMarginPercentage))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {(line.childItems ?? []).map((child) => (
          <Text key={child.uuid} size="xs">
            {child.quantity} × {child.name}
          </Text>
        ))}
      </div>
      <Labelled label={words.quantity}>
        <CommitField
          aria-label={words.quantityOf(line.name)}
          inputMode="numeric"
          value={String(line.quantity)}
          onCommit={updateNumber('quantity')}
        />
      </Labelled>
      <Labelled label={words.price}>
        <CommitField
          aria-label={words.priceOf(line.name)}
          inputMode="decimal"
          value={shownPrice(line.price)}
          onCommit={updateNumber('price')}
        />
      </Labelled>
      <Labelled label={`${words.discountShort} %`}>
        <CommitField
          aria-label={words.discountOf(line.name)}
          inputMode="decimal"
          value={line.discountPercentage > 0 ? String(line.discountPercentage) : ''}
          placeholder="0"
          onCommit={updateDiscount}
        />
      </Labelled>
      <div className="desk-sale-total">
        <Text size="xs" c="dimmed" className="desk-sale-label">
          {words.lineTotal}
        </Text>
        <Text fw={600} className="desk-number">
          {format.amount(line.totalPrice)}
        </Text>
      </div>
      <ActionIcon
        className="desk-sale-remove"
        variant="subtle"
        color="red"
        aria-label={words.removeLine(line.name)}
        onClick={() => void change({ document: tenderDeleteItemDocument, variables: { itemId: line.uuid } })}
      >
        <Icon name="remove" size={18} />
      </ActionIcon>
      <div className="desk-sale-note">
        <CommitField
          aria-label={words.noteOf(line.name)}
          variant="unstyled"
          size="xs"
          placeholder={words.lineNote}
          value={line.notes ?? ''}
          onCommit={(text) => update({ notes: text || null })}
        />
        <LineFields tender={tender} line={line} accept={accept} />
      </div>
    </fieldset>
  )
}

/** The label is shown above the field on a phone only; on a wide screen the column has it. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text size="xs" c="dimmed" className="desk-sale-label" aria-hidden="true">
      {label}
    </Text>
    {children}
  </div>
)

/** Adds a product as soon as it is chosen, at the price of the buyer. */
function AddProduct({ change }: { change: TenderState['change'] }) {
  const words = useWords(tenderWords)
  const { findProducts } = useCatalogueFinders()
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (productId: unknown) => {
    if (productId === null) return
    const input = { products: [{ productId: Number(productId), quantity: 1 }], validateBudget: false, validateOrderList: false }
    setProblem(await change({ document: tenderAddItemsDocument, variables: { input } }))
    setRound((count) => count + 1)
  }
  return (
    <Group mt="md">
      <div className="desk-grow desk-sale-add">
        <RecordPicker
          key={round}
          {...{ label: words.addProduct, error: problem }}
          value={null}
          onChange={(value) => void add(value)}
          find={findProducts}
          current={null}
          field={undefined}
        />
      </div>
    </Group>
  )
}
