/** The categories: the tree at the left, and the chosen category with its texts, products, pictures and attributes at the right. */
import { ActionIcon, Alert, Center, Group, Loader, Text, Tooltip } from '@mantine/core'
import { lazy, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import {
  categoryAddDocument,
  categoryCreateDocument,
  categoryDeleteDocument,
  categoryMoveAboveDocument,
  categoryMoveBelowDocument,
  categoryMoveDocument,
} from '../../../api/documents/category-edit.js'
import { usePreferences, useTexts } from '../../../base/preferences.js'
import { changeQuery, linkTo, type Route } from '../../../base/router.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { type HeldSteps, useHeldSteps } from '../../../edit/save/held-steps.js'
import { ErrorNotice } from '../../../parts/data-table.js'
import { useFormat } from '../../../parts/format.js'
import { Icon, type IconName } from '../../../parts/icon.js'
import { Page, Panel } from '../../../parts/page.js'
import { RecordTabs } from '../../../parts/record-tabs.js'
import { requireSuccess } from '../product/placements.js'
import { catalogueWords } from '../words.js'
import { yesNo } from '../yes-no.js'
import { useCategories } from './category-tree.js'
import { type CategoryNode, type CategoryTree, isBelowItself, type Move, pathNames } from './tree.js'
import { stepFor } from './tree-steps.js'
import { TreeView } from './tree-view.js'
import { treeWords } from './tree-words.js'

const CategoryEdit = lazy(() => import('./category-edit.js'))
const CategoryItems = lazy(() => import('./category-items.js'))
const MediaEditor = lazy(() => import('../product/media-editor.js'))
const AttributesEditor = lazy(() => import('../product/attributes-editor.js'))
const HistoryTab = lazy(() => import('../history-tab.js'))

export default function Categories({ route }: { route: Route }) {
  const words = useWords(treeWords)
  const { tree, error, reload, change } = useCategories()
  const [itemsVersion, setItemsVersion] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const settle = async () => {
    await reload()
    setItemsVersion((version) => version + 1)
  }
  const steps = useHeldSteps(words.moves, settle)
  const { text } = useFormat()
  if (error) return <ErrorNotice error={error} />
  const selected = tree?.byId.get(Number(route.query.get('id'))) ?? null
  const select = (node: CategoryNode) => changeQuery(route, { id: node.categoryId })
  const move = (wanted: Move) => {
    if (!tree || wanted.uuid === wanted.target) return
    const isRefused = isBelowItself(tree, wanted)
    setProblem(isRefused ? words.belowItself : null)
    if (isRefused) return
    addMove(tree, wanted, steps)
    change(wanted)
  }
  const drop = (node: CategoryNode, data: string) => {
    const { name, ...input } = JSON.parse(data) as { name: string; productIds?: number[]; clusterIds?: number[] }
    steps.add(async () => requireSuccess(await runDocument(categoryAddDocument, { categoryId: node.categoryId, input })))
    setProblem(null)
  }
  return (
    <Page
      title={words.title}
      intro={words.intro}
      actions={<NewCategory parent={selected} onCreated={(id) => void reload().then(() => changeQuery(route, { id }))} />}
    >
      {problem && (
        <Alert color="red" role="alert" withCloseButton onClose={() => setProblem(null)}>
          {problem}
        </Alert>
      )}
      <div className="desk-categories">
        <Panel title={words.tree}>
          {tree ? (
            <TreeView
              tree={tree}
              label={words.tree}
              selectedId={selected?.categoryId ?? null}
              onSelect={select}
              onMove={move}
              onDropItem={drop}
            />
          ) : (
            <Center mih={160}>
              <Loader />
            </Center>
          )}
        </Panel>
        <div>
          {tree && !selected && (
            <Panel>
              <Text c="dimmed">{tree.roots.length > 0 ? words.choose : words.noCategories}</Text>
            </Panel>
          )}
          {tree && selected && (
            <Chosen
              key={selected.categoryId}
              route={route}
              tree={tree}
              node={selected}
              title={text(selected.names)}
              onMove={move}
              onChanged={() => void reload()}
              itemsVersion={itemsVersion}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

/** A move below another parent is two steps for the server: first into the parent, then to its place. */
function addMove(tree: CategoryTree, { uuid, target, place }: Move, steps: HeldSteps) {
  const node = tree.byUuid.get(uuid)
  const goal = tree.byUuid.get(target)
  if (!node || !goal) return
  const parentUuid = place === 'inside' ? goal.uuid : goal.parentUuid
  if (node.parentUuid !== parentUuid)
    steps.add(() => runDocument(categoryMoveDocument, { categoryId: node.categoryId, parent: parentUuid }))
  if (place !== 'inside')
    steps.add(() => runDocument(place === 'above' ? categoryMoveAboveDocument : categoryMoveBelowDocument, { uuid, target }))
}

function NewCategory({ parent, onCreated }: { parent: CategoryNode | null; onCreated(categoryId: number): void }) {
  const words = useWords(treeWords)
  const { hidden } = useWords(catalogueWords)
  const { text } = useFormat()
  const title = parent ? words.newBelow(text(parent.names)) : words.newRoot
  return (
    <ActionButton<{ categoryCreate: { categoryId: number } }>
      key={parent?.categoryId}
      button={words.newCategory}
      title={title}
      label={title}
      buttonProps={{ leftSection: <Icon name="add" size={16} />, variant: 'filled' }}
      document={categoryCreateDocument}
      inputType="CreateCategoryInput"
      values={{ names: [], hidden: 'N' }}
      sections={[
        {
          fields: [{ name: 'names', kind: 'localized', span: 12, isRequired: true }, yesNo('hidden', hidden, 12)],
        },
      ]}
      toInput={(sent) => ({ ...sent, ...(parent && { parentUuid: parent.uuid }) })}
      onSaved={({ categoryCreate }) => onCreated(categoryCreate.categoryId)}
    />
  )
}

interface ChosenProps {
  route: Route
  tree: CategoryTree
  node: CategoryNode
  title: string
  onMove(move: Move): void
  onChanged(): void
  itemsVersion: number
}

const arrows: [key: string, icon: IconName, word: 'moveUp' | 'moveDown' | 'moveIn' | 'moveOut'][] = [
  ['ArrowUp', 'up', 'moveUp'],
  ['ArrowDown', 'down', 'moveDown'],
  ['ArrowRight', 'right', 'moveIn'],
  ['ArrowLeft', 'left', 'moveOut'],
]

function Chosen({ route, tree, node, title, onMove, onChanged, itemsVersion }: ChosenProps) {
  const words = useWords(treeWords)
  const common = useWords(catalogueWords)
  const texts = useTexts()
  const { text } = useFormat()
  const { language } = usePreferences()
  const { categoryId } = node
  return (
    <Panel
      title={pathNames(node, text).join(' › ')}
      actions={
        <Group gap={4}>
          {arrows.map(([key, icon, word]) => {
            const step = stepFor(tree, node, key)
            return (
              <Tooltip key={key} label={words[word]}>
                <ActionIcon variant="default" aria-label={words[word]} disabled={!step} onClick={() => step && onMove(step)}>
                  <Icon name={icon} size={16} />
                </ActionIcon>
              </Tooltip>
            )
          })}
          <ActionButton
            button={words.delete}
            title={words.deleteTitle(title)}
            intro={words.deleteIntro}
            label={words.deleteTitle(title)}
            buttonProps={{ color: 'red', variant: 'light', size: 'compact-md' }}
            document={categoryDeleteDocument}
            variables={{ categoryId }}
            inputName={null}
            inputType=""
            onSaved={() => {
              onChanged()
              location.hash = linkTo('/categories')
            }}
          />
        </Group>
      }
    >
      <RecordTabs
        key={language}
        route={route}
        tabs={[
          {
            name: 'edit',
            label: texts.texts,
            render: () => <CategoryEdit categoryId={categoryId} title={title} onSaved={onChanged} />,
          },
          {
            name: 'items',
            label: words.products,
            render: () => <CategoryItems categoryId={categoryId} title={title} version={itemsVersion} />,
          },
          { name: 'media', label: common.media, render: () => <MediaEditor owner={{ categoryId }} names={node.names} /> },
          { name: 'attributes', label: common.attributes, render: () => <AttributesEditor owner={{ categoryId }} /> },
          { name: 'history', label: common.history, render: () => <HistoryTab type="category" id={categoryId} /> },
        ]}
      />
    </Panel>
  )
}
