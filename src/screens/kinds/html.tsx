import type { FieldOf } from '@/declaration'
import { linesOf, plainOf } from '@/declaration/kinds/html'
import { plainComponent } from '@/ui/late'
import { LatePart } from '../LatePart'
import { isString, type KindLook } from './look'

// The sanitiser is as large as a screen, so it loads only for formatted text.
const Sanitised = plainComponent(() => import('./parts/Sanitised'))

/** Preloads the sanitiser for a page that will need it once its record arrives. */
export const fetchSanitiser = Sanitised.fetch

/** Formatted text, sanitised. Shown as plain lines until the sanitiser has loaded. */
export const SafeHtml = ({ value }: { value: string }) => (
  <LatePart
    fallback={
      <div className="kind-lines" aria-busy="true">
        {linesOf(value)}
      </div>
    }
  >
    <Sanitised html={value} />
  </LatePart>
)

export const look: KindLook<FieldOf<'html'>, string> = {
  takes: isString,
  stretches: true,
  Cell: ({ value }) => {
    const words = plainOf(value)
    return <span title={words}>{words}</span>
  },
  Field: SafeHtml,
  width: () => 220,
  wide: true,
}
