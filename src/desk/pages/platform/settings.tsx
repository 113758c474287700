/** The settings, as cards. A person sees those that their roles let them read. */
import { Anchor, Card, SimpleGrid, Text } from '@mantine/core'
import { useRights } from '../../api/rights.js'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { Icon, type IconName } from '../../parts/icon.js'
import { Page } from '../../parts/page.js'
import { platformWords } from './words.js'

const areas: { name: keyof (typeof platformWords)['en']['areas']; domain: string; icon: IconName }[] = [
  { name: 'channels', domain: 'configuration', icon: 'companies' },
  { name: 'administrators', domain: 'role', icon: 'people' },
  { name: 'keys', domain: 'apikey', icon: 'keys' },
  { name: 'webhooks', domain: 'configuration', icon: 'deliveries' },
  { name: 'hooks', domain: 'configuration', icon: 'merge' },
  { name: 'templates', domain: 'configuration', icon: 'quotes' },
  { name: 'fields', domain: 'configuration', icon: 'format' },
]

export default function Settings() {
  const words = useWords(platformWords)
  const may = useRights()
  return (
    <Page title={words.settings}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {areas
          .filter(({ domain }) => may(domain, 'VIEWER'))
          .map(({ name, icon }) => (
            <Card key={name} withBorder padding="md" className="desk-area">
              <Icon name={icon} />
              <Anchor href={linkTo(`/${name}`)} fw={600} mt="xs" className="desk-area-link">
                {words.areas[name][0]}
              </Anchor>
              <Text size="sm" c="dimmed">
                {words.areas[name][1]}
              </Text>
            </Card>
          ))}
      </SimpleGrid>
    </Page>
  )
}
