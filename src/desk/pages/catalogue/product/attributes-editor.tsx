/** The attributes of a product, a cluster or a category: each is changed on its own, or goes back to its default. */
import { Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import {
  attributeCreateDocument,
  attributeDeleteDocument,
  attributeEditDocument,
  categoryAttributesDocument,
  clusterAttributesDocument,
  productAttributesDocument,
} from '../../../api/documents/catalogue-edit.js'
import { useDelayed, useQuery } from '../../../api/use-query.js'
import { usePreferences } from '../../../base/preferences.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { EditForm } from '../../../edit/edit-form.js'
import type { FieldSpec } from '../../../edit/field-spec.js'
import { useRecord } from '../../../edit/use-record.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import { Panel, StatusBadge } from '../../../parts/page.js'
import { type AttributeDescription, AttributeField, type AttributeType, toValueInput } from './attribute-value.js'
import { attributeWords } from './attribute-words.js'
import type { MediaOwner } from './media-editor.js'
import { showAttributeValue } from './show-attribute.js'

interface AttributeRow {
  attributeDescription: AttributeDescription
  attribute: { id: string } | null
  value: { type: AttributeType; value: unknown }
}

type AttributesResult = Record<string, { itemsFound: number; pages: number; items: AttributeRow[] }>

const documentOf = (owner: MediaOwner) => {
  if ('productId' in owner) return productAttributesDocument
  return 'clusterId' in owner ? clusterAttributesDocument : categoryAttributesDocument
}

export default function AttributesEditor({ owner }: { owner: MediaOwner }) {
  const words = useWords(attributeWords)
  const [term, setTerm] = useState('')
  const [page, setPage] = useState(1)
  const asked = useDelayed(term)
  const { data, error, reload } = useQuery<AttributesResult>(documentOf(owner), { ...owner, page, term: asked || null })
  const [openId, setOpenId] = useState<string | null>(null)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const [{ items, pages }] = Object.values(data) as [AttributesResult[string]]
  const groups = Map.groupBy(items, ({ attributeDescription }) => attributeDescription.group ?? '')
  return (
    <Stack>
      <TextInput
        maw={360}
        label={words.find}
        leftSection={<Icon name="search" size={16} />}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setPage(1)
        }}
      />
      {items.length === 0 && <Text c="dimmed">{term ? words.notFound : words.none}</Text>}
      {[...groups].map(([group, rows]) => (
        <Panel key={group} title={group || words.other}>
          <ul className="desk-attributes">
            {rows.map((row) => (
              <AttributeItem
                key={row.attributeDescription.id}
                row={row}
                owner={owner}
                isOpen={row.attributeDescription.id === openId}
                onToggle={() => setOpenId(row.attributeDescription.id === openId ? null : row.attributeDescription.id)}
                onSaved={reload}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {pages > 1 && (
        <Group>
          <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.back}
          </Button>
          <Text size="sm">
            {page} / {pages}
          </Text>
          <Button size="compact-sm" variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {words.more}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

interface AttributeItemProps {
  row: AttributeRow
  owner: MediaOwner
  isOpen: boolean
  onToggle(): void
  onSaved(): void
}

function AttributeItem({ row, owner, isOpen, onToggle, onSaved }: AttributeItemProps) {
  const words = useWords(attributeWords)
  const { contentLanguage } = usePreferences()
  const { text } = useFormat()
  const { attributeDescription: description, attribute, value } = row
  const name = text(description.descriptions) || description.name
  const shown = showAttributeValue(value.value, contentLanguage)
  return (
    <li>
      <UnstyledButton className="desk-attribute" aria-expanded={isOpen} onClick={onToggle}>
        <span>{name}</span>
        <span>
          {shown ? (
            `${shown} ${text(description.units)}`
          ) : (
            <Text span c="dimmed" inherit>
              {words.notSet}
            </Text>
          )}
          {!attribute && shown && <StatusBadge tone="plain">{words.default}</StatusBadge>}
        </span>
        <Icon name="edit" size={16} />
      </UnstyledButton>
      {isOpen && (
        <div className="desk-describe">
          {attribute ? (
            <ChangeValue id={attribute.id} description={description} name={name} onSaved={onSaved} />
          ) : (
            <SetValue row={row} owner={owner} name={name} onSaved={onSaved} />
          )}
        </div>
      )}
    </li>
  )
}

const valueField = (description: AttributeDescription, label: string): FieldSpec => ({
  name: 'value',
  label,
  span: 12,
  render: ({ value, onChange, error, isDisabled }) => (
    <AttributeField
      description={description}
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      isDisabled={isDisabled}
    />
  ),
})

interface ChangeValueProps {
  id: string
  description: AttributeDescription
  name: string
  onSaved(): void
}

interface ReadAttribute {
  attribute: { value: { type: AttributeType; value: unknown } }
}

function ChangeValue({ id, description, name, onSaved }: ChangeValueProps) {
  const words = useWords(attributeWords)
  const variables = { id }
  const { data, etag, error, reload } = useRecord<ReadAttribute>(attributeEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  const { type, value } = data.attribute.value
  return (
    <>
      <EditForm
        name={`attribute/${id}`}
        label={name}
        document={attributeEditDocument}
        variables={variables}
        inputType="AttributeUpdateInput"
        sections={[{ fields: [valueField(description, name)] }]}
        values={{ value: toValueInput(type, value) }}
        etag={etag}
        reload={reload}
        onSaved={onSaved}
      />
      <Group mt="sm">
        <ActionButton
          button={words.useDefault}
          intro={words.useDefaultIntro}
          label={`${name}: ${words.useDefault}`}
          buttonProps={{ color: 'red', variant: 'light', size: 'compact-sm' }}
          document={attributeDeleteDocument}
          variables={variables}
          inputName={null}
          inputType=""
          onSaved={onSaved}
        />
      </Group>
    </>
  )
}

interface SetValueProps {
  row: AttributeRow
  owner: MediaOwner
  name: string
  onSaved(): void
}

/** Gives a record its own value. The form begins with the default. */
function SetValue({ row: { attributeDescription: description, value }, owner, name, onSaved }: SetValueProps) {
  const words = useWords(attributeWords)
  return (
    <EditForm
      name={`attribute/${Object.values(owner).join()}/${description.id}`}
      label={name}
      submitLabel={words.setValue}
      document={attributeCreateDocument}
      inputType="AttributeCreateInput"
      sections={[{ fields: [valueField(description, name)] }]}
      values={{ value: toValueInput(value.type, value.value) }}
      toInput={(sent) => ({ ...owner, attributeDescriptionId: description.id, ...sent })}
      onSaved={onSaved}
    />
  )
}
