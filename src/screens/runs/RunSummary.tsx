import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { figuresOf, partsInOrder, sentenceOf, toneOf } from './sentence'
import { exportTexts, type Part, partTexts, stillUnknownText, unknownText } from './texts'

const partColours: { readonly [P in Part]: string } = {
  done: 'success.main',
  failed: 'error.main',
  unknown: 'warning.main',
  waiting: 'action.disabledBackground',
}

/** Seen by nobody and heard by whoever listens to the page. */
const heardOnly = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }

/** How a run stands: a bar of its parts, their exact figures in words, and what is to be done about it. */
export const RunSummary = ({ run }: { run: RunInfo }) => {
  const say = useSay()
  const { state, counts, stalled, problems = [] } = run
  const sentence = sentenceOf(run, say)
  const tone = toneOf(run)
  const standing = state === 'finished' || state === 'stopped' || state === 'interrupted' || stalled
  return (
    <Stack spacing={1.5} sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums' }}>
      <Bar run={run} sentence={sentence} />
      <Figures run={run} />
      {standing ? <Alert severity={tone}>{sentence}</Alert> : <div>{sentence}</div>}
      {counts.unknown > 0 && run.kind !== 'export' && (
        <Alert severity="warning">
          {run.can.includes('check') ? say(stillUnknownText, figuresOf(run)) : say(unknownText)}
        </Alert>
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="warning">
          {problem}
        </Alert>
      ))}
      <Spoken run={run} sentence={sentence} />
    </Stack>
  )
}

const Bar = ({ run: { counts }, sentence }: { run: RunInfo; sentence: string }) => (
  <Box
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={counts.total}
    aria-valuenow={counts.total - counts.waiting}
    aria-valuetext={sentence}
    aria-label={sentence}
    sx={{ display: 'flex', height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: partColours.waiting }}
  >
    {partsInOrder.map((part) => (
      // A part of a few among thousands is still seen.
      <Box
        key={part}
        sx={{ flex: `${counts[part]} 0 0`, minWidth: counts[part] > 0 ? 2 : 0, bgcolor: partColours[part] }}
      />
    ))}
  </Box>
)

/** Every part that has rows; what is done is said also when it is none yet. */
const Figures = ({ run: { counts, kind } }: { run: RunInfo }) => {
  const say = useSay()
  const texts = kind === 'export' ? exportTexts : partTexts
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {partsInOrder
        .filter((part) => part === 'done' || counts[part] > 0)
        .map((part) => (
          <Box component="li" key={part} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: partColours[part] }} />
            {say(texts[part])} {formatInteger(counts[part])}
          </Box>
        ))}
    </Box>
  )
}

/** Speaks when the run's state changes and at each tenth of the way: a reader of every figure could do nothing else. */
const Spoken = ({ run, sentence }: { run: RunInfo; sentence: string }) => {
  const { state, stalled, counts } = run
  const tenth = counts.total === 0 ? 10 : Math.floor((10 * (counts.total - counts.waiting)) / counts.total)
  const moment = `${state} ${stalled} ${tenth}`
  const [said, setSaid] = useState({ moment, sentence })
  if (said.moment !== moment) setSaid({ moment, sentence })
  return (
    <Box role="status" aria-live="polite" sx={heardOnly}>
      {said.sentence}
    </Box>
  )
}
