/** One ticket: read it, pick it up, answer it by e-mail, close it. */
import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core'
import { runOperation } from '../../api/client.js'
import { assigneesDocument, ticketAnswerDocument, ticketDeleteDocument, ticketDocument } from '../../api/documents/sales-edit.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { EditForm } from '../../edit/edit-form.js'
import { findCompanies, findContacts } from '../../edit/pickers.js'
import { holdChange } from '../../edit/save/held-changes.js'
import { operationsOf, useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { fullName, type LocalizedText, useFormat } from '../../parts/format.js'
import { Facts, Page, Panel, StatusBadge } from '../../parts/page.js'
import { type Assignees, ticketTones } from './types.js'
import { ticketWords } from './words.js'

interface Ticket extends Values {
  status: string
  type: string | null
  titles: LocalizedText[]
  descriptions: LocalizedText[] | null
  assignedToAdminUserId: number | null
  companyId: number | null
  orderId: number | null
  productId: number | null
  email: string | null
  phone: string | null
  createdAt: string
  pickedUpAt: string | null
  completedAt: string | null
  assignedToAdminUser: { firstName: string | null; lastName: string | null; email: string } | null
}

interface TicketProps {
  id: string
  ticket: Ticket
  reload(): Promise<void>
}

export function OneTicket({ id }: { id: string }) {
  const words = useWords(ticketWords)
  const format = useFormat()
  const { data, etag, error, reload } = useRecord<{ ticket: Ticket }>(ticketDocument, { id })
  const assignees = useQuery<Assignees>(assigneesDocument).data
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { ticket } = data
  const title = format.text(ticket.titles) || words.ticket
  const admin = ticket.assignedToAdminUser
  return (
    <Page
      title={title}
      trail={[{ label: words.tickets, href: linkTo('/tickets') }]}
      actions={<TicketActions id={id} ticket={ticket} title={title} assignees={assignees} reload={reload} />}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={words.description}>
          <Text size="sm" className="desk-break desk-lines">
            {format.text(ticket.descriptions) || words.noDescription}
          </Text>
        </Panel>
        <TicketFacts ticket={ticket} />
      </SimpleGrid>
      <Panel title={words.edit}>
        <EditForm
          name={`ticket/${id}`}
          label={title}
          document={ticketDocument}
          variables={{ id }}
          inputType="TicketUpdateInput"
          sections={[
            {
              fields: [
                { name: 'titles', label: words.title, kind: 'localized', span: 12 },
                { name: 'descriptions', label: words.description, kind: 'localizedLong', span: 12 },
                {
                  name: 'assignedToAdminUserId',
                  label: words.assigned,
                  kind: 'record',
                  find: async (term) => findAssignees(assignees, term),
                  current: admin ? fullName(admin) || admin.email : null,
                },
                { name: 'type', label: words.type, help: words.typeHelp },
                { name: 'email' },
                { name: 'phone' },
                { name: 'companyId', label: words.company, kind: 'record', find: findCompanies },
                { name: 'contactId', label: words.contact, kind: 'record', find: findContacts },
              ],
            },
          ]}
          values={ticket}
          record={ticket}
          etag={etag}
          reload={reload}
        />
      </Panel>
    </Page>
  )
}

/** Who asks, who takes care of it, and what it is about. */
function TicketFacts({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketWords)
  const texts = useTexts()
  const word = useValueWord()
  const format = useFormat()
  const admin = ticket.assignedToAdminUser
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          [
            texts.status,
            <StatusBadge key="status" tone={ticketTones[ticket.status] ?? 'plain'}>
              {word(ticket.status)}
            </StatusBadge>,
          ],
          [words.type, ticket.type && word(ticket.type)],
          [
            texts.email,
            ticket.email && (
              <Anchor size="sm" href={`mailto:${ticket.email}`}>
                {ticket.email}
              </Anchor>
            ),
          ],
          [
            texts.phone,
            ticket.phone && (
              <Anchor size="sm" href={`tel:${ticket.phone}`}>
                {ticket.phone}
              </Anchor>
            ),
          ],
          [words.assigned, admin ? fullName(admin) || admin.email : words.nobody],
          [words.order, ticket.orderId && <Link key="order" to={`/orders/${ticket.orderId}`} text={ticket.orderId} />],
          [
            words.company,
            ticket.companyId && <Link key="company" to={`/companies/${ticket.companyId}`} text={ticket.companyId} />,
          ],
          [
            words.product,
            ticket.productId && <Link key="product" to={`/products/${ticket.productId}`} text={ticket.productId} />,
          ],
          [texts.created, format.moment(ticket.createdAt)],
          [words.pickedUp, ticket.pickedUpAt && format.moment(ticket.pickedUpAt)],
          [words.completed, ticket.completedAt && format.moment(ticket.completedAt)],
        ]}
      />
    </Panel>
  )
}

const Link = ({ to, text }: { to: string; text: number }) => (
  <Anchor size="sm" href={linkTo(to)}>
    {text}
  </Anchor>
)

const findAssignees = (assignees: Assignees | null, term: string) =>
  (assignees?.adminUsers.items ?? [])
    .map((admin) => ({ value: admin.id, label: fullName(admin) || admin.email }))
    .filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))

interface TicketActionsProps extends TicketProps {
  title: string
  assignees: Assignees | null
}

/** What can be done next, by the status. A status is held back and can be undone; an e-mail asks first. */
function TicketActions({ id, ticket, title, assignees, reload }: TicketActionsProps) {
  const words = useWords(ticketWords)
  const { mutation } = operationsOf(ticketDocument)
  const set = (label: string, input: Values) =>
    holdChange({
      label: `${title}: ${label}`,
      send: async () => {
        await runOperation(ticketDocument, { id, input }, { operationName: mutation })
        await reload()
      },
    })
  const viewerId = assignees?.adminUserViewer?.id
  const isWaiting = ticket.status === 'OPEN' || ticket.status === 'IN_PROGRESS'
  return (
    <Group gap="xs">
      {ticket.email && assignees?.adminUserViewer && (
        <AnswerButton id={id} ticket={ticket} title={title} assignees={assignees} reload={reload} />
      )}
      {ticket.status === 'OPEN' && (
        <Button
          variant="default"
          onClick={() =>
            set(words.pickUp, { status: 'IN_PROGRESS', ...(viewerId && { assignedToAdminUserId: Number(viewerId) }) })
          }
        >
          {words.pickUp}
        </Button>
      )}
      {isWaiting && (
        <Button variant="default" onClick={() => set(words.close, { status: 'COMPLETED' })}>
          {words.close}
        </Button>
      )}
      {!isWaiting && (
        <Button variant="default" onClick={() => set(words.reopen, { status: 'OPEN' })}>
          {words.reopen}
        </Button>
      )}
      {ticket.status === 'COMPLETED' && (
        <Button variant="default" onClick={() => set(words.archive, { status: 'ARCHIVED' })}>
          {words.archive}
        </Button>
      )}
      <ActionButton
        button={words.delete}
        intro={words.deleteIntro}
        buttonProps={{ variant: 'subtle', color: 'red' }}
        label={title}
        document={ticketDeleteDocument}
        variables={{ id }}
        inputName={null}
        inputType=""
        onSaved={() => openView('/tickets')}
      />
    </Group>
  )
}

/** Sends an answer from the address of the administrator. What was typed is a variable, so that it is not read as a template. */
function AnswerButton({ id, ticket, title, assignees, reload }: TicketActionsProps) {
  const words = useWords(ticketWords)
  const viewer = assignees?.adminUserViewer
  return (
    <ActionButton
      button={words.answer}
      intro={words.answerIntro(ticket.email ?? '')}
      buttonProps={{ variant: 'filled' }}
      label={words.answer}
      name={`ticket-answer/${id}`}
      document={ticketAnswerDocument}
      inputType="EmailSendEventInput"
      values={{ subject: `Re: ${title}`, text: null, isClosed: true }}
      sections={[
        {
          fields: [
            { name: 'subject', label: words.subject, isRequired: true, span: 12 },
            { name: 'text', label: words.text, kind: 'long', isRequired: true, span: 12 },
            { name: 'isClosed', label: words.closeAfter, kind: 'switch', span: 12 },
          ],
        },
      ]}
      toRequest={(_, { subject, text, isClosed }) => ({
        document: ticketAnswerDocument,
        variables: {
          id,
          ticket: { status: isClosed ? 'COMPLETED' : 'IN_PROGRESS' },
          input: {
            subject: '{{subject}}',
            content: '<div style="white-space: pre-line">{{text}}</div>',
            variables: { subject, text },
            from: { email: viewer?.email, name: fullName(viewer) || viewer?.email },
            to: [{ email: ticket.email }],
          },
        },
      })}
      onSaved={() => void reload()}
    />
  )
}
