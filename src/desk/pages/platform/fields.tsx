/** Custom fields: which records have them, and which values they take. */
import { Anchor, Button, Select } from '@mantine/core'
import { useState } from 'react'
import {
  fieldCreateDocument,
  fieldDefinitionsDocument,
  fieldDeleteDocument,
  fieldEditDocument,
} from '../../api/documents/platform-edit.js'
import { useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { changeQuery, linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { EditForm, type FormSection } from '../../edit/edit-form.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { RecordForm } from '../../edit/record-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { DataTable, Pager, TitleCell } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge } from '../../parts/page.js'
import { choicesOf, DeleteButton, useTrail } from './page-parts.js'
import { platformWords } from './words.js'

interface Definition {
  id: number
  ownerType: keyof (typeof platformWords)['en']['owners']
  code: string
  type: keyof (typeof platformWords)['en']['types']
  names: LocalizedText[] | null
  isRequired: boolean
  isVisibleToStorefront: boolean
}

export default function Fields({ route }: { route: Route }) {
  const [, id] = route.path
  if (id === 'new') return <NewField owner={route.query.get('owner')} />
  return Number(id) ? <FieldPage key={id} id={Number(id)} /> : <List route={route} />
}

function List({ route }: { route: Route }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const may = useRights()
  const trail = useTrail('fields', false)
  const owner = route.query.get('owner')
  const input = {
    page: pageOf(route),
    offset: 50,
    ...(owner && { ownerTypes: [owner] }),
    sortInputs: [
      { field: 'OWNER_TYPE', order: 'ASC' },
      { field: 'SORT_ORDER', order: 'ASC' },
    ],
  }
  const { data, error, isLoading } = useQuery<{
    fieldDefinitions: { itemsFound: number; pages: number; items: Definition[] }
  }>(fieldDefinitionsDocument, { input })
  return (
    <Page
      title={words.fields}
      intro={words.fieldsIntro}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Button component="a" href={linkTo('/fields/new', { owner })}>
            {words.newField}
          </Button>
        )
      }
    >
      <Select
        label={words.owner}
        w={240}
        clearable
        data={choicesOf(words.owners)}
        value={owner}
        onChange={(next) => changeQuery(route, { owner: next })}
      />
      <DataTable
        label={words.fields}
        rows={data?.fieldDefinitions.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        nothing={words.noFields}
        columns={[
          {
            title: words.name,
            render: ({ id, names, code }) => (
              <TitleCell
                title={
                  <Anchor href={linkTo(`/fields/${id}`)} fw={600}>
                    {format.text(names) || code}
                  </Anchor>
                }
              >
                {code}
              </TitleCell>
            ),
          },
          { title: words.owner, render: ({ ownerType }) => words.owners[ownerType] },
          { title: words.fieldType, render: ({ type }) => words.types[type] },
          {
            title: words.rules,
            isSecondary: true,
            render: ({ isRequired, isVisibleToStorefront }) => (
              <>
                {isRequired && <StatusBadge tone="waiting">{words.isRequired}</StatusBadge>}
                {isVisibleToStorefront && <StatusBadge tone="info">{words.isVisible}</StatusBadge>}
              </>
            ),
          },
        ]}
      />
      <Pager route={route} list={data?.fieldDefinitions} />
    </Page>
  )
}

/** Fields that only some types have. */
const only: Record<string, readonly string[]> = {
  options: ['ENUM'],
  referenceTo: ['REFERENCE'],
  itemType: ['LIST'],
  minLength: ['TEXT'],
  maxLength: ['TEXT'],
  pattern: ['TEXT'],
  minimum: ['NUMBER', 'DECIMAL'],
  maximum: ['NUMBER', 'DECIMAL'],
}

/** The fields of a definition of this type. A list has those of its entries, too. */
function useFieldSections(types: readonly string[]): FormSection[] {
  const words = useWords(platformWords)
  const { LIST: _, ...entries } = words.types
  const all: FieldSpec[] = [
    { name: 'itemType', label: words.itemType, kind: 'choice', choices: choicesOf(entries), isRequired: true },
    { name: 'options', label: words.options, kind: 'tags', span: 12, isRequired: true },
    { name: 'referenceTo', label: words.referenceTo, isRequired: true },
    { name: 'minLength', label: words.minLength, span: 4 },
    { name: 'maxLength', label: words.maxLength, span: 4 },
    { name: 'pattern', label: words.pattern, span: 4 },
    { name: 'minimum', label: words.minimum, span: 6 },
    { name: 'maximum', label: words.maximum, span: 6 },
    { name: 'isRequired', label: words.isRequired, span: 6 },
    { name: 'isIndexed', label: words.isIndexed, span: 6 },
    { name: 'isVisibleToStorefront', label: words.isVisible, span: 6 },
    { name: 'isEditableByBuyer', label: words.isEditable, span: 6 },
    { name: 'sortOrder', label: words.sortOrder, span: 4 },
  ]
  return [
    {
      fields: [
        { name: 'names', kind: 'localized', span: 12 },
        { name: 'descriptions', kind: 'localizedLong', span: 12 },
      ],
    },
    { title: words.rules, fields: all.filter(({ name }) => !only[name] || only[name].some((type) => types.includes(type))) },
  ]
}

function NewField({ owner }: { owner: string | null }) {
  const words = useWords(platformWords)
  const trail = useTrail('fields')
  const [type, setType] = useState('TEXT')
  const sections = useFieldSections([type, ...(type === 'LIST' ? ['ENUM', 'REFERENCE'] : [])])
  const head: FormSection = {
    fields: [
      { name: 'ownerType', label: words.owner, kind: 'choice', choices: choicesOf(words.owners), isRequired: true, span: 4 },
      {
        name: 'type',
        span: 4,
        isRequired: true,
        render: ({ value, onChange, isDisabled }) => (
          <Select
            label={words.fieldType}
            data={choicesOf(words.types)}
            value={value as string}
            onChange={(next) => {
              setType(next ?? 'TEXT')
              onChange(next)
            }}
            allowDeselect={false}
            disabled={isDisabled}
            withAsterisk
          />
        ),
      },
      { name: 'code', label: words.fieldCode, help: words.fieldCodeHelp, isRequired: true, span: 4 },
    ],
  }
  const shown = new Set([head, ...sections].flatMap(({ fields }) => fields.map(({ name }) => name)))
  return (
    <Page title={words.newField} trail={trail}>
      <Panel>
        <EditForm<{ fieldDefinitionCreate: { id: number } }>
          name="field/new"
          label={words.newField}
          document={fieldCreateDocument}
          inputType="FieldDefinitionCreateInput"
          sections={[head, ...withoutOptional(sections, type)]}
          values={{ ownerType: owner, type: 'TEXT' }}
          toInput={(typed) => Object.fromEntries(Object.entries(typed).filter(([name]) => shown.has(name)))}
          submitLabel={words.createField}
          onSaved={({ fieldDefinitionCreate: { id } }) => openView(`/fields/${id}`)}
        />
      </Panel>
    </Page>
  )
}

/** The choices and the kind of record of a list depend on its entries, so they are not required there. */
const withoutOptional = (sections: FormSection[], type: string): FormSection[] =>
  type !== 'LIST'
    ? sections
    : sections.map((section) => ({
        ...section,
        fields: section.fields.map((spec) => (spec.name === 'itemType' ? spec : { ...spec, isRequired: false })),
      }))

function FieldPage({ id }: { id: number }) {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('fields')
  const { data } = useRecord<{ fieldDefinition: Definition & { itemType: string | null } }>(fieldEditDocument, { id })
  const { type = 'TEXT', itemType, code = '', ownerType } = data?.fieldDefinition ?? {}
  const sections = useFieldSections([type, ...(itemType ? [itemType] : [])])
  return (
    <Page
      title={code}
      {...(ownerType && { intro: `${words.owners[ownerType]} · ${words.types[type]}` })}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <DeleteButton
            button={words.deleteField}
            title={code}
            intro={words.deleteFieldIntro}
            document={fieldDeleteDocument}
            variables={{ id }}
            onDeleted={() => openView('/fields')}
          />
        )
      }
    >
      <Panel>
        {data && (
          <RecordForm<{ fieldDefinition: Values }>
            name={`field/${id}`}
            label={code}
            document={fieldEditDocument}
            variables={{ id }}
            inputType="FieldDefinitionUpdateInput"
            sections={sections}
            recordOf={({ fieldDefinition }) => fieldDefinition}
          />
        )}
      </Panel>
    </Page>
  )
}
