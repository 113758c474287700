/** Where a salesperson makes or changes an order or quote. The server keeps the working copy; saving writes it to the order. */
import { Alert, Box, Button, Center, Group, Loader, Text } from '@mantine/core'
import { useState } from 'react'
import { tenderAddressDocument, tenderDeleteDocument } from '../../api/documents/sales-edit.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import type { Values } from '../../edit/values.js'
import { NO_VALUE } from '../../parts/columns.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { TenderLines } from './lines.js'
import { SaveDialog } from './save.js'
import { TenderTerms, TenderTotals } from './terms.js'
import { isQuote, type Tender, type TenderAddress, type TenderState, useTender } from './use-tender.js'
import { tenderWords } from './words.js'

export default function TenderView({ route }: { route: Route }) {
  const id = route.path[1] ?? ''
  return <OneTender key={id} tenderId={id} />
}

const buyerOf = ({ company, contact, customer }: Tender) =>
  [company?.name, fullName(contact ?? customer)].filter(Boolean).join(' · ')

function OneTender({ tenderId }: { tenderId: string }) {
  const texts = useTexts()
  const state = useTender(tenderId)
  if (state.error) return <ErrorNotice error={state.error} />
  if (!state.tender)
    return (
      <Center mih={240}>
        <Loader aria-label={texts.loading} />
      </Center>
    )
  return <TenderPage tender={state.tender} state={state} />
}

function TenderPage({ tender, state }: { tender: Tender; state: TenderState }) {
  const words = useWords(tenderWords)
  const texts = useTexts()
  const word = useValueWord()
  const { change, accept } = state
  const quote = isQuote(tender)
  const list = quote
    ? { label: texts.views.quotes, href: linkTo('/quotes') }
    : { label: texts.views.orders, href: linkTo('/orders') }
  const own = tender.orderId && {
    label: `${quote ? texts.quote : texts.order} ${tender.orderId}`,
    href: linkTo(`/${quote ? 'quotes' : 'orders'}/${tender.orderId}`),
  }
  return (
    <Page
      title={(quote ? words.quoteFor : words.orderFor)(buyerOf(tender))}
      trail={own ? [list, own] : [list]}
      intro={words.workingCopy}
    >
      {tender.orderId !== null && tender.isEditable === false && (
        <Alert color="yellow">{words.notEditable(word(tender.status))}</Alert>
      )}
      <Panel title={words.lines}>
        <TenderLines tender={tender} change={change} accept={accept} />
        <TenderTotals tender={tender} />
      </Panel>
      <div className="desk-sale-terms">
        <Panel title={words.terms}>
          <TenderTerms tender={tender} change={change} accept={accept} />
        </Panel>
        <Panel title={texts.addresses}>
          <AddressPart tender={tender} type="DELIVERY" accept={state.accept} />
          <AddressPart tender={tender} type="INVOICE" accept={state.accept} />
        </Panel>
      </div>
      <SaveBar tender={tender} state={state} />
    </Page>
  )
}

interface AddressPartProps {
  tender: Tender
  type: 'DELIVERY' | 'INVOICE'
  accept: TenderState['accept']
}

const addressFields = [
  { name: 'company', span: 12 },
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'street', isRequired: true },
  { name: 'number', span: 3 },
  { name: 'numberExtension', span: 3 },
  { name: 'postalCode', span: 3, isRequired: true },
  { name: 'city', isRequired: true },
  { name: 'country', span: 3, isRequired: true },
  { name: 'phone' },
  { name: 'email' },
  { name: 'notes', span: 12 },
]

/** An address of the working copy. Another country of delivery changes the taxes, so the dialog shows the totals that follow. */
function AddressPart({ tender, type, accept }: AddressPartProps) {
  const words = useWords(tenderWords)
  const address = type === 'DELIVERY' ? tender.deliveryAddress : tender.invoiceAddress
  const title = type === 'DELIVERY' ? words.deliveryAddress : words.invoiceAddress
  const toInput = (_: Values, all: Values) => ({ ...address, ...all, type })
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" mb="sm">
      <Text size="sm">
        <Text span size="sm" c="dimmed">
          {title}
        </Text>
        <br />
        {linesOf(address).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </Text>
      <ActionButton<{ change: Tender }>
        button={words.updateShipment}
        title={title}
        buttonProps={{ size: 'compact-xs', 'aria-label': `${title}: ${words.updateShipment}` } as object}
        label={title}
        name={`tender/${tender.tenderId}/${type}`}
        document={tenderAddressDocument}
        variables={{ id: tender.tenderId }}
        inputType="TenderUpdateAddressInput"
        record={{ total: tender.total, [type === 'DELIVERY' ? 'deliveryAddress' : 'invoiceAddress']: address }}
        values={(address ?? {}) as Values}
        sections={[{ fields: addressFields }]}
        toInput={toInput}
        onSaved={({ change }) => accept(change)}
      />
    </Group>
  )
}

const linesOf = (address: TenderAddress | null): string[] =>
  address?.street || address?.city
    ? [
        [address.company, fullName(address)].filter(Boolean).join(', '),
        [address.street, address.number, address.numberExtension].filter(Boolean).join(' '),
        [address.postalCode, address.city, address.country].filter(Boolean).join(' '),
      ].filter(Boolean)
    : [NO_VALUE]

/** Stays at the bottom of the screen: the totals, and what can be done. */
function SaveBar({ tender, state }: { tender: Tender; state: TenderState }) {
  const words = useWords(tenderWords)
  const format = useFormat(tender.currency)
  const [saving, setSaving] = useState<'save' | 'send' | null>(null)
  const quote = isQuote(tender)
  const isEmpty = (tender.items ?? []).length === 0
  const open = async (mode: 'save' | 'send') => {
    // A field that is still focused sends its value first.
    await state.settle()
    setSaving(mode)
  }
  return (
    <Box className="desk-sale-bar">
      <div className="desk-sale-sum">
        <Text fw={700} className="desk-number">
          {format.amount(tender.total?.totalGross)}{' '}
          <Text span size="xs">
            {words.exclTax}
          </Text>
        </Text>
        <Text size="xs" c="dimmed" className="desk-number">
          {format.amount(tender.total?.totalNet)} {words.inclTax} ·{' '}
          <span role="status">{state.isSaving ? words.saving : words.saved}</span>
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <ActionButton
          button={words.discard}
          title={words.discardTitle}
          intro={tender.orderId === null ? words.discardNewIntro : words.discardIntro}
          buttonProps={{ variant: 'subtle', color: 'red' }}
          label={words.discardTitle}
          document={tenderDeleteDocument}
          variables={{ id: tender.tenderId }}
          inputName={null}
          inputType=""
          onSaved={() =>
            openView(
              tender.orderId === null ? `/${quote ? 'quotes' : 'orders'}` : `/${quote ? 'quotes' : 'orders'}/${tender.orderId}`,
            )
          }
        />
        <Button variant={quote ? 'default' : 'filled'} disabled={isEmpty} onClick={() => void open('save')}>
          {tender.orderId === null && !quote ? words.saveOrder : words.save}
        </Button>
        {quote && (
          <Button disabled={isEmpty} onClick={() => void open('send')}>
            {words.saveAndSend}
          </Button>
        )}
      </Group>
      {saving && <SaveDialog tender={tender} isSending={saving === 'send'} onClose={() => setSaving(null)} />}
    </Box>
  )
}
