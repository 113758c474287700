/** What the signed-in administrator may do. The server decides; the desk only leaves out what it would refuse. */
import { useEffect, useMemo, useState } from 'react'
import { runDocument } from './client.js'
import { ownRightsDocument, rolesOfDocument } from './documents/platform-edit.js'
import { getSession } from './session.js'

export const ACCESS_LEVELS = ['NONE', 'VIEWER', 'EDITOR', 'OWNER'] as const
export type Access = (typeof ACCESS_LEVELS)[number]

/** Returns whether the roles allow this access in a domain, such as EDITOR for `user`. */
export type MayDo = (domain: string, access: Access) => boolean

interface Own {
  adminUserViewer: { id: string } | null
  roleDefinitions: { items: { name: string; defaultAccess: Access }[] }
}

interface Roles {
  roles: { items: { access: Access; roleDefinition: { name: string } }[] }
}

/** A role that was given to a person replaces the default of its domain. */
async function readRights(): Promise<Record<string, Access> | null> {
  const { adminUserViewer: own, roleDefinitions } = await runDocument<Own>(ownRightsDocument)
  if (!own) return null
  const { roles } = await runDocument<Roles>(rolesOfDocument, { userIds: [Number(own.id)] })
  return Object.fromEntries([
    ...roleDefinitions.items.map(({ name, defaultAccess }) => [name, defaultAccess]),
    ...roles.items.map(({ roleDefinition, access }) => [roleDefinition.name, access]),
  ])
}

let read: { person: string; rights: Promise<Record<string, Access> | null> } | null = null

/** Reads the rights of a person once; a key adds rights that are not known here, so it allows everything. */
function loadRights(): Promise<Record<string, Access> | null> {
  const session = getSession()
  if (!session || session.apiKey) return Promise.resolve(null)
  const person = `${session.tenant}/${session.email}`
  if (read?.person !== person) read = { person, rights: readRights().catch(() => null) }
  return read.rights
}

/** Forgets the rights, after somebody has changed them. */
export const forgetRights = () => {
  read = null
}

/** Returns what the person may do; null until it is known. */
export function useLoadedRights(): MayDo | null {
  const [rights, setRights] = useState<{ own: Record<string, Access> | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadRights().then((own) => isCurrent && setRights({ own }))
    return () => {
      isCurrent = false
    }
  }, [])
  return useMemo(() => rights && ((domain, access) => mayDo(rights.own?.[domain], access)), [rights])
}

const mayDo = (own: Access | undefined, access: Access) => !own || ACCESS_LEVELS.indexOf(own) >= ACCESS_LEVELS.indexOf(access)

const everything: MayDo = () => true

/** Returns what the person may do. Until it is known, nothing is left out. */
export const useRights = (): MayDo => useLoadedRights() ?? everything
