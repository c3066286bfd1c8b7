/** Names something on a page, as a reader would. Without a label, its text counts. */
export interface Wanted {
  /** Exactly this, or all that contain it (`part`). */
  readonly name?: string
  readonly part?: string
  /** Inside of this. */
  readonly within?: readonly [role: string, wanted?: Wanted]
  /** Which one of them, by default the first. */
  readonly nth?: number
}

/**
 * The visible elements with a role and a name. It runs in the page and refers to nothing outside.
 *
 * @param role as ARIA has it
 * @param wanted its name, and where
 */
export function findByRole(role: string, wanted: Wanted): HTMLElement[] {
  const tags: { readonly [role: string]: string } = {
    button: 'button',
    link: 'a[href]:not([role])',
    heading: 'h1',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    row: 'tr',
    gridcell: 'td',
    dialog: 'dialog, [role=alertdialog]',
    textbox: 'input:not([type=checkbox], [type=radio], [role]), textarea:not([role])',
    main: 'main',
    navigation: 'nav',
    region: 'section[aria-label], section[aria-labelledby]',
    group: 'fieldset',
    combobox: 'select',
    listitem: 'li',
    img: 'img',
    body: 'body',
    status: 'output',
  }
  const textOf = (ids: string) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' ')
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : undefined
    const name = element.getAttribute('aria-label') || (labelledBy ? textOf(labelledBy) : label)
    return (name || element.innerText || element.title)
      .replace(/\s*\*$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  const find = (of: string, { name, part, within }: Wanted): HTMLElement[] => {
    const places = within ? find(within[0], within[1] ?? {}) : [document.documentElement]
    const selector = [`[role=${of}]`, tags[of]].filter(Boolean).join(', ')
    return places
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('[inert], [aria-hidden=true]')
        )
          return false
        const given = nameOf(element)
        return (name === undefined || given === name) && (part === undefined || given.includes(part))
      })
  }
  return find(role, wanted)
}
