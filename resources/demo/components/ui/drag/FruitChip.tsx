import Close from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { PlainButton } from './boxes'
import type { Place } from './lists'
import { movable } from './look'
import { useDragItem } from './useDragItem'

const remove = l('移除 {item}', 'Remove {item}', 'Quitar {item}')

const Chip = styled('li')(({ theme }) => ({
  display: 'flex',
  height: theme.console.size.smallControl,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.console.colours.ground.head,
  ...movable(theme),
}))

const Name = styled(PlainButton)({ padding: '0 4px 0 8px' })
const Remove = styled(PlainButton)({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  padding: 0,
  cursor: 'pointer',
})

/** A selected item; its name is the handle. */
export const FruitChip = ({
  id,
  name,
  place,
  onRemove,
}: {
  id: string
  name: string
  place: Place
  onRemove: () => void
}) => {
  const say = useSay()
  const { ref, moving, grip } = useDragItem(id, place)
  /** Moves the focus to a neighbour, or to the button that opens the menu. */
  const removeAndGoOn = (chip: Element | null) => {
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling
    const field = chip?.closest('[role=group]')
    const next = beside?.querySelector('button') ?? field?.querySelector<HTMLElement>('[aria-haspopup]')
    // A removed item is not held any more.
    grip.onBlur()
    onRemove()
    next?.focus()
  }
  return (
    <Chip ref={ref} data-moving={moving || undefined}>
      <Name
        type="button"
        {...grip}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace')
            removeAndGoOn(event.currentTarget.closest('li'))
          else grip.onKeyDown(event)
        }}
      >
        {name}
      </Name>
      <Remove
        type="button"
        aria-label={say(remove, { item: name })}
        onClick={({ currentTarget }) => removeAndGoOn(currentTarget.closest('li'))}
      >
        <Close sx={{ fontSize: 14 }} />
      </Remove>
    </Chip>
  )
}
