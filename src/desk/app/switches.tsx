/** The switches for language and colour scheme on the sign-in page; the account menu has the same choices. */
import { ActionIcon, SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { type Language, languages, usePreferences } from '../base/preferences.js'
import { Icon } from '../parts/icon.js'

export function LanguageSwitch() {
  const { language, setLanguage, texts } = usePreferences()
  return (
    <SegmentedControl
      size="xs"
      aria-label={texts.language}
      value={language}
      onChange={(value) => setLanguage(value as Language)}
      data={languages.map((value) => ({ value, label: value.toUpperCase() }))}
    />
  )
}

/** Returns the other colour scheme: its name, its icon, and how to choose it. */
export function useOtherScheme() {
  const { texts } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return {
    label: isDark ? texts.lightTheme : texts.darkTheme,
    icon: isDark ? ('sun' as const) : ('moon' as const),
    choose: () => setColorScheme(isDark ? 'light' : 'dark'),
  }
}

export function ThemeSwitch() {
  const { label, icon, choose } = useOtherScheme()
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={choose}>
      <Icon name={icon} size={18} />
    </ActionIcon>
  )
}
