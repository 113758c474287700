/** The account of the person who is signed in: details, two-factor sign-in and sessions. */
import { SimpleGrid } from '@mantine/core'
import { ownAccountDocument } from '../../../api/documents/account.js'
import { useQuery } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { DataTable, ErrorNotice } from '../../../parts/data-table.js'
import { Page } from '../../../parts/page.js'
import { PersonPanel } from '../administrators/administrators.js'
import { accountPageWords } from './account.words.js'
import { type AdminSession, SessionsPanel } from './sessions-panel.js'
import { TwoFactorPanel, type TwoFactorState } from './two-factor-panel.js'

interface OwnAccount {
  adminUserViewer: { email: string } | null
  adminTwoFactor: TwoFactorState
  adminSessions: AdminSession[]
}

export default function Account() {
  const words = useWords(accountPageWords)
  const { data, error, reload } = useQuery<OwnAccount>(ownAccountDocument)
  if (error) return <ErrorNotice error={error} />
  if (!data) return <DataTable label="" columns={[]} rows={null} rowKey={() => 0} />
  return (
    <Page title={words.title} {...(data.adminUserViewer && { intro: data.adminUserViewer.email })}>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {data.adminUserViewer && <PersonPanel email={data.adminUserViewer.email} onSaved={reload} />}
        <TwoFactorPanel state={data.adminTwoFactor} reload={reload} />
      </SimpleGrid>
      <SessionsPanel sessions={data.adminSessions} mayEnd reload={reload} />
    </Page>
  )
}
