/** The page of a company: facts, addresses, contacts with their purchase roles, price sheets and last orders. */
import { Anchor, Group, SimpleGrid, Text } from '@mantine/core'
import { companyDocument, ordersDocument } from '../../api/documents/sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import type { ShownAddress } from '../../parts/address.js'
import { DataTable, ErrorNotice, TitleCell } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Email, Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { OrderStatusBadge, useOrderStatuses } from '../sales/order-status.js'
import type { FoundOrder } from '../sales/types.js'
import { AddressesPanel } from './address-edit.js'
import { CompanyEdit, CompanyTabs, DeleteCompany, NewContactButton } from './company-edit.js'
import { CompanySpending } from './company-spending.js'
import { LimitActions } from './purchase-limit.js'
import { accountWords } from './words.js'

interface Person {
  contactId: number
  firstName: string
  middleName?: string | null
  lastName: string
}

interface ShownCompany {
  companyId: number
  name: string
  debtorId: string | null
  taxNumber: string | null
  cocNumber: string | null
  phone: string | null
  email: string | null
  notes: string | null
  createdAt: string | null
  belongsToCompany: { name: string } | null
  addresses: ShownAddress[]
  contacts: { itemsFound: number; items: (Person & { email: string | null; phone: string | null; login: string | null })[] }
  pricesheets: { id: string; code: string; priority: number }[] | null
  purchaseAuthorizationConfigs: {
    items: { id: string; purchaseRole: string; authorizationLimit: number | null; contact: Person | null }[]
  } | null
}

export function CompanyPage({ id, route }: { id: number; route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const { data, error, reload } = useQuery<{ company: ShownCompany }>(companyDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { company } = data
  return (
    <Page
      title={company.name}
      trail={[{ label: texts.views.companies, href: linkTo('/companies') }]}
      actions={<DeleteCompany id={id} name={company.name} />}
    >
      <CompanyTabs route={route} />
      {route.query.get('tab') === 'edit' && (
        <CompanyEdit id={id} name={company.name} owner={company.belongsToCompany} onSaved={reload} />
      )}
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <Panel title={texts.facts}>
          <Facts
            facts={[
              [texts.debtor, company.debtorId],
              [texts.taxNumber, company.taxNumber],
              [texts.cocNumber, company.cocNumber],
              [texts.phone, company.phone],
              [texts.email, company.email && <Email key="email" address={company.email} />],
              [texts.remarks, company.notes],
              [texts.created, format.date(company.createdAt)],
            ]}
          />
        </Panel>
        <AddressesPanel owner="companies" ownerId={id} addresses={company.addresses} />
        <Panel title={texts.sheetsOfBuyer}>
          <Group gap="xs">
            {(company.pricesheets ?? []).map(({ id: sheetId, code, priority }) => (
              <StatusBadge key={sheetId} tone="info">
                {code} · {texts.priority} {priority}
              </StatusBadge>
            ))}
            {!company.pricesheets?.length && <Text c="dimmed">{texts.noSheets}</Text>}
          </Group>
        </Panel>
      </SimpleGrid>
      <CompanySpending id={id} />
      <Panel title={texts.contacts} actions={<NewContactButton companyId={id} />}>
        <Contacts company={company} reload={reload} />
      </Panel>
      <Panel title={texts.lastOrders}>
        <LastOrders companyId={company.companyId} />
      </Panel>
    </Page>
  )
}

function Contacts({ company, reload }: { company: ShownCompany; reload(): void }) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const format = useFormat()
  const word = useValueWord()
  const configs = company.purchaseAuthorizationConfigs?.items ?? []
  const configOf = (contactId: number) => configs.find(({ contact }) => contact?.contactId === contactId)
  return (
    <DataTable
      label={texts.contacts}
      rows={company.contacts.items}
      rowKey={({ contactId }) => contactId}
      nothing={words.noContacts}
      columns={[
        {
          title: texts.name,
          render: (contact) => (
            <TitleCell
              title={
                <Anchor href={linkTo(`/contacts/${contact.contactId}`)} fw={600}>
                  {fullName(contact)}
                </Anchor>
              }
            >
              {contact.email}
            </TitleCell>
          ),
        },
        { title: texts.phone, isSecondary: true, render: ({ phone }) => phone ?? '' },
        { title: texts.purchaseRole, render: ({ contactId }) => word(configOf(contactId)?.purchaseRole) },
        {
          title: texts.limit,
          isNumber: true,
          isSecondary: true,
          render: ({ contactId }) => format.amount(configOf(contactId)?.authorizationLimit),
        },
        {
          title: '',
          render: (contact) => (
            <LimitActions
              name={fullName(contact)}
              contactId={contact.contactId}
              companyId={company.companyId}
              limit={configOf(contact.contactId)}
              onChanged={reload}
            />
          ),
        },
      ]}
    />
  )
}

function LastOrders({ companyId }: { companyId: number }) {
  const texts = useTexts()
  const format = useFormat()
  const input = { companyIds: [companyId], offset: 10, sortInputs: [{ field: 'CREATED_AT', order: 'DESC' }] }
  const { quotes } = useOrderStatuses()
  const { data, error } = useQuery<{ orders: { items: FoundOrder[] } }>(ordersDocument, { input })
  return (
    <DataTable
      label={texts.lastOrders}
      rows={data?.orders.items}
      rowKey={({ id }) => id}
      error={error}
      columns={[
        {
          title: texts.order,
          render: ({ id, orderNumber, status }) => (
            <Anchor href={linkTo(`/${quotes.has(status) ? 'quotes' : 'orders'}/${id}`)} fw={600}>
              {orderNumber ?? id}
            </Anchor>
          ),
        },
        { title: texts.status, render: ({ status }) => <OrderStatusBadge status={status} /> },
        { title: texts.reference, isSecondary: true, render: ({ reference }) => reference },
        { title: texts.placed, isSecondary: true, render: ({ createdAt }) => format.date(createdAt) },
        { title: texts.total, isNumber: true, render: ({ total, currency }) => format.amount(total.gross, currency) },
      ]}
    />
  )
}
