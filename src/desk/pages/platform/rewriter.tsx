/** Rewrites a pasted GraphQL document or REST call in the browser, with the same rules as `wharf lifecycle fix`. Nothing is sent or executed. */
import { Alert, Button, Code, CopyButton, Group, List, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { openRewriter, type Rewritten } from '../../../codemod/pasted.js'
import { useTexts } from '../../base/preferences.js'

const EXAMPLE = 'query Taxes {\n  taxes {\n    items {\n      id\n      shopId\n      percentage\n    }\n  }\n}\n'

const rewrite = openRewriter((address) => fetch(address))

export default function Rewriter() {
  const texts = useTexts()
  const [source, setSource] = useState(EXAMPLE)
  const [result, setResult] = useState<Rewritten | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    setError(null)
    setResult(null)
    try {
      setResult(await rewrite(source))
    } catch (failure) {
      setError((failure as Error).message)
    }
    setRunning(false)
  }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack gap="sm">
        <Textarea
          label={texts.pasteOperation}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
          rows={12}
          spellCheck={false}
          classNames={{ input: 'desk-mono' }}
        />
        <Button onClick={() => void run()} loading={isRunning}>
          {texts.rewrite}
        </Button>
      </Stack>
      <Stack gap="sm" aria-live="polite" miw={0}>
        {error && <Alert color="red">{error}</Alert>}
        {result && <Result result={result} />}
        {!result && !error && <Text c="dimmed">{texts.rewriteHint}</Text>}
      </Stack>
    </SimpleGrid>
  )
}

function Result({ result: { text, findings, problems } }: { result: Rewritten }) {
  const texts = useTexts()
  const isReady = findings.length === 0 && problems.length === 0
  return (
    <>
      <Group justify="space-between">
        <Text fw={600}>{isReady ? texts.isReady : texts.rewritten}</Text>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block className="desk-code">
        {text}
      </Code>
      <List size="sm">
        {findings.map(({ item, how, isFixed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item can be found twice
          <List.Item key={index}>
            <Code>{item}</Code> {isFixed ? '✓' : texts.byHand} {how}
          </List.Item>
        ))}
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </>
  )
}
