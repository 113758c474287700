/** One import: how far it is, and the rows that were refused. It is refreshed while it runs. */
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { importJobDocument } from '../../api/documents/imports.js'
import { importCancelDocument } from '../../api/documents/platform.js'
import { useCommand, useQuery } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { DataTable, ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Facts, Page, Panel } from '../../parts/page.js'
import { ErrorRows } from './error-rows.js'
import { type ImportJob, ImportProgress } from './progress.js'
import type { RowError } from './use-import.js'
import { importWords } from './words.js'

const REFRESH_MS = 1500

export function ImportJobPage({ id }: { id: string }) {
  const texts = useTexts()
  const words = useWords(importWords)
  const word = useValueWord()
  const format = useFormat()
  const { data, error, reload } = useQuery<{ csvImportJob: ImportJob & { errors: RowError[] } }>(importJobDocument, { id })
  const cancel = useCommand(importCancelDocument)
  const job = data?.csvImportJob
  useEffect(() => {
    if (job?.state !== 'RUNNING') return
    const timer = setTimeout(reload, REFRESH_MS)
    return () => clearTimeout(timer)
  }, [job, reload])
  if (error) return <ErrorNotice error={error} />
  if (!job) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  const stop = async () => {
    await cancel.run({ id })
    reload()
  }
  return (
    <Page
      title={job.fileName}
      trail={[{ label: words.imports, href: linkTo('/imports') }]}
      actions={
        job.state === 'RUNNING' && (
          <Button variant="default" loading={cancel.isRunning} onClick={() => void stop()}>
            {words.cancel}
          </Button>
        )
      }
    >
      {cancel.error && <ErrorNotice error={cancel.error} />}
      <Panel>
        <Facts
          facts={[
            [words.what, word(job.operation)],
            [texts.progress, <ImportProgress key="progress" job={job} />],
            [words.stoppedBecause, job.error],
            [texts.rowsWritten, format.number(job.rowsWritten)],
            [texts.rowsFailed, format.number(job.rowsFailed)],
            [texts.started, format.moment(job.createdAt)],
            [words.finished, job.finishedAt && format.moment(job.finishedAt)],
          ]}
        />
      </Panel>
      <ErrorRows title={words.refusedRows} rows={job.errors} fileName={job.fileName} />
    </Page>
  )
}
