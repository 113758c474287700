/** The explanation of a product's price, for a buyer and a quantity: the calculation step by step, and the candidates. */
import { Alert, Box, Group, NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { priceExplainDocument } from '../../../api/documents/catalogue.js'
import { buyersDocument } from '../../../api/documents/sales.js'
import { useDelayed, useQuery } from '../../../api/use-query.js'
import { useTexts } from '../../../base/preferences.js'
import { ErrorNotice } from '../../../parts/data-table.js'
import { fullName, useFormat } from '../../../parts/format.js'
import { Panel } from '../../../parts/page.js'
import type { Derivation, PriceExplainResult } from '../types.js'
import { PriceCandidates, PriceSheets } from './price-candidates.js'
import { PriceSteps } from './price-steps.js'

interface Buyers {
  contacts: {
    items: {
      contactId: number
      firstName: string
      middleName: string | null
      lastName: string
      company: { companyId: number; name: string } | null
    }[]
  }
}

export function PriceExplanation({ productId }: { productId: number }) {
  const texts = useTexts()
  const [buyer, setBuyer] = useState<string | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [taxZone, setTaxZone] = useState('')
  const input = { productId, quantity, ...(taxZone && { taxZone }), ...(buyer && { contactId: Number(buyer) }) }
  const asked = useDelayed(JSON.stringify(input))
  const isZone = /^([A-Z]{2})?$/.test(taxZone)
  const { data, error } = useQuery<PriceExplainResult>(priceExplainDocument, { input: JSON.parse(asked) }, isZone)
  const price = data?.priceExplain[0]
  const derivation = price?.derivation
  return (
    <Panel title={texts.whyThisPrice}>
      <Group gap="sm" mb="md" align="flex-end">
        <BuyerField value={buyer} onChange={setBuyer} />
        <NumberInput
          label={texts.quantity}
          w={110}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          value={quantity}
          onChange={(value) => setQuantity(Math.max(1, Number(value) || 1))}
        />
        <TextInput
          label={texts.taxZone}
          w={90}
          maxLength={2}
          placeholder={derivation?.taxZone}
          value={taxZone}
          onChange={(event) => setTaxZone(event.currentTarget.value.toUpperCase())}
        />
      </Group>
      {error && <ErrorNotice error={error} />}
      {data && !derivation && <Alert color="gray">{texts.noPrice}</Alert>}
      {derivation && <Explained derivation={derivation} quantity={price.quantity} currency={price.currency} />}
    </Panel>
  )
}

/** Chooses the contact whose price is explained; the price sheets of their company apply, too. */
function BuyerField({ value, onChange }: { value: string | null; onChange(value: string | null): void }) {
  const texts = useTexts()
  const [term, setTerm] = useState('')
  const asked = useDelayed(term)
  const { data } = useQuery<Buyers>(buyersDocument, { term: value ? null : asked || null })
  const options = (data?.contacts.items ?? []).map((contact) => ({
    value: String(contact.contactId),
    label: [fullName(contact), contact.company?.name].filter(Boolean).join(' · '),
  }))
  return (
    <Select
      className="desk-grow"
      label={texts.buyer}
      placeholder={texts.guest}
      searchable
      clearable
      value={value}
      onChange={onChange}
      searchValue={term}
      onSearchChange={setTerm}
      filter={({ options: found }) => found}
      nothingFoundMessage={texts.nothingFound}
      data={options}
    />
  )
}

interface ExplainedProps {
  derivation: Derivation
  quantity: number
  currency: string
}

function Explained({ derivation, quantity, currency }: ExplainedProps) {
  const texts = useTexts()
  const format = useFormat(currency)
  const { gross, net, taxPercentage, nextBreak, validUntil } = derivation
  return (
    <>
      <Box className="desk-result" mb="md" aria-live="polite">
        <Text span className="desk-result-amount">
          {format.amount(gross)}
        </Text>
        <Text span c="dimmed">
          {texts.perPieceWithoutTax(format.number(quantity))} ·{' '}
          {taxPercentage ? texts.withTax(format.amount(net), Number(taxPercentage)) : texts.noTax}
        </Text>
      </Box>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <PriceSteps derivation={derivation} currency={currency} />
        <PriceCandidates derivation={derivation} currency={currency} />
      </SimpleGrid>
      <PriceSheets derivation={derivation} />
      <Text size="sm" mt="md">
        {nextBreak ? texts.nextBreak(format.number(nextBreak.quantity), format.amount(nextBreak.gross)) : texts.noNextBreak}{' '}
        {validUntil && texts.validUntil(format.moment(validUntil))}
      </Text>
    </>
  )
}
