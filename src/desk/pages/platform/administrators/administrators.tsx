/** Administrators: who they are, their roles, and the defaults of all. */
import { Anchor, Button, Group, SimpleGrid, Stack, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { accessOfDocument } from '../../../api/documents/account.js'
import {
  administratorCreateDocument,
  administratorDeleteDocument,
  administratorDocument,
  administratorEditDocument,
  administratorInviteDocument,
  administratorsDocument,
  roleDefinitionEditDocument,
} from '../../../api/documents/platform-edit.js'
import { useRights } from '../../../api/rights.js'
import { useQuery } from '../../../api/use-query.js'
import { usePreferences } from '../../../base/preferences.js'
import { changeQuery, linkTo, openView, pageOf, type Route } from '../../../base/router.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { EditForm } from '../../../edit/edit-form.js'
import type { FieldSpec } from '../../../edit/field-spec.js'
import { RecordForm } from '../../../edit/record-form.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../../parts/data-table.js'
import { fullName, useFormat } from '../../../parts/format.js'
import { Page, Panel, StatusBadge } from '../../../parts/page.js'
import { type AdminSession, SessionsPanel } from '../account/sessions-panel.js'
import { choicesOf, DeleteButton, useTrail } from '../page-parts.js'
import { platformWords } from '../words.js'
import { type RoleDefinition, RolesPanel } from './administrator-roles.js'
import { useDomainWords } from './rights-table.js'

interface Administrator {
  id: string
  email: string
  firstName: string | null
  middleName: string | null
  lastName: string | null
  job: string | null
  createdAt: string
}

export default function Administrators({ route }: { route: Route }) {
  const [, email] = route.path
  if (email === 'new') return <NewAdministrator />
  return email ? <AdministratorPage key={email} email={email} /> : <Lists route={route} />
}

interface ListResult {
  adminUsers: { itemsFound: number; pages: number; items: Administrator[] }
  adminUserViewer: { id: string } | null
  roleDefinitions: { items: RoleDefinition[] }
}

function Lists({ route }: { route: Route }) {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('administrators', false)
  const tab = route.query.get('tab') === 'roles' ? 'roles' : 'people'
  const { data, error, isLoading } = useQuery<ListResult>(administratorsDocument, { page: pageOf(route) })
  return (
    <Page
      title={words.areas.administrators[0] ?? ''}
      trail={trail}
      actions={
        may('role', 'OWNER') && (
          <Button component="a" href={linkTo('/administrators/new')}>
            {words.newAdministrator}
          </Button>
        )
      }
    >
      <Tabs value={tab} onChange={(next) => changeQuery(route, { tab: next === 'roles' ? 'roles' : null })}>
        <Tabs.List>
          <Tabs.Tab value="people">{words.administrators}</Tabs.Tab>
          <Tabs.Tab value="roles">{words.roles}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {tab === 'roles' ? (
        <RoleDefinitions definitions={data?.roleDefinitions.items} error={error} />
      ) : (
        <>
          <People data={data} error={error} isLoading={isLoading} />
          <Pager route={route} list={data?.adminUsers} />
        </>
      )}
    </Page>
  )
}

function People({ data, error, isLoading }: { data: ListResult | null; error: Error | null; isLoading: boolean }) {
  const words = useWords(platformWords)
  const format = useFormat()
  return (
    <DataTable
      label={words.administrators}
      rows={data?.adminUsers.items}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      error={error}
      columns={[
        {
          title: words.name,
          render: (person) => (
            <TitleCell
              title={
                <Group gap="xs">
                  <Anchor href={linkTo(`/administrators/${encodeURIComponent(person.email)}`)} fw={600}>
                    {fullName(person) || person.email}
                  </Anchor>
                  {person.id === data?.adminUserViewer?.id && <StatusBadge tone="info">{words.you}</StatusBadge>}
                </Group>
              }
            >
              {person.email}
            </TitleCell>
          ),
        },
        { title: words.job, isSecondary: true, render: ({ job }) => job ?? '' },
        { title: words.at, isSecondary: true, render: ({ createdAt }) => format.date(createdAt) },
      ]}
    />
  )
}

/** What every administrator may do who has no role of their own. */
function RoleDefinitions({ definitions, error }: { definitions: RoleDefinition[] | undefined; error: Error | null }) {
  const words = useWords(platformWords)
  const domainWords = useDomainWords()
  const [chosen, choose] = useState<RoleDefinition | null>(null)
  return (
    <Stack gap="md">
      <Text c="dimmed">{words.rolesIntro}</Text>
      <DataTable
        label={words.roles}
        rows={definitions}
        rowKey={({ id }) => id}
        error={error}
        columns={[
          {
            title: words.domain,
            render: ({ name }) => <TitleCell title={domainWords(name)[0]}>{domainWords(name)[1]}</TitleCell>,
          },
          { title: words.access, render: ({ defaultAccess }) => words.accessWords[defaultAccess] },
          {
            title: '',
            render: (definition) => (
              <Group justify="flex-end">
                <Button size="compact-sm" variant="default" onClick={() => choose(definition)}>
                  {words.edit}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      {chosen && (
        <Panel title={domainWords(chosen.name)[0] ?? chosen.name}>
          <RecordForm<{ roleDefinition: Values }>
            key={chosen.id}
            name={`role-definition/${chosen.id}`}
            label={domainWords(chosen.name)[0] ?? chosen.name}
            document={roleDefinitionEditDocument}
            variables={{ id: chosen.id }}
            inputType="RoleDefinitionUpdateInput"
            sections={[
              {
                fields: [
                  {
                    name: 'defaultAccess',
                    label: words.access,
                    kind: 'choice',
                    choices: choicesOf(words.accessWords),
                    isRequired: true,
                  },
                ],
              },
            ]}
            recordOf={({ roleDefinition }) => roleDefinition}
            toInput={(_, { name, descriptions, defaultAccess }) => ({ name, descriptions, defaultAccess })}
            asks
          />
        </Panel>
      )}
    </Stack>
  )
}

function usePersonFields(): FieldSpec[] {
  const words = useWords(platformWords)
  return [
    { name: 'firstName', span: 4 },
    { name: 'middleName', span: 3 },
    { name: 'lastName', span: 5 },
    { name: 'job', label: words.job, span: 6 },
    { name: 'phone', span: 6 },
    { name: 'language', label: words.language, kind: 'choice', choices: choicesOf(words.languages), span: 6 },
    { name: 'gender', label: words.gender, choices: words.genders, span: 6 },
  ]
}

function NewAdministrator() {
  const words = useWords(platformWords)
  const { contentLanguage } = usePreferences()
  const fields = usePersonFields()
  const trail = useTrail('administrators')
  return (
    <Page title={words.newAdministrator} intro={words.newAdministratorIntro} trail={trail}>
      <Panel>
        <EditForm<{ adminUserCreate: { email: string } }>
          name="administrator/new"
          label={words.newAdministrator}
          document={administratorCreateDocument}
          inputType="CreateUserDto"
          sections={[{ fields: [{ name: 'email', isRequired: true, span: 12 }, ...fields] }]}
          values={{ language: contentLanguage }}
          submitLabel={words.createAdministrator}
          onSaved={({ adminUserCreate: { email } }) => openView(`/administrators/${encodeURIComponent(email)}`)}
        />
      </Panel>
    </Page>
  )
}

interface PersonResult {
  adminUser: Administrator
  adminUserViewer: { id: string } | null
  roleDefinitions: { items: RoleDefinition[] }
}

function AdministratorPage({ email }: { email: string }) {
  const words = useWords(platformWords)
  const may = useRights()
  const { contentLanguage } = usePreferences()
  const trail = useTrail('administrators')
  const { data, error, reload } = useQuery<PersonResult>(administratorDocument, { email })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { adminUser: person, adminUserViewer, roleDefinitions } = data
  const isOwn = person.id === adminUserViewer?.id
  return (
    <Page
      title={fullName(person) || person.email}
      intro={person.email}
      trail={trail}
      actions={
        may('role', 'OWNER') && (
          <Group gap="xs">
            <ActionButton
              button={words.sendLink}
              label={words.sendLink}
              intro={words.sendLinkIntro(person.email)}
              document={administratorInviteDocument}
              variables={{ email: person.email, language: contentLanguage }}
              inputName={null}
              inputType=""
            />
            {!isOwn && (
              <DeleteButton
                button={words.disable}
                title={fullName(person) || person.email}
                intro={words.disableIntro}
                document={administratorDeleteDocument}
                variables={{ email: person.email }}
                onDeleted={() => openView('/administrators')}
              />
            )}
          </Group>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <PersonPanel email={person.email} onSaved={reload} />
        <RolesPanel userId={Number(person.id)} definitions={roleDefinitions.items} mayEdit={may('role', 'OWNER')} />
      </SimpleGrid>
      {!isOwn && <AccessPanel email={person.email} mayEnd={may('role', 'EDITOR')} />}
    </Page>
  )
}

/** The details of an administrator. */
export function PersonPanel({ email, onSaved }: { email: string; onSaved(): void }) {
  const words = useWords(platformWords)
  const fields = usePersonFields()
  return (
    <Panel title={words.details}>
      <RecordForm<{ adminUser: Values }>
        name={`administrator/${email}`}
        label={email}
        document={administratorEditDocument}
        variables={{ email }}
        inputType="UpdateUserDto"
        sections={[{ fields }]}
        recordOf={({ adminUser }) => adminUser}
        onSaved={onSaved}
      />
    </Panel>
  )
}

/** The sessions of another administrator. */
function AccessPanel({ email, mayEnd }: { email: string; mayEnd: boolean }) {
  const { data, reload } = useQuery<{ adminSessions: AdminSession[] }>(accessOfDocument, { email })
  return data && <SessionsPanel sessions={data.adminSessions} email={email} mayEnd={mayEnd} reload={reload} />
}
