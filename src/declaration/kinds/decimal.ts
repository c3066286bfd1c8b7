/** 12900 units with 2 decimals → "129.00", exactly. A number that is not whole is formatted as it is. */
export const decimalOf = (units: number, decimals: number): string => {
  if (!Number.isSafeInteger(units)) return String(units)
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
