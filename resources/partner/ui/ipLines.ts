import { type IpFault, ipFault, readIpList } from '../network'

/** A problem in a line of the white list being edited. */
export interface IpComplaint {
  /** Counted from 0. */
  readonly line: number
  readonly entry: string
  readonly fault: IpFault | 'twice'
}

/** The first problem of each line. Repeated entries are reported, too, though they do no harm. */
export const complaintsOf = (text: string): readonly IpComplaint[] => {
  const seen = new Set<string>()
  return text.split('\n').flatMap((written, line): IpComplaint[] => {
    const { entries, faults } = readIpList(written)
    const [fault] = faults
    const twice = entries.find((entry) => seen.has(entry))
    for (const entry of entries) seen.add(entry)
    if (fault) return [{ line, ...fault }]
    return twice === undefined ? [] : [{ line, entry: twice, fault: 'twice' }]
  })
}

/** Whether an address can be on a white list. */
export const isListable = (address: string): boolean => ipFault(address) === undefined
