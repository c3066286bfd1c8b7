import { Status } from '@/ui/Status'
import type { Option } from './options'

/** The word of an option, behind its dot where it has a colour. */
export const OptionWord = ({ word, tone }: Pick<Option, 'word' | 'tone'>) =>
  tone ? <Status tone={tone} word={word} /> : <span>{word}</span>
