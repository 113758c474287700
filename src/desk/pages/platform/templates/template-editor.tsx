/** The text of a template beside its preview. The preview is a dry run of the change, so it shows what is not saved yet. */
import { Alert, Anchor, Button, Collapse, Group, JsonInput, Loader, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { use, useEffect, useState } from 'react'
import { runOperation } from '../../../api/client.js'
import { documentPreviewDocument, emailPreviewDocument } from '../../../api/documents/platform-edit.js'
import { useDelayed } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { FormContext, RecordPicker } from '../../../edit/fields.js'
import type { Values } from '../../../edit/values.js'
import { platformWords } from '../words.js'
import { findPreviewOrders, readPreviewData } from './preview-data.js'
import { RenderedMail } from './rendered-mail.js'

interface Content {
  language: string
  content: string
}

interface TemplateEditorProps {
  /** The id of the template; a new one has no preview yet. */
  id: string | null
  isEmail: boolean
  value: unknown
  onChange(value: unknown): void
  error: string | undefined
  isDisabled: boolean
  onData?(data: Values): void
}

export function TemplateEditor({ id, isEmail, value, onChange, error, isDisabled, onData }: TemplateEditorProps) {
  const words = useWords(platformWords)
  const { language } = use(FormContext)
  const contents = (value as Content[] | null) ?? []
  const own = contents.find((text) => text.language === language)?.content ?? ''
  const change = (content: string) => {
    const text = { language, content }
    const isKnown = contents.some((other) => other.language === language)
    onChange(isKnown ? contents.map((other) => (other.language === language ? text : other)) : [...contents, text])
  }
  const editor = (
    <Textarea
      label={`${words.content} (${language})`}
      classNames={{ input: 'desk-source' }}
      autosize
      minRows={18}
      maxRows={34}
      spellCheck={false}
      value={own}
      onChange={(event) => change(event.currentTarget.value)}
      error={error}
      disabled={isDisabled}
    />
  )
  if (!id) return editor
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      {editor}
      <Preview id={id} isEmail={isEmail} contents={contents} language={language} onData={onData} />
    </SimpleGrid>
  )
}

interface PreviewProps {
  id: string
  isEmail: boolean
  contents: Content[]
  language: string
  onData: ((data: Values) => void) | undefined
}

function Preview({ id, isEmail, contents, language, onData }: PreviewProps) {
  const words = useWords(platformWords)
  const preview = usePreviewData(language)
  const drawn = useRendering(id, isEmail, contents, preview.data)
  const [isOpen, setOpen] = useState(false)
  const { data } = preview
  useEffect(() => {
    if (data) onData?.(data)
  }, [data, onData])
  return (
    <Stack gap="xs">
      <RecordPicker
        {...{ label: words.previewOrder }}
        key={preview.first?.value ?? ''}
        value={preview.orderId}
        current={preview.first?.label ?? null}
        onChange={(orderId) => preview.setOrderId(orderId === null ? null : String(orderId))}
        find={findPreviewOrders}
        field={undefined}
      />
      <Group gap="xs">
        <Text fw={600} size="sm">
          {words.preview}
        </Text>
        {drawn.isDrawing && <Loader size={12} aria-label={words.rendering} />}
        <Button size="compact-xs" variant="subtle" ml="auto" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {words.previewData}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        <JsonInput
          aria-label={words.previewData}
          autosize
          minRows={6}
          maxRows={20}
          value={preview.text}
          onChange={preview.setText}
          classNames={{ input: 'desk-source' }}
        />
      </Collapse>
      {drawn.error && (
        <Alert color="red" role="alert" p="xs">
          {drawn.error.message}
        </Alert>
      )}
      {drawn.html !== null && <RenderedMail html={drawn.html} label={words.preview} />}
      {drawn.pdf && (
        <>
          <iframe src={`${drawn.pdf}#toolbar=0&navpanes=0`} title={words.preview} className="desk-pdf" />
          <Anchor href={drawn.pdf} target="_blank" size="sm">
            {words.openPdf}
          </Anchor>
        </>
      )}
    </Stack>
  )
}

/** The data of the preview: of the last order at first; it can be edited as JSON. */
function usePreviewData(language: string) {
  const [first, setFirst] = useState<{ value: string; label: string } | null>(null)
  const [orderId, setOrderId] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [data, setData] = useState<Values | null>(null)
  useEffect(() => {
    void findPreviewOrders('')
      .then(([last]) => {
        setFirst(last ?? null)
        setOrderId(last?.value ?? null)
      })
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    let isCurrent = true
    void readPreviewData(orderId === null ? null : Number(orderId), language)
      .then((read) => {
        if (!isCurrent) return
        setText(JSON.stringify(read, null, 2))
        setData(read)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [orderId, language])
  const edit = (next: string) => {
    setText(next)
    try {
      setData(JSON.parse(next) as Values)
    } catch {
      // The preview keeps the last data that was complete.
    }
  }
  return { first, orderId, setOrderId, text, setText: edit, data }
}

interface Drawn {
  html: string | null
  /** The address of the PDF in this browser. */
  pdf: string | null
  isDrawing: boolean
  error: Error | null
}

interface Rendered {
  templateRenderToHTML?: string
  documentTemplateRenderToPDF?: { base64: string; contentType: string }
}

const NOTHING: Drawn = { html: null, pdf: null, isDrawing: false, error: null }

/** Renders what was typed, once typing pauses. A late response is dropped. */
function useRendering(id: string, isEmail: boolean, contents: Content[], data: Values | null): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(NOTHING)
  const settled = useDelayed(JSON.stringify({ contents, data }), 600)
  useEffect(() => {
    const asked = JSON.parse(settled) as { contents: Content[]; data: Values | null }
    if (!asked.data) return
    const abort = new AbortController()
    const input = { contents: asked.contents.filter(({ content }) => content) }
    setDrawn((old) => ({ ...old, isDrawing: true }))
    runOperation<Rendered>(
      isEmail ? emailPreviewDocument : documentPreviewDocument,
      { id, input, data: asked.data },
      { isDryRun: true, signal: abort.signal },
    )
      .then(({ data: rendered }) => {
        const file = rendered.documentTemplateRenderToPDF
        setDrawn({ ...NOTHING, html: rendered.templateRenderToHTML ?? null, pdf: file ? toUrl(file) : null })
      })
      .catch((error: Error) => {
        if (!abort.signal.aborted) setDrawn((old) => ({ ...old, isDrawing: false, error }))
      })
    return () => abort.abort()
  }, [id, isEmail, settled])
  const { pdf } = drawn
  useEffect(() => () => (pdf ? URL.revokeObjectURL(pdf) : undefined), [pdf])
  return drawn
}

function toUrl({ base64, contentType }: { base64: string; contentType: string }): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: contentType }))
}
