/** Returns what a limit counts: an IPv4 address, or the network of an IPv6 address, because a client has more of those than it can use up. */
export function networkOf(ip: string): string {
  const short = ip.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (short || !ip.includes(':')) return short ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
