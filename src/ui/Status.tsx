import type { Tone } from '@/declaration'
import './status.css'

/** A state: a coloured dot, always with a word. */
export const Status = ({ tone, word }: { tone: Tone; word: string }) => (
  <span className="ui-status" data-tone={tone} title={word}>
    {word}
  </span>
)

/** Something with a custom colour, such as a seller's flag: a dot, always with a word. */
export const Dotted = ({ colour, word }: { colour: string; word: string }) => (
  <span className="ui-dotted">
    <span className="ui-dot" style={{ backgroundColor: colour }} />
    {word}
  </span>
)
