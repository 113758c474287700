/** A rule: its decision table as a grid, and what it does with a cart. */
import { ActionIcon, Button, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { runDocument, runOperation } from '../../api/client.js'
import {
  ruleAddRowDocument,
  ruleCellDocument,
  ruleDeleteDocument,
  ruleDeleteRowDocument,
  ruleDocument,
  tryCartDocument,
} from '../../api/documents/rules.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences } from '../../base/preferences.js'
import { linkTo, openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import { Facts, Page, Panel } from '../../parts/page.js'
import { ruleWords } from './words.js'

interface Cell {
  columnId: string
  localizedValue?: LocalizedText[] | null
}

interface Content {
  inputs: { id: string; name: string; field: string }[]
  outputs: { id: string; name: string; field: string }[]
  rows: { id: string; inputs: Cell[]; outputs: Cell[] }[]
}

interface Rule {
  id: string
  type: keyof (typeof ruleWords)['en']['types']
  name: LocalizedText[]
  jdm: { nodes: { id: string; content?: { rules: Record<string, string>[] } }[] }
  nodes: { id: string; content?: Content }[]
}

export function RulePage({ id }: { id: string }) {
  const words = useWords(ruleWords)
  const format = useFormat()
  const { data, error, reload } = useQuery<{ businessRule: Rule }>(ruleDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { businessRule: rule } = data
  const name = format.text(rule.name)
  return (
    <Page
      title={name}
      trail={[{ label: words.rules, href: linkTo('/rules') }]}
      intro={words.types[rule.type]}
      actions={
        <ActionButton
          button={words.deleteRule}
          intro={words.deleteIntro}
          label={name}
          document={ruleDeleteDocument}
          variables={{ id }}
          inputName={null}
          inputType=""
          buttonProps={{ color: 'red', variant: 'light' }}
          onSaved={() => openView('/rules')}
        />
      }
    >
      <Grid rule={rule} reload={reload} />
      <TryCart ruleId={id} />
    </Page>
  )
}

function Grid({ rule, reload }: { rule: Rule; reload(): void }) {
  const words = useWords(ruleWords)
  const { contentLanguage } = usePreferences()
  const [error, setError] = useState<Error | null>(null)
  const table = rule.nodes.find(({ content }) => content)
  if (!table?.content) return null
  const { inputs, outputs, rows } = table.content
  const place = { ruleId: rule.id, tableId: table.id }
  const texts = rule.jdm.nodes.find(({ id }) => id === table.id)?.content?.rules ?? []
  const act = async (document: string, input: object) => {
    setError(null)
    await runDocument(document, { input: { ...place, ...input } }).catch(setError)
    reload()
  }
  /** Conditions and outcomes are expressions; a text in several languages stays one. */
  const setCell = (rowId: string, { columnId, localizedValue }: Cell, text: string) => {
    const others = localizedValue?.filter(({ language }) => language !== contentLanguage) ?? []
    const value = localizedValue
      ? { localizedValue: [...others, { language: contentLanguage, value: text }] }
      : { value: text.trim() || null }
    return act(ruleCellDocument, { rowId, columnId, ...value })
  }
  const columns = [
    ...inputs.map((column) => ({ ...column, isInput: true })),
    ...outputs.map((column) => ({ ...column, isInput: false })),
  ]
  return (
    <Panel title={words.table}>
      <Text size="sm" c="dimmed" mb="sm">
        {words.tableHelp}
      </Text>
      {error && <ErrorNotice error={error} />}
      <Table.ScrollContainer minWidth={columns.length * 150}>
        <Table aria-label={words.table} withColumnBorders verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ id, name, isInput }) => (
                <Table.Th key={id}>{isInput ? `${words.when} ${name}` : name}</Table.Th>
              ))}
              <Table.Th aria-label={words.deleteRow} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, index) => (
              <Table.Tr key={row.id}>
                {columns.map(({ id, name }) => {
                  const cell = [...row.inputs, ...row.outputs].find(({ columnId }) => columnId === id) ?? { columnId: id }
                  const own = cell.localizedValue?.find(({ language }) => language === contentLanguage)?.value
                  const text = cell.localizedValue ? (own ?? '') : (texts[index]?.[id] ?? '')
                  return (
                    <Table.Td key={id} miw={140}>
                      <GridCell
                        key={text}
                        label={words.cellOf(name, index + 1)}
                        text={text}
                        onCommit={(next) => void setCell(row.id, cell, next)}
                      />
                    </Table.Td>
                  )
                })}
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`${words.deleteRow} ${index + 1}`}
                    onClick={() => void act(ruleDeleteRowDocument, { rowId: row.id })}
                  >
                    <Icon name="remove" size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button mt="sm" variant="default" size="compact-md" className="desk-fit" onClick={() => void act(ruleAddRowDocument, {})}>
        {words.addRow}
      </Button>
    </Panel>
  )
}

/** Saves when it is left or on Enter; Escape takes the text back. */
function GridCell({ label, text, onCommit }: { label: string; text: string; onCommit(text: string): void }) {
  const [value, setValue] = useState(text)
  return (
    <TextInput
      aria-label={label}
      variant="unstyled"
      size="sm"
      maxLength={2000}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => value !== text && onCommit(value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setValue(text)
      }}
    />
  )
}

interface TriedCart {
  currency: string | null
  total: { subTotal: number; discount: number | null; totalGross: number }
  appliedIncentives: { name: string; ruleId: string }[] | null
  bonusItems: { quantity: number; product: { sku: string } | null }[] | null
}

/** Calculates a cart in a dry run, with the rules as they are now. */
function TryCart({ ruleId }: { ruleId: string }) {
  const words = useWords(ruleWords)
  const format = useFormat()
  const [cartId, setCartId] = useState('')
  const [code, setCode] = useState('')
  const [cart, setCart] = useState<TriedCart | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const run = async () => {
    setCart(null)
    setError(null)
    const [id, actionCode] = [cartId.trim(), code.trim()]
    const options = { isDryRun: true, operationName: actionCode ? 'DeskTryCart' : 'DeskTryCartPlain' }
    await runOperation<{ cart: TriedCart }>(tryCartDocument, actionCode ? { id, code: actionCode } : { id }, options)
      .then(({ data }) => setCart(data.cart))
      .catch(setError)
  }
  const amount = (value: number | null) => format.amount(value, cart?.currency ?? undefined)
  const isApplied = cart?.appliedIncentives?.some((each) => each.ruleId === ruleId)
  return (
    <Panel title={words.tryTitle}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {words.tryHelp}
        </Text>
        <Group align="flex-end">
          <TextInput label={words.cartId} value={cartId} onChange={(event) => setCartId(event.currentTarget.value)} miw={260} />
          <TextInput
            label={words.actionCode}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            maxLength={64}
          />
          <Button variant="default" disabled={!cartId.trim()} onClick={() => void run()}>
            {words.tryIt}
          </Button>
        </Group>
        {error && <ErrorNotice error={error} />}
        {cart && (
          <div role="status">
            <Text fw={600} mb="xs">
              {isApplied ? words.applies : words.appliesNot}
            </Text>
            <Facts
              facts={[
                [words.subTotal, amount(cart.total.subTotal)],
                [words.discount, amount(cart.total.discount)],
                [words.totalGross, amount(cart.total.totalGross)],
                [words.incentives, cart.appliedIncentives?.map(({ name }) => name).join(', ')],
                [words.bonus, cart.bonusItems?.map(({ quantity, product }) => `${quantity} × ${product?.sku ?? ''}`).join(', ')],
              ]}
            />
          </div>
        )}
      </Stack>
    </Panel>
  )
}
