import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { oneOf, type WireRecord } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { Order } from '@/platform/dataProvider'
import { openedPart } from '@/ui/late'
import { useDeclaration } from '../declarations'
import { sentRecord } from '../form/savedRecord'
import type { AskStepProps } from './AskStep'
import { useCanAsk, useNeeds } from './needs'
import { askTexts } from './texts'

const AskDialog = openedPart<Omit<AskStepProps, 'onBack'> & { readonly onClose: () => void }>(
  () => import('./AskDialog'),
)

interface AskForSaveProps {
  readonly order: Order
  /** Back to the form. */
  readonly onClose: () => void
  readonly onAsked: () => void
}

/** Asks for approval of what a form would save. */
export const AskForSave = (props: AskForSaveProps) => {
  const say = useSay()
  const resource = useDeclaration()
  return <AskDialog {...props} title={`${say(askTexts.ask)} – ${say(oneOf(resource))}`} />
}

/** Whether a save of this record, or of a new one, must be approved by a second person. */
export const useSaveNeeds = (held: RaRecord | undefined) => {
  const { save } = useDeclaration()
  const needs = useNeeds(save?.approve)
  return {
    canAsk: useCanAsk(),
    needs: (data: WireRecord): boolean => save?.approve !== undefined && needs([held ?? {}], data),
  }
}

interface SaveLabelProps {
  /** The record that is edited; undefined for a new one. */
  readonly held: WireRecord | undefined
  readonly needs: (data: WireRecord) => boolean
  readonly children: ReactNode
}

/** The label of a form's button: asks for approval if a save needs it. */
export const SaveLabel = ({ held, needs, children }: SaveLabelProps) => {
  const say = useSay()
  const resource = useDeclaration()
  const values: Record<string, unknown> = useWatch({ disabled: !resource.save?.approve })
  return resource.save?.approve && needs(sentRecord(resource, held, values)) ? say(askTexts.ask) : children
}
