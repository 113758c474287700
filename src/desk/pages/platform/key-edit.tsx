/** The form of an API key: name, rights, channel, origins; and new clients of the REST API. */
import { useState } from 'react'
import {
  channelChoicesDocument,
  clientCreateDocument,
  keyDeleteDocument,
  keyEditDocument,
} from '../../api/documents/platform-edit.js'
import { type Access, useRights } from '../../api/rights.js'
import { useQuery } from '../../api/use-query.js'
import { openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { RecordForm } from '../../edit/record-form.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { Page, Panel } from '../../parts/page.js'
import { RightsTable } from './administrators/rights-table.js'
import { DeleteButton, SecretNotice, useTrail } from './page-parts.js'
import { platformWords } from './words.js'

interface KeyRole {
  roleDefinitionName: string
  access: Access
}

const DOMAINS = ['product', 'pricing', 'logistics', 'order', 'user', 'shop', 'configuration', 'role', 'apikey', 'system']
const domains = DOMAINS.map((name) => ({ name, defaultAccess: null }))

const toRights = (roles: KeyRole[] | null) =>
  Object.fromEntries((roles ?? []).map(({ roleDefinitionName, access }) => [roleDefinitionName, access]))

const toRoles = (rights: Record<string, Access>): KeyRole[] =>
  Object.entries(rights)
    .filter(([, access]) => access !== 'NONE')
    .map(([roleDefinitionName, access]) => ({ roleDefinitionName, access }))

/** A change of rights asks first: something in the shop depends on them. */
export function KeyEdit({ id }: { id: string }) {
  const words = useWords(platformWords)
  const may = useRights()
  const trail = useTrail('keys')
  const { data: channels } = useQuery<{ channels: { id: number; name: string }[] }>(channelChoicesDocument)
  const { data } = useRecord<{ gqlApiKey: { name: string } }>(keyEditDocument, { id })
  const name = data?.gqlApiKey.name ?? words.editKey
  const choices = (channels?.channels ?? []).map((channel) => ({ value: String(channel.id), label: channel.name }))
  return (
    <Page
      title={name}
      trail={trail}
      actions={
        may('apikey', 'OWNER') && (
          <DeleteButton
            button={words.deleteKey}
            title={name}
            intro={words.deleteKeyIntro}
            document={keyDeleteDocument}
            variables={{ id }}
            onDeleted={() => openView('/keys')}
          />
        )
      }
    >
      <Panel>
        <RecordForm<{ gqlApiKey: Values }>
          name={`key/${id}`}
          label={name}
          document={keyEditDocument}
          variables={{ id }}
          inputType="GqlApiKeyUpdateInput"
          sections={[
            {
              fields: [
                { name: 'name', isRequired: true, span: 6 },
                { name: 'channelId', label: words.channel, kind: 'choice', choices, span: 3 },
                { name: 'active', label: words.active, span: 3 },
                { name: 'origins', label: words.origins, help: words.originsHelp, span: 12 },
                {
                  name: 'roles',
                  label: words.roles,
                  span: 12,
                  render: ({ value, onChange, isDisabled }) => (
                    <RightsTable
                      domains={domains}
                      value={toRights(value as KeyRole[] | null)}
                      onChange={(rights) => onChange(toRoles(rights))}
                      isDisabled={isDisabled}
                    />
                  ),
                },
              ],
            },
          ]}
          recordOf={({ gqlApiKey }) => gqlApiKey}
          toInput={({ channelId, ...changed }, { active }) => ({
            active,
            ...changed,
            ...(channelId !== undefined && { channelId: channelId === null ? null : Number(channelId) }),
          })}
          asks
        />
      </Panel>
    </Page>
  )
}

interface Created {
  restApiKeyCreate: { clientId: string; clientSecret: string }
}

/** Creates a client of the REST API and shows its secret, once. */
export function NewClient({ onCreated }: { onCreated(): void }) {
  const words = useWords(platformWords)
  const may = useRights()
  const [created, setCreated] = useState<Created['restApiKeyCreate'] | null>(null)
  if (!may('apikey', 'OWNER')) return null
  return (
    <>
      <ActionButton<Created>
        button={words.newClient}
        label={words.newClient}
        document={clientCreateDocument}
        inputType="RestApiKeyCreateInput"
        sections={[{ fields: [{ name: 'name', isRequired: true, span: 12 }] }]}
        buttonProps={{ size: 'compact-sm' }}
        onSaved={({ restApiKeyCreate }) => {
          setCreated(restApiKeyCreate)
          onCreated()
        }}
      />
      {created && (
        <SecretNotice
          title={words.clientSecret}
          secret={`${created.clientId}\n${created.clientSecret}`}
          onClose={() => setCreated(null)}
        />
      )}
    </>
  )
}
