import { type IpFault, ipFault, readIpList } from '../network'

/** What is wrong in a line of a white list that is being written. */
export interface IpComplaint {
  /** Counted from 0. */
  readonly line: number
  readonly entry: string
  readonly fault: IpFault | 'twice'
}

/**
 * What is wrong in a white list, line by line: the first thing of each. What stands there twice does no harm, and is told
 * all the same.
 */
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

/** Whether an address may stand on a white list. */
export const isListable = (address: string): boolean => ipFault(address) === undefined
