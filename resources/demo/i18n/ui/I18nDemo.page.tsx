import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { useLanguageChoice } from '@/shell/navbar/ChoiceMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { Controls } from './Controls'
import { People } from './People'

const texts = {
  title: l('国际化', 'Internationalisation', 'Internacionalización'),
  about: l(
    '切换语言后，整个控制台立即更换文字，不重新加载，已填写的内容也会保留。本页的文字随页面一起加载，不在语言包里。',
    'Another language is the whole console’s at once, without a reload, and what was typed stays. The texts of this page come with the page and not with the packs.',
    'Otro idioma es al instante el de toda la consola, sin recargar, y lo escrito se conserva. Los textos de esta página llegan con ella y no con los paquetes.',
  ),
  language: l('切换语言', 'Language', 'Idioma'),
  controls: l('控件', 'Controls', 'Controles'),
  table: l('表格', 'Table', 'Tabla'),
}

const Card = styled(Sheet)(({ theme }) => ({ padding: theme.console.size.gap }))

/** Switches the console's language from a page. */
const I18nDemo = () => {
  const say = useSay()
  const language = useLanguageChoice()
  const name = useId()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Section title={say(texts.language)}>
        <Card>
          <RadioGroup
            row
            name={name}
            aria-label={say(texts.language)}
            value={language.value}
            onChange={(_, locale) => language.choose(locale)}
          >
            {language.options.map((option) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                control={<Radio />}
                label={<span lang={option.value}>{option.name}</span>}
              />
            ))}
          </RadioGroup>
        </Card>
      </Section>
      <Section title={say(texts.controls)}>
        <Card>
          <Controls />
        </Card>
      </Section>
      <Section title={say(texts.table)}>
        <People />
      </Section>
    </>
  )
}

export default I18nDemo
