/** A chart over time, drawn by uPlot. The same numbers are in a table behind a switch, for those who cannot see or point at a chart. */
import { Group, SegmentedControl, Table, Text, useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { defineWords, useWords } from '../base/words.js'
import { pickTicks } from './chart-ticks.js'

interface ChartSeries {
  label: string
  values: readonly number[]
}

interface TimeChartProps {
  /** What the chart shows, such as "Revenue excl. tax in EUR". */
  label: string
  /** The names of the points, such as "1 Nov". */
  points: readonly string[]
  series: readonly ChartSeries[]
  kind: 'bars' | 'line'
  format(value: number): string
  /** Whether values are counts, which have no fractions. */
  isWhole?: boolean
  /** A shorter form for the axis, such as "12k". */
  formatAxis(value: number): string
}

const words = defineWords({
  en: { view: 'View', chart: 'Chart', table: 'Table', period: 'Period', nothing: 'Nothing in this period. Choose a longer one.' },
  nl: {
    view: 'Weergave',
    chart: 'Grafiek',
    table: 'Tabel',
    period: 'Periode',
    nothing: 'Niets in deze periode. Kies een langere.',
  },
  de: {
    view: 'Darstellung',
    chart: 'Diagramm',
    table: 'Tabelle',
    period: 'Zeitraum',
    nothing: 'Nichts in diesem Zeitraum. Wählen Sie einen längeren.',
  },
})

export function TimeChart(props: TimeChartProps) {
  const { view, chart, table } = useWords(words)
  const [shown, setShown] = useState('chart')
  const [at, setAt] = useState<number | null>(null)
  return (
    <figure className="desk-chart" aria-label={props.label}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs" mb="xs" mih={30}>
        <Readout {...props} at={at} />
        <SegmentedControl
          flex="none"
          size="xs"
          aria-label={`${view}: ${props.label}`}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'chart', label: chart },
            { value: 'table', label: table },
          ]}
        />
      </Group>
      {shown === 'chart' ? <PlotOrNothing {...props} onPoint={setAt} /> : <NumbersTable {...props} />}
    </figure>
  )
}

/** Shows the legend, and the numbers of the point under the pointer. */
function Readout({ points, series, format, at }: TimeChartProps & { at: number | null }) {
  return (
    <Group gap="4px 12px" className="desk-chart-readout">
      {at !== null && points[at] && (
        <Text span size="sm" c="dimmed">
          {points[at]}
        </Text>
      )}
      {series.map(({ label, values }, index) => (
        <Text key={label} span size="sm" className="desk-legend" data-series={index + 1}>
          {label}
          {at !== null && values[at] !== undefined && <strong> {format(values[at])}</strong>}
        </Text>
      ))}
    </Group>
  )
}

function NumbersTable({ label, points, series, format }: TimeChartProps) {
  const { period } = useWords(words)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long table
    <section className="desk-chart-table" tabIndex={0} aria-label={label}>
      <Table verticalSpacing={6} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{period}</Table.Th>
            {series.map((one) => (
              <Table.Th key={one.label} className="desk-number">
                {one.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points of a chart keep their order
            <Table.Tr key={index}>
              <Table.Th scope="row">{point}</Table.Th>
              {series.map((one) => (
                <Table.Td key={one.label} className="desk-number">
                  {format(one.values[index] ?? 0)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

/** An empty chart would look like one that did not load. */
function PlotOrNothing(props: TimeChartProps & { onPoint(at: number | null): void }) {
  const { nothing } = useWords(words)
  if (props.series.some(({ values }) => values.some((value) => value !== 0))) return <Plot {...props} />
  return <div className="desk-chart-nothing">{nothing}</div>
}

const HEIGHT = 220
const MIN_WIDTH = 240

/** Returns the colour of a CSS variable as the browser calculates it: the canvas cannot read `light-dark()`. */
function readColour(element: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function Plot({
  label,
  points,
  series,
  kind,
  isWhole = false,
  formatAxis,
  onPoint,
}: TimeChartProps & { onPoint(at: number | null): void }) {
  const holder = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme('light')
  const content = JSON.stringify([points, series])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read again when the theme changes, and the numbers are compared by content
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const plot = new uPlot(
      chartOptions({ element, points, series, kind, isWhole, formatAxis, onPoint }),
      [points.map((_, index) => index), ...series.map(({ values }) => [...values])],
      element,
    )
    const observer = new ResizeObserver(() => plot.setSize({ width: widthOf(element), height: HEIGHT }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
      onPoint(null)
    }
  }, [content, kind, scheme, formatAxis, onPoint])
  return <div ref={holder} className="desk-chart-plot" role="img" aria-label={label} />
}

const widthOf = (element: HTMLElement) => Math.max(element.clientWidth, MIN_WIDTH)

interface OptionsInput extends Pick<TimeChartProps, 'points' | 'series' | 'kind' | 'formatAxis'> {
  element: HTMLElement
  isWhole: boolean
  onPoint(at: number | null): void
}

function chartOptions({ element, points, series, kind, isWhole, formatAxis, onPoint }: OptionsInput): uPlot.Options {
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const axis = { font, stroke: readColour(element, '--quiet'), ticks: { show: false } }
  const line = readColour(element, '--line')
  const { bars } = uPlot.paths
  const paths = kind === 'bars' && bars ? { paths: bars({ size: [0.65, 48], radius: 0.12 }) } : {}
  return {
    width: widthOf(element),
    height: HEIGHT,
    legend: { show: false },
    padding: [8, 28, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === 'line' } },
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? null)] },
    scales: { x: { time: false, range: [-0.6, points.length - 0.4] }, y: { range: (_plot, _min, max) => [0, niceMaximum(max)] } },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        splits: ({ width }) => pickTicks(points.length, width),
        values: (_plot, splits) => splits.map((index) => points[index] ?? ''),
      },
      {
        ...axis,
        size: 56,
        ...(isWhole && { incrs: WHOLE_STEPS }),
        grid: { stroke: line, width: 1 },
        values: (_plot, splits) => splits.map((value) => formatAxis(value)),
      },
    ],
    series: [
      {},
      ...series.map((one, index) => {
        const colour = readColour(element, `--chart-${index + 1}`)
        const fill = kind === 'bars' ? { fill: colour, stroke: colour } : { stroke: colour }
        return {
          label: one.label,
          width: kind === 'bars' ? 0 : 2,
          points: { show: kind === 'line' && points.length < 40 },
          ...fill,
          ...paths,
        }
      }),
    ],
  }
}

/** The distances between the lines of an axis of counts. */
const WHOLE_STEPS = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1e3, 1e4, 1e5, 1e6].map((power) => step * power))
  .sort((one, other) => one - other)

/** An empty chart still has an axis. */
const niceMaximum = (max: number | null) => (max ? max * 1.08 : 1)
