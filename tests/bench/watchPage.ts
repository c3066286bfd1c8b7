/** Runs in the page: its longest task, and its peak memory use, including garbage. */
export function watchPage() {
  let longest = 0
  let most = 0
  const observer = new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const look = () => {
    const memory: unknown = Reflect.get(performance, 'memory')
    const used: unknown = typeof memory === 'object' && memory ? Reflect.get(memory, 'usedJSHeapSize') : 0
    most = Math.max(most, Number(used))
  }
  const timer = setInterval(look, 100)
  return {
    seen: () => {
      clearInterval(timer)
      for (const { duration } of observer.takeRecords()) longest = Math.max(longest, duration)
      observer.disconnect()
      return { longest, most: Math.round(most / 1e5) / 10 }
    },
  }
}
