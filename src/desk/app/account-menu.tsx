/** The menu of the person who is signed in: name, language, colours, and signing out. */
import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { signOut } from '../api/client.js'
import { viewerDocument } from '../api/documents/platform.js'
import { useSession } from '../api/session.js'
import { useQuery } from '../api/use-query.js'
import { type Language, languages, usePreferences } from '../base/preferences.js'
import { linkTo } from '../base/router.js'
import { forgetRecent } from '../palette/recent.js'
import { fullName } from '../parts/format.js'
import { Icon } from '../parts/icon.js'
import { useOtherScheme } from './switches.js'

interface Viewer {
  adminUserViewer: { email: string; firstName: string | null; middleName: string | null; lastName: string | null } | null
}

/** A language is listed in its own words, for those who cannot read the current one. */
const languageNames: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' }

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Signs out. The next person at this browser does not see what was open. */
function leave() {
  forgetRecent()
  void signOut()
}

export function AccountMenu() {
  const { texts, language, setLanguage } = usePreferences()
  const session = useSession()
  const { data } = useQuery<Viewer>(viewerDocument)
  const scheme = useOtherScheme()
  const name = fullName(data?.adminUserViewer) || session?.email || ''
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton className="desk-account-menu desk-header-button">
          <VisuallyHidden>{`${texts.account}: ${name}`}</VisuallyHidden>
          <span className="desk-initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <Text span size="sm" truncate maw={140} visibleFrom="md" aria-hidden="true">
            {name}
          </Text>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--text)" truncate>
            {name}
          </Text>
          {session?.email}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Label>{texts.language}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(value) => setLanguage(value as Language)}>
          {languages.map((value) => (
            <Menu.RadioItem key={value} value={value} lang={value}>
              {languageNames[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component="a" href={linkTo('/account')} leftSection={<Icon name="people" size={18} />}>
          {texts.account}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name={scheme.icon} size={18} />} onClick={scheme.choose}>
          {scheme.label}
        </Menu.Item>
        <Menu.Item component="a" href="/developers" leftSection={<Icon name="developers" size={18} />}>
          {texts.forDevelopers}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="signOut" size={18} />} onClick={leave}>
          {texts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
