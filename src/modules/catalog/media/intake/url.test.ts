import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FileRules } from '../../../../core/files/files.js'
import { isPublicAddress } from '../../../platform/net/public-address.js'
import { fetchFile } from './fetch.js'

const strict: FileRules = {
  maxBytes: 1000,
  maxPixels: 1000,
  http: false,
  privateNetwork: false,
  quota: null,
  partyQuota: null,
  drawSeconds: 600,
}
const lenient: FileRules = { ...strict, http: true, privateNetwork: true }

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'wharf-fetch-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return join(path, 'file')
}

const refusal = (url: string, rules = strict) =>
  fetchFile(url, folder(), rules).then(
    () => null,
    ({ code, problems }) => ({ code, path: problems[0].path.join('.'), message: problems[0].message }),
  )

const refusedWith = (message: string) => ({ code: 'VALIDATION_ERROR', path: 'urlFile.url', message })

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((done) => server.once('listening', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['8.8.8.8', true],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2606:4700:4700::1111', true],
  ['localhost', false],
])('the address %s belongs to the world: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  ['http://example.com/a.png', 'must be an https address'],
  ['ftp://example.com/a.png', 'must be an https address'],
  ['file:///etc/passwd', 'must be an https address'],
  ['nonsense', 'must be an https address'],
  ['https://user:password@example.com/', 'must not contain a user or a password'],
  ['https://example.com:8443/', 'must not contain a port'],
  ['https://127.0.0.1/', 'must be a public address'],
  ['https://2130706433/', 'must be a public address'],
  ['https://0x7f.1/', 'must be a public address'],
  ['https://017700000001/', 'must be a public address'],
  ['https://[::1]/', 'must be a public address'],
  ['https://[::ffff:169.254.169.254]/', 'must be a public address'],
  ['https://169.254.169.254/latest/meta-data/', 'must be a public address'],
  ['https://localhost/', 'must be a public address'],
  ['https://no-such-host.invalid/', 'has a host that cannot be found'],
])('%s is not fetched: it %s', async (url, message) => {
  expect(await refusal(url)).toEqual(refusedWith(message))
})

test('a downloaded file is stored unchanged, and no credentials are sent', async () => {
  const heard: object[] = []
  const base = await listening(({ headers, url }, response) => {
    heard.push({ url, ...headers })
    response.end('bytes')
  })
  const path = folder()

  await fetchFile(`${base}/a?b=c`, path, lenient)

  expect(readFileSync(path, 'utf8')).toBe('bytes')
  const host = base.replace('http://', '')
  expect(heard).toEqual([
    { url: '/a?b=c', host, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'wharf', connection: 'close' },
  ])
})

test.each<[string, RequestListener]>([
  ['redirects to another URL, which is not followed', (_, r) => r.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
  ['returned status 404', (_, r) => r.writeHead(404).end()],
  ['returned a compressed body', (_, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
  ['must have at most 1000 bytes', (_, r) => r.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001))],
  ['must have at most 1000 bytes', (_, r) => void Array.from({ length: 20 }, () => r.write('x'.repeat(100)))],
  ['cannot be downloaded', (_, r) => void r.destroy()],
])('a server whose response %s is refused', async (message, answer) => {
  expect(await refusal(await listening(answer), lenient)).toEqual(refusedWith(message))
})

test('a response that never ends is aborted', async () => {
  const base = await listening((_, response) => void response.write('x'))

  const answer = await fetchFile(base, folder(), lenient, 200).catch((error) => error.message)

  expect(answer).toBe('urlFile.url did not respond within 0.2 seconds')
})
