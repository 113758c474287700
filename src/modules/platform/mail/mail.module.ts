import { join } from 'node:path'
import type { Mailer } from '../../../core/mail.js'
import type { Module } from '../../../interfaces/module.js'
import { type MailerOptions, openMailer } from './mail.js'

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
    smtp: MailerOptions['smtp']
  }
}

export const mailModule = {
  services: ({ settings: { mailFrom, smtp, dataDir } }) => ({
    mailer: openMailer({ from: mailFrom, smtp, folder: join(dataDir, 'mail') }),
  }),
} satisfies Module
