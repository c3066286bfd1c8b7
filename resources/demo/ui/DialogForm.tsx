import { styled } from '@mui/material/styles'

/** A form that fills a dialog and scrolls between its title and its buttons. */
export const DialogForm = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
})
