import Download from '@mui/icons-material/DownloadOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { DataTable } from '@resources/demo/ui/answers'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { quietly, showFailure, withFailureToast } from '@/platform/failures'
import { downloadApiDocument, hasApiDocument } from '@/shell/docs/DocsPage'
import { Docs, docPath } from '@/shell/docs/docs'
import { ConsoleMenu } from '@/shell/menu/ConsoleMenu'
import { Button, ButtonLink } from '@/ui/Button'
import { Section, Sheet } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { sectionsIn } from './sections'

const texts = {
  about: l(
    '接口文档、文档中心，以及演示页面一览：每个部分展示什么，源码在仓库的哪里。',
    'The API document, the documentation centre, and the demo: what each part shows, and where it is made in the repository.',
    'El documento de la API, el centro de documentación y la demo: qué muestra cada parte y dónde está en el repositorio.',
  ),
  api: l('下载接口文档', 'Download the API document', 'Descargar el documento de la API'),
  profile: l('个人中心', 'Profile', 'Perfil'),
  topics: l('文档中心', 'Documentation centre', 'Centro de documentación'),
  demo: l('演示页面', 'The demo', 'La demo'),
  list: l('演示页面一览', 'Parts of the demo', 'Partes de la demo'),
  part: l('部分', 'Part', 'Parte'),
  shows: l('展示什么', 'What it shows', 'Qué muestra'),
  source: l('源码位置', 'Source', 'Código'),
}

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: '10px 16px',
  listStyle: 'none',
})

// Sentences do not fit in one line on phones.
const Wrapped = styled('div')({ minWidth: 180, whiteSpace: 'normal' })

export default function Documentation() {
  const say = useSay()
  const { routes } = useContext(ConsoleMenu)
  const { heads } = useContext(Docs)
  // A platform may have no API document.
  const { data: served } = useQuery({
    queryKey: ['api-document'],
    // Treated as absent if there is no answer.
    queryFn: ({ signal }) => withFailureToast(() => hasApiDocument(signal), quietly(signal)),
  })
  const download = () => downloadApiDocument().catch(showFailure)
  return (
    <DemoPage
      about={texts.about}
      actions={
        <>
          {served && (
            <Button startIcon={<Download />} onClick={download}>
              {say(texts.api)}
            </Button>
          )}
          <ButtonLink startIcon={<Person />} to="/profile/index">
            {say(texts.profile)}
          </ButtonLink>
        </>
      }
    >
      <Section title={say(texts.topics)}>
        <Sheet>
          <Links>
            {heads.map(({ slug, label }) => (
              <li key={slug}>
                <MuiLink component={Link} to={docPath(slug)}>
                  {say(label)}
                </MuiLink>
              </li>
            ))}
          </Links>
        </Sheet>
      </Section>
      <Section title={say(texts.demo)}>
        <Sheet>
          <DataTable
            name={say(texts.list)}
            rows={sectionsIn(routes)}
            keyOf={({ path }) => path}
            columns={[
              {
                key: 'part',
                head: say(texts.part),
                cell: (one) => <Link to={one.path}>{say(one.name)}</Link>,
              },
              { key: 'shows', head: say(texts.shows), cell: (one) => <Wrapped>{say(one.about)}</Wrapped> },
              { key: 'source', head: say(texts.source), cell: (one) => <code>{one.source}</code> },
            ]}
          />
        </Sheet>
      </Section>
    </DemoPage>
  )
}
