import { join } from 'node:path'
import type { Mailer } from '../../../core/mail.js'
import type { Module } from '../../../interfaces/module.js'
import { type MailerOptions, openMailer } from './mail.js'
import { readMailFrom, readSmtp } from './mail.settings.js'

declare module '../../../core/context.js' {
  interface Services {
    /** Sends e-mails. */
    mailer: Mailer
  }
}

declare module '../../../interfaces/module.js' {
  interface ModuleSettings {
    /** The sender of e-mails. */
    mailFrom: MailerOptions['from']
    /** The SMTP server that sends e-mail; null to write e-mails as files to the data folder. */
    smtp: MailerOptions['smtp']
  }
}

export const mailModule = {
  settings: (env) => ({ mailFrom: readMailFrom(env), smtp: readSmtp(env) }),
  services: ({ settings: { mailFrom, smtp, dataDir } }) => ({
    mailer: openMailer({ from: mailFrom, smtp, folder: join(dataDir, 'mail') }),
  }),
} satisfies Module
