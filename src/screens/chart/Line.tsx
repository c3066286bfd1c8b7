import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { useSize } from '@/ui/useSize'
import { type ChartSeries, chartTexts, type LeadsTo, ticksTo } from './chart'

/** Room around the plot, px, with the lower axis below. The left side is at least this wide, or as wide as its widest figure. */
const room = { top: 12, right: 12, bottom: 28, left: 56 }

/** Between a figure of the left axis and the plot, px. */
const tickGap = 6

/** Least distance between two words of the lower axis, px. */
const gap = 4

/** The width of the widest word on an axis, px. */
const widest = (words: readonly string[]): number => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = `12px ${getComputedStyle(document.body).fontFamily}`
  return Math.max(...words.map((word) => pen.measureText(word).width))
}

/** A series as a line with a filled area, as wide as its container. Pointer or arrow keys read out single figures. */
export const Line = ({
  name,
  categories,
  shorten = String,
  series,
  height,
  leadsTo,
}: {
  name: string
  categories: readonly string[]
  /** How a category is written on the axis. */
  shorten?: ((category: string) => string) | undefined
  series: ChartSeries
  /** px */
  height: number
  /** Where a click on a point, or Enter, leads. A tap only shows its figure. */
  leadsTo?: LeadsTo | undefined
}) => {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const width = useSize(() => place.current, 'width', 0)
  const [chosen, choose] = useState(0)
  const [isTold, tell] = useState(false)
  const words = useMemo(() => categories.map(shorten), [categories, shorten])
  const wordWidth = useMemo(() => widest(words), [words])
  const { label, values, write, tick = write } = series
  const last = values.length - 1
  const at = Math.min(chosen, last)
  const category = categories[at] ?? ''
  const to = leadsTo?.(category)
  const navigate = useNavigate()
  const lead = () => to !== undefined && void navigate(to)
  const figure = write(values[at] ?? 0)

  const ticks = useMemo(() => ticksTo(Math.max(...values)), [values])
  const ticksWidth = useMemo(() => widest(ticks.map(tick)), [ticks, tick])
  const left = Math.max(room.left, Math.ceil(ticksWidth) + 2 * tickGap)
  const right = width - room.right
  const bottom = height - room.bottom
  const step = Math.max(0, right - left) / Math.max(1, last)
  const every = Math.ceil((wordWidth + gap) / (step || wordWidth))
  const xOf = (index: number) => left + index * step
  const yOf = (value: number) => bottom - (value / (ticks.at(-1) || 1)) * (bottom - room.top)
  const line = values.map((value, index) => `${xOf(index)},${yOf(value)}`).join('L')
  const [x, y] = [xOf(at), yOf(values[at] ?? 0)]

  const show = (index: number) => {
    choose(Math.max(0, Math.min(index, last)))
    tell(true)
  }
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    show(Math.round((clientX - currentTarget.getBoundingClientRect().left) / step))
  return (
    <div className="chart-line" ref={place}>
      {/* Invisible: the browser's own arrow-key handling, which also reads each figure to screen readers. */}
      <input
        type="range"
        max={last}
        value={at}
        aria-label={name}
        aria-valuetext={say(chartTexts.point, { at: category, series: label, value: figure })}
        onChange={({ target }) => show(target.valueAsNumber)}
        onFocus={() => tell(true)}
        onBlur={() => tell(false)}
        onKeyDown={({ key }) => key === 'Enter' && lead()}
      />
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {ticks.map((value) => (
            <g key={value}>
              <line className="chart-grid" x1={left} x2={right} y1={yOf(value)} y2={yOf(value)} />
              <text className="chart-tick" x={left - tickGap} y={yOf(value)}>
                {tick(value)}
              </text>
            </g>
          ))}
          <path className="chart-area" d={`M${line}L${right},${bottom}L${left},${bottom}Z`} />
          <path className="chart-stroke" d={`M${line}`} />
          <line className="chart-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
          {words.map(
            (word, index) =>
              index % every === 0 && (
                <text key={categories[index]} className="chart-word" x={xOf(index)} y={bottom + 7}>
                  {word}
                </text>
              ),
          )}
          {isTold && (
            <>
              <line className="chart-guide" x1={x} x2={x} y1={room.top} y2={bottom} />
              <rect className="chart-focus" x={x - 6} y={y - 6} width="12" height="12" rx="3" />
              <circle className="chart-point" cx={x} cy={y} r="5" />
            </>
          )}
          <rect
            className="chart-reach"
            data-leads={to !== undefined || undefined}
            x={left}
            y={room.top}
            width={right - left}
            height={bottom - room.top}
            onPointerDown={point}
            onPointerMove={point}
            onPointerLeave={() => tell(false)}
            onPointerUp={({ pointerType, button }) => pointerType === 'mouse' && button === 0 && lead()}
          />
        </svg>
      )}
      {isTold && (
        // Shifted left by a share of its own width equal to its point's position, so it stays inside the chart.
        <div
          className="chart-told"
          role="tooltip"
          style={{ left: x, top: y - 12, translate: `${(-100 * x) / width}% -100%` }}
        >
          <p>{category}</p>
          <p>
            {label} <b>{figure}</b>
          </p>
          {to !== undefined && <p className="chart-lead">{say(chartTexts.open)}</p>}
        </div>
      )}
    </div>
  )
}
