import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { Resource } from '@/declaration'
import { callsOf } from '@/declaration/calls'
import { useLocalise } from '@/i18n/useLocalised'
import { quietly, tellFailure, telling } from '@/platform/failures'
import { useAreas, useWhole } from '@/screens/declarations'
import { UnknownAddress } from '@/screens/UnknownAddress'
import { downloadApiDocument, hasApiDocument } from './apiDocument'
import { type Contents, contents } from './contents'
import { type Topic, topics } from './topics'

const Sheet = styled('article')(({ theme }) => ({
  maxWidth: 960,
  padding: theme.console.size.gap + 4,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& h1': { margin: '0 0 8px', fontSize: 20, fontWeight: 600 },
  '& h2': { margin: '24px 0 8px', fontSize: 16, fontWeight: 600 },
  '& p': { margin: '0 0 8px', color: theme.palette.text.secondary },
  '& ol': { margin: 0, paddingLeft: 24 },
  '& li': { paddingBlock: 2 },
}))

const Wide = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    height: theme.console.size.row,
    padding: `0 ${theme.console.size.cell}px`,
    borderBottom: `1px solid ${theme.console.colours.ink.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    color: theme.palette.text.secondary,
    backgroundColor: theme.console.colours.ground.head,
    fontWeight: 600,
  },
  '& tbody th': { paddingBlock: 12, fontWeight: 400, verticalAlign: 'top' },
  '& a': { color: theme.palette.primary.main },
}))

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The calls that the console's areas make, as they are declared. */
const Calls = ({ areas }: { areas: readonly Resource[] }) => {
  const translate = useTranslate()
  const localise = useLocalise()
  return (
    <Wide>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('console.navbar.doc_area')}</th>
            <th scope="col">{translate('console.navbar.doc_method')}</th>
            <th scope="col">{translate('console.navbar.doc_path')}</th>
          </tr>
        </thead>
        {areas.map((area) => {
          const calls = callsOf(area).map((call) => call.split(' '))
          return (
            <tbody key={area.name}>
              {calls.map(([method, path], index) => (
                <tr key={`${method} ${path}`}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={calls.length}>
                      <Link to={area.path}>{localise(area.label)}</Link>
                    </th>
                  )}
                  <td>{method}</td>
                  <td>
                    <code>{path}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          )
        })}
      </Table>
    </Wide>
  )
}

/** The description of all calls, where the platform serves one. */
const ApiDocument = () => {
  const translate = useTranslate()
  const { data: served } = useQuery({
    queryKey: ['api-document'],
    // Without an answer there is none to offer.
    queryFn: ({ signal }) => telling(() => hasApiDocument(signal), quietly(signal)),
    retry: false,
  })
  if (!served) return null
  const download = () => downloadApiDocument().catch(tellFailure)
  return (
    <>
      <p style={{ marginTop: 16 }}>{translate('console.navbar.doc_download_hint')}</p>
      <Button onClick={download}>{translate('console.navbar.doc_download')}</Button>
    </>
  )
}

const DocumentPage = ({ topic, chapters, about }: { topic: Topic } & Contents) => {
  const translate = useTranslate()
  const localise = useLocalise()
  const areas = useWhole(useAreas()).filter(about)
  const title = localise(topic.label)
  return (
    <Sheet>
      <title>{`${title} - ${translate('console.navbar.docs')} - ${translate('console.shell.brand')}`}</title>
      <h1>{title}</h1>
      <p>{translate('console.navbar.doc_texts')}</p>
      <Section title={translate('console.navbar.doc_chapters')}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.en}>{localise(chapter)}</li>
          ))}
        </ol>
      </Section>
      <Section title={translate('console.navbar.doc_calls')}>
        {areas.length > 0 ? <Calls areas={areas} /> : <p>{translate('console.navbar.doc_no_calls')}</p>}
        <ApiDocument />
      </Section>
    </Sheet>
  )
}

/** `/docs/:topic`: what a document of the documentation centre holds, and the calls of the areas it is about. */
const DocsPage = () => {
  const { topic: slug = '' } = useParams()
  const topic = topics.find((one) => one.slug === slug)
  const inside = Object.hasOwn(contents, slug) ? contents[slug] : undefined
  if (!topic || !inside) return <UnknownAddress />
  return <DocumentPage topic={topic} {...inside} />
}

export default DocsPage
