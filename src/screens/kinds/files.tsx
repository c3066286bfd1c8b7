import type { FieldOf, Json } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { plainComponent } from '@/ui/late'
import { LatePart } from '../LatePart'
import { isArray, type KindLook } from './look'

const FileLinks = plainComponent(() => import('./parts/FileLinks'))

const FileCount = ({ count }: { count: number }) =>
  useSay()('console.kind.files', { count, smart_count: count })

export const look: KindLook<FieldOf<'files'>, readonly Json[]> = {
  takes: isArray,
  Cell: ({ value }) => <FileCount count={value.length} />,
  Field: ({ value }) => (
    <LatePart fallback={<span className="ui-skeleton kind-waiting" />}>
      <FileLinks value={value} />
    </LatePart>
  ),
  width: () => 64,
  wide: true,
}
