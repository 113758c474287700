/** Companies with their contacts, and the list of contacts. */
import { Anchor, SegmentedControl, Text } from '@mantine/core'
import { useMemo } from 'react'
import { companyEditDocument } from '../../api/documents/accounts-edit.js'
import { companiesDocument, contactsDocument } from '../../api/documents/sales.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { useBulkEdit } from '../../edit/bulk-edit.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Email, Page } from '../../parts/page.js'
import { AddressPage } from './address-edit.js'
import { CompanyPage } from './company.js'
import { CompanyCreate } from './company-create.js'
import { NewCompanyButton } from './company-edit.js'
import { NewContact } from './contact.js'
import { listWords } from './list-words.js'
import { accountWords } from './words.js'

export default function Companies({ route }: { route: Route }) {
  const [, name, part, place] = route.path
  const id = Number(name)
  if (name === 'new') return <CompanyCreate />
  if (id && part === 'addresses') return <AddressPage owner="companies" ownerId={id} place={place ?? 'new'} />
  if (id && part === 'contacts') return <NewContact companyId={id} route={route} />
  return id ? <CompanyPage id={id} route={route} /> : <Lists route={route} />
}

function Lists({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const tab = route.query.get('tab') === 'contacts' ? 'contacts' : 'companies'
  return (
    <Page title={texts.views.companies} actions={<NewCompanyButton />}>
      <SegmentedControl
        className="desk-fit"
        value={tab}
        onChange={(value) => (value === 'customers' ? openView('/customers') : openView('/companies', { tab: value }))}
        data={[
          { value: 'companies', label: texts.companies },
          { value: 'contacts', label: texts.contacts },
          { value: 'customers', label: words.customers },
        ]}
      />
      {tab === 'companies' ? <CompanyList key={tab} route={route} /> : <ContactList key={tab} route={route} />}
    </Page>
  )
}

interface FoundCompany {
  companyId: number
  name: string
  debtorId: string | null
  taxNumber: string | null
  cocNumber: string | null
  phone: string | null
  email: string | null
  createdAt: string | null
  lastModifiedAt: string | null
  contacts: { itemsFound: number }
}

const byName = { sort: [{ field: 'NAME', order: 'ASC' }] }

/** What many companies may get at once. */
const bulkFields: FieldSpec[] = [{ name: 'phone' }, { name: 'email' }, { name: 'debtorId' }]

function CompanyList({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(listWords)
  const columns = useCompanyColumns()
  const bulk = useBulkEdit<FoundCompany>({
    rowTitle: ({ name }) => name,
    document: companyEditDocument,
    inputType: 'UpdateCompanyInput',
    fields: bulkFields,
    variablesOf: ({ companyId }, input) => ({ id: companyId, input }),
  })
  return (
    <>
      <RecordList<FoundCompany>
        version={bulk.round}
        bulkActions={bulk.bulkActions}
        onEdit={bulk.onEdit}
        name="companies"
        label={texts.companies}
        route={route}
        document={companiesDocument}
        root="companies"
        inputType="CompanySearchArguments"
        defaults={byName}
        columns={columns}
        rowKey={({ companyId }) => companyId}
        rowTitle={({ name }) => name}
        rowHref={({ companyId }) => linkTo(`/companies/${companyId}`)}
        termLabel={texts.search}
        empty={words.noCompanies}
      />
      {bulk.dialog}
    </>
  )
}

function useCompanyColumns(): RecordColumn<FoundCompany>[] {
  const texts = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.company,
        sort: 'NAME',
        value: ({ name }) => name,
        render: ({ companyId, name, email }) => (
          <>
            <Anchor href={linkTo(`/companies/${companyId}`)} fw={600}>
              {name}
            </Anchor>
            <Text size="sm" c="dimmed" className="desk-break">
              {email && <Email address={email} />}
            </Text>
          </>
        ),
      },
      { id: 'email', title: texts.email, isSecondary: true, isOptional: true, value: ({ email }) => email },
      { id: 'debtor', title: texts.debtor, isSecondary: true, value: ({ debtorId }) => debtorId },
      { id: 'taxNumber', title: texts.taxNumber, isSecondary: true, value: ({ taxNumber }) => taxNumber },
      { id: 'cocNumber', title: texts.cocNumber, isSecondary: true, isOptional: true, value: ({ cocNumber }) => cocNumber },
      { id: 'phone', title: texts.phone, isSecondary: true, value: ({ phone }) => phone },
      {
        id: 'createdAt',
        title: texts.created,
        sort: 'CREATED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.date(createdAt),
      },
      {
        id: 'lastModifiedAt',
        title: texts.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
      { id: 'contacts', title: texts.contacts, isNumber: true, value: ({ contacts }) => contacts.itemsFound },
    ],
    [texts, format],
  )
}

interface FoundContact {
  contactId: number
  firstName: string
  middleName: string | null
  lastName: string
  email: string | null
  phone: string | null
  mobile: string | null
  login: string | null
  createdAt: string | null
  lastModifiedAt: string | null
  company: { companyId: number; name: string } | null
}

const byLastName = { sort: [{ field: 'LAST_NAME', order: 'ASC' }] }

function ContactList({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(listWords)
  const columns = useContactColumns()
  return (
    <RecordList<FoundContact>
      name="contacts"
      label={texts.contacts}
      route={route}
      document={contactsDocument}
      root="contacts"
      inputType="ContactSearchArguments"
      defaults={byLastName}
      columns={columns}
      rowKey={({ contactId }) => contactId}
      rowTitle={fullName}
      rowHref={({ contactId }) => linkTo(`/contacts/${contactId}`)}
      termLabel={texts.search}
      empty={words.noContacts}
    />
  )
}

function useContactColumns(): RecordColumn<FoundContact>[] {
  const texts = useTexts()
  const words = useWords(listWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.name,
        sort: 'LAST_NAME',
        value: fullName,
        render: (contact) => (
          <>
            <Anchor href={linkTo(`/contacts/${contact.contactId}`)} fw={600}>
              {fullName(contact)}
            </Anchor>
            <Text size="sm" c="dimmed" className="desk-break">
              {contact.email && <Email address={contact.email} />}
            </Text>
          </>
        ),
      },
      { id: 'email', title: texts.email, isSecondary: true, isOptional: true, value: ({ email }) => email },
      {
        id: 'company',
        title: texts.company,
        value: ({ company }) => company?.name,
        render: ({ company }) => company && <Anchor href={linkTo(`/companies/${company.companyId}`)}>{company.name}</Anchor>,
      },
      { id: 'phone', title: texts.phone, isSecondary: true, value: ({ phone }) => phone },
      { id: 'mobile', title: words.mobile, isSecondary: true, isOptional: true, value: ({ mobile }) => mobile },
      { id: 'login', title: words.login, isSecondary: true, isOptional: true, value: ({ login }) => login },
      {
        id: 'createdAt',
        title: texts.created,
        sort: 'CREATED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ createdAt }) => createdAt,
        render: ({ createdAt }) => format.date(createdAt),
      },
      {
        id: 'lastModifiedAt',
        title: texts.changed,
        sort: 'LAST_MODIFIED_AT',
        isSecondary: true,
        isOptional: true,
        value: ({ lastModifiedAt }) => lastModifiedAt,
        render: ({ lastModifiedAt }) => format.moment(lastModifiedAt),
      },
    ],
    [texts, words, format],
  )
}
