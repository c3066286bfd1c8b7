import { useHeads } from '@/screens/declarations'
import type { Edits } from './edits'
import { Line } from './Line'
import { texts } from './texts'

/** Where the area stands in the menu. */
export const MenuPlaceLines = ({ resource: { menu }, edit }: Edits) => {
  const groups = [...new Set(useHeads().flatMap((head) => head.menu.group ?? []))]
  const place = ['menu', 'group']
  return (
    <>
      <Line label={texts.group}>
        {(id) => (
          <select
            id={id}
            value={menu.group ?? ''}
            onChange={({ target: { value } }) =>
              edit(value === '' ? { place, remove: true } : { place, value })
            }
          >
            <option value="">—</option>
            {groups.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </select>
        )}
      </Line>
      <Line label={texts.order}>
        {(id) => (
          <input
            id={id}
            type="number"
            value={menu.order}
            onChange={({ target: { value, valueAsNumber } }) => {
              if (value !== '') edit({ place: ['menu', 'order'], value: valueAsNumber })
            }}
          />
        )}
      </Line>
    </>
  )
}
