/** What a toolbar drops to fit on one line, in steps: the loading time, its tools' labels, the total that the states show too. */
const steps = ['0', '1', '2', '3'] as const

const center = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

const wraps = (toolbar: HTMLElement): boolean => {
  const parts = [...toolbar.children, ...(toolbar.querySelector('.list-tools')?.children ?? [])]
  const centers = parts.filter((part) => part.clientHeight > 0).map(center)
  return Math.max(...centers) - Math.min(...centers) > toolbar.clientHeight / 4
}

/** What each toolbar was last arranged for: every step that is tried costs a layout. */
const arrangedFor = new WeakMap<HTMLElement, string>()

/** Takes as many steps as the toolbar needs to fit on one line, or all of them. */
export const tighten = (toolbar: HTMLElement): void => {
  const control = getComputedStyle(toolbar).getPropertyValue('--size-control')
  const now = `${toolbar.clientWidth} ${control} ${toolbar.textContent}`
  if (arrangedFor.get(toolbar) === now) return
  arrangedFor.set(toolbar, now)
  for (const step of steps) {
    toolbar.dataset.tight = step
    if (!wraps(toolbar)) break
  }
  for (const word of toolbar.querySelectorAll<HTMLElement>('.list-tool-word')) {
    const button = word.closest('button')
    if (!button) continue
    // Without its label, an icon needs a tooltip.
    if (word.clientWidth <= 1) button.title = word.textContent ?? ''
    else button.removeAttribute('title')
  }
}
