/** The element around another that scrolls it: the pane of its page. */
export const scrollerOf = (element: Element | null): Element | undefined => {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if (overflowY === 'auto' || overflowY === 'scroll') return around
  }
  return undefined
}
