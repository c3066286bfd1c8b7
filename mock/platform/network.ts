/**
 * The network of an address, for limits on who asks. A customer has one address of IPv4, but 2^64 of IPv6, all of which
 * begin with the same four groups.
 *
 * @param address as the server or its proxy names it
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const host = `[${plain}]`
  // A browser's reading of addresses writes one address in one way.
  if (!URL.canParse(`http://${host}`)) return plain
  const { hostname } = new URL(`http://${host}`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
