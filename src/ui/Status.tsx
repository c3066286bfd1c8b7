import type { Tone } from '@/declaration'
import './status.css'

/** A state: a dot in its colour and always its word. */
export const Status = ({ tone, word }: { tone: Tone; word: string }) => (
  <span className="ui-status" data-tone={tone} title={word}>
    {word}
  </span>
)

/** Something that has a colour of its own, such as a seller's flag: its dot and always its word. */
export const Dotted = ({ colour, word }: { colour: string; word: string }) => (
  <span className="ui-dotted">
    <span className="ui-dot" style={{ backgroundColor: colour }} />
    {word}
  </span>
)
