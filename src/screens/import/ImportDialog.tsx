import Box from '@mui/material/Box'
import { type DragEvent, useState } from 'react'
import { oneOf } from '@/declaration'
import type { ReadTable } from '@/files/table'
import { useLocale, useSay } from '@/i18n/useSay'
import { Dialog } from '@/ui/Dialog'
import { useDeclaration } from '../declarations'
import { useDraft } from '../page'
import { useRunContext, useRuns } from '../runs/useRuns'
import { CheckRows } from './CheckRows'
import { ChooseFile } from './ChooseFile'
import type { CheckedRow } from './checkRow'
import { ImportRun } from './ImportRun'
import { importFields } from './importable'
import { MapColumns } from './MapColumns'
import { type ChosenFile, formatOf, guessMapping, withAllColumns } from './mapping'
import { stepTexts, texts } from './texts'

type Step = keyof typeof stepTexts

const steps: readonly Step[] = ['file', 'columns', 'check', 'run']

/**
 * Creates records from a file: choose it, map its columns to fields, check its rows, and send those without problems. Until
 * sending it is a draft of the page, and only its own buttons close it.
 */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const resource = useDeclaration()
  const locale = useLocale()
  const say = useSay()
  const runs = useRuns()
  const context = useRunContext()
  const [step, setStep] = useState<Step>('file')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [button, setButton] = useState(0)
  const [runId, setRunId] = useState<string>()
  const settle = useDraft(chosen !== undefined && runId === undefined, 'page')

  const choose = (file: File, read: ReadTable) => {
    const table = withAllColumns(read)
    const mapping = guessMapping(table.header, importFields(resource), locale)
    setChosen({ name: file.name, format: formatOf(file.name), table, mapping })
    setStep('columns')
  }
  const start = (rows: readonly CheckedRow[]) => {
    const id = runs.startImport(
      {
        resource,
        rows: rows.map(({ line, name, data }) => ({ id: String(line), name, data })),
        ...(resource.save?.buttons && { button }),
      },
      context,
    )
    // From here on the run continues by itself, so there is nothing to ask about.
    settle()
    setRunId(id)
    setStep('run')
  }

  return (
    <Dialog
      title={say(texts.title, { name: say(oneOf(resource)) })}
      width="md"
      kept={chosen !== undefined && runId === undefined}
      onClose={onClose}
      onDragOver={keepOut}
      onDrop={keepOut}
    >
      <Steps current={step} />
      {step === 'file' || !chosen ? (
        <ChooseFile resource={resource} chosen={chosen} onChosen={choose} onNext={() => setStep('columns')} />
      ) : step === 'columns' ? (
        <MapColumns
          resource={resource}
          chosen={chosen}
          onMapping={(mapping) => setChosen({ ...chosen, mapping })}
          onBack={() => setStep('file')}
          onNext={() => setStep('check')}
        />
      ) : step === 'check' || runId === undefined ? (
        <CheckRows
          resource={resource}
          chosen={chosen}
          button={button}
          onButton={setButton}
          onBack={() => setStep('columns')}
          onStart={start}
        />
      ) : (
        <ImportRun id={runId} resource={resource} chosen={chosen} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Ignores files dropped outside the drop zone or too late: the browser would navigate away to show them. */
const keepOut = (event: DragEvent) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** The import's current step. */
const Steps = ({ current }: { current: Step }) => {
  const say = useSay()
  return (
    <Box
      component="ol"
      aria-label={say(texts.steps)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        px: 5,
        pb: 3,
        listStyle: 'none',
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={step === current ? 'step' : undefined}
          sx={step === current ? { color: 'primary.main', fontWeight: 600 } : { color: 'text.secondary' }}
        >
          {`${index + 1}. ${say(stepTexts[step])}`}
        </Box>
      ))}
    </Box>
  )
}
