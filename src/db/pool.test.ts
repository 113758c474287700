import { expect, test } from 'vitest'
import { Beginning, type StatementResult } from './pool.js'

/** A beginning that PostgreSQL confirms or refuses when the test says so. */
function open() {
  const sent: string[] = []
  let resolve: (result: StatementResult) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const confirmed = new Promise<StatementResult>((done, failed) => {
    resolve = done
    reject = failed
  })
  const beginning = new Beginning()
  const begun = beginning.start(confirmed)
  const result = (command: string): StatementResult => ({ command, rowCount: 0, rows: [] })
  const run = (command: string, isWrite: boolean) =>
    beginning.runAfter(async () => {
      sent.push(command)
      return result(command)
    }, isWrite)
  return { sent, begun, run, confirm: () => resolve(result('BEGIN')), refuse: () => reject(new Error('the connection is lost')) }
}

const turn = () => new Promise((done) => setImmediate(done))

test('a statement that reads is sent with the beginning; one that writes, and all after it, wait until the transaction has begun', async () => {
  const { sent, begun, run, confirm } = open()
  await begun

  const all = [run('SELECT', false), run('UPDATE', true), run('SELECT behind it', false)]
  await turn()
  expect(sent).toEqual(['SELECT'])

  confirm()
  await Promise.all(all)
  await run('INSERT', true)
  expect(sent).toEqual(['SELECT', 'UPDATE', 'SELECT behind it', 'INSERT'])
})

test('if the transaction cannot begin, every statement fails and nothing is written', async () => {
  const { sent, run, refuse } = open()

  const all = [run('SELECT', false), run('UPDATE', true), run('DELETE', true)]
  refuse()

  const outcomes = await Promise.allSettled(all)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(run('INSERT', true)).rejects.toThrow('the connection is lost')
  expect(sent).toEqual(['SELECT'])
})
