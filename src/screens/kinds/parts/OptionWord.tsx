import { Status } from '@/ui/Status'
import type { Option } from './options'

/** An option's name, with a dot before it if it has a tone. */
export const OptionWord = ({ word, tone }: Pick<Option, 'word' | 'tone'>) =>
  tone ? <Status tone={tone} word={word} /> : <span>{word}</span>
