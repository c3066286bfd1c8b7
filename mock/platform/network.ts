/**
 * The network of an address, for rate limits: a customer has one IPv4 address but 2^64 IPv6 addresses, which share their
 * first four groups.
 *
 * @param address from the server or its proxy
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const host = `[${plain}]`
  // URL normalises an address.
  if (!URL.canParse(`http://${host}`)) return plain
  const { hostname } = new URL(`http://${host}`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
