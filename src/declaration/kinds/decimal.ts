/**
 * Formats whole units of 1/10^decimals as plain digits, exactly: 12900 with 2 decimals → "129.00". A number that is not
 * whole has already lost digits and is formatted as it is.
 */
export const decimalOf = (units: number, decimals: number): string => {
  if (!Number.isSafeInteger(units)) return String(units)
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
