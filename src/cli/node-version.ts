/** Warns of Node.js versions with known vulnerabilities. */

interface Line {
  /** The first version without known vulnerabilities at the time of writing: the security releases of 24 March 2026. */
  safe: readonly [minor: number, patch: number]
  /** The last day with security fixes. */
  until: string
}

const LINES: Readonly<Record<number, Line>> = {
  20: { safe: [20, 2], until: '2026-04-30' },
  22: { safe: [22, 2], until: '2027-04-30' },
  24: { safe: [14, 1], until: '2028-04-30' },
  25: { safe: [8, 2], until: '2026-06-01' },
}
const NEWEST_KNOWN = 25

/** Returns one warning, or none. */
export function warnOfNode(version: string, today: Date): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major > NEWEST_KNOWN) return []
  const line = LINES[major]
  if (!line || today > new Date(`${line.until}T23:59:59Z`)) return [`Node.js ${version} is end-of-life; upgrade to Node.js 24.`]
  const [safeMinor, safePatch] = line.safe
  const isSafe = minor > safeMinor || (minor === safeMinor && patch >= safePatch)
  return isSafe ? [] : [`Node.js ${version} has known holes; use ${major}.${safeMinor}.${safePatch} or newer.`]
}
