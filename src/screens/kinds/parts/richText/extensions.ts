import { type AnyExtension, Extension, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isOwnFile } from '@/declaration/kinds/file'

/** Where lines stand; "left" is what a reader has without being told. */
export const alignments = ['left', 'center', 'right'] as const

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture of another host where the cursor is. */
      setPicture: (picture: { readonly src: string; readonly alt: string }) => ReturnType
    }
  }
}

/** Where a paragraph or heading stands, by a style as mail programs know it. */
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

/**
 * A picture by its https address, or one that was uploaded. While it is written the former stands as a box with its words:
 * the console calls no host but its own.
 */
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
  addCommands: () => ({
    setPicture:
      (picture) =>
      ({ commands }) =>
        commands.insertContent({ type: 'picture', attrs: picture }),
  }),
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

/** Addresses that a link may lead to: the web by https, e-mail, and a variable that becomes an address. */
export const isLinkAddress = (address: string): boolean =>
  /^(https:\/\/[^\s<>"'{}]+|mailto:[^\s<>"']+@[^\s<>"']+|\{[A-Za-z]{1,50}\})$/.test(address)

/** Everything that the editor knows. What it does not know is edited as source. */
export const extensions = (): AnyExtension[] => [
  StarterKit.configure({
    dropcursor: { color: 'var(--tone-primary-main)' },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      // What a text says of its links stays as it is: neither a window nor a relation is added.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isKnownLink(address),
    },
    // An empty line that is always there at the end would be written into every text.
    trailingNode: false,
  }),
  Align,
  Picture,
]

/** Links that may already stand in a text, `http:` and `tel:` among them; new ones are asked for by `isLinkAddress`. */
const isKnownLink = (address: string | null | undefined): boolean =>
  typeof address === 'string' && (/^(https?:|mailto:|tel:)/i.test(address) || isLinkAddress(address))
