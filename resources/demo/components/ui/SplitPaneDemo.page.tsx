import { styled, useTheme } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'

const texts = {
  about: l(
    '拖动分隔条调整大小，双击恢复；焦点在分隔条上时用方向键调整，Home 和 End 到最小和最大。',
    'Drag the dividers, double-click one to reset it; with the focus on a divider use the arrow keys, Home and End for the least and the most.',
    'Arrastre los divisores, doble clic para restablecer; con el foco en un divisor use las flechas, Inicio y Fin para el mínimo y el máximo.',
  ),
  reset: l('恢复默认大小', 'Default sizes', 'Tamaños iniciales'),
  left: l('左', 'Left', 'Izquierda'),
  top: l('右上', 'Top right', 'Arriba a la derecha'),
  bottom: l('右下', 'Bottom right', 'Abajo a la derecha'),
  across: l('左右之间的分隔条', 'Divider between left and right', 'Divisor entre izquierda y derecha'),
  down: l('上下之间的分隔条', 'Divider between top and bottom', 'Divisor entre arriba y abajo'),
  width: l('宽 {share}%', '{share}% wide', '{share}% de ancho'),
  height: l('高 {share}%', '{share}% high', '{share}% de alto'),
}

const Frame = styled('div')(({ theme }) => ({
  height: 'max(360px, calc(100dvh - 220px))',
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
}))

const Pane = styled('section')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  padding: 8,
  textAlign: 'center',
  '& h2': { margin: 0, fontSize: 16, fontWeight: 600 },
  '& p': { margin: 0 },
})

const Divider = styled(Separator)(({ theme }) => ({
  position: 'relative',
  backgroundColor: theme.console.colours.ink.border,
  '&[aria-orientation=vertical]': { width: 7 },
  '&[aria-orientation=horizontal]': { height: 7 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: 3,
    height: 24,
    margin: 'auto',
    borderRadius: 2,
    backgroundColor: theme.console.colours.ink.disabled,
  },
  '&[aria-orientation=horizontal]::after': { width: 24, height: 3 },
  '&[data-separator=hover], &[data-separator=active], &:focus-visible': {
    backgroundColor: theme.palette.primary.main,
    outline: 'none',
  },
  '&[data-separator=hover]::after, &[data-separator=active]::after, &:focus-visible::after': {
    backgroundColor: theme.palette.primary.contrastText,
  },
}))

const halves = { across: { left: 50, right: 50 }, down: { top: 50, bottom: 50 } } as const

export default function SplitPaneDemo() {
  const say = useSay()
  const { tone } = useTheme().console.colours
  const [across, setAcross] = useState<Layout>(halves.across)
  const [down, setDown] = useState<Layout>(halves.down)
  const acrossRef = useGroupRef()
  const downRef = useGroupRef()
  const wide = (of: string) => say(texts.width, { share: Math.round(across[of] ?? 0) })
  const high = (of: string) => say(texts.height, { share: Math.round(down[of] ?? 0) })
  const pane = (of: 'left' | 'top' | 'bottom', backgroundColor: string, sizes: readonly string[]) => (
    <Pane aria-label={say(texts[of])} style={{ backgroundColor }}>
      <h2>{say(texts[of])}</h2>
      {sizes.map((size) => (
        <p key={size}>{size}</p>
      ))}
    </Pane>
  )
  return (
    <DemoPage
      about={texts.about}
      actions={
        <Button
          onClick={() => {
            acrossRef.current?.setLayout(halves.across)
            downRef.current?.setLayout(halves.down)
          }}
        >
          {say(texts.reset)}
        </Button>
      }
    >
      <Frame>
        <Group orientation="horizontal" groupRef={acrossRef} onLayoutChange={setAcross}>
          <Panel id="left" defaultSize="50%" minSize="20%">
            {pane('left', tone.error.soft, [wide('left')])}
          </Panel>
          <Divider aria-label={say(texts.across)} />
          <Panel id="right" defaultSize="50%" minSize="20%">
            <Group orientation="vertical" groupRef={downRef} onLayoutChange={setDown}>
              <Panel id="top" defaultSize="50%" minSize="15%">
                {pane('top', tone.warning.soft, [wide('right'), high('top')])}
              </Panel>
              <Divider aria-label={say(texts.down)} />
              <Panel id="bottom" defaultSize="50%" minSize="15%">
                {pane('bottom', tone.success.soft, [wide('right'), high('bottom')])}
              </Panel>
            </Group>
          </Panel>
        </Group>
      </Frame>
    </DemoPage>
  )
}
