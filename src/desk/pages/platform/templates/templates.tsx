/** Templates of e-mails and documents, with a live preview. */
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import {
  documentTemplateCreateDocument,
  documentTemplateEditDocument,
  emailTemplateCreateDocument,
  emailTemplateEditDocument,
  templateDeleteDocument,
  templateErrorsDocument,
  templateMailDocument,
  templatesDocument,
  templateTypeDocument,
} from '../../../api/documents/platform-edit.js'
import { useRights } from '../../../api/rights.js'
import { useQuery } from '../../../api/use-query.js'
import { linkTo, openView, pageOf, type Route } from '../../../base/router.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { EditForm, type FormSection } from '../../../edit/edit-form.js'
import { RecordForm } from '../../../edit/record-form.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../../parts/format.js'
import { Page, Panel, StatusBadge } from '../../../parts/page.js'
import { DeleteButton, useTrail } from '../page-parts.js'
import { platformWords } from '../words.js'
import { TemplateEditor } from './template-editor.js'

type TemplateType = 'EmailTemplate' | 'DocumentTemplate'

interface Template {
  __typename: TemplateType
  id: string
  names: LocalizedText[]
  lastModifiedAt: string
  isDefaultOrderPdf?: boolean
  isDefaultQuotePdf?: boolean
}

export default function Templates({ route }: { route: Route }) {
  const [, id] = route.path
  if (id === 'new') return <NewTemplate isEmail={route.query.get('kind') !== 'pdf'} />
  return id ? <TemplatePage key={id} id={id} /> : <List route={route} />
}

function List({ route }: { route: Route }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const may = useRights()
  const trail = useTrail('templates', false)
  const input = { page: pageOf(route), offset: 50 }
  const { data, error, isLoading } = useQuery<{ templates: { itemsFound: number; pages: number; items: Template[] } }>(
    templatesDocument,
    { input },
  )
  return (
    <Page
      title={words.templates}
      intro={words.templatesIntro}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Group gap="xs">
            <Button component="a" href={linkTo('/templates/new', { kind: 'pdf' })} variant="default">
              {words.newDocumentTemplate}
            </Button>
            <Button component="a" href={linkTo('/templates/new')}>
              {words.newEmailTemplate}
            </Button>
          </Group>
        )
      }
    >
      <DataTable
        label={words.templates}
        rows={data?.templates.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: words.name,
            render: ({ id, names }) => (
              <Anchor href={linkTo(`/templates/${id}`)} fw={600}>
                {format.text(names) || id}
              </Anchor>
            ),
          },
          {
            title: words.fieldType,
            render: (template) => (
              <Group gap="xs">
                <Text size="sm">{template.__typename === 'EmailTemplate' ? words.emailTemplate : words.documentTemplate}</Text>
                {template.isDefaultOrderPdf && <StatusBadge tone="info">{words.defaultOrder}</StatusBadge>}
                {template.isDefaultQuotePdf && <StatusBadge tone="info">{words.defaultQuote}</StatusBadge>}
              </Group>
            ),
          },
          { title: words.at, isSecondary: true, render: ({ lastModifiedAt }) => format.date(lastModifiedAt) },
        ]}
      />
      <Pager route={route} list={data?.templates} />
    </Page>
  )
}

interface SectionOptions {
  id: string | null
  isEmail: boolean
  onData?(data: Values): void
}

function useTemplateSections({ id, isEmail, onData }: SectionOptions): FormSection[] {
  const words = useWords(platformWords)
  return [
    {
      fields: [
        { name: 'names', label: words.name, kind: 'localized', span: 6, isRequired: true },
        isEmail
          ? { name: 'subjects', label: words.subjects, kind: 'localized', span: 6, isRequired: true }
          : { name: 'fileNames', label: words.fileNames, kind: 'localized', span: 6, isRequired: true },
        {
          name: 'contents',
          label: words.content,
          span: 12,
          isRequired: true,
          render: ({ value, onChange, error, isDisabled }) => (
            <TemplateEditor {...{ id, isEmail, value, onChange, error, isDisabled }} {...(onData && { onData })} />
          ),
        },
      ],
    },
    isEmail
      ? {
          title: words.sender,
          fields: [
            {
              name: 'from',
              label: words.sender,
              kind: 'object',
              span: 12,
              fields: [
                { name: 'email', label: words.senderEmail },
                { name: 'names', label: words.senderName, kind: 'localized' },
              ],
            },
            { name: 'tos', label: words.recipients, span: 12, fields: [{ name: 'email' }, { name: 'name' }] },
          ],
        }
      : {
          fields: [
            { name: 'isDefaultOrderPdf', label: words.isDefaultOrderPdf },
            { name: 'isDefaultQuotePdf', label: words.isDefaultQuotePdf },
          ],
        },
    {
      title: words.advanced,
      fields: [
        { name: 'customQuery', label: words.customQuery, kind: 'long' },
        { name: 'queryVariables', label: words.queryVariables, kind: 'long' },
      ],
    },
  ]
}

function NewTemplate({ isEmail }: { isEmail: boolean }) {
  const words = useWords(platformWords)
  const trail = useTrail('templates')
  const sections = useTemplateSections({ id: null, isEmail })
  return (
    <Page title={isEmail ? words.newEmailTemplate : words.newDocumentTemplate} trail={trail}>
      <Panel>
        <EditForm<Record<string, { id: string }>>
          name={`template/new/${isEmail}`}
          label={words.templates}
          document={isEmail ? emailTemplateCreateDocument : documentTemplateCreateDocument}
          inputType={isEmail ? 'EmailTemplateCreateInput' : 'DocumentTemplateCreateInput'}
          sections={sections}
          values={isEmail ? { from: {} } : {}}
          submitLabel={words.createTemplate}
          onSaved={(data) => openView(`/templates/${Object.values(data)[0]?.id ?? ''}`)}
        />
      </Panel>
    </Page>
  )
}

function TemplatePage({ id }: { id: string }) {
  const { data, error } = useQuery<{ template: Template }>(templateTypeDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return <KnownTemplate template={data.template} />
}

function KnownTemplate({ template: { id, names, __typename: type } }: { template: Template }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const may = useRights()
  const trail = useTrail('templates')
  const isEmail = type === 'EmailTemplate'
  const [data, setData] = useState<Values>({})
  const onData = useCallback((next: Values) => setData(next), [])
  const sections = useTemplateSections({ id, isEmail, onData })
  const title = format.text(names) || id
  return (
    <Page
      title={title}
      intro={isEmail ? words.emailTemplate : words.documentTemplate}
      trail={trail}
      actions={
        may('configuration', 'OWNER') && (
          <Group gap="xs">
            {isEmail && <SendTest id={id} data={data} />}
            <DeleteButton
              button={words.deleteTemplate}
              title={title}
              intro={words.deleteTemplateIntro}
              document={templateDeleteDocument}
              variables={{ id }}
              onDeleted={() => openView('/templates')}
            />
          </Group>
        )
      }
    >
      <Panel>
        <RecordForm<{ template: Values }>
          name={`template/${id}`}
          label={title}
          document={isEmail ? emailTemplateEditDocument : documentTemplateEditDocument}
          variables={{ id }}
          inputType={isEmail ? 'EmailTemplateUpdateInput' : 'DocumentTemplateUpdateInput'}
          sections={sections}
          recordOf={({ template }) => template}
        />
      </Panel>
      <ErrorsPanel id={id} />
    </Page>
  )
}

/** Sends the saved template. It is an e-mail, so it asks first. */
function SendTest({ id, data }: { id: string; data: Values }) {
  const words = useWords(platformWords)
  return (
    <ActionButton
      button={words.sendMail}
      label={words.sendMail}
      name={`template/${id}/send`}
      intro={words.sendMailIntro}
      document={templateMailDocument}
      variables={{ id }}
      inputType=""
      toInput={() => ({ data })}
    />
  )
}

interface TemplateError {
  id: string
  createdAt: string
  errorMessage: string
  fieldName: string | null
}

/** What went wrong when the template was used; nothing is shown if all went well. */
function ErrorsPanel({ id }: { id: string }) {
  const words = useWords(platformWords)
  const format = useFormat()
  const { data } = useQuery<{ templateErrorLogs: { items: TemplateError[] } }>(templateErrorsDocument, { id })
  if (!data?.templateErrorLogs.items.length) return null
  return (
    <Panel title={words.errors}>
      <DataTable
        label={words.errors}
        rows={data.templateErrorLogs.items}
        rowKey={(entry) => entry.id}
        columns={[
          { title: words.at, render: ({ createdAt }) => format.moment(createdAt) },
          {
            title: words.errors,
            render: ({ errorMessage, fieldName }) => <TitleCell title={errorMessage}>{fieldName}</TitleCell>,
          },
        ]}
      />
    </Panel>
  )
}
