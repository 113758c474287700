/** A contact: details, sign-in, companies and purchase limits; and the form of a new one. */
import { Alert, Anchor, Group, SimpleGrid, Stack } from '@mantine/core'
import {
  contactAddToCompanyDocument,
  contactCreateDocument,
  contactDeleteDocument,
  contactDocument,
  contactEditDocument,
  contactLeaveCompanyDocument,
} from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useCustomFields } from '../../edit/custom-fields.js'
import { EditForm } from '../../edit/edit-form.js'
import { findCompanies } from '../../edit/pickers.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { usePersonFields } from './account-fields.js'
import { LimitActions, type PurchaseLimit } from './purchase-limit.js'
import { SignInPanel } from './sign-in-panel.js'
import { accountWords } from './words.js'

interface CompanyName {
  companyId: number
  name: string
}

interface ShownContact {
  contactId: number
  firstName: string
  middleName: string | null
  lastName: string
  email: string | null
  login: string | null
  primaryLanguage: string | null
  company: CompanyName | null
  companies: { items: CompanyName[] } | null
  purchaseAuthorizationConfigs: { items: (PurchaseLimit & { company: CompanyName | null })[] } | null
}

export default function Contact({ route }: { route: Route }) {
  const id = Number(route.path[1])
  const { data, error, reload } = useQuery<{ contact: ShownContact }>(contactDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return <ContactPage contact={data.contact} reload={reload} />
}

function ContactPage({ contact, reload }: { contact: ShownContact; reload(): void }) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const may = useRights()
  const { contactId, company } = contact
  const fields = usePersonFields()
  const custom = useCustomFields('CONTACT')
  return (
    <Page
      title={fullName(contact) || (contact.email ?? '')}
      trail={[
        { label: texts.views.companies, href: linkTo('/companies') },
        ...(company ? [{ label: company.name, href: linkTo(`/companies/${company.companyId}`) }] : []),
      ]}
      actions={
        may('user', 'OWNER') && (
          <ActionButton
            button={words.deleteContact}
            label={fullName(contact)}
            intro={words.deleteContactIntro}
            document={contactDeleteDocument}
            variables={{ id: contactId }}
            inputName={null}
            inputType=""
            buttonProps={{ color: 'red', variant: 'light' }}
            onSaved={() => openView(company ? `/companies/${company.companyId}` : '/companies')}
          />
        )
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={words.details}>
          <RecordForm<{ contact: Values }>
            name={`contact/${contactId}`}
            label={fullName(contact)}
            document={contactEditDocument}
            variables={{ id: contactId }}
            inputType="UpdateContactInput"
            sections={[{ fields }, ...custom]}
            recordOf={(data) => data.contact}
            onSaved={reload}
          />
        </Panel>
        <Stack gap="md">
          <SignInPanel
            kind="contact"
            id={contactId}
            email={contact.email}
            login={contact.login}
            language={contact.primaryLanguage}
            onChanged={reload}
          />
          <CompaniesPanel contact={contact} reload={reload} />
        </Stack>
      </SimpleGrid>
    </Page>
  )
}

/** The companies that a person buys for, and the limit in each. */
function CompaniesPanel({ contact, reload }: { contact: ShownContact; reload(): void }) {
  const words = useWords(accountWords)
  const format = useFormat()
  const may = useRights()
  const limits = contact.purchaseAuthorizationConfigs?.items ?? []
  const limitOf = (companyId: number) => limits.find(({ company }) => company?.companyId === companyId)
  const shown = (limit: PurchaseLimit | undefined) =>
    limit &&
    `${words.roleNames[limit.purchaseRole as keyof typeof words.roleNames] ?? limit.purchaseRole} · ${
      limit.authorizationLimit === null ? words.noLimit : format.amount(limit.authorizationLimit)
    }`
  return (
    <Panel title={words.companies} actions={may('user', 'EDITOR') && <AddToCompany id={contact.contactId} reload={reload} />}>
      <DataTable
        label={words.companies}
        rows={contact.companies?.items ?? []}
        rowKey={({ companyId }) => companyId}
        columns={[
          {
            title: words.company,
            render: ({ companyId, name }) => <Anchor href={linkTo(`/companies/${companyId}`)}>{name}</Anchor>,
          },
          { title: words.limits, render: ({ companyId }) => shown(limitOf(companyId)) ?? '' },
          {
            title: '',
            render: ({ companyId, name }) => (
              <Group gap="xs" justify="flex-end">
                <LimitActions
                  name={fullName(contact)}
                  contactId={contact.contactId}
                  companyId={companyId}
                  limit={limitOf(companyId)}
                  onChanged={reload}
                />
                {companyId !== contact.company?.companyId && (
                  <ActionButton
                    button={words.leaveCompany}
                    title={name}
                    label={name}
                    name={`contact/${contact.contactId}/leave/${companyId}`}
                    intro={words.leaveCompanyIntro(name)}
                    document={contactLeaveCompanyDocument}
                    variables={{ id: contact.contactId, companyId }}
                    inputName={null}
                    inputType=""
                    buttonProps={{ size: 'compact-sm', variant: 'subtle', color: 'red' }}
                    onSaved={reload}
                  />
                )}
              </Group>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function AddToCompany({ id, reload }: { id: number; reload(): void }) {
  const words = useWords(accountWords)
  return (
    <ActionButton
      button={words.addToCompany}
      label={words.addToCompany}
      name={`contact/${id}/join`}
      document={contactAddToCompanyDocument}
      variables={{ id }}
      inputType=""
      sections={[
        {
          fields: [{ name: 'companyId', label: words.company, kind: 'record', find: findCompanies, isRequired: true, span: 12 }],
        },
      ]}
      toInput={({ companyId }) => ({ companyIds: [Number(companyId)] })}
      buttonProps={{ size: 'compact-sm' }}
      onSaved={reload}
    />
  )
}

/** The form of a new contact of a company. */
export function NewContact({ companyId, route }: { companyId: number; route: Route }) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const fields = usePersonFields()
  const custom = useCustomFields('CONTACT')
  return (
    <Page
      title={words.newContact}
      trail={[
        { label: texts.views.companies, href: linkTo('/companies') },
        { label: words.company, href: linkTo(`/companies/${companyId}`) },
      ]}
    >
      {route.query.has('failed') && (
        <Alert color="yellow" role="status">
          {words.contactFailed}
        </Alert>
      )}
      <Panel>
        <EditForm<{ contactCreate: { contactId: number } }>
          name={`contact/new/${companyId}`}
          label={words.newContact}
          document={contactCreateDocument}
          inputType="CreateContactInput"
          sections={[{ fields }, ...custom]}
          values={{}}
          toInput={(typed) => ({ ...typed, parentId: companyId })}
          submitLabel={words.createContact}
          onSaved={({ contactCreate }) => openView(`/contacts/${contactCreate.contactId}`)}
        />
      </Panel>
    </Page>
  )
}
