import { useState } from 'react'
import type { Json } from '@/declaration'

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** An input's text while it is edited: "12." must not become 12.00 while typing. A value set from elsewhere replaces it. */
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
    /** Typing is over: format the text as the value, and drop anything else. */
    settle: () => setDraft(undefined),
  }
}
