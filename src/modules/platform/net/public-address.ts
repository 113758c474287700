/** Public network addresses. Files are downloaded only from these: clients must not reach the internal network. */
import { BlockList, isIP } from 'node:net'

/** The IPv4 ranges that are not public. */
const reserved: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** The IPv6 ranges inside 2000::/3, the only assigned block, that are not public or contain IPv4 addresses. */
const reservedLong: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of reserved) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of reservedLong) closed.addSubnet(network, bits, 'ipv6')
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
