import { describe, expect, test } from 'vitest'
import type { Access, Roles } from '../../db/json.js'
import {
  type Actor,
  anyKey,
  authorize,
  callerKind,
  describeRight,
  edits,
  hasRole,
  isStaff,
  type OwnerKind,
  orIn,
  orOwn,
  orRegister,
  owns,
  type Policy,
  type RequiredAccess,
  reads,
  refuseEscalation,
  type User,
} from './access.js'

const texts = { missing: 'A key is missing', mistaken: 'The key is wrong' }
const person = (kind: string, managedCompanyIds: number[] = []) => ({ kind, managedCompanyIds }) as unknown as User
const actor = (kind: string, roles: Roles = {}, user: User | null = null, isMistaken = false) =>
  ({ kind, roles, user, isMistaken }) as unknown as Actor

/** Returns the error of `authorize` for a caller; 'allowed' if there is none. */
function judge(caller: Actor, policy: Policy): string {
  try {
    authorize(caller, policy, texts)
    return 'allowed'
  } catch (error) {
    return (error as Error).message
  }
}

const levels: Access[] = ['NONE', 'VIEWER', 'EDITOR', 'OWNER']

describe('roles', () => {
  test.each(levels.flatMap((has) => levels.map((needs) => [has, needs] as const)))('%s %s', (has, needs) => {
    expect(hasRole({ order: has }, 'order', needs)).toBe(levels.indexOf(has) >= levels.indexOf(needs))
    expect(hasRole({ order: has }, 'product', needs)).toBe(needs === 'NONE')
  })

  const policies: [RequiredAccess, Policy][] = [
    ['VIEWER', reads('order')],
    ['EDITOR', edits('order')],
    ['OWNER', owns('order')],
  ]
  test.each(policies)('an operation that needs %s is allowed from there on, only in its own domain', (needs, policy) => {
    const allowed = levels.filter((has) => judge(actor('key', { order: has }), policy) === 'allowed')
    expect(allowed).toEqual(levels.slice(levels.indexOf(needs)))
    expect(judge(actor('key', { product: 'OWNER' }), policy)).toContain(`needs order.${needs}`)
    expect(judge(actor('key', { product: 'OWNER' }), orIn(edits('order'), 'product'))).toBe('allowed')
    expect(judge(actor('key', { product: 'VIEWER' }), orIn(edits('order'), 'product'))).toContain(
      'order.EDITOR or product.EDITOR',
    )
  })

  test('a caller without a credential is refused everywhere, with an error that says whether it is missing or wrong', () => {
    for (const policy of [
      anyKey('harmless'),
      reads('order'),
      orOwn(reads('order'), 'user'),
      orRegister(edits('user'), 'registers'),
    ]) {
      expect(judge(actor('nobody'), policy)).toContain(texts.missing)
      expect(judge(actor('nobody', {}, null, true), policy)).toContain(texts.mistaken)
    }
  })

  test('any key may use what is open to all keys, or registers somebody', () => {
    expect(judge(actor('key'), anyKey('harmless'))).toBe('allowed')
    expect(judge(actor('key'), orRegister(edits('user'), 'registers'))).toBe('allowed')
    expect(judge(actor('key'), edits('user'))).toContain('needs user.EDITOR')
  })
})

describe('owners', () => {
  const users: Record<string, User | null> = {
    nobody: null,
    contact: person('contact'),
    manager: person('contact', [7]),
    customer: person('customer'),
    admin: person('admin'),
  }
  const expected: Record<OwnerKind, string[]> = {
    contact: ['contact', 'manager'],
    customer: ['customer'],
    manager: ['manager'],
    admin: ['admin'],
    user: ['contact', 'manager', 'customer', 'admin'],
  }
  test.each(Object.keys(expected) as OwnerKind[])('access for the owner "%s" is given to nobody else', (own) => {
    const policy = orOwn(edits('order'), own)
    const allowed = Object.keys(users).filter((name) => judge(actor('key', {}, users[name]), policy) === 'allowed')
    expect(allowed).toEqual(expected[own])
    expect(judge(actor('key'), policy)).toContain(`needs order.EDITOR or a login as ${own}`)
  })

  test('one of several kinds is enough', () => {
    const policy = orOwn(reads('order'), 'customer', 'manager')
    expect(judge(actor('key', {}, person('contact', [1])), policy)).toBe('allowed')
    expect(judge(actor('key', {}, person('contact')), policy)).toContain('customer or manager')
  })
})

describe('staff', () => {
  const needed: RequiredAccess[] = ['VIEWER', 'EDITOR', 'OWNER']
  test.each(needed)('with %s of users, or of the shop, where to view is not enough', (access) => {
    const rolesOf = (domain: string) => levels.filter((has) => isStaff({ [domain]: has }, access))
    expect(rolesOf('user')).toEqual(levels.slice(levels.indexOf(access)))
    expect(rolesOf('shop')).toEqual(levels.slice(Math.max(levels.indexOf(access), levels.indexOf('EDITOR'))))
    expect(rolesOf('order')).toEqual([])
  })

  test('nobody grants more than they have', () => {
    const granter = actor('key', { order: 'EDITOR', product: 'OWNER' })
    expect(() => refuseEscalation(granter, { order: 'EDITOR', product: 'VIEWER' })).not.toThrow()
    expect(() => refuseEscalation(granter, { order: 'OWNER', product: 'OWNER', user: 'VIEWER' })).toThrow(
      'cannot grant order.OWNER, user.VIEWER',
    )
    expect(describeRight(orOwn(orIn(edits('order'), 'shop'), 'contact', 'admin'))).toBe(
      'order.EDITOR or shop.EDITOR or a login as contact or admin',
    )
  })
})

test.each([
  ['a visitor of a storefront', actor('key', { order: 'OWNER', shop: 'VIEWER' }), 'visitor'],
  ['a visitor of a storefront that only reads', actor('key', { product: 'VIEWER' }), 'visitor'],
  ['a key that edits products', actor('key', { product: 'EDITOR' }), 'key'],
  ['a key that sees all users', actor('key', { user: 'VIEWER' }), 'key'],
  ['a key that edits the shop', actor('key', { shop: 'EDITOR' }), 'key'],
  ['a client of REST without a role', actor('client'), 'key'],
  ['somebody without a key', actor('nobody', { product: 'OWNER' }), 'visitor'],
  ['a contact, with whatever key', actor('key', { product: 'OWNER' }, person('contact')), 'person'],
  ['a customer', actor('key', {}, person('customer')), 'person'],
  ['an administrator', actor('key', {}, person('admin')), 'administrator'],
])('the budget of %s', (_, caller, kind) => {
  expect(callerKind(caller as Actor)).toBe(kind)
})
