/** Sends e-mail: through the configured SMTP server, or as files in the data folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Attachment, Mail, Mailbox, Mailer } from '../../../core/mail.js'

interface Smtp {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS if offered. */
  secure: boolean
  user: string
  password: string
}

export interface MailerOptions {
  from: Mailbox
  smtp: Smtp | null
  /** The folder of .eml files if there is no SMTP server. */
  folder: string
}

const TIMEOUT_MS = 10_000

export const openMailer = ({ from, smtp, folder }: MailerOptions): Mailer =>
  smtp ? smtpMailer(smtp, from) : folderMailer(folder, from)

function openTransport({ host, port, secure, user, password }: Smtp) {
  const isNear = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)
  return nodemailer.createTransport({
    host,
    port,
    secure,
    // The password is never sent unencrypted, even if an attacker hides that the server supports TLS.
    ...(user && { auth: { user, pass: password }, requireTLS: !secure && !isNear }),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function smtpMailer(smtp: Smtp, from: Mailbox): Mailer {
  const transport = openTransport(smtp)
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from))
    },
  }
}

/** Connects and logs in, and sends nothing. Throws if the server cannot be used. */
export async function checkSmtp(smtp: Smtp): Promise<void> {
  const transport = openTransport(smtp)
  await transport.verify().finally(() => transport.close())
}

/** Writes e-mails as files. They contain links that open accounts, so only the server's own user can read them. */
function folderMailer(folder: string, from: Mailbox): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...toMessage(mail, from), disableFileAccess: true, disableUrlAccess: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${mail.at.toISOString().replace(/[:.]/g, '-')}_${mail.id}.eml`
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
    },
  }
}

/** Converts an e-mail. Addresses are checked objects, so no text of a caller can inject a header. The envelope sender is always the operator's. */
function toMessage(mail: Mail, operator: Mailbox): SendMailOptions {
  const { id, at, subject, text, html, cc = [], bcc = [], attachments = [], headers = {} } = mail
  const to = [mail.to].flat() as readonly Mailbox[]
  const from = { address: mail.from?.address || operator.address, name: mail.from?.name || operator.name }
  const receivers = [...to, ...cc, ...bcc]
  for (const { address } of [...receivers, from]) requireSafeAddress(address)
  const lines = Object.entries(headers).map(([name, value]) => [name, oneLine(value)])
  return {
    messageId: `<${id.includes('@') ? id : `${id}@${operator.address.split('@')[1]}`}>`,
    date: at,
    to: to.map(cleanMailbox),
    ...(cc.length && { cc: cc.map(cleanMailbox) }),
    from: cleanMailbox(from),
    envelope: { from: operator.address, to: [...new Set(receivers.map(({ address }) => address))] },
    subject: oneLine(subject),
    text,
    html,
    attachments: attachments.map(toAttachment),
    headers: { 'Auto-Submitted': 'auto-generated', ...Object.fromEntries(lines) },
  }
}

const toAttachment = ({ fileName, contentType, content }: Attachment) => ({
  filename: oneLine(fileName),
  contentType,
  content,
  contentDisposition: 'attachment' as const,
})

/** Refuses characters that could end an address and begin another, such as in lists or comments. */
function requireSafeAddress(address: string): void {
  if (!/^[^\s@"<>(),:;\\[\]\p{Cc}]+@[^\s@"<>(),:;\\[\]\p{Cc}]+$/u.test(address))
    throw new Error('The e-mail address cannot be used')
}

const cleanMailbox = ({ address, name }: Mailbox) => ({ address, name: oneLine(name) })
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
