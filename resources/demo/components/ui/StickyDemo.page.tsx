import Button from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { Filler } from './widget/Filler'
import { PublishBar } from './widget/PublishBar'

const texts = {
  title: l('吸顶', 'Sticky', 'Fijo arriba'),
  about: l(
    '向下滚动时，工具栏停在页面顶部；下面的按钮停在离顶部 200 像素处。',
    'While the page is scrolled, the toolbar stays at its top, and the button below stays 200 px under it.',
    'Al desplazar la página, la barra se queda arriba y el botón de abajo, a 200 px del borde.',
  ),
  offset: l('停在 200 像素处', 'Stays at 200 px', 'Se queda a 200 px'),
}

/**
 * The sticky offset in px below the page's upper edge. CSS counts from inside the pane's padding, which is the height of the
 * header above it.
 */
const staysAt = (theme: Theme, offset: number) => ({
  top: offset - theme.console.size.gap,
  [theme.breakpoints.down('sm')]: { top: offset - 8 },
})

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  ...staysAt(theme, 0),
  padding: 8,
  marginBottom: theme.console.size.gap,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.console.colours.ground.raised,
  boxShadow: theme.console.colours.shadow,
}))

const Offset = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 9,
  ...staysAt(theme, 200),
  width: 'max-content',
  margin: `${theme.console.size.gap}px 0`,
}))

/** Sticky parts in CSS, inside the page's own scroll container. */
const StickyDemo = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Bar>
        <PublishBar />
      </Bar>
      <Sheet>
        <Filler lines={20} />
      </Sheet>
      <Offset>
        <Button variant="contained">{say(texts.offset)}</Button>
      </Offset>
      <Sheet>
        <Filler lines={60} />
      </Sheet>
    </>
  )
}

export default StickyDemo
