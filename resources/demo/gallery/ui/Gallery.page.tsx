import { DemoPage } from '@resources/demo/ui/DemoPage'
import { Tabbed } from '@resources/demo/ui/Tabbed'
import { type ReactNode, Suspense } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Skeleton } from '@/ui/Loading'
import { Actions } from './Actions'
import { Fields } from './Fields'
import { Filters } from './Filters'
import { Screens } from './Screens'
import { texts } from './texts'

const of = (area: string, content: ReactNode) => (
  <ResourceContextProvider value={area}>
    <Suspense fallback={<Skeleton height={240} />}>{content}</Suspense>
  </ResourceContextProvider>
)

/** Everything a declaration can express, live, next to its source. */
export default function Gallery() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
      <Tabbed
        name={say(texts.about)}
        parts={[
          { key: 'fields', label: say(texts.fields), content: of('gallery/kinds', <Fields />) },
          { key: 'filters', label: say(texts.filters), content: of('gallery/kinds', <Filters />) },
          { key: 'actions', label: say(texts.actions), content: of('gallery/actions', <Actions />) },
          { key: 'screens', label: say(texts.screens), content: of('gallery/kinds', <Screens />) },
        ]}
      />
    </DemoPage>
  )
}
