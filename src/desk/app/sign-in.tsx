/**
 * The sign-in page: e-mail address and password. The link of the first start, `/#/sign-in?link=…`, signs in directly. For the desk of another
 * tenant, a link such as `/#/sign-in?key=…` contains an API key of that tenant.
 */
import { Alert, Anchor, Box, Button, Card, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, signIn, signInByLink } from '../api/client.js'
import { useTexts } from '../base/preferences.js'
import { openView, type Route } from '../base/router.js'
import { useWords } from '../base/words.js'
import { signInWords } from './sign-in.words.js'
import { LanguageSwitch, ThemeSwitch } from './switches.js'

/** The key belongs to the installation, not to the person: it is stored in this tab, like the session. */
const KEY_STORAGE = 'wharf-desk-key'

export function SignIn({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(signInWords)
  return (
    <div className="desk-sign-in">
      <header className="desk-sign-in-bar">
        <Box component="img" src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" w={40} h={40} />
        <div>
          <Title order={1} size="h2">
            Wharf
          </Title>
          <Text size="sm">{words.tagline}</Text>
        </div>
      </header>
      <Stack component="main" gap="md" className="desk-sign-in-body">
        <Card withBorder padding="lg">
          <SignInForm route={route} />
        </Card>
        <Group justify="space-between">
          <Anchor href="/developers" size="sm">
            {texts.forDevelopers}
          </Anchor>
          <Group gap="xs">
            <LanguageSwitch />
            <ThemeSwitch />
          </Group>
        </Group>
        <Text size="xs" c="dimmed">
          {texts.signInWhere}
        </Text>
      </Stack>
    </div>
  )
}

/** Returns the key to sign in with: that of the link, or the one used before in this tab. */
function useApiKey(route: Route) {
  const linked = route.path[0] === 'sign-in' ? route.query.get('key') : null
  const [apiKey, setApiKey] = useState(sessionStorage.getItem(KEY_STORAGE) ?? '')
  // The key is removed from the address bar at once, so that nobody copies it with the URL.
  useEffect(() => {
    if (!linked) return
    setApiKey(linked)
    history.replaceState(null, '', '#/sign-in')
  }, [linked])
  return [apiKey, setApiKey] as const
}

/** Uses the link of the URL, once, after removing it from the address bar. */
function useSignInLink(route: Route, use: (link: string) => void) {
  const link = route.path[0] === 'sign-in' ? route.query.get('link') : null
  const used = useRef('')
  useEffect(() => {
    if (!link || used.current === link) return
    used.current = link
    history.replaceState(null, '', '#/sign-in')
    use(link)
  })
}

function SignInForm({ route }: { route: Route }) {
  const texts = useTexts()
  const words = useWords(signInWords)
  const [apiKey] = useApiKey(route)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [mayNeedCode, setMayNeedCode] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)

  const run = async (begin: () => Promise<void>, isLink = false) => {
    setRunning(true)
    setError(null)
    try {
      await begin()
      sessionStorage.setItem(KEY_STORAGE, apiKey.trim())
      if (route.path[0] === 'sign-in') openView('/home')
    } catch (failure) {
      const needsCode = isCodeMissing(failure as Error)
      setMayNeedCode(mayNeedCode || needsCode)
      setError(needsCode ? words.codeNeeded : describeFailure(failure as Error, texts, isLink))
      setRunning(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return run(() => signIn(apiKey.trim(), { email: email.trim(), password, ...(code.trim() && { code: code.trim() }) }))
  }
  useSignInLink(route, (link) => void run(() => signInByLink(link), true))

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {texts.signInTitle}
        </Title>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <TextInput
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {mayNeedCode && (
          <TextInput
            label={words.code}
            description={words.codeHint}
            name="code"
            autoComplete="one-time-code"
            inputMode="text"
            maxLength={32}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={isRunning} mt="xs">
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  )
}

/** Returns whether a code may be missing. The server does not say whether the password was right; with an API key it says so in words only. */
const isCodeMissing = (error: Error) =>
  error instanceof ApiError &&
  (error.code === 'TWO_FACTOR_CODE_NEEDED' || (error.code === 'USER_NOT_FOUND_ERROR' && error.message.includes('code')))

const WRONG_PASSWORD = new Set(['401', 'UNAUTHENTICATED', 'USER_NOT_FOUND_ERROR'])

function describeFailure(error: Error, texts: ReturnType<typeof useTexts>, isLink: boolean): string {
  if (!(error instanceof ApiError)) return error.message
  if (error.code === 'NO_ANSWER') return texts.noAnswer
  if (!isLink && WRONG_PASSWORD.has(error.code)) return texts.signInFailed
  return error.message || texts.signInFailed
}
