import { join } from 'node:path'
import type { Module } from '../../../interfaces/module.js'
import { type MailerOptions, openMailer } from './mail.js'

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
