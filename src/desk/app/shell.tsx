/** The frame of every view: header with search, navigation, and the view itself. */
import { AppShell, Box, Burger, Group, NavLink, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useModulePages } from '../api/modules.js'
import { useRights } from '../api/rights.js'
import { usePreferences, useTexts } from '../base/preferences.js'
import { linkTo, type Route } from '../base/router.js'
import { HeldNotices } from '../edit/save/held-notices.js'
import { PaletteButton } from '../palette/palette-button.js'
import { Icon, type IconName } from '../parts/icon.js'
import { AccountMenu } from './account-menu.js'

const sections = [
  {
    title: 'sales',
    views: [
      'home',
      'catalogue',
      'categories',
      'translations',
      'orders',
      'quotes',
      'carts',
      'approvals',
      'tickets',
      'companies',
      'spending',
      'pricesheets',
      'rules',
    ],
  },
  { title: 'platform', views: ['settings', 'lifecycle', 'keys', 'deliveries', 'imports', 'health'] },
] as const

/** Lists inside a view that people look for by name. */
const lists = [
  { name: 'approvalRules', link: '/approvals/rules', view: 'approvals' },
  { name: 'approvalDelegates', link: '/approvals/delegates', view: 'approvals' },
  { name: 'callOffContracts', link: '/spending/contracts', view: 'spending' },
] as const

/** The role that a view needs; without an entry, everybody sees it. */
const needs: Record<string, string> = {
  catalogue: 'product',
  categories: 'product',
  translations: 'product',
  orders: 'order',
  quotes: 'order',
  carts: 'order',
  approvals: 'order',
  tickets: 'user',
  companies: 'user',
  spending: 'user',
  pricesheets: 'pricing',
  rules: 'configuration',
  keys: 'apikey',
  deliveries: 'configuration',
}

/** Detail views, and the list that is marked in the navigation. */
const parents: Record<string, string> = {
  products: 'catalogue',
  clusters: 'catalogue',
  tenders: 'quotes',
  contacts: 'companies',
  customers: 'companies',
  channels: 'settings',
  administrators: 'settings',
  webhooks: 'settings',
  hooks: 'settings',
  templates: 'settings',
  fields: 'settings',
}

export function Shell({ route, current, children }: { route: Route; current: string; children: ReactNode }) {
  const texts = useTexts()
  const views = usePaletteViews()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view closes the navigation of a phone
  useEffect(close, [route])
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !isOpen } }} padding="md">
      <button type="button" className="desk-skip" onClick={focusMain}>
        {texts.skipToContent}
      </button>
      <AppShell.Header className="desk-header">
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" color="#fff" aria-label={texts.navigation} />
          <UnstyledButton component="a" href={linkTo('/home')} aria-label={`Wharf: ${texts.views.home}`} className="desk-brand">
            <Box component="img" src={document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href} alt="" w={28} h={28} />
            <Text span inherit visibleFrom="sm">
              Wharf
            </Text>
          </UnstyledButton>
          <PaletteButton views={views} />
          <Box ml="auto">
            <AccountMenu />
          </Box>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" className="desk-navbar" aria-label={texts.navigation}>
        <AppShell.Section grow component={ScrollArea}>
          <Navigation current={parents[current] ?? current} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="desk-main" tabIndex={-1}>
        {children}
      </AppShell.Main>
      <HeldNotices />
    </AppShell>
  )
}

/** Returns whether the roles of the person allow a view. */
function useShownViews() {
  const may = useRights()
  return useCallback((name: string) => !needs[name] || may(needs[name], 'VIEWER'), [may])
}

/** Returns all views of the navigation for the palette. */
function usePaletteViews() {
  const { texts, language } = usePreferences()
  const pages = useModulePages()
  const isShown = useShownViews()
  return useMemo(
    () => [
      ...sections.flatMap((section) =>
        section.views
          .filter(isShown)
          .map((name) => ({ label: texts.views[name], link: linkTo(`/${name}`), icon: name satisfies IconName })),
      ),
      ...lists
        .filter(({ view }) => isShown(view))
        .map(({ name, link, view }) => ({ label: texts.lists[name], link: linkTo(link), icon: view })),
      ...(pages ?? []).map(({ name, title }) => ({
        label: title[language] ?? title.en,
        link: linkTo(`/modules/${name}`),
        icon: 'module' as const,
      })),
      { label: texts.forDevelopers, link: '/developers', icon: 'developers' as const },
    ],
    [texts, language, pages, isShown],
  )
}

/** Moves the focus to the content. The URL fragment names the view, so a link to the content would leave it. */
const focusMain = () => document.querySelector<HTMLElement>('#desk-main')?.focus()

function Navigation({ current }: { current: string }) {
  return (
    <>
      <OwnViews current={current} />
      <ModuleViews current={current} />
    </>
  )
}

/** The pages of installed modules. */
function ModuleViews({ current }: { current: string }) {
  const { texts, language } = usePreferences()
  const pages = useModulePages()
  if (!pages?.length) return null
  return (
    <Box mb="sm">
      <Text className="desk-nav-title">{texts.sections.modules}</Text>
      {pages.map(({ name, title }) => (
        <NavLink
          className="desk-nav-link"
          key={name}
          href={linkTo(`/modules/${name}`)}
          label={title[language] ?? title.en}
          leftSection={<Icon name="module" />}
          active={current === `modules/${name}`}
          aria-current={current === `modules/${name}` ? 'page' : undefined}
        />
      ))}
    </Box>
  )
}

function OwnViews({ current }: { current: string }) {
  const texts = useTexts()
  const isShown = useShownViews()
  return sections.map(({ title, views }) => (
    <Box key={title} mb="sm">
      <Text className="desk-nav-title">{texts.sections[title]}</Text>
      {views.filter(isShown).map((name) => (
        <NavLink
          className="desk-nav-link"
          key={name}
          href={linkTo(`/${name}`)}
          label={texts.views[name]}
          leftSection={<Icon name={name satisfies IconName} />}
          active={name === current}
          aria-current={name === current ? 'page' : undefined}
        />
      ))}
      {title === 'platform' && (
        <NavLink
          className="desk-nav-link"
          href="/developers"
          label={texts.forDevelopers}
          leftSection={<Icon name="developers" />}
        />
      )}
    </Box>
  ))
}
