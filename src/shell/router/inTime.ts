/** Up to this long, ms, keep the previous or an empty page: React shows a placeholder for at least 300 ms. */
const patience = 300

/** Whether work finishes within 300 ms; it continues in any case. */
export const isInTime = (work: Promise<unknown>): Promise<boolean> => {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))
  return Promise.race([work.then(() => true), tooLong])
}
