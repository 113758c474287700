/** The frame of every view: header with search, navigation, and the view itself. */
import { ActionIcon, AppShell, Box, Burger, Group, NavLink, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { signOut } from '../api/client.js'
import { viewerDocument } from '../api/documents.platform.js'
import { useSession } from '../api/session.js'
import { useQuery } from '../api/use-query.js'
import { usePreferences, useTexts } from '../base/preferences.js'
import { linkTo, type Route } from '../base/router.js'
import { fullName } from '../parts/format.js'
import { Icon, type IconName } from '../parts/icon.js'
import { GlobalSearch } from './global-search.js'
import { LanguageSwitch, ThemeSwitch } from './switches.js'

const sections = [
  { title: 'sales', views: ['catalogue', 'orders', 'quotes', 'carts', 'companies'] },
  { title: 'platform', views: ['lifecycle', 'keys', 'deliveries', 'imports', 'health'] },
] as const

/** Detail views, and the list that is marked in the navigation. */
const parents: Record<string, string> = { products: 'catalogue' }

interface Viewer {
  adminUserViewer: { email: string; firstName: string | null; middleName: string | null; lastName: string | null } | null
}

export function Shell({ route, current, children }: { route: Route; current: string; children: ReactNode }) {
  const texts = useTexts()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view closes the navigation of a phone
  useEffect(close, [route])
  return (
    <AppShell header={{ height: 60 }} navbar={{ width: 256, breakpoint: 'sm', collapsed: { mobile: !isOpen } }} padding="md">
      <button type="button" className="desk-skip" onClick={focusMain}>
        {texts.skipToContent}
      </button>
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={texts.navigation} />
          <UnstyledButton component="a" href={linkTo('/catalogue')} className="desk-brand">
            <Box component="img" src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" w={30} h={30} />
            <Text fw={700} visibleFrom="sm">
              Wharf
            </Text>
          </UnstyledButton>
          <GlobalSearch />
          <Group gap="xs" wrap="nowrap" ml="auto">
            <Box visibleFrom="sm">
              <LanguageSwitch />
            </Box>
            <ThemeSwitch />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label={texts.navigation}>
        <AppShell.Section grow component={ScrollArea}>
          <Navigation current={parents[current] ?? current} />
        </AppShell.Section>
        <AppShell.Section>
          <Account />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="desk-main" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  )
}

/** Moves the focus to the content. The URL fragment names the view, so a link to the content would leave it. */
const focusMain = () => document.querySelector<HTMLElement>('#desk-main')?.focus()

function Navigation({ current }: { current: string }) {
  const texts = useTexts()
  return sections.map(({ title, views }) => (
    <Box key={title} mb="sm">
      <Text size="xs" c="dimmed" fw={600} px="sm" py={4}>
        {texts.sections[title]}
      </Text>
      {views.map((name) => (
        <NavLink
          key={name}
          href={linkTo(`/${name}`)}
          label={texts.views[name]}
          leftSection={<Icon name={name satisfies IconName} />}
          active={name === current}
          aria-current={name === current ? 'page' : undefined}
        />
      ))}
      {title === 'platform' && (
        <NavLink href="/developers" label={texts.forDevelopers} leftSection={<Icon name="developers" />} />
      )}
    </Box>
  ))
}

function Account() {
  const { texts } = usePreferences()
  const session = useSession()
  const { data } = useQuery<Viewer>(viewerDocument)
  const name = fullName(data?.adminUserViewer) || session?.email
  return (
    <Group gap="xs" wrap="nowrap" className="desk-account">
      <Box className="desk-account-name">
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {session?.email}
        </Text>
      </Box>
      <Box hiddenFrom="sm">
        <LanguageSwitch />
      </Box>
      <ActionIcon variant="default" size="lg" ml="auto" aria-label={texts.signOut} title={texts.signOut} onClick={signOut}>
        <Icon name="signOut" size={18} />
      </ActionIcon>
    </Group>
  )
}
