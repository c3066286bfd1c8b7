import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type RaRecord, useParams } from 'react-admin'
import { oneOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { useLeavePage, usePageSubject } from '../page'
import { useRecordName } from '../recordName'
import { EditRecord, NewRecord } from './EditRecord'
import { SaveForm } from './SaveForm'
import { sendByKey } from './sendByKey'

/** A long form: inputs in a narrow column, with the buttons always visible at the bottom. */
const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" onKeyDown={sendByKey} sx={{ maxWidth: 960, mx: 'auto', width: '100%' }}>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const layout = ({ inputs, buttons }: { inputs: ReactNode; buttons: ReactNode }) => (
  <>
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {inputs}
    </Box>
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        py: 1.5,
        px: 3,
        mt: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'flex-end',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    >
      {buttons}
    </Box>
  </>
)

/** The page for creating a record. */
export const CreatePage = () => {
  const resource = useDeclaration()
  const say = useSay()
  const leave = useLeavePage()
  const toList = () => leave(resource.path)
  return (
    <Page title={say('console.form.create_title', { name: useSay()(oneOf(resource)) })}>
      <NewRecord>
        {(begun) => (
          <SaveForm {...begun} onSaved={toList} onCancel={toList}>
            {layout}
          </SaveForm>
        )}
      </NewRecord>
    </Page>
  )
}

/** The page for editing a record. */
export const EditPage = () => {
  const resource = useDeclaration()
  const say = useSay()
  const leave = useLeavePage()
  const { id = '' } = useParams()
  const toList = () => leave(resource.path)
  return (
    <Page title={say('console.form.edit_title', { name: useSay()(oneOf(resource)) })}>
      <EditRecord id={id} onLeave={toList}>
        {(open) => (
          <>
            <Subject record={open.record} />
            <SaveForm {...open} onSaved={toList} onCancel={toList}>
              {layout}
            </SaveForm>
          </>
        )}
      </EditRecord>
    </Page>
  )
}

const Subject = ({ record }: { record: RaRecord }) => {
  const nameOf = useRecordName()
  usePageSubject(nameOf(record))
  return null
}
