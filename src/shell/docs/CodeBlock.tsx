import { useSay } from '@/i18n/useSay'
import { useCopy } from '@/ui/CopyButton'
import { texts } from './texts'

/**
 * A piece of a program with a button that copies it. It scrolls by itself, also by keyboard.
 *
 * @param name what stands above it
 * @param of what it is an example of, where the name alone does not tell
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={whole}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  )
}
