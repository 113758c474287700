/** The roles of an administrator. Changes are listed and confirmed before they are made. */
import { Alert, Button, Group, Modal, Stack, Table } from '@mantine/core'
import { useState } from 'react'
import { runDocument } from '../../../api/client.js'
import {
  roleCreateDocument,
  roleDeleteDocument,
  rolesOfDocument,
  roleUpdateDocument,
} from '../../../api/documents/platform-edit.js'
import { type Access, forgetRights } from '../../../api/rights.js'
import { useQuery } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { Panel } from '../../../parts/page.js'
import { platformWords } from '../words.js'
import { RightsTable, useDomainWords } from './rights-table.js'

export interface RoleDefinition {
  id: string
  name: string
  defaultAccess: Access
}

interface GivenRole {
  id: string
  access: Access
  roleDefinition: { id: string; name: string }
}

interface RolesPanelProps {
  userId: number
  definitions: RoleDefinition[]
  mayEdit: boolean
}

export function RolesPanel({ userId, definitions, mayEdit }: RolesPanelProps) {
  const words = useWords(platformWords)
  const { data, error, reload } = useQuery<{ roles: { items: GivenRole[] } }>(rolesOfDocument, { userIds: [userId] })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <Panel title={words.roles}>
      <RolesForm key={JSON.stringify(data.roles.items)} {...{ userId, definitions, mayEdit, reload }} given={data.roles.items} />
    </Panel>
  )
}

interface RolesFormProps extends RolesPanelProps {
  given: GivenRole[]
  reload(): void
}

function RolesForm({ userId, definitions, mayEdit, given, reload }: RolesFormProps) {
  const words = useWords(platformWords)
  const domainWords = useDomainWords()
  const before = Object.fromEntries(given.map(({ roleDefinition, access }) => [roleDefinition.name, access]))
  const [value, setValue] = useState<Record<string, Access>>(before)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [isRunning, setRunning] = useState(false)
  const changed = definitions.filter(({ name }) => before[name] !== value[name])
  const show = ({ name, defaultAccess }: RoleDefinition, access: Access | undefined) =>
    access ? words.accessWords[access] : words.byDefault(words.accessWords[defaultAccess ?? before[name] ?? 'NONE'])
  const save = async () => {
    setRunning(true)
    setError(null)
    try {
      for (const { id, name } of changed)
        await changeRole(
          userId,
          id,
          given.find((role) => role.roleDefinition.name === name),
          value[name],
        )
    } catch (failure) {
      setError(failure as Error)
    }
    setRunning(false)
    setAsking(false)
    forgetRights()
    reload()
  }
  return (
    <Stack gap="md">
      {error && <ErrorNotice error={error} />}
      <RightsTable domains={definitions} value={value} onChange={setValue} isDisabled={!mayEdit} />
      {mayEdit && (
        <Button className="desk-fit" disabled={changed.length === 0} onClick={() => setAsking(true)}>
          {words.saveRoles}
        </Button>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.saveRolesTitle}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <Stack>
          <Table fz="sm">
            <Table.Tbody>
              {changed.map((definition) => (
                <Table.Tr key={definition.id}>
                  <Table.Td fw={600}>{domainWords(definition.name)[0]}</Table.Td>
                  <Table.Td>{show(definition, before[definition.name])}</Table.Td>
                  <Table.Td>{show(definition, value[definition.name])}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Alert p="xs">{words.rolesSaved}</Alert>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <Button data-autofocus loading={isRunning} onClick={() => void save()}>
              {words.saveRoles}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  )
}

/** Gives a role, changes it, or takes it away so that the default applies. */
function changeRole(userId: number, roleDefinitionId: string, role: GivenRole | undefined, access: Access | undefined) {
  if (!access) return runDocument(roleDeleteDocument, { id: role?.id })
  if (role) return runDocument(roleUpdateDocument, { id: role.id, input: { access } })
  return runDocument(roleCreateDocument, { input: { userId, roleDefinitionId, access } })
}
