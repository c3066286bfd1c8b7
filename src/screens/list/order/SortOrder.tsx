import Sort from '@mui/icons-material/Sort'
import { useState } from 'react'
import type { Field } from '@/declaration'
import { inside } from '@/i18n/inside'
import { useLanguage } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { early } from '@/ui/late'
import { loadMenu, Menu, MenuItem, MenuLine } from '@/ui/Menu'
import { declaredSort } from '../params'
import { useList } from '../useList'
import { orderTexts } from './texts'
import { waysOf } from './ways'

const directions = ['ASC', 'DESC'] as const

/** A list's order in words, for when no column header shows it. Opens a menu to choose another. */
export const SortOrder = () => {
  const { resource, params, setSort } = useList()
  const { say, locale } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { [params.sort]: field } = resource.fields
  if (!field) return null
  const usual = declaredSort(resource)
  const waysFor = (name: string, one: Field) => waysOf(one, name === usual.field ? usual.order : undefined)
  const ways = waysFor(params.sort, field)
  const close = () => setAnchor(undefined)
  const choose = (name: string, order: 'ASC' | 'DESC') => {
    close()
    setSort({ field: name, order })
  }
  return (
    <>
      <Button
        size="small"
        variant="text"
        className="list-order"
        startIcon={<Sort fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        title={say(orderTexts.title)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...early(loadMenu)}
      >
        {say(orderTexts.by, {
          name: say(field.label),
          way: inside(say(ways[params.order]), locale),
        })}
      </Button>
      {anchor && (
        <Menu anchor={anchor} label={say(orderTexts.title)} onClose={close}>
          {resource.list.sortable.map((name) => {
            const { [name]: one } = resource.fields
            return (
              one && (
                <MenuItem
                  key={name}
                  checked={name === params.sort}
                  onClick={() => choose(name, name === params.sort ? params.order : waysFor(name, one).first)}
                >
                  {say(one.label)}
                </MenuItem>
              )
            )
          })}
          <MenuLine />
          {directions.map((order) => (
            <MenuItem key={order} checked={order === params.order} onClick={() => choose(params.sort, order)}>
              {say(ways[order])}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
