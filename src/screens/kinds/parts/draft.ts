import { useState } from 'react'
import type { Json } from '@/declaration'

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The text of an input beside the value that it stands for: "12." is on its way to 12.00, and must not be rewritten
 * while it is typed. A value that comes from elsewhere (a reset, a loaded record) replaces the text.
 *
 * @param write the text of a value
 * @param read the value of a text; undefined when it is none
 */
export const useDraft = (
  value: Json | undefined,
  write: (value: Json | undefined) => string,
  read: (text: string) => Json | undefined,
  onChange: (value: Json | undefined) => void,
) => {
  const [draft, setDraft] = useState<{ text: string; value: Json | undefined }>()
  const own = draft !== undefined && same(draft.value, value)
  return {
    text: own ? draft.text : write(value),
    type: (text: string) => {
      const next = read(text)
      setDraft({ text, value: next })
      onChange(next)
    },
    /** Typing is over: what stands there is the value, written as values are, and nothing that is not asked for. */
    settle: () => setDraft(undefined),
  }
}
