/** The terms of a working copy: discount, validity, references, shipping and payment, and its totals. */
import { Grid, Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  tenderDiscountDocument,
  tenderPaymentDocument,
  tenderPostageDocument,
  tenderUpdateDocument,
} from '../../api/documents/sales-edit.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { useFormat } from '../../parts/format.js'
import { Facts } from '../../parts/page.js'
import { shortPercentage, toNumber } from '../sales/money.js'
import { CommitField } from './commit-field.js'
import { TenderFields } from './custom-fields.js'
import { isQuote, type Tender, type TenderState } from './use-tender.js'
import { tenderWords } from './words.js'

interface TermsProps {
  tender: Tender
  change: TenderState['change']
  accept?: TenderState['accept']
}

const half = { base: 12, xs: 6 }

/** Returns a moment as the day that the browser shows for it. */
export const toDay = (moment: string | null | undefined): string => {
  if (!moment) return ''
  // wharf-ignore: shows a stored moment in the zone of the browser
  const at = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

export function TenderTerms({ tender, change, accept }: Required<TermsProps>) {
  const words = useWords(tenderWords)
  const update = (input: object) => change({ document: tenderUpdateDocument, variables: { input } })
  return (
    <Grid gap="sm">
      {isQuote(tender) && (
        <Grid.Col span={half}>
          <CommitField
            label={words.validUntil}
            type="date"
            value={toDay(tender.validUntil)}
            onCommit={(day) => update({ validUntil: day || null })}
          />
        </Grid.Col>
      )}
      <DiscountFields tender={tender} change={change} />
      <Grid.Col span={half}>
        <CommitField
          label={words.reference}
          value={tender.reference ?? ''}
          onCommit={(text) => update({ reference: text || null })}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <CommitField label={words.email} type="email" value={tender.email} onCommit={(text) => update({ email: text })} />
      </Grid.Col>
      <DeliveryFields tender={tender} change={change} />
      <Grid.Col span={12}>
        <CommitField
          isLong
          label={words.remarks}
          value={tender.remarks ?? ''}
          onCommit={(text) => update({ remarks: text || null })}
        />
      </Grid.Col>
      <Grid.Col span={12}>
        <TenderFields tender={tender} accept={accept} />
      </Grid.Col>
    </Grid>
  )
}

/** A percentage on all lines, or an amount. The value is sent with its kind. */
function DiscountFields({ tender, change }: TermsProps) {
  const words = useWords(tenderWords)
  const { total } = tender
  const stored = total?.discountType ?? 'N'
  const [kind, setKind] = useState<string>(stored === 'N' ? 'P' : stored)
  // The API returns the share of the rounded discount, not the percentage that was typed.
  const [typed, setTyped] = useState<string | null>(null)
  const percentage = total && total.subTotalGross > 0 ? shortPercentage(total.subTotalGross, total.discountGross) : ''
  const shown = stored === 'N' || !total ? '' : stored === 'P' ? (typed ?? percentage) : String(total.discountGross)
  const send = async (type: string, text: string) => {
    const value = toNumber(text || '0')
    if (value === null) return words.notANumber
    const problem = await change({
      document: tenderDiscountDocument,
      variables: { input: { type: value === 0 ? 'N' : type, value } },
    })
    if (!problem) setTyped(text)
    return problem
  }
  return (
    <>
      <Grid.Col span={{ base: 7, xs: 4 }}>
        <Select
          label={words.discountKind}
          value={kind}
          allowDeselect={false}
          data={(['P', 'A'] as const).map((value) => ({ value, label: words.discountKinds[value] }))}
          onChange={(next) => {
            setKind(next ?? 'P')
            if (stored !== 'N') void send('N', '0')
          }}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 5, xs: 2 }}>
        <CommitField
          label={words.discountValue}
          inputMode="decimal"
          placeholder="0"
          value={shown}
          onCommit={(text) => send(kind, text)}
        />
      </Grid.Col>
    </>
  )
}

function DeliveryFields({ tender, change }: TermsProps) {
  const words = useWords(tenderWords)
  const word = useValueWord()
  const { postageData, paymentData } = tender
  const carriers = tender.carriers ?? []
  const methods = (tender.payMethods ?? []).filter(({ allowed, code }) => allowed || code === paymentData?.method)
  const own = paymentData?.method
  const choices = methods.map(({ code, description }) => ({ value: code, label: description }))
  const updatePostage = (input: object) => change({ document: tenderPostageDocument, variables: { input } })
  return (
    <>
      <Grid.Col span={half}>
        <Select
          label={words.carrier}
          clearable
          value={postageData?.carrier ?? null}
          data={[...new Set([...carriers.map(({ name }) => name), ...(postageData?.carrier ? [postageData.carrier] : [])])]}
          onChange={(carrier) => void updatePostage({ carrier, method: carrier ? postageData?.method || 'DELIVERY' : null })}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <CommitField
          label={words.shipping}
          description={words.shippingAuto}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          value={postageData?.overruled === 'Y' ? String(postageData.price) : ''}
          placeholder={String(postageData?.price ?? 0)}
          onCommit={(text) => {
            const price = text ? toNumber(text) : null
            return text && price === null ? Promise.resolve(words.notANumber) : updatePostage({ price })
          }}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <Select
          label={words.method}
          clearable
          value={paymentData?.method || null}
          data={own && !choices.some(({ value }) => value === own) ? [...choices, { value: own, label: word(own) }] : choices}
          onChange={(method) => void change({ document: tenderPaymentDocument, variables: { input: { method } } })}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <CommitField
          label={words.requestDate}
          type="date"
          value={toDay(postageData?.requestDate)}
          onCommit={(day) => updatePostage({ requestDate: day || null })}
        />
      </Grid.Col>
    </>
  )
}

/** The totals, as the server calculates them. */
export function TenderTotals({ tender }: { tender: Tender }) {
  const words = useWords(tenderWords)
  const format = useFormat(tender.currency)
  const { total, postageData, paymentData, taxLevels } = tender
  if (!total) return null
  const taxes = (taxLevels ?? []).map(({ percentage, tax }): [string, ReactNode] => [words.tax(percentage), format.amount(tax)])
  return (
    <div className="desk-totals">
      <Facts
        facts={[
          [words.subTotal, format.amount(total.subTotalGross)],
          [words.discount, total.discountGross > 0 ? `− ${format.amount(total.discountGross)}` : null],
          [words.shippingCosts, postageData?.price ? format.amount(postageData.price) : null],
          [words.paymentCosts, paymentData?.price ? format.amount(paymentData.price) : null],
          [words.totalGross, <strong key="gross">{format.amount(total.totalGross)}</strong>],
          ...taxes,
          [words.totalNet, <strong key="net">{format.amount(total.totalNet)}</strong>],
        ]}
      />
    </div>
  )
}
