/** Approval delegates: who decides in place of somebody who is away. */
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import {
  delegateCreateDocument,
  delegateDeleteDocument,
  delegateEditDocument,
  delegatesDocument,
} from '../../api/documents/spending/approvals.js'
import { browserTime } from '../../api/session.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { FieldSpec } from '../../edit/field-spec.js'
import { findContacts } from '../../edit/pickers.js'
import type { RecordColumn } from '../../list/columns.js'
import { fullName, useFormat } from '../../parts/format.js'
import { Facts, Panel, StatusBadge, type Tone } from '../../parts/page.js'
import type { Area } from '../spending/area.js'
import { ContactLink, type Person } from './people.js'
import { placeOf } from './place.js'
import { approvalWords } from './words.js'

type Words = (typeof approvalWords)['en']
type State = keyof Words['delegateStates']

interface Delegate {
  id: number
  contactId: number
  contact: Person | null
  delegateContactId: number
  delegate: Person | null
  validFrom: string
  validUntil: string
}

const tones: Record<State, Tone> = { COMING: 'info', CURRENT: 'good', ENDED: 'plain' }

const awayOf = (words: Words, { contact, contactId }: Delegate) => fullName(contact) || words.contactNumber(contactId)
const delegateOf = (words: Words, { delegate, delegateContactId }: Delegate) =>
  fullName(delegate) || words.contactNumber(delegateContactId)

function stateOf({ validFrom, validUntil }: Delegate): State {
  const now = browserTime()
  if (Date.parse(validUntil) <= now) return 'ENDED'
  return Date.parse(validFrom) > now ? 'COMING' : 'CURRENT'
}

function StateBadge({ row }: { row: Delegate }) {
  const words = useWords(approvalWords)
  const state = stateOf(row)
  return <StatusBadge tone={tones[state]}>{words.delegateStates[state]}</StatusBadge>
}

function useColumns(): RecordColumn<Delegate>[] {
  const words = useWords(approvalWords)
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'delegate',
        title: words.delegate,
        value: (row) => delegateOf(words, row),
        render: (row) => (
          <Anchor href={linkTo(`/approvals/delegates/${row.id}`)} fw={600}>
            {delegateOf(words, row)}
          </Anchor>
        ),
      },
      {
        id: 'away',
        title: words.away,
        value: (row) => awayOf(words, row),
        render: (row) => <ContactLink id={row.contactId} name={awayOf(words, row)} />,
      },
      {
        id: 'validFrom',
        title: words.from,
        sort: 'VALID_FROM',
        isSecondary: true,
        value: ({ validFrom }) => validFrom,
        render: ({ validFrom }) => format.moment(validFrom),
      },
      {
        id: 'validUntil',
        title: words.until,
        isSecondary: true,
        value: ({ validUntil }) => validUntil,
        render: ({ validUntil }) => format.moment(validUntil),
      },
      {
        id: 'state',
        title: words.state,
        isSecondary: true,
        value: (row) => words.delegateStates[stateOf(row)],
        render: (row) => <StateBadge row={row} />,
      },
    ],
    [words, format],
  )
}

const periodFields = (words: Words): FieldSpec[] => [
  { name: 'validFrom', label: words.from, kind: 'moment', isRequired: true, span: 6 },
  { name: 'validUntil', label: words.until, kind: 'moment', isRequired: true, span: 6 },
]

function Head({ row }: { row: Delegate }) {
  const words = useWords(approvalWords)
  return (
    <Panel>
      <Facts
        facts={[
          [words.state, <StateBadge key="state" row={row} />],
          [words.delegate, <ContactLink key="delegate" id={row.delegateContactId} name={delegateOf(words, row)} />],
          [words.away, <ContactLink key="away" id={row.contactId} name={awayOf(words, row)} />],
        ]}
      />
    </Panel>
  )
}

export function useDelegateArea(): Area<Delegate> {
  const words = useWords(approvalWords)
  const columns = useColumns()
  const people: FieldSpec[] = [
    { name: 'contactId', label: words.away, kind: 'record', find: findContacts, isRequired: true, span: 6 },
    { name: 'delegateContactId', label: words.delegate, kind: 'record', find: findContacts, isRequired: true, span: 6 },
  ]
  return {
    name: 'delegates',
    place: placeOf(words, 'delegates'),
    record: 'approvalDelegate',
    records: 'approvalDelegates',
    type: 'ApprovalDelegate',
    documents: {
      list: delegatesDocument,
      create: delegateCreateDocument,
      edit: delegateEditDocument,
      remove: delegateDeleteDocument,
    },
    columns,
    filters: [
      { name: 'contactIds', label: words.away },
      { name: 'delegateContactIds', label: words.delegate },
    ],
    defaults: { sortInputs: [{ field: 'VALID_FROM', order: 'DESC' }] },
    newTitle: words.newDelegate,
    nothing: words.noDelegates,
    removeIntro: words.deleteDelegateIntro,
    titleOf: (row) => words.delegateFor(delegateOf(words, row), awayOf(words, row)),
    newSections: [{ fields: [...people, ...periodFields(words)] }],
    newValues: {},
    sections: () => [{ fields: periodFields(words) }],
    head: (row) => <Head row={row} />,
  }
}
