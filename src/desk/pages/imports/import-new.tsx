/** Imports a file: choose it, say which column is which field, see what the server would do, and import it. */
import { Alert, Anchor, Button, FileInput, Group, Progress, Select, Stack, Table, Text } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { importCancelDocument } from '../../api/documents/platform.js'
import { useType } from '../../api/schema.js'
import { useCommand } from '../../api/use-query.js'
import { changeQuery, linkTo, type Route } from '../../base/router.js'
import { useValueWord } from '../../base/value-words.js'
import { useWords } from '../../base/words.js'
import { useFieldLabel } from '../../edit/field-labels.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Icon } from '../../parts/icon.js'
import { Page, Panel } from '../../parts/page.js'
import { ErrorRows } from './error-rows.js'
import { type ImportOperation, importKinds, isImportOperation, suggestMapping } from './kinds.js'
import { type ChosenFile, type FileColumn, readFile } from './read-file.js'
import { type ImportRequest, type ImportResult, isForbidden, type RunningJob, useCheck, useImport } from './use-import.js'
import { importWords } from './words.js'
import { UnreadableFile } from './xlsx.js'

type Mapping = Readonly<Record<string, string>>

export function ImportNew({ route }: { route: Route }) {
  const words = useWords(importWords)
  const asked = route.query.get('operation')
  const operation = isImportOperation(asked) ? asked : 'productCsvImport'
  const { chosen, choose, problem } = useChosenFile()
  const fields = useImportFields(operation)
  const [mapping, setMapping] = useState<Mapping>({})
  useEffect(() => {
    if (chosen && fields)
      setMapping(
        suggestMapping(
          chosen.columns.map(({ name }) => name),
          fields,
        ),
      )
  }, [chosen, fields])
  const request = useMemo(() => (chosen ? { operation, file: chosen.file, mapping } : null), [chosen, operation, mapping])
  const imported = useImport()
  const start = () => request && void imported.run(request)
  const isOver = imported.isRunning || imported.result !== null
  return (
    <Page title={words.newImport} trail={[{ label: words.imports, href: linkTo('/imports') }]} intro={words.newIntro}>
      {!isOver && (
        <Panel title={words.fileStep}>
          <FileStep operation={operation} route={route} onChoose={choose} problem={problem} />
        </Panel>
      )}
      {!isOver && chosen && fields && (
        <Panel title={words.mappingStep}>
          <MappingTable operation={operation} columns={chosen.columns} fields={fields} mapping={mapping} onChange={setMapping} />
        </Panel>
      )}
      {!isOver && chosen && request && <CheckStep request={request} headerRow={chosen.headerRow} onImport={start} />}
      {imported.error && <ImportError error={imported.error} />}
      {imported.isRunning && request && <Running fileName={request.file.name} job={imported.job} />}
      {imported.result && request && chosen && (
        <Outcome
          result={imported.result}
          chosen={chosen}
          onAgain={() => {
            imported.reset()
            choose(null)
          }}
        />
      )}
    </Page>
  )
}

function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState<UnreadableFile['code'] | null>(null)
  const choose = (file: File | null) => {
    setChosen(null)
    setProblem(null)
    if (!file) return
    readFile(file)
      .then(setChosen)
      .catch((error) => setProblem(error instanceof UnreadableFile ? error.code : 'notAWorkbook'))
  }
  return { chosen, choose, problem }
}

/** The fields that a file of this kind can have, from the schema. */
function useImportFields(operation: ImportOperation): string[] | undefined {
  const prefix = importKinds[operation]
  const enumName = useType(`${prefix}CsvMapping`)?.fields.find(({ name }) => name === 'fieldName')?.type ?? ''
  const type = useType(enumName)
  return useMemo(() => type?.values.map(({ name }) => name), [type])
}

interface FileStepProps {
  operation: ImportOperation
  route: Route
  problem: UnreadableFile['code'] | null
  onChoose(file: File | null): void
}

function FileStep({ operation, route, problem, onChoose }: FileStepProps) {
  const words = useWords(importWords)
  const word = useValueWord()
  const choices = Object.keys(importKinds).map((value) => ({ value, label: word(value) }))
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <Select
        label={words.what}
        data={choices}
        value={operation}
        onChange={(value) => changeQuery(route, { operation: value })}
        allowDeselect={false}
        searchable
        maxDropdownHeight={320}
        miw={220}
      />
      <FileInput
        label={words.file}
        description={words.fileHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={words.chooseFile}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        leftSection={<Icon name="upload" size={16} />}
        onChange={onChoose}
        error={problem ? words.unreadable[problem] : undefined}
        clearable
        clearButtonProps={{ 'aria-label': words.clearFile }}
        miw={220}
      />
    </Group>
  )
}

interface MappingTableProps {
  operation: ImportOperation
  columns: readonly FileColumn[]
  fields: readonly string[]
  mapping: Mapping
  onChange(mapping: Mapping): void
}

const toCamel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function MappingTable({ operation, columns, fields, mapping, onChange }: MappingTableProps) {
  const words = useWords(importWords)
  const label = useFieldLabel()
  const taken = new Set(Object.values(mapping))
  const choose = (column: string, field: string | null) => {
    const { [column]: _, ...others } = mapping
    onChange(field ? { ...others, [column]: field } : others)
  }
  const choicesOf = (column: string) =>
    fields
      .filter((field) => !taken.has(field) || mapping[column] === field)
      .map((field) => ({ value: field, label: label(toCamel(field)) }))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {words.mapped(columns.filter(({ name }) => mapping[name]).length, columns.length)} {words.keyHelp[operation] ?? ''}
      </Text>
      <Table verticalSpacing={6} aria-label={words.mappingStep}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.column}</Table.Th>
            <Table.Th visibleFrom="sm">{words.samples}</Table.Th>
            <Table.Th>{words.field}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ name, samples }) => (
            <Table.Tr key={name}>
              <Table.Td fw={600} className="desk-break">
                {name}
              </Table.Td>
              <Table.Td visibleFrom="sm" maw={320}>
                <Text size="sm" c="dimmed" truncate>
                  {samples.join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td w={280}>
                <Select
                  aria-label={words.fieldOf(name)}
                  data={choicesOf(name)}
                  value={mapping[name] ?? null}
                  onChange={(field) => choose(name, field)}
                  placeholder={words.notImported}
                  searchable
                  clearable
                  clearButtonProps={{ 'aria-label': words.clearField(name) }}
                  size="sm"
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}

/** What the server would do with the file, and the button that does it. */
function CheckStep({ request, headerRow, onImport }: { request: ImportRequest; headerRow: number; onImport(): void }) {
  const words = useWords(importWords)
  const format = useFormat()
  const { result, error, isRunning, run } = useCheck(request)
  const isMapped = Object.keys(request.mapping).length > 0
  const failed = result?.errors?.length ?? 0
  return (
    <>
      <Panel title={words.checkStep}>
        <Stack gap="sm" role="status">
          {!isMapped && <Text size="sm">{words.mapFirst}</Text>}
          {isRunning && <Text size="sm">{words.checking}</Text>}
          {error && <ImportError error={error} />}
          {result && (
            <Alert color={result.importedCount === 0 ? 'red' : failed ? 'yellow' : 'teal'} variant="light">
              {words.wouldImport(format.number(result.importedCount))} {failed > 0 && words.wouldRefuse(format.number(failed))}
            </Alert>
          )}
          <Group>
            <Button onClick={onImport} disabled={!isMapped || isRunning || !result || result.importedCount === 0}>
              {result ? words.importRows(format.number(result.importedCount)) : words.importFile}
            </Button>
            <Button variant="default" onClick={() => run(request)} loading={isRunning} disabled={!isMapped}>
              {words.check}
            </Button>
          </Group>
        </Stack>
      </Panel>
      <ErrorRows title={words.refusedRows} rows={result?.errors ?? []} fileName={request.file.name} headerRow={headerRow} />
    </>
  )
}

function ImportError({ error }: { error: Error }) {
  const words = useWords(importWords)
  if (isForbidden(error)) return <Alert color="yellow">{words.noRight}</Alert>
  return <ErrorNotice error={error} />
}

function Running({ fileName, job }: { fileName: string; job: RunningJob | null }) {
  const words = useWords(importWords)
  const format = useFormat()
  const cancel = useCommand(importCancelDocument)
  const share = job && job.bytesTotal > 0 ? Math.round((job.bytesRead / job.bytesTotal) * 100) : 0
  return (
    <Panel title={words.importing(fileName)}>
      <Stack gap="sm">
        <Progress value={share} animated aria-label={words.progress} />
        <Group justify="space-between">
          <Text size="sm" role="status">
            {job ? words.soFar(format.number(job.rowsWritten), format.number(job.rowsFailed)) : words.starting}
          </Text>
          <Button
            variant="default"
            disabled={!job}
            loading={cancel.isRunning}
            onClick={() => job && void cancel.run({ id: job.id })}
          >
            {words.cancel}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {words.mayLeave}
        </Text>
        {cancel.error && <ErrorNotice error={cancel.error} />}
      </Stack>
    </Panel>
  )
}

function Outcome({ result, chosen, onAgain }: { result: ImportResult; chosen: ChosenFile; onAgain(): void }) {
  const words = useWords(importWords)
  const format = useFormat()
  const failed = result.errors?.length ?? 0
  return (
    <>
      <Alert color={failed ? 'yellow' : 'teal'} title={words.finishedTitle(chosen.file.name)} role="status">
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            {words.imported(format.number(result.importedCount))} {failed > 0 && words.refused(format.number(failed))}
          </Text>
          <Group>
            <Button size="compact-md" variant="default" onClick={onAgain}>
              {words.another}
            </Button>
            <Anchor href={linkTo('/imports')} size="sm">
              {words.allImports}
            </Anchor>
          </Group>
        </Stack>
      </Alert>
      <ErrorRows title={words.refusedRows} rows={result.errors ?? []} fileName={chosen.file.name} headerRow={chosen.headerRow} />
    </>
  )
}
