import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useId } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ActionHost } from '../actions/ActionHost'
import { useDeclaration } from '../declarations'
import { usePageSubject } from '../page'
import { DetailBody } from './DetailBody'
import { DetailHead, useAddresses, useTitle } from './DetailHead'
import { useDetail } from './useDetail'
import { useDetailKeys } from './useDetailKeys'
import './show.css'

const Page = ({ id }: { id: string }) => {
  const resource = useDeclaration()
  const detail = useDetail(resource, id)
  const title = useTitle(resource, detail.record)
  usePageSubject(title)
  const titleId = useId()
  const say = useSay()
  const { list } = useAddresses(id)
  useDetailKeys(undefined, { record: detail.record })
  return (
    <Paper component="article" variant="outlined" className="show-page" aria-labelledby={titleId}>
      <div className="show-bar-top">
        <Button
          size="small"
          variant="text"
          component={LinkBase}
          to={list}
          startIcon={<ArrowBack fontSize="small" />}
        >
          {say(resource.label)}
        </Button>
      </div>
      <DetailHead
        titleId={titleId}
        title={title}
        resource={resource}
        record={detail.record}
        loading={detail.loading}
        level="h1"
      />
      <div className="show-body">
        <DetailBody
          resource={resource}
          detail={detail}
          heading="h2"
          leave={
            <Button component={LinkBase} to={list}>
              {say('console.show.back_to_list')}
            </Button>
          }
        />
      </div>
    </Paper>
  )
}

/** A record's detail as its own page, by the route's `:id`. */
export const ShowPage = () => {
  const { id = '' } = useParams()
  return (
    <ActionHost>
      <Page key={id} id={id} />
    </ActionHost>
  )
}
