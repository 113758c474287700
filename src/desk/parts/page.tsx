/** The heading of a view, cards and lists of facts. */
import { Anchor, Badge, Box, Breadcrumbs, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode, useEffect } from 'react'
import { rememberRecord } from '../palette/recent.js'

interface PageProps {
  title: string
  /** The breadcrumb of this view: the lists above it. */
  trail?: { label: string; href: string }[]
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, trail = [], intro, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Wharf`
    rememberRecord(title)
  }, [title])
  return (
    <Stack gap="md" className="desk-page">
      <Box>
        {trail.length > 0 && (
          <Breadcrumbs separator="›" mb={4}>
            {trail.map(({ label, href }) => (
              <Anchor key={href} href={href} size="sm">
                {label}
              </Anchor>
            ))}
          </Breadcrumbs>
        )}
        <Group justify="space-between" align="center">
          <Title order={1} size="h2" className="desk-title">
            {title}
          </Title>
          {actions}
        </Group>
        {intro && (
          <Text c="dimmed" mt={4} maw={760}>
            {intro}
          </Text>
        )}
      </Box>
      {children}
    </Stack>
  )
}

export function Panel({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Card withBorder padding="md" component="section">
      {title && (
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {title}
          </Title>
          {actions}
        </Group>
      )}
      {children}
    </Card>
  )
}

/** Shows names and values below each other. Facts without a value are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value != null && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

/** Shows an e-mail address that breaks after its local part if the line is too short. */
export function Email({ address }: { address: string }) {
  const [name, ...domain] = address.split('@')
  return (
    <>
      {name}
      {domain.length > 0 && '@'}
      <wbr />
      {domain.join('@')}
    </>
  )
}

const colours: Record<string, string> = {
  good: 'teal',
  waiting: 'yellow',
  bad: 'red',
  plain: 'gray',
  info: 'blue',
}

export type Tone = 'good' | 'waiting' | 'bad' | 'plain' | 'info'

export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Badge variant="light" color={colours[tone] ?? 'gray'} className={`desk-badge desk-tone-${tone}`}>
    {children}
  </Badge>
)
