/** Promotions and business rules: the list, a form for the common promotions, and the decision table of each. */
import { Anchor, Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rulesDocument } from '../../api/documents/rules.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences } from '../../base/preferences.js'
import { linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { RecordPicker } from '../../edit/fields.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import { DataTable, ErrorNotice, Pager } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { createPromotion, isComplete, type Promotion, type PromotionKind, promotionKinds } from './promotion.js'
import { RulePage } from './rule.js'
import { ruleWords } from './words.js'

interface FoundRule {
  id: string
  type: keyof (typeof ruleWords)['en']['types']
  updatedAt: string
  name: LocalizedText[]
}

export default function Rules({ route }: { route: Route }) {
  const id = route.path[1]
  if (id === 'new') return <NewPromotion />
  return id ? <RulePage key={id} id={id} /> : <RuleList route={route} />
}

function RuleList({ route }: { route: Route }) {
  const words = useWords(ruleWords)
  const format = useFormat()
  const { data, error } = useQuery<{ businessRules: { items: FoundRule[]; pages: number; itemsFound: number } }>(rulesDocument, {
    page: pageOf(route),
  })
  const create = (
    <Button component="a" href={linkTo('/rules/new')}>
      {words.newPromotion}
    </Button>
  )
  return (
    <Page title={words.rules} intro={words.intro} actions={create}>
      <DataTable<FoundRule>
        label={words.rules}
        rows={data?.businessRules.items}
        error={error}
        rowKey={({ id }) => id}
        nothing={words.noRules}
        columns={[
          {
            title: words.name,
            render: ({ id, name }) => (
              <Anchor href={linkTo(`/rules/${id}`)} fw={600}>
                {format.text(name)}
              </Anchor>
            ),
          },
          { title: words.type, render: ({ type }) => words.types[type] },
          { title: words.changed, isSecondary: true, render: ({ updatedAt }) => format.moment(updatedAt) },
        ]}
      />
      <Pager route={route} list={data?.businessRules} />
    </Page>
  )
}

function NewPromotion() {
  const words = useWords(ruleWords)
  const { contentLanguage } = usePreferences()
  const { findProducts, findCategories } = useCatalogueFinders()
  const [promotion, setPromotion] = useState<Promotion>({
    kind: 'categoryPercentage',
    name: '',
    language: contentLanguage,
    percentage: null,
    categoryId: null,
    productId: null,
    minimum: null,
    actionCode: '',
  })
  const [error, setError] = useState<Error | null>(null)
  const [isRunning, setRunning] = useState(false)
  const change = (values: Partial<Promotion>) => setPromotion((old) => ({ ...old, ...values }))
  const create = async () => {
    setRunning(true)
    setError(null)
    try {
      openView(`/rules/${await createPromotion(promotion)}`)
    } catch (failure) {
      setError(failure as Error)
      setRunning(false)
    }
  }
  const toNumber = (value: unknown) => (value === '' || value == null ? null : Number(value))
  const { kind } = promotion
  return (
    <Page title={words.newPromotion} trail={[{ label: words.rules, href: linkTo('/rules') }]}>
      <Panel>
        <Stack maw={560}>
          <Select
            label={words.kind}
            data={promotionKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={(value) => value && change({ kind: value as PromotionKind })}
            allowDeselect={false}
          />
          <TextInput
            label={words.buyerText}
            value={promotion.name}
            maxLength={100}
            required
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          {kind.endsWith('Percentage') && (
            <NumberInput
              label={words.percentage}
              value={promotion.percentage ?? ''}
              onChange={(value) => change({ percentage: toNumber(value) })}
              min={0}
              max={100}
              decimalScale={2}
              suffix=" %"
              required
            />
          )}
          {kind === 'categoryPercentage' && (
            <RecordPicker
              {...{ label: words.category, required: true }}
              value={promotion.categoryId}
              onChange={(value) => change({ categoryId: toNumber(value) })}
              find={findCategories}
              current={null}
              field={undefined}
            />
          )}
          {kind === 'freeProduct' && (
            <RecordPicker
              {...{ label: words.product, required: true }}
              value={promotion.productId}
              onChange={(value) => change({ productId: toNumber(value) })}
              find={findProducts}
              current={null}
              field={undefined}
            />
          )}
          <NumberInput
            label={words.minimum}
            description={words.minimumHelp}
            value={promotion.minimum ?? ''}
            onChange={(value) => change({ minimum: toNumber(value) })}
            min={0}
          />
          <TextInput
            label={words.actionCode}
            description={words.actionCodeHelp}
            value={promotion.actionCode}
            maxLength={64}
            onChange={(event) => change({ actionCode: event.currentTarget.value })}
          />
          {error && <ErrorNotice error={error} />}
          <Group>
            <Button onClick={() => void create()} loading={isRunning} disabled={!isComplete(promotion)}>
              {words.create}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </Page>
  )
}
