/** Private customers: the list, one of them, and a new one. */
import { Anchor, Button, Group, SimpleGrid, Stack } from '@mantine/core'
import {
  customerCreateDocument,
  customerDeleteDocument,
  customerDocument,
  customerEditDocument,
  customersDocument,
} from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm } from '../../edit/edit-form.js'
import { RecordForm } from '../../edit/record-form.js'
import type { Values } from '../../edit/values.js'
import type { ShownAddress } from '../../parts/address.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../parts/data-table.js'
import { fullName } from '../../parts/format.js'
import { Page, Panel } from '../../parts/page.js'
import { TermField } from '../../parts/term-field.js'
import { usePersonFields } from './account-fields.js'
import { AddressesPanel, AddressPage } from './address-edit.js'
import { SignInPanel } from './sign-in-panel.js'
import { accountWords } from './words.js'

interface Customer {
  customerId: number
  firstName: string
  middleName: string | null
  lastName: string
  email: string | null
  phone: string | null
  login: string | null
  debtorId: string | null
}

export default function Customers({ route }: { route: Route }) {
  const [, id, part, place] = route.path
  if (id === 'new') return <NewCustomer />
  if (Number(id) && part === 'addresses') return <AddressPage owner="customers" ownerId={Number(id)} place={place ?? 'new'} />
  return Number(id) ? <CustomerPage id={Number(id)} /> : <List route={route} />
}

function List({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(accountWords)
  const may = useRights()
  const term = route.query.get('term')
  const input = { page: pageOf(route), offset: 20, ...(term && { term }) }
  const { data, error, isLoading } = useQuery<{ customers: { itemsFound: number; pages: number; items: Customer[] } }>(
    customersDocument,
    { input },
  )
  return (
    <Page
      title={words.customers}
      actions={
        may('user', 'OWNER') && (
          <Button component="a" href={linkTo('/customers/new')}>
            {words.newCustomer}
          </Button>
        )
      }
    >
      <Group>
        <TermField route={route} label={words.search} />
      </Group>
      <DataTable
        label={words.customers}
        rows={data?.customers.items}
        rowKey={({ customerId }) => customerId}
        isLoading={isLoading}
        error={error}
        nothing={words.noCustomers}
        columns={[
          {
            title: texts.name,
            render: (customer) => (
              <TitleCell
                title={
                  <Anchor href={linkTo(`/customers/${customer.customerId}`)} fw={600}>
                    {fullName(customer) || customer.customerId}
                  </Anchor>
                }
              >
                {customer.email}
              </TitleCell>
            ),
          },
          { title: texts.debtor, isSecondary: true, render: ({ debtorId }) => debtorId ?? '' },
          { title: texts.phone, isSecondary: true, render: ({ phone }) => phone ?? '' },
          { title: words.login, isSecondary: true, render: ({ login }) => login ?? '' },
        ]}
      />
      <Pager route={route} list={data?.customers} />
    </Page>
  )
}

interface ShownCustomer extends Customer {
  primaryLanguage: string | null
  addresses: (ShownAddress & { isDefault: string })[]
}

function CustomerPage({ id }: { id: number }) {
  const words = useWords(accountWords)
  const may = useRights()
  const fields = usePersonFields()
  const { data, error, reload } = useQuery<{ customer: ShownCustomer }>(customerDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { customer } = data
  return (
    <Page
      title={fullName(customer) || (customer.email ?? '')}
      trail={[{ label: words.customers, href: linkTo('/customers') }]}
      actions={
        may('user', 'OWNER') && (
          <ActionButton
            button={words.deleteCustomer}
            label={fullName(customer)}
            intro={words.deleteCustomerIntro}
            document={customerDeleteDocument}
            variables={{ id }}
            inputName={null}
            inputType=""
            buttonProps={{ color: 'red', variant: 'light' }}
            onSaved={() => openView('/customers')}
          />
        )
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={words.details}>
          <RecordForm<{ customer: Values }>
            name={`customer/${id}`}
            label={fullName(customer)}
            document={customerEditDocument}
            variables={{ id }}
            inputType="UpdateCustomerInput"
            sections={[{ fields: [...fields, { name: 'debtorId' }] }]}
            recordOf={(read) => read.customer}
            onSaved={reload}
          />
        </Panel>
        <Stack gap="md">
          <SignInPanel
            kind="customer"
            id={id}
            email={customer.email}
            login={customer.login}
            language={customer.primaryLanguage}
            onChanged={reload}
          />
          <AddressesPanel owner="customers" ownerId={id} addresses={customer.addresses} />
        </Stack>
      </SimpleGrid>
    </Page>
  )
}

function NewCustomer() {
  const words = useWords(accountWords)
  const fields = usePersonFields()
  return (
    <Page title={words.newCustomer} trail={[{ label: words.customers, href: linkTo('/customers') }]}>
      <Panel>
        <EditForm<{ customerCreate: { customerId: number } }>
          name="customer/new"
          label={words.newCustomer}
          document={customerCreateDocument}
          inputType="CustomerInput"
          sections={[{ fields: [...fields, { name: 'debtorId' }] }]}
          values={{}}
          onSaved={({ customerCreate }) => openView(`/customers/${customerCreate.customerId}`)}
        />
      </Panel>
    </Page>
  )
}
