/** The sign-in of a contact or a customer: inviting, a new password, and ending it. */
import { Alert, Code, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  contactEndAccountDocument,
  contactInviteDocument,
  customerEndAccountDocument,
  customerInviteDocument,
  passwordLinkDocument,
  passwordResetDocument,
} from '../../api/documents/accounts-edit.js'
import { useRights } from '../../api/rights.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { Facts, Panel } from '../../parts/page.js'
import { accountWords } from './words.js'

interface SignInPanelProps {
  kind: 'contact' | 'customer'
  id: number
  email: string | null
  login: string | null
  language: string | null
  onChanged(): void
}

const documents = {
  contact: { invite: contactInviteDocument, end: contactEndAccountDocument },
  customer: { invite: customerInviteDocument, end: customerEndAccountDocument },
}

/** What sends an e-mail asks first, and shows to whom it goes. */
export function SignInPanel({ kind, id, email, login, language, onChanged }: SignInPanelProps) {
  const words = useWords(accountWords)
  const may = useRights()
  const { invite, end } = documents[kind]
  const mayInvite = may('user', 'OWNER')
  return (
    <Panel title={words.account}>
      <Stack gap="sm">
        {login ? <Facts facts={[[words.login, login]]} /> : <Text c="dimmed">{email ? words.noLogin : words.noEmail}</Text>}
        {mayInvite && email && !login && (
          <Group>
            <ActionButton
              button={words.invite}
              label={words.invite}
              intro={words.inviteIntro(email)}
              document={invite}
              variables={{ id, email, language }}
              inputName={null}
              inputType=""
              buttonProps={{ variant: 'filled' }}
              onSaved={onChanged}
            />
          </Group>
        )}
        {mayInvite && login && <Actions kind={kind} id={id} login={login} language={language} end={end} onChanged={onChanged} />}
      </Stack>
    </Panel>
  )
}

interface ActionsProps {
  kind: string
  id: number
  login: string
  language: string | null
  end: string
  onChanged(): void
}

function Actions({ kind, id, login, language, end, onChanged }: ActionsProps) {
  const words = useWords(accountWords)
  const [link, setLink] = useState<string | null>(null)
  return (
    <>
      <Group gap="xs">
        <ActionButton
          button={words.resetPassword}
          label={words.resetPassword}
          name={`${kind}/${id}/reset`}
          intro={words.resetIntro(login)}
          document={passwordResetDocument}
          variables={{ email: login, language }}
          inputName={null}
          inputType=""
        />
        <ActionButton<{ passwordResetLink: string }>
          button={words.copyLink}
          label={words.copyLink}
          name={`${kind}/${id}/link`}
          intro={words.copyLinkIntro}
          document={passwordLinkDocument}
          variables={{ email: login }}
          inputName={null}
          inputType=""
          onSaved={({ passwordResetLink }) => setLink(passwordResetLink)}
        />
        <ActionButton
          button={words.endAccount}
          label={words.endAccount}
          name={`${kind}/${id}/end`}
          intro={words.endAccountIntro}
          document={end}
          variables={{ id }}
          inputName={null}
          inputType=""
          buttonProps={{ color: 'red', variant: 'light' }}
          onSaved={onChanged}
        />
      </Group>
      {link && (
        <Alert title={words.link} withCloseButton onClose={() => setLink(null)}>
          <Code className="desk-break">{link}</Code>
        </Alert>
      )}
    </>
  )
}
