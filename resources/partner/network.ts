// Which addresses count as public: for receivers we push to, and for servers on the IP white list.

export const mostIps = 20

/** The widest network allowed: `/24` has 256 addresses. */
const widestNetwork = 24

export type IpFault = 'form' | 'network' | 'private'

const octets = (text: string): number | undefined => {
  const parts = text.split('.')
  // Some programs read a leading zero as octal, others as decimal.
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

const text = (address: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.')

const networkOf = (address: number, bits: number): number => address - (address % 2 ** (32 - bits))

/** Networks that do not belong to hosts on the public internet. */
const reserved = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '224.0.0.0/3',
].map((network) => {
  const [address = '', bits] = network.split('/')
  return { first: octets(address) ?? 0, bits: Number(bits) }
})

const isReserved = (address: number): boolean =>
  reserved.some(({ first, bits }) => networkOf(address, bits) === first)

/** A parsed entry: an address, or the first address of a network with its prefix length. */
interface Entry {
  readonly first: number
  readonly bits: number
}

const readEntry = (written: string): Entry | IpFault => {
  const match = /^([\d.]+)(?:\/(\d{1,2}))?$/.exec(written)
  const address = octets(match?.[1] ?? '')
  const bits = Number(match?.[2] ?? 32)
  if (address === undefined || bits > 32) return 'form'
  if (bits < widestNetwork) return 'network'
  return isReserved(address) ? 'private' : { first: networkOf(address, bits), bits }
}

const written = ({ first, bits }: Entry): string => (bits === 32 ? text(first) : `${text(first)}/${bits}`)

const separators = /[\s,，、;；]+/

/**
 * Why a text is not a valid entry: it must be a public IPv4 address, or a public network of `/24` to `/32`.
 *
 * @returns undefined if it is valid
 */
export const ipFault = (entry: string): IpFault | undefined => {
  const read = readEntry(entry)
  return typeof read === 'string' ? read : undefined
}

/**
 * Parses a white list: entries separated by line ends, blanks or commas, or as an array. They are normalised, sorted by
 * address and without repetitions.
 */
export const readIpList = (list: string | readonly string[]) => {
  const parts = (typeof list === 'string' ? [list] : list).flatMap((part) =>
    part.split(separators).filter(Boolean),
  )
  const faults: { entry: string; fault: IpFault }[] = []
  const entries = new Map<string, Entry>()
  for (const part of parts) {
    const entry = readEntry(part)
    if (typeof entry === 'string') faults.push({ entry: part, fault: entry })
    else entries.set(written(entry), entry)
  }
  const sorted = [...entries].sort(([, a], [, b]) => a.first - b.first || a.bits - b.bits)
  return { entries: sorted.map(([entry]) => entry), faults }
}

/** Whether a white list admits an address. An empty list admits everybody. */
export const letsThrough = (list: readonly string[], address: string): boolean => {
  const wanted = octets(address)
  return (
    list.length === 0 ||
    list.some((one) => {
      const entry = readEntry(one)
      return (
        typeof entry !== 'string' && wanted !== undefined && networkOf(wanted, entry.bits) === entry.first
      )
    })
  )
}

export const longestUrl = 256

/** The eight groups of an IPv6 address in the browser's notation, without brackets. */
const groupsOf = (host: string): readonly number[] => {
  const [head = '', tail] = host.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [read(head), read(tail ?? '')]
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: between }, () => 0), ...after]
}

const isPublicIpv6 = (host: string): boolean => {
  const groups = groupsOf(host)
  const [first = 0, second = 0] = groups
  const [high = 0, low = 0] = groups.slice(6)
  // An embedded IPv4 address: mapped, translated (64:ff9b::/96), or 6to4.
  if (groups.slice(0, 5).every((group) => group === 0) || (first === 0x64 && second === 0xff9b))
    return groups[5] === 0xffff || first === 0x64 ? !isReserved(high * 65_536 + low) : false
  if (first === 0x2002) return !isReserved(second * 65_536 + (groups[2] ?? 0))
  // Otherwise only global unicast (2000::/3) is public.
  return first >= 0x2000 && first < 0x4000
}

/** Names that public name servers do not resolve. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

/**
 * Whether the platform may push to an address: http or https, a public host, no user name, at most 256 characters. Parsed like
 * a browser does, so that addresses written as one number are caught as well.
 */
export const isPublicUrl = (address: string): boolean => {
  if (address.length > longestUrl || !/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address))
    return false
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1))
  const ipv4 = octets(hostname)
  if (ipv4 !== undefined) return !isReserved(ipv4)
  const host = hostname.replace(/\.$/, '')
  return host.includes('.') && !localNames.test(host)
}
