import type { Sms } from '../platform/contract'
import type { SeedProgress } from '../platform/install'

/** A terminal shows one moving line, a file one line per area and partner. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export function seedReport(output: Output, size: string) {
  let begun = 0
  let current = ''
  /** An area may report that it is done more than once. */
  let finished = ''
  return {
    progress({ area, username, done, total }: SeedProgress): void {
      if (begun === 0) {
        begun = Date.now()
        output.write(`First start: making the sample data (${size})\n`)
      }
      const part = `  ${area} of ${username}`
      if (output.isTTY) {
        const next = current !== '' && current !== part ? '\n' : ''
        output.write(`${next}\r${part}: ${done} of ${total}`)
      } else if (done === total && finished !== part) {
        output.write(`${part}: ${total}\n`)
        finished = part
      }
      current = part
    },
    done(): void {
      if (begun === 0) return
      output.write(`${output.isTTY ? '\n' : ''}Made in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
    },
  }
}

/** A text message for the server's log, the only place where it is delivered. */
export const smsLine = ({ mobile, text }: Sms): string =>
  `SMS to ${mobile.slice(0, 3)}****${mobile.slice(-4)}: ${text}`
