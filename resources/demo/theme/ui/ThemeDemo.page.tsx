import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTheme } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import { themeColourPreference, usePreference } from '@/theme/preferences'
import { Themed } from '@/theme/ThemeRoot'
import { Section } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { Samples } from './Samples'

const texts = {
  title: l('换肤', 'Theme', 'Tema'),
  about: l(
    '打开开关后，只有下面的示例换上第二套主题，其余界面不变。',
    'The switch gives the samples below a second theme; nothing else changes.',
    'El interruptor da un segundo tema a las muestras de abajo; lo demás no cambia.',
  ),
  switch: l('换肤', 'Other theme', 'Otro tema'),
  differs: l('与“系统布局配置”的区别', 'How it differs from the settings', 'En qué difiere de los ajustes'),
  difference: l(
    '右侧“系统布局配置”中的主题色作用于整个控制台，会保存在 Cookie 中，下次登录仍然有效。本页的换肤是在页面局部嵌套的第二套主题：沿用当前的深浅色模式和布局大小，只换主题色，离开页面即失效。',
    'The theme colour of the settings drawer is the whole console’s, and is remembered in a cookie. What this page shows is a second theme inside the first: it takes over light or dark and the size, has a colour of its own, and ends with the page.',
    'El color del cajón de ajustes es el de toda la consola y se recuerda en una cookie. Lo que muestra esta página es un segundo tema dentro del primero: conserva el modo claro u oscuro y el tamaño, tiene un color propio y acaba con la página.',
  ),
}

/** The second theme's colour: the first of these, or the other if the console uses it. */
const others = ['#6959cd', '#11a983'] as const

/** Controls restyled by a second theme. */
const ThemeDemo = () => {
  const say = useSay()
  const around = useTheme()
  const [colour] = usePreference(themeColourPreference)
  const [other, setOther] = useState(false)
  const theme = useMemo(
    () =>
      other
        ? createConsoleTheme({
            mode: around.palette.mode,
            size: around.console.sizeName,
            primary: colour.toLowerCase() === others[0] ? others[1] : others[0],
          })
        : around,
    [other, around, colour],
  )
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)}>
        <FormControlLabel
          label={say(texts.switch)}
          control={<Switch checked={other} onChange={(_, checked) => setOther(checked)} />}
        />
      </PageHead>
      <Themed theme={theme}>
        <Samples />
      </Themed>
      <Section title={say(texts.differs)}>
        <p style={{ maxWidth: 880 }}>{say(texts.difference)}</p>
      </Section>
    </>
  )
}

export default ThemeDemo
