/** What a toolbar gives up for one line, in steps: when the list was read, the words of its tools, the total that its states say too. */
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

/** For what each toolbar stands as it does: trying the steps lays it out again and again. */
const arrangedFor = new WeakMap<HTMLElement, string>()

/** Takes as many steps as a list's toolbar needs to stand in one line; if none is enough, all. */
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
    // An icon alone says on hover what it does.
    if (word.clientWidth <= 1) button.title = word.textContent ?? ''
    else button.removeAttribute('title')
  }
}
