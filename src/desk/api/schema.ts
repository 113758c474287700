/** Reads types of the API from the API itself, so that forms and filters know fields, lists, enums and descriptions without a copy of them. */
import { useEffect, useState } from 'react'
import { runDocument } from './client.js'
import { typeDocument } from './documents/schema.js'

interface TypeRef {
  kind: string
  name: string | null
  ofType: TypeRef | null
}

export interface SchemaField {
  name: string
  description: string
  /** The name of the innermost type, such as `String` or `ProductStatus`. */
  type: string
  kind: 'SCALAR' | 'ENUM' | 'INPUT_OBJECT' | 'OBJECT'
  isList: boolean
  isRequired: boolean
}

export interface SchemaType {
  name: string
  description: string
  fields: SchemaField[]
  /** The values of an enum. */
  values: { name: string; description: string }[]
}

interface TypeResult {
  __type: {
    name: string
    description: string | null
    inputFields: FieldResult[] | null
    fields: FieldResult[] | null
    enumValues: { name: string; description: string | null }[] | null
  } | null
}

interface FieldResult {
  name: string
  description: string | null
  type: TypeRef
  defaultValue?: string | null
}

function toField({ name, description, type, defaultValue }: FieldResult): SchemaField {
  let inner = type
  let isList = false
  while (inner.ofType) {
    if (inner.kind === 'LIST') isList = true
    inner = inner.ofType
  }
  return {
    name,
    description: description ?? '',
    type: inner.name ?? '',
    kind: inner.kind as SchemaField['kind'],
    isList,
    // What has a default can be left out.
    isRequired: type.kind === 'NON_NULL' && defaultValue == null,
  }
}

const loaded = new Map<string, Promise<SchemaType | null>>()

async function readType(name: string): Promise<SchemaType | null> {
  const { __type: type } = await runDocument<TypeResult>(typeDocument, { name })
  if (!type) return null
  return {
    name: type.name,
    description: type.description ?? '',
    fields: (type.inputFields ?? type.fields ?? []).map(toField),
    values: (type.enumValues ?? []).map((value) => ({ name: value.name, description: value.description ?? '' })),
  }
}

/** Returns a type of the API; null if it does not exist. It is read once. */
export function loadType(name: string): Promise<SchemaType | null> {
  const reading = loaded.get(name) ?? readType(name)
  loaded.set(name, reading)
  // A failed request is made again by the next form.
  reading.catch(() => loaded.delete(name))
  return reading
}

/** Reads types for a component; undefined until they are known. */
export function useTypes(names: readonly string[]): Record<string, SchemaType> | undefined {
  const key = names.join(' ')
  const [types, setTypes] = useState<Record<string, SchemaType>>()
  useEffect(() => {
    let isCurrent = true
    void Promise.all(key.split(' ').filter(Boolean).map(loadType))
      .then((found) => {
        if (isCurrent) setTypes(Object.fromEntries(found.flatMap((type) => (type ? [[type.name, type]] : []))))
      })
      .catch(() => isCurrent && setTypes({}))
    return () => {
      isCurrent = false
    }
  }, [key])
  return types
}

export const useType = (name: string): SchemaType | undefined => useTypes([name])?.[name]
