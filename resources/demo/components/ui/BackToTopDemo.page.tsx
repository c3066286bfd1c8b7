import { useRef } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { BackToTop } from './widget/BackToTop'
import { Filler } from './widget/Filler'

const texts = {
  title: l('返回顶部', 'Back to top', 'Volver arriba'),
  about: l(
    '向下滚动超过 300 像素后，右下角出现返回顶部的按钮；键盘也能到达。',
    'Once the page is scrolled by more than 300 px, a button at the lower right leads back to the top, with the keyboard too.',
    'Tras desplazar más de 300 px aparece abajo a la derecha un botón para volver arriba, también con el teclado.',
  ),
}

/** A long page with a button back to its top. */
const BackToTopDemo = () => {
  const say = useSay()
  const top = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
        <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      </div>
      <Sheet>
        <Filler lines={110} />
      </Sheet>
      <BackToTop top={top} />
    </>
  )
}

export default BackToTopDemo
