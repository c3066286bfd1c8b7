import Box from '@mui/material/Box'
import { type DragEvent, useCallback, useRef, useState } from 'react'
import { oneOf } from '@/declaration'
import type { ReadTable } from '@/files/table'
import { inside } from '@/i18n/inside'
import { useLocale, useSay } from '@/i18n/useSay'
import { isOver } from '@/runs/run'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useDeclaration } from '../declarations'
import { useDraft } from '../page'
import { RunFooter, RunResultButton } from '../runs/RunFooter'
import { RunRows } from '../runs/RunRows'
import { RunSummary } from '../runs/RunSummary'
import { closeText, notDoneText } from '../runs/texts'
import { useRun, useRunContext, useRuns, useWatched } from '../runs/useRuns'
import { CheckRows } from './CheckRows'
import { ChooseFile } from './ChooseFile'
import type { CheckedRow } from './checkRow'
import { importFields } from './importable'
import { KeptMapping, type MappingDraft } from './KeptMapping'
import { MapColumns } from './MapColumns'
import { type ChosenFile, formatOf, guessMapping, withAllColumns } from './mapping'
import { mendableFile, useTableDownload } from './mendableFile'
import { stepTexts, texts } from './texts'

type Step = keyof typeof stepTexts

const steps: readonly Step[] = ['file', 'columns', 'check', 'run']

/** Creates records from a file. Until sending it is a draft of the page, and only its own buttons close it. */
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
  const mapping = useRef<MappingDraft>(undefined)
  const giveUp = useCallback(() => mapping.current?.giveUp(), [])
  const settle = useDraft(chosen !== undefined && runId === undefined, 'page', giveUp)

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
    mapping.current?.settle()
    setRunId(id)
    setStep('run')
  }

  return (
    <Dialog
      title={say(texts.title, { name: inside(say(resource.label), locale) })}
      width="md"
      kept={chosen !== undefined && runId === undefined}
      onClose={() => {
        // A run goes on by itself.
        if (runId === undefined) giveUp()
        onClose()
      }}
      onDragOver={keepOut}
      onDrop={keepOut}
    >
      <Steps current={step} />
      {chosen && runId === undefined && (
        <KeptMapping
          key={JSON.stringify(chosen.table.header)}
          chosen={chosen}
          isShown={step === 'columns'}
          draft={mapping}
          onMapping={(next) => setChosen({ ...chosen, mapping: next })}
        />
      )}
      {step === 'file' || !chosen ? (
        <ChooseFile chosen={chosen} onChosen={choose} onNext={() => setStep('columns')} />
      ) : step === 'columns' ? (
        <MapColumns
          chosen={chosen}
          onMapping={(mapping) => setChosen({ ...chosen, mapping })}
          onBack={() => setStep('file')}
          onNext={() => setStep('check')}
        />
      ) : step === 'check' || runId === undefined ? (
        <CheckRows
          chosen={chosen}
          button={button}
          onButton={setButton}
          onBack={() => setStep('columns')}
          onStart={start}
        />
      ) : (
        <ImportRun id={runId} chosen={chosen} onClose={onClose} />
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

/** Numbers are filled in up to the current step. */
const Steps = ({ current }: { current: Step }) => {
  const say = useSay()
  const at = steps.indexOf(current)
  return (
    <Box
      component="ol"
      aria-label={say(texts.steps)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
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
          sx={[
            {
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              color: 'text.secondary',
              '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
            },
            index <= at && { '& > span': { color: 'primary.contrastText', bgcolor: 'primary.main' } },
          ]}
        >
          <Box
            component="span"
            sx={{
              width: 24,
              border: 1,
              borderColor: index <= at ? 'primary.main' : 'text.disabled',
              borderRadius: '50%',
              fontSize: 12,
              fontWeight: 600,
              lineHeight: '22px',
              textAlign: 'center',
            }}
          >
            {index + 1}
          </Box>
          {say(stepTexts[step])}
        </Box>
      ))}
    </Box>
  )
}

/** The last step: the rows being sent, and the platform's answer to each. It continues after the dialog is closed. */
const ImportRun = ({ id, chosen, onClose }: { id: string; chosen: ChosenFile; onClose: () => void }) => {
  const resource = useDeclaration()
  const say = useSay()
  const locale = useLocale()
  const { rowsOf } = useRuns()
  const run = useRun(id)
  const { save, failure } = useTableDownload()
  useWatched(id)
  const download = () => {
    const reasons = rowsOf(id)
      // Rows with unknown outcome may have been imported: ask about them rather than offering them for another import.
      .filter(({ state }) => state === 'failed' || state === 'waiting')
      .map((row): [number, string] => [Number(row.id), row.reason ?? say(notDoneText)])
    const { columns, rows } = mendableFile(chosen.table, new Map(reasons), locale)
    const title = say(texts.badName, { name: say(oneOf(resource)) })
    save({ format: chosen.format, columns, locale, title }, rows)
  }
  return (
    <>
      <DialogBody gap={8}>
        {run && (
          <>
            <RunSummary run={run} />
            <RunRows run={run} />
            {failure !== undefined && <Notice severity="error">{failure}</Notice>}
          </>
        )}
      </DialogBody>
      {run ? (
        <RunFooter run={run} onClose={onClose}>
          {isOver(run) && run.counts.failed + run.counts.waiting > 0 && (
            <Button onClick={download}>{say(texts.downloadNotDone)}</Button>
          )}
          <RunResultButton run={run} name={say(texts.title, { name: inside(say(resource.label), locale) })} />
        </RunFooter>
      ) : (
        <DialogFooter confirm={say(closeText)} onConfirm={onClose} />
      )}
    </>
  )
}
