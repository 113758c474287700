/** The export of a list, with its progress. */
import { ActionIcon, Alert, Button, Group, Menu, Modal, Progress, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { usePreferences } from '../../base/preferences.js'
import { useWords } from '../../base/words.js'
import { usePaletteAction } from '../../palette/actions.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import type { RecordColumn } from '../columns.js'
import { listWords } from '../words.js'
import { type CsvFormat, excelCsv, PLAIN_CSV } from './csv.js'
import { exportRows, type ListPage, MAX_EXPORT_ROWS, saveFile } from './export.js'

interface ExportMenuProps<Row> {
  /** The name of the file, without its ending. */
  name: string
  columns: readonly RecordColumn<Row>[]
  rowKey(row: Row): string | number
  readPage(page: number, signal: AbortSignal): Promise<ListPage<Row>>
}

type ExportState =
  | { kind: 'running'; done: number; all: number }
  | { kind: 'done'; rows: number; isPartial: boolean }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: Error }

export function ExportMenu<Row>({ name, columns, rowKey, readPage }: ExportMenuProps<Row>) {
  const words = useWords(listWords)
  const { language } = usePreferences()
  const [state, setState] = useState<ExportState | null>(null)
  const abort = useRef<AbortController>(null)
  const run = async (format: CsvFormat) => {
    const control = new AbortController()
    abort.current = control
    setState({ kind: 'running', done: 0, all: 0 })
    try {
      const { parts, rows, isPartial } = await exportRows({
        columns,
        rowKey,
        format,
        readPage: (page) => readPage(page, control.signal),
        onProgress: (done, all) => setState({ kind: 'running', done, all }),
      })
      if (control.signal.aborted) return
      saveFile(`${name}.csv`, parts)
      setState({ kind: 'done', rows, isPartial })
    } catch (error) {
      setState(control.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: error as Error })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setState({ kind: 'cancelled' })
  }
  usePaletteAction(`${words.export}: ${words.exportCsv}`, () => void run(PLAIN_CSV))
  usePaletteAction(`${words.export}: ${words.exportExcel}`, () => void run(excelCsv(language)))
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={words.export} title={words.export}>
            <Icon name="download" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void run(excelCsv(language))}>{words.exportExcel}</Menu.Item>
          <Menu.Item onClick={() => void run(PLAIN_CSV)}>{words.exportCsv}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={state !== null}
        onClose={() => (state?.kind === 'running' ? cancel() : setState(null))}
        title={words.exportTitle}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {state && <ExportProgress state={state} onCancel={cancel} onClose={() => setState(null)} />}
      </Modal>
    </>
  )
}

function ExportProgress({ state, onCancel, onClose }: { state: ExportState; onCancel(): void; onClose(): void }) {
  const words = useWords(listWords)
  const format = useFormat()
  const isRunning = state.kind === 'running'
  return (
    <Stack gap="sm">
      {isRunning && (
        <>
          <Progress value={state.all > 0 ? (state.done / state.all) * 100 : 0} aria-label={words.exportTitle} />
          <Text size="sm" role="status">
            {words.exporting(format.number(state.done), format.number(state.all))}
          </Text>
        </>
      )}
      {state.kind === 'done' && <Text role="status">{words.exportDone(format.number(state.rows))}</Text>}
      {state.kind === 'done' && state.isPartial && (
        <Alert color="yellow">{words.exportPartial(format.number(MAX_EXPORT_ROWS))}</Alert>
      )}
      {state.kind === 'cancelled' && <Text role="status">{words.exportCancelled}</Text>}
      {state.kind === 'failed' && <ErrorNotice error={state.error} />}
      <Group justify="flex-end">
        <Button variant={isRunning ? 'default' : 'filled'} onClick={isRunning ? onCancel : onClose}>
          {isRunning ? words.cancel : words.close}
        </Button>
      </Group>
    </Stack>
  )
}
