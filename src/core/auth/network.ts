/** Whom a limit counts: a short address, or of the long ones the network, within which everybody has more addresses than they can use up. */
export function networkOf(ip: string): string {
  const short = ip.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (short || !ip.includes(':')) return short ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
