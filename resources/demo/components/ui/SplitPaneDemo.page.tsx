import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'

const texts = {
  title: l('分栏', 'Split pane', 'Panel dividido'),
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

const Pane = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'error' | 'warning' | 'success'
}>(({ theme, tone }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  padding: 8,
  textAlign: 'center',
  backgroundColor: theme.console.colours.tone[tone].soft,
  '& h2': { margin: 0, fontSize: 16, fontWeight: 600 },
  '& p': { margin: 0 },
}))

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

const half = 50

const PaneSize = ({
  name,
  tone,
  sizes,
}: {
  name: Label
  tone: 'error' | 'warning' | 'success'
  sizes: readonly string[]
}) => {
  const say = useSay()
  return (
    <Pane tone={tone} aria-label={say(name)}>
      <h2>{say(name)}</h2>
      {sizes.map((size) => (
        <p key={size}>{size}</p>
      ))}
    </Pane>
  )
}

/** Two panes side by side, the right one split again. */
const SplitPaneDemo = () => {
  const say = useSay()
  const [across, setAcross] = useState<Layout>({ left: half, right: half })
  const [down, setDown] = useState<Layout>({ top: half, bottom: half })
  const acrossRef = useGroupRef()
  const downRef = useGroupRef()
  const wide = (of: string) => say(texts.width, { share: Math.round(across[of] ?? 0) })
  const high = (of: string) => say(texts.height, { share: Math.round(down[of] ?? 0) })
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)}>
        <Button
          onClick={() => {
            acrossRef.current?.setLayout({ left: half, right: half })
            downRef.current?.setLayout({ top: half, bottom: half })
          }}
        >
          {say(texts.reset)}
        </Button>
      </PageHead>
      <Frame>
        <Group orientation="horizontal" groupRef={acrossRef} onLayoutChange={setAcross}>
          <Panel id="left" defaultSize="50%" minSize="20%">
            <PaneSize name={texts.left} tone="error" sizes={[wide('left')]} />
          </Panel>
          <Divider aria-label={say(texts.across)} />
          <Panel id="right" defaultSize="50%" minSize="20%">
            <Group orientation="vertical" groupRef={downRef} onLayoutChange={setDown}>
              <Panel id="top" defaultSize="50%" minSize="15%">
                <PaneSize name={texts.top} tone="warning" sizes={[wide('right'), high('top')]} />
              </Panel>
              <Divider aria-label={say(texts.down)} />
              <Panel id="bottom" defaultSize="50%" minSize="15%">
                <PaneSize name={texts.bottom} tone="success" sizes={[wide('right'), high('bottom')]} />
              </Panel>
            </Group>
          </Panel>
        </Group>
      </Frame>
    </>
  )
}

export default SplitPaneDemo
