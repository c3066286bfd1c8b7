import ArrowBack from '@mui/icons-material/ArrowBack'
import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-admin'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { article } from './article/article'
import './article/print.css'

const texts = {
  loading: l('正在准备打印…', 'Getting ready to print…', 'Preparando la impresión…'),
  print: l('打印', 'Print', 'Imprimir'),
  back: l('返回', 'Back', 'Volver'),
}

const Article = () => {
  const say = useSay()
  return (
    <article className="print-article">
      <h1 id="print-title">{say(article.title)}</h1>
      <p className="print-byline">{say(article.byline)}</p>
      <p className="print-lead">{say(article.lead)}</p>
      {article.parts.map(({ name, paragraphs }) => (
        <section key={name.zh}>
          <h2>{say(name)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.zh}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

/**
 * An article over the whole window that is printed once it is ready. Nothing else of the page is printed; the browser names
 * the file after the title.
 */
export default function PdfDownload() {
  const say = useSay()
  const navigate = useNavigate()
  // Before the fonts are loaded, printing would use others.
  const [ready, setReady] = useState(false)
  useEffect(() => void document.fonts.ready.then(() => setReady(true)), [])
  const title = say(article.title)
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page may have set its title already.
      if (document.title === title) document.title = before
    }
  }, [title])
  useEffect(() => {
    if (ready) window.print()
  }, [ready])
  const back = () => navigate('/pdf/index')
  return (
    <Dialog
      open
      fullScreen
      transitionDuration={0}
      disableScrollLock
      className="print-page"
      aria-labelledby={ready ? 'print-title' : undefined}
      aria-label={ready ? undefined : say(texts.loading)}
      onClose={back}
    >
      <div className="print-bar">
        <Button startIcon={<ArrowBack />} onClick={back}>
          {say(texts.back)}
        </Button>
        <Button variant="contained" startIcon={<Print />} disabled={!ready} onClick={() => window.print()}>
          {say(texts.print)}
        </Button>
      </div>
      {ready ? (
        <Article />
      ) : (
        <p className="print-loading" role="status">
          <CircularProgress size={20} aria-hidden="true" />
          {say(texts.loading)}
        </p>
      )}
    </Dialog>
  )
}
