/** Where uploaded files are stored, and their limits. */
import { BadConfig, type Environment, readChoice, readInteger } from '../../../core/environment.js'
import type { FilesOptions } from './storage/files.js'

export type MediaSettings = Pick<FilesOptions, 's3' | 'rules' | 'cacheBytes'>

export function readMedia(env: Environment): MediaSettings {
  return {
    s3: readS3(env),
    rules: {
      maxBytes: readInteger(env, 'WHARF_MEDIA_MAX_BYTES', 26_214_400, 1024, 1_073_741_824),
      maxPixels: readInteger(env, 'WHARF_MEDIA_MAX_PIXELS', 50_000_000, 1, 268_402_689),
      http: readChoice(env, 'WHARF_MEDIA_URL_HTTP', ['true', 'false'], 'false') === 'true',
      privateNetwork: readChoice(env, 'WHARF_MEDIA_URL_PRIVATE', ['true', 'false'], 'false') === 'true',
      quota: readInteger(env, 'WHARF_MEDIA_QUOTA', 10_737_418_240, 0, Number.MAX_SAFE_INTEGER) || null,
      partyQuota: readInteger(env, 'WHARF_MEDIA_PARTY_QUOTA', 104_857_600, 0, Number.MAX_SAFE_INTEGER) || null,
      drawSeconds: readInteger(env, 'WHARF_MEDIA_DRAW_SECONDS', 2, 1, 3600),
    },
    cacheBytes: readInteger(env, 'WHARF_MEDIA_CACHE_BYTES', 1_073_741_824, 0, Number.MAX_SAFE_INTEGER),
  }
}

/** Reads the S3 settings, which must be complete: otherwise files could be stored in the wrong place. */
function readS3(env: Environment): MediaSettings['s3'] {
  const names = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((part) => `WHARF_MEDIA_S3_${part}`)
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => env[name] ?? '')
  if (!names.some((name) => env[name])) return null
  const missing = names.filter((name) => !env[name] && !name.endsWith('REGION'))
  if (missing.length)
    throw new BadConfig(`${missing.join(', ')} must be set, too: files are stored in the bucket or in the data folder.`)
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new BadConfig(`WHARF_MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com, not "${endpoint}".`)
  return { endpoint, bucket, region: region || 'us-east-1', accessKeyId, secretAccessKey }
}
