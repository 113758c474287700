/** What the signed-in administrator may do. The server decides; the desk only leaves out what it would refuse. */
import { useEffect, useState } from 'react'
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

/** Returns what the person may do. Until it is known, everything is shown. */
export function useRights(): MayDo {
  const [rights, setRights] = useState<Record<string, Access> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadRights().then((found) => isCurrent && setRights(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return (domain, access) => {
    const own = rights?.[domain]
    return !own || ACCESS_LEVELS.indexOf(own) >= ACCESS_LEVELS.indexOf(access)
  }
}
