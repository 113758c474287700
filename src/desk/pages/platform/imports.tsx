/** CSV imports: progress, failures, and a way to cancel one. Running imports are refreshed every two seconds. */
import { Button, Progress, Text } from '@mantine/core'
import { useEffect } from 'react'
import { importCancelDocument, importsDocument } from '../../api/documents.platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { pageOf, type Route } from '../../base/router.js'
import { DataTable, ErrorNotice, Pager, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page, StatusBadge, type Tone } from '../../parts/page.js'

type ImportState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED'

interface ImportJob {
  id: string
  operation: string
  state: ImportState
  fileName: string
  bytesTotal: number
  bytesRead: number
  rowsWritten: number
  rowsFailed: number
  error: string | null
  createdAt: string
}

interface ImportsResult {
  csvImportJobs: { itemsFound: number; pages: number; items: ImportJob[] }
}

const tones: Record<ImportState, Tone> = { RUNNING: 'info', DONE: 'good', FAILED: 'bad', CANCELLED: 'plain' }
const REFRESH_MS = 2000

export default function Imports({ route }: { route: Route }) {
  const texts = useTexts()
  const format = useFormat()
  const page = pageOf(route)
  const { data, error, reload } = useQuery<ImportsResult>(importsDocument, { page })
  const cancel = useCommand(importCancelDocument)
  const isAnyRunning = data?.csvImportJobs.items.some(({ state }) => state === 'RUNNING') ?? false
  useEffect(() => {
    if (!isAnyRunning) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isAnyRunning, reload])
  const stop = async (id: string) => {
    await cancel.run({ id })
    reload()
  }
  return (
    <Page title={texts.views.imports} intro={texts.importsIntro}>
      {cancel.error && <ErrorNotice error={cancel.error} />}
      <DataTable
        label={texts.views.imports}
        rows={data?.csvImportJobs.items}
        rowKey={({ id }) => id}
        error={error}
        columns={[
          {
            title: texts.file,
            render: ({ fileName, operation, error: failure }) => <TitleCell title={fileName}>{failure ?? operation}</TitleCell>,
          },
          { title: texts.progress, render: (job) => <ImportProgress job={job} /> },
          {
            title: texts.rowsWritten,
            isNumber: true,
            isSecondary: true,
            render: ({ rowsWritten }) => format.number(rowsWritten),
          },
          { title: texts.rowsFailed, isNumber: true, isSecondary: true, render: ({ rowsFailed }) => format.number(rowsFailed) },
          { title: texts.started, isSecondary: true, render: ({ createdAt }) => format.moment(createdAt) },
          {
            title: texts.action,
            render: ({ id, state }) =>
              state === 'RUNNING' && (
                <Button size="compact-sm" variant="default" loading={cancel.isRunning} onClick={() => void stop(id)}>
                  {texts.cancel}
                </Button>
              ),
          },
        ]}
      />
      <Pager route={route} list={data?.csvImportJobs} />
    </Page>
  )
}

function ImportProgress({ job }: { job: ImportJob }) {
  const texts = useTexts()
  if (job.state !== 'RUNNING') return <StatusBadge tone={tones[job.state]}>{texts.importStates[job.state]}</StatusBadge>
  const share = job.bytesTotal > 0 ? Math.round((job.bytesRead / job.bytesTotal) * 100) : 0
  return (
    <>
      <Progress value={share} aria-label={texts.progress} />
      <Text size="xs">{share} %</Text>
    </>
  )
}
