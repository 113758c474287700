/** Checks of external services: the mail server and the media storage. */
import type { Config } from '../../config.js'
import { s3Store } from '../../modules/catalog/media/storage/store.s3.js'
import { checkSmtp } from '../../modules/platform/mail/mail.js'
import { type Finding, fault, ok, warn } from './finding.js'

export async function checkMail({ smtp, mailFrom, dataDir }: Config): Promise<Finding[]> {
  if (!smtp)
    return [
      warn(
        'mail',
        `e-mails are written as files into ${dataDir}/mail and reach nobody`,
        'Set WHARF_SMTP_URL when customers are to get them.',
      ),
    ]
  try {
    await checkSmtp(smtp)
  } catch (error) {
    return [
      fault(
        'mail',
        `${smtp.host}:${smtp.port} cannot be used: ${withoutSecret((error as Error).message, smtp.password)}`,
        'Correct WHARF_SMTP_URL.',
      ),
    ]
  }
  if (mailFrom.address.endsWith('@localhost'))
    return [warn('mail', `${smtp.host} works, but e-mails come from ${mailFrom.address}`, 'Set WHARF_MAIL_FROM.')]
  return [ok('mail', `${smtp.host}:${smtp.port} accepts the sign-in`)]
}

export async function checkMedia({ media, dataDir }: Config): Promise<Finding[]> {
  const { s3 } = media
  if (!s3) return [ok('media', `files are stored in ${dataDir}/media`)]
  try {
    await s3Store(s3).open('wharf-doctor/none')
    return [ok('media', `the bucket ${s3.bucket} answers`)]
  } catch (error) {
    return [
      fault(
        'media',
        `the bucket ${s3.bucket} cannot be used: ${withoutSecret((error as Error).message, s3.secretAccessKey)}`,
        'Correct the WHARF_MEDIA_S3_… settings.',
      ),
    ]
  }
}

/** Removes a secret from a message: some servers repeat what they were sent. */
const withoutSecret = (message: string, secret: string) => (secret ? message.replaceAll(secret, '…') : message)
