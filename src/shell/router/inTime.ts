/** Up to this long the page before, or an empty one, is better than a placeholder, which React leaves for at least 300 ms. */
const patience = 300

/** Whether work is done within 300 ms; it goes on in any case. */
export const isInTime = (work: Promise<unknown>): Promise<boolean> => {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))
  return Promise.race([work.then(() => true), tooLong])
}
