/** What has no name in a language: products, categories and attributes, each translated in its place. */
import { Anchor, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  attributesMissingDocument,
  attributeTextsDocument,
  categoriesMissingDocument,
  categoryTextsDocument,
  productsMissingDocument,
  productTextsDocument,
} from '../../../api/documents/category-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { usePreferences, useTexts } from '../../../base/preferences.js'
import { changeQuery, linkTo, pageOf, type Route } from '../../../base/router.js'
import { useValueWord } from '../../../base/value-words.js'
import { useWords } from '../../../base/words.js'
import { EditForm } from '../../../edit/edit-form.js'
import type { FieldSpec } from '../../../edit/field-spec.js'
import { useRecord } from '../../../edit/use-record.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../../parts/format.js'
import { Page, Panel } from '../../../parts/page.js'
import { RecordTabs } from '../../../parts/record-tabs.js'
import { translationWords } from './translation-words.js'

const LANGUAGES = ['NL', 'EN', 'DE', 'FR']

interface MissingRow {
  productId?: number
  categoryId?: number
  id?: string
  sku?: string
  name?: string
  attributeClass?: string
  names?: LocalizedText[]
  descriptions?: LocalizedText[]
}

type MissingResult = Record<string, { itemsFound: number; pages: number; items: MissingRow[] }>

const texts: FieldSpec[] = [
  { name: 'names', kind: 'localized', span: 12 },
  { name: 'shortDescriptions', kind: 'localizedLong', span: 12 },
  { name: 'descriptions', kind: 'localizedLong', span: 12 },
]

/** What differs between the kinds of records. */
const kinds = {
  products: {
    list: productsMissingDocument,
    edit: productTextsDocument,
    inputType: 'UpdateProductInput',
    fields: texts,
    idOf: ({ productId }: MissingRow) => productId ?? 0,
    hrefOf: ({ productId }: MissingRow) => linkTo(`/products/${productId}`),
  },
  categories: {
    list: categoriesMissingDocument,
    edit: categoryTextsDocument,
    inputType: 'UpdateCategoryInput',
    fields: texts,
    idOf: ({ categoryId }: MissingRow) => categoryId ?? 0,
    hrefOf: ({ categoryId }: MissingRow) => linkTo('/categories', { id: categoryId }),
  },
  attributes: {
    list: attributesMissingDocument,
    edit: attributeTextsDocument,
    inputType: 'AttributeDescriptionUpdateInput',
    fields: [
      { name: 'descriptions', kind: 'localized', span: 8 },
      { name: 'units', kind: 'localized', span: 4 },
    ] satisfies FieldSpec[] as FieldSpec[],
    idOf: ({ id }: MissingRow) => id ?? '',
    hrefOf: () => null,
  },
} as const

type Kind = keyof typeof kinds

export default function Translations({ route }: { route: Route }) {
  const desk = useTexts()
  const words = useWords(translationWords)
  const { contentLanguage } = usePreferences()
  const language = route.query.get('language') ?? LANGUAGES.find((code) => code !== contentLanguage) ?? 'NL'
  return (
    <Page title={desk.views.translations} intro={words.intro}>
      <SegmentedControl
        className="desk-fit"
        aria-label={words.language}
        data={LANGUAGES}
        value={language}
        onChange={(next) => changeQuery(route, { language: next })}
      />
      <RecordTabs
        route={route}
        tabs={(Object.keys(kinds) as Kind[]).map((kind) => ({
          name: kind,
          label: words[kind],
          render: () => <Missing key={`${kind}${language}`} kind={kind} language={language} route={route} />,
        }))}
      />
    </Page>
  )
}

function Missing({ kind, language, route }: { kind: Kind; language: string; route: Route }) {
  const words = useWords(translationWords)
  const { text, number } = useFormat()
  const word = useValueWord()
  const page = pageOf(route)
  const { list, idOf, hrefOf } = kinds[kind]
  const { data, error, isLoading, reload } = useQuery<MissingResult>(list, { language, page })
  const [openId, setOpenId] = useState<string | number | null>(null)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const [{ items, itemsFound, pages }] = Object.values(data) as [MissingResult[string]]
  const nameOf = (row: MissingRow) => text(row.names ?? row.descriptions) || row.sku || row.name || `#${idOf(row)}`
  const open = items.find((row) => idOf(row) === openId)
  return (
    <Stack>
      <Panel>
        <Text size="sm" c="dimmed" role="status" mb="xs">
          {itemsFound > 0 ? words.found(number(itemsFound)) : words.complete(language)}
        </Text>
        {items.length > 0 && (
          <DataTable
            label={words[kind]}
            rows={items}
            rowKey={idOf}
            isLoading={isLoading}
            columns={[
              {
                title: words.name,
                render: (row) => {
                  const href = hrefOf(row)
                  return href ? (
                    <Anchor size="sm" fw={600} href={href}>
                      {nameOf(row)}
                    </Anchor>
                  ) : (
                    nameOf(row)
                  )
                },
              },
              {
                title: words.code,
                isSecondary: true,
                render: (row) => [row.sku ?? row.name, word(row.attributeClass)].filter(Boolean).join(' · '),
              },
              {
                title: words.translate,
                isNumber: true,
                render: (row) => (
                  <Button
                    size="compact-sm"
                    variant={row === open ? 'light' : 'default'}
                    aria-expanded={row === open}
                    aria-label={words.translateIt(nameOf(row))}
                    onClick={() => setOpenId(idOf(row))}
                  >
                    {words.translate}
                  </Button>
                ),
              },
            ]}
          />
        )}
        {pages > 1 && (
          <Group mt="sm">
            <Button
              size="compact-sm"
              variant="default"
              disabled={page === 1}
              onClick={() => changeQuery(route, { page: page - 1 })}
            >
              {words.previous}
            </Button>
            <Text size="sm">
              {page} / {pages}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              disabled={page >= pages}
              onClick={() => changeQuery(route, { page: page + 1 })}
            >
              {words.next}
            </Button>
          </Group>
        )}
      </Panel>
      {open && (
        <Panel title={words.translateIt(nameOf(open))}>
          <Translate
            key={idOf(open)}
            kind={kind}
            id={idOf(open)}
            title={nameOf(open)}
            language={language}
            originals={open.names ?? open.descriptions ?? []}
            onSaved={reload}
          />
        </Panel>
      )}
    </Stack>
  )
}

interface TranslateProps {
  kind: Kind
  id: string | number
  title: string
  language: string
  originals: LocalizedText[]
  onSaved(): void
}

/** The texts of a record in the missing language, below what it has in others. */
function Translate({ kind, id, title, language, originals, onSaved }: TranslateProps) {
  const words = useWords(translationWords)
  const { edit, inputType, fields } = kinds[kind]
  const variables = { id }
  const { data, etag, error, reload } = useRecord<Record<string, Values>>(edit, variables)
  if (error) return <ErrorNotice error={error} />
  const [record] = Object.values(data ?? {})
  if (!record) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <>
      <Text size="sm" mb="sm">
        {words.original}: {originals.map((text) => `${text.value} (${text.language})`).join(' · ')}
      </Text>
      <EditForm
        name={`translation/${kind}/${id}`}
        label={title}
        document={edit}
        variables={variables}
        inputType={inputType}
        sections={[{ fields: [...fields] }]}
        values={record}
        record={record}
        etag={etag}
        reload={reload}
        onSaved={onSaved}
        firstLanguage={language}
      />
    </>
  )
}
