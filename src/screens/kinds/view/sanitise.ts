import createDOMPurify, { type Config } from 'dompurify'

/** What formatted text of e-mails and announcements needs; all else goes, its words stay. */
const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
    ],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'align', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const link = /^(https?:|mailto:|tel:)/i
const picture = /^data:image\/(png|jpeg|gif|webp);base64,/i
const remotePicture = /^https:\/\//i

const purify = createDOMPurify(window)

/** A picture of another host is not fetched: the console calls no host but its own. Who wants to see it follows a link. */
const linkTo = (address: string, name: string | null): HTMLAnchorElement => {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer'
  anchor.textContent = name || address
  return anchor
}

purify.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href')
  if (href !== null) {
    if (element.tagName === 'A' && link.test(href)) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer')
    } else element.removeAttribute('href')
  }
  const src = element.getAttribute('src')
  if (element.tagName === 'IMG') {
    if (src !== null && remotePicture.test(src)) element.replaceWith(linkTo(src, element.getAttribute('alt')))
    else if (src === null || !picture.test(src)) element.remove()
  } else if (src !== null) element.removeAttribute('src')
})

/**
 * Formatted text that may be put into the page: no script, form, style, frame, svg or math; links to the web, e-mail or
 * telephone in a window of their own; pictures in the text itself, those by https (domain §8) as links.
 */
export const sanitise = (html: string): string => purify.sanitize(html, allowed)
