import { useId } from 'react'
import { useSay } from '@/i18n/useSay'
import { useHeads } from '@/screens/declarations'
import type { Edits } from './edits'
import { texts } from './texts'

/** Where the area stands in the menu. */
export const MenuPlaceLines = ({ resource: { menu }, edit }: Edits) => {
  const say = useSay()
  const id = useId()
  const groups = [...new Set(useHeads().flatMap((head) => head.menu.group ?? []))]
  return (
    <>
      <div className="editing-line">
        <label htmlFor={`${id}group`}>{say(texts.group)}</label>
        <select
          id={`${id}group`}
          value={menu.group ?? ''}
          onChange={({ target: { value } }) =>
            edit(
              value === '' ? { place: ['menu', 'group'], remove: true } : { place: ['menu', 'group'], value },
            )
          }
        >
          <option value="">—</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
      </div>
      <div className="editing-line">
        <label htmlFor={`${id}order`}>{say(texts.order)}</label>
        <input
          id={`${id}order`}
          type="number"
          value={menu.order}
          onChange={({ target: { value, valueAsNumber } }) => {
            if (value !== '') edit({ place: ['menu', 'order'], value: valueAsNumber })
          }}
        />
      </div>
    </>
  )
}
