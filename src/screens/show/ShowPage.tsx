import ArrowBack from '@mui/icons-material/ArrowBack'
import Paper from '@mui/material/Paper'
import { useParams } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ButtonLink } from '@/ui/Button'
import { ActionHost } from '../actions/ActionHost'
import { usePageSubject } from '../page'
import { DetailBody, DetailHead, useDetailKeys, useShown } from './Detail'

const Page = ({ id }: { id: string }) => {
  const shown = useShown(id)
  const { resource, record, title, titleId } = shown
  usePageSubject(title)
  const say = useSay()
  useDetailKeys(undefined, { record })
  return (
    <Paper component="article" variant="outlined" className="show-page" aria-labelledby={titleId}>
      <div className="show-bar-top">
        <ButtonLink size="small" variant="text" to={resource.path} startIcon={<ArrowBack fontSize="small" />}>
          {say(resource.label)}
        </ButtonLink>
      </div>
      <DetailHead shown={shown} level="h1" />
      <div className="show-body">
        <DetailBody
          shown={shown}
          heading="h2"
          leave={<ButtonLink to={resource.path}>{say('console.show.back_to_list')}</ButtonLink>}
        />
      </div>
    </Paper>
  )
}

export const ShowPage = () => {
  const { id = '' } = useParams()
  return (
    <ActionHost>
      <Page key={id} id={id} />
    </ActionHost>
  )
}
