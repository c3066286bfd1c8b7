import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useSay } from '@/i18n/useSay'
import { Section } from '@/ui/Card'
import { BoxSamples, DialogSamples, NoticeSamples, texts, ValueSamples } from './samples'

/** The parts of `src/ui`, in their states; their tests use the same samples. */
export default function PartsDemo() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
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
    </DemoPage>
  )
}
