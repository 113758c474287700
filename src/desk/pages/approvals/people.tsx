/** The contacts that rules, delegates and requests mention: their names, and a picker of several. */
import { Anchor, MultiSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { contactNamesDocument } from '../../api/documents/spending/approvals.js'
import { useQuery } from '../../api/use-query.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import type { Choice } from '../../edit/field-spec.js'
import { findContacts } from '../../edit/pickers.js'
import { fullName } from '../../parts/format.js'
import { approvalWords } from './words.js'

export interface Person {
  firstName: string | null
  middleName: string | null
  lastName: string | null
}

/** The most contacts that the API finds by their ids at once. */
const MOST = 50

/** Returns a function that names contacts by their ids. A contact that is gone keeps its number. */
export function useContactNames(ids: readonly number[]): (id: number) => string {
  const words = useWords(approvalWords)
  const asked = [...new Set(ids)].sort((a, b) => a - b).slice(0, MOST)
  const { data } = useQuery<{ contacts: { items: (Person & { contactId: number })[] } }>(
    contactNamesDocument,
    { ids: asked },
    asked.length > 0,
  )
  const found = data?.contacts.items ?? []
  return (id) => fullName(found.find(({ contactId }) => contactId === id)) || words.contactNumber(id)
}

export const ContactLink = ({ id, name }: { id: number; name: string }) => (
  <Anchor href={linkTo(`/contacts/${id}`)} size="sm">
    {name}
  </Anchor>
)

interface ContactsPickerProps {
  label: string
  value: readonly number[]
  onChange(ids: number[]): void
  isDisabled: boolean
}

/** Finds contacts by typing, and keeps several. */
export function ContactsPicker({ label, value, onChange, isDisabled }: ContactsPickerProps) {
  const words = useWords(approvalWords)
  const nameOf = useContactNames(value)
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<Choice[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void findContacts(term).then((choices) => isCurrent && setFound(choices)), 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [term])
  const chosen = value.map((id) => ({ value: String(id), label: nameOf(id) }))
  const others = found.filter((choice) => !value.includes(Number(choice.value)))
  return (
    <MultiSelect
      label={label}
      withAsterisk
      data={[...chosen, ...others]}
      value={chosen.map((choice) => choice.value)}
      onChange={(next) => onChange(next.map(Number))}
      searchable
      searchValue={term}
      onSearchChange={setTerm}
      hidePickedOptions
      placeholder={words.searchContacts}
      nothingFoundMessage={words.noMatch}
      filter={({ options }) => options}
      disabled={isDisabled}
    />
  )
}
