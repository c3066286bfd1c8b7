import { useLocation } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { Button, ButtonLink } from '@/ui/Button'
import { StatusPage, type StatusPageProps } from './StatusPage'

interface AddressPageProps extends Omit<StatusPageProps, 'buttons'> {
  canGoBack: boolean
}

const AddressPage = ({ canGoBack, ...page }: AddressPageProps) => {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <StatusPage
      {...page}
      buttons={
        <>
          {canGoBack && <Button onClick={() => navigate(-1)}>{say('console.page.back')}</Button>}
          <ButtonLink variant="contained" to="/">
            {say('console.page.to_start')}
          </ButtonLink>
        </>
      }
    />
  )
}

const NotFoundPage = () => {
  const say = useSay()
  const address = textOf(fieldOf(useLocation().state, 'wanted'))
  return (
    <AddressPage
      code="404"
      title={say('console.page.not_found_title')}
      text={say('console.page.not_found_text')}
      canGoBack={address !== ''}
    >
      {address && (
        <p>
          <code>{say('console.page.not_found_address', { path: address })}</code>
        </p>
      )}
    </AddressPage>
  )
}

const DeniedPage = () => {
  const say = useSay()
  return (
    <AddressPage
      code="401"
      title={say('console.page.denied_title')}
      text={say('console.page.denied_text')}
      canGoBack
    />
  )
}

/** Shown for an unknown address, or one that this account may not open. */
const AddressPages = ({ denied }: { denied?: boolean }) => (denied ? <DeniedPage /> : <NotFoundPage />)

export default AddressPages
