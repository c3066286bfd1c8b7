import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { many } from './texts'

/** How many are named before only a count is given. */
const mostNamed = 20

const comma = l('、', ', ', ', ')

/** The chosen shops that are skipped, by reason and name. */
export const LeftOutShops = ({
  groups,
}: {
  groups: readonly { readonly reason: Label; readonly names: readonly string[] }[]
}) => {
  const say = useSay()
  const left = groups.filter(({ names }) => names.length > 0)
  if (left.length === 0) return null
  return (
    <Notice severity="info">
      {left.map(({ reason, names }) => (
        <div key={reason.zh}>
          {say(many.leftOut, {
            count: names.length,
            names: `${say(reason)} — ${names.slice(0, mostNamed).join(say(comma))}${names.length > mostNamed ? ' …' : ''}`,
          })}
        </div>
      ))}
    </Notice>
  )
}
