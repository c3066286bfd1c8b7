import type { Tone } from '@/declaration'

/** A state: a dot in its colour and always its word. */
export const Status = ({ tone, word }: { tone: Tone; word: string }) => (
  <span className="kind-status" data-tone={tone} title={word}>
    {word}
  </span>
)
