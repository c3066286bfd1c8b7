import DataObject from '@mui/icons-material/DataObject'
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import FormatAlignRight from '@mui/icons-material/FormatAlignRight'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Image from '@mui/icons-material/ImageOutlined'
import Link from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Editor } from '@tiptap/core'
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { UploadRules } from '@/declaration/kinds/file'
import type { Label } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { alignments } from './extensions'
import { LinkDialog, PictureDialog } from './InsertDialog'
import { texts } from './texts'
import { UploadPictures } from './UploadPictures'

const levels = [1, 2, 3] as const

/** A variable that can be inserted as `{Name}`: its name and label. */
export interface OfferedVariable {
  readonly name: string
  readonly label?: Label
}

/** Arrow keys move between buttons, as in any toolbar. */
const goAlong = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const next = all[(all.indexOf(event.target) + step + all.length) % all.length]
  event.preventDefault()
  next?.focus()
}

/** Keeps the caret in the text, so that typing can continue right after a click. */
const keepFocus = (event: MouseEvent<HTMLElement>) => event.preventDefault()

interface ToolbarProps {
  readonly editor: Editor
  readonly disabled: boolean
  readonly variables: readonly OfferedVariable[]
  /** How pictures are uploaded; if undefined they are inserted by address. */
  readonly pictures: UploadRules | undefined
  readonly children: ReactNode
}

export const Toolbar = ({ editor, disabled, variables, pictures, children }: ToolbarProps) => {
  const say = useSay()
  const [asks, ask] = useState<'link' | 'picture'>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const focused = () => editor.chain().focus()
  const level = levels.find((one) => editor.isActive('heading', { level: one }))
  const aligned = alignments.find((align) => editor.isActive({ align })) ?? 'left'
  const align = (to: (typeof alignments)[number]) => () => {
    const align = to === 'left' ? null : to
    focused().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()
  }
  /** `pressed`: undefined for a button that is not a toggle. */
  const tool = (
    label: Label,
    Icon: ComponentType<{ fontSize: 'small' }>,
    onClick: (event: MouseEvent<HTMLButtonElement>) => void,
    { pressed, isOff = disabled }: { pressed?: boolean; isOff?: boolean } = {},
  ) => (
    <button
      type="button"
      className="ui-plain rich-tool"
      aria-label={say(label)}
      data-tip={say(label)}
      aria-pressed={pressed}
      disabled={isOff}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      <Icon fontSize="small" />
    </button>
  )
  const toggle = (name: string, label: Label, Icon: Parameters<typeof tool>[1], onClick: () => void) =>
    tool(label, Icon, onClick, { pressed: editor.isActive(name) })
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={say(texts.toolbar)}
      className="rich-toolbar"
      onKeyDown={goAlong}
    >
      {tool(texts.undo, Undo, () => focused().undo().run(), { isOff: disabled || !editor.can().undo() })}
      {tool(texts.redo, Redo, () => focused().redo().run(), { isOff: disabled || !editor.can().redo() })}
      <select
        className="rich-block"
        aria-label={say(texts.block)}
        disabled={disabled}
        value={level ?? 0}
        onChange={({ target }) => {
          const wanted = levels.find((one) => String(one) === target.value)
          if (wanted) focused().setHeading({ level: wanted }).run()
          else focused().setParagraph().run()
        }}
      >
        <option value={0}>{say(texts.paragraph)}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {say(texts.heading, { level: one })}
          </option>
        ))}
      </select>
      {toggle('bold', texts.bold, FormatBold, () => focused().toggleBold().run())}
      {toggle('italic', texts.italic, FormatItalic, () => focused().toggleItalic().run())}
      {toggle('underline', texts.underline, FormatUnderlined, () => focused().toggleUnderline().run())}
      {toggle('bulletList', texts.bullets, FormatListBulleted, () => focused().toggleBulletList().run())}
      {toggle('orderedList', texts.numbers, FormatListNumbered, () => focused().toggleOrderedList().run())}
      {tool(texts.left, FormatAlignLeft, align('left'), { pressed: aligned === 'left' })}
      {tool(texts.center, FormatAlignCenter, align('center'), { pressed: aligned === 'center' })}
      {tool(texts.right, FormatAlignRight, align('right'), { pressed: aligned === 'right' })}
      {toggle('link', texts.link, Link, () => ask('link'))}
      {tool(texts.picture, Image, () => ask('picture'))}
      {tool(texts.clear, FormatClear, () => focused().unsetAllMarks().clearNodes().run())}
      {variables.length > 0 &&
        tool(texts.variable, DataObject, ({ currentTarget }) => setAnchor(currentTarget))}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {variables.map(({ name, label }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              focused()
                .insertContent({ type: 'text', text: `{${name}}` })
                .run()
            }}
          >
            <span className="rich-variable">{`{${name}}`}</span>
            {label && <span className="kind-note">{say(label)}</span>}
          </MenuItem>
        ))}
      </Menu>
      {children}
      {asks === 'link' && <LinkDialog editor={editor} onClose={() => ask(undefined)} />}
      {asks === 'picture' && pictures && (
        <UploadPictures editor={editor} rules={pictures} onClose={() => ask(undefined)} />
      )}
      {asks === 'picture' && !pictures && <PictureDialog editor={editor} onClose={() => ask(undefined)} />}
    </div>
  )
}
