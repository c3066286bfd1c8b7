import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useLocation } from 'react-router-dom'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'

const texts = {
  about: l(
    '菜单可以有四层。每一页都在它上面各层之内：面包屑、标签和侧边栏都按地址认出它在哪里。',
    'A menu can have four levels. Each page lies inside those above it: breadcrumb, tabs and sidebar know its place by the address.',
    'Un menú puede tener cuatro niveles. Cada página está dentro de las de arriba: la ruta, las pestañas y el menú conocen su lugar por la dirección.',
  ),
  level: l('菜单 {name}', 'Menu {name}', 'Menú {name}'),
}

const severities = ['info', 'success', 'warning'] as const

const Level = ({ names, depth = 0 }: { names: readonly string[]; depth?: number }) => {
  const say = useSay()
  const [name, ...inside] = names
  if (name === undefined) return null
  return (
    <Notice severity={severities[depth] ?? 'info'}>
      <div style={{ marginBottom: inside.length > 0 ? 12 : 0 }}>
        {say(texts.level, { name: name.replace(/^menu/, '') })}
      </div>
      <Level names={inside} depth={depth + 1} />
    </Notice>
  )
}

export default function NestedDemo() {
  const { pathname } = useLocation()
  return (
    <DemoPage about={texts.about}>
      <Level names={pathname.split('/').slice(2)} />
    </DemoPage>
  )
}
