/** A field of a working copy: it is sent when it is left or Enter is pressed, and keeps what was typed if the server refuses it. */
import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

interface CommitFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  value: string
  /** Sends the value; returns the message if it was refused. */
  onCommit(value: string): Promise<string | null>
  isLong?: boolean
}

export function CommitField({ value, onCommit, isLong = false, ...props }: CommitFieldProps) {
  const [text, setText] = useState(value)
  const [problem, setProblem] = useState<string | null>(null)
  /** What is on its way: Enter and leaving the field send it once. */
  const sent = useRef<string | null>(null)
  // What the server calculated replaces what was typed.
  useEffect(() => {
    setText(value)
    setProblem(null)
  }, [value])
  const commit = async () => {
    if (text === value) return setProblem(null)
    if (text === sent.current) return
    sent.current = text
    setProblem(await onCommit(text))
    sent.current = null
  }
  const shared = {
    value: text,
    error: problem,
    onBlur: () => void commit(),
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  }
  if (isLong) return <Textarea {...(props as object)} {...shared} autosize minRows={2} maxRows={10} />
  return (
    <TextInput
      {...props}
      {...shared}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void commit()
      }}
    />
  )
}
