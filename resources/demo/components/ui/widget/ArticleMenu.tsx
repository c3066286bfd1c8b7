import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Fetched } from '../drag/Fetched'
import { useArticles } from '../drag/useArticles'

const texts = { series: l('系列文章', 'Series of articles', 'Serie de artículos') }

const Items = styled('ul')(({ theme }) => ({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'block',
    padding: '6px 12px',
    borderLeft: `3px solid ${theme.console.colours.ink.border}`,
    color: theme.palette.text.primary,
    textDecoration: 'none',
    transition: 'border-color 200ms, padding 200ms',
  },
  '& a:hover, & a:focus-visible': {
    paddingLeft: 20,
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.main,
  },
}))

const Series = () => (
  <Fetched query={useArticles(5)}>
    {(articles) => (
      <Items>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/example/list/${encodeURIComponent(id)}/show`}>{title}</Link>
          </li>
        ))}
      </Items>
    )}
  </Fetched>
)

/** A button that unfolds a list of articles, fetched when first opened. */
export const ArticleMenu = () => {
  const say = useSay()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        fullWidth
        endIcon={
          <ExpandMore sx={{ transition: 'transform 200ms', transform: open ? 'rotate(180deg)' : 'none' }} />
        }
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {say(texts.series)}
      </Button>
      <div id={id}>{open && <Series />}</div>
    </>
  )
}
