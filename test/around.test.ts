/** The files around the server: they name what exists. No container is built here, because tests need nothing but Node. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import about from '../package.json' with { type: 'json' }
import { actionsOf, commands, optionsOf } from '../src/cli/commands.js'
import { findUnknownVariables } from '../src/config.js'

const read = (file: string) => readFileSync(file, 'utf8')
/** Settings that a file gives, as the server would see them. */
const settingsIn = (text: string) =>
  Object.fromEntries((text.match(/\bWHARF_[A-Z0-9_]+(?=[=:])/g) ?? []).map((name) => [name, 'x']))

test('Dockerfile, compose file and unit give settings that exist', () => {
  const files = ['Dockerfile', 'compose.yaml', 'docs/operations/wharf.service']
  const settings = Object.assign({}, ...files.map((file) => settingsIn(read(file))))
  // The password is a variable of the compose file itself.
  const { WHARF_DB_PASSWORD: _, ...own } = settings
  expect(Object.keys(own).length).toBeGreaterThan(3)
  expect(findUnknownVariables(own)).toEqual([])
})

test('the Dockerfile copies what exists and ends as a user without rights', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1))
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  const ignored = read('.dockerignore').split('\n')
  expect(copied.filter((path) => ignored.includes(path))).toEqual([])
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
  expect(last.filter((line) => /^(USER|HEALTHCHECK|STOPSIGNAL|VOLUME)/.test(line)).map((line) => line.split(' ')[0])).toEqual([
    'USER',
    'VOLUME',
    'HEALTHCHECK',
    'STOPSIGNAL',
  ])
  expect(lines.filter((line) => /--uid|USER/.test(line)).join()).toMatch(/--uid 10001.*USER wharf/)
})

test('the compose file has no tabs, two servers on one database, and volumes that are declared', () => {
  const text = read('compose.yaml')
  expect(text).not.toContain('\t')
  const services = text.slice(text.indexOf('\nservices:'), text.indexOf('\nvolumes:'))
  expect(services.match(/^ {2}[\w-]+:$/gm)).toEqual(['  postgres:', '  wharf-1:', '  wharf-2:'])
  const volumes = text.slice(text.indexOf('\nvolumes:')).match(/^ {2}(\w+):/gm)
  expect(volumes).toEqual(['  database:', '  media:'])
})

test('the package has what its commands need, and the changelog its version', () => {
  expect(Object.values(about.bin)).toEqual(['dist/wharf.js'])
  expect(about.files.filter((path) => !path.startsWith('!') && path !== 'dist' && !existsSync(path))).toEqual([])
  expect(read('CHANGELOG.md')).toContain(`## [${about.version}]`)
})

test('every command of the list explains itself: its help names the command and all its actions', async () => {
  for (const [name, command] of Object.entries(commands)) {
    const help = await command.help()
    expect(help, name).toMatch(new RegExp(`wharf (-- )?${name}|wharf env`))
    for (const action of actionsOf(command)) expect(help, `${name} ${action}`).toContain(action)
    expect(optionsOf(help)).toContain('--help')
  }
})

test('commands that the documentation of operators names exist, with their actions', () => {
  const texts = [
    'docs/operating.md',
    'docs/configuration.md',
    'README.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    ...readdirSync('docs/guides').map((file) => join('docs/guides', file)),
  ]
  const named = texts.flatMap((file) =>
    [...read(file).matchAll(/`(?:npx )?wharf ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g)].map(([whole, name = '', action]) => ({
      file,
      whole,
      name,
      action,
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  const strange = named.filter(({ name, action }) => {
    const command = commands[name]
    return !command || (action && actionsOf(command).length > 0 && !actionsOf(command).includes(action))
  })
  expect(strange).toEqual([])
})
