/** The page of a company: facts, addresses, contacts with their purchase roles, price sheets and last orders. */
import { Anchor, Group, SimpleGrid, Text } from '@mantine/core'
import { companyDocument, ordersDocument } from '../../api/documents.sales.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo } from '../../base/router.js'
import { Address, type ShownAddress } from '../../parts/address.js'
import { DataTable, ErrorNotice, TitleCell } from '../../parts/data-table.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Email, Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { OrderStatusBadge, useOrderStatuses } from '../sales/order-status.js'
import type { FoundOrder } from '../sales/types.js'

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
  addresses: ShownAddress[]
  contacts: { itemsFound: number; items: (Person & { email: string | null; phone: string | null; login: string | null })[] }
  pricesheets: { id: string; code: string; priority: number }[] | null
  purchaseAuthorizationConfigs: {
    items: { id: string; purchaseRole: string; authorizationLimit: number | null; contact: Person | null }[]
  } | null
}

export function CompanyPage({ id }: { id: number }) {
  const texts = useTexts()
  const format = useFormat()
  const { data, error } = useQuery<{ company: ShownCompany }>(companyDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { company } = data
  return (
    <Page title={company.name} trail={[{ label: texts.views.companies, href: linkTo('/companies') }]}>
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
        <Panel title={texts.addresses}>
          {company.addresses.map((address) => (
            <Address key={address.id} address={address} />
          ))}
        </Panel>
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
      <Panel title={texts.contacts}>
        <Contacts company={company} />
      </Panel>
      <Panel title={texts.lastOrders}>
        <LastOrders companyId={company.companyId} />
      </Panel>
    </Page>
  )
}

function Contacts({ company }: { company: ShownCompany }) {
  const texts = useTexts()
  const format = useFormat()
  const configs = company.purchaseAuthorizationConfigs?.items ?? []
  const configOf = (contactId: number) => configs.find(({ contact }) => contact?.contactId === contactId)
  return (
    <DataTable
      label={texts.contacts}
      rows={company.contacts.items}
      rowKey={({ contactId }) => contactId}
      columns={[
        {
          title: texts.name,
          render: (contact) => <TitleCell title={fullName(contact)}>{contact.email}</TitleCell>,
        },
        { title: texts.phone, isSecondary: true, render: ({ phone }) => phone ?? '' },
        { title: texts.purchaseRole, render: ({ contactId }) => configOf(contactId)?.purchaseRole ?? '' },
        {
          title: texts.limit,
          isNumber: true,
          isSecondary: true,
          render: ({ contactId }) => format.amount(configOf(contactId)?.authorizationLimit),
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
