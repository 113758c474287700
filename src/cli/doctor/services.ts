/** Checks of what the server uses beside its database: the mail server, the storage of media, and the search server. */
import type { Config } from '../../config.js'
import { s3Store } from '../../modules/catalog/media/storage/store.s3.js'
import { OpenSearchClient } from '../../modules/catalog/search/engine/opensearch/client.js'
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

/** Before this version OpenSearch cannot store words with weights. */
const MIN_OPENSEARCH = [2, 10] as const

/** Nothing is said about a search server that is not configured: most installations need none. */
export async function checkSearchServer({ openSearch }: Config): Promise<Finding[]> {
  if (!openSearch) return []
  try {
    const { version } = await new OpenSearchClient(openSearch).call<{ version?: { distribution?: string; number?: string } }>(
      'GET',
      '/',
      { timeoutMs: 10_000 },
    )
    const [major = 0, minor = 0] = (version?.number ?? '').split('.').map(Number)
    if (
      version?.distribution !== 'opensearch' ||
      major < MIN_OPENSEARCH[0] ||
      (major === MIN_OPENSEARCH[0] && minor < MIN_OPENSEARCH[1])
    )
      return [
        fault(
          'search',
          `${openSearch.url} is not OpenSearch ${MIN_OPENSEARCH.join('.')} or newer`,
          'Correct WHARF_OPENSEARCH_URL, or install a newer version.',
        ),
      ]
    return [ok('search', `OpenSearch ${version.number} answers for tenants with ${openSearch.minProducts} products or more`)]
  } catch (error) {
    return [
      fault(
        'search',
        `${openSearch.url} cannot be used: ${withoutSecret((error as Error).message, openSearch.password)}`,
        'Correct the WHARF_OPENSEARCH_… settings; until then, large tenants are searched in the database.',
      ),
    ]
  }
}

/** Some servers repeat what they were sent. */
const withoutSecret = (message: string, secret: string) => (secret ? message.replaceAll(secret, '…') : message)
