import ExpandMore from '@mui/icons-material/ExpandMore'
import { styled, type Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import article from '@resources/demo/article/article.area'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { parseTimestamp } from '@/declaration/kinds/time'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { PickTime } from '@/screens/kinds/parts/PickTime'
import { Sheet } from '@/ui/Card'
import { CheckMenu } from './CheckMenu'
import '@/screens/kinds/controls.css'
import { Button } from '@/ui/Button'
import { Filler } from './widget/Filler'

const texts = {
  about: l(
    '向下滚动时，工具栏停在页面顶部；下面的按钮停在离顶部 200 像素处。',
    'While the page is scrolled, the toolbar stays at its top, and the button below stays 200 px under it.',
    'Al desplazar la página, la barra se queda arriba y el botón de abajo, a 200 px del borde.',
  ),
  bar: l('发布设置', 'Publishing', 'Publicación'),
  platforms: l('平台（{count}）', 'Platforms ({count})', 'Plataformas ({count})'),
  link: l('链接', 'Link', 'Enlace'),
  linkHint: l('请输入内容', 'Please enter the content', 'Introduzca el contenido'),
  time: l('发布时间', 'Release time', 'Fecha y hora'),
  timeWrong: l(
    '请按 YYYY-MM-DD HH:mm:ss 填写',
    'Please write YYYY-MM-DD HH:mm:ss',
    'Escriba AAAA-MM-DD HH:mm:ss',
  ),
  publish: l('发布', 'Publish', 'Publicar'),
  published: l('已发布到：{platforms}', 'Published on: {platforms}', 'Publicado en: {platforms}'),
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

const platforms = Object.entries(article.fields.platforms.of)

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > .MuiFormControl-root': { flex: '1 1 260px' },
  // Room for its words, the format and the button.
  '& > .MuiFormControl-root + .MuiFormControl-root': { flexBasis: 330 },
})

const Name = styled('span')(({ theme }) => ({
  marginRight: -4,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const PublishBar = () => {
  const say = useSay()
  const notify = useNotify()
  const [chosen, setChosen] = useState<readonly string[]>(['a-platform'])
  const [time, setTime] = useState('')
  const wrong = time !== '' && parseTimestamp(time) === undefined
  return (
    <Form
      aria-label={say(texts.bar)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return
        const where = platforms.filter(([name]) => chosen.includes(name)).map(([, label]) => say(label))
        notify(say(texts.published, { platforms: where.join(say(comma)) }), { type: 'success' })
      }}
    >
      <CheckMenu endIcon={<ExpandMore />} options={platforms} chosen={chosen} onChoose={setChosen}>
        {say(texts.platforms, { count: chosen.length })}
      </CheckMenu>
      <TextField
        hiddenLabel
        placeholder={say(texts.linkHint)}
        slotProps={{
          htmlInput: { 'aria-label': say(texts.link), inputMode: 'url' },
          input: { startAdornment: <Name>{say(texts.link)}</Name> },
        }}
      />
      <TextField
        hiddenLabel
        placeholder="YYYY-MM-DD HH:mm:ss"
        value={time}
        error={wrong}
        helperText={wrong ? say(texts.timeWrong) : undefined}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': say(texts.time) },
          input: {
            startAdornment: <Name>{say(texts.time)}</Name>,
            endAdornment: <PickTime clock of={say(texts.time)} text={time} onPick={setTime} />,
          },
        }}
      />
      <Button type="submit" variant="contained" disabled={chosen.length === 0 || wrong}>
        {say(texts.publish)}
      </Button>
    </Form>
  )
}

export default function StickyDemo() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
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
    </DemoPage>
  )
}
