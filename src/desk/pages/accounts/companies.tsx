/** Companies with their contacts, and the list of contacts. */
import { Anchor, Group, SegmentedControl, Text } from '@mantine/core'
import { companiesDocument, contactsDocument } from '../../api/documents.sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { DataTable, Pager } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Page } from '../../parts/page.js'
import { TermField } from '../../parts/term-field.js'
import { CompanyPage } from './company.js'

export default function Companies({ route }: { route: Route }) {
  const id = Number(route.path[1])
  return id ? <CompanyPage id={id} /> : <Lists route={route} />
}

function Lists({ route }: { route: Route }) {
  const texts = useTexts()
  const tab = route.query.get('tab') === 'contacts' ? 'contacts' : 'companies'
  return (
    <Page title={texts.views.companies}>
      <SegmentedControl
        className="desk-fit"
        value={tab}
        onChange={(value) => openView('/companies', { tab: value })}
        data={[
          { value: 'companies', label: texts.companies },
          { value: 'contacts', label: texts.contacts },
        ]}
      />
      <Group>
        <TermField key={tab} route={route} label={texts.search} />
      </Group>
      {tab === 'companies' ? <CompanyList route={route} /> : <ContactList route={route} />}
    </Page>
  )
}

interface CompaniesResult {
  companies: {
    itemsFound: number
    pages: number
    items: {
      companyId: number
      name: string
      debtorId: string | null
      taxNumber: string | null
      phone: string | null
      email: string | null
      contacts: { itemsFound: number }
    }[]
  }
}

const inputFor = (route: Route, page: number) => {
  const term = route.query.get('term')
  return { page, offset: 20, ...(term && { term }) }
}

function CompanyList({ route }: { route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const page = pageOf(route)
  const { data, error, isLoading } = useQuery<CompaniesResult>(companiesDocument, { input: inputFor(route, page) })
  return (
    <>
      <DataTable
        label={texts.companies}
        rows={data?.companies.items}
        rowKey={({ companyId }) => companyId}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.company,
            render: ({ companyId, name, email }) => (
              <>
                <Anchor href={linkTo(`/companies/${companyId}`)} fw={600}>
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed" className="desk-break">
                  {email}
                </Text>
              </>
            ),
          },
          { title: texts.debtor, isSecondary: true, render: ({ debtorId }) => debtorId ?? '' },
          { title: texts.taxNumber, isSecondary: true, render: ({ taxNumber }) => taxNumber ?? '' },
          { title: texts.phone, isSecondary: true, render: ({ phone }) => phone ?? '' },
          { title: texts.contacts, isNumber: true, render: ({ contacts }) => format.number(contacts.itemsFound) },
        ]}
      />
      <Pager route={route} list={data?.companies} />
    </>
  )
}

interface ContactsResult {
  contacts: {
    itemsFound: number
    pages: number
    items: {
      contactId: number
      firstName: string
      middleName: string | null
      lastName: string
      email: string | null
      phone: string | null
      company: { companyId: number; name: string } | null
    }[]
  }
}

function ContactList({ route }: { route: Route }) {
  const texts = useTexts()
  const page = pageOf(route)
  const { data, error, isLoading } = useQuery<ContactsResult>(contactsDocument, { input: inputFor(route, page) })
  return (
    <>
      <DataTable
        label={texts.contacts}
        rows={data?.contacts.items}
        rowKey={({ contactId }) => contactId}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.name,
            render: (contact) => (
              <>
                <Text fw={600}>{fullName(contact)}</Text>
                <Text size="sm" c="dimmed" className="desk-break">
                  {contact.email}
                </Text>
              </>
            ),
          },
          {
            title: texts.company,
            render: ({ company }) => company && <Anchor href={linkTo(`/companies/${company.companyId}`)}>{company.name}</Anchor>,
          },
          { title: texts.phone, isSecondary: true, render: ({ phone }) => phone ?? '' },
        ]}
      />
      <Pager route={route} list={data?.contacts} />
    </>
  )
}
