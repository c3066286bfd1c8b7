import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Framed words. A line too short for them all says how many more there are. `words`: all of them, for the tooltip. */
export const TagLine = ({ words, children }: { words: string; children: ReactNode }) => {
  const line = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    let stop: (() => void) | undefined
    let gone = false
    const start = ({ watch }: typeof import('./tagsInLine')) => {
      if (!gone) stop = watch(element)
    }
    // If that fails, the line is simply cut off.
    import('./tagsInLine').then(start, () => {})
    return () => {
      gone = true
      stop?.()
    }
  }, [words])
  return (
    <span ref={line} className="kind-tags" title={words}>
      {children}
    </span>
  )
}

/** Several words, each in its own frame. */
export const Tags = ({ words }: { words: readonly string[] }) => (
  <TagLine words={words.join(', ')}>
    {words.map((word) => (
      <span key={word} className="kind-tag">
        {word}
      </span>
    ))}
  </TagLine>
)
