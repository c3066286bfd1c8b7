import { DialogBody } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Loading'
import { plainComponent } from '@/ui/late'
import { LatePart } from '../LatePart'
import type { AskStepProps } from './AskStep'

const Step = plainComponent<AskStepProps>(() =>
  import('./AskStep').then((module) => ({ default: module.AskStep })),
)

/** The step that asks for approval. Its code loads when a call needs it. */
export const LateAskStep = (props: AskStepProps) => (
  <LatePart
    fallback={
      <DialogBody>
        <Skeleton />
      </DialogBody>
    }
  >
    <Step {...props} />
  </LatePart>
)
