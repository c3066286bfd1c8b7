import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '@/screens/declarations'
import { ButtonLink } from '@/ui/Button'
import source from '../kindGallery.area.ts?raw'
import { Specimen } from './Specimen'
import { snippetOf } from './snippets'
import { texts } from './texts'
import { useSamples } from './useSamples'

/** The screens of an area, each with the section that defines it. */
export const Screens = () => {
  const say = useSay()
  const { path } = useDeclaration()
  const [first] = useSamples()
  const screens = [
    { section: 'list', title: texts.columns, to: path, open: texts.openList },
    {
      section: 'detail',
      title: texts.detail,
      to: first && `${path}/${encodeURIComponent(first.id)}/show`,
      open: texts.openDetail,
    },
    { section: 'save', title: texts.form, to: `${path}/create`, open: texts.openForm },
    { section: 'sample', title: texts.sample, to: path, open: texts.openList },
  ]
  return (
    <div className="gallery-list">
      {screens.map(({ section, title, to, open }) => (
        <Specimen key={section} title={say(title)} source={snippetOf(source, [section])}>
          {to && (
            <div>
              <ButtonLink variant="outlined" to={to}>
                {say(open)}
              </ButtonLink>
            </div>
          )}
        </Specimen>
      ))}
    </div>
  )
}
