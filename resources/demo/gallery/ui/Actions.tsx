import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ActionHost, useStartAction } from '@/screens/actions/ActionHost'
import { availabilityOf, currentTime } from '@/screens/actions/availability'
import { useDeclaration } from '@/screens/declarations'
import { SelectionProvider } from '@/screens/list/selection'
import { useRecordName } from '@/screens/recordName'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import source from '../actionGallery.area.ts?raw'
import { Specimen } from './Specimen'
import { snippetOf } from './snippets'
import { texts } from './texts'
import { useSamples } from './useSamples'

/** Every option of actions; each action is carried out on a sample that allows it. */
export const Actions = () => {
  const say = useSay()
  const { actions = {} } = useDeclaration()
  const samples = useSamples()
  return (
    <SelectionProvider>
      <ActionHost>
        <div className="gallery-list">
          {Object.entries(actions).map(([name, action]) => (
            <Specimen
              key={name}
              title={`${name} · ${say(action.label)}`}
              source={snippetOf(source, ['actions', name])}
            >
              <Try name={name} action={action} samples={samples} />
            </Specimen>
          ))}
        </div>
      </ActionHost>
    </SelectionProvider>
  )
}

interface TryProps {
  readonly name: string
  readonly action: Action
  readonly samples: readonly RaRecord[]
}

const Try = ({ name, action, samples }: TryProps) => {
  const say = useSay()
  const start = useStartAction()
  const nameOf = useRecordName()
  const now = currentTime()
  const sample = samples.find((record) => availabilityOf(action, record, now).allowed)
  if (!sample) return <p>{say(texts.notNow)}</p>
  return (
    <div className="gallery-try">
      <Button
        variant="outlined"
        color={action.danger ? 'error' : 'primary'}
        startIcon={<Icon name={action.icon} />}
        onClick={() => start(name, [sample])}
      >
        {say(action.label)}
      </Button>
      {nameOf(sample)}
    </div>
  )
}
