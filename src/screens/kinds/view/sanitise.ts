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
const picture = /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i

const purify = createDOMPurify(window)

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
    if (src === null || !picture.test(src)) element.remove()
    else {
      element.setAttribute('loading', 'lazy')
      element.setAttribute('referrerpolicy', 'no-referrer')
    }
  } else if (src !== null) element.removeAttribute('src')
})

/**
 * Formatted text that may be put into the page: no script, form, style, frame, svg or math; links to the web, e-mail or
 * telephone in a window of their own; pictures by https or in the text itself (domain §8).
 */
export const sanitise = (html: string): string => purify.sanitize(html, allowed)
