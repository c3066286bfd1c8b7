import Button from '@mui/material/Button'
import { Suspense, useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action, Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { DialogBody, DialogFooter, DialogTitle } from '@/ui/Dialog'
import type { ResultProps } from '../areaParts'
import { useAreaComponent, useDeclaration } from '../declarations'
import { nextTexts } from './texts'

export const ActionResult = ({
  title,
  action,
  record,
  answer,
  next,
  onClose,
}: {
  title: string
  action: Action
  record: RaRecord
  answer: Json
  next: (() => void) | undefined
  onClose: () => void
}) => {
  const resource = useDeclaration()
  const say = useSay()
  const Component = useAreaComponent<ResultProps>(action.result)
  const main = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone with the question.
  useEffect(() => main.current?.focus(), [])
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogBody>
        <Suspense>{Component && <Component resource={resource} record={record} answer={answer} />}</Suspense>
      </DialogBody>
      <DialogFooter>
        <Button
          ref={next ? undefined : main}
          color={next ? 'inherit' : 'primary'}
          variant={next ? 'outlined' : 'contained'}
          onClick={onClose}
        >
          {say('console.bulk.close')}
        </Button>
        {next && (
          <Button
            ref={main}
            variant="contained"
            onClick={() => {
              onClose()
              next()
            }}
          >
            {say(nextTexts.next)}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}
