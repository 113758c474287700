/** The tickets of buyers: the list of those that wait, and a form for a new one. */
import { Anchor, Group, SegmentedControl, Text } from '@mantine/core'
import { assigneesDocument, ticketCreateDocument, ticketsDocument } from '../../api/documents/sales-edit.js'
import { useQuery } from '../../api/use-query.js'
import { usePreferences, useTexts } from '../../base/preferences.js'
import { changeQuery, linkTo, openView, pageOf, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { findCompanies, findContacts } from '../../edit/pickers.js'
import { DataTable, Pager } from '../../parts/data-table.js'
import { fullName, type LocalizedText, useFormat } from '../../parts/format.js'
import { Page, StatusBadge } from '../../parts/page.js'
import { OneTicket } from './ticket.js'
import { type Assignees, ticketTones } from './types.js'
import { ticketWords } from './words.js'

export default function Tickets({ route }: { route: Route }) {
  const [, id] = route.path
  return id ? <OneTicket key={id} id={id} /> : <TicketList route={route} />
}

interface FoundTicket {
  id: string
  titles: LocalizedText[]
  type: string | null
  status: string
  email: string | null
  orderId: number | null
  createdAt: string
  lastModifiedAt: string
  assignedToAdminUser: { firstName: string | null; lastName: string | null; email: string } | null
}

const filterOf = (shown: string, viewerId: string | undefined) => {
  if (shown === 'all') return {}
  const waiting = { statuses: ['OPEN', 'IN_PROGRESS'] }
  return shown === 'mine' && viewerId ? { ...waiting, assignedToAdminUserIds: [Number(viewerId)] } : waiting
}

function TicketList({ route }: { route: Route }) {
  const words = useWords(ticketWords)
  const texts = useTexts()
  const word = useValueWord()
  const format = useFormat()
  const assignees = useQuery<Assignees>(assigneesDocument)
  const shown = route.query.get('shown') ?? 'waiting'
  const input = {
    page: pageOf(route),
    offset: 20,
    sortInputs: [{ field: 'LAST_MODIFIED_AT', order: 'DESC' }],
    ...filterOf(shown, assignees.data?.adminUserViewer?.id),
  }
  const isReady = shown !== 'mine' || assignees.data !== null
  const { data, error, isLoading } = useQuery<{ tickets: { itemsFound: number; pages: number; items: FoundTicket[] } }>(
    ticketsDocument,
    { input },
    isReady,
  )
  return (
    <Page title={words.tickets} actions={<NewTicket />}>
      <Group>
        <SegmentedControl
          aria-label={words.tickets}
          value={shown}
          onChange={(next) => changeQuery(route, { shown: next })}
          data={[
            { value: 'waiting', label: words.waiting },
            { value: 'mine', label: words.mine },
            { value: 'all', label: words.everything },
          ]}
        />
      </Group>
      <DataTable
        label={words.tickets}
        rows={data?.tickets.items}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        nothing={words.noTickets}
        columns={[
          {
            title: words.ticket,
            render: ({ id, titles, type, email }) => (
              <>
                <Anchor href={linkTo(`/tickets/${id}`)} fw={600}>
                  {format.text(titles) || words.ticket}
                </Anchor>
                <Text size="sm" c="dimmed" className="desk-break">
                  {[type && word(type), email].filter(Boolean).join(' · ')}
                </Text>
              </>
            ),
          },
          {
            title: texts.status,
            render: ({ status }) => <StatusBadge tone={ticketTones[status] ?? 'plain'}>{word(status)}</StatusBadge>,
          },
          {
            title: words.assigned,
            isSecondary: true,
            render: ({ assignedToAdminUser: admin }) => (admin ? fullName(admin) || admin.email : words.nobody),
          },
          {
            title: words.order,
            isSecondary: true,
            render: ({ orderId }) => orderId && <Anchor href={linkTo(`/orders/${orderId}`)}>{orderId}</Anchor>,
          },
          { title: texts.changed, isSecondary: true, render: ({ lastModifiedAt }) => format.moment(lastModifiedAt) },
        ]}
      />
      <Pager route={route} list={data?.tickets} />
    </Page>
  )
}

function NewTicket() {
  const words = useWords(ticketWords)
  const { contentLanguage } = usePreferences()
  return (
    <ActionButton<{ ticketCreate: { id: string } }>
      button={words.newTicket}
      buttonProps={{ variant: 'filled' }}
      label={words.newTicket}
      name="tickets/new"
      document={ticketCreateDocument}
      inputType="TicketCreateInput"
      values={{ title: null }}
      sections={[
        {
          fields: [
            { name: 'title', label: words.title, kind: 'text', isRequired: true, span: 12 },
            { name: 'description', label: words.description, kind: 'long', span: 12 },
            { name: 'email' },
            { name: 'type', label: words.type, help: words.typeHelp },
            { name: 'companyId', label: words.company, kind: 'record', find: findCompanies },
            { name: 'contactId', label: words.contact, kind: 'record', find: findContacts },
          ],
        },
      ]}
      toInput={({ title, description, ...sent }) => ({
        ...sent,
        titles: [{ language: contentLanguage, value: title }],
        ...(description ? { descriptions: [{ language: contentLanguage, value: description }] } : {}),
      })}
      onSaved={({ ticketCreate }) => openView(`/tickets/${ticketCreate.id}`)}
    />
  )
}
