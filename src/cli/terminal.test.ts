/** The terminal output while the server starts and runs. */
import { expect, test } from 'vitest'
import { describeError, openLog } from './log.js'
import { createPaint, openTerminal, speed } from './terminal.js'

/** A terminal whose output and clock the test has. */
function openFake(isTTY: boolean) {
  let [text, ms] = ['', 0]
  const output = { isTTY, write: (part: string) => (text += part) }
  const terminal = openTerminal(output, { isText: true, now: () => ms })
  return { terminal, wait: (more: number) => (ms += more), text: () => text }
}

test('a step is one line with its time; a bar shows how far it is, and a failed one is marked', () => {
  const { terminal, wait, text } = openFake(true)
  terminal.step('Loading')
  wait(2000)
  terminal.progress(500, 2000, 'products')
  wait(1000)
  terminal.step('Opening')
  terminal.fail()

  const green = createPaint(true)('green', '✓')
  const lines = text().split('\r\u001b[K')
  expect(lines[1]).toContain('██████░░░░░░░░░░░░░░░░░░  500 of 2,000 products, 250 per second, 6 s to go')
  expect(lines[2]).toContain(`${green} Loading${createPaint(true)('dim', '  3.0 s')}\n`)
  expect(lines[3]).toBe(`${createPaint(true)('red', '✗')} Opening\n`)
})

test('if lines cannot be rewritten, there are no colours and no bars', () => {
  const { terminal, wait, text } = openFake(false)
  terminal.step('Loading')
  terminal.progress(1, 2, 'products')
  wait(1500)
  terminal.print('a line')
  terminal.finish()

  expect(text()).toBe('a line\n✓ Loading  1.5 s\n')
})

test('while the server starts, of the log only errors are shown; afterwards requests are sentences', () => {
  const { terminal, text } = openFake(false)
  const { log, setStarting } = openLog('info', terminal)
  setStarting(true)
  log.info('creating a database')
  log.warn('slow statement')
  setStarting(false)
  log.info({ method: 'POST', url: '/v2/graphql', status: 200, ms: 12.4, operation: 'products' }, 'served')
  log.warn({ method: 'GET', url: '/v2/taxes', status: 404, ms: 3, errors: ['NOT_FOUND'] }, 'served')

  expect(text().replace(/\d\d:\d\d:\d\d/g, 'at')).toBe(
    'at POST /v2/graphql products 200 12 ms\nat warning GET /v2/taxes 404 3 ms NOT_FOUND\n',
  )
})

test('an error is shown with its causes and its statement, and without what a driver attaches to it', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ann@quay.test)',
    statement: 'insert into login (email) values ($1)',
    client: { password: 'hush' },
  })
  const error = new Error('could not migrate', { cause })

  const { terminal, text } = openFake(false)
  openLog('info', terminal).log.error({ err: cause }, 'could not store')
  const written = describeError(error) + text()

  expect(written).toContain('could not migrate')
  expect(written).toContain('caused by Error: duplicate key')
  expect(written).toContain('error could not store: duplicate key')
  expect(written).toContain('statement: insert into login (email) values ($1)')
  expect(written).not.toMatch(/ann@quay|hush/)
})

test('a long remaining time is shown in minutes', () => {
  expect(speed(10_000, 100_000, 20)).toBe(', 500 per second, 3 min to go')
  expect(speed(0, 100_000, 20)).toBe('')
})
