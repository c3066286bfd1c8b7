import ExpandMore from '@mui/icons-material/ExpandMore'
import { styled } from '@mui/material/styles'
import { FetchedArticles } from '@resources/demo/article/ui/ArticleTable'
import { useKeptArticles } from '@resources/demo/article/ui/articles'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'

const texts = {
  series: l('系列文章', 'Series of articles', 'Serie de artículos'),
  label: l('标题', 'Title', 'Título'),
  placeholder: l('输入标题', 'Enter a title', 'Escriba un título'),
  wrong: l('请输入六个字符', 'Please enter six characters', 'Escriba seis caracteres'),
  open: l('打开个人中心', 'Open the profile', 'Abrir el perfil'),
}

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
  <FetchedArticles query={useKeptArticles(5)}>
    {(articles) => (
      <Items>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/example/list/${id}/show`}>{title}</Link>
          </li>
        ))}
      </Items>
    )}
  </FetchedArticles>
)

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
          <ExpandMore
            style={{ transition: 'transform 200ms', transform: open ? 'rotate(180deg)' : 'none' }}
          />
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

const wanted = 6

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingTop: 20,
  '& label': {
    position: 'absolute',
    left: 0,
    top: 26,
    color: theme.palette.text.secondary,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    transition: 'transform 200ms',
  },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '6px 0',
    border: 0,
    borderBottom: `1px solid ${theme.console.colours.ink.disabled}`,
    borderRadius: 0,
    font: 'inherit',
    color: theme.palette.text.primary,
    background: 'none',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 0 },
    '&:focus': {
      outline: 'none',
      borderColor: theme.palette.primary.main,
      boxShadow: `0 1px ${theme.palette.primary.main}`,
    },
    '&:focus::placeholder': { opacity: 1 },
    '&[aria-invalid=true]': {
      borderColor: theme.palette.error.main,
      boxShadow: `0 1px ${theme.palette.error.main}`,
    },
  },
  '& input:focus + label, & input:not(:placeholder-shown) + label': {
    transform: 'translateY(-24px) scale(0.86)',
    color: theme.palette.primary.main,
  },
  '& p': { minHeight: 18, margin: '4px 0 0', fontSize: 12, color: theme.palette.error.main },
}))

export const FloatingInput = () => {
  const say = useSay()
  const id = useId()
  const [text, setText] = useState('')
  const wrong = text !== '' && [...text].length !== wanted
  return (
    <Field>
      <input
        id={id}
        value={text}
        placeholder={say(texts.placeholder)}
        aria-invalid={wrong}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={id}>{say(texts.label)}</label>
      <p id={`${id}-wrong`} role="status">
        {wrong ? say(texts.wrong) : ''}
      </p>
    </Field>
  )
}

/** Width and height of the picture, px. */
const side = 100

const Round = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: side,
  height: side,
  borderRadius: '50%',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    padding: 12,
    borderRadius: '50%',
    fontSize: 12,
    lineHeight: 1.4,
    textAlign: 'center',
    backgroundColor: theme.console.colours.ground.head,
    boxShadow: `inset 0 0 0 1px ${theme.console.colours.ink.border}`,
  },
  '& > svg': {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    transformOrigin: '95% 40%',
    transition: 'transform 200ms ease-in-out',
  },
  '&:hover > svg, &:focus-visible > svg': { transform: 'rotate(-110deg)' },
}))

export const TiltingPicture = () => (
  <Round to="/profile/index">
    <span>{useSay()(texts.open)}</span>
    <svg viewBox="0 0 100 100" width={side} height={side} aria-hidden="true">
      <rect width="100" height="100" fill="#9cc9ee" />
      <circle cx="74" cy="26" r="10" fill="#ffd97a" />
      <path d="M0 74 30 40l22 26 14-14 34 36v12H0z" fill="#3f6f97" />
      <path d="M0 86 24 66l20 16 22-12 34 18v12H0z" fill="#2c4d6b" />
    </svg>
  </Round>
)
