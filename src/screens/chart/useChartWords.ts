import { useMemo } from 'react'
import { useSay } from '@/i18n/useSay'
import { chartTexts } from './texts'

interface LineWords {
  readonly formattedXValue: string
  readonly formattedYValue: string
  readonly seriesLabel?: string | undefined
}

interface BarWords {
  readonly formattedCategoryValue: string
  readonly formattedValue: string
  readonly seriesLabel?: string | undefined
}

/** What the drawing library says about each figure, in the current language. */
export const useChartWords = () => {
  const say = useSay()
  return useMemo(() => {
    const point = (at: string, label: string | undefined, value: string) =>
      say(chartTexts.point, { at, series: label ?? '', value })
    return {
      noData: say(chartTexts.empty),
      lineDescription: ({ formattedXValue, seriesLabel, formattedYValue }: LineWords) =>
        point(formattedXValue, seriesLabel, formattedYValue),
      barDescription: ({ formattedCategoryValue, seriesLabel, formattedValue }: BarWords) =>
        point(formattedCategoryValue, seriesLabel, formattedValue),
    }
  }, [say])
}
