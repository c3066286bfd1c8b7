import Code from '@mui/icons-material/Code'
import { useEffect, useRef, useState } from 'react'
import type { FieldOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import type { EntryProps } from '../../entry'
import { Source } from '../Source'
import { controlOf, plain } from '../TextBox'
import { type OfferedVariable, Toolbar } from './Toolbar'
import { texts } from './texts'
import { useEditor } from './useEditor'
import './richText.css'

/** The variables that the field offers, and those already in its text. */
const offered = ({ variables }: FieldOf<'html'>, value: string): readonly OfferedVariable[] => {
  if (!variables) return []
  const known = Object.entries(variables).map(([name, label]) => ({ name, label }))
  const own = Array.from(value.matchAll(/\{([A-Za-z]{1,50})\}/g), ([, name = '']) => name)
  return [
    ...known,
    ...[...new Set(own)].filter((name) => !Object.hasOwn(variables, name)).map((name) => ({ name })),
  ]
}

/** Formatted text as it will look, or its source; only the source if the editor would lose part of it. */
const RichText = (props: EntryProps<FieldOf<'html'>>) => {
  const { field, label, invalid, disabled, autoFocus, input } = props
  const say = useSay()
  const value = plain(input.value)
  const { editor, lost } = useEditor({
    value,
    editable: !disabled,
    attributes: Object.fromEntries(
      Object.entries({
        ...controlOf(props),
        role: 'textbox',
        'aria-multiline': true,
        'aria-label': label,
      }).flatMap(([name, one]) => (one === undefined ? [] : [[name, String(one)]])),
    ),
    onChange: input.onChange,
    onBlur: input.onBlur,
  })
  const [wanted, want] = useState(false)
  const showsSource = wanted || lost.length > 0
  const { ref } = input
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (showsSource || !element) return
    editor.mount(element)
    // The first field with an error gets the focus.
    ref({ focus: () => editor.commands.focus() })
    return () => editor.unmount()
  }, [editor, showsSource, ref])
  useEffect(() => {
    if (autoFocus) editor.commands.focus()
  }, [editor, autoFocus])
  const toggle = (
    <button
      type="button"
      className="ui-plain rich-tool rich-source"
      aria-pressed={showsSource}
      disabled={lost.length > 0}
      onClick={() => want(!wanted)}
    >
      <Code fontSize="small" />
      {say(texts.source)}
    </button>
  )
  return (
    <div className="rich" data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {lost.length > 0 && (
        <Notice severity="info" square>
          {say(texts.unknown, { names: lost.slice(0, 5).join(' ') })}
        </Notice>
      )}
      {showsSource ? (
        <>
          <div className="rich-toolbar">{toggle}</div>
          <Source {...props} />
        </>
      ) : (
        <>
          <Toolbar
            editor={editor}
            disabled={disabled}
            variables={offered(field, value)}
            pictures={field.pictures}
          >
            {toggle}
          </Toolbar>
          <div ref={host} className="rich-page" />
        </>
      )}
    </div>
  )
}

export default RichText
