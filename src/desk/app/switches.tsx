/** The switches for language and colour scheme. */
import { ActionIcon, SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { usePreferences } from '../base/preferences.js'
import { Icon } from '../parts/icon.js'

export function LanguageSwitch() {
  const { language, setLanguage, texts } = usePreferences()
  return (
    <SegmentedControl
      size="xs"
      aria-label={texts.language}
      value={language}
      onChange={(value) => setLanguage(value === 'nl' ? 'nl' : 'en')}
      data={['en', 'nl'].map((value) => ({ value, label: value.toUpperCase() }))}
    />
  )
}

export function ThemeSwitch() {
  const { texts } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const label = isDark ? texts.lightTheme : texts.darkTheme
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={18} />
    </ActionIcon>
  )
}
