import createDOMPurify, { type Config } from 'dompurify'
import { isOwnFile } from '@/declaration/kinds/file'

/** The markup that e-mails and announcements need; everything else is removed, except its text. */
const allowed: Config = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'pre',
    'code',
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
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'align', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const link = /^(https?:|mailto:|tel:)/i
const picture = /^data:image\/(png|jpeg|gif|webp);base64,/i
const remotePicture = /^https:\/\//i

const purify = createDOMPurify(window)

/** Pictures on other hosts are linked, not loaded, because the console contacts only its own host. */
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
    else if (src === null || !(picture.test(src) || isOwnFile(src))) element.remove()
  } else if (src !== null) element.removeAttribute('src')
})

/** Formatted text that is safe to put into the page: no scripts, forms, styles, frames, SVG or MathML. */
export const sanitise = (html: string): string => purify.sanitize(html, allowed)

const purifyPasted = createDOMPurify(window)

/** E-mails allow only https pictures (42003), other texts also uploaded ones; links stay as their author wrote them. */
purifyPasted.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href')
  if (href !== null && !(element.tagName === 'A' && link.test(href))) element.removeAttribute('href')
  const src = element.getAttribute('src')
  const stays = src !== null && (remotePicture.test(src) || isOwnFile(src))
  if (element.tagName === 'IMG' && !stays) element.remove()
  else if (element.tagName !== 'IMG' && src !== null) element.removeAttribute('src')
})

/** Sanitises pasted content by the same rules, but keeps pictures, because the result is edited rather than shown. */
export const sanitiseForEditing = (html: string): string => purifyPasted.sanitize(html, allowed)

const purifyMail = createDOMPurify(window)
const look = ['style', 'class', 'bgcolor', 'color', 'border', 'cellpadding', 'cellspacing', 'valign', 'size']

/** Shows a picture on another host as a box with its text: the console contacts only its own host. */
const boxFor = (image: Element): HTMLElement => {
  const box = document.createElement('span')
  box.className = 'picture'
  box.textContent = image.getAttribute('alt') || image.getAttribute('src') || ''
  return box
}

purifyMail.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href')
  if (href !== null) {
    // The preview shows where links lead, but they cannot be followed.
    element.removeAttribute('href')
    if (element.tagName === 'A') {
      element.setAttribute('title', href)
      element.classList.add('link')
    }
  }
  const style = element.getAttribute('style')
  if (style && /url\s*\(|@import|\\/i.test(style)) element.removeAttribute('style')
  if (element.tagName === 'IMG') element.replaceWith(boxFor(element))
  else element.removeAttribute('src')
})

/** A mail with its styles, for a separate frame in which nothing runs or loads. */
export const sanitiseMail = (html: string): string =>
  purifyMail.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...(allowed.ALLOWED_TAGS ?? []), 'font', 'center', 'col', 'colgroup'],
    ALLOWED_ATTR: [...(Array.isArray(allowed.ALLOWED_ATTR) ? allowed.ALLOWED_ATTR : []), ...look],
  })
