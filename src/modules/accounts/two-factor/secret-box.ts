/** Encrypts secrets before they are stored, with a key that is not in the database: a stolen backup alone does not contain them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface SecretBox {
  seal(secret: Buffer): Buffer
  /** Throws if the secret was sealed with another key. */
  open(sealed: Buffer): Buffer
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The first byte says whether the rest is encrypted. */
const PLAIN = 0
const ENCRYPTED = 1

/** Without a key, secrets are stored as they are; they can be opened later when there is a key. */
export function openSecretBox(text: string | null): SecretBox {
  const key = text === null ? null : Buffer.from(hkdfSync('sha256', text, '', 'wharf secrets', 32))
  return {
    seal(secret) {
      if (!key) return Buffer.concat([Buffer.of(PLAIN), secret])
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([Buffer.of(ENCRYPTED), nonce, cipher.getAuthTag(), text])
    },
    open(sealed) {
      if (sealed[0] === PLAIN) return sealed.subarray(1)
      if (!key) throw new Error('WHARF_SECRETS_KEY is not set, but secrets are encrypted with it')
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, key, nonce)
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}
