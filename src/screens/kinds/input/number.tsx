import type { FieldOf } from '@/declaration'
import { yuanOf } from '@/declaration/kinds/money'
import { percentOf } from '@/declaration/kinds/percent'
import { useSay } from '@/i18n/useSay'
import type { KindEntry } from './input'
import { Typed } from './text'

export const integer: KindEntry<FieldOf<'integer'>> = {
  Entry: (props) => {
    const say = useSay()
    const { unit } = props.field
    return <Typed {...props} numeric write={String} after={unit && say(unit)} />
  },
}

export const money: KindEntry<FieldOf<'money'>> = {
  Entry: (props) => (
    <Typed {...props} numeric before="¥" write={(amount) => yuanOf(amount, props.field.unit)} />
  ),
}

export const percent: KindEntry<FieldOf<'percent'>> = {
  Entry: (props) => <Typed {...props} numeric after="%" write={percentOf} />,
}
