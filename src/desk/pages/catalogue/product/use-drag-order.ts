/** Changes the order of a list by dragging its items. */
import { type DragEvent, useState } from 'react'

const ORDER_TYPE = 'application/x-wharf-order'

/** Returns the properties that make an item of a list draggable. `fill` adds what other targets may read. */
export function useDragOrder(onMove: (from: number, to: number) => void, fill?: (index: number, transfer: DataTransfer) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  return (index: number) => ({
    draggable: true,
    'data-dragged': from === index || undefined,
    'data-over': over === index && from !== null && from !== index ? (from < index ? 'below' : 'above') : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(ORDER_TYPE, String(index))
      fill?.(index, event.dataTransfer)
      setFrom(index)
    },
    onDragOver: (event: DragEvent) => {
      if (from === null || !event.dataTransfer.types.includes(ORDER_TYPE)) return
      event.preventDefault()
      if (over !== index) setOver(index)
    },
    onDrop: (event: DragEvent) => {
      if (from === null) return
      event.preventDefault()
      if (from !== index) onMove(from, index)
      end()
    },
    onDragEnd: end,
  })
}
