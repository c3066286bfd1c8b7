import Button from '@mui/material/Button'
import type { RaRecord } from 'react-admin'
import { useLocalise } from '@/i18n/useLocalised'
import { Icon } from '@/theme/Icon'
import { useDeclaration } from '../declarations'
import { useStartAction } from './ActionHost'
import { isDangerous, offeredOn } from './offered'

/**
 * What can be done with the ticked records, for the selection bar.
 *
 * @param records asked for when something is done: at every tick there may be many thousands
 */
export const BulkActions = ({ records }: { records: () => readonly RaRecord[] }) => {
  const resource = useDeclaration()
  const start = useStartAction()
  const localise = useLocalise()
  return offeredOn(resource, 'bulk').map(([name, action]) => (
    <Button
      key={name}
      size="small"
      variant="outlined"
      color={isDangerous(action) ? 'error' : 'primary'}
      startIcon={<Icon name={action.icon} />}
      onClick={() => start(name, records(), { bulk: true })}
    >
      {localise(action.label)}
    </Button>
  ))
}
