/** The page of a cluster: its texts, its products in their order, and the parts that it shares with products. */
import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { lazy, useEffect, useState } from 'react'
import { runDocument } from '../../api/client.js'
import {
  clusterAssignDocument,
  clusterDefaultDocument,
  clusterDocument,
  clusterEditDocument,
  clusterMoveAboveDocument,
  clusterMoveBelowDocument,
  clusterUnassignDocument,
} from '../../api/documents/catalogue-edit.js'
import { useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { EditForm } from '../../edit/edit-form.js'
import { RecordPicker } from '../../edit/fields.js'
import { useCatalogueFinders } from '../../edit/pickers.js'
import { useHeldSteps } from '../../edit/save/held-steps.js'
import { useRecord } from '../../edit/use-record.js'
import type { Values } from '../../edit/values.js'
import { editWords } from '../../edit/words.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import { Page, Panel, StatusBadge } from '../../parts/page.js'
import { RecordTabs } from '../../parts/record-tabs.js'
import { useDragOrder } from './product/use-drag-order.js'
import { treeWords } from './tree/tree-words.js'
import { catalogueWords } from './words.js'
import { yesNo } from './yes-no.js'

const MediaEditor = lazy(() => import('./product/media-editor.js'))
const PlacementsEditor = lazy(() => import('./product/placements-editor.js'))
const AttributesEditor = lazy(() => import('./product/attributes-editor.js'))
const HistoryTab = lazy(() => import('./history-tab.js'))

interface Member {
  productId: number
  uuid: string
  sku: string
  hidden: 'Y' | 'N'
  names: LocalizedText[]
}

interface ShownCluster {
  clusterId: number
  code: string | null
  hidden: 'Y' | 'N'
  names: LocalizedText[]
  defaultProduct: { productId: number } | null
  products: Member[]
}

export default function Cluster({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(catalogueWords)
  const { text } = useFormat()
  const clusterId = Number(route.path[1])
  const { data, error, reload } = useQuery<{ cluster: ShownCluster }>(clusterDocument, { clusterId })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { cluster } = data
  const title = text(cluster.names) || cluster.code || `#${clusterId}`
  return (
    <Page
      title={title}
      trail={[{ label: texts.views.catalogue, href: linkTo('/catalogue') }]}
      actions={
        <Group gap="xs">
          <StatusBadge tone="info">{texts.cluster}</StatusBadge>
          {cluster.hidden === 'Y' && <StatusBadge tone="waiting">{words.isHidden}</StatusBadge>}
        </Group>
      }
    >
      <RecordTabs
        route={route}
        tabs={[
          { name: 'products', label: words.products, render: () => <Members cluster={cluster} title={title} reload={reload} /> },
          { name: 'edit', label: words.edit, render: () => <ClusterEdit clusterId={clusterId} title={title} onSaved={reload} /> },
          { name: 'media', label: words.media, render: () => <MediaEditor owner={{ clusterId }} names={cluster.names} /> },
          { name: 'categories', label: words.categories, render: () => <PlacementsEditor owner={{ clusterId }} title={title} /> },
          { name: 'attributes', label: words.attributes, render: () => <AttributesEditor owner={{ clusterId }} /> },
          { name: 'history', label: words.history, render: () => <HistoryTab type="cluster" id={clusterId} /> },
        ]}
      />
    </Page>
  )
}

/** The products of the cluster, in their order; the default one is what a shop shows first. */
function Members({ cluster, title, reload }: { cluster: ShownCluster; title: string; reload(): void }) {
  const words = useWords(treeWords)
  const edit = useWords(editWords)
  const common = useWords(catalogueWords)
  const { text } = useFormat()
  const { findProducts } = useCatalogueFinders()
  const { clusterId } = cluster
  const [members, setMembers] = useState(cluster.products)
  const [defaultId, setDefaultId] = useState(cluster.defaultProduct?.productId)
  const [round, setRound] = useState(0)
  useEffect(() => {
    setMembers(cluster.products)
    setDefaultId(cluster.defaultProduct?.productId)
  }, [cluster])
  const steps = useHeldSteps(`${title}: ${common.products}`, reload)
  const move = (from: number, to: number) => {
    const [moved, target] = [members[from], members[to]]
    if (!moved || !target) return
    setMembers(members.toSpliced(from, 1).toSpliced(to, 0, moved))
    const document = to < from ? clusterMoveAboveDocument : clusterMoveBelowDocument
    steps.add(() => runDocument(document, { uuid: moved.uuid, target: target.uuid }))
  }
  const drag = useDragOrder(move)
  const shared = { label: words.addProduct }
  return (
    <Panel>
      <Stack gap="sm">
        <RecordPicker
          key={round}
          {...shared}
          value={null}
          current={null}
          field={undefined}
          find={findProducts}
          onChange={(value) => {
            if (!value) return
            setRound(round + 1)
            steps.add(() => runDocument(clusterAssignDocument, { clusterId, productId: Number(value) }))
          }}
        />
        <ol className="desk-order">
          {members.map((member, index) => {
            const name = text(member.names) || member.sku
            const isDefault = member.productId === defaultId
            return (
              <li key={member.uuid} {...drag(index)}>
                <Icon name="grip" size={16} />
                <span className="desk-grow">
                  <Anchor size="sm" fw={600} draggable={false} href={linkTo(`/products/${member.productId}`)}>
                    {name}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {member.sku}
                  </Text>
                </span>
                {member.hidden === 'Y' && <StatusBadge tone="plain">{words.isHidden}</StatusBadge>}
                {isDefault ? (
                  <StatusBadge tone="info">{words.isDefault}</StatusBadge>
                ) : (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`${words.makeDefault}: ${name}`}
                    onClick={() => {
                      setDefaultId(member.productId)
                      steps.add(() => runDocument(clusterDefaultDocument, { clusterId, productId: member.productId }))
                    }}
                  >
                    {words.makeDefault}
                  </Button>
                )}
                <Group gap={2} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    aria-label={`${edit.moveUp}: ${name}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="up" size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={`${edit.moveDown}: ${name}`}
                    disabled={index === members.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="down" size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`${words.remove}: ${name}`}
                    onClick={() => {
                      setMembers(members.filter((other) => other !== member))
                      steps.add(() => runDocument(clusterUnassignDocument, { clusterId, productId: member.productId }))
                    }}
                  >
                    <Icon name="remove" size={16} />
                  </ActionIcon>
                </Group>
              </li>
            )
          })}
        </ol>
      </Stack>
    </Panel>
  )
}

function ClusterEdit({ clusterId, title, onSaved }: { clusterId: number; title: string; onSaved(): void }) {
  const words = useWords(catalogueWords)
  const variables = { clusterId }
  const { data, etag, error, reload } = useRecord<{ cluster: Values }>(clusterEditDocument, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <Panel title={words.edit}>
      <EditForm
        name={`cluster/${clusterId}`}
        label={title}
        document={clusterEditDocument}
        variables={variables}
        inputType="ClusterUpdateInput"
        sections={[
          {
            title: words.texts,
            fields: [
              { name: 'names', kind: 'localized', span: 12 },
              { name: 'shortDescriptions', kind: 'localizedLong', span: 12 },
              { name: 'descriptions', kind: 'localizedLong', span: 12 },
              { name: 'code', span: 4 },
              { name: 'priority', span: 4 },
              yesNo('hidden', words.hidden, 4, true),
            ],
          },
          {
            title: words.searchEngines,
            fields: [
              { name: 'slugs', kind: 'localized', label: words.slugs },
              { name: 'metadataTitles', kind: 'localized', label: words.metadataTitles },
              { name: 'metadataDescriptions', kind: 'localizedLong', label: words.metadataDescriptions, span: 12 },
            ],
          },
        ]}
        values={data.cluster}
        record={data.cluster}
        etag={etag}
        reload={reload}
        onSaved={onSaved}
      />
    </Panel>
  )
}
