import type { FieldOf, Json, KindName } from '@/declaration'
import { yuanOf } from '@/declaration/kinds/money'
import { percentOf } from '@/declaration/kinds/percent'
import { formatTimestamp } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { ChoiceFilter } from './filter/ChoiceFilter'
import type { FilterProps, KindFilter } from './filter/filter'
import { TextFilter } from './filter/TextFilter'
import { optionsOf } from './options'
import { PickTime } from './PickTime'

const typed = { Filter: TextFilter }

const chosen = {
  Filter: ({ field, ...rest }: FilterProps<FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>>) => (
    <ChoiceFilter options={optionsOf(field, useLocale())} {...rest} />
  ),
}

/** Whether something is there at all: values that hold others are not compared. */
const filled = {
  Filter: ({ field: _, ...rest }: FilterProps) => {
    const say = useSay()
    const options = [
      { value: true, word: say('console.kind.set') },
      { value: false, word: say('console.kind.unset') },
    ]
    return <ChoiceFilter options={options} {...rest} />
  },
}

const ofNumber = (write: (value: number) => string) => (value: Json | undefined) =>
  typeof value === 'number' ? write(value) : ''

/** How every kind is filtered. A kind that is declared and missing here does not compile. */
export const filters: { readonly [K in KindName]: KindFilter<FieldOf<K>> } = {
  text: typed,
  code: typed,
  multiline: typed,
  html: typed,
  tags: typed,
  phone: typed,
  email: typed,
  url: typed,
  secret: typed,
  reference: typed,
  integer: {
    Filter: (props) => {
      const say = useSay()
      const { unit } = props.field
      return <TextFilter {...props} numeric after={unit && say(unit)} />
    },
  },
  money: {
    Filter: (props) => (
      <TextFilter
        {...props}
        numeric
        before="¥"
        write={ofNumber((amount) => yuanOf(amount, props.field.unit))}
      />
    ),
  },
  percent: {
    Filter: (props) => <TextFilter {...props} numeric after="%" write={ofNumber(percentOf)} />,
  },
  timestamp: {
    Filter: (props) => (
      <TextFilter
        {...props}
        write={ofNumber(formatTimestamp)}
        placeholder="YYYY-MM-DD HH:mm:ss"
        tool={(text, type) => <PickTime clock text={text} onPick={type} />}
      />
    ),
  },
  day: {
    Filter: (props) => (
      <TextFilter
        {...props}
        placeholder="YYYY-MM-DD"
        tool={(text, type) => <PickTime clock={false} text={text} onPick={type} />}
      />
    ),
  },
  boolean: chosen,
  choice: chosen,
  choices: chosen,
  image: filled,
  files: filled,
  object: filled,
  list: filled,
}
