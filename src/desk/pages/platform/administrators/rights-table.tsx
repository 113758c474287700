/** A table of areas, each with the access that somebody has. */
import { Select, Table, Text } from '@mantine/core'
import { ACCESS_LEVELS, type Access } from '../../../api/rights.js'
import { useWords } from '../../../base/words.js'
import { platformWords } from '../words.js'

interface RightsTableProps {
  domains: readonly { name: string; defaultAccess: Access | null }[]
  /** The access by domain; a domain that is missing has the default. */
  value: Readonly<Record<string, Access>>
  onChange(value: Record<string, Access>): void
  isDisabled?: boolean
}

/** Returns the name of an area and what belongs to it. */
export function useDomainWords() {
  const { domains } = useWords(platformWords)
  return (name: string): readonly string[] => domains[name as keyof typeof domains] ?? [name, '']
}

/** Without a default, an area that is not chosen has no access. */
export function RightsTable({ domains, value, onChange, isDisabled = false }: RightsTableProps) {
  const words = useWords(platformWords)
  const domainWords = useDomainWords()
  const levels = ACCESS_LEVELS.map((level) => ({ value: level as string, label: words.accessWords[level] }))
  return (
    <Table verticalSpacing="xs" aria-label={words.roles}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{words.domain}</Table.Th>
          <Table.Th w="14rem">{words.access}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {domains.map(({ name, defaultAccess }) => {
          const [title = name, about] = domainWords(name)
          const fallback = defaultAccess && [{ value: '', label: words.byDefault(words.accessWords[defaultAccess]) }]
          return (
            <Table.Tr key={name}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {title}
                </Text>
                <Text size="xs" c="dimmed" visibleFrom="sm">
                  {about}
                </Text>
              </Table.Td>
              <Table.Td>
                <Select
                  aria-label={`${words.access}: ${title}`}
                  data={[...(fallback ?? []), ...levels]}
                  value={value[name] ?? (defaultAccess ? '' : 'NONE')}
                  onChange={(next) => onChange(withAccess(value, name, next as Access | ''))}
                  allowDeselect={false}
                  disabled={isDisabled}
                />
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function withAccess(value: Readonly<Record<string, Access>>, name: string, access: Access | ''): Record<string, Access> {
  const { [name]: _, ...others } = value
  return access === '' ? others : { ...others, [name]: access }
}
