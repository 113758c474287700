/** The pictures and documents of a product, a cluster or a category: add, describe, order and delete. */
import { ActionIcon, Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { runDocument } from '../../../api/client.js'
import {
  documentCreateDocument,
  documentDeleteDocument,
  documentEditDocument,
  documentPriorityDocument,
  imageCreateDocument,
  imageDeleteDocument,
  imageEditDocument,
  imagePriorityDocument,
  mediaDocument,
} from '../../../api/documents/category-edit.js'
import { useQuery } from '../../../api/use-query.js'
import { usePreferences } from '../../../base/preferences.js'
import { useWords } from '../../../base/words.js'
import { ActionButton } from '../../../edit/action-dialog.js'
import { EditForm } from '../../../edit/edit-form.js'
import { useHeldSteps } from '../../../edit/save/held-steps.js'
import { useRecord } from '../../../edit/use-record.js'
import type { Values } from '../../../edit/values.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { type LocalizedText, pathOf, useFormat } from '../../../parts/format.js'
import { Icon } from '../../../parts/icon.js'
import { Panel, StatusBadge } from '../../../parts/page.js'
import { mediaWords } from './media-words.js'
import { useDragOrder } from './use-drag-order.js'

export type MediaOwner = { productId: number } | { clusterId: number } | { categoryId: number }

interface Medium {
  id: string
  priority: number | null
  alt: LocalizedText[]
}

interface Picture extends Medium {
  imageVariants: { language: string; url: string }[] | null
}

interface FileMedium extends Medium {
  documents: { language: string; originalUrl: string; mimeType: string }[] | null
}

interface MediaResult {
  media: { images: { items: Picture[] } | null; documents: { items: FileMedium[] } | null } | null
}

/** What differs between pictures and documents. */
const kinds = {
  image: {
    create: imageCreateDocument,
    files: 'uploadImages',
    edit: imageEditDocument,
    inputType: 'UpdateMediaImageInput',
    priority: imagePriorityDocument,
    delete: imageDeleteDocument,
    accept: 'image/*',
  },
  document: {
    create: documentCreateDocument,
    files: 'uploadDocuments',
    edit: documentEditDocument,
    inputType: 'UpdateMediaDocumentInput',
    priority: documentPriorityDocument,
    delete: documentDeleteDocument,
    accept: '',
  },
} as const

type Kind = keyof typeof kinds

export default function MediaEditor({ owner, names }: { owner: MediaOwner; names: LocalizedText[] }) {
  const { data, error, reload } = useQuery<MediaResult>(mediaDocument, owner)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <Stack>
      <MediaList
        kind="image"
        owner={owner}
        names={names}
        media={data.media?.images?.items ?? []}
        reload={reload}
        show={(picture: Picture, title) => <Shown url={picture.imageVariants?.[0]?.url} alt={title} />}
      />
      <MediaList
        kind="document"
        owner={owner}
        names={names}
        media={data.media?.documents?.items ?? []}
        reload={reload}
        show={(file: FileMedium, title) => <DocumentLinks file={file} title={title} />}
      />
    </Stack>
  )
}

const Shown = ({ url, alt }: { url: string | undefined; alt: string }) =>
  url ? <img src={pathOf(url)} alt={alt} loading="lazy" draggable={false} /> : <span className="desk-no-picture" />

const DocumentLinks = ({ file, title }: { file: FileMedium; title: string }) => (
  <span className="desk-file">
    <Icon name="docs" size={28} />
    {file.documents?.map(({ language, originalUrl }) => (
      <Anchor key={language} size="sm" href={pathOf(originalUrl)} draggable={false} target="_blank">
        {title} ({language})
      </Anchor>
    ))}
  </span>
)

interface MediaListProps<Item extends Medium> {
  kind: Kind
  owner: MediaOwner
  names: LocalizedText[]
  media: Item[]
  reload(): void
  show(item: Item, title: string): ReactNode
}

function MediaList<Item extends Medium>({ kind, owner, names, media, reload, show }: MediaListProps<Item>) {
  const words = useWords(mediaWords)
  const { text } = useFormat()
  const [items, setItems] = useState(media)
  useEffect(() => setItems(media), [media])
  const [describedId, setDescribedId] = useState<string | null>(null)
  const steps = useHeldSteps(kind === 'image' ? words.order : words.orderDocuments, reload)
  const upload = useUpload(kind, owner, names, media, reload)
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (!moved || !items[to]) return
    const ordered = items.toSpliced(from, 1).toSpliced(to, 0, moved)
    setItems(ordered)
    steps.add(() => storeOrder(kind, ordered))
  }
  const drag = useDragOrder(move)
  const described = items.find(({ id }) => id === describedId)
  const isImage = kind === 'image'
  return (
    <Panel
      title={isImage ? words.pictures : words.documents}
      actions={
        <FileButton onChange={(files) => void upload.send(files)} accept={kinds[kind].accept} multiple>
          {(props) => (
            <Button {...props} size="compact-md" leftSection={<Icon name="upload" size={16} />}>
              {isImage ? words.addPictures : words.addDocuments}
            </Button>
          )}
        </FileButton>
      }
    >
      <DropZone onFiles={(files) => void upload.send(files)} hint={isImage ? words.dropPictures : words.dropDocuments}>
        {upload.status && (
          <Text size="sm" role="status" mb="xs">
            {upload.status}
          </Text>
        )}
        {upload.failures.map(({ file, message }) => (
          <Alert key={file} color="red" role="alert" p="xs" mb="xs" title={words.notUploaded(file)}>
            {message}
          </Alert>
        ))}
        {items.length === 0 && (
          <Text c="dimmed" size="sm">
            {isImage ? words.noPictures : words.noDocuments}
          </Text>
        )}
        <ol className="desk-media" data-kind={kind}>
          {items.map((item, index) => {
            const title = text(item.alt) || words.untitled
            return (
              <li key={item.id} {...drag(index)}>
                {show(item, title)}
                {isImage && index === 0 && <StatusBadge tone="info">{words.main}</StatusBadge>}
                {isImage && (
                  <Text size="xs" className="desk-break" lineClamp={2}>
                    {title}
                  </Text>
                )}
                <Group gap={2} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    aria-label={`${words.earlier}: ${title} ${index + 1}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="left" size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={`${words.later}: ${title} ${index + 1}`}
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="right" size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={`${words.describe}: ${title} ${index + 1}`}
                    aria-expanded={item.id === describedId}
                    onClick={() => setDescribedId(item.id === describedId ? null : item.id)}
                  >
                    <Icon name="edit" size={16} />
                  </ActionIcon>
                </Group>
              </li>
            )
          })}
        </ol>
        {described && (
          <Describe
            key={described.id}
            kind={kind}
            mediaId={described.id}
            title={text(described.alt) || words.untitled}
            onDeleted={() => {
              setDescribedId(null)
              reload()
            }}
            onSaved={reload}
          />
        )}
      </DropZone>
    </Panel>
  )
}

/** Media are ordered by priority. Only those that stand elsewhere now are written. */
async function storeOrder(kind: Kind, ordered: readonly Medium[]) {
  for (const [index, { id, priority }] of ordered.entries())
    if (priority !== index) await runDocument(kinds[kind].priority, { input: { mediaId: id, priority: index } })
}

interface Failure {
  file: string
  message: string
}

/** Uploads files one after another, behind those that are there. A refused file does not keep the others from being uploaded. */
function useUpload(kind: Kind, owner: MediaOwner, names: LocalizedText[], media: readonly Medium[], reload: () => void) {
  const words = useWords(mediaWords)
  const { contentLanguage } = usePreferences()
  const [status, setStatus] = useState('')
  const [failures, setFailures] = useState<Failure[]>([])
  const send = async (files: readonly File[]) => {
    setFailures([])
    const last = Math.max(-1, ...media.map(({ priority }) => priority ?? 0))
    for (const [index, file] of files.entries()) {
      setStatus(words.uploading(index + 1, files.length))
      const alt = kind === 'image' && names.length > 0 ? names : [{ language: contentLanguage, value: titleOf(file) }]
      const input = {
        ...owner,
        alt: alt.map(({ language, value }) => ({ language, value })),
        description: [],
        tags: [],
        priority: last + 1 + index,
        [kinds[kind].files]: [{ language: contentLanguage, uploadType: 'FILE', file: { file, fileName: file.name } }],
      }
      await runDocument(kinds[kind].create, { input }).catch((error: Error) =>
        setFailures((old) => [...old, { file: file.name, message: error.message }]),
      )
    }
    setStatus('')
    reload()
  }
  return { send, status, failures }
}

/** Returns `data_sheet-2.pdf` as “data sheet 2”. */
const titleOf = ({ name }: File) =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()

function DropZone({ onFiles, hint, children }: { onFiles(files: File[]): void; hint: string; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button above chooses files with the keyboard
    <div
      className="desk-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {hint}
      </Text>
      {children}
    </div>
  )
}

interface DescribeProps {
  kind: Kind
  mediaId: string
  title: string
  onSaved(): void
  onDeleted(): void
}

/** The texts of a picture or document in every language, and its deletion. */
function Describe({ kind, mediaId, title, onSaved, onDeleted }: DescribeProps) {
  const words = useWords(mediaWords)
  const variables = { mediaId }
  const { edit, inputType, delete: deleteDocument } = kinds[kind]
  const { data, etag, error, reload } = useRecord<{ media: Record<Kind, Values> }>(edit, variables)
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  const isImage = kind === 'image'
  return (
    <div className="desk-describe">
      <EditForm
        name={`media/${mediaId}`}
        label={title}
        document={edit}
        variables={variables}
        inputType={inputType}
        sections={[
          {
            fields: [
              { name: 'alt', kind: 'localized', label: isImage ? words.alt : words.title, span: 12 },
              { name: 'description', kind: 'localizedLong', label: words.caption, span: 12 },
            ],
          },
        ]}
        values={data.media[kind]}
        record={data.media[kind]}
        etag={etag}
        reload={reload}
        toInput={(changed) => ({ mediaId, ...changed })}
        onSaved={onSaved}
      />
      <Group mt="sm">
        <ActionButton
          button={words.delete}
          title={isImage ? words.deletePicture : words.deleteDocument}
          intro={words.cannotUndo}
          label={isImage ? words.deletePicture : words.deleteDocument}
          buttonProps={{ color: 'red', variant: 'light' }}
          document={deleteDocument}
          variables={variables}
          inputName={null}
          inputType=""
          onSaved={onDeleted}
        />
      </Group>
    </div>
  )
}
