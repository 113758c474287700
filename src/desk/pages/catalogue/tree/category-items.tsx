/** The products and clusters of a category, in their order. They are dragged to another place, or onto another category of the tree. */
import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import {
  categoryAddDocument,
  categoryItemsDocument,
  categoryRemoveDocument,
  itemMoveAboveDocument,
  itemMoveBelowDocument,
} from '../../../api/documents/category-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { linkTo } from '../../../base/router.js'
import { useWords } from '../../../base/words.js'
import { RecordPicker } from '../../../edit/fields.js'
import { useCatalogueFinders } from '../../../edit/pickers.js'
import { useHeldSteps } from '../../../edit/save/held-steps.js'
import { editWords } from '../../../edit/words.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { type LocalizedText, useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import { StatusBadge } from '../../../parts/page.js'
import { requireSuccess } from '../product/placements.js'
import { useDragOrder } from '../product/use-drag-order.js'
import { ITEM_TYPE } from './tree-view.js'
import { treeWords } from './tree-words.js'

interface Item {
  __typename: 'Product' | 'Cluster'
  id: number
  uuid: string
  sku?: string
  code?: string | null
  hidden: 'Y' | 'N'
  names: LocalizedText[]
}

interface ItemsResult {
  category: { uuid: string; baseProducts: { itemsFound: number; pages: number; items: Item[] } }
}

const idsOf = ({ __typename, id }: Item) => (__typename === 'Product' ? { productIds: [id] } : { clusterIds: [id] })

interface CategoryItemsProps {
  categoryId: number
  title: string
  /** Another number reads the items again. */
  version: number
}

export default function CategoryItems({ categoryId, title, version }: CategoryItemsProps) {
  const words = useWords(treeWords)
  const edit = useWords(editWords)
  const { text, number } = useFormat()
  const [page, setPage] = useState(1)
  const { data, error, reload } = useQuery<ItemsResult>(categoryItemsDocument, { categoryId, page })
  const [items, setItems] = useState<Item[]>([])
  useEffect(() => setItems(data?.category.baseProducts.items ?? []), [data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version reads them again
  useEffect(() => {
    if (version > 0) reload()
  }, [version])
  const steps = useHeldSteps(words.reorder(title), reload)
  const nameOf = (item: Item) => text(item.names) || item.sku || item.code || `#${item.id}`
  const move = (from: number, to: number) => {
    const [moved, target] = [items[from], items[to]]
    if (!moved || !target || !data) return
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved))
    const document = to < from ? itemMoveAboveDocument : itemMoveBelowDocument
    steps.add(() => runDocument(document, { categoryUuid: data.category.uuid, uuid: moved.uuid, target: target.uuid }))
  }
  const remove = (item: Item) => {
    setItems(items.filter((other) => other !== item))
    steps.add(async () => requireSuccess(await runDocument(categoryRemoveDocument, { categoryId, input: idsOf(item) })))
  }
  const drag = useDragOrder(move, (index, transfer) => {
    const item = items[index]
    if (item) transfer.setData(ITEM_TYPE, JSON.stringify({ ...idsOf(item), name: nameOf(item) }))
  })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const { itemsFound, pages } = data.category.baseProducts
  return (
    <Stack gap="sm">
      <AddProduct
        onAdd={(productId) =>
          steps.add(async () =>
            requireSuccess(await runDocument(categoryAddDocument, { categoryId, input: { productIds: [productId] } })),
          )
        }
      />
      {items.length === 0 && (
        <Text c="dimmed" size="sm">
          {words.noProducts}
        </Text>
      )}
      <ol className="desk-order">
        {items.map((item, index) => (
          <li key={item.uuid} {...drag(index)}>
            <Icon name="grip" size={16} />
            <span className="desk-grow">
              <Anchor
                size="sm"
                fw={600}
                draggable={false}
                href={linkTo(item.__typename === 'Product' ? `/products/${item.id}` : `/clusters/${item.id}`)}
              >
                {nameOf(item)}
              </Anchor>
              <Text size="xs" c="dimmed">
                {item.sku ?? item.code}
              </Text>
            </span>
            {item.hidden === 'Y' && <StatusBadge tone="plain">{words.isHidden}</StatusBadge>}
            <Group gap={2} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                aria-label={`${edit.moveUp}: ${nameOf(item)}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Icon name="up" size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`${edit.moveDown}: ${nameOf(item)}`}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon name="down" size={16} />
              </ActionIcon>
              <ActionIcon variant="subtle" color="red" aria-label={words.removeItem(nameOf(item))} onClick={() => remove(item)}>
                <Icon name="remove" size={16} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {number(itemsFound)}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              <Icon name="left" size={14} />
            </Button>
            <Text size="sm">
              {page} / {pages}
            </Text>
            <Button size="compact-sm" variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
              <Icon name="right" size={14} />
            </Button>
          </Group>
        </Group>
      )}
    </Stack>
  )
}

/** Adds a product that is found by typing. */
function AddProduct({ onAdd }: { onAdd(productId: number): void }) {
  const words = useWords(treeWords)
  const { findProducts } = useCatalogueFinders()
  const [round, setRound] = useState(0)
  const shared = { label: words.addProduct }
  return (
    <RecordPicker
      key={round}
      {...shared}
      value={null}
      current={null}
      field={undefined}
      find={findProducts}
      onChange={(value) => {
        if (!value) return
        onAdd(Number(value))
        setRound(round + 1)
      }}
    />
  )
}
