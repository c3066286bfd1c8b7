import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import type { ReactNode } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { readableOn } from '@/theme/colour'
import { Section, Sheet } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { ArticleMenu, FloatingInput, TiltingPicture } from './widget/smallWidgets'

const texts = {
  about: l(
    '几种小组件：指针做到的，键盘焦点也能做到。',
    'Some small widgets: what the pointer does, the focus of the keyboard does too.',
    'Algunos elementos pequeños: lo que hace el puntero, lo hace también el foco del teclado.',
  ),
  buttons: l('彩色按钮', 'Coloured buttons', 'Botones de color'),
  input: l('浮动标签输入框', 'Input with a floating label', 'Campo con etiqueta flotante'),
  picture: l('悬停图片', 'Hover picture', 'Imagen al pasar'),
  waves: l('水波纹', 'Waves', 'Ondas'),
  wavesButton: l('水波纹效果', 'Wave effect', 'Efecto de onda'),
  hover: l('悬停文字', 'Hover text', 'Texto al pasar'),
  hoverLink: l('打开文档', 'Open the documentation', 'Abrir la documentación'),
  share: l('展开菜单', 'Expandable menu', 'Menú desplegable'),
}

const links = [
  { to: '/documentation/index', label: l('文档', 'Documentation', 'Documentación'), colour: '#324157' },
  { to: '/icon/index', label: l('图标', 'Icons', 'Iconos'), colour: '#3a71a8' },
  { to: '/excel/export-excel', label: l('Excel', 'Excel', 'Excel'), colour: '#c03639' },
  { to: '/table/complex-table', label: l('表格', 'Table', 'Tabla'), colour: '#fec171' },
  { to: '/example/create', label: l('表单', 'Form', 'Formulario'), colour: '#30b08f' },
  { to: '/theme/index', label: l('主题', 'Theme', 'Tema'), colour: '#4ab7bd' },
]

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 })

const Coloured = styled(Link, { shouldForwardProp: (prop) => prop !== 'colour' })<{ colour: string }>(
  ({ theme, colour }) => {
    const ground = readableOn(colour, ['#ffffff'])
    const { surface } = theme.console.colours.ground
    return {
      flex: '1 1 140px',
      boxSizing: 'border-box',
      padding: '12px 16px',
      border: `1px solid ${ground}`,
      borderRadius: theme.shape.borderRadius,
      color: '#ffffff',
      backgroundColor: ground,
      textAlign: 'center',
      textDecoration: 'none',
      transition: 'background-color 200ms, color 200ms',
      '&:hover': { color: readableOn(colour, [surface]), backgroundColor: surface },
    }
  },
)

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  columnGap: theme.console.size.gap,
}))

const Block = styled(Sheet)({ minHeight: 140, padding: 16, overflow: 'visible' })

const Hovered = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: '8px 0',
  fontSize: 18,
  color: theme.palette.primary.main,
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 2px',
  transition: 'background-size 200ms, letter-spacing 200ms',
  '&:hover, &:focus-visible': { backgroundSize: '100% 2px', letterSpacing: '0.08em' },
}))

export default function ComponentMixinDemo() {
  const say = useSay()
  const block = (title: Label, content: ReactNode) => (
    <Section title={say(title)}>
      <Block>{content}</Block>
    </Section>
  )
  return (
    <DemoPage about={texts.about}>
      <Section title={say(texts.buttons)}>
        <Sheet>
          <Row>
            {links.map(({ to, label, colour }) => (
              <Coloured key={to} to={to} colour={colour}>
                {say(label)}
              </Coloured>
            ))}
          </Row>
        </Sheet>
      </Section>
      <Blocks>
        {block(texts.input, <FloatingInput />)}
        {block(texts.picture, <TiltingPicture />)}
        {block(
          texts.waves,
          <Button
            variant="contained"
            disableElevation
            disableRipple={false}
            sx={{ height: 'var(--size-control)' }}
          >
            {say(texts.wavesButton)}
          </Button>,
        )}
        {block(texts.hover, <Hovered to="/documentation/index">{say(texts.hoverLink)}</Hovered>)}
        {block(texts.share, <ArticleMenu />)}
      </Blocks>
    </DemoPage>
  )
}
