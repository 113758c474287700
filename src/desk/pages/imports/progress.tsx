/** How far an import is. */
import { Progress, Text } from '@mantine/core'
import { useTexts } from '../../base/preferences.js'
import { StatusBadge, type Tone } from '../../parts/page.js'

type ImportState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED'

export interface ImportJob {
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
  finishedAt: string | null
}

const tones: Record<ImportState, Tone> = { RUNNING: 'info', DONE: 'good', FAILED: 'bad', CANCELLED: 'plain' }

export function ImportProgress({ job }: { job: ImportJob }) {
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
