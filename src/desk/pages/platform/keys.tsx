/** API keys: rights, allowed web origins, and enabling or disabling a key. */
import { Alert, Button, Code, Group, MultiSelect, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { keyCreateDocument, keysDocument, keyUpdateDocument } from '../../api/documents.platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { pageOf, type Route } from '../../base/router.js'
import { DataTable, ErrorNotice, Pager } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, Panel, StatusBadge } from '../../parts/page.js'

interface Key {
  id: string
  name: string
  key: string
  active: boolean
  origins: string[]
  createdAt: string
  roles: { roleDefinitionName: string; access: string }[] | null
}

interface KeysResult {
  gqlApiKeys: { itemsFound: number; pages: number; items: Key[] }
  roleDefinitions: { items: { name: string }[] }
  restApiKeys: { items: { id: string; name: string; clientId: string; active: boolean; createdAt: string }[] }
}

export default function Keys({ route }: { route: Route }) {
  const texts = useTexts()
  const { data, error, isLoading, reload } = useQuery<KeysResult>(keysDocument, { page: pageOf(route) })
  return (
    <Page title={texts.views.keys} intro={texts.keysIntro}>
      <Panel title={texts.graphqlKeys}>
        <KeyTable keys={data?.gqlApiKeys.items} error={error} isLoading={isLoading} onChanged={reload} />
        <Pager route={route} list={data?.gqlApiKeys} />
      </Panel>
      <Panel title={texts.newKey}>
        <NewKey domains={(data?.roleDefinitions.items ?? []).map(({ name }) => name)} onCreated={reload} />
      </Panel>
      <Panel title={texts.restClients}>
        <ClientTable clients={data?.restApiKeys.items} />
      </Panel>
    </Page>
  )
}

interface KeyTableProps {
  keys: Key[] | undefined
  error: Error | null
  isLoading: boolean
  onChanged(): void
}

function KeyTable({ keys, error, isLoading, onChanged }: KeyTableProps) {
  const texts = useTexts()
  const format = useFormat()
  const update = useCommand(keyUpdateDocument)
  const setActive = async ({ id }: Key, active: boolean) => {
    await update.run({ id, input: { active } })
    onChanged()
  }
  return (
    <>
      {update.error && <ErrorNotice error={update.error} />}
      <DataTable
        label={texts.graphqlKeys}
        rows={keys}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        error={error}
        columns={[
          {
            title: texts.name,
            render: ({ name, key }) => (
              <>
                <Text size="sm" fw={600}>
                  {name}
                </Text>
                <Code>{key}</Code>
              </>
            ),
          },
          { title: texts.rights, isSecondary: true, render: ({ roles }) => <Rights roles={roles ?? []} /> },
          { title: texts.origins, isSecondary: true, render: ({ origins }) => origins.join(', ') || texts.noOrigins },
          { title: texts.created, isSecondary: true, render: ({ createdAt }) => format.date(createdAt) },
          {
            title: texts.active,
            render: (key) => (
              <Switch
                aria-label={`${texts.active}: ${key.name}`}
                checked={key.active}
                disabled={update.isRunning}
                onChange={(event) => void setActive(key, event.currentTarget.checked)}
              />
            ),
          },
        ]}
      />
    </>
  )
}

function ClientTable({ clients }: { clients: KeysResult['restApiKeys']['items'] | undefined }) {
  const texts = useTexts()
  return (
    <DataTable
      label={texts.restClients}
      rows={clients}
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
  const byAccess = Map.groupBy(
    roles.filter(({ access }) => access !== 'NONE'),
    ({ access }) => access,
  )
  if (byAccess.size === 0) return <Text size="sm">{texts.noRights}</Text>
  return [...byAccess].map(([access, granted]) => (
    <Text key={access} size="xs">
      <strong>{access}</strong> {granted.map(({ roleDefinitionName }) => roleDefinitionName).join(', ')}
    </Text>
  ))
}

function NewKey({ domains, onCreated }: { domains: string[]; onCreated(): void }) {
  const texts = useTexts()
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
            data={['VIEWER', 'EDITOR', 'OWNER']}
          />
        </Group>
        <MultiSelect label={texts.rights} value={chosen} onChange={setChosen} data={domains} searchable />
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
