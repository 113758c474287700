import { expect, onTestFinished, test, vi } from 'vitest'
import { readMail } from '../../../../test/mails.js'
import { type SmtpOptions, startSmtp } from '../../../../test/smtp.js'
import type { Mail } from '../../../core/mail.js'
import { toHtml, toPlainText } from './mail.body.js'
import { openMailer } from './mail.js'

const from = { address: 'no-reply@wharf.test', name: 'Wharf' }

const mail: Mail = {
  id: '01939d2c-0000-7000-8000-000000000000',
  at: new Date('2026-11-15T12:00:00.000Z'),
  to: { address: 'ada@oak.test', name: 'Ada Ø. Oak' },
  subject: 'Één nieuw wachtwoord',
  text: 'Hallo,\n.\nklik hier: https://wharf.test/password?token=default.wharf_pw_x',
  html: '<p>Hallo</p>',
}

async function mailerTo(options: SmtpOptions = {}, more: object = {}) {
  const server = await startSmtp(options)
  onTestFinished(server.stop)
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, user: '', password: '', ...more }
  return { ...server, mailer: openMailer({ from, smtp, folder: '/nowhere' }) }
}

test('an e-mail leaves through the SMTP server, as text and as HTML, under its own id', async () => {
  const { mailer, received } = await mailerTo()

  await mailer.send(mail)

  const [{ message = '', ...envelope } = {}] = received
  expect(envelope).toEqual({ from: 'no-reply@wharf.test', to: ['ada@oak.test'], login: null })
  const { headers, text, html } = readMail(message)
  expect(headers).toMatchObject({
    from: 'Wharf <no-reply@wharf.test>',
    to: 'Ada Ø. Oak <ada@oak.test>',
    subject: 'Één nieuw wachtwoord',
    date: 'Sun, 15 Nov 2026 12:00:00 +0000',
    'message-id': '<01939d2c-0000-7000-8000-000000000000@wharf.test>',
    'auto-submitted': 'auto-generated',
  })
  expect([text.trimEnd(), html.trimEnd()]).toEqual([mail.text, mail.html])
})

test('it logs in if the operator gave a user and a password', async () => {
  const { mailer, received } = await mailerTo({ asksLogin: true }, { user: 'wharf@mail', password: 'p@ss:word' })

  await mailer.send(mail)

  expect(received.map(({ login }) => login)).toEqual(['wharf@mail:p@ss:word'])
})

test('a password is not sent in the clear to another machine', async () => {
  const { mailer, received } = await mailerTo({ asksLogin: true }, { host: '127.0.0.2', user: 'wharf', password: 'secret' })

  await expect(mailer.send(mail)).rejects.toThrow()

  expect(received).toEqual([])
})

test.each([
  ['refuses the mailbox', { refusal: '550 no such mailbox' }, /550/],
  ['refuses for now', { refusal: '451 try later' }, /451/],
])('an SMTP server that %s is an error, with its message', async (_, options, said) => {
  const { mailer, received } = await mailerTo(options)

  await expect(mailer.send(mail)).rejects.toThrow(said)

  expect(received).toEqual([])
})

test('an SMTP server that is away is an error', async () => {
  const { mailer: nowhere } = await mailerTo({}, { port: 1 })

  await expect(nowhere.send(mail)).rejects.toThrow('ECONNREFUSED')
})

test('an SMTP server that never speaks is an error after ten seconds', async () => {
  const { mailer } = await mailerTo({ isSilent: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = mailer.send(mail).then(
    () => 'sent',
    ({ message }: Error) => message,
  )

  await new Promise(setImmediate)
  const outcome = await Promise.race([sent, passSeconds(10).then(() => sent)])

  expect(outcome).toBe('Greeting never received')
})

/** Advances timers second by second, and lets network events arrive in between. */
async function passSeconds(count: number) {
  for (let second = 0; second < count; second++) {
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(1000)
  }
}

test.each([
  'ada@oak.test\r\nBcc: eve@evil.test',
  'ada@oak.test>, <eve@evil.test',
  'ada,eve@oak.test',
  'ada(to)eve@oak.test',
  'all:eve@oak.test;',
  'a b@oak.test',
  'ada',
  '',
])('the address %j is not written to', async (address) => {
  const { mailer, received } = await mailerTo()

  await expect(mailer.send({ ...mail, to: { address, name: '' } })).rejects.toThrow('The e-mail address cannot be used')

  expect(received).toEqual([])
})

test('names and subjects stay what they are, whatever they hold', async () => {
  const { mailer, received } = await mailerTo()
  const name = 'Ada\r\nBcc: eve@evil.test\r\n\r\n<eve@evil.test>, "Eve'

  await mailer.send({ ...mail, to: { address: 'ada@oak.test', name }, subject: 'Hi\r\nX-Evil: 1\r\n\r\nbody' })

  expect(received.map(({ to }) => to)).toEqual([['ada@oak.test']])
  const { headers } = readMail(received[0]?.message ?? '')
  expect(Object.keys(headers).sort()).toEqual(
    ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
  )
  expect(headers.subject).toBe('Hi X-Evil: 1 body')
})

test('a letter escapes everything in HTML and nothing in plain text', () => {
  const nasty = `<script>alert('1')</script> & "q"`
  const letter = {
    language: 'NL',
    heading: nasty,
    paragraphs: [nasty, 'one\ntwo'],
    link: { text: nasty, url: 'https://wharf.test/password?token=a&b="' },
    footnotes: [nasty],
  }

  expect(toHtml(letter)).not.toMatch(/<script|'1'|token=a&b/)
  expect(toHtml(letter)).toContain('href="https://wharf.test/password?token=a&amp;b=&quot;"')
  expect(toHtml(letter)).toContain('one<br>two')
  expect(toPlainText(letter)).toBe(
    `${nasty}\n\n${nasty}\n\none\ntwo\n\n${nasty}:\nhttps://wharf.test/password?token=a&b="\n\n-- \n\n${nasty}\n`,
  )
})
