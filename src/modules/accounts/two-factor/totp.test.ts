import { expect, test } from 'vitest'
import { openSecretBox } from './secret-box.js'
import { otpauthUri, toBase32, totp } from './totp.js'

const { codeOfStep, findStep } = totp

/** The secret of RFC 6238, appendix B: as long as the hash needs. */
const rfcSecret = (bytes: number) => Buffer.from('1234567890'.repeat(7).slice(0, bytes))

test.each([
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
])('the codes of second %i are those of RFC 6238', (second, sha1, sha256, sha512) => {
  const step = Math.floor(second / 30)

  expect(codeOfStep(rfcSecret(20), step, 8)).toBe(sha1)
  expect(codeOfStep(rfcSecret(32), step, 8, 'sha256')).toBe(sha256)
  expect(codeOfStep(rfcSecret(64), step, 8, 'sha512')).toBe(sha512)
})

test('a code is accepted in its own step, one step earlier and one step later', () => {
  const secret = rfcSecret(20)
  const code = codeOfStep(secret, 1000)
  const found = [998, 999, 1000, 1001, 1002].map((step) => findStep(secret, code, new Date(step * 30_000)))

  expect(found).toEqual([null, 1000, 1000, 1000, null])
  expect(findStep(secret, `${code}0`, new Date(30_000_000))).toBeNull()
})

test('a secret is written in base32, as RFC 4648 says, and as a URI for authenticator apps', () => {
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(otpauthUri(Buffer.from('1234567890'), 'Wharf', 'ada@desk.test')).toBe(
    'otpauth://totp/Wharf:ada%40desk.test?secret=GEZDGNBVGY3TQOJQ&issuer=Wharf&algorithm=SHA1&digits=6&period=30',
  )
})

test('a sealed secret can be opened with the same key only, and one from before there was a key still opens', () => {
  const [box, other, keyless] = [openSecretBox('k'.repeat(32)), openSecretBox('o'.repeat(32)), openSecretBox(null)]
  const secret = Buffer.from('a secret of an app')
  const sealed = box.seal(secret)

  expect(sealed.includes(secret)).toBe(false)
  expect(box.open(sealed)).toEqual(secret)
  expect(box.open(keyless.seal(secret))).toEqual(secret)
  expect(() => other.open(sealed)).toThrow()
  expect(() => keyless.open(sealed)).toThrow('WHARF_SECRETS_KEY')
})
