import { styled } from '@mui/material/styles'
import { signed } from '@resources/sms/message/smsText'
import { useSay } from '@/i18n/useSay'
import type { Recipient } from '@/screens/recipients'
import { OneByOne } from '@/screens/sending'
import { type Message, textFor } from './bill'
import { texts } from './texts'

const Phone = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: '100%',
  maxWidth: 300,
  padding: '12px 12px 24px',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: 24,
  backgroundColor: theme.palette.background.default,
  '& > p': { margin: 0, textAlign: 'center', fontSize: 12, color: theme.palette.text.secondary },
  '& > div': {
    width: 'fit-content',
    minHeight: 44,
    marginTop: 12,
    padding: '8px 12px',
    borderRadius: '4px 16px 16px 16px',
    border: `1px solid ${theme.console.colours.ink.line}`,
    backgroundColor: theme.palette.background.paper,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}))

/** A message as it appears on the phone, for one recipient at a time. */
export const PhonePreview = ({
  message,
  recipients,
}: {
  message: Message | undefined
  recipients: readonly Recipient[]
}) => {
  const say = useSay()
  return (
    <OneByOne recipients={recipients}>
      {(recipient) => (
        <Phone>
          <p>{recipient ? say(texts.to, { number: recipient.address }) : say(texts.example)}</p>
          <div>
            {message
              ? signed(message.signName, textFor(message, recipient?.values ?? {}))
              : say(texts.notYet)}
          </div>
        </Phone>
      )}
    </OneByOne>
  )
}
