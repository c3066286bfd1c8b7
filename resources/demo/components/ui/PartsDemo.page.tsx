import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { BoxSamples, NoticeSamples } from './parts/BoxSamples'
import { DialogSamples } from './parts/DialogSamples'
import { texts } from './parts/texts'
import { ValueSamples } from './parts/ValueSamples'

/** The parts of `src/ui`, in their states; their tests use the same samples. */
const PartsDemo = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Section title={say(texts.dialogs)}>
        <DialogSamples />
      </Section>
      <Section title={say(texts.notices)}>
        <NoticeSamples />
      </Section>
      <Section title={say(texts.boxes)}>
        <BoxSamples />
      </Section>
      <Section title={say(texts.values)}>
        <ValueSamples />
      </Section>
    </>
  )
}

export default PartsDemo
