import { Tabbed } from '@resources/demo/ui/Tabbed'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { CopyForm } from './CopyForm'

const texts = {
  title: l('剪贴板', 'Clipboard', 'Portapapeles'),
  about: l(
    '把文本复制到剪贴板，有两种用法。浏览器不允许时会提示手动复制。',
    'Two ways of putting a text on the clipboard. Where the browser refuses, it says so.',
    'Dos maneras de poner un texto en el portapapeles. Si el navegador se niega, se avisa.',
  ),
  ways: l('用法', 'Ways', 'Maneras'),
  byFunction: l('直接使用', 'By a function', 'Con una función'),
  byComponent: l('通过组件', 'By a component', 'Con un componente'),
}

/** Copying with the hook and with the component. */
const ClipboardDemo = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Tabbed
        name={say(texts.ways)}
        parts={[
          { key: 'function', label: say(texts.byFunction), content: <CopyForm /> },
          { key: 'component', label: say(texts.byComponent), content: <CopyForm component /> },
        ]}
      />
    </>
  )
}

export default ClipboardDemo
