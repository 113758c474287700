/** The tab with the history of a record of the catalogue. */

import { RecordHistory } from '../../history/record-history.js'
import { Panel } from '../../parts/page.js'

export default function HistoryTab({ type, id }: { type: 'product' | 'cluster' | 'category'; id: number }) {
  return (
    <Panel>
      <RecordHistory type={type} id={id} />
    </Panel>
  )
}
