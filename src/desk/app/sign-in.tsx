/** The sign-in page. An administrator acts through an API key, so it asks for one; a link such as `/#/sign-in?key=…` fills it in. */
import { Alert, Anchor, Box, Button, Card, Center, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, signIn } from '../api/client.js'
import { useTexts } from './preferences.js'
import { openView, type Route } from './router.js'
import { LanguageSwitch, ThemeSwitch } from './switches.js'

/** The key is no secret of the person, but of the installation: it is remembered in this tab, like the session. */
const KEY_STORAGE = 'wharf-desk-key'

export function SignIn({ route }: { route: Route }) {
  const texts = useTexts()
  return (
    <Center mih="100dvh" p="md">
      <Stack w="100%" maw={420} gap="md">
        <Group gap="sm" justify="center">
          <Box component="img" src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" w={44} h={44} />
          <Title order={1}>Wharf</Title>
        </Group>
        <Card component="main" withBorder padding="lg">
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
        <Text size="xs" c="dimmed" ta="center">
          {texts.signInWhere}
        </Text>
      </Stack>
    </Center>
  )
}

/** The key to sign in with: the one of the link, or the one that was used in this tab before. */
function useApiKey(route: Route) {
  const linked = route.path[0] === 'sign-in' ? route.query.get('key') : null
  const [apiKey, setApiKey] = useState(sessionStorage.getItem(KEY_STORAGE) ?? '')
  // The key leaves the address bar at once, so that nobody copies it with the address.
  useEffect(() => {
    if (!linked) return
    setApiKey(linked)
    history.replaceState(null, '', '#/sign-in')
  }, [linked])
  return [apiKey, setApiKey] as const
}

function SignInForm({ route }: { route: Route }) {
  const texts = useTexts()
  const [apiKey, setApiKey] = useApiKey(route)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setError(null)
    try {
      await signIn(apiKey.trim(), email.trim(), password)
      sessionStorage.setItem(KEY_STORAGE, apiKey.trim())
      if (route.path[0] === 'sign-in') openView('/catalogue')
    } catch (failure) {
      setError(describeFailure(failure as Error, texts))
      setRunning(false)
    }
  }

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
        <TextInput
          label={texts.apiKey}
          description={texts.apiKeyHint}
          name="apikey"
          autoComplete="off"
          spellCheck={false}
          required
          value={apiKey}
          onChange={(event) => setApiKey(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning} mt="xs">
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  )
}

function describeFailure(error: Error, texts: ReturnType<typeof useTexts>): string {
  if (!(error instanceof ApiError)) return error.message
  if (error.code === 'NO_ANSWER') return texts.noAnswer
  return error.message || texts.signInFailed
}
