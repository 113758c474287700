/** Places a product or a cluster in categories: by ticking them in the tree, or by dragging it onto one. */
import { ActionIcon, Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import {
  categoryAddDocument,
  categoryRemoveDocument,
  clusterDefaultCategoryDocument,
  clusterPlacementsDocument,
  productDefaultCategoryDocument,
  productPlacementsDocument,
} from '../../../api/documents/category-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { linkTo } from '../../../base/router.js'
import { useWords } from '../../../base/words.js'
import { useHeldSteps } from '../../../edit/save/held-steps.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import { Panel, StatusBadge } from '../../../parts/page.js'
import { useCategories } from '../tree/category-tree.js'
import { type CategoryNode, pathNames } from '../tree/tree.js'
import { ITEM_TYPE, TreeView } from '../tree/tree-view.js'
import { treeWords } from '../tree/tree-words.js'
import { catalogueWords } from '../words.js'
import { requireSuccess } from './placements.js'

interface Placement {
  categoryId: number
  isDefault: boolean
}

type PlacementsResult = Record<string, { categoryRelations: Placement[] }>

interface PlacementsEditorProps {
  owner: { productId: number } | { clusterId: number }
  title: string
  /** The cluster that a product belongs to. Such a product has no placements of its own. */
  clusterId?: number | null
}

export default function PlacementsEditor({ owner, title, clusterId }: PlacementsEditorProps) {
  const words = useWords(catalogueWords)
  if (clusterId)
    return (
      <Alert>
        {words.partOfCluster} <Anchor href={linkTo(`/clusters/${clusterId}`, { tab: 'categories' })}>{words.openCluster}</Anchor>
      </Alert>
    )
  return <Placements owner={owner} title={title} />
}

function Placements({ owner, title }: Pick<PlacementsEditorProps, 'owner' | 'title'>) {
  const words = useWords(treeWords)
  const { text } = useFormat()
  const isProduct = 'productId' in owner
  const { tree, error: treeError } = useCategories()
  const { data, error, reload } = useQuery<PlacementsResult>(
    isProduct ? productPlacementsDocument : clusterPlacementsDocument,
    owner,
  )
  const [placements, setPlacements] = useState<Placement[] | null>(null)
  useEffect(() => {
    if (data) setPlacements(Object.values(data)[0]?.categoryRelations ?? [])
  }, [data])
  const steps = useHeldSteps(`${title}: ${words.placements}`, reload)
  if (error ?? treeError) return <ErrorNotice error={(error ?? treeError) as Error} />
  if (!tree || !placements) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const input = isProduct ? { productIds: [owner.productId] } : { clusterIds: [owner.clusterId] }
  const isPlaced = (categoryId: number) => placements.some((placement) => placement.categoryId === categoryId)
  const toggle = ({ categoryId }: CategoryNode) => {
    const wasPlaced = isPlaced(categoryId)
    const document = wasPlaced ? categoryRemoveDocument : categoryAddDocument
    setPlacements(
      wasPlaced
        ? placements.filter((placement) => placement.categoryId !== categoryId)
        : [...placements, { categoryId, isDefault: placements.length === 0 }],
    )
    steps.add(async () => requireSuccess(await runDocument(document, { categoryId, input })))
  }
  const makeDefault = (categoryId: number) => {
    setPlacements(placements.map((placement) => ({ ...placement, isDefault: placement.categoryId === categoryId })))
    const document = isProduct ? productDefaultCategoryDocument : clusterDefaultCategoryDocument
    steps.add(() => runDocument(document, { ...owner, categoryId }))
  }
  return (
    <div className="desk-halves">
      <Panel title={words.placements}>
        <Stack gap="xs">
          {placements.length === 0 && <Text c="dimmed">{words.notPlaced}</Text>}
          {placements.map(({ categoryId, isDefault }) => {
            const node = tree.byId.get(categoryId)
            const name = node ? pathNames(node, text).join(' › ') : `#${categoryId}`
            return (
              <Group key={categoryId} gap="xs" wrap="nowrap" className="desk-placement">
                <Anchor size="sm" href={linkTo('/categories', { id: categoryId })} className="desk-grow">
                  {name}
                </Anchor>
                {isDefault ? (
                  <StatusBadge tone="info">{words.isDefault}</StatusBadge>
                ) : (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`${words.makeDefault}: ${name}`}
                    onClick={() => makeDefault(categoryId)}
                  >
                    {words.makeDefault}
                  </Button>
                )}
                {node && (
                  <ActionIcon variant="subtle" color="red" aria-label={`${words.remove}: ${name}`} onClick={() => toggle(node)}>
                    <Icon name="remove" size={16} />
                  </ActionIcon>
                )}
              </Group>
            )
          })}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the checkboxes of the tree do the same with the keyboard */}
          <div
            className="desk-drag-chip"
            draggable
            onDragStart={(event) => event.dataTransfer.setData(ITEM_TYPE, JSON.stringify({ ...input, name: title }))}
          >
            <Icon name="grip" size={16} />
            <span>
              {title}
              <Text size="xs" c="dimmed">
                {words.dragMe}
              </Text>
            </span>
          </div>
        </Stack>
      </Panel>
      <Panel title={words.tree}>
        <Text size="sm" c="dimmed" mb="xs">
          {words.placementsIntro}
        </Text>
        <TreeView
          tree={tree}
          label={words.tree}
          selectedId={placements.find(({ isDefault }) => isDefault)?.categoryId ?? null}
          onSelect={toggle}
          onDropItem={(node) => {
            if (!isPlaced(node.categoryId)) toggle(node)
          }}
          isChecked={({ categoryId }) => isPlaced(categoryId)}
        />
      </Panel>
    </div>
  )
}
