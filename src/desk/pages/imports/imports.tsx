/** Imports of files: a new one, and the list with progress, failures, and a way to cancel one. Running imports are refreshed every two seconds. */
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { importCancelDocument, importsDocument } from '../../api/documents/platform.js'
import { useCommand } from '../../api/use-query.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import type { RecordColumn } from '../../list/columns.js'
import { RecordList } from '../../list/record-list.js'
import { ErrorNotice, TitleCell } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Page } from '../../parts/page.js'
import { ImportJobPage } from './import-job.js'
import { ImportNew } from './import-new.js'
import { type ImportJob, ImportProgress } from './progress.js'
import { importWords } from './words.js'

const refresh = { everyMs: 2000, isWanted: ({ state }: ImportJob) => state === 'RUNNING' }

export default function Imports({ route }: { route: Route }) {
  const id = route.path[1]
  if (id === 'new') return <ImportNew route={route} />
  return id ? <ImportJobPage key={id} id={id} /> : <ImportList route={route} />
}

function ImportList({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(importWords)
  const [version, setVersion] = useState(0)
  const cancel = useCommand(importCancelDocument)
  const stop = async (id: string) => {
    await cancel.run({ id })
    setVersion((old) => old + 1)
  }
  const columns = useColumns((id) => void stop(id), cancel.isRunning)
  const create = (
    <Button component="a" href={linkTo('/imports/new')}>
      {words.newImport}
    </Button>
  )
  return (
    <Page title={texts.views.imports} intro={texts.importsIntro} actions={create}>
      {cancel.error && <ErrorNotice error={cancel.error} />}
      <RecordList<ImportJob>
        name="imports"
        label={texts.views.imports}
        route={route}
        document={importsDocument}
        root="csvImportJobs"
        inputType="CsvImportJobSearchInput"
        defaults={{ sortInputs: [{ field: 'ID', order: 'DESC' }] }}
        version={version}
        refresh={refresh}
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={({ fileName }) => fileName}
        rowHref={({ id }) => linkTo(`/imports/${id}`)}
        empty={{ ...words.noImports, action: create }}
      />
    </Page>
  )
}

function useColumns(stop: (id: string) => void, isStopping: boolean): RecordColumn<ImportJob>[] {
  const texts = useTexts()
  const words = useWords(importWords)
  const format = useFormat()
  const word = useValueWord()
  return [
    {
      id: 'file',
      title: texts.file,
      value: ({ fileName }) => fileName,
      render: ({ id, fileName, operation, error }) => (
        <TitleCell
          title={
            <Anchor href={linkTo(`/imports/${id}`)} inherit>
              {fileName}
            </Anchor>
          }
        >
          {error ?? word(operation)}
        </TitleCell>
      ),
    },
    { id: 'operation', title: words.what, isSecondary: true, isOptional: true, value: ({ operation }) => word(operation) },
    {
      id: 'progress',
      title: texts.progress,
      value: ({ state }) => texts.importStates[state],
      render: (job) => <ImportProgress job={job} />,
    },
    {
      id: 'rowsWritten',
      title: texts.rowsWritten,
      isNumber: true,
      isSecondary: true,
      value: ({ rowsWritten }) => rowsWritten,
      render: ({ rowsWritten }) => format.number(rowsWritten),
    },
    {
      id: 'rowsFailed',
      title: texts.rowsFailed,
      isNumber: true,
      isSecondary: true,
      value: ({ rowsFailed }) => rowsFailed,
      render: ({ rowsFailed }) => format.number(rowsFailed),
    },
    {
      id: 'createdAt',
      title: texts.started,
      sort: 'CREATED_AT',
      isSecondary: true,
      value: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => format.moment(createdAt),
    },
    {
      id: 'finishedAt',
      title: words.finished,
      isSecondary: true,
      isOptional: true,
      value: ({ finishedAt }) => finishedAt,
      render: ({ finishedAt }) => format.moment(finishedAt),
    },
    {
      id: 'action',
      title: texts.action,
      isExported: false,
      value: () => null,
      render: ({ id, state }) =>
        state === 'RUNNING' && (
          <Button size="compact-sm" variant="default" loading={isStopping} onClick={() => stop(id)}>
            {texts.cancel}
          </Button>
        ),
    },
  ]
}
