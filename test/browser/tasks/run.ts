/**
 * Does the daily tasks of the desk in Chromium, and prints for each how many clicks and seconds it takes. Screenshots go to .cache/desk/tasks.
 * Usage: npm run test:desk [-- area or part of a task's name …]; --write puts the table into docs/desk-tasks.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { signIn, withShop } from '../open-shop.js'
import { areas } from './areas.js'
import type { Task, TaskShop } from './task.js'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWriting = process.argv.includes('--write')
const pictures = '.cache/desk/tasks'
const TASK_MS = 90_000

interface Row {
  area: string
  name: string
  elsewhere: string
  clicks: number
  seconds: number
  error: string | null
}

/** Counts what a person does: clicks, and keys that act. It runs in the browser, so it is a text here. */
const COUNTER = `
  for (const type of ['click', 'keydown'])
    addEventListener(type, (event) => {
      if (event.isTrusted && (type === 'click' || ['Enter', ' '].includes(event.key))) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1
    }, true)`

const readClicks = (page: Page) => page.evaluate<number>('Number(sessionStorage.clicks ?? 0)').catch(() => 0)

/** The chosen tasks of each area. */
const listAreas = (): [string, Task[]][] =>
  Object.entries(areas).flatMap(([area, tasks]) => {
    const chosen = tasks.filter(({ name }) => words.length === 0 || words.some((word) => word === area || name.includes(word)))
    return chosen.length > 0 ? [[area, chosen] as [string, Task[]]] : []
  })

async function openPage(shop: Omit<TaskShop, 'openAnother' | 'graphql'>): Promise<Page> {
  const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(COUNTER)
  page.setDefaultTimeout(20_000)
  try {
    await signIn(page, shop.url, shop.credentials)
  } catch (error) {
    await page.screenshot({ path: join(pictures, 'sign-in-failed.png') }).catch(() => undefined)
    await context.close()
    throw error
  }
  return page
}

const withLimit = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`took longer than ${TASK_MS / 1000} s`)), TASK_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

function withResolvers<T>() {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((_, refuse) => {
    reject = refuse
  })
  return { promise, reject }
}

const toFile = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)

async function runTask(page: Page, shop: TaskShop, area: string, { name, elsewhere = '', run }: Task): Promise<Row> {
  const before = await readClicks(page)
  const startedAt = performance.now()
  let error: string | null = null
  const faults: string[] = []
  const listen = (fault: Error) => faults.push(fault.message)
  page.on('pageerror', listen)
  try {
    await withLimit(run(page, shop))
    if (faults.length > 0) error = `the page failed: ${faults[0]}`
  } catch (failure) {
    error = firstLines(failure)
  }
  page.off('pageerror', listen)
  const seconds = (performance.now() - startedAt) / 1000
  const clicks = (await readClicks(page)) - before
  await page.screenshot({ path: join(pictures, `${area}-${toFile(name)}.png`) }).catch(() => undefined)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: join(pictures, `${area}-${toFile(name)}-390.png`) }).catch(() => undefined)
  await page.setViewportSize({ width: 1280, height: 900 })
  return { area, name, elsewhere, clicks, seconds, error }
}

/** Runs a task in a fresh browser, as a person begins in the morning. */
async function runFresh(shop: TaskShop, area: string, task: Task): Promise<Row> {
  try {
    const page = await openPage(shop)
    const row = await runTask(page, shop, area, task)
    await page.context().close()
    return row
  } catch (failure) {
    return { area, name: task.name, elsewhere: task.elsewhere ?? '', clicks: 0, seconds: 0, error: firstLines(failure) }
  }
}

const firstLines = (failure: unknown) => (failure as Error).message.split('\n').slice(0, 4).join(' ')

const table = (rows: Row[]) =>
  [
    '| Area | Task | Clicks | Seconds | Vendure and Medusa, as documented | Result |',
    '| --- | --- | ---: | ---: | --- | --- |',
    ...rows.map(
      ({ area, name, clicks, seconds, elsewhere, error }) =>
        `| ${area} | ${name} | ${clicks} | ${seconds.toFixed(1)} | ${elsewhere} | ${error ? 'failed' : 'done'} |`,
    ),
  ].join('\n')

mkdirSync(pictures, { recursive: true })
const rows: Row[] = []
await withShop('small', async (open) => {
  const graphql = async (query: string, variables: object = {}) => {
    const response = await fetch(`${open.url}/v2/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: open.credentials.graphql.adminKey },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] }
    if (errors?.[0]) throw new Error(errors[0].message)
    return data
  }
  const shop: TaskShop = { ...open, graphql, openAnother: () => openPage(open) }
  for (const [area, tasks] of listAreas())
    for (const task of tasks) {
      const row = await runFresh(shop, area, task)
      rows.push(row)
      console.log(
        `${row.error ? 'FAILED' : 'ok    '} ${area}: ${row.name}: ${row.clicks} clicks, ${row.seconds.toFixed(1)} s ${row.error ?? ''}`,
      )
    }
})
const failed = rows.filter(({ error }) => error)
console.log(`${rows.length - failed.length} of ${rows.length} tasks done`)
if (isWriting)
  writeFileSync(
    'docs/desk-tasks.md',
    `# Daily tasks on the desk\n\nWritten by \`npm run test:desk -- --write\`, in Chromium with the small demo shop. Clicks include keys that act; seconds are those of the machine, without the ten seconds for which a change is held back unless the task waits for them.\n\n${table(rows)}\n`,
  )
process.exit(failed.length > 0 ? 1 : 0)
