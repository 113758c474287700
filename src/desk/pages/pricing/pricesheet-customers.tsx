/** Who has a price sheet: companies, contacts and consumers. */
import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  pricesheetAssignDocument,
  pricesheetPartiesDocument,
  pricesheetUnassignDocument,
} from '../../api/documents/pricing-edit.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { findCompanies, findContacts } from '../../edit/pickers.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName } from '../../parts/format.js'
import { Panel } from '../../parts/page.js'
import { pricingWords } from './words.js'

interface Person {
  firstName: string
  lastName: string
}

interface Parties {
  pricesheet: {
    companiesPaginated: { itemsFound: number; items: { companyId: number; name: string }[] }
    contactsPaginated: { itemsFound: number; items: (Person & { contactId: number })[] }
    customersPaginated: { itemsFound: number; items: (Person & { customerId: number })[] }
  }
}

interface Party {
  id: number
  name: string
  href?: string
}

export function PricesheetCustomers({ id }: { id: string }) {
  const words = useWords(pricingWords)
  const { data, error, reload } = useQuery<Parties>(pricesheetPartiesDocument, { id })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { companiesPaginated: companies, contactsPaginated: contacts, customersPaginated: customers } = data.pricesheet
  const add = (member: 'companyIds' | 'contactIds', button: string, label: string, find: typeof findCompanies) => (
    <ActionButton
      button={button}
      label={button}
      document={pricesheetAssignDocument}
      variables={{ id }}
      inputType="PricesheetAssignInput"
      sections={[{ fields: [{ name: 'party', kind: 'record', label, find, isRequired: true, span: 12 }] }]}
      toInput={(values) => ({ [member]: [Number(values.party)] })}
      onSaved={reload}
    />
  )
  return (
    <Stack>
      <Group>
        {add('companyIds', words.addCompany, words.company, findCompanies)}
        {add('contactIds', words.addContact, words.contact, findContacts)}
      </Group>
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <PartyList
          sheetId={id}
          title={words.companies}
          member="companyIds"
          total={companies.itemsFound}
          parties={companies.items.map(({ companyId, name }) => ({
            id: companyId,
            name,
            href: linkTo(`/companies/${companyId}`),
          }))}
          onChanged={reload}
        />
        <PartyList
          sheetId={id}
          title={words.contacts}
          member="contactIds"
          total={contacts.itemsFound}
          parties={contacts.items.map((contact) => ({ id: contact.contactId, name: fullName(contact) }))}
          onChanged={reload}
        />
        <PartyList
          sheetId={id}
          title={words.consumers}
          member="customerIds"
          total={customers.itemsFound}
          parties={customers.items.map((customer) => ({ id: customer.customerId, name: fullName(customer) }))}
          onChanged={reload}
        />
      </SimpleGrid>
    </Stack>
  )
}

interface PartyListProps {
  sheetId: string
  title: string
  member: 'companyIds' | 'contactIds' | 'customerIds'
  total: number
  parties: Party[]
  onChanged(): void
}

function PartyList({ sheetId, title, member, total, parties, onChanged }: PartyListProps) {
  const words = useWords(pricingWords)
  return (
    <Panel title={title}>
      {parties.length === 0 && <Text c="dimmed">{words.nobody}</Text>}
      <Stack gap="xs">
        {parties.map(({ id, name, href }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            {href ? <Anchor href={href}>{name}</Anchor> : <Text>{name}</Text>}
            <ActionButton
              button={words.removeParty}
              title={`${words.removeParty}: ${name}`}
              label={name}
              document={pricesheetUnassignDocument}
              variables={{ id: sheetId }}
              inputType="PricesheetUnassignInput"
              toInput={() => ({ [member]: [id] })}
              buttonProps={{ size: 'compact-sm', variant: 'subtle' }}
              onSaved={onChanged}
            />
          </Group>
        ))}
        {total > parties.length && (
          <Text size="sm" c="dimmed">
            {words.shownOf(parties.length, total)}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
