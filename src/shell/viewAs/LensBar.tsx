import View from '@mui/icons-material/VisibilityOutlined'
import { styled, useTheme } from '@mui/material/styles'
import type { RefObject } from 'react'
import { useSay } from '@/i18n/useSay'
import type { ViewAs } from '@/platform/userInfo'
import { Button } from '@/ui/Button'
import { useLook } from './lens'
import { RoleSelect } from './RoleSelect'
import { texts } from './texts'

const Bar = styled('div')(({ theme }) => {
  const { ink, tone } = theme.console.colours
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: `4px ${theme.console.size.gap}px`,
    color: ink.text,
    backgroundColor: tone.primary.soft,
    borderBottom: `1px solid ${ink.line}`,
    '& > p': { display: 'flex', alignItems: 'center', gap: 8, flex: '1 1 240px', margin: 0 },
    '& > p > svg': { flex: 'none', color: tone.primary.main },
    '& > div': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
    [theme.breakpoints.down('sm')]: { paddingInline: 12 },
  }
})

/** @param page gets the focus when the bar closes */
const LensBar = ({ view, page }: { view: ViewAs; page: RefObject<HTMLElement | null> }) => {
  const say = useSay()
  const look = useLook()
  const { smallControl } = useTheme().console.size
  const leave = async () => {
    if (await look()) page.current?.focus({ preventScroll: true })
  }
  return (
    <Bar>
      <p role="status">
        <View fontSize="small" />
        {say(texts.on, { role: say(view.title) })}
      </p>
      <div>
        <RoleSelect label={say(texts.role)} view={view} height={smallControl} onChoose={look} />
        <Button size="small" variant="outlined" onClick={leave} style={{ flex: 'none' }}>
          {say(texts.leave)}
        </Button>
      </div>
    </Bar>
  )
}

export default LensBar
