import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ButtonLink } from '@/ui/Button'
import { ErrorLayout } from './ErrorLayout'
import { LostPlane } from './pictures'

const texts = {
  title: l('这一页飞走了', 'This page has flown away', 'Esta página ha volado'),
  text: l(
    '这是布局内的 404 页面。请检查输入的地址是否正确，或者返回首页重新开始。',
    'This is a 404 inside the frame. Check the address, or start again from home.',
    'Este es un 404 dentro del marco. ¿Está bien escrita la dirección? Si no, empiece de nuevo desde el inicio.',
  ),
  home: l('返回首页', 'Back to home', 'Volver al inicio'),
}

/** Not found, inside the frame. The console's own page is /404. */
export default function Error404() {
  const say = useSay()
  return (
    <ErrorLayout
      picture={<LostPlane />}
      code="404"
      title={say(texts.title)}
      text={say(texts.text)}
      actions={
        <ButtonLink variant="contained" to="/">
          {say(texts.home)}
        </ButtonLink>
      }
    />
  )
}
