import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const texts = {
  label: l('标题', 'Title', 'Título'),
  placeholder: l('输入标题', 'Enter a title', 'Escriba un título'),
  wrong: l('请输入六个字符', 'Please enter six characters', 'Escriba seis caracteres'),
}

/** Required length of a title. */
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

/** An input with a floating label that accepts exactly six characters. */
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
