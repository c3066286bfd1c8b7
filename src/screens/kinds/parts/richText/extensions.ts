import { type AnyExtension, Extension, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isOwnFile } from '@/declaration/kinds/file'

/** Text alignments; "left" is the default. */
export const alignments = ['left', 'center', 'right'] as const

/** The alignment of a paragraph or heading, as a style that mail programs understand. */
const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => {
            const found = element.style.textAlign || element.getAttribute('align')
            return alignments.find((one) => one === found) ?? null
          },
          renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
})

const parts = ['src', 'alt', 'title', 'width', 'height'] as const

/** A picture by https address or upload. By address it is drawn as a box: the console contacts only its own host. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(parts.map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'img[src^="https://"]' },
    {
      tag: 'img[src^="/"]',
      getAttrs: (element) => (isOwnFile(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'rich-picture'
      dom.title = String(node.attrs.src)
      const { src, alt } = node.attrs
      if (isOwnFile(String(src))) {
        const picture = document.createElement('img')
        picture.src = String(src)
        picture.alt = String(alt ?? '')
        dom.dataset.own = ''
        dom.title = picture.alt
        dom.append(picture)
      } else dom.textContent = String(alt || src)
      return { dom }
    },
})

/** Whether a new link may point to an address: https, e-mail, or a variable that becomes an address. */
export const isLinkAddress = (address: string): boolean =>
  /^(https:\/\/[^\s<>"'{}]+|mailto:[^\s<>"']+@[^\s<>"']+|\{[A-Za-z]{1,50}\})$/.test(address)

/** Everything that the editor supports. Other markup is edited as source. */
export const extensions = (): AnyExtension[] => [
  StarterKit.configure({
    dropcursor: { color: 'var(--tone-primary-main)' },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      // Existing links stay as they are: no target or rel is added.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isKnownLink(address),
    },
    // A permanent empty last line would be saved with every text.
    trailingNode: false,
  }),
  Align,
  Picture,
]

/** Whether an existing link may stay, `http:` and `tel:` included; new ones are checked by `isLinkAddress`. */
const isKnownLink = (address: string | null | undefined): boolean =>
  typeof address === 'string' && (/^(https?:|mailto:|tel:)/i.test(address) || isLinkAddress(address))
