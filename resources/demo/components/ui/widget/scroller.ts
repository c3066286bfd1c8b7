/** The scroll container of an element. */
export const scrollerOf = (element: Element | null): Element | undefined => {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if (overflowY === 'auto' || overflowY === 'scroll') return around
  }
  return undefined
}
