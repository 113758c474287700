/** Two-factor sign-in: turning it on with an app, recovery codes, and turning it off. */
import { Anchor, Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  recoveryCodesDocument,
  twoFactorDisableDocument,
  twoFactorEnableDocument,
  twoFactorSetUpDocument,
} from '../../../api/documents/account.js'
import { useCommand } from '../../../api/use-query.js'
import { useWords } from '../../../base/words.js'
import { ErrorNotice } from '../../../parts/data-table.js'
import { Panel, StatusBadge } from '../../../parts/page.js'
import { accountPageWords } from './account.words.js'
import { QrCode } from './qr-code.js'

export interface TwoFactorState {
  isEnabled: boolean
  recoveryCodesLeft: number
  isRequired: boolean
}

type Step = 'none' | 'password' | 'code' | 'newCodes' | 'disable'

export function TwoFactorPanel({ state, reload }: { state: TwoFactorState; reload(): void }) {
  const words = useWords(accountPageWords)
  const [step, setStep] = useState<Step>('none')
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const finish = (next: string[] | null = null) => {
    setStep('none')
    setSetup(null)
    setCodes(next)
    reload()
  }
  const cancel = () => setStep('none')
  return (
    <Panel
      title={words.twoFactor}
      actions={<StatusBadge tone={state.isEnabled ? 'good' : 'waiting'}>{state.isEnabled ? words.on : words.off}</StatusBadge>}
    >
      <Stack gap="sm" maw={520}>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {step === 'none' && !codes && <Overview state={state} setStep={setStep} />}
        {step === 'password' && (
          <PasswordStep
            onCancel={cancel}
            onDone={(next) => {
              setSetup(next)
              setStep('code')
            }}
          />
        )}
        {step === 'code' && setup && (
          <CodeStep document={twoFactorEnableDocument} onCancel={cancel} onDone={finish}>
            <Text size="sm">{words.scan}</Text>
            <QrCode text={setup.uri} label={words.qrCode} />
            <Text size="sm">
              {words.secret}: <Code className="desk-break">{setup.secret}</Code>
            </Text>
            <Anchor href={setup.uri} size="sm">
              {words.openApp}
            </Anchor>
          </CodeStep>
        )}
        {step === 'newCodes' && <CodeStep document={recoveryCodesDocument} onCancel={cancel} onDone={finish} />}
        {step === 'disable' && <DisableStep onCancel={cancel} onDone={() => finish()} />}
      </Stack>
    </Panel>
  )
}

function Overview({ state, setStep }: { state: TwoFactorState; setStep(step: Step): void }) {
  const words = useWords(accountPageWords)
  if (!state.isEnabled)
    return (
      <>
        <Text size="sm">{state.isRequired ? words.required : words.offIntro}</Text>
        <Button className="desk-fit" onClick={() => setStep('password')}>
          {words.turnOn}
        </Button>
      </>
    )
  return (
    <>
      <Text size="sm">{words.codesLeft(state.recoveryCodesLeft)}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => setStep('newCodes')}>
          {words.newCodes}
        </Button>
        <Button variant="light" color="red" onClick={() => setStep('disable')}>
          {words.turnOff}
        </Button>
      </Group>
    </>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const words = useWords(accountPageWords)
  return (
    <div role="status">
      <Text size="sm" fw={600} mb="xs">
        {words.recovery}
      </Text>
      <Code block>{codes.join('\n')}</Code>
      <Button mt="sm" onClick={onClose}>
        {words.done}
      </Button>
    </div>
  )
}

interface StepFormProps {
  error: Error | null
  isRunning: boolean
  submitLabel: string
  onSubmit(): Promise<void>
  onCancel(): void
  children: ReactNode
}

function StepForm({ error, isRunning, submitLabel, onSubmit, onCancel, children }: StepFormProps) {
  const words = useWords(accountPageWords)
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <Stack gap="sm">
        {error && <ErrorNotice error={error} />}
        {children}
        <Group gap="xs">
          <Button type="submit" loading={isRunning}>
            {submitLabel}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface PasswordStepProps {
  onCancel(): void
  onDone(setup: { secret: string; uri: string }): void
}

function PasswordStep({ onCancel, onDone }: PasswordStepProps) {
  const words = useWords(accountPageWords)
  const [password, setPassword] = useState('')
  const setUp = useCommand<{ adminTwoFactorSetUp: { secret: string; uri: string } }>(twoFactorSetUpDocument)
  const submit = async () => {
    const data = await setUp.run({ password })
    if (data) onDone(data.adminTwoFactorSetUp)
  }
  return (
    <StepForm {...setUp} submitLabel={words.continue} onSubmit={submit} onCancel={onCancel}>
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        required
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </StepForm>
  )
}

interface CodeStepProps {
  document: string
  onCancel(): void
  onDone(codes: string[]): void
  children?: ReactNode
}

/** Asks for a code of the app. Both mutations return recovery codes. */
function CodeStep({ document, onCancel, onDone, children }: CodeStepProps) {
  const words = useWords(accountPageWords)
  const [code, setCode] = useState('')
  const command = useCommand<Record<string, { codes: string[] }>>(document)
  const submit = async () => {
    const data = await command.run({ code: code.replaceAll(' ', '') })
    if (data) onDone(Object.values(data)[0]?.codes ?? [])
  }
  return (
    <StepForm {...command} submitLabel={words.confirm} onSubmit={submit} onCancel={onCancel}>
      {children}
      <TextInput
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </StepForm>
  )
}

const CODE = /^\d{6}$/

function DisableStep({ onCancel, onDone }: { onCancel(): void; onDone(): void }) {
  const words = useWords(accountPageWords)
  const [given, setGiven] = useState('')
  const command = useCommand(twoFactorDisableDocument)
  const submit = async () => {
    const data = await command.run(CODE.test(given) ? { code: given } : { password: given })
    if (data) onDone()
  }
  return (
    <StepForm {...command} submitLabel={words.turnOff} onSubmit={submit} onCancel={onCancel}>
      <PasswordInput
        label={words.passwordOrCode}
        autoComplete="current-password"
        required
        value={given}
        onChange={(event) => setGiven(event.currentTarget.value)}
      />
    </StepForm>
  )
}
