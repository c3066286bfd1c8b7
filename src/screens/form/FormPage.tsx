import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-admin'
import { useDeclaration } from '../declarations'
import { useLeavePage } from '../page'
import { sendByKey } from './FormDraft'
import { RecordForm, useFormTitle } from './RecordForm'

/** A long form: inputs in a narrow column, with the buttons always visible at the bottom. */
export const FormPage = () => {
  const { path } = useDeclaration()
  const leave = useLeavePage()
  const { id } = useParams()
  return (
    <Box component="section" onKeyDown={sendByKey} sx={{ maxWidth: 960, mx: 'auto', width: '100%' }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {useFormTitle(id)}
      </Typography>
      <RecordForm id={id} ownsPage onEnd={() => leave(path)}>
        {({ inputs, buttons }) => (
          <>
            <Box
              className="form-page"
              sx={{
                ...{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
                // Scroll focused elements above the buttons, with room for the error below.
                '& :is(input, textarea, button, [tabindex])': { scrollMarginBlock: '48px 120px' },
              }}
            >
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
                gap: 2,
                alignItems: 'center',
                justifyContent: 'flex-end',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                // Covers the page's padding below, where inputs would show through while scrolling.
                boxShadow: '0 var(--size-gap) var(--ground-page)',
                zIndex: 1,
              }}
            >
              {buttons}
            </Box>
          </>
        )}
      </RecordForm>
    </Box>
  )
}
