import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/ui/CopyButton'
import { texts } from './texts'

/**
 * A code example with a copy button. It scrolls on its own, also by keyboard.
 *
 * @param name the heading
 * @param of what it is an example of, when the name alone does not say
 */
export const CodeBlock = ({ name, of = '', text }: { name: string; of?: string; text: string }) => {
  const say = useSay()
  const copy = useCopy()
  const whole = of ? `${name} · ${of}` : name
  return (
    <figure className="docs-code">
      <figcaption>
        {name}
        <button
          type="button"
          aria-label={say(texts.copyNamed, { name: whole })}
          onClick={() => void copy(text)}
        >
          {say(texts.copy)}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section tabIndex={0} aria-label={whole}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  )
}
