/** Who sends e-mails, and through which server. */
import { BadConfig, type Environment } from '../../../core/environment.js'
import type { MailerOptions } from './mail.js'

/** Reads the SMTP settings. The error message does not repeat the value, because it may contain a password. */
export function readSmtp(env: Environment): MailerOptions['smtp'] {
  const text = env.WHARF_SMTP_URL
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || url.search || url.hash || url.pathname.length > 1)
    throw new BadConfig('WHARF_SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, or smtps://….')
  const secure = url.protocol === 'smtps:'
  const port = url.port ? Number(url.port) : secure ? 465 : 587
  const [user = '', password = ''] = [url.username, url.password].map((part) => decodeUrlPart(part))
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, secure, user, password }
}

function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new BadConfig('WHARF_SMTP_URL has a % in its user or password that is not written as %25.')
  }
}

export function readMailFrom(env: Environment): MailerOptions['from'] {
  const text = env.WHARF_MAIL_FROM || 'Wharf <no-reply@localhost>'
  const [, name = '', address = ''] = text.match(/^(?:([^<>"\p{Cc}]*?)\s*<)?([^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+?)>?$/u) ?? []
  const hasMatchingBrackets = text.includes('<') === text.endsWith('>')
  if (!address || !hasMatchingBrackets)
    throw new BadConfig(`WHARF_MAIL_FROM must be a sender such as Shop <no-reply@shop.example.com>, not "${text}".`)
  return { name, address }
}
