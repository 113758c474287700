/** API keys: rights, allowed web origins, and enabling or disabling a key. */
import {
  Alert,
  Anchor,
  Button,
  Code,
  Group,
  MultiSelect,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { clientsDocument, keyCreateDocument, keysDocument, keyUpdateDocument } from '../../api/documents/platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge } from '../../parts/page.js'
import { KeyEdit, NewClient } from './key-edit.js'
import { listWords } from './list-words.js'

interface Key {
  id: string
  name: string
  key: string
  active: boolean
  origins: string[]
  createdAt: string
  roles: { roleDefinitionName: string; access: string }[] | null
}

interface ClientsResult {
  roleDefinitions: { items: { name: string }[] }
  restApiKeys: { items: { id: string; name: string; clientId: string; active: boolean; createdAt: string }[] }
}

export default function Keys({ route }: { route: Route }) {
  const [, id] = route.path
  return id ? <KeyEdit key={id} id={id} /> : <KeyLists route={route} />
}

function KeyLists({ route }: { route: Route }) {
  const texts = useTexts()
  const { data, error, reload } = useQuery<ClientsResult>(clientsDocument)
  const [version, setVersion] = useState(0)
  const changed = () => setVersion((old) => old + 1)
  return (
    <Page title={texts.views.keys} intro={texts.keysIntro}>
      <Title order={2} size="h4">
        {texts.graphqlKeys}
      </Title>
      <KeyList route={route} version={version} onChanged={changed} />
      <Panel title={texts.newKey}>
        <NewKey domains={(data?.roleDefinitions.items ?? []).map(({ name }) => name)} onCreated={changed} />
      </Panel>
      <Panel title={texts.restClients} actions={<NewClient onCreated={reload} />}>
        <ClientTable clients={data?.restApiKeys.items} error={error} />
      </Panel>
    </Page>
  )
}

interface KeyListProps {
  route: Route
  version: number
  onChanged(): void
}

function KeyList({ route, version, onChanged }: KeyListProps) {
  const texts = useTexts()
  const words = useWords(listWords)
  const format = useFormat()
  const update = useCommand(keyUpdateDocument)
  const setActive = async ({ id }: Key, active: boolean) => {
    await update.run({ id, input: { active } })
    onChanged()
  }
  const columns: RecordColumn<Key>[] = [
    {
      id: 'name',
      title: texts.name,
      sort: 'NAME',
      value: ({ name }) => name,
      render: ({ id, name, key }) => (
        <>
          <Anchor size="sm" fw={600} display="block" href={linkTo(`/keys/${id}`)}>
            {name}
          </Anchor>
          <Code>{key}</Code>
        </>
      ),
    },
    {
      id: 'rights',
      title: texts.rights,
      isSecondary: true,
      value: ({ roles }) => (roles ?? []).map(({ roleDefinitionName, access }) => `${roleDefinitionName} ${access}`).join(', '),
      render: ({ roles }) => <Rights roles={roles ?? []} />,
    },
    {
      id: 'origins',
      title: texts.origins,
      isSecondary: true,
      value: ({ origins }) => origins.join(', '),
      render: ({ origins }) => origins.join(', ') || texts.noOrigins,
    },
    {
      id: 'createdAt',
      title: texts.created,
      sort: 'CREATED_AT',
      isSecondary: true,
      value: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'active',
      title: texts.active,
      sort: 'ACTIVE',
      value: ({ active }) => (active ? texts.yes : texts.no),
      render: (key) => (
        <Switch
          aria-label={`${texts.active}: ${key.name}`}
          checked={key.active}
          disabled={update.isRunning}
          onChange={(event) => void setActive(key, event.currentTarget.checked)}
        />
      ),
    },
  ]
  return (
    <>
      {update.error && <ErrorNotice error={update.error} />}
      <RecordList<Key>
        name="keys"
        label={texts.graphqlKeys}
        route={route}
        document={keysDocument}
        root="gqlApiKeys"
        inputType="GqlApiKeySearchInput"
        version={version}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ name }) => name}
        empty={words.noKeys}
        rowHref={({ id }) => linkTo(`/keys/${id}`)}
      />
    </>
  )
}

interface ClientTableProps {
  clients: ClientsResult['restApiKeys']['items'] | undefined
  error: Error | null
}

function ClientTable({ clients, error }: ClientTableProps) {
  const texts = useTexts()
  return (
    <DataTable
      label={texts.restClients}
      rows={clients}
      error={error}
      rowKey={({ id }) => id}
      columns={[
        { title: texts.name, render: ({ name }) => name },
        { title: texts.clientId, render: ({ clientId }) => <Code className="desk-break">{clientId}</Code> },
        {
          title: texts.active,
          render: ({ active }) => <StatusBadge tone={active ? 'good' : 'plain'}>{active ? texts.yes : texts.no}</StatusBadge>,
        },
      ]}
    />
  )
}

/** Shows rights; those that are the same in every domain are shown once. */
function Rights({ roles }: { roles: { roleDefinitionName: string; access: string }[] }) {
  const texts = useTexts()
  const word = useValueWord()
  const byAccess = Map.groupBy(
    roles.filter(({ access }) => access !== 'NONE'),
    ({ access }) => access,
  )
  if (byAccess.size === 0) return <Text size="sm">{texts.noRights}</Text>
  return [...byAccess].map(([access, granted]) => (
    <Text key={access} size="xs">
      <strong>{word(access)}</strong> {granted.map(({ roleDefinitionName }) => word(roleDefinitionName, 'domain')).join(', ')}
    </Text>
  ))
}

function NewKey({ domains, onCreated }: { domains: string[]; onCreated(): void }) {
  const texts = useTexts()
  const word = useValueWord()
  const [name, setName] = useState('')
  const [access, setAccess] = useState<string | null>('VIEWER')
  const [chosen, setChosen] = useState<string[]>([])
  const [origins, setOrigins] = useState<string[]>([])
  const [secret, setSecret] = useState<string | null>(null)
  const create = useCommand<{ gqlApiKeyCreate: { key: string } }>(keyCreateDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const roles = chosen.map((roleDefinitionName) => ({ roleDefinitionName, access }))
    const data = await create.run({ input: { name, roles, origins } })
    if (!data) return
    setSecret(data.gqlApiKeyCreate.key)
    setName('')
    onCreated()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {create.error && <ErrorNotice error={create.error} />}
        {secret && (
          <Alert color="teal" title={texts.keyShownOnce} withCloseButton onClose={() => setSecret(null)}>
            <Code className="desk-break">{secret}</Code>
          </Alert>
        )}
        <Group gap="sm" align="flex-end">
          <TextInput
            className="desk-grow"
            label={texts.name}
            required
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label={texts.access}
            w={140}
            allowDeselect={false}
            value={access}
            onChange={setAccess}
            data={['VIEWER', 'EDITOR', 'OWNER'].map((value) => ({ value, label: word(value) }))}
          />
        </Group>
        <MultiSelect
          label={texts.rights}
          value={chosen}
          onChange={setChosen}
          data={domains.map((value) => ({ value, label: word(value, 'domain') }))}
          searchable
        />
        <TagsInput
          label={texts.origins}
          description={texts.originsHint}
          placeholder="https://shop.example"
          value={origins}
          onChange={setOrigins}
        />
        <Button type="submit" loading={create.isRunning} className="desk-fit">
          {texts.createKey}
        </Button>
      </Stack>
    </form>
  )
}
